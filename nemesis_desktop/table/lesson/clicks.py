"""Clicks that must wait: hears every click on the table, and tells of those that changed nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

SETTLING: Final = 60
"""How long a click may take to have an effect before it counts as one that must wait, in milliseconds."""
STILL: Final = 8.0
"""A press that moved farther than this before it was let go, in units, was no click."""

Spot = tuple[QWidget, QPoint]
"""Where somebody clicked."""


class Clicks(QObject):
    """Listens to parts of the table.

    Args:
        standing: everything that a click may change.
        unit: pixels per unit.

    Signals:
        idle: a click has changed nothing of that: its ``Spot``.
    """

    idle = Signal(object)

    def __init__(self, standing: Callable[[], object], unit: Callable[[], float], parent: QObject) -> None:
        super().__init__(parent)
        self._standing = standing
        self._unit = unit
        self._pressed: Spot | None = None

    def listen(self, parts: Iterable[QWidget]) -> None:
        """Hear every click on these and on what lies on them: private parts come and go."""
        for part in parts:
            for widget in (part, *part.findChildren(QWidget)):
                widget.removeEventFilter(self)
                widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A click goes where it was meant to go; a moment later it is seen whether anything came of it."""
        if isinstance(event, QMouseEvent) and isinstance(watched, QWidget):
            if event.type() == QEvent.Type.MouseButtonPress:
                self._pressed = watched, event.position().toPoint()
            elif event.type() == QEvent.Type.MouseButtonRelease and self._pressed is not None:
                (widget, where), self._pressed = self._pressed, None
                near = (event.position().toPoint() - where).manhattanLength() < STILL * self._unit()
                if widget is watched and near and event.button() == Qt.MouseButton.LeftButton:
                    before = self._standing()
                    QTimer.singleShot(SETTLING, self, lambda: self._heard(before, (widget, where)))
        return False

    def _heard(self, before: object, spot: Spot) -> None:
        if self._standing() == before:
            self.idle.emit(spot)
