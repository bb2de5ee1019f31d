"""The tracks of the board: time, self-destruct, destination.

A marker's place is an index from 0, not the printed number.
"""

from typing import Literal

TIME_START = 0
TIME_JUMP = 15
"""The red space: the ship jumps."""
MOST_ROUNDS = 100
"""No game goes on for so many rounds, whatever pushes the marker back: a file that says so is none of this game."""
HIBERNATION_FROM = 7
"""The first blue space; the Hibernatorium works from here up to the jump."""

SELF_DESTRUCT_START = 0
SELF_DESTRUCT_IRREVERSIBLE = 3
"""The first yellow space: from here nobody can stop it, and on arrival every escape pod unlocks."""
SELF_DESTRUCT_SKULL = 6
"""The ship explodes."""

DestinationSpace = Literal["a", "b", "c", "d"]

DESTINATIONS: tuple[DestinationSpace, ...] = ("a", "b", "c", "d")
DESTINATION_START: DestinationSpace = "b"


def time_value(index: int) -> int:
    """The number printed on a space of the time track: rounds left until the jump."""
    return TIME_JUMP - index


def hibernation_open(index: int) -> bool:
    """Whether the time marker is on a blue space."""
    return HIBERNATION_FROM <= index < TIME_JUMP


def self_destruct_value(index: int) -> int:
    """The number printed on a space of the self-destruct track; 0 is the skull."""
    return SELF_DESTRUCT_SKULL - index
