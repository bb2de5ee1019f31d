"""A person's PIN, kept only as a salted hash; and what everybody is told when one that was forgotten is removed."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping, MutableMapping, Sequence

from attrs import evolve, frozen

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.events import Event, Told
from nemesis_desktop.engine.journal import Json
from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.table.border import TableView

LONGEST = 12
"""So many characters a PIN may have at most."""

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


class PinRemoved(Event):
    """Somebody has forgotten their PIN and goes on without one."""

    who: Seat


@frozen
class Removal:
    """A forgotten PIN was removed before everybody's eyes.

    ``after`` is how many events had happened; ``told`` are the seats that have been at the screen since.
    """

    seat: Seat
    after: int
    told: tuple[Seat, ...] = ()


class PinBook:
    """The PINs of a table, and what its people are told of those that were removed.

    Args:
        table: how the table plays, as it is saved with the game; damaged entries are passed over.
    """

    def __init__(self, table: MutableMapping[str, Json]) -> None:
        self._table = table

    def of(self, seat: Seat) -> Json:
        """The kept form of a person's PIN; None if they have none."""
        pins = self._table.get(PINS)
        return pins.get(str(seat)) if isinstance(pins, Mapping) else None

    def remove(self, seat: Seat, after: int) -> None:
        """Take a person's PIN away, after so many events, and note that everybody else is to be told."""
        pins = self._table.get(PINS)
        left = {who: kept for who, kept in pins.items() if who != str(seat)} if isinstance(pins, Mapping) else {}
        self._table[PINS] = left
        self._keep((*self.removed, Removal(seat, after, (seat,))))

    @property
    def removed(self) -> tuple[Removal, ...]:
        """All PINs that were removed in this game, the first one first."""
        kept, found = self._table.get(REMOVED), []
        for entry in kept if isinstance(kept, list) else ():
            match entry:
                case [int(seat), int(after), list(told)] if after >= 0:
                    found.append(Removal(seat, after, tuple(who for who in told if isinstance(who, int))))
        return tuple(found)

    def bare_since(self, seat: Seat) -> tuple[Seat, ...]:
        """Whose PIN was removed since this person was last at the screen."""
        return tuple(dict.fromkeys(one.seat for one in self.removed if seat not in one.told))

    def read_by(self, seat: Seat) -> None:
        """This person has read whose PIN was removed."""
        known = self.removed
        if any(seat not in one.told for one in known):
            self._keep([one if seat in one.told else evolve(one, told=(*one.told, seat)) for one in known])

    def among(self, told: Sequence[Told], view: TableView) -> list[Told]:
        """The log with a line for each removal: no rule of the game tells of it, but everybody may read it."""
        lines, names = list(told), {one.seat: one for one in view.people}
        for one in reversed(self.removed):
            person = names.get(one.seat)
            named = person.name if person is not None and not person.unnamed else ""
            who: Argument = named or Text("person-unnamed", number=one.seat + 1)
            line = Told(max(0, one.after - 1), PinRemoved(one.seat), {"who": who}, private=False)
            lines.insert(one.after, line)
        return lines

    def _keep(self, known: Sequence[Removal]) -> None:
        self._table[REMOVED] = [[one.seat, one.after, list(one.told)] for one in known]
