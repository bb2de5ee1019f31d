"""A card or a token that is turned over: its back narrows away, and its face comes up."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF

from nemesis_desktop.table.drawing.canvas import Canvas

Draw = Callable[[Canvas], None]


def turned_over(on: Canvas, x: float, y: float, wide: float, part: float, face: Draw, back: Draw) -> None:
    """Draw something so wide, with its corner at a point, as it looks after a part (0 to 1) of being turned over."""
    if part >= 1:
        face(on.at(x, y))
        return
    turned = math.cos(math.pi * max(0.0, part))
    with on.turned(QPointF(x + wide / 2, y), wide=max(0.02, abs(turned))) as axis:
        (back if turned > 0 else face)(axis.at(-wide / 2, 0))


def staggered(part: float, number: int, of: int, overlap: float = 0.5) -> float:
    """How far the ``number``-th of several things is that are turned one after another, from 0 to 1."""
    if part >= 1:
        return 1.0
    share = 1.0 / (1.0 + overlap * max(0, of - 1))
    return max(0.0, min(1.0, (part - number * share * overlap) / share))
