"""How the rec room is drawn: one round table, everybody around it, and the hands that point."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from nemesis_desktop.games.the_thing.ui.look import piece, symbol
from nemesis_desktop.games.the_thing.view import FigureView, View
from nemesis_desktop.table.drawing.canvas import Align, Canvas
from nemesis_desktop.table.drawing.colours import Paint
from nemesis_desktop.table.drawing.pieces import count
from nemesis_desktop.table.drawing.shapes import centred

WOOD: Final[Paint] = ("#4A3D2B", "#241E15")
LARGEST, SMALLEST = 88.0, 70.0
"""A seat of few people, and of eight."""
HAND: Final = 24.0
CUPS: Final = ((-0.46, 0.1, "#7A5B33"), (0.42, -0.3, "#8C4A3A"), (0.12, 0.45, "#4F6E8C"))
"""What stands on the table: where, in halves of it, and in which colour."""

Seats = Mapping[int, QPointF]


def seat_size(people: int) -> float:
    """How large a seat is, among so many."""
    return max(SMALLEST, min(LARGEST, LARGEST - (people - 5) * 6.0))


def reach(wide: float, size: float) -> float:
    """How far from the middle of a room the seats at the ends of the table are."""
    return wide * 0.5 - size * 0.9 - 40


def seats_around(people: Sequence[FigureView], wide: float, high: float) -> Seats:
    """Everybody's place, in the order of the seats, around a table in a room of this size."""
    middle, size = QPointF(wide / 2, high * 0.54), seat_size(len(people))
    across, along = reach(wide, size), high * 0.46 - size * 0.5 - 18
    found = {}
    for place, one in enumerate(people):
        angle = math.pi / 2 + 2 * math.pi * place / len(people)
        found[one.number] = middle + QPointF(across * math.cos(angle), along * math.sin(angle))
    return found


def fingers_of(view: View) -> Sequence[tuple[int, int]]:
    """Who has pointed at whom this evening: told all at once, when the last finger is entered."""
    return [
        (fact.who, fact.whom)
        for fact in view.facts
        if fact.kind == "accused" and fact.round == view.round and fact.whom >= 0
    ]


def paint_room(canvas: Canvas, wide: float, high: float, *, bare: bool = False) -> None:
    """Boards of a wall, a table in the light of a lamp, cups on it; ``bare`` is the room without the table."""
    canvas.cut(2, 2, wide - 4, high - 4, 12, WOOD, "station.wall", 1.4)
    for row in range(1, int(high / 22)):
        canvas.line([(4, 22.0 * row), (wide - 4, 22.0 * row)], "ground.space", 1, alpha=0.14)
    if bare:
        return
    middle = QPointF(wide / 2, high * 0.54)
    across, along = wide * 0.3, high * 0.29
    for drop, ground in ((14.0, "#120E08"), (0.0, "#30261A")):
        path = QPainterPath()
        path.addEllipse(middle + QPointF(0, drop), across, along)
        canvas.fill(path, ground)
    path = QPainterPath()
    path.addEllipse(middle, across, along)
    canvas.path(path, None, "#7A5B33", 1.6)
    canvas.glow(middle, across, along, "accent.warm", 0.28)
    for x, y, paint in CUPS:
        _paint_cup(canvas, middle + QPointF(across * x, along * y), paint)


def _paint_cup(canvas: Canvas, at: QPointF, paint: str) -> None:
    canvas.cut(at.x() - 9, at.y() - 8, 18, 20, 3, paint, "ground.space", 1.2, alpha=0.85)
    canvas.ring(at + QPointF(12, 1), 5, paint, 2.4, 0.85)
    canvas.box(at.x() - 7, at.y() - 8, 14, 3, "#120E08")


