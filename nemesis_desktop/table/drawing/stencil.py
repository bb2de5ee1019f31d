"""Pictures that are kept once they are made: symbols in one colour, soft lights. And drawings of many colours."""

from __future__ import annotations

import math
from functools import cache, lru_cache

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPixmap, QRadialGradient
from PySide6.QtSvg import QSvgRenderer

from nemesis_desktop.program.resources import ResourceMissing, asset


@cache
def _source(name: str) -> bytes:
    return asset(f"{name}.svg").read_bytes()


@cache
def has_stencil(name: str) -> bool:
    """Whether there is such a drawing."""
    try:
        return asset(f"{name}.svg").is_file()
    except ResourceMissing:
        return False


@lru_cache(maxsize=48)
def _drawing(name: str, colour: str) -> QSvgRenderer:
    return QSvgRenderer(QByteArray(_source(name).replace(b"currentColor", colour.encode())))


@lru_cache(maxsize=4096)
def stencil(name: str, colour: str, size: float, ratio: float = 1.0, left: float = 0.0, top: float = 0.0) -> QPixmap:
    """The drawing ``name`` (``symbols/fire``, ``rooms/nest``) in a colour (``#RRGGBB``), ``size`` pixels square.

    It begins parts of a device pixel (``left``, ``top``) into its pixmap, for a sign that lies between pixels.
    """
    edge = round(size * ratio) if left == top == 0 else math.ceil(size * ratio + 1.0)
    image = _blank(QSize(max(1, edge), max(1, edge)), ratio)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _drawing(name, colour).render(painter, QRectF(left / ratio, top / ratio, size, size))
    return QPixmap.fromImage(image)


@lru_cache(maxsize=16)
def light(wide: int, high: int, colour: str, ratio: float) -> QPixmap:
    """A soft ellipse of light with these half axes in device pixels; whoever puts it somewhere makes it fainter."""
    image = _blank(QSize(2 * wide, 2 * high), 1.0)
    fading = QRadialGradient(QPointF(0, 0), 1.0)
    fading.setColorAt(0, QColor(colour))
    dark = QColor(colour)
    dark.setAlpha(0)
    fading.setColorAt(1, dark)
    with QPainter(image) as painter:
        painter.translate(wide, high)
        painter.scale(wide, high)
        painter.fillRect(QRectF(-1, -1, 2, 2), QBrush(fading))
    image.setDevicePixelRatio(ratio)
    return QPixmap.fromImage(image)


def whole_pixels(size: float, ratio: float) -> float:
    """The size nearest to one in pixels that is a whole number of the device's own, so that nothing is resampled."""
    return max(1, round(size * ratio)) / ratio


@lru_cache(maxsize=8)
def small_picture(name: str, width: int, height: int, ratio: float = 1.0, colour: str = "") -> QPixmap:
    """A ``picture`` that is small enough to be kept: a face, say."""
    return picture(name, width, height, ratio, colour)


def picture(name: str, width: int, height: int, ratio: float = 1.0, colour: str = "") -> QPixmap:
    """A many-coloured drawing (``art/bulkhead``) that fills ``width`` × ``height`` pixels, its edges cut if need be.

    What it leaves to whoever shows it, a coat say, has the colour. Not kept here: it may be as large as the window, so
    whoever shows it keeps it as long as it is shown.
    """
    source = _source(name)
    renderer = QSvgRenderer(QByteArray(source.replace(b"currentColor", colour.encode()) if colour else source))
    box = renderer.viewBoxF()
    scale = max(width / box.width(), height / box.height())
    drawn = QRectF(0, 0, box.width() * scale, box.height() * scale)
    drawn.moveCenter(QRectF(0, 0, width, height).center())
    made = new_pixmap(width, height, ratio)
    with QPainter(made) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        renderer.render(painter, drawn)
    return made


def new_pixmap(width: float, height: float, ratio: float) -> QPixmap:
    """An empty pixmap of ``width`` × ``height`` pixels at the device's pixel ratio."""
    made = QPixmap(_in_device_pixels(width, height, ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    return made


def _in_device_pixels(width: float, height: float, ratio: float) -> QSize:
    return QSize(max(1, round(width * ratio)), max(1, round(height * ratio)))


def _blank(pixels: QSize, ratio: float) -> QImage:
    image = QImage(pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    return image
