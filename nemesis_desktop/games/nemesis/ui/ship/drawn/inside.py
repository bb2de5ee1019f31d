"""The inside of rooms: who stands in them, what lies there, and the markers in their corners."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF

from nemesis_desktop.games.nemesis.components.rooms import ROOMS
from nemesis_desktop.games.nemesis.ui.ship import says
from nemesis_desktop.games.nemesis.ui.ship.drawn import pieces
from nemesis_desktop.games.nemesis.ui.ship.drawn.crowd import PLATE, Beast, Crowd, Figure, arrange, floor_of, hits
from nemesis_desktop.games.nemesis.ui.ship.drawn.rooms import RoomLook
from nemesis_desktop.games.nemesis.ui.ship.layout import SlotPlace
from nemesis_desktop.games.nemesis.view import RoomView, View
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.shapes import centred
from nemesis_desktop.table.furniture.play.offers import State

CORNER_OF: Final = {"combat": 1, "feed": 1, "fire": 2, "malfunction": 3}
"""The corners that markers lie on, from the upper left clockwise."""
DANGER_AT: Final = (
    (61.0, 47.0),
    *((x, y) for x in (54.0, 47.0, 40.0, 33.0, 26.0, 68.0, 76.0) for y in (44.0, 36.0, 52.0)),
)
SLEEPERS: Final = ((36.0, 56.0), (17.0, 58.0), (55.0, 58.0), (26.5, 80.0), (45.5, 80.0))
"""Where hibernating characters lie in the Hibernatorium: in its chambers."""


def open_crowd(place: SlotPlace, view: View, room: RoomView) -> Crowd:
    """Who stands where in a room, for this view."""
    tile = ROOMS[room.tile] if room.tile and room.explored else None
    floor = floor_of(place, malfunction=room.malfunction)
    if room.tile == "hibernatorium" and any(one.status == "hibernating" for one in view.crew):
        floor = evolve(floor, left=floor.pictogram)
    return arrange(
        floor,
        tuple(one.seat for one in says.people_in(view, room.slot)),
        tuple(Beast(one.id, one.kind, one.injuries) for one in says.intruders_in(view, room.slot)),
        room.objects,
        fire=room.fire,
        counter=says.counter_of(room) is not None or (room.tile == "nest" and room.explored),
        computer=bool(tile and tile.computer),
    )


def has_air(crowd: Crowd, seat: int, ceiling: float = PLATE) -> bool:
    """Whether the arrow over a person's token covers neither the plate, nor words under it, nor anybody else."""
    people = crowd.of("person")
    own = next(figure for figure in people if seat in figure.ids)
    top = own.y - own.size / 2 - 13
    others = [figure for figure in crowd.figures if figure is not own and figure.y < own.y - 4]
    return top >= ceiling - 1 and not any(abs(other.x - own.x) < other.size / 2 + 8 for other in others)


def paint_engine(canvas: Canvas, at: QPointF, known: str | None, state: State) -> None:
    """What is known of an engine, and whether it is offered."""
    pieces.engine(canvas, at, known)
    chosen = state in ("chosen", "subject")
    if chosen or state in ("offered", "danger"):
        canvas.ring(at, 17, "state.danger" if state == "danger" else "accent.warm", 3.4 if chosen else 2.4)


def paint_sleeper(canvas: Canvas, at: QPointF, colour: int, character: str | None) -> None:
    """Somebody asleep in a chamber."""
    canvas.disc(at, 12, "accent.cold_ground")
    canvas.ring(at, 12, "accent.cold", 1.2)
    pieces.token(canvas, at, 17, colour, character)


def paint_figure(
    canvas: Canvas, at: QPointF, figure: Figure, face: tuple[int, str | None, bool] | None, *, lit: bool
) -> None:
    """One figure, without the numbers that are drawn last; ``face`` is colour, character and slime of a person."""
    if face is not None:
        colour, character, slimed = face
        pieces.token(canvas, at, figure.size, colour, character, lit=lit)
        if slimed:
            pieces.slime(canvas, at, figure.size)
    elif figure.kind == "intruder":
        pieces.disc(canvas, at, figure.size, figure.what)
    else:
        pieces.chip(canvas, at, figure.what, figure.count)


