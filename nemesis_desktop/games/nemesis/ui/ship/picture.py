"""The picture of the ship: what is drawn for a view and its offers, piece by piece, and what can be pointed at.

Each ``Element`` says by its ``look`` what it shows: as long as that stays the same, it need not be painted again. The
order of ``z`` is the order of painting.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Final

from attrs import field, frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.games.nemesis.components.rooms import ROOMS
from nemesis_desktop.games.nemesis.components.tracks import hibernation_open
from nemesis_desktop.games.nemesis.ui.ship import says
from nemesis_desktop.games.nemesis.ui.ship.drawn import inside, pieces, rooms
from nemesis_desktop.games.nemesis.ui.ship.drawn.bow import draw_bow
from nemesis_desktop.games.nemesis.ui.ship.drawn.crowd import Crowd, floor_of, hits
from nemesis_desktop.games.nemesis.ui.ship.drawn.standing import HIT_TARGET, KINDS, Hidden, StandingSketch
from nemesis_desktop.games.nemesis.ui.ship.layout import ShipLayout, SlotPlace
from nemesis_desktop.games.nemesis.ui.ship.sketch import (
    CAREFUL,
    CHOSEN,
    Z_BADGE,
    Z_BRACKET,
    Z_GLOW,
    Z_MARK,
    Z_ROOM,
    Element,
    Memory,
    Target,
)
from nemesis_desktop.games.nemesis.view import RoomView, View
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.shapes import centred
from nemesis_desktop.table.furniture.play.offers import Offers, State

TAKEN: Final = {"remove_malfunction": "malfunction", "extinguish": "fire", "suppress_fire": "fire"}
"""Answers on a room that are about one of its markers, which then wears two warm rings."""


@frozen(eq=False)
class Picture:
    """Everything drawn, and everything that can be pointed at (the uppermost last)."""

    elements: tuple[Element, ...]
    targets: tuple[Target, ...]
    crowds: dict[int, Crowd]
    acting: int | None
    """The slot of the acting character, if it is aboard."""
    parts: Mapping[Hashable, Sequence[Element]] = field(factory=dict)
    """The elements of each part of the ship: the very same ones as long as nothing about it changes."""

    def target_of(self, anchor: Anchor) -> Target | None:
        """The drawn thing of an anchor."""
        return next((one for one in reversed(self.targets) if one.anchor == anchor), None)

    def under(self, at: QPointF) -> list[Target]:
        """Everything at a point of the ship, the uppermost first."""
        return [target for target in reversed(self.targets) if target.shape.contains(at)]

    @property
    def ways_on(self) -> list[int]:
        """The rooms into which somebody may step now."""
        rooms = [one for one in self.targets if one.anchor.kind == "room" and one.state in ("offered", "danger")]
        return list(dict.fromkeys(int(one.anchor.id) for one in rooms))

    def changed_since(self, before: Picture) -> list[Element]:
        """What is drawn otherwise than in an earlier picture, as it was and as it is."""
        found = []
        for key in dict.fromkeys((*self.parts, *before.parts)):
            old, new = before.parts.get(key, ()), self.parts.get(key, ())
            if old is not new:
                found += _different(old, new)
        return found


def _different(old: Sequence[Element], new: Sequence[Element]) -> list[Element]:
    left = {element.key: element for element in old}
    differ = []
    for element in new:
        same = left.pop(element.key, None)
        if same is None:
            differ.append(element)
        elif same.look != element.look or same.bounds != element.bounds:
            differ += (same, element)
    return [*differ, *left.values()]


def picture_of(
    layout: ShipLayout,
    view: View,
    offers: Offers | None,
    words: Words,
    text: float,
    memory: Memory | None = None,
    hidden: Hidden = frozenset(),
) -> Picture:
    """Draw up the picture of a view.

    Args:
        layout: the side of the board.
        view: what the reader may know.
        offers: what may be chosen; None for nothing.
        words: the language.
        text: the person's text size.
        memory: what earlier pictures of the same side, language and text size left behind.
        hidden: figures that are drawn elsewhere just now, because they are moving; the others keep their places.
    """
    return _Painting(layout, view, offers, words, text, Memory() if memory is None else memory, hidden).done()


class _Painting(StandingSketch):
    """The ship itself: rooms and corridors, then the bow."""

    def __init__(
        self,
        layout: ShipLayout,
        view: View,
        offers: Offers | None,
        words: Words,
        text: float,
        memory: Memory,
        hidden: Hidden = frozenset(),
    ) -> None:
        super().__init__(layout, view, offers, words, memory, hidden)
        self.text = text
        acting = self.crew.get(view.acting) if view.acting is not None else None
        self.acting = acting.room if acting is not None and acting.status == "aboard" else None
        self.looks: dict[int, rooms.RoomLook] = {}

    def done(self) -> Picture:
        for room in self.view.rooms:
            self.look_into(room)
        for corridor in self.view.corridors:
            passage = self.layout.corridors.get(corridor.id)
            if passage is not None:
                self.corridor(passage, corridor.noise, corridor.door)
            else:
                self.network(corridor.id, corridor.noise)
        for room in self.view.rooms:
            self.room(self.layout.slots[room.slot], room)
        draw_bow(self)
        self.elements.sort(key=lambda element: element.z)
        self.targets.sort(key=lambda target: target.z)
        return Picture(tuple(self.elements), tuple(self.targets), self.crowds, self.acting, self.parts)

    # ------------------------------------------------------------------------------------------------ rooms

    def look_into(self, room: RoomView) -> None:
        """Who stands in a room, and how it looks: worked out again only if something about it has changed."""
        slot = room.slot
        gist = (
            room,
            tuple((one.seat, one.in_combat) for one in self.people.get(slot, ())),
            tuple(self.beasts.get(slot, ())),
            self.acting == slot,
            self.state("room", slot) in CHOSEN,
            (hibernation_open(self.view.time), self.sleepers()) if room.tile == "hibernatorium" else None,
            (self.view.eggs, self.view.nest_destroyed) if room.tile == "nest" else None,
        )
        known = self.memory.rooms.get(slot)
        if known is None or known[0] != gist:
            crowd = inside.open_crowd(self.layout.slots[slot], self.view, room)
            known = self.memory.rooms[slot] = (gist, crowd, self.look_of(room, crowd))
        _, self.crowds[slot], self.looks[slot] = known

    def look_of(self, room: RoomView, crowd: Crowd) -> rooms.RoomLook:
        place = self.layout.slots[room.slot]
        tile = ROOMS[room.tile] if room.tile else None
        nest = room.tile == "nest" and room.explored
        light: rooms.Light = "idle"
        if self.state("room", room.slot) in CHOSEN:
            light = "chosen"
        elif says.in_combat(self.view, room.slot):
            light = "combat"
        elif self.acting == room.slot:
            light = "acting"
        opened = hibernation_open(self.view.time) if room.tile == "hibernatorium" else None
        computer = "none"
        if tile is not None and tile.computer and room.explored and crowd.computer:
            computer = "off" if room.malfunction else "works"
        noted = room.noted_tile if room.tile is None else None
        return rooms.RoomLook(
            tile=room.tile,
            entered=room.explored or room.category == "special",
            name=says.plate_name(self.words, room.tile) if room.tile else "",
            light=light,
            fighting=says.in_combat(self.view, room.slot),
            feeding=says.will_feed(self.view, room.slot),
            items=says.counter_of(room),
            eggs=self.view.eggs if nest else None,
            computer=computer,  # type: ignore[arg-type]
            foot=floor_of(place, malfunction=room.malfunction).foot,
            faded=crowd.faded,
            counter=crowd.counter,
            open=opened,
            open_words=self.chambers(opened, crowd),
            wrecked=nest and self.view.nest_destroyed,
            noted=(noted, says.plate_name(self.words, noted)) if noted else ("", ""),
            noted_token=room.noted_token,
            text=self.text,
        )

    def chambers(self, opened: bool | None, crowd: Crowd) -> str:
        """Whether the chambers are open, in words; only the snowflake stays where somebody stands in the way."""
        if opened is None or hits(crowd.figures, 88, 134, 21, 40) or inside.numbers_hit(crowd, 88, 134, 21, 40):
            return ""
        return self.say("open" if opened else "closed")

    def room(self, place: SlotPlace, room: RoomView) -> None:
        slot, crowd = room.slot, self.crowds[room.slot]
        faces = tuple((one.seat, one.colour, one.character, one.slime) for one in self.people.get(slot, ()))
        state = (
            self.looks[slot],
            room,
            crowd,
            faces,
            self.view.acting if self.acting == slot else None,
            self.sleepers() if room.tile == "hibernatorium" else (),
            self.state("room", slot),
            self.danger(slot),
            self.careful(slot),
            frozenset(one for figure in crowd.figures for one in self.of(figure) if one in self.hidden),
            self.changes(slot),
            tuple(self.state(KINDS[figure.kind], id) for figure in crowd.figures for id in figure.ids),
            (self.view.engines, self.state("engine", place.engine)) if place.engine is not None else None,
        )
        self.part(("room", slot), state, lambda: self.draw_room(place, room))

    def draw_room(self, place: SlotPlace, room: RoomView) -> None:
        look, crowd = self.looks[room.slot], self.crowds[room.slot]
        slot, state = room.slot, self.state("room", room.slot)
        self.draw(
            ("room", slot),
            Z_ROOM,
            look,
            place.rect.adjusted(-4, -4, 4, 4),
            lambda canvas: rooms.paint_room(canvas, place, look),
        )
        fighting = self.looks[slot].fighting
        if fighting or self.acting == slot:
            paint, strength = ("state.danger", 0.42) if fighting else ("accent.warm", 0.34)
            middle = place.rect.center()
            bounds = QRectF(middle.x() - 112, middle.y() - 86, 224, 172)

            def paint_glow(canvas: Canvas) -> None:
                canvas.glow(middle, 112, 86, paint, strength)

            self.draw(("glow", slot), Z_GLOW, paint, bounds, paint_glow, stamp=("glow", paint))
        self.target(Anchor("room", slot), Z_ROOM, place.path(), state)
        self.fill_room(place, room, crowd, look)
        if state in ("offered", "danger", *CHOSEN):
            self.room_mark(place, room, state)
        for marker in self.changes(slot):
            self.rings(slot, marker, inside.sign_places(place)[marker])

    def rings(self, slot: int, marker: str, at: QPointF) -> None:
        box = QRectF(at.x() - 23, at.y() - 23, 46, 46)
        self.draw(("rings", slot, marker), Z_MARK, None, box, lambda canvas: pieces.rings(canvas, at), stamp="rings")

    def changes(self, slot: int) -> tuple[str, ...]:
        """The markers of a room that an offered answer, or what is being paid for, would take away."""
        if self.offers is None:
            return ()
        anchor = Anchor("room", slot)
        acts = [self.offers.act(index) for index in self.offers.acts_at(anchor)]
        acts += [act for act in self.offers.about if anchor in act.anchors()]
        return tuple(sorted({TAKEN[option] for act in acts if (option := getattr(act, "option", "")) in TAKEN}))

    def room_mark(self, place: SlotPlace, room: RoomView, state: State) -> None:
        """Brackets around a room; where a marker lies on a corner, they reach out from behind it."""
        paint = "state.danger" if state == "danger" else "accent.warm"
        full = state in CHOSEN
        seen = self.looks[room.slot]
        here = inside.signs_of(room, fighting=seen.fighting, feeding=seen.feeding)
        taken = {inside.CORNER_OF[sign] for sign in here if sign in inside.CORNER_OF}
        for corner in range(4):
            reach = rooms.LONG if full or corner in taken else rooms.SHORT

            def paint_corner(canvas: Canvas, corner: int = corner, reach: float = reach) -> None:
                rooms.bracket(canvas, place, corner, paint, reach, bold=full)

            look = ("bracket", corner, paint, reach, full)
            box = rooms.bracket_box(place, corner, reach)
            self.draw(("room-mark", place.number, corner), Z_BRACKET, look, box, paint_corner, stamp=look)
        if state == "danger":
            self.room_danger(place)
        if self.careful(place.number):
            self.careful_way(place)

    def careful(self, slot: int) -> bool:
        """Whether somebody may also go into a room carefully."""
        return self.offers is not None and self.offers.has_careful(Anchor("room", slot))

    def careful_way(self, place: SlotPlace) -> None:
        """The badge for the careful way into a room, half outside of its first corner."""
        at = inside.sign_places(place)["careful"]
        key = ("careful", place.number)
        self.draw(
            key, Z_BADGE, None, centred(at, 28, 28), lambda canvas: pieces.careful_badge(canvas, at), stamp=key[0]
        )
        shape = QPainterPath()
        shape.addEllipse(at, HIT_TARGET / 2, HIT_TARGET / 2)
        self.target(Anchor(CAREFUL, place.number), Z_BADGE, shape, "none")

    def room_danger(self, place: SlotPlace) -> None:
        """The badge that says what is dangerous about a room that is offered."""
        kind = self.danger(place.number)
        slot = place.number
        at, radius = inside.danger_place(place, self.crowds[slot], self.looks[slot])

        def paint(canvas: Canvas) -> None:
            pieces.danger_badge(canvas, at, kind, radius)

        look = ("danger", kind, radius)
        edge = 2 * radius + 6
        self.draw(("room-danger", place.number), Z_MARK, look, centred(at, edge, edge), paint, stamp=look)

    def danger(self, slot: int) -> str:
        """What is dangerous about a room that is offered; empty if nothing is."""
        found = None if self.offers is None else self.offers.danger_at(Anchor("room", slot))
        return "" if found is None else found.kind
