"""What the intruder player has before them instead of a character: the intruders on board, and what a card can do."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.games.nemesis.components.intruder_player import DRAWN_PER_ROUND, HAND_LIMIT, KEPT_AFTER_PASSING
from nemesis_desktop.games.nemesis.ui import signs
from nemesis_desktop.games.nemesis.ui.tray.carried import HIGH as GUIDE_HIGH
from nemesis_desktop.games.nemesis.ui.tray.carried import WIDE as GUIDE_WIDE
from nemesis_desktop.games.nemesis.ui.tray.sheet import HIGH, WIDE, crew_of
from nemesis_desktop.games.nemesis.view import IntruderView
from nemesis_desktop.table.border import Explanation
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import PANEL
from nemesis_desktop.table.drawing.pieces import RIM, diamond, disc
from nemesis_desktop.table.drawing.shapes import sides
from nemesis_desktop.table.drawing.theme import measure
from nemesis_desktop.table.furniture.board_part import Action, BoardPart

PALE_BLOOD: Final = "#EDBBAF"
DISC: Final = 30.0
DISCS_TOP: Final = 92.0
WAYS: Final = (("move", "symbols/passed"), ("attack", "symbols/attack"), ("effect", "symbols/event"))


class IntruderDesk(BoardPart):
    """Who leads the intruders, with how many cards, and every intruder on board: each can be pressed when offered."""

    def place_of(self, anchor: Anchor) -> QRectF | None:
        """Each intruder on board."""
        if anchor.kind != "intruder" or not self.ready or self.isHidden():
            return None
        unit = self.unit
        for intruder, area in self._discs():
            if intruder.id == anchor.id:
                return QRectF(area.x() * unit, area.y() * unit, area.width() * unit, area.height() * unit)
        return None

    def _discs(self) -> list[tuple[IntruderView, QRectF]]:
        """The intruders on board, the fiercest first, and where each stands in units."""
        assert self.view is not None
        kinds = self.view.printed.kinds
        aboard = sorted(self.view.intruders, key=lambda one: (-kinds[one.kind].level, one.id))
        pitch = min(DISC + 9, (WIDE - 24 - DISC) / max(1, len(aboard) - 1))
        return [(one, QRectF(12 + number * pitch, DISCS_TOP, DISC, DISC)) for number, one in enumerate(aboard)]

    # ---------------------------------------------------------------- picture

    def paint_board(self, canvas: Canvas) -> None:
        """Draw the sheet."""
        assert self.view is not None and self.words is not None
        canvas.cut(0.5, 0.5, WIDE - 1, HIGH - 1, 8, PANEL, "state.danger_soft")
        canvas.line(((8, 1.5), (WIDE - 8, 1.5)), "#FFFFFF", 1, 0.06)
        person = crew_of(self.view)
        if person is None:
            return
        canvas.cut(8, 8, 58, 58, 6, "state.danger_ground", f"player.{person.colour}", 1.5)
        canvas.symbol(f"symbols/intruder_{self.view.printed.ruler}", 15, 15, 44, PALE_BLOOD)
        room = WIDE - 86
        size, words = canvas.fitted(self.worded("ui-modes-leader", name=person.name), room, (16, 15, 14, 13, 12), 600)
        canvas.text(76, 24, words, size, "text.primary", 600)
        size, words = canvas.fitted(self.worded("ui-modes-leads"), room, (12.5, 12, 11.5, 11, 10.5), 500)
        canvas.text(76, 40, words, size, "text.pale", 500)
        canvas.symbol("symbols/hand_card", 76, 48, 15, "text.secondary")
        size, words = canvas.fitted(self._counts(), room - 20, (12.5, 12, 11.5, 11))
        canvas.text(95, 60.4, words, size, "text.secondary")
        if not self.view.intruders:
            canvas.text(12, 100, self.worded("ui-modes-none-aboard"), 12.5, "text.tertiary")
        for intruder, area in self._discs():
            self._paint_intruder(canvas, intruder, area)

    def _counts(self) -> str:
        person = None if self.view is None else crew_of(self.view)
        if person is None:
            return ""
        deck = self.view.decks.get("intruder", 0) if self.view is not None else 0
        return self.worded("ui-modes-cards", deck=deck, hand=person.hand_count, most=HAND_LIMIT)

    def _paint_intruder(self, canvas: Canvas, intruder: IntruderView, area: QRectF) -> None:
        x, y, wide, high = sides(area)
        state = "none" if self.offers is None else self.offers.state(Anchor("intruder", intruder.id))
        if state in ("offered", "chosen", "danger"):
            ink = "state.danger" if state == "danger" else "accent.warm"
            canvas.circle(x + wide / 2, y + high / 2, wide / 2 + 5, None, ink, 2)
        disc(canvas, area.center(), wide, signs.intruder(intruder.kind), RIM * wide / measure("size.intruder.adult"))
        if intruder.injuries:
            diamond(canvas, area.center() + QPointF(wide, -wide) * 0.36, intruder.injuries)

    # ---------------------------------------------------------------- spots

    def lay_spots(self) -> None:
        """The head explains the part, each disc the intruder; an offered one can be pressed."""
        assert self.view is not None
        person = crew_of(self.view)
        if person is None:
            return
        title = self.worded("ui-modes-leader", name=person.name)
        about = Explanation(title, (self.worded("ui-modes-leads-text"), self._counts()), "danger")
        self.spot("person", QRectF(4, 4, WIDE - 8, 66), title, about)
        for intruder, area in self._discs():
            anchor = Anchor("intruder", intruder.id)
            action: Action | None = None
            if self.offers is not None and self.offers.acts_at(anchor):
                action = partial(self.chosen.emit, anchor)
            name = self.worded(f"intruder-{intruder.kind}")
            self.spot(("intruder", intruder.id), area.adjusted(-3, -3, 3, 3), name, anchor, action)


class IntruderGuide(BoardPart):
    """What an intruder action card can be used for; also for whoever is asked whether to play the intruders."""

    def paint_board(self, canvas: Canvas) -> None:
        """Three ways, each with its sign, and the cards of a round."""
        canvas.cut(0.5, 0.5, GUIDE_WIDE - 1, GUIDE_HIGH - 1, 8, PANEL, "line.edge")
        canvas.line(((8, 1.5), (GUIDE_WIDE - 8, 1.5)), "#FFFFFF", 1, 0.06)
        size, words = canvas.fitted(self.worded("ui-modes-guide"), GUIDE_WIDE - 20, (12.5, 12, 11.5, 11, 10), 600)
        canvas.text(10, 17, words, size, "text.secondary", 600)
        for number, (way, symbol) in enumerate(WAYS):
            top = 23 + number * 26.0
            canvas.cut(9, top, GUIDE_WIDE - 18, 23.5, 5, "ground.bg0", "line.hair")
            canvas.symbol(symbol, 15, top + 3.5, 16, "state.danger" if way == "attack" else "text.secondary")
            self._lines(canvas, self.worded(f"ui-modes-guide-{way}"), 39, top, GUIDE_WIDE - 54, 23.5, "text.primary")
        self._lines(canvas, self._cards(), 10, 101, GUIDE_WIDE - 20, 20, "text.secondary")
        self._lines(canvas, self.worded("ui-modes-guide-aim"), 10, 121, GUIDE_WIDE - 20, 20, "text.tertiary")

    @staticmethod
    def _lines(canvas: Canvas, words: str, x: float, top: float, wide: float, high: float, ink: str) -> None:
        """One line where it fits, else two smaller ones, in the middle of their place."""
        size, line = canvas.fitted(words, wide, (12.5, 12, 11.5, 11))
        if line == words:
            canvas.text(x, top + high / 2 + size * canvas.text_scale * 0.35, line, size, ink)
            return
        size, lines = canvas.fitted_lines(words, wide, high, (11, 10.5, 10, 9.5, 9, 8.5, 8, 7.5), 400, 1.05, 2)
        step = canvas.leading(size, 1.05)
        canvas.lines(x, top + (high - step * len(lines)) / 2, lines, size, ink, leading=1.05)

    def _cards(self) -> str:
        return self.worded("ui-modes-guide-cards", drawn=DRAWN_PER_ROUND, most=HAND_LIMIT, kept=KEPT_AFTER_PASSING)

    def lay_spots(self) -> None:
        """The whole page is read out at once."""
        title = self.worded("ui-modes-guide")
        ways = [f"{self.worded(f'ui-modes-guide-{way}')}." for way, _ in WAYS]
        lines = (*ways, self._cards(), self.worded("ui-modes-guide-aim"))
        spot = self.spot("guide", QRectF(4, 4, GUIDE_WIDE - 8, GUIDE_HIGH - 8), title, Explanation(title, lines))
        spot.speak(title, " ".join(lines))
