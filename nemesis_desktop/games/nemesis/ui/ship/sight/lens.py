"""A crowded room, opened at 200 % in place: everybody and everything in it with a name, to be looked at and chosen."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.components.rooms import ROOMS
from nemesis_desktop.games.nemesis.ui.ship import says
from nemesis_desktop.games.nemesis.ui.ship.drawn import pieces
from nemesis_desktop.games.nemesis.ui.ship.drawn.crowd import Beast, object_kind
from nemesis_desktop.games.nemesis.ui.ship.layout import SlotPlace
from nemesis_desktop.games.nemesis.view import RoomView, View
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.lettering import fitting
from nemesis_desktop.table.drawing.shapes import boxed, cut
from nemesis_desktop.table.furniture.play.offers import Offers, State

HEAD: Final = 27.0
ROW: Final = 32.0
EDGE: Final = 8.0
COLUMNS: Final = 2


@frozen(eq=False)
class RoomLine:
    """One line of an opened room: what it stands for, its words, and how its sign is painted around a point."""

    anchors: tuple[Anchor, ...]
    words: str
    paint: Callable[[Canvas, QPointF], None]


@frozen(eq=False)
class OpenRoom:
    """A room opened up, in units of the whole ship's scale, from its own upper left corner."""

    slot: int
    name: str
    colour: str
    size: tuple[float, float]
    entries: tuple[tuple[RoomLine, QRectF], ...]
    fighting: bool
    acting: bool
    text: float

    def entry_at(self, at: QPointF) -> RoomLine | None:
        """The entry at a point."""
        return next((entry for entry, box in self.entries if box.contains(at)), None)

    def box_of(self, anchor: Anchor) -> QRectF | None:
        """Where a thing is in the opened room."""
        return next((box for entry, box in self.entries if anchor in entry.anchors), None)


