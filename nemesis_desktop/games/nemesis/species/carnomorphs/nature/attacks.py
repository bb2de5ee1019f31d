"""The Carnomorph attack deck: what happens when a card shows the attacker's symbol, and the attack without a card."""

from __future__ import annotations

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.flow import Play, play
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.effects import AttackEffect
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.rules.harm.attacks import attack_ignored
from nemesis_desktop.games.nemesis.rules.harm.contamination import gain_contamination
from nemesis_desktop.games.nemesis.rules.harm.intruders import lay_carcass, place_if_left, token_to_bag
from nemesis_desktop.games.nemesis.rules.harm.wounds import (
    die,
    suffer_light_wound,
    suffer_light_wounds,
    suffer_serious_wound,
)
from nemesis_desktop.games.nemesis.rules.things.markers import cover_with_slime
from nemesis_desktop.games.nemesis.species.carnomorphs.nature.mutation import take_card
from nemesis_desktop.games.nemesis.state import DEAD, Intruder

BROOD_CARRIERS = "brood_carriers"
SMALLEST, NEXT = "metagorger", "shambler"


def attack_of_smallest(game: Game, attacker: Intruder, target: Seat, *, surprise: bool) -> Play[None]:
    """A Metagorger's attack: a mutation card, a contamination card and a light wound; then it is gone, and the bag
    holds a Shambler more. Ignored it has no effect at all, and it stays.
    """
    game.tell(
        story.AttacksWithoutCard,
        kind=attacker.kind,
        target=target,
        intruder=attacker.id,
        room=attacker.room,
        surprise=surprise,
    )
    if (yield from attack_ignored(game, target, surprise)):
        return
    yield from take_card(game, target)
    gain_contamination(game, target)
    yield from suffer_light_wound(game, target, "attack")
    game.state.intruders.remove(attacker)
    game.tell(story.IntruderLeaves, kind=attacker.kind, room=attacker.room, intruder=attacker.id)
    token_to_bag(game, NEXT)


class CarnomorphAttack(AttackEffect):
    """A card of this deck: with Brood Carriers one that kills or gives a serious wound brings a Metagorger."""

    def effect(self, game: Game, attacker: int, target: Seat) -> Play[None]:
        one = game.character(target)
        wounds = len(one.wounds)
        yield from play(self.strike(game, attacker, target))
        if (len(one.wounds) > wounds or one.status == DEAD) and game.knows_weakness(BROOD_CARRIERS):
            token_to_bag(game, SMALLEST)

    def strike(self, game: Game, attacker: int, target: Seat) -> Play[None] | None:
        """What the card says."""
        raise NotImplementedError(type(self).__name__)


class Slash(CarnomorphAttack):
    """1 light wound and 1 contamination card."""

    light_wounds = 1

    def strike(self, game: Game, attacker: int, target: Seat) -> Play[None]:
        yield from suffer_light_wounds(game, target, self.light_wounds, "attack")
        gain_contamination(game, target)


class Whiplash(Slash):
    """2 light wounds and 1 contamination card."""

    light_wounds = 2


class Bite(CarnomorphAttack):
    """Kills with 2 serious wounds, dressed ones included; otherwise 1 serious wound."""

    deadly_from = 2

    def strike(self, game: Game, attacker: int, target: Seat) -> Play[None]:
        if len(game.character(target).wounds) >= self.deadly_from:
            die(game, target, "attack")
        else:
            yield from suffer_serious_wound(game, target, "attack")


class Devour(Bite):
    """Kills with 1 serious wound, otherwise gives 1; then the attacker loses all its injuries."""

    deadly_from = 1

    def strike(self, game: Game, attacker: int, target: Seat) -> Play[None]:
        yield from super().strike(game, attacker, target)
        one = game.intruder(attacker)
        if one is not None and one.injuries:
            healed, one.injuries = one.injuries, 0
            game.tell(story.IntruderHeals, kind=one.kind, room=one.room, count=healed, intruder=one.id)


class Bash(CarnomorphAttack):
    """1 serious wound and 1 contamination card."""

    def strike(self, game: Game, attacker: int, target: Seat) -> Play[None]:
        yield from suffer_serious_wound(game, target, "attack")
        gain_contamination(game, target)


class Regurgitate(CarnomorphAttack):
    """A slime marker and 1 contamination card for the target, a carcass for the room."""

    def strike(self, game: Game, attacker: int, target: Seat) -> None:
        cover_with_slime(game, target)
        gain_contamination(game, target)
        slot = game.place_of(target)
        game.tell(story.CarcassLaid, room=slot, thing=lay_carcass(game, slot))


class Spawn(CarnomorphAttack):
    """A Metagorger beside the attacker, without a token or a surprise, if one is left; slime for the target."""

    def strike(self, game: Game, attacker: int, target: Seat) -> None:
        place_if_left(game, SMALLEST, game.place_of(target))
        cover_with_slime(game, target)


ATTACK_EFFECTS: dict[str, AttackEffect] = {
    "devour": Devour(),
    "spawn": Spawn(),
    "bash": Bash(),
    "regurgitate": Regurgitate(),
    "slash": Slash(),
    "bite": Bite(),
    "whiplash": Whiplash(),
}
