"""After a glide the picture is painted anew at its size: a little at a time, while the stretched one is still shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

AT_A_TIME: Final = 6
"""Milliseconds of painting in one go: nobody who turns the wheel again waits for more."""


class Sharpening(QObject):
    """Works through something long in short turns.

    Signals:
        done: all of it is done.
    """

    done = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._work: Iterator[object] | None = None
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._turn)

    @property
    def active(self) -> bool:
        """Whether something is left to do."""
        return self._work is not None

    def begin(self, work: Iterator[object]) -> None:
        """Do this, and forget what was left of anything before."""
        self._work = work
        self._timer.start(0)

    def stop(self) -> None:
        """Forget it."""
        self._work = None
        self._timer.stop()

    def _turn(self) -> None:
        self._clock.start()
        while self._work is not None and self._clock.elapsed() < AT_A_TIME:
            try:
                next(self._work)
            except StopIteration:
                self.stop()
                self.done.emit()
