"""The room tiles and what their actions do. Rulebook: List of rooms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.flow import Play, choose, choose_or
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.acts import Aim, No, Yes
from nemesis_desktop.games.nemesis.cards.common import (
    doors_of_room,
    heal_dressed_targets,
    heal_light_targets,
    treat,
)
from nemesis_desktop.games.nemesis.components.items import ARMORY_AMMO, SEARCHED_DECKS
from nemesis_desktop.games.nemesis.components.tokens import DOOR_TOKENS, ENGINES
from nemesis_desktop.games.nemesis.components.tracks import (
    DESTINATIONS,
    HIBERNATION_FROM,
    SELF_DESTRUCT_IRREVERSIBLE,
    SELF_DESTRUCT_START,
)
from nemesis_desktop.games.nemesis.effects import Aims, Effect
from nemesis_desktop.games.nemesis.rules.belongings import capacity, free_hand, is_energy, load, weapons
from nemesis_desktop.games.nemesis.rules.combat import check_nest
from nemesis_desktop.games.nemesis.rules.contamination import contamination_in_hand, scan_everything, scan_hand
from nemesis_desktop.games.nemesis.rules.doom import end_if_nobody_acts
from nemesis_desktop.games.nemesis.rules.doors import close_door, toggle_door
from nemesis_desktop.games.nemesis.rules.engines import (
    ENGINE_ROOMS,
    discover,
    hidden_weaknesses,
    look_at_coordinates,
    look_at_engine,
    look_at_room,
    unexplored,
)
from nemesis_desktop.games.nemesis.rules.intruders import injure, retreat
from nemesis_desktop.games.nemesis.rules.markers import remove_fire, wash_slime
from nemesis_desktop.games.nemesis.rules.noise import noise_roll
from nemesis_desktop.games.nemesis.rules.piles import shuffle_all_together
from nemesis_desktop.games.nemesis.rules.pods import (
    board,
    free_pods,
    launch,
    launches,
    locks_somebody_in,
    pods_here,
    standing_pods,
    turn_over,
)
from nemesis_desktop.games.nemesis.rules.search import search
from nemesis_desktop.games.nemesis.rules.wounds import dress, heal_light, open_wounds, suffer_light_wound
from nemesis_desktop.games.nemesis.state import CLOSED, DESTROYED, HIBERNATING, LOCKED
from nemesis_desktop.games.nemesis.table import Game


def somebody_sleeps(game: Game) -> bool:
    """A character hibernates: nobody can change the course or start the self-destruct sequence."""
    return any(one.status == HIBERNATING for one in game.state.crew)


# ---------------------------------------------------------------- rooms with number 1


class Armory(Effect):
    """Add 2 ammo to an energy weapon in hand, up to its capacity."""

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        mine = [weapon for weapon in weapons(game.character(me)) if is_energy(weapon)]
        return [
            Aim("load", "item", weapon) for weapon in mine if game.state.ammo.get(weapon, 0) < capacity(game, weapon)
        ]

    def missing(self, game: Game, me: Seat, source: str) -> str:
        return "fully-loaded" if any(map(is_energy, weapons(game.character(me)))) else "no-energy-weapon"

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> None:
        load(game, me, str(aims[0].id), ARMORY_AMMO)


class CommsRoom(Effect):
    """Send the Signal: it belongs to whoever sends it."""

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> None:
        game.character(me).signal = True
        game.tell("signal-sent", who=me)


class EmergencyRoom(Effect):
    """Dress all serious wounds, or heal one dressed wound, or heal all light wounds."""

    without: ClassVar[str] = "no-wounds"

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        dress_all = [Aim("dress_all")] if open_wounds(game, me) else []
        return [*dress_all, *heal_dressed_targets(game, me), *heal_light_targets(game, me)]

    def refused(self, game: Game, me: Seat, source: str) -> Sequence[tuple[Aim, str]]:
        dress_all = [] if open_wounds(game, me) else [(Aim("dress_all"), "no-open-wound")]
        light = [] if game.character(me).light else [(Aim("heal_light"), "no-light-wound")]
        return [*dress_all, *light]

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> None:
        if aims[0].option == "dress_all":
            for card in open_wounds(game, me):
                dress(game, me, card)
        else:
            treat(game, me, aims[0])


class EvacuationSection(Effect):
    """Try to enter an escape pod: a noise roll, and if no intruder comes a seat; then launch at once or wait."""

    def forbidden(self, game: Game, me: Seat, source: str) -> str | None:
        return "intruder-here" if game.intruders_in(int(source)) else None

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        return [Aim("board", "pod", pod.number) for pod in free_pods(game, int(source))]

    def missing(self, game: Game, me: Seat, source: str) -> str:
        reasons = [reason for _, reason in self.refused(game, me, source)]
        return "no-pods-here" if not reasons else "pod-full" if "pod-full" in reasons else "pod-locked"

    def refused(self, game: Game, me: Seat, source: str) -> Sequence[tuple[Aim, str]]:
        free = free_pods(game, int(source))
        shut = [pod for pod in pods_here(game, int(source)) if pod not in free]
        return [(Aim("board", "pod", pod.number), "pod-locked" if pod.state == LOCKED else "pod-full") for pod in shut]

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> Play[None]:
        if (yield from noise_roll(game, me)) or not game.aboard(me):
            game.tell("attempt-failed", who=me)
            return
        number = int(aims[0].id)
        board(game, me, number)
        acts = [Aim("launch", "pod", number), Aim("stay", "pod", number)]
        prompt = Text("ask-pod", who=game.name(me), pod=number)
        chosen = yield from choose(me, prompt, acts, topic="pod", grave=launches)
        if chosen.option == "launch":
            launch(game, number)


class FireControlSystem(Effect):
    """Put out the fire of any room; every intruder in it retreats, each by its own event card."""

    without: ClassVar[str] = "no-fire-no-intruder"

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        infested = {one.room for one in game.state.intruders}
        return [
            Aim("suppress_fire", "room", slot)
            for slot, room in game.state.rooms.items()
            if room.fire or slot in infested
        ]

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> None:
        slot = int(aims[0].id)
        remove_fire(game, slot)
        phosphates = game.knows_weakness("susceptibility_to_phosphates")
        for intruder in game.intruders_in(slot):
            retreat(game, intruder)
            if phosphates:
                injure(game, intruder, 1)


class Generator(Effect):
    """Start or stop the self-destruct sequence."""

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        return self_destruct_targets(game)

    def missing(self, game: Game, me: Seat, source: str) -> str:
        return self_destruct_missing(game)

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> None:
        switch_self_destruct(game, aims[0])


def self_destruct_targets(game: Game) -> list[Aim]:
    """Start it while nobody sleeps, or stop it before the first yellow space."""
    now = game.state.self_destruct
    if now is None:
        return [] if somebody_sleeps(game) else [Aim("start_self_destruct")]
    return [Aim("stop_self_destruct")] if now < SELF_DESTRUCT_IRREVERSIBLE else []


def self_destruct_missing(game: Game) -> str:
    """Why it can neither be started nor stopped."""
    return "somebody-sleeps" if game.state.self_destruct is None else "self-destruct-irreversible"


def switch_self_destruct(game: Game, aim: Aim) -> None:
    """Put the marker on the first space, or take it off the track."""
    start = aim.option == "start_self_destruct"
    game.state.self_destruct = SELF_DESTRUCT_START if start else None
    game.tell("self-destruct-started" if start else "self-destruct-stopped")


class Laboratory(Effect):
    """Analyse an object lying here or carried by anybody here: its weakness card is turned up. The object stays."""

    without: ClassVar[str] = "no-sample"

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        return [Aim("analyse", "weakness", slot) for slot in hidden_weaknesses(game, int(source))]

    def refused(self, game: Game, me: Seat, source: str) -> Sequence[tuple[Aim, str]]:
        hidden = hidden_weaknesses(game, int(source))
        known = [
            (Aim("analyse", "weakness", slot), "weakness-known")
            for slot, one in game.state.weaknesses.items()
            if one.known
        ]
        absent = [slot for slot, one in game.state.weaknesses.items() if not one.known and slot not in hidden]
        return [*known, *((Aim("analyse", "weakness", slot), "no-sample") for slot in absent)]

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> None:
        discover(game, me, str(aims[0].id))


class Nest(Effect):
    """Take an egg into a free hand, then roll for noise."""

    def forbidden(self, game: Game, me: Seat, source: str) -> str | None:
        if not game.state.eggs:
            return "no-eggs"
        return None if free_hand(game.character(me)) else "no-free-hand"

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> Play[None]:
        if not game.state.eggs or not free_hand(game.character(me)):
            return
        egg = game.state.eggs.pop()
        game.character(me).hands.append([egg])
        game.tell("takes-egg", who=me, thing=egg, count=len(game.state.eggs))
        check_nest(game)
        yield from noise_roll(game, me)


class Storage(Effect):
    """Search any deck; the item counter does not matter and does not change."""

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        return [Aim("search", "deck", deck) for deck in SEARCHED_DECKS]

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> Play[None]:
        yield from search(game, me, str(aims[0].id))


class Surgery(Effect):
    """Scan everything, lose every INFECTED card and the larva, suffer a light wound, pass, and shuffle all cards
    together.
    """

    must_pass: ClassVar[bool] = True
    irrevocable: ClassVar[bool] = True

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> Play[None]:
        scan_everything(game, me)
        yield from suffer_light_wound(game, me, "surgery")
        shuffle_all_together(game, me, hand=True)


# ---------------------------------------------------------------- rooms with number 2


class AirlockControl(Effect):
    """Close all doors of another yellow room; if they are still closed when all have passed, whatever lives there
    dies.
    """

    without: ClassVar[str] = "no-yellow-room"

    def forbidden(self, game: Game, me: Seat, source: str) -> str | None:
        return "decompression-running" if game.state.decompression is not None else None

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        return [
            Aim("decompress", "room", slot)
            for slot in game.state.rooms
            if slot != int(source) and self._possible(game, slot)
        ]

    @staticmethod
    def _possible(game: Game, slot: int) -> bool:
        # Only an explored room shows its colour. None of its doors is destroyed, and each corridor gets a token:
        # one that lies destroyed elsewhere is in use for good.
        if not game.room(slot).explored or game.tile(slot).colour != "yellow":
            return False
        corridors = game.board.neighbours[slot]
        lost = sum(door == DESTROYED for door in game.state.doors.values())
        return lost + len(corridors) <= DOOR_TOKENS and all(game.door(way) != DESTROYED for way, _ in corridors)

    def refused(self, game: Game, me: Seat, source: str) -> Sequence[tuple[Aim, str]]:
        yellow = [
            slot for slot, room in game.state.rooms.items() if room.explored and game.tile(slot).colour == "yellow"
        ]
        shut = [slot for slot in yellow if slot == int(source) or not self._possible(game, slot)]
        return [(Aim("decompress", "room", s), "own-room" if s == int(source) else "door-destroyed") for s in shut]

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> Play[None]:
        slot = int(aims[0].id)
        corridors = [corridor for corridor, _ in game.board.neighbours[slot]]
        for corridor in corridors:
            yield from close_door(game, corridor, me, keep=corridors)
        if all(game.door(corridor) == CLOSED for corridor in corridors):
            game.state.decompression = slot
            game.tell("decompression-starts", who=me, room=slot)


class ScanInRoom(Effect):
    """Something else first, then scan the contamination cards in hand if you like (Canteen, Shower Room)."""

    def forbidden(self, game: Game, me: Seat, source: str) -> str | None:
        return None if self.useful(game, me) or contamination_in_hand(game, me) else "no-effect"

    def useful(self, game: Game, me: Seat) -> bool:
        """Whether the first part has something to do."""
        raise NotImplementedError

    def first(self, game: Game, me: Seat) -> None:
        """The first part."""
        raise NotImplementedError

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> Play[None]:
        self.first(game, me)
        if contamination_in_hand(game, me):
            wants = yield from choose(me, Text("ask-scan", who=game.name(me)), [Yes(), No()], topic="scan")
            if isinstance(wants, Yes):
                yield from scan_hand(game, me)


class Canteen(ScanInRoom):
    """Heal 1 light wound, then you may scan your hand."""

    def useful(self, game: Game, me: Seat) -> bool:
        return game.character(me).light > 0

    def first(self, game: Game, me: Seat) -> None:
        heal_light(game, me, 1)


class ShowerRoom(ScanInRoom):
    """Wash the slime off, then you may scan your hand."""

    def useful(self, game: Game, me: Seat) -> bool:
        return game.character(me).slime

    def first(self, game: Game, me: Seat) -> None:
        wash_slime(game, me)


class CommandCenter(Effect):
    """Open, close or leave each door around any room."""

    without: ClassVar[str] = "doors-destroyed"

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        doors = game.state.doors
        return [
            Aim("doors", "room", slot)
            for slot in game.state.rooms
            if any(doors.get(corridor) != DESTROYED for corridor, _ in game.board.neighbours[slot])
        ]

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> Play[None]:
        yield from doors_of_room(game, me, int(aims[0].id))


class EngineControlRoom(Effect):
    """Look in secret at the state of all three engines; malfunctions in the Engine Rooms do not matter."""

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> None:
        for engine in ENGINES:
            look_at_engine(game, me, engine)


class PodSwitch(Effect):
    """Lock or unlock an escape pod; who sits in a locked one cannot launch it."""

    without: ClassVar[str] = "no-pods"

    def grave(self, game: Game, me: Seat, aims: Aims) -> bool:
        return any(locks_somebody_in(game, int(aim.id)) for aim in aims)

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> None:
        turn_over(game, int(aims[0].id))


class HatchControlSystem(PodSwitch):
    """Lock or unlock any escape pod."""

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        return [Aim("turn_pod", "pod", pod.number) for pod in standing_pods(game)]


class MonitoringRoom(Effect):
    """Look in secret at an unexplored room tile and the token on it."""

    without: ClassVar[str] = "all-explored"

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        return [Aim("peek", "room", slot) for slot in unexplored(game, token=True)]

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> None:
        look_at_room(game, me, int(aims[0].id), token=True)


# ---------------------------------------------------------------- special rooms


class Cockpit(Effect):
    """Look at the coordinates, or set the destination while nobody sleeps."""

    asks_alone: ClassVar[bool] = True

    def targets(self, game: Game, me: Seat, source: str) -> Sequence[Aim]:
        aims = [Aim("check_coordinates")]
        if not somebody_sleeps(game):
            aims += [
                Aim("set_destination", "destination", space)
                for space in DESTINATIONS
                if space != game.state.destination
            ]
        return aims

    def refused(self, game: Game, me: Seat, source: str) -> Sequence[tuple[Aim, str]]:
        asleep = somebody_sleeps(game)
        return [
            (Aim("set_destination", "destination", space), "somebody-sleeps" if asleep else "course-set")
            for space in DESTINATIONS
            if asleep or space == game.state.destination
        ]

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> Play[None]:
        if aims[0].option == "check_coordinates":
            look_at_coordinates(game, me)
        else:
            game.state.destination = str(aims[0].id)
            game.tell("destination-set", who=me, space=game.state.destination)
        if game.has_trait(me, "pilot"):
            yield from self._authorised_door(game, me)

    @staticmethod
    def _authorised_door(game: Game, me: Seat) -> Play[None]:
        """The Pilot's trait: each use of the Cockpit may also open or close any one door on the ship."""
        doors = [Aim("door", "corridor", one) for one in game.board.corridors if game.door(one) != DESTROYED]
        chosen = yield from choose_or(me, Text("ask-any-door", who=game.name(me)), doors, No(), topic="aim")
        if isinstance(chosen, Aim):
            yield from toggle_door(game, str(chosen.id), me)


