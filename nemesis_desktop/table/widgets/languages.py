"""Each language by its own name, and the links that choose one."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from nemesis_desktop.engine.text import Text
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.canvas import Canvas


@cache
def own_name(language: str) -> str:
    """What a language calls itself. Only one of its files is opened for that, and it is not parsed."""
    return Words(language).text(Text("ui-start-language"))


class LanguageLink(QAbstractButton):
    """A language by its own name; the one in use is warm and underlined."""

    def __init__(self, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.language = language
        self.unit = 1.0
        self.text_scale = 1.0
        self.setText(own_name(language))
        self.setAccessibleName(self.text())
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def set_scale(self, unit: float, text: float) -> None:
        """Pixels per unit, and the person's text size."""
        self.unit, self.text_scale = unit, text

    def sizeHint(self) -> QSize:
        """As wide as the name, with room for a finger."""
        canvas = Canvas(QPainter(), self.unit, self.devicePixelRatioF(), self.text_scale)
        return QSize(
            round((canvas.width(self.text(), 16, 600) + 12) * self.unit), round(34 * self.unit * self.text_scale)
        )

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the name."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        canvas = Canvas(painter, self.unit, self.devicePixelRatioF(), self.text_scale)
        wide, high = self.width() / self.unit, self.height() / self.unit
        ink = "accent.warm" if self.isChecked() else "text.primary" if self.underMouse() else "text.secondary"
        weight = 600 if self.isChecked() else 500
        used = canvas.text(6, high / 2 + 3 * self.text_scale, self.text(), 16, ink, weight)
        if self.isChecked():
            canvas.box(6, high / 2 + 9 * self.text_scale, used, 2.4, "accent.warm")
        if self.hasFocus():
            canvas.cut(1, 1, wide - 2, high - 2, 5, None, "text.primary", 2)
