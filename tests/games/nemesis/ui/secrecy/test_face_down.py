"""Secrecy level *face down*: what is private shows only while its owner holds a key or a button."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from nemesis_desktop.games.nemesis.ui.table import TableScreen
from nemesis_desktop.table.desk.window import MainWindow
from tests.games.nemesis.ui.desk.opening import settle, table_of
from tests.games.nemesis.ui.samples import JUNE, sample_turn
from tests.games.nemesis.ui.scripted import Scene, ScriptedMatch

LEFT = Qt.MouseButton.LeftButton
LEAVING = (QEvent.Type.WindowDeactivate, QEvent.Type.ApplicationDeactivate)
"""Somebody turns to another window, of this program or of another."""


@pytest.fixture
def face_down(open_window: Callable[[], MainWindow]) -> TableScreen:
    """June is asked, with her cards face down, and has two objectives."""
    window = open_window()
    match = ScriptedMatch([Scene(sample_turn(JUNE), acting=JUNE)], table={"secrecy": "face_down"})
    window.play(match)  # type: ignore[arg-type]
    settle()
    return table_of(window)


def test_face_down_a_button_held_with_the_mouse_shows_as_the_key_does(face_down: TableScreen, qtbot: QtBot) -> None:
    table, before = face_down, face_down.grab().toImage()
    button = table.bar.buttons["hold"]
    place = button.geometry()
    qtbot.mousePress(button, LEFT)
    assert table.tray is not None and not table.tray.concealed
    assert table.bar.buttons["hold"] is button and button.geometry() == place and button.isDown()
    qtbot.mouseRelease(button, LEFT)
    assert table.tray.concealed
    settle()
    assert table.grab().toImage() == before


def test_face_down_the_mouse_may_be_let_go_of_anywhere(face_down: TableScreen, qtbot: QtBot) -> None:
    table = face_down
    qtbot.mousePress(table.bar.buttons["hold"], LEFT)
    assert table.tray is not None and not table.tray.concealed
    qtbot.mouseRelease(table.map, LEFT)
    assert table.tray.concealed


@pytest.mark.parametrize("leaving", LEAVING)
@pytest.mark.parametrize("how", ["key", "button"])
def test_face_down_whoever_turns_to_another_window_lets_go(
    face_down: TableScreen, qtbot: QtBot, how: str, leaving: QEvent.Type
) -> None:
    table = face_down
    if how == "key":
        qtbot.keyPress(table, Qt.Key.Key_Space)
    else:
        qtbot.mousePress(table.bar.buttons["hold"], LEFT)
    assert table.tray is not None and not table.tray.concealed
    target = table.window() if leaving == QEvent.Type.WindowDeactivate else QApplication.instance()
    QApplication.sendEvent(target, QEvent(leaving))
    assert table.tray.concealed


def test_face_down_another_screen_lets_go(face_down: TableScreen, qtbot: QtBot) -> None:
    table = face_down
    qtbot.keyPress(table, Qt.Key.Key_Space)
    table.settings.emit()
    settle()
    assert table.tray is not None and table.tray.concealed


@pytest.mark.parametrize("how", ["key", "button"])
def test_face_down_letting_go_hides_what_was_being_explained(face_down: TableScreen, qtbot: QtBot, how: str) -> None:
    table = face_down
    if how == "key":
        qtbot.keyPress(table, Qt.Key.Key_Space)
    else:
        qtbot.mousePress(table.bar.buttons["hold"], LEFT)
    assert table.tray is not None
    card = table.tray.hand.cards[1]
    table.hover.point_at(card.anchor, card.mapToGlobal(card.rect().center()))
    table.hover.show_now()
    assert table.hover.isVisible()
    if how == "key":
        qtbot.keyRelease(table, Qt.Key.Key_Space)
    else:
        qtbot.mouseRelease(table, LEFT)
    assert not table.hover.isVisible()


def objective_spot(table: TableScreen) -> QWidget:
    """Where the objectives lie."""
    assert table.tray is not None
    spot = table.tray.holdings.spot_of("objective")
    assert spot is not None
    return spot


def test_objectives_show_while_the_mouse_holds_them_and_the_rest_stays_face_down(
    face_down: TableScreen, qtbot: QtBot
) -> None:
    tray, spot = face_down.tray, objective_spot(face_down)
    assert tray is not None
    qtbot.mousePress(spot, LEFT)
    assert tray.objectives.isVisible() and tray.concealed
    qtbot.mouseRelease(spot, LEFT)
    assert not tray.objectives.isVisible()


def test_objectives_show_while_their_key_is_held_and_hide_wherever_it_is_let_go(
    face_down: TableScreen, qtbot: QtBot
) -> None:
    tray = face_down.tray
    assert tray is not None
    qtbot.keyPress(face_down, Qt.Key.Key_O)
    assert tray.objectives.isVisible() and tray.concealed
    elsewhere = QLineEdit()
    qtbot.addWidget(elsewhere)
    qtbot.keyRelease(elsewhere, Qt.Key.Key_O)
    assert not tray.objectives.isVisible()


@pytest.mark.parametrize("leaving", LEAVING)
@pytest.mark.parametrize("how", ["key", "mouse"])
def test_objectives_hide_when_somebody_turns_to_another_window(
    face_down: TableScreen, qtbot: QtBot, how: str, leaving: QEvent.Type
) -> None:
    tray = face_down.tray
    assert tray is not None
    if how == "key":
        qtbot.keyPress(face_down, Qt.Key.Key_O)
    else:
        qtbot.mousePress(objective_spot(face_down), LEFT)
    assert tray.objectives.isVisible()
    target = face_down.window() if leaving == QEvent.Type.WindowDeactivate else QApplication.instance()
    QApplication.sendEvent(target, QEvent(leaving))
    assert not tray.objectives.isVisible()


def test_objectives_stay_face_down_while_the_whole_table_is_asked(face_down: TableScreen, qtbot: QtBot) -> None:
    tray = face_down.tray
    assert tray is not None
    tray.covered = True
    qtbot.mousePress(objective_spot(face_down), LEFT)
    qtbot.keyPress(face_down, Qt.Key.Key_O)
    assert not tray.objectives.isVisible()
