"""What is kept of a game of The Thing that computer seats have played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from nemesis_desktop.engine.events import Told
from nemesis_desktop.engine.seats.records import Facts, Measure, Measures, Record
from nemesis_desktop.games.the_thing.modes import HIDDEN
from nemesis_desktop.games.the_thing.view import EndingView, View

MEASURES: Final = Measures(
    game=(
        Measure("humans_won"),
        Measure("thing_ending", "thing-cause-"),
        Measure("vehicle", "thing-place-"),
        Measure("rounds"),
        Measure("infections"),
        Measure("freezing"),
        Measure("accusations"),
        Measure("blood_tests"),
        Measure("clashes"),
    ),
    seat=(
        Measure("seat_won"),
        Measure("began_as", "thing-role-"),
        Measure("role", "thing-role-"),
        Measure("infected_in"),
        Measure("revealed"),
        Measure("absorbed"),
    ),
    counted=(Measure("cards_given", "thing-card-"), Measure("weapons_used", "thing-good-")),
    crossed=(("infected_in", "role"),),
    best=("humans_won", "seat_won", "rounds", "infections"),
)


def record_of(view: View, log: Sequence[Told]) -> Record:
    """The figures of a game that is over; those that only its log tells are there where there is one."""
    ending = view.ending
    assert ending is not None, "a game without an open question has ended"
    escaped = ending.winner == "humans"
    game: dict[str, str | int | bool | None] = {
        "humans_won": escaped,
        "thing_ending": ending.cause,
        "vehicle": ending.vehicle or None if escaped else None,
        "rounds": view.round,
        "infections": len(ending.infections),
        "freezing": view.freezing,
    }
    counts: dict[str, Counter[str]] = {}
    if log:
        kinds = Counter(told.kind for told in log)
        game |= {
            "accusations": sum(fact.kind == "accused" for fact in view.facts),
            "blood_tests": kinds["test-run"],
            "clashes": kinds["clash-in"],
        }
        counts = {
            "cards_given": Counter(str(told.facts["card"]) for told in log if told.kind == "gave-openly"),
            "weapons_used": Counter(
                str(told.facts["good"]) for told in log if told.kind in ("alien-fought", "clash-left")
            ),
        }
    return Record(game=game, seats=_seats(view, ending), counts=counts)


def _seats(view: View, ending: EndingView) -> tuple[Facts, ...]:
    """With hidden roles everybody is somebody; who plays together wins together, whomever they play."""
    if view.mode != HIDDEN:
        return tuple({"seat_won": ending.winner == "humans"} for _ in view.people)
    infected = {one.who: one.round for one in ending.infections}
    return tuple(
        {
            "seat_won": one.number in ending.won,
            "began_as": one.dealt,
            "role": one.role,
            "infected_in": infected.get(one.number),
            "revealed": one.status == "revealed",
            "absorbed": one.status == "absorbed",
        }
        for one in view.figures
    )
