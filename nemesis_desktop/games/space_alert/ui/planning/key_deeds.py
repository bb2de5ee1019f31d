"""What the keys of the lanes do, and what a captain does who types for everybody."""

from __future__ import annotations

from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.space_alert.components.cards import CARDS, HALVES
from nemesis_desktop.games.space_alert.ui.planning.laying.desk import Desk


class KeyDeeds:
    """Deeds of keys at a desk, by the number of the console."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def step(self, number: int, by: int) -> None:
        """The keys go to the next open slot, or the one before."""
        lane, turns = self._desk.lanes[number], self._desk.open_turns(number)
        if turns:
            lane.turn = min(max(lane.turn + by, turns[0]), turns[-1])
            lane.peek = 0
            self._desk.changed.emit(number)

    def next_card(self, number: int) -> None:
        """The next card of the hand; where the keys stand at a laid card, its face is shown instead."""
        lane = self._desk.lanes[number]
        if self._desk.laid(number, lane.turn) is not None:
            self._desk.peek(number, 0 if lane.peek else lane.turn)
            return
        hand = self._desk.cards_for(number)
        if hand:
            lane.picked = hand[(hand.index(lane.picked) + 1) % len(hand)] if lane.picked in hand else hand[0]
            self._desk.changed.emit(number)

    def put(self, number: int) -> None:
        """Lay the picked card where the keys stand, or turn the one that lies there."""
        lane = self._desk.lanes[number]
        if self._desk.laid(number, lane.turn) is not None:
            self._desk.turn_over(number, lane.turn)
            return
        hand = self._desk.cards_for(number)
        if not hand:
            self._desk.refused.emit(number, Text("alert-ui-no-hand"))
            return
        card = lane.picked or hand[0]
        following = hand[(hand.index(card) + 1) % len(hand)]
        if (
            self._desk.place(card, number, lane.turn)
            and following != card
            and following in self._desk.cards_for(number)
        ):
            lane.picked = following
            self._desk.changed.emit(number)

    def back(self, number: int) -> None:
        """Take back the card where the keys stand; at an empty slot, draw the card that waits."""
        lane = self._desk.lanes[number]
        if self._desk.laid(number, lane.turn) is None and self._desk.person(self._desk.seat_at(number)).draws:
            self._desk.draw(number)
        else:
            self._desk.take_back(number, lane.turn)

    def lay_token(self, number: int, token: str) -> bool:
        """The first card in hand that has this half, on the next free slot."""
        console = self._desk.console(number)
        free = next((turn for turn in self._desk.open_turns(number) if console.slots[turn - 1] is None), 0)
        for card in self._desk.cards_for(number):
            for half in HALVES:
                shown = CARDS[card].token(half)
                if shown == token or (token == "heroic" and CARDS[card].heroic and half == self._desk.half_of(card)):
                    return self._desk.place(card, number, free or self._desk.lanes[number].turn, half)
        self._desk.refused.emit(number, Text("alert-ui-no-such-card"))
        return False

    def take_last_back(self, number: int) -> bool:
        """The last card that was laid in the open phase goes back."""
        console = self._desk.console(number)
        turn = next(
            (turn for turn in reversed(self._desk.open_turns(number)) if console.slots[turn - 1] is not None), 0
        )
        return self._desk.take_back(number, turn)
