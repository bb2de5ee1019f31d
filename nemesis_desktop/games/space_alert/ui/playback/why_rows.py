"""What the why panel shows: a title, a sum in rows, notes, and the chapter of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from attrs import field, frozen

from nemesis_desktop.engine.text import Text

GUN_SIGNS: Final = ("heavy_laser", "light_laser", "pulse_cannon", "rocket", "interceptors")


@frozen
class Row:
    """A line of a sum: a sign, words, remarks below them, and a number at the right."""

    sign: str
    ink: str
    words: Text
    remarks: tuple[Text, ...] = ()
    number: str = ""


@frozen
class Why:
    """Why something happened.

    Attributes:
        title: what happened.
        symbol, ink: the sign beside it.
        threat: the card and the chip that it is about; empty for none.
        rows: the sum that led to it.
        notes: what else must be known, one sentence each.
        points: damage so far and hit points, for a bar of hearts.
        chapter: the article of the rule book.
    """

    title: Text
    symbol: str
    ink: str
    chapter: str
    threat: tuple[str, int] | None = None
    rows: Sequence[Row] = ()
    notes: Sequence[Text] = ()
    points: tuple[int, int] | None = None
    at: Text | None = field(default=None)


def less(number: int) -> str:
    """A number that is taken off; shields below nothing add to the damage."""
    return "0" if not number else f"−{number}" if number > 0 else f"+{-number}"


def sign_of_gun(gun: str) -> str:
    """The stencil of a weapon."""
    return next((name for name in GUN_SIGNS if gun.startswith(name)), "energy")
