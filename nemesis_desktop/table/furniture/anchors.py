"""Which part of the table stands for which thing."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPoint

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.table.furniture.part import TablePart


class Anchors:
    """The visible parts of the table, asked for things.

    Args:
        parts: in the order in which they are asked: the private ones first, so that a menu opens beside the hand.
    """

    def __init__(self, parts: Iterable[TablePart]) -> None:
        self._parts = tuple(parts)

    def placed(self, anchor: Anchor) -> bool:
        """Whether some part draws the thing now, or will when another screen no longer hides the table."""
        return any(part.shows(anchor) for part in self._standing())

    def part_of(self, anchor: Anchor) -> TablePart | None:
        """The first part that draws the thing now."""
        return next((part for part in self._standing() if part.shows(anchor)), None)

    def _standing(self) -> Iterable[TablePart]:
        return (part for part in self._parts if not part.isHidden())

    def point_of(self, anchor: Anchor) -> QPoint | None:
        """The middle of the thing, on the screen; None if no part says where it is."""
        part = self.part_of(anchor)
        place = part.place_of(anchor) if part is not None else None
        if part is None or place is None:
            return None
        return part.mapToGlobal(place.center().toPoint())
