"""Cards, tokens and dice of the box, with how many of each there are. Rulebook: Components, Setup."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

# ---------------------------------------------------------------- action cards and dice

ACTIVATION: Final = "activation"
REPAIR: Final = "repair"
SABOTAGE: Final = "sabotage"
THREAT: Final = "threat"
ACTIONS: Final = (ACTIVATION, REPAIR, SABOTAGE)
ACTION_DECK: Final[Mapping[str, int]] = {ACTIVATION: 17, REPAIR: 17, SABOTAGE: 17}
DIE: Final = (ACTIVATION, ACTIVATION, REPAIR, REPAIR, SABOTAGE, THREAT)
"""The six sides of an action die of the cooperative game."""
FACES: Final = (ACTIVATION, REPAIR, SABOTAGE, THREAT)

START_HAND: Final = 2
HAND_LIMIT: Final = 3
HAND_LIMIT_STARVING: Final = 2
ACTION_DICE: Final = 3
ACTION_DICE_STARVING: Final = 2

# ---------------------------------------------------------------- roles and infection

HUMAN: Final = "human"
ALIEN: Final = "alien"
DOG_TOKENS: Final[Mapping[str, int]] = {"dog_healthy": 7, "dog_alien": 2}
DOG_HEALTHY: Final = "dog_healthy"
DOG_ALIEN: Final = "dog_alien"
DOGS: Final = 4
COOP_ROLES: Final[Mapping[str, int]] = {HUMAN: 6, ALIEN: 2}
COOP_CHARACTERS: Final = 6

# ---------------------------------------------------------------- weapons, items, samples

FLAMETHROWER: Final = "flamethrower"
EXPLOSIVE: Final = "explosive"
FIREARM: Final = "firearm"
MELEE: Final = "melee"
WEAPONS: Final = (FLAMETHROWER, EXPLOSIVE, FIREARM, MELEE)
CANISTERS: Final = 6
"""Canisters on a flamethrower that comes from the deck."""

FUEL_CAN: Final = "fuel_can"
TOOLS: Final = "tools"
KEYS: Final = "keys"
WIRE: Final = "wire"
FLASHLIGHT: Final = "flashlight"
ITEMS: Final = (FUEL_CAN, TOOLS, KEYS, WIRE, FLASHLIGHT)

BLOOD: Final = "blood_sample"
SPOILED: Final = "spoiled_sample"
SAMPLES: Final = (BLOOD, SPOILED)

GOODS: Final = (*WEAPONS, *ITEMS, *SAMPLES)
BACKS: Final = ("weapon", "item", "sample")
AVOIDS: Final = (MELEE, FIREARM, FLAMETHROWER)
"""Weapons with which somebody leaves a clash of characters."""
BURNS: Final = (FLAMETHROWER, EXPLOSIVE)
"""Weapons against the revealed alien, and for arson."""


def back_of(good: str) -> str:
    """What a good looks like from behind."""
    return "weapon" if good in WEAPONS else "item" if good in ITEMS else "sample"


# ---------------------------------------------------------------- the station

FOOD: Final = 16
MEAL: Final = 4
"""Pieces from the pantry that feed the station when nothing is cooked."""
FIRES: Final = 6
GENERATOR_FUEL: Final = 4
BOILER_FUEL: Final = 4
OUTAGE: Final = 2
"""So much damage in the generator cuts the power."""
BOILER_LOST: Final = 3
"""With so much damage in phase 2 the boiler is lost."""


class Numbers(NamedTuple):
    """What the setup for so many people says.

    Attributes:
        weather: the weather table.
        helicopter_damage: damage on the staff helicopter.
        radio_damage: damage in the radio room.
        underground, outdoor: fuel in the stores.
        blood, spoiled: tokens in the laboratory bag.
        weapons, items: cards in the decks.
        power: of the first revealed alien.
    """

    weather: str
    helicopter_damage: int
    radio_damage: int
    underground: int
    outdoor: int
    blood: int
    spoiled: int
    weapons: Mapping[str, int]
    items: Mapping[str, int]
    power: int


def _weapons(flamethrower: int, explosive: int, firearm: int, melee: int) -> Mapping[str, int]:
    return {FLAMETHROWER: flamethrower, EXPLOSIVE: explosive, FIREARM: firearm, MELEE: melee}


def _items(fuel_can: int, tools: int, keys: int, wire: int, flashlight: int) -> Mapping[str, int]:
    return {FUEL_CAN: fuel_can, TOOLS: tools, KEYS: keys, WIRE: wire, FLASHLIGHT: flashlight}


NUMBERS: Final[Mapping[int, Numbers]] = {
    4: Numbers("p4_5", 2, 4, 10, 3, 8, 12, _weapons(1, 3, 1, 3), _items(2, 2, 2, 1, 2), 2),
    5: Numbers("p4_5", 3, 5, 10, 4, 10, 15, _weapons(1, 3, 1, 3), _items(2, 2, 2, 1, 2), 2),
    6: Numbers("p6", 4, 6, 14, 5, 12, 18, _weapons(1, 3, 2, 4), _items(2, 2, 2, 1, 3), 3),
    7: Numbers("p7_8", 5, 7, 18, 6, 14, 21, _weapons(1, 3, 2, 4), _items(3, 3, 2, 2, 3), 3),
    8: Numbers("p7_8", 6, 8, 18, 7, 16, 24, _weapons(2, 4, 2, 4), _items(4, 4, 2, 2, 3), 4),
}
"""For four to eight people with hidden roles."""
COOP_NUMBERS: Final = Numbers("p6", 4, 6, 14, 5, 12, 18, _weapons(1, 3, 2, 4), _items(3, 3, 2, 2, 3), 5)
"""For one to three people against the game."""
SNOWMOBILE_START_DAMAGE: Final = 1
"""Damage on the snowmobile, for any number of people."""
