"""Where everything lies in the viewer of piles, in units: piles at the left, cards in the middle, one large card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from attrs import frozen
from PySide6.QtCore import QRectF

from nemesis_desktop.games.nemesis.ui.piles.pile_list import Pile

WIDE, HIGH = 1210.0, 664.0
"""The dialog; less where the window has less."""

TABS, READING = 232.0, 226.0
"""The columns at the left (the piles) and at the right (the card being read)."""

PAD, TAB_HIGH, GROUP_HIGH, HEAD = 18.0, 28.0, 24.0, 54.0

GAP: Final = 8.0
"""Between two cards."""


@frozen
class PilesLayout:
    """The places in a window of some size.

    Attributes:
        wide, high: the window, in units.
        text: the person's text size.
        piles: the piles that have a tab, one after another; none where there is but one pile.
    """

    wide: float
    high: float
    text: float
    piles: Sequence[Pile]

    @property
    def dialog(self) -> QRectF:
        """The whole viewer."""
        size = min(WIDE, self.wide - 48), min(HIGH, self.high - 40)
        return QRectF((self.wide - size[0]) / 2, (self.high - size[1]) / 2, *size)

    @property
    def grid(self) -> QRectF:
        """The cards of a pile."""
        box = self.dialog
        left = box.left() + PAD + (TABS + PAD if self.piles else 0)
        right = box.right() - PAD - READING - PAD
        top = box.top() + HEAD + 50 * min(self.text, 1.4)
        return QRectF(left, top, right - left, box.bottom() - PAD - top)

    @property
    def reading(self) -> QRectF:
        """The one card that is read."""
        box = self.dialog
        return QRectF(box.right() - PAD - READING, box.top() + HEAD + 14, READING, box.height() - HEAD - 14 - PAD)

    @property
    def tab_high(self) -> float:
        """The height of a tab: they all fit."""
        groups = len({pile.group for pile in self.piles})
        room = self.dialog.height() - HEAD - 10 - PAD - groups * GROUP_HIGH - len(self.piles)
        return min(TAB_HIGH * min(self.text, 1.25), room / max(1, len(self.piles)))

    def tabs(self) -> Iterator[QRectF]:
        """The tabs, one below another, with room above each group for its name."""
        box, high = self.dialog, self.tab_high
        y = box.top() + HEAD + 10
        for _, group in groupby(self.piles, lambda pile: pile.group):
            y += GROUP_HIGH
            for _ in group:
                yield QRectF(box.left() + PAD, y, TABS, high)
                y += high + 1

    def columns(self, card: tuple[float, float]) -> int:
        """How many cards of a size stand side by side."""
        return max(1, int((self.grid.width() - 12 + GAP) // (card[0] + GAP)))

    def cards(self, card: tuple[float, float], count: int) -> Iterator[QRectF]:
        """So many cards of a size, row by row, from the corner of the grid."""
        wide, high = card
        columns = self.columns(card)
        for index in range(count):
            row, column = divmod(index, columns)
            yield QRectF(column * (wide + GAP), row * (high + GAP), wide, high)
