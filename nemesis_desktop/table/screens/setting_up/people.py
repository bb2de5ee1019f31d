"""One seat of a new game: token, name, colour, who plays it, and a PIN if a person wants one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRegularExpression
from PySide6.QtGui import QPainter, QPaintEvent, QRegularExpressionValidator
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from nemesis_desktop.engine.naming import cleaned
from nemesis_desktop.engine.new_game import Option
from nemesis_desktop.engine.saving.table_settings import LONGEST_NAME
from nemesis_desktop.engine.text import Text
from nemesis_desktop.program.colours import COLOURS
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.pieces import player_shape
from nemesis_desktop.table.screens.screen import spaced
from nemesis_desktop.table.widgets.button import Button
from nemesis_desktop.table.widgets.fields import ColourRow, Field

SHORTEST_PIN, LONGEST_PIN = 4, 8
PIN_WIDE, WHO_WIDE = 84, 96
"""Units that a PIN, at the usual text size, and the button beside it take."""
MOST_WIDER: Final = 1.2
"""A PIN becomes no wider than this with larger text."""
DIGITS: Final = rf"[0-9]{{0,{LONGEST_PIN}}}"


class PersonRow(QWidget):
    """One seat: token, name, colour, who plays it, and a PIN if a person wants one.

    Args:
        number: the place at the table, from 1.
        colours: how many colours there are to choose from, in the largest game.

    Attributes:
        number: the place at the table, from 1.
        colour: the number of the person's token.
        wanted: how the program is to play here, where the game lets it; empty for a person.
        who: the button that says who plays here.
    """

    def __init__(self, number: int, colours: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.number = number
        self.colour = number
        self.wanted = ""
        self._levels: Sequence[Option] = ()
        self.unit = 1.0
        self.name = Field(LONGEST_NAME, counted=True)
        self.colours = ColourRow(COLOURS[:colours])
        self.pin = Field(LONGEST_PIN, hidden=True)
        self.pin.setValidator(QRegularExpressionValidator(QRegularExpression(DIGITS), self.pin))
        self._row = QHBoxLayout(self)
        self.who = Button(tall=True)
        for widget in (self.name, self.colours, self.who, self.pin):
            self._row.addWidget(widget)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def given_name(self) -> str:
        """The name as it is kept, of what was written; empty where nobody gave one that can be seen."""
        return cleaned(self.name.text())

    # ---------------------------------------------------------------- who plays

    @property
    def level(self) -> str:
        """How the program plays here; empty for a person."""
        return "" if self.played_at is None else self.played_at.value

    @property
    def played_at(self) -> Option | None:
        """The level at which the program plays here; None for a person."""
        return next((one for one in self._levels if one.value == self.wanted), None)

    def offer_levels(self, levels: Sequence[Option]) -> None:
        """The ways in which the program could play here; none where only a person can."""
        self._levels = levels

    def next_player(self) -> None:
        """From a person to the computer, from one of its levels to the next, and back to a person."""
        ways = ("", *(one.value for one in self._levels))
        self.wanted = ways[(ways.index(self.level) + 1) % len(ways)]

    def called(self, words: Words) -> str:
        """The name as it is kept; a computer seat has one also where nobody gave it any."""
        unnamed = words.text(Text("ui-seats-name", number=self.number)) if self.level else ""
        return self.given_name or unnamed

    def show_player(self, words: Words) -> None:
        """Say who plays here."""
        level = self.played_at
        who = Text("ui-seats-person") if level is None else level.name
        hint = Text("ui-seats-who-hint", number=self.number) if level is None else level.hint
        self.who.setVisible(bool(self._levels))
        self.who.setText(words.text(who))
        self.who.set_look("steel", reason=words.text(hint))
        self.who.setAccessibleName(words.text(Text("ui-seats-who", number=self.number, who=who)))
        unnamed = "ui-seats-name" if self.level else "ui-start-game-unnamed"
        self.name.setPlaceholderText(words.text(Text(unnamed, number=self.number)))

    def ask_pin(self, asked: bool) -> None:
        """Whether people at this table may have a PIN. A computer needs none, but its row lines up with the others."""
        policy = self.pin.sizePolicy()
        policy.setRetainSizeWhenHidden(asked)
        self.pin.setSizePolicy(policy)
        self.pin.setVisible(asked and not self.level)

    # ---------------------------------------------------------------- what it looks like

    def set_scale(self, unit: float, text: float) -> None:
        """Pixels per unit, and the person's text size."""
        self.unit = unit
        spaced(self._row, unit, 12, left=52, top=5, bottom=5)
        # The name needs the room more: a button writes smaller before it grows.
        self.pin.setFixedWidth(round(PIN_WIDE * unit * min(max(1.0, text), MOST_WIDER)))
        self.who.setFixedWidth(round(WHO_WIDE * unit))

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
