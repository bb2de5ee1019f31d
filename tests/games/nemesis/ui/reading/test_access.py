"""Assistive software, and whoever uses no pointer: names and roles on everything, and a focus that can be seen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QApplication, QLineEdit, QSlider, QWidget
from pytestqt.qtbot import QtBot

from nemesis_desktop.games.nemesis.ui.ship.map import ShipMap
from nemesis_desktop.games.nemesis.ui.table import TableScreen
from nemesis_desktop.program.kept.saves import SavedGames
from nemesis_desktop.table.desk.settings import Settings
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.furniture.board_part import Spot
from tests.games.nemesis.ui.keyboard import focused, tap
from tests.games.nemesis.ui.stages import STAGES, asks, kept


@pytest.fixture
def stage(qtbot: QtBot, tmp_path: Path) -> Callable[[str], MainWindow]:
    """Opens a window in a state, in Czech: what is not translated shows."""

    def opened(name: str) -> MainWindow:
        settings = Settings(tmp_path / "window.ini")
        settings.language, settings.speed = "cs", "off"
        window = MainWindow(settings, SavedGames(tmp_path / "saves"))
        qtbot.addWidget(window)
        window.resize(1366, 768)
        window.show()
        QApplication.processEvents()
        STAGES[name](window)
        QApplication.processEvents()
        return window

    return opened


def reachable(window: QWidget) -> list[QWidget]:
    """Everything that the keyboard can come to now."""
    return [
        widget
        for widget in window.findChildren(QWidget)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.isVisible()
        and widget.isEnabled()
        and not widget.size().isEmpty()
    ]


@pytest.mark.parametrize("name", list(STAGES))
def test_everything_has_a_name_and_a_role(stage: Callable[[str], MainWindow], name: str) -> None:
    window = stage(name)
    found = reachable(window)
    assert found
    nameless = [
        f"{type(one.parentWidget()).__name__}/{type(one).__name__}" for one in found if not one.accessibleName()
    ]
    assert nameless == []
    for widget in found:
        interface = QAccessible.queryAccessibleInterface(widget)
        role = interface.role()
        if isinstance(widget, QAbstractButton):
            assert role in (QAccessible.Role.Button, QAccessible.Role.RadioButton, QAccessible.Role.CheckBox), widget
        elif isinstance(widget, QLineEdit):
            assert role == QAccessible.Role.EditableText
        elif isinstance(widget, QSlider):
            assert role == QAccessible.Role.Slider
    window.leave_table()


@pytest.mark.parametrize("name", ["start", "setup", "settings", "saves", "draft", "crowded", "menu", "keys", "ending"])
def test_the_focus_can_be_seen(stage: Callable[[str], MainWindow], name: str) -> None:
    """Whatever has the keyboard looks otherwise than without it."""
    window = stage(name)
    unseen = []
    for widget in reachable(window)[:40]:
        if isinstance(widget, TableScreen | ShipMap | QAbstractScrollArea) or widget.findChildren(QAbstractButton):
            continue
        there = window.childAt(widget.mapTo(window, widget.rect().center()))
        if there is not widget:
            # Something lies over it: the keyboard does not come here now.
            continue
        frame = widget.rect().translated(widget.mapTo(window, widget.rect().topLeft()))
        area = frame.adjusted(-12, -30, 12, 12)
        clear_of(window, widget)
        before = window.grab(area).toImage()
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        QApplication.processEvents()
        if isinstance(window.focusWidget(), QLineEdit):
            continue
        if window.grab(area).toImage() == before:
            unseen.append(f"{type(widget).__name__} {widget.accessibleName()!r}")
    assert unseen == []
    window.leave_table()


def clear_of(window: MainWindow, widget: QWidget) -> None:
    """Take the keyboard away from a widget."""
    if window.focusWidget() is not None:
        window.focusWidget().clearFocus()
    QApplication.processEvents()


def test_the_ship_says_what_the_keyboard_is_on(stage: Callable[[str], MainWindow]) -> None:
    window = stage("early")
    table = window.screen_named("table")
    assert isinstance(table, TableScreen)
    table.map.setFocus(Qt.FocusReason.TabFocusReason)
    said = set()
    for _ in table.map.stops():
        assert table.map.accessibleDescription()
        said.add(table.map.accessibleDescription())
        tap(Qt.Key.Key_Tab)
    assert len(said) == len(table.map.stops()) if table.map.hasFocus() else len(said) >= 1


def test_each_place_of_a_painted_part_is_a_place_for_the_keyboard(stage: Callable[[str], MainWindow]) -> None:
    """What a painted part explains under the pointer it explains at the keyboard, with the same words."""
    window = stage("crowded")
    table = window.screen_named("table")
    assert isinstance(table, TableScreen)
    spots = [spot for spot in table.findChildren(Spot) if spot.isVisible() and spot.isEnabled()]
    assert len(spots) > 25
    assert all(spot.accessibleName() for spot in spots)
    lit = [spot for spot in spots if spot.action is not None]
    assert all(spot.focusPolicy() & Qt.FocusPolicy.TabFocus for spot in lit if spot.parentWidget() is not table.crew)


def test_the_window_comes_back_where_it_was(qtbot: QtBot, tmp_path: Path) -> None:
    def opened() -> MainWindow:
        window = MainWindow(Settings(tmp_path / "window.ini"), SavedGames(tmp_path / "saves"))
        qtbot.addWidget(window)
        return window

    first = opened()
    first.open()
    room = first.screen().availableGeometry()
    share = max(first.width() / room.width(), first.height() / room.height())
    assert share > 0.85, "the first time it takes a comfortable place"
    first.setGeometry(20, 30, 700, 500)
    QApplication.processEvents()
    first.close()
    second = opened()
    second.open()
    QApplication.processEvents()
    assert second.size() == first.size()
    second.settings.full_screen = True
    QApplication.processEvents()
    assert second.isFullScreen()
    second.close()
    third = opened()
    third.open()
    assert third.isFullScreen()
    third.close()


def test_a_finer_screen_draws_anew(open_window: Callable[[], MainWindow]) -> None:
    """The window is dragged to a screen with more pixels: nothing stays as coarse as it was."""
    from PySide6.QtCore import QEvent

    window = open_window()
    window.play(kept("turn", 4, asks("turn")))
    table = window.screen_named("table")
    assert isinstance(table, TableScreen)
    window.grab()
    assert table.intruders._picture is not None
    QApplication.sendEvent(table.intruders, QEvent(QEvent.Type.DevicePixelRatioChange))
    assert table.intruders._picture is None


def test_focus_returns_to_where_it_was_after_an_overlay(open_window: Callable[[], MainWindow]) -> None:
    window = open_window()
    window.go("settings")
    QApplication.processEvents()
    for _ in range(3):
        tap(Qt.Key.Key_Tab)
    before = focused()
    tap(Qt.Key.Key_F2)
    tap(Qt.Key.Key_Escape)
    assert focused() is before
