"""The menu of what may be done with a thing that stands for several acts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from attrs import frozen
from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.furniture.controls.keys import number_of
from nemesis_desktop.table.furniture.overlays import Overlay

NOTE: Final = 12.5
NOTE_LEADING: Final = 1.2
NOTE_WIDE: Final = 300.0
"""Words under a line of a menu wrap from here on."""
LEAST_SHRUNK: Final = 0.4
"""Lines of a menu become no smaller than that part of their size."""


@frozen
class MenuLine:
    """A line of a menu of acts: its index, what it says, its cost if it has one, and whether it hurts.

    ``note`` stands under it: why it is dangerous, or what may come of it.
    """

    index: int
    words: str
    cost: int | None = None
    danger: bool = False
    note: str = ""


class _Row(QAbstractButton):
    """One act in the menu, with the number key that chooses it."""

    def __init__(self, menu: ActMenu, entry: MenuLine, number: int) -> None:
        super().__init__(menu)
        self._menu = menu
        self.entry = entry
        self.key = str(number) if number <= 9 else ""
        self.setText(entry.words)
        self.setAccessibleName(entry.words)
        self.setAccessibleDescription(entry.note)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        unit = self._menu.unit * self._menu.shrunk
        canvas = Canvas(QPainter(), unit, 1.0, self._menu.text_scale)
        note = min(canvas.width(self.entry.note, NOTE, 500), NOTE_WIDE)
        wide = max(canvas.width(self.entry.words, 14, 600) + 84, note + 40)
        return QSize(round(wide * unit), 0)

    def note(self, canvas: Canvas, wide: float) -> list[str]:
        """What stands under the words, in lines, in a row so many units wide."""
        return canvas.wrapped(self.entry.note, wide - 24, NOTE, 500) if self.entry.note else []

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.setFocus(Qt.FocusReason.MouseFocusReason)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit = self._menu.unit * self._menu.shrunk
        canvas = Canvas(painter, unit, self.devicePixelRatioF(), self._menu.text_scale)
        wide, high = self.width() / canvas.unit, self.height() / canvas.unit
        lit = self.hasFocus()
        edge = "state.danger" if self.entry.danger else "accent.warm" if lit else "line.edge"
        canvas.cut(0.8, 0.8, wide - 1.6, high - 1.6, 6, "accent.warm_ground" if lit else "ground.bg3", edge, 1.4)
        left = 12.0
        note = self.note(canvas, wide)
        step = canvas.leading(NOTE, NOTE_LEADING)
        middle = high / 2 if not note else (high - len(note) * step) / 2 + 1
        if self.entry.cost is not None:
            canvas.symbol(f"symbols/cost_{self.entry.cost}", left - 4, middle - 9, 18, "text.primary")
            left += 20
        right = wide - 12
        if self.key:
            right = canvas.key_hint(right, middle, self.key, "text.tertiary") - 8
        size, words = canvas.fitted(self.entry.words, right - left, (14, 13.5, 13, 12.5, 12), 600)
        ink = "text.pale" if self.entry.danger else "text.primary"
        canvas.text(left, middle + size * 0.35 * canvas.text_scale, words, size, ink, 600)
        ink = "text.pale" if self.entry.danger else "text.secondary"
        canvas.lines(12, high - len(note) * step - 6, note, NOTE, ink, 500, NOTE_LEADING)


class ActMenu(Overlay):
    """What may be done with a thing that stands for several acts.

    Signals:
        picked: the index of an act.

    Attributes:
        shrunk: how much smaller than usual the lines are, because there are so many.
    """

    picked = Signal(int)
    dim = 0.0

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._rows: list[_Row] = []
        self._at = QPoint()
        self._body = QRect()
        self.shrunk = 1.0

    def ask(self, entries: Sequence[MenuLine], where: QPoint) -> None:
        """Open beside a place (on the screen)."""
        self._clear()
        self._rows = [_Row(self, entry, number) for number, entry in enumerate(entries, 1)]
        for row in self._rows:
            row.clicked.connect(lambda _checked=False, index=row.entry.index: self._pick(index))
            row.show()
        self._at = self.host.mapFromGlobal(where)
        self.open()
        if self._rows:
            self._rows[0].setFocus(Qt.FocusReason.PopupFocusReason)

    def rows(self) -> tuple[QAbstractButton, ...]:
        """The lines, in order."""
        return tuple(self._rows)

    def shut(self) -> None:
        """Go away without a choice."""
        self._clear()
        self.setAccessibleName("")
        super().shut()

    def forget(self) -> None:
        """What could be done is gone with whoever could do it."""
        self.shut()

    def body(self) -> QRect:
        """The panel with the lines."""
        return self._body

    def arrange(self) -> None:
        """Beside the thing, inside the window; where there are more lines than fit, all are smaller."""
        self.shrunk = 1.0
        while self._lay() > self.height() and self.shrunk > LEAST_SHRUNK:
            self.shrunk -= 0.1

    def _lay(self) -> int:
        """Give each line its place; how high they are together, in pixels."""
        unit = self.unit * self.shrunk
        line = max(32.0, 24 * self.text_scale)
        gap, edge = round(5 * unit), round(9 * unit)
        wide = max([round(170 * unit), *(row.sizeHint().width() for row in self._rows)])
        wide = min(wide, round(self.width() * 0.6))
        canvas = Canvas(QPainter(), unit, 1.0, self.text_scale)
        notes = [len(row.note(canvas, wide / unit)) * canvas.leading(NOTE, NOTE_LEADING) for row in self._rows]
        highs = [round((line + (note + 5 if note else 0)) * unit) for note in notes]
        tall = sum(highs) + gap * (len(highs) - 1) + 2 * edge
        x = min(max(self._at.x() + round(10 * unit), 0), self.width() - wide - 2 * edge)
        y = min(max(self._at.y() - tall // 2, 0), self.height() - tall)
        self._body = QRect(x, y, wide + 2 * edge, tall)
        top = y + edge
        for row, high in zip(self._rows, highs, strict=True):
            row.setGeometry(x + edge, top, wide, high)
            top += high + gap
        return tall

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A number chooses."""
        number = number_of(event)
        row = next((row for row in self._rows if row.key and row.key == str(number)), None)
        if row is not None:
            event.accept()
            row.click()
        else:
            super().keyPressEvent(event)

    def _pick(self, index: int) -> None:
        self.shut()
        self.picked.emit(index)

    def _clear(self) -> None:
        for row in self._rows:
            row.hide()
            row.deleteLater()
        self._rows = []
