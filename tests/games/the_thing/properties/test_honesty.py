"""Computer seats of The Thing answer from what they may know: nothing else at the table changes what they do."""

from __future__ import annotations

import random
from typing import Any

import pytest

from nemesis_desktop.engine.decision import Decision, Seat
from nemesis_desktop.engine.match import Match
from nemesis_desktop.games.the_thing.bots.trials import TRIALS
from nemesis_desktop.games.the_thing.kind import KIND
from nemesis_desktop.games.the_thing.new_game import PAGE
from nemesis_desktop.games.the_thing.view import View
from tests.engine.honesty import check_honesty
from tests.games.the_thing.properties.watching import twin
from tests.games.the_thing.tables import setup_of


def check(people: int, policy: str, seed: int, most: int = 300) -> int:
    dice = random.Random(seed)

    def twin_view(match: Match[Any, Any], decision: Decision, seat: Seat) -> View:
        return KIND.view(twin(match, seat, dice), seat, decision)

    match = Match(KIND, setup_of(people), seed)
    match.watched = False
    policies = [TRIALS.policies[policy]() for _ in range(people)]
    return check_honesty(match, policies, twin_view, most)


@pytest.mark.parametrize("level", PAGE.levels)
@pytest.mark.parametrize("people", [2, 4, 6])
def test_a_scrambled_twin_gets_the_same_answers(people: int, level: str) -> None:
    assert check(people, level, seed=people) > 60


@pytest.mark.soak
@pytest.mark.parametrize("level", PAGE.levels)
def test_a_scrambled_twin_gets_the_same_answers_in_many_games(level: str) -> None:
    for seed in range(40):
        check(seed % 8 + 1, level, seed, 5_000)


def test_every_level_on_the_page_is_a_policy() -> None:
    assert {*PAGE.levels} <= TRIALS.policies.keys()
