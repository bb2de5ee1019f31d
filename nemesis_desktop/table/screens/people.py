"""One person of a new game: token, name, colour, and a PIN if they want one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRegularExpression
from PySide6.QtGui import QPainter, QPaintEvent, QRegularExpressionValidator
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from nemesis_desktop.engine.naming import cleaned
from nemesis_desktop.engine.saving.table_settings import LONGEST_NAME
from nemesis_desktop.program.colours import COLOURS
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.pieces import player_shape
from nemesis_desktop.table.screens.screen import spaced
from nemesis_desktop.table.widgets.fields import ColourRow, Field

SHORTEST_PIN, LONGEST_PIN = 4, 8
DIGITS: Final = rf"[0-9]{{0,{LONGEST_PIN}}}"


class PersonRow(QWidget):
    """One person: token, name, colour, and a PIN if they want one.

    Args:
        number: the place at the table, from 1.
        colours: how many colours there are to choose from, in the largest game.

    Attributes:
        number: the place at the table, from 1.
        colour: the number of the person's token.
    """

    def __init__(self, number: int, colours: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.number = number
        self.colour = number
        self.unit = 1.0
        self.name = Field(LONGEST_NAME, counted=True)
        self.colours = ColourRow(COLOURS[:colours])
        self.pin = Field(LONGEST_PIN, hidden=True)
        self.pin.setValidator(QRegularExpressionValidator(QRegularExpression(DIGITS), self.pin))
        self._row = QHBoxLayout(self)
        for widget in (self.name, self.colours, self.pin):
            self._row.addWidget(widget)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def given_name(self) -> str:
        """The name as it is kept, of what was written; empty where nobody gave one that can be seen."""
        return cleaned(self.name.text())

    def set_scale(self, unit: float, text: float) -> None:
        """Pixels per unit, and the person's text size."""
        self.unit = unit
        spaced(self._row, unit, 12, left=52, top=5, bottom=5)
        self.pin.setFixedWidth(round(84 * unit * max(1.0, text)))

    def show_colours(self, taken: Sequence[int]) -> None:
        """Light up the person's colour and dim those of the others."""
        self.colours.show_choice(self.colour, taken)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The person's token, as it will stand on the table."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        canvas = Canvas(painter, self.unit, self.devicePixelRatioF())
        middle = self.height() / self.unit / 2
        player_shape(canvas, QPointF(21, middle), 34, self.colour)
        number = str(self.number)
        drop = 3.0 if self.colour == 3 else 0.0
        canvas.text(21, middle + 5 + drop, number, 14, "text.plate_ink", 700, "display", "middle", grow=False)
