"""The ship put together on the screen: every element as a pixmap of the device, kept until it looks different.

The hull with its passages is painted once per size and side of the board, as far as it is seen. All places are whole
device pixels, so that nothing is scaled or smoothed when the mosaic is put on the screen.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterator, Sequence
from functools import cache

from attrs import define, field, frozen
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from nemesis_desktop.games.nemesis.ui.ship.drawn import corridors
from nemesis_desktop.games.nemesis.ui.ship.layout import ShipLayout
from nemesis_desktop.games.nemesis.ui.ship.sketch import Box, Element
from nemesis_desktop.program.resources import asset
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.ink import scenery
from nemesis_desktop.table.drawing.shapes import sides
from nemesis_desktop.table.drawing.theme import hexcode

LOOKS_KEPT = 5
"""Looks of the same element that are kept: a room is lit, and goes dark again."""
LOOKS_LEFT = 2
MOST_BYTES = 14_000_000
"""Above this, at a pixel ratio of 1, only so few are left."""
SLAB = 768
"""The hull is painted in slabs of so many pixels, when they are first seen."""
SLABS_KEPT = 18
SHIP_NAME = "NEMESIS"
"""Painted on the hull; a proper name, the same in every language."""
SHIP_NAME_INK = "#34474F"


@frozen(eq=False)
class Painted:
    """An element as it was painted for one look, at one place."""

    look: Hashable
    pixmap: QPixmap
    at: tuple[int, int]

    @property
    def bytes(self) -> int:
        """What it takes of the memory."""
        return self.pixmap.width() * self.pixmap.height() * 4


@define(eq=False)
class Mosaic:
    """Pixmaps of a picture at one scale.

    Attributes:
        scale: device pixels per unit.
        ratio: the device's pixel ratio.
        canvas: the whole ship in device pixels.
    """

    layout: ShipLayout
    scale: float = 0.0
    ratio: float = 1.0
    _kept: dict[Hashable, list[Painted]] = field(factory=dict)
    _bytes: int = 0
    _stamps: dict[Hashable, QPixmap] = field(factory=dict)
    _slabs: dict[tuple[int, int], QPixmap] = field(factory=dict)
    canvas: QRect = field(factory=QRect, init=False)

    def resize(self, scale: float, ratio: float) -> None:
        """Another size: everything has to be painted anew."""
        if (scale, ratio) != (self.scale, self.ratio):
            self.scale, self.ratio = scale, ratio
            self._kept.clear()
            self._stamps.clear()
            self._bytes = 0
            self._slabs.clear()
            left, top, right, bottom = self._touched(self.layout.canvas)
            self.canvas = QRect(left, top, right - left, bottom - top)

    def keep_only(self, elements: Sequence[Element]) -> None:
        """Forget most of the earlier looks when they have become too many."""
        if self._bytes <= MOST_BYTES * self.ratio**2:
            return
        current = {element.key for element in elements}
        self._kept = {key: known[:LOOKS_LEFT] for key, known in self._kept.items() if key in current}
        self._bytes = sum(one.bytes for known in self._kept.values() for one in known)

    def _touched(self, bounds: QRectF) -> Box:
        """The device pixels that these units touch."""
        left, top = math.floor(bounds.left() * self.scale), math.floor(bounds.top() * self.scale)
        right, bottom = math.ceil(bounds.right() * self.scale), math.ceil(bounds.bottom() * self.scale)
        return left, top, max(left + 1, right), max(top + 1, bottom)

    def place(self, element: Element) -> Box:
        """Where an element lies."""
        known = element.places.get(self.scale)
        if known is None:
            bounds = element.bounds
            if element.stamp is not None:
                left, top = round(bounds.left() * self.scale), round(bounds.top() * self.scale)
                wide, high = math.ceil(bounds.width() * self.scale), math.ceil(bounds.height() * self.scale)
                known = left, top, left + wide, top + high
            else:
                known = self._touched(bounds)
            element.places[self.scale] = known
        return known

    def has(self, element: Element) -> bool:
        """Whether the element is painted already."""
        return self._found(element, self.place(element)) is not None

    def pixmap(self, element: Element) -> QPixmap:
        """The painted element."""
        place = self.place(element)
        found = self._found(element, place)
        if found is None:
            found = self._painted(element, place)
            if element.stamp is not None:
                self._stamps[_kind(element, place)] = found
            else:
                self._keep(element, Painted(element.look, found, place[:2]))
        return found

    def _found(self, element: Element, place: Box) -> QPixmap | None:
        if element.stamp is not None:
            return self._stamps.get(_kind(element, place))
        look, at = element.look, place[:2]
        for one in self._kept.get(element.key, ()):
            if (one.look is look or one.look == look) and one.at == at:
                return one.pixmap
        return None

    def _keep(self, element: Element, one: Painted) -> None:
        known = self._kept.setdefault(element.key, [])
        known.insert(0, one)
        self._bytes += one.bytes - sum(old.bytes for old in known[LOOKS_KEPT:])
        del known[LOOKS_KEPT:]

    def _painted(self, element: Element, place: Box) -> QPixmap:
        left, top, right, bottom = place
        image = QImage(right - left, bottom - top, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        image.setDevicePixelRatio(self.ratio)
        corner = element.bounds.topLeft() * self.scale if element.stamp is not None else QPointF(left, top)
        with QPainter(image) as painter:
            element.paint(self._canvas(painter, corner))
        # From here on it is placed in device pixels.
        image.setDevicePixelRatio(1.0)
        return QPixmap.fromImage(image)

    def _canvas(self, painter: QPainter, corner: QPointF) -> Canvas:
        """A canvas over the ship, of which a part is painted that begins at a corner in device pixels."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        at = -corner / self.ratio
        return Canvas(painter, self.scale / self.ratio, self.ratio, x=at.x(), y=at.y(), fine=True)

    def ground(self, part: QRect) -> Iterator[tuple[QPixmap, QPoint]]:
        """Hull and passages of a part of the canvas: pixmaps and where they lie, in device pixels."""
        part = part & self.canvas
        if part.isEmpty():
            return
        for row in range(part.top() // SLAB, part.bottom() // SLAB + 1):
            for column in range(part.left() // SLAB, part.right() // SLAB + 1):
                slab = self._slabs.pop((column, row), None)
                box = QRect(column * SLAB, row * SLAB, SLAB, SLAB) & self.canvas
                if slab is None:
                    slab = self._paint_slab(box)
                    while len(self._slabs) >= SLABS_KEPT:
                        del self._slabs[next(iter(self._slabs))]
                self._slabs[column, row] = slab
                yield slab, box.topLeft()

    def _paint_slab(self, part: QRect) -> QPixmap:
        image = QImage(part.size(), QImage.Format.Format_RGB32)
        image.fill(QColor(hexcode("ground.space")))
        image.setDevicePixelRatio(self.ratio)
        with QPainter(image) as painter, scenery():
            canvas = self._canvas(painter, QPointF(part.topLeft()))
            _hull(self.layout.hull).render(painter, canvas.rect(*sides(self.layout.canvas)))
            with canvas.turned(self.layout.name_at, -90 if self.layout.name_turned else 0) as beside:
                size = 17 if self.layout.name_turned else 16
                beside.text(0, 6, SHIP_NAME, size, SHIP_NAME_INK, 700, "display", "middle")
            for paint in (corridors.paint_stub, corridors.paint_shadow, corridors.paint_passage):
                for place in self.layout.corridors.values():
                    paint(canvas, place)
        image.setDevicePixelRatio(1.0)
        return QPixmap.fromImage(image)


def _kind(element: Element, place: Box) -> Hashable:
    left, top, right, bottom = place
    return element.stamp, right - left, bottom - top


@cache
def _hull(name: str) -> QSvgRenderer:
    return QSvgRenderer(str(asset(f"{name}.svg")))


class Mosaics:
    """The mosaics of one side of the board: of the whole ship, which is kept, and of the last two larger scales."""

    def __init__(self, layout: ShipLayout) -> None:
        self._layout = layout
        self._whole = Mosaic(layout)
        self._near: list[Mosaic] = []

    def of(self, zoom: float, scale: float, ratio: float) -> Mosaic:
        """The mosaic for a zoom; ``scale`` is in device pixels per unit."""
        mosaic = self._whole
        if zoom > 1.0:
            known = (one for one in self._near if (one.scale, one.ratio) == (scale, ratio))
            mosaic = next(known, None) or Mosaic(self._layout)
            self._near = [mosaic, *(one for one in self._near if one is not mosaic)][:2]
        mosaic.resize(scale, ratio)
        return mosaic

    def keep_only(self, elements: Sequence[Element]) -> None:
        """Forget earlier looks when they have become too many."""
        for mosaic in (self._whole, *self._near):
            mosaic.keep_only(elements)

    def forget_others(self, mosaic: Mosaic) -> None:
        """Only the whole ship, and this one, are looked at."""
        self._near = [one for one in self._near if one is mosaic]
