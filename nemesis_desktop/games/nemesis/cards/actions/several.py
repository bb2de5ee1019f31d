"""Action cards that several characters have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from nemesis_desktop.engine.flow import Play
from nemesis_desktop.games.nemesis.aims import Aim, AtCorridor, AtDeck, AtRoom
from nemesis_desktop.games.nemesis.cards.common import FreeRoom, doors, free_action, switch_door
from nemesis_desktop.games.nemesis.effects import Aimed, Plain, Use
from nemesis_desktop.games.nemesis.rules.deeds.search import search, search_targets
from nemesis_desktop.games.nemesis.rules.harm.contamination import contamination_in_hand, scan_hand
from nemesis_desktop.games.nemesis.rules.things.doors import destroy_door
from nemesis_desktop.games.nemesis.rules.things.markers import may_break, place_malfunction
from nemesis_desktop.games.nemesis.state import CLOSED


class Search(Aimed[AtDeck]):
    """Lower the item counter by 1, look at two items of the room's colour, keep one."""

    without: ClassVar[str] = "no-search-here"

    needs_items: ClassVar[bool] = True

    def forbidden(self, use: Use) -> str | None:
        if self.needs_items and use.game.room(use.here).items == 0:
            return "no-items-left"
        return None

    def aims(self, use: Use) -> Sequence[AtDeck]:
        return search_targets(use.game, use.me, use.here)

    def effect(self, use: Use, aim: AtDeck) -> Play[None]:
        room = use.game.room(use.here)
        room.items = max(0, room.items - 1)
        yield from search(use.game, use.me, aim.deck)


class Scavenging(Search):
    """As Search, but the counter may already be 0."""

    needs_items: ClassVar[bool] = False


class Rest(Plain):
    """Scan the contamination cards in hand."""

    def forbidden(self, use: Use) -> str | None:
        return None if contamination_in_hand(use.game, use.me) else "no-contamination"

    def effect(self, use: Use) -> Play[None]:
        yield from scan_hand(use.game, use.me)


class Demolition(Aimed[AtCorridor | AtRoom]):
    """Destroy a closed door next to you, or put a malfunction here."""

    without: ClassVar[str] = "no-closed-door"

    def aims(self, use: Use) -> Sequence[AtCorridor | AtRoom]:
        ways = [corridor for corridor, _ in use.game.board.neighbours[use.here]]
        closed = [AtCorridor(way, "destroy_door") for way in ways if use.game.door(way) == CLOSED]
        return closed if self._unbroken(use) else [*closed, AtRoom(use.here, "place_malfunction")]

    def refused(self, use: Use) -> Sequence[tuple[Aim, str]]:
        reason = self._unbroken(use)
        return [(AtRoom(use.here, "place_malfunction"), reason)] if reason else []

    @staticmethod
    def _unbroken(use: Use) -> str | None:
        """Why no malfunction can be put here."""
        if not may_break(use.game, use.here):
            return "unbreakable"
        return "malfunction" if use.game.room(use.here).malfunction else None

    def effect(self, use: Use, aim: AtCorridor | AtRoom) -> None:
        match aim:
            case AtCorridor(door):
                destroy_door(use.game, door)
            case AtRoom(slot):
                place_malfunction(use.game, slot)


class ComputerSkills(FreeRoom[AtCorridor | AtRoom]):
    """Open or close a door next to you, or use the room action at a working computer for free."""

    without: ClassVar[str] = "no-computer"

    def aims(self, use: Use) -> Sequence[AtCorridor | AtRoom]:
        return [*doors(use), *(free_action(use, use.here) if use.game.ship.computer(use.here) else [])]

    def effect(self, use: Use, aim: AtCorridor | AtRoom) -> Play[None]:
        match aim:
            case AtCorridor():
                yield from switch_door(use, aim)
            case AtRoom():
                yield from self.use_room(use)
