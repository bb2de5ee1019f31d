"""The intruder attack deck: what happens when a card shows the attacker's symbol."""

from __future__ import annotations

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.flow import Play
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.effects import AttackEffect
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.rules.harm.attacks import intruder_attack
from nemesis_desktop.games.nemesis.rules.harm.contamination import gain_contamination
from nemesis_desktop.games.nemesis.rules.harm.encounter import resolve_token
from nemesis_desktop.games.nemesis.rules.harm.intruders import draw_token, token_kind
from nemesis_desktop.games.nemesis.rules.harm.wounds import (
    at_once,
    die,
    suffer_light_wound,
    suffer_light_wounds,
    suffer_serious_wound,
)
from nemesis_desktop.games.nemesis.rules.things.markers import cover_with_slime
from nemesis_desktop.games.nemesis.species.intruders.components.kinds import KINDS


class Scratch(AttackEffect):
    """1 light wound and 1 contamination card."""

    light_wounds = 1

    def effect(self, game: Game, attacker: int, target: Seat) -> Play[None]:
        yield from suffer_light_wounds(game, target, self.light_wounds, "attack")
        gain_contamination(game, target)


class ClawAttack(Scratch):
    """2 light wounds and 1 contamination card."""

    light_wounds = 2


class Bite(AttackEffect):
    """Kills with 2 serious wounds, dressed ones included; otherwise 1 serious wound."""

    deadly_from = 2

    def effect(self, game: Game, attacker: int, target: Seat) -> Play[None]:
        if len(game.character(target).wounds) >= self.deadly_from:
            die(game, target, "attack")
        elif self.light_instead(game, attacker):
            yield from suffer_light_wound(game, target, "attack")
        else:
            yield from suffer_serious_wound(game, target, "attack")

    def light_instead(self, game: Game, attacker: int) -> bool:
        """The Way of Fighting: an adult's Bite gives a light wound; the deadly part is not mentioned by that card and
        stays.
        """
        intruder = game.intruder(attacker)
        return intruder is not None and intruder.kind == "adult" and game.knows_weakness("the_way_of_fighting")


class TailAttack(Bite):
    """Kills with 1 serious wound; otherwise 1 serious wound."""

    deadly_from = 1

    def light_instead(self, game: Game, attacker: int) -> bool:
        """The weakness speaks of Bite only."""
        return False


class Transformation(AttackEffect):
    """The creeper becomes a breeder if one is free; with an empty hand the target is surprised by it at once."""

    def effect(self, game: Game, attacker: int, target: Seat) -> Play[None]:
        intruder = game.intruder(attacker)
        breeders = sum(one.kind == "breeder" for one in game.state.intruders)
        if intruder is None or breeders >= KINDS["breeder"].miniatures:
            return
        intruder.kind = "breeder"
        # Injuries of the creeper are not mentioned anywhere; the new miniature comes without (assumed).
        intruder.injuries = 0
        game.tell(story.Transformed, intruder=attacker, room=intruder.room)
        if not game.character(target).hand:
            yield from intruder_attack(game, intruder, target, surprise=True)


class Frenzy(AttackEffect):
    """Everybody in the room with 2 serious wounds dies, everybody else suffers 1."""

    deadly_from = 2

    def effect(self, game: Game, attacker: int, target: Seat) -> Play[None]:
        slot = game.place_of(target)
        here = [seat for seat in game.in_order() if seat in game.people_in(slot)]
        with at_once(game):
            for seat in here:
                if len(game.character(seat).wounds) >= self.deadly_from:
                    die(game, seat, "attack")
                else:
                    yield from suffer_serious_wound(game, seat, "attack")


class Slime(AttackEffect):
    """A slime marker and 1 contamination card."""

    def effect(self, game: Game, attacker: int, target: Seat) -> None:
        cover_with_slime(game, target)
        gain_contamination(game, target)


class Summoning(AttackEffect):
    """Draw a token: that intruder appears, without a surprise attack, and does not attack in this phase.

    A blank acts as in an encounter.
    """

    def effect(self, game: Game, attacker: int, target: Seat) -> Play[None]:
        slot = game.place_of(target)
        token = draw_token(game)
        game.tell(story.TokenDrawn, who=target, kind=token_kind(game, token), number=0, token=token, room=slot)
        yield from resolve_token(game, target, slot, surprises=False)


ATTACK_EFFECTS: dict[str, AttackEffect] = {
    "scratch": Scratch(),
    "claw_attack": ClawAttack(),
    "bite": Bite(),
    "tail_attack": TailAttack(),
    "transformation": Transformation(),
    "frenzy": Frenzy(),
    "slime": Slime(),
    "summoning": Summoning(),
}
