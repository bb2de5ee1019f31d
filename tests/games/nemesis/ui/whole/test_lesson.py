"""The guided first game, from its first to its last step, through the real widgets and with every wrong click."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.acts import CarefulMove, Move, Pass, RoomAction
from nemesis_desktop.games.nemesis.lesson import BESIDE, FIGHT, GOAL, NOISY, lesson_match
from nemesis_desktop.games.nemesis.ui.lesson.script import SCRIPT
from nemesis_desktop.program.words import LANGUAGES, Words
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.drawing import theme
from nemesis_desktop.table.lesson import clicks
from nemesis_desktop.table.lesson.clicks import SETTLING
from nemesis_desktop.table.lesson.lesson import Lesson
from tests.games.nemesis.ui.clicker import Clicker
from tests.games.nemesis.ui.keyboard import focused, go_to, tap

LEFT = Qt.MouseButton.LeftButton
QUICK = 5
"""Milliseconds that a click takes to have come of something, where hundreds of them are made."""
DETAILS = ("title", "text")


class Learner(Clicker):
    """Somebody who does what the lesson says, with the pointer."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window, 1)

    @property
    def lesson(self) -> Lesson:
        lesson = self.window.game.lesson
        assert lesson is not None
        return lesson

    @property
    def step_id(self) -> str:
        return self.lesson.step.id

    @property
    def loose(self) -> tuple[int, ...]:
        offers = self.table.offers
        return () if offers is None or offers.decision is None else offers.loose

    def settle(self) -> None:
        super().settle()
        QTest.qWait(5)

    def permitted(self) -> list[int]:
        acts = self.offers.decision.acts  # type: ignore[union-attr]
        return [index for index, act in enumerate(acts) if self.lesson.course.permits(act)]

    def best(self) -> int:
        """The way of somebody who follows the words: round by the engine room, then into the pod."""
        acts = self.offers.decision.acts  # type: ignore[union-attr]

        def worth(index: int) -> int:
            match acts[index]:
                case RoomAction(_) if self.step_id == "board":
                    return 3
                case Move(_, to):
                    return 2 if to == GOAL else 1 if to == BESIDE else 0
            return 0

        return max(self.permitted(), key=worth)

    def obey(self) -> None:
        """One thing that the lesson asks for."""
        if self.lesson.step.tells:
            self.click(self.lesson.coach.next_button)
            self.settle()
            return
        decision = self.controller.decision
        assert decision is not None
        if decision.kind == "some":
            for index in self.permitted()[: decision.least]:
                self.click_act(index)
                self.settle()
            if self.controller.match.decision is decision:
                self.press("confirm")
        else:
            self.choose(self.best())
        self.settle()

    def finish(self, most: int = 80) -> list[str]:
        """To the end; the steps gone through."""
        seen: list[str] = []
        for _ in range(most):
            self.settle()
            if self.window.now == "ending":
                return seen
            if not seen or seen[-1] != self.step_id:
                seen.append(self.step_id)
            self.obey()
        raise AssertionError(f"no end; the last steps were {seen[-5:]}")

    def go_until(self, wanted: str) -> None:
        for _ in range(60):
            self.settle()
            if self.step_id == wanted:
                return
            self.obey()
        raise AssertionError(f"never came to {wanted}")


@pytest.fixture
def learner(open_window: Callable[[], MainWindow]) -> Learner:
    """At the first step, having clicked the entry of the start screen."""
    window = open_window()
    start = window.screen_named("start")
    QTest.mouseClick(start.entries["lesson"], LEFT)  # type: ignore[attr-defined]
    QTest.mouseClick(start.lessons["nemesis"], LEFT)  # type: ignore[attr-defined]
    found = Learner(window)
    found.settle()
    return found


def test_the_lesson_leads_from_its_first_to_its_last_step_and_the_learner_wins(learner: Learner) -> None:
    seen = learner.finish()
    assert seen == [*(step.id for step in SCRIPT), "saved"]
    ending = learner.window.match.view().ending  # type: ignore[union-attr]
    assert ending is not None
    assert ending.fates[0].survived
    assert ending.fates[0].won


def test_every_wrong_click_on_the_way_changes_nothing_and_is_answered(
    learner: Learner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clicks, "SETTLING", QUICK)
    for _ in range(80):
        learner.settle()
        if learner.window.now == "ending":
            break
        if learner.lesson.step.until is None and learner.controller.stage == "asking":
            go_wrong(learner)
        learner.obey()
    assert learner.window.now == "ending"


