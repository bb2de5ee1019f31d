"""What each way to play changes, and the variants a table may switch on: all on one page."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from nemesis_desktop.games.nemesis.components.tokens import ExplorationToken


class Mode(NamedTuple):
    """A way to play: how many people, which objectives, and the few rules that differ. Rulebook: Game modes."""

    id: str
    least_people: int
    most_people: int
    objective_kinds: tuple[str, ...]
    """One card of each kind is dealt to each person; empty where the objectives are the group's."""
    shared_objectives: bool = False
    """As many special objectives as people lie open; all must be met and anybody must live. Several that need the
    Signal need as many senders."""
    half_items: bool = False
    """Item numbers of exploration tokens are halved, rounded up."""
    revival: bool = False
    """The dead keep their item cards and come back where their corpse lies in a working, quiet Emergency Room."""
    variants: tuple[str, ...] = ()
    """The variants that make sense here."""

    def items(self, token: ExplorationToken) -> int:
        """The item counter that an exploration token sets."""
        return (token.items + 1) // 2 if self.half_items else token.items


INTRUDER_PLAYER = "intruder_player"
"""Whoever dies first may go on as the intruders, from the next player phase: with cards instead of a character (see
``rules/rounds/intruder_player.py``), and an event phase without ``SKIPPED_STEPS``. Rulebook: Playing the intruders.
"""
TRAITS = "traits"
"""Character traits of a later expansion."""
MEDIC = "medic"
"""The Medic, a promo character, among the characters."""
WIDE_FIRE_WEAKNESS = "wide_fire_weakness"
"""Vulnerability to Fire also counts for the Molotov Cocktail and the Flamethrower (community reading)."""
BRINK_PER_CARD = "brink_per_card"
"""Brink of Extinction lowers each toughness card, not the total."""
NO_FEUDS = "no_feuds"
"""Objectives that wish another player dead are left out."""
OPEN_INVENTORIES = "open_inventories"
"""Everybody sees everybody's items."""
GENTLE_START = "gentle_start"
"""The first event phase leaves the time marker where it is."""
STRICT_MEMORY = "strict_memory"
"""The program keeps no notes of what somebody has looked at."""

_ANYWHERE = (TRAITS, MEDIC, GENTLE_START, STRICT_MEMORY, WIDE_FIRE_WEAKNESS, BRINK_PER_CARD)

MODES: dict[str, Mode] = {
    "semi": Mode(
        "semi", 2, 5, ("personal", "corporate"), variants=(INTRUDER_PLAYER, NO_FEUDS, OPEN_INVENTORIES, *_ANYWHERE)
    ),
    "solo": Mode("solo", 1, 1, ("solo_coop", "solo_coop"), half_items=True, variants=_ANYWHERE),
    "coop": Mode("coop", 1, 5, (), shared_objectives=True, revival=True, variants=(OPEN_INVENTORIES, *_ANYWHERE)),
}
"""The ways to play."""
