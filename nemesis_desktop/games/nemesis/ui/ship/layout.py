"""Where everything on the ship lies, in units: ``look/map_layout*.toml``, one file per side of the board."""

from __future__ import annotations

import math
import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Final, cast

from attrs import field, frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker

from nemesis_desktop.games.nemesis.components.board import BOARDS, Board
from nemesis_desktop.program.resources import asset

FILES: Final = {"main": "map_layout", "alternate": "map_layout_alternate"}
HULLS: Final = {"main": "art/hull", "alternate": "art/hull_alternate"}
PASSAGE: Final = 31.0
"""Width of a passage with its walls."""
WALL: Final = 1.5
POD_SIZE: Final = (50.0, 42.0)
ENGINE_OF_ROOM: Final = {"engine_room_1": 1, "engine_room_2": 2, "engine_room_3": 3}

Value = float | str | list["Value"] | dict[str, "Value"]
Table = Mapping[str, Value]

_STEP = re.compile(r"([MLHVZ])([^MLHVZ]*)")


@frozen
class Spot:
    """A place on a line: where, and the direction of the line there (a unit vector)."""

    at: QPointF
    dx: float
    dy: float

    @property
    def level(self) -> bool:
        """Whether the line runs left to right here."""
        return abs(self.dx) >= abs(self.dy)


@frozen(eq=False)
class SlotPlace:
    """A room slot: its box, its outline, its board category, and where its technical entrance is (if it has one).

    Attributes:
        aside: how far markers lie from their corners, so that they hide nothing that must be seen.
    """

    number: int
    category: str
    room: str | None
    rect: QRectF
    outline: tuple[QPointF, ...]
    entrance: QPointF | None
    network: str | None
    aside: Mapping[str, QPointF] = field(factory=dict)

    @property
    def engine(self) -> int | None:
        """The number of the engine in this slot, if any."""
        return ENGINE_OF_ROOM.get(self.room or "")

    @lru_cache(maxsize=1024)  # noqa: B019 - there are two sides of the board, and they live as long as the program
    def path(self, out: float = 0.0) -> QPainterPath:
        """The outline, its walls moved ``out`` units to the outside. Shared: copy it before adding to it."""
        return closed(grown(self.outline, out) if out else self.outline)

    @lru_cache(maxsize=256)  # noqa: B019 - as above
    def plate_path(self, height: float) -> QPainterPath:
        """The name plate: a strip under the upper edge that follows the outline of the room."""
        box = self.rect.adjusted(1.2, 1.2, -1.2, -1.2)
        strip = QPainterPath()
        strip.addRect(QRectF(box.left(), box.top(), box.width(), height))
        return self.path(-1.2).intersected(strip)


@frozen(eq=False)
class CorridorPlace:
    """A corridor: the slots at its ends, its numbers, the line of the passage, the places of plate and door."""

    id: str
    a: int
    b: int
    numbers: tuple[int, ...]
    line: tuple[QPointF, ...]
    plate: QPointF
    stacked: bool
    arcs_sideways: bool
    door: QPointF
    door_level: bool
    """Whether the passage runs left to right at the door."""
    doorways: tuple[Spot, Spot]
    """Where the passage meets the walls of rooms a and b, with the direction out of the room."""

    @property
    def path(self) -> QPainterPath:
        """The middle line of the passage."""
        return opened(self.line)

    @property
    def floor(self) -> QPainterPath:
        """The whole passage between the two walls. Shared: copy it before adding to it."""
        return self._floor()

    @cache  # noqa: B019 - as above
    def _floor(self) -> QPainterPath:
        return self._broad(PASSAGE)

    @property
    def walls(self) -> QPainterPath:
        """The two walls of the passage, as one shape. Shared: copy it before adding to it."""
        return self._walls()

    @cache  # noqa: B019 - as above
    def _walls(self) -> QPainterPath:
        # The ends stay open: the floor is cut out a little longer than the passage is.
        return self.floor.subtracted(self._broad(PASSAGE - 2 * WALL, Qt.PenCapStyle.SquareCap))

    def _broad(self, width: float, cap: Qt.PenCapStyle = Qt.PenCapStyle.FlatCap) -> QPainterPath:
        stroker = QPainterPathStroker()
        stroker.setWidth(width)
        stroker.setCapStyle(cap)
        stroker.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        return stroker.createStroke(self.path)

    @property
    def plate_rect(self) -> QRectF:
        """The box of the number plate."""
        wide, high = 18.0, 16.0
        if len(self.numbers) > 1:
            wide, high = (18.0, 30.0) if self.stacked else (31.0, 16.0)
        return QRectF(self.plate.x() - wide / 2, self.plate.y() - high / 2, wide, high)

    def along(self, part: float, towards: int) -> QPointF:
        """A point of the passage on the way to slot ``towards``; ``part`` runs from 0 to 1."""
        line = self.line if towards == self.b else tuple(reversed(self.line))
        return walk(line, part)