def go_wrong(learner: Learner) -> None:
    """Click everything that an answer stands for and that the lesson does not want now, and each part of the table."""
    lesson, match = learner.lesson, learner.lesson.match
    decision = match.decision
    assert decision is not None
    before = len(match.journal), lesson.course.at
    wrong = [act for act in decision.acts if not lesson.course.permits(act)]
    right = {anchor for act in decision.acts if lesson.course.permits(act) for anchor in act.anchors()}
    anchors = {anchor for act in wrong for anchor in act.anchors()} - right
    for anchor in sorted(anchors, key=lambda one: (one.kind, str(one.id))):
        for part in learner.table.parts:
            place = part.place_of(anchor) if part.isVisible() else None
            point = place.center().toPoint() if place is not None else QPoint()
            if place is None or not learner.is_uppermost(part, point):
                continue
            if part is learner.table.map and any(
                one.anchor in right for one in learner.table.map.under(QPointF(point))
            ):
                continue  # What is asked for lies there as well.
            lesson.coach.nudge = ""
            learner.click_at(part, point)
            for _ in range(100):
                QTest.qWait(QUICK)
                if lesson.coach.nudge:
                    break
            assert (len(match.journal), lesson.course.at) == before, f"{anchor} at {lesson.step.id}"
            assert not learner.controller.chosen
            assert lesson.coach.nudge, f"a click on {anchor} at {lesson.step.id} was not answered"
            break
    # Where buttons are asked for, 1 is the key of the right one.
    permits = lesson.course.permits
    numbered = () if any(permits(decision.acts[one]) for one in learner.loose) else (Qt.Key.Key_1,)
    for key in (Qt.Key.Key_N, *numbered, Qt.Key.Key_M):
        QTest.keyClick(learner.table, key)
    if not lesson.step.tells:
        QTest.keyClick(learner.table, Qt.Key.Key_Return)
    learner.settle()
    assert (len(match.journal), lesson.course.at) == before


def test_an_answer_that_must_wait_cannot_be_given_by_any_way_into_the_controller(learner: Learner) -> None:
    learner.go_until("move")
    decision = learner.controller.decision
    assert decision is not None
    passing = next(index for index, act in enumerate(decision.acts) if isinstance(act, Pass))
    learner.controller.choose_act(passing)
    learner.controller.choose_act(99)
    learner.controller.decline()
    learner.settle()
    assert not learner.lesson.match.journal
    assert learner.step_id == "move"


@pytest.mark.parametrize(
    ("size", "language", "percent"),
    [
        ((1280, 720), "ru", 150),
        ((1280, 720), "cs", 150),
        ((1280, 720), "en", 175),
        ((1366, 768), "ru", 100),
        ((1920, 1080), "cs", 100),
        ((1024, 768), "en", 80),
    ],
)
def test_the_panel_hides_neither_what_it_points_at_nor_what_is_asked(
    learner: Learner, size: tuple[int, int], language: str, percent: int
) -> None:
    window = learner.window
    window.resize(*size)
    window.settings.language = language
    window.settings.text_percent = percent
    for _ in range(80):
        learner.settle()
        if window.now == "ending":
            break
        lesson = learner.lesson
        lesson._refresh()
        panel = lesson.coach.geometry()
        assert learner.table.rect().contains(panel), f"{lesson.step.id} leaves the window"
        assert panel.size() == lesson.coach.size_wanted()
        for place in (*lesson._ringed(), *lesson._permitted_places()):
            assert not panel.intersects(place), f"{lesson.step.id} hides {place}"
        if lesson.step.points and not lesson.step.tells:
            assert lesson._ringed(), f"{lesson.step.id} points at nothing"
        if not lesson.step.tells:
            assert not panel.intersects(learner.table.bar.geometry())
        learner.obey()
    assert window.now == "ending"


def test_the_lesson_can_be_gone_through_with_the_keyboard_alone(learner: Learner) -> None:
    learner.window.activateWindow()
    QApplication.processEvents()
    for wanted in ("ship", "goal", "hand", "move"):
        tap(Qt.Key.Key_Return)
        learner.settle()
        assert learner.step_id == wanted
    go_to(learner.lesson.coach.leave_button)
    assert focused().accessibleName() == learner.window.words.text(Text("ui-lesson-leave"))
    tap(Qt.Key.Key_Return)
    learner.settle()
    assert learner.window.now == "start"


