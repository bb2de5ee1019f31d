"""The window of the toy game on one page, for the tests of the furniture and for whoever adds a game.

The rules are in ``tests/engine/toy.py``. What is here is all that a game must give to the window: its parts and where
they lie, why somebody is called to the screen, when its clock strikes, and the screen on which it ends.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtWidgets import QLabel, QWidget

from nemesis_desktop.engine.decision import Anchor, Decision, Seat
from nemesis_desktop.engine.events import Told
from nemesis_desktop.engine.text import Text
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.border import Explanation
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import PANEL
from nemesis_desktop.table.drawing.pieces import token
from nemesis_desktop.table.furniture.board_part import BoardPart
from nemesis_desktop.table.furniture.game_table import GameTable
from nemesis_desktop.table.furniture.part import PrivatePart, TablePart
from nemesis_desktop.table.game_ui import Call, Due, GameUi, Token
from tests.engine.toy import Bell, Pump, View
from tests.table.toy_book import STOWAWAYS_BOOK

STRIKES_EVERY = 60
"""Milliseconds between two bells."""
ROW, HEAD = 40.0, 60.0


class Ship(BoardPart[View]):
    """Public: the water, and a row for everybody, in which they pump while the whole table is asked."""

    def pumps(self, seat: Seat) -> bool:
        asked = None if self.offers is None else self.offers.decision
        return asked is not None and asked.kind == "table" and seat in asked.seats

    def paint_board(self, canvas: Canvas) -> None:
        assert self.view is not None
        canvas.cut(0, 0, self.wide, self.high, 8, PANEL, "line.edge")
        canvas.text(12, 34, self.worded("toy-water", water=self.view.water, bells=self.view.bells), 20, "text.primary")
        for row, person in enumerate(self.view.people):
            middle = HEAD + ROW * row + 18
            token(canvas, QPointF(26, middle), 20, person.colour, None)
            canvas.text(48, middle + 6, person.name, 16, "text.primary")
            for strokes in (1, 2, 3) if self.pumps(person.seat) else ():
                canvas.box(180 + 60 * strokes, middle - 16, 50, 32, "ground.bg4")
                canvas.text(205 + 60 * strokes, middle + 6, str(strokes), 16, "text.primary", align="middle")

    def lay_spots(self) -> None:
        assert self.view is not None
        for row, person in enumerate(self.view.people):
            anchor, top = Anchor("seat", person.seat), HEAD + ROW * row
            press = None if self.offers is None or not self.offers.acts_at(anchor) else self.chooser(anchor)
            self.spot(anchor, QRectF(8, top, 200, ROW - 4), person.name, anchor, press)
            for strokes in (1, 2, 3) if self.pumps(person.seat) else ():
                act, area = Pump(person.seat, strokes), QRectF(180 + 60 * strokes, top, 50, ROW - 4)
                name = self.worded("toy-strokes", strokes=strokes)
                self.spot(act, area, name, Explanation(name), lambda act=act: self.acted.emit(act))

    def chooser(self, anchor: Anchor):  # type: ignore[no-untyped-def]
        return lambda: self.chosen.emit(anchor)

    def place_of(self, anchor: Anchor) -> QRectF | None:
        found = self.spot_of(anchor)
        return None if found is None else QRectF(found.geometry())


class Hand(Ship, PrivatePart[View]):
    """Private: the role and the cards of whoever sits at the screen."""

    @property
    def cards(self) -> Sequence[str]:
        return [] if self.view is None else [card for card in self.view.zones["hands"] if card is not None]

    def paint_board(self, canvas: Canvas) -> None:
        assert self.view is not None
        role = self.view.zones["roles"][self.view.seat] if self.view.thrown_out is None else ""
        canvas.text(12, 34, role or "", 20, "text.primary")
        for place, card in enumerate(self.cards):
            canvas.text(20 + 210 * place, 74, card, 16, "text.primary")

    def lay_spots(self) -> None:
        for place, card in enumerate(self.cards):
            anchor = Anchor("card", card)
            self.spot(anchor, QRectF(8 + 210 * place, 50, 200, 40), card, Explanation(card), self.chooser(anchor))


class Deck(GameTable):
    """The table: the ship, the log beside it, the bar under it, and the hand of whoever sits there."""

    def set_out(self) -> None:
        self.ship = Ship(self)

    @property
    def public_parts(self) -> tuple[TablePart, ...]:
        return (self.ship, self.bar, self.log)

    def private_things(self) -> tuple[PrivatePart, ...]:
        hand = Hand(self)
        hand.show()
        return (hand,)

    def places(self, wide: float, high: float) -> Mapping[TablePart, tuple[float, float, float, float]]:
        hand = 0.0 if self.sunk else 120.0
        bar = high - hand - 44
        found: dict[TablePart, tuple[float, float, float, float]] = {
            self.ship: (8, 8, wide - 316, bar - 16),
            self.log: (wide - 300, 8, 292, bar - 16),
            self.bar: (8, bar, wide - 16, 36),
        }
        return found | {part: (8, high - 116, wide - 16, 108) for part in self.private_parts}


class Verdict(QLabel):
    """The screen on which the game ends."""

    again, start, trouble, turned = Signal(), Signal(), Signal(object), Signal(list)
    asked_why, rules = Signal(int), Signal(str)

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words
        self.choice_of: Callable[[int], int | None] | None = None
        self.explained: dict[int, str] = {}

    def offer_reasons(self, choice_of: Callable[[int], int | None] | None) -> None:
        self.choice_of = choice_of

    def explain(self, line: int, why: Text) -> None:
        self.explained[line] = self.words.text(why)

    def show_ending(self, view: View, log: Iterable[Told]) -> None:
        self.setText("\n".join(self.words.text(told.text()) for told in log))

    def set_text_scale(self, text: float) -> None:
        """One size is enough here."""

    def retranslate(self, words: Words) -> None:
        self.words = words


class StowawaysUi(GameUi):
    """What the window asks of the game."""

    id = "stowaways"
    title = "STOWAWAYS"
    book = STOWAWAYS_BOOK

    def table(self, words: Words, parent: QWidget | None = None) -> Deck:
        return Deck(self, words, parent)

    def token(self, view: View, seat: Seat) -> Token:  # type: ignore[override]
        return Token(view.people[seat].colour)

    def call(self, view: View, seat: Seat, decision: Decision | None) -> Call:  # type: ignore[override]
        return Call(Text("toy-called"), self.token(view, seat))

    def due(self, decision: Decision, view: View) -> Due | None:  # type: ignore[override]
        bell = decision.acts[len(decision.acts) - 1]
        return Due(bell, STRIKES_EVERY) if isinstance(bell, Bell) else None

    def ending(self, words: Words) -> Verdict:
        return Verdict(words)


UI = StowawaysUi()
