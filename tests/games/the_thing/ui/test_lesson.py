"""The guided first round, from its first to its last step, through the real widgets: with pointer and with keys."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from nemesis_desktop.engine.decision import Decision
from nemesis_desktop.games.the_thing.acts import GoAndGive
from nemesis_desktop.games.the_thing.lesson import ALIEN_SEAT, LEARNER, lesson_match
from nemesis_desktop.games.the_thing.ui.lesson.script import FRAME, SCRIPT
from nemesis_desktop.games.the_thing.ui.private.rituals import PlaceTheRole
from nemesis_desktop.games.the_thing.ui.table import StationTable
from nemesis_desktop.program.words import LANGUAGES, Words
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.lesson.lesson import Lesson
from tests.windows import AtTheWindow

LEFT = Qt.MouseButton.LeftButton


class Learner(AtTheWindow[StationTable]):
    """Somebody who does what the lesson says."""

    made = StationTable

    @property
    def lesson(self) -> Lesson:
        found = self.window.game.lesson
        assert found is not None
        return found

    @property
    def step_id(self) -> str:
        return self.lesson.step.id

    @property
    def decision(self) -> Decision:
        """The question that lies before the learner, once the companions have answered theirs."""
        for _ in range(200):
            self.settle()
            if self.table.playback.running:
                self.table.playback.skip_all()
            elif self.controller.decision is not None:
                return self.controller.decision
            QTest.qWait(5)
        raise AssertionError(f"nothing is asked at {self.step_id}: {self.controller.stage}")

    def permitted(self) -> int | None:
        """An answer that the step wants; None where it wants to decline."""
        acts = self.decision.acts
        return next((index for index, act in enumerate(acts) if self.lesson.course.permits(act)), None)

    def press(self, widget: QWidget | None) -> None:
        assert widget is not None and widget.isVisible()
        QTest.mouseClick(widget, LEFT)
        self.settle()

    def frame_keys(self) -> list[str]:
        """What to press on the private frame before its button, as the step points at it."""
        assert self.table.frame is not None
        task = self.table.frame.task
        keys = [str(one.id) for one in self.lesson.step.points if one.kind == FRAME and one.id != "confirm"]
        if isinstance(task, PlaceTheRole):
            return [*(["step"] * (len(task.stages) - 2)), "card-0"]
        return keys[:2] if self.decision.topic == "lay" else keys[:1]

    def obey(self) -> None:
        """One thing that the lesson asks for, with the pointer."""
        decision = self.decision
        if self.lesson.step.tells:
            self.press(self.lesson.coach.next_button)
            return
        frame = self.table.frame
        if frame is not None:
            for key in self.frame_keys():
                self.press(frame.spot_of(("task", key)))
            self.press(frame.spot_of("confirm"))
            return
        index = self.permitted()
        buttons = self.table.bar.buttons
        if index is None:
            self.press(buttons["decline"])
        elif f"act-{index}" in buttons:
            self.press(buttons[f"act-{index}"])
        else:
            (anchor, *_) = decision.acts[index].anchors()
            place = self.lesson.places.of(anchor)
            assert place is not None
            part = self.table.childAt(place.center())
            assert part is not None
            QTest.mouseClick(part, LEFT, pos=part.mapFrom(self.table, place.center()))
            self.settle()

    def type(self) -> None:
        """One thing that the lesson asks for, with the keyboard alone."""
        decision = self.decision
        if self.lesson.step.tells:
            self.tap(Qt.Key.Key_Return)
            return
        frame = self.table.frame
        if frame is not None:
            assert frame.task is not None
            for key in self.frame_keys():
                self.go_to(frame.spot_of(("task", key)))
                self.tap(Qt.Key.Key_Space)
            self.go_to(frame.spot_of("confirm"))
            self.tap(Qt.Key.Key_Return)
            return
        index = self.permitted()
        if index is None:
            self.tap(Qt.Key.Key_N)
            return
        button = self.table.bar.buttons.get(f"act-{index}")
        if button is None:
            (anchor, *_) = decision.acts[index].anchors()
            button = next(part.spot_of(anchor) for part in (self.table.tray,))
        self.go_to(button)
        self.tap(Qt.Key.Key_Return)

    def tap(self, key: Qt.Key) -> None:
        QTest.keyClick(QApplication.focusWidget() or self.table, key)
        self.settle()

    def go_to(self, wanted: QWidget | None) -> None:
        """Tab until a widget has the keyboard."""
        assert wanted is not None
        for _ in range(200):
            if QApplication.focusWidget() is wanted:
                return
            self.tap(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab never comes to {wanted.accessibleName()!r} at {self.step_id}")

    def finish(self, act: Callable[[], None], each: Callable[[], None] = lambda: None) -> list[str]:
        """To the end of the lesson; the steps gone through."""
        seen: list[str] = []
        for _ in range(80):
            self.settle()
            if self.window.now != "table":
                return seen
            assert self.decision is not None
            if not seen or seen[-1] != self.step_id:
                seen.append(self.step_id)
            each()
            act()
        raise AssertionError(f"no end; the last steps were {seen[-5:]}")

    def go_until(self, wanted: str) -> None:
        for _ in range(60):
            assert self.decision is not None
            if self.step_id == wanted:
                return
            self.obey()
        raise AssertionError(f"never came to {wanted}")


@pytest.fixture
def learner(quick_window: Callable[[], MainWindow]) -> Learner:
    """At the first step, having chosen the game among those that can be learned on the start screen."""
    window = quick_window()
    window.setUpdatesEnabled(False)
    start = window.screen_named("start")
    QTest.mouseClick(start.entries["lesson"], LEFT)  # type: ignore[attr-defined]
    QTest.mouseClick(start.lessons["the-thing"], LEFT)  # type: ignore[attr-defined]
    found = Learner(window, 1)
    found.settle()
    return found


def test_the_lesson_leads_from_its_first_to_its_last_step_with_the_pointer(learner: Learner) -> None:
    match = learner.lesson.match
    assert learner.finish(learner.obey) == [step.id for step in SCRIPT]
    assert learner.window.now == "start"
    view = match.view(LEARNER)
    assert view.round == 2
    assert view.figures[ALIEN_SEAT].status == "revealed", "the test has shown the alien"
    assert view.figures[LEARNER].role == "human"


def test_the_lesson_can_be_gone_through_with_the_keyboard_alone(learner: Learner) -> None:
    learner.window.activateWindow()
    QApplication.processEvents()
    assert learner.finish(learner.type) == [step.id for step in SCRIPT]
    assert learner.window.now == "start"


@pytest.mark.parametrize(
    ("size", "language", "percent"),
    [
        ((1280, 720), "ru", 150),
        pytest.param((1280, 720), "cs", 150, marks=pytest.mark.soak),
        pytest.param((1280, 720), "en", 125, marks=pytest.mark.soak),
        pytest.param((1366, 768), "ru", 100, marks=pytest.mark.soak),
        pytest.param((1920, 1080), "en", 150, marks=pytest.mark.soak),
    ],
)
def test_the_panel_hides_neither_what_it_points_at_nor_what_is_asked(
    learner: Learner, size: tuple[int, int], language: str, percent: int
) -> None:
    window = learner.window
    window.resize(*size)
    window.settings.language = language
    window.settings.text_percent = percent

    def look() -> None:
        lesson, table = learner.lesson, learner.table
        learner.settle()
        panel = lesson.coach.geometry()
        assert lesson.coach.isVisible()
        assert table.rect().contains(panel), f"{lesson.step.id} leaves the window"
        assert panel.size() == lesson.coach.size_wanted()
        pointed: list[QRect] = lesson._ringed()
        asked = [] if lesson.step.tells else lesson.places.question
        for place in (*pointed, *asked, *lesson._permitted_places()):
            whole_board = lesson.step.tells and place.width() > table.width() / 2
            assert whole_board or not panel.intersects(place), f"{lesson.step.id} hides {place}"
        if lesson.step.points or not lesson.step.tells:
            assert pointed, f"{lesson.step.id} points at nothing"

    assert learner.finish(learner.obey, look)[-1] == SCRIPT[-1].id


def test_a_wrong_answer_on_the_private_frame_changes_nothing_and_is_answered(learner: Learner) -> None:
    learner.go_until("go")
    frame, match = learner.table.frame, learner.lesson.match
    assert frame is not None
    before = len(match.journal)
    learner.press(frame.spot_of(("task", "armory")))
    assert not learner.lesson.coach.nudge, "looking around is no mistake"
    learner.press(frame.spot_of("confirm"))
    assert len(match.journal) == before
    assert learner.step_id == "go"
    assert learner.lesson.coach.nudge
    learner.obey()
    assert learner.step_id == "give"


def test_claims_that_the_lesson_does_not_want_are_kept_back(learner: Learner) -> None:
    learner.go_until("trade")
    before = len(learner.lesson.match.journal)
    learner.controller.choose_act(0)
    learner.settle()
    assert len(learner.lesson.match.journal) == before
    learner.go_until("claim")
    before = len(learner.lesson.match.journal)
    learner.controller.decline()
    learner.settle()
    assert len(learner.lesson.match.journal) == before


def test_the_start_screen_shows_the_games_that_can_be_learned(quick_window: Callable[[], MainWindow]) -> None:
    start = quick_window().screen_named("start")
    assert not any(line.isVisible() for line in start.lessons.values())  # type: ignore[attr-defined]
    QTest.mouseClick(start.entries["lesson"], LEFT)  # type: ignore[attr-defined]
    lines = start.lessons  # type: ignore[attr-defined]
    assert {"nemesis", "the-thing"} <= set(lines)
    assert all(line.isVisible() for line in lines.values())
    tops = [start.entries["lesson"].y(), *(line.y() for line in lines.values()), start.entries["load"].y()]  # type: ignore[attr-defined]
    assert tops == sorted(tops)


def test_everything_that_is_said_is_said_in_every_language() -> None:
    ids = [f"thing-ui-lesson-{step.id}-{detail}" for step in SCRIPT for detail in ("title", "text")]
    ids += [f"thing-ui-lesson-{step.id}-do" for step in SCRIPT if not step.tells]
    for language in LANGUAGES:
        words = Words(language)
        assert [id for id in ids if not words.has(id)] == []


def test_the_table_is_what_the_words_say() -> None:
    """Four people, the learner leads and chooses first, and the laboratory is open to them."""
    match = lesson_match("Ada")
    assert match.decision is not None
    assert (match.decision.topic, match.decision.seat) == ("character", LEARNER)
    assert len(match.view(LEARNER).figures) == 4
    assert GoAndGive("laboratory").place in {place.id for place in match.view(LEARNER).places}
