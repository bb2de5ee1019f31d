"""How a sensible crew member reads the table: what is worth going to, and when to leave.

The numbers are tastes, not rules: they only say what is better than what.
"""

from __future__ import annotations

from functools import cached_property

from attrs import field, frozen

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.games.nemesis.bots.judging.agenda import Agenda, agenda_of, easiest
from nemesis_desktop.games.nemesis.bots.judging.bearings import Bearings
from nemesis_desktop.games.nemesis.bots.judging.mutant import cure_worth
from nemesis_desktop.games.nemesis.bots.judging.tastes import (
    COURSE_UNKNOWN,
    COURSE_WRONG,
    ENGINE_MENDED,
    ENGINE_SEEN,
    EXPLORING,
    FIRST_FUSE,
    FRAIL,
    HARMLESS_MARKERS,
    IDLE_EXPLORING,
    LAST_ERRANDS,
    LAST_FUSE,
    SLEEP,
    SURE_SLEEP,
)
from nemesis_desktop.games.nemesis.bots.judging.way_home import WayHome
from nemesis_desktop.games.nemesis.components.rooms import ROOMS
from nemesis_desktop.games.nemesis.components.tokens import ENGINES, POD_SEATS
from nemesis_desktop.games.nemesis.components.tracks import HIBERNATION_FROM, TIME_JUMP
from nemesis_desktop.games.nemesis.species.shelf import INTRUDER_KINDS
from nemesis_desktop.games.nemesis.view import CrewView, IntruderView, PodView, RoomView, View

ENGINE_NUMBER = {f"engine_room_{engine}": engine for engine in ENGINES}
"""The engine of each Engine Room."""


