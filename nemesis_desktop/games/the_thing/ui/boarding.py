"""How people go aboard: the queue in the snow, the gangway, the cabin with its seats and the role cards in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from nemesis_desktop.games.the_thing.ui.look import NIGHT, role_card, symbol
from nemesis_desktop.games.the_thing.view import BoardingView, View
from nemesis_desktop.table.drawing.canvas import Canvas

SEAT: Final = 64.0
STEP: Final = 96.0


def _cabin(wide: float) -> QRectF:
    return QRectF(wide * 0.5 + 10, 96, wide * 0.5 - 34, 260)


def _columns(boarding: BoardingView) -> int:
    return 3 if len(boarding.order) <= 6 else 4


def _seat(boarding: BoardingView, place: int, wide: float) -> QPointF:
    """A seat of the cabin, in the order in which people come aboard."""
    row, column = divmod(place, _columns(boarding))
    return QPointF(_cabin(wide).x() + 64 + 118 * column, _cabin(wide).y() + 62 + 112 * row)


def places(boarding: BoardingView, wide: float, high: float) -> Mapping[int, QPointF]:
    """Where everybody is: in the queue, the least suspicious first, or on a seat of the cabin."""
    waiting = [who for who in boarding.order if who not in boarding.aboard]
    step = min(STEP, (wide * 0.5 - 90) / max(1, len(waiting)))
    found = {who: QPointF(wide * 0.5 - 60 - step * place, high - 92) for place, who in enumerate(waiting)}
    return found | {who: _seat(boarding, place, wide) for place, who in enumerate(boarding.aboard)}


def paint(canvas: Canvas, view: View, wide: float, high: float) -> None:
    """Night, snow, the vehicle with its open door."""
    boarding = view.boarding
    assert boarding is not None
    canvas.cut(2, 2, wide - 4, high - 4, 12, NIGHT, "station.wall_out", 1.4)
    cabin = _cabin(wide)
    hull = cabin.adjusted(-14, -14, 14, 14)
    canvas.cut(hull.x(), hull.y(), hull.width(), hull.height(), 26, "#22384E", "station.wall_out", 2)
    canvas.cut(cabin.x(), cabin.y(), cabin.width(), cabin.height(), 12, ("#4A3D2B", "#241E15"), "station.wall", 1.4)
    for place in range(len(boarding.aboard), max(6, len(boarding.order))):
        seat = _seat(boarding, place, wide)
        if seat.y() < cabin.bottom():
            canvas.sign(symbol("passenger"), seat, 34, "station.wall", 0.45)
    for place, who in enumerate(boarding.aboard):
        one, seat = view.figures[who], _seat(boarding, place, wide)
        role_card(canvas, QRectF(seat.x() + 34, seat.y() - 36, 34, 48), one.role if one.open else None, "")
    _paint_ground(canvas, cabin, wide, high)


def _paint_ground(canvas: Canvas, cabin: QRectF, wide: float, high: float) -> None:
    snow = high - 44
    canvas.polygon([(2, snow), (wide - 2, snow - 14), (wide - 2, high - 2), (2, high - 2)], "#2A4763")
    foot, door = QPointF(wide * 0.5 - 20, snow), QPointF(cabin.x() + 20, cabin.bottom() + 14)
    for step in range(7):
        at = foot + (door - foot) * (step / 6)
        canvas.line([(at.x() - 26, at.y()), (at.x() + 26, at.y())], "station.wall_out", 3)
