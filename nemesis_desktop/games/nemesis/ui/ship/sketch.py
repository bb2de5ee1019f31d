"""A picture of the ship while it is being drawn up: the elements and targets collected so far."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Final

from attrs import define, field, frozen
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.ui.ship.layout import ShipLayout
from nemesis_desktop.games.nemesis.view import View
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.shapes import cut
from nemesis_desktop.table.furniture.play.offers import Offers, State

if TYPE_CHECKING:
    from nemesis_desktop.games.nemesis.ui.ship.drawn.crowd import Crowd
    from nemesis_desktop.games.nemesis.ui.ship.drawn.rooms import RoomLook

Z_PASSAGE: Final = 10
Z_GLOW: Final = 15
Z_ROOM: Final = 20
Z_DOORWAY: Final = 25
Z_BRACKET: Final = 27
Z_NOISE: Final = 28
Z_DOOR: Final = 30
Z_PLATE: Final = 35
Z_CROWD: Final = 40
Z_FIGURE_MARK: Final = 41
Z_SIGNS: Final = 42
Z_SURROUND: Final = 55
Z_MARK: Final = 60
Z_BADGE: Final = 62

CAREFUL: Final = "careful"
"""The kind of anchor under a badge: a click there means the careful way of doing what a click on the room does."""


CHOSEN: Final[tuple[State, ...]] = ("chosen", "subject")
"""What is selected, and what is being paid for, look alike."""


Box = tuple[int, int, int, int]
"""Left, top, right and bottom in device pixels from the canvas's corner; the last two lie just outside."""


@frozen(eq=False)
class Element:
    """Something drawn: where, in which layer, how it looks, and how to paint it.

    Attributes:
        stamp: things of the same stamp and size are alike, wherever they lie: they are painted once, and moved by less
            than a pixel to where they belong. None for what there is only one of.
        places: where it lies at each scale that was asked for.
    """

    key: tuple[Hashable, ...]
    z: int
    look: Hashable
    bounds: QRectF
    paint: Callable[[Canvas], None]
    stamp: Hashable = None
    places: dict[float, Box] = field(factory=dict, init=False)


@frozen(eq=False)
class Target:
    """Something that can be pointed at: its shape on the canvas, and how it is offered."""

    anchor: Anchor
    z: int
    shape: QPainterPath
    state: State = "none"


@define(eq=False)
class Memory:
    """What earlier pictures left behind: only what has changed is worked out and drawn up again.

    Attributes:
        parts: what was drawn up for each part of the ship, and for which state of it.
        rooms: for each slot what is known of its room, who stands where in it, and how it looks.
    """

    parts: dict[Hashable, tuple[Hashable, list[Element], list[Target]]] = field(factory=dict)
    rooms: dict[int, tuple[Hashable, Crowd, RoomLook]] = field(factory=dict)

    def copy(self) -> Memory:
        """The same, to be changed without changing this one."""
        return Memory(dict(self.parts), dict(self.rooms))

    def clear(self) -> None:
        """Forget everything: another size, language or side."""
        self.parts.clear()
        self.rooms.clear()


class Sketch:
    """One pass over a view.

    Attributes:
        elements: everything drawn so far.
        targets: everything that can be pointed at so far.
        parts: the same elements, part by part.
        states: how things are offered, if they are not just there.
    """

    def __init__(self, layout: ShipLayout, view: View, offers: Offers | None, words: Words, memory: Memory) -> None:
        self.layout, self.view, self.offers, self.words = layout, view, offers, words
        self.memory = memory
        self.elements: list[Element] = []
        self.targets: list[Target] = []
        self.parts: dict[Hashable, list[Element]] = {}
        self.crew = {one.seat: one for one in view.crew}
        marked = () if offers is None else offers.marked
        self.states: dict[tuple[str, int | str], State] = {}
        for anchor in marked:
            assert offers is not None
            self.states[anchor.kind, anchor.id] = offers.state(anchor)

    def part(self, key: Hashable, state: Hashable, draw: Callable[[], None]) -> None:
        """Draw up a part of the ship, unless it was drawn up before in the same ``state``."""
        known = self.memory.parts.get(key)
        if known is None or known[0] != state:
            before, pointed = len(self.elements), len(self.targets)
            draw()
            known = self.memory.parts[key] = (state, self.elements[before:], self.targets[pointed:])
        else:
            self.elements += known[1]
            self.targets += known[2]
        self.parts[key] = known[1]

    def say(self, id: str, **args: int | str) -> str:
        """A label of the map in words."""
        return self.words.text(Text(f"ui-map-{id}", **args))

    def state(self, kind: str, id: int | str) -> State:
        """How a thing is offered."""
        return self.states.get((kind, id), "none")

    def draw(
        self,
        key: tuple[Hashable, ...],
        z: int,
        look: Hashable,
        bounds: QRectF,
        paint: Callable[[Canvas], None],
        *,
        stamp: Hashable = None,
    ) -> None:
        """Add something drawn."""
        self.elements.append(Element(key, z, look, bounds, paint, stamp))

    def target(self, anchor: Anchor, z: int, shape: QPainterPath, state: State) -> None:
        """Add something that can be pointed at."""
        self.targets.append(Target(anchor, z, shape, state))

    def box_mark(self, key: tuple[Hashable, ...], box: QRectF, corner: float, state: State) -> None:
        """Mark a box as offered, chosen or dangerous."""
        paint = "state.danger" if state == "danger" else "accent.warm"

        def paint_mark(canvas: Canvas) -> None:
            canvas.line(cut(box, corner), "ground.space", 4.8)
            canvas.line(cut(box, corner), paint, 3.4 if state in ("chosen", "subject") else 2.4)

        self.draw(key, Z_MARK, state, box.adjusted(-4, -4, 4, 4), paint_mark, stamp=("box", corner, state))
