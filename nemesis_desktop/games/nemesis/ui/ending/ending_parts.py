"""What all parts of the ending are drawn with: a clock for what is just being turned over, tokens, headings, bands."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.games.nemesis.ui.ending.ending_steps import Step, VictoryCheck
from nemesis_desktop.games.nemesis.ui.ending.ending_words import EndingWords
from nemesis_desktop.games.nemesis.ui.signs import worn
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.pieces import token
from nemesis_desktop.table.drawing.theme import motion

MIDDLE: Final = QRectF(364, 122, 640, 614)


def length_of(step: Step) -> int:
    """How long a step moves before it lies still, in milliseconds at the speed of the moment."""
    return motion("ending_step") * {"contamination": 2, "verdict": 3}.get(step.chapter, 1)


class EndingCanvas(EndingWords):
    """Draws on the ending.

    Args:
        canvas: where, in units from the corner of the layout.
        words: the language.
        check: the whole check.
        at: the step that is shown.
        clock: milliseconds since it is shown; by default everything lies still.
    """

    def __init__(self, canvas: Canvas, words: Words, check: VictoryCheck, at: int, clock: float = math.inf) -> None:
        super().__init__(words, check, at)
        self.canvas, self.clock = canvas, clock
        length = length_of(self.step)
        self.part = 1.0 if length <= 0 or clock >= length else max(0.0, clock / length)
        """How far the step that is shown has been turned over, from 0 to 1."""

    @property
    def known(self) -> int:
        """The last step whose outcome may be told: the one that is shown only once it lies there."""
        return self.at if self.part >= 1 else self.at - 1

    def _token(self, x: float, y: float, size: float, seat: Seat, *, faded: bool = False) -> None:
        crew = self.check.crew(seat)
        token(self.canvas, QPointF(x, y), size, crew.colour, worn(crew.character), faded=faded)

    def _heading(self, title: str, sentence: str, seat: Seat | None = None) -> None:
        left = 388.0
        if seat is not None:
            self._token(left + 20, 168, 40, seat)
            left += 54
        size, words = self.canvas.fitted(title, 980 - left, (24, 23, 22, 21, 20, 18, 16), 600, "display")
        self.canvas.text(left, 165, words, size, "text.primary", 600, "display")
        size, lines = self.canvas.fitted_lines(sentence, 980 - left, 40, (16, 15, 14, 13, 12), 400, 1.2, 2)
        self.canvas.lines(left, 174, lines, size, "text.secondary", leading=1.2)

    def _band(self, words: str, *, good: bool) -> None:
        """The outcome of a step, along the foot of the panel."""
        fill, edge = ("state.success_ground", "state.success") if good else ("state.danger_ground", "state.danger_soft")
        self.canvas.cut(388, 594, 592, 56, 7, fill, edge)
        symbol, ink = ("check", "state.success") if good else ("cross", "state.danger")
        self.canvas.symbol(f"symbols/{symbol}", 404, 610, 24, ink)
        size, lines = self.canvas.fitted_lines(words, 520, 48, (17, 16, 15, 14, 13, 12), 500, 1.18, 2)
        block = len(lines) * self.canvas.leading(size, 1.18)
        self.canvas.lines(444, 622 - block / 2, lines, size, "text.primary", 500, 1.18)

    def _tag(self, middle: float, top: float, id: str, *, good: bool) -> None:
        """A verdict on a card."""
        fill, ink = ("state.success_ground", "state.success") if good else ("state.danger_ground", "state.danger")
        size, label = self.canvas.fitted(self._say(id), 104, (14, 13, 12, 11), 600)
        wide = self.canvas.width(label, size, 600) + 22
        self.canvas.cut(middle - wide / 2, top, wide, 26, 7, fill, ink, 1.4)
        self.canvas.text(middle, top + 17.6, label, size, ink, 600, align="middle")
