"""Drawing in the units of the look: cards, panels, pieces and the ship are painted with it, crisp at any size.

The drawings of the table are laid out in units (see the design tokens); a ``Canvas`` knows how many pixels one unit has
and where its own origin lies. Text is measured and painted at its real pixel size, so that what was fitted also fits.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont

from nemesis_desktop.table.drawing.colours import Colour, tint
from nemesis_desktop.table.drawing.ink import broke, shortened, wrote
from nemesis_desktop.table.drawing.lettering import MEASURED_AT, Family, advance, metrics, width_of
from nemesis_desktop.table.drawing.surface import Surface
from nemesis_desktop.table.drawing.theme import exact_font, sized_font
from nemesis_desktop.table.drawing.wrapping import wrap

Align = Literal["left", "middle", "right"]

ELLIPSIS = "…"


class Canvas(Surface):
    """A surface that is written on as well."""

    # ---------------------------------------------------------------- words

    def pixels(self, size: float, grow: bool = True) -> float:
        """The pixel size of a type size in units, with the person's text size."""
        exact = size * self.unit * (self.text_scale if grow else 1.0)
        return exact if self.fine else max(1, round(exact))

    def width(self, words: str, size: float, weight: int = 400, family: Family = "text", *, grow: bool = True) -> float:
        """How many units words take."""
        return self._advance(words, self.pixels(size, grow), weight, family) / self.unit

    def _advance(self, words: str, pixels: float, weight: int, family: Family) -> float:
        return width_of(words, pixels, weight, family) if self.fine else advance(family, int(pixels), weight, words)

    def _font(self, pixels: float, weight: int, family: Family) -> QFont:
        return exact_font(family, pixels, weight) if self.fine else sized_font(family, pixels, weight)

    def fitted(
        self,
        words: str,
        width: float,
        sizes: Sequence[float],
        weight: int = 400,
        family: Family = "text",
        *,
        grow: bool = True,
    ) -> tuple[float, str]:
        """The largest of the sizes at which words fit into a width; at the smallest they are shortened."""
        for size in sizes:
            if self.width(words, size, weight, family, grow=grow) <= width:
                return size, words
        return sizes[-1], self.elided(words, width, sizes[-1], weight, family, grow=grow)

    def elided(
        self, words: str, width: float, size: float, weight: int = 400, family: Family = "text", *, grow: bool = True
    ) -> str:
        """Words shortened to a width."""
        pixels = self.pixels(size, grow)
        measured = MEASURED_AT if self.fine else int(pixels)
        room = width * self.unit * measured / pixels
        short = metrics(family, measured, weight).elidedText(words, Qt.TextElideMode.ElideRight, room)
        return shortened(short, words)

    def text(
        self,
        x: float,
        baseline: float,
        words: str,
        size: float,
        paint: Colour,
        weight: int = 400,
        family: Family = "text",
        align: Align = "left",
        *,
        grow: bool = True,
        alpha: float = 1.0,
    ) -> float:
        """One line of words; gives back its width in units."""
        pixels = self.pixels(size, grow)
        taken = self._advance(words, pixels, weight, family)
        where = self.point(x, baseline)
        if align == "middle":
            where.setX(where.x() - taken / 2)
        elif align == "right":
            where.setX(where.x() - taken)
        self.painter.setFont(self._font(pixels, weight, family))
        self.painter.setPen(tint(paint, alpha))
        self.painter.drawText(where if self.fine else QPointF(round(where.x()), round(where.y())), words)
        wrote(self.painter, where.x(), where.y(), taken, pixels, words)
        return taken / self.unit

    def steps(self, large: float, smallest: float, *, grow: bool = True) -> list[float]:
        """Type sizes a pixel apart, from a large one down to ``smallest``, which does not grow with the text size."""
        share = self.unit * (self.text_scale if grow else 1.0)
        return [pixels / share for pixels in range(round(large * share), math.floor(smallest * self.unit) - 1, -1)]

    def label(
        self,
        box: QRectF,
        words: str,
        sizes: Sequence[float],
        paint: Colour,
        weight: int = 400,
        family: Family = "text",
        align: Align = "left",
        *,
        grow: bool = True,
    ) -> None:
        """One line of words in the middle of a box's height, at the largest of the sizes at which it fits."""
        size, shown = self.fitted(words, box.width(), sizes, weight, family, grow=grow)
        face = metrics(family, round(self.pixels(size, grow)), weight)
        baseline = box.center().y() + (face.ascent() - face.descent()) / 2 / self.unit
        x = {"left": box.left(), "middle": box.center().x(), "right": box.right()}[align]
        self.text(x, baseline, shown, size, paint, weight, family, align, grow=grow)

    def wrapped(
        self, words: str, width: float, size: float, weight: int = 400, family: Family = "text", *, grow: bool = True
    ) -> list[str]:
        """Words cut into lines no wider than a width; a word that is too long alone is cut as well."""
        pixels = self.pixels(size, grow)
        measured = MEASURED_AT if self.fine else int(pixels)
        lines = list(wrap(words, (width * self.unit + 0.5) * measured / pixels, family, measured, weight))
        broke(lines, words)
        return lines

    def fitted_lines(
        self,
        words: str,
        width: float,
        height: float,
        sizes: Sequence[float],
        weight: int = 400,
        leading: float = 1.1,
        most: int = 99,
        *,
        grow: bool = True,
    ) -> tuple[float, list[str]]:
        """The largest size at which words fit into a box, and their lines; at the smallest they are shortened."""
        for size in sizes:
            lines = self.wrapped(words, width, size, weight, grow=grow)
            if (
                len(lines) <= most
                and len(lines) * self.leading(size, leading, grow) <= height + 0.3
                and self.whole(lines, words)
            ):
                return size, lines
        size = sizes[-1]
        lines = self.wrapped(words, width, size, weight, grow=grow)
        room = max(1, min(most, int((height + 0.3) / self.leading(size, leading, grow))))
        if len(lines) > room:
            last = f"{lines[room - 1]} {lines[room]}"
            lines = [*lines[: room - 1], self.elided(last + ELLIPSIS, width, size, weight, grow=grow)]
        return size, lines

    def leading(self, size: float, factor: float = 1.1, grow: bool = True) -> float:
        """The distance between two baselines, in units."""
        return self.pixels(size, grow) * factor / self.unit

    @staticmethod
    def whole(lines: Sequence[str], words: str) -> bool:
        """Whether no word had to be cut in two."""
        return " ".join(lines).split() == words.split()

    def lines(
        self,
        x: float,
        top: float,
        lines: Sequence[str],
        size: float,
        paint: Colour,
        weight: int = 400,
        leading: float = 1.1,
        align: Align = "left",
        *,
        grow: bool = True,
    ) -> float:
        """Lines of words from a top edge downwards; gives back the bottom edge."""
        step = self.leading(size, leading, grow)
        ascent = self.pixels(size, grow) / self.unit * 0.8
        for number, line in enumerate(lines):
            self.text(
                x,
                top + ascent + (step - ascent) * 0.35 + number * step,
                line,
                size,
                paint,
                weight,
                align=align,
                grow=grow,
            )
        return top + len(lines) * step

    # ---------------------------------------------------------------- small things

    def key_hint(self, right: float, middle: float, words: str, paint: Colour) -> float:
        """The name of a key in a small frame, ending at ``right``; gives back its left edge."""
        wide = self.width(words, 11.5, 500) + 10
        half = max(8.0, 7.5 * self.text_scale)
        self.cut(right - wide, middle - half, wide, 2 * half, 3, None, paint, 1, alpha=0.5)
        self.text(right - wide / 2, middle + 4 * self.text_scale, words, 11.5, paint, 500, align="middle")
        return right - wide

    def bars(
        self, x: float, y: float, count: int, most: int, paint: Colour = "text.primary", height: float = 10
    ) -> float:
        """Ammo and other counters as bars, full ones first; gives back the right edge."""
        for number in range(most):
            left = x + number * 6
            if number < count:
                self.box(left, y, 4, height, paint)
            else:
                self.painter.setBrush(Qt.BrushStyle.NoBrush)
                self.painter.setPen(self.pen("line.strong", 1))
                self.painter.drawRect(self.rect(left + 0.5, y + 0.5, 3, height - 1))
        return x + most * 6
