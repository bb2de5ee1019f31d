"""What a species does where two of them differ: the hooks that the chapters of the rules call.

Everything else is the same for all of them and stands in ``rules/``. What a hook does unless a species says otherwise
is what the rulebook says of intruders in general.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from nemesis_desktop.engine.decision import Act, Seat
from nemesis_desktop.engine.flow import Phase, Play, Step
from nemesis_desktop.games.nemesis.effects import AttackEffect, EventEffect, IntruderCardEffect
from nemesis_desktop.games.nemesis.species.examination import Examination
from nemesis_desktop.games.nemesis.species.injuries import Injuries
from nemesis_desktop.games.nemesis.species.species import AttackCard, KindId, Species

if TYPE_CHECKING:
    # The table carries the nature of who is on board, which is told of the table: only their types name each other.
    from nemesis_desktop.games.nemesis.components.objectives import Atom
    from nemesis_desktop.games.nemesis.game import Game
    from nemesis_desktop.games.nemesis.state import Character, Intruder

Candidate = tuple[Act, str | None]
"""Something that might be done in a turn, and the reason (``reason-…``) why not, or None if it may."""


class Nature:
    """What one species does. Stateless; one instance serves every game."""

    species: Species
    """What is printed on its pieces."""
    injuries: Injuries
    """What attacks and fire do to its creatures."""
    examination: Examination
    """What an examination does to the cards of its board."""
    attacks: Mapping[str, AttackEffect]
    """What its attack cards do, by their effect."""
    events: Mapping[str, EventEffect]
    """What its event cards do."""
    player_cards: Mapping[str, IntruderCardEffect]
    """What the cards of whoever plays it do, by their effect; empty where nobody can."""
    steps_before: Mapping[str, tuple[Step, ...]] = {}
    """Steps of its own at the beginning of a phase of the course, by the phase's name."""
    steps_after: Mapping[str, tuple[Step, ...]] = {}
    """Steps of its own at the end of a phase."""
    phases_after: Mapping[str, Phase] = {}
    """Phases of its own, each by the name of the one that it follows; ``Species.own_phases`` names them as well."""

    # ---------------------------------------------------------------- setup and turns

    def prepare(self, game: Game) -> None:
        """Lay out what only this species has, after everything else. Rulebook: Preparing the game."""

    def offers(self, game: Game, me: Seat, candidates: Iterator[Candidate]) -> Iterator[Candidate]:
        """What a person may do in a turn: acts of its own beside the printed ones, reasons against some of those."""
        return candidates

    def perform(self, game: Game, me: Seat, act: Act) -> Play[None] | None:
        """Do one of its own acts: an action of the turn. Rulebook: Actions."""
        raise NotImplementedError(type(self).__name__)

    def bars(self, game: Game, seat: Seat) -> str | None:
        """Why (``reason-…``) somebody may use neither rooms nor items now, or None."""
        return None

    def turn_ends(self, game: Game, seat: Seat) -> Play[None] | None:
        """What it does to somebody whose turn is over, after the fire. Rulebook: Player phase."""
        return None

    # ---------------------------------------------------------------- on the board

    def placed(self, game: Game, intruder: Intruder) -> None:
        """A miniature has come onto the board, by whatever cause."""

    def killed(self, game: Game, intruder: Intruder) -> None:
        """One has been killed; what it leaves is printed at its kind. Rulebook: Injuries and death."""
        if intruder.kind == self.species.ruler:
            game.state.queen_killed = True

    def miniatures_elsewhere(self, game: Game, kind: KindId) -> int:
        """Miniatures of a kind that are in use without standing in a room."""
        return 0

    def never_comes(self, game: Game, kind: KindId) -> bool:
        """A token of a kind that cannot appear any more leaves the game instead of going back. Rulebook: Encounter."""
        return False

    def destroys_doors(self, game: Game, movers: Sequence[Intruder]) -> bool:
        """Whether a closed door in the way of these is destroyed. Rulebook: About the movement of intruders."""
        return True

    # ---------------------------------------------------------------- attacks

    def attacked(self, game: Game, attacker: Intruder) -> None:
        """One has just begun an attack, whatever comes of it."""

    def surprise_number(self, game: Game, printed: int) -> int:
        """The number of a token that counts against the hand. Rulebook: Surprise attack."""
        return printed

    def prey(self, game: Game, here: Sequence[Seat]) -> Sequence[Seat]:
        """Who of the people in a room may be chosen as a target. Rulebook: Attack of intruders."""
        return here

    def hits(self, game: Game, attacker: Intruder, target: Seat, card: AttackCard) -> bool:
        """Whether a drawn card hits: it shows the attacker's symbol. Rulebook: Attack of intruders."""
        return attacker.kind in card.symbols

    def attack_without_card(self, game: Game, attacker: Intruder, target: Seat, *, surprise: bool) -> Play[None] | None:
        """The attack of a kind that draws no card."""
        raise NotImplementedError(attacker.kind)

    def spares(self, game: Game, seat: Seat, *, serious: bool) -> bool:
        """Whether somebody ignores this wound, for what the species has made of them. Rulebook: Wounds."""
        return False

    # ---------------------------------------------------------------- contamination

    def infect(self, game: Game, seat: Seat) -> Play[None] | None:
        """A scan has found an INFECTED card. Rulebook: Contamination cards, infection procedure."""
        raise NotImplementedError(type(self).__name__)

    def cure(self, game: Game, seat: Seat) -> None:
        """Surgery and Antidote take away what sits in the character, beside its INFECTED cards."""

    def dies(self, game: Game, seat: Seat) -> None:
        """Somebody on board has just died. Rulebook: Wounds and death of characters."""

    def revivable(self, game: Game, one: Character) -> bool:
        """Whether a corpse in the Emergency Room can come back. Rulebook: Fully cooperative mode."""
        return True

    def revives(self, game: Game, seat: Seat) -> None:
        """Somebody dead is about to come back. Rulebook: Fully cooperative mode."""

    def check_survivor(self, game: Game, one: Character) -> Play[None] | None:
        """The contamination check of a survivor, who may still die of it. Rulebook: Checking the victory conditions."""
        raise NotImplementedError(type(self).__name__)

    # ---------------------------------------------------------------- bag, objectives

    def develop(self, game: Game, token: str) -> Play[None] | None:
        """What the drawn token does as the event phase ends. Rulebook: Event phase, intruder development."""
        raise NotImplementedError(type(self).__name__)

    def grants(self, game: Game, atom: Atom) -> bool:
        """Whether a condition of an objective that speaks of the species is true at the end of the game."""
        mastered = self.examination.mastered(game)
        match atom.name:
            case "queen_killed":
                # A destroyed ship kills everything on board.
                ending = game.state.ending
                return game.state.queen_killed or (ending is not None and ending.destroyed)
            case "weakness_discovered":
                return atom.argument in mastered
            case _:
                return len(mastered) >= int(atom.argument or 0)
