"""Passages with their walls, door frames, doors and number plates, and the technical corridors."""

from __future__ import annotations

from typing import Final, Literal

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath

from nemesis_desktop.games.nemesis.ui.ship.layout import PASSAGE, WALL, CorridorPlace, Spot, closed, opened
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.lettering import fitting
from nemesis_desktop.table.drawing.shapes import boxed, centred, cut

Offer = Literal["none", "offered", "chosen", "danger"]

WALLS: Final = {
    "none": "line.passage",
    "offered": "accent.warm",
    "chosen": "accent.warm",
    "danger": "state.danger",
}
NETWORK_INK: Final = {"technical": "accent.cold", "red": "item.red", "blue": "item.blue"}


@frozen
class NetworkLook:
    """How a technical corridor network looks: its form and colour, whether it is noisy, whether it is offered."""

    id: str
    noise: bool
    offer: Offer = "none"

    @property
    def ink(self) -> str:
        """The colour that the network has while it is quiet."""
        return NETWORK_INK[self.id]


# ------------------------------------------------------------------------------------------------- passages


def paint_stub(canvas: Canvas, place: CorridorPlace) -> None:
    """The stub that ties a number plate to its passage."""
    canvas.line(opened((place.plate, place.door)), "line.strong", 2.0)


def paint_shadow(canvas: Canvas, place: CorridorPlace) -> None:
    """The dark edge that lifts a passage off the hull."""
    canvas.line(place.path, "ground.space", PASSAGE + 4, 0.55)


def paint_passage(canvas: Canvas, place: CorridorPlace, offer: Offer = "none") -> None:
    """Walls, floor and grating."""
    path = place.path
    canvas.line(path, WALLS[offer], PASSAGE)
    canvas.line(path, "ground.passage" if offer != "chosen" else "ground.floor_active_top", PASSAGE - 2 * WALL)
    canvas.line(path, "ground.grating", 20, dash=(2, 5), join=Qt.PenJoinStyle.BevelJoin)


def paint_offer(canvas: Canvas, place: CorridorPlace, offer: Offer) -> None:
    """A passage that is offered: its walls are lit. One that is chosen has a lit floor as well."""
    if offer == "chosen":
        paint_passage(canvas, place, offer)
    else:
        canvas.fill(place.walls, WALLS[offer])


def paint_doorway(canvas: Canvas, spot: Spot, ink: str) -> None:
    """The frame where a passage meets a room."""
    with canvas.turned(spot.at, 90 if spot.level else 0) as frame:
        frame.box(-15.5, -3, 31, 6, "ground.bg0")
        frame.box(-11, -1, 22, 2, "item.none")
        frame.box(-15.5, -3, 3.4, 6, ink)
        frame.box(12.1, -3, 3.4, 6, ink)


def paint_door(canvas: Canvas, place: CorridorPlace, state: str, drop: float = 1.0) -> None:
    """A closed door, or what is left of a destroyed one. ``drop`` (0 to 1): how far a door has come down."""
    if state == "open":
        return
    torn = 0.4 + 0.6 * drop if state != "closed" and drop < 1.0 else 1.0
    with canvas.turned(place.door, 0 if place.door_level else 90, high=torn) as frame:
        if state != "closed":
            _torn(frame)
        elif drop < 1.0:
            with frame.within(boxed(QRectF(-8, -20, 16, 40 * drop))):
                _closed(frame)
        else:
            _closed(frame)


def _closed(canvas: Canvas) -> None:
    canvas.fill(_points("-3.5 -20 3.5 -20 6.5 -17 6.5 17 3.5 20 -3.5 20 -6.5 17 -6.5 -17"), "ground.space")
    bar = _points("-2.5 -18 2.5 -18 4.5 -16 4.5 16 2.5 18 -2.5 18 -4.5 16 -4.5 -16")
    canvas.fill(bar, "text.primary")
    stripes = QPainterPath()
    for y in (-5.5, -13.0, 2.0):
        stripes.moveTo(-4.5, y)
        stripes.lineTo(4.5, y + 11)
    canvas.line(stripes, "ground.bg0", 2.2)


def _torn(canvas: Canvas) -> None:
    for part in (
        _points("-4.5 -18 4.5 -18 5.6 -10 0.6 -5.4 1.8 -9.4 -3.4 -4.6"),
        _points("4.5 18 -4.5 18 -6.4 9 -1.2 5.4 -2 9.4 4 5"),
    ):
        canvas.path(part, "text.tertiary", "ground.space", 1.6)
    canvas.fill(_points("-7 -1.4 -3 1.6 -7.4 3"), "text.tertiary")
    canvas.fill(_points("6.4 -3 8.4 0.6 4.6 0.8"), "text.tertiary")


