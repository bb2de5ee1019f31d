"""What part of the ship is seen, as plain geometry: how large, around which point, and where that puts everything."""

from __future__ import annotations

import math
from typing import Final

from attrs import frozen
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF

NEAREST: Final = 4.0
"""The largest zoom; 1 shows the whole ship."""


@frozen
class Framing:
    """How much larger than the whole ship it is shown, and the point of the canvas in the middle of the window."""

    zoom: float
    middle: QPointF

    def towards(self, goal: Framing, part: float) -> Framing:
        """The sight on the way to another.

        What is seen shrinks or grows evenly: so the one point that lies in the same place of the window before and
        after (what the pointer is on, say) lies there all the time, and no sight on the way leaves what both may show.
        """
        here, there = 1.0 / self.zoom, 1.0 / goal.zoom
        zoom = 1.0 / (here + (there - here) * part)
        return Framing(zoom, self.middle + (goal.middle - self.middle) * part)

    def is_near(self, other: Framing) -> bool:
        """Whether nobody could tell it from the other."""
        off = (self.middle - other.middle).manhattanLength()
        return math.isclose(self.zoom, other.zoom, rel_tol=1e-4) and off < 0.5


@frozen
class Window:
    """The widget through which the ship is seen.

    Attributes:
        canvas: the whole drawing, in units.
        wide: pixels of the widget.
        high: the same.
        ratio: device pixels per pixel.
        left: pixels at its left edge over which something else stands; the ship is looked at in the free part.
        right: the same at its right edge.
    """

    canvas: QRectF
    wide: float
    high: float
    ratio: float
    left: float = 0.0
    right: float = 0.0

    @property
    def fit(self) -> float:
        """Pixels per unit that show the whole ship."""
        return max(0.05, min(self.wide / self.canvas.width(), self.high / self.canvas.height()))

    @property
    def whole(self) -> Framing:
        """All of the ship."""
        return Framing(1.0, self.canvas.center())

    @property
    def free(self) -> float:
        """Pixels of its width over which nothing stands."""
        return max(1.0, self.wide - self.left - self.right)

    @property
    def farthest(self) -> float:
        """The smallest zoom: all of the ship in the free part."""
        return min(1.0, self.free / min(self.wide, self.canvas.width() * self.fit))

    @property
    def device(self) -> QRect:
        """The widget in device pixels."""
        return QRect(0, 0, math.ceil(self.wide * self.ratio), math.ceil(self.high * self.ratio))

    def scale(self, sight: Framing) -> float:
        """Pixels per unit."""
        return self.fit * sight.zoom

    def origin(self, sight: Framing) -> QPoint:
        """Where the canvas's corner is, in whole device pixels from the widget's corner."""
        scale = self.scale(sight)
        x = self.wide / 2 - sight.middle.x() * scale
        y = self.high / 2 - sight.middle.y() * scale
        return QPoint(round(x * self.ratio), round(y * self.ratio))

    def seen(self, sight: Framing) -> QRectF:
        """What the widget shows, in units."""
        scale = self.scale(sight)
        wide, high = self.wide / scale, self.high / scale
        return QRectF(sight.middle.x() - wide / 2, sight.middle.y() - high / 2, wide, high)

    def inside(self, sight: Framing) -> Framing:
        """The nearest sight within the limits: nothing free of it is empty while there is ship to show there."""
        sight = Framing(max(self.farthest, min(NEAREST, sight.zoom)), sight.middle)
        seen, canvas, scale = self.seen(sight), self.canvas, self.scale(sight)
        x = _within(sight.middle.x(), seen.width(), canvas.width(), self.left / scale, self.right / scale)
        y = _within(sight.middle.y(), seen.height(), canvas.height())
        return Framing(sight.zoom, QPointF(x, y))

    def near(self, box: QRectF, zoom: float, margin: float) -> Framing:
        """A part of the canvas in the middle of the free part, so large; smaller only if it must, to show all of it."""
        box = box.adjusted(-margin, -margin, margin, margin)
        room = min(self.free / box.width(), self.high / box.height()) / self.fit
        zoom = max(self.farthest, min(zoom, room))
        aside = (self.right - self.left) / 2 / (self.fit * zoom)
        return self.inside(Framing(zoom, box.center() + QPointF(aside, 0)))

    def shows(self, sight: Framing, box: QRectF) -> bool:
        """Whether all of a part of the canvas is seen in the free part."""
        scale = self.scale(sight)
        return self.seen(sight).adjusted(self.left / scale, 0, -self.right / scale, 0).contains(box & self.canvas)

    def zoomed(self, sight: Framing, zoom: float, around: QPointF) -> Framing:
        """Larger or smaller; the point of the ship at ``around``, in pixels, stays there if the limits let it."""
        zoom = max(self.farthest, min(NEAREST, zoom))
        off = around - QPointF(self.wide / 2, self.high / 2)
        unit = sight.middle + off / self.scale(sight)
        return self.inside(Framing(zoom, unit - off / (self.fit * zoom)))

    def moved(self, sight: Framing, by: QPointF) -> Framing:
        """The picture moved by so many pixels."""
        return self.inside(Framing(sight.zoom, sight.middle - by / self.scale(sight)))

    def showing(self, sight: Framing, box: QRectF, margin: float) -> Framing:
        """The nearest sight that shows a part of the canvas and ``margin`` units around it; smaller only if it must."""
        box = box.adjusted(-margin, -margin, margin, margin) & self.canvas
        room = min(self.free / box.width(), self.high / box.height()) / self.fit
        sight = Framing(max(self.farthest, min(sight.zoom, room)), sight.middle)
        scale = self.scale(sight)
        seen = self.seen(sight).adjusted(self.left / scale, 0, -self.right / scale, 0)
        dx = min(0.0, box.left() - seen.left()) + max(0.0, box.right() - seen.right())
        dy = min(0.0, box.top() - seen.top()) + max(0.0, box.bottom() - seen.bottom())
        return self.inside(Framing(sight.zoom, sight.middle + QPointF(dx, dy)))


def _within(middle: float, seen: float, all_of_it: float, before: float = 0.0, behind: float = 0.0) -> float:
    """The middle of a stretch that is seen; so much of it lies covered ``before`` and ``behind``."""
    if seen - before - behind >= all_of_it:
        return all_of_it / 2 + (behind - before) / 2
    return min(max(middle, seen / 2 - before), all_of_it - seen / 2 + behind)
