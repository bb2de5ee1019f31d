"""Action cards of the Captain and the Pilot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.flow import Play
from nemesis_desktop.games.nemesis.aims import Aim, AtCorridor, AtItem, AtPerson, AtRoom, Named
from nemesis_desktop.games.nemesis.cards.common import (
    FreeRoom,
    doors,
    free_action,
    has,
    no_free_action,
    switch_door,
    to_load,
    ways_out,
)
from nemesis_desktop.games.nemesis.effects import Aimed, Plain, Use
from nemesis_desktop.games.nemesis.rules.deeds.engines import look_at_coordinates, look_at_room, unexplored
from nemesis_desktop.games.nemesis.rules.deeds.movement import move
from nemesis_desktop.games.nemesis.rules.things.belongings import held, load
from nemesis_desktop.games.nemesis.rules.things.piles import draw_action_cards

# ---------------------------------------------------------------- the Captain


class Reload(Aimed[AtItem]):
    """1 ammo on the Six-Shooter."""

    def aims(self, use: Use) -> Sequence[AtItem]:
        return to_load(use, [thing for thing in held(use.user) if thing == "six_shooter"])

    def missing(self, use: Use) -> str:
        return "fully-loaded" if "six_shooter" in held(use.user) else "no-six-shooter"

    def effect(self, use: Use, aim: AtItem) -> None:
        load(use.game, use.me, aim.item, 1)


def within_call(use: Use) -> list[Seat]:
    """Who hears the Captain: everybody in the room, with an active Intercom also in every room with a working
    computer.
    """
    game, here, intercom = use.game, use.here, has(use, "intercom")
    return [
        one.seat
        for one in game.state.crew
        if one.seat != use.me
        and game.aboard(one.seat)
        and (one.room == here or (intercom and game.ship.computer(one.room)))
    ]


class Order(Aimed[AtPerson]):
    """Another character in call moves to the neighbouring room you name, like it or not, by all movement rules."""

    without: ClassVar[str] = "nobody-else"

    def aims(self, use: Use) -> Sequence[AtPerson]:
        return [AtPerson(seat, "order") for seat in within_call(use) if self._ways_of(use, seat)]

    def next_aims(self, use: Use) -> Sequence[Aim] | None:
        match use.aims:
            case (AtPerson(ordered),):
                return self._ways_of(use, ordered)
        return None

    @staticmethod
    def _ways_of(use: Use, ordered: Seat) -> list[AtCorridor]:
        return ways_out(Use(use.game, ordered, use.source), "order_to")

    def effect(self, use: Use, aim: AtPerson) -> Play[None]:
        match use.aims:
            case (AtPerson(ordered), AtCorridor(way)):
                yield from move(use.game, ordered, way)


class Motivation(Plain):
    """Everybody in call, you included, draws 1 action card."""

    def effect(self, use: Use) -> None:
        for seat in (use.me, *within_call(use)):
            draw_action_cards(use.game, seat, 1)


# ---------------------------------------------------------------- the Pilot


class ShipKnowledge(Aimed[AtCorridor | AtRoom]):
    """Open or close a door next to you, or look at an unexplored room tile (not at its token)."""

    without: ClassVar[str] = "all-explored"

    def aims(self, use: Use) -> Sequence[AtCorridor | AtRoom]:
        return [*doors(use), *(AtRoom(slot, "peek") for slot in unexplored(use.game))]

    def effect(self, use: Use, aim: AtCorridor | AtRoom) -> Play[None]:
        match aim:
            case AtCorridor():
                yield from switch_door(use, aim)
            case AtRoom(slot):
                look_at_room(use.game, use.me, slot, token=False)


class Piloting(FreeRoom[AtRoom | Named]):
    """The room action for free in the working Cockpit or at a working computer; or, at a computer, look at the
    coordinates.
    """

    without: ClassVar[str] = "no-computer"

    def aims(self, use: Use) -> Sequence[AtRoom | Named]:
        computer = use.game.ship.computer(use.here)
        cockpit = use.game.room(use.here).tile == "cockpit" and use.game.ship.works(use.here)
        free = free_action(use, use.here) if computer or cockpit else []
        return [*free, *([Named("check_coordinates")] if computer else [])]

    def effect(self, use: Use, aim: AtRoom | Named) -> Play[None]:
        match aim:
            case AtRoom():
                yield from self.use_room(use)
            case Named("check_coordinates"):
                look_at_coordinates(use.game, use.me)


class OldFriend(FreeRoom[AtRoom]):
    """The room action for free in a working room without a computer."""

    def aims(self, use: Use) -> Sequence[AtRoom]:
        return [] if use.game.ship.tile(use.here).computer else free_action(use, use.here)

    def missing(self, use: Use) -> str:
        return "computer-here" if use.game.ship.tile(use.here).computer else no_free_action(use, use.here)

    def effect(self, use: Use, aim: AtRoom) -> Play[None]:
        yield from self.use_room(use)
