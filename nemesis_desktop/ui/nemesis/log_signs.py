"""Which sign stands before a line of the log."""

from __future__ import annotations

from functools import cache
from typing import Final

from nemesis_desktop.engine.events import Told

Sign = tuple[str, str]
"""A stencil and a colour of the tokens."""

CALM: Final = "text.secondary"
SHIP: Final = "accent.cold"
HURT: Final = "state.danger"
GOOD: Final = "state.success"
BONE: Final = "text.primary"
BLOOD: Final = "#E9B5A9"

OTHER: Final[Sign] = ("symbols/hand_card", CALM)

SIGNS: Final[tuple[tuple[str, Sign], ...]] = (
    ("self-destruct", ("symbols/self_destruct", HURT)),
    ("destroyed", ("symbols/self_destruct", HURT)),
    ("round", ("symbols/first_player", CALM)),
    ("first-player", ("symbols/first_player", CALM)),
    ("time", ("symbols/time", CALM)),
    ("jump", ("symbols/time", SHIP)),
    ("hibernat", ("symbols/hibernation", SHIP)),
    ("fire", ("symbols/fire", HURT)),
    ("extinguish", ("symbols/fire", GOOD)),
    ("malfunction", ("symbols/malfunction", "text.pale")),
    ("repair", ("symbols/card_repairs", GOOD)),
    ("noise", ("symbols/noise", SHIP)),
    ("silence", ("symbols/noise_silent", SHIP)),
    ("door", ("symbols/door_closed", SHIP)),
    ("pod", ("symbols/pod_locked", SHIP)),
    ("launch", ("symbols/pod_launched", SHIP)),
    ("boarded", ("symbols/pod_unlocked", SHIP)),
    ("event", ("symbols/event", BONE)),
    ("attack", ("symbols/attack", HURT)),
    ("dressed", ("symbols/wound_dressed", GOOD)),
    ("heal", ("symbols/wound_dressed", GOOD)),
    ("light-wound", ("symbols/light_wound", HURT)),
    ("wound", ("symbols/serious_wound", HURT)),
    ("dies", ("symbols/corpse", HURT)),
    ("death", ("symbols/corpse", HURT)),
    ("infect", ("symbols/contamination", HURT)),
    ("contamination", ("symbols/contamination", "text.pale")),
    ("scan", ("symbols/contamination", SHIP)),
    ("larva", ("symbols/larva_on_board", HURT)),
    ("slime", ("symbols/slime", GOOD)),
    ("signal", ("symbols/signal", SHIP)),
    ("egg", ("symbols/egg", BLOOD)),
    ("carcass", ("symbols/carcass", BLOOD)),
    ("nest", ("symbols/egg", HURT)),
    ("weakness", ("symbols/weakness", SHIP)),
    ("token", ("symbols/bag", BLOOD)),
    ("bag", ("symbols/bag", BLOOD)),
    ("encounter", ("symbols/combat_only", HURT)),
    ("intruder", ("symbols/combat_only", HURT)),
    ("surprise", ("symbols/combat_only", HURT)),
    ("retreat", ("symbols/combat_only", CALM)),
    ("combat", ("symbols/die_combat_hit", BONE)),
    ("injur", ("symbols/injury", BONE)),
    ("shot", ("symbols/item_rifle", BONE)),
    ("shoot", ("symbols/item_rifle", BONE)),
    ("melee", ("symbols/die_combat_hit", BONE)),
    ("load", ("symbols/ammo", CALM)),
    ("ammo", ("symbols/ammo", CALM)),
    ("explor", ("symbols/card_reconnaissance", CALM)),
    ("search", ("symbols/card_search", CALM)),
    ("engine", ("symbols/engine_unknown", SHIP)),
    ("coordinates", ("symbols/computer", SHIP)),
    ("course", ("symbols/computer", SHIP)),
    ("destination", ("symbols/computer", SHIP)),
    ("objective", ("symbols/objective", CALM)),
    ("quest", ("symbols/objective", GOOD)),
    ("item", ("symbols/item", CALM)),
    ("object", ("symbols/heavy", CALM)),
    ("craft", ("symbols/component_tool", CALM)),
    ("trade", ("symbols/item", CALM)),
    ("gave", ("symbols/item", CALM)),
    ("pass", ("symbols/passed", CALM)),
    ("rest", ("symbols/card_rest", CALM)),
    ("move", ("symbols/card_reconnaissance", CALM)),
    ("decompression", ("symbols/malfunction", HURT)),
)
"""Parts of the kinds of events, the telling ones first."""


@cache
def _sign(kind: str) -> Sign:
    return next((sign for part, sign in SIGNS if part in kind), OTHER)


def sign_of(told: Told) -> Sign:
    """The sign before a line, and its colour."""
    return _sign(told.kind)
