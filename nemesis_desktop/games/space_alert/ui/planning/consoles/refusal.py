"""Why a card could not be laid: said over the hand of the console where somebody tried, for a moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer

from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.space_alert.ui.look import DANGER, DANGER_GROUND, PALE
from nemesis_desktop.games.space_alert.ui.planning.laying.desk import Desk
from nemesis_desktop.table.drawing.canvas import Canvas

STAYS: Final = 2600
"""Milliseconds that a reason stays."""


class Refusal(QObject):
    """The reason that a console shows, if it shows any.

    Args:
        number: of the figure whose console it is.
        desk: what refuses.
        changed: called when a reason comes or goes.

    Attributes:
        why: the reason; None where nothing has been refused lately.
    """

    def __init__(self, number: int, desk: Desk, changed: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self.why: Text | None = None
        self._number = number
        self._changed = changed
        self._end = QTimer(self)
        self._end.setSingleShot(True)
        self._end.setInterval(STAYS)
        self._end.timeout.connect(self._forget)
        desk.refused.connect(self._refused)

    def _refused(self, number: int, why: Text) -> None:
        if number == self._number:
            self.why = why
            self._end.start()
            self._changed()

    def _forget(self) -> None:
        self.why = None
        self._changed()

    @staticmethod
    def paint(canvas: Canvas, wide: float, high: float, words: str) -> None:
        """The reason in words, at the foot of a console of this size."""
        size, lines = canvas.fitted_lines(words, wide - 36, 40, (14, 13, 12, 11, 10), 600, 1.1, 2)
        tall = len(lines) * canvas.leading(size) + 14
        y = high - tall - 6
        canvas.cut(6, y, wide - 12, tall, 7, DANGER_GROUND, DANGER, 1.6)
        canvas.lines(wide / 2, y + 6, lines, size, PALE, 600, 1.1, "middle")
