"""Undo: what it takes back, what it is called, and where it ends."""

from __future__ import annotations

import random
from functools import partial

import pytest
from hypothesis import given, settings

from nemesis_desktop.engine.flow import choose
from nemesis_desktop.engine.match import NothingToUndoError
from nemesis_desktop.engine.text import Text
from tests.engine import toy
from tests.engine.playing import (
    at,
    check_the_way_back,
    counts,
    new_match,
    open_question,
    picture,
    random_game,
    random_picks,
    seeds,
)
from tests.engine.toy import Bell, Pump


@settings(max_examples=25)
@given(seed=seeds, people=counts)
def test_an_undone_answer_leaves_no_trace(seed: int, people: int) -> None:
    dice = random.Random(seed)
    for match in random_game(seed, people):
        if match.decision is None or match.decision.topic not in ("accuse", "sure"):
            continue
        before, picks = picture(match), random_picks(dice, match.decision)
        match.answer(*picks)
        if not match.can_undo:
            return
        check_the_way_back(match, picks, picture)
        assert picture(match) == before


def test_undo_says_what_it_takes_back() -> None:
    match = at("accuse")
    before = picture(match)
    match.answer(1)
    assert match.undo_text == Text("undo-what", what=Text("toy-accuse"))
    match.undo()
    assert picture(match) == before


def test_two_answers_are_taken_back_one_after_another_over_the_border_of_a_step() -> None:
    match = at("accuse")
    first = picture(match)
    match.answer(0)
    second = picture(match)
    match.answer(1)  # not sure: named again, in a new step
    assert open_question(match).topic == "accuse"
    match.undo()
    assert picture(match) == second
    match.undo()
    assert picture(match) == first


def test_a_fresh_game_has_nothing_to_take_back() -> None:
    match = new_match()
    assert not match.can_undo
    assert match.undo_text == Text("undo-barrier-start")
    with pytest.raises(NothingToUndoError):
        match.undo()


def test_undo_ends_where_somebody_else_is_asked() -> None:
    match = new_match()
    match.answer(0)
    assert match.undo_text == Text("undo-barrier-seat")


def test_an_answer_to_the_whole_table_stands() -> None:
    match = at("pump")
    for act in (Pump(1, 2), Pump(1, 3), Bell(1)):
        match.answer(open_question(match).acts.index(act))
        assert not match.can_undo
        assert match.undo_text == Text("undo-barrier-table")


def test_a_sealed_choice_stands_and_so_does_what_has_been_turned_over() -> None:
    match = at("lay")
    for reason in ("sealed", "sealed", "reveal"):
        match.answer(0)
        assert match.undo_text == Text(f"undo-barrier-{reason}")


def test_the_end_stands() -> None:
    *_, match = random_game(3, 2)
    assert match.over
    assert not match.can_undo


def test_a_question_with_a_ritual_is_not_named_when_it_is_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """What takes everybody equally many clicks, so that nobody sees what was chosen, says nothing afterwards either."""
    for ritual, message in ((0, "undo-what"), (1, "undo-last")):
        monkeypatch.setattr(toy, "choose", partial(choose, ritual=ritual))
        match = at("accuse")
        match.answer(0)
        assert match.undo_text.id == message
