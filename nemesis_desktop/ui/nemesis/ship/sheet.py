"""The painted sheet of the ship: every element as a pixmap at the size of the device, kept until it looks different.

The hull with its passages is painted once per size and side of the board, as far as it is seen. All places are whole
device pixels, so that nothing is scaled or smoothed when the sheet is put on the screen.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterator, Sequence
from functools import cache

from attrs import define, field, frozen
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from nemesis_desktop.resources import asset
from nemesis_desktop.ui.nemesis.ship import corridors
from nemesis_desktop.ui.nemesis.ship.draft import Element
from nemesis_desktop.ui.nemesis.ship.easel import Easel, typeface, width_of
from nemesis_desktop.ui.nemesis.ship.layout import ShipLayout
from nemesis_desktop.ui.theme import hexcode

LOOKS_KEPT = 5
"""Earlier looks of the same element that are kept: a room is lit, and goes dark again."""
MOST_BYTES = 14_000_000
"""Above this only what is on the screen is kept."""
SLAB = 768
"""The hull is painted in slabs of so many pixels, when they are first seen."""
SLABS_KEPT = 18
SHIP_NAME = "NEMESIS"
"""Painted on the hull; a proper name, the same in every language."""
SHIP_NAME_INK = "#34474F"


@frozen(eq=False)
class Tile:
    """An element as it was painted for one look."""

    look: Hashable
    pixmap: QPixmap
    at: QPoint

    @property
    def bytes(self) -> int:
        """What it takes of the memory."""
        return self.pixmap.width() * self.pixmap.height() * 4


@define(eq=False)
class Sheet:
    """Pixmaps of a picture at one scale.

    Attributes:
        scale: device pixels per unit.
        ratio: the device's pixel ratio.
        canvas: the whole ship in device pixels.
    """

    layout: ShipLayout
    scale: float = 0.0
    ratio: float = 1.0
    _tiles: dict[Hashable, list[Tile]] = field(factory=dict)
    _bytes: int = 0
    _boxes: dict[Hashable, tuple[QRectF, QRect]] = field(factory=dict)
    _slabs: dict[tuple[int, int], QPixmap] = field(factory=dict)
    canvas: QRect = field(factory=QRect, init=False)

    def resize(self, scale: float, ratio: float) -> None:
        """Another size: everything has to be painted anew."""
        if (scale, ratio) != (self.scale, self.ratio):
            self.scale, self.ratio = scale, ratio
            self._tiles.clear()
            self._bytes = 0
            self._boxes.clear()
            self._slabs.clear()
            self.canvas = self.box(self.layout.canvas)

    def keep_only(self, elements: Sequence[Element]) -> None:
        """Forget earlier looks when they have become too many."""
        if self._bytes <= MOST_BYTES:
            return
        current = {element.key: element.look for element in elements}
        kept = {
            key: [tile for tile in tiles if tile.look == current[key]]
            for key, tiles in self._tiles.items()
            if key in current
        }
        self._tiles = {key: tiles for key, tiles in kept.items() if tiles}
        self._boxes.clear()
        self._bytes = sum(tile.bytes for tiles in self._tiles.values() for tile in tiles)

    def box(self, bounds: QRectF) -> QRect:
        """The device pixels, counted from the canvas's corner, that these units touch."""
        left, top = math.floor(bounds.left() * self.scale), math.floor(bounds.top() * self.scale)
        right, bottom = math.ceil(bounds.right() * self.scale), math.ceil(bounds.bottom() * self.scale)
        return QRect(left, top, max(1, right - left), max(1, bottom - top))

    def place(self, element: Element) -> QRect:
        """The device pixels of an element, counted from the canvas's corner."""
        known = self._boxes.get(element.key)
        if known is not None and known[0] is element.bounds:
            return known[1]
        box = self.box(element.bounds)
        self._boxes[element.key] = (element.bounds, box)
        return box

    def has(self, element: Element) -> bool:
        """Whether the element is painted already."""
        at = self.box(element.bounds).topLeft()
        return any(tile.look == element.look and tile.at == at for tile in self._tiles.get(element.key, ()))

    def tile(self, element: Element) -> Tile:
        """The painted element."""
        known = self._tiles.setdefault(element.key, [])
        box = self.place(element)
        for tile in known:
            if (tile.look is element.look or tile.look == element.look) and tile.at == box.topLeft():
                return tile
        made = Tile(element.look, self._painted(box, element), box.topLeft())
        known.insert(0, made)
        self._bytes += made.bytes - sum(tile.bytes for tile in known[LOOKS_KEPT:])
        del known[LOOKS_KEPT:]
        return made

    def _painted(self, box: QRect, element: Element) -> QPixmap:
        image = QImage(box.size(), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        image.setDevicePixelRatio(self.ratio)
        painter = QPainter(image)
        self._set_up(painter, box.topLeft())
        element.paint(Easel(painter, self.scale / self.ratio))
        painter.end()
        # From here on it is placed in device pixels.
        image.setDevicePixelRatio(1.0)
        return QPixmap.fromImage(image)

    def _set_up(self, painter: QPainter, origin: QPoint) -> None:
        painter.translate(-QPointF(origin) / self.ratio)
        zoom = self.scale / self.ratio
        painter.scale(zoom, zoom)

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
        painter = QPainter(image)
        self._set_up(painter, part.topLeft())
        easel = Easel(painter, self.scale / self.ratio)
        _hull(self.layout.hull).render(painter, self.layout.canvas)
        painter.save()
        painter.translate(self.layout.name_at)
        if self.layout.name_turned:
            painter.rotate(-90)
        self._ship_name(painter)
        painter.restore()
        for paint in (corridors.paint_stub, corridors.paint_shadow, corridors.paint_passage):
            for place in self.layout.corridors.values():
                paint(easel, place)
        painter.end()
        image.setDevicePixelRatio(1.0)
        return QPixmap.fromImage(image)

    def _ship_name(self, painter: QPainter) -> None:
        size = 17 if self.layout.name_turned else 16
        path_font = typeface("display", size, 700)
        painter.setFont(path_font)
        painter.setPen(QColor(SHIP_NAME_INK))
        wide = width_of(SHIP_NAME, size, 700, "display")
        painter.drawText(QPointF(-wide / 2, 6), SHIP_NAME)
        painter.setPen(Qt.PenStyle.NoPen)


@cache
def _hull(name: str) -> QSvgRenderer:
    return QSvgRenderer(str(asset(f"{name}.svg")))


class Sheets:
    """The sheets of one side of the board: of the whole ship, which is always kept, and of the last larger scale."""

    def __init__(self, layout: ShipLayout) -> None:
        self._whole, self._near = Sheet(layout), Sheet(layout)

    def of(self, zoom: float, scale: float, ratio: float) -> Sheet:
        """The sheet for a zoom; ``scale`` is in device pixels per unit."""
        sheet = self._whole if zoom <= 1.0 else self._near
        sheet.resize(scale, ratio)
        return sheet

    def keep_only(self, elements: Sequence[Element]) -> None:
        """Forget earlier looks when they have become too many."""
        for sheet in (self._whole, self._near):
            sheet.keep_only(elements)

    def forget_near(self) -> None:
        """The whole ship is shown, and nobody has asked for more for a while."""
        self._near = Sheet(self._near.layout)
