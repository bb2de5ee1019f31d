"""Shots of guns at threats, and of threats at the ship, each with its sum; they pass behind the cards of the lanes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from nemesis_desktop.games.space_alert import story
from nemesis_desktop.games.space_alert.components.tracks import LANES
from nemesis_desktop.games.space_alert.ui.drawn.laid_track import LaidTrack
from nemesis_desktop.games.space_alert.ui.look import COLD, DANGER, WARM, ZONE_INK, ship_box, ship_layout, sign
from nemesis_desktop.games.space_alert.ui.pieces import sum_box
from nemesis_desktop.games.space_alert.ui.scene import Scene
from nemesis_desktop.table.drawing.canvas import Canvas

OUTSIDE: Final = {"interceptors": "pilot", "rocket": "rocket_in_flight"}
"""What is under way outside when it strikes."""
FLIES: Final = 0.7
"""The share of its motion in which a shot flies; then it strikes and its sum is told."""


class Shots:
    """The shots of one event.

    Args:
        scene: the ship at this event.
        lanes: the boxes of the lanes red, white and blue.
        corner, scale: of the ship.
    """

    def __init__(self, scene: Scene, lanes: Sequence[QRectF], corner: QPointF, scale: float) -> None:
        self._scene = scene
        self._lanes = lanes
        self._corner = corner
        self._scale = scale

    def paint(self, canvas: Canvas) -> None:
        """Lines from where they start, as far as they have come."""
        event = self._scene.event
        if isinstance(event, story.Hit):
            target = self._threat(event.code, event.number)
            if target is None:
                return
            for gun in event.guns:
                start = self._muzzle(gun)
                if start is not None:
                    self._line(canvas, start, target, _ink(gun))
            if self._struck:
                canvas.sign(sign("damage"), target, 30, WARM)
        elif isinstance(event, story.Attacked):
            start, zone = self._threat(event.code, event.number), self._zone(event.zone)
            if start is not None:
                self._line(canvas, start, zone, DANGER)

    def paint_sums(self, canvas: Canvas) -> None:
        """What was aimed, less the shields, as soon as it has struck."""
        event = self._scene.event
        if not self._struck:
            return
        if isinstance(event, story.Hit):
            target = self._threat(event.code, event.number)
            if target is not None:
                ink = next((_ink(gun) for gun in event.guns if _ink(gun) != COLD), COLD)
                self._sum(canvas, QPointF(target.x(), self._lanes[0].bottom() - 22), event.total, event.shields,
                          event.cubes, ink)  # fmt: skip
        elif isinstance(event, story.Attacked):
            name, ink = ("damage", DANGER) if event.passed else ("shield", COLD)
            canvas.sign(sign(name), self._zone(event.zone), 26, ink)
            at = self._zone(event.zone) - QPointF(0, 30)
            self._sum(canvas, at, event.points + event.bonus, event.soaked, event.passed, DANGER)

    @property
    def _struck(self) -> bool:
        return self._scene.share >= FLIES

    def _sum(self, canvas: Canvas, at: QPointF, amount: int, shields: int, left: int, ink: str) -> None:
        lane = next((box for box in self._lanes if box.left() <= at.x() <= box.right()), self._lanes[0])
        middle = min(max(at.x(), lane.left() + 66), lane.right() - 66)
        sum_box(canvas, QPointF(middle, at.y()), amount, shields, left, ink)

    def _line(self, canvas: Canvas, start: QPointF, to: QPointF, ink: str) -> None:
        end = start + (to - start) * min(1.0, self._scene.share / FLIES)
        canvas.line(((start.x(), start.y()), (end.x(), end.y())), ink, 6, 0.3)
        canvas.line(((start.x(), start.y()), (end.x(), end.y())), "#FFFFFF", 2.2)

    def _threat(self, code: str, number: int) -> QPointF | None:
        """Where a threat stood before the event."""
        scene = self._scene
        if scene.before is None:
            return None
        before = Scene(scene.before, scene.crew, scene.tracks)
        for lane, box in zip(LANES[:3], self._lanes, strict=True):
            there = any((one.lane, one.code, one.number) == (lane, code, number) for one in scene.before.threats)
            at = LaidTrack.of(before, lane, box).token_place(number)
            if at is not None and there:
                return at
        return None

    def _on_ship(self, x: float, y: float) -> QPointF:
        return self._corner + QPointF(x, y) * self._scale

    def _muzzle(self, gun: str) -> QPointF | None:
        if gun in OUTSIDE:
            return self._on_ship(*ship_layout()["outside"][OUTSIDE[gun]])
        found = ship_layout()["muzzle"].get(gun)
        return None if found is None else self._on_ship(*found[len(found) // 2])

    def _zone(self, zone: str) -> QPointF:
        shield = ship_box("station", f"upper_{zone}", "button_b").center()
        return self._on_ship(shield.x(), shield.y())


def _ink(gun: str) -> str:
    return next((ZONE_INK[zone] for zone in ("red", "white", "blue") if gun.endswith(zone)), COLD)
