"""The games on the start screen, as equals: each a picture with its name, which begins a new game of it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QTimer
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from nemesis_desktop.program.resources import home_of
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.shapes import cut
from nemesis_desktop.table.drawing.stencil import has_stencil, picture
from nemesis_desktop.table.drawing.theme import measure
from nemesis_desktop.table.screens.screen import SCENE
from nemesis_desktop.table.widgets.lit_button import LitButton

CORNER: Final = 16.0
TITLES: Final = (30.0, 28.0, 26.0, 24.0, 22.0, 20.0, 18.0)
AT_REST: Final = 0.3
"""How dark a picture is that nobody points at."""


class GamePicture(LitButton):
    """A game: its picture and its name; lit when it is pointed at.

    Attributes:
        game: its name on the shelf.
    """

    def __init__(self, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self._picture = QPixmap()

    def set_words(self, title: str, hint: str) -> None:
        """Its name, and what pressing it does."""
        self.setText(title)
        self.setAccessibleName(title)
        self.setAccessibleDescription(hint)
        self.update()

    def hideEvent(self, event: QHideEvent) -> None:
        """Give back the memory of the picture while nobody sees it."""
        super().hideEvent(event)
        self._picture = QPixmap()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The picture under a shade, its name at the foot, and the frame of the pointer or the keyboard."""
        if not self._fits():
            # The screen stands before its pictures: whoever goes on with a game need not wait for them.
            QTimer.singleShot(0, self, self._draw)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        canvas = self._canvas(painter)
        wide, high = self.width() / self.unit, self.height() / self.unit
        lit = self.underMouse() or self.hasFocus()
        area = QRectF(1, 1, wide - 2, high - 2)
        with canvas.within(cut(area, CORNER)):
            painter.drawPixmap(self.rect(), self._picture)
            if not lit:
                canvas.box(0, 0, wide, high, "ground.bg0", AT_REST)
            canvas.box(0, high * 0.42, wide, high * 0.58, ("#0004070A", "#D904070A"))
        canvas.cut(1, 1, wide - 2, high - 2, CORNER, None, "accent.warm" if lit else "line.edge", 2 if lit else 1)
        self._paint_title(canvas, wide, high, lit=lit)
        if self.hasFocus() and self.window().isActiveWindow():
            canvas.cut(5, 5, wide - 10, high - 10, CORNER - 3, None, "text.primary", measure("stroke.focus"))

    def _paint_title(self, canvas: Canvas, wide: float, high: float, *, lit: bool) -> None:
        grown = [size * min(self.text_scale, 1.4) for size in TITLES]
        size, words = canvas.fitted(self.text(), wide - 60, grown, 700, "display", grow=False)
        canvas.text(28, high - 32, words, size, "accent.warm" if lit else "text.primary", 700, "display", grow=False)
        canvas.box(29, high - 20, 36, 3, "accent.warm", 1.0 if lit else 0.7)

    def _draw(self) -> None:
        """Draw the picture at the size of the moment; it is kept as long as it is shown."""
        if self._fits() or not self.isVisible():
            return
        own = f"{home_of(self.game)}/art/start"
        name = own if has_stencil(own) else SCENE
        self._picture = picture(name, self.width(), self.height(), self.devicePixelRatioF())
        self.update()

    def _fits(self) -> bool:
        return not self._picture.isNull() and self._picture.deviceIndependentSize().toSize() == self.size()
