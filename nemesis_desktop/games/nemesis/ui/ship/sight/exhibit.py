"""The picture of the ship as the window exhibits it: sharp where it rests, stretched while it glides."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSizeF, Signal
from PySide6.QtGui import QPainter, QRegion

from nemesis_desktop.games.nemesis.ui.ship.layout import ShipLayout
from nemesis_desktop.games.nemesis.ui.ship.sight.framing import Framing, Window
from nemesis_desktop.games.nemesis.ui.ship.sight.mosaic import Mosaic, Mosaics
from nemesis_desktop.games.nemesis.ui.ship.sight.poster import Poster
from nemesis_desktop.games.nemesis.ui.ship.sight.sharpen import Sharpening
from nemesis_desktop.games.nemesis.ui.ship.sketch import Element
from nemesis_desktop.table.drawing.theme import colour


class Exhibit(QObject):
    """Hangs the picture in the window, and mends it where it has changed.

    Attributes:
        elements: what is drawn, the lowest first.

    Signals:
        sharp: after a glide, everything that is seen has been painted at its size.
    """

    sharp = Signal()

    def __init__(self, layout: ShipLayout, parent: QObject) -> None:
        super().__init__(parent)
        self._sharpening = Sharpening(self)
        self._sharpening.done.connect(self.sharp)
        self.show_board(layout)

    def show_board(self, layout: ShipLayout) -> None:
        """Another side of the board: nothing of the earlier one can be kept."""
        self.elements: Sequence[Element] = ()
        self._mosaics = Mosaics(layout)
        self._poster = Poster()
        self._backdrop: Poster | None = None

    @property
    def sharpening(self) -> bool:
        """Whether a glide is over, but what is seen is still being painted."""
        return self._sharpening.active

    def mosaic(self, sight: Framing, window: Window) -> Mosaic:
        """What a sight is put together of."""
        return self._mosaics.of(sight.zoom, window.scale(sight) * window.ratio, window.ratio)

    def show(self, elements: Sequence[Element], changed: Sequence[Element]) -> QRegion:
        """Draw these from now on; ``changed`` have come, gone or changed. Gives back where that is in the window."""
        self.elements = elements
        self._mosaics.keep_only(elements)
        if self._backdrop is not None:
            self._backdrop.spoil(changed)
        return self._poster.spoil(changed)

    # ------------------------------------------------------------------------------------------------- painting

    def paint(self, painter: QPainter, sight: Framing, window: Window, *, gliding: bool) -> None:
        """Put the picture on the screen."""
        if gliding and self._poster.sight is not None and self._poster.sight.zoom != sight.zoom:
            self._paint_glide(painter, sight, window)
        else:
            self._hang(self._poster, sight, window)
            painter.drawPixmap(0, 0, self._poster.pixmap)

    def _hang(self, poster: Poster, sight: Framing, window: Window) -> None:
        """Let a poster show the picture as it is now, seen in some way."""
        poster.hang(self.mosaic(sight, window), sight, window.origin(sight), window.device.size())
        poster.mend(self.elements)

    def _paint_glide(self, painter: QPainter, sight: Framing, window: Window) -> None:
        """The picture that is there, larger or smaller; it is painted anew when the glide is over."""
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        still = self._poster
        assert still.sight is not None
        self._hang(still, still.sight, window)
        if not window.seen(still.sight).adjusted(-0.5, -0.5, 0.5, 0.5).contains(window.seen(sight)):
            if self._backdrop is None:
                self._backdrop = Poster()
            self._hang(self._backdrop, window.whole, window)
            painter.fillRect(QRectF(0, 0, window.wide, window.high), colour("ground.space"))
            _stretch(painter, self._backdrop, window.whole, sight, window)
        _stretch(painter, still, still.sight, sight, window)

    # ------------------------------------------------------------------------------------------------ after a glide

    def sharpen(self, sight: Framing, window: Window, *, at_once: bool) -> None:
        """A glide is over: paint what is seen, a little at a time if it is worth it."""
        still = self._poster.sight
        if at_once or still is None or still.zoom == sight.zoom:
            self.sharp.emit()
        else:
            self._sharpening.begin(self._paint_in_sight(sight, window))

    def _paint_in_sight(self, sight: Framing, window: Window) -> Iterator[object]:
        """Paint what is seen, piece by piece."""
        mosaic = self.mosaic(sight, window)
        part = window.device.translated(-window.origin(sight))
        yield from mosaic.ground(part)
        for element in self.elements:
            left, top, right, bottom = mosaic.place(element)
            if part.intersects(QRect(left, top, right - left, bottom - top)) and not mosaic.has(element):
                yield mosaic.pixmap(element)

    def stop_sharpening(self) -> None:
        """What was to be painted is no longer seen."""
        self._sharpening.stop()

    def settle(self, sight: Framing, window: Window) -> None:
        """The picture can be shown at its size: nothing else needs to be kept."""
        self._sharpening.stop()
        self._backdrop = None
        self._mosaics.forget_others(self.mosaic(sight, window))


def _stretch(painter: QPainter, poster: Poster, shows: Framing, sight: Framing, window: Window) -> None:
    """Put a picture where what it shows lies now."""
    step = window.scale(sight) / window.scale(shows)
    at = (QPointF(window.origin(sight)) - QPointF(window.origin(shows)) * step) / window.ratio
    box = QRectF(at, QSizeF(poster.pixmap.size()) * step / window.ratio)
    painter.drawPixmap(box, poster.pixmap, QRectF(poster.pixmap.rect()))