def open_room(place: SlotPlace, room: RoomView, view: View, words: Words, text: float) -> OpenRoom:
    """Open a room."""
    entries = _entries(place, room, view, words)
    grown = max(1.0, min(text, 1.4))
    row = ROW * (1.0 if grown < 1.15 else 1.15)
    rows = math.ceil(len(entries) / COLUMNS)
    wide = max(2 * place.rect.width(), 244.0) * grown
    high = max(2 * place.rect.height(), HEAD + rows * row + 2 * EDGE)
    column = (wide - 2 * EDGE) / COLUMNS
    placed = []
    for index, entry in enumerate(entries):
        x = EDGE + (index % COLUMNS) * column
        y = HEAD + EDGE * 0.75 + (index // COLUMNS) * row
        placed.append((entry, QRectF(x, y, column - 3, row - 2)))
    return OpenRoom(
        slot=place.number,
        name=says.room_name(view, words, place.number),
        colour=(ROOMS[room.tile].colour or "none") if room.tile else "none",
        size=(wide, high),
        entries=tuple(placed),
        fighting=says.in_combat(view, place.number),
        acting=any(one.seat == view.acting for one in says.people_in(view, place.number)),
        text=grown,
    )


def _entries(place: SlotPlace, room: RoomView, view: View, words: Words) -> list[RoomLine]:
    entries = []
    for one in says.people_in(view, room.slot):
        colour, character, slimed = one.colour, one.character, one.slime

        def person(
            canvas: Canvas, at: QPointF, c: int = colour, who: str | None = character, wet: bool = slimed
        ) -> None:
            pieces.token(canvas, at, 25, c, who)
            if wet:
                pieces.slime(canvas, at, 25)

        entries.append(RoomLine((Anchor("seat", one.seat),), says.person(words, one), person))
    for beast in says.intruders_in(view, room.slot):
        entries.append(_beast(Beast(beast.id, beast.kind, beast.injuries), words))
    kinds: dict[str, list[str]] = {}
    for id in room.objects:
        kinds.setdefault(object_kind(id), []).append(id)
    for kind, ids in kinds.items():

        def chip(canvas: Canvas, at: QPointF, what: str = kind, count: int = len(ids)) -> None:
            pieces.chip(canvas, at, what, count)

        entries.append(RoomLine(tuple(Anchor("object", id) for id in ids), says.thing(words, ids[0]), chip))
    return entries + _markers(room, view, words)


def _beast(beast: Beast, words: Words) -> RoomLine:
    def disc(canvas: Canvas, at: QPointF) -> None:
        size = 25.0 if beast.kind != "larva" else 21.0
        pieces.disc(canvas, at, size, beast.kind)
        if beast.injuries:
            pieces.injuries(canvas, at, 21, beast.injuries)

    return RoomLine((Anchor("intruder", beast.id),), words.text(Text(f"intruder-{beast.kind}")), disc)


def _markers(room: RoomView, view: View, words: Words) -> list[RoomLine]:
    """Counter, computer and markers; each is one line, and each explains itself."""
    signs: list[tuple[str, Callable[[Canvas, QPointF], None]]] = []
    if room.tile == "nest":
        signs.append(("egg", lambda canvas, at: canvas.sign("symbols/egg", at, 18, "text.secondary")))
    elif says.counter_of(room) is not None:
        signs.append(("item-counter", lambda canvas, at: canvas.sign("symbols/item_counter", at, 17, "text.secondary")))
    if room.tile and room.explored and ROOMS[room.tile].computer:
        ink = "line.strong" if room.malfunction else "accent.cold"
        signs.append(("computer", lambda canvas, at: canvas.sign("symbols/computer", at, 17, ink)))
    for here, term, paint in (
        (room.fire, "fire", pieces.fire),
        (room.malfunction, "malfunction", pieces.malfunction),
        (room.decompression, "decompression", pieces.decompression),
        (says.in_combat(view, room.slot), "in-combat", pieces.combat),
    ):
        if here:
            signs.append((term, paint))
    said = says.state_of_room(view, words, room)
    return [RoomLine((Anchor("term", term),), line, paint) for (term, paint), line in zip(signs, said, strict=True)]


def paint_open_room(canvas: Canvas, room: OpenRoom, offers: Offers | None, pointed: Anchor | None) -> None:
    """Draw an opened room at the canvas's origin."""
    wide, high = room.size
    box = QRectF(0, 0, wide, high)
    canvas.fill(cut(box.adjusted(-5, -5, 5, 5), 14), "ground.space", 0.9)
    if room.fighting:
        ground, wall = ("ground.combat_top", "ground.combat_bottom"), "state.danger"
    else:
        ground = ("ground.floor_top", "ground.floor_bottom")
        wall = "accent.warm" if room.acting else "line.wall"
    canvas.path(cut(box, 12), ground, wall, 2.4)
    _head(canvas, room)
    for entry, at in room.entries:
        _entry(canvas, room, entry, at, _state(entry, offers), pointed is not None and pointed in entry.anchors)


def _head(canvas: Canvas, room: OpenRoom) -> None:
    wide = room.size[0]
    head = QRectF(2, 2, wide - 4, HEAD - 2)
    path = cut(QRectF(2, 2, wide - 4, HEAD + 20), 11).intersected(boxed(head))
    canvas.fill(path, f"item.{room.colour}")
    ink = "text.primary" if room.colour == "none" else "text.plate_ink"
    left = 13.0
    if room.colour != "none":
        canvas.symbol(f"symbols/item_{room.colour}", 12, 7, 15, ink)
        left = 33.0
    size, words = fitting(room.name, wide - left - 14, [part * room.text for part in (15.5, 14.5, 13.5, 12.5)], 600)
    canvas.text(left, HEAD / 2 + size * 0.36 + 0.5, words, size, ink, 600)


def _entry(canvas: Canvas, room: OpenRoom, entry: RoomLine, box: QRectF, state: State, pointed: bool) -> None:
    inner = box.adjusted(1, 1, -1, -1)
    if pointed:
        canvas.fill(cut(inner, 5), "ground.bg4", 0.75)
    if state in ("offered", "danger", "chosen"):
        paint = "state.danger" if state == "danger" else "accent.warm"
        canvas.line(cut(inner, 5), paint, 3.0 if state == "chosen" else 2.0)
    entry.paint(canvas, QPointF(box.left() + 18, box.center().y()))
    sizes = [part * room.text for part in (13.0, 12.5, 12.0, 11.5, 11.0, 10.5, 10.0)]
    size, words = fitting(entry.words, box.width() - 41, sizes, 500)
    canvas.text(box.left() + 37, box.center().y() + size * 0.35, words, size, "text.primary", 500)


def _state(entry: RoomLine, offers: Offers | None) -> State:
    states = [offers.state(anchor) for anchor in entry.anchors] if offers is not None else []
    found: State = "none"
    for state in ("refused", "offered", "danger", "chosen"):
        if state in states:
            found = state
    return found
