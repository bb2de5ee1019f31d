"""The ways to play, as values: modes, clocks, and what can be switched on. Light, for the page of a new game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

MISSION, CAMPAIGN, TRAINING = "mission", "campaign", "training"

DRAWN, GENERATED = "drawn", "generated"
REAL_MISSIONS: Final = tuple(f"S2-{number}" for number in range(1, 9))
LESSONS: Final = tuple(f"S1-{number}" for number in range(1, 9))

LEVELS: Final = ("1", "2", "1+2")
"""White cards, yellow cards, both mixed."""

FEWEST, FIVE = "fewest", "five"
"""How many androids fill the crew up: as many as must be, or to five."""

LAST, SECOND, THIRD, FOURTH, BY_TURNS = "last", "second", "third", "fourth", "turns"
SEATINGS: Final = (LAST, SECOND, THIRD, FOURTH, BY_TURNS)
"""Where androids sit in the order of play: after everybody, together from a place on, or one after each person."""
_FROM: Final[Mapping[str, int]] = {SECOND: 1, THIRD: 2, FOURTH: 3}
"""So many people act before androids that sit together."""

OPEN_TABLE: Final = "open_table"
"""Laid cards lie face up."""
WRONG_CARD: Final = "wrong_card"
"""Whoever has laid a card wrongly may say so when it is turned up."""
BRIEF_DATA: Final = "brief_data"
"""Incoming data waits for twenty seconds, not until the phase of each person is over."""
VARIANTS: Final = (OPEN_TABLE, WRONG_CARD, BRIEF_DATA)

PAUSES, AWAY = "pauses", "away"
"""Where the table of a match keeps how often the clock was stopped, and how often the window was left while the strict
one went."""

MOST_MISSIONS: Final = 3
"""So many missions a campaign has."""


class Clock(NamedTuple):
    """How time runs in the planning round.

    Attributes:
        pace: of the announcements; 0 where somebody presses for each.
        pauses: whether it may be stopped.
        helps: whether planning aids may be shown.
    """

    pace: float
    pauses: bool
    helps: bool


CLOCKS: Final[Mapping[str, Clock]] = {
    "friendly": Clock(1.0, True, True),
    "strict": Clock(1.0, False, False),
    "slow": Clock(0.75, True, True),
    "slower": Clock(0.5, True, True),
    "none": Clock(0.0, True, True),
}


def seated(people: int, androids: int, seating: str) -> tuple[bool, ...]:
    """Of each figure in the order of play, whether it is an android. The captain always begins. Rulebook 5.1."""
    if seating == BY_TURNS:
        pairs = min(people, androids)
        return ((False, True) * pairs) + (False,) * (people - pairs) + (True,) * (androids - pairs)
    before = min(people, _FROM.get(seating, people))
    return (False,) * before + (True,) * androids + (False,) * (people - before)


def androids_for(people: int, wanted: str) -> int:
    """How many androids join so many people."""
    if people == 1:
        return 4
    return max(0, (5 if wanted == FIVE else 4) - people)
