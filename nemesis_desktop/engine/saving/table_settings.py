"""How people around one screen have agreed to play, whatever the game: saved with it, and checked when it is read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, Literal

from nemesis_desktop.engine.saving.bounded import whole, word

if TYPE_CHECKING:
    from nemesis_desktop.engine.journal import Json

Reactions = Literal["ask", "call"]
Secrecy = Literal["shield", "face_down", "open"]

REACTIONS: Final[tuple[Reactions, ...]] = ("ask", "call")
SECRECY: Final[tuple[Secrecy, ...]] = ("shield", "face_down", "open")

OWN: Final = "own"
"""Under this name the table of a game keeps what is its own: which helps are on, say."""
LONGEST_NAME: Final = 18
"""So many characters a person's name may have."""
_LONGEST_ID = 64
_LONGEST_HASH = 256
_MOST_EVENTS = 10**6
_MOST_REMOVALS = 1_000
_MOST_CHANGES = 1_000
_MOST_OWN = 64
_DEEPEST = 3
_LARGEST = 10**9
LONGEST_PLAYED: Final = 10**9
"""Seconds; some thirty years."""


def checked_table(table: Mapping[str, Json], seats: int) -> dict[str, Json]:
    """The settings of a table with so many people; what nobody knows is left out.

    Raises ``ValueError`` where one of them is not what it can be: a lost PIN would open somebody's cards.
    """
    return {name: _CHECKS[name](value, seats) for name, value in table.items() if name in _CHECKS}


def checked_pins(pins: Json, seats: int) -> dict[str, Json]:
    """The salted hashes of the PINs by seat. Raises ``ValueError``."""
    if not isinstance(pins, Mapping):
        raise ValueError("PINs stand by seat")
    found: dict[str, Json] = {}
    for seat, kept in pins.items():
        if seat not in map(str, range(seats)) or not isinstance(kept, Mapping):
            raise ValueError("a PIN belongs to somebody")
        salt, hashed = word(kept.get("salt"), _LONGEST_HASH), word(kept.get("hash"), _LONGEST_HASH)
        if not bytes.fromhex(salt) or not bytes.fromhex(hashed):
            raise ValueError("a PIN has a salt and a hash")
        found[seat] = {"salt": salt, "hash": hashed}
    return found


def _removals(value: Json, seats: int) -> Json:
    if not isinstance(value, list) or len(value) > _MOST_REMOVALS:
        raise ValueError("removed PINs stand in a list")
    found: list[Json] = []
    for entry in value:
        match entry:
            case [seat, after, list(told)] if len(told) <= seats:
                people = [whole(who, 0, seats - 1) for who in told]
                found.append([whole(seat, 0, seats - 1), whole(after, 0, _MOST_EVENTS), people])
            case _:
                raise ValueError("a removal of a PIN is malformed")
    return found


def _seconds(value: Json, seats: int) -> Json:
    number = isinstance(value, int | float) and not isinstance(value, bool)
    if value is not None and not (number and 0 <= value <= LONGEST_PLAYED):  # type: ignore[operator]
        raise ValueError("no length of time")
    return value


def _clock(value: Json, seats: int) -> Json:
    """How long the table has played against the clock, and since it last struck, in milliseconds."""
    match value:
        case [now, since]:
            played = whole(now, 0, 1_000 * LONGEST_PLAYED)
            return [played, whole(since, 0, played)]
    raise ValueError("a clock has two times")


def _computers(value: Json, seats: int) -> Json:
    """Each change of who plays a seat: when, which seat, at which level; None for a person."""
    if not isinstance(value, list) or len(value) > _MOST_CHANGES:
        raise ValueError("who fills the seats stands in a list")
    found: list[Json] = []
    for change in value:
        match change:
            case [since, seat, level]:
                named = None if level is None else word(level, _LONGEST_ID)
                found.append([whole(since, 0, _MOST_EVENTS), whole(seat, 0, seats - 1), named])
            case _:
                raise ValueError("a change of who fills a seat is malformed")
    return found


def _readers(value: Json, seats: int) -> Json:
    """Who has read what was dealt to them."""
    if not isinstance(value, list) or len(value) > seats:
        raise ValueError("who has read stands in a list")
    return [whole(seat, 0, seats - 1) for seat in value]


def _one_of(value: Json, allowed: tuple[str, ...]) -> Json:
    if not isinstance(value, str) or value not in allowed:
        raise ValueError(f"none of {allowed}")
    return value


def _own(value: Json, seats: int) -> Json:
    """What the game's own table keeps: small and plain; what it means that table sees to itself."""
    if not isinstance(value, Mapping):
        raise ValueError("what a table keeps stands by name")
    return _plain(value, _DEEPEST)


def _plain(value: Json, depth: int) -> Json:
    """Words, numbers, and short lists of them. Raises ``ValueError`` for any other."""
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, int):
        return whole(value, -_LARGEST, _LARGEST)
    if isinstance(value, str):
        return word(value, _LONGEST_ID)
    if depth and isinstance(value, Mapping) and len(value) <= _MOST_OWN:
        return {word(name, _LONGEST_ID): _plain(kept, depth - 1) for name, kept in value.items()}
    if depth and isinstance(value, list) and len(value) <= _MOST_OWN:
        return [_plain(kept, depth - 1) for kept in value]
    raise ValueError("a table keeps words, numbers and short lists")


_CHECKS = {
    OWN: _own,
    "secrecy": lambda value, seats: _one_of(value, SECRECY),
    "reactions": lambda value, seats: _one_of(value, REACTIONS),
    "pins": checked_pins,
    "pins_removed": _removals,
    "game": lambda value, seats: word(value, _LONGEST_ID),
    "seconds": _seconds,
    "clock": _clock,
    "read": _readers,
    "computers": _computers,
}
