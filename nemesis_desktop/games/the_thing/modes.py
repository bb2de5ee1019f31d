"""What each way to play changes, and the variants a table may switch on."""

from __future__ import annotations

from typing import Final, NamedTuple

HIDDEN: Final = "hidden"
COOP: Final = "coop"

TAME_KENNEL: Final = "tame_kennel"
"""The kennel card is not in the game: a caught dog never comes back. Rulebook: variant for first games."""
SEALED_BALLOTS: Final = "sealed_ballots"
"""Votes are given behind the shield, each in turn, instead of with fingers."""


class Mode(NamedTuple):
    """A way to play.

    Attributes:
        least, most: so many people.
        variants: those that make sense here.
    """

    id: str
    least: int
    most: int
    variants: tuple[str, ...]


MODES: Final = {
    HIDDEN: Mode(HIDDEN, 4, 8, (TAME_KENNEL, SEALED_BALLOTS)),
    COOP: Mode(COOP, 1, 3, (TAME_KENNEL,)),
}
DEALT: Final = "dealt"
CHOSEN: Final = "chosen"
CHOOSING: Final = (DEALT, CHOSEN)
"""How characters are given out."""
