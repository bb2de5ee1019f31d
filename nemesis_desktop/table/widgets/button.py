"""The button of the table: steel, amber for the one next step, red for what hurts, with the key that presses it."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import AMBER, AMBER_LIT, Paint
from nemesis_desktop.table.drawing.theme import measure
from nemesis_desktop.table.widgets.lit_button import LitButton

Kind = Literal["steel", "primary", "danger", "quiet"]

PADDING = 14.0
ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
"""Keys that Qt would move the keyboard with; whoever owns the button knows the way better."""
GAP = 8.0


class Button(LitButton):
    """A push button as the look has it.

    ``primary`` is the next step; a screen has one at most. ``danger`` says that something will hurt, and ``reason``
    says
    what. ``quiet`` has no ground until the pointer is over it. A key hint only tells of the key: whoever owns the
    button
    listens to it.

    Attributes:
        kind: ``steel``, ``primary``, ``danger`` or ``quiet``.
        hint: the name of the key, shown in a small frame; empty for none.
        symbol: a stencil before the words, such as ``symbols/undo``; empty for none.
        tall: the height of a dialog's button instead of a bar's.
    """

    def __init__(
        self,
        words: str = "",
        kind: Kind = "steel",
        hint: str = "",
        symbol: str = "",
        *,
        tall: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.kind: Kind = kind
        self.hint = hint
        self.symbol = symbol
        self.tall = tall
        self.reason = ""
        self.setText(words)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

    def setText(self, text: str) -> None:
        """Show other words, and say them to assistive software."""
        super().setText(text)
        self.setAccessibleName(text)
        self.updateGeometry()

    def set_look(self, kind: Kind, hint: str | None = None, reason: str = "") -> None:
        """Change what the button looks like; ``reason`` is told while the pointer rests on it."""
        self.kind = kind
        if hint is not None:
            self.hint = hint
        self.reason = reason
        self.setToolTip(reason)
        self.setAccessibleDescription(reason)
        self.updateGeometry()
        self.update()

    def units_wide(self) -> float:
        """The width that the words need, in units."""
        canvas = self._canvas(QPainter())
        wide = canvas.width(self.text(), 13.5, 600) + 2 * PADDING
        if self.symbol:
            wide += 15 + GAP * 0.75
        if self.hint:
            wide += canvas.width(self.hint, 11.5, 500) + 10 + GAP
        return wide

    def sizeHint(self) -> QSize:
        """As wide as the words, as high as the look says."""
        high = measure("size.button_height_dialog" if self.tall else "size.button_height")
        high = max(high, 13.5 * self.text_scale * 1.35)
        return QSize(round(self.units_wide() * self.unit), round(high * self.unit))

    def minimumSizeHint(self) -> QSize:
        """Words may be shortened down to the smallest target that a finger or a pointer finds."""
        return QSize(round(40 * self.unit), self.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses as well as Space."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        elif event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw ground, symbol, words and key."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        canvas = self._canvas(painter)
        wide, high = self.width() / self.unit, self.height() / self.unit
        fill, edge, ink = self._paints()
        canvas.cut(0.5, 0.5, wide - 1, high - 1, measure("corner.control"), fill, edge)
        if self.isDown():
            canvas.cut(0.5, 0.5, wide - 1, high - 1, measure("corner.control"), "#000000", None, alpha=0.18)
        if self.hasFocus():
            canvas.cut(
                1, 1, wide - 2, high - 2, measure("corner.control"), None, "text.primary", measure("stroke.focus")
            )
        self._paint_words(canvas, wide, high, ink)

    def _paint_words(self, canvas: Canvas, wide: float, high: float, ink: str) -> None:
        hint = canvas.width(self.hint, 11.5, 500) + 10 + GAP if self.hint else 0.0
        symbol = 15 + GAP * 0.75 if self.symbol else 0.0
        room = wide - 12 - hint - symbol
        size, words = canvas.fitted(self.text(), room, (13.5, 13, 12.5, 12, 11.5), 600)
        used = canvas.width(words, size, 600) + hint + symbol
        left = (wide - used) / 2
        if self.symbol:
            canvas.symbol(self.symbol, left, high / 2 - 7.5, 15, ink)
            left += symbol
        left += canvas.text(left, high / 2 + size * 0.35 * self.text_scale, words, size, ink, 600)
        if self.hint:
            canvas.key_hint(left + hint, high / 2, self.hint, ink)

    def _paints(self) -> tuple[Paint, str | None, str]:
        over = self.underMouse() and self.isEnabled()
        if not self.isEnabled():
            return "ground.bg1", "line.edge", "text.tertiary"
        if self.kind == "primary":
            return (AMBER_LIT if over else AMBER), "accent.warm", "text.ink_warm"
        if self.kind == "danger":
            return ("#3A1A18" if over else "state.danger_ground"), "state.danger", "text.pale"
        if self.kind == "quiet":
            return ("ground.bg3" if over else None), ("line.edge" if over else None), "text.secondary"
        return ("ground.bg4" if over else "ground.bg3"), "line.strong", "text.primary"

    def place(self, area: QRectF) -> None:
        """Put the button at a place given in units of its parent."""
        self.setGeometry(
            round(area.x() * self.unit),
            round(area.y() * self.unit),
            round(area.width() * self.unit),
            round(area.height() * self.unit),
        )
