"""The camera over the ship: glides to what happens, as far as it has to."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, QPointF, QRectF, QVariantAnimation

from nemesis_desktop.ui.nemesis.ship.staging import MOVE
from nemesis_desktop.ui.theme import motion


class Lens(Protocol):
    """The map, as far as the camera needs it."""

    @property
    def middle(self) -> QPointF:
        """The point of the canvas in the middle."""

    def set_middle(self, middle: QPointF) -> None:
        """Move the picture there."""

    def middle_for(self, box: QRectF) -> QPointF:
        """The nearest middle from which a part of the canvas is seen."""


class Camera:
    """Moves the picture over some frames; at once while motion is off.

    Args:
        lens: the map, also the parent of the animation.
    """

    def __init__(self, lens: Lens) -> None:
        self._lens = lens
        self._glide = QVariantAnimation(lens if isinstance(lens, QObject) else None)
        self._glide.setEasingCurve(MOVE)
        self._glide.valueChanged.connect(self._move)

    def look_at(self, box: QRectF) -> None:
        """Glide until a part of the canvas is seen."""
        goal = self._lens.middle_for(box)
        if (goal - self._lens.middle).manhattanLength() < 1:
            return
        self.stop()
        duration = motion("camera")
        if not duration:
            self._lens.set_middle(goal)
            return
        self._glide.setDuration(duration)
        self._glide.setStartValue(self._lens.middle)
        self._glide.setEndValue(goal)
        self._glide.start()

    def stop(self) -> None:
        """Stay where it is."""
        self._glide.stop()

    def _move(self, middle: object) -> None:
        if isinstance(middle, QPointF):
            self._lens.set_middle(middle)
