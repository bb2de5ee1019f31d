"""Which seats of a table the program fills, since when: kept among what people around the screen have agreed on."""

from __future__ import annotations

from collections.abc import Mapping, MutableMapping, Sequence
from typing import Final

from attrs import evolve

from nemesis_desktop.engine.decision import Claim, Decision, Seat
from nemesis_desktop.engine.journal import Json

COMPUTERS: Final = "computers"
"""Where a match keeps it: for each change the number of choices before it, the seat, and the level or, for a person,
None.
"""

Levels = Mapping[Seat, str]
"""The level of every seat that the program fills."""


def levels_of(table: Mapping[str, Json], choices: int | None = None) -> dict[Seat, str]:
    """The seats that the program fills, each with its level.

    Args:
        table: what is kept with the match.
        choices: as it was when so many choices had been made; None for now.
    """
    found: dict[Seat, str] = {}
    kept = table.get(COMPUTERS)
    for change in kept if isinstance(kept, list) else ():
        match change:
            case [int(since), int(seat), str(level)] if choices is None or since <= choices:
                found[seat] = level
            case [int(since), int(seat), None] if choices is None or since <= choices:
                found.pop(seat, None)
    return found


def fill(table: MutableMapping[str, Json], seat: Seat, level: str | None, choices: int = 0) -> None:
    """Leave a seat to the program, at this level; None gives it to a person.

    Args:
        table: what is kept with the match.
        seat: which.
        level: how it plays, by the name of its policy.
        choices: so many have been made before.
    """
    kept = table.get(COMPUTERS)
    table[COMPUTERS] = [*(kept if isinstance(kept, list) else ()), [choices, seat, level]]


def from_the_start(table: Mapping[str, Json]) -> Json:
    """What is kept for another game of the same people, of whom those play that play now."""
    return [[0, seat, level] for seat, level in sorted(levels_of(table).items())]


def for_people(decision: Decision, levels: Levels) -> Decision:
    """The part of a question that goes to people: computer seats say for themselves whether they react."""
    if decision.kind != "claims" or not levels.keys() & {*decision.seats}:
        return decision
    acts = [act for act in decision.acts if not (isinstance(act, Claim) and act.seat in levels)]
    return evolve(decision, acts=acts, most=min(decision.most, len(acts)))


def in_the_whole(decision: Decision, part: Decision, picks: Sequence[int]) -> tuple[int, ...]:
    """The picks of a part of a question, as picks of the question."""
    return tuple(decision.acts.index(part.acts[pick]) for pick in picks)
