"""The magnifying glass over the ship: a crowded room, opened at 200 % where it lies."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.games.nemesis.ui.ship import says
from nemesis_desktop.games.nemesis.ui.ship.chart import Chart
from nemesis_desktop.games.nemesis.ui.ship.drawn.standing import KINDS
from nemesis_desktop.games.nemesis.ui.ship.sight.lens import OpenRoom, open_room, paint_open_room
from nemesis_desktop.table.drawing.canvas import Canvas

OPENS_BELOW: Final = 1.8
"""From this zoom on a crowded room can be read without opening it."""
EDGE: Final = 8.0
SHADOW: Final = 12
FIGURES: Final = {anchor: figure for figure, anchor in KINDS.items()}


class Magnifier:
    """Opens one crowded room of a chart.

    Attributes:
        slot: the room that is open; None for none.
    """

    def __init__(self, chart: Chart) -> None:
        self._chart = chart
        self._room: OpenRoom | None = None
        self._corner = QPointF()

    @property
    def slot(self) -> int | None:
        """The room that is open."""
        return None if self._room is None else self._room.slot

    # ------------------------------------------------------------------------------------ what could be opened

    def slot_at(self, at: QPointF) -> int | None:
        """The crowded room at a point of the chart."""
        if self._chart.zoom >= OPENS_BELOW:
            return None
        room = next((one for one in self._chart.under(at) if one.anchor.kind == "room"), None)
        return self.slot_of(room.anchor) if room is not None else None

    def slot_of(self, anchor: Anchor) -> int | None:
        """The room that a thing belongs to, if it is too crowded to be read."""
        for slot, crowd in self._chart.picture.crowds.items():
            if crowd.whole:
                continue
            if anchor == Anchor("room", slot):
                return slot
            kind = FIGURES.get(anchor.kind)
            if any(figure.kind == kind and anchor.id in figure.ids for figure in crowd.figures):
                return slot
        return None

    # ------------------------------------------------------------------------------------------ open and closed

    def open(self, slot: int) -> None:
        """Open a room in place, inside the chart as a whole; one that is not crowded stays as it is."""
        self.close()
        chart = self._chart
        assert chart.view is not None and chart.words is not None
        room = says.room_at(chart.view, slot)
        if room is None or chart.picture.crowds[slot].whole:
            return
        place = chart.layout_.slots[slot]
        self._room = open_room(place, room, chart.view, chart.words, chart.text_scale)
        fit = chart.fit()
        wide, high = self._room.size[0] * fit, self._room.size[1] * fit
        middle, edge = chart.to_widget(place.rect).center(), EDGE * fit
        x = min(max(middle.x() - wide / 2, edge), max(edge, chart.width() - wide - edge))
        y = min(max(middle.y() - high / 2, edge), max(edge, chart.height() - high - edge))
        self._corner = QPointF(math.floor(x), math.floor(y))
        self.repaint()

    def again(self) -> None:
        """Open the same room as it is now, where it is now."""
        if self._room is not None:
            self.open(self._room.slot)

    def close(self) -> None:
        """Close what is open."""
        self.repaint()
        self._room = None

    def repaint(self) -> None:
        """Draw it again."""
        if self._room is not None:
            self._chart.update(self._box().toAlignedRect().adjusted(-SHADOW, -SHADOW, SHADOW, SHADOW))

    # ----------------------------------------------------------------------------------------- what lies in it

    def _box(self) -> QRectF:
        assert self._room is not None
        fit = self._chart.fit()
        return QRectF(self._corner.x(), self._corner.y(), self._room.size[0] * fit, self._room.size[1] * fit)

    def covers(self, at: QPointF, margin: float = 0.0) -> bool:
        """Whether the opened room lies at a point of the chart, or within a margin."""
        return self._room is not None and self._box().adjusted(-margin, -margin, margin, margin).contains(at)

    def _at(self, at: QPointF) -> tuple[Anchor, ...]:
        """What is at a point of the opened room, and the room itself."""
        assert self._room is not None
        entry = self._room.entry_at((at - self._corner) / self._chart.fit())
        return (*(entry.anchors if entry is not None else ()), Anchor("room", self._room.slot))

    def pointed(self, at: QPointF) -> Anchor | None:
        """What the pointer is on; None outside of an opened room."""
        return self._at(at)[0] if self.covers(at) else None

    def choice(self, at: QPointF | None) -> Anchor | None:
        """What a click chooses: what is there if it is offered, or the room itself."""
        offers = self._chart.offers
        if at is None or offers is None or not self.covers(at):
            return None
        return next((anchor for anchor in self._at(at) if offers.acts_at(anchor)), None)

    def place_of(self, anchor: Anchor) -> QRectF | None:
        """Where a thing lies in the opened room, in pixels of the chart."""
        box = None if self._room is None else self._room.box_of(anchor)
        if box is None:
            return None
        fit = self._chart.fit()
        return QRectF(self._corner + box.topLeft() * fit, box.size() * fit)

    def paint(self, painter: QPainter, pointed: Anchor | None) -> None:
        """Draw it over everything."""
        if self._room is None:
            return
        fit = self._chart.fit()
        ratio, at = self._chart.devicePixelRatioF(), self._corner
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        canvas = Canvas(painter, fit, ratio, x=at.x(), y=at.y(), fine=True)
        paint_open_room(canvas, self._room, self._chart.offers, pointed)