def _points(numbers: str) -> QPainterPath:
    values = [float(number) for number in numbers.split()]
    return closed([QPointF(x, y) for x, y in zip(values[::2], values[1::2], strict=True)])


# ---------------------------------------------------------------------------------------------- number plates


def paint_plate(canvas: Canvas, place: CorridorPlace, noise: bool) -> None:
    """The number plate of a passage; noise lights it cold."""
    ink = "text.ink_cold" if noise else "text.secondary"
    ground, edge = ("accent.cold", "accent.cold") if noise else ("ground.bg0", "line.edge")
    canvas.path(cut(place.plate_rect, 3), ground, edge)
    _numbers(canvas, place, ink, 700 if noise else 600)


def paint_plate_offer(canvas: Canvas, place: CorridorPlace, offer: Offer) -> None:
    """The edge of a number plate whose passage is offered."""
    canvas.line(cut(place.plate_rect, 3), WALLS[offer], 2.0)


def _numbers(canvas: Canvas, place: CorridorPlace, ink: str, weight: int) -> None:
    x, y = place.plate.x(), place.plate.y()
    size = measure_number()
    if len(place.numbers) == 1:
        places = [(x, y + 4.4)]
    elif place.stacked:
        places = [(x, y - 2.6), (x, y + 11.6)]
        canvas.line(((x - 4, y + 0.2), (x + 4, y + 0.2)), ink, 1.0, 0.5)
    else:
        places = [(x - 7.2, y + 4.4), (x + 7.2, y + 4.4)]
        canvas.line(((x, y - 4), (x, y + 4)), ink, 1.0, 0.5)
    for number, (at_x, at_y) in zip(place.numbers, places, strict=True):
        canvas.text(at_x, at_y, str(number), size, ink, weight, family="display", align="middle")


def measure_number() -> float:
    """Size of the numerals on plates."""
    return 12.5


def arcs_box(place: CorridorPlace) -> QRectF:
    """What the arcs cover."""
    box = place.plate_rect
    return box.adjusted(-13, -6, 13, 6) if place.arcs_sideways else box.adjusted(-6, -13, 6, 13)


def paint_arcs(canvas: Canvas, place: CorridorPlace, strength: float, reach: float = 0.0) -> None:
    """The two pairs of arcs that noise sends out; ``reach`` moves them further from the plate."""
    box = place.plate_rect
    for out, half, opacity in ((2.6, 9.5, 1.0), (7.2, 12.0, 0.62)):
        path = QPainterPath()
        for side in (-1, 1):
            if place.arcs_sideways:
                x = place.plate.x() + side * (box.width() / 2 + out + reach)
                y = place.plate.y()
                path.moveTo(x, y - half)
                path.quadTo(x + side * 4.2, y, x, y + half)
            else:
                y = place.plate.y() + side * (box.height() / 2 + out + reach)
                x = place.plate.x()
                wide = half + 1
                path.moveTo(x - wide, y)
                path.quadTo(x, y + side * 4.2, x + wide, y)
        canvas.line(path, "accent.cold", 2.2, opacity * strength)


# ---------------------------------------------------------------------------------------- technical corridors


def entrance_rect(centre: QPointF, numbers: tuple[int, ...], network: str) -> QRectF:
    """The box of an entrance plate: where its shape ends."""
    wide = {"technical": (32.0, 44.0), "red": (38.0, 50.0), "blue": (34.0, 46.0)}[network][len(numbers) > 1]
    return centred(centre, wide, 16)


def network_shape(box: QRectF, network: str, deep: float | None = None) -> QPainterPath:
    """The outline of an entrance plate or a hub: cut, pointed or notched corners."""
    left, top, right, bottom = box.left(), box.top(), box.right(), box.bottom()
    middle = box.center().y()
    if network == "red":
        point = 6.5 if deep is None else deep * 2
        return closed(
            [
                QPointF(left + point, top),
                QPointF(right - point, top),
                QPointF(right, middle),
                QPointF(right - point, bottom),
                QPointF(left + point, bottom),
                QPointF(left, middle),
            ]
        )
    if network == "blue":
        n = 3.25 if deep is None else deep
        corners = (
            (left + n, top),
            (right - n, top),
            (right - n, top + n),
            (right, top + n),
            (right, bottom - n),
            (right - n, bottom - n),
            (right - n, bottom),
            (left + n, bottom),
            (left + n, bottom - n),
            (left, bottom - n),
            (left, top + n),
            (left + n, top + n),
        )
        return closed([QPointF(x, y) for x, y in corners])
    return cut(box, 4 if deep is None else deep)


