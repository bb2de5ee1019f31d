"""Computer seats of The Thing answer from what they may know: nothing else at the table changes what they do."""

from __future__ import annotations

import random
from collections import Counter
from functools import partial
from typing import Any

import pytest
from attrs import evolve

from nemesis_desktop.engine.decision import Decision, Seat
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.seats.policy import Lots, Policy, answer_of
from nemesis_desktop.engine.seats.simulate import seated
from nemesis_desktop.games.the_thing.bots.sensible_policy import SensiblePolicy
from nemesis_desktop.games.the_thing.bots.trials import TRIALS
from nemesis_desktop.games.the_thing.game import Game
from nemesis_desktop.games.the_thing.kind import KIND, TheThing
from nemesis_desktop.games.the_thing.modes import HIDDEN
from nemesis_desktop.games.the_thing.new_game import PAGE
from nemesis_desktop.games.the_thing.view import View
from tests.engine.honesty import check_honesty, own_questions
from tests.games.the_thing.properties.watching import random_picks, twin
from tests.games.the_thing.tables import Table, ThingMatch, setup_of


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


TOPICS = {
    "first_look", "weather", "plan", "exchange", "go", "light", "give", "drawn", "swap", "use",
    "order", "avoid", "lay", "whom", "side", "seen", "role", "fight", "fight_with", "victim",
    "board", "let_aboard", "burn", "permit_fire", "burn_with", "assign", "go_on", "use-now", "ability",
    "keep_good", "keep_token", "station_die", "fuel_to", "keys",
    "trade", "trade_with", "offer", "return", "accept", "vote", "reveal", "reveal_oneself",
    "claim-a", "claim-b", "which_test", "tester", "test", "throw",
}  # fmt: skip
TOGETHER = {
    "order", "weather", "place", "avoid", "turned", "victim", "fight_with", "board", "let_aboard", "assign", "dice",
    "do_one", "roll_again", "use", "ability", "keep_good", "keep_token", "station_die", "fuel_to", "keys",
    "trade_with", "offer", "which_test", "tester", "test",
}  # fmt: skip
"""Everything that is asked after the characters are dealt: with hidden roles, and of people who play together."""
RARE = {"which_test", "claim-b", "station_die"}
"""What whole games hardly come to: ``test_leader_and_tester_answer_what_they_see`` lays it out."""
ENOUGH = 3


def _seen(view: View, seat: Seat) -> View:
    assert view.seat == seat
    return view


def compare(match: ThingMatch, decision: Decision, dice: random.Random) -> Counter[tuple[str, str]]:
    """Whoever is asked answers alike at the twin, at every level: by topic, with the role of who was asked."""
    compared = Counter[tuple[str, str]]()
    for seat, own in own_questions(decision):
        views = match.view(seat), KIND.view(twin(match, seat, dice), seat, decision)
        number = dice.randrange(1_000)
        for level in PAGE.levels:
            policy = TRIALS.policies[level]()
            answers = {policy.choose(partial(_seen, view), own, Lots(0, seat, number)) for view in views}
            assert len(answers) == 1, (level, own.topic, seat, answers)
    compared.update(asked_of(match, decision))
    return compared


def asked_of(match: ThingMatch, decision: Decision) -> list[tuple[str, str]]:
    """The topic of each who is asked, and their role."""
    roles = match.game.state.roles if match.game.state.mode == HIDDEN else [""] * len(match.seats)
    return [(own.topic, roles[seat]) for seat, own in own_questions(decision)]


def asked_among_strangers(
    people: int, seed: int, often: float = 1.0, strange: float = 1.0, before: Counter[tuple[str, str]] | None = None
) -> Counter[tuple[str, str]]:
    """At the questions of a game the seat that is asked answers as it would, and at the twin once more.

    So it is asked for things, too, that seats among themselves never come to: after a false claim, in a trade, with a
    body full of weapons. Tells how often each topic was compared, with the role of who was asked.

    Args:
        people: how many play.
        seed: of the game.
        often: the share of the questions that are compared; those of which few have been are compared always.
        strange: the share of the answers that are drawn by lot; the others are those of seats of either level.
        before: what was compared in earlier games.
    """
    dice, compared = random.Random(seed), Counter(before or {})
    policies: list[Policy] = [TRIALS.policies[level]() for level in seated(PAGE.levels, people, seed)]
    lots = [Lots(seed, seat) for seat in range(people)]
    match, lot = Match(KIND, setup_of(people), seed, recording=False), random.Random(seed + 1)
    while (decision := match.decision) is not None:
        if lot.random() < often or any(compared[key] < ENOUGH for key in asked_of(match, decision)):
            compared += compare(match, decision, lot)
        if dice.random() < strange:
            match.answer(*random_picks(dice, decision))
        else:
            match.answer(*answer_of(policies, lots, match.view, decision))
    return compared


@pytest.mark.parametrize("people", [1, 5])
def test_whoever_is_asked_in_a_game_of_strangers_answers_what_it_sees(people: int) -> None:
    assert sum(asked_among_strangers(people, seed, 0.02).total() for seed in range(5 // people)) > 20


@pytest.mark.soak
def test_every_question_of_humans_and_aliens_was_compared() -> None:
    hidden, together = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    for seed in range(90):
        strange = (0.1, 0.3, 1.0)[seed % 3]
        hidden = asked_among_strangers(4 + seed % 5, seed, 0.02, strange, hidden)
        together = asked_among_strangers(1 + seed // 3 % 3, seed, 0.02, strange, together)
    assert {topic for topic, _ in together} | RARE >= TOGETHER
    assert {topic for topic, role in hidden if role == "human"} | RARE >= TOPICS - {"plan", "victim"}
    assert {topic for topic, role in hidden if role == "alien"} | RARE >= TOPICS


@pytest.mark.parametrize("aliens", [(), (0, 1)])
@pytest.mark.parametrize("people", [1, 5])
def test_leader_and_tester_answer_what_they_see(people: int, aliens: tuple[int, ...]) -> None:
    """Both tests can be run: games hardly ever come to that."""
    table = Table(people).aliens(*aliens).discs(3, 4, 5, 2, 1).give(0, "blood_sample", "wire")
    match = table.give(0, "flamethrower").give(1, "blood_sample").match("run_tests")
    compared = Counter[tuple[str, str]]()
    while (decision := match.decision) is not None and match.game.state.step == "run_tests":
        dice = random.Random(len(compared))
        compared += compare(match, decision, dice)
        match.answer(*range(len(decision.acts))) if decision.kind == "claims" else match.answer(0)
    assert {topic for topic, _ in compared} >= {"which_test", "tester", "test"}


@pytest.mark.parametrize("people", [2, 5])
def test_a_seat_that_knows_more_is_caught(monkeypatch: pytest.MonkeyPatch, people: int) -> None:
    """One who answers by how the deck of weapons lies."""
    sees = TheThing.view

    def seeing(kind: TheThing, game: Game, seat: Seat, decision: Decision | None) -> View:
        return evolve(sees(kind, game, seat, decision), deck=game.state.weapons.index("melee"))

    monkeypatch.setattr(TheThing, "view", seeing)
    monkeypatch.setattr(
        SensiblePolicy,
        "choose",
        lambda policy, view_of, decision, lots: (view_of(decision.seat).deck % len(decision.acts),),
    )
    with pytest.raises(AssertionError):
        for seed in range(9):
            asked_among_strangers(people, seed)


def test_every_level_on_the_page_is_a_policy() -> None:
    assert {*PAGE.levels} == {"old-hand", "greenhorn"} <= TRIALS.policies.keys()
