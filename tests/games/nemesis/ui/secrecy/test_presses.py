"""A click is never the answer to a question that was not on the screen when it began."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.ui.pages.pages import PAGES
from nemesis_desktop.games.nemesis.ui.table import TableScreen
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.furniture.overlays import Banner
from nemesis_desktop.table.furniture.play.presses import LINGERS, OnScreen, presses
from nemesis_desktop.table.screens.asking import AskingScreen
from nemesis_desktop.table.show.page import Page
from nemesis_desktop.table.show.reveal import Reveal
from tests.games.nemesis.telling import line_of
from tests.games.nemesis.ui.samples import JUNE, sample_payment, sample_turn
from tests.games.nemesis.ui.scripted import Scene, ScriptedMatch

Opener = Callable[[], MainWindow]
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(autouse=True)
def nobody_presses_anything() -> None:
    """What the test before pressed is over."""
    presses().began = None


def handle(window: QWidget) -> QWindow:
    """The window as the system knows it: what comes in there is what a person does."""
    found = window.windowHandle()
    assert found is not None
    return found


def middle(widget: QWidget) -> QPoint:
    return widget.mapTo(widget.window(), widget.rect().center())


def double_click(window: QWidget, at: QPoint) -> None:
    """Two clicks as fast as a double click, each with all that it sets off."""
    QTest.mouseDClick(handle(window), LEFT, pos=at)
    QTest.qWait(LINGERS // 2)


def laid(window: MainWindow, *scenes: Scene) -> tuple[TableScreen, ScriptedMatch]:
    """An open table with a few questions to June, one after another."""
    match = ScriptedMatch([*scenes, Scene(sample_turn(JUNE), acting=JUNE)])
    match.table["secrecy"] = "open"
    window.play(match)  # type: ignore[arg-type]
    table = window.screen_named("table")
    assert isinstance(table, TableScreen)
    QApplication.processEvents()
    return table, match


def pass_button(table: TableScreen) -> QWidget:
    """The button of the last act of June's turn."""
    return table.bar.buttons["act-8"]


def test_the_second_half_of_a_double_click_answers_nothing(open_window: Opener) -> None:
    window = open_window()
    turn = Scene(sample_turn(JUNE), acting=JUNE)
    table, match = laid(window, turn, turn, turn)
    double_click(window, middle(pass_button(table)))
    assert match.answers == [(8,)]
    QTest.mouseClick(handle(window), LEFT, pos=middle(pass_button(table)))
    QTest.qWait(1)
    assert match.answers == [(8,), (8,)], "another click is another answer"


def test_a_double_click_on_a_card_does_not_pay_with_what_lies_there_next(open_window: Opener) -> None:
    window = open_window()
    pay = Scene(sample_payment(JUNE), acting=JUNE)
    table, match = laid(window, Scene(sample_turn(JUNE), acting=JUNE), pay)
    assert table.tray is not None and table.controller is not None and table.offers is not None
    card = next(card for card in table.tray.hand.cards if table.offers.meant(card.anchor) is not None)
    double_click(window, middle(card))
    assert len(match.answers) == 1 and table.controller.chosen == []


def test_a_double_click_on_take_back_takes_one_answer_back(open_window: Opener) -> None:
    window = open_window()
    turn = Scene(sample_turn(JUNE), acting=JUNE)
    table, match = laid(window, turn, turn, turn)
    for _ in range(2):
        QTest.mouseClick(handle(window), LEFT, pos=middle(pass_button(table)))
        QTest.qWait(1)
    double_click(window, middle(table.bar.buttons["back"]))
    assert match.answers == [(8,)]


