"""Paints ahead: while people think, the rooms into which somebody may step are painted as they will then look."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from typing import Final, Protocol

from attrs import evolve
from PySide6.QtCore import QObject, QTimer

from nemesis_desktop.games.nemesis.ui.ship.picture import Picture
from nemesis_desktop.games.nemesis.ui.ship.sight.mosaic import Mosaic
from nemesis_desktop.games.nemesis.ui.ship.sketch import Element
from nemesis_desktop.games.nemesis.view import View

IDLE: Final = 120
"""So long, in milliseconds, nothing must have changed."""
AT_A_TIME: Final = 2
"""Tiles painted in one go: nobody who clicks waits for more."""


def steps_ahead(view: View, slots: Iterable[int]) -> list[View]:
    """The table after a step of the acting person into each of these rooms."""
    return [
        evolve(view, crew=tuple(evolve(one, room=slot) if one.seat == view.acting else one for one in view.crew))
        for slot in slots
    ]


class Drawn(Protocol):
    """The ship, as far as it is painted ahead."""

    view: View | None

    @property
    def picture(self) -> Picture:
        """What is drawn now."""

    @property
    def mosaic(self) -> Mosaic:
        """What it is painted on."""

    def drawn_as(self, later: View) -> tuple[Element, ...]:
        """What the ship would be drawn of if this were the table."""

    @property
    def moving(self) -> bool:
        """Whether something moves just now."""

    @property
    def gliding(self) -> bool:
        """Whether the picture is on its way to somewhere else."""


class Ahead(QObject):
    """Works through what may be needed next, a little at a time, until something changes.

    Args:
        ship: is painted ahead.
    """

    def __init__(self, ship: Drawn, parent: QObject) -> None:
        super().__init__(parent)
        self._ship = ship
        self._left: deque[Element] | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._work)

    def begin(self) -> None:
        """Something has changed: forget the old plan, and make a new one when it is quiet."""
        self._left = None
        self._timer.start(IDLE)

    def stop(self) -> None:
        """Rest."""
        self._left = None
        self._timer.stop()

    def _needed_next(self) -> Iterator[Element]:
        """What will look different when the acting person steps into one of the rooms that are offered."""
        ship = self._ship
        if ship.view is None or ship.view.acting is None or self._busy:
            return
        for later in steps_ahead(ship.view, ship.picture.ways_on):
            yield from (element for element in ship.drawn_as(later) if not ship.mosaic.has(element))

    @property
    def _busy(self) -> bool:
        return self._ship.moving or self._ship.gliding

    def _work(self) -> None:
        if self._left is None:
            self._left = deque(self._needed_next())
        else:
            for _ in range(min(AT_A_TIME, len(self._left))):
                element = self._left.popleft()
                if not self._busy:
                    self._ship.mosaic.pixmap(element)
        if self._left:
            self._timer.start(0)
