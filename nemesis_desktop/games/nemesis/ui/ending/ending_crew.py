"""The crew at the right of the ending: how everybody stands at this moment of the check."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF

from nemesis_desktop.games.nemesis.ui.ending.ending_parts import EndingCanvas
from nemesis_desktop.games.nemesis.ui.faces import portrait
from nemesis_desktop.games.nemesis.view import FateView
from nemesis_desktop.table.drawing.colours import MODULE, Paint
from nemesis_desktop.table.widgets.card_frame import raised

RIGHT, CREW_WIDE, HIGH = 1028.0, 298.0, 146.0
DETAILS: Final = (15.0, 14.0, 13.0, 12.0, 11.5, 10.5, 9.5, 9.0, 8.5, 8.0)
"""Of how everybody stands: all at one size, the largest at which each fits."""


class CrewPainter(EndingCanvas):
    """Draws the crew at one moment of the check."""

    def paint(self) -> None:
        """Draw everybody, one below the other."""
        fates = self.check.ending.fates
        high = HIGH if len(fates) <= 4 else 116.0
        gap = 10.0 if len(fates) <= 4 else 8.5
        room = high - (75 if high < 130 else 94) - 10
        told = [self._standing(fate, dead=self._is_dead(fate))[1] for fate in fates]
        fitting = [self.canvas.fitted_lines(words, CREW_WIDE - 36, room, DETAILS, 400, 1.1, 3)[0] for words in told]
        details = tuple(size for size in DETAILS if size <= min(fitting))
        for number, fate in enumerate(fates):
            self._paint_person(fate, 122 + number * (high + gap), high, details)

    def _is_dead(self, fate: FateView) -> bool:
        return not fate.survived and self.known >= self.check.died_at(fate.seat)

    def _paint_person(self, fate: FateView, y: float, high: float, details: tuple[float, ...]) -> None:
        canvas, crew = self.canvas, self.check.crew(fate.seat)
        dead = self._is_dead(fate)
        checked = self.check.checked_at(fate.seat, "objectives")
        won = fate.won and checked is not None and self.known >= checked
        now = self.step.seat == fate.seat
        edge, line = ("accent.warm", 2.0) if now or won else ("state.danger_soft", 1.0) if dead else ("line.edge", 1.0)
        fill: Paint = "#150D0C" if dead else MODULE
        canvas.cut(RIGHT + 0.5, y + 0.5, CREW_WIDE - 1, high - 1, 10, fill, edge, line)
        low = high < 130
        face = QRectF(RIGHT + 12, y + 10, 48, 46 if low else 60)
        if crew.character is not None:
            portrait(canvas, crew.character, crew.colour, face, corner=6, alpha=0.4 if dead else 1.0)
        if dead:
            canvas.symbol("symbols/corpse", face.right() - 15, face.bottom() - 15, 20, "state.danger")
        base = y + (32 if low else 40)
        size, words = canvas.fitted(crew.name, CREW_WIDE - 130, (21, 20, 19, 18, 17, 16), 600)
        canvas.text(RIGHT + 78, base, words, size, "text.secondary" if dead else "text.primary", 600)
        if crew.character is not None:
            role = raised(self._say(f"character-{crew.character}"))
            if fate.seat == self.check.view.intruder_player:
                role = f"{role} · {self._say('ui-modes-role')}"
            size, role = canvas.fitted(role, CREW_WIDE - 92, (15, 14, 13, 12))
            canvas.text(RIGHT + 78, base + 19, role, size, "text.secondary")
        if won:
            words = self._say("ui-ending-won")
            wide = canvas.width(words, 14, 700) + 40
            canvas.cut(RIGHT + CREW_WIDE - wide - 14, y + 14, wide, 26, 7, "accent.warm")
            canvas.symbol("symbols/check", RIGHT + CREW_WIDE - wide - 4, y + 20, 14, "text.ink_warm")
            canvas.text(RIGHT + CREW_WIDE - wide + 16, y + 32, words, 14, "text.ink_warm", 700)
        state, detail = self._standing(fate, dead=dead)
        ink = "state.danger" if dead else "accent.warm" if now else "state.success"
        top = y + (75 if low else 94)
        size, words = canvas.fitted(state, CREW_WIDE - 36, (17, 16, 15, 14), 600)
        canvas.text(RIGHT + 18, top, words, size, ink, 600)
        size, lines = canvas.fitted_lines(detail, CREW_WIDE - 36, y + high - top - 10, details, 400, 1.1, 3)
        canvas.lines(RIGHT + 18, top + 6, lines, size, "text.secondary", leading=1.1)

    def _standing(self, fate: FateView, *, dead: bool) -> tuple[str, str]:
        """How a person stands at this moment of the check, and why."""
        if dead:
            return self._say("ui-ending-dead-state"), self._fate_words(fate)
        crew = self.check.crew(fate.seat)
        how = fate.cause if fate.survived else "launched" if crew.pod is not None else "hibernated"
        state = self._say(f"ui-ending-{how}")
        checked = self.check.checked_at(fate.seat, "objectives")
        if checked is not None and self.known >= checked:
            return state, self._objective_words(fate)
        scanned = self.check.checked_at(fate.seat, "contamination")
        if scanned is not None and self.known >= scanned:
            return state, self._say("ui-ending-passed-scan")
        return state, self._say("ui-ending-awaits")
