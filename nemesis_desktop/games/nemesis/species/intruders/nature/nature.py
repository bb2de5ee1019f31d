"""What the Intruders do where another species would do something else."""

from __future__ import annotations

from collections.abc import Sequence

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.flow import Play
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.rules.deeds.noise import everybody_rolls
from nemesis_desktop.games.nemesis.rules.harm.attacks import attack_ignored, target_in
from nemesis_desktop.games.nemesis.rules.harm.encounter import resolve_token
from nemesis_desktop.games.nemesis.rules.harm.intruders import (
    miniature_free,
    put_token_aside,
    return_token,
    token_to_bag,
)
from nemesis_desktop.games.nemesis.rules.rounds.ending import contamination_drawn, found_sick, lose
from nemesis_desktop.games.nemesis.rules.things.markers import clear_noise
from nemesis_desktop.games.nemesis.species.intruders.components import INTRUDERS
from nemesis_desktop.games.nemesis.species.intruders.nature.attacks import ATTACK_EFFECTS
from nemesis_desktop.games.nemesis.species.intruders.nature.events import EVENT_EFFECTS
from nemesis_desktop.games.nemesis.species.intruders.nature.infestation import (
    infection,
    infest,
    larva_leaves,
    larvae_carried,
)
from nemesis_desktop.games.nemesis.species.intruders.nature.player import PLAYER_EFFECTS
from nemesis_desktop.games.nemesis.species.intruders.nature.weaknesses import IntrudersExamination, IntrudersInjuries
from nemesis_desktop.games.nemesis.species.nature import Nature
from nemesis_desktop.games.nemesis.state import Character, Intruder


class IntrudersNature(Nature):
    """Larvae that settle in people, weaknesses that can be found, a queen who lays eggs."""

    species = INTRUDERS
    attacks = ATTACK_EFFECTS
    events = EVENT_EFFECTS
    player_cards = PLAYER_EFFECTS
    injuries = IntrudersInjuries(INTRUDERS)
    examination = IntrudersExamination()

    # ---------------------------------------------------------------- larvae

    def miniatures_elsewhere(self, game: Game, kind: str) -> int:
        return larvae_carried(game) if kind == "larva" else 0

    def attack_without_card(self, game: Game, attacker: Intruder, target: Seat, *, surprise: bool) -> Play[None]:
        """A larva's attack is the infestation: it leaves the board and no card is drawn."""
        game.tell(story.LarvaAttacks, target=target, intruder=attacker.id, room=attacker.room, surprise=surprise)
        # The infestation is the larva's attack, so what ignores an attack ignores it; the larva then stays in the room.
        if (yield from attack_ignored(game, target, surprise)):
            return
        game.state.intruders.remove(attacker)
        infest(game, target)

    def infect(self, game: Game, seat: Seat) -> Play[None]:
        yield from infection(game, seat)

    def cure(self, game: Game, seat: Seat) -> None:
        larva_leaves(game, seat)

    def revives(self, game: Game, seat: Seat) -> None:
        """The larva of the dead lies beside the board: perhaps somebody else carries it by now."""
        if not miniature_free(game, "larva"):
            larva_leaves(game, seat)

    def check_survivor(self, game: Game, one: Character) -> None:
        """Infected, or with a larva, four cards decide: any contamination kills."""
        # With a larva the scan is skipped: nothing is told of cards that nobody looked at.
        if (one.larva or found_sick(game, one)) and contamination_drawn(game, one, unscanned=one.larva):
            lose(game, one, "contamination")

    # ---------------------------------------------------------------- weaknesses

    def surprise_number(self, game: Game, printed: int) -> int:
        """One lower, at least 1, once Reaction to Danger is known."""
        return max(1, printed - 1) if game.knows_weakness("reaction_to_danger") else printed

    def destroys_doors(self, game: Game, movers: Sequence[Intruder]) -> bool:
        """The Way of Moving: only breeders and the queen destroy doors; the others just stay."""
        return not game.knows_weakness("the_way_of_moving") or any(one.kind in ("breeder", "queen") for one in movers)

    # ---------------------------------------------------------------- the bag and the queen

    def develop(self, game: Game, token: str) -> Play[None]:
        """The bag grows worse, or everybody rolls for noise, or the queen comes home."""
        match self.species.tokens[token].kind:
            case "larva":
                put_token_aside(game)
                token_to_bag(game, "adult")
            case "creeper":
                put_token_aside(game)
                token_to_bag(game, "breeder")
            case "adult" | "breeder":
                # The token returns first, so an encounter caused by the rolls may draw it again.
                return_token(game)
                yield from everybody_rolls(game, game.in_order())
            case "queen":
                yield from self._queen(game)
            case _:
                token_to_bag(game, "adult")
                return_token(game)

    @staticmethod
    def _queen(game: Game) -> Play[None]:
        """With somebody in the Nest the queen comes: an encounter with this token.

        Otherwise she lays an egg and returns.
        """
        nest = game.ship.explored("nest")
        target = target_in(game, nest.slot) if nest is not None else None
        if nest is not None and target is not None:
            # With several people in the Nest no rule says whose hand counts: as in an attack of the event phase
            # (assumed).
            game.tell(story.Encounter, who=target, room=nest.slot)
            clear_noise(game, nest.slot)
            yield from resolve_token(game, target, nest.slot)
            return
        # A destroyed Nest stays destroyed: no egg is added.
        if game.state.egg_supply and not game.state.nest_destroyed:
            game.state.eggs.append(game.state.egg_supply.pop())
            game.tell(story.EggAdded, count=len(game.state.eggs))
        return_token(game)


NATURE = IntrudersNature()
