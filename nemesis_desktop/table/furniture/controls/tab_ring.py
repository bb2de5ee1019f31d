"""Where Tab goes on the table: first to what is asked, then through everything that explains itself."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget


def _rest(widget: QWidget) -> bool:
    """Whether the keyboard can rest on a widget now."""
    tab = Qt.FocusPolicy.TabFocus.value
    return bool(widget.focusPolicy().value & tab) and widget.isVisible() and widget.isEnabled()


class TabRing:
    """The places of the keyboard on the table, in the order in which Tab comes to them.

    Args:
        table: what the parts lie on.
        groups: the parts, in their order; a part that is not there just now may be left out.
        rows: the parts whose places stand side by side, and are gone through from left to right.
    """

    def __init__(self, table: QWidget, groups: Sequence[QWidget], rows: Sequence[QWidget] = ()) -> None:
        self._table = table
        self._groups = tuple(groups)
        self._rows = tuple(rows)

    def places(self) -> list[list[QWidget]]:
        """The places of each part; parts without any are left out."""
        # In the order in which they lie on one another, which each part keeps. Qt's own chain of them would do as well,
        # but a widget that PySide has once found through nextInFocusChain stays in memory when it is long gone.
        resting = [widget for widget in self._table.findChildren(QWidget) if _rest(widget)]
        found = []
        for part in self._groups:
            inside = [one for one in resting if one is part or part.isAncestorOf(one)]
            found.append(self._sorted(part, inside))
        return [one for one in found if one]

    def _sorted(self, part: QWidget, inside: list[QWidget]) -> list[QWidget]:
        ordered: list[QWidget] = []
        for row in self._rows:
            if row is part or part.isAncestorOf(row):
                own = [one for one in inside if row.isAncestorOf(one)]
                ordered += sorted(own, key=lambda one: one.mapTo(row, QPoint()).x())
        return [*ordered, *(one for one in inside if one not in ordered)]

    def step(self, here: QWidget | None, forward: bool) -> QWidget | None:
        """The place after, or before, the one that has the keyboard; it is a ring."""
        ring = [one for group in self.places() for one in group]
        if not ring:
            return None
        if here not in ring:
            return ring[0 if forward else -1]
        return ring[(ring.index(here) + (1 if forward else -1)) % len(ring)]

    def jump(self, here: QWidget | None, forward: bool) -> QWidget | None:
        """The first place of the next part, or of the one before."""
        groups = self.places()
        if not groups:
            return None
        at = next((number for number, group in enumerate(groups) if here in group), -1 if forward else 0)
        return groups[(at + (1 if forward else -1)) % len(groups)][0]

    def beside(self, here: QWidget | None, forward: bool) -> QWidget | None:
        """The neighbour within the same part; None at its end, or if the keyboard is on no part."""
        group = next((group for group in self.places() if here in group), None)
        if group is None or here is None:
            return None
        at = group.index(here) + (1 if forward else -1)
        return group[at] if 0 <= at < len(group) else None
