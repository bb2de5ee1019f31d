"""How the decision bar is drawn: who is asked, the sentence, what has been paid, and what is being shown meanwhile."""

from __future__ import annotations

import re
from typing import Final

from attrs import frozen
from PySide6.QtCore import QPointF

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.events import Told
from nemesis_desktop.engine.text import Text
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.pieces import token
from nemesis_desktop.table.furniture.bar.asked import Asked

HIGH: Final = 36.0
"""The height of the bar, in units."""
SIZES: Final = (16.5, 16.0, 15.5, 15.0, 14.5, 14.0, 13.5, 13.0)
TWO_LINES: Final = (13.5, 13.0, 12.5, 12.0, 11.5, 11.0, 10.5, 10.0)
TALE: Final = (15.5, 15.0, 14.5, 14.0, 13.5, 13.0, 12.5, 12.0, 11.5, 11.0)
MOST_PIPS: Final = 6


def around(name: str, line: str) -> tuple[str, str, str]:
    """What stands before a name in a line, the name, and what follows; all of it before where the name is missing.

    It is found as a whole word: nobody called Ben is meant where Bennings is asked.
    """
    found = re.search(rf"(?<!\w){re.escape(name)}(?!\w)", line) if name else None
    return (line, "", "") if found is None else (line[: found.start()], found.group(), line[found.end() :])


@frozen(eq=False)
class BarPainter:
    """Draws what a decision bar says, under its buttons."""

    _asked: Asked

    def tale(self, canvas: Canvas, wide: float, tale: Told, step: str, *, goes_on: bool) -> None:
        """What is happening, in the ship's own light: its sign, the step of the event phase, the sentence, the key if
        one goes on.
        """
        asked = self._asked
        symbol, ink = asked.ui.sign_of(tale)
        canvas.symbol(symbol, 12, HIGH / 2 - 10, 20, ink)
        left = 42.0
        if step:
            name = asked.say(f"ui-panels-step-{step}")
            used = canvas.width(name, 14, 700)
            canvas.cut(left, 6, used + 20, HIGH - 12, 5, "accent.warm_ground", "accent.warm_soft")
            canvas.text(left + 10, HIGH / 2 + 14 * canvas.text_scale * 0.35, name, 14, "accent.warm", 700)
            left += used + 32
        right = wide - 14
        if goes_on:
            right = canvas.key_hint(right, HIGH / 2, asked.say("ui-tray-key-space"), "text.secondary")
        words = asked.word(tale.text())
        size, lines = canvas.fitted_lines(words, right - left - 16, HIGH - 5, TALE, 500, 1.1, 2)
        block = len(lines) * canvas.leading(size, 1.1)
        canvas.lines(left, (HIGH - block) / 2, lines, size, "text.primary", 500, 1.1)

    def news(self, canvas: Canvas, wide: float, seat: Seat, news: Text) -> None:
        """Who is choosing, and what, for those who only watch."""
        view = self._asked.view
        person = None if view is None else next((one for one in view.people if one.seat == seat), None)
        if view is None or person is None:
            canvas.symbol("symbols/hand_card", 10, 6, 24, "text.secondary")
        else:
            worn = self._asked.ui.token(view, seat)
            token(canvas, QPointF(22, HIGH / 2), 24, worn.colour, worn.emblem)
        size, words = canvas.fitted(self._asked.word(news), wide - 66, SIZES, 500)
        base = HIGH / 2 + size * canvas.text_scale * 0.34
        self._paint_named(canvas, 46, base, words, person.name if person is not None else "", size)

    def who(self, canvas: Canvas) -> None:
        """The token of the person who is asked; a hand of cards where it is everybody."""
        canvas.cut(0.5, 0.5, 40, HIGH - 1, 8, "accent.warm", corners="left")
        decision, view = self._asked.decision, self._asked.view
        if decision is None or self._asked.person() is None:
            canvas.symbol("symbols/hand_card", 9, 6, 24, "text.ink_warm")
            return
        if view is not None:
            worn = self._asked.ui.asked_token(view, decision)
            token(canvas, QPointF(20, HIGH / 2), 24, worn.colour, worn.emblem)

    def sentence(self, canvas: Canvas, left: float, right: float) -> float:
        """The sentence on one line, or two where it is long; gives back where it ends."""
        words = self._asked.sentence()
        room = right - left
        person = self._asked.person()
        name = person.name if person is not None else ""
        one = next((size for size in SIZES if canvas.width(words, size, 500) <= room), None)
        if one is not None:
            self._paint_named(canvas, left, HIGH / 2 + one * canvas.text_scale * 0.34, words, name, one)
            return left + canvas.width(words, one, 500)
        size, lines = canvas.fitted_lines(words, room, HIGH - 5, TWO_LINES, 500, 1.1, 2)
        step = canvas.leading(size, 1.1)
        first = (HIGH - step * len(lines)) / 2 + step * 0.79
        for number, line in enumerate(lines):
            self._paint_named(canvas, left, first + number * step, line, name, size)
        return left + max(canvas.width(line, size, 500) for line in lines)

    @staticmethod
    def _paint_named(canvas: Canvas, x: float, base: float, line: str, name: str, size: float) -> None:
        """A line in which the name stands in warm."""
        before, found, after = around(name, line)
        x += canvas.text(x, base, before, size, "text.primary", 500) if before else 0
        if found:
            if after.startswith(","):
                found, after = f"{found},", after[1:]
            x += canvas.text(x, base, found, size, "accent.warm", 700)
            canvas.text(x, base, after, size, "text.primary", 500)

    def _pips(self) -> tuple[int, int] | None:
        offers = self._asked.offers
        if offers is None or offers.decision is None or offers.decision.kind != "some" or not offers.mine:
            return None
        most = offers.decision.most
        return (len(offers.chosen), most) if offers.decision.topic == "pay" and most <= MOST_PIPS else None

    def paid_wide(self, canvas: Canvas) -> float:
        """How much room that takes."""
        pips = self._pips()
        return 0.0 if pips is None else canvas.width(self._asked.say("ui-tray-paid"), 13, 500) + pips[1] * 18 + 32

    def paid(self, canvas: Canvas, x: float) -> None:
        """How much of a price has been paid."""
        pips = self._pips()
        if pips is None:
            return
        x += 10 + canvas.text(x, 22.5, self._asked.say("ui-tray-paid"), 13, "text.secondary", 500)
        for number in range(pips[1]):
            paid = number < pips[0]
            canvas.cut(x, 9, 13, 18, 3, "accent.warm" if paid else None, "accent.warm", 1.5)
            if paid:
                canvas.symbol("symbols/check", x + 2, 13.5, 9, "text.ink_warm")
            x += 18

    def action_wide(self, canvas: Canvas) -> float:
        """How much room that takes."""
        words = self._asked.progress()
        return canvas.width(words, 13, 500) + 14 if words else 0.0

    def action(self, canvas: Canvas, right: float) -> None:
        """How far the person has come in their turn, before the buttons that begin there."""
        words = self._asked.progress()
        if words:
            canvas.text(right - 14, 22.5, words, 13, "text.secondary", 500, align="right")

    @staticmethod
    def call_time(canvas: Canvas, wide: float, left: int, of: int) -> None:
        """The time left to call out: a line along the lower edge that runs out."""
        if of > 0:
            canvas.box(42, HIGH - 4, (wide - 52) * left / of, 2.4, "accent.warm")
