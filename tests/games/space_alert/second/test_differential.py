"""The resolution round against a second resolver that was written from the rulebook alone, by another hand.

Whole missions are compared: their outcomes, and the table after each turn. Where the two differ, the rulebook says
which is wrong.
"""

from collections.abc import Callable
from typing import Any

import pytest
from tqdm import tqdm

from nemesis_desktop.games.space_alert.resolution import Plan, Table, resolve
from tests.games.space_alert.second.practised_missions import practised_plan
from tests.games.space_alert.second.random_missions import random_plan
from tests.games.space_alert.second.resolver import resolve_mission
from tests.games.space_alert.second.ship import ZONES, Ship

DAILY = 50
DAILY_PRACTISED = 275
MANY = 10_000
BLOCK = 25

Mission = Callable[[int], dict[str, Any]]


def random_mission(seed: int) -> dict[str, Any]:
    return random_plan(seed).to_data()


def as_written(value: Any) -> Any:
    """Plain data as a file would hold it: whether a list is a tuple is no difference."""
    if isinstance(value, dict):
        return {key: as_written(one) for key, one in value.items()}
    return [as_written(one) for one in value] if isinstance(value, list | tuple) else value


def table_of_engine(table: Table) -> dict[str, Any]:
    """What lies on the table. Cards of figures that are knocked out mean nothing any more."""
    return {
        "stock": (table.fuel, table.rockets),
        "crew": [(f.at, f.awake, f.squad, f.program[table.turn :] if f.awake else ()) for f in table.figures],
        "zones": [
            (z.shield, z.shield_capacity, z.reactor, z.reactor_capacity, z.tiles) for z in map(table.zone, ZONES)
        ],
        "threats": {
            t.code: (t.square, t.damage, t.hit_points, t.shields, t.speed, sorted(t.stations))
            if t.state == "active"
            else t.state
            for t in table.threats
        },
    }


def table_of_second(ship: Ship) -> dict[str, Any]:
    return {
        "stock": (ship.fuel, ship.rockets),
        "crew": [(f.at, f.awake, f.squad, f.program[ship.turn + 1 :] if f.awake else ()) for f in ship.crew],
        "zones": [
            (ship.shield[z], ship.shield_capacity(z), ship.reactor[z], ship.reactor_capacity(z), ship.tiles[z])
            for z in ZONES
        ],
        "threats": {
            t.code: (t.square, t.damage, t.hit_points, t.shields, t.speed, sorted(t.tokens)) if t.active else t.state
            for t in ship.threats
        },
    }


def compare(data: dict[str, Any]) -> None:
    """Fails at the first turn after which the two tables differ, or at the outcome."""
    tables: dict[int, Any] = {}
    second = resolve_mission(data, lambda ship: tables.update({ship.turn: as_written(table_of_second(ship))}))
    resolution = resolve(Plan.from_data(data))
    for turn, table in tables.items():
        assert as_written(table_of_engine(resolution.after(turn))) == table, f"after turn {turn}"
    assert as_written(resolution.outcome.to_data()) == second


@pytest.mark.parametrize("start", range(0, DAILY, BLOCK))
def test_both_resolvers_agree_on_random_missions(start: int) -> None:
    for seed in range(start, start + BLOCK):
        compare(random_mission(seed))


@pytest.mark.parametrize("start", range(0, DAILY_PRACTISED, BLOCK))
def test_both_resolvers_agree_on_missions_of_practised_crews(start: int) -> None:
    for seed in range(start, start + BLOCK):
        compare(practised_plan(seed))


@pytest.mark.soak
@pytest.mark.parametrize("mission", [random_mission, practised_plan])
def test_both_resolvers_agree_on_ten_thousand_missions(mission: Mission, capsys: pytest.CaptureFixture[str]) -> None:
    with capsys.disabled():
        for seed in tqdm(range(MANY), desc=mission.__name__, unit=" missions"):
            compare(mission(seed))
