"""What is thrown into a room in reach: grenades and bottles."""

from __future__ import annotations

from typing import ClassVar

from nemesis_desktop.engine.flow import Play
from nemesis_desktop.games.nemesis.aims import AtRoom
from nemesis_desktop.games.nemesis.effects import A, Aimed, Use
from nemesis_desktop.games.nemesis.rules.deeds.combat import eggs_here
from nemesis_desktop.games.nemesis.rules.harm.intruders import injure
from nemesis_desktop.games.nemesis.rules.harm.wounds import at_once, suffer_serious_wound
from nemesis_desktop.games.nemesis.rules.things.doors import neighbour_slots


class Thrown(Aimed[A | AtRoom]):
    """A weapon thrown into your room or a neighbouring one without a closed door between, at intruders or at eggs."""

    without: ClassVar[str] = "no-intruder-in-reach"

    @staticmethod
    def reach(use: Use) -> list[int]:
        """My room and the neighbouring rooms without a closed door between."""
        return [use.here, *(other for other in neighbour_slots(use.game, use.here) if other != use.here)]

    def at_eggs(self, use: Use) -> list[AtRoom]:
        """The rooms in reach where eggs lie."""
        return [AtRoom(slot, "throw_at_eggs") for slot in self.reach(use) if eggs_here(use.game, slot)]

    @staticmethod
    def harm_all(use: Use, slot: int, cause: str, injuries: int = 1, spared: int | None = None) -> Play[None]:
        """Everybody in a room: intruders, but the one that is ``spared``, suffer injuries, characters 1 serious wound.

        Args:
            use: the throw.
            slot: where it bursts.
            cause: what a character dies of.
            injuries: for each intruder.
            spared: an intruder that has had its part.
        """
        for one in [one for one in use.game.intruders_in(slot) if one.id != spared]:
            injure(use.game, one, injuries)
        with at_once(use.game):
            for seat in use.game.people_in(slot):
                yield from suffer_serious_wound(use.game, seat, cause)
