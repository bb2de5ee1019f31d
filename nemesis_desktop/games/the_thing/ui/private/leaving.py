"""The task in which somebody stays in a clash or leaves it: who is there stands above the answers."""

from __future__ import annotations

from typing import ClassVar, Final

from PySide6.QtCore import QPointF, QRectF

from nemesis_desktop.games.the_thing.components.locations import LOCATIONS
from nemesis_desktop.games.the_thing.ui.look import ROOM, piece, place_sign
from nemesis_desktop.games.the_thing.ui.private.hand_of import INSIDE
from nemesis_desktop.games.the_thing.ui.private.tasks import Tiles
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.shapes import centred

WIDE: Final = 170.0
"""How far apart those who meet stand, in units."""


class StayOrLeave(Tiles):
    """A tile for every weapon and one for staying, the same for everybody, below those who meet."""

    SCENE_HIGH: ClassVar[float] = 168.0

    def area(self, place: int) -> QRectF:
        """The answers lie below the scene."""
        return super().area(place).translated(0, self.SCENE_HIGH / 2)

    def paint(self, canvas: Canvas) -> None:
        """The place with everybody who meets there, then the answers."""
        frame = self.frame
        scene = QRectF(INSIDE.x(), INSIDE.y(), INSIDE.width(), self.SCENE_HIGH)
        canvas.cut(scene.x(), scene.y(), scene.width(), scene.height(), 12, ROOM, "station.wall", 1.3)
        if frame.me.place in LOCATIONS:
            at = QPointF(scene.x() + 96, scene.center().y() - 8)
            canvas.sign(place_sign(frame.me.place), at, 76, "station.wall")
            name = centred(QPointF(at.x(), scene.bottom() - 24), 170, 22)
            canvas.label(name, frame.named("place", frame.me.place), (15, 14, 13, 12), "text.secondary", 600,
                         align="middle")  # fmt: skip
        people = [frame.me, *frame.met]
        first = scene.center().x() - WIDE * (len(people) - 1) / 2
        for step, one in enumerate(people):
            middle = QPointF(first + WIDE * step, scene.center().y() - 10)
            piece(canvas, middle, 62, one)
            words = self.say("you") if one is frame.me else frame.name_of(one)
            ink = "accent.warm" if one is frame.me else "text.primary"
            canvas.label(centred(middle + QPointF(0, 56), WIDE - 12, 22), words, (16, 15, 14, 13, 12), ink, 600,
                         align="middle")  # fmt: skip
        super().paint(canvas)
