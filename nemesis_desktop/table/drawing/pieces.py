"""Pieces that lie on a table, each drawn in one way wherever it lies: tokens of people, discs, markers, counts.

What is on them is a symbol that the game names; the kit knows none.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, cast

from PySide6.QtCore import QPointF, QRectF

from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import Colour, Paint
from nemesis_desktop.table.drawing.shapes import centred, cut, sides
from nemesis_desktop.table.drawing.theme import measure, tokens

EMBLEM_SCALE: Final = 0.6
DRAWN_AT: Final = 31.0
"""Up to this size the keyline of a token is as wide as the tokens of the look say; then it grows with it."""
FADED: Final = 0.42
DISC: Final[Paint] = ("state.blood_top", "state.blood_bottom")
RIM: Final = 1.6


# ------------------------------------------------------------------------------------------------ people


@lru_cache(maxsize=16)
def emblem_on(number: int) -> tuple[float, float]:
    """How large the emblem on a person's token is, and how far below its middle, both as parts of the token's size."""
    players = cast(dict[str, dict[str, object]], tokens()["color"])["player"]
    found = players[str(number)]
    shape = found if isinstance(found, dict) else {}
    return float(shape.get("emblem_scale", EMBLEM_SCALE)), float(shape.get("emblem_drop", 0.0))


def player_shape(canvas: Canvas, centre: QPointF, size: float, number: int, alpha: float = 1.0) -> None:
    """The shape of a person's colour, by which the colours are told apart as well."""
    canvas.sign(f"symbols/player_{number}", centre, size, f"player.{number}", alpha)


def token(
    canvas: Canvas,
    centre: QPointF,
    size: float,
    number: int,
    emblem: str | None,
    *,
    lit: bool = False,
    faded: bool = False,
) -> None:
    """A person's token: a dark keyline, the shape in the person's colour, an emblem in ink.

    ``emblem`` is the symbol of whoever the person plays. ``lit`` puts a warm line around it: whoever acts, where the
    arrow has no room.
    """
    name, alpha = f"symbols/player_{number}", FADED if faded else 1.0
    if lit:
        canvas.sign(name, centre, size + 10, "ground.space")
        canvas.sign(name, centre, size + 8, "accent.warm")
    canvas.sign(name, centre, size + 2 * measure("stroke.keyline") * max(1.0, size / DRAWN_AT), "ground.space", alpha)
    player_shape(canvas, centre, size, number, alpha)
    if emblem is not None:
        scale, drop = emblem_on(number)
        canvas.sign(emblem, centre + QPointF(0, size * drop), size * scale, "ground.bg0", alpha)


# ------------------------------------------------------------------------------------------------ discs and markers


def disc(canvas: Canvas, centre: QPointF, size: float, symbol: str, rim: float = RIM) -> None:
    """A creature: a dark keyline, a blood disc with a red rim, its silhouette in bone."""
    canvas.disc(centre, size / 2 + (rim + RIM) / 2, "ground.space")
    canvas.circle(centre.x(), centre.y(), size / 2, DISC, "state.danger", rim)
    canvas.sign(symbol, centre, size * 0.8, "text.bone")


def marker(
    canvas: Canvas,
    centre: QPointF,
    radius: float,
    symbol: str,
    size: float,
    *,
    fill: Colour = "state.danger",
    edge: Colour | None = None,
    ink: Colour = "text.ink_danger",
    line: float = RIM,
    keyline: float = RIM,
) -> None:
    """A round marker or badge: a dark keyline, its ground, an edge if it has one, its symbol."""
    canvas.disc(centre, radius + keyline, "ground.space")
    canvas.disc(centre, radius, fill)
    if edge is not None:
        canvas.ring(centre, radius, edge, line)
    canvas.sign(symbol, centre, size, ink)


# ------------------------------------------------------------------------------------------------ counts


def diamond(canvas: Canvas, centre: QPointF, number: int, half: float = 8.0) -> None:
    """A number on a bone diamond: the wounds of a creature."""
    x, y = centre.x(), centre.y()
    corners = ((x, y - half), (x + half, y), (x, y + half), (x - half, y))
    canvas.polygon(corners, "text.primary", "ground.space", half / 5)
    count(canvas, centre, str(number), "text.injury_ink", half * 1.44)


def count(canvas: Canvas, centre: QPointF, words: str, ink: Colour, size: float = 11.5) -> None:
    """A number in the middle of something small."""
    canvas.text(centre.x(), centre.y() + size * 0.35, words, size, ink, 700, align="middle", grow=False)


def plate(canvas: Canvas, box: QRectF, corner: float, fill: Paint, edge: Colour | None = None) -> None:
    """A small plate with cut corners and a dark keyline."""
    canvas.fill(cut(box.adjusted(-1.4, -1.4, 1.4, 1.4), 4), "ground.space")
    canvas.path(cut(box, corner), fill, edge)


def chip(canvas: Canvas, centre: QPointF, symbol: str, ink: Colour, number: int = 1) -> None:
    """Something that lies there, with how many of it."""
    plate(canvas, centred(centre, 18, 18), 3.5, "ground.bg0", "line.strong")
    canvas.sign(symbol, centre, 14.0, ink)
    if number > 1:
        middle = centre + QPointF(10, 7)
        canvas.disc(middle, 8.2, "ground.space")
        canvas.disc(middle, 7.0, "text.primary")
        count(canvas, middle, str(number), "ground.bg1")


# ------------------------------------------------------------------------------------------------ panels, focus, keys


def panel(
    canvas: Canvas, box: QRectF, corner: float, fill: Paint, edge: Colour = "line.edge", line: float = 1.0
) -> None:
    """A panel whose edge lies inside its box; one of steel shines along its top."""
    thick = max(line, 1.0 / canvas.unit)
    inner = box.adjusted(thick / 2, thick / 2, -thick / 2, -thick / 2)
    canvas.cut(*sides(inner), corner, fill, edge, thick)
    if isinstance(fill, tuple):
        y = inner.top() + thick
        shine = max(1.0, 1.0 / canvas.unit)
        canvas.line(((inner.left() + corner, y), (inner.right() - corner, y)), "#FFFFFF", shine, 0.06)


def focus_ring(canvas: Canvas, box: QRectF, corner: float = 6.0, out: float = 4.0) -> None:
    """The bone line around the thing that has the keyboard, outside of it."""
    canvas.path(cut(box.adjusted(-out, -out, out, out), corner + out), None, "text.primary", measure("stroke.focus"))
