"""Forms and signs in the units of the look, put on a painter at any size and crisp at each of them."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final, Self

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap, QTransform

from nemesis_desktop.table.drawing.colours import Colour, Paint, brush, hex_of, tint
from nemesis_desktop.table.drawing.ink import Ink, drew
from nemesis_desktop.table.drawing.shapes import cut, outline
from nemesis_desktop.table.drawing.stencil import light, picture, small_picture, stencil, whole_pixels

THINNEST = 0.8
"""No line is thinner than this, in pixels."""
PARTS = 8
"""Between pixels, signs are put to this part of one, so that one drawing serves wherever it falls the same way."""

SOLID, FLAT, MITRED = Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.MiterJoin

KEPT: Final = 200_000
"""Pictures of up to so many pixels are kept: they are drawn again and again while something moves."""

Points = Sequence[tuple[float, float]]


def snapped(painter: QPainter, point: QPointF, ratio: float) -> QPointF:
    """The point next to one at which a pixel of the device begins; where something is turned, the point itself."""
    if ratio == 1.0:
        return QPointF(round(point.x()), round(point.y()))
    turned = painter.transform()
    if turned.isRotating():
        return point
    at = turned.map(point) * ratio
    across, down = round(at.x()) - at.x(), round(at.y()) - at.y()
    return QPointF(point.x() + across / ratio / turned.m11(), point.y() + down / ratio / turned.m22())


class Surface:
    """A painter, with an origin and a scale in units.

    Args:
        painter: where it is drawn, in logical pixels.
        unit: pixels in one unit.
        ratio: device pixels in one logical pixel.
        text: the person's text size; 1 is 100 %.
        x: the origin, in the painter's pixels from the left.
        y: the same from the top.
        fine: signs and words take exactly the size and the place they are given, as pieces must that glide and grow;
            otherwise they take whole pixels, as everything does that stands still.
    """

    def __init__(
        self,
        painter: QPainter,
        unit: float,
        ratio: float = 1.0,
        text: float = 1.0,
        x: float = 0.0,
        y: float = 0.0,
        *,
        fine: bool = False,
    ) -> None:
        # Every sentence runs as its language does, also one that begins with a name in Hebrew or Arabic.
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.painter = painter
        self.unit = unit
        self.ratio = ratio
        self.text_scale = text
        self.fine = fine
        self._x = x
        self._y = y
        self._to_pixels: QTransform | None = None

    def at(self, x: float, y: float, scale: float = 1.0) -> Self:
        """The same surface with its origin at a point of this one, and its unit scaled."""
        left, top = self._x + x * self.unit, self._y + y * self.unit
        return type(self)(self.painter, self.unit * scale, self.ratio, self.text_scale, left, top, fine=self.fine)

    @contextmanager
    def turned(self, at: QPointF, degrees: float = 0.0, wide: float = 1.0, high: float = 1.0) -> Iterator[Self]:
        """The same surface with its origin at a point of this one, turned and stretched around it for a while."""
        self.painter.save()
        self.painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.painter.translate(self.spot(at))
        self.painter.rotate(degrees)
        self.painter.scale(wide, high)
        yield type(self)(self.painter, self.unit, self.ratio, self.text_scale, fine=self.fine)
        self.painter.restore()

    @contextmanager
    def within(self, shape: QPainterPath) -> Iterator[None]:
        """Nothing is drawn outside of a shape for a while."""
        self.painter.save()
        self.painter.setClipPath(self.mapped(shape))
        yield
        self.painter.restore()

    def rect(self, x: float, y: float, width: float, height: float) -> QRectF:
        """A box in pixels."""
        return QRectF(self._x + x * self.unit, self._y + y * self.unit, width * self.unit, height * self.unit)

    def point(self, x: float, y: float) -> QPointF:
        """A point in pixels."""
        return QPointF(self._x + x * self.unit, self._y + y * self.unit)

    def spot(self, at: QPointF) -> QPointF:
        """The same for a point that is one already."""
        return QPointF(self._x + at.x() * self.unit, self._y + at.y() * self.unit)

    def mapped(self, shape: QPainterPath) -> QPainterPath:
        """A shape in pixels."""
        if self._to_pixels is None:
            self._to_pixels = QTransform(self.unit, 0, 0, self.unit, self._x, self._y)
        return self._to_pixels.map(shape)

    # ---------------------------------------------------------------- forms

    def pen(
        self,
        stroke: Colour | None,
        width: float = 1.0,
        dash: Sequence[float] = (),
        alpha: float = 1.0,
        join: Qt.PenJoinStyle = MITRED,
    ) -> QPen:
        """A line of so many units; ``dash`` holds the lengths of strokes and gaps in units, too."""
        if stroke is None:
            return QPen(Qt.PenStyle.NoPen)
        thick = max(width * self.unit, THINNEST)
        pen = QPen(tint(stroke, alpha), thick, SOLID, FLAT, join)
        if dash:
            pen.setDashPattern([part * self.unit / thick for part in dash])
        return pen

    def _draw(self, path: QPainterPath, fill: Paint, pen: QPen, alpha: float = 1.0) -> None:
        self.painter.setBrush(brush(fill, path.boundingRect(), alpha))
        self.painter.setPen(pen)
        self.painter.drawPath(path)

    def path(
        self,
        shape: QPainterPath,
        fill: Paint = None,
        stroke: Colour | None = None,
        width: float = 1.0,
        dash: Sequence[float] = (),
        alpha: float = 1.0,
    ) -> None:
        """A shape with its edge."""
        self._draw(self.mapped(shape), fill, self.pen(stroke, width, dash, alpha), alpha)

    def fill(self, shape: QPainterPath, paint: Paint, alpha: float = 1.0) -> None:
        """A shape without an edge."""
        path = self.mapped(shape)
        self.painter.fillPath(path, brush(paint, path.boundingRect(), alpha))

    def line(
        self,
        way: QPainterPath | Points,
        stroke: Colour,
        width: float = 1.0,
        alpha: float = 1.0,
        dash: Sequence[float] = (),
        join: Qt.PenJoinStyle = MITRED,
    ) -> None:
        """A line along a path, or through points."""
        path = way if isinstance(way, QPainterPath) else outline(*way, closed=False)
        self.painter.strokePath(self.mapped(path), self.pen(stroke, width, dash, alpha, join))

    def polygon(self, points: Points, fill: Paint, stroke: Colour | None = None, width: float = 1) -> None:
        """A filled form with straight sides."""
        self.path(outline(*points), fill, stroke, width)

    def cut(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        corner: float,
        fill: Paint = None,
        stroke: Colour | None = None,
        line: float = 1.0,
        *,
        dash: Sequence[float] = (),
        corners: str = "all",
        alpha: float = 1.0,
    ) -> None:
        """A panel, module or plate: a box with cut corners."""
        area = self.rect(x, y, width, height)
        self._draw(cut(area, corner * self.unit, corners), fill, self.pen(stroke, line, dash, alpha), alpha)
        if Ink.reader is not None:
            drew(self.painter, area, "hollow" if fill is None or alpha < 1 else "solid")

    def box(self, x: float, y: float, width: float, height: float, fill: Paint, alpha: float = 1.0) -> None:
        """A plain filled box."""
        area = self.rect(x, y, width, height)
        self.painter.fillRect(area, brush(fill, area, alpha))
        drew(self.painter, area, "solid" if alpha == 1 else "hollow")

    def circle(
        self,
        x: float,
        y: float,
        radius: float,
        fill: Paint,
        stroke: Colour | None = None,
        width: float = 1,
        alpha: float = 1,
    ) -> None:
        """A disc round a centre."""
        area = self.rect(x - radius, y - radius, 2 * radius, 2 * radius)
        self.painter.setBrush(brush(fill, area, alpha))
        self.painter.setPen(self.pen(stroke, width, alpha=alpha))
        self.painter.drawEllipse(area)

    def disc(self, centre: QPointF, radius: float, fill: Paint, alpha: float = 1.0) -> None:
        """A disc without an edge."""
        self.circle(centre.x(), centre.y(), radius, fill, alpha=alpha)

    def ring(self, centre: QPointF, radius: float, stroke: Colour, width: float, alpha: float = 1.0) -> None:
        """A circle that is not filled."""
        self.circle(centre.x(), centre.y(), radius, None, stroke, width, alpha)

    def glow(self, centre: QPointF, wide: float, high: float, paint: Colour, strength: float) -> None:
        """A soft light, an ellipse with these half axes."""
        step = self.unit * self.ratio
        across, down = max(1, math.ceil(wide * step)), max(1, math.ceil(high * step))
        corner = self.spot(centre) - QPointF(across, down) / self.ratio
        self._put(light(across, down, hex_of(paint), self.ratio), corner, max(0.0, strength))

    # ---------------------------------------------------------------- signs

    def symbol(self, name: str, x: float, y: float, size: float, paint: Colour, alpha: float = 1.0) -> None:
        """A stencil (``symbols/fire``, ``rooms/armory``) with its upper left corner at a point."""
        pixels, where = size * self.unit, self.point(x, y)
        if self.fine:
            self._between(name, where, pixels, hex_of(paint), alpha)
            return
        whole = whole_pixels(pixels, self.ratio)
        offset = (pixels - whole) / 2
        where += QPointF(offset, offset)
        self._put(stencil(name, hex_of(paint), whole, self.ratio), where, alpha)
        drew(self.painter, QRectF(where.x(), where.y(), whole, whole), "sign")

    def sign(self, name: str, centre: QPointF, size: float, paint: Colour, alpha: float = 1.0) -> None:
        """A stencil around a point."""
        self.symbol(name, centre.x() - size / 2, centre.y() - size / 2, size, paint, alpha)

    def picture(self, picture: QPixmap, x: float, y: float) -> None:
        """A picture that was made for this surface, with its upper left corner at a point."""
        self._put(picture, self.point(x, y), 1.0)

    def drawing(self, name: str, area: QRectF, corner: float, paint: Colour | None = None, alpha: float = 1.0) -> None:
        """A drawing of many colours that fills a box with cut corners; ``paint`` is the colour of a coat, say."""
        box = self.rect(area.x(), area.y(), area.width(), area.height())
        wide, high = math.ceil(box.width()), math.ceil(box.height())
        draw = small_picture if wide * high * self.ratio**2 <= KEPT else picture
        made = draw(name, wide, high, self.ratio, "" if paint is None else hex_of(paint))
        with self.within(cut(area, corner)):
            self._put(made, box.topLeft(), alpha)

    def _between(self, name: str, where: QPointF, pixels: float, code: str, alpha: float) -> None:
        """A stencil of just this size, between the pixels if need be."""
        at = self.painter.transform().map(where) * self.ratio
        left, top = math.floor(at.x() * PARTS) / PARTS, math.floor(at.y() * PARTS) / PARTS
        size = round(pixels * self.ratio, 2) / self.ratio
        drawn = stencil(name, code, size, self.ratio, left % 1.0, top % 1.0)
        begins = QPointF(math.floor(left) - at.x(), math.floor(top) - at.y()) / self.ratio
        self._put(drawn, where + begins, alpha)

    def _put(self, picture: QPixmap, where: QPointF, alpha: float) -> None:
        """A picture at the pixel nearest to a place, as faint as it should be."""
        at = snapped(self.painter, where, self.ratio)
        if alpha >= 1:
            self.painter.drawPixmap(at, picture)
            return
        before = self.painter.opacity()
        self.painter.setOpacity(before * alpha)
        self.painter.drawPixmap(at, picture)
        self.painter.setOpacity(before)
