"""Action cards that need a loaded weapon: those that shoot, and those that give covering fire."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.flow import Play, choose_or
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.acts import No
from nemesis_desktop.games.nemesis.aims import Aim, AtCorridor, AtIntruder, AtItem, AtPerson, AtRoom
from nemesis_desktop.games.nemesis.cards.common import ways_out
from nemesis_desktop.games.nemesis.effects import A, Aimed, Use
from nemesis_desktop.games.nemesis.rules.deeds.combat import eggs_here, shoot, shoot_eggs
from nemesis_desktop.games.nemesis.rules.deeds.movement import move, slip_away
from nemesis_desktop.games.nemesis.rules.things.belongings import is_energy, spend_ammo, weapons
from nemesis_desktop.games.nemesis.rules.things.piles import draw_action_cards


def loaded_weapons(use: Use) -> list[str]:
    """The weapons in the user's hands that have ammo."""
    return [weapon for weapon in weapons(use.user) if use.game.state.ammo.get(weapon, 0)]


# ---------------------------------------------------------------- fire that covers an escape


class SuppressiveFire(Aimed[AtItem]):
    """Spend 1 ammo: you or one other consenting character here escapes without any attack."""

    def aims(self, use: Use) -> Sequence[AtItem]:
        return [AtItem(weapon, "spend_ammo") for weapon in loaded_weapons(use)] if ways_out(use, "slip_to") else []

    def missing(self, use: Use) -> str:
        return "no-loaded-weapon" if ways_out(use, "slip_to") else "no-way-out"

    def next_aims(self, use: Use) -> Sequence[Aim] | None:
        match use.aims:
            case (AtItem(),):
                return self.who_escapes(use)
            case (AtItem(), AtPerson(_, "slip_self" | "slip_both")):
                return ways_out(use, "slip_to")
        return None

    def who_escapes(self, use: Use) -> list[AtPerson]:
        """Whom the fire covers."""
        others = use.game.others_in(use.here, use.me)
        return [AtPerson(use.me, "slip_self"), *(AtPerson(other, "slip_other") for other in others)]

    def effect(self, use: Use, aim: AtItem) -> Play[None]:
        spend_ammo(use.game, aim.item)
        here = use.here
        match use.aims[1:]:
            case (AtPerson(_, "slip_self"), AtCorridor(way)):
                yield from slip_away(use.game, use.me, way)
            case (AtPerson(other, "slip_other"),):
                yield from self._other_escapes(use, other, here)
            case (AtPerson(other, "slip_both"), AtCorridor(way)):
                yield from slip_away(use.game, use.me, way)
                yield from self._other_escapes(use, other, here)

    @staticmethod
    def _other_escapes(use: Use, other: Seat, slot: int) -> Play[None]:
        """The other character agrees by choosing where to go."""
        game = use.game
        if not game.aboard(other) or game.place_of(other) != slot:
            return
        prompt = Text("ask-slip-away", who=game.name(other))
        ways = ways_out(Use(game, other, use.source), "slip_to")
        chosen = yield from choose_or(other, prompt, ways, No(), topic="consent")
        if isinstance(chosen, AtCorridor):
            yield from slip_away(game, other, chosen.corridor)


class CoveringFire(SuppressiveFire):
    """Spend 1 ammo: you and/or one other consenting character here escape without any attack, not necessarily to the
    same room.
    """

    def who_escapes(self, use: Use) -> list[AtPerson]:
        others = use.game.others_in(use.here, use.me)
        return [*super().who_escapes(use), *(AtPerson(other, "slip_both") for other in others)]


# ---------------------------------------------------------------- fire that hits


class ShootingCard(Aimed[A]):
    """A card that performs a Shoot action: its aim is a weapon and a target, or the eggs here, in or out of combat."""

    shoots_eggs: ClassVar[bool] = True

    def weapons_for(self, use: Use) -> list[str]:
        """The loaded weapons that this card can fire."""
        return loaded_weapons(use)

    def shots(self, use: Use) -> list[AtItem]:
        """The weapons that have something to shoot at."""
        if not use.game.intruders_in(use.here) and not eggs_here(use.game, use.here):
            return []
        return [AtItem(weapon, "shoot") for weapon in self.weapons_for(use)]

    def missing(self, use: Use) -> str:
        return "no-target-here" if self.weapons_for(use) else "no-loaded-weapon"

    def next_aims(self, use: Use) -> Sequence[Aim] | None:
        match use.aims:
            case (AtItem(),):
                targets = [AtIntruder(one.id, "shoot_at") for one in use.game.intruders_in(use.here)]
                eggs = [AtRoom(use.here, "shoot_eggs")] if eggs_here(use.game, use.here) else []
                return [*targets, *eggs]
        return None

    def fire(self, use: Use, *, ammo: int = 1, extra: int = 0, rerolls: int = 0) -> Play[None]:
        """Perform the shot that was aimed."""
        match use.aims:
            case (AtItem(weapon), AtRoom()):
                yield from shoot_eggs(use.game, use.me, weapon, ammo=ammo, extra=extra, rerolls=rerolls)
            case (AtItem(weapon), AtIntruder(target)):
                yield from shoot(use.game, use.me, weapon, target, ammo=ammo, extra=extra, rerolls=rerolls)


class Adrenaline(ShootingCard[AtItem | AtCorridor]):
    """Shoot, or escape; then draw 1 action card."""

    def aims(self, use: Use) -> Sequence[AtItem | AtCorridor]:
        return [*self.shots(use), *(ways_out(use, "escape") if use.game.in_combat(use.me) else [])]

    def effect(self, use: Use, aim: AtItem | AtCorridor) -> Play[None]:
        match aim:
            case AtItem():
                yield from self.fire(use)
            case AtCorridor(way):
                yield from move(use.game, use.me, way)
        if use.game.aboard(use.me):
            draw_action_cards(use.game, use.me, 1)


class FullAuto(ShootingCard[AtItem]):
    """Empty the Assault Rifle for one shot: every 2 ammo add 1 injury, also when the roll misses."""

    irrevocable: ClassVar[bool] = True

    def weapons_for(self, use: Use) -> list[str]:
        return [weapon for weapon in loaded_weapons(use) if weapon == "assault_rifle"]

    def aims(self, use: Use) -> Sequence[AtItem]:
        return self.shots(use)

    def effect(self, use: Use, aim: AtItem) -> Play[None]:
        ammo = use.game.state.ammo[aim.item]
        yield from self.fire(use, ammo=ammo, extra=ammo // 2)


class TakingAim(ShootingCard[AtItem]):
    """Shoot with an energy weapon; its combat die may be rerolled once."""

    def weapons_for(self, use: Use) -> list[str]:
        return [weapon for weapon in loaded_weapons(use) if is_energy(weapon)]

    def aims(self, use: Use) -> Sequence[AtItem]:
        return self.shots(use)

    def effect(self, use: Use, aim: AtItem) -> Play[None]:
        yield from self.fire(use, rerolls=1)
