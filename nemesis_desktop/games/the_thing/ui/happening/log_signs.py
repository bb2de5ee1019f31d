"""Which stencil stands before each line of the log, and in which colour."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from nemesis_desktop.engine.events import Told
from nemesis_desktop.games.the_thing.ui.look import symbol
from nemesis_desktop.table.border import Sign

CALM, ICE, HURT, GOOD, WARM = "text.secondary", "station.ice", "state.danger", "state.success", "accent.warm"
HEADINGS: Final = frozenset({"round-opens"})

_GROUPS: Final = (
    ("round", ICE, "round-opens station-manned"),
    ("weather_die", ICE, "weather-rolled weather-set"),
    ("fuel", CALM, "fuel-burned fuel-moved fuel-lost fuel-can-used"),
    ("rescue_helicopter", ICE, "rescue-flies rescue-arrived rescue-leaves distress-sent"),
    ("power_outage", HURT, "power-fails boiler-lost freezing"),
    ("power_on", GOOD, "power-returns"),
    ("damage", HURT, "damage-taken"),
    ("dog", CALM, "dog-comes dog-met dog-caught kennel-opens"),
    ("dog_alien", HURT, "dog-absorbed"),
    ("leader", WARM, "new-leader leader-token token-taken"),
    ("food", CALM, "cooked-eaten raw-eaten cooked food-lost"),
    ("starving", HURT, "starving card-thrown"),
    ("standing", CALM, "went all-gather character-taken"),
    ("action_back", CALM, "gave-card gave-blindly risked card-exchanged extra-card hand-drawn"),
    ("action_face_up", HURT, "gave-openly"),
    ("choice_swap", CALM, "hand-swapped"),
    ("item_flashlight", CALM, "light-shown"),
    ("alien_plan", HURT, "alien-plans alien-rolls threat-moves"),
    ("revealed_alien", HURT, "alien-strikes alien-revealed alien-destroyed power-back alien-flees"),
    ("weapon_explosive", CALM, "alien-fought fought-not"),
    ("absorbed", HURT, "character-absorbed"),
    ("peek", CALM, "clash-in tokens-laid token-seen lays-nothing clash-left clash-avoided"),
    ("role_back", CALM, "role-seen role-placed"),
    ("suspicion_disc", CALM, "disc-moved"),
    ("shuffle", CALM, "pile-shuffled"),
    ("active_pile", CALM, "card-turned pile-dropped nothing-done assigned-in-vain cards-removed"),
    ("cooperation", WARM, "assigned"),
    ("repaired", GOOD, "repaired"),
    ("fire", HURT, "location-burns"),
    ("arson", CALM, "arson-forbidden arson-not"),
    ("item_tools", CALM, "took-good took-flamethrower tools-used nothing-used"),
    ("lab_back", CALM, "token-kept token-dropped samples-lost blood-lost"),
    ("die_activation", CALM, "dice-rolled die-cancelled die-turned die-rerolled die-left"),
    ("trade", CALM, "goods-laid trade-made trade-off"),
    ("vote", CALM, "accused abstains"),
    ("reveal_self", CALM, "nothing-said"),
    ("test_blood", WARM, "test-run test-not-run"),
    ("suspicion_proven", GOOD, "proved-human"),
    ("passenger", ICE, "boarding-begins boarding-refused wants-aboard comes-aboard"),
    ("left_behind", CALM, "turned-away escape-stopped"),
    ("item_keys", ICE, "keys-shown"),
    ("escape", GOOD, "departs humans-win"),
    ("revealed_alien", HURT, "aliens-win"),
)

SIGNS: Final[Mapping[str, Sign]] = {
    kind: (symbol(stencil), ink) for stencil, ink, kinds in _GROUPS for kind in kinds.split()
}
"""The sign of each kind of event."""

OTHER: Final[Sign] = (symbol("laptop"), CALM)


def sign_of(told: Told) -> Sign:
    """The sign before a line, and its colour."""
    return SIGNS.get(told.kind, OTHER)