@frozen
class PodPlace:
    """The box of an escape pod."""

    number: int
    section: str
    rect: QRectF


@frozen
class ShipLayout:
    """One side of the board, drawn."""

    board: Board
    canvas: QRectF
    hull: str
    slots: Mapping[int, SlotPlace]
    corridors: Mapping[str, CorridorPlace]
    hubs: Mapping[str, QRectF]
    course: QRectF
    damage: QRectF
    pods: Mapping[int, PodPlace]
    pods_in_bays: bool
    """Whether the pods lie inside the hull beside their sections (alternate side) or at the bow."""
    name_at: QPointF
    name_turned: bool

    def across(self, slots: Iterable[int]) -> float | None:
        """How far to the right these rooms lie, from 0 to 1; None for no rooms."""
        found = [self.slots[slot].rect.center().x() for slot in slots if slot in self.slots]
        return sum(found) / len(found) / self.canvas.width() if found else None


@cache
def ship_layout(board: str) -> ShipLayout:
    """The drawing of one side of the board: ``main`` or ``alternate``."""
    with asset(f"look/{FILES[board]}.toml").open("rb") as file:
        data = cast(Table, tomllib.load(file))
    meta = cast(Table, data["meta"])
    rules = BOARDS[board]
    slots = {place.number: place for place in (_slot(rules, table) for table in _tables(data["slot"]))}
    hubs = meta.get("technical_hubs") or {"technical": meta["technical_hub"]}
    corners = cast(Mapping[str, Value], meta["free_corners"])
    width, height = _numbers(meta["canvas"])
    bays = board == "alternate"
    return ShipLayout(
        board=rules,
        canvas=QRectF(0, 0, width, height),
        hull=HULLS[board],
        slots=slots,
        corridors={
            place.id: place for place in (_corridor(rules, slots, table) for table in _tables(data["corridor"]))
        },
        hubs={name: _rect(box) for name, box in cast(Table, hubs).items()},
        course=_rect(corners["course"]),
        damage=_rect(corners["hull_damage"]),
        pods=_pods(_rect(corners["pods_a"]), _rect(corners["pods_b"]), bays),
        pods_in_bays=bays,
        name_at=QPointF(610, 497) if bays else QPointF(786, 263),
        name_turned=not bays,
    )


