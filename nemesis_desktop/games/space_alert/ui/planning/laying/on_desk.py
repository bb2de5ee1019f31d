"""What lies at the consoles while everybody plans: whose cards are where, which slots are open, where the keys are."""

from __future__ import annotations

from typing import Final

from attrs import define
from PySide6.QtCore import QObject

from nemesis_desktop.engine.decision import TABLE, Seat
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.space_alert.components.cards import CARDS
from nemesis_desktop.games.space_alert.components.ship import turns_of
from nemesis_desktop.games.space_alert.view import Console, Laid, Person, View

Half = str


@define
class Lane:
    """Where somebody's keys are at a console.

    Attributes:
        turn: the slot that the keys are at; 0 before the first.
        picked: the card of the hand that goes to a slot next; empty for none.
        peek: the slot whose face is shown for a moment; 0 for none.
    """

    turn: int = 0
    picked: str = ""
    peek: int = 0


class OnDesk(QObject):
    """Looks at the table for those whose hands are at the consoles.

    Attributes:
        view: the table as it now is; None while no game lies on it.
        lanes: where the keys are, for each console.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.view: View | None = None
        self.lanes: Final[dict[int, Lane]] = {}
        self._halves: dict[str, Half] = {}

    def console(self, number: int) -> Console:
        """A console by its number."""
        assert self.view is not None
        return self.view.consoles[number]

    def seat_at(self, number: int) -> Seat:
        """Who works a console: its person; who plays alone, at all of them; the captain at an android's."""
        seat = self.console(number).seat
        return 0 if seat == TABLE else seat

    def person(self, seat: Seat) -> Person:
        """Somebody at the table."""
        assert self.view is not None
        return next(one for one in self.view.people if one.seat == seat)

    def hand(self, number: int) -> tuple[str, ...]:
        """The cards that lie at a console: those of its person, or the heroic card of an android."""
        console = self.console(number)
        if console.android:
            return (console.own,) if console.own else ()
        return self.person(console.seat).hand

    def cards_for(self, number: int) -> tuple[str, ...]:
        """All cards that may be laid at a console: an android takes those of anybody."""
        own = self.hand(number)
        if self.view is None or not self.console(number).android:
            return own
        return (*own, *(card for person in self.view.people for card in person.hand))

    def owner_of(self, card: str) -> Seat | None:
        """In whose hand a card is; None for an android's heroic one."""
        assert self.view is not None
        return next((one.seat for one in self.view.people if card in one.hand), None)

    def laid(self, number: int, turn: int) -> Laid | None:
        """What lies on a slot."""
        slots = self.console(number).slots
        return slots[turn - 1] if 1 <= turn <= len(slots) else None

    def open_turns(self, number: int) -> range:
        """The slots of a console on which cards may be laid now."""
        assert self.view is not None
        phase = self.console(number).phase
        return turns_of(phase) if self.view.said and 1 <= phase <= self.view.phases else range(0)

    def half_of(self, card: str) -> Half:
        """Which half of a card in a hand lies up."""
        return self._halves.get(card, "action")

    def _first_free(self, console: Console, turns: range) -> int:
        return next((turn for turn in turns if console.slots[turn - 1] is None), turns[0])

    def why_not(self, card: str, number: int, turn: int) -> Text:
        """Why a card cannot be laid on a slot, as far as it can be seen."""
        view, console = self.view, self.console(number)
        assert view is not None
        owner = self.owner_of(card)
        if not view.said:
            return Text("alert-ui-no-start")
        if turn not in self.open_turns(number):
            later = 1 <= console.phase <= view.phases and turn > self.open_turns(number)[-1]
            return Text("alert-ui-no-later" if later else "alert-ui-no-closed", turn=turn)
        if owner is not None and not console.android and owner != console.seat:
            return Text("alert-ui-no-others")
        if CARDS[card].heroic and console.android:
            return Text("alert-ui-no-heroic")
        return Text("alert-ui-no-taken", turn=turn)
