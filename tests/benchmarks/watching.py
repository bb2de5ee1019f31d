"""Somebody who watches the show in a window with a stopwatch in hand."""

from __future__ import annotations

import time
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from nemesis_desktop.games.nemesis.ui.table import TableScreen
from nemesis_desktop.program.kept.saves import SavedGames
from nemesis_desktop.table.desk.settings import Settings
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.drawing import theme
from tests.benchmarks.window import new_game
from tests.games.nemesis.ui.shows import Shown


class Watching(QObject):
    """Plays what is shown of a game on a table of its own.

    Attributes:
        frames: processor seconds of each pass of the event loop in which something was painted.
    """

    def __init__(self, folder: Path, size: tuple[int, int]) -> None:
        super().__init__()
        settings = Settings(folder / "window.ini")
        settings.language, settings.speed, settings.cards_wait = "en", "off", False
        self.window = MainWindow(settings, SavedGames(folder / "saves"))
        self.window.resize(*size)
        self.window.show()
        self.window.begin(new_game(seed=11))
        QTest.qWait(50)
        table = self.window.screen_named("table")
        assert isinstance(table, TableScreen)
        self.table = table
        shield = self.window.game.hand_off.shield
        if shield is not None:
            shield.hide()
        self.frames: list[float] = []
        self._painted = False
        app = QApplication.instance()
        assert app is not None
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Notice what is painted."""
        if event.type() == QEvent.Type.UpdateRequest:
            self._painted = True
        return False

    def lay(self, shown: Shown) -> None:
        """The table as it lies before."""
        self.table._view = shown.view
        for part in self.table.public_parts:
            part.show_view(shown.view)
        QTest.qWait(20)

    def play(self, shown: Shown, speed: str) -> float:
        """Show it; what waits for somebody is turned at once. Gives back the seconds that it took."""
        theme.set_speed("off")
        self.lay(shown)
        theme.set_speed(speed)
        done: list[bool] = []
        begun = time.perf_counter()
        self.table.playback.play(list(shown.told), shown.view, lambda: done.append(True))
        while not done:
            self._painted, start = False, time.thread_time()
            QApplication.processEvents()
            took = time.thread_time() - start
            if self._painted:
                self.frames.append(took)
            reveal = self.table.reveal
            if reveal.resting and reveal.will_wait(reveal.page):
                reveal.finish()
            time.sleep(0.002)
        theme.set_speed("off")
        return time.perf_counter() - begun

    def close(self) -> None:
        """The window closes."""
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
        self.window.leave_table()
        self.window.deleteLater()
