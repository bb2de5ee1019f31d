"""What is seen while nobody may talk: a rim around the window, and a large crossed-out sign over the ship."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from nemesis_desktop.games.space_alert.ui.look import BONE, DANGER, DANGER_GROUND, DISC, PALE, PRIMARY, SPACE, sign
from nemesis_desktop.games.space_alert.ui.pieces import Words
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.shapes import sides

RIM: Final = 6.0
STEP: Final = 18.0
SIGN: Final = (520.0, 160.0)
DIMMED: Final = 0.34
"""How far ship, tracks and threats sink back; consoles stay bright."""


class Quiet(QWidget):
    """Hatched rim around everything, a veil over what is above the consoles, and on it what is asked of everybody.

    Args:
        say: words of a message.
    """

    def __init__(self, say: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._say = say
        self.unit = 1.0
        self.above = 0
        """Where the consoles begin, in pixels."""
        self.middle = QPointF(458, 338)
        """Where the sign is, in units: in the middle of the ship."""
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
            self._paint_sign(canvas)

    def _paint_sign(self, canvas: Canvas) -> None:
        """The sign, and what is asked."""
        wide, high = SIGN
        box = QRectF(self.middle.x() - wide / 2, self.middle.y() - high / 2, wide, high)
        canvas.cut(*sides(box), 14, DANGER_GROUND, DANGER, 2.4, alpha=0.96)
        inner = box.adjusted(8, 8, -8, -8)
        canvas.cut(*sides(inner), 9, None, DANGER, 1.0)
        at = QPointF(box.x() + 88, box.center().y())
        canvas.circle(at.x(), at.y(), 56, DISC, DANGER, 2.4)
        canvas.sign(sign("say_comms_down"), at, 78, BONE)
        x, room = box.x() + 164, wide - 188
        title = QRectF(x, box.y() + 22, room, 44)
        canvas.label(title, self._say("alert-ui-silent"), (34, 30, 26, 23, 20), PRIMARY, 600, "display", grow=False)
        size, lines = canvas.fitted_lines(
            self._say("alert-ui-silent-about"), room, 68, (17, 16, 15, 14, 13), 500, 1.2, grow=False
        )
        canvas.lines(x, box.y() + 74, lines, size, PALE, 500, 1.2, grow=False)
