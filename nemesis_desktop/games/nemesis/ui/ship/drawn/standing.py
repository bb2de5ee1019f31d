"""Who stands in the rooms and what lies there, as part of the picture: figures, sleepers, signs, engines."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.games.nemesis.ui.ship.drawn import inside, pieces, rooms
from nemesis_desktop.games.nemesis.ui.ship.drawn.crowd import Crowd, Figure, floor_of
from nemesis_desktop.games.nemesis.ui.ship.drawn.ways import WaysSketch
from nemesis_desktop.games.nemesis.ui.ship.layout import ShipLayout, SlotPlace
from nemesis_desktop.games.nemesis.ui.ship.sketch import (
    CHOSEN,
    Z_CROWD,
    Z_FIGURE_MARK,
    Z_MARK,
    Z_SIGNS,
    Z_SURROUND,
    Memory,
)
from nemesis_desktop.games.nemesis.view import CrewView, IntruderView, RoomView, View
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.shapes import centred
from nemesis_desktop.table.furniture.play.offers import Offers

HIT_TARGET: Final = 24.0
Hidden = frozenset[tuple[str, int]]
"""Figures by kind (``person``, ``intruder``) and id."""
KINDS: Final = {"person": "seat", "intruder": "intruder", "object": "object"}
"""The kinds of anchors that figures stand for."""


class StandingSketch(WaysSketch):
    """The ways of the ship, and whoever stands between them.

    Args:
        hidden: figures that are drawn elsewhere just now, because they are moving.
    """

    def __init__(
        self,
        layout: ShipLayout,
        view: View,
        offers: Offers | None,
        words: Words,
        memory: Memory,
        hidden: Hidden = frozenset(),
    ) -> None:
        super().__init__(layout, view, offers, words, memory)
        self.hidden = hidden
        self.crowds: dict[int, Crowd] = {}
        self.people: dict[int, list[CrewView]] = {}
        self.beasts: dict[int, list[IntruderView]] = {}
        for one in view.crew:
            if one.room is not None and one.status == "aboard":
                self.people.setdefault(one.room, []).append(one)
        for beast in view.intruders:
            self.beasts.setdefault(beast.room, []).append(beast)

    def fill_room(self, place: SlotPlace, room: RoomView, crowd: Crowd, look: rooms.RoomLook) -> None:
        """Draw everybody and everything in a room, over the room itself."""
        slot = room.slot
        people = self.people.get(slot, ())
        faces = {one.seat: (one.colour, one.character, one.slime) for one in people}
        acting = self.view.acting if self.view.acting in faces else None
        arrow = acting is not None and inside.has_air(crowd, acting, floor_of(place).top)
        asleep = self.sleepers() if room.tile == "hibernatorium" else ()
        lit = acting if not arrow else None
        drawn = tuple(figure for figure in crowd.figures if not self.away(figure))
        for number, (colour, character) in enumerate(asleep[: len(inside.SLEEPERS)]):
            self.sleeper(place, number, colour, character)
        for figure in drawn:
            self.piece(place, figure, faces, lit)
        numbers = tuple(one for one in drawn if one.kind == "intruder" and (one.injuries or one.count > 1))
        if numbers:
            box = inside.numbers_box(place, numbers)
            self.draw(
                ("numbers", slot), Z_SIGNS, numbers, box, lambda canvas: inside.paint_numbers(canvas, place, numbers)
            )
        for sign in inside.signs_of(room, fighting=look.fighting, feeding=look.feeding):
            self.sign(place, sign)
        for index, figure in enumerate(crowd.figures):
            self.figure(place, figure, index)
        if place.engine is not None:
            self.engine(place, place.engine)
        if acting is not None and arrow and ("person", acting) not in self.hidden:
            self.acting_mark(place, crowd, acting)

    def sleeper(self, place: SlotPlace, number: int, colour: int, character: str | None) -> None:
        """Somebody who lies in one of the chambers."""
        at = place.rect.topLeft() + QPointF(*inside.SLEEPERS[number])
        look = ("sleeper", colour, character)

        def paint(canvas: Canvas) -> None:
            inside.paint_sleeper(canvas, at, colour, character)

        self.draw(("sleeper", place.number, number), Z_CROWD, look, centred(at, 28, 28), paint, stamp=look)

    def piece(
        self, place: SlotPlace, figure: Figure, faces: dict[int, tuple[int, str | None, bool]], lit: int | None
    ) -> None:
        """One of the crowd."""
        at = pieces.place_of(figure, place.rect)
        face = faces[int(figure.ids[0])] if figure.kind == "person" else None
        look = (figure.kind, face, figure.what, figure.size, figure.count, lit in figure.ids)
        reach = 20.0 if figure.kind == "object" else figure.size / 2 + 6
        key = ("piece", place.number, figure.kind, figure.ids)

        def paint(canvas: Canvas) -> None:
            inside.paint_figure(canvas, at, figure, face, lit=lit in figure.ids)

        self.draw(key, Z_CROWD, look, centred(at, 2 * reach, 2 * reach), paint, stamp=look)

    def sign(self, place: SlotPlace, sign: str) -> None:
        """A marker, or the badge of combat: in its own corner, half outside, never hidden."""
        at, paint = inside.sign_places(place)[sign], inside.SIGNS[sign]
        self.draw(
            (sign, place.number), Z_SIGNS, None, centred(at, 28, 28), lambda canvas: paint(canvas, at), stamp=sign
        )

    @staticmethod
    def of(figure: Figure) -> tuple[tuple[str, int], ...]:
        """Everybody that a figure stands for; nothing for what lies on the floor."""
        return () if figure.kind == "object" else tuple((figure.kind, int(id)) for id in figure.ids)

    def away(self, figure: Figure) -> bool:
        """Whether a figure is drawn elsewhere just now."""
        everybody = self.of(figure)
        return bool(everybody) and all(one in self.hidden for one in everybody)

    def sleepers(self) -> tuple[tuple[int, str | None], ...]:
        """Whoever lies in the chambers: colour and character."""
        return tuple((one.colour, one.character) for one in self.view.crew if one.status == "hibernating")

    def acting_mark(self, place: SlotPlace, crowd: Crowd, seat: int) -> None:
        """The arrow over the acting character."""
        figure = next(figure for figure in crowd.of("person") if seat in figure.ids)
        at = pieces.place_of(figure, place.rect)
        size = figure.size
        bounds = QRectF(at.x() - 10, at.y() - size / 2 - 16, 20, 15)
        self.draw(
            ("acting", place.number),
            Z_MARK - 1,
            (at.x(), at.y(), size),
            bounds,
            lambda canvas: pieces.acting_arrow(canvas, at, size),
            stamp="acting",
        )

    def figure(self, place: SlotPlace, figure: Figure, index: int) -> None:
        """Where one of the crowd is clicked, and the ring of whoever is offered or chosen."""
        kind = KINDS[figure.kind]
        at = pieces.place_of(figure, place.rect)
        states = [self.state(kind, id) for id in figure.ids]
        shape = QPainterPath()
        radius = max(figure.size / 2 + 1, HIT_TARGET / 2)
        shape.addEllipse(at, radius, radius)
        for id, state in zip(figure.ids, states, strict=True):
            self.target(Anchor(kind, id), Z_CROWD + index, shape, state)
        found = next((state for state in (*CHOSEN, "danger", "offered") if state in states), None)
        if found is not None:
            paint = "state.danger" if found == "danger" else "accent.warm"
            out = figure.size / 2 + 4
            bounds = QRectF(at.x() - out - 6, at.y() - out - 6, 2 * out + 12, 2 * out + 12)

            def paint_mark(canvas: Canvas) -> None:
                canvas.ring(at, out, "ground.space", 4.6)
                canvas.ring(at, out, paint, 2.4)
                if found in CHOSEN:
                    canvas.ring(at, out + 3.6, paint, 1.4, 0.7)

            look = ("figure-mark", found, out)
            self.draw(("figure-mark", place.number, index), Z_FIGURE_MARK, look, bounds, paint_mark, stamp=look)

    def engine(self, place: SlotPlace, number: int) -> None:
        """What is known of an engine, at the edge of its room."""
        known = self.view.engines[number - 1] if number <= len(self.view.engines) else None
        at = QPointF(place.rect.right(), place.rect.top() + 45)
        state = self.state("engine", number)
        self.draw(
            ("engine", number),
            Z_SURROUND,
            (known, state),
            QRectF(at.x() - 21, at.y() - 21, 42, 42),
            lambda canvas: inside.paint_engine(canvas, at, known, state),
            stamp=("engine", known, state),
        )
        shape = QPainterPath()
        shape.addEllipse(at, 16, 16)
        self.target(Anchor("engine", number), Z_SURROUND, shape, state)
