"""A phase closes before everybody's eyes: a shutter runs down over each of its slots, one after another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QRectF, QTimer

from nemesis_desktop.games.space_alert.ui.look import BG0, COLD
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.shapes import sides
from nemesis_desktop.table.drawing.theme import measure, paced

APART: Final = 40
"""Milliseconds between two slots."""
FRAME: Final = 16
LINES: Final = 5


class Shutter(QObject):
    """Runs once when a phase closes; where nothing moves it does not run at all.

    Args:
        draw: what is to be drawn anew with each picture.

    Attributes:
        phase: the phase that closes; 0 while none does.
    """

    def __init__(self, draw: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self.phase = 0
        self._draw = draw
        self._slots = 0
        self._since = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._tick)

    @property
    def _long(self) -> int:
        return paced(measure("alert.motion.shutter"))

    def close(self, phase: int, slots: int) -> None:
        """This phase with so many slots has just been closed."""
        if self._long:
            self.phase, self._slots = phase, slots
            self._since.start()
            self._timer.start()

    def _tick(self) -> None:
        if self._since.elapsed() > self._long + APART * self._slots:
            self._timer.stop()
            self.phase = 0
        self._draw()

    def paint(self, canvas: Canvas, slots: Sequence[QRectF]) -> None:
        """The shutter over each slot, as far as it has come."""
        if not self.phase:
            return
        for place, box in enumerate(slots):
            share = min(1.0, max(0.0, (self._since.elapsed() - APART * place) / max(1, self._long)))
            if not share:
                continue
            down = QRectF(box.x(), box.y(), box.width(), box.height() * share)
            canvas.cut(*sides(down), 3, BG0, COLD, 1.6)
            for line in range(1, LINES):
                y = down.y() + down.height() * line / LINES
                canvas.line(((down.x() + 3, y), (down.right() - 3, y)), COLD, 1.2, 0.8)