def danger_place(place: SlotPlace, crowd: Crowd, look: RoomLook) -> tuple[QPointF, float]:
    """Where the badge of a dangerous room lies, and how large it is: as near to its place as nobody stands.

    Where there is no room at all, it lies on the name plate.
    """
    for radius, spots in ((15.0, DANGER_AT[:1]), (11.0, DANGER_AT)):
        for x, y in spots:
            reach = radius - 1
            if not hits(crowd.figures, x - reach, x + reach, y - reach, y + reach):
                return place.rect.topLeft() + QPointF(x, y), radius
    coloured = look.tile is not None and ROOMS[look.tile].colour
    # Over the sign of the colour, or where a name seldom reaches.
    x = 12.0 if coloured else place.rect.width() - (32.0 if look.fighting else 12.0)
    return place.rect.topLeft() + QPointF(x, 9.5), 9.0


def numbers_box(place: SlotPlace, numbers: Iterable[Figure]) -> QRectF:
    """What is covered by the injuries and counts of intruders."""
    box = QRectF()
    for figure in numbers:
        at, reach = pieces.place_of(figure, place.rect), 0.42 * figure.size + 13
        box = box.united(centred(at, 2 * reach, 2 * reach))
    return box


def numbers_hit(crowd: Crowd, left: float, right: float, top: float, bottom: float) -> bool:
    """Whether the injuries of an intruder cover part of a box of the room."""
    for figure in crowd.of("intruder"):
        x, y = figure.x + 0.36 * figure.size, figure.y - 0.36 * figure.size
        if figure.injuries and left - 9 < x < right + 9 and top - 9 < y < bottom + 9:
            return True
    return False


def paint_numbers(canvas: Canvas, place: SlotPlace, numbers: Iterable[Figure]) -> None:
    """What is drawn after all figures: injuries, and how many intruders a disc stands for."""
    for figure in numbers:
        at = pieces.place_of(figure, place.rect)
        if figure.injuries:
            pieces.injuries(canvas, at, figure.size, figure.injuries)
        if figure.count > 1:
            pieces.times(canvas, at, figure.size, figure.count)


def signs_of(room: RoomView, *, fighting: bool, feeding: bool = False) -> list[str]:
    """The markers of a room, and the badge of combat, or of those that will feed."""
    here = {
        "fire": room.fire,
        "malfunction": room.malfunction,
        "decompression": room.decompression,
        "combat": fighting,
        "feed": feeding and not fighting,
    }
    return [sign for sign, there in here.items() if there]


SIGNS: Final[Mapping[str, Callable[[Canvas, QPointF], None]]] = {
    "fire": pieces.fire,
    "malfunction": pieces.malfunction,
    "decompression": pieces.decompression,
    "combat": pieces.combat,
    "feed": pieces.feed,
}


def sign_places(place: SlotPlace) -> dict[str, QPointF]:
    """Where the markers of a room lie: each in its own corner, half outside, aside of what they must not hide."""
    box = place.rect
    low = box.bottom() - 2
    fire, broken = QPointF(box.right() - 5, low), QPointF(box.left() + 5, low)
    if place.room == "hibernatorium":
        fire, broken = QPointF(box.right() - 13, box.bottom() - 12), QPointF(box.left() + 13, box.bottom() - 12)
    elif place.room == "cockpit":
        broken = QPointF(box.left() + 44, low)
    corners = {
        "fire": fire,
        "malfunction": broken,
        "decompression": QPointF(box.left() - 1, box.top() + 44),
        "combat": QPointF(box.right() - 3, box.top() + 2),
        "feed": QPointF(box.right() - 3, box.top() + 2),
        "careful": QPointF(box.left() + 2, box.top()),
    }
    aside = {**place.aside, "feed": place.aside.get("combat", QPointF())}
    return {name: at + aside.get(name, QPointF()) for name, at in corners.items()}
