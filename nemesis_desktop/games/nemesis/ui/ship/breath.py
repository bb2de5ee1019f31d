"""The rim of the acting character's room, which breathes: the one thing on the ship that never rests."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QRect, QTimer
from PySide6.QtGui import QRegion

from nemesis_desktop.games.nemesis.ui.ship.sight.zoomed import Zoomed
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.theme import motion

FRAME: Final = 50
STILL: Final = 0.35
"""How bright the rim is while motion is off."""


class Breath(QObject):
    """Draws the rim, frame by frame.

    Args:
        ship: what it is drawn on.
        acting: the room of whoever acts; None where nobody does.
    """

    def __init__(self, ship: Zoomed, acting: Callable[[], int | None]) -> None:
        super().__init__(ship)
        self._ship, self._acting = ship, acting
        self._part = 0.0
        self._timer = QTimer(self)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._breathe)

    def set_wanted(self, seen: bool) -> None:
        """Breathe while it is seen, if motion is on and somebody acts, or rest."""
        if not seen or motion("loop_active") <= 0 or self._acting() is None:
            self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start()

    def _breathe(self) -> None:
        loop = motion("loop_active")
        if loop <= 0:
            self._timer.stop()
            return
        self._part = (self._part + FRAME / loop) % 1.0
        acting = self._acting()
        if acting is not None:
            self._ship.update(self._rim(acting))

    def _rim(self, slot: int) -> QRect:
        """The pixels of a room with its rim."""
        return self._ship.to_widget(self._ship.layout_.slots[slot].rect.adjusted(-7, -7, 7, 7)).toAlignedRect()

    def paint(self, canvas: Canvas, region: QRegion) -> None:
        """Draw the rim, if it lies in what is painted."""
        acting = self._acting()
        if acting is None or not region.intersects(self._rim(acting)):
            return
        strength = 0.5 - 0.5 * math.cos(2 * math.pi * self._part) if self._timer.isActive() else STILL
        canvas.line(self._ship.layout_.slots[acting].path(3.2), "accent.warm", 2.2, 0.22 + 0.5 * strength)
