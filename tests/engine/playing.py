"""Random games of the toy, and what can be compared of a match."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from hypothesis import strategies as st

from nemesis_desktop.engine.decision import Decision, Seat
from nemesis_desktop.engine.match import Match
from tests.engine.toy import STOWAWAYS, Game, View

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")
LONGEST = 5_000
"""No game takes so many answers: one that does is stuck in a circle."""

ToyMatch = Match[Game, View]
KINDS = {STOWAWAYS.id: STOWAWAYS}
seeds = st.integers(min_value=0, max_value=2**32)
counts = st.integers(min_value=2, max_value=8)


def new_match(people: int = 3, seed: int = 1) -> ToyMatch:
    """A recorded match, at its first question."""
    return Match.new(STOWAWAYS, NAMES[:people], seed)


def random_picks(dice: random.Random, decision: Decision) -> tuple[int, ...]:
    """Any legal answer."""
    if decision.kind in ("one", "table"):
        return (dice.randrange(len(decision.acts)),)
    return tuple(dice.sample(range(len(decision.acts)), dice.randint(decision.least, decision.most)))


def random_game(seed: int, people: int) -> Iterator[ToyMatch]:
    """The match before each answer, and once more when it is over; answers to the whole table have a moment."""
    match, dice = new_match(people, seed), random.Random(seed)
    for moment in range(0, 1_000 * LONGEST, 1_000):
        yield match
        decision = match.decision
        if decision is None:
            return
        picks = random_picks(dice, decision)
        match.answer(*picks, moment=moment if decision.kind == "table" else None)
    raise AssertionError("the game does not end")


def at(topic: str, people: int = 3, seed: int = 1) -> ToyMatch:
    """A match at the first question of this topic, reached by the first answer to everything before."""
    match = new_match(people, seed)
    while (decision := open_question(match)).topic != topic:
        match.answer(len(decision.acts) - 1 if decision.kind == "table" else 0)
    return match


def open_question(match: ToyMatch) -> Decision:
    """What is asked now."""
    assert match.decision is not None
    return match.decision


def log_of(match: ToyMatch, seat: Seat, since: int = 0) -> list[tuple[object, ...]]:
    """The log as a seat reads it."""
    return [(told.kind, told.facts, told.private) for told in match.events_since(since, seat)]


def picture(match: ToyMatch) -> tuple[object, ...]:
    """All that can be compared of a match."""
    asked = match.decision
    question = asked and (asked.seats, asked.prompt, list(asked.acts), dict(asked.inert), asked.ritual)
    logs = [log_of(match, seat) for seat in (-1, *match.seats)]
    return match.game.freeze(), question, logs, list(match.journal)


def check_the_way_back(match: Match[Any, Any], picks: tuple[int, ...], picture: Callable[[Any], object]) -> None:
    """Take back the answer just given, give it again and take it back: ``picture`` sees both tables as they were."""
    after = picture(match)
    match.undo()
    before = picture(match)
    match.answer(*picks)
    assert picture(match) == after
    match.undo()
    assert picture(match) == before