def test_a_key_that_is_held_down_answers_once(open_window: Opener) -> None:
    window = open_window()
    only = Scene(evolve(sample_turn(JUNE), acts=sample_turn(JUNE).acts[8:9]), acting=JUNE)
    _table, match = laid(window, only, only, only)
    enter = (Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r")
    QTest.keyPress(handle(window), Qt.Key.Key_Return)
    for _ in range(5):
        repeated = QKeyEvent(QEvent.Type.KeyPress, *enter, autorep=True)
        QApplication.sendEvent(handle(window), repeated)
        QTest.qWait(1)
    QTest.keyRelease(handle(window), Qt.Key.Key_Return)
    assert match.answers == [(0,)]
    QTest.keyClick(handle(window), Qt.Key.Key_Return)
    assert match.answers == [(0,), (0,)]


@pytest.mark.parametrize("part", ["bar", "tray"])
def test_a_click_or_a_key_in_a_show_answers_nothing_that_comes_after_it(
    open_window: Opener, qtbot: QtBot, part: str
) -> None:
    window = open_window()
    window.settings.speed = "fast"
    turn = Scene(sample_turn(JUNE), (line_of("noise-placed", corridor="2-6"),), acting=JUNE)
    table, match = laid(window, turn, turn, turn)
    assert table.controller is not None
    place = middle(pass_button(table) if part == "bar" else table.tray.hand.cards[0])  # type: ignore[union-attr]
    table.controller.choose_act(8)
    assert table.playback.running
    QTest.mouseClick(handle(window), LEFT, pos=place)
    qtbot.waitUntil(lambda: not table.playback.running)
    assert table.controller.decision is not None
    assert match.answers == [(8,)] and not table.act_menu.isVisible()
    qtbot.waitUntil(lambda: presses().began is None)
    table.controller.choose_act(8)
    QTest.keyClick(handle(window), Qt.Key.Key_N)
    QTest.qWait(5)
    assert match.answers == [(8,), (8,)] and not table.playback.running
    window.settings.speed = "off"


def test_a_menu_that_a_double_click_has_opened_stays_and_chooses_nothing(open_window: Opener) -> None:
    window = open_window()
    table, match = laid(window, Scene(sample_turn(JUNE), acting=JUNE))
    button = pass_button(table)
    at = middle(button)
    button.clicked.disconnect()
    button.clicked.connect(lambda: table.acts.open((0, 1, 2), button.mapToGlobal(QPoint(-60, 10))))
    double_click(window, at)
    assert table.act_menu.isVisible(), "the second half is no click beside it either"
    assert match.answers == []


def test_a_double_click_beside_what_lies_over_the_table_goes_no_deeper(open_window: Opener) -> None:
    window = open_window()
    table, match = laid(window, Scene(sample_turn(JUNE), acting=JUNE))
    window.open_menu()
    double_click(window, middle(pass_button(table)))
    assert match.answers == []
    window.tell(Text("ui-keys-second-none"))
    banner = window.findChild(Banner)
    assert banner.isVisible()
    double_click(window, middle(banner))
    assert not banner.isVisible() and not table.act_menu.isVisible()


def test_a_double_click_on_a_deed_does_not_answer_whether_to_do_it(qtbot: QtBot) -> None:
    screen = AskingScreen(Words("en"))
    qtbot.addWidget(screen)
    screen.resize(800, 600)
    done: list[bool] = []
    screen.yes_button.setParent(screen)
    screen.no_button.setParent(screen)
    screen.yes_button.setGeometry(0, 0, 800, 600)
    deed = QPushButton(screen)
    deed.setGeometry(0, 0, 800, 600)
    screen.yes_button.hide()
    screen.no_button.hide()
    deed.clicked.connect(lambda: (deed.hide(), screen.ask("?", "yes", lambda: done.append(True))))
    screen.show()
    qtbot.waitExposed(screen)
    presses().watch(handle(screen))
    double_click(screen, QPoint(400, 300))
    assert screen.asking and done == []


def test_a_double_click_closes_one_card_that_waits(qtbot: QtBot) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(1366, 768)
    reveal = Reveal(table, PAGES)
    reveal.retranslate(Words("en"))
    reveal.waits = True
    first, second = (Page(name, name, "danger", settles=0, read_aloud=True) for name in "ab")
    table.show()
    qtbot.waitExposed(table)
    presses().watch(handle(table))
    reveal.open(first, lambda: reveal.rest(lambda: reveal.open(second, lambda: reveal.rest(lambda: None))))
    double_click(table, QPoint(1200, 300))
    assert reveal.page is second and reveal.isVisible()


def mouse(kind: QEvent.Type, when: int, x: float = 100) -> QMouseEvent:
    at = QPointF(x, 100)
    event = QMouseEvent(kind, at, at, LEFT, LEFT, Qt.KeyboardModifier.NoModifier)
    event.setTimestamp(when)
    return event


def test_drumming_on_one_place_means_what_lay_there_when_it_began(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    watched, press = presses(), QEvent.Type.MouseButtonPress
    long_ago = 1_000_000
    assert not watched.eventFilter(window, mouse(press, long_ago))
    watched.appeared()
    for number in range(1, 6):
        assert watched.eventFilter(window, mouse(press, long_ago + number * 150)), "the same drumming"
    assert not watched.eventFilter(window, mouse(press, long_ago + 900, x=300)), "another place"
    assert not watched.eventFilter(window, mouse(press, long_ago + 5000, x=300)), "a pause"


def test_a_question_is_not_answered_by_whoever_presses_already_and_by_no_one_else_stopped(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    asked = OnScreen()
    assert asked.is_meant
    presses().eventFilter(window, mouse(QEvent.Type.MouseButtonPress, 2_000_000))
    asked.appear()
    assert not asked.is_meant
    presses().eventFilter(window, mouse(QEvent.Type.MouseButtonRelease, 2_000_050))
    assert not asked.is_meant, "what the click sets off is still on its way"
    qtbot.wait(2 * LINGERS)
    assert asked.is_meant, "assistive software presses buttons without a mouse"
