"""Pictures of things that look the same wherever they lie, drawn once: whoever paints often lays them down again."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.ink import Ink
from nemesis_desktop.table.drawing.stencil import new_pixmap

AROUND: Final = 4.0
"""So many units a thing may reach out of its box."""
MOST: Final = 300
"""More pictures than these are not kept."""


class Stamps:
    """The pictures of one part; they hold for one scale and one language."""

    def __init__(self) -> None:
        self._made: dict[Hashable, QPixmap] = {}

    def clear(self) -> None:
        """Everything looks otherwise now."""
        self._made.clear()

    def put(self, canvas: Canvas, look: Hashable, box: QRectF, draw: Callable[[Canvas], None]) -> None:
        """Lay a thing into a box in units: ``look`` is all that its picture depends on, ``draw`` draws it there.

        While somebody reads along it is drawn, so that its words are read.
        """
        if Ink.reader is not None:
            draw(canvas)
            return
        key = (look, box.width(), box.height())
        found = self._made.get(key)
        if found is None:
            if len(self._made) >= MOST:
                self.clear()
            found = self._made[key] = self._drawn(canvas, box, draw)
        canvas.picture(found, box.x() - AROUND, box.y() - AROUND)

    @staticmethod
    def _drawn(canvas: Canvas, box: QRectF, draw: Callable[[Canvas], None]) -> QPixmap:
        unit, left, top = canvas.unit, AROUND - box.x(), AROUND - box.y()
        wide, high = (box.width() + 2 * AROUND) * unit, (box.height() + 2 * AROUND) * unit
        made = new_pixmap(wide, high, canvas.ratio)
        with QPainter(made) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw(Canvas(painter, unit, canvas.ratio, canvas.text_scale, left * unit, top * unit))
        return made
