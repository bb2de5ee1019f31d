"""The end of a game: the victory check step by step, and then the picture of who lived, who won, and why."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QElapsedTimer, QRectF, Qt, QTimer
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.events import Told
from nemesis_desktop.games.nemesis.ui.ending.ending_painter import EndingPainter
from nemesis_desktop.games.nemesis.ui.ending.ending_parts import MIDDLE, length_of
from nemesis_desktop.games.nemesis.ui.ending.ending_steps import Chapter, Step, VictoryCheck
from nemesis_desktop.games.nemesis.ui.ending.ending_words import EndingWords
from nemesis_desktop.games.nemesis.view import View
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.shapes import sides
from nemesis_desktop.table.furniture.names import named
from nemesis_desktop.table.game_ui import GameUi
from nemesis_desktop.table.screens.ending_page import EndingPage
from nemesis_desktop.table.widgets.button import Button

FRAME: Final = 20
"""Milliseconds between two pictures of what is being turned over."""
BUTTONS_TOP: Final = 660.0
KINDS: Final[Mapping[Chapter, str]] = {
    "engines": "engines-shown",
    "coordinates": "coordinates-shown",
    "contamination": "scans",
    "objectives": "plays-card",
    "verdict": "fate",
}
"""The kind of event that sounds like turning over a thing of this chapter."""


class EndingScreen(EndingPage):
    """Shows the victory check of a game that is over. Space turns the next thing over, End goes to the verdict.

    Attributes:
        at: the step that is shown; the last one is the verdict.
    """

    replays = True

    def __init__(self, ui: GameUi, words: Words, parent: QWidget | None = None) -> None:
        self.at = 0
        self._clock = QElapsedTimer()
        self._length = 0
        self._seen = -1
        self._check: VictoryCheck | None = None
        super().__init__(ui, words, parent)
        self._frames = QTimer(self)
        self._frames.setInterval(FRAME)
        self._frames.timeout.connect(self._frame)
        self.next_button = Button(kind="primary", tall=True, parent=self)
        self.skip_button = Button(tall=True, parent=self)
        self.next_button.clicked.connect(self.step)
        self.skip_button.clicked.connect(self.to_the_verdict)
        self._word_steps()

    # ---------------------------------------------------------------- what the window tells

    def show_ending(self, view: View, log: Iterable[Told]) -> None:
        """Begin the check of this game."""
        self._check = VictoryCheck(view, log)
        self.at, self._seen = 0, -1
        super().show_ending(view, self._check.log)
        self.go_to(0)

    def retranslate(self, words: Words) -> None:
        """Show everything in another language."""
        super().retranslate(words)
        if self._check is not None:
            self._check.view = named(self._check.view, words)
        self._word_steps()
        self.go_to(self.at)

    # ---------------------------------------------------------------- what the page asks

    @property
    def scene(self) -> str:
        """What became of the ship, once everything is known; before, the night it flies through."""
        if self._check is None:
            return ""
        return self._said.outcome.scene if self.over else "scenes/deep_space"

    @property
    def complete(self) -> bool:
        """Whether the check has come to its verdict."""
        return self._check is not None and self.over

    @property
    def _said(self) -> EndingWords:
        assert self._check is not None
        return EndingWords(self.words, self._check, self.at)

    def headline(self) -> str:
        """How the game ended."""
        return self._said.title()

    def numbers(self) -> Sequence[tuple[str, str]]:
        """The evening in six figures."""
        assert self._check is not None
        figures = self._check.evening.figures()
        return [(written, self.say(f"ui-ending-figure-{name}", count=count)) for name, count, written in figures]

    def watch_again(self) -> None:
        """The check from its first step, as if nobody had seen it."""
        self._seen = -1
        self.turn_to("picture")
        self.go_to(0)

    # ---------------------------------------------------------------- going through it

    @property
    def steps(self) -> tuple[Step, ...]:
        """All steps of the check."""
        return self._check.steps if self._check is not None else ()

    @property
    def over(self) -> bool:
        """Whether everything is known."""
        return self.at >= len(self.steps) - 1

    @property
    def moving(self) -> bool:
        """Whether something is just being turned over."""
        return self._frames.isActive()

    def step(self) -> None:
        """Turn the next thing over; what is just being turned lies there at once."""
        if self.moving:
            self.lie_still()
        else:
            self.go_to(self.at + 1)

    def lie_still(self) -> None:
        """What was being turned over lies there."""
        self._frames.stop()
        self.update()

    def _frame(self) -> None:
        if self._clock.elapsed() >= self._length:
            self.lie_still()
        elif self.over:
            self.update()
        else:
            x, y, wide, high = sides(MIDDLE.translated(self.left(), self.top()))
            unit = self.unit
            self.update(QRectF(x * unit, y * unit, wide * unit, high * unit).toAlignedRect())

    def to_the_verdict(self) -> None:
        """Turn everything over at once: it changes only the time it takes."""
        self.go_to(len(self.steps) - 1)

    def go_to(self, number: int) -> None:
        """Show a step, and everything before it."""
        self.at = max(0, min(number, len(self.steps) - 1))
        self._frames.stop()
        new, self._seen = self.at == self._seen + 1, max(self._seen, self.at)
        if self.steps and new:
            self.turned.emit([self._sounds_like(self.steps[self.at])])
            self._length = length_of(self.steps[self.at])
            if self._length and self.isVisible():
                self._clock.start()
                self._frames.start()
        self.arrange()
        if self._check is not None:
            self.setAccessibleName(self._said.title())
            self.setAccessibleDescription(self._said.summary())

    def _sounds_like(self, step: Step) -> str:
        """The kind of event that sounds like what has just been turned over."""
        assert self._check is not None
        if step.chapter == "contamination" and step.seat is not None and self._check.infections[step.seat].deadly:
            return "dies"
        return KINDS[step.chapter]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space and the arrows go through the check, End to its end."""
        key, on = event.key(), (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if key in (Qt.Key.Key_Space, Qt.Key.Key_Right, *on) and (not self.over or self.moving):
            self.step()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Backspace) and self.tab == "picture":
            self.go_to(self.at - 1)
        elif key == Qt.Key.Key_End and not self.over:
            self.to_the_verdict()
        elif key == Qt.Key.Key_Home and self.tab == "picture":
            self.go_to(0)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click lays down what is being shown; one on a chapter goes back to it, as far as it is known."""
        if self.over:
            self.lie_still()
            return
        canvas = self.canvas(QPainter())
        for chapter, area in EndingPainter.chapter_areas():
            box = canvas.rect(*sides(area))
            first = self._check.first_of(chapter) if self._check is not None else None
            if box.contains(event.position()) and first is not None and first <= self.at:
                self.go_to(first)
                return

    def hideEvent(self, event: QHideEvent) -> None:
        """The page is left: its scene is as large as the window, and nobody looks at it."""
        super().hideEvent(event)
        self.forget_scene()

    # ---------------------------------------------------------------- laying out

    def _word_steps(self) -> None:
        self.next_button.setText(self.say("ui-ending-next"))
        self.next_button.set_look("primary", self.say("ui-tray-key-space"))
        self.skip_button.setText(self.say("ui-ending-to-verdict"))
        self.skip_button.set_look("steel", "End")

    def arrange(self) -> None:
        """The way through the check in the middle panel; at its end, the page's own frame."""
        super().arrange()
        on_the_way = self._check is not None and not self.over
        right = 980.0 + self.left()
        for button, edge in ((self.skip_button, "left"), (self.next_button, "right")):
            button.setVisible(on_the_way)
            button.set_scale(self.unit, min(self.text_scale, 1.2))
            wide = min(button.units_wide() + 24, 290.0)
            x = 388.0 + self.left() if edge == "left" else right - wide
            button.place(QRectF(x, BUTTONS_TOP + self.top(), wide, 44))

    # ---------------------------------------------------------------- picture

    def paint_page(self, canvas: Canvas) -> None:
        """Draw the check as far as it has come."""
        if self._check is not None:
            clock = self._clock.elapsed() if self.moving else math.inf
            EndingPainter(canvas, self.words, self._check, self.at, clock).paint()