def points_of(outline: str) -> list[QPointF]:
    """The corners of a path made of straight lines (M, L, H, V, Z)."""
    points: list[QPointF] = []
    for letter, rest in _STEP.findall(outline):
        numbers = [float(number) for number in rest.replace(",", " ").split()]
        if letter == "H":
            points.append(QPointF(numbers[0], points[-1].y()))
        elif letter == "V":
            points.append(QPointF(points[-1].x(), numbers[0]))
        elif letter in "ML":
            points += [QPointF(x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
    return points


def closed(points: Iterable[QPointF]) -> QPainterPath:
    """A closed shape with these corners."""
    path = opened(list(points))
    path.closeSubpath()
    return path


def opened(points: Sequence[QPointF]) -> QPainterPath:
    """A line through these points."""
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    return path


def grown(outline: Sequence[QPointF], out: float) -> list[QPointF]:
    """A convex outline (clockwise, as on the screen) with every edge moved ``out`` units to the outside."""
    edges = []
    for a, b in zip(outline, [*outline[1:], outline[0]], strict=True):
        length = _distance(a, b)
        dx, dy = (b.x() - a.x()) / length, (b.y() - a.y()) / length
        edges.append((a.x() + dy * out, a.y() - dx * out, dx, dy))
    corners = []
    for (px, py, ax, ay), (qx, qy, bx, by) in zip([edges[-1], *edges[:-1]], edges, strict=True):
        across = ax * by - ay * bx
        part = ((qx - px) * by - (qy - py) * bx) / across
        corners.append(QPointF(px + ax * part, py + ay * part))
    return corners


def walk(line: Sequence[QPointF], part: float) -> QPointF:
    """The point after ``part`` (0 to 1) of the way along a line."""
    lengths = [_distance(a, b) for a, b in zip(line, line[1:], strict=False)]
    left = max(0.0, min(1.0, part)) * sum(lengths)
    for (a, b), length in zip(zip(line, line[1:], strict=False), lengths, strict=True):
        if left <= length and length > 0:
            return a + (b - a) * (left / length)
        left -= length
    return line[-1]


def _distance(a: QPointF, b: QPointF) -> float:
    return math.hypot(b.x() - a.x(), b.y() - a.y())


def _tables(value: Value) -> list[Table]:
    return [cast(Table, table) for table in cast(list[Value], value)]


def _numbers(value: Value) -> list[float]:
    return [float(cast(float, number)) for number in cast(list[Value], value)]


def _rect(value: Value) -> QRectF:
    return QRectF(*_numbers(value))


def _point(value: Value) -> QPointF:
    return QPointF(*_numbers(value))


def _slot(board: Board, table: Table) -> SlotPlace:
    number = int(cast(float, table["number"]))
    return SlotPlace(
        number=number,
        category=board.slots[number].category,
        room=board.slots[number].room,
        rect=_rect(table["rect"]),
        outline=tuple(points_of(str(table["outline"]))),
        entrance=_point(table["technical_plate"]) if "technical_plate" in table else None,
        network=board.network_of.get(number),
        aside={name: _point(by) for name, by in cast(Table, table.get("markers_aside", {})).items()},
    )


def _corridor(board: Board, slots: Mapping[int, SlotPlace], table: Table) -> CorridorPlace:
    a, b = int(cast(float, table["a"])), int(cast(float, table["b"]))
    corridor = board.corridors[f"{a}-{b}{table.get('pair_member', '')}"]
    line = tuple(_point(point) for point in cast(list[Value], table["line"]))
    door = _point(table["door"])
    return CorridorPlace(
        id=corridor.id,
        a=a,
        b=b,
        numbers=corridor.numbers,
        line=line,
        plate=_point(table["plate"]),
        stacked=bool(table["plate_stacked"]),
        arcs_sideways=table["noise_arcs"] == "sideways",
        door=door,
        door_level=_level_at(line, door),
        doorways=(_doorway(line, slots[a].rect), _doorway(tuple(reversed(line)), slots[b].rect)),
    )


def _level_at(line: Sequence[QPointF], point: QPointF) -> bool:
    """Whether the stretch of the line nearest to a point runs left to right."""

    def off(a: QPointF, b: QPointF) -> float:
        length = _distance(a, b) or 1.0
        part = QPointF.dotProduct(point - a, b - a) / length**2
        return _distance(point, a + (b - a) * max(0.0, min(1.0, part)))

    a, b = min(zip(line, line[1:], strict=False), key=lambda ends: off(*ends))
    return abs(b.x() - a.x()) >= abs(b.y() - a.y())


def _doorway(line: Sequence[QPointF], room: QRectF) -> Spot:
    """Where a line that begins inside ``room`` leaves it."""
    start, then = line[0], line[1]
    dx, dy = then.x() - start.x(), then.y() - start.y()
    if abs(dx) >= abs(dy):
        at = QPointF(room.right() if dx > 0 else room.left(), start.y())
    else:
        at = QPointF(start.x(), room.bottom() if dy > 0 else room.top())
    length = math.hypot(dx, dy) or 1.0
    return Spot(at, dx / length, dy / length)


def _pods(a: QRectF, b: QRectF, bays: bool) -> dict[int, PodPlace]:
    """The boxes of pods 1 and 3 (section A) and 2 and 4 (B); the lower number lies nearest to the section's label."""
    wide, high = POD_SIZE
    if bays:
        high_a, high_b = a.top() + 2, b.top() + 2
        places = {1: (290.0, high_a), 3: (340.5, high_a), 2: (685.0, high_b), 4: (735.5, high_b)}
    else:
        x, step = a.left(), 46
        places = {1: (x, a.top()), 3: (x, a.top() + step), 2: (x, b.top() + step), 4: (x, b.top())}
    boxes = {number: QRectF(x, y, wide, high) for number, (x, y) in places.items()}
    return {number: PodPlace(number, "a" if number % 2 else "b", box) for number, box in boxes.items()}
