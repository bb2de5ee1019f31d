"""What every button of ours does that paints itself: it measures in units, and lights up under the pointer."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QEnterEvent, QPainter
from PySide6.QtWidgets import QAbstractButton, QWidget

from nemesis_desktop.table.drawing.canvas import Canvas


class LitButton(QAbstractButton):
    """A button that can be reached by keys and pointer. Subclasses paint it, lit when ``underMouse`` says so.

    Attributes:
        unit: pixels per unit.
        text_scale: the person's text size, 1.0 is 100 %.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.unit = 1.0
        self.text_scale = 1.0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_scale(self, unit: float, text: float = 1.0) -> None:
        """Pixels per unit, and the person's text size."""
        self.unit, self.text_scale = unit, text
        self.updateGeometry()
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        """The ground lights up under the pointer."""
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """The ground goes back to rest."""
        super().leaveEvent(event)
        self.update()

    def _canvas(self, painter: QPainter) -> Canvas:
        return Canvas(painter, self.unit, self.devicePixelRatioF(), self.text_scale)
