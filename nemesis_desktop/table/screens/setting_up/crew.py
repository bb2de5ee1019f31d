"""Everybody of a new game: how many, a row for each, who has which colour, and what of it cannot be so."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QObject, Signal

from nemesis_desktop.engine.naming import look
from nemesis_desktop.engine.new_game import Option, Page
from nemesis_desktop.engine.saving.table_settings import LONGEST_NAME
from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.program.colours import COLOURS
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.furniture.names import called
from nemesis_desktop.table.screens.setting_up.people import SHORTEST_PIN, PersonRow
from nemesis_desktop.table.widgets.controls import Picker

MANY: Final = 5
"""More people than these have less air between them."""


class Crew(QObject):
    """The people of a new game.

    Args:
        most: so many the largest game has room for.

    Attributes:
        count: how many people.
        rows: one for each of the people that the largest game has room for.

    Signals:
        written: a name or a PIN is another.
        entered: somebody has pressed Enter in one.
        changed: somebody else plays a seat.
    """

    written = Signal()
    entered = Signal()
    changed = Signal()

    def __init__(self, most: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.count = Picker([str(number) for number in range(1, most + 1)])
        self.rows = [PersonRow(number, most) for number in range(1, most + 1)]
        for row in self.rows:
            row.colours.picked.connect(lambda colour, mine=row: self._take_colour(mine, colour))
            for field in (row.name, row.pin):
                field.textChanged.connect(self.written)
                field.returnPressed.connect(self.entered)
            row.who.clicked.connect(lambda _checked=False, mine=row: self._change_player(mine))

    # ---------------------------------------------------------------- who plays

    @property
    def playing(self) -> list[PersonRow]:
        """The rows of those who play."""
        return self.rows[: int(self.count.value)]

    @property
    def computers(self) -> list[PersonRow]:
        """The rows of the seats that the program fills."""
        return [row for row in self.playing if row.level]

    @property
    def levels(self) -> list[Option]:
        """The levels at which the program plays, each once."""
        return list(dict.fromkeys(row.played_at for row in self.playing if row.played_at is not None))

    @property
    def alone(self) -> bool:
        """Whether one person plays, alone or with computer seats only."""
        return len(self.playing) - len(self.computers) == 1

    @property
    def many(self) -> bool:
        """Whether so many play that their rows stand closer together."""
        return len(self.playing) > MANY

    def offer(self, page: Page, wanted: int) -> None:
        """The numbers of people that a game has room for; colours that it does not offer go to nobody who plays."""
        self.count.offer([str(number) for number in range(page.least, page.most + 1)])
        self.count.value = str(max(page.least, min(wanted, page.most)))
        strange = [row for row in self.rows[: page.most] if row.colour > page.most]
        free = [row for row in self.rows[page.most :] if row.colour <= page.most]
        for row, other in zip(strange, free, strict=True):
            row.colour, other.colour = other.colour, row.colour
        for row in self.rows:
            row.colours.offer(page.most)

    def offer_levels(self, page: Page) -> None:
        """The ways in which the program could play; somebody alone plays themselves."""
        possible = page.computers is not None and int(self.count.value) > 1
        for row in self.rows:
            row.offer_levels(page.computers.levels if page.computers is not None and possible else ())

    def _change_player(self, row: PersonRow) -> None:
        row.next_player()
        self.changed.emit()

    # ---------------------------------------------------------------- colours

    def _take_colour(self, mine: PersonRow, colour: int) -> None:
        """Each colour once: whoever had it gets the one that becomes free."""
        for other in self.rows:
            if other is not mine and other.colour == colour:
                other.colour = mine.colour
        mine.colour = colour
        self.show_colours()

    def show_colours(self) -> None:
        """Light up each person's colour and dim those of the others."""
        for row in self.rows:
            row.show_colours([other.colour for other in self.playing if other is not row])

    # ---------------------------------------------------------------- words

    def word(self, words: Words) -> None:
        """Write every word of the rows again."""

        def say(message: str, **args: Argument) -> str:
            return words.text(Text(f"ui-start-game-{message}", **args))

        self.count.set_words(say("count"), list(self.count.segments))
        colours = [say(f"colour-{number}") for number in COLOURS[: len(self.rows)]]
        for row in self.rows:
            row.name.setAccessibleName(say("name", number=row.number))
            row.name.setAccessibleDescription(say("name-longest", count=LONGEST_NAME))
            row.colours.set_words(say("colour", number=row.number), colours)
            row.pin.setPlaceholderText(say("pin"))
            row.pin.setAccessibleName(say("pin-of", number=row.number))

    def show(self, words: Words, *, pins: bool) -> None:
        """Show those who play, each with who plays there; ``pins``: people may have one."""
        for row in self.rows:
            row.setVisible(row in self.playing)
            row.ask_pin(pins)
            row.show_player(words)

    def troubles(self, words: Words) -> Iterator[Text]:
        """What stands in the way of the game; the fields that it is about are marked."""
        names = [look(called(row.called(words), row.number, words)) for row in self.playing]
        for row, name in zip(self.playing, names, strict=True):
            row.name.mark(names.count(name) > 1)
            row.pin.mark(not row.pin.isHidden() and 0 < len(row.pin.text()) < SHORTEST_PIN)
        if any(row.name.wrong for row in self.playing):
            yield Text("ui-start-game-same-name")
        if any(row.pin.wrong for row in self.playing):
            yield Text("ui-start-game-short-pin")
        if len(self.computers) == len(self.playing):
            yield Text("ui-seats-no-person")
