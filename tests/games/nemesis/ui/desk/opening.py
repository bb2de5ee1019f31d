"""From a window to its table."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from nemesis_desktop.games.nemesis.ui.table import TableScreen
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.furniture.secrecy.shield import Shield
from tests.games.nemesis.ui.scripted import ScriptedMatch

LEFT = Qt.MouseButton.LeftButton
Opener = Callable[[], MainWindow]


def table_of(window: MainWindow) -> TableScreen:
    table = window.screen_named("table")
    assert isinstance(table, TableScreen)
    return table


def shield_of(window: MainWindow) -> Shield:
    shield = window.findChild(Shield)
    assert isinstance(shield, Shield)
    return shield


def settle() -> None:
    for _ in range(4):
        QApplication.processEvents()


def at_the_table(window: MainWindow, match: ScriptedMatch) -> TableScreen:
    """The window with a scripted match and the first person at the screen."""
    window.play(match)  # type: ignore[arg-type]
    if shield_of(window).is_closed:
        QTest.keyClick(shield_of(window), Qt.Key.Key_Return)
    settle()
    return table_of(window)
