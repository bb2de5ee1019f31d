"""The intruder board: what is in the bag, which weaknesses are known, the eggs of the Nest, decks and discards."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.species.species import BLANK
from nemesis_desktop.games.nemesis.ui.piles.pile_list import SYMBOLS, PileKey, intruder_piles
from nemesis_desktop.games.nemesis.ui.piles.piles import PilesViewer
from nemesis_desktop.games.nemesis.ui.signs import FRONT_INKS, FRONT_SIGNS, intruder
from nemesis_desktop.games.nemesis.view import WeaknessView
from nemesis_desktop.table.border import Explanation
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import INSET, PANEL
from nemesis_desktop.table.furniture.board_part import BoardPart
from nemesis_desktop.table.furniture.controls.keys import sequences

OBJECTS: Final = {"corpse": "symbols/corpse", "egg": "symbols/egg", "carcass": "symbols/carcass"}
PALE_BLOOD: Final = "#EDBBAF"
LEFT = 9.5
TEXT_MOST = 1.3
"""The rows of this panel hold no larger words; the explanation card does."""


class IntruderBoard(BoardPart):
    """What everybody knows of the intruders. Everything explains itself; decks open the piles."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._key = QShortcut(self)
        self._key.setKeys(sequences(Qt.Key.Key_P))
        self._key.activated.connect(self._key_pressed)

    def _key_pressed(self) -> None:
        if self.uncovered():
            self.look_through()

    def look_through(self, pile: PileKey = "event") -> None:
        """Open the piles, at one of them."""
        if self.view is not None and self.words is not None and self.isVisible():
            PilesViewer.over(self, self.view, self.words, pile)

    # ---------------------------------------------------------------- spots

    def lay_spots(self) -> None:
        """Kinds, weaknesses, Nest, decks."""
        assert self.view is not None
        self.setAccessibleName(self.say("intruders"))
        title = self.say("piles")
        about = Explanation(title, (self.say("piles-text"),))
        self.spot("piles", QRectF(self.wide - 47, 4, 39, 19), title, about, partial(self.look_through, "event"))
        total = sum(self.view.bag.values())
        bag = f"{self.say('bag')}: {self.say('tokens', count=total)}"
        self._lay("bag", QRectF(LEFT, 27.5, self._room, 22), bag, [self.worded("term-bag-text")])
        for index, sort in enumerate(self.view.sorts):
            self._lay_sort(sort, QRectF(13 + self._pitch * index, 50, self._pitch - 1, 45))
        if self._adapts:
            left, lines = self.say("miniatures-left"), [self.say("miniatures-left-text")]
            self._lay("miniatures", QRectF(LEFT, 96, self._room, 16), left, lines)
        for index, weakness in enumerate(self.view.weaknesses):
            self._lay_weakness(weakness, self._weakness_area(index))
        self._lay_nest()
        for index, pile in enumerate(intruder_piles(self.view)):
            self._lay_deck(pile, self._deck_area(index))

    def _lay(self, key: object, area: QRectF, title: str, lines: list[str]) -> None:
        spot = self.spot(key, area, title, Explanation(title, tuple(lines)))
        spot.speak(title, " ".join(lines))

    @property
    def _adapts(self) -> bool:
        """Whether cards are turned up as kinds appear; then how many miniatures are left matters as well."""
        return self.view is not None and bool(self.view.printed.revealed_by)

    def _kind_of(self, sort: str) -> str:
        """The kind of a token by its front."""
        assert self.view is not None
        return next((one.kind for one in self.view.printed.tokens.values() if one.sort == sort), sort)

    def _lay_sort(self, sort: str, area: QRectF) -> None:
        assert self.view is not None
        kind = self._kind_of(sort)
        name = Text("ui-panels-blank") if sort == BLANK else Text(f"intruder-{sort}")
        title = self.say("bag-kind", kind=name, count=self.view.sorts[sort])
        lines = [self.worded(f"intruder-{kind}-text")]
        if kind in self.view.supply:
            lines.append(self.say("bag-outside", count=self.view.supply[kind]))
        lines.append(self.say(f"bag-step-{kind}"))
        if kind == self.view.printed.ruler and self.view.queen_killed:
            lines.append(self.say("queen-killed-text"))
        self._lay(("kind", sort), area, title, lines)

    def _lay_weakness(self, weakness: WeaknessView, area: QRectF) -> None:
        where = self.say(f"weakness-{weakness.slot}")
        if weakness.card is None:
            lines = [self.say("unknown"), self.say(f"weakness-{weakness.slot}-text")]
            self._lay(("weakness", weakness.slot), area, where, lines)
        else:
            title = self.worded(f"weakness-{weakness.card}")
            lines = [where, self.worded(f"weakness-{weakness.card}-text")]
            if self._adapts:
                state = "adaptation-removed" if weakness.removed else f"weakness-{weakness.slot}-text"
                lines.append(self.say(state))
            self._lay(("weakness", weakness.slot), area, title, lines)

    def _lay_nest(self) -> None:
        assert self.view is not None
        view = self.view
        if view.nest_destroyed:
            lines = [self.say("nest-destroyed-text")]
        else:
            lines = [self.say("eggs", count=view.eggs), self.worded("term-egg-text")]
        if view.queen_killed:
            lines.append(self.say("queen-killed-text"))
        self._lay("nest", QRectF(LEFT, 198, self._room, 21), self.say("nest"), lines)

    def _weakness_area(self, index: int) -> QRectF:
        """Three cards, one below the other; lower down where the bag has a line more."""
        if self._adapts:
            return QRectF(LEFT, 130.5 + 22 * index, self._room, 20)
        return QRectF(LEFT, 120.5 + 24.5 * index, self._room, 21)

    def _lay_deck(self, pile: str, area: QRectF) -> None:
        assert self.view is not None
        title = self.say(f"pile-{pile}")
        size, lying = self.view.decks.get(pile, 0), len(self.view.discards.get(pile, ()))
        lines = (self.say("pile-counts", deck=size, discard=lying), self.say("look-through"))
        spot = self.spot(("deck", pile), area, title, Explanation(title, lines), partial(self.look_through, pile))
        spot.speak(title, " ".join(lines))

    def _deck_area(self, index: int) -> QRectF:
        assert self.view is not None
        share = (self._room + 2.6) / len(intruder_piles(self.view))
        return QRectF(LEFT + share * index, 224, share - 2.6, 18.5)

    @property
    def _room(self) -> float:
        """The width inside the panel."""
        return self.wide - 2 * LEFT

    @property
    def _pitch(self) -> float:
        """The width of one kind in the bag."""
        assert self.view is not None
        return (self._room - 7) / len(self.view.sorts)

    # ---------------------------------------------------------------- the picture

    def paint_board(self, canvas: Canvas) -> None:
        """The panel from top to bottom."""
        canvas.text_scale = min(self.text_scale, TEXT_MOST)
        canvas.cut(0.5, 0.5, self.wide - 1, self.high - 1, 8, PANEL, "line.edge")
        canvas.line([(8, 1.5), (self.wide - 8, 1.5)], "#FFFFFF", 1, alpha=0.06)
        canvas.box(10, 8.5, 3, 10, "state.danger")
        canvas.text(18, 18, self.say("intruders"), 12, "text.secondary", 600)
        self._paint_piles_button(canvas)
        self._paint_bag(canvas)
        assert self.view is not None
        if self._adapts:
            self._paint_adaptations(canvas)
        else:
            canvas.text(10, 114, self.say("weaknesses"), 12.5, "text.secondary", 600)
            for index, weakness in enumerate(self.view.weaknesses):
                self._paint_weakness(canvas, weakness, self._weakness_area(index).y())
        self._paint_nest(canvas)
        canvas.line([(10, 220.5), (self.wide - LEFT, 220.5)], "line.hair")
        for index, pile in enumerate(intruder_piles(self.view)):
            self._paint_deck(canvas, pile, self._deck_area(index))

    def _paint_piles_button(self, canvas: Canvas) -> None:
        right = self.wide - LEFT
        canvas.cut(right - 15, 6, 15, 15, 3, None, "text.tertiary")
        canvas.text(right - 7.5, 17.6, "P", 11.5, "text.secondary", 600, align="middle", grow=False)
        canvas.symbol("symbols/hand_card", right - 34, 6.5, 14, "text.tertiary")

    def _paint_bag(self, canvas: Canvas) -> None:
        assert self.view is not None
        bag = self.view.sorts
        canvas.cut(LEFT, 27.5, self._room, 84.5 if self._adapts else 69, 5, INSET, "line.hair")
        canvas.symbol("symbols/bag", 14, 29.5, 17, "text.secondary")
        total = self.say("tokens", count=sum(bag.values()))
        used = canvas.text(self.wide - 17, 43, total, 12.5, "text.secondary", 500, align="right")
        size, words = canvas.fitted(self.say("bag"), self.wide - 60 - used, (12.5, 12), 600)
        canvas.text(37, 43, words, size, "text.secondary", 600)
        for index, (sort, count) in enumerate(bag.items()):
            self._paint_sort(canvas, sort, 13 + self._pitch * (index + 0.5) - 12, count)
            if index:
                x = 13 + self._pitch * index
                canvas.line([(x, 54), (x, 90)], "line.hair")
        if self._adapts:
            self._paint_miniatures(canvas)

    def _paint_sort(self, canvas: Canvas, sort: str, x: float, count: int) -> None:
        assert self.view is not None
        dead = sort == self.view.printed.ruler and self.view.queen_killed and not count
        if sort == BLANK:
            canvas.circle(x + 12, 63, 8, None, "line.strong" if count else "line.edge", 1.8)
        elif sort in FRONT_SIGNS:
            canvas.symbol(FRONT_SIGNS[sort], x + 1.5, 53.5, 21, FRONT_INKS[sort] if count else "line.edge")
        else:
            canvas.symbol(intruder(sort), x, 52, 24, PALE_BLOOD if count and not dead else "line.edge")
        if dead:
            canvas.line([(x + 1, 75), (x + 23, 53)], "ground.bg0", 5)
            canvas.line([(x + 1, 75), (x + 23, 53)], "state.danger", 2.4)
        ink = "text.primary" if count else "text.tertiary"
        canvas.text(x + 12, 90.5, str(count), 14.5, ink, 700, align="middle", grow=False)

    def _paint_miniatures(self, canvas: Canvas) -> None:
        """How many miniatures of each kind can still come: the fronts of one kind share them."""
        assert self.view is not None
        canvas.line([(LEFT + 4, 95), (self.wide - LEFT - 4, 95)], "line.hair")
        columns: dict[str, list[int]] = {}
        for index, sort in enumerate(self.view.sorts):
            columns.setdefault(self._kind_of(sort), []).append(index)
        for kind, places in columns.items():
            middle = 13 + self._pitch * (places[0] + places[-1] + 1) / 2
            if kind == BLANK:
                canvas.symbol("symbols/miniature", middle - 7, 97, 13, "text.tertiary")
                continue
            on_board = sum(one.kind == kind for one in self.view.intruders)
            gone = kind == self.view.printed.ruler and self.view.queen_killed
            left = 0 if gone else self.view.printed.kinds[kind].miniatures - on_board
            if len(places) > 1:
                canvas.cut(middle - self._pitch + 5, 97, 2 * self._pitch - 10, 13, 3, None, "line.edge")
            ink = "text.secondary" if left else "text.tertiary"
            canvas.text(middle, 108, str(left), 12.5, ink, 600, align="middle", grow=False)

    def _paint_adaptations(self, canvas: Canvas) -> None:
        assert self.view is not None
        right = canvas.text(self.wide - 10, 125, self.say("removed-by"), 11.5, "text.tertiary", align="right")
        size, words = canvas.fitted(self.say("weaknesses"), self._room - right - 8, (12.5, 12, 11.5, 11), 600)
        canvas.text(10, 125, words, size, "text.secondary", 600)
        for index, weakness in enumerate(self.view.weaknesses):
            self._paint_adaptation(canvas, weakness, self._weakness_area(index).y())

    def _paint_adaptation(self, canvas: Canvas, weakness: WeaknessView, y: float) -> None:
        """Who turns it up, what it is, and at the right what removes it."""
        assert self.view is not None
        known, gone = weakness.card is not None, weakness.removed
        active = known and not gone
        edge = "state.danger" if active else "line.hair"
        canvas.cut(LEFT, y, self._room, 20, 4, "state.danger_ground" if active else "ground.bg0", edge, 1.2)
        kind = self.view.printed.revealed_by[weakness.slot]
        ink = "text.bone" if active else "line.strong" if gone else PALE_BLOOD
        canvas.symbol(intruder(kind), 13, y + 1.5, 17, ink)
        x = 34.0
        if known:
            canvas.symbol(f"symbols/adaptation_{weakness.card}", x, y + 2.5, 15, "state.danger" if active else ink)
            x += 20
        words = self.worded(f"weakness-{weakness.card}") if known else self.say("face-down")
        size, words = canvas.fitted(words, self.wide - x - 36, (12.5, 12, 11.5, 11, 10.5, 10), 600 if active else 500)
        line = y + 10 + 4.4 * canvas.text_scale
        used = canvas.text(x, line, words, size, "text.primary" if active else "text.tertiary", 600 if active else 500)
        if gone:
            canvas.line([(x, y + 10.5), (x + used, y + 10.5)], "text.tertiary", 1.2)
            canvas.symbol("symbols/check", x + used + 4, y + 3.5, 13, "state.success")
        ink = "accent.cold" if active and not gone else "line.strong"
        canvas.symbol(OBJECTS[weakness.slot], self.wide - LEFT - 20, y + 2, 16, ink)

    def _paint_weakness(self, canvas: Canvas, weakness: WeaknessView, y: float) -> None:
        known = weakness.card is not None
        ground, edge = ("accent.cold_ground", "accent.cold_soft") if known else ("ground.bg0", "line.hair")
        canvas.cut(LEFT, y, self._room, 21, 4, ground, edge)
        canvas.symbol(OBJECTS[weakness.slot], 14, y + 2.5, 16, "accent.cold" if known else "text.tertiary")
        words = self.worded(f"weakness-{weakness.card}") if known else self.say("unknown")
        size, words = canvas.fitted(words, self.wide - 54, (12.5, 12, 11.5), 500)
        ink = "text.primary" if known else "text.tertiary"
        canvas.text(36, y + 10.5 + 4.4 * canvas.text_scale, words, size, ink, 500)

    def _paint_nest(self, canvas: Canvas) -> None:
        assert self.view is not None
        view = self.view
        symbol, ink = ("rooms/nest", "line.strong") if view.nest_destroyed else ("symbols/egg", "text.secondary")
        canvas.symbol(symbol, 10, 199.5, 17, ink)
        x = 31 + canvas.text(31, 212.5, self.say("nest"), 12.5, "text.secondary", 600) + 10
        right = self.wide - LEFT - 2
        state = self.say("nest-destroyed")
        if view.queen_killed:
            least = canvas.width(state, 12.5, 600) if view.nest_destroyed else 60
            right -= self._paint_dead_queen(canvas, right, right - x - least - 8) + 8
        if view.nest_destroyed:
            size, words = canvas.fitted(state, right - x, (12.5, 12, 11.5), 600)
            canvas.text(x, 212.5, words, size, "state.danger", 600)
        else:
            self._paint_eggs(canvas, x, right)

    def _paint_dead_queen(self, canvas: Canvas, right: float, room: float) -> float:
        """In words where they fit, else by her sign struck out."""
        assert self.view is not None
        words = self.say("queen-killed")
        for size in (12.5, 12.0):
            if canvas.width(words, size, 600) <= room:
                return canvas.text(right, 212.5, words, size, "text.pale", 600, align="right")
        canvas.symbol(f"symbols/intruder_{self.view.printed.ruler}", right - 18, 199, 18, "line.strong")
        canvas.line([(right - 17, 216), (right - 1, 200)], "state.danger", 2.4)
        return 18

    def _paint_eggs(self, canvas: Canvas, x: float, right: float) -> None:
        assert self.view is not None
        eggs = self.view.eggs
        places = max(self.view.printed.eggs_at_setup, eggs)
        pitch = min(17.0, (right - x - 18) / places)
        if pitch >= 10:
            size = min(15.0, pitch + 1)
            for index in range(places):
                if index < eggs:
                    canvas.symbol("symbols/egg", x + pitch * index, 208 - size / 2, size, "#E9B5A9")
                else:
                    middle = x + pitch * index + size / 2
                    canvas.line([(middle, 202.5), (middle, 213.5)], "line.edge", 2)
            x += pitch * places + 4
        canvas.text(x, 213, str(eggs), 14, "text.primary", 700, grow=False)

    def _paint_deck(self, canvas: Canvas, pile: str, area: QRectF) -> None:
        assert self.view is not None
        x, y = area.x(), area.y()
        canvas.cut(x + 0.5, y + 0.5, area.width() - 1, area.height() - 1, 4, "ground.bg2", "line.edge")
        canvas.symbol(SYMBOLS[pile][0], x + area.width() / 2 - 19, y + 2.2, 14, "text.tertiary")
        number = str(self.view.decks.get(pile, 0))
        canvas.text(x + area.width() / 2 - 0.5, y + 14, number, 13.5, "text.primary", 700, grow=False)
