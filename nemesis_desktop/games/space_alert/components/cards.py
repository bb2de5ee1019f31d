"""The cards with which people plan: ninety action cards, six heroic ones, and how many of them are dealt.

A card has a half that moves and a half that acts; the half that lies up is carried out, as the *token* it stands for:
``red``, ``blue`` and ``lift`` move, ``A``, ``B``, ``C`` and ``bots`` act, ``go:lower_red`` and ``heroic_A`` are heroic,
and ``-`` is an empty slot.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

Half = Literal["move", "action"]
HALVES: Final[tuple[Half, Half]] = ("action", "move")

NOTHING: Final = "-"
MOVES: Final = ("red", "blue", "lift")
ACTIONS: Final = ("A", "B", "C", "bots")
COPIES: Final = {"A": 10, "B": 8, "C": 7, "bots": 5}
"""How many cards with each action there are for each movement."""


class Card(NamedTuple):
    """A card: the token of either half."""

    id: str
    move: str
    action: str

    @property
    def heroic(self) -> bool:
        """Whether it is one of the six heroic cards."""
        return self.move.startswith("go:")

    def token(self, half: str) -> str:
        """What is carried out when this half lies up."""
        return self.move if half == "move" else self.action


HEROIC: Final = (
    Card("H1", "go:lower_red", "heroic_A"),
    Card("H2", "go:lower_blue", "heroic_A"),
    Card("H3", "go:upper_red", "heroic_B"),
    Card("H4", "go:upper_blue", "heroic_B"),
    Card("H5", "go:upper_white", "heroic_bots"),
    Card("H6", "go:lower_white", "heroic_bots"),
)
DECK: Final = tuple(
    Card(f"{move}_{action}_{copy}", move, action)
    for move in MOVES
    for action in ACTIONS
    for copy in range(1, COPIES[action] + 1)
)
CARDS: Final[Mapping[str, Card]] = {card.id: card for card in (*DECK, *HEROIC)}

TOKENS: Final = (
    NOTHING,
    *MOVES,
    *ACTIONS,
    "heroic_A",
    "heroic_B",
    "heroic_bots",
    *(f"go:{deck}_{zone}" for deck in ("upper", "lower") for zone in ("red", "white", "blue")),
)
"""Everything that can stand in a slot of a program."""


class Deal(NamedTuple):
    """How many cards each person gets for the three phases, a heroic one among those of the first.

    Attributes:
        unconfirmed: whether unconfirmed reports count.
    """

    people: int
    androids: int
    cards: tuple[int, int, int]
    unconfirmed: bool


DEALS: Final = (
    Deal(5, 0, (5, 5, 5), True),
    Deal(4, 0, (5, 5, 5), False),
    Deal(4, 1, (6, 5, 5), True),
    Deal(3, 1, (6, 6, 6), False),
    Deal(3, 2, (7, 6, 6), True),
    Deal(2, 2, (9, 6, 6), False),
    Deal(2, 3, (10, 6, 6), True),
    Deal(1, 4, (90, 0, 0), False),
)


def deal_for(people: int, androids: int) -> Deal:
    """The row for so many people and androids. Raises ``LookupError`` where the game has none."""
    for deal in DEALS:
        if (deal.people, deal.androids) == (people, androids):
            return deal
    raise LookupError(f"nothing is dealt for {people} people and {androids} androids")
