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


def androids_for(people: int, wanted: str) -> int:
    """How many androids join so many people."""
    if people == 1:
        return 4
    return max(0, (5 if wanted == FIVE else 4) - people)