def test_taking_back_takes_the_lesson_back_as_well(learner: Learner) -> None:
    learner.go_until("pay")
    QTest.keyClick(learner.table, Qt.Key.Key_Escape)
    learner.settle()
    assert learner.step_id == "move"
    learner.go_until("turn")
    learner.press("back")
    learner.settle()
    assert learner.step_id == "keep"
    assert learner.finish()[-1] == "saved"


def move_carefully(learner: Learner) -> None:
    """Come to the free step before the pods, and take a careful move there."""
    learner.go_until("way")
    acts = learner.offers.decision.acts  # type: ignore[union-attr]
    careful = next(
        index for index, act in enumerate(acts) if isinstance(act, CarefulMove) and learner.lesson.course.permits(act)
    )
    learner.choose(careful)
    learner.settle()


def test_whoever_walks_about_and_runs_out_of_cards_still_gets_away(learner: Learner) -> None:
    """A free step: a careful move, then no card is left for the pod, so a round goes by."""
    move_carefully(learner)
    for _ in range(6):
        decision = learner.controller.decision
        assert decision is not None
        passing = [index for index, act in enumerate(decision.acts) if isinstance(act, Pass)]
        if passing and learner.lesson.match.view(0).round == 2:
            learner.click_act(passing[0])
            learner.settle()
        elif decision.topic == "pass":
            learner.press("confirm")
            learner.settle()
        elif learner.lesson.match.view(0).round == 2:
            learner.obey()
    assert learner.lesson.match.view(0).round == 3
    assert learner.step_id in ("way", "board")
    assert learner.finish()[-1] == "saved"


def run_short(learner: Learner) -> None:
    """Come to the pods with a careful move, so that no two cards are left for boarding."""
    move_carefully(learner)
    for _ in range(12):
        decision = learner.controller.decision
        assert decision is not None
        moving = any(isinstance(act, Move) and learner.lesson.course.permits(act) for act in decision.acts)
        if decision.topic == "turn" and (learner.step_id == "board" or not moving):
            return
        learner.obey()


def say(learner: Learner, message: str, **args: str | int) -> str:
    return learner.window.words.text(Text(f"ui-lesson-{message}", **args))


def paying_cards(learner: Learner) -> int:
    mine = learner.lesson.match.view(0).mine
    assert mine is not None
    return sum(not card.startswith("contamination") for card in mine.hand)


def test_with_too_few_cards_the_lesson_says_what_is_missing_and_forgets_it_when_things_move_on(
    learner: Learner,
) -> None:
    run_short(learner)
    coach, lesson = learner.lesson.coach, learner.lesson
    assert learner.step_id == "board"
    cards = paying_cards(learner)
    assert cards < 2
    assert coach.request == say(learner, "tired-do", cards=cards)
    place = lesson.places.of(Anchor("room", GOAL))
    assert place is not None
    learner.click_at(learner.table, place.center())
    QTest.qWait(SETTLING * 3)
    cost = learner.window.words.text(Text("reason-cost"))
    assert coach.nudge == say(learner, "hindered", reason=cost, passing="yes")
    passing = next(index for index in learner.permitted() if isinstance(learner.offers.act(index), Pass))
    learner.click_act(passing)
    learner.settle()
    assert not coach.nudge


def test_the_careful_move_is_explained_where_it_asks_for_a_corridor(learner: Learner) -> None:
    move_carefully(learner)
    for _ in range(4):
        learner.settle()
        decision = learner.controller.decision
        assert decision is not None
        if decision.topic == "noise":
            break
        assert decision.topic == "pay"
        assert learner.lesson.coach.request == say(learner, "paying-do")
        learner.obey()
    assert learner.lesson.coach.request == say(learner, "quietly-do")


def test_the_hand_is_counted_anew_on_the_way(learner: Learner) -> None:
    learner.go_until("way")
    before = paying_cards(learner)
    assert say(learner, "way-text", cards=before) == learner.lesson.coach.body
    learner.obey()
    learner.settle()
    learner.go_until("way")
    assert say(learner, "way-text", cards=paying_cards(learner)) == learner.lesson.coach.body


