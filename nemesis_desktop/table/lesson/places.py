"""Where on the table the things lie that a lesson speaks of, and what its panel should not hide."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Protocol

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.engine.events import Told
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.furniture.anchors import Anchors
from nemesis_desktop.table.furniture.bar.decision_bar import DecisionBar
from nemesis_desktop.table.furniture.part import TablePart
from nemesis_desktop.table.furniture.play.controller import TableController
from nemesis_desktop.table.furniture.play.offers import Offers

PART: Final = "part"
"""The kind of an anchor for a part of the table itself: every table has a ``bar``, a game names its own."""

EDGE: Final = 6.0
"""How far the panel stays away from the edge of the table, in units."""


class Showing(Protocol):
    """What is happening on the table before somebody's eyes."""

    @property
    def running(self) -> bool:
        """Whether something is being shown."""

    def takes_time(self, events: Sequence[Told]) -> bool:
        """Whether there is anything to watch."""


class LessonTable(Protocol):
    """The table on which a lesson is given: a widget with what a lesson wants of it."""

    words: Words
    unit: float
    text_scale: float
    controller: TableController | None
    coach: QWidget | None

    @property
    def bar(self) -> DecisionBar:
        """The bar with the question and its buttons."""

    @property
    def playback(self) -> Showing:
        """What is being shown."""

    @property
    def act_menu(self) -> QWidget:
        """The menu of several acts for one thing: it lies over the panel."""

    @property
    def hover(self) -> QWidget:
        """The explanation under the pointer: it lies over the panel, too."""

    @property
    def offers(self) -> Offers | None:
        """What is offered now."""

    @property
    def parts(self) -> tuple[TablePart, ...]:
        """All parts, private ones first."""

    @property
    def private_parts(self) -> tuple[TablePart, ...]:
        """What only the learner may see."""

    def open(self, controller: TableController) -> None:
        """Play a match."""


class Places:
    """Knows what any table can tell; a game says where else its things lie. All places are in pixels of the table."""

    def __init__(self, table: LessonTable) -> None:
        assert isinstance(table, QWidget), "a lesson is given on a widget"
        self.widget: QWidget = table
        self.table: LessonTable = table

    def of(self, anchor: Anchor) -> QRect | None:
        """Where a thing lies; None where it is not seen just now."""
        if anchor.kind == PART:
            part = self.part(str(anchor.id))
            return None if part is None else self.whole(part)
        found = Anchors(self.table.parts).part_of(anchor)
        place = found.place_of(anchor) if found is not None else None
        if found is None or place is None:
            return None
        inside = place.toAlignedRect().intersected(found.rect())
        return QRect(found.mapTo(self.widget, inside.topLeft()), inside.size())

    def part(self, name: str) -> QWidget | None:
        """The part of the table that a step calls so; None where it is not there just now."""
        return self.table.bar if name == "bar" else None

    def whole(self, part: QWidget) -> QRect:
        """Where a part, or a button in it, lies."""
        return QRect(part.mapTo(self.widget, QPoint()), part.size())

    def at(self, widget: QWidget, where: QPoint, among: Iterable[Anchor]) -> list[Anchor]:
        """Which of some things lie where somebody clicked, the uppermost first."""
        point = widget.mapTo(self.widget, where)
        return [anchor for anchor in among if (place := self.of(anchor)) is not None and place.contains(point)]

    @property
    def area(self) -> QRect:
        """Where the panel may stand."""
        edge = round(EDGE * self.table.unit)
        return self.widget.rect().adjusted(edge, edge, -edge, -edge)

    @property
    def question(self) -> list[QRect]:
        """Where the question stands: the panel must not hide it while it is to be answered."""
        return [self.whole(self.table.bar)]

    @property
    def better_free(self) -> list[QRect]:
        """What the panel should hide as little of as possible."""
        return [self.whole(part) for part in self.table.private_parts]

    @property
    def signs(self) -> Sequence[QRect]:
        """Small signs and badges that no ring may cover."""
        return ()

    @property
    def heard(self) -> tuple[TablePart, ...]:
        """The parts on which a click that changes nothing is answered by the panel."""
        return self.table.parts
