"""A row in the list of games that have been played."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from nemesis_desktop.history import Played
from nemesis_desktop.ui.widgets.canvas import Canvas

PEOPLE_SIZES = (14, 13.5, 13, 12, 11.5, 11, 10.5, 10, 9.5, 9, 8.5, 8)


class GameRow(QAbstractButton):
    """One game: when, who, and how it ended.

    Attributes:
        game: the line of the history.
    """

    def __init__(self, game: Played, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self._day = self._people = self._outcome = self._mode = ""
        self.unit = 1.0
        self.text_scale = 1.0
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def set_words(self, day: str, people: str, outcome: str, mode: str) -> None:
        """Show other words, and say them to assistive software."""
        self._day, self._people, self._outcome, self._mode = day, people, outcome, mode
        self.setAccessibleName(day)
        self.setAccessibleDescription(f"{people}. {mode}. {outcome}")
        self.update()

    def set_scale(self, unit: float, text: float) -> None:
        """Pixels per unit, and the person's text size."""
        self.unit, self.text_scale = unit, text
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Two lines high."""
        return QSize(round(300 * self.unit), round(max(56.0, 46 * self.text_scale) * self.unit))

    def enterEvent(self, event: QEnterEvent) -> None:
        """The ground lights up under the pointer."""
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """The ground goes back to rest."""
        super().leaveEvent(event)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the row."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        canvas = Canvas(painter, self.unit, self.devicePixelRatioF(), self.text_scale)
        wide, high = self.width() / self.unit, self.height() / self.unit
        if self.isChecked():
            canvas.cut(0.7, 0.7, wide - 1.4, high - 1.4, 8, "accent.warm_ground", "accent.warm", 1.4)
        else:
            ground = "ground.bg4" if self.underMouse() else "ground.bg2"
            canvas.cut(0.7, 0.7, wide - 1.4, high - 1.4, 8, ground, "line.hair")
        if self.hasFocus():
            canvas.cut(2, 2, wide - 4, high - 4, 7, None, "text.primary", 2)
        self._paint_sign(canvas, high)
        scale = self.text_scale
        first, second = high / 2 - 4 * scale, high / 2 + 16 * scale
        right, left = wide - 18, 58.0
        room = right - left
        side = min(canvas.width(self._outcome, 14, 600), room * 0.5)
        size, words = canvas.fitted(self._outcome, side, (14, 13.5, 13, 12.5, 12), 600)
        canvas.text(right, first, words, size, "accent.warm" if self.game.won else "text.secondary", 600, align="right")
        size, words = canvas.fitted(self._day, room - side - 14, (16, 15.5, 15, 14, 13), 600)
        canvas.text(left, first, words, size, "text.primary", 600)
        side = min(canvas.width(self._mode, 13, 400), room * 0.45)
        size, words = canvas.fitted(self._mode, side, (13, 12.5, 12), 400)
        canvas.text(right, second, words, size, "text.secondary", align="right")
        size, words = canvas.fitted(self._people, room - side - 14, PEOPLE_SIZES, 400)
        canvas.text(left, second, words, size, "text.secondary")

    def _paint_sign(self, canvas: Canvas, high: float) -> None:
        """What became of the ship: destroyed, home, or somewhere else."""
        symbol, ink = {
            "destroyed": ("symbols/self_destruct", "state.danger"),
            "earth": ("symbols/check", "state.success"),
        }.get(self.game.ship, ("symbols/passed", "accent.cold"))
        canvas.symbol(symbol, 18, high / 2 - 13, 26, ink)
