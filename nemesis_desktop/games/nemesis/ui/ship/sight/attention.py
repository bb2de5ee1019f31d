"""Where the ship is looked at: at rooms of which something is told beside it, and at what is about to happen on it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QObject, QRectF, QTimer
from PySide6.QtGui import QPainter

from nemesis_desktop.games.nemesis.ui.ship.sight.camera import Camera
from nemesis_desktop.games.nemesis.ui.ship.sight.spotlight import Spotlight
from nemesis_desktop.games.nemesis.ui.ship.sight.zoomed import AROUND, Zoomed
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.theme import motion

NEAR: Final = 1.6
"""How much larger a room is seen of which something is told."""


class Attention(QObject):
    """Lights rooms of the ship and sends its camera there.

    Args:
        ship: what is looked at.
        camera: goes there.

    Attributes:
        follows: whether the camera follows what happens.
    """

    def __init__(self, ship: Zoomed, camera: Camera) -> None:
        super().__init__(ship)
        self._ship, self._camera = ship, camera
        self._spotlight = Spotlight()
        self.follows = True

    @property
    def slots(self) -> frozenset[int]:
        """The rooms of which something is told beside the ship."""
        return self._spotlight.slots

    def turn_to(self, slots: Iterable[int], left: int, right: int) -> None:
        """Something is told of these rooms, over so many pixels of the ship's edges: they are lit, and come near."""
        ship = self._ship
        ship.cover(left, right)
        if self._spotlight.turn_to(slots, ship.layout_):
            ship.update()
        if self.follows and self.slots:
            near = ship.window_.near(self._spotlight.box(ship.layout_), NEAR, AROUND)
            self._camera.follow(near, lambda: None)
        QTimer.singleShot(motion("camera"), ship, ship.update)

    def turn_away(self) -> None:
        """Nothing is told any more: the whole ship is lit, and seen as before."""
        self._spotlight.turn_to((), self._ship.layout_)
        self._ship.cover(0, 0)
        self._camera.go_home()
        self._ship.update()

    def go_first(self, where: QRectF, then: Callable[[], None]) -> None:
        """Something is about to happen there: the camera goes first, if it was asked to and does not see it all."""
        goal, window = self._camera.goal, self._ship.window_
        if not self.follows:
            then()
        elif self.slots and window.shows(goal, where):
            self._camera.when_there(then)
        elif self.slots or goal.zoom > 1.0:
            self._camera.follow(window.showing(goal, where, AROUND), then)
        else:
            then()

    def paint(self, painter: QPainter, canvas: Canvas) -> None:
        """Darken what nothing is told of."""
        self._spotlight.paint(painter, canvas, self._ship.layout_, QRectF(self._ship.rect()))
