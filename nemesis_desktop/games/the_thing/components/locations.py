"""The station: its rooms and vehicles, what can be done in each, and the stores beside them. Rulebook: Locations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from nemesis_desktop.games.the_thing.components.assumptions import (
    RADIO_DAMAGE,
    SNOWMOBILE_DAMAGE,
    SNOWMOBILE_FUEL,
    STAFF_HELICOPTER_DAMAGE,
    STAFF_HELICOPTER_FUEL,
)

REC_ROOM: Final = "rec_room"
BEDROOM: Final = "bedroom"
KENNEL: Final = "kennel"
MOST_IN_A_ROOM: Final = 3
UNDERGROUND: Final = "underground"
OUTDOOR: Final = "outdoor"


class Location(NamedTuple):
    """A green location, as it is printed.

    Attributes:
        activation: what the action Activation does there.
        sabotage: what a sabotage card does there.
        alien_sabotage: what the revealed alien does there, once for each point of power.
        amount: how much of it at a time.
        fuel_slots: how much fuel it has room for.
        fuel_from: the store that its fuel comes from.
        damage_slots: how much damage it has room for; where there is none it cannot be repaired either.
        bonus: Activation and Repair are done once for each standing character here.
        vehicle: people can leave in it.
    """

    id: str
    activation: str
    sabotage: str
    alien_sabotage: str = ""
    amount: int = 1
    fuel_slots: int = 0
    fuel_from: str = ""
    damage_slots: int = 0
    bonus: bool = False
    vehicle: bool = False


LOCATIONS: Final[Mapping[str, Location]] = {
    one.id: one._replace(alien_sabotage=one.alien_sabotage or one.sabotage)
    for one in (
        Location("armory", "look_weapons_keep_one", "remove_random_weapon"),
        Location(
            "generator_room", "add_fuel", "add_damage",
            fuel_slots=4, fuel_from=UNDERGROUND, damage_slots=2, bonus=True,
        ),
        Location(
            "boiler_room", "add_fuel", "add_damage",
            fuel_slots=4, fuel_from=UNDERGROUND, damage_slots=3, bonus=True,
        ),
        Location("kitchen", "cook", "discard_pantry_food", amount=2),
        Location(
            "laboratory", "draw_lab_token", "discard_blood_sample_from_bag", "discard_random_lab_token", bonus=True,
        ),
        Location("weather_station", "roll_weather_and_move_fuel", "discard_underground_fuel"),
        Location("radio_room", "send_sos", "add_damage", damage_slots=RADIO_DAMAGE, bonus=True),
        Location("warehouse", "look_items_keep_one", "remove_random_item"),
        Location(
            "snowmobile", "refuel_or_escape", "add_damage",
            fuel_slots=SNOWMOBILE_FUEL, fuel_from=OUTDOOR, damage_slots=SNOWMOBILE_DAMAGE, bonus=True, vehicle=True,
        ),
        Location(
            "staff_helicopter", "refuel_or_escape", "add_damage",
            fuel_slots=STAFF_HELICOPTER_FUEL, fuel_from=OUTDOOR, damage_slots=STAFF_HELICOPTER_DAMAGE,
            bonus=True, vehicle=True,
        ),
    )
}  # fmt: skip
"""The green locations in the order in which they are listed everywhere. Each has a card; the kennel has one, too."""

LOCATION_CARDS: Final = (*LOCATIONS, KENNEL)
RESCUE: Final = "rescue_helicopter"
"""The third vehicle, which is no location."""
