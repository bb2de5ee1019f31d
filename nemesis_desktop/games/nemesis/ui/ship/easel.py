"""Drawing in the units of the ship: an easel knows how many pixels a unit has, and keeps signs and letters crisp.

Shapes are painted in units through the painter's transform. Words get a font of their real size in pixels instead, and
signs are painted from their outlines, so that nothing is scaled after it has been drawn.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)
from PySide6.QtSvg import QSvgRenderer

from nemesis_desktop.program.resources import asset
from nemesis_desktop.table.drawing.ink import Ink, shortened, wrote
from nemesis_desktop.table.drawing.paint import hex_of, tint
from nemesis_desktop.table.drawing.theme import hexcode, tokens

Family = Literal["text", "display"]
Align = Literal["left", "middle", "right"]
Paint = str | QColor | QBrush

PARTS = 8
"""Signs are placed to this part of a device pixel, so that one drawing serves wherever it falls the same way."""
MEASURED_AT = 100.0
"""Pixel size at which words are measured; fonts are unhinted, so widths grow in step with the size."""


def fade(top: Paint, bottom: Paint, box: QRectF) -> QBrush:
    """A gradient from the top of a box to its bottom."""
    made = QLinearGradient(box.topLeft(), box.bottomLeft())
    for at, paint in ((0.0, top), (1.0, bottom)):
        made.setColorAt(at, paint.color() if isinstance(paint, QBrush) else tint(paint))
    return QBrush(made)


@lru_cache(maxsize=1024)
def typeface(family: Family, pixels: float, weight: int) -> QFont:
    """A font of exactly this size in pixels, fractions included."""
    kinds = tokens()["type"]
    assert isinstance(kinds, dict)
    made = QFont(str(kinds[f"{family}_family"]))
    screen = QGuiApplication.primaryScreen()
    made.setPointSizeF(max(1.0, pixels) * 72.0 / (screen.logicalDotsPerInchY() if screen else 96.0))
    made.setWeight(QFont.Weight(weight))
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made


@lru_cache(maxsize=4096)
def width_of(words: str, size: float, weight: int, family: Family = "text") -> float:
    """How wide words are, in the unit that their size is given in."""
    made = QFont(typeface(family, MEASURED_AT, weight))
    made.setPixelSize(int(MEASURED_AT))
    return QFontMetricsF(made).horizontalAdvance(words) * size / MEASURED_AT


def fitting(words: str, room: float, sizes: Sequence[float], weight: int, family: Family = "text") -> tuple[float, str]:
    """The first of ``sizes`` at which the words fit; at the last one they are shortened if need be."""
    for size in sizes:
        if width_of(words, size, weight, family) <= room:
            return size, words
    size = sizes[-1]
    short = words
    while short and width_of(short + "…", size, weight, family) > room:
        short = short[:-1]
    return size, shortened(short.rstrip() + "…", words)


@lru_cache(maxsize=256)
def _drawing(name: str, code: str) -> QSvgRenderer:
    svg = asset(f"{name}.svg").read_bytes().replace(b"currentColor", code.encode())
    return QSvgRenderer(QByteArray(svg))


@lru_cache(maxsize=2048)
def _stamp(name: str, code: str, size: float, left: float, top: float, ratio: float) -> QPixmap:
    """A sign of ``size`` device pixels that begins a part of a pixel (``left``, ``top``) into its pixmap."""
    edge = math.ceil(size + 1.0)
    image = QImage(edge, edge, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _drawing(name, code).render(painter, QRectF(left, top, size, size))
    painter.end()
    image.setDevicePixelRatio(ratio)
    return QPixmap.fromImage(image)


@lru_cache(maxsize=16)
def _light(wide: int, high: int, code: str, strength: float, ratio: float) -> QPixmap:
    """A soft ellipse of light with these half axes in device pixels."""
    image = QImage(2 * wide, 2 * high, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    light = QRadialGradient(QPointF(0, 0), 1.0)
    light.setColorAt(0, tint(code, strength))
    light.setColorAt(1, tint(code, 0.0))
    painter = QPainter(image)
    painter.translate(wide, high)
    painter.scale(wide, high)
    painter.fillRect(QRectF(-1, -1, 2, 2), QBrush(light))
    painter.end()
    image.setDevicePixelRatio(ratio)
    return QPixmap.fromImage(image)


class Easel:
    """A painter that draws in units.

    Args:
        painter: already set up so that one of its steps is one unit.
        zoom: pixels per unit, without the device's pixel ratio.
    """

    def __init__(self, painter: QPainter, zoom: float) -> None:
        self.painter = painter
        self.zoom = zoom
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)

    def fill(self, shape: QPainterPath | QRectF, paint: Paint, alpha: float = 1.0) -> None:
        """Fill a shape."""
        brush = paint if isinstance(paint, QBrush) else QBrush(tint(paint, alpha))
        if isinstance(shape, QRectF):
            self.painter.fillRect(shape, brush)
        else:
            self.painter.fillPath(shape, brush)

    def line(
        self,
        shape: QPainterPath,
        paint: str | QColor,
        width: float,
        alpha: float = 1.0,
        dash: Sequence[float] = (),
        join: Qt.PenJoinStyle = Qt.PenJoinStyle.MiterJoin,
    ) -> None:
        """Draw along a path; ``dash`` holds the lengths of strokes and gaps in units."""
        pen = QPen(tint(paint, alpha), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, join)
        if dash:
            pen.setDashPattern([part / width for part in dash])
        self.painter.strokePath(shape, pen)

    def outlined(self, shape: QPainterPath, paint: Paint, edge: str | QColor, width: float = 1.0) -> None:
        """Fill a shape and draw its edge."""
        self.fill(shape, paint)
        self.line(shape, edge, width)

    def stroke(self, x1: float, y1: float, x2: float, y2: float, paint: str, width: float, alpha: float = 1.0) -> None:
        """A straight line."""
        path = QPainterPath(QPointF(x1, y1))
        path.lineTo(x2, y2)
        self.line(path, paint, width, alpha)

    def disc(self, centre: QPointF, radius: float, paint: Paint, alpha: float = 1.0) -> None:
        """A filled circle."""
        path = QPainterPath()
        path.addEllipse(centre, radius, radius)
        self.fill(path, paint, alpha)

    def ring(self, centre: QPointF, radius: float, paint: str, width: float, alpha: float = 1.0) -> None:
        """A circle."""
        path = QPainterPath()
        path.addEllipse(centre, radius, radius)
        self.line(path, paint, width, alpha)

    def glow(self, centre: QPointF, wide: float, high: float, paint: str, strength: float) -> None:
        """A soft light, an ellipse with these half axes."""
        ratio = self.painter.device().devicePixelRatioF()
        to_pixels = self.painter.transform()
        step = to_pixels.m11() * ratio
        pixmap = _light(math.ceil(wide * step), math.ceil(high * step), hexcode(paint), strength, ratio)
        at = to_pixels.map(QPointF(centre.x() - wide, centre.y() - high)) * ratio
        self.painter.save()
        self.painter.resetTransform()
        self.painter.drawPixmap(QPointF(round(at.x()), round(at.y())) / ratio, pixmap)
        self.painter.restore()

    def symbol(self, name: str, x: float, y: float, size: float, paint: str | QColor, alpha: float = 1.0) -> None:
        """A sign (``symbols/fire``, ``rooms/nest``) with its upper left corner at x, y."""
        ratio = self.painter.device().devicePixelRatioF()
        to_pixels = self.painter.transform()
        at = to_pixels.map(QPointF(x, y)) * ratio
        left, top = math.floor(at.x() * PARTS) / PARTS, math.floor(at.y() * PARTS) / PARTS
        pixels = round(size * to_pixels.m11() * ratio, 2)
        stamp = _stamp(name, hex_of(paint), pixels, left % 1.0, top % 1.0, ratio)
        self.painter.save()
        self.painter.resetTransform()
        self.painter.setOpacity(self.painter.opacity() * alpha)
        self.painter.drawPixmap(QPointF(math.floor(left), math.floor(top)) / ratio, stamp)
        self.painter.restore()

    def sign(self, name: str, centre: QPointF, size: float, paint: str | QColor, alpha: float = 1.0) -> None:
        """A sign around a point."""
        self.symbol(name, centre.x() - size / 2, centre.y() - size / 2, size, paint, alpha)

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float,
        paint: str | QColor,
        weight: int = 400,
        *,
        family: Family = "text",
        align: Align = "left",
        alpha: float = 1.0,
    ) -> None:
        """Words on the base line ``y``."""
        at = self.painter.transform().map(QPointF(x, y))
        font = typeface(family, size * self.zoom, weight)
        if align != "left":
            wide = width_of(words, size * self.zoom, weight, family)
            at.setX(at.x() - (wide / 2 if align == "middle" else wide))
        self.painter.save()
        self.painter.resetTransform()
        self.painter.setFont(font)
        self.painter.setPen(tint(paint, alpha))
        self.painter.drawText(at, words)
        if Ink.reader is not None:
            pixels = size * self.zoom
            wrote(self.painter, at.x(), at.y(), width_of(words, pixels, weight, family), pixels, words)
        self.painter.restore()


def centred(centre: QPointF, wide: float, high: float) -> QRectF:
    """A box around a point."""
    return QRectF(centre.x() - wide / 2, centre.y() - high / 2, wide, high)
