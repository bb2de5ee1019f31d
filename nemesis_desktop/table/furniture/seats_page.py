"""Who plays: a seat is left to the computer in the middle of a game, or taken over from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.new_game import Computers, Option
from nemesis_desktop.engine.text import Text
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.furniture.overlays import Overlay
from nemesis_desktop.table.widgets.button import Button

WIDE: Final = 520.0
HEAD, ROW, FOOT = 128.0, 46.0, 74.0
"""Units for the title and what it says, for each seat, and for the button below them."""


class Seated(NamedTuple):
    """Somebody at the table.

    Attributes:
        seat: theirs.
        name: what they are called.
        level: of a computer; empty for a person.
        chosen: whether it was the computer's from the start.
    """

    seat: Seat
    name: str
    level: str
    chosen: bool = False


class SeatsPage(Overlay):
    """Lists everybody at the table; a press on a button changes who plays there, as soon as the page is put away.

    Signals:
        changed: the seats at which somebody else plays from now on, each with the level of a computer; empty for a
            person.
    """

    changed = Signal(object)

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self.words = words
        self._levels: Sequence[Option] = ()
        self._settled: Text | None = None
        self._seated: Sequence[Seated] = ()
        self._wanted: dict[Seat, str] = {}
        self.rows: dict[Seat, Button] = {}
        self.done = Button(kind="primary", tall=True, parent=self)
        self.done.clicked.connect(self.shut)
        self.retranslate(words)

    def show_seats(self, seated: Sequence[Seated], computers: Computers) -> None:
        """Who plays now, and the ways in which the program can; or why nobody takes a seat over from it."""
        self._seated, self._levels, self._settled = seated, computers.levels, computers.settled
        self._wanted = {one.seat: one.level for one in seated}
        for seat in self.rows.keys() - {one.seat for one in seated}:
            self.rows.pop(seat).deleteLater()
        for one in seated:
            if one.seat not in self.rows:
                button = self.rows[one.seat] = Button(tall=True, parent=self)
                button.clicked.connect(lambda _checked=False, seat=one.seat: self._change(seat))
                button.show()
        self.retranslate(self.words)
        self.arrange()

    def _change(self, seat: Seat) -> None:
        """From a person to the computer, from one of its levels to the next, and back to a person."""
        now, ways = self._wanted[seat], ["", *(one.value for one in self._levels)]
        self._wanted[seat] = ways[(ways.index(now) + 1) % len(ways)] if now in ways else ""
        self.retranslate(self.words)

    def shut(self) -> None:
        """Go away; what was changed counts from now on."""
        super().shut()
        before = {one.seat: one.level for one in self._seated}
        changes = {seat: level for seat, level in self._wanted.items() if level != before[seat]}
        self._seated = [one._replace(level=self._wanted[one.seat]) for one in self._seated]
        if changes:
            self.changed.emit(changes)

    def retranslate(self, words: Words) -> None:
        """Show everything in another language."""
        self.words = words
        self.setAccessibleName(words.text(Text("ui-seats-menu")))
        self.setAccessibleDescription(self._about)
        self.done.setText(words.text(Text("ui-table-menu-continue")))
        self.done.set_look("primary", words.text(Text("ui-table-key-escape")))
        levels = {one.value: one for one in self._levels}
        people = [seat for seat, level in self._wanted.items() if not level]
        for one in self._seated:
            wanted, button = self._wanted[one.seat], self.rows[one.seat]
            level = levels.get(wanted)
            who = level.name if level is not None else Text("ui-seats-computer" if wanted else "ui-seats-person")
            button.setText(words.text(who))
            button.setAccessibleName(words.text(Text("ui-seats-who-of", name=one.name, who=who)))
            # Somebody has to be there to whom the screen belongs.
            barred = Text("ui-seats-no-person") if people == [one.seat] else self._settled if one.chosen else None
            button.setEnabled(barred is None)
            hint = barred or (None if level is None else level.hint)
            button.set_look("steel", reason="" if hint is None else words.text(hint))
        self.update()

    @property
    def _about(self) -> str:
        return self.words.text(self._settled or Text("ui-seats-text"))

    def body(self) -> QRect:
        """The panel in the middle."""
        unit = self.unit
        wide = round(WIDE * max(1.0, self.text_scale * 0.9) * unit)
        high = round((HEAD + ROW * len(self._seated) + FOOT) * unit)
        return QRect((self.width() - wide) // 2, max(0, (self.height() - high) // 2), wide, high)

    def arrange(self) -> None:
        """The seats from top to bottom, each with its button at the right."""
        body, unit = self.body(), self.unit
        top = body.y() + round(HEAD * unit)
        wide = round(170 * unit)
        for one in self._seated:
            button = self.rows[one.seat]
            button.set_scale(unit, self.text_scale)
            button.setGeometry(body.right() - wide - round(26 * unit), top, wide, round(36 * unit))
            top += round(ROW * unit)
        self.done.set_scale(unit, self.text_scale)
        self.done.setGeometry(
            body.x() + round(26 * unit), top + round(12 * unit), body.width() - round(52 * unit), round(38 * unit)
        )

    def paint_body(self, canvas: Canvas) -> None:
        """The panel, what it is about, and the names."""
        super().paint_body(canvas)
        body, unit = self.body(), canvas.unit
        left, top, wide = body.x() / unit, body.y() / unit, body.width() / unit
        title = self.words.text(Text("ui-seats-menu"))
        canvas.text(left + wide / 2, top + 41, title, 22, "text.primary", 600, "display", "middle", grow=False)
        size, lines = canvas.fitted_lines(self._about, wide - 52, HEAD - 64, (14, 13, 12, 11), 400, 1.25, 4)
        canvas.lines(left + 26, top + 54, lines, size, "text.secondary", 400, 1.25)
        for number, one in enumerate(self._seated):
            size, name = canvas.fitted(one.name, wide - 170 - 78, (16, 15, 14, 13, 12), 600)
            canvas.text(left + 26, top + HEAD + ROW * number + 24, name, size, "text.primary", 600)
