"""A row in a list to choose from: two lines on a plate, warm when it is chosen."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.widgets.lit_button import LitButton


class ListRow(LitButton):
    """One thing of a list; subclasses say in ``paint_row`` what stands on it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Two lines high."""
        return QSize(round(300 * self.unit), round(max(56.0, 46 * self.text_scale) * self.unit))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The plate, and what stands on it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        canvas = self._canvas(painter)
        wide, high = self.width() / self.unit, self.height() / self.unit
        if self.isChecked():
            canvas.cut(0.7, 0.7, wide - 1.4, high - 1.4, 8, "accent.warm_ground", "accent.warm", 1.4)
        else:
            ground = "ground.bg4" if self.underMouse() else "ground.bg2"
            canvas.cut(0.7, 0.7, wide - 1.4, high - 1.4, 8, ground, "line.hair")
        if self.hasFocus():
            canvas.cut(2, 2, wide - 4, high - 4, 7, None, "text.primary", 2)
        self.paint_row(canvas, wide, high)

    def lines(self, high: float) -> tuple[float, float]:
        """What its two lines of words stand on, in a row so many units high."""
        return high / 2 - 4 * self.text_scale, high / 2 + 16 * self.text_scale

    def paint_row(self, canvas: Canvas, wide: float, high: float) -> None:
        """Draw what stands on the row; its size is given in units."""
