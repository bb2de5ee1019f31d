"""What is on the components is what is printed."""

from collections.abc import Callable
from typing import Any

import pytest
from attrs import fields

from nemesis_desktop.games.space_alert.components import effects
from nemesis_desktop.games.space_alert.components.cards import DEALS, DECK, HEROIC, TOKENS
from nemesis_desktop.games.space_alert.components.mission import TRANSFER_SECONDS
from nemesis_desktop.games.space_alert.components.missions import MISSIONS
from nemesis_desktop.games.space_alert.components.ship import (
    FUEL,
    GUNS,
    REACTOR_CAPACITY,
    REACTOR_START,
    ROCKETS,
    SHIELD_CAPACITY,
    SHIELD_START,
    SQUAD_BAYS,
    STAGES,
    STATIONS,
    TILES,
    ZONES,
    blueward,
    other_deck,
    redward,
    zone_of,
)
from nemesis_desktop.games.space_alert.components.threats import DECKS, LEVELS, THREATS, deck_of
from nemesis_desktop.games.space_alert.components.tracks import TRACKS, distance
from nemesis_desktop.games.space_alert.components.training import TRAINING
from nemesis_desktop.games.space_alert.resolution.outcome import KNOCKED_OUT_PENALTY, VISUAL_POINTS

Reference = Callable[[str], dict[str, Any]]


def test_the_ship(reference: Reference) -> None:
    ship = reference("ship")
    assert [row["id"] for row in ship["station"]] == list(STATIONS)
    for place, row in enumerate(ship["station"]):
        assert ZONES[zone_of(place)] == row["zone"]
        assert STATIONS[other_deck(place)] == row["lift_to"]
        assert STATIONS[redward(place)] == (row["redward"] or row["id"])
        assert STATIONS[blueward(place)] == (row["blueward"] or row["id"])
    assert [row["capacity"] for row in ship["shield"]] == list(SHIELD_CAPACITY)
    assert [row["start"] for row in ship["shield"]] == list(SHIELD_START)
    assert [row["capacity"] for row in ship["reactor"]] == list(REACTOR_CAPACITY)
    assert [row["start"] for row in ship["reactor"]] == list(REACTOR_START)
    stock = ship["stock"]
    assert (stock["fuel_capsules"], stock["rockets"]) == (FUEL, ROCKETS)
    assert stock["squad_start"] == [STATIONS[bay] for bay in SQUAD_BAYS]


def test_guns(reference: Reference) -> None:
    rows = reference("ship")["gun"]
    assert [row["id"] for row in rows] == list(GUNS)
    for row in rows:
        gun = GUNS[row["id"]]
        assert (gun.kind, STATIONS[gun.station], gun.damage, gun.reach, gun.tile) == (
            row["kind"], row["station"], row["damage"], row["range"], row["damaged_by"],
        )  # fmt: skip
        assert row["zones"] == (list(ZONES) if gun.zone is None else [ZONES[gun.zone]])
        if gun.power is not None:
            assert row["power"] == f"reactor_{ZONES[gun.power]}"


def test_damage_tiles_and_turns(reference: Reference) -> None:
    ship = reference("ship")
    for place, zone in enumerate(ZONES):
        assert [row["id"] for row in ship["damage_tile"] if row["zone"] == zone] == list(TILES[place])
    for stage, row in zip(STAGES, ship["turns"]["phase"], strict=True):
        assert (stage.number, stage.first, stage.last) == (row["number"], row["first"], row["last"])
        assert list(stage.service) == row["maintenance_turns"]
        assert stage.service[1] == row["maintenance_check_after"]


def test_tracks(reference: Reference) -> None:
    tracks = reference("tracks")
    assert [row["id"] for row in tracks["track"]] == list(TRACKS)
    for row in tracks["track"]:
        track = TRACKS[row["id"]]
        assert (track.length, list(track.x), list(track.y)) == (row["length"], row["x"], row["y"])
        assert track.letter(row["z"]) == "z"
    for row in tracks["distance"]:
        assert distance(row["first_square"]) == distance(row["last_square"]) == row["band"]


def test_cards(reference: Reference) -> None:
    actions = reference("actions")
    for row in actions["card"]:
        assert [(card.move, card.action) for card in DECK].count((row["movement"], row["action"])) == row["count"]
    assert len(DECK) == actions["meta"]["deck_size"]
    assert [(card.id, card.action, card.move) for card in HEROIC] == [
        (row["id"], row["action"], f"go:{row['move_to']}") for row in actions["heroic"]
    ]
    assert {row["id"] for row in actions["token"]} == set(TOKENS)
    assert [(d.people, d.androids, list(d.cards), d.unconfirmed) for d in DEALS] == [
        (row["humans"], row["androids"], row["cards"], row["use_unconfirmed"]) for row in actions["hand"]
    ]


def said(effect: effects.Effect) -> dict[str, Any]:
    """What an effect says that is not as usual."""
    return {
        one.name: getattr(effect, one.name) for one in fields(type(effect)) if getattr(effect, one.name) != one.default
    }


