"""Seats that the program fills: whatever happened on the way, the same seed and choices lead to the same answer."""

from __future__ import annotations

import copy
import os
import random
import signal
from collections.abc import Callable, Iterator
from time import monotonic
from typing import Any

import pytest
from attrs import evolve
from hypothesis import given, settings

from nemesis_desktop.engine.chance import Chance
from nemesis_desktop.engine.decision import TABLE, Seat
from nemesis_desktop.engine.kind import GameKind
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.saving.table_settings import checked_table
from nemesis_desktop.engine.seats.filled import fill, for_people, from_the_start, in_the_whole, levels_of
from nemesis_desktop.engine.seats.minds import Answer, Apart, Minds, MindsLostError, _Mind
from nemesis_desktop.engine.seats.policy import Lots, NotYoursError, own_eyes
from nemesis_desktop.engine.seats.thinker import Position, Thinker
from nemesis_desktop.engine.zones import scramble
from tests.engine.playing import ToyMatch, at, counts, new_match, open_question, random_picks, seeds
from tests.engine.toy import STOWAWAYS, ZONES, Game, State, converter
from tests.engine.toy_trials import Grudge

GRUDGES = dict.fromkeys(range(1, 8), "grudge")
"""The first seat is a person's."""


def levels(people: int) -> dict[Seat, str]:
    """Everybody but the first is a computer."""
    return {seat: level for seat, level in GRUDGES.items() if seat < people}


def evening(seed: int, people: int, thinker: Thinker) -> Iterator[tuple[ToyMatch, Answer]]:
    """The match before each answer, with that of the computer seats; the person draws lots."""
    match, dice = new_match(people, seed), random.Random(seed)
    while (decision := match.decision) is not None:
        answer = thinker.answer(Position.of(match, levels(people)))
        yield match, answer
        if decision.kind == "table":
            picks = answer if answer and dice.random() < 0.5 else (len(decision.acts) - 1,)
        elif decision.kind == "claims":
            own = for_people(decision, levels(people))
            picks = (*(answer or ()), *in_the_whole(decision, own, random_picks(dice, own)))
        else:
            picks = random_picks(dice, decision) if answer is None else answer
        match.answer(*picks)


@settings(max_examples=20)
@given(seed=seeds, people=counts)
def test_whoever_comes_to_the_table_later_answers_the_same(seed: int, people: int) -> None:
    dice = random.Random(seed)
    for match, answer in evening(seed, people, Thinker(STOWAWAYS)):
        if dice.random() < 0.3:
            assert Thinker(STOWAWAYS).answer(Position.of(match, levels(people))) == answer


@settings(max_examples=20)
@given(seed=seeds, people=counts)
def test_an_answer_that_was_taken_back_is_given_again(seed: int, people: int) -> None:
    thinker = Thinker(STOWAWAYS)
    for match, answer in evening(seed, people, thinker):
        decision = open_question(match)
        if answer is None or decision.kind in ("claims", "table"):
            continue
        match.answer(*answer)
        if match.can_take_back(decision.seat):
            thinker.answer(Position.of(match, levels(people)))
            match.undo(decision.seat)
            assert thinker.answer(Position.of(match, levels(people))) == answer
        else:
            return


@settings(max_examples=20)
@given(seed=seeds, people=counts)
def test_a_game_whose_choices_lead_elsewhere_goes_on_from_its_checkpoint(seed: int, people: int) -> None:
    for match, answer in evening(seed, people, Thinker(STOWAWAYS)):
        if random.Random(len(match.journal)).random() < 0.7:
            continue
        strange = evolve(Position.of(match, levels(people)), seed=seed + 1)
        found = Thinker(STOWAWAYS).answer(strange)
        assert (found is None) == (answer is None) or open_question(match).kind == "table"


