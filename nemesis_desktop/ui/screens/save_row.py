"""A row in the list of saved games."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from nemesis_desktop.ui.saves import Saved
from nemesis_desktop.ui.widgets.canvas import Canvas


class SaveRow(QAbstractButton):
    """One file of the list: name, people, round, date.

    Attributes:
        saved: what is known of the file.
        title: its name as shown.

    Signals:
        wanted: a double click: this one, now.
    """

    wanted = Signal()

    def __init__(self, saved: Saved, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.saved = saved
        self.title = saved.name
        self._people = self._stage = self._when = ""
        self.unit = 1.0
        self.text_scale = 1.0
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def set_words(self, title: str, people: str, stage: str, when: str) -> None:
        """Show other words, and say them to assistive software."""
        self.title, self._people, self._stage, self._when = title, people, stage, when
        self.setAccessibleName(title)
        self.setAccessibleDescription(f"{stage}. {people}. {when}")
        self.update()

    def set_scale(self, unit: float, text: float) -> None:
        """Pixels per unit, and the person's text size."""
        self.unit, self.text_scale = unit, text
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Two lines high."""
        return QSize(round(400 * self.unit), round(max(56.0, 46 * self.text_scale) * self.unit))

    def enterEvent(self, event: QEnterEvent) -> None:
        """The ground lights up under the pointer."""
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """The ground goes back to rest."""
        super().leaveEvent(event)
        self.update()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """This one, now."""
        super().mouseDoubleClickEvent(event)
        self.wanted.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the row."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        canvas = Canvas(painter, self.unit, self.devicePixelRatioF(), self.text_scale)
        wide, high = self.width() / self.unit, self.height() / self.unit
        lost = self.saved.trouble is not None
        if self.isChecked():
            canvas.cut(0.7, 0.7, wide - 1.4, high - 1.4, 8, "accent.warm_ground", "accent.warm", 1.4)
        else:
            ground = "ground.bg4" if self.underMouse() else "ground.bg2"
            canvas.cut(0.7, 0.7, wide - 1.4, high - 1.4, 8, ground, "line.hair")
        if self.hasFocus():
            canvas.cut(2, 2, wide - 4, high - 4, 7, None, "text.primary", 2)
        scale = self.text_scale
        first, second = high / 2 - 4 * scale, high / 2 + 16 * scale
        side = max(canvas.width(self._stage, 15, 600), canvas.width(self._when, 13, 400))
        right = wide - 18
        canvas.text(right, first, self._stage, 15, "text.tertiary" if lost else "accent.cold", 600, align="right")
        canvas.text(right, second, self._when, 13, "text.secondary", align="right")
        left = 18.0
        for _, number in self.saved.people:
            canvas.symbol(f"symbols/player_{number}", left, high / 2 - 9, 18, f"player.{number}")
            left += 22
        left = 138.0
        if lost:
            canvas.cut(40, high / 2 - 14, 28, 28, 5, None, "line.strong", 1.4, dash=(4, 3))
            canvas.text(54, high / 2 + 7, "?", 19, "text.tertiary", 700, align="middle", grow=False)
        room = right - side - 24 - left
        size, words = canvas.fitted(self.title, room, (17, 16, 15), 600)
        canvas.text(left, first, words, size, "text.tertiary" if lost else "text.primary", 600)
        size, words = canvas.fitted(self._people, room, (14, 13, 12), 400)
        canvas.text(left, second, words, size, "text.secondary")
