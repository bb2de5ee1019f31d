"""Names that people give, to themselves and to saved games: what is kept of them, and which look the same.

Nobody sees the difference between *é* in one sign and in two, nor a sign without ink between two letters. So a name is
kept in one form, without signs that cannot be seen; and whether two names are the same is asked of how they look.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

_INKLESS: Final = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
"""Unicode's categories of signs that control, format or are halves of others."""
_BLANKS: Final = re.compile(
    # Fillers, joiners and selectors that Unicode counts among the letters and marks, an empty pattern of Braille dots,
    # blanks of old scripts, a note without a head, and code points that are no signs at all.
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2065\u2800\u3164\ufe00-\ufe0f\uffa0\ufdd0-\ufdef\ufff0-\ufff8\ufffe\uffff"
    "\U00013441\U00013442\U00016fe4\U0001d159\U000e0000-\U000e0fff]"
)
_LOOK_LATIN: Final = str.maketrans("АВЕЁКМНОРСТУХІЈЅԚԜΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEËKMHOPCTYXIJSQWABEZHIKMNOPTYX")
"""Cyrillic and Greek capitals that are drawn like Latin ones."""


def cleaned(name: str) -> str:
    """A name as it is kept: composed, on one line, single spaces, only signs that can be seen.

    Empty where nothing can be seen.
    """
    # A line break and a tabulator are spaces to whoever typed them.
    spaced = " ".join(name.split())
    seen = "".join(sign for sign in spaced if unicodedata.category(sign) not in _INKLESS)
    return " ".join(unicodedata.normalize("NFC", _BLANKS.sub("", seen)).split())


def look(name: str) -> str:
    """What a name looks like: two names that nobody can tell apart have the same."""
    plain = unicodedata.normalize("NFKC", cleaned(name)).casefold().upper()
    return unicodedata.normalize("NFC", plain).translate(_LOOK_LATIN)


def cut_to_bytes(name: str, most: int) -> str:
    """As much of a name's beginning as takes no more than so many bytes of UTF-8."""
    # File names that are no UTF-8 come as lone surrogates; here they go.
    return name.encode("utf-8", "ignore")[:most].decode("utf-8", "ignore")
