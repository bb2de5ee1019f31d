"""What an attack or a fire does to a creature, from nothing but what lies open. Rulebook: Injuries and death.

Whoever plays, and whoever weighs what might come of a shot, ask the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from nemesis_desktop.games.nemesis.species.species import KindId, Species

if TYPE_CHECKING:
    from nemesis_desktop.games.nemesis.state import Intruder


class Known(Protocol):
    """What lies open of a game, all that the numbers of a fight depend on: a game, or what somebody knows of it."""

    def knows_weakness(self, card: str) -> bool:
        """This weakness card is in play and face up."""

    def variant(self, name: str) -> bool:
        """Whether a variant is switched on."""


class Injuries:
    """What one species suffers. Stateless; what is not overridden is as for intruders in general.

    Args:
        species: what is printed on its pieces.
    """

    def __init__(self, species: Species) -> None:
        self.species = species

    def of_die(self, game: Known, kind: KindId, rolled: str, counted: str) -> int:
        """Injuries from a face of the combat die, before bonuses. Rulebook: Shooting; Melee.

        ``counted`` is what the weapon reads instead of the ``rolled`` face.
        """
        return self.species.die_injuries(counted, kind)

    def bonus(self, game: Known, weapon: str) -> int:
        """Further injuries of every shot with this weapon that deals any."""
        return 0

    def toughness_change(self, game: Known, cards: int) -> int:
        """What is added to the toughness on so many attack cards. Rulebook: Injuries and death."""
        return 0

    def retreats(self, game: Known, intruder: Intruder) -> bool:
        """Whether it obeys the arrow of an injury check; if not it stays and lives. Rulebook: Retreat."""
        return True

    def of_fire(self, game: Known) -> int:
        """What the fire of a burning room does to each of them. Rulebook: Event phase, fire damage."""
        return 1

    def eggs_burned(self, game: Known) -> int:
        """How many eggs a burning room loses."""
        return 1
