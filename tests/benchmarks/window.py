"""The window under the stopwatch: a game of four, and somebody who clicks and notes how long each answer took."""

from __future__ import annotations

import time

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QWidget

from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.screens.last_game import NewGame
from tests.games.nemesis.ui.clicker import Clicker
from tests.games.nemesis.ui.wanting import wanted


def new_game(seed: int) -> NewGame:
    """Four people round the table behind the shield."""
    return wanted(("Mira", "Otto", "Lev", "June"), seed)


class Stopwatch(Clicker):
    """Notes, for every click that answers a question, the seconds until the table is painted again.

    Attributes:
        answers: by the clock.
        busy: of the processor; what else runs on the machine shows less.
    """

    def __init__(self, window: MainWindow, seed: int) -> None:
        super().__init__(window, seed)
        self.answers: list[float] = []
        self.busy: list[float] = []

    def click_at(self, widget: QWidget, point: QPoint) -> None:
        match = self.controller.match
        asked = match.decision
        begun, busy = time.perf_counter(), time.thread_time()
        super().click_at(widget, point)
        QApplication.processEvents()
        if match.decision is not asked:
            self.answers.append(time.perf_counter() - begun)
            self.busy.append(time.thread_time() - busy)
