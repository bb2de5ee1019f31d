"""Nothing on the ship hides what must be seen: plates, doors, noise, markers, injuries and names, in any room.

The tables here are fuller than any game makes them: the same crowd stands in all 21 rooms at once, every marker lies
in each, and all passages are noisy and have doors. What covers what is told by the pieces as the map paints them.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator
from functools import cache
from typing import cast

import pytest
from attrs import evolve, frozen
from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QBitmap, QPainter, QPixmap, QRegion

from nemesis_desktop.engine.decision import Act, Decision
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.acts import Move
from nemesis_desktop.games.nemesis.components.board import BOARDS
from nemesis_desktop.games.nemesis.components.rooms import ROOMS
from nemesis_desktop.games.nemesis.foresight.danger import Danger
from nemesis_desktop.games.nemesis.ui.ship.drawn.crowd import Figure, floor_of
from nemesis_desktop.games.nemesis.ui.ship.layout import ship_layout
from nemesis_desktop.games.nemesis.ui.ship.picture import Picture, picture_of
from nemesis_desktop.games.nemesis.ui.ship.sight.mosaic import Mosaic
from nemesis_desktop.games.nemesis.ui.ship.sketch import Element
from nemesis_desktop.games.nemesis.view import CrewView, IntruderView, RoomView, View
from nemesis_desktop.program.words import LANGUAGES, Words
from nemesis_desktop.table.drawing.ink import Ink
from nemesis_desktop.table.furniture.play.offers import Offers
from tests.games.nemesis.ui.samples import sample_view
from tests.games.nemesis.ui.ships import SIDES, Mark

SCALES = {"1280×720": 894 / 954, "1920×1080": 1341 / 954}
PROTECTED = {
    "plate", "door", "entrance", "hub", "engine", "fire", "malfunction", "decompression", "combat", "numbers"
}  # fmt: skip
"""By the first part of their keys."""
MARKERS = {"fire", "malfunction", "decompression", "combat"}
HIDDEN = 0.08
"""So much of a piece may lie under another one: keylines touch."""
LEAST_SEEN = 0.65
"""Of a figure, under markers and badges."""
EDGES = {("plate", "plate-mark"), ("hub", "hub"), ("entrance", "entrance")}
"""What belongs together."""
CROWDS: tuple[tuple[str, ...], ...] = (
    (),
    ("larva",),
    ("queen",),
    ("creeper", "adult"),
    ("adult", "adult", "adult"),
    ("creeper", "adult", "breeder", "queen"),
    ("larva", "creeper", "adult", "breeder", "queen"),
    ("adult", "adult", "adult", "adult", "larva", "larva", "larva"),
    ("larva",) * 8,
)
THINGS = ("corpse_blue", "egg_1", "carcass_1", "egg_2", "yellow_tools_1")


@frozen
class Situation:
    """What is in every room."""

    people: int
    intruders: tuple[str, ...]
    things: int

    @property
    def door(self) -> str:
        return "closed" if self.people % 2 else "destroyed"


SITUATIONS = [
    Situation(people, intruders, 5 if (people + len(intruders)) % 2 else 3)
    for people, intruders in itertools.product((0, 1, 2, 3, 5), CROWDS)
]


def table(board: str, what: Situation, *, markers: bool = True) -> View:
    """The table on which all this is in every room."""
    plain = sample_view(board=board, people=5)
    unused = iter(tile for tile in ROOMS if tile not in {room.tile for room in plain.rooms})
    rooms: list[RoomView] = []
    crew: list[CrewView] = []
    intruders: list[IntruderView] = []
    for room in plain.rooms:
        tile = room.tile or next(unused)
        counted = room.category != "special" and tile not in ("nest", "room_covered_with_slime")
        rooms.append(
            evolve(
                room, tile=tile, explored=True, items=3 if counted else None, fire=markers, malfunction=markers,
                decompression=markers, objects=THINGS[: what.things],
            )
        )  # fmt: skip
        for number in range(what.people):
            one = plain.crew[number]
            crew.append(evolve(one, seat=len(crew), room=room.slot, in_combat=bool(what.intruders), slime=number == 1))
        for number, kind in enumerate(what.intruders):
            hurt = (number % 4 + 1) if number % 2 == 0 else 0
            intruders.append(IntruderView(len(intruders) + 1, kind, room.slot, hurt, what.people > 0))
    doors = (evolve(one, noise=True, door=what.door if "-" in one.id else "open") for one in plain.corridors)
    return evolve(
        plain, rooms=tuple(rooms), crew=tuple(crew), intruders=tuple(intruders), corridors=tuple(doors), acting=None
    )


def everything_offered(view: View, words: Words, *, dangerous: bool) -> Offers:
    board = BOARDS[view.board]
    acts: list[Act] = [Mark("room", slot) for slot in board.slots]
    acts += [Move(id, corridor.b) for id, corridor in board.corridors.items()]
    acts += [Mark("network", id) for id in board.networks]
    danger = Danger("encounter", Text("danger-any-number", name="Mira"))
    return Offers(Decision(0, Text("prompt-turn"), acts), words, danger=lambda _act: danger if dangerous else None)


@cache
def shape_of(pixmap_key: int, pixmap: QPixmap) -> QRegion:
    return QRegion(QBitmap.fromImage(pixmap.toImage().createAlphaMask(Qt.ImageConversionFlag.ThresholdDither)))


class WordsRead:
    """Notes where words are written while one piece is painted, and which did not fit."""

    def __init__(self) -> None:
        self.lines: list[tuple[QRectF, str]] = []
        self.short: list[str] = []

    def wrote(self, painter: QPainter, area: QRectF, words: str) -> None:
        self.lines.append((painter.transform().mapRect(area), words))

    def shortened(self, shown: str, words: str) -> None:
        self.short.append(words)

    def broke(self, lines: object, words: str) -> None: ...

    def drew(self, painter: QPainter, area: QRectF, ground: str) -> None: ...


class Painted:
    """A picture, piece by piece, in the order of painting."""

    def __init__(self, picture: Picture, view: View, scale: float) -> None:
        self.mosaic = Mosaic(ship_layout(view.board))
        self.mosaic.resize(scale, 1.0)
        self.elements = picture.elements
        self.read: list[WordsRead] = []
        self.shapes: list[QRegion] = []
        for element in self.elements:
            reader = WordsRead()
            Ink.reader = reader
            pixmap = self.mosaic.pixmap(element)
            Ink.reader = None
            left, top, _, _ = self.mosaic.place(element)
            reader.lines = [(box.translated(left, top), words) for box, words in reader.lines]
            self.read.append(reader)
            self.shapes.append(shape_of(pixmap.cacheKey(), pixmap).translated(left, top))

    def above(self, index: int, area: QRegion) -> Iterator[tuple[Element, QRegion]]:
        """What is painted after a piece and covers part of an area."""
        box = area.boundingRect()
        for element, shape in zip(self.elements[index + 1 :], self.shapes[index + 1 :], strict=True):
            if shape.boundingRect().intersects(box) and not (common := shape & area).isEmpty():
                yield element, common

    def hidden(self) -> Iterator[str]:
        """What must be seen and is not."""
        for index, element in enumerate(self.elements):
            kind, shape = str(element.key[0]), self.shapes[index]
            if kind in PROTECTED:
                for over, common in self.above(index, shape):
                    allowed = (kind, over.key[0]) in EDGES or over.key[0] in ("arrow", "rings")
                    if not allowed and area(common) > HIDDEN * area(shape):
                        yield f"{over.key} hides {area(common) / area(shape):.0%} of {element.key}"
            elif kind == "piece":
                over_it = QRegion()
                for over, common in self.above(index, shape):
                    if over.key[0] in MARKERS or over.key[0] == "room-danger":
                        over_it += common
                if area(over_it) > (1 - LEAST_SEEN) * area(shape):
                    yield f"markers hide {area(over_it) / area(shape):.0%} of {element.key}"
            for box, words in self.read[index].lines:
                place = QRegion(box.toAlignedRect())
                for over, common in self.above(index, place):
                    if over.key[0] != "room-danger" and area(common) > HIDDEN * area(place):
                        yield f"{over.key} hides {area(common) / area(place):.0%} of {words!r} of {element.key}"


def area(region: QRegion) -> int:
    boxes = cast(Iterable[QRect], region)
    return sum(box.width() * box.height() for box in boxes)


def painted(view: View, words: Words, offers: Offers | None = None, text: float = 1.0, scale: float = 1.0) -> Painted:
    return Painted(picture_of(ship_layout(view.board), view, offers, words, text), view, scale)


@pytest.mark.parametrize("board", SIDES)
@pytest.mark.parametrize("people", (0, 1, 2, 3, 5))
def test_what_must_be_seen_is_never_hidden(board: str, people: int) -> None:
    words, scales = Words("en"), itertools.cycle(SCALES.values())
    for what in SITUATIONS:
        if what.people == people:
            assert list(painted(table(board, what), words, scale=next(scales)).hidden()) == [], what


@pytest.mark.parametrize("board", SIDES)
@pytest.mark.parametrize("dangerous", (False, True))
def test_what_is_offered_hides_nothing_either(board: str, dangerous: bool) -> None:
    words = Words("en")
    for what in SITUATIONS[::7]:
        # Nobody walks through a closed door.
        view = table(board, evolve(what, people=what.people - what.people % 2))
        offers = everything_offered(view, words, dangerous=dangerous)
        assert list(painted(view, words, offers).hidden()) == [], what


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("board", SIDES)
@pytest.mark.parametrize("size", SCALES)
@pytest.mark.parametrize("text", (1.0, 1.5))
def test_all_words_of_the_ship_are_written_whole_and_inside_their_pieces(
    board: str, language: str, size: str, text: float
) -> None:
    words = Words(language)
    for what, markers in ((Situation(0, (), 0), False), (Situation(2, ("adult",), 1), True)):
        ship = painted(table(board, what, markers=markers), words, text=text, scale=SCALES[size])
        for element, read in zip(ship.elements, ship.read, strict=True):
            assert read.short == [], element.key
            left, top, right, bottom = ship.mosaic.place(element)
            for box, said in read.lines:
                # Half a pixel is lost where a line of words is measured.
                piece = QRectF(left, top, right - left, bottom - top).adjusted(-0.5, -0.5, 0.5, 0.5)
                assert piece.contains(box), (element.key, said)
        assert not [line for line in ship.hidden() if "'" in line], what


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", (1.0, 1.5))
@pytest.mark.parametrize("entered", (True, False))
def test_names_stay_on_their_plates(language: str, text: float, entered: bool) -> None:
    """Also those of the sections of the alternate side, which lie face up and dashed before anybody enters them."""
    view = table("alternate", Situation(0, (), 0), markers=False)
    view = evolve(view, rooms=tuple(evolve(one, explored=entered) for one in view.rooms))
    ship = painted(view, Words(language), text=text, scale=SCALES["1280×720"])
    for element, read in zip(ship.elements, ship.read, strict=True):
        if element.key[0] == "room" and read.lines:
            box, name = read.lines[0]
            room = ship_layout("alternate").slots[int(str(element.key[1]))].rect
            assert box.right() <= (room.right() - 4) * ship.mosaic.scale, name


@pytest.mark.parametrize("board", SIDES)
def test_pieces_overlap_only_where_the_room_opens_to_show_them(board: str) -> None:
    """In a room that need not be opened nobody touches anybody, and a pictogram that has not faded is clear."""
    words, layout = Words("en"), ship_layout(board)
    for what in SITUATIONS:
        view = table(board, what)
        for slot, crowd in picture_of(layout, view, None, words, 1.0).crowds.items():
            if crowd.whole:
                for one, other in itertools.combinations(crowd.figures, 2):
                    assert not touch(one, other), (what, slot, one, other)
            if not crowd.faded:
                clear = floor_of(layout.slots[slot]).pictogram
                for figure in (*crowd.of("person"), *crowd.of("intruder")):
                    assert figure.x - figure.size / 2 >= clear - 6, (what, slot, figure)


def touch(one: Figure, other: Figure) -> bool:
    """Whether two figures overlap: discs, and square chips."""
    dx, dy, reach = abs(one.x - other.x), abs(one.y - other.y), (one.size + other.size) / 2
    if "object" in (one.kind, other.kind):
        square, disc = (one, other) if one.kind == "object" else (other, one)
        half = square.size / 2
        gap = QPointF(max(0.0, dx - half), max(0.0, dy - half))
        # Discs are round, and the corners of tokens are cut.
        return gap.x() ** 2 + gap.y() ** 2 < (disc.size / 2 - 2) ** 2
    return dx * dx + dy * dy < (reach - 1) ** 2
