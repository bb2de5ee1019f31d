"""The card of a pile that somebody reads: large, with its name and its words, in a column of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF

from nemesis_desktop.games.nemesis.ui.cards.cards import HAND, REVEAL, card_pixmap
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import INSET

SIZES: Final = tuple(size / 2 for size in range(26, 13, -1))
"""Of the words, down to what 175 % makes 11 units of."""
LEADING: Final = 1.22
GAP: Final = 5.0
PAD: Final = 14.0


def paint_nothing_read(canvas: Canvas, area: QRectF) -> None:
    """The column while no card is read."""
    canvas.cut(area.x() + 0.5, area.y() + 0.5, area.width() - 1, area.height() - 1, 8, INSET, "line.hair")


def paint_card_read(
    canvas: Canvas, area: QRectF, card: tuple[str, str], title: str, told: Sequence[str], words: Words
) -> None:
    """The column with a card (its deck and id), its title, and what is told of it."""
    paint_nothing_read(canvas, area)
    deck, id = card
    event = deck == "event"
    size = (REVEAL[0] * 1.18, REVEAL[1] * 1.18) if event else (HAND[0] * 1.55, HAND[1] * 1.55)
    picture = card_pixmap(deck, id, size, canvas.unit, canvas.ratio, words)
    canvas.picture(picture, area.x() + (area.width() - size[0]) / 2, area.y() + PAD)
    left, room = area.x() + PAD, area.width() - 2 * PAD
    line = area.y() + size[1] + 38
    title_size, title = canvas.fitted(title, room, (15.5, 15, 14, 13), 600)
    canvas.text(left, line, title, title_size, "text.primary", 600)
    y = line + 8
    told_size, blocks = _blocks(canvas, told, room, area.bottom() - 10 - y)
    for block in blocks:
        y = canvas.lines(left, y, block, told_size, "text.secondary", 400, LEADING) + GAP


def _blocks(canvas: Canvas, told: Sequence[str], wide: float, high: float) -> tuple[float, list[list[str]]]:
    """The largest size at which all that is told stands in the column, and its lines."""
    for size in SIZES:
        blocks = [canvas.wrapped(words, wide, size) for words in told]
        needed = sum(len(block) * canvas.leading(size, LEADING) + GAP for block in blocks) - GAP
        whole = all(canvas.whole(block, words) for block, words in zip(blocks, told, strict=True))
        if needed <= high and whole:
            break
    return size, blocks
