"""What the tests of computer seats begin with."""

from __future__ import annotations

import pytest

from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.seats.policy import Lots, answer_of
from nemesis_desktop.engine.seats.random_policy import RandomPolicy
from nemesis_desktop.games.nemesis import NEMESIS
from nemesis_desktop.games.nemesis.bots.trials import table_of
from nemesis_desktop.games.nemesis.view import View


def first_turn_of(people: int) -> View:
    """What the person sees whose turn comes first in a game of so many."""
    match = Match(NEMESIS, table_of(people), 3, recording=False)
    lots = [Lots(3, seat) for seat in range(people)]
    while match.decision is not None and match.decision.topic != "turn":
        match.answer(*answer_of([RandomPolicy()] * people, lots, match.view, match.decision))
    assert match.decision is not None
    view: View = match.view(match.decision.seat)
    return view


@pytest.fixture(scope="module")
def first_turn() -> View:
    """The first turn of a game of three."""
    return first_turn_of(3)


@pytest.fixture(scope="module")
def first_turn_of_two() -> View:
    """The first turn of a game of two."""
    return first_turn_of(2)
