"""The portraits of the characters, in the colour of whoever plays them, and the pictures of the aliens."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF

from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import Colour
from nemesis_desktop.table.drawing.shapes import sides

CORNER: Final = 10.0


def portrait(
    canvas: Canvas,
    character: str,
    colour: int,
    area: QRectF,
    *,
    corner: float = CORNER,
    edge: Colour | None = None,
    alpha: float = 1.0,
) -> None:
    """Somebody's face in a frame; the coat has the colour of their seat, and so has the frame unless it is said."""
    paint = f"player.{colour}"
    canvas.cut(*sides(area), corner, "ground.bg0")
    canvas.drawing(f"art/portraits/{character}", area, corner, paint, alpha)
    canvas.cut(*sides(area), corner, None, paint if edge is None else edge, 1.6)
