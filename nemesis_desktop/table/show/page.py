"""A page of the stage: one moment of the game with its picture, its outcome in words, and what goes with it.

A game says what stands on a page; how it is laid out is the same for every game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, Protocol

from attrs import frozen
from PySide6.QtCore import QRectF

from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import Colour

Tone = Literal["steel", "warm", "cold", "danger", "good"]
"""How a page sounds: the colour of its edge, and of what is stressed on it."""

INKS: Final[dict[Tone, str]] = {
    "steel": "text.primary",
    "warm": "accent.warm",
    "cold": "accent.cold",
    "danger": "state.danger",
    "good": "state.success",
}
EDGES: Final[dict[Tone, str]] = {
    "steel": "line.strong",
    "warm": "accent.warm_soft",
    "cold": "accent.cold_soft",
    "danger": "state.danger",
    "good": "state.success_soft",
}

Over = Callable[[Canvas, QRectF, float], None]
"""Draws over the picture of a page: a canvas, the picture's box in units, milliseconds since the page was turned."""


class Block(Protocol):
    """A part of a page below its words: rows, boxes, counters."""

    def high(self, canvas: Canvas, wide: float) -> float:
        """How high it is at so many units' width."""

    def paint(self, canvas: Canvas, x: float, y: float, wide: float, clock: float) -> None:
        """Draw it with its upper left corner at a point, so many milliseconds after the page was turned."""


@frozen(eq=False)
class Page:
    """One moment on the stage.

    Attributes:
        title: its name; may be empty.
        sentence: what it did, in words.
        tone: how it sounds.
        note: what else there is to know; smaller.
        then: what comes next, above the foot; smaller still.
        picture: the drawing over it (``art/events/hunt``); empty for none.
        colour: the colour of what the drawing leaves open, ``#RRGGBB``.
        over: drawn over the picture.
        blocks: what stands below the words.
        sign: a symbol before the title, and its colour.
        settles: milliseconds that it moves before it lies still, at normal speed.
        hold: milliseconds for reading it before it goes on by itself, at normal speed.
        awaits: whom it waits for, by name, empty for everybody; None for nobody: it goes on by itself.
        read_aloud: it decides something for somebody, and a table that wants to may read it in peace.
        private: only whoever is at the screen sees it; it always waits.
        full: it fills the table instead of standing beside the board.
        feet: what stands at the foot of a page that fills the table, from the left.
    """

    title: str
    sentence: str
    tone: Tone = "steel"
    note: str = ""
    then: str = ""
    picture: str = ""
    colour: str = ""
    over: Over | None = None
    blocks: tuple[Block, ...] = ()
    sign: tuple[str, Colour] | None = None
    settles: int = 160
    hold: int = 900
    awaits: str | None = None
    read_aloud: bool = False
    private: bool = False
    full: bool = False
    feet: tuple[Foot, ...] = ()

    def waits(self, *, in_peace: bool) -> bool:
        """Whether it stays until somebody goes on; ``in_peace``: this table reads every card in peace."""
        return self.private or self.awaits is not None or (in_peace and self.read_aloud)


@frozen(eq=False)
class Foot:
    """Somebody at the foot of a page that fills the table: how they are drawn, their name, what becomes of them."""

    paint: Callable[[Canvas, QRectF], None]
    name: str
    fate: str
    tone: Tone = "steel"


@frozen(eq=False)
class Rows:
    """Lines with a sign before each: what happened, one after another.

    Each is a symbol with its colour, words, and whether it is stressed.
    """

    rows: tuple[tuple[str, Colour, str, bool], ...]
    size: float = 13.5

    def high(self, canvas: Canvas, wide: float) -> float:
        """All rows, one below the other."""
        return sum(self._high(lines, canvas) for lines in self._lines(canvas, wide)) + 4

    def paint(self, canvas: Canvas, x: float, y: float, wide: float, clock: float) -> None:
        """Each row on a plate of its own."""
        for (symbol, ink, _words, stressed), lines in zip(self.rows, self._lines(canvas, wide), strict=True):
            high = self._high(lines, canvas)
            edge = ink if stressed else "line.hair"
            canvas.cut(x, y, wide, high - 5, 6, "ground.inset_bottom", edge, 1.2)
            canvas.symbol(symbol, x + 9, y + (high - 5) / 2 - 9, 18, ink)
            block = len(lines) * canvas.leading(self.size, 1.15)
            paint = "text.primary" if stressed else "text.secondary"
            top = y + (high - 5 - block) / 2
            canvas.lines(x + 36, top, lines, self.size, paint, 600 if stressed else 500, 1.15)
            y += high

    def _lines(self, canvas: Canvas, wide: float) -> list[list[str]]:
        weights = (600 if stressed else 500 for *_, stressed in self.rows)
        return [
            canvas.wrapped(words, wide - 46, self.size, weight)
            for (_, _, words, _), weight in zip(self.rows, weights, strict=True)
        ]

    def _high(self, lines: list[str], canvas: Canvas) -> float:
        return max(29.0, len(lines) * canvas.leading(self.size, 1.15) + 11) + 5
