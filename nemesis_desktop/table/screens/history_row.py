"""A row in the list of games that have been played."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from nemesis_desktop.program.history import Played
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.widgets.list_row import ListRow

PEOPLE_SIZES = (14, 13.5, 13, 12, 11.5, 11, 10.5, 10, 9.5, 9, 8.5, 8)


class GameRow(ListRow):
    """One game: when, who, and how it ended.

    Attributes:
        game: the line of the history.
    """

    def __init__(self, game: Played, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self._day = self._people = self._outcome = self._mode = ""

    def set_words(self, day: str, people: str, outcome: str, mode: str) -> None:
        """Show other words, and say them to assistive software."""
        self._day, self._people, self._outcome, self._mode = day, people, outcome, mode
        self.setAccessibleName(day)
        self.setAccessibleDescription(f"{people}. {mode}. {outcome}")
        self.update()

    def paint_row(self, canvas: Canvas, wide: float, high: float) -> None:
        """Draw what stands on the row; its size is given in units."""
        self._paint_sign(canvas, high)
        first, second = self.lines(high)
        right, left = wide - 18, 58.0
        room = right - left
        side = min(canvas.width(self._outcome, 14, 600), room * 0.5)
        size, words = canvas.fitted(self._outcome, side, (14, 13.5, 13, 12.5, 12), 600)
        canvas.text(
            right, first, words, size, "accent.warm" if self.game.end.won else "text.secondary", 600, align="right"
        )
        size, words = canvas.fitted(self._day, room - side - 14, (16, 15.5, 15, 14, 13), 600)
        canvas.text(left, first, words, size, "text.primary", 600)
        side = min(canvas.width(self._mode, 13, 400), room * 0.45)
        size, words = canvas.fitted(self._mode, side, (13, 12.5, 12), 400)
        canvas.text(right, second, words, size, "text.secondary", align="right")
        size, words = canvas.fitted(self._people, room - side - 14, PEOPLE_SIZES, 400)
        canvas.text(left, second, words, size, "text.secondary")

    def _paint_sign(self, canvas: Canvas, high: float) -> None:
        """How it ended."""
        sign = self.game.chronicle.sign(self.game.end)
        canvas.symbol(sign.symbol, 18, high / 2 - 13, 26, sign.ink)
