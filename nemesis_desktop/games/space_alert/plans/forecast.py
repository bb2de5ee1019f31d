"""What can be worked out while everybody plans: where cards lead a figure, and when threats come if nobody acts.

Neither looks into anything hidden: the way of a figure counts its own cards alone, as if nothing delayed it, and the
forecast knows the threats that have been announced, but no order of damage tiles.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from attrs import evolve

from nemesis_desktop.games.space_alert import story
from nemesis_desktop.games.space_alert.components.ship import (
    START,
    STATIONS,
    ZONES,
    blueward,
    other_deck,
    redward,
)
from nemesis_desktop.games.space_alert.resolution import Plan, resolve

_SPARE: Final = (("structure",) * 60,) * len(ZONES)
"""Tiles without any effect, more than a mission can draw: damage does not end a forecast."""
_STEPS: Final = {"red": redward, "blue": blueward, "lift": other_deck}


def way_of(tokens: Sequence[str]) -> tuple[str, ...]:
    """The station after each turn, from turn 1 on, for somebody who starts on the bridge."""
    station, way = START, []
    for token in tokens:
        if token in _STEPS:
            station = _STEPS[token](station)
        elif token.startswith("go:"):
            station = STATIONS.index(token.removeprefix("go:"))
        way.append(STATIONS[station])
    return tuple(way)


class Coming(NamedTuple):
    """How a threat comes if nobody does anything.

    Attributes:
        letters: each letter and the turn on which it is reached.
        squares: each turn and the square on which the threat stands after it.
    """

    letters: tuple[tuple[str, int], ...]
    squares: tuple[tuple[int, int], ...]


def forecast(plan: Plan) -> dict[tuple[str, int], Coming]:
    """For each threat of a plan, by its card and its chip, how it comes if nobody acts.

    A threat that ends the mission ends the forecast, too.
    """
    turns = plan.turns
    idle = evolve(plan, programs=tuple(("-",) * turns for _ in plan.programs), piles=_SPARE)
    resolution = resolve(idle)
    letters: dict[tuple[str, int], list[tuple[str, int]]] = {(chip.code, chip.turn): [] for chip in plan.threats}
    squares: dict[tuple[str, int], list[tuple[int, int]]] = {key: [] for key in letters}
    for record in resolution.records:
        event = record.event
        if isinstance(event, story.Letter):
            letters[(event.code, event.number)].append((event.letter, record.table.turn))
    for turn in range(1, resolution.end.turn + 1):
        for threat in resolution.after(turn).threats:
            if threat.state == "active":
                squares[(threat.code, threat.number)].append((turn, threat.square))
    return {key: Coming(tuple(letters[key]), tuple(squares[key])) for key in letters}