class Hibernatorium(Effect):
    """Try to hibernate: a noise roll, and if no intruder comes the character sleeps until the end of the game."""

    irrevocable: ClassVar[bool] = True

    def forbidden(self, game: Game, me: Seat, source: str) -> str | None:
        if game.state.time < HIBERNATION_FROM:
            return "hibernation-closed"
        return "intruder-here" if game.intruders_in(int(source)) else None

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> Play[None]:
        if (yield from noise_roll(game, me)) or not game.aboard(me):
            game.tell("attempt-failed", who=me)
            return
        game.character(me).status = HIBERNATING
        game.tell("hibernates", who=me)
        end_if_nobody_acts(game)


class EngineRoom(Effect):
    """Look in secret at the state of this engine."""

    def effect(self, game: Game, me: Seat, aims: Aims, source: str) -> None:
        look_at_engine(game, me, ENGINE_ROOMS[game.room(int(source)).tile])


ROOM_ACTIONS: dict[str, Effect] = {
    "armory": Armory(),
    "comms_room": CommsRoom(),
    "emergency_room": EmergencyRoom(),
    "evacuation_section_a": EvacuationSection(),
    "evacuation_section_b": EvacuationSection(),
    "fire_control_system": FireControlSystem(),
    "generator": Generator(),
    "laboratory": Laboratory(),
    "nest": Nest(),
    "storage": Storage(),
    "surgery": Surgery(),
    "airlock_control": AirlockControl(),
    "canteen": Canteen(),
    "command_center": CommandCenter(),
    "engine_control_room": EngineControlRoom(),
    "hatch_control_system": HatchControlSystem(),
    "monitoring_room": MonitoringRoom(),
    "shower_room": ShowerRoom(),
    "cockpit": Cockpit(),
    "hibernatorium": Hibernatorium(),
    "engine_room_1": EngineRoom(),
    "engine_room_2": EngineRoom(),
    "engine_room_3": EngineRoom(),
}
"""Cabins and the Room Covered with Slime have no action: what they do stands in the draw step and in movement."""
