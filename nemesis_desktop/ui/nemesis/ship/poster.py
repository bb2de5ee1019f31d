"""The picture as it hangs in the window: put together once for a sight, then mended only where it has changed.

The widget puts it on the screen as one pixmap. Qt draws a pixmap into one box many times faster than into a region of
many, and so does this: it gathers what has changed into few boxes, and puts the tiles into one after the other.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from nemesis_desktop.ui.nemesis.ship.draft import Element
from nemesis_desktop.ui.nemesis.ship.sheet import Sheet
from nemesis_desktop.ui.nemesis.ship.sight import Sight
from nemesis_desktop.ui.theme import hexcode

WASTE: Final = 1.1
"""Two boxes become one if that is at most so many times as large as both."""
MOST_BOXES: Final = 24


class Poster:
    """A picture of the ship, as large as the window.

    Attributes:
        sight: what it shows.
        pixmap: the picture, mended by ``mend``.
    """

    def __init__(self) -> None:
        self.sight: Sight | None = None
        self.pixmap = QPixmap()
        self._sheet: Sheet | None = None
        self._scale = 0.0
        self._origin = QPoint()
        self._spoilt: list[QRect] = []

    def hang(self, sheet: Sheet, sight: Sight, origin: QPoint, size: QSize) -> None:
        """Show this sight of the ship, painted on ``sheet``, whose corner lies at ``origin``: in device pixels."""
        self.sight = sight
        known = (self._sheet, self._scale, self._origin, self.pixmap.size(), self.pixmap.devicePixelRatio())
        if known == (sheet, sheet.scale, origin, size, sheet.ratio):
            return
        if size != self.pixmap.size():
            self.pixmap = QPixmap.fromImage(QImage(size, QImage.Format.Format_RGB32))
        self.pixmap.setDevicePixelRatio(sheet.ratio)
        self._sheet, self._origin, self._scale = sheet, origin, sheet.scale
        self._spoilt = [QRect(QPoint(), size)]

    def spoil(self, bounds: Iterable[QRectF]) -> None:
        """Something has changed in these parts of the canvas, in units."""
        if self._sheet is not None:
            whole = QRect(QPoint(), self.pixmap.size())
            boxes = (self._sheet.box(box).translated(self._origin) & whole for box in bounds)
            self._spoilt += [box for box in boxes if not box.isEmpty()]

    def mend(self, elements: Sequence[Element]) -> None:
        """Paint what has changed since it was painted."""
        sheet, spoilt = self._sheet, self._spoilt
        if sheet is None or not spoilt:
            return
        self._spoilt = []
        ratio = sheet.ratio
        # Everything here is counted in device pixels.
        self.pixmap.setDevicePixelRatio(1.0)
        painter = QPainter(self.pixmap)
        places = [(sheet.place(element), element) for element in elements]
        for box in gathered(spoilt):
            part = box.translated(-self._origin)
            painter.setClipRect(box)
            if not sheet.canvas.contains(part):
                painter.fillRect(box, QColor(hexcode("ground.space")))
            for pixmap, at in sheet.ground(part):
                painter.drawPixmap(at + self._origin, pixmap)
            for place, element in places:
                if part.intersects(place):
                    painter.drawPixmap(place.topLeft() + self._origin, sheet.tile(element).pixmap)
        painter.end()
        self.pixmap.setDevicePixelRatio(ratio)


def gathered(boxes: Sequence[QRect]) -> list[QRect]:
    """The same in few boxes, although they may hold a little more."""
    found: list[QRect] = []
    for box in boxes:
        again = True
        while again:
            again = False
            for other in found:
                both = box | other
                if _area(both) <= WASTE * (_area(box) + _area(other)):
                    found.remove(other)
                    box, again = both, True
                    break
        found.append(box)
    if len(found) > MOST_BOXES:
        whole = found[0]
        for box in found[1:]:
            whole = whole | box
        return [whole]
    return found


def _area(box: QRect) -> int:
    return box.width() * box.height()
