"""Drawing in the units of the look: cards, panels and buttons are painted with it at any size, crisp at each of them.

The drawings of the table are laid out in units (``assets/look``); a ``Canvas`` knows how many pixels one unit
has and
where its own origin lies. Text is measured and painted at its real pixel size, so that what was fitted also fits.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap

from nemesis_desktop.table.drawing.ink import Ink, broke, drew, shortened, wrote
from nemesis_desktop.table.drawing.paint import hex_of, snapped, tint
from nemesis_desktop.table.drawing.stencil import stencil, whole_pixels
from nemesis_desktop.table.drawing.theme import sized_font
from nemesis_desktop.table.drawing.wrapping import Family, metrics, wrap

Align = Literal["left", "middle", "right"]
Paint = str | QColor | tuple[str | QColor, str | QColor] | None
"""A token path or ``#rrggbb``, a colour, a pair for a gradient from top to bottom, or nothing."""

ELLIPSIS = "…"

PANEL: Paint = ("ground.panel_top", "ground.panel_bottom")
MODULE: Paint = ("ground.module_top", "ground.module_bottom")
INSET: Paint = ("ground.inset_top", "ground.inset_bottom")
LAMINATE: Paint = ("card.laminate_top", "card.laminate_bottom")
PICTURE: Paint = ("card.picture_top", "card.picture_bottom")
BLOOD: Paint = ("#4A1D18", "#230E0C")
AMBER: Paint = ("#F8B954", "#E0922B")


@lru_cache(maxsize=16384)
def advance(family: Family, pixels: int, weight: int, words: str) -> float:
    """How many pixels words take in a font."""
    return metrics(family, pixels, weight).horizontalAdvance(words)


def cut_path(rect: QRectF, corner: float, corners: str = "all") -> QPainterPath:
    """A rectangle with corners cut at 45 degrees: all of them, or only those at the ``top``, ``bottom`` or ``left``."""
    left, top, right, bottom = rect.left(), rect.top(), rect.right(), rect.bottom()
    corner = min(corner, rect.width() / 2, rect.height() / 2)
    nw = corner if corners in ("all", "top", "left") else 0
    ne = corner if corners in ("all", "top", "right") else 0
    se = corner if corners in ("all", "bottom", "right") else 0
    sw = corner if corners in ("all", "bottom", "left") else 0
    return outline(
        (left + nw, top),
        (right - ne, top),
        (right, top + ne),
        (right, bottom - se),
        (right - se, bottom),
        (left + sw, bottom),
        (left, bottom - sw),
        (left, top + nw),
    )


def sides(area: QRectF) -> tuple[float, float, float, float]:
    """Left, top, width and height of a rectangle."""
    return area.x(), area.y(), area.width(), area.height()


def outline(first: tuple[float, float], *others: tuple[float, float], closed: bool = True) -> QPainterPath:
    """A path through points in pixels."""
    path = QPainterPath(QPointF(*first))
    for x, y in others:
        path.lineTo(x, y)
    if closed:
        path.closeSubpath()
    return path