def test_the_noise_marker_and_the_time_marker_themselves_are_ringed(learner: Learner) -> None:
    learner.go_until("noise")
    table = learner.table
    plate = table.map.to_widget(table.map.layout_.corridors[NOISY].plate_rect).toAlignedRect()
    assert learner.lesson._ringed() == [plate.translated(table.map.pos())]
    learner.go_until("time")
    (ring,) = learner.lesson._ringed()
    cell = table.top.cell("time", learner.lesson.match.view(0).time)
    assert cell is not None
    assert ring == cell.toAlignedRect().translated(table.top.pos())
    assert ring.width() < table.top.width() / 10


def test_the_launch_has_a_button(learner: Learner) -> None:
    learner.go_until("launch")
    (launch,) = learner.permitted()
    button = learner.table.bar.buttons[f"act-{launch}"]
    learner.click(button)
    learner.settle()
    assert learner.step_id == "launch", "nobody comes back from it: one click only asks"
    learner.click(next(row for row in learner.table.act_menu.rows() if row.entry.index == launch))
    learner.settle()
    assert learner.step_id == "saved"


def test_after_taking_back_enter_does_not_begin_the_lesson_anew(learner: Learner) -> None:
    learner.window.activateWindow()
    learner.go_until("pay")
    learner.press("back")
    learner.settle()
    QTest.qWait(50)
    assert learner.step_id == "move"
    assert not learner.lesson.coach.isAncestorOf(QApplication.focusWidget())
    before = learner.lesson
    tap(Qt.Key.Key_Return)
    learner.settle()
    assert learner.lesson is before
    assert learner.step_id == "move"


def test_starting_over_begins_at_the_first_step(learner: Learner) -> None:
    learner.go_until("search")
    learner.click(learner.lesson.coach.again_button)
    learner.settle()
    assert learner.step_id == "welcome"
    assert not learner.lesson.match.journal
    assert learner.finish()[-1] == "saved"


def test_the_lesson_leaves_no_trace(learner: Learner) -> None:
    """Neither the game to continue nor a saved one nor the history knows of it."""
    window = learner.window
    learner.finish()
    assert not window.saves.has_autosave()
    folder: Path = window.saves.folder
    assert [path for path in folder.parent.rglob("*") if path.suffix in (".nemesis", ".jsonl")] == []
    assert not list(window.game.keeper.history.read().games)
    window.open_menu()
    assert window.over.menu is not None
    assert not window.over.menu.buttons["save"].isEnabled()
    window.over.menu.shut()
    window.game.play_again()
    learner.settle()
    assert window.now == "table"
    assert learner.step_id == "welcome"
    learner.click(learner.lesson.coach.leave_button)
    learner.settle()
    assert window.now == "start"
    assert window.game.lesson is None
    assert not window.screen_named("start").entries["continue"].isVisible()  # type: ignore[attr-defined]


def test_a_game_that_waits_to_be_continued_is_not_touched(open_window: Callable[[], MainWindow]) -> None:
    from nemesis_desktop.engine.match import Match
    from nemesis_desktop.games.nemesis import NEMESIS
    from nemesis_desktop.games.nemesis.setup import Person, Setup

    window = open_window()
    window.play(Match.new(NEMESIS, Setup((Person("Ada", 1), Person("Bo", 2))), 5))
    window.leave_table()
    before = window.saves.autosave.read_bytes()
    window.begin_lesson()
    learner = Learner(window)
    learner.finish()
    assert window.saves.autosave.read_bytes() == before
    window.leave_table()
    window.continue_game()
    learner.settle()
    assert window.match is not None
    assert len(window.match.view().crew) == 2


def test_with_motion_the_panel_makes_room_and_comes_back(learner: Learner) -> None:
    learner.go_until("pay")
    theme.set_speed("fast")
    learner.click_act(learner.permitted()[0])
    QApplication.processEvents()
    assert not learner.lesson.coach.isVisible()
    learner.settle()
    QTest.qWait(50)
    assert learner.step_id == "explored"
    assert learner.lesson.coach.isVisible()


