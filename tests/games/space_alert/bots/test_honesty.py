"""Computer crews answer from what they may know: what lies hidden elsewhere at the table changes nothing they do."""

from __future__ import annotations

import copy
import random
from typing import Any
from zlib import crc32

import pytest
from attrs import evolve

from nemesis_desktop.engine.chance import Chance
from nemesis_desktop.engine.decision import Decision, OwnAct, Seat
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.seats.policy import Lots, Policy, answer_of, one_of_many, own_eyes
from nemesis_desktop.engine.zones import scramble
from nemesis_desktop.games.space_alert.bots import sensible_policy
from nemesis_desktop.games.space_alert.bots.trials import TRIALS, table_of
from nemesis_desktop.games.space_alert.game import Game
from nemesis_desktop.games.space_alert.kind import KIND, SpaceAlert
from nemesis_desktop.games.space_alert.saving.checkpoint import thaw
from nemesis_desktop.games.space_alert.setup import Setup
from nemesis_desktop.games.space_alert.view import View
from nemesis_desktop.games.space_alert.zones import ZONES


def twin_view(match: Match[Game, View], seat: Seat, decision: Decision, dice: random.Random) -> View:
    """What a seat sees of a table where all that it cannot know lies otherwise."""
    other = Game(thaw(match.game.freeze()), match.setup)
    scramble(ZONES, other.state, seat, Chance(dice.randrange(2**32)))
    return KIND.view(other, seat, decision)


def own_answer(policy: Policy, decision: Decision, seat: Seat, view: View, seed: int) -> tuple[int, ...]:
    """What a seat answers to its part of the question. It thinks with a copy of what it remembers."""
    thinking, lots = copy.deepcopy(policy), Lots(seed, seat)
    eyes = own_eyes(lambda _seat: view, seat)
    if decision.kind != "table":
        return thinking.choose(eyes, decision, lots)
    places = [place for place, act in enumerate(decision.acts) if isinstance(act, OwnAct) and act.seat == seat]
    return one_of_many(thinking, lots, eyes, decision, seat, places) if places else ()


def check(setup: Setup, name: str, seed: int, share: float) -> int:
    dice, compared = random.Random(seed), 0
    match: Match[Any, Any] = Match(KIND, setup, seed)
    match.watched = False
    policies = [TRIALS.policies[name]() for _ in match.seats]
    lots = [Lots(seed, seat) for seat in match.seats]
    while (decision := match.decision) is not None:
        # Once all cards are turned up, there is nothing left to scramble but what the game itself goes on with.
        if match.view().resolution is None and (decision.kind != "table" or dice.random() < share):
            for seat in decision.seats if decision.kind != "table" else match.seats:
                views = match.view(seat), twin_view(match, seat, decision, dice)
                answers = {own_answer(policies[seat], decision, seat, view, compared) for view in views}
                assert len(answers) == 1, (seat, decision.topic, answers)
                compared += 1
        match.answer(*answer_of(policies, lots, match.view, decision))
    return compared


@pytest.fixture(autouse=True)
def few_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    """A poorer plan is as honest as a good one, and sooner found."""
    monkeypatch.setattr(sensible_policy, "TRIES", 20)
    sensible_policy._together.cache_clear()


@pytest.mark.parametrize("name", TRIALS.policies)
def test_a_scrambled_twin_gets_the_same_answers(name: str) -> None:
    assert check(table_of(3), name, 3, 0.2) > 20


def test_twins_differ_in_what_a_seat_cannot_know() -> None:
    match: Match[Any, Any] = Match(KIND, table_of(3), 3)
    decks = []
    for seed in range(2):
        other = Game(thaw(match.game.freeze()), match.setup)
        scramble(ZONES, other.state, 0, Chance(seed))
        decks.append(tuple(other.state.deck))
    assert decks[0] != decks[1]


@pytest.mark.parametrize("name", TRIALS.policies)
def test_a_seat_that_knows_more_is_caught(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """One to whom the deck says which card lies on top of it."""
    sees = SpaceAlert.view

    def seeing(kind: SpaceAlert, game: Game, seat: Seat, decision: Decision | None) -> View:
        return evolve(sees(kind, game, seat, decision), deck=crc32(repr(game.state.deck).encode()))

    monkeypatch.setattr(SpaceAlert, "view", seeing)
    monkeypatch.setattr(
        type(TRIALS.policies[name]()),
        "choose",
        lambda policy, view_of, decision, lots: (view_of(decision.seat).deck % len(decision.acts),),
    )
    with pytest.raises(AssertionError):
        check(table_of(3), name, 3, 1.0)


@pytest.mark.soak
@pytest.mark.parametrize("name", TRIALS.policies)
def test_a_scrambled_twin_gets_the_same_answers_in_many_games(name: str) -> None:
    tables = [table_of(5), table_of(4, "campaign"), table_of(3, mission="generated"), table_of(2, "training", "S1-4")]
    for seed in range(20):
        check(tables[seed % len(tables)], name, seed, 0.3)
