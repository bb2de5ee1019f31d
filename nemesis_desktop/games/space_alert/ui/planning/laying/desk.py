"""What people do with cards: from the hand to a slot, turned, taken back, handed over; with the reason why not.

Mouse, fingers and keys all end here. Nothing is drawn, and nothing is decided that the rules decide: an act that is not
on offer is refused with the reason that can be seen at the console.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from nemesis_desktop.engine.decision import TABLE, Act
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.space_alert.acts import DrawData, EndEarly, Give, OpenPhase, Place, TakeBack, TurnOver
from nemesis_desktop.games.space_alert.components.cards import CARDS, HALVES
from nemesis_desktop.games.space_alert.ui.planning.laying.kinds import Kinds
from nemesis_desktop.games.space_alert.ui.planning.laying.on_desk import Half, Lane, OnDesk
from nemesis_desktop.games.space_alert.view import View


class Desk(OnDesk):
    """Turns what hands do into acts.

    Args:
        answer: does an act if it is on offer, and says whether it was.

    Signals:
        changed: something of a console looks otherwise: its number.
        refused: something cannot be done: the console, and why.
        filled: the planner is to lay the cards of an android: its console.
    """

    changed = Signal(int)
    refused = Signal(int, object)
    filled = Signal(int)

    def __init__(self, answer: Callable[[Act], bool], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._answer = answer
        self.held_at = -1
        """The console at which a card was picked up last."""
        self.kinds = Kinds(lambda: self.person(0).hand, self._halves.__setitem__)
        """What somebody who plays alone takes cards from."""
        self.locked = False
        """Whether nothing may be laid now: the clock stands still and the table has agreed that cards do, too."""

    # ---------------------------------------------------------------- what lies where

    def show(self, view: View) -> None:
        """The table as it now is: cards that are gone are no longer picked, keys stand at an open slot."""
        self.view = view
        for console in view.consoles:
            lane = self.lanes.setdefault(console.figure, Lane())
            if lane.picked and lane.picked not in self.cards_for(console.figure):
                lane.picked = ""
            open_turns = self.open_turns(console.figure)
            if open_turns and lane.turn not in open_turns:
                lane.turn = self._first_free(console, open_turns)
            if lane.peek not in open_turns:
                lane.peek = 0

    def forget(self) -> None:
        """Another game comes to the table."""
        self.view = None
        self.lanes.clear()
        self._halves.clear()
        self.held_at = -1
        self.kinds.forget()
        self.locked = False

    # ---------------------------------------------------------------- deeds of all hands

    def _do(self, number: int, act: Act, why: Text) -> bool:
        if self.locked:
            self.refused.emit(number, Text("alert-ui-no-paused"))
            return False
        done = self._answer(act)
        if not done:
            self.refused.emit(number, why)
        return done

    def place(self, card: str, number: int, turn: int, half: Half | None = None) -> bool:
        """Lay a card on a slot; whoever holds it does so."""
        owner = self.owner_of(card)
        act = Place(self.seat_at(number) if owner is None else owner, card, number, turn, half or self.half_of(card))
        return self._do(number, act, self.why_not(card, number, turn))

    def take_back(self, number: int, turn: int) -> bool:
        """Take a card back into the hand."""
        why = Text("alert-ui-no-back" if self.laid(number, turn) else "alert-ui-no-card", turn=turn)
        return self._do(number, TakeBack(self.seat_at(number), number, turn), why)

    def turn_over(self, number: int, turn: int) -> bool:
        """Turn a laid card."""
        why = Text("alert-ui-no-back" if self.laid(number, turn) else "alert-ui-no-card", turn=turn)
        return self._do(number, TurnOver(self.seat_at(number), number, turn), why)

    def turn_in_hand(self, number: int, card: str) -> None:
        """Turn a card before it is laid."""
        self._halves[card] = HALVES[1 - HALVES.index("move" if self.half_of(card) == "move" else "action")]
        self.changed.emit(number)

    def move(self, number: int, turn: int, to: int, card: str) -> bool:
        """Lay a card that lies already on another slot of the same console; one that lies there changes places."""
        laid, other = self.laid(number, turn), self.laid(number, to)
        if laid is None or to == turn:
            return False
        if to not in self.open_turns(number):
            self.refused.emit(number, self.why_not(card, number, to))
            return False
        if not self.take_back(number, turn):
            return False
        if other is None:
            return self.place(card, number, to, laid.half)
        before = self.cards_for(number)
        if not self.take_back(number, to):
            return False
        (lifted,) = {*self.cards_for(number)} - {*before}
        return self.place(card, number, to, laid.half) and self.place(lifted, number, turn, other.half)

    def lay_on(self, number: int, turn: int, card: str) -> bool:
        """Lay a card of the hand on a slot; one of one's own that lies there goes back to the hand."""
        owner, half = self.owner_of(card), self.half_of(card)
        own = owner is not None and owner == self.seat_at(number) and card in self.cards_for(number)
        replaces = own and turn in self.open_turns(number) and self.laid(number, turn) is not None
        if replaces and not self.take_back(number, turn):
            return False
        return self.place(card, number, turn, half)

    def give(self, card: str, number: int) -> bool:
        """Hand a card over to the person at a console: data transfer."""
        assert self.view is not None
        owner, to = self.owner_of(card), self.console(number).seat
        if owner is None or to == TABLE or owner == to:
            self.refused.emit(number, Text("alert-ui-no-give"))
            return False
        given = self.person(owner).given
        why = "heroic" if CARDS[card].heroic else "given" if self.view.transfer and given else "line"
        return self._do(number, Give(owner, card, to), Text(f"alert-ui-no-give-{why}"))

    def draw(self, number: int) -> bool:
        """Take a card of incoming data."""
        return self._do(number, DrawData(self.seat_at(number)), Text("alert-ui-no-data"))

    def open_phase(self, number: int) -> bool:
        """Take the next hand; one's own phase is over with it."""
        return self._do(number, OpenPhase(self.seat_at(number)), Text("alert-ui-no-phase"))

    def end_early(self, number: int) -> bool:
        """Agree that planning ends."""
        return self._do(number, EndEarly(self.seat_at(number)), Text("alert-ui-no-end"))

    def fill(self, number: int) -> None:
        """Let the planner lay the cards of an android."""
        if self.locked:
            self.refused.emit(number, Text("alert-ui-no-paused"))
        else:
            self.filled.emit(number)

    def pick(self, number: int, card: str) -> None:
        """Pick a card up, or put it down again; the next slot that is chosen gets it."""
        lane = self.lanes[number]
        lane.picked = "" if lane.picked == card else card
        if self.held_at != number and self.held_at in self.lanes:
            self.lanes[self.held_at].picked = ""
            self.changed.emit(self.held_at)
        self.held_at = number if lane.picked else -1
        self.changed.emit(number)

    @property
    def held(self) -> str:
        """The card that was picked up last, for whatever slot is clicked next; empty for none."""
        if self.kinds.picked:
            return self.kinds.card(self.kinds.picked)
        return self.lanes[self.held_at].picked if self.held_at in self.lanes else ""

    def choose_slot(self, number: int, turn: int) -> None:
        """A slot is clicked: it gets the card that is held, or the keys go there."""
        lane = self.lanes[number]
        card = lane.picked or self.held
        lane.turn = turn if turn in self.open_turns(number) else lane.turn
        if card and self.laid(number, turn) is None:
            self.place(card, number, turn)
        self.changed.emit(number)

    def lay(self, number: int, card: str) -> bool:
        """Lay a card on the first free slot of its own console."""
        free = [turn for turn in self.open_turns(number) if self.laid(number, turn) is None]
        return self.place(card, number, free[0] if free else self.lanes[number].turn)

    def pick_kind(self, kind: str) -> None:
        """Who plays alone picks up a card of a kind; once more turns it over."""
        self.kinds.pick(kind)
        self.changed.emit(-1)

    def turn_kind(self, kind: str) -> None:
        """All cards of a kind lie the other way up."""
        self.kinds.turn(kind)
        self.changed.emit(-1)

    def peek(self, number: int, turn: int) -> None:
        """Show the face of a laid card for a moment; 0 hides it."""
        if self.lanes[number].peek != turn:
            self.lanes[number].peek = turn
            self.changed.emit(number)
