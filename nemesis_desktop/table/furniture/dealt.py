"""What has been dealt to somebody, face up before their eyes: it covers the table once, until they have read it.

Shown when a person comes to the screen for the first time. A game lays one on its table (``GameBoard.dealt_page``) and
paints it; that it comes once, keeps every key and click from the table under it, and goes for good is the same for all.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.table.border import V
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.shapes import sides
from nemesis_desktop.table.drawing.theme import measure
from nemesis_desktop.table.furniture.part import PrivatePart
from nemesis_desktop.table.widgets.button import Button

LARGEST_TEXT: Final = 1.35
LARGE: Final = 1.25
"""The one button is so much larger than others."""


class DealtPage(PrivatePart[V]):
    """Covers the table until its one button is pressed.

    Attributes:
        concealed: whether everything on it lies face down.
        button: "I have read it".

    Signals:
        read: somebody has read everything.
    """

    read = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.concealed = False
        self.button = Button(kind="primary", tall=True, parent=self)
        self.button.clicked.connect(self.read)
        self.hide()

    # ---------------------------------------------------------------- for subclasses

    @property
    def has_something(self) -> bool:
        """Whether anything was dealt to this person that they should read now."""
        return self.view is not None

    @property
    def for_all(self) -> bool:
        """Whether everybody has read it with the first who does."""
        return False

    def button_words(self) -> str:
        """What the button says."""
        return ""

    def button_place(self) -> QRectF:
        """Where the button lies, in units of the page."""
        raise NotImplementedError("each page has its own layout")

    def paint_page(self, canvas: Canvas) -> None:
        """Draw everything but the button."""

    def say(self, id: str, **args: Argument) -> str:
        """A message in words."""
        return "" if self.words is None else self.words.text(Text(id, **args))

    # ---------------------------------------------------------------- what the window tells

    def set_concealed(self, concealed: bool) -> None:
        """Turn everything on it face down, or up."""
        self.concealed = concealed
        self.refresh()

    def refresh(self) -> None:
        """The button where it belongs, with its words."""
        self.button.setText(self.button_words())
        self.button.set_look("primary", self.say("ui-tray-key-enter"))
        self.button.set_scale(self.unit * LARGE, min(self.text_scale, LARGEST_TEXT))
        if self.view is not None and self.width() > 1:
            x, y, wide, high = (round(side * self.unit) for side in sides(self.button_place()))
            self.button.setGeometry(x, y, wide, high)
        self.update()

    # ---------------------------------------------------------------- layout and picture

    @property
    def left(self) -> float:
        """Where the layout begins in a window wider than it, in units."""
        return max(0.0, (self.width() / self.unit - measure("meta.base_width")) / 2)

    @property
    def top(self) -> float:
        """The same from above."""
        return max(0.0, (self.height() / self.unit - measure("meta.base_height")) / 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything in its place."""
        super().resizeEvent(event)
        self.refresh()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Nothing under the page is pressed."""
        event.accept()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The night, and on it what was dealt."""
        if self.words is None or self.view is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        whole = Canvas(painter, self.unit, self.devicePixelRatioF())
        whole.box(0, 0, self.width() / self.unit, self.height() / self.unit, ("#0C1418", "ground.space"))
        canvas = Canvas(painter, self.unit, self.devicePixelRatioF(), min(self.text_scale, LARGEST_TEXT))
        self.paint_page(canvas.at(self.left, self.top))

    def keys_pass(self, key: int) -> bool:
        """Whether a key means on the page what it means on the table: the ways out, the rules, and holding cards up."""
        return key in (Qt.Key.Key_F1, Qt.Key.Key_R, Qt.Key.Key_F10, Qt.Key.Key_Space, Qt.Key.Key_Tab)
