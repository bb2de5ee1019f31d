"""Numbers as the lab says them: shares, and how likely chance alone makes a difference."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nemesis_desktop.engine.text import Text, decimal

if TYPE_CHECKING:
    from nemesis_desktop.engine.seats.summary import Difference
    from nemesis_desktop.program.words import Words

RAREST: Final = 0.0001
"""What is less likely is not told more exactly."""


def percent(share: float, words: Words) -> str:
    """A share in per cent."""
    return words.text(Text("cli-share", percent=decimal(100 * share)))


def chance(one: Difference, words: Words) -> str:
    """How likely chance alone makes such a difference."""
    sign, least = ("<", RAREST) if one.by_chance < RAREST else ("=", one.by_chance)
    return f"p {sign} {words.text(decimal(least, 4))}"