def paint_hands(canvas: Canvas, view: View, seats: Seats) -> None:
    """A hand from everybody at whom they point, to the edge of that seat; an open one for whoever points at nobody."""
    size = seat_size(len(seats))
    pointed = [(who, whom) for who, whom in fingers_of(view) if who in seats and whom in seats]
    arriving: Counter[int] = Counter(whom for _, whom in pointed)
    come: Counter[int] = Counter()
    for who, whom in pointed:
        turn = come[whom] - (arriving[whom] - 1) / 2
        come[whom] += 1
        _paint_hand(canvas, seats[who], seats[whom], size, turn, f"player.{view.figures[who].colour}")
    if not pointed:
        return
    centre = sum(seats.values(), QPointF()) / len(seats)
    for who in seats.keys() - {who for who, _ in pointed}:
        inward = centre - seats[who]
        long = math.hypot(inward.x(), inward.y()) or 1.0
        at = seats[who] + inward / long * (size / 2 + 22)
        canvas.sign(symbol("abstain"), at, HAND + 4, "ground.space")
        canvas.sign(symbol("abstain"), at, HAND, f"player.{view.figures[who].colour}")


def _paint_hand(canvas: Canvas, start: QPointF, end: QPointF, size: float, turn: float, paint: str) -> None:
    """An arm with a hand; several that come to one seat part by ``turn`` steps along its edge."""
    back = math.atan2(start.y() - end.y(), start.x() - end.x())
    reach = size / 2 + 5 + HAND / 2
    at = back + turn * 0.42
    hand = end + QPointF(math.cos(at), math.sin(at)) * reach
    out = end + QPointF(math.cos(at), math.sin(at)) * (reach + HAND / 2)
    way = out - start
    long = math.hypot(way.x(), way.y()) or 1.0
    begin = start + way / long * (size / 2 + 6)
    bend = QPointF(-way.y(), way.x()) / long * (14 + 10 * turn)
    path = QPainterPath(begin)
    path.quadTo((begin + out) / 2 + bend, out)
    canvas.line(path, "ground.space", 6)
    canvas.line(path, paint, 3)
    with canvas.turned(hand, math.degrees(at) + 180) as turned:
        turned.sign(symbol("accuse"), QPointF(), HAND + 5, "ground.space")
        turned.sign(symbol("accuse"), QPointF(), HAND, paint)


def paint_counts(canvas: Canvas, view: View, seats: Seats) -> None:
    """So many fingers, at the corner of the seat that they point at."""
    size = seat_size(len(seats))
    for whom, many in Counter(whom for _, whom in fingers_of(view)).items():
        if whom in seats:
            corner = seats[whom] + QPointF(size * 0.42, -size * 0.42)
            canvas.cut(corner.x() - 18, corner.y() - 14, 36, 28, 8, "state.danger", "ground.space", 1.6)
            count(canvas, corner, f"+{many}", "text.ink_danger", 16)


def paint_seat(canvas: Canvas, one: FigureView, middle: QPointF, size: float, *, lit: bool, asked: bool) -> None:
    """Somebody's place, with the light on whoever is asked alone."""
    if asked:
        canvas.glow(middle, size, size, "accent.warm", 0.5)
    canvas.disc(middle, size / 2 + 2.4, "ground.space")
    fill = "#2C2414" if asked else "station.bg1"
    edge = "accent.warm" if lit or asked else f"player.{one.colour}"
    canvas.circle(middle.x(), middle.y(), size / 2, fill, edge, 3 if asked else 2)
    piece(canvas, middle, size * 0.56, one)


def name_place(middle: QPointF, size: float, centre: QPointF, across: float) -> tuple[QRectF, Align]:
    """Where a name stands, and how: below the seats at both ends of the table, on the outer side of all others.

    No hand comes from there.

    Args:
        middle, size: the seat.
        centre, across: the middle of the table, and how far from it the seats at its ends are.
    """
    off, wide, high = middle.x() - centre.x(), 150.0, 22.0
    if abs(off) > across * 0.9:
        return centred(middle + QPointF(0, size / 2 + 15), wide, high), "middle"
    right = off > 1 or (abs(off) <= 1 and middle.y() < centre.y())
    beside = size / 2 + 10
    left = middle.x() + beside if right else middle.x() - beside - wide
    return QRectF(left, middle.y() - high / 2 + 4, wide, high), "left" if right else "right"
