"""The seven trajectory boards. Square 1 is the last one before the ship and always carries Z."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple


class Track(NamedTuple):
    """A trajectory: its length in squares, and the squares with X and with Y."""

    id: str
    length: int
    x: tuple[int, ...]
    y: tuple[int, ...]

    def letter(self, square: int) -> str:
        """The letter on a square; empty where there is none."""
        return self.letters.get(square, "")

    @property
    def letters(self) -> Mapping[int, str]:
        """The letter of each square that has one."""
        return LETTERS[self.id]


TRACKS: Final[Mapping[str, Track]] = {
    track.id: track
    for track in (
        Track("T1", 10, (5,), ()),
        Track("T2", 11, (8,), ()),
        Track("T3", 12, (8,), (3,)),
        Track("T4", 13, (9,), (5,)),
        Track("T5", 14, (11,), (7,)),
        Track("T6", 15, (10,), (7, 3)),
        Track("T7", 16, (12,), (8, 5)),
    )
}
LETTERS: Final[Mapping[str, Mapping[int, str]]] = {
    id: {1: "z", **dict.fromkeys(track.x, "x"), **dict.fromkeys(track.y, "y")} for id, track in TRACKS.items()
}

LANES: Final = ("red", "white", "blue", "internal")
"""Where a trajectory lies: one for each zone, and one for what happens on board."""


def distance(square: int) -> int:
    """How far away a threat is: squares 1 to 5 are distance 1, 6 to 10 are 2, the rest 3."""
    return 1 if square <= 5 else 2 if square <= 10 else 3
