"""Colours of the look: a token's, ``#rrggbb`` or any other, see-through if need be, and the fills that recur."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient

from nemesis_desktop.table.drawing.theme import colour, hexcode

Colour = str | QColor
"""A token path or ``#rrggbb``, or a colour."""
Paint = Colour | tuple[Colour, Colour] | None
"""A colour, a pair for a gradient from top to bottom, or nothing."""

PANEL: Paint = ("ground.panel_top", "ground.panel_bottom")
MODULE: Paint = ("ground.module_top", "ground.module_bottom")
INSET: Paint = ("ground.inset_top", "ground.inset_bottom")
LAMINATE: Paint = ("card.laminate_top", "card.laminate_bottom")
PICTURE: Paint = ("card.picture_top", "card.picture_bottom")
BLOOD: Paint = ("#4A1D18", "#230E0C")
AMBER: Paint = ("#F8B954", "#E0922B")
AMBER_LIT: Paint = ("#FFC768", "#EBA03C")
"""The same under the pointer."""


def tint(paint: Colour, alpha: float = 1.0) -> QColor:
    """A colour, with an opacity of its own. It is kept: whoever wants another one makes a copy."""
    return _fainter(_named(paint) if isinstance(paint, str) else paint, alpha)


@lru_cache(maxsize=1024)
def _named(paint: str) -> QColor:
    return QColor(paint) if paint.startswith("#") else colour(paint)


def _fainter(paint: QColor, alpha: float) -> QColor:
    if alpha >= 1.0:
        return paint
    found = QColor(paint)
    found.setAlphaF(found.alphaF() * max(0.0, alpha))
    return found


def hex_of(paint: Colour) -> str:
    """The code of a colour, as drawings need it."""
    if isinstance(paint, QColor):
        return paint.name()
    return paint if paint.startswith("#") else hexcode(paint)


def brush(paint: Paint, area: QRectF, alpha: float = 1.0) -> QBrush:
    """What fills an area: a colour, or a gradient down it."""
    if paint is None:
        return QBrush(Qt.BrushStyle.NoBrush)
    if isinstance(paint, tuple):
        gradient = QLinearGradient(area.topLeft(), area.bottomLeft())
        gradient.setColorAt(0, tint(paint[0], alpha))
        gradient.setColorAt(1, tint(paint[1], alpha))
        return QBrush(gradient)
    return QBrush(tint(paint, alpha))
