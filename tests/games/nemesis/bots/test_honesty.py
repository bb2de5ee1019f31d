"""Computer seats of Nemesis answer from what they may know: nothing else at the table changes what they do."""

from __future__ import annotations

import random
from typing import Any

import pytest

from nemesis_desktop.engine.chance import Chance
from nemesis_desktop.engine.decision import Decision, Seat
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.zones import scramble
from nemesis_desktop.games.nemesis import NEMESIS
from nemesis_desktop.games.nemesis.bots.trials import TRIALS, table_of
from nemesis_desktop.games.nemesis.cards.box import BOX
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.new_game import PAGE
from nemesis_desktop.games.nemesis.saving.checkpoint import freeze
from nemesis_desktop.games.nemesis.seeing import view_of
from nemesis_desktop.games.nemesis.setup import Setup
from nemesis_desktop.games.nemesis.view import View
from nemesis_desktop.games.nemesis.zones import ZONES
from tests.engine.honesty import check_honesty
from tests.games.nemesis.properties.watching import copy_of


def check(setup: Setup, policy: str, seed: int, most: int = 400) -> int:
    dice = random.Random(seed)

    def twin_view(match: Match[Any, Any], decision: Decision, seat: Seat) -> View:
        state = copy_of(freeze(match.game.state))
        scramble(ZONES, state, seat, Chance(dice.randrange(2**32)))
        return view_of(Game(state, BOX), seat, decision)

    policies = [TRIALS.policies[policy]() for _ in setup.people]
    return check_honesty(Match(NEMESIS, setup, seed), policies, twin_view, most)


LEVELS = ("passenger", "crew", "veteran")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("people", "mode"), [(2, "semi"), (3, "coop")])
def test_a_scrambled_twin_gets_the_same_answers(people: int, mode: str, level: str) -> None:
    assert check(table_of(people, mode), level, seed=people, most=80) > 40


@pytest.mark.soak
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("species", ["intruders", "carnomorphs"])
def test_a_scrambled_twin_gets_the_same_answers_in_many_games(level: str, species: str) -> None:
    for seed in range(60):
        people, mode = seed % 4 + 2, ("semi", "coop")[seed % 2]
        check(table_of(people, mode, ("main", "alternate")[seed % 3 == 0], species=species), level, seed, 5_000)


def test_every_level_on_the_page_is_a_policy() -> None:
    assert {*PAGE.levels} <= TRIALS.policies.keys()
