"""What happened, one thing after another on the old picture: pieces on the map; dice, tokens and cards over it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from nemesis_desktop.engine.events import Told
from nemesis_desktop.ui.theme import speed
from nemesis_desktop.words import Words

if TYPE_CHECKING:
    from nemesis_desktop.ui.nemesis.table import TableScreen

AT_ONCE = 60
"""More events than this are only logged: nobody wants to watch them (a game that was just opened)."""


class Playback(QObject):
    """Plays events one after another. Each can be skipped; with motion off, everything happens at once.

    Attributes:
        running: whether something is being shown.
    """

    def __init__(self, table: TableScreen) -> None:
        super().__init__(table)
        self._table = table
        self._events: list[Told] = []
        self._done: Callable[[], None] | None = None
        self._turn = 0
        self._keyboard: QWidget | None = None
        self.running = False

    def play(self, events: list[Told], done: Callable[[], None]) -> None:
        """Show the events, then call ``done``."""
        self._events = list(events)
        self._done = done
        self.running = True
        if self.takes_time(events):
            # Keys skip now; afterwards they are back where they were.
            self._keyboard = QApplication.focusWidget()
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)
            self._next()
        else:
            self._finish()

    @staticmethod
    def takes_time(events: Sequence[Told]) -> bool:
        """Whether there is anything to watch."""
        return bool(events) and speed() != "off" and len(events) <= AT_ONCE

    def skip(self) -> None:
        """End what is being shown and go on with the next."""
        if self.running:
            self._table.reveal.skip()
            self._next()

    def skip_all(self) -> None:
        """End the whole show."""
        if self.running:
            self._finish()

    def stop(self) -> None:
        """Forget everything: the table is being left."""
        self._turn += 1
        self._events, self._done, self.running = [], None, False
        self._table.reveal.skip()

    def _next(self) -> None:
        self._turn += 1
        if not self._events:
            self._finish()
            return
        told = self._events.pop(0)
        turn = self._turn
        self._table.log.tell([told])
        self._table.map.play(told, lambda: self._reveal(told, turn))

    def _reveal(self, told: Told, turn: int) -> None:
        if turn == self._turn:
            self._table.reveal.play(told, lambda: self._gone(turn))

    def _gone(self, turn: int) -> None:
        # Through the event loop: a hundred events that show nothing must not become a hundred frames of the stack.
        if turn == self._turn:
            QTimer.singleShot(0, self, lambda: self._next() if turn == self._turn else None)

    def _finish(self) -> None:
        self._turn += 1
        rest, self._events = self._events, []
        self._table.log.tell(rest)
        self._table.reveal.skip()
        done, self._done, self.running = self._done, None, False
        keyboard, self._keyboard = self._keyboard, None
        if keyboard is not None and isValid(keyboard) and keyboard.isVisible():
            keyboard.setFocus(Qt.FocusReason.OtherFocusReason)
        if done is not None:
            done()

    def set_scale(self, unit: float, text: float) -> None:
        """Pixels per unit, and the person's text size."""
        self._table.reveal.set_scale(unit, text)

    def retranslate(self, words: Words) -> None:
        """Show everything in another language."""
        self._table.reveal.retranslate(words)
