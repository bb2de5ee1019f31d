"""What the tests of the window share: an application that is dressed like the program, and nothing that takes time."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from nemesis_desktop.games.nemesis.ui.table import TableScreen
from nemesis_desktop.table.desk.window import MainWindow
from tests.games.nemesis.scenarios.table import Table
from tests.windows import dressed, open_window, pytest_runtest_teardown, settings, still

__all__ = ["dressed", "open_window", "pytest_runtest_teardown", "settings", "still"]


@pytest.fixture
def play(open_window: Callable[[], MainWindow]) -> Callable[[Table], TableScreen]:
    """Opens the window with a table that was laid for a test; everybody may see everything, and has read it."""

    def played(table: Table) -> TableScreen:
        window = open_window()
        match = table.play().match
        match.table["secrecy"] = "open"
        match.table["read"] = [person.seat for person in match.view().crew]
        window.play(match)
        screen = window.screen_named("table")
        assert isinstance(screen, TableScreen)
        return screen

    return played


@pytest.fixture
def stage(qtbot: QtBot) -> QWidget:
    """An empty window at the size the look is drawn for."""
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(1366, 768)
    widget.show()
    qtbot.waitExposed(widget)
    return widget
