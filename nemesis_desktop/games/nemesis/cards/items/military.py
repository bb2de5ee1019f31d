"""Red items: military."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from nemesis_desktop.engine.flow import Play
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.aims import AtCorridor, AtIntruder, AtItem, AtRoom
from nemesis_desktop.games.nemesis.cards.common import (
    Peek,
    doors,
    energy_weapons,
    lose_a_card,
    switch_door,
    to_load,
    ways_out,
)
from nemesis_desktop.games.nemesis.cards.items.throwing import Thrown
from nemesis_desktop.games.nemesis.components.items import EXTENDED_MAGAZINE_AMMO, ITEM_FACTS
from nemesis_desktop.games.nemesis.effects import Aimed, Use
from nemesis_desktop.games.nemesis.rules.deeds.combat import destroy_eggs
from nemesis_desktop.games.nemesis.rules.deeds.movement import slip_away
from nemesis_desktop.games.nemesis.rules.deeds.noise import noise_roll
from nemesis_desktop.games.nemesis.rules.harm.attacks import by_size, intruder_attack, target_in
from nemesis_desktop.games.nemesis.rules.harm.intruders import injure, move_together
from nemesis_desktop.games.nemesis.rules.things.belongings import (
    attachments,
    capacity,
    has_wound,
    load,
    release,
    weapons,
)
from nemesis_desktop.games.nemesis.rules.things.doors import neighbour_slots
from nemesis_desktop.games.nemesis.rules.things.piles import action_cards

# ---------------------------------------------------------------- for weapons


class EnergyCharge(Aimed[AtItem | AtCorridor]):
    """Load an energy weapon to the full, or open or close a door next to you."""

    def aims(self, use: Use) -> Sequence[AtItem | AtCorridor]:
        loads = to_load(use, energy_weapons(use))
        if self._affordable(use):
            return [*loads, *doors(use)]
        return [aim for aim in loads if self._loads_itself(use, aim.item)]

    def missing(self, use: Use) -> str:
        return "no-energy-weapon" if self._affordable(use) else "cost"

    def cost_change(self, use: Use) -> int:
        """Loading a rifle with an attached Autoloader costs 0 instead of 1."""
        match use.aims:
            case ():
                free = any(self._loads_itself(use, weapon) for weapon in weapons(use.user))
            case (AtItem(weapon), *_):
                free = self._loads_itself(use, weapon)
            case _:
                free = False
        return -ITEM_FACTS["energy_charge"].cost if free else 0

    @staticmethod
    def _affordable(use: Use) -> bool:
        """The printed cost, with what a Hand wound adds, can be paid."""
        full_cost = ITEM_FACTS["energy_charge"].cost + (1 if has_wound(use.user, "hand") else 0)
        return len(action_cards(use.game, use.me)) >= full_cost

    @staticmethod
    def _loads_itself(use: Use, weapon: str) -> bool:
        """The Autoloader is attached to this weapon."""
        return "autoloader" in attachments(use.game, weapon)

    def effect(self, use: Use, aim: AtItem | AtCorridor) -> Play[None]:
        match aim:
            case AtItem(weapon):
                load(use.game, use.me, weapon, capacity(use.game, weapon))
            case AtCorridor():
                yield from switch_door(use, aim)


class ExtendedMagazine(Aimed[AtItem]):
    """Attach to an energy weapon: 2 more ammo, 2 more capacity from now on."""

    without: ClassVar[str] = "no-energy-weapon"

    def aims(self, use: Use) -> Sequence[AtItem]:
        return [AtItem(weapon, "attach_to") for weapon in energy_weapons(use)]

    def effect(self, use: Use, aim: AtItem) -> None:
        release(use.game, use.me, use.source)
        use.game.state.attached[use.source] = aim.item
        use.game.tell(story.Attached, who=use.me, item=use.source, weapon=aim.item)
        load(use.game, use.me, aim.item, EXTENDED_MAGAZINE_AMMO)


# ---------------------------------------------------------------- grenades and the like


class Grenade(Thrown[AtIntruder]):
    """2 injuries for an intruder in reach, 1 injury or serious wound for everybody else in its room.

    At eggs: destroys 2, then a noise roll.
    """

    main: ClassVar[int] = 2
    eggs: ClassVar[int] = 2

    def aims(self, use: Use) -> Sequence[AtIntruder | AtRoom]:
        reach = self.reach(use)
        in_reach = [AtIntruder(one.id, "throw") for one in use.game.state.intruders if one.room in reach]
        return [*in_reach, *self.at_eggs(use)]

    def effect(self, use: Use, aim: AtIntruder | AtRoom) -> Play[None]:
        match aim:
            case AtRoom(slot):
                destroy_eggs(use.game, slot, self.eggs)
                yield from self.harm_all(use, slot, "blast")
                yield from noise_roll(use.game, use.me)
            case AtIntruder(number):
                target = use.game.intruder(number)
                if target is not None:
                    slot = target.room
                    injure(use.game, target, self.main)
                    yield from self.harm_all(use, slot, "blast", spared=number)


class SmokeGrenade(Aimed[AtCorridor]):
    """Every other character here loses an action card; you go to a neighbouring room without any attack."""

    without: ClassVar[str] = "no-way-out"

    def aims(self, use: Use) -> Sequence[AtCorridor]:
        return ways_out(use, "slip_to")

    def effect(self, use: Use, aim: AtCorridor) -> Play[None]:
        for other in use.game.others_in(use.here, use.me):
            yield from lose_a_card(use.game, other)
        yield from slip_away(use.game, use.me, aim.corridor)


class Decoy(Aimed[AtRoom]):
    """Intruders next to a neighbouring room of yours move into it; those in combat attack once first.

    Whose neighbours the card means is not printed: the neighbours of the chosen room, your own included (assumed).
    """

    without: ClassVar[str] = "no-way-out"

    def aims(self, use: Use) -> Sequence[AtRoom]:
        return [AtRoom(slot, "lure") for slot in neighbour_slots(use.game, use.here)]

    def effect(self, use: Use, aim: AtRoom) -> Play[None]:
        game = use.game
        for neighbour in sorted({other for _, other in game.board.neighbours[aim.slot]}):
            lured = by_size(game.intruders_in(neighbour))
            for intruder in lured:
                target = target_in(game, neighbour)
                if target is not None:
                    yield from intruder_attack(game, intruder, target)
            still = [one for one in lured if one in game.state.intruders and one.room == neighbour]
            ways = [corridor for corridor, other in game.board.neighbours[neighbour] if other == aim.slot]
            move_together(game, still, min(ways, key=lambda corridor: game.door(corridor) == "closed"))


class ReconDrone(Peek):
    """Look in secret at an unexplored room tile and its token."""
