"""The noise die, which flies from whoever rolls it to the corridor that it names, and lies there."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF

from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.components.board import BOARDS
from nemesis_desktop.games.nemesis.ui.cards.dice import face_at, ink_of, paint_die
from nemesis_desktop.games.nemesis.ui.ship.scenes.staging import OnShip, Scene, Sprite, around, between
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.motion import APPEAR, MOVE
from nemesis_desktop.table.drawing.theme import paced

FLIES: Final = 520.0
LANDS: Final = 120.0
"""Milliseconds of its flight and of its landing."""
SIZE: Final = 40.0
HIGH: Final = 46.0
"""How high it is thrown."""
TUMBLE: Final = 540.0


def landing(moment: OnShip[story.NoiseRolled | story.NoiseRerolled]) -> QPointF:
    """Where the die comes to rest: in the corridor with its number, or in the room where it names none."""
    slot, face = moment.event.room, moment.event.face
    room = moment.layout.slots[slot]
    if not face.isdigit():
        return QPointF(room.rect.center().x(), room.rect.bottom() - SIZE * 0.55)
    space = BOARDS[moment.before.board].by_number[slot][int(face)]
    passage = moment.layout.corridors.get(space)
    if passage is not None:
        doorway = passage.doorways[0 if passage.a == slot else 1]
        return doorway.at + QPointF(doorway.dx, doorway.dy) * (SIZE * 0.62)
    return room.entrance if room.entrance is not None else room.rect.center()


def noise_die(moment: OnShip[story.NoiseRolled | story.NoiseRerolled]) -> Scene | None:
    """The die flies out of the room, tumbling, and lands at its corridor with a ring."""
    slot, face = moment.event.room, moment.event.face
    numbers = BOARDS[moment.before.board].by_number.get(slot, {})
    if slot not in moment.layout.slots or (face.isdigit() and int(face) not in numbers):
        return None
    start = moment.home(moment.event.who) or moment.layout.slots[slot].rect.center()
    end, whole = landing(moment), FLIES + LANDS

    def sprite_of(shown: str) -> Sprite:
        def paint(canvas: Canvas, at: QPointF) -> None:
            canvas.disc(at, SIZE * 0.56, "ground.space", 0.85)
            paint_die(canvas, at.x() - SIZE / 2, at.y() - SIZE / 2, SIZE, shown)

        return Sprite(paint, SIZE * 0.6)

    sprites = {shown: sprite_of(shown) for shown in {face, *(face_at("noise", face, step / 9) for step in range(9))}}

    def at(part: float) -> QPointF:
        along = min(1.0, part * whole / FLIES)
        point = between(start, end, MOVE.valueForProgress(along))
        return QPointF(point.x(), point.y() - HIGH * math.sin(math.pi * along))

    def draw(canvas: Canvas, part: float) -> None:
        along = min(1.0, part * whole / FLIES)
        if along < 1.0:
            shown = face_at("noise", face, along)
            sprites[shown].draw(canvas, at(part), 0.7 + 0.5 * math.sin(math.pi * along), 1.0, -TUMBLE * (1.0 - along))
            return
        landed = (part * whole - FLIES) / LANDS
        canvas.ring(end, SIZE * 0.5 + 16 * APPEAR.valueForProgress(landed), ink_of(face), 2.4, 1.0 - landed)
        sprites[face].draw(canvas, end)

    reach = SIZE * 0.8 + 16
    return Scene(
        paced(whole),
        draw,
        lambda part: around(at(part), reach),
        moment.before,
        moment.after,
        stays=(lambda canvas: sprites[face].draw(canvas, end), around(end, SIZE)),
    )
