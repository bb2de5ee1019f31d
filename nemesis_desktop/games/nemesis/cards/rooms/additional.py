"""Rooms with number 2."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from nemesis_desktop.engine.flow import Play, choose
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.acts import No, Yes
from nemesis_desktop.games.nemesis.aims import Aim, AtPod, AtRoom
from nemesis_desktop.games.nemesis.cards.common import DoorsAround, Peek
from nemesis_desktop.games.nemesis.cards.switches import PodSwitch
from nemesis_desktop.games.nemesis.components.tokens import DOOR_TOKENS, ENGINES
from nemesis_desktop.games.nemesis.effects import Aimed, Plain, Use
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.rules.deeds.engines import look_at_engine
from nemesis_desktop.games.nemesis.rules.harm.contamination import contamination_in_hand, scan_hand
from nemesis_desktop.games.nemesis.rules.harm.wounds import heal_light
from nemesis_desktop.games.nemesis.rules.things.doors import close_door
from nemesis_desktop.games.nemesis.rules.things.markers import wash_slime
from nemesis_desktop.games.nemesis.rules.things.pods import standing_pods
from nemesis_desktop.games.nemesis.state import CLOSED, DESTROYED


class AirlockControl(Aimed[AtRoom]):
    """Close all doors of another yellow room; if they are still closed when all have passed, whatever lives there
    dies.
    """

    without: ClassVar[str] = "no-yellow-room"

    def forbidden(self, use: Use) -> str | None:
        return "decompression-running" if use.game.state.decompression is not None else None

    def aims(self, use: Use) -> Sequence[AtRoom]:
        yellow = use.game.explored_of("yellow")
        return [AtRoom(s, "decompress") for s in yellow if s != use.room and self._closable(use.game, s)]

    def refused(self, use: Use) -> Sequence[tuple[Aim, str]]:
        yellow = use.game.explored_of("yellow")
        shut = [slot for slot in yellow if slot == use.room or not self._closable(use.game, slot)]
        return [(AtRoom(s, "decompress"), "own-room" if s == use.room else "door-destroyed") for s in shut]

    @staticmethod
    def _closable(game: Game, slot: int) -> bool:
        """None of its doors is destroyed, and each corridor gets a token: one destroyed elsewhere is in use for
        good.
        """
        corridors = game.board.neighbours[slot]
        lost = sum(door == DESTROYED for door in game.state.doors.values())
        return lost + len(corridors) <= DOOR_TOKENS and all(game.door(way) != DESTROYED for way, _ in corridors)

    def effect(self, use: Use, aim: AtRoom) -> Play[None]:
        game = use.game
        corridors = [corridor for corridor, _ in game.board.neighbours[aim.slot]]
        for corridor in corridors:
            yield from close_door(game, corridor, use.me, keep=corridors)
        if all(game.door(corridor) == CLOSED for corridor in corridors):
            game.state.decompression = aim.slot
            game.tell(story.DecompressionStarts, who=use.me, room=aim.slot)


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
