"""Action cards of the Scientist, the Scout and the Mechanic."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from nemesis_desktop.engine.flow import Play
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.aims import Aim, AtCorridor, AtItem, AtRecipe, AtRoom
from nemesis_desktop.games.nemesis.cards.common import (
    FreeRoom,
    Repairable,
    Tunnel,
    free_action,
    has,
    repair,
    repairs,
    ways_out,
)
from nemesis_desktop.games.nemesis.effects import Aimed, Plain, Use
from nemesis_desktop.games.nemesis.rules.deeds.crafting import craft, craft_left, craftable
from nemesis_desktop.games.nemesis.rules.deeds.engines import look_at_next_event
from nemesis_desktop.games.nemesis.rules.deeds.movement import enter
from nemesis_desktop.games.nemesis.rules.things.belongings import discard_item, items_of
from nemesis_desktop.games.nemesis.rules.things.markers import place_fire, place_malfunction, remove_fire

# ---------------------------------------------------------------- the Scientist


def at_computer(use: Use) -> bool:
    """A working computer in the room, or an active Holo Computer."""
    return use.game.ship.computer(use.here) or has(use, "holo_computer")


def computer_rooms(use: Use) -> list[int]:
    """Explored rooms with a working computer."""
    return [slot for slot in use.game.state.rooms if use.game.ship.computer(slot)]


class Intranet(FreeRoom[AtRoom]):
    """At a computer: the action of any explored room with a working computer, for free."""

    without: ClassVar[str] = "no-computer-room"

    def forbidden(self, use: Use) -> str | None:
        return None if at_computer(use) else "no-computer"

    def aims(self, use: Use) -> Sequence[AtRoom]:
        return [aim for slot in computer_rooms(use) for aim in free_action(use, slot)]

    def effect(self, use: Use, aim: AtRoom) -> Play[None]:
        yield from self.use_room(use)


class BlockingAccess(FreeRoom[AtRoom]):
    """At a working computer: the room action for free, or a malfunction in any explored room with a computer."""

    def forbidden(self, use: Use) -> str | None:
        return None if use.game.ship.computer(use.here) else "no-computer"

    def aims(self, use: Use) -> Sequence[AtRoom]:
        breakable = [AtRoom(slot, "place_malfunction") for slot in computer_rooms(use)]
        return [*free_action(use, use.here), *breakable]

    def effect(self, use: Use, aim: AtRoom) -> Play[None]:
        if self.is_room(aim):
            yield from self.use_room(use)
        else:
            place_malfunction(use.game, aim.slot)


class RiskAssessment(Plain):
    """At a computer: look at the top event card in secret and put it back on the top or under the deck."""

    def forbidden(self, use: Use) -> str | None:
        return None if at_computer(use) else "no-computer"

    def effect(self, use: Use) -> Play[None]:
        yield from look_at_next_event(use.game, use.me)


# ---------------------------------------------------------------- the Scout


class Reconnaissance(Aimed[AtCorridor]):
    """Move without a noise roll; Silence and Danger found this way have no effect."""

    without: ClassVar[str] = "no-way-out"

    def aims(self, use: Use) -> Sequence[AtCorridor]:
        return ways_out(use, "recon_to")

    def effect(self, use: Use, aim: AtCorridor) -> Play[None]:
        beyond = use.game.board.other_end(aim.corridor, use.here)
        yield from enter(use.game, use.me, beyond, aim.corridor, careful=True)


# ---------------------------------------------------------------- the Mechanic


class Ingenuity(Aimed[Repairable | AtRecipe]):
    """Repair as with Repairs, or craft with a yellow item standing for the tool."""

    without: ClassVar[str] = "nothing-to-repair"

    def aims(self, use: Use) -> Sequence[Repairable | AtRecipe]:
        return [*repairs(use), *self._recipes(use, left=True)]

    def refused(self, use: Use) -> Sequence[tuple[Aim, str]]:
        return [(recipe, "none-left") for recipe in self._recipes(use, left=False)]

    @staticmethod
    def _recipes(use: Use, *, left: bool) -> list[AtRecipe]:
        """What the user could craft, as far as cards of it are left or not."""
        possible = craftable(use.game, use.me, wild="tool")
        return [AtRecipe(item, "craft") for item in possible if craft_left(use.game, item) == left]

    def effect(self, use: Use, aim: Repairable | AtRecipe) -> Play[None]:
        match aim:
            case AtRecipe(item):
                yield from craft(use.game, use.me, item, wild="tool")
            case _:
                yield from repair(use, aim)


class Pyrotechnics(Aimed[AtRoom | AtItem]):
    """Discard one of your items to set your room on fire, or put the fire out."""

    without: ClassVar[str] = "no-items"

    def aims(self, use: Use) -> Sequence[AtRoom | AtItem]:
        if use.game.room(use.here).fire:
            return [AtRoom(use.here, "extinguish")]
        return [AtItem(item, "ignite") for item in items_of(use.user)]

    def effect(self, use: Use, aim: AtRoom | AtItem) -> None:
        match aim:
            case AtRoom(slot):
                remove_fire(use.game, slot)
            case AtItem(item):
                discard_item(use.game, use.me, item)
                use.game.tell(story.DiscardsItem, who=use.me, item=item)
                place_fire(use.game, use.here)


class TechnicalCorridors(Tunnel):
    """Through the technical corridors to another room with an entrance; then pass."""

    must_pass: ClassVar[bool] = True
