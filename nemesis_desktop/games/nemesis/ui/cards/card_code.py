"""The code on a contamination card: coloured dashes that nobody reads without the scanner."""

from __future__ import annotations

from collections.abc import Iterator

from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import tint

DASHES = (4, 4, 6, 6, 9, 9, 13)
"""Lengths of the dashes of a contamination code."""


def _uneven(seed: int) -> Iterator[int]:
    """Numbers that look like chance and are the same every time."""
    state = seed
    while True:
        state = (state * 1103515245 + 12345) % 2**31
        yield state >> 16


def paint_code(
    canvas: Canvas, x: float, y: float, width: float, height: float, seed: int = 7, alpha: float = 0.85
) -> None:
    """Rows of coloured dashes that nobody can read without the scanner. The same for every card, so no card is
    known by it.
    """
    chance = _uneven(seed)
    inks = (
        "card.line",
        tint("item.yellow").darker(114),
        tint("accent.cold_soft").darker(105),
        "item.red",
        "#7D4B44",
    )
    row = y
    while row + 5 <= y + height + 0.1:
        left = x
        while x + width - left >= 4:
            dash = min(DASHES[next(chance) % len(DASHES)], x + width - left)
            canvas.box(left, row, dash, 5, inks[next(chance) % len(inks)], alpha)
            left += dash + 2.4
        row += 8
