"""The picture of the ship: what is drawn for a view and its offers, piece by piece, and what can be pointed at.

Each ``Element`` says by its ``look`` what it shows: as long as that stays the same, it need not be painted again. The order of
``z`` is the order of painting.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.components.rooms import ROOMS
from nemesis_desktop.games.nemesis.components.tokens import FIRE_MARKERS, MALFUNCTION_MARKERS
from nemesis_desktop.games.nemesis.components.tracks import DESTINATIONS, hibernation_open
from nemesis_desktop.games.nemesis.view import CrewView, RoomView, View
from nemesis_desktop.ui.nemesis.ship import corridors, pieces, rooms, says, surround
from nemesis_desktop.ui.nemesis.ship.crowd import Beast, Crowd, Figure, arrange, floor_of
from nemesis_desktop.ui.nemesis.ship.easel import Easel, cut_box
from nemesis_desktop.ui.nemesis.ship.layout import CorridorPlace, ShipLayout, SlotPlace
from nemesis_desktop.ui.offers import Offers, State
from nemesis_desktop.words import Words

Z_PASSAGE: Final = 10
Z_GLOW: Final = 15
Z_ROOM: Final = 20
Z_DOORWAY: Final = 25
Z_DOOR: Final = 30
Z_PLATE: Final = 35
Z_CROWD: Final = 40
Z_SURROUND: Final = 45
Z_MARK: Final = 60

SLEEPERS: Final = ((36.0, 56.0), (17.0, 58.0), (55.0, 58.0), (26.5, 80.0), (45.5, 80.0))
"""Where hibernating characters lie in the Hibernatorium: in its chambers."""
HIT_TARGET: Final = 24.0


@frozen(eq=False)
class Element:
    """Something drawn: where, in which layer, how it looks, and how to paint it."""

    key: tuple[Hashable, ...]
    z: int
    look: Hashable
    bounds: QRectF
    paint: Callable[[Easel], None]


@frozen(eq=False)
class Target:
    """Something that can be pointed at: its shape on the canvas, and how it is offered."""

    anchor: Anchor
    z: int
    shape: QPainterPath
    state: State = "none"


@frozen(eq=False)
class Picture:
    """Everything drawn, and everything that can be pointed at (the uppermost last)."""

    elements: tuple[Element, ...]
    targets: tuple[Target, ...]
    crowds: dict[int, Crowd]
    acting: int | None
    """The slot of the acting character, if it is aboard."""


def picture_of(layout: ShipLayout, view: View, offers: Offers | None, words: Words, text: float) -> Picture:
    """Draw up the picture of a view.

    Args:
        layout: the side of the board.
        view: what the reader may know.
        offers: what may be chosen; None for nothing.
        words: the language.
        text: the person's text size.
    """
    return _Painting(layout, view, offers, words, text).done()


def open_crowd(place: SlotPlace, view: View, room: RoomView) -> Crowd:
    """Who stands where in a room, for this view."""
    tile = ROOMS[room.tile] if room.tile and room.explored else None
    return arrange(
        floor_of(place, malfunction=room.malfunction),
        [one.seat for one in says.people_in(view, room.slot)],
        [Beast(one.id, one.kind, one.injuries) for one in says.intruders_in(view, room.slot)],
        room.objects,
        fire=room.fire,
        counter=room.items is not None or room.tile == "nest",
        computer=bool(tile and tile.computer),
    )


class _Painting:
    """One pass over the view."""

    def __init__(self, layout: ShipLayout, view: View, offers: Offers | None, words: Words, text: float) -> None:
        self.layout, self.view, self.offers, self.words, self.text = layout, view, offers, words, text
        self.elements: list[Element] = []
        self.targets: list[Target] = []
        self.crew = {one.seat: one for one in view.crew}
        acting = self.crew.get(view.acting) if view.acting is not None else None
        self.acting = acting.room if acting is not None and acting.status == "aboard" else None
        self.crowds: dict[int, Crowd] = {}
        self.looks: dict[int, rooms.RoomLook] = {}

    def done(self) -> Picture:
        for room in self.view.rooms:
            place = self.layout.slots[room.slot]
            self.crowds[room.slot] = open_crowd(place, self.view, room)
            self.looks[room.slot] = self.look_of(room, self.crowds[room.slot])
        for corridor in self.view.corridors:
            place = self.layout.corridors.get(corridor.id)
            if place is not None:
                self.corridor(place, corridor.noise, corridor.door)
            else:
                self.network(corridor.id, corridor.noise)
        for room in self.view.rooms:
            self.room(self.layout.slots[room.slot], room)
        self.bow()
        self.elements.sort(key=lambda element: element.z)
        self.targets.sort(key=lambda target: target.z)
        return Picture(tuple(self.elements), tuple(self.targets), self.crowds, self.acting)

    # ------------------------------------------------------------------------------------------- small things

    def say(self, id: str, **args: int | str) -> str:
        return self.words.text(Text(f"ui-map-{id}", **args))

    def state(self, kind: str, id: int | str) -> State:
        return "none" if self.offers is None else self.offers.state(Anchor(kind, id))

    def draw(
        self, key: tuple[Hashable, ...], z: int, look: Hashable, bounds: QRectF, paint: Callable[[Easel], None]
    ) -> None:
        self.elements.append(Element(key, z, look, bounds, paint))

    def target(self, anchor: Anchor, z: int, shape: QPainterPath, state: State) -> None:
        self.targets.append(Target(anchor, z, shape, state))

    # ------------------------------------------------------------------------------------------------ rooms

    def look_of(self, room: RoomView, crowd: Crowd) -> rooms.RoomLook:
        place = self.layout.slots[room.slot]
        tile = ROOMS[room.tile] if room.tile else None
        nest = room.tile == "nest" and room.explored
        light: rooms.Light = "idle"
        if self.state("room", room.slot) == "chosen":
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
            items=room.items,
            eggs=self.view.eggs if nest else None,
            computer=computer,  # type: ignore[arg-type]
            foot=floor_of(place, malfunction=room.malfunction).foot,
            faded=crowd.faded,
            counter=crowd.counter,
            open=opened,
            open_words=("" if opened is None else self.say("open" if opened else "closed")),
            wrecked=nest and self.view.nest_destroyed,
            noted=(noted, says.plate_name(self.words, noted)) if noted else ("", ""),
            noted_token=room.noted_token,
            text=self.text,
        )

    def room(self, place: SlotPlace, room: RoomView) -> None:
        look, crowd = self.looks[room.slot], self.crowds[room.slot]
        slot, state = room.slot, self.state("room", room.slot)
        self.draw(
            ("room", slot), Z_ROOM, look, place.rect.adjusted(-4, -4, 4, 4), lambda easel: rooms.paint_room(easel, place, look)
        )
        fighting = says.in_combat(self.view, slot)
        if fighting or self.acting == slot:
            paint, strength = ("state.danger", 0.42) if fighting else ("accent.warm", 0.34)
            middle = place.rect.center()
            bounds = QRectF(middle.x() - 112, middle.y() - 86, 224, 172)
            self.draw(
                ("glow", slot), Z_GLOW, paint, bounds, lambda easel: easel.glow(middle, 112, 86, paint, strength)
            )
        self.target(Anchor("room", slot), Z_ROOM, place.path(), state)
        self.inside(place, room, crowd, fighting)
        if state in ("offered", "danger", "chosen"):
            self.room_mark(place, state)

    def room_mark(self, place: SlotPlace, state: State) -> None:
        paint = "state.danger" if state == "danger" else "accent.warm"
        bounds = place.rect.adjusted(-10, -10, 10, 10)
        self.draw(
            ("room-mark", place.number),
            Z_MARK,
            state,
            bounds,
            lambda easel: rooms.brackets(easel, place, paint, full=state == "chosen"),
        )
        if state == "danger":
            at = QPointF(place.rect.left() + 61, place.rect.top() + 47)
            box = QRectF(at.x() - 18, at.y() - 18, 36, 36)
            self.draw(("room-danger", place.number), Z_MARK, None, box, lambda easel: pieces.sure_encounter(easel, at))

    def inside(self, place: SlotPlace, room: RoomView, crowd: Crowd, fighting: bool) -> None:
        slot = room.slot
        people = says.people_in(self.view, slot)
        faces = {one.seat: (one.colour, one.character, one.slime) for one in people}
        acting = self.view.acting if self.view.acting in faces else None
        asleep = self.sleepers() if room.tile == "hibernatorium" else ()
        signs = (room.fire, room.malfunction, room.decompression, fighting)
        look = (crowd.figures, tuple(faces.items()), acting, asleep, signs)
        if crowd.figures or asleep or any(signs):
            bounds = place.rect.adjusted(-15, -16, 15, 15)
            self.draw(
                ("crowd", slot),
                Z_CROWD,
                look,
                bounds,
                lambda easel: _paint_inside(easel, place, crowd, faces, acting, asleep, signs),
            )
        for index, figure in enumerate(crowd.figures):
            self.figure(place, figure, index)
        if place.engine is not None:
            self.engine(place, place.engine)
        if acting is not None:
            self.acting_mark(place, crowd, acting)

    def sleepers(self) -> tuple[tuple[int, str | None], ...]:
        return tuple((one.colour, one.character) for one in self.view.crew if one.status == "hibernating")

    def acting_mark(self, place: SlotPlace, crowd: Crowd, seat: int) -> None:
        figure = next(figure for figure in crowd.of("person") if seat in figure.ids)
        at = pieces.place_of(figure, place.rect)
        size = figure.size
        bounds = QRectF(at.x() - 10, at.y() - size / 2 - 16, 20, 15)
        self.draw(
            ("acting", place.number),
            Z_MARK - 1,
            (at.x(), at.y(), size),
            bounds,
            lambda easel: pieces.acting_arrow(easel, at, size),
        )

    def figure(self, place: SlotPlace, figure: Figure, index: int) -> None:
        kind = {"person": "seat", "intruder": "intruder", "object": "object"}[figure.kind]
        at = pieces.place_of(figure, place.rect)
        states = [self.state(kind, id) for id in figure.ids]
        shape = QPainterPath()
        radius = max(figure.size / 2 + 1, HIT_TARGET / 2)
        shape.addEllipse(at, radius, radius)
        for id, state in zip(figure.ids, states, strict=True):
            self.target(Anchor(kind, id), Z_CROWD + index, shape, state)
        found = next((state for state in ("chosen", "danger", "offered") if state in states), None)
        if found is not None:
            paint = "state.danger" if found == "danger" else "accent.warm"
            out = figure.size / 2 + 4
            bounds = QRectF(at.x() - out - 6, at.y() - out - 6, 2 * out + 12, 2 * out + 12)

            def paint_mark(easel: Easel) -> None:
                easel.ring(at, out, "ground.space", 4.6)
                easel.ring(at, out, paint, 2.4)
                if found == "chosen":
                    easel.ring(at, out + 3.6, paint, 1.4, 0.7)

            self.draw(("figure-mark", place.number, index), Z_MARK, (found, at.x(), at.y(), out), bounds, paint_mark)

    def engine(self, place: SlotPlace, number: int) -> None:
        known = self.view.engines[number - 1] if number <= len(self.view.engines) else None
        at = QPointF(place.rect.right(), place.rect.top() + 45)
        state = self.state("engine", number)
        self.draw(
            ("engine", number),
            Z_SURROUND,
            (known, state),
            QRectF(at.x() - 21, at.y() - 21, 42, 42),
            lambda easel: _paint_engine(easel, at, known, state),
        )
        shape = QPainterPath()
        shape.addEllipse(at, 16, 16)
        self.target(Anchor("engine", number), Z_SURROUND, shape, state)

    # -------------------------------------------------------------------------------------------- corridors

    def corridor(self, place: CorridorPlace, noise: bool, door: str) -> None:
        state = self.state("corridor", place.id)
        offer: corridors.Offer = "none" if state == "refused" else state
        box = place.path.boundingRect()
        if offer != "none":
            bounds = box.adjusted(-17, -17, 17, 17)
            self.draw(
                ("passage", place.id),
                Z_PASSAGE,
                offer,
                bounds,
                lambda easel: corridors.paint_passage(easel, place, offer),
            )
            self.arrow(place, offer)
        inks = (rooms.hatch_ink(self.looks[place.a]), rooms.hatch_ink(self.looks[place.b]))
        for end, (spot, ink) in enumerate(zip(place.doorways, inks, strict=True)):
            self.doorway(place, end, spot.at, ink)
        if door != "open":
            at = place.door
            self.draw(
                ("door", place.id),
                Z_DOOR,
                door,
                QRectF(at.x() - 22, at.y() - 22, 44, 44),
                lambda easel: corridors.paint_door(easel, place, door),
            )
        self.draw(
            ("plate", place.id),
            Z_PLATE,
            (noise, offer),
            place.plate_rect.adjusted(-14, -14, 14, 14),
            lambda easel: corridors.paint_plate(easel, place, noise, offer),
        )
        shape = place.floor
        shape.addRect(place.plate_rect.adjusted(-3, -4, 3, 4))
        shape.setFillRule(Qt.FillRule.WindingFill)
        self.target(Anchor("corridor", place.id), Z_PASSAGE, shape, state)

    def doorway(self, place: CorridorPlace, end: int, at: QPointF, ink: str) -> None:
        spot = place.doorways[end]
        self.draw(
            ("doorway", place.id, end),
            Z_DOORWAY,
            ink,
            QRectF(at.x() - 17, at.y() - 17, 34, 34),
            lambda easel: corridors.paint_doorway(easel, spot, ink),
        )

    def arrow(self, place: CorridorPlace, offer: corridors.Offer) -> None:
        assert self.offers is not None
        acts = [self.offers.act(index) for index in self.offers.acts_at(Anchor("corridor", place.id))]
        ways = {way for way in (getattr(act, "to", None) for act in acts) if way in (place.a, place.b)}
        if len(ways) != 1:
            return
        towards = ways.pop()
        ink = "state.danger" if offer == "danger" else "accent.warm"
        bounds = place.path.boundingRect().adjusted(-17, -17, 17, 17)
        self.draw(
            ("arrow", place.id),
            Z_MARK,
            (offer, towards),
            bounds,
            lambda easel: corridors.paint_arrow(easel, place, towards, filled=offer == "chosen", ink=ink),
        )

    def network(self, id: str, noise: bool) -> None:
        state = self.state("network", id)
        look = corridors.NetworkLook(id, noise, "none" if state == "refused" else state)
        hub = self.layout.hubs[id]
        name = Text("ui-map-technical" if id == "technical" else f"ui-map-ducts-{id}")
        lines = (self.words.text(name), self.words.form(name, "second"))
        self.draw(
            ("hub", id),
            Z_PLATE,
            (look, lines),
            hub.adjusted(-4, -4, 4, 4),
            lambda easel: corridors.paint_hub(easel, hub, look, *lines),
        )
        shape = corridors.network_shape(hub, id, 7.0)
        for slot, numbers in self.layout.board.networks[id].entrances.items():
            self.entrance(look, slot, numbers, shape)
        self.target(Anchor("network", id), Z_PLATE, shape, state)

    def entrance(
        self, look: corridors.NetworkLook, slot: int, numbers: tuple[int, ...], shape: QPainterPath
    ) -> None:
        centre = self.layout.slots[slot].entrance
        if centre is None:
            return
        box = corridors.entrance_rect(centre, numbers, look.id)
        shape.addRect(box.adjusted(-1, -4, 1, 4))
        self.draw(
            ("entrance", look.id, slot),
            Z_PLATE,
            look,
            box.adjusted(-4, -4, 4, 4),
            lambda easel: corridors.paint_entrance(easel, centre, numbers, look),
        )

    # --------------------------------------------------------------------------------------------- the bow

    def bow(self) -> None:
        view, layout = self.view, self.layout
        title = self.say("course")
        self.draw(
            ("course",),
            Z_SURROUND,
            (title, view.destination, view.coordinates),
            layout.course.adjusted(-1, -1, 1, 1),
            lambda easel: surround.paint_course(easel, layout.course, title, view.destination, view.coordinates),
        )
        self.target(Anchor("term", "coordinates"), Z_SURROUND, _box(layout.course), "none")
        for space in DESTINATIONS:
            self.destination(space)
        self.damage()
        for pod in view.pods:
            if pod.state != "removed" and pod.number in layout.pods:
                self.pod(pod.number, pod.state, pod.passengers)
        for section in ("a", "b"):
            self.pods_label(section)

    def destination(self, space: str) -> None:
        box = surround.destination_box(self.layout.course, space).adjusted(-2, -3, 2, 3)
        state = self.state("destination", space)
        self.target(Anchor("destination", space), Z_SURROUND + 1, _box(box), state)
        if state in ("offered", "chosen", "danger"):
            self.box_mark(("destination-mark", space), box, 4, state)

    def damage(self) -> None:
        view, layout = self.view, self.layout
        tiles = [room for room in view.rooms if room.category != "special"]
        fires = str(sum(room.fire for room in view.rooms))
        broken = str(sum(room.malfunction for room in view.rooms))
        of = (self.say("of", total=FIRE_MARKERS), self.say("of", total=MALFUNCTION_MARKERS))
        explored = self.say("explored", count=sum(room.explored for room in tiles), total=len(tiles))
        self.draw(
            ("damage",),
            Z_SURROUND,
            (fires, broken, of, explored),
            layout.damage.adjusted(-1, -1, 1, 1),
            lambda easel: surround.paint_damage(easel, layout.damage, fires, broken, of, explored),
        )
        upper = QRectF(layout.damage.x(), layout.damage.y(), layout.damage.width(), 22)
        self.target(Anchor("term", "exploration"), Z_SURROUND, _box(layout.damage), "none")
        self.target(Anchor("term", "fire"), Z_SURROUND + 1, _box(upper), "none")
        self.target(Anchor("term", "malfunction"), Z_SURROUND + 1, _box(upper.translated(0, 17)), "none")

    def pod(self, number: int, pod_state: str, seats: tuple[int, ...]) -> None:
        place = self.layout.pods[number]
        state = self.state("pod", number)
        riders = tuple(self.passenger(self.crew[seat]) for seat in seats if seat in self.crew)
        self.draw(
            ("pod", number),
            Z_SURROUND,
            (pod_state, riders),
            place.rect.adjusted(-2, -2, 2, 2),
            lambda easel: surround.paint_pod(easel, place, pod_state, riders),
        )
        self.target(Anchor("pod", number), Z_SURROUND, _box(place.rect), state)
        if pod_state != "launched":
            for index, rider in enumerate(riders):
                at = surround.passenger_at(place, index)
                shape = QPainterPath()
                shape.addEllipse(at, 11, 11)
                self.target(Anchor("seat", rider.seat), Z_SURROUND + 1, shape, self.state("seat", rider.seat))
        if state in ("offered", "chosen", "danger"):
            self.box_mark(("pod-mark", number), place.rect.adjusted(-3, -3, 3, 3), 8, state)

    def passenger(self, one: CrewView) -> surround.Passenger:
        return surround.Passenger(one.seat, one.colour, one.character)

    def pods_label(self, section: str) -> None:
        letter = self.say(f"section-{section}")
        bays = self.layout.pods_in_bays
        if bays:
            at = QPointF(280.5, 39.5) if section == "a" else QPointF(675.5, 495.5)
            words = letter
        else:
            at = QPointF(4, 80) if section == "a" else QPointF(4, 455)
            words = self.say("pods", section=letter)
        self.draw(
            ("pods-label", section),
            Z_SURROUND,
            (words, bays),
            QRectF(at.x() - 2, at.y() - 14, 66, 20),
            lambda easel: surround.paint_pods_label(easel, at, words, letter=bays),
        )

    def box_mark(self, key: tuple[Hashable, ...], box: QRectF, corner: float, state: State) -> None:
        paint = "state.danger" if state == "danger" else "accent.warm"

        def paint_mark(easel: Easel) -> None:
            easel.line(cut_box(box, corner), "ground.space", 4.8)
            easel.line(cut_box(box, corner), paint, 3.4 if state == "chosen" else 2.4)

        self.draw(key, Z_MARK, state, box.adjusted(-4, -4, 4, 4), paint_mark)


def _box(rect: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRect(rect)
    return path


def _paint_engine(easel: Easel, at: QPointF, known: str | None, state: State) -> None:
    pieces.engine(easel, at, known)
    if state in ("offered", "chosen", "danger"):
        easel.ring(at, 17, "state.danger" if state == "danger" else "accent.warm", 3.4 if state == "chosen" else 2.4)


def _paint_inside(
    easel: Easel,
    place: SlotPlace,
    crowd: Crowd,
    faces: dict[int, tuple[int, str | None, bool]],
    acting: int | None,
    asleep: tuple[tuple[int, str | None], ...],
    signs: tuple[bool, bool, bool, bool],
) -> None:
    for (colour, character), (x, y) in zip(asleep, SLEEPERS, strict=False):
        at = QPointF(place.rect.x() + x, place.rect.y() + y)
        easel.disc(at, 12, "accent.cold_ground")
        easel.ring(at, 12, "accent.cold", 1.2)
        pieces.token(easel, at, 17, colour, character)
    for figure in sorted(crowd.figures, key=lambda figure: figure.kind == "object"):
        paint_figure(easel, pieces.place_of(figure, place.rect), figure, faces)
    for figure in crowd.of("intruder"):
        at = pieces.place_of(figure, place.rect)
        if figure.injuries:
            pieces.injuries(easel, at, figure.size, figure.injuries)
        if figure.count > 1:
            pieces.times(easel, at, figure.size, figure.count)
    paint_signs(easel, place, signs)


def paint_figure(
    easel: Easel, at: QPointF, figure: Figure, faces: dict[int, tuple[int, str | None, bool]]
) -> None:
    """One figure, without the numbers that are drawn last."""
    if figure.kind == "person":
        colour, character, slimed = faces[int(figure.ids[0])]
        pieces.token(easel, at, figure.size, colour, character)
        if slimed:
            pieces.slime(easel, at, figure.size)
    elif figure.kind == "intruder":
        pieces.disc(easel, at, figure.size, figure.what)
    else:
        pieces.chip(easel, at, figure.what, figure.count)


def paint_signs(easel: Easel, place: SlotPlace, signs: tuple[bool, bool, bool, bool]) -> None:
    """The markers of a room, each in its corner, half outside: never hidden, never in the row."""
    burns, broken, airless, fighting = signs
    corners = sign_places(place)
    if burns:
        pieces.fire(easel, corners["fire"])
    if broken:
        pieces.malfunction(easel, corners["malfunction"])
    if airless:
        pieces.decompression(easel, corners["decompression"])
    if fighting:
        pieces.combat(easel, corners["combat"])


def sign_places(place: SlotPlace) -> dict[str, QPointF]:
    """Where the markers of a room lie."""
    box = place.rect
    low = box.bottom() - 2
    fire, broken = QPointF(box.right() - 5, low), QPointF(box.left() + 5, low)
    if place.room == "hibernatorium":
        fire, broken = QPointF(box.right() - 13, box.bottom() - 12), QPointF(box.left() + 13, box.bottom() - 12)
    elif place.room == "cockpit":
        broken = QPointF(box.left() + 44, low)
    return {
        "fire": fire,
        "malfunction": broken,
        "decompression": QPointF(box.left() - 1, box.top() + 44),
        "combat": QPointF(box.right() - 3, box.top() + 2),
    }

