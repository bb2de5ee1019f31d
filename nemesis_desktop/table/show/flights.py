"""What flies over the table from part to part: wounds that land, markers that tick, tokens that go into the bag."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from attrs import frozen
from PySide6.QtCore import QElapsedTimer, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.motion import APPEAR, IMPACT, MOVE
from nemesis_desktop.table.drawing.pieces import marker
from nemesis_desktop.table.drawing.theme import paced

FRAME: Final = 16


@frozen(eq=False)
class Flight:
    """Something that runs over the table: how long, how each part (0 to 1) of it is drawn, and where (in pixels).

    ``draw`` gets a canvas in units over the whole table.
    """

    duration: int
    draw: Callable[[Canvas, float], None]
    where: Callable[[float], QRectF]


class Flights(QWidget):
    """A layer over the whole table that the pointer goes through. One thing flies at a time."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.unit = 1.0
        self._flight: Flight | None = None
        self._done: Callable[[], None] | None = None
        self._clock = QElapsedTimer()
        self._drawn = QRectF()
        self._timer = QTimer(self)
        self._timer.setInterval(FRAME)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def busy(self) -> bool:
        """Whether something flies."""
        return self._flight is not None

    def play(self, flight: Flight | None, done: Callable[[], None]) -> None:
        """Show it, then call ``done``; at once if there is nothing to see."""
        self.stop()
        parent = self.parentWidget()
        if flight is None or flight.duration <= 0 or parent is None or not parent.isVisible():
            done()
            return
        self.setGeometry(parent.rect())
        self._flight, self._done = flight, done
        self._clock.start()
        self.show()
        self._timer.start()
        self._tick()

    def stop(self) -> None:
        """End it without going on."""
        if self._flight is None:
            return
        self._timer.stop()
        self._flight, self._done = None, None
        self.hide()
        self._drawn = QRectF()

    def _part(self) -> float:
        assert self._flight is not None
        return min(1.0, self._clock.elapsed() / self._flight.duration)

    def _tick(self) -> None:
        if self._flight is None:
            return
        part = self._part()
        where = self._flight.where(part)
        self.update(
            (where if self._drawn.isNull() else where.united(self._drawn)).toAlignedRect().adjusted(-2, -2, 2, 2)
        )
        self._drawn = where
        if part >= 1.0:
            done = self._done
            self.stop()
            if done is not None:
                done()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw what flies."""
        if self._flight is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._flight.draw(Canvas(painter, self.unit, self.devicePixelRatioF()), self._part())


# ---------------------------------------------------------------------------------------------- kinds of flights

Sign = Callable[[Canvas, float, float, float], None]
"""Draws something around a point, so large (1 is its own size)."""


def sign(name: str, ink: str, ground: str, size: float = 22.0) -> Sign:
    """A stencil on a dark disc with a rim, as it lies beside characters."""

    def draw(canvas: Canvas, x: float, y: float, grown: float) -> None:
        marker(
            canvas, QPointF(x, y), size * 0.72 * grown, name, size * grown,
            fill=ground, edge=ink, ink=ink, keyline=2 * grown,
        )  # fmt: skip

    return draw


def fly(start: QPointF, end: QPointF, paint: Sign, duration: int, unit: float, ring: str) -> Flight:
    """Something goes from one point of the table to another along an arc, and lands with a ring. In pixels."""
    lift = min(90.0, 0.22 * math.hypot(end.x() - start.x(), end.y() - start.y()) / unit)

    def at(part: float) -> QPointF:
        along = MOVE.valueForProgress(min(1.0, part / 0.75))
        point = start + (end - start) * along
        return QPointF(point.x(), point.y() - lift * unit * math.sin(math.pi * along))

    def draw(canvas: Canvas, part: float) -> None:
        point = at(part) / unit
        if part < 0.75:
            paint(canvas, point.x(), point.y(), 1.0)
            return
        landed = (part - 0.75) / 0.25
        paint(canvas, point.x(), point.y(), 1.0 - 0.35 * landed)
        canvas.circle(point.x(), point.y(), 16 + 14 * APPEAR.valueForProgress(landed), None, ring, 2.4, 1.0 - landed)

    def where(part: float) -> QRectF:
        point, reach = at(part), 36 * unit
        return QRectF(point.x() - reach, point.y() - reach, 2 * reach, 2 * reach)

    return Flight(duration, draw, where)


SHAKES, FLIES, TURNS = 240.0, 520.0, 260.0
"""Milliseconds in which a bag is shaken, in which what is drawn flies out of it, and in which it is turned over."""


def drawn_from(
    start: QPointF,
    end: Callable[[], QPointF],
    face: Callable[[Canvas], None],
    back: Callable[[Canvas], None],
    shaken: Callable[[Canvas, float, float], None],
    unit: float,
) -> Flight:
    """A bag is shaken, and something leaves it face down along an arc, and is turned over where it lands.

    Args:
        start: the bag, in pixels of the table.
        end: gives where it lands, which may move meanwhile.
        face, back: draw the two sides of what is drawn, around the origin.
        shaken: draws the bag around a point, in units.
        unit: pixels per unit.
    """
    whole = SHAKES + FLIES + TURNS

    def at(part: float) -> QPointF:
        along = MOVE.valueForProgress(max(0.0, min(1.0, (part * whole - SHAKES) / FLIES)))
        goal = end()
        point = start + (goal - start) * along
        return QPointF(point.x(), point.y() - 70 * unit * math.sin(math.pi * along))

    def draw(canvas: Canvas, part: float) -> None:
        time = part * whole
        if time < SHAKES:
            aside = 5 * math.sin(6 * math.pi * time / SHAKES)
            shaken(canvas, start.x() / unit + aside, start.y() / unit)
            return
        point, turned = at(part) / unit, math.cos(math.pi * max(0.0, (time - SHAKES - FLIES) / TURNS))
        grown = 0.4 + 0.6 * min(1.0, (time - SHAKES) / FLIES)
        with canvas.turned(point, 0, grown * max(0.03, abs(turned)), grown) as on:
            (back if turned > 0 else face)(on)

    def where(part: float) -> QRectF:
        point, reach = at(part), 44 * unit
        return QRectF(point.x() - reach, point.y() - reach, 2 * reach, 2 * reach)

    return Flight(paced(whole), draw, where)


def ripple(box: QRectF, ink: str, duration: int, unit: float) -> Flight:
    """A frame runs outward from something that has just changed. In pixels."""

    def draw(canvas: Canvas, part: float) -> None:
        out = 9 * APPEAR.valueForProgress(part)
        x, y = box.x() / unit - out, box.y() / unit - out
        wide, high = box.width() / unit + 2 * out, box.height() / unit + 2 * out
        canvas.cut(x, y, wide, high, 7, ink, None, alpha=0.22 * (1.0 - part))
        canvas.cut(x, y, wide, high, 7, None, ink, 2.4, alpha=1.0 - part)

    grown = box.adjusted(-13 * unit, -13 * unit, 13 * unit, 13 * unit)
    return Flight(duration, draw, lambda _part: grown)


def tick(
    start: QRectF, end: QRectF, before: str, after: str, ground: str, ink: str, duration: int, unit: float
) -> Flight:
    """The marker of a track goes to the next space, and its number turns with it. In pixels."""

    def draw(canvas: Canvas, part: float) -> None:
        along = max(0.0, IMPACT.valueForProgress(part))
        x = (start.x() + (end.x() - start.x()) * along) / unit
        y, wide, high = end.y() / unit, end.width() / unit, end.height() / unit
        canvas.cut(x - 2, y - 2, wide + 4, high + 4, 6, "ground.space")
        canvas.cut(x, y, wide, high, 5, ground)
        number = before if part < 0.5 else after
        canvas.text(x + wide / 2, y + high / 2 + 5.4, number, 15, ink, 700, "display", "middle", grow=False)

    whole = start.united(end).adjusted(-12 * unit, -6 * unit, 12 * unit, 6 * unit)
    return Flight(duration, draw, lambda _part: whole)
