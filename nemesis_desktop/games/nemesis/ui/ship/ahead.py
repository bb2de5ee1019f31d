"""Paints ahead: while people think, the rooms into which somebody may step are painted as they will then look."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Final

from attrs import evolve
from PySide6.QtCore import QObject, QTimer

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


class Ahead(QObject):
    """Works through what may be needed next, a little at a time, until something changes.

    Args:
        plan: gives the elements that may be needed, when asked after a while.
        paint: paints one of them, if it is not there yet.
    """

    def __init__(
        self, parent: QObject, plan: Callable[[], Iterable[Element]], paint: Callable[[Element], None]
    ) -> None:
        super().__init__(parent)
        self._plan, self._paint = plan, paint
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

    def _work(self) -> None:
        if self._left is None:
            self._left = deque(self._plan())
        else:
            for _ in range(min(AT_A_TIME, len(self._left))):
                self._paint(self._left.popleft())
        if self._left:
            self._timer.start(0)
