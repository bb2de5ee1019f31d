"""What the tests of the window share: an application that is dressed like the program, and nothing that takes time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from nemesis_desktop.games.nemesis.ui.table import TableScreen
from nemesis_desktop.program.saves import SavedGames
from nemesis_desktop.table.desk.app import dress
from nemesis_desktop.table.desk.settings import Settings
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.drawing import theme
from nemesis_desktop.table.furniture.secrecy.shield import Shield
from tests.games.nemesis.scenarios.table import Table


@pytest.fixture(scope="session", autouse=True)
def dressed(qapp: QApplication) -> QApplication:
    """Fonts, style and colours of the program."""
    dress(qapp)
    return qapp


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown() -> None:
    """The windows of a test go when it ends: a running program lets go of them by itself, tests have to be told."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(autouse=True)
def still(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing moves, and nobody has to be waited for, unless a test wants it."""
    monkeypatch.setattr(Shield, "quiet", 0)
    theme.set_speed("off")
    yield
    theme.set_speed("normal")


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Settings of nobody's: English, no motion."""
    made = Settings(tmp_path / "window.ini")
    made.language = "en"
    made.speed = "off"
    return made


@pytest.fixture
def open_window(qtbot: QtBot, settings: Settings, tmp_path: Path) -> Callable[[], MainWindow]:
    """Opens the main window, 1366 × 768, with an empty folder of saves."""

    def opened() -> MainWindow:
        window = MainWindow(settings, SavedGames(tmp_path / "saves"))
        qtbot.addWidget(window)
        window.resize(1366, 768)
        window.show()
        qtbot.waitExposed(window)
        return window

    return opened


@pytest.fixture
def play(open_window: Callable[[], MainWindow]) -> Callable[[Table], TableScreen]:
    """Opens the window with a table that was laid for a test; everybody may see everything."""

    def played(table: Table) -> TableScreen:
        window = open_window()
        match = table.play().match
        match.table["secrecy"] = "open"
        window.play(match)
        screen = window.screen_named("table")
        assert isinstance(screen, TableScreen)
        return screen

    return played