SAME = {"set": "become", "damage_at_least": "at_least", "damage_below": "below", "do": "do"}


def printed(row: dict[str, Any]) -> dict[str, Any]:
    found = {**row, **row.get("when", {})}
    found.pop("when", None)
    return {SAME.get(name, name): value for name, value in found.items() if name != "do"}


def test_threats(reference: Reference) -> None:
    rows = [*reference("threats_external")["threat"], *reference("threats_internal")["threat"]]
    assert [row["code"] for row in rows] == list(THREATS)
    for row in rows:
        card = THREATS[row["code"]]
        assert (card.severity, card.level, card.speed) == (row["severity"], row["level"], row["speed"])
        assert card.points == (row["points_survived"], row["points_destroyed"])
        assert card.traits == set(row["traits"])
        assert card.shields == row.get("shields", 0)
        assert card.hit_points == (0 if row["hit_points"] == "rockets_aboard" else row["hit_points"])
        assert card.kind == row.get("kind", "external") and card.system == row.get("system", "")
        assert [STATIONS[station] for station in card.stations] == row.get("stations", [])
        assert card.bonus == row.get("death_attack_per_letter", row.get("all_stations_bonus", 0))
        for letter in "xyz":
            for effect, told in zip(card.letter(letter), row[letter], strict=True):
                name = "".join(part.title() for part in told["do"].split("_"))
                assert type(effect).__name__ == name, row["code"]
                expected = printed(told)
                if "station" in expected:
                    expected["station"] = STATIONS.index(expected["station"])
                assert said(effect) == expected, row["code"]


def test_points_follow_the_level(reference: Reference) -> None:
    points = reference("scoring")["threat_points"]
    odd = {row["code"]: (row["survived"], row["destroyed"]) for row in points["exceptions"]}
    for card in THREATS.values():
        usual = points[f"{card.severity}_{card.level}"]
        assert card.points == odd.get(card.code, (usual["survived"], usual["destroyed"]))
    assert list(VISUAL_POINTS) == reference("scoring")["visual_confirmation"]["points_by_crew"]
    assert reference("scoring")["penalties"]["per_knocked_out_crew"] == KNOCKED_OUT_PENALTY


def test_missions(reference: Reference) -> None:
    table = reference("missions")
    assert table["meta"]["data_transfer_seconds"] == TRANSFER_SECONDS
    assert [row["code"] for row in table["mission"]] == list(MISSIONS)
    for row in table["mission"]:
        mission = MISSIONS[row["code"]]
        assert mission.group == row["group"].replace(" ", "_")
        assert (mission.phases, list(mission.phase_ends)) == (row["phases"], row["phase_ends"])
        told = [
            {
                "at": line.at,
                "kind": line.kind,
                **({"t": line.chip, "where": line.where} if line.kind == "threat" else {}),
                **({"serious": line.serious, "unconfirmed": line.unconfirmed} if line.kind == "threat" else {}),
                **({"phase": line.phase, "seconds": line.seconds} if line.kind == "phase_warning" else {}),
            }
            for line in mission.lines
        ]
        assert told == row["events"]


def test_training(reference: Reference) -> None:
    for step, row in zip(TRAINING, reference("training")["step"], strict=True):
        assert list(step.missions) == row["missions"]
        assert (step.maintenance, step.visual, step.heroic, step.squads, step.unconfirmed) == (
            row["computer_maintenance"], row["visual_confirmation"], row["heroic_cards"], row["squads"],
            row["unconfirmed"],
        )  # fmt: skip
        assert step.levels == (row["minor_level"] == "any")


@pytest.mark.case("sa-c32d")
def test_decks_by_level() -> None:
    """Minor level white, serious level yellow: ten, seven, six and five cards."""
    sizes = {
        name: len(deck_of(name.split("_")[0], name.endswith("external"), "1" if name.startswith("minor") else "2"))  # type: ignore[arg-type]
        for name in DECKS
    }
    assert sizes == {"minor_external": 10, "minor_internal": 7, "serious_external": 6, "serious_internal": 5}
    both = [code for name in DECKS for code in deck_of(name.split("_")[0], name.endswith("external"), "1+2")]  # type: ignore[arg-type]
    assert sorted(both) == sorted(THREATS) and set(LEVELS) == {"1", "2", "1+2"}


def test_nothing_of_the_expansion_is_in_the_box(reference: Reference) -> None:
    from nemesis_desktop.engine.text import Text
    from nemesis_desktop.program.words import Words

    names = reference("out_of_scope")["names"]
    foreign = {name.casefold() for name in (*names["threats_white_yellow"], *names["threats_red"])}
    words = Words("en")
    ours = {words.text(Text(f"alert-threat-{code}")).casefold() for code in THREATS}
    assert not foreign & ours
    first = reference("out_of_scope")["meta"]["card_number_from"]
    assert all(int(code.split("-")[1]) < first and code[:-3].strip("SEI") in ("1", "2") for code in THREATS)
    assert {card.level for card in THREATS.values()} == {"white", "yellow"}
