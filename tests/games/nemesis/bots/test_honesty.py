"""Computer seats of Nemesis answer from what they may know: nothing else at the table changes what they do."""

from __future__ import annotations

import random
from typing import Any

import pytest
from attrs import evolve

from nemesis_desktop.engine.chance import Chance
from nemesis_desktop.engine.decision import Decision, Seat
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.seats.filled import fill
from nemesis_desktop.engine.seats.policy import Lots, Policy, ViewOf
from nemesis_desktop.engine.zones import scramble
from nemesis_desktop.games.nemesis import NEMESIS, Nemesis
from nemesis_desktop.games.nemesis.bots.trials import TRIALS, table_of
from nemesis_desktop.games.nemesis.cards.box import BOX
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.new_game import PAGE
from nemesis_desktop.games.nemesis.saving.checkpoint import freeze
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
        return NEMESIS.view(Game(state, BOX), seat, decision)

    policies = [TRIALS.policies[policy]() for _ in setup.people]
    match: Match[Any, Any] = Match(NEMESIS, setup, seed)
    for seat in match.seats:
        fill(match.table, seat, policy)
    return check_honesty(match, policies, twin_view, most)


LEVELS = PAGE.levels


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


@pytest.mark.parametrize("level", LEVELS)
def test_a_seat_that_knows_more_is_caught(monkeypatch: pytest.MonkeyPatch, level: str) -> None:
    """One to whom the numbers on the board say how the deck of events lies."""
    sees = Nemesis.view

    def seeing(kind: Nemesis, game: Game, seat: Seat, decision: Decision | None) -> View:
        view = sees(kind, game, seat, decision)
        return evolve(view, round=len(game.state.decks["event"][-1]))

    policy = type(TRIALS.policies[level]())
    usual = policy.choose

    def peeps(self: Policy, view: ViewOf, decision: Decision, lots: Lots) -> tuple[int, ...]:
        if decision.kind != "one":
            return usual(self, view, decision, lots)
        return (view(decision.seat).round % len(decision.acts),)

    monkeypatch.setattr(Nemesis, "view", seeing)
    monkeypatch.setattr(policy, "choose", peeps)
    with pytest.raises(AssertionError):
        check(table_of(2, "semi"), level, seed=1)


def test_every_level_on_the_page_is_a_policy() -> None:
    assert {*PAGE.levels} <= TRIALS.policies.keys()
