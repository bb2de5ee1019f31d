"""The pieces on the ship: whose token it is, what an intruder's disc shows, and the markers of this game."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from nemesis_desktop.games.nemesis.ui import signs
from nemesis_desktop.games.nemesis.ui.ship.drawn.crowd import Figure
from nemesis_desktop.table.drawing import pieces
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.shapes import centred, cut, outline

OBJECT_SIGNS: Final = {
    "egg": ("symbols/egg", "text.primary"),
    "carcass": ("symbols/carcass", "text.primary"),
    "corpse_blue": ("symbols/corpse", "item.blue"),
    "corpse_red": ("symbols/corpse", "state.danger"),
    "item": ("symbols/item", "text.primary"),
}


def token(canvas: Canvas, at: QPointF, size: float, number: int, character: str | None, *, lit: bool = False) -> None:
    """A person's token with the emblem of the character."""
    pieces.token(canvas, at, size, number, signs.worn(character), lit=lit)


def slime(canvas: Canvas, at: QPointF, size: float) -> None:
    """The mark of a character covered in slime, on the lower left of its token."""
    middle = QPointF(at.x() - size * 0.36, at.y() + size * 0.36)
    pieces.marker(
        canvas, middle, 5.4, "symbols/slime", 8.4,
        fill="state.success_ground", edge="state.success", ink="state.success", line=1.0, keyline=1.0,
    )  # fmt: skip


def acting_arrow(canvas: Canvas, at: QPointF, size: float) -> None:
    """The warm arrow over the token of whoever acts."""
    tip = at.y() - size / 2 - 3.5
    path = outline((at.x() - 7, tip - 9), (at.x() + 7, tip - 9), (at.x(), tip))
    canvas.path(path, "accent.warm", "ground.space", 1.6)


def disc(canvas: Canvas, at: QPointF, size: float, kind: str) -> None:
    """An intruder."""
    pieces.disc(canvas, at, size, signs.intruder(kind))


def injuries(canvas: Canvas, at: QPointF, size: float, number: int) -> None:
    """Injuries: a number on a diamond at the upper right of a disc."""
    pieces.diamond(canvas, at + QPointF(size * 0.36, -size * 0.36), number)


def times(canvas: Canvas, at: QPointF, size: float, number: int) -> None:
    """How many intruders of a kind one disc stands for."""
    box = centred(QPointF(at.x(), at.y() + size * 0.42), 21, 13)
    pieces.plate(canvas, box, 3, "text.bone")
    pieces.count(canvas, box.center(), f"×{number}", "text.injury_ink")


def chip(canvas: Canvas, at: QPointF, kind: str, count: int) -> None:
    """Something that lies on the floor, with how many of it."""
    pieces.chip(canvas, at, *OBJECT_SIGNS[kind], count)


def fire(canvas: Canvas, at: QPointF) -> None:
    """A fire marker."""
    pieces.marker(canvas, at, 11.0, "symbols/fire", 16.72)


def combat(canvas: Canvas, at: QPointF) -> None:
    """The badge of a room in combat."""
    pieces.marker(canvas, at, 11.0, "symbols/combat_only", 17.0)


def feed(canvas: Canvas, at: QPointF) -> None:
    """The badge of a room in which somebody will feed."""
    pieces.marker(canvas, at, 11.0, "symbols/feed", 16.0, fill="ground.bg0", edge="state.danger", ink="text.pale")


def octagon(at: QPointF, size: float) -> QPainterPath:
    """The form of a malfunction marker."""
    return cut(centred(at, size, size), size * 0.29)


def malfunction(canvas: Canvas, at: QPointF) -> None:
    """A malfunction marker."""
    shape = octagon(at, 23)
    canvas.path(shape, "ground.space", "ground.space", 3.6)
    canvas.path(shape, "#1A0F0D", "state.danger", 1.6)
    canvas.sign("symbols/malfunction", at, 16.28, "text.pale")


def decompression(canvas: Canvas, at: QPointF) -> None:
    """The decompression token: a room that is about to lose its air."""
    pieces.marker(
        canvas, at, 11.0, "rooms/airlock_control", 15.0,
        fill="accent.cold_ground", edge="accent.cold", ink="accent.cold",
    )  # fmt: skip


def rings(canvas: Canvas, at: QPointF) -> None:
    """The two warm rings around what will be changed."""
    canvas.ring(at, 16.5, "accent.warm", 2.4)
    canvas.ring(at, 20.5, "accent.warm", 1.2, 0.5)


DANGER_SIGNS: Final = {
    "escape": "symbols/attack",
    "deadly": "symbols/corpse",
    "destroyed": "symbols/self_destruct",
    "self_destruct": "symbols/self_destruct",
    "left_behind": "symbols/pod_launched",
    "larva": "symbols/larva_on_board",
    "hurt": "symbols/serious_wound",
}


def danger_badge(canvas: Canvas, at: QPointF, kind: str, radius: float = 15.0) -> None:
    """The badge that says why a room is dangerous to choose; that going there surely meets an intruder, by default."""
    pieces.marker(canvas, at, radius, DANGER_SIGNS.get(kind, "symbols/noise"), radius * 4 / 3, keyline=2)


def careful_badge(canvas: Canvas, at: QPointF) -> None:
    """The badge of a room into which somebody may also go without a sound."""
    pieces.marker(
        canvas, at, 10.0, "symbols/noise_silent", 14.0,
        fill="accent.warm_ground", edge="accent.warm", ink="accent.warm",
    )  # fmt: skip


def engine(canvas: Canvas, at: QPointF, state: str | None) -> None:
    """What the reader knows of an engine: working, damaged, or a question mark."""
    edge = {"working": "state.success", "damaged": "state.danger"}.get(state or "", "line.strong")
    ground = {"working": "state.success_ground", "damaged": "state.danger_ground"}.get(state or "", "ground.passage")
    if state is not None:
        symbol = f"symbols/engine_{'ok' if state == 'working' else 'damaged'}"
        pieces.marker(canvas, at, 13.5, symbol, 20, fill=ground, edge=edge, ink=edge, line=1.4, keyline=2)
        return
    canvas.disc(at, 15.5, "ground.space")
    canvas.disc(at, 13.5, ground)
    canvas.ring(at, 13.5, edge, 1.4)
    canvas.text(at.x(), at.y() + 6, "?", 17, "text.primary", 700, "display", "middle")


def place_of(figure: Figure, room: QRectF) -> QPointF:
    """Where a figure stands on the canvas."""
    return QPointF(room.x() + figure.x, room.y() + figure.y)
