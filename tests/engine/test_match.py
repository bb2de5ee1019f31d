"""A match: what it takes for an answer, and what it takes back. On the smallest game that asks twice."""

from __future__ import annotations

import gzip
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from attrs import frozen

from nemesis_desktop.engine.decision import Act, Anchor, Decision, NotAnAnswerError
from nemesis_desktop.engine.events import Event, Facts, Log
from nemesis_desktop.engine.flow import Course, Phase, Play, choose
from nemesis_desktop.engine.match import Match, NothingToUndoError
from nemesis_desktop.engine.saving.checking import read_save
from nemesis_desktop.engine.saving.storage import SaveError
from nemesis_desktop.engine.text import Argument, Text


@frozen
class Add(Act):
    """Put so many beans into the bowl."""

    beans: int

    def anchors(self) -> tuple[Anchor, ...]:
        return (Anchor("button", str(self.beans)),)

    def text(self) -> Text:
        return Text("act-add", beans=self.beans)


class Added(Event):
    """Beans have gone into the bowl."""

    beans: int


class Bowl:
    """Beans in a bowl."""

    def __init__(self, beans: int = 0, step: str = "first_handful") -> None:
        self.beans, self.step = beans, step
        self.barrier: str | None = None
        self.log = Log()
        self.state = None
        self.readers = (0,)

    def words(self, facts: Facts) -> dict[str, Argument]:
        return {}

    def answered(self) -> None:
        """Nobody forgets a bean."""

    def freeze(self) -> dict[str, Any]:
        return {"beans": self.beans, "step": self.step}


def _handful(bowl: Bowl) -> Play[None]:
    chosen = yield from choose(0, Text("ask-beans"), [Add(0), Add(1), Add(2)])
    bowl.beans += chosen.beans
    bowl.log.tell(bowl, Added(chosen.beans))


def first_handful(bowl: Bowl) -> Play[None]:
    yield from _handful(bowl)


def second_handful(bowl: Bowl) -> Play[None]:
    yield from _handful(bowl)
    yield from _handful(bowl)


def last_handful(bowl: Bowl) -> Play[None]:
    """The bowl is uncovered first: there is no way back."""
    yield from _handful(bowl)
    bowl.barrier = "reveal"
    yield from _handful(bowl)


class Beans:
    """The game: one person, three steps, each answered by that person alone."""

    id = "beans"

    def course(self, setup: object) -> Course:
        return Course((Phase("handfuls", (first_handful, second_handful, last_handful)),))

    def begin(self, setup: object, seed: int, forced: object) -> Bowl:
        return Bowl()

    def thaw(self, frozen: Mapping[str, Any], setup: object, forced: object) -> Bowl:
        return Bowl(**frozen)

    def over_step(self, game: Bowl) -> str:
        return "end"

    def view(self, game: Bowl, seat: int, decision: Decision | None) -> int:
        return game.beans

    def seats(self, setup: object) -> Sequence[int]:
        return (0,)


@pytest.fixture
def match() -> Match[Bowl, int]:
    return Match(Beans(), None, 0)


def stands(match: Match[Bowl, int]) -> tuple[int, str, int, int]:
    """Everything that an answer changes, but for the log."""
    return match.game.beans, match.game.step, len(match.journal)


@pytest.mark.parametrize("picks", [(), (0, 1), (0, 0), (3,), (-1,)])
def test_what_is_not_offered_is_no_answer_and_changes_nothing(match: Match[Bowl, int], picks: tuple[int, ...]) -> None:
    before = stands(match)
    with pytest.raises(NotAnAnswerError):
        match.answer(*picks)
    assert stands(match) == before
    match.answer(2)
    assert match.view() == 2


def test_a_question_wants_one_answer_unless_it_says_more(match: Match[Bowl, int]) -> None:
    assert match.decision is not None
    assert (match.decision.least, match.decision.most) == (1, 1)


def test_answers_are_taken_back_one_by_one_across_steps(match: Match[Bowl, int]) -> None:
    before = []
    for pick in (1, 2, 1):
        before.append(stands(match))
        match.answer(pick)
    assert stands(match) == (4, "last_handful", 3)
    while before:
        match.undo()
        assert stands(match) == before.pop()
    assert not match.can_undo


def test_the_log_goes_back_with_the_answers(match: Match[Bowl, int]) -> None:
    for pick in (1, 2, 1):
        match.answer(pick)
    for left in (2, 1, 0):
        match.undo()
        assert match.event_count == left


def test_it_is_said_which_answer_would_be_taken_back(match: Match[Bowl, int]) -> None:
    match.answer(1)
    match.answer(2)
    assert match.undo_text == Text("undo-what", what=Text("act-add", beans=2))
    match.undo()
    assert match.undo_text == Text("undo-what", what=Text("act-add", beans=1))


def test_nothing_is_taken_back_from_behind_a_reveal_or_before_the_start(match: Match[Bowl, int]) -> None:
    with pytest.raises(NothingToUndoError):
        match.undo()
    for _ in range(4):
        match.answer(1)
    before = stands(match)
    assert match.undo_text == Text("undo-barrier-reveal")
    with pytest.raises(NothingToUndoError):
        match.undo()
    assert stands(match) == before
    match.answer(1)
    assert match.over and match.view() == 5


# ---------------------------------------------------------------- values and documents


def test_a_text_is_a_value() -> None:
    text = Text("act-add", beans=1)
    with pytest.raises(AttributeError):
        text.id = "act-yes"
    with pytest.raises(AttributeError):
        del text.id
    assert text == Text("act-add", beans=1)


@pytest.mark.parametrize("document", ["[]", "1", "null", '"save"', "{}", '{"format": "1"}'])
def test_a_document_that_is_no_save_is_refused(document: str, tmp_path: Path) -> None:
    path = tmp_path / "other.nemesis"
    path.write_bytes(gzip.compress(document.encode()))
    with pytest.raises(SaveError):
        read_save(path, {})
