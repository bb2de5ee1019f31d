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

from nemesis_desktop.games.nemesis.ui.ship import corridors
from nemesis_desktop.games.nemesis.ui.ship.draft import Box, Element
from nemesis_desktop.games.nemesis.ui.ship.easel import Easel, typeface, width_of
from nemesis_desktop.games.nemesis.ui.ship.layout import ShipLayout
from nemesis_desktop.program.resources import asset
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
class Tile:
    """An element as it was painted for one look, at one place."""

    look: Hashable
    pixmap: QPixmap
    at: tuple[int, int]

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
    _stamps: dict[Hashable, QPixmap] = field(factory=dict)
    _slabs: dict[tuple[int, int], QPixmap] = field(factory=dict)
    canvas: QRect = field(factory=QRect, init=False)

    def resize(self, scale: float, ratio: float) -> None:
        """Another size: everything has to be painted anew."""
        if (scale, ratio) != (self.scale, self.ratio):
            self.scale, self.ratio = scale, ratio
            self._tiles.clear()
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
        self._tiles = {key: tiles[:LOOKS_LEFT] for key, tiles in self._tiles.items() if key in current}
        self._bytes = sum(tile.bytes for tiles in self._tiles.values() for tile in tiles)

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
                self._keep(element, Tile(element.look, found, place[:2]))
        return found

    def _found(self, element: Element, place: Box) -> QPixmap | None:
        if element.stamp is not None:
            return self._stamps.get(_kind(element, place))
        look, at = element.look, place[:2]
        for tile in self._tiles.get(element.key, ()):
            if (tile.look is look or tile.look == look) and tile.at == at:
                return tile.pixmap
        return None

    def _keep(self, element: Element, tile: Tile) -> None:
        known = self._tiles.setdefault(element.key, [])
        known.insert(0, tile)
        self._bytes += tile.bytes - sum(old.bytes for old in known[LOOKS_KEPT:])
        del known[LOOKS_KEPT:]

    def _painted(self, element: Element, place: Box) -> QPixmap:
        left, top, right, bottom = place
        image = QImage(right - left, bottom - top, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        image.setDevicePixelRatio(self.ratio)
        painter = QPainter(image)
        corner = element.bounds.topLeft() * self.scale if element.stamp is not None else QPointF(left, top)
        self._set_up(painter, corner)
        element.paint(Easel(painter, self.scale / self.ratio))
        painter.end()
        # From here on it is placed in device pixels.
        image.setDevicePixelRatio(1.0)
        return QPixmap.fromImage(image)

    def _set_up(self, painter: QPainter, corner: QPointF) -> None:
        painter.translate(-corner / self.ratio)
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
        self._set_up(painter, QPointF(part.topLeft()))
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


def _kind(element: Element, place: Box) -> Hashable:
    left, top, right, bottom = place
    return element.stamp, right - left, bottom - top


@cache
def _hull(name: str) -> QSvgRenderer:
    return QSvgRenderer(str(asset(f"{name}.svg")))


class Sheets:
    """The sheets of one side of the board: of the whole ship, which is kept, and of the last two larger scales."""

    def __init__(self, layout: ShipLayout) -> None:
        self._layout = layout
        self._whole = Sheet(layout)
        self._near: list[Sheet] = []

    def of(self, zoom: float, scale: float, ratio: float) -> Sheet:
        """The sheet for a zoom; ``scale`` is in device pixels per unit."""
        sheet = self._whole
        if zoom > 1.0:
            known = (one for one in self._near if (one.scale, one.ratio) == (scale, ratio))
            sheet = next(known, None) or Sheet(self._layout)
            self._near = [sheet, *(one for one in self._near if one is not sheet)][:2]
        sheet.resize(scale, ratio)
        return sheet

    def keep_only(self, elements: Sequence[Element]) -> None:
        """Forget earlier looks when they have become too many."""
        for sheet in (self._whole, *self._near):
            sheet.keep_only(elements)

    def forget_others(self, sheet: Sheet) -> None:
        """Only the whole ship, and this one, are looked at."""
        self._near = [one for one in self._near if one is sheet]