class Canvas:
    """A painter, with an origin and a scale in units.

    Args:
        painter: where it is drawn, in logical pixels.
        unit: pixels in one unit.
        ratio: device pixels in one logical pixel.
        text: the person's text size; 1 is 100 %.
    """

    def __init__(
        self, painter: QPainter, unit: float, ratio: float = 1.0, text: float = 1.0, x: float = 0.0, y: float = 0.0
    ) -> None:
        self.painter = painter
        self.unit = unit
        self.ratio = ratio
        self.text_scale = text
        self._x = x
        self._y = y

    def at(self, x: float, y: float, scale: float = 1.0) -> Canvas:
        """The same surface with its origin at a point of this one, and its unit scaled."""
        return Canvas(
            self.painter,
            self.unit * scale,
            self.ratio,
            self.text_scale,
            self._x + x * self.unit,
            self._y + y * self.unit,
        )

    def rect(self, x: float, y: float, width: float, height: float) -> QRectF:
        """A rectangle in pixels."""
        return QRectF(self._x + x * self.unit, self._y + y * self.unit, width * self.unit, height * self.unit)

    def point(self, x: float, y: float) -> QPointF:
        """A point in pixels."""
        return QPointF(self._x + x * self.unit, self._y + y * self.unit)

    def _pairs(self, points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
        return [(self._x + x * self.unit, self._y + y * self.unit) for x, y in points]

    # ---------------------------------------------------------------- forms

    def brush(self, fill: Paint, area: QRectF, alpha: float = 1.0) -> QBrush:
        """What fills an area: a colour, or a gradient down it."""
        if fill is None:
            return QBrush(Qt.BrushStyle.NoBrush)
        if isinstance(fill, tuple):
            gradient = QLinearGradient(area.topLeft(), area.bottomLeft())
            gradient.setColorAt(0, tint(fill[0], alpha))
            gradient.setColorAt(1, tint(fill[1], alpha))
            return QBrush(gradient)
        return QBrush(tint(fill, alpha))

    def pen(
        self, stroke: str | QColor | None, width: float = 1.0, dash: Sequence[float] = (), alpha: float = 1.0
    ) -> QPen:
        """A line of so many units; ``dash`` is in units, too."""
        if stroke is None:
            return QPen(Qt.PenStyle.NoPen)
        pen = QPen(tint(stroke, alpha), max(width * self.unit, 0.8))
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        if dash:
            pen.setDashPattern([part / width for part in dash])
        return pen

    def path(
        self,
        path: QPainterPath,
        fill: Paint = None,
        stroke: str | QColor | None = None,
        width: float = 1.0,
        dash: Sequence[float] = (),
        alpha: float = 1.0,
    ) -> None:
        """Draw a path that is already in pixels."""
        self.painter.setBrush(self.brush(fill, path.boundingRect(), alpha))
        self.painter.setPen(self.pen(stroke, width, dash, alpha))
        self.painter.drawPath(path)

    def cut(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        corner: float,
        fill: Paint = None,
        stroke: str | QColor | None = None,
        line: float = 1.0,
        *,
        dash: Sequence[float] = (),
        corners: str = "all",
        alpha: float = 1.0,
    ) -> None:
        """A panel, module or plate: a rectangle with cut corners."""
        area = self.rect(x, y, width, height)
        self.path(cut_path(area, corner * self.unit, corners), fill, stroke, line, dash, alpha)
        if Ink.reader is not None:
            drew(self.painter, area, "hollow" if fill is None or alpha < 1 else "solid")

    def box(self, x: float, y: float, width: float, height: float, fill: Paint, alpha: float = 1.0) -> None:
        """A plain filled rectangle."""
        area = self.rect(x, y, width, height)
        self.painter.fillRect(area, self.brush(fill, area, alpha))
        drew(self.painter, area, "solid" if alpha == 1 else "hollow")

    def line(
        self, points: Sequence[tuple[float, float]], stroke: str | QColor, width: float = 1.0, alpha: float = 1.0
    ) -> None:
        """A line through points."""
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.setPen(self.pen(stroke, width, alpha=alpha))
        self.painter.drawPath(outline(*self._pairs(points), closed=False))

    def polygon(
        self, points: Sequence[tuple[float, float]], fill: Paint, stroke: str | None = None, width: float = 1
    ) -> None:
        """A filled form with straight sides."""
        self.path(outline(*self._pairs(points)), fill, stroke, width)

    def circle(
        self,
        x: float,
        y: float,
        radius: float,
        fill: Paint,
        stroke: str | None = None,
        width: float = 1,
        alpha: float = 1,
    ) -> None:
        """A disc round a centre."""
        area = self.rect(x - radius, y - radius, 2 * radius, 2 * radius)
        self.painter.setBrush(self.brush(fill, area, alpha))
        self.painter.setPen(self.pen(stroke, width, alpha=alpha))
        self.painter.drawEllipse(area)

    def symbol(self, name: str, x: float, y: float, size: float, paint: str | QColor, alpha: float = 1.0) -> None:
        """A stencil (``symbols/fire``, ``rooms/armory``) with its upper left corner at a point."""
        pixels = whole_pixels(size * self.unit, self.ratio)
        offset = (size * self.unit - pixels) / 2
        where = self.point(x, y) + QPointF(offset, offset)
        if alpha < 1:
            self.painter.save()
            self.painter.setOpacity(self.painter.opacity() * alpha)
        picture = stencil(name, hex_of(paint), pixels, self.ratio)
        self.painter.drawPixmap(snapped(self.painter, where, self.ratio), picture)
        if alpha < 1:
            self.painter.restore()
        drew(self.painter, QRectF(where.x(), where.y(), pixels, pixels), "sign")

    def picture(self, picture: QPixmap, x: float, y: float) -> None:
        """A picture that was made for this surface, with its upper left corner at a point."""
        self.painter.drawPixmap(snapped(self.painter, self.point(x, y), self.ratio), picture)

    # ---------------------------------------------------------------- words

    def pixels(self, size: float, grow: bool = True) -> int:
        """The pixel size of a type size in units, with the person's text size."""
        return max(1, round(size * self.unit * (self.text_scale if grow else 1.0)))

    def width(self, words: str, size: float, weight: int = 400, family: Family = "text", *, grow: bool = True) -> float:
        """How many units words take."""
        return advance(family, self.pixels(size, grow), weight, words) / self.unit

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
        measure = metrics(family, self.pixels(size, grow), weight)
        return shortened(measure.elidedText(words, Qt.TextElideMode.ElideRight, width * self.unit), words)

    def text(
        self,
        x: float,
        baseline: float,
        words: str,
        size: float,
        paint: str | QColor,
        weight: int = 400,
        family: Family = "text",
        align: Align = "left",
        *,
        grow: bool = True,
        alpha: float = 1.0,
    ) -> float:
        """One line of words; gives back its width in units."""
        pixels = self.pixels(size, grow)
        taken = advance(family, pixels, weight, words)
        where = self.point(x, baseline)
        if align == "middle":
            where.setX(where.x() - taken / 2)
        elif align == "right":
            where.setX(where.x() - taken)
        self.painter.setFont(sized_font(family, pixels, weight))
        self.painter.setPen(tint(paint, alpha))
        self.painter.drawText(QPointF(round(where.x()), round(where.y())), words)
        wrote(self.painter, where.x(), where.y(), taken, pixels, words)
        return taken / self.unit

    def wrapped(
        self, words: str, width: float, size: float, weight: int = 400, family: Family = "text", *, grow: bool = True
    ) -> list[str]:
        """Words cut into lines no wider than a width; a word that is too long alone is cut as well."""
        lines = list(wrap(words, width * self.unit + 0.5, family, self.pixels(size, grow), weight))
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
        paint: str | QColor,
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

    def key_hint(self, right: float, middle: float, words: str, paint: str | QColor) -> float:
        """The name of a key in a small frame, ending at ``right``; gives back its left edge."""
        wide = self.width(words, 11.5, 500) + 10
        half = max(8.0, 7.5 * self.text_scale)
        self.cut(right - wide, middle - half, wide, 2 * half, 3, None, paint, 1, alpha=0.5)
        self.text(right - wide / 2, middle + 4 * self.text_scale, words, 11.5, paint, 500, align="middle")
        return right - wide

    def bars(
        self, x: float, y: float, count: int, most: int, paint: str | QColor = "text.primary", height: float = 10
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
