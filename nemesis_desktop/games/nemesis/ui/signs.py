"""The symbols of characters and intruders, by which they are known wherever they are drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final


def emblem(character: str) -> str:
    """The emblem of a character."""
    return f"symbols/emblem_{character}"


def worn(character: str | None) -> str | None:
    """The emblem on a person's token: none before a character is chosen."""
    return emblem(character) if character else None


def intruder(kind: str) -> str:
    """The silhouette of a kind of intruder."""
    return f"symbols/intruder_{kind}"


LEADER = intruder("queen")
"""What whoever plays the intruders wears in place of a character's emblem."""

FRONT_INKS: Final[Mapping[str, str]] = {"red_metagorger": "state.danger", "blue_metagorger": "item.blue"}
"""The colours by which the tokens of one kind are told apart, by their front."""
FRONT_SIGNS: Final[Mapping[str, str]] = {
    "red_metagorger": "symbols/metagorger_red_token",
    "blue_metagorger": "symbols/metagorger_blue_token",
}
"""And their forms: a full disc, a broken ring."""

FOODS: Final[Mapping[str, tuple[str, str]]] = {
    "red_corpse": ("symbols/corpse", "state.danger"),
    "egg": ("symbols/egg", "text.bone"),
    "carcass": ("symbols/carcass", "text.bone"),
    "metagorger": (intruder("metagorger"), "text.bone"),
    "blue_corpse": ("symbols/corpse", "item.blue"),
}
"""All that is eaten, in the order in which it is, with how it looks."""
