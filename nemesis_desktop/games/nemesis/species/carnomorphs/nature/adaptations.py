"""Adaptations of the Carnomorphs: they come as the creatures appear, and are removed in the Laboratory."""

from __future__ import annotations

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.species.examination import Examination
from nemesis_desktop.games.nemesis.species.injuries import Injuries, Known
from nemesis_desktop.games.nemesis.state import Intruder


class CarnomorphsInjuries(Injuries):
    """What adaptations that lie face up take away."""

    def of_die(self, game: Known, kind: str, rolled: str, counted: str) -> int:
        """Agile: the crosshair hits nobody, as the weapon reads it."""
        if counted == "one_hit" and game.knows_weakness("agile"):
            return 0
        return self.species.die_injuries(counted, kind)

    def toughness_change(self, game: Known, cards: int) -> int:
        """Thick Hide: 1 more."""
        return int(game.knows_weakness("thick_hide"))

    def retreats(self, game: Known, intruder: Intruder) -> bool:
        """Relentless: never for an arrow."""
        return not game.knows_weakness("relentless")

    def of_fire(self, game: Known) -> int:
        """Fireproof: none."""
        return 0 if game.knows_weakness("fireproof") else 1


class CarnomorphsExamination(Examination):
    """An examination removes an adaptation."""

    def closed_slot(self, game: Game, slot: str) -> str | None:
        """Only what lies face up can be removed."""
        card = game.state.weaknesses[slot]
        if card.removed:
            return "adaptation-removed"
        return None if card.known else "adaptation-hidden"

    def research(self, game: Game, seat: Seat, slot: str) -> None:
        """Remove the adaptation of a slot from the game: its rule works no more."""
        card = game.state.weaknesses[slot]
        card.removed = True
        game.tell(story.AdaptationRemoved, who=seat, weakness=card.card, slot=slot)

    def mastered(self, game: Game) -> set[str]:
        """Adaptations removed, where Intruders have weaknesses discovered."""
        return {slot for slot, card in game.state.weaknesses.items() if card.removed}
