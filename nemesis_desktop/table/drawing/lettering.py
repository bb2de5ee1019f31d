"""How much room words take: in the fonts of whole pixels that panels are written in, and at any size in between."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF

from nemesis_desktop.table.drawing.ink import shortened
from nemesis_desktop.table.drawing.theme import sized_font

Family = Literal["text", "display"]
MEASURED_AT: Final = 100
"""Pixel size at which words of any size are measured: fonts are unhinted, so widths grow in step with the size."""


@lru_cache(maxsize=256)
def metrics(family: Family, pixels: int, weight: int) -> QFontMetricsF:
    """How wide and high words are in a font."""
    return QFontMetricsF(sized_font(family, pixels, weight))


@lru_cache(maxsize=16384)
def advance(family: Family, pixels: int, weight: int, words: str) -> float:
    """How many pixels words take in a font."""
    return metrics(family, pixels, weight).horizontalAdvance(words)


def width_of(words: str, size: float, weight: int, family: Family = "text") -> float:
    """How wide words of any size are, in the unit that their size is given in."""
    return advance(family, MEASURED_AT, weight, words) * size / MEASURED_AT


def fitting(words: str, room: float, sizes: Sequence[float], weight: int, family: Family = "text") -> tuple[float, str]:
    """The first of ``sizes`` at which words fit, whatever a unit is; at the last one they are shortened if need be."""
    for size in sizes:
        if width_of(words, size, weight, family) <= room:
            return size, words
    large = room * MEASURED_AT / sizes[-1]
    short = metrics(family, MEASURED_AT, weight).elidedText(words, Qt.TextElideMode.ElideRight, large)
    return sizes[-1], shortened(short, words)
