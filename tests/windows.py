"""What all tests of the window share: the look of the program, settings of nobody's, and somebody who plays in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Generic, TypeVar

import pytest
from PySide6.QtCore import QEvent, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from nemesis_desktop.program.kept.saves import SavedGames
from nemesis_desktop.table.desk.app import dress
from nemesis_desktop.table.desk.settings import Settings
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.drawing import theme
from nemesis_desktop.table.furniture.game_table import GameTable
from nemesis_desktop.table.furniture.play.controller import TableController
from nemesis_desktop.table.furniture.secrecy.shield import Shield

T = TypeVar("T", bound=GameTable)


@pytest.fixture(scope="session", autouse=True)
def dressed(qapp: QApplication) -> QApplication:
    """Fonts, style and colours of the program."""
    dress(qapp)
    return qapp


def delete_what_goes() -> None:
    """Let everything go that is to be deleted: a running program does that by itself, tests have to be told."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown() -> None:
    """The windows of a test go when it ends."""
    delete_what_goes()


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Settings of nobody's: English, no motion, computer seats that act at once."""
    made = Settings(tmp_path / "window.ini")
    made.language = "en"
    made.speed = "off"
    made.pace = "at_once"
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


@pytest.fixture(autouse=True)
def still(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Where it is brought in: nothing moves, and nobody has to be waited for, unless a test wants it."""
    monkeypatch.setattr(Shield, "quiet", 0)
    theme.set_speed("off")
    yield
    theme.set_speed("normal")


class Shortened:
    """Reads along while it is the ``Ink.reader``, and takes down the painted words that did not fit."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def wrote(self, painter: QPainter, area: QRectF, words: str) -> None: ...

    def shortened(self, shown: str, words: str) -> None:
        self.found.append(words)

    def broke(self, lines: Sequence[str], words: str) -> None:
        self.found.append(words)

    def drew(self, painter: QPainter, area: QRectF, ground: str) -> None: ...


class AtTheWindow(Generic[T]):
    """Somebody who plays in the window, and draws lots where they have a choice."""

    made: type[T]
    """The table of the game that they play."""

    def __init__(self, window: MainWindow, seed: int) -> None:
        self.window = window
        self.chance = Random(seed)

    @property
    def table(self) -> T:
        found = self.window.screen_named("table")
        assert isinstance(found, self.made)
        return found

    @property
    def controller(self) -> TableController:
        assert self.table.controller is not None
        return self.table.controller

    @property
    def over(self) -> bool:
        return self.window.now == "ending"

    def step(self) -> None:
        """One answer, or one arrival."""
        raise NotImplementedError

    def play(self, until: str = "", steps: int = 6000) -> None:
        """To the end, or until somebody is asked about this topic and sits there."""
        for _ in range(steps):
            self.settle()
            if self.over or (until and self.controller.decision and self.controller.decision.topic == until):
                return
            self.step()
        raise AssertionError(f"no end; asked last: {self.controller.match.decision}")

    def settle(self) -> None:
        """Let everything that is on its way arrive, and what is to go, go."""
        for _ in range(3):
            QApplication.processEvents()
        delete_what_goes()
