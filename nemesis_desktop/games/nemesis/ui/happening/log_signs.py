"""Which sign stands before a line of the log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from nemesis_desktop.engine.events import Told

Sign = tuple[str, str]
"""A stencil and a colour of the tokens."""

CALM: Final = "text.secondary"
SHIP: Final = "accent.cold"
HURT: Final = "state.danger"
PALE: Final = "text.pale"
GOOD: Final = "state.success"
BONE: Final = "text.primary"
BLOOD: Final = "#E9B5A9"
VIOLET: Final = "accent.mutation"

OTHER: Final[Sign] = ("symbols/hand_card", CALM)
"""Before what has no sign of its own."""

HEADINGS: Final = frozenset({"round"})
"""Lines that begin a part of the log."""

_GROUPS: Final[tuple[tuple[str, str, str], ...]] = (
    # stencil, colour, kinds of events
    ("first_player", CALM, "setup characters-drawn character-kept crew-ready first-player turn round"),
    ("hand_card", CALM, "drew-cards plays-card reacts discards-card attempt-failed"),
    ("hand_card", PALE, "loses-hand"),
    ("passed", CALM, "passes"),
    ("passed", GOOD, "rushes"),
    ("intruder_queen", HURT, "plays-intruders plays-intruder-card"),
    ("hand_card", BLOOD, "draws-intruder-cards"),
    ("time", CALM, "time time-waits"),
    ("time", SHIP, "ship-jumps"),
    ("hibernation", SHIP, "hibernation-opens hibernates"),
    ("self_destruct", HURT, "self-destruct-started self-destruct self-destruct-irreversible ship-destroyed"),
    ("self_destruct", GOOD, "self-destruct-stopped"),
    ("fire", HURT, "fire-placed items-burnt"),
    ("fire", GOOD, "fire-removed"),
    ("malfunction", PALE, "malfunction-placed"),
    ("malfunction", GOOD, "malfunction-removed"),
    ("malfunction", HURT, "decompression-starts decompressed"),
    ("malfunction", GOOD, "decompression-stopped"),
    ("noise", SHIP, "noise-placed noise-rolled noise-rerolled slime-makes-danger"),
    ("noise_silent", SHIP, "noise-cleared noise-removed"),
    ("door_closed", SHIP, "door"),
    ("pod_unlocked", SHIP, "pods-unlocked pod-turned boarded left-pod"),
    ("pod_locked", CALM, "pod-removed locked-in"),
    ("pod_launched", SHIP, "launched"),
    ("event", BONE, "event-card event-removed event-shuffled-back event-put-back looked-at-event events-arranged"),
    ("attack", HURT, "attacks attacks-without-card"),
    ("develop", HURT, "develops"),
    ("feed", BLOOD, "eats"),
    ("carcass", BLOOD, "carcass-laid swallows"),
    ("event_reawakening", HURT, "carcass-rises"),
    ("adaptation", HURT, "adaptation-shown"),
    ("check", GOOD, "adaptation-removed"),
    ("mutation", VIOLET, "mutation-taken mutates mutation-works altered"),
    ("mutation_marker", VIOLET, "mutation-marker"),
    ("mutation", CALM, "mutation-lost alteration-ends wound-ignored"),
    ("light_wound", HURT, "light-wound"),
    ("serious_wound", HURT, "serious-wound"),
    ("wound_dressed", GOOD, "wound-dressed wound-healed light-healed"),
    ("corpse", HURT, "dies first-death"),
    ("light_wound", GOOD, "revived"),
    ("contamination", PALE, "contaminated contamination-check contamination-draw"),
    ("contamination", SHIP, "scans"),
    ("larva_on_board", HURT, "larva-attacks larva-on-board"),
    ("larva_on_board", GOOD, "larva-removed"),
    ("slime", GOOD, "slimed"),
    ("slime", CALM, "slime-removed"),
    ("signal", SHIP, "signal-sent"),
    ("bag", BLOOD, "bag-token token-drawn token-to-bag no-miniature no-figure"),
    ("egg", BLOOD, "egg-added takes-egg"),
    ("egg", HURT, "egg-hatched"),
    ("egg", GOOD, "eggs-destroyed"),
    ("egg", HURT, "nest-destroyed"),
    ("weakness", SHIP, "weakness-discovered"),
    (
        "combat_only",
        HURT,
        "encounter first-encounter surprise-check intruder-placed intruder-moves transformed escapes",
    ),
    ("combat_only", CALM, "intruder-hides intruder-leaves retreats"),
    ("injury", BONE, "injured toughness"),
    ("heal_injuries", BLOOD, "intruder-heals"),
    ("carcass", GOOD, "intruder-killed"),
    ("item_rifle", BONE, "shoots shoots-eggs"),
    ("die_combat_hit", BONE, "combat-rolled shot-result melees melees-eggs"),
    ("die_combat_blank", CALM, "melee-missed"),
    ("ammo", CALM, "loaded"),
    ("card_reconnaissance", CALM, "moves explored looked-at-room"),
    ("card_search", CALM, "searches"),
    ("engine_unknown", SHIP, "looked-at-engine engine-order engines-shown"),
    ("computer", SHIP, "looked-at-coordinates coordinates-shown destination-set uses-room"),
    ("objective", CALM, "objective-kept looked-at-objective fate"),
    ("objective", GOOD, "activates-quest"),
    (
        "item",
        CALM,
        "keeps-item keeps-heavy-item discards-item dropped-item dropped-hidden-item uses-item reacts-with-item",
    ),
    ("item", CALM, "hands-over hands-over-hidden trade-starts offer-declined attached joined"),
    ("component_tool", CALM, "crafts"),
    ("heavy", CALM, "dropped-object picks-up"),
    ("lock_eye", CALM, "interrupted interruption-cancelled pin-removed"),
)

SIGNS: Final[Mapping[str, Sign]] = {
    kind: (f"symbols/{stencil}", ink) for stencil, ink, kinds in _GROUPS for kind in kinds.split()
}
"""The sign of each kind of event."""


def sign_of(told: Told) -> Sign:
    """The sign before a line, and its colour."""
    return SIGNS.get(told.kind, OTHER)
