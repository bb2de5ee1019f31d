"""The painted sheet of the ship: every element as a pixmap at the size of the device, kept until it looks different.

The hull with its passages is painted once per size and side of the board. All places are whole device pixels, so that
nothing is scaled or smoothed when the sheet is put on the screen.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterable

from attrs import define, field, frozen
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
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
LARGEST_GROUND = 16_000_000
"""Pixels of the largest hull that is kept whole; a larger one is painted for the part that is seen."""
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


@define
class Sheet:
    """Pixmaps of a picture at one scale.

    Attributes:
        scale: device pixels per unit.
        ratio: the device's pixel ratio.
    """

    layout: ShipLayout
    scale: float = 0.0
    ratio: float = 1.0
    _tiles: dict[Hashable, list[Tile]] = field(factory=dict)
    _bytes: int = 0
    _boxes: dict[Hashable, tuple[QRectF, QRect]] = field(factory=dict)
    _ground: QPixmap | None = None
    _ground_at: QRect = field(factory=QRect)

    def resize(self, scale: float, ratio: float) -> None:
        """Another size: everything has to be painted anew."""
        if (scale, ratio) != (self.scale, self.ratio):
            self.scale, self.ratio = scale, ratio
            self._tiles.clear()
            self._bytes = 0
            self._boxes.clear()
            self._ground = None

    def keep_only(self, elements: Iterable[Element]) -> None:
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
        return QPixmap.fromImage(image)

    def _set_up(self, painter: QPainter, origin: QPoint) -> None:
        painter.translate(-QPointF(origin) / self.ratio)
        zoom = self.scale / self.ratio
        painter.scale(zoom, zoom)

    def ground(self, seen: QRect) -> tuple[QPixmap, QPoint]:
        """Hull and passages for the part of the canvas that is seen, in device pixels, and where that pixmap lies."""
        whole = self.box(self.layout.canvas)
        wanted = whole if whole.width() * whole.height() <= LARGEST_GROUND else whole.intersected(seen)
        if self._ground is None or self._ground_at != wanted:
            self._ground, self._ground_at = self._paint_ground(wanted), wanted
        return self._ground, wanted.topLeft()

    def _paint_ground(self, part: QRect) -> QPixmap:
        size = part.size() if not part.isEmpty() else QSize(1, 1)
        image = QImage(size, QImage.Format.Format_RGB32)
        image.fill(QColor(hexcode("ground.space")))
        image.setDevicePixelRatio(self.ratio)
        painter = QPainter(image)
        self._set_up(painter, part.topLeft())
        easel = Easel(painter, self.scale / self.ratio)
        QSvgRenderer(str(asset(f"{self.layout.hull}.svg"))).render(painter, self.layout.canvas)
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
        return QPixmap.fromImage(image)

    def _ship_name(self, painter: QPainter) -> None:
        size = 17 if self.layout.name_turned else 16
        path_font = typeface("display", size, 700)
        painter.setFont(path_font)
        painter.setPen(QColor(SHIP_NAME_INK))
        wide = width_of(SHIP_NAME, size, 700, "display")
        painter.drawText(QPointF(-wide / 2, 6), SHIP_NAME)
        painter.setPen(Qt.PenStyle.NoPen)
