"""Where everything lies while a mission is played back, in units."""

from __future__ import annotations

from typing import Final

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF

LEFT: Final = 1010.0
"""How wide everything is but for the column at the right."""
SHIP_SCALE: Final = 1.122


@frozen
class FilmPlaces:
    """The places on a table of some size.

    Attributes:
        wide, high: the table.
        people: how many figures have cards on it.
    """

    wide: float
    high: float
    people: int

    @property
    def more(self) -> float:
        """Units that the table is higher than it was drawn."""
        return max(0.0, self.high - 768)

    def lane_box(self, place: int) -> QRectF:
        """A lane outside."""
        step = (LEFT + 8) / 3
        return QRectF(8 + step * place, 50, step - 8, 176 + self.more * 0.3)

    @property
    def aboard_box(self) -> QRectF:
        """The track on board."""
        return QRectF(self.right.x(), 50, self.right.width(), 84)

    def on_ship(self, box: QRectF) -> QRectF:
        """A box on the drawing of the ship, on the screen."""
        at = QPointF(8, self.ship_top) + box.topLeft() * SHIP_SCALE
        return QRectF(at.x(), at.y(), box.width() * SHIP_SCALE, box.height() * SHIP_SCALE)

    @property
    def ship_top(self) -> float:
        """Where the drawing of the ship begins."""
        return 240 + self.more * 0.3

    @property
    def right(self) -> QRectF:
        """The column at the right."""
        return QRectF(1026, 50, self.wide - 1034, self.high - 58)

    def strip_box(self, figure: int) -> QRectF:
        """The cards of a figure."""
        count = max(1, self.people)
        step = (LEFT + 4.5) / count
        return QRectF(8 + step * figure, self.ship_top + 252, step - 4.5, 146 + self.more * 0.7)

    @property
    def timeline(self) -> QRectF:
        """The turns."""
        return QRectF(8, self.high - 125, LEFT, 64)

    @property
    def bar(self) -> QRectF:
        """The buttons below."""
        return QRectF(8, self.high - 56, LEFT, 44)

    @property
    def why(self) -> QRectF:
        """Why it happens."""
        right = self.right
        return QRectF(right.x(), right.y() + 90, right.width(), 372 + self.more * 0.5)

    @property
    def list(self) -> QRectF:
        """What happens, line by line."""
        why, right = self.why, self.right
        return QRectF(right.x(), why.bottom() + 6, right.width(), right.bottom() - why.bottom() - 6 - 48)

    @property
    def go_on(self) -> QRectF:
        """The button that goes on."""
        right = self.right
        return QRectF(right.x(), right.bottom() - 42, right.width(), 40)

    def bar_box(self, place: int) -> QRectF:
        """A button of the bar."""
        return QRectF(self.bar.x() + 6 + 42 * place, self.bar.y() + 4, 38, 36)

    def pace_box(self, place: int) -> QRectF:
        """A pace."""
        return QRectF(self.bar.x() + 742 + 40 * place, self.bar.y() + 6, 36, 32)

    def filter_box(self, place: int) -> QRectF:
        """A sort of lines that is shown or not."""
        return QRectF(self.bar.x() + 874 + 42 * place, self.bar.y() + 5, 38, 34)
