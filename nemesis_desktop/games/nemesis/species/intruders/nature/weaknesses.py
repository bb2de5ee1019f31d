"""Weaknesses of the Intruders: discovered in the Laboratory, they make the creatures easier to hurt."""

from __future__ import annotations

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.modes import BRINK_PER_CARD, WIDE_FIRE_WEAKNESS
from nemesis_desktop.games.nemesis.rules.things.belongings import is_energy, item_id
from nemesis_desktop.games.nemesis.species.examination import Examination
from nemesis_desktop.games.nemesis.species.injuries import Injuries, Known


class IntrudersInjuries(Injuries):
    """What weaknesses that are known add."""

    def of_die(self, game: Known, kind: str, rolled: str, counted: str) -> int:
        """Vital Places: a blank hits an adult."""
        if rolled == "blank" and kind == "adult" and game.knows_weakness("vital_places"):
            return 1
        return self.species.die_injuries(counted, kind)

    def bonus(self, game: Known, weapon: str) -> int:
        """Vulnerability to Energy, and to fire where the table reads it so."""
        flames = item_id(weapon) == "flamethrower" and game.variant(WIDE_FIRE_WEAKNESS)
        return (is_energy(weapon) and game.knows_weakness("vulnerability_to_energy")) + (
            flames and game.knows_weakness("vulnerability_to_fire")
        )

    def toughness_change(self, game: Known, cards: int) -> int:
        """Species on the Brink of Extinction: 1 less, on each card where the table reads it so."""
        if not game.knows_weakness("species_on_the_brink_of_extinction"):
            return 0
        return -(cards if game.variant(BRINK_PER_CARD) else 1)

    def of_fire(self, game: Known) -> int:
        """2 once Vulnerability to Fire is known."""
        return 2 if game.knows_weakness("vulnerability_to_fire") else 1

    def eggs_burned(self, game: Known) -> int:
        return self.of_fire(game)


class IntrudersExamination(Examination):
    """An examination discovers a weakness."""

    def closed_slot(self, game: Game, slot: str) -> str | None:
        """Only what lies face down can be discovered."""
        return "weakness-known" if game.state.weaknesses[slot].known else None

    def research(self, game: Game, seat: Seat, slot: str) -> None:
        """Turn the weakness card of a slot face up for everybody; its rule works from now on."""
        weakness = game.state.weaknesses[slot]
        weakness.known = True
        game.reveal()
        game.tell(story.WeaknessDiscovered, who=seat, weakness=weakness.card, slot=slot)
