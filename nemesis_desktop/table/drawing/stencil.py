"""Symbols as pixmaps: one solid colour, made once per colour and size."""

from __future__ import annotations

from functools import cache, lru_cache

from PySide6.QtCore import QByteArray, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from nemesis_desktop.program.resources import asset


@cache
def _source(name: str) -> bytes:
    return asset(f"{name}.svg").read_bytes()


@cache
def has_stencil(name: str) -> bool:
    """Whether there is such a drawing."""
    return (asset(name.rpartition("/")[0]) / f"{name.rpartition('/')[2]}.svg").is_file()


@lru_cache(maxsize=4096)
def stencil(name: str, colour: str, size: float, ratio: float = 1.0) -> QPixmap:
    """The drawing ``name`` (``symbols/fire``, ``rooms/nest``) in a colour (``#RRGGBB``), ``size`` pixels square."""
    return _render(_source(name).replace(b"currentColor", colour.encode()), QSizeF(size, size), ratio)


def whole_pixels(size: float, ratio: float) -> float:
    """The size nearest to one in pixels that is a whole number of the device's own, so that nothing is resampled."""
    return max(1, round(size * ratio)) / ratio


def picture(name: str, width: int, height: int, ratio: float = 1.0) -> QPixmap:
    """A many-coloured drawing (``art/bulkhead``) that fills ``width`` × ``height`` pixels, its edges cut if need be.

    Not kept here: it is as large as the window, so whoever shows it keeps it as long as it is shown.
    """
    renderer = QSvgRenderer(QByteArray(_source(name)))
    box = renderer.viewBoxF()
    scale = max(width / box.width(), height / box.height())
    drawn = QRectF(0, 0, box.width() * scale, box.height() * scale)
    drawn.moveCenter(QRectF(0, 0, width, height).center())
    image = _blank(QSizeF(width, height), ratio)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        renderer.render(painter, drawn)
    return QPixmap.fromImage(image)


def _blank(size: QSizeF, ratio: float) -> QImage:
    pixels = QSize(max(1, round(size.width() * ratio)), max(1, round(size.height() * ratio)))
    image = QImage(pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _render(svg: bytes, size: QSizeF, ratio: float) -> QPixmap:
    image = _blank(size, ratio)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        QSvgRenderer(QByteArray(svg)).render(painter, QRectF(0, 0, size.width(), size.height()))
    return QPixmap.fromImage(image)
