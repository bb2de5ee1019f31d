"""Yellow items: technical."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from nemesis_desktop.engine.flow import Play
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.aims import (
    Aim,
    AtCorridor,
    AtEngine,
    AtIntruder,
    AtItem,
    AtRoom,
    AtWound,
    Named,
)
from nemesis_desktop.games.nemesis.cards.common import (
    Repairable,
    Tunnel,
    doors,
    repair,
    repairs,
    switch_door,
    to_load,
    treat,
    wounds_to_dress,
)
from nemesis_desktop.games.nemesis.components.items import LOADED_WITH_CHEMICALS
from nemesis_desktop.games.nemesis.effects import Aimed, Use
from nemesis_desktop.games.nemesis.rules.deeds.engines import look_at_room, unexplored
from nemesis_desktop.games.nemesis.rules.deeds.movement import enter
from nemesis_desktop.games.nemesis.rules.harm.intruders import injure, retreat
from nemesis_desktop.games.nemesis.rules.things.belongings import capacity, item_id, load, weapons
from nemesis_desktop.games.nemesis.rules.things.markers import remove_fire, wash_slime
from nemesis_desktop.games.nemesis.rules.things.piles import action_cards, discard_from_hand
from nemesis_desktop.games.nemesis.said.wording import is_object

# ---------------------------------------------------------------- tools


class DuctTape(Aimed[Repairable | AtItem]):
    """Repair, or join two heavy items so that they use one hand slot."""

    without: ClassVar[str] = "nothing-to-repair"

    def aims(self, use: Use) -> Sequence[Repairable | AtItem]:
        loose = self._loose(use)
        joins = [AtItem(item, "attach") for item in loose] if len(loose) > 1 else []
        return [*repairs(use), *joins]

    def next_aims(self, use: Use) -> Sequence[Aim] | None:
        match use.aims:
            case (AtItem(first),):
                return [AtItem(item, "attach_to") for item in self._loose(use) if item != first]
        return None

    @staticmethod
    def _loose(use: Use) -> list[str]:
        """Heavy items alone in their hand slot; objects cannot be taped."""
        return [slot[0] for slot in use.user.hands if len(slot) == 1 and not is_object(slot[0])]

    def effect(self, use: Use, aim: Repairable | AtItem) -> Play[None]:
        match use.aims:
            case (AtItem(first), AtItem(second)):
                hands = use.user.hands
                hands.remove([first])
                next(slot for slot in hands if second in slot).append(first)
                use.game.tell(story.Joined, who=use.me, item=first, thing=second)
            case (AtRoom() | AtEngine() as repaired,):
                yield from repair(use, repaired)


class Tools(Aimed[Repairable | AtCorridor]):
    """Repair, or open or close a door next to you."""

    without: ClassVar[str] = "nothing-to-repair"

    def aims(self, use: Use) -> Sequence[Repairable | AtCorridor]:
        return [*repairs(use), *doors(use)]

    def effect(self, use: Use, aim: Repairable | AtCorridor) -> Play[None]:
        match aim:
            case AtCorridor():
                yield from switch_door(use, aim)
            case _:
                yield from repair(use, aim)


class FireExtinguisher(Aimed[AtRoom | AtIntruder]):
    """Put out the fire here, or make an intruder here retreat."""

    without: ClassVar[str] = "no-fire-no-intruder-here"

    def aims(self, use: Use) -> Sequence[AtRoom | AtIntruder]:
        fire = [AtRoom(use.here, "extinguish")] if use.game.room(use.here).fire else []
        return [*fire, *(AtIntruder(one.id, "repel") for one in use.game.intruders_in(use.here))]

    def effect(self, use: Use, aim: AtRoom | AtIntruder) -> None:
        match aim:
            case AtRoom(slot):
                remove_fire(use.game, slot)
            case AtIntruder(number):
                intruder = use.game.intruder(number)
                if intruder is not None:
                    retreat(use.game, intruder)
                    if use.game.knows_weakness("susceptibility_to_phosphates"):
                        injure(use.game, intruder, 1)


class Chemicals(Aimed[AtItem]):
    """Load a Flamethrower (or the Needle Gun) to the full."""

    @staticmethod
    def _sprayers(use: Use) -> list[str]:
        return [weapon for weapon in weapons(use.user) if item_id(weapon) in LOADED_WITH_CHEMICALS]

    def aims(self, use: Use) -> Sequence[AtItem]:
        return to_load(use, self._sprayers(use))

    def missing(self, use: Use) -> str:
        return "fully-loaded" if self._sprayers(use) else "no-flamethrower"

    def effect(self, use: Use, aim: AtItem) -> None:
        load(use.game, use.me, aim.item, capacity(use.game, aim.item))


class Clothes(Aimed[Named | AtWound]):
    """Take the slime off, or dress a serious wound."""

    without: ClassVar[str] = "no-slime-no-wound"

    def aims(self, use: Use) -> Sequence[Named | AtWound]:
        slime = [Named("slime")] if use.user.slime else []
        return [*slime, *wounds_to_dress(use.game, use.me)]

    def effect(self, use: Use, aim: Named | AtWound) -> None:
        match aim:
            case Named("slime"):
                wash_slime(use.game, use.me)
            case _:
                treat(use.game, use.me, aim)


# ---------------------------------------------------------------- ways and plans


class TechnicalCorridorsPlan(Tunnel):
    """Through the technical corridors to another room with an entrance."""


class SpaceSuit(Aimed[AtRoom]):
    """From a yellow room: discard all action cards and move to any other yellow room that is explored (assumed)."""

    without: ClassVar[str] = "no-yellow-room"

    def aims(self, use: Use) -> Sequence[AtRoom]:
        yellow = use.game.ship.explored_of("yellow")
        return [AtRoom(slot, "walk_outside") for slot in yellow if slot != use.here] if use.here in yellow else []

    def effect(self, use: Use, aim: AtRoom) -> Play[None]:
        for card in action_cards(use.game, use.me):
            discard_from_hand(use.game, use.me, card)
        yield from enter(use.game, use.me, aim.slot, None)


class NemesisPlans(Aimed[AtRoom]):
    """Look in secret at two unexplored room tiles, not at their tokens."""

    without: ClassVar[str] = "all-explored"

    def aims(self, use: Use) -> Sequence[AtRoom]:
        return [AtRoom(slot, "peek") for slot in unexplored(use.game)]

    def next_aims(self, use: Use) -> Sequence[Aim] | None:
        rest = [aim for aim in self.aims(use) if aim not in use.aims]
        return rest if rest and len(use.aims) < 2 else None

    def effect(self, use: Use, aim: AtRoom) -> None:
        for tile in use.aims:
            assert isinstance(tile, AtRoom)
            look_at_room(use.game, use.me, tile.slot, token=False)
