"""A plain question over whatever is on the screen, with two answers; nothing happens before one of them is given."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.furniture.overlays import Overlay
from nemesis_desktop.table.widgets.button import Button

WIDE: Final = 560.0
EDGE, BUTTON, GAP = 26.0, 40.0, 12.0
SIZE, LEADING = 17.0, 1.3
"""The panel, its margins and buttons, in units; the letters of the question."""


class Question(Overlay):
    """Asks before something that cannot be taken back. Escape, or a click beside it, answers no.

    Attributes:
        question: what is asked.
        yes_button: do it.
        no_button: leave everything as it is; it has the keyboard first.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.question = ""
        self.no_button = Button(kind="primary", tall=True, parent=self)
        self.yes_button = Button(tall=True, parent=self)
        self._agreed: Callable[[], None] | None = None
        self.no_button.clicked.connect(self.shut)
        self.yes_button.clicked.connect(self._answer_yes)

    def ask(self, question: str, yes: str, no: str, key: str, agreed: Callable[[], None]) -> None:
        """Put a question; ``agreed`` is done on yes, and ``key`` names the one that answers no."""
        self.question, self._agreed = question, agreed
        self.setAccessibleName(question)
        self.yes_button.setText(yes)
        self.no_button.setText(no)
        self.no_button.set_look("primary", key)
        self.open()
        self.no_button.setFocus(Qt.FocusReason.PopupFocusReason)

    def shut(self) -> None:
        """No: everything stays as it is."""
        self._agreed = None
        super().shut()

    def _answer_yes(self) -> None:
        agreed = self._agreed
        self.shut()
        if agreed is not None:
            agreed()

    def _lines(self) -> list[str]:
        canvas = Canvas(QPainter(), self.unit, 1.0, self.text_scale)
        return canvas.wrapped(self.question, self._wide - 2 * EDGE, SIZE, 500)

    @property
    def _wide(self) -> float:
        room = self.width() / self.unit - 2 * EDGE
        return min(WIDE * max(1.0, self.text_scale * 0.9), room)

    @property
    def _button(self) -> float:
        return max(BUTTON, BUTTON * 0.8 * self.text_scale)

    def body(self) -> QRect:
        """The panel in the middle."""
        step = Canvas(QPainter(), self.unit, 1.0, self.text_scale).leading(SIZE, LEADING)
        wide = self._wide * self.unit
        high = (3 * EDGE + len(self._lines()) * step + self._button) * self.unit
        return QRect(round((self.width() - wide) / 2), round((self.height() - high) / 2), round(wide), round(high))

    def arrange(self) -> None:
        """The two answers side by side, under the question."""
        body, unit = QRectF(self.body()), self.unit
        wide = (body.width() / unit - 2 * EDGE - GAP) / 2
        top = body.bottom() - (EDGE + self._button) * unit
        for number, button in enumerate((self.yes_button, self.no_button)):
            button.set_scale(unit, self.text_scale)
            left = body.left() + (EDGE + number * (wide + GAP)) * unit
            button.setGeometry(QRectF(left, top, wide * unit, self._button * unit).toRect())

    def paint_body(self, canvas: Canvas) -> None:
        """The panel and the question."""
        super().paint_body(canvas)
        body = self.body()
        left, top = body.x() / canvas.unit + EDGE, body.y() / canvas.unit + EDGE
        canvas.lines(left, top, self._lines(), SIZE, "text.primary", 500, LEADING)
