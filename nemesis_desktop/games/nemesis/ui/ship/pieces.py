"""The pieces on the ship: tokens of people, discs of intruders, badges and chips, each with its keyline."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from nemesis_desktop.games.nemesis.ui.ship.crowd import Figure
from nemesis_desktop.games.nemesis.ui.ship.easel import Easel, centred, fade
from nemesis_desktop.table.drawing.paint import cut, emblem_on
from nemesis_desktop.table.drawing.theme import measure

OBJECT_SIGNS: Final = {
    "egg": ("symbols/egg", "text.primary"),
    "carcass": ("symbols/carcass", "text.primary"),
    "corpse_blue": ("symbols/corpse", "item.blue"),
    "corpse_red": ("symbols/corpse", "state.danger"),
    "item": ("symbols/item", "text.primary"),
}


def token(easel: Easel, at: QPointF, size: float, number: int, character: str | None, *, lit: bool = False) -> None:
    """A person's token: keyline, the shape in the person's colour, the character's emblem in ink.

    ``lit`` puts a warm line around it: whoever acts, where the arrow has no room.
    """
    name = f"symbols/player_{number}"
    if lit:
        easel.sign(name, at, size + 10, "ground.space")
        easel.sign(name, at, size + 8, "accent.warm")
    easel.sign(name, at, size + 2 * measure("stroke.keyline"), "ground.space")
    easel.sign(name, at, size, f"player.{number}")
    if character is not None:
        scale, drop = emblem_on(number)
        easel.sign(f"symbols/emblem_{character}", QPointF(at.x(), at.y() + size * drop), size * scale, "ground.bg0")


def slime(easel: Easel, at: QPointF, size: float) -> None:
    """The mark of a character covered in slime, on the lower left of its token."""
    middle = QPointF(at.x() - size * 0.36, at.y() + size * 0.36)
    easel.disc(middle, 6.4, "ground.space")
    easel.disc(middle, 5.4, "state.success_ground")
    easel.ring(middle, 5.4, "state.success", 1.0)
    easel.sign("symbols/slime", middle, 8.4, "state.success")


def acting_arrow(easel: Easel, at: QPointF, size: float) -> None:
    """The warm arrow over the token of whoever acts."""
    tip = at.y() - size / 2 - 3.5
    path = QPainterPath(QPointF(at.x() - 7, tip - 9))
    path.lineTo(at.x() + 7, tip - 9)
    path.lineTo(at.x(), tip)
    path.closeSubpath()
    easel.outlined(path, "accent.warm", "ground.space", 1.6)


def disc(easel: Easel, at: QPointF, size: float, kind: str) -> None:
    """An intruder: keyline, blood disc with a red rim, bone silhouette."""
    radius = size / 2
    easel.disc(at, radius + 1.6, "ground.space")
    easel.disc(at, radius, fade("state.blood_top", "state.blood_bottom", centred(at, size, size)))
    easel.ring(at, radius, "state.danger", 1.6)
    easel.sign(f"symbols/intruder_{kind}", at, size * 0.8, "text.bone")


def injuries(easel: Easel, at: QPointF, size: float, number: int) -> None:
    """Injuries: a number on a bone diamond at the upper right of a disc."""
    middle = QPointF(at.x() + size * 0.36, at.y() - size * 0.36)
    path = QPainterPath(QPointF(middle.x(), middle.y() - 8))
    for x, y in ((8, 0), (0, 8), (-8, 0)):
        path.lineTo(middle.x() + x, middle.y() + y)
    path.closeSubpath()
    easel.outlined(path, "text.primary", "ground.space", 1.6)
    easel.text(middle.x(), middle.y() + 4, str(number), 11.5, "text.injury_ink", 700, align="middle")


def times(easel: Easel, at: QPointF, size: float, number: int) -> None:
    """How many intruders of a kind one disc stands for."""
    box = centred(QPointF(at.x(), at.y() + size * 0.42), 21, 13)
    easel.fill(cut(box.adjusted(-1.4, -1.4, 1.4, 1.4), 4), "ground.space")
    easel.fill(cut(box, 3), "text.bone")
    easel.text(box.center().x(), box.center().y() + 4.1, f"×{number}", 11.5, "text.injury_ink", 700, align="middle")


def chip(easel: Easel, at: QPointF, kind: str, count: int) -> None:
    """Something that lies on the floor, with how many of it."""
    box = centred(at, 18, 18)
    easel.fill(cut(box.adjusted(-1.4, -1.4, 1.4, 1.4), 4), "ground.space")
    easel.outlined(cut(box, 3.5), "ground.bg0", "line.strong", 1.0)
    name, paint = OBJECT_SIGNS[kind]
    easel.sign(name, at, 14.0, paint)
    if count > 1:
        middle = QPointF(at.x() + 10, at.y() + 7)
        easel.disc(middle, 8.2, "ground.space")
        easel.disc(middle, 7.0, "text.primary")
        easel.text(middle.x(), middle.y() + 4, str(count), 11.5, "ground.bg1", 700, align="middle")


def fire(easel: Easel, at: QPointF) -> None:
    """A fire marker."""
    easel.disc(at, 12.6, "ground.space")
    easel.disc(at, 11.0, "state.danger")
    easel.symbol("symbols/fire", at.x() - 8.36, at.y() - 8.8, 16.72, "text.ink_danger")


def combat(easel: Easel, at: QPointF) -> None:
    """The badge of a room in combat."""
    easel.disc(at, 12.6, "ground.space")
    easel.disc(at, 11.0, "state.danger")
    easel.sign("symbols/combat_only", at, 17.0, "text.ink_danger")


def octagon(at: QPointF, size: float) -> QPainterPath:
    """The form of a malfunction marker."""
    return cut(centred(at, size, size), size * 0.29)


def malfunction(easel: Easel, at: QPointF) -> None:
    """A malfunction marker."""
    shape = octagon(at, 23)
    easel.fill(shape, "ground.space")
    easel.line(shape, "ground.space", 3.6)
    easel.outlined(shape, "#1A0F0D", "state.danger", 1.6)
    easel.sign("symbols/malfunction", at, 16.28, "text.pale")


def decompression(easel: Easel, at: QPointF) -> None:
    """The decompression token: a room that is about to lose its air."""
    easel.disc(at, 12.6, "ground.space")
    easel.disc(at, 11.0, "accent.cold_ground")
    easel.ring(at, 11.0, "accent.cold", 1.6)
    easel.sign("rooms/airlock_control", at, 15.0, "accent.cold")


def rings(easel: Easel, at: QPointF) -> None:
    """The two warm rings around what will be changed."""
    easel.ring(at, 16.5, "accent.warm", 2.4)
    easel.ring(at, 20.5, "accent.warm", 1.2, 0.5)


DANGER_SIGNS: Final = {
    "escape": "symbols/attack",
    "deadly": "symbols/corpse",
    "destroyed": "symbols/self_destruct",
    "self_destruct": "symbols/self_destruct",
    "left_behind": "symbols/pod_launched",
    "larva": "symbols/larva_on_board",
    "hurt": "symbols/serious_wound",
}


def danger_badge(easel: Easel, at: QPointF, kind: str, radius: float = 15.0) -> None:
    """The badge that says why a room is dangerous to choose; that going there surely meets an intruder, by default."""
    easel.disc(at, radius + 2, "ground.space")
    easel.disc(at, radius, "state.danger")
    easel.sign(DANGER_SIGNS.get(kind, "symbols/noise"), at, radius * 4 / 3, "text.ink_danger")


def engine(easel: Easel, at: QPointF, state: str | None) -> None:
    """What the reader knows of an engine: working, damaged, or a question mark."""
    easel.disc(at, 15.5, "ground.space")
    edge = {"working": "state.success", "damaged": "state.danger"}.get(state or "", "line.strong")
    ground = {"working": "state.success_ground", "damaged": "state.danger_ground"}.get(state or "", "ground.passage")
    easel.disc(at, 13.5, ground)
    easel.ring(at, 13.5, edge, 1.4)
    if state is None:
        easel.text(at.x(), at.y() + 6, "?", 17, "text.primary", 700, family="display", align="middle")
    else:
        easel.sign(f"symbols/engine_{'ok' if state == 'working' else 'damaged'}", at, 20, edge)


def place_of(figure: Figure, room: QRectF) -> QPointF:
    """Where a figure stands on the canvas."""
    return QPointF(room.x() + figure.x, room.y() + figure.y)
