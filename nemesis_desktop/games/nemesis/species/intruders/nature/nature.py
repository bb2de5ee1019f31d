"""What the Intruders do where another species would do something else."""

from __future__ import annotations

from collections.abc import Sequence

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.flow import Play
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.modes import BRINK_PER_CARD, WIDE_FIRE_WEAKNESS
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
from nemesis_desktop.games.nemesis.rules.things.belongings import is_energy, item_id
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
from nemesis_desktop.games.nemesis.species.nature import Known, Nature
from nemesis_desktop.games.nemesis.state import Character, Intruder


class IntrudersNature(Nature):
    """Larvae that settle in people, weaknesses that can be found, a queen who lays eggs."""

    species = INTRUDERS
    attacks = ATTACK_EFFECTS
    events = EVENT_EFFECTS
    player_cards = PLAYER_EFFECTS

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

    def die_injuries(self, game: Known, kind: str, rolled: str, counted: str) -> int:
        """Vital Places: a blank hits an adult."""
        if rolled == "blank" and kind == "adult" and game.knows_weakness("vital_places"):
            return 1
        return self.species.die_injuries(counted, kind)

    def hit_bonus(self, game: Known, weapon: str) -> int:
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

    def fire_injuries(self, game: Game) -> int:
        """2 once Vulnerability to Fire is known."""
        return 2 if game.knows_weakness("vulnerability_to_fire") else 1

    def burning_eggs(self, game: Game) -> int:
        return self.fire_injuries(game)

    def closed_slot(self, game: Game, slot: str) -> str | None:
        """Only what lies face down can be discovered."""
        return "weakness-known" if game.state.weaknesses[slot].known else None

    def research(self, game: Game, seat: Seat, slot: str) -> None:
        """Turn the weakness card of a slot face up for everybody; its rule works from now on."""
        weakness = game.state.weaknesses[slot]
        weakness.known = True
        game.reveal()
        game.tell(story.WeaknessDiscovered, who=seat, weakness=weakness.card, slot=slot)

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
