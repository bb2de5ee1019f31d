"""The rooms that something is told of beside the ship: they are lit, and the rest of it sinks back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QElapsedTimer, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from nemesis_desktop.games.nemesis.ui.ship.layout import ShipLayout
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import tint
from nemesis_desktop.table.drawing.theme import motion

SHADE: Final = 0.42
"""How much darker the rest of the ship is."""
LIT_AROUND: Final = 8.0


class Spotlight:
    """Lights rooms.

    Attributes:
        slots: the rooms that are lit; none while nothing is told.
    """

    def __init__(self) -> None:
        self.slots: frozenset[int] = frozenset()
        self._darkens = QElapsedTimer()

    def turn_to(self, slots: Iterable[int], layout: ShipLayout) -> bool:
        """Light these rooms of a side of the board; from a ship that is wholly lit the rest sinks back slowly.

        Returns whether others are lit than before.
        """
        lit = frozenset(slot for slot in slots if slot in layout.slots)
        if lit == self.slots:
            return False
        if not self.slots:
            self._darkens.start()
        self.slots = lit
        return True

    def box(self, layout: ShipLayout) -> QRectF:
        """All that is lit."""
        box = QRectF()
        for slot in self.slots:
            box = box.united(layout.slots[slot].rect)
        return box

    def paint(self, painter: QPainter, canvas: Canvas, layout: ShipLayout, whole: QRectF) -> None:
        """Darken the rest of ``whole``, in pixels."""
        if not self.slots:
            return
        time = motion("camera")
        part = min(1.0, self._darkens.elapsed() / time) if time else 1.0
        shade = QPainterPath()
        shade.addRect(whole)
        for slot in self.slots:
            shade.addPath(canvas.mapped(layout.slots[slot].path(LIT_AROUND)))
        painter.fillPath(shade, tint("ground.space", SHADE * part))
