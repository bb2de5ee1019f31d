"""How people go aboard: the queue in the snow, the gangway, the cabin with its seats and the role cards in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from nemesis_desktop.games.the_thing.ui.look import NIGHT, panel, piece, role_card, symbol
from nemesis_desktop.games.the_thing.ui.part import StationPart
from nemesis_desktop.games.the_thing.view import BoardingView, View
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.pieces import count

LARGEST: Final = 60.0
STEP: Final = 84.0
DOOR: Final = 46.0
FLAKES: Final = 60
"""So many flakes hang in the air; they do not fall."""


def _cabin(wide: float, high: float) -> QRectF:
    return QRectF(wide * 0.5 + 8, 74, wide * 0.5 - 36, high - 178)


def _columns(boarding: BoardingView) -> int:
    return 3 if len(boarding.order) <= 6 else 4


def _cell(boarding: BoardingView, place: int, wide: float, high: float) -> QRectF:
    """A seat of the cabin, in the order in which people come aboard."""
    cabin, columns = _cabin(wide, high).adjusted(8, 8, -8, -8), _columns(boarding)
    row, column = divmod(place, columns)
    across, along = cabin.width() / columns, cabin.height() / 2
    return QRectF(cabin.x() + across * column + 4, cabin.y() + along * row + 4, across - 8, along - 8)


def _waiting(boarding: BoardingView) -> list[int]:
    return [who for who in boarding.order if who not in boarding.aboard]


def _step(boarding: BoardingView, wide: float) -> float:
    return min(STEP, (wide * 0.5 - DOOR - 110) / max(1, len(_waiting(boarding)) - 1))


def seat_size(boarding: BoardingView, wide: float) -> float:
    """How large a person in the queue is: they stand closer the more there are."""
    return min(LARGEST, _step(boarding, wide) - 6)


def places(boarding: BoardingView, wide: float, high: float) -> Mapping[int, QPointF]:
    """Where everybody is: in the queue, the least suspicious first, or on a seat of the cabin."""
    step, first = _step(boarding, wide), wide * 0.5 - DOOR - 72
    found = {who: QPointF(first - step * place, high - 86) for place, who in enumerate(_waiting(boarding))}
    for place, who in enumerate(boarding.aboard):
        cell = _cell(boarding, place, wide, high)
        found[who] = QPointF(cell.x() + cell.width() * 0.34, cell.y() + cell.height() * 0.4)
    return found


def paint(canvas: Canvas, view: View, wide: float, high: float) -> None:
    """Night, snow, the vehicle with its open door."""
    boarding = view.boarding
    assert boarding is not None
    canvas.cut(2, 2, wide - 4, high - 4, 12, NIGHT, "station.wall_out", 1.4)
    for flake in range(FLAKES):
        x, y = 12 + flake * 97 % (wide - 30), 12 + flake * 61 % (high - 90)
        canvas.line([(x, y), (x + 9, y + 3)], "station.wall_out", 1, alpha=0.35)
    cabin = _cabin(wide, high)
    _paint_ground(canvas, wide, high)
    _paint_hull(canvas, cabin, high)
    for place in range(2 * _columns(boarding)):
        cell = _cell(boarding, place, wide, high)
        taken = place < len(boarding.aboard)
        canvas.cut(cell.x(), cell.y(), cell.width(), cell.height(), 8, "#0E0B07" if taken else None,
                   "station.wall", 1.2, dash=() if taken else (5, 5), alpha=1 if taken else 0.5)  # fmt: skip
        if not taken:
            canvas.sign(symbol("passenger"), cell.center(), 32, "station.wall", 0.45)
            continue
        one = view.figures[boarding.aboard[place]]
        card = QRectF(cell.right() - cell.width() * 0.36, cell.y() + 8, cell.width() * 0.3, cell.height() * 0.58)
        role_card(canvas, card, one.role if one.open else None, "")
    spots, size = places(boarding, wide, high), seat_size(boarding, wide)
    for who in _waiting(boarding):
        one, at = view.figures[who], spots[who] - QPointF(0, size / 2 + 16)
        edge = "state.danger" if one.disc >= view.red else "state.success" if one.disc == 0 else "text.secondary"
        canvas.cut(at.x() - 15, at.y() - 10, 30, 20, 5, "station.bg0", edge, 1.2)
        count(canvas, at, str(one.disc), "text.primary", 13)


def _paint_hull(canvas: Canvas, cabin: QRectF, high: float) -> None:
    """The vehicle: its body on runners, the warm cabin, the door from which the light falls onto the gangway."""
    hull = cabin.adjusted(-DOOR - 26, -22, 18, 34)
    for x in (hull.x() + 90, hull.center().x(), hull.right() - 60):
        canvas.line([(x, hull.bottom()), (x, high - 34)], "station.wall_out", 5)
    canvas.line([(hull.x() + 30, high - 34), (hull.right() - 10, high - 34)], "station.wall_out", 6)
    canvas.cut(hull.x(), hull.y(), hull.width(), hull.height(), 44, ("#2C4661", "#182A3D"), "station.wall_out", 2)
    canvas.cut(cabin.x(), cabin.y(), cabin.width(), cabin.height(), 10, ("#4A3D2B", "#241E15"), "station.wall", 1.6)
    for x in (0.25, 0.75):
        lamp = QPointF(cabin.x() + cabin.width() * x, cabin.y() + 4)
        canvas.glow(lamp, 110, 70, "accent.warm", 0.35)
        canvas.box(lamp.x() - 16, lamp.y() - 2, 32, 4, "#FFE2B0")
    door = QRectF(cabin.x() - DOOR - 6, cabin.y() + 40, DOOR - 6, hull.bottom() - cabin.y() - 40)
    canvas.glow(QPointF(door.x() - 20, door.bottom()), 130, 90, "accent.warm", 0.4)
    canvas.box(door.x(), door.y(), door.width(), door.height(), ("#FFC873", "#A9722B"))
    foot = QPointF(door.x() - 34, high - 40)
    for step in range(8):
        x, y = door.x() + (foot.x() - door.x()) * step / 7, door.bottom() + (foot.y() - door.bottom()) * step / 7
        canvas.line([(x - 2, y), (x + 40, y)], "station.wall_out", 3)


def _paint_ground(canvas: Canvas, wide: float, high: float) -> None:
    snow = high - 44
    canvas.polygon([(2, snow), (wide - 2, snow - 14), (wide - 2, high - 2), (2, high - 2)], "#2A4763")


def paint_aboard(part: StationPart, canvas: Canvas, box: QRectF) -> None:
    """At the foot of the table: who is aboard and has a say, and what comes of the next card."""
    view = part.view
    assert view is not None and view.boarding is not None
    panel(canvas, box, part.tell("aboard"))
    aboard = [view.figures[who] for who in view.boarding.aboard]
    wide = min(118.0, (box.width() - 28) / max(1, len(aboard)) - 8)
    for place, one in enumerate(aboard):
        cell = QRectF(box.x() + 14 + (wide + 8) * place, box.y() + 36, wide, 46)
        canvas.cut(cell.x(), cell.y(), cell.width(), cell.height(), 8, "station.bg0", "station.edge")
        piece(canvas, QPointF(cell.x() + 20, cell.center().y()), 24, one)
        room = QRectF(cell.x() + 38, cell.y() + 4, cell.width() - 42, 20)
        canvas.label(room, part.name_of(one), (14, 13, 12), "text.primary", 600, grow=False)
        state = part.named("role", one.role) if one.open and one.role else part.tell("card-closed")
        ink = "state.success" if one.open else "text.tertiary"
        canvas.label(room.translated(0, 19), state, (13, 12.5, 12), ink, 500, grow=False)
    words = part.tell("aboard-next" if aboard else "aboard-nobody")
    top = box.y() + (92 if aboard else 38)
    size, lines = canvas.fitted_lines(words, box.width() - 28, box.bottom() - top - 8, (14, 13.5, 13, 12), 400, 1.15)
    canvas.lines(box.x() + 14, top, lines, size, "text.secondary", 400, 1.15)