@frozen(eq=False)
class Situation(Bearings):
    """A seat's view with what it means for what the seat has in mind.

    Attributes:
        agenda: what the seat's objectives, or the group's, still ask for.
    """

    agenda: Agenda
    _worths: dict[int, float] = field(init=False, factory=dict, repr=False)
    _prospects: dict[int, float] = field(init=False, factory=dict, repr=False)

    @classmethod
    def of(cls, view: View, seat: Seat) -> Situation:
        """The situation of a seat, from its own view."""
        mine = view.mine
        assert mine is not None, "a seat sees its own hand"
        me = view.crew[seat]
        agenda = agenda_of(view, me, view.shared_objectives or easiest(view, me, mine.objectives))
        noisy = frozenset(corridor.id for corridor in view.corridors if corridor.noise)
        return cls(view, me, mine, {room.slot: room for room in view.rooms}, noisy, agenda)

    @cached_property
    def doomed(self) -> bool:
        """Whether the ship will hardly last until the jump."""
        return self.view.self_destruct is not None or self.wreck >= 3

    @cached_property
    def leaving(self) -> bool:
        """Whether it is time to think of the way off the ship."""
        errands = (self.agenda.errands or self.fuse_waits) and len(self.me.wounds) < FRAIL
        return self.doomed or self.view.time >= (LAST_ERRANDS if errands else HIBERNATION_FROM)

    def wants(self, name: str, argument: str | int | None = None) -> bool:
        """Whether an objective speaks of this fact."""
        return any(atom.name == name and argument in (None, atom.argument) for atom in self.agenda.wishes)

    # ---------------------------------------------------------------- rooms

    @cached_property
    def _found(self) -> frozenset[str]:
        """The tiles that lie open, the Evacuation Sections by one name."""
        tiles = (room.tile for room in self.view.rooms if room.explored and room.tile is not None)
        return frozenset(tile.removesuffix("_a").removesuffix("_b") for tile in tiles)

    def prospects(self, start: int) -> float:
        """The best that can be reached from a room: what it is worth, less the way to it."""
        if start not in self._prospects:
            steps = self.steps_from(start)
            self._prospects[start] = max(self.worth(slot) - far for slot, far in steps.items())
        return self._prospects[start]

    def worth(self, slot: int) -> float:
        """What it is worth to stand in a room."""
        if slot not in self._worths:
            self._worths[slot] = self._worth(slot)
        return self._worths[slot]

    def _worth(self, slot: int) -> float:
        room = self.rooms[slot]
        value = -self.danger(slot) * 0.5
        if slot in self.fears:
            return value  # Nothing can be done there in peace.
        if room.tile is None or not room.explored:
            return value + self._curiosity(room)
        if room.fire and self.can_extinguish:
            value += 4.0 + 2.0 * max(0, self.view.fire_markers - HARMLESS_MARKERS)
        if room.malfunction and self.can_repair:
            value += 3.0 + 2.0 * max(0, self.wreck)
        if room.items and ROOMS[room.tile].searchable and self.holds("search") and not self.leaving:
            value += 2.0 + 0.5 * room.items
        if self.hand_to_carry and any(self.agenda.wants_thing(thing) for thing in room.objects):
            value += 6.0
        use = 0.0 if room.malfunction else self.use_of(room.tile)
        if self.can_repair and room.tile in ENGINE_NUMBER:
            use = max(use, self.worth_of_engine(ENGINE_NUMBER[room.tile]))
        return value + use

    def _curiosity(self, room: RoomView) -> float:
        """Unexplored rooms hide what is needed, but malfunctions too: the more there are, the less is opened."""
        if self.leaving:
            looking_for_a_way_out = self.view.self_destruct is not None and not self._section_found
            return 6.0 if looking_for_a_way_out else IDLE_EXPLORING
        if self.agenda.explore:
            return EXPLORING + 2.0
        if self.agenda.rooms() - self._found:
            return EXPLORING - 1.5 * max(0, self.wreck)
        return IDLE_EXPLORING - 1.5 * max(0, self.wreck)

    def use_of(self, tile: str) -> float:
        """What the action of a room is worth now."""
        me = self.me
        match tile:
            case "hibernatorium":
                return self._use_of_hibernatorium()
            case "evacuation_section_a" | "evacuation_section_b":
                return self._use_of_pods(tile[-1])
            case "engine_room_1" | "engine_room_2" | "engine_room_3":
                return self._use_of_engine(int(tile[-1]))
            case "emergency_room":
                brings = any(map(self.carries, self.agenda.revivable))
                return 2.0 * len(me.wounds) + me.light_wounds + 5.0 * self.bleeds + 12.0 * brings
            case "surgery":
                return self._use_of_surgery()
            case "canteen":
                return me.light_wounds + 0.8 * self.contaminated
            case "shower_room":
                return 2.0 * me.slime + 0.8 * self.contaminated
            case "armory":
                return 3.0 * self.thirsty
            case "comms_room":
                return 11.0 if self.agenda.signal else 0.0 if me.signal else 1.0
            case "storage":
                return 2.5
            case "cockpit":
                return self._use_of_cockpit()
            case "laboratory":
                return 13.0 if any(map(self.brings, self.agenda.samples)) else 0.5
            case "engine_control_room":
                return 0.6 * ENGINE_SEEN * self.view.engines.count(None)
            case "hatch_control_system":
                return 7.0 if not self.way_out and self.wants_pod else 0.0
            case "fire_control_system":
                return 3.0 * max(0, self.view.fire_markers - 2)
            case "generator":
                return 14.0 if self.fuse_wanted else 0.0
            case "nest":
                return self._use_of_nest()
        return 0.0

    # ---------------------------------------------------------------- the way off the ship

    @cached_property
    def way_home(self) -> WayHome:
        """Where the ship flies. Whoever owns Quarantine wins on Mars and wakes up there."""
        return WayHome(self.view, "mars" if self.wants("ship_reached_mars") else "earth")

    @cached_property
    def wants_pod(self) -> bool:
        """Whether a pod is the better way off the ship, and it is time for it."""
        return self.leaving and self.way_home.safe_sleep < 0.9

    @cached_property
    def fuse_waits(self) -> bool:
        """Whether the self-destruct sequence is still to be started: for an objective, or because it opens the pods."""
        way_out = self.way_out or self.way_home.safe_sleep > SURE_SLEEP
        wanted = self.agenda.blow_up or (self.agenda.expendable and not way_out)
        return wanted and self.view.self_destruct is None and self.view.time <= LAST_FUSE

    @cached_property
    def fuse_wanted(self) -> bool:
        """Whether now is the time to start it: all else is done, or there would be no time left to get away."""
        asleep = any(one.status == "hibernating" for one in self.view.crew)
        ripe = self.view.time >= (LAST_FUSE - 2 if self.agenda.errands else FIRST_FUSE)
        return self.fuse_waits and ripe and not asleep and not self.agenda.signal and self._section_found

    @property
    def _will_explode(self) -> bool:
        """The way off this ship is a pod, whatever its engines and its course."""
        return self.fuse_waits and "generator" in self._found and self._section_found

    @cached_property
    def _section_found(self) -> bool:
        pods = {pod.section for pod in self.view.pods if pod.state in ("locked", "unlocked")}
        return any(
            room.explored and (room.tile or "")[:-1] == "evacuation_section_" and (room.tile or "")[-1] in pods
            for room in self.view.rooms
        )

    def _use_of_hibernatorium(self) -> float:
        """Asleep in time: the later and the safer, the better; never while the ship is going to explode."""
        if self.view.self_destruct is not None or self.view.time < HIBERNATION_FROM - 1 or self._will_explode:
            return 0.0
        late = self.view.time - HIBERNATION_FROM
        if not self.leaving:
            return 1.0
        return SLEEP * self.way_home.safe_sleep + 2.0 * late

    def _use_of_cockpit(self) -> float:
        """Look where the course leads, and then set the one that leads to Earth, while nobody sleeps."""
        if self._will_explode or self.view.self_destruct is not None:
            return 0.0
        asleep = any(one.status == "hibernating" for one in self.view.crew)
        if self.view.coordinates is None:
            return COURSE_UNKNOWN if self.nearest_to(self.slot_of("cockpit")) else 0.0
        return 0.0 if self.way_home.course_holds or asleep else COURSE_WRONG

    def slot_of(self, tile: str) -> int:
        """The slot of a room that the board itself fixes."""
        return self.board.slot_of_special(tile)

    def nearest_to(self, *slots: int, people: int = 1) -> bool:
        """Whether this person is among so many who are nearest to any of these rooms: they are enough for everybody."""

        def way(one: CrewView) -> tuple[int, Seat]:
            """How far it is; the first seat goes before others as near."""
            return min(self.corridors_between(one.room or 0, slot) for slot in slots), one.seat

        others = (one for one in self.view.crew if one is not self.me and one.status == "aboard" and one.room)
        return sum(way(one) < way(self.me) for one in others) < people

    def _use_of_engine(self, engine: int) -> float:
        """Look at an engine not seen yet, where it would be worth mending: a look mends nothing."""
        unseen = self.view.engines[engine - 1] is None
        return ENGINE_SEEN if unseen and self.worth_of_engine(engine) else 0.0

    def worth_of_engine(self, engine: int) -> float:
        """What it is worth to mend an engine, as long as it is not sure that enough work."""
        works = self.view.engines[engine - 1] == "working" or self.way_home.engines_hold == 1.0
        return 0.0 if works or self._will_explode or self.view.self_destruct is not None else ENGINE_MENDED

    def _use_of_pods(self, section: str) -> float:
        """A free seat in an unlocked pod saves whoever takes it."""
        free = section in {pod.section for pod in self.free_pods}
        if self.view.self_destruct is not None and not free:
            return 6.0 if any(pod.section == section and pod.state == "locked" for pod in self.view.pods) else 0.0
        if not free:
            return 0.0
        if self.doomed or (self.wants("ended_in_escape_pod") and self.leaving):
            return 18.0
        if self.leaving:
            return 16.0 - 4.0 * self.way_home.safe_sleep
        return 14.0 if len(self.me.wounds) >= FRAIL else 0.5

    def _use_of_surgery(self) -> float:
        """What has settled in the body and contamination cards go there, and the blue corpse for an autopsy."""
        autopsy = 12.0 if self.agenda.autopsy and self.carries("corpse_blue") else 0.0
        return autopsy + cure_worth(self) + (3.0 if self.contaminated >= 2 else 0.0)

    def _use_of_nest(self) -> float:
        """An egg for whoever wants one; the eggs themselves where they must be destroyed."""
        wanted = self.agenda.egg or "egg" in self.agenda.samples
        take = 11.0 if wanted and self.view.eggs and self.hand_to_carry and not self.carries("egg") else 0.0
        return take + (4.0 if self.agenda.nest else 0.0)

    @cached_property
    def free_pods(self) -> list[PodView]:
        """The unlocked pods with a free seat."""
        return [pod for pod in self.view.pods if pod.state == "unlocked" and len(pod.passengers) < POD_SEATS]

    @property
    def way_out(self) -> bool:
        """Whether anybody could still leave in a pod."""
        return bool(self.free_pods)

    def brings(self, kind: str) -> bool:
        """Whether an object of this kind is in hand or in the Laboratory."""
        lying = any(
            room.tile == "laboratory" and any(one.startswith(f"{kind}_") for one in room.objects)
            for room in self.view.rooms
        )
        return lying or self.carries(kind)

    @property
    def carries_soon(self) -> bool:
        """Whether something heavy is still to be fetched."""
        return self.agenda.fetch or self.agenda.autopsy or bool(self.agenda.samples)

    @property
    def hurry(self) -> bool:
        """Whether cards kept for later would be kept too long."""
        return self.view.self_destruct is not None or self.view.time >= TIME_JUMP - 4 or self.here.fire


def toughness(enemy: IntruderView) -> float:
    """How hard an intruder is to kill; injuries make it easier."""
    return (INTRUDER_KINDS[enemy.kind].level - 1) * 2.0 - enemy.injuries