@settings(max_examples=20)
@given(seed=seeds, people=counts)
def test_a_seat_cannot_tell_a_table_from_its_scrambled_twin(seed: int, people: int) -> None:
    dice = random.Random(seed)
    for match, _answer in evening(seed, people, Thinker(STOWAWAYS)):
        if match._frames[-1].choices:
            continue
        decision = open_question(match)
        seat = dice.choice([seat for seat in decision.seats if seat in GRUDGES] or [0])
        answers = []
        for hidden in (False, True):
            game = Game(converter.structure(copy.deepcopy(match.game.freeze()), State), match.setup)
            if hidden:
                scramble(ZONES, game.state, seat, Chance(dice.randrange(2**32)))
            other: ToyMatch = Match.from_game(STOWAWAYS, game, match.setup, seed)
            answers.append(Thinker(STOWAWAYS).answer(_as_it_lies(other, {seat: "grudge"})))
        assert answers[0] == answers[1]


def _as_it_lies(match: ToyMatch, filled: dict[Seat, str]) -> Position:
    """A table to which no choices lead."""
    position = Position.of(match, filled)
    return evolve(position, seed=position.seed + 1)


def test_a_seat_sees_its_own_view_and_the_table() -> None:
    view_of = own_eyes(new_match().view, 1)
    assert (view_of(1).seat, view_of(TABLE).seat) == (1, TABLE)
    with pytest.raises(NotYoursError):
        view_of(0)


def test_computer_seats_remember_what_they_heard_and_what_was_answered_for_them() -> None:
    match, thinker = at("accuse", 4), Thinker(STOWAWAYS)
    captain = open_question(match).seat
    filled = {captain: "grudge"}
    thinker.answer(Position.of(match, filled))
    match.answer(1)
    thinker.answer(Position.of(match, filled))
    policy = thinker._policies[captain]
    assert isinstance(policy, Grudge)
    assert (policy.named, policy.accused_by) == ([match.game.state.accused], captain)


def test_of_a_question_of_claims_people_answer_theirs_and_computer_seats_theirs() -> None:
    match = at("vote", 4)
    decision, filled = open_question(match), {1: "random", 3: "random"}
    own = for_people(decision, filled)
    assert (own.seats, own.most) == ((0, 2), 2)
    assert in_the_whole(decision, own, (1,)) == (2,)
    assert for_people(decision, {}) is decision
    claimed = [Thinker(STOWAWAYS).answer(Position.of(at("vote", 4, seed), filled)) for seed in range(8)]
    assert {pick for answer in claimed for pick in answer or ()} == {1, 3}


def test_who_fills_a_seat_is_kept_from_change_to_change() -> None:
    match = new_match(3)
    fill(match.table, 2, "grudge")
    fill(match.table, 1, "random", 5)
    fill(match.table, 2, None, 9)
    assert levels_of(match.table) == {1: "random"}
    assert levels_of(match.table, 4) == {2: "grudge"}
    assert levels_of(match.table, 5) == {1: "random", 2: "grudge"}
    assert from_the_start(match.table) == [[0, 1, "random"]]
    assert checked_table(match.table, 3) == match.table


@pytest.mark.parametrize("kept", ["grudge", [[0, 3, "random"]], [[0, 1]], [[-1, 1, "random"]], [[0, 1, 7]], {"1": "x"}])
def test_a_save_in_which_nobody_could_fill_the_seats_so_is_refused(kept: object) -> None:
    with pytest.raises(ValueError):
        checked_table({"computers": kept}, 3)  # type: ignore[dict-item]


def test_a_level_that_this_program_does_not_know_plays_as_the_plainest() -> None:
    match = new_match(2)
    assert Thinker(STOWAWAYS).answer(Position.of(match, {0: "genius"})) == (0,)


def test_each_question_has_lots_of_its_own() -> None:
    drawn = [Lots(1, 0, question).below(10**6) for question in range(20)]
    assert len(set(drawn)) == 20 and drawn == [Lots(1, 0, question).below(10**6) for question in range(20)]


# -------------------------------------------------------------------- in a process of their own


