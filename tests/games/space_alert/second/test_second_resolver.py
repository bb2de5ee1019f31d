"""The second resolver itself, against missions that were resolved by hand and by others.

They came with the tables of the box; without them what it finds out is compared with the engine alone.
"""

from copy import deepcopy
from typing import Any

import pytest

from tests.games.space_alert.conftest import rows
from tests.games.space_alert.second.resolver import resolve_mission
from tests.games.space_alert.second.ship import SPACE, ZONES, Figure, Ship, Threat

SIDE = ("heavy_laser", "light_laser", "shield", "reactor", "gravolift", "structure")
CENTRE = ("heavy_laser", "pulse_cannon", "shield", "reactor", "gravolift", "structure")
TILES = {"red": SIDE, "white": CENTRE, "blue": SIDE}
MISSIONS = rows("scenarios", "scenario") + rows("rule_cases_handed", "game")


def plan_of(row: dict[str, Any]) -> dict[str, Any]:
    """The plan of a scenario or of a whole game; what it leaves out is as printed."""
    carried = {zone: row.get("carried_damage", {}).get(zone, []) for zone in ZONES}
    order, start, preset = row.get("damage_order", {}), row.get("start", {}), row.get("preset", {})
    return {
        "programs": row["programs"],
        "threats": [
            {"code": t["code"], "turn": t["turn"], "zone": t.get("zone", ""), "damage": preset.get(t["code"], 0)}
            for t in row["threats"]
        ],
        "tracks": row["tracks"],
        "piles": {zone: [t for t in order.get(zone, TILES[zone]) if t not in carried[zone]] for zone in ZONES},
        "carried": carried,
        "bays": ["upper_blue", "lower_red"],
        "shields": {"red": 1, "white": 1, "blue": 1} | start.get("shields", {}),
        "reactors": {"red": 2, "white": 3, "blue": 2} | start.get("reactors", {}),
        "maintenance": True,
        "visual": True,
        "amendments": [],
    }


def flown(row: dict[str, Any]) -> tuple[dict[int, Ship], dict[str, Any]]:
    """The ship after each turn, and the outcome."""
    ships: dict[int, Ship] = {}
    outcome = resolve_mission(plan_of(row), lambda ship: ships.update({ship.turn: deepcopy(ship)}))
    return ships, outcome


@pytest.mark.parametrize("row", MISSIONS)
def test_it_comes_to_the_right_outcome(row: dict[str, Any]) -> None:
    ships, outcome = flown(row)
    expected = dict(row["expected"])
    if "until" in row:
        ship = ships[row["until"]]
        assert {zone: len(ship.tiles[zone]) for zone in ZONES} == expected["damage"]
        for state in ("destroyed", "survived"):
            assert sorted(t.code for t in ship.threats if t.state == state) == sorted(expected[state])
        return
    end = expected.pop("end", {})
    assert outcome["won"] == (expected.pop("outcome") == "won")
    for part, value in expected.items():
        assert outcome[part] == (sorted(value) if isinstance(value, list) else value), part
    ship = ships[max(ships)]
    found = {
        "shields": ship.shield,
        "reactors": ship.reactor,
        "fuel": ship.fuel,
        "rockets": ship.rockets,
        "positions": [figure.at for figure in ship.crew],
    }
    assert {part: found[part] for part in end} == end


@pytest.mark.parametrize("row", [one for one in MISSIONS if one.values[0] is None or "checks" in one.values[0]])
def test_it_stands_right_after_the_turns_that_are_told(row: dict[str, Any]) -> None:
    ships, _ = flown(row)
    for check in row["checks"]:
        assert check["value"] in seen(ships[check["after_turn"]], check), check


def seen(ship: Ship, check: dict[str, Any]) -> list[Any]:
    """What a check asks for; of a card that lies there twice, that of both."""
    what = check["what"]
    if "code" in check:
        return [of_threat(t, what) for t in ship.threats if t.code == check["code"]]
    if "crew" in check:
        figure = ship.crew[check["crew"]]
        return [{"position": figure.at, "awake": figure.awake, "program": " ".join(figure.program[1:])}[what]]
    if "zone" in check:
        zone = check["zone"]
        return [{"tiles": len(ship.tiles[zone]), "shield": ship.shield[zone], "reactor": ship.reactor[zone]}[what]]
    return [{"rockets": ship.rockets, "fuel": ship.fuel}[what]]


def of_threat(threat: Threat, what: str) -> Any:
    if what == "threat_station":
        return threat.tokens[0]
    return {
        "square": threat.square, "damage": threat.damage, "state": threat.state, "threat_shields": threat.shields,
    }[what]  # fmt: skip


@pytest.mark.parametrize("row", rows("rule_cases_handed", "game"))
def test_it_stands_right_after_every_turn_of_a_whole_game(row: dict[str, Any]) -> None:
    ships, _ = flown(row)
    for state in row["states"]:
        ship = ships[state["turn"]]
        assert {
            "turn": ship.turn,
            "tiles": [len(ship.tiles[zone]) for zone in ZONES],
            "shield": [ship.shield[zone] for zone in ZONES],
            "reactor": [ship.reactor[zone] for zone in ZONES],
            "fuel": ship.fuel,
            "rockets": ship.rockets,
            "at": [short_of_figure(figure) for figure in ship.crew],
            "threats": {t.code: short_of_threat(t) for t in ship.threats if t.state != "pending"},
        } == state


def short_of_figure(figure: Figure) -> str:
    at = "sp" if figure.at == SPACE else "".join(word[0] for word in figure.at.split("_"))
    return at + "!" * (not figure.awake) + {"": "", "active": "+", "disabled": "-"}[figure.squad]


def short_of_threat(threat: Threat) -> str:
    return {"destroyed": "D", "survived": "S"}.get(threat.state, f"{threat.square}/{threat.damage}")