def test_in_the_lesson_a_card_of_the_event_phase_waits_to_be_read_at_any_speed(learner: Learner) -> None:
    learner.go_until("pass")
    learner.window.settings.speed = "fast"
    learner.window.settings.cards_wait = False
    learner.click_act(learner.permitted()[0])
    read = 0
    for _ in range(400):
        QTest.qWait(15)
        page = learner.table.reveal.page
        if page is not None and learner.table.reveal.resting and page.read_aloud:
            assert not learner.table.reveal._end.isActive(), page.sentence
            read += 1
            QTest.keyClick(learner.table, Qt.Key.Key_Space)
        elif not learner.table.playback.running and learner.step_id == "time":
            break
    assert read == 2, "the attack and the event"
    learner.window.settings.speed = "off"


def test_everything_that_is_said_is_said_in_every_language() -> None:
    ids = [f"ui-lesson-{step.id}-{detail}" for step in SCRIPT for detail in DETAILS]
    ids += [f"ui-lesson-{step.id}-do" for step in SCRIPT if not step.tells]
    instead = ("asked", "fighting", "paying", "quietly", "passing", "tired")
    ids += ["ui-lesson-hindered", *(f"ui-lesson-{one}-do" for one in instead)]
    ids += [f"ui-lesson-{end}-{detail}" for end in ("saved", "lost") for detail in DETAILS]
    for language in LANGUAGES:
        words = Words(language)
        assert [id for id in ids if not words.has(id)] == []


def test_the_deal_is_what_the_words_say() -> None:
    """The ship, the hand and the course that the first steps speak of."""
    match = lesson_match("Ada")
    view = match.view(0)
    rooms = {room.slot: room for room in view.rooms}
    assert view.mode == "solo"
    assert view.mine is not None
    assert len(view.mine.hand) == 5
    assert rooms[GOAL].tile == "evacuation_section_b"
    assert rooms[FIGHT].tile == "storage"
    assert not rooms[15].explored
    assert [(pod.section, pod.state) for pod in view.pods] == [("a", "locked"), ("b", "unlocked")]
    assert sum(view.bag.values()) == 11
    assert Anchor("room", 15) in {anchor for act in match.decision.acts for anchor in act.anchors()}  # type: ignore[union-attr]


def test_the_log_says_nothing_of_the_verdict_before_the_victory_check(learner: Learner) -> None:
    learner.go_until("launch")
    learner.obey()
    learner.settle()
    assert learner.step_id == "saved"
    lines = learner.table.log.entries()
    assert lines[-1] == "The ship makes the hyperspace jump."
    assert not any("wins" in line or "engines are checked" in line for line in lines)


def test_nothing_on_the_table_tells_the_verdict_before_the_victory_check(learner: Learner) -> None:
    learner.go_until("launch")
    learner.obey()
    learner.settle()
    assert learner.step_id == "saved"
    table = learner.table
    assert learner.lesson.match.view(0).ending is not None
    for part in (*table.parts, table):
        view = getattr(part, "view", None) or table._view
        assert view is not None
        assert (view.ending, view.coordinates, view.engines) == (None, None, (None, None, None)), part
        assert [person.status for person in view.crew] == ["launched"]
    learner.obey()
    learner.settle()
    assert learner.window.now == "ending"
    assert learner.window.screen_named("ending")._check.view.ending is not None  # type: ignore[attr-defined]


def test_enter_goes_on_to_the_victory_check_as_well(learner: Learner) -> None:
    learner.go_until("saved")
    QTest.keyClick(learner.table, Qt.Key.Key_Return)
    learner.settle()
    assert learner.window.now == "ending"


def test_no_ring_lies_over_a_sign_of_the_ship(learner: Learner) -> None:
    """Markers, badges and number plates on the way of a ring are left free."""
    learner.go_until("move")
    lesson, table = learner.lesson, learner.table
    (ring,) = [one for one in lesson.rings if one.isVisible()]
    slot = next(act.to for act in learner.offers.decision.acts if isinstance(act, Move) and lesson.course.permits(act))  # type: ignore[union-attr]
    on_the_way = [
        place for place in lesson.places.signs
        if place.intersects(ring.geometry()) and not ring.geometry().adjusted(9, 9, -9, -9).contains(place)
    ]  # fmt: skip
    assert on_the_way, f"plates stand around room {slot}"
    broken = ring.grab().toImage()
    ring.lay_around(lesson.places.of(Anchor("room", slot)), table.unit)  # type: ignore[arg-type]
    whole = ring.grab().toImage()
    assert broken != whole
