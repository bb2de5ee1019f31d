"""The moment that a table has which reacts by calling out, instead of being asked each time."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

TICK: Final = 100
"""How often it says how much is left, in milliseconds."""


class CallOut(QObject):
    """Runs once, from a number of milliseconds down to nothing.

    Signals:
        ticked: milliseconds left, and how many there were.
        over: nobody has called.
    """

    ticked = Signal(int, int)
    over = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._left = self._of = 0
        self._timer = QTimer(self)
        self._timer.setInterval(TICK)
        self._timer.timeout.connect(self._tick)

    @property
    def runs(self) -> bool:
        """Whether somebody may still call."""
        return self._timer.isActive()

    def start(self, time: int) -> None:
        """So many milliseconds, from now on."""
        self._left = self._of = time
        self._timer.start()
        self.ticked.emit(time, time)

    def stop(self) -> None:
        """Somebody has called, or nothing is asked any more."""
        self._timer.stop()

    def _tick(self) -> None:
        self._left -= TICK
        self.ticked.emit(max(self._left, 0), self._of)
        if self._left <= 0:
            self._timer.stop()
            self.over.emit()
