"""Every case of the rule book has a test, and every number printed in the box is the product's own."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from nemesis_desktop.games.the_thing.components import assumptions, things
from nemesis_desktop.games.the_thing.components.characters import CHARACTERS
from nemesis_desktop.games.the_thing.components.locations import LOCATION_CARDS, LOCATIONS
from nemesis_desktop.games.the_thing.components.tracks import FREEZING_START, GREEN, RESCUE_FUEL_START, YELLOW

HERE = Path(__file__).resolve().parent
REFERENCE = HERE.parents[3] / "shared" / "reference" / "the-thing"


def reference(name: str) -> dict[str, Any]:
    path = REFERENCE / f"{name}.toml"
    if not path.is_file():
        pytest.skip("the reference is not beside the working copy")
    return tomllib.loads(path.read_text(encoding="utf-8"))


def test_every_case_is_played() -> None:
    wanted = {one["id"] for one in reference("rule_cases_handed")["case"]}
    tests = "".join(path.read_text(encoding="utf-8") for path in HERE.rglob("test_*.py"))
    played = {id for marks in re.findall(r"@case\(([^)]*)\)", tests) for id in re.findall(r"th-[0-9a-f]{4}", marks)}
    assert wanted - played == set()
    assert played - wanted == set()


def test_every_open_point_has_its_reading_and_the_other_one() -> None:
    wanted = {one["id"]: one["importance"] for one in reference("assumptions")["assumption"]}
    known = {one.id: one.importance for one in assumptions.ASSUMPTIONS}
    assert known.keys() >= wanted.keys()
    assert {id: known[id] for id in wanted} == wanted
    assert all(one.about and one.reading for one in assumptions.ASSUMPTIONS)
    assert all(one.other for one in assumptions.ASSUMPTIONS if one.importance == 1)


def test_the_boxes_cards_and_tokens() -> None:
    box = reference("components")
    decks = {deck["id"]: {card["id"]: card["count"] for card in deck["cards"]} for deck in box["deck"]}
    assert decks["action_cards"] == dict(things.ACTION_DECK)
    assert decks["weapon_cards"] == dict(things.NUMBERS[8].weapons)
    assert decks["item_cards"] == dict(things.NUMBERS[8].items)
    assert set(decks["location_cards"]) == set(LOCATION_CARDS)
    assert {f"coop_{role}": count for role, count in things.COOP_ROLES.items()} == decks["coop_role_cards"]
    tokens = {token["id"]: token for token in box["token"]}
    assert {kind["id"]: kind["count"] for kind in tokens["dog_infection_token"]["kinds"]} == dict(things.DOG_TOKENS)
    assert tokens["fire_token"]["count"] == things.FIRES
    assert tokens["canister_piece"]["count"] == 2 * things.CANISTERS
    dice = {die["id"]: die for die in box["die"]}
    faces = {face["id"]: face["count"] for face in dice["action_die"]["faces"]}
    assert {face: things.DIE.count(face) for face in things.FACES} == faces


def test_the_setup_for_every_number_of_people() -> None:
    setup = reference("setup")
    tables = {row["count"]: row for row in setup["players"]}
    assert set(tables) == set(things.NUMBERS)
    for count, row in tables.items():
        numbers = things.NUMBERS[count]
        assert numbers.weather == row["weather_table"]
        assert numbers.helicopter_damage == row["staff_helicopter_damage"]
        assert numbers.radio_damage == row["radio_room_damage"]
        assert (numbers.underground, numbers.outdoor) == (row["underground_fuel"], row["outdoor_fuel"])
        assert {"blood_sample": numbers.blood, "spoiled_sample": numbers.spoiled} == row["lab_bag"]
        assert (dict(numbers.weapons), dict(numbers.items)) == (row["weapons"], row["items"])
        assert numbers.power == row["first_revealed_alien_power"]
    coop, numbers = setup["coop"], things.COOP_NUMBERS
    assert (dict(numbers.weapons), dict(numbers.items)) == (coop["weapons"], coop["items"])
    assert (numbers.underground, numbers.outdoor, numbers.power) == (14, 5, coop["first_revealed_alien_power"])
    common = setup["common"]
    assert (common["generator_fuel"], common["boiler_fuel"]) == (things.GENERATOR_FUEL, things.BOILER_FUEL)
    assert (
        common["pantry_food"],
        common["dogs_in_kennel"],
        common["start_hand"],
    ) == (things.FOOD, things.DOGS, things.START_HAND)
    assert (common["hand_limit"], common["hand_limit_starving"]) == (things.HAND_LIMIT, things.HAND_LIMIT_STARVING)
    assert common["snowmobile_damage"] == things.SNOWMOBILE_START_DAMAGE


def test_the_weather_and_the_tracks() -> None:
    tracks = reference("tracks")
    weather = tracks["weather"]
    faces = {face["id"]: face["faces"] for face in weather["face"]}
    assert {face: assumptions.WEATHER_FACES.count(face) for face in faces} == faces
    for name, rows in assumptions.WEATHER_TABLES.items():
        for face, row in rows.items():
            assert list(row) == [weather["table"][name][face][column] for column in weather["columns"]]
    suspicion = tracks["suspicion"]
    assert (
        suspicion["green"],
        suspicion["yellow_start"],
        suspicion["last"],
    ) == (GREEN, YELLOW, assumptions.LAST_SUSPICION)
    assert {f"p{count}": space for count, space in assumptions.RED_SPACE.items()} == suspicion["max_suspicion"]
    sos, freezing = tracks["sos"], tracks["freezing"]
    assert sos["helicopter_spaces"] == assumptions.HELICOPTER_SPACES
    assert (sos["fuel_spaces"], sos["fuel_start"]) == (assumptions.RESCUE_FUEL_SPACES, RESCUE_FUEL_START)
    assert (freezing["end"], freezing["start"]) == (assumptions.FREEZING_SPACES, FREEZING_START)
    assert tracks["alien_power"]["character_absorbed"] == assumptions.POWER_FOR_A_CHARACTER


def test_what_is_printed_in_the_locations() -> None:
    rooms = {one["id"]: one for one in reference("locations")["location"] if one["color"] == "green"}
    assert list(rooms) == list(LOCATIONS)
    stores = {"underground_storage": "underground", "outdoor_reserve": "outdoor"}
    for id, room in rooms.items():
        place = LOCATIONS[id]
        assert (place.fuel_slots, place.damage_slots) == (room["fuel_slots"], room["damage_slots"])
        assert (place.bonus, place.vehicle) == (room["coop_bonus"], room.get("vehicle", False))
        assert place.fuel_from == stores.get(room.get("fuel_from", ""), "")
        assert place.activation == room["activation"]["effect"]
        assert (place.sabotage, place.alien_sabotage) == (
            room["sabotage_card"]["effect"],
            room["sabotage_alien"]["effect"],
        )
        assert bool(place.damage_slots) == room["repair"]["available"]
        assert place.amount == (2 if id == "kitchen" else 1)


def test_characters_weapons_and_items() -> None:
    assert set(CHARACTERS) == {one["id"] for one in reference("characters")["character"]}
    items = reference("items")
    assert {one["id"] for one in items["weapon"]} == set(things.WEAPONS)
    assert {one["id"] for one in items["item"]} == set(things.ITEMS)
    uses = {one["id"]: {use["id"] for use in one["uses"]} for one in items["weapon"]}
    assert {id for id, found in uses.items() if "avoid_clash" in found} == set(things.AVOIDS)
    assert {id for id, found in uses.items() if "arson" in found} == set(things.BURNS)
