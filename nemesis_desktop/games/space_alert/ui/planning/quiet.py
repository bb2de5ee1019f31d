"""The rim of the window while nobody may talk: seen from the corner of the eye, wherever one looks."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from nemesis_desktop.games.space_alert.ui.look import DANGER, DANGER_GROUND, SPACE
from nemesis_desktop.table.drawing.canvas import Canvas

RIM: Final = 6.0
STEP: Final = 18.0
DIMMED: Final = 0.34
"""How far ship, tracks and threats sink back; consoles stay bright."""


class Quiet(QWidget):
    """Hatched rim around everything, and a veil over what is above the consoles."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.unit = 1.0
        self.above = 0
        """Where the consoles begin, in pixels."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Stripes that stand still."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            canvas = Canvas(painter, self.unit, self.devicePixelRatioF())
            wide, high = self.width() / self.unit, self.height() / self.unit
            canvas.box(0, 46, 912, self.above / self.unit - 46, SPACE, DIMMED)
            for x, y, across, down in (
                (0, 0, wide, RIM), (0, high - RIM, wide, RIM), (0, 0, RIM, high), (wide - RIM, 0, RIM, high)
            ):  # fmt: skip
                canvas.box(x, y, across, down, DANGER_GROUND)
                long, along = (across, True) if across > down else (down, False)
                for place in range(int(long // STEP) + 1):
                    start = place * STEP
                    points = ((x + start, y + RIM), (x + start + STEP / 2, y)) if along else (
                        (x, y + start + STEP / 2), (x + RIM, y + start)
                    )  # fmt: skip
                    canvas.line(points, DANGER, 3, 0.8)
