"""The rim of the acting character's room, which breathes: the one thing on the ship that never rests."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from nemesis_desktop.games.nemesis.ui.ship.layout import SlotPlace
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.theme import motion

FRAME: Final = 50
STILL: Final = 0.35
"""How bright the rim is while motion is off."""


class Breath(QObject):
    """Says how bright the rim is, frame by frame.

    Signals:
        drawn: the rim looks different now.
    """

    drawn = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._part = 0.0
        self._timer = QTimer(self)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._breathe)

    def set_wanted(self, wanted: bool) -> None:
        """Breathe, if motion is on, or rest."""
        if not wanted or motion("loop_active") <= 0:
            self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start()

    def _breathe(self) -> None:
        loop = motion("loop_active")
        if loop <= 0:
            self._timer.stop()
            return
        self._part = (self._part + FRAME / loop) % 1.0
        self.drawn.emit()

    def paint(self, canvas: Canvas, place: SlotPlace) -> None:
        """Draw the rim of a room."""
        strength = 0.5 - 0.5 * math.cos(2 * math.pi * self._part) if self._timer.isActive() else STILL
        canvas.line(place.path(3.2), "accent.warm", 2.2, 0.22 + 0.5 * strength)
