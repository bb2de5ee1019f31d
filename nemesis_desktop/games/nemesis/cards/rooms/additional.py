"""Rooms with number 2."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from nemesis_desktop.engine.flow import Play, choose
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.acts import No, Yes
from nemesis_desktop.games.nemesis.aims import Aim, AtPod, AtRoom
from nemesis_desktop.games.nemesis.cards.common import DoorsAround, Peek
from nemesis_desktop.games.nemesis.cards.switches import PodSwitch
from nemesis_desktop.games.nemesis.components.tokens import ENGINES
from nemesis_desktop.games.nemesis.effects import Aimed, Plain, Use
from nemesis_desktop.games.nemesis.rules.deeds.engines import look_at_engine
from nemesis_desktop.games.nemesis.rules.harm.contamination import contamination_in_hand, scan_hand
from nemesis_desktop.games.nemesis.rules.harm.wounds import heal_light
from nemesis_desktop.games.nemesis.rules.things.doors import can_be_sealed, decompress
from nemesis_desktop.games.nemesis.rules.things.markers import wash_slime
from nemesis_desktop.games.nemesis.rules.things.pods import standing_pods


class AirlockControl(Aimed[AtRoom]):
    """Close all doors of another yellow room; if they are still closed when all have passed, whatever lives there
    dies.
    """

    without: ClassVar[str] = "no-yellow-room"

    def forbidden(self, use: Use) -> str | None:
        return "decompression-running" if use.game.state.decompression is not None else None

    def aims(self, use: Use) -> Sequence[AtRoom]:
        yellow = use.game.ship.explored_of("yellow")
        return [AtRoom(s, "decompress") for s in yellow if s != use.room and can_be_sealed(use.game, s)]

    def refused(self, use: Use) -> Sequence[tuple[Aim, str]]:
        yellow = use.game.ship.explored_of("yellow")
        shut = [slot for slot in yellow if slot == use.room or not can_be_sealed(use.game, slot)]
        return [(AtRoom(s, "decompress"), "own-room" if s == use.room else "door-destroyed") for s in shut]

    def effect(self, use: Use, aim: AtRoom) -> Play[None]:
        yield from decompress(use.game, aim.slot, use.me)


class ScanInRoom(Plain):
    """Something else first, then scan the contamination cards in hand if you like (Canteen, Shower Room)."""

    def forbidden(self, use: Use) -> str | None:
        return None if self.useful(use) or contamination_in_hand(use.game, use.me) else "no-effect"

    def useful(self, use: Use) -> bool:
        """Whether the first part has something to do."""
        raise NotImplementedError

    def first(self, use: Use) -> None:
        """The first part."""
        raise NotImplementedError

    def effect(self, use: Use) -> Play[None]:
        game, me = use.game, use.me
        self.first(use)
        if contamination_in_hand(game, me):
            wants = yield from choose(me, Text("ask-scan", who=game.name(me)), [Yes(), No()], topic="scan")
            if isinstance(wants, Yes):
                yield from scan_hand(game, me)


class Canteen(ScanInRoom):
    """Heal 1 light wound, then you may scan your hand."""

    def useful(self, use: Use) -> bool:
        return use.user.light > 0

    def first(self, use: Use) -> None:
        heal_light(use.game, use.me, 1)


class ShowerRoom(ScanInRoom):
    """Wash the slime off, then you may scan your hand."""

    def useful(self, use: Use) -> bool:
        return use.user.slime

    def first(self, use: Use) -> None:
        wash_slime(use.game, use.me)


class CommandCenter(DoorsAround):
    """Open, close or leave each door around any room."""


class EngineControlRoom(Plain):
    """Look in secret at the state of all three engines; malfunctions in the Engine Rooms do not matter."""

    def effect(self, use: Use) -> None:
        for engine in ENGINES:
            look_at_engine(use.game, use.me, engine)


class HatchControlSystem(PodSwitch):
    """Lock or unlock any escape pod."""

    def aims(self, use: Use) -> Sequence[AtPod]:
        return [AtPod(pod.number, "turn_pod") for pod in standing_pods(use.game)]


class MonitoringRoom(Peek):
    """Look in secret at an unexplored room tile and the token on it."""