def paint_entrance(canvas: Canvas, centre: QPointF, numbers: tuple[int, ...], look: NetworkLook) -> None:
    """An entrance to the technical corridors, with its numbers."""
    box = entrance_rect(centre, numbers, look.id)
    edge = look.ink if look.offer == "none" else WALLS[look.offer]
    canvas.fill(network_shape(box.adjusted(-1.8, -1.8, 1.8, 1.8), look.id), "ground.space")
    shape = network_shape(box, look.id)
    width = 1.3 if look.offer == "none" else 2.0
    if look.noise:
        canvas.path(shape, "accent.cold", "accent.cold" if look.offer == "none" else edge, width)
    else:
        canvas.path(shape, "ground.bg0", edge, width)
    ink = "text.ink_cold" if look.noise else look.ink
    inset = {"technical": 3.0, "red": 6.0, "blue": 4.5}[look.id]
    canvas.symbol("symbols/technical_entrance", box.left() + inset, centre.y() - 6, 12, ink)
    words = "·".join(str(number) for number in numbers)
    x = centre.x() + (7.5 if look.id == "red" and len(numbers) == 1 else 8.0)
    canvas.text(x, centre.y() + 4.4, words, measure_number(), ink, 700, family="display", align="middle")


def paint_hub(canvas: Canvas, box: QRectF, look: NetworkLook, first: str, second: str) -> None:
    """The one space that all entrances of a network share; its noise lights them all."""
    plain = look.id == "technical"
    deep = 7.0
    shape = network_shape(box, look.id, deep)
    canvas.fill(network_shape(box.adjusted(-2.4, -2.4, 2.4, 2.4), look.id, deep + 0.6), "ground.space")
    edge, width = ("accent.cold_soft", 1.2) if plain else (look.ink, 1.5)
    if look.offer != "none":
        edge, width = WALLS[look.offer], 2.4
    canvas.path(shape, "#0C1518", edge, width)
    left = box.left() + (6 if plain else 12)
    canvas.symbol("symbols/technical_entrance", left, box.center().y() - 10, 20, look.ink)
    room = box.width() - (57 if plain else 70)
    sizes = (12.0, 11.5, 11.0, 10.5, 10.0)
    x = left + (24 if plain else 25)
    if second:
        size = min(fitting(words, room, sizes, 600)[0] for words in (first, second))
        ink = "text.secondary" if plain else look.ink
        canvas.text(x, box.center().y() - 2.5, fitting(first, room, (size,), 600)[1], size, ink, 500 if plain else 600)
        canvas.text(x, box.center().y() + 11, fitting(second, room, (size,), 500)[1], size, "text.secondary", 500)
    sign = "symbols/noise" if look.noise else "symbols/noise_silent"
    right = box.right() - (25 if plain else 33)
    canvas.symbol(sign, right, box.center().y() - (10 if plain else 11), 20 if plain else 22,
                 "accent.cold" if look.noise else "line.strong")  # fmt: skip


# ------------------------------------------------------------------------------------------------------ offers


def paint_arrow(canvas: Canvas, place: CorridorPlace, towards: int, *, filled: bool, ink: str = "accent.warm") -> None:
    """The arrow on an offered passage; filled when it is chosen. It lies beyond the door, on the far side."""
    at, dx, dy = _arrow_place(place, towards)
    with canvas.turned(at, {(1, 0): 0, (0, 1): 90, (-1, 0): 180, (0, -1): 270}[(dx, dy)]) as on:
        if filled:
            shape = _points("-9 -4 1 -4 1 -9 10 0 1 9 1 4 -9 4")
            on.line(shape, "ground.space", 3.0)
            on.fill(shape, ink)
            return
        path = QPainterPath(QPointF(-7, 0))
        path.lineTo(7, 0)
        path.moveTo(1, -6)
        path.lineTo(7, 0)
        path.lineTo(1, 6)
        on.line(path, "ground.space", 5.6)
        on.line(path, ink, 3.0)


def arrow_box(place: CorridorPlace, towards: int) -> QRectF:
    """What the arrow covers."""
    return centred(_arrow_place(place, towards)[0], 26, 26)


def arrow_way(place: CorridorPlace, towards: int) -> tuple[int, int]:
    """The direction of the arrow, one of the four."""
    return _arrow_place(place, towards)[1:]


def _arrow_place(place: CorridorPlace, towards: int) -> tuple[QPointF, int, int]:
    """Before the doorway of the room that it points to, and the direction, one of the four."""
    doorway = place.doorways[1] if towards == place.b else place.doorways[0]
    dx, dy = round(-doorway.dx), round(-doorway.dy)
    other = place.doorways[0] if towards == place.b else place.doorways[1]
    gap = (doorway.at - other.at).manhattanLength()
    back = min(16.0, gap / 2) if gap > 24 else gap / 2
    return QPointF(doorway.at.x() - dx * back, doorway.at.y() - dy * back), dx, dy
