"""While something is being shown nothing that people do is lost: a click ends the show and then does what it meant.

Whoever clicks a card or a button in the middle of an animation gets what the same click would do without animations:
the show ends at once, the new question lies there, and the click reaches whatever is now under it. On the ship and over
a reveal a click means "go on".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

if TYPE_CHECKING:
    from nemesis_desktop.games.nemesis.ui.table import TableScreen

SHOWS: Final = 3
"""An answer is shown in so many parts at most: what its author saw, and what everybody watches together."""


class Patience(QObject):
    """Keeps the clicks that fall into a show, and passes them on when it is over.

    Args:
        table: the table whose tray and bar are watched.
    """

    def __init__(self, table: TableScreen) -> None:
        super().__init__(table)
        self._table = table
        self._kept: QPoint | None = None
        self._seat: int | None = None
        self._watching = False
        table.playback.running_changed.connect(self._watch)

    def _watch(self, running: bool) -> None:
        """Look at clicks only during a show: no other event is to take the way through here."""
        application = QApplication.instance()
        wanted = running or self._kept is not None
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
            if not self._table.playback.running:
                return
            self._table.playback.skip_all()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep a click that falls into a show; everything else goes its way."""
        kind = event.type()
        if kind == QEvent.Type.MouseButtonPress and self._is_meant(watched) and isinstance(event, QMouseEvent):
            controller = self._table.controller
            self._seat = controller.person if controller is not None else None
            self._kept = event.globalPosition().toPoint()
            return True
        if kind == QEvent.Type.MouseButtonRelease and self._kept is not None and isinstance(watched, QWidget):
            place, self._kept = self._kept, None
            # Later: the widget that was pressed may be gone when the show has ended.
            QTimer.singleShot(0, self, lambda: self._pass_on(place))
            return True
        return False

    def _is_meant(self, watched: QObject) -> bool:
        """Whether a click on this widget is one on the tray or the bar, in the middle of a show."""
        if not self._table.playback.running or not isinstance(watched, QWidget):
            return False
        parts = (*self._table.private_parts, self._table.bar)
        return any(part is watched or part.isAncestorOf(watched) for part in parts)

    def _pass_on(self, place: QPoint) -> None:
        self.end_the_show()
        self._watch(self._table.playback.running)
        table = self._table
        controller = table.controller
        if controller is None or controller.person != self._seat or not table.isVisible():
            return
        window = table.window()
        target = window.childAt(window.mapFromGlobal(place))
        if target is None or not table.isAncestorOf(target):
            return
        left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        at = QPointF(target.mapFromGlobal(place))
        for kind, buttons in ((QEvent.Type.MouseButtonPress, left), (QEvent.Type.MouseButtonRelease, none)):
            event = QMouseEvent(kind, at, QPointF(place), left, buttons, Qt.KeyboardModifier.NoModifier)
            QApplication.sendEvent(target, event)
