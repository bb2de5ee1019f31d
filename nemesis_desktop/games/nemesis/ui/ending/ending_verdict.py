"""The last page of the ending: the ship's fate, who won, a few figures of the evening."""

from __future__ import annotations

from typing import Final

from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.ui.ending.ending_parts import EndingCanvas
from nemesis_desktop.table.drawing.motion import IMPACT
from nemesis_desktop.table.show.turning import staggered
from nemesis_desktop.table.widgets.card_frame import raised

LEFT: Final = 388.0
WIDE: Final = 592.0
FIGURES_TOP: Final = 318.0
FIGURES_HIGH: Final = 70.0
LABEL_HIGH: Final = 37.0
LABELS: Final = (12.5, 12.0, 11.5, 11.0, 10.5, 10.0)


class VerdictPainter(EndingCanvas):
    """Draws the last page."""

    def _middle_verdict(self) -> None:
        winners = self.check.winners()
        # Who won stands under the title of the page.
        self._heading(self._say("ui-ending-verdict"), self.ship_words())
        self._figures()
        if self.check.shared:
            self._group_verdict_rows()
            return
        for number, fate in enumerate(winners):
            x = LEFT + 42 + number * min(118.0, WIDE / len(winners))
            self._pop(x, 265, 46, fate.seat, number, len(winners))
            size, words = self.canvas.fitted(self.check.crew(fate.seat).name, 112, (16, 15, 14, 13, 12), 600)
            self.canvas.text(x, 307, words, size, "text.primary", 600, align="middle")
        if not winners:
            self.canvas.symbol("symbols/corpse", 660, 236, 48, "state.danger")
            size, words = self.canvas.fitted(self.nobody_words(), 560, (15, 14, 13, 12))
            self.canvas.text(684, 306, words, size, "text.secondary", align="middle")

    def _pop(self, x: float, y: float, size: float, seat: int, number: int, of: int, *, faded: bool = False) -> None:
        """A token that springs up, one after the other."""
        part = staggered(self.part, number, of)
        if part > 0:
            self._token(x, y, size * (IMPACT.valueForProgress(part) if part < 1 else 1.0), seat, faded=faded)

    def _figures(self) -> None:
        """The evening in six figures."""
        figures = self.check.evening.figures()
        pitch = WIDE / len(figures)
        labels = [self._say(f"ui-ending-figure-{name}", count=count) for name, count, _written in figures]
        fits = [self.canvas.fitted_lines(label, pitch - 12, LABEL_HIGH, LABELS, 400, 1.08, 2)[0] for label in labels]
        size = min(fits)
        for number, (_name, _count, written) in enumerate(figures):
            x = LEFT + number * pitch
            self.canvas.cut(x + 1, FIGURES_TOP, pitch - 4, FIGURES_HIGH, 5, "ground.bg0", "line.edge")
            middle = x + pitch / 2 - 1
            self.canvas.text(
                middle, FIGURES_TOP + 24, written, 20, "text.primary", 700, "display", "middle", grow=False
            )
            _, lines = self.canvas.fitted_lines(labels[number], pitch - 12, LABEL_HIGH, (size,), 400, 1.08, 2)
            top = FIGURES_TOP + 30 + (LABEL_HIGH - len(lines) * self.canvas.leading(size, 1.08)) / 2
            self.canvas.lines(middle, top, lines, size, "text.secondary", 400, 1.08, "middle")

    def _group_verdict_rows(self) -> None:
        """Which objectives of a group held, and whether it has won."""
        for place, objective in enumerate(self.check.shared):
            base, met = 254 + place * 23.0, self.check.holds(place)
            symbol, ink = ("check", "state.success") if met else ("cross", "state.danger")
            self.canvas.symbol(f"symbols/{symbol}", LEFT, base - 14, 17, ink)
            name = raised(self._say(f"objective-{objective}"))
            size, words = self.canvas.fitted(name, 330, (16, 15, 14, 13, 12), 500)
            self.canvas.text(LEFT + 26, base, words, size, "text.primary" if met else "text.secondary", 500)
        winners = self.check.winners()
        if not winners:
            self.canvas.symbol("symbols/corpse", 842, 240, 56, "state.danger")
        for number, fate in enumerate(winners):
            x = 870 + (number - (len(winners) - 1) / 2) * 46.0
            self._pop(x, 272, 38, fate.seat, number, len(winners), faded=not fate.survived)

    def ship_words(self) -> str:
        """What became of the ship."""
        ending = self.check.ending
        if ending.ship != "destroyed":
            return self._say("ui-ending-ship-arrives", place=Text(f"destination-{ending.ship}"))
        # Two damaged engines tear it apart in the jump; a jump with the sequence running ends it as well.
        cause = "engines" if ending.engines else ending.cause
        cause = cause if cause in ("engines", "fire", "hull") else "self_destruct"
        return self._say("ui-ending-ship-destroyed", cause=Text(f"cause-{cause}"))
