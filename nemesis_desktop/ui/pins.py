"""A person's PIN, kept only as a salted hash."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping

from nemesis_desktop.engine.journal import Json

SHORTEST, LONGEST = 1, 12
"""How many characters a PIN may have."""

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
