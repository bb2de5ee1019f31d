"""Questions: who is asked, when nobody is, and what an answer must be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from nemesis_desktop.engine.decision import TABLE, Act, Decision, Done, No, Yes
from nemesis_desktop.engine.flow import Picks, Play, at_once, choose, choose_or, choose_some, claims
from nemesis_desktop.engine.match import NotAnAnswerError
from nemesis_desktop.engine.text import Text
from tests.engine.playing import at, log_of, new_match, open_question
from tests.engine.toy import Bell, Lay, Pump, Scuttle, team

ASK = Text("ask")
CARDS = [Lay("rope_1"), Lay("rope_2"), Lay("tar_1")]


def run(rule: Play[Any], *answers: Picks) -> tuple[list[Decision], Any]:
    """Drive one rule: the questions it asked, and what came back."""
    asked: list[Decision] = []
    left = list(answers)
    try:
        asked.append(next(rule))
        while True:
            asked.append(rule.send(left.pop(0)))
    except StopIteration as done:
        assert not left
        return asked, done.value


@pytest.mark.parametrize(
    "rule",
    [
        choose(0, ASK, CARDS[:1]),
        choose_or(0, ASK, [], Lay("rope_1")),
    ],
)
def test_an_open_question_with_one_answer_is_not_asked(rule: Play[Any]) -> None:
    assert run(rule) == ([], Lay("rope_1"))


@pytest.mark.parametrize(("acts", "least"), [(CARDS, 3), ([], 0), (CARDS[:1], 2)])
def test_where_all_must_be_taken_or_none_can_be_nobody_is_asked(acts: Sequence[Lay], least: int) -> None:
    assert run(choose_some(0, ASK, acts, least, 3)) == ([], list(acts))


def test_a_secret_question_with_one_answer_is_asked_all_the_same() -> None:
    assert len(run(choose(0, ASK, CARDS[:1], secret=True), (0,))[0]) == 1
    assert len(run(choose_or(0, ASK, [], No(), secret=True), (0,))[0]) == 1
    assert len(run(choose_some(0, ASK, CARDS, 3, 3, secret=True), (0, 1, 2))[0]) == 1
    assert len(run(choose_some(0, ASK, [], 0, 3, secret=True), ())[0]) == 1


def test_where_everybody_can_count_the_answers_a_rule_may_say_that_one_need_not_be_asked() -> None:
    assert run(choose(0, ASK, CARDS[:1], secret=True, always=False)) == ([], CARDS[0])
    assert run(choose_or(0, ASK, [], No(), secret=True, always=False)) == ([], No())
    assert run(choose_some(0, ASK, CARDS, 3, 3, secret=True, always=False)) == ([], CARDS)


def test_an_inert_act_is_offered_among_the_others_and_answers_what_it_means() -> None:
    acts: list[Act] = [Scuttle(), *CARDS]
    (asked,), chosen = run(choose(0, ASK, acts, inert={Scuttle(): CARDS[2]}, ritual=3), (0,))
    assert list(asked.acts) == acts
    assert asked.ritual == 3
    assert chosen == CARDS[2]
    assert run(choose(0, ASK, acts, inert={Scuttle(): CARDS[2]}), (1,))[1] == CARDS[0]
    assert run(choose_or(0, ASK, [Scuttle()], Done(), inert={Scuttle(): Done()}), (0,))[1] == Done()


def test_all_at_once_is_settled_before_the_first_is_asked_and_comes_back_together() -> None:
    offered = {2: CARDS, 0: CARDS[:1]}
    asked, chosen = run(at_once(offered, lambda seat: ASK, inert={0: {CARDS[0]: CARDS[1]}}, ritual=1), (2,), (0,))
    assert [(one.seat, one.secret, one.ritual) for one in asked] == [(2, True, 1), (0, True, 1)]
    assert chosen == {2: CARDS[2], 0: CARDS[1]}


def test_claims_ask_each_seat_for_a_yes_or_nothing() -> None:
    (asked,), agreed = run(claims([0, 3], ASK, topic="vote"), (1,))
    assert asked.seats == (0, 3)
    assert agreed == [3]
    assert run(claims([], ASK, topic="vote")) == ([], [])


def test_only_what_is_asked_for_is_an_answer_and_a_refused_one_changes_nothing() -> None:
    match = at("vote")
    before = match.game.freeze()
    for wrong in ((3,), (-1,), (0, 0), (0, 1, 2, 3)):
        with pytest.raises(NotAnAnswerError):
            match.answer(*wrong)
    pumping = at("pump")
    for wrong in ((), (0, 1), (len(open_question(pumping).acts),)):
        with pytest.raises(NotAnAnswerError):
            pumping.answer(*wrong)
    assert match.game.freeze() == before


def test_everybody_looks_at_their_role_though_there_is_one_answer_with_the_same_number_of_clicks() -> None:
    match = new_match(4)
    for seat in range(4):
        asked = open_question(match)
        assert (asked.seat, asked.secret, asked.ritual, list(asked.acts)) == (seat, True, 2, [Yes()])
        match.answer(0)


def test_a_question_of_the_table_is_answered_by_whoever_is_first_and_by_the_clock() -> None:
    match = at("pump", 5)
    asked = open_question(match)
    assert (asked.seat, asked.seats) == (TABLE, (0, 1, 2, 3, 4))
    for act, whose in ((Pump(3, 2), 3), (Pump(0, 1), 0), (Bell(1), TABLE), (Pump(4, 3), 4)):
        match.answer(open_question(match).acts.index(act))
        assert match.journal[-1].seat == whose
    assert match.view().bells == 2
    assert [facts["who"] for kind, facts, _ in log_of(match, TABLE) if kind == "pumped"] == [3, 0, 4]  # type: ignore[index]


def test_everybody_is_offered_the_hole_and_only_a_stowaway_makes_one() -> None:
    for seat in range(4):
        match = at("lay", 4)
        hole = seat in team(match.game.state)
        for other in range(4):
            acts = open_question(match).acts
            assert acts[-1] == Scuttle()
            match.answer(len(acts) - 1 if other == seat else 0)
        (cards,) = [told.facts["cards"] for told in match.events_since(0) if told.kind == "turned-over"]
        assert ("hole_0" in cards) == hole  # type: ignore[operator]
        assert [len(hand) for hand in match.game.state.hands] == [1, 1, 1, 1]


def test_a_group_sits_before_the_screen_together() -> None:
    """People who know the same and act as one: the question is put to all of them, one of them answers for all."""
    (asked,), act = run(choose(2, ASK, CARDS, topic="plan", secret=True, together=[2, 5]), (1,))
    assert (asked.seat, asked.seats) == (2, (2, 5))
    assert asked.answered_by((1,)) == 2
    assert act == CARDS[1]


def test_what_was_pointed_at_is_entered_openly_and_still_comes_together() -> None:
    asked, chosen = run(at_once({0: CARDS, 1: CARDS}, lambda seat: ASK, topic="vote", secret=False), (2,), (0,))
    assert [(question.seat, question.secret, question.barrier) for question in asked] == [
        (0, False, "sealed"),
        (1, False, "sealed"),
    ]
    assert chosen == {0: CARDS[2], 1: CARDS[0]}
