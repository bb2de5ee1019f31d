"""All cards of who plays alone: twelve kinds, with how many of each are left."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.games.space_alert.components.cards import ACTIONS, MOVES
from nemesis_desktop.games.space_alert.said.wording import card_name
from nemesis_desktop.games.space_alert.ui.board import Board
from nemesis_desktop.games.space_alert.ui.look import PANEL, PLATE_INK, PRIMARY, SECONDARY, SPACE, WARM
from nemesis_desktop.games.space_alert.ui.pieces import frame, heading, key_cap, token_card
from nemesis_desktop.games.space_alert.ui.planning.consoles.console_things import Thing
from nemesis_desktop.games.space_alert.ui.planning.laying.desk import Desk
from nemesis_desktop.games.space_alert.view import View
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.shapes import sides

KINDS: Final = tuple(f"{move}_{action}" for action in ACTIONS for move in MOVES)
CARD: Final = (58.0, 74.0)


class Palette(Board):
    """The cards of the whole deck, by kind."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self.dragged = ""
        desk.changed.connect(lambda number: self.renew() if number < 0 else None)

    def essence(self, view: View) -> object:
        """Which cards are left."""
        return view.people[0].hand if len(view.people) == 1 else None

    def things(self) -> Iterator[Thing]:
        """Each kind."""
        left, room = 130.0, self.wide - 130 - 110
        step = room / len(KINDS)
        for place, kind in enumerate(KINDS):
            x = left + step * place + (step - CARD[0]) / 2
            yield Thing("kind", kind, QRectF(x, (self.high - CARD[1]) / 2, *CARD))

    def thing_at(self, at: QPointF) -> Thing | None:
        """The kind under a point in units."""
        return next((thing for thing in self.things() if thing.box.contains(at)), None)

    def place_of(self, anchor: Anchor) -> QRectF | None:
        """Where a card is: with its kind."""
        if anchor.kind != "card" or not self.isVisible():
            return None
        kind, unit = str(anchor.id).rpartition("_")[0], self.unit
        box = next((thing.box for thing in self.things() if thing.id == kind), None)
        return None if box is None else QRectF(box.x() * unit, box.y() * unit, box.width() * unit, box.height() * unit)

    def lay_spots(self) -> None:
        """For those who hear the table."""
        for thing in self.things():
            card = f"{thing.id}_1"
            name = self.worded("alert-ui-kind", card=card_name(card), count=self._count(thing.id))
            spot = self.spot(thing.id, thing.box, name, Anchor("card", card))
            spot.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def _count(self, kind: str) -> int:
        assert self.view is not None
        return sum(card.rpartition("_")[0] == kind for card in self.view.people[0].hand)

    def paint_board(self, canvas: Canvas) -> None:
        """Each kind with its number."""
        frame(canvas, QRectF(0, 0, self.wide, self.high), PANEL)
        heading(canvas, 12, 26, self.worded("alert-ui-all-cards"), WARM, 108, grow=False)
        size, lines = canvas.fitted_lines(
            self.worded("alert-ui-all-cards-hint"), 122, self.high - 38, (13, 12, 11, 10.5), leading=1.1, grow=False
        )
        canvas.lines(12, 34, lines, size, SECONDARY, leading=1.1, grow=False)
        for thing in self.things():
            move, action = thing.id.split("_")
            half = self._desk.kinds.half(thing.id)
            picked = self._desk.kinds.picked == thing.id
            upper, lower = (action, move) if half == "action" else (move, action)
            count = self._count(thing.id)
            rim = WARM if picked else None
            token_card(canvas, thing.box, upper, lower, self.words_of, rim=rim, alpha=1.0 if count else 0.35)
            plate = QRectF(thing.box.right() - 12, thing.box.bottom() - 12, 22, 16)
            canvas.cut(*sides(plate), 4, PRIMARY, SPACE)
            x = plate.center().x()
            canvas.text(x, plate.y() + 12.5, str(count), 12, PLATE_INK, 700, "display", "middle", grow=False)
        self._paint_keys(canvas)

    def _paint_keys(self, canvas: Canvas) -> None:
        for row, (key, message) in enumerate((("H", "heroic"), ("⌫", "key-back"))):
            y = 18 + 30.0 * row
            key_cap(canvas, QRectF(self.wide - 104, y, 26, 22), key)
            words = self.worded(f"alert-ui-{message}")
            size, shown = canvas.fitted(words, 68, (12, 11, 10, 9), grow=False)
            canvas.text(self.wide - 72, y + 16, shown, size, SECONDARY, grow=False)
