"""Outlines that everything is made of: boxes with cut corners, ways through points, boxes around points."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath


def cut(box: QRectF, corner: float, corners: str = "all") -> QPainterPath:
    """A box with corners cut at 45 degrees: all of them, or only those at the ``top``, ``bottom`` or ``left``."""
    left, top, right, bottom = box.left(), box.top(), box.right(), box.bottom()
    corner = min(corner, box.width() / 2, box.height() / 2)
    nw = corner if corners in ("all", "top", "left") else 0
    ne = corner if corners in ("all", "top", "right") else 0
    se = corner if corners in ("all", "bottom", "right") else 0
    sw = corner if corners in ("all", "bottom", "left") else 0
    return outline(
        (left + nw, top),
        (right - ne, top),
        (right, top + ne),
        (right, bottom - se),
        (right - se, bottom),
        (left + sw, bottom),
        (left, bottom - sw),
        (left, top + nw),
    )


def outline(first: tuple[float, float], *others: tuple[float, float], closed: bool = True) -> QPainterPath:
    """A way through points."""
    path = QPainterPath(QPointF(*first))
    for x, y in others:
        path.lineTo(x, y)
    if closed:
        path.closeSubpath()
    return path


def boxed(box: QRectF) -> QPainterPath:
    """A box as a shape."""
    path = QPainterPath()
    path.addRect(box)
    return path


def centred(centre: QPointF, wide: float, high: float) -> QRectF:
    """A box around a point."""
    return QRectF(centre.x() - wide / 2, centre.y() - high / 2, wide, high)


def sides(area: QRectF) -> tuple[float, float, float, float]:
    """Left, top, width and height of a box."""
    return area.x(), area.y(), area.width(), area.height()
