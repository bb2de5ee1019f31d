"""What the screens around the table have in common: scale, language, background, the way back."""

from __future__ import annotations

from functools import lru_cache
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QLayout, QWidget

from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.colours import tint
from nemesis_desktop.table.drawing.stencil import picture
from nemesis_desktop.table.drawing.theme import measure

SCENE = "art/start_scene"
"""The picture behind all screens."""
GROUND = "#04070A"
"""The night around the ship, as it paints it."""


@runtime_checkable
class Scaled(Protocol):
    """A control that knows how large a unit is."""

    def set_scale(self, unit: float, text: float) -> None:
        """Pixels per unit, and the person's text size."""
        ...


class Screen(QWidget):
    """A whole window full: background, controls in units, and the way back.

    Attributes:
        words: the language.
        unit: pixels per unit of the layout; follows the size of the screen.
        text_scale: the person's text size, 1.0 is 100 %.

    Signals:
        back: the person wants to return to where they came from.
    """

    back = Signal()
    dimmed = 0.82
    """How much of the picture behind is covered."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = words
        self.unit = 1.0
        self.text_scale = 1.0
        self.setMinimumSize(640, 400)

    # ---------------------------------------------------------------- scale and language

    def set_text_scale(self, text: float) -> None:
        """The person's text size, 1.0 is 100 %."""
        if text != self.text_scale:
            self.text_scale = text
            self._rescale()

    def set_scale(self, unit: float, text: float) -> None:
        """The person's text size. A screen finds the unit from its own size, so the given one is not needed."""
        self.set_text_scale(text)

    def retranslate(self, words: Words) -> None:
        """Show everything in another language."""
        self.words = words
        self.word()
        self._rescale()

    def word(self) -> None:
        """Write every word of the screen again."""

    def arrange(self) -> None:
        """Give margins and sizes in units to what is no control of its own."""

    def say(self, message: str, **args: Argument) -> str:
        """A message of these screens in words."""
        return self.words.text(Text(f"ui-start-{message}", **args))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the layout to the window."""
        super().resizeEvent(event)
        self._rescale()

    def _rescale(self) -> None:
        self.unit = min(self.width() / measure("meta.base_width"), self.height() / measure("meta.base_height"))
        for child in self.findChildren(QWidget):
            if isinstance(child, Scaled):
                child.set_scale(self.unit, self.text_scale)
        self.arrange()
        self.update()

    # ---------------------------------------------------------------- keys and picture

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The ship far away, behind a shade."""
        painter = QPainter(self)
        painter.drawPixmap(
            QPoint(0, 0), _background(self.width(), self.height(), self.devicePixelRatioF(), self.dimmed)
        )


@lru_cache(maxsize=2)
def _background(width: int, height: int, ratio: float, dimmed: float) -> QPixmap:
    made = QPixmap(round(width * ratio), round(height * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(GROUND)
    with QPainter(made) as painter:
        painter.drawPixmap(QPoint(0, 0), picture(SCENE, width, height, ratio))
        painter.fillRect(QRectF(0, 0, width, height), tint("ground.bg0", dimmed))
    return made


def forget_backgrounds() -> None:
    """Give back the memory of the pictures behind the screens: a game has begun."""
    _background.cache_clear()


def spaced(
    layout: QLayout, unit: float, gap: float, left: float = 0, top: float = 0, right: float = 0, bottom: float = 0
) -> None:
    """Spacing and margins of a layout, in units."""
    layout.setSpacing(round(gap * unit))
    layout.setContentsMargins(*(round(side * unit) for side in (left, top, right, bottom)))
