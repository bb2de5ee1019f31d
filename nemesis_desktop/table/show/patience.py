"""While something is being shown nothing is asked yet: a click on the tray or the bar goes on with the show.

So does one on the ship and over what is revealed. Whatever lies under the pointer when the show has ended was not there
when the click began; to choose it needs another one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from nemesis_desktop.table.border import Show

SHOWS: Final = 3
"""An answer is shown in so many parts at most: what its author saw, and what everybody watches together."""


class Patience(QObject):
    """Keeps the clicks that fall into a show from the tray and the bar.

    Args:
        table: the table on which something is shown.
        show: what shows it.
        watched: gives the widgets of the moment that are kept from being clicked: the tray and the bar.
    """

    def __init__(self, table: QWidget, show: Show[Any], watched: Callable[[], Sequence[QWidget]]) -> None:
        super().__init__(table)
        self._show = show
        self._watched = watched
        self._pressed = False
        self._watching = False
        show.running_changed.connect(self._watch)

    def _watch(self, running: bool) -> None:
        """Look at clicks only during a show: no other event is to take the way through here."""
        application = QApplication.instance()
        wanted = running or self._pressed
        if application is None or wanted == self._watching:
            return
        self._watching = wanted
        if wanted:
            application.installEventFilter(self)
        else:
            application.removeEventFilter(self)

    def end_the_show(self) -> None:
        """End everything that is being shown, so that the next question lies there."""
        for _ in range(SHOWS):
            if not self._show.running:
                return
            self._show.skip_all()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep a click that falls into a show; everything else goes its way."""
        kind = event.type()
        if kind == QEvent.Type.MouseButtonPress and self._is_meant(watched) and isinstance(event, QMouseEvent):
            self._pressed = True
            return True
        if kind == QEvent.Type.MouseButtonRelease and self._pressed and isinstance(watched, QWidget):
            self._pressed = False
            # Later: the widget that was pressed may be gone when the show has ended.
            QTimer.singleShot(0, self, self._go_on)
            return True
        return False

    def _is_meant(self, watched: QObject) -> bool:
        """Whether a click on this widget is one on the tray or the bar, in the middle of a show."""
        if not self._show.running or not isinstance(watched, QWidget):
            return False
        return any(part is watched or part.isAncestorOf(watched) for part in self._watched())

    def _go_on(self) -> None:
        self._show.skip()
        self._watch(self._show.running)
