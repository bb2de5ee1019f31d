"""The open objectives: those of a group, and those of somebody alone; and their place on the table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF

from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.components.objectives import OBJECTIVES, needs_signal
from nemesis_desktop.games.nemesis.view import View
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.border import Explanation
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import PANEL
from nemesis_desktop.table.furniture.board_part import BoardPart
from nemesis_desktop.table.widgets.card_frame import Card, raised

HEAD: Final = 28.0
ROW: Final = 22.0
FOOT: Final = 7.0
TEXT_MOST: Final = 1.3
"""The rows hold no larger words; the explanation card does."""


def open_objectives(view: View) -> tuple[str, ...]:
    """Objectives that need not be hidden: a group's, and those of somebody who plays alone."""
    if view.shared_objectives:
        return view.shared_objectives
    return view.mine.objectives if view.mine is not None and len(view.crew) == 1 else ()


def signals(view: View) -> tuple[int, int]:
    """How many characters have sent the Signal, and how many the open objectives ask for."""
    needed = sum(needs_signal(OBJECTIVES[objective].condition) for objective in view.shared_objectives)
    return sum(person.signal for person in view.crew), needed


def shared_words(view: View, words: Words) -> tuple[str, ...]:
    """Each open objective in words, and what holds for all of them."""

    def say(id: str) -> str:
        return words.text(Text(id))

    lines = [say("ui-modes-shared-text")] if view.shared_objectives else []
    lines += [f"{raised(say(f'objective-{one}'))}: {say(f'objective-{one}-text')}" for one in open_objectives(view)]
    sent, needed = signals(view)
    if needed:
        lines.append(words.text(Text("ui-modes-signals", sent=sent, needed=needed)))
    return tuple(lines)


def panel_high(view: View) -> float:
    """How high the panel is, in units; 0 without shared objectives."""
    if not view.shared_objectives:
        return 0.0
    return HEAD + ROW * (len(view.shared_objectives) + (1 if signals(view)[1] else 0)) + FOOT


class SharedObjectives(BoardPart):
    """The group's objectives, in sight in everybody's turn and between them."""

    def paint_board(self, canvas: Canvas) -> None:
        """A heading, a row for each objective, and how many have sent the Signal."""
        assert self.view is not None
        canvas.text_scale = min(self.text_scale, TEXT_MOST)
        canvas.cut(0.5, 0.5, self.wide - 1, self.high - 1, 8, PANEL, "line.edge")
        canvas.line([(8, 1.5), (self.wide - 8, 1.5)], "#FFFFFF", 1, alpha=0.06)
        canvas.box(10, 8.5, 3, 10, "accent.warm")
        canvas.text(18, 18, self.worded("ui-modes-shared"), 12, "text.secondary", 600)
        for number, objective in enumerate(self.view.shared_objectives):
            top = HEAD + ROW * number
            canvas.symbol("symbols/objective", 10, top + 2, 15, "text.secondary")
            self._row(canvas, raised(self.worded(f"objective-{objective}")), top, "text.primary")
        sent, needed = signals(self.view)
        if needed:
            top = HEAD + ROW * len(self.view.shared_objectives)
            canvas.symbol("symbols/signal", 10, top + 2, 15, "accent.cold" if sent >= needed else "text.tertiary")
            self._row(canvas, self.worded("ui-modes-signals", sent=sent, needed=needed), top, "text.secondary")

    def _row(self, canvas: Canvas, words: str, top: float, ink: str) -> None:
        size, words = canvas.fitted(words, self.wide - 40, (12.5, 12, 11.5, 11, 10.5), 500)
        canvas.text(31, top + 9.5 + size * canvas.text_scale * 0.35, words, size, ink, 500)

    def lay_spots(self) -> None:
        """The heading explains what all of them are for, each row its own objective."""
        assert self.view is not None and self.words is not None
        title = self.worded("ui-modes-shared")
        self.setAccessibleName(title)
        about = Explanation(title, (self.worded("ui-modes-shared-text"),))
        self.spot("shared", QRectF(4, 4, self.wide - 8, HEAD - 5), title, about)
        for number, objective in enumerate(self.view.shared_objectives):
            area = QRectF(5, HEAD + ROW * number, self.wide - 10, ROW - 2)
            name = raised(self.worded(f"objective-{objective}"))
            spot = self.spot(("objective", objective), area, name, Card("objective", objective))
            spot.speak(name, self.worded(f"objective-{objective}-text"))