def waited(minds: Minds) -> Answer:
    """The answer, once it has come."""
    until = monotonic() + 20
    while monotonic() < until:
        if (heard := minds.heard()) is not None:
            return heard[0]
    raise AssertionError("no answer")


@pytest.fixture
def apart() -> Iterator[Apart]:
    minds = Apart(STOWAWAYS)
    yield minds
    minds.close()


def test_they_answer_in_a_process_of_their_own_as_they_would_here(apart: Apart) -> None:
    for match, answer in evening(3, 3, Thinker(STOWAWAYS)):
        apart.ask(Position.of(match, levels(3)))
        assert waited(apart) == answer


def test_what_was_asked_before_is_not_waited_for(apart: Apart) -> None:
    first, second = at("accuse", 4), at("vote", 4)
    everybody = dict.fromkeys(range(4), "random")
    apart.ask(Position.of(first, everybody))
    apart.ask(Position.of(second, everybody))
    assert waited(apart) == Thinker(STOWAWAYS).answer(Position.of(second, everybody))
    apart.ask(Position.of(first, everybody))
    apart.cancel()
    assert apart.heard() is None


def test_a_process_that_has_ended_is_told(apart: Apart) -> None:
    position = Position.of(at("accuse", 4), dict.fromkeys(range(4), "random"))
    apart.ask(position)
    waited(apart)
    process = apart._mind.process
    assert process.pid is not None
    os.kill(process.pid, signal.SIGTERM)
    process.join()
    apart.ask(position)
    with pytest.raises(MindsLostError):
        waited(apart)


def test_a_fault_of_a_seat_is_told(apart: Apart) -> None:
    apart.ask(evolve(Position.of(new_match(), {0: "random"}), setup=["alone"]))
    with pytest.raises(MindsLostError, match="ValueError"):
        waited(apart)


def test_a_process_that_thinks_of_nothing_is_kept_for_the_next_game() -> None:
    match, everybody = at("accuse", 4), dict.fromkeys(range(4), "grudge")
    minds = Apart(STOWAWAYS)
    minds.ask(Position.of(match, everybody))
    waited(minds)
    process = minds._mind.process
    minds.close()
    again = Apart(STOWAWAYS)
    assert again._mind.process is process and again.heard() is None
    match.answer(1)
    again.ask(Position.of(match, everybody))
    assert waited(again) == Thinker(STOWAWAYS).answer(Position.of(match, everybody))
    again.close()


def test_a_process_that_still_thinks_ends_with_its_game() -> None:
    minds = Apart(STOWAWAYS)
    minds.ask(Position.of(at("accuse", 4), dict.fromkeys(range(4), "slow")))
    process = minds._mind.process
    minds.close()
    again = Apart(STOWAWAYS)
    assert again._mind.process is not process
    again.ask(Position.of(at("vote", 4), dict.fromkeys(range(4), "random")))
    assert waited(again) is not None
    again.close()


def found() -> object:
    """The rules, as another process finds them."""
    return STOWAWAYS


def lost() -> object:
    """A game that is on no shelf."""
    raise KeyError


@pytest.mark.parametrize("find", [found, lost])
def test_a_game_that_is_expected_has_a_process_ready(find: Callable[[], GameKind[Any, Any]]) -> None:
    Apart.expect(find)
    (ready,) = _Mind._resting
    minds = Apart(STOWAWAYS)
    assert minds._mind is ready and not _Mind._resting
    minds.ask(Position.of(at("vote", 4), dict.fromkeys(range(4), "random")))
    assert waited(minds) is not None
    minds.close()


def test_seats_that_have_come_to_a_table_answer_there_as_those_who_come_when_asked() -> None:
    for match, answer in evening(5, 3, Thinker(STOWAWAYS)):
        early = Thinker(STOWAWAYS)
        early.come(Position.of(match, levels(3)))
        assert early.answer(Position.of(match, levels(3))) == answer
