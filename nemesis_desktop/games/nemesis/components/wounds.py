"""Wounds: the serious wound deck and the spaces of the character board."""

from typing import Literal

WoundKind = Literal["body", "leg", "hand", "bleeding", "arm"]
WoundId = str

LIGHT_WOUND_SPACES = 2
"""The third light wound becomes a serious one."""
SERIOUS_WOUND_LIMIT = 3
"""A character with so many serious wounds, dressed ones included, dies of any further wound."""

_COPIES: dict[WoundKind, int] = {"body": 4, "leg": 3, "hand": 3, "bleeding": 3, "arm": 3}
_KIND_OF: dict[WoundId, WoundKind] = {
    f"{kind}_{n}": kind for kind, copies in _COPIES.items() for n in range(1, copies + 1)
}

WOUND_DECK: tuple[WoundId, ...] = tuple(_KIND_OF)
"""The 16 serious wound cards, unshuffled."""


def wound_kind(card_id: WoundId) -> WoundKind:
    """What a physical serious wound card is."""
    return _KIND_OF[card_id]
