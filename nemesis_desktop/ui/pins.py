"""A person's PIN, kept only as a salted hash; and what everybody is told when one that was forgotten is removed."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping, MutableMapping, Sequence

from attrs import evolve, frozen

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.journal import Json

SHORTEST, LONGEST = 1, 12
"""How many characters a PIN may have."""

PINS, REMOVED = "pins", "pins_removed"
"""Where the table of a match keeps the PINs by seat, and those that were removed."""

_COST = {"n": 2**14, "r": 8, "p": 1}


def kept_form(pin: str) -> dict[str, Json]:
    """What a game keeps of a PIN: a salt and a hash from which it cannot be read back."""
    salt = secrets.token_bytes(16)
    return {"salt": salt.hex(), "hash": _hash(pin, salt).hex()}


def matches(pin: str, kept: Json) -> bool:
    """Whether ``pin`` is the one that was kept. What is kept but damaged matches nothing."""
    if not isinstance(kept, Mapping):
        return False
    salt, wanted = kept.get("salt"), kept.get("hash")
    if not isinstance(salt, str) or not isinstance(wanted, str):
        return False
    try:
        return hmac.compare_digest(_hash(pin, bytes.fromhex(salt)), bytes.fromhex(wanted))
    except ValueError:
        return False


def _hash(pin: str, salt: bytes) -> bytes:
    return hashlib.scrypt(pin.encode(), salt=salt, dklen=32, **_COST)


# ---------------------------------------------------------------- forgotten


@frozen
class Removal:
    """A forgotten PIN was removed before everybody's eyes.

    ``after`` is how many events had happened; ``told`` are the seats that have been at the screen since.
    """

    seat: Seat
    after: int
    told: tuple[Seat, ...] = ()


def kept_of(table: Mapping[str, Json], seat: Seat) -> Json:
    """The kept form of a person's PIN; None if they have none."""
    pins = table.get(PINS)
    return pins.get(str(seat)) if isinstance(pins, Mapping) else None


def remove(table: MutableMapping[str, Json], seat: Seat, after: int) -> None:
    """Take a person's PIN away and note that everybody else is to be told."""
    pins = table.get(PINS)
    left = {who: kept for who, kept in pins.items() if who != str(seat)} if isinstance(pins, Mapping) else {}
    table[PINS] = left
    _keep(table, (*removals(table), Removal(seat, after, (seat,))))


def removals(table: Mapping[str, Json]) -> tuple[Removal, ...]:
    """All PINs that were removed in this game, the first one first. What is damaged is left out."""
    kept, found = table.get(REMOVED), []
    for entry in kept if isinstance(kept, list) else ():
        match entry:
            case [int(seat), int(after), list(told)] if after >= 0:
                found.append(Removal(seat, after, tuple(who for who in told if isinstance(who, int))))
    return tuple(found)


def tell(table: MutableMapping[str, Json], seat: Seat) -> None:
    """This person has read whose PIN was removed."""
    known = removals(table)
    if any(seat not in one.told for one in known):
        _keep(table, [one if seat in one.told else evolve(one, told=(*one.told, seat)) for one in known])


def _keep(table: MutableMapping[str, Json], known: Sequence[Removal]) -> None:
    table[REMOVED] = [[one.seat, one.after, list(one.told)] for one in known]
