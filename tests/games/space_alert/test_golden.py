"""Whole missions and positions with right outcomes: score sheets, and the table after every turn."""

from typing import Any

import pytest

from nemesis_desktop.engine.chance import Chance
from nemesis_desktop.games.space_alert.components.ship import TILES, ZONES
from nemesis_desktop.games.space_alert.resolution import Outcome, Plan, Resolution, Table, judge, resolve
from nemesis_desktop.games.space_alert.resolution.outcome import outcome_of
from tests.games.space_alert.conftest import rows

SHORT = {"u": "upper", "l": "lower", "r": "red", "w": "white", "b": "blue"}


def plan_of(row: dict[str, Any], order: int = 0) -> Plan:
    """The plan of a row; where it gives no order of the tiles, one of many."""
    carried = row.get("carried_damage", {})
    presets = row.get("preset", {})
    threats = [{**chip, "damage": presets.get(chip["code"], 0)} for chip in row["threats"]]
    start = row.get("start", {})
    piles = dict(row.get("damage_order", {}))
    for place, zone in enumerate(ZONES):
        pile = piles.setdefault(zone, list(TILES[place]))
        pile[:] = [tile for tile in pile if tile not in carried.get(zone, ())]
        if zone not in row.get("damage_order", {}):
            Chance(order).shuffle(zone, pile)
    data = {"programs": row["programs"], "threats": threats, "tracks": row["tracks"], "piles": piles}
    return Plan.from_data({**data, "carried": carried, **start})


def check(resolution: Resolution, check: dict[str, Any]) -> None:
    table = resolution.after(check["after_turn"])
    what = check["what"]
    if "code" in check:
        threat = next(one for one in table.threats if one.code == check["code"])
        found: Any = {
            "square": threat.square,
            "damage": threat.damage,
            "state": threat.state,
            "threat_shields": threat.shields,
            "threat_station": threat.stations[0] if threat.stations else "",
        }[what]
    elif "zone" in check:
        zone = table.zone(check["zone"])
        found = {"tiles": len(zone.tiles), "shield": zone.shield, "reactor": zone.reactor}[what]
    elif "crew" in check:
        figure = table.figure(check["crew"])
        found = {"position": figure.at, "program": " ".join(figure.program), "awake": figure.awake}[what]
    else:
        found = {"rockets": table.rockets, "fuel": table.fuel}[what]
    assert found == check["value"], check


def check_outcome(outcome: Outcome, expected: dict[str, Any]) -> None:
    assert ("won" if outcome.won else "lost") == expected["outcome"]
    assert dict(zip(ZONES, outcome.damage, strict=True)) == expected["damage"]
    for name in ("destroyed", "survived", "unresolved"):
        assert sorted(getattr(outcome, name)) == sorted(expected[name]), name
    for name in ("threat_points", "visual", "disabled_squads", "penalties", "score"):
        assert getattr(outcome, name) == expected[name], name
    assert list(outcome.knocked_out) == expected["knocked_out"]
    assert outcome.lost_to == expected.get("lost_to", "")


def check_end(table: Table, end: dict[str, Any]) -> None:
    assert {zone: table.zone(zone).shield for zone in ZONES} == end["shields"]
    assert {zone: table.zone(zone).reactor for zone in ZONES} == end["reactors"]
    assert (table.fuel, table.rockets) == (end["fuel"], end["rockets"])
    assert [figure.at for figure in table.figures] == end["positions"]


@pytest.mark.parametrize("row", rows("scenarios", "scenario"))
def test_scenario(row: dict[str, Any]) -> None:
    for order in range(1 if len(row.get("damage_order", {})) == len(ZONES) else 4):
        plan = plan_of(row, order)
        resolution = resolve(plan)
        for one in row.get("checks", ()):
            check(resolution, one)
        expected = row["expected"]
        if "until" in row:
            reached = outcome_of(resolution.after(row["until"]))
            assert dict(zip(ZONES, reached.damage, strict=True)) == expected["damage"]
            assert sorted(reached.destroyed) == sorted(expected["destroyed"])
            assert sorted(reached.survived) == sorted(expected["survived"])
            continue
        check_outcome(resolution.outcome, expected)
        assert judge(plan) == resolution.outcome
        if "end" in expected:
            check_end(resolution.end, expected["end"])


def figure_of(table: Table, number: int) -> str:
    """A figure as the tables of the games write it: ``ur``, ``sp``, ``!`` knocked out, ``+`` and ``-`` its squad."""
    figure = table.figure(number)
    place = "sp" if figure.at == "space" else "".join(part[0] for part in figure.at.split("_"))
    return place + ("" if figure.awake else "!") + {"": "", "active": "+", "disabled": "-"}[figure.squad]


def threats_of(table: Table) -> dict[str, str]:
    short = {"destroyed": "D", "survived": "S"}
    return {
        threat.code: short.get(threat.state, f"{threat.square}/{threat.damage}")
        for threat in table.threats
        if threat.state != "pending"
    }


@pytest.mark.parametrize("row", rows("rule_cases_handed", "game"))
def test_whole_game(row: dict[str, Any]) -> None:
    resolution = resolve(plan_of(row))
    for state in row["states"]:
        table = resolution.after(state["turn"])
        zones = [table.zone(zone) for zone in ZONES]
        assert [len(zone.tiles) for zone in zones] == state["tiles"], state["turn"]
        assert [zone.shield for zone in zones] == state["shield"], state["turn"]
        assert [zone.reactor for zone in zones] == state["reactor"], state["turn"]
        assert (table.fuel, table.rockets) == (state["fuel"], state["rockets"])
        assert [figure_of(table, number) for number in range(len(row["programs"]))] == state["at"], state["turn"]
        assert threats_of(table) == state["threats"], state["turn"]
    check_outcome(resolution.outcome, row["expected"])
