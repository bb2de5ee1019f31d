"""Who plays alone has the whole deck before them, as twelve kinds of cards: what they do with a kind."""

from __future__ import annotations

from collections.abc import Callable

from nemesis_desktop.games.space_alert.components.cards import CARDS


def kind_of(card: str) -> str:
    """The kind of a card: ``red_A``."""
    return card.rpartition("_")[0]


class Kinds:
    """The kinds of cards of somebody who plays alone.

    Args:
        hand: the cards that are left.
        turned: tells that a card lies with this half up from now on.

    Attributes:
        picked: the kind that was picked up last; empty for none.
    """

    def __init__(self, hand: Callable[[], tuple[str, ...]], turned: Callable[[str, str], None]) -> None:
        self._hand = hand
        self._turned = turned
        self._halves: dict[str, str] = {}
        self.picked = ""

    def forget(self) -> None:
        """Another game comes to the table."""
        self._halves.clear()
        self.picked = ""

    def card(self, kind: str) -> str:
        """A card of a kind that is left; empty where none is."""
        return next((card for card in self._hand() if kind_of(card) == kind), "")

    def half(self, kind: str) -> str:
        """Which half of a kind lies up."""
        return self._halves.get(kind, "action")

    def turn(self, kind: str) -> None:
        """All cards of a kind lie the other way up."""
        half = self._halves[kind] = "move" if self.half(kind) == "action" else "action"
        for card in CARDS:
            if kind_of(card) == kind:
                self._turned(card, half)

    def pick(self, kind: str) -> None:
        """Pick up a card of a kind, for whatever slot is chosen next; once more turns it over."""
        if self.picked == kind:
            self.turn(kind)
        self.picked = kind
