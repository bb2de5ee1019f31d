"""The picture as it hangs in the window: put together once for a sight, then mended only where it has changed.

The widget puts it on the screen as one pixmap. Qt draws a pixmap into one box many times faster than into a region of
many, and so does this: it gathers what has changed into few boxes, and puts the tiles into one after the other.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QRegion

from nemesis_desktop.games.nemesis.ui.ship.sight.framing import Framing
from nemesis_desktop.games.nemesis.ui.ship.sight.mosaic import Mosaic
from nemesis_desktop.games.nemesis.ui.ship.sketch import Box, Element
from nemesis_desktop.table.drawing.theme import hexcode

WASTE: Final = 1.15
"""Two boxes become one if that is at most so many times as large as both."""


class Poster:
    """A picture of the ship, as large as the window.

    Attributes:
        sight: what it shows.
        pixmap: the picture, mended by ``mend``.
    """

    def __init__(self) -> None:
        self.sight: Framing | None = None
        self.pixmap = QPixmap()
        self._mosaic: Mosaic | None = None
        self._scale = 0.0
        self._origin = QPoint()
        self._spoilt: list[Box] = []

    def hang(self, mosaic: Mosaic, sight: Framing, origin: QPoint, size: QSize) -> None:
        """Show this sight of the ship, painted on ``mosaic``, whose corner lies at ``origin``: in device pixels."""
        self.sight = sight
        known = (self._mosaic, self._scale, self._origin, self.pixmap.size(), self.pixmap.devicePixelRatio())
        if known == (mosaic, mosaic.scale, origin, size, mosaic.ratio):
            return
        if size != self.pixmap.size():
            self.pixmap = QPixmap.fromImage(QImage(size, QImage.Format.Format_RGB32))
        self.pixmap.setDevicePixelRatio(mosaic.ratio)
        self._mosaic, self._origin, self._scale = mosaic, origin, mosaic.scale
        left, top = -origin.x(), -origin.y()
        self._spoilt = [(left, top, left + size.width(), top + size.height())]

    def spoil(self, changed: Iterable[Element]) -> QRegion:
        """These elements have come, gone or changed; where that is in the window."""
        mosaic, region = self._mosaic, QRegion()
        if mosaic is None:
            return region
        boxes = [mosaic.place(element) for element in changed]
        self._spoilt += boxes
        left, top = self._origin.x(), self._origin.y()
        ratio = mosaic.ratio
        for x1, y1, x2, y2 in boxes:
            box = QRect(x1 + left, y1 + top, x2 - x1, y2 - y1)
            region += box if ratio == 1.0 else QRectF(box.topLeft() / ratio, box.size() / ratio).toAlignedRect()
        return region

    def mend(self, elements: Sequence[Element]) -> None:
        """Paint what has changed since it was painted."""
        mosaic, spoilt = self._mosaic, self._spoilt
        if mosaic is None or not spoilt:
            return
        self._spoilt = []
        seen = self.pixmap.rect().translated(-self._origin)
        # Everything here is counted in device pixels from the canvas's corner.
        self.pixmap.setDevicePixelRatio(1.0)
        painter = QPainter(self.pixmap)
        painter.translate(self._origin)
        places = [(mosaic.place(element), element) for element in elements]
        for left, top, right, bottom in gathered(spoilt):
            part = QRect(left, top, right - left, bottom - top) & seen
            if part.isEmpty():
                continue
            painter.setClipRect(part)
            if not mosaic.canvas.contains(part):
                painter.fillRect(part, QColor(hexcode("ground.space")))
            for pixmap, at in mosaic.ground(part):
                painter.drawPixmap(at, pixmap)
            for (x1, y1, x2, y2), element in places:
                if x1 < right and x2 > left and y1 < bottom and y2 > top:
                    painter.drawPixmap(x1, y1, mosaic.pixmap(element))
        painter.end()
        self.pixmap.setDevicePixelRatio(mosaic.ratio)


def gathered(boxes: Iterable[Box]) -> list[Box]:
    """The same in fewer boxes, although they may hold a little more."""
    found: list[Box] = []
    for box in dict.fromkeys(boxes):
        again = True
        while again:
            again = False
            left, top, right, bottom = box
            area = (right - left) * (bottom - top)
            for index, (x1, y1, x2, y2) in enumerate(found):
                both = (min(left, x1), min(top, y1), max(right, x2), max(bottom, y2))
                whole = (both[2] - both[0]) * (both[3] - both[1])
                if whole <= WASTE * (area + (x2 - x1) * (y2 - y1)):
                    del found[index]
                    box, again = both, True
                    break
        found.append(box)
    return found
