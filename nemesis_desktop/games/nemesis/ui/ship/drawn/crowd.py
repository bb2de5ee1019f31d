"""Who stands where in a room, as plain geometry, in units from the room's upper left corner.

One or two people leave the pictogram clear. People and intruders face each other in one row, and in two when it gets
too narrow. More than six figures: intruders of one kind merge. What lies on the floor is one small chip per kind, or a
single chip with a count when there is no room.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final, Literal

from attrs import evolve, frozen
from PySide6.QtCore import QPointF

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.games.nemesis.ui.ship.layout import SlotPlace
from nemesis_desktop.table.drawing.theme import measure

Kind = Literal["person", "intruder", "object"]

PLATE: Final = 18.0
FOOT: Final = 17.0
GAP: Final = 3.0
IN_ROW: Final = 1.08
"""Intruders grow a little when they face somebody."""
HIGHEST: Final = 40.0
"""So large, and no larger, they grow: between the plate and the foot there is no more room."""
MOST_SEPARATE: Final = 6
LOW_BADGE: Final = 5.0
CHIP_LOW: Final = 14.0
"""How far above the lower wall the middle of a chip lies: its count does not reach over the wall."""
COUNT: Final = 9.0
"""How far the count of a chip reaches out of it."""
CHIP_AT: Final = (16.0, 33.0)
OBJECT_ORDER: Final = ("corpse_blue", "corpse_red", "corpse", "egg", "carcass")


@frozen
class Figure:
    """One thing drawn in a room: a person, an intruder (or ``ids`` of several of a kind), or what lies on the floor."""

    kind: Kind
    ids: tuple[int | str, ...]
    what: str
    x: float
    y: float
    size: float
    injuries: int = 0

    @property
    def count(self) -> int:
        """How many things it stands for."""
        return len(self.ids)


@frozen
class Beast:
    """An intruder, as far as its place in a room matters."""

    id: int
    kind: str
    injuries: int


@frozen
class Floor:
    """The measures of a room that its crowd has to respect."""

    width: float
    height: float
    left: float
    right: float
    pictogram: float
    """Where the pictogram ends on the right."""
    foot: float
    """Where the foot (counter, computer) begins."""
    cut: bool
    """Whether the lower corners are cut off."""
    push: float = 0.0
    """How far a malfunction pushes aside whatever begins at the left."""
    top: float = PLATE
    fire: float = 10.0
    """How far a fire keeps things in the foot from the right wall."""
    badge: float = 0.0
    """How far a combat badge that lies low keeps everybody from it."""

    @property
    def middle(self) -> float:
        """The height of one row of discs."""
        return self.top + (self.height - self.top - FOOT) / 2

    @property
    def standing(self) -> float:
        """The height of people who are alone."""
        return (self.top + self.height) / 2 - 1


@frozen
class Crowd:
    """Everything in a room, arranged.

    ``faded``: the pictogram gives way. ``counter``, ``computer``: there is room for them in the foot. ``whole``:
    nothing overlaps or is merged, so that the room need not be opened to see who is there.
    """

    figures: tuple[Figure, ...] = ()
    faded: bool = False
    counter: bool = True
    computer: bool = True
    whole: bool = True

    def of(self, kind: Kind) -> tuple[Figure, ...]:
        """The figures of one kind."""
        return tuple(figure for figure in self.figures if figure.kind == kind)


def object_kind(id: str) -> str:
    """What kind of object an id names: egg, carcass, corpse (blue, red), or any other thing that was left there."""
    for kind in ("egg", "carcass"):
        if id.startswith(kind):
            return kind
    if id.startswith("corpse"):
        return "corpse_blue" if "blue" in id else "corpse_red"
    return "item"


def floor_of(place: SlotPlace, *, malfunction: bool = False) -> Floor:
    """The measures of a slot. A malfunction on the lower left corner pushes the foot aside."""
    width, height = place.rect.width(), place.rect.height()
    push = max(0.0, 12.0 + _aside(place, "malfunction")) if malfunction else 0.0
    fire = 10.0 + max(0.0, -_aside(place, "fire"))
    badge = 10.0 if place.aside.get("combat", QPointF()).y() >= LOW_BADGE else 0.0
    if place.room == "hibernatorium":
        return Floor(width, height, 8, width - 8, 64, 26 + push, True, push, 36, fire, badge)
    if place.room == "cockpit":
        return Floor(width, height, 12, width - 7, 57, 40 + push, False, push, fire=fire, badge=badge)
    cut = place.category == "2"
    right = width - 18 if place.engine else width - 7
    return Floor(width, height, 7, right, 50, (17 if cut else 8) + push, cut, push, fire=fire, badge=badge)


def _aside(place: SlotPlace, marker: str) -> float:
    by = place.aside.get(marker)
    return by.x() if by is not None else 0.0


@lru_cache(maxsize=512)
def arrange(
    floor: Floor,
    people: tuple[Seat, ...],
    beasts: tuple[Beast, ...],
    objects: tuple[str, ...],
    *,
    fire: bool = False,
    counter: bool = False,
    computer: bool = False,
) -> Crowd:
    """Find a place for everybody and everything in a room.

    Args:
        floor: the measures of the room.
        people: seats of the characters in it, left to right.
        beasts: its intruders.
        objects: ids of what lies on the floor.
        fire: it burns, so the lower right corner is taken.
        counter: the room has an item counter (or eggs) in its foot.
        computer: the room has a computer in its foot.
    """
    if fire and floor.top > PLATE:
        # The fire of the Hibernatorium lies on a corner that is cut off deep: it reaches up to where counts stand.
        floor = evolve(floor, right=floor.right - 10)
    if people and beasts:
        floor = evolve(floor, right=floor.right - floor.badge)
        crowd = _facing(floor, people, beasts, chip=bool(objects), foot=_foot_end(floor, counter, False))
    elif beasts:
        crowd = _beasts_alone(floor, beasts, chip=bool(objects))
    else:
        crowd = _people_alone(floor, people)
    figures = crowd.figures
    if counter and hits(figures, floor.foot, floor.foot + 24, floor.height - 15, floor.height - 4):
        crowd = evolve(crowd, counter=False, whole=False)
    begins = floor.foot + (25 if counter else 0)
    if computer and hits(figures, begins, begins + 13, floor.height - 16, floor.height - 4):
        crowd = evolve(crowd, computer=False)
    end = _foot_end(floor, counter and crowd.counter, computer and crowd.computer)
    return _with_objects(floor, crowd, objects, end, fire)


def _foot_end(floor: Floor, counter: bool, computer: bool) -> float:
    return floor.foot + (38 if computer and counter else 25 if counter else 13 if computer else -4)


def hits(figures: Iterable[Figure], left: float, right: float, top: float, bottom: float) -> bool:
    """Whether a disc covers part of a box."""
    for figure in figures:
        dx = max(left - figure.x, 0, figure.x - right)
        dy = max(top - figure.y, 0, figure.y - bottom)
        if dx * dx + dy * dy < (figure.size / 2 - 1) ** 2:
            return True
    return False


def _covers(figures: Iterable[Figure], x: float, y: float, half: float) -> bool:
    """Whether a chip around x, y would touch a figure, or the count under it."""
    for figure in figures:
        reach = figure.size / 2 + (6.0 if figure.count > 1 else 2.0 if figure.kind == "person" else -1.5)
        dx, dy = max(abs(x - figure.x) - half, 0), max(abs(y - figure.y) - half, 0)
        if dx * dx + dy * dy < reach * reach:
            return True
    return False


# ---------------------------------------------------------------------------------------------- people alone


def _people_alone(floor: Floor, people: Sequence[Seat]) -> Crowd:
    count = len(people)
    if not count:
        return Crowd()
    size = measure("size.token_alone") if count == 1 else measure("size.token_pair") if count == 2 else 0.0
    if size:
        step = 30.0
        needed = size if count == 1 else step + size
        if floor.right - 4 - floor.pictogram >= needed - 4:
            last = floor.right - 2 - size / 2 if count == 1 else floor.right - 4 - size / 2
            places = [(last - step * (count - 1 - index), floor.standing) for index in range(count)]
            return Crowd(_stand(people, places, size))
    size = measure("size.token_crowded")
    for left, faded in ((floor.pictogram, False), (floor.left, True)):
        per_row = int((floor.right + 1 - left) // (size + 1))
        if 2 * per_row >= count:
            upper = (count + 1) // 2
            return Crowd(_stand(people, _two_rows(floor, upper, count - upper, size, size + 1), size), faded=faded)
    upper = (count + 1) // 2
    step = (floor.right - floor.left - size) / max(1, upper - 1)
    places = _two_rows(floor, upper, count - upper, size, step)
    return Crowd(_stand(people, places, size), faded=True, whole=False)


def _two_rows(floor: Floor, upper: int, lower: int, size: float, step: float) -> list[tuple[float, float]]:
    """Places in two rows, both flush right."""
    shift = (size + 1.5) / 2 if lower else 1.0
    middle = min((floor.top + floor.height) / 2, floor.height - 3 - shift - size / 2)
    places = [(floor.right - size / 2 - step * (upper - 1 - index), middle - shift) for index in range(upper)]
    right = floor.right - (6 if floor.cut else 0)
    return places + [(right - size / 2 - step * (lower - 1 - index), middle + shift) for index in range(lower)]


def _stand(people: Sequence[Seat], places: Sequence[tuple[float, float]], size: float) -> tuple[Figure, ...]:
    return tuple(Figure("person", (seat,), "", x, y, size) for seat, (x, y) in zip(people, places, strict=True))


# ------------------------------------------------------------------------------------------- intruders alone


def _beasts_alone(floor: Floor, beasts: Sequence[Beast], *, chip: bool) -> Crowd:
    groups = _groups(beasts, len(beasts))
    sizes = [_size(group) for group in groups]
    total = sum(sizes) + GAP * (len(sizes) - 1)
    whole = len(groups) == len(beasts)
    if total <= floor.right - floor.left:
        faded = total > floor.right - floor.pictogram
        return Crowd(_row(groups, sizes, floor.right - total, floor.middle), faded=faded, whole=whole)
    small = measure("size.intruder_crowded_max")
    if len(groups) <= 4:
        sizes = [min(size, max(small, size - 8)) for size in sizes]
        # Where they overlap, the room has to open to show them.
        whole = whole and sum(sizes) <= floor.right - floor.left
        return Crowd(_flush(groups, sizes, floor.left, floor.right, floor.middle), faded=True, whole=whole)
    sizes = [min(size, 27.0) for size in sizes]
    upper = (len(groups) + 1) // 2
    shift = 14.0
    middle = (PLATE + floor.height) / 2
    rows = _flush(groups[:upper], sizes[:upper], floor.left + (20 if chip else 0), floor.right, middle - shift)
    right = floor.right - (6 if floor.cut else 0)
    rows += _flush(groups[upper:], sizes[upper:], floor.foot + 24, right, middle + shift)
    return Crowd(rows, faded=True, whole=False)


# ------------------------------------------------------------------------------------------ people and intruders


def _facing(floor: Floor, people: Sequence[Seat], beasts: Sequence[Beast], *, chip: bool, foot: float) -> Crowd:
    total_figures = len(people) + len(beasts)
    groups = _groups(beasts, total_figures)
    whole = len(groups) == len(beasts)
    token = measure("size.token_in_combat")
    room = floor.right - floor.left
    for factor in (IN_ROW, 1.0):
        sizes = [min(_size(group) * factor, max(_size(group), HIGHEST)) for group in groups]
        total = len(people) * (token + GAP) + sum(sizes) + GAP * (len(sizes) - 1)
        if total <= room:
            left = min((floor.left + floor.right - total) / 2 + 3, floor.right - total)
            places = [(left + index * (token + GAP) + token / 2, floor.middle) for index in range(len(people))]
            stand = _stand(people, places, token)
            return Crowd(
                stand + _row(groups, sizes, left + len(people) * (token + GAP), floor.middle), True, whole=whole
            )
    big, biggest = measure("size.intruder_crowded_max"), 36.0
    sizes = [min(_size(group), biggest if _size(group) > biggest else big) for group in groups]
    small = measure("size.token_crowded") if len(people) < 4 else 22.0
    lowest = floor.height - small - max(sizes) - 5
    top = max(PLATE, min(floor.top, lowest)) + 1.5 + max(sizes) / 2
    above = _flush(groups, sizes, floor.left + (20 if chip else 0), floor.right, top, overlap=1.0)
    right = floor.right - 7
    if len(people) >= 4:
        foot = floor.left + floor.push + (8 if floor.cut else 0)
    step = min(small + 2, (right - foot - small) / max(1, len(people) - 1))
    last = right - small / 2
    places = [(last - step * (len(people) - 1 - index), floor.height - 2.5 - small / 2) for index in range(len(people))]
    return Crowd(above + _stand(people, places, small), True, whole=False)


def _groups(beasts: Sequence[Beast], figures: int) -> list[tuple[Beast, ...]]:
    """Each intruder for itself, the smaller ones first; or, when there are too many figures, one group per kind."""
    ordered = sorted(beasts, key=lambda beast: (measure(f"size.intruder.{beast.kind}"), beast.injuries, beast.id))
    if figures <= MOST_SEPARATE:
        return [(beast,) for beast in ordered]
    kinds = dict.fromkeys(beast.kind for beast in ordered)
    return [tuple(beast for beast in ordered if beast.kind == kind) for kind in kinds]


def _size(group: Sequence[Beast]) -> float:
    return measure(f"size.intruder.{group[0].kind}")


def _row(groups: Sequence[tuple[Beast, ...]], sizes: Sequence[float], left: float, y: float) -> tuple[Figure, ...]:
    figures = []
    for group, size in zip(groups, sizes, strict=True):
        # The largest keep below the plate, and reach into the foot instead.
        figures.append(_beast(group, left + size / 2, max(y, PLATE + 0.5 + size / 2), size))
        left += size + GAP
    return tuple(figures)


def _flush(
    groups: Sequence[tuple[Beast, ...]],
    sizes: Sequence[float],
    left: float,
    right: float,
    y: float,
    overlap: float = 0.0,
) -> tuple[Figure, ...]:
    """A row flush right; when it is too narrow, discs overlap, their middles at even distances."""
    if not groups:
        return ()
    steps = [(one + other) / 2 - overlap for one, other in pairwise(sizes)]
    wide = sum(steps) + (sizes[0] + sizes[-1]) / 2
    if wide > right - left and steps:
        steps = [(right - left - (sizes[0] + sizes[-1]) / 2) / len(steps)] * len(steps)
    x = right - sizes[-1] / 2 - sum(steps)
    figures = []
    for group, size, step in zip(groups, sizes, [*steps, 0.0], strict=True):
        figures.append(_beast(group, x, y, size))
        x += step
    return tuple(figures)


def _beast(group: tuple[Beast, ...], x: float, y: float, size: float) -> Figure:
    ids = tuple(beast.id for beast in group)
    return Figure("intruder", ids, group[0].kind, x, y, size, max(beast.injuries for beast in group))


# --------------------------------------------------------------------------------------------------- the floor


def _with_objects(floor: Floor, crowd: Crowd, objects: Sequence[str], foot: float, fire: bool) -> Crowd:
    if not objects:
        return crowd
    kinds: dict[str, list[str]] = {}
    for id in sorted(objects, key=lambda id: (_rank(object_kind(id)), id)):
        kinds.setdefault(object_kind(id), []).append(id)
    size = measure("size.object_chip")
    counted = any(len(ids) > 1 for ids in kinds.values())
    free = _free_places(floor, crowd.figures, foot, fire, size, counted=counted)
    if len(kinds) <= len(free):
        placed = zip(kinds.items(), free, strict=False)
        chips = [Figure("object", tuple(ids), kind, x, y, size) for (kind, ids), (x, y) in placed]
        return evolve(crowd, figures=crowd.figures + tuple(chips))
    free = _free_places(floor, crowd.figures, foot, fire, size, counted=True)
    x, y = free[0] if free else CHIP_AT
    ids = tuple(id for group in kinds.values() for id in group)
    chip = Figure("object", ids, next(iter(kinds)), x, y, size)
    return evolve(crowd, figures=crowd.figures + (chip,), whole=False)


def _rank(kind: str) -> int:
    return OBJECT_ORDER.index(kind) if kind in OBJECT_ORDER else len(OBJECT_ORDER)


def _free_places(
    floor: Floor, figures: Sequence[Figure], foot: float, fire: bool, size: float, *, counted: bool
) -> list[tuple[float, float]]:
    """Places for chips in the foot of the room, from the right; then the upper left corner."""
    y = floor.height - CHIP_LOW
    x = floor.right - 9.0 - (floor.fire if fire else 9.0 if floor.cut and floor.width < 130 else 0.0)
    if fire and counted:
        x -= COUNT
    free: list[tuple[float, float]] = []
    while x - size / 2 >= foot + 2:
        if _covers(figures, x, y, size / 2):
            x -= 1.0
            continue
        free.append((x, y))
        x -= size + 2
    if figures and not _covers(figures, *CHIP_AT, size / 2 - 1.5):
        free.append(CHIP_AT)
    return free
