"""An option of a choice with pictures of what it brings: a tile, lit in warm when it is the chosen one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.pieces import disc
from nemesis_desktop.table.drawing.theme import measure
from nemesis_desktop.table.widgets.controls import Segment

WIDE, HIGH = 252.0, 106.0
"""The size of a tile, in units; it gets no narrower than ``NARROW``."""
LARGE_TEXT, LOW = 1.2, 78.0
"""At text larger than this it is only so high: words beside it need the room."""
NARROW: Final = 150.0
SMALLEST, LARGEST = 34.0, 66.0
"""The sizes of the first picture and of the last."""
OVERLAP: Final = 0.12
FOOT: Final = 34.0
MOST_TEXT: Final = 1.4
"""The name grows no further: below the pictures there is no more room."""
ASIDE: Final = 0.55
"""How much is seen of what is not chosen."""


class Tile(Segment):
    """One option with its pictures, which grow from left to right.

    Attributes:
        signs: the symbols on the discs.
    """

    def __init__(self, value: str, signs: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(value, parent)
        self.signs = tuple(signs)

    def sizeHint(self) -> QSize:
        """A whole tile."""
        return QSize(round(WIDE * self.unit), round((LOW if self.text_scale > LARGE_TEXT else HIGH) * self.unit))

    def minimumSizeHint(self) -> QSize:
        """The pictures grow smaller before they are cut."""
        return QSize(round(NARROW * self.unit), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the ground, the pictures and the name."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        canvas = self._canvas(painter)
        wide, high = self.width() / self.unit, self.height() / self.unit
        corner, chosen = measure("corner.panel"), self.isChecked()
        over = self.underMouse() and self.isEnabled()
        ground = ("state.infected_top", "#1B0D0B") if chosen else "ground.bg3" if over else "ground.bg1"
        edge, line = ("accent.warm", 2.0) if chosen else ("line.edge", 1.0)
        canvas.cut(1, 1, wide - 2, high - 2, corner, ground, edge, line)
        painter.setOpacity(1.0 if chosen else 0.85 if over else ASIDE)
        self._paint_signs(canvas, wide, high - FOOT)
        painter.setOpacity(1.0)
        sizes = [size * min(self.text_scale, MOST_TEXT) for size in (16, 15, 14, 13, 12, 11)]
        size, words = canvas.fitted(self.text(), wide - 52, sizes, 600, "display", grow=False)
        ink = "text.primary" if chosen or over else "text.secondary"
        canvas.text(14, high - 13, words, size, ink, 600, "display", grow=False)
        if chosen:
            canvas.symbol("symbols/check", wide - 32, high - 29, 18, "accent.warm")
        if self.hasFocus():
            canvas.cut(3, 3, wide - 6, high - 6, corner - 1, None, "text.primary", measure("stroke.focus"))

    def _paint_signs(self, canvas: Canvas, wide: float, foot: float) -> None:
        """All stand on one line, each a little behind the one to its right."""
        steps = max(1, len(self.signs) - 1)
        sizes = [SMALLEST + (LARGEST - SMALLEST) * place / steps for place in range(len(self.signs))]
        taken = sum(sizes) * (1 - OVERLAP)
        scale = min(1.0, (wide - 28) / taken, (foot - 6) / LARGEST)
        x = (wide - taken * scale) / 2
        for sign, size in zip(self.signs, sizes, strict=True):
            disc(canvas, QPointF(x + size * scale / 2, foot - size * scale / 2 + 2), size * scale, sign)
            x += size * scale * (1 - OVERLAP)
