"""The two doors of the bulkhead: drawn as large as the window, and moved out of the way."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QSize, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from nemesis_desktop.table.border import Door
from nemesis_desktop.table.drawing.motion import MOVE
from nemesis_desktop.table.drawing.stencil import picture
from nemesis_desktop.table.drawing.theme import motion
from nemesis_desktop.table.furniture.secrecy.shield_parts import joint


class Doors(QVariantAnimation):
    """Opens the doors over a widget, and draws them meanwhile.

    Attributes:
        gap: how far they are open, from 0 to 1.
        picture: what they look like.

    Signals:
        moved: they have arrived.
    """

    moved = Signal()

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self.gap = 0.0
        self.picture = Door().picture
        self._bulkhead: QPixmap | None = None
        self._drawn_for = "", QSize(), 1.0
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.setEasingCurve(MOVE)
        self.valueChanged.connect(self._slide)
        self.finished.connect(self.moved)

    @property
    def moves(self) -> bool:
        """Whether they are on their way."""
        return self.state() == QVariantAnimation.State.Running

    def close(self) -> None:
        """They are shut, at once."""
        self.stop()
        self.gap = 0.0

    def open(self) -> None:
        """Move out of the way; at once where nobody looks, or nothing is to move."""
        time = motion("shield_open")
        if time == 0 or not self._over.isVisible():
            self.gap = 1.0
            self.moved.emit()
            return
        self.setDuration(time)
        self.start()

    def forget(self) -> None:
        """Keep no picture, which is as large as the window."""
        self._bulkhead = None

    def _slide(self, value: float) -> None:
        self.gap = value
        self._over.update()

    def paint(self, painter: QPainter) -> None:
        """Draw them where they are."""
        bulkhead, wide, high = self._picture(), self._over.width(), self._over.height()
        if self.gap == 0.0:
            painter.drawPixmap(QPoint(0, 0), bulkhead)
            return
        shift = self.gap * wide * 0.58
        for left in (True, False):
            painter.save()
            painter.translate(-shift if left else shift, 0)
            painter.setClipPath(joint(wide, high, left))
            painter.drawPixmap(QPoint(0, 0), bulkhead)
            painter.restore()

    def _picture(self) -> QPixmap:
        """The closed doors at the size of the window."""
        ratio = self._over.devicePixelRatioF()
        if self._bulkhead is None or self._drawn_for != (self.picture, self._over.size(), ratio):
            self._drawn_for = self.picture, self._over.size(), ratio
            self._bulkhead = picture(self.picture, self._over.width(), self._over.height(), ratio)
        return self._bulkhead
