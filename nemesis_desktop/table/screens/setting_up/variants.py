"""The variants of a new game: switches, each with the line that says what it changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.theme import measure
from nemesis_desktop.table.widgets.lit_button import LitButton

NAME: Final = 15.5
HINT: Final = 14.0
LEADING: Final = 1.2
BOX: Final = 20.0
LEFT: Final = 40.0
"""Where the words of a switch begin, in units."""
ABOVE: Final = 8.0
COLUMNS: Final = 2


class Switch(LitButton):
    """Something to be switched on: a box, a name, and what it changes.

    Attributes:
        value: what it stands for.
        hint: what it changes.
    """

    def __init__(self, value: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.value = value
        self.hint = ""
        self.setCheckable(True)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_words(self, name: str, hint: str) -> None:
        """Show other words, and say them to assistive software."""
        self.setText(name)
        self.hint = hint
        self.setAccessibleName(name)
        self.setAccessibleDescription(hint)
        self.updateGeometry()
        self.update()

    def _blocks(self, canvas: Canvas, wide: float) -> tuple[list[str], list[str]]:
        room = max(60.0, wide - LEFT - 8)
        return canvas.wrapped(self.text(), room, NAME, 600), canvas.wrapped(self.hint, room, HINT)

    def hasHeightForWidth(self) -> bool:
        """The words wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """As high as the words are at this width."""
        canvas = self._canvas(QPainter())
        name, hint = self._blocks(canvas, width / self.unit)
        high = len(name) * canvas.leading(NAME, LEADING) + len(hint) * canvas.leading(HINT, LEADING) + 2 * ABOVE + 2
        return round(high * self.unit)

    def sizeHint(self) -> QSize:
        """A comfortable width."""
        wide = round(360 * self.unit)
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        """Narrow places make it higher, not unreadable."""
        return QSize(round(120 * self.unit), round(40 * self.unit))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the box, the name and what it changes."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        canvas = self._canvas(painter)
        wide, high = self.width() / self.unit, self.height() / self.unit
        on, corner = self.isChecked(), measure("corner.control")
        if self.underMouse():
            canvas.cut(0.7, 0.7, wide - 1.4, high - 1.4, corner, "ground.bg3", None, alpha=0.6)
        if self.hasFocus():
            line = measure("stroke.focus")
            canvas.cut(1.2, 1.2, wide - 2.4, high - 2.4, corner, None, "text.primary", line)
        name, hint = self._blocks(canvas, wide)
        step = canvas.leading(NAME, LEADING)
        top = ABOVE + (step - BOX) / 2
        fill, edge = ("accent.warm_ground", "accent.warm") if on else ("ground.bg0", "line.strong")
        canvas.cut(10, top, BOX, BOX, 4, fill, edge, 1.4)
        if on:
            canvas.symbol("symbols/check", 12.5, top + 2.5, BOX - 5, "accent.warm")
        bottom = canvas.lines(LEFT, ABOVE, name, NAME, "accent.warm" if on else "text.primary", 600, LEADING)
        canvas.lines(LEFT, bottom + 1, hint, HINT, "text.secondary", leading=LEADING)


class VariantList(QWidget):
    """All variants there are, of which those that belong to the mode can be seen, in columns.

    Signals:
        picked: a person has just switched one on or off.
    """

    picked = Signal()

    def __init__(self, values: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.switches = {value: Switch(value, self) for value in values}
        self._offered: tuple[str, ...] = ()
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._columns = [QVBoxLayout() for _ in range(COLUMNS)]
        for column in self._columns:
            self._row.addLayout(column, 1)
        for switch in self.switches.values():
            switch.clicked.connect(self.picked)
            switch.hide()

    def set_scale(self, unit: float, text: float) -> None:
        """Pixels per unit, and the person's text size."""
        self._row.setSpacing(round(14 * unit))
        for column in self._columns:
            column.setSpacing(round((6 if text <= 1.2 else 2) * unit))

    def offer(self, values: Sequence[str]) -> None:
        """Show these variants, down one column and then down the next; the others are off."""
        if tuple(values) == self._offered:
            return
        self._offered = tuple(values)
        for column in self._columns:
            while column.count():
                column.takeAt(0)
        for switch in self.switches.values():
            switch.setVisible(switch.value in values)
            switch.setChecked(switch.isChecked() and switch.value in values)
        each = -(-len(values) // COLUMNS)
        for number, value in enumerate(values):
            self._columns[number // each].addWidget(self.switches[value])
        for column in self._columns:
            column.addStretch(1)

    @property
    def chosen(self) -> tuple[str, ...]:
        """The variants that are on."""
        return tuple(value for value in self._offered if self.switches[value].isChecked())

    @chosen.setter
    def chosen(self, values: Sequence[str]) -> None:
        for value, switch in self.switches.items():
            switch.setChecked(value in values and value in self._offered)
