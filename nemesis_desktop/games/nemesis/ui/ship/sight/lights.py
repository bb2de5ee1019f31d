"""What lies over the ship under the pointer and the keyboard: light on what is offered, the reason for what is not."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from nemesis_desktop.games.nemesis.ui.ship.chart import Chart
from nemesis_desktop.games.nemesis.ui.ship.drawn import rooms
from nemesis_desktop.games.nemesis.ui.ship.sketch import Target
from nemesis_desktop.table.drawing.canvas import Canvas


class Lights:
    """Lights up one thing of a chart at a time.

    Attributes:
        live: what can be chosen under the pointer.
        refused: what cannot, under the pointer; its reason is stamped over it.
    """

    def __init__(self, chart: Chart) -> None:
        self._chart = chart
        self.live: Target | None = None
        self.refused: Target | None = None

    def turn_to(self, live: Target | None, refused: Target | None) -> None:
        """Light other things; what was lit and what is now is painted again."""
        for old, new in ((self.live, live), (self.refused, refused)):
            if (old.anchor if old else None) != (new.anchor if new else None):
                for one in (old, new):
                    if one is not None:
                        box = one.shape.boundingRect().adjusted(-60, -22, 60, 22)
                        self._chart.touch(box.united(self._stamp_of(one)))
        self.live, self.refused = live, refused

    def _reason(self, target: Target) -> str | None:
        return None if self._chart.offers is None else self._chart.offers.reason(target.anchor)

    def _stamp_of(self, target: Target) -> QRectF:
        """Where the reason lies why a thing is refused; it may be wider than the thing."""
        reason = self._reason(target) if target.state == "refused" else None
        if reason is None:
            return QRectF()
        middle = target.shape.boundingRect().center()
        whole = self._chart.layout_.canvas
        return rooms.reason_box(whole, middle, reason, self._chart.text_scale).adjusted(-2, -2, 2, 2)

    def paint(self, canvas: Canvas) -> None:
        """Draw what is pointed at, and why it is refused."""
        if self.live is not None:
            self._paint_live(canvas, self.live)
        elif self.refused is not None and (reason := self._reason(self.refused)) is not None:
            canvas.fill(self.refused.shape, "ground.space", 0.58)
            middle = self.refused.shape.boundingRect().center()
            rooms.reason_stamp(canvas, self._chart.layout_.canvas, middle, reason, self._chart.text_scale)

    def _paint_live(self, canvas: Canvas, target: Target) -> None:
        paint = "state.danger" if target.state == "danger" else "accent.warm"
        canvas.fill(target.shape, paint, 0.12)
        if target.anchor.kind == "room":
            rooms.brackets(canvas, self._chart.layout_.slots[int(target.anchor.id)], paint)

    def paint_ring(self, canvas: Canvas, target: Target) -> None:
        """Draw the ring of what the keyboard is on."""
        if target.anchor.kind == "room":
            rooms.focus_line(canvas, self._chart.layout_.slots[int(target.anchor.id)].path(8.0))
        elif target.anchor.kind in ("corridor", "network"):
            rooms.focus_line(canvas, target.shape.simplified())
        else:
            rooms.focus_box(canvas, target.shape.boundingRect().adjusted(-6, -6, 6, 6))
