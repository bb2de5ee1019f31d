"""What the keyboard is on, of the things that are offered on the ship."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QCursor

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.games.nemesis.ui.ship.chart import Chart
from nemesis_desktop.games.nemesis.ui.ship.sight.magnifier import Magnifier
from nemesis_desktop.games.nemesis.ui.ship.sight.ways_to import nearest, row_by_row
from nemesis_desktop.games.nemesis.ui.ship.sketch import Target

PUSH = 60
"""So many units an arrow key moves the picture where nothing more is offered in its direction."""


class Focus:
    """Goes from one offered thing to another.

    Args:
        chart: the ship.
        glass: opens a crowded room in which the thing lies.
        describe: says for assistive software what the keyboard is on.

    Attributes:
        anchor: what the keyboard is on; None while it is elsewhere.
    """

    def __init__(self, chart: Chart, glass: Magnifier, describe: Callable[[], None]) -> None:
        self._chart, self._glass, self._describe = chart, glass, describe
        self.anchor: Anchor | None = None

    @property
    def stops(self) -> list[Anchor]:
        """What Tab goes through: everything offered on the ship, row by row."""
        return row_by_row(self._chart.picture.targets)

    @property
    def target(self) -> Target | None:
        """What the keyboard is on, as it is drawn."""
        return None if self.anchor is None else self._chart.target_of(self.anchor)

    def check(self) -> None:
        """Something else is offered: what is not offered any more is let go of."""
        if self.anchor is not None and self.anchor not in self.stops:
            self.anchor = None

    def begin(self, reason: Qt.FocusReason) -> None:
        """Tab has come to the ship: to the first thing offered, or to the last one when it comes from behind."""
        stops = self.stops
        if stops and reason == Qt.FocusReason.TabFocusReason:
            self.turn_to(stops[0])
        elif stops and reason == Qt.FocusReason.BacktabFocusReason:
            self.turn_to(stops[-1])

    def step(self, following: bool) -> bool:
        """On to the next or the previous thing offered; returns whether there is one."""
        stops = self.stops
        if not stops:
            return False
        index = stops.index(self.anchor) if self.anchor in stops else (-1 if following else len(stops))
        index += 1 if following else -1
        if not 0 <= index < len(stops):
            return False
        self.turn_to(stops[index])
        return True

    def go(self, dx: int, dy: int) -> None:
        """To the nearest offered thing in a direction; with none there, move the picture."""
        chart = self._chart
        targets = [one for anchor in self.stops if anchor != self.anchor and (one := chart.target_of(anchor))]
        best = nearest(self._box().center(), dx, dy, targets)
        if best is not None:
            self.turn_to(best.anchor)
        elif chart.zoom > 1.0:
            chart.glide_by(QPointF(-dx, -dy) * PUSH * chart.unit)

    def _box(self) -> QRectF:
        """Where an arrow key starts from."""
        target, slot = self.target, self._chart.picture.acting
        if target is not None:
            return target.shape.boundingRect()
        layout = self._chart.layout_
        return layout.slots[slot].rect if slot is not None else layout.canvas

    def turn_to(self, anchor: Anchor | None) -> None:
        """The keyboard is on this now: it comes into sight, is explained, and its crowded room opens."""
        chart = self._chart
        before, self.anchor = self.anchor, anchor
        for one in (before, anchor):
            ringed = chart.target_of(one) if one is not None else None
            if ringed is not None:
                chart.touch(ringed.shape.boundingRect().adjusted(-14, -14, 14, 14))
        if anchor is None or chart.view is None or chart.words is None:
            chart.setAccessibleDescription("")
            if before is not None:
                chart.hovered.emit(None, QCursor.pos())
            return
        target = self.target
        if target is not None:
            box = target.shape.boundingRect()
            chart.bring_into_sight(box)
            self._describe()
            chart.hovered.emit(anchor, chart.mapToGlobal(chart.to_widget(box).center().toPoint()))
            QAccessible.updateAccessibility(QAccessibleEvent(chart, QAccessible.Event.DescriptionChanged))
        slot = self._glass.slot_of(anchor)
        if slot is not None and anchor.kind != "room":
            self._glass.open(slot)
        else:
            self._glass.close()
