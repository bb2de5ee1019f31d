"""What the tests of the window share: an application that is dressed like the program, and nothing that takes time."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from nemesis_desktop.games.nemesis.ui.table import TableScreen
from nemesis_desktop.program.kept import keeper, saves
from nemesis_desktop.table.desk.window import MainWindow
from tests.games.nemesis.scenarios.table import Table
from tests.windows import dressed, open_window, pytest_runtest_teardown, settings, still

__all__ = ["dressed", "open_window", "pytest_runtest_teardown", "settings", "still"]

NOON = datetime(2026, 5, 4, 12, 0, tzinfo=UTC)


class StandingClock(datetime):
    """Whatever file is asked about was written at noon."""

    @classmethod
    def fromtimestamp(cls, *_: object) -> datetime:  # type: ignore[override]
        return NOON.replace(tzinfo=None)


@pytest.fixture
def always_noon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every file is of noon, and every game ends at noon: what windows write one after the other is of one minute."""
    monkeypatch.setattr(saves, "datetime", StandingClock)
    monkeypatch.setattr(keeper, "moment", lambda: NOON)


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
