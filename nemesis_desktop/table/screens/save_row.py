"""A row in the list of saved games."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from nemesis_desktop.program.kept.saves import Saved
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.pieces import player_shape
from nemesis_desktop.table.widgets.list_row import ListRow


class SaveRow(ListRow):
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

    def set_words(self, title: str, people: str, stage: str, when: str) -> None:
        """Show other words, and say them to assistive software."""
        self.title, self._people, self._stage, self._when = title, people, stage, when
        self.setAccessibleName(title)
        self.setAccessibleDescription(f"{stage}. {people}. {when}")
        self.update()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """This one, now."""
        super().mouseDoubleClickEvent(event)
        self.wanted.emit()

    def paint_row(self, canvas: Canvas, wide: float, high: float) -> None:
        """Draw what stands on the row; its size is given in units."""
        lost = self.saved.trouble is not None
        first, second = self.lines(high)
        side = max(canvas.width(self._stage, 15, 600), canvas.width(self._when, 13, 400))
        right = wide - 18
        canvas.text(right, first, self._stage, 15, "text.tertiary" if lost else "accent.cold", 600, align="right")
        canvas.text(right, second, self._when, 13, "text.secondary", align="right")
        left = 18.0
        for one in self.saved.people:
            player_shape(canvas, QPointF(left + 9, high / 2), 18, one.colour)
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
