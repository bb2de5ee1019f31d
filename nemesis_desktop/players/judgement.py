"""How a sensible crew member reads the table: what is near, what is dangerous, what is worth going to.

Everything here is worked out from a view, so it can use nothing that the seat may not know. The numbers are tastes, not
rules: they only say what is better than what.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from heapq import heappop, heappush

from attrs import frozen

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.games.nemesis.components.actions import action_kind
from nemesis_desktop.games.nemesis.components.board import BOARDS, Board
from nemesis_desktop.games.nemesis.components.contamination import CONTAMINATION
from nemesis_desktop.games.nemesis.components.coordinates import COORDINATES
from nemesis_desktop.games.nemesis.components.intruders import INTRUDERS
from nemesis_desktop.games.nemesis.components.objectives import OBJECTIVES, AllOf, AnyOf, Atom, Condition
from nemesis_desktop.games.nemesis.components.rooms import ROOMS
from nemesis_desktop.games.nemesis.components.tokens import POD_SEATS
from nemesis_desktop.games.nemesis.components.tracks import HIBERNATION_FROM, TIME_JUMP
from nemesis_desktop.games.nemesis.view import CrewView, IntruderView, MineView, PodView, RoomView, View

STEP = 1.0
"""What a move is worth: nobody walks further than a room is worth in steps."""

DANGER: Mapping[str, float] = {"larva": 2.0, "creeper": 4.0, "adult": 6.0, "breeder": 9.0, "queen": 12.0}
"""How bad it is to walk into an intruder."""

HARMLESS_MARKERS = 3
"""Malfunctions or fires that nobody needs to worry about; the ninth of a kind destroys the ship."""

REPAIRS = ("repairs", "basic_repairs", "fast_repairs")
"""Action cards that remove a malfunction."""

_CONTAMINATION = frozenset(CONTAMINATION)


@frozen(eq=False)
class Situation:
    """A seat's view with what follows from it.

    Attributes:
        view: what the seat may know.
        me: the seat's own character, as everybody sees it.
        mine: what only the seat sees.
        rooms: every room by its slot.
        wishes: the facts that the seat's objectives speak of.
    """

    view: View
    me: CrewView
    mine: MineView
    rooms: Mapping[int, RoomView]
    wishes: frozenset[Atom]

    @classmethod
    def of(cls, view: View, seat: Seat) -> Situation:
        """The situation of a seat, from its own view."""
        mine = view.mine
        assert mine is not None, "a seat sees its own hand"
        wishes = frozenset(atom for objective in mine.objectives for atom in atoms(OBJECTIVES[objective].condition))
        return cls(view, view.crew[seat], mine, {room.slot: room for room in view.rooms}, wishes)

    @property
    def board(self) -> Board:
        """The side of the board in play."""
        return BOARDS[self.view.board]

    @property
    def here(self) -> RoomView:
        """The room in which the character stands."""
        return self.rooms[self.me.room or 0]

    @property
    def enemies(self) -> list[IntruderView]:
        """The intruders in the same room."""
        return [one for one in self.view.intruders if one.room == self.me.room]

    @property
    def funds(self) -> int:
        """How many cards of the hand can pay."""
        return sum(card not in _CONTAMINATION for card in self.mine.hand)

    @property
    def contaminated(self) -> int:
        """How many contamination cards clog the hand."""
        return len(self.mine.hand) - self.funds

    @property
    def hurt(self) -> bool:
        """Whether there is a wound to be treated."""
        return self.me.light_wounds > 0 or bool(self.me.wounds)

    @property
    def ammo(self) -> int:
        """All ammunition in hand."""
        return sum(thing.ammo or 0 for slot in self.me.held for thing in slot)

    @property
    def thirsty(self) -> bool:
        """Whether a weapon in hand could take two more rounds."""
        return any(
            thing.capacity is not None and thing.capacity - (thing.ammo or 0) >= 2
            for slot in self.me.held
            for thing in slot
        )

    @property
    def wreck(self) -> int:
        """How far the ship is on its way to break or burn: the larger number of markers beyond the harmless ones."""
        return max(self.view.malfunction_markers, self.view.fire_markers) - HARMLESS_MARKERS

    @property
    def doomed(self) -> bool:
        """Whether the ship will hardly last until the jump."""
        return self.view.self_destruct is not None or self.wreck >= 3

    @property
    def leaving(self) -> bool:
        """Whether it is time to think of the way off the ship."""
        return self.doomed or self.view.time >= HIBERNATION_FROM

    @property
    def can_repair(self) -> bool:
        """Whether a malfunction could be removed with what is at hand."""
        cards = any(self.holds(kind) for kind in REPAIRS)
        return cards or any("tools" in item.id for item in self.mine.inventory)

    def wants(self, name: str, argument: str | int | None = None) -> bool:
        """Whether an objective speaks of this fact."""
        return any(atom.name == name and argument in (None, atom.argument) for atom in self.wishes)

    def holds(self, kind: str) -> bool:
        """Whether the hand has an action card of this kind."""
        return any(card not in _CONTAMINATION and action_kind(card) == kind for card in self.mine.hand)

    # ---------------------------------------------------------------- rooms

    def danger(self, slot: int) -> float:
        """How little one would like to walk into a room."""
        room = self.rooms[slot]
        fear = sum(DANGER.get(one.kind, 5.0) for one in self.view.intruders if one.room == slot)
        company = any(one.room == slot and one.status == "aboard" for one in self.view.crew if one is not self.me)
        return fear + (1.5 if room.fire else 0.0) + (0.0 if company else 0.8 * self.noise_at(slot))

    def noise_at(self, slot: int) -> int:
        """How many ways into a room already hold a noise marker."""
        noisy = {corridor.id for corridor in self.view.corridors if corridor.noise}
        return sum(space in noisy for space in self.board.spaces[slot])

    def steps_from(self, start: int) -> dict[int, float]:
        """How far every room is from one, in steps. Dangers on the way count as a detour, those of the start do not."""
        shut = {corridor.id for corridor in self.view.corridors if corridor.door == "closed"}
        found: dict[int, float] = {}
        waiting = [(0.0, start)]
        while waiting:
            far, slot = heappop(waiting)
            if slot in found:
                continue
            found[slot] = far
            for corridor, other in self.board.neighbours[slot]:
                if corridor not in shut and other not in found:
                    heappush(waiting, (far + STEP + self.danger(other), other))
        return found

    def prospects(self, start: int) -> float:
        """The best that can be reached from a room: what it is worth, less the way to it."""
        return max(self.worth(slot) - far for slot, far in self.steps_from(start).items())

    def worth(self, slot: int) -> float:
        """What it is worth to stand in a room."""
        room = self.rooms[slot]
        value = -self.danger(slot) * 0.5
        if room.tile is None or not room.explored:
            # Unexplored rooms hide malfunctions and fires: the more of them there are, the less one opens.
            curiosity = 2.0 if self.leaving else 5.0 + 2.0 * self.wants("all_rooms_explored")
            return value + curiosity - 1.5 * max(0, self.wreck)
        if room.malfunction and self.can_repair:
            value += 2.0 + max(0, self.wreck)
        if room.items and ROOMS[room.tile].searchable and self.holds("search") and not self.leaving:
            value += 2.0 + 0.5 * room.items
        return value + (0.0 if room.malfunction else self.use_of(room.tile))

    def use_of(self, tile: str) -> float:
        """What the action of a room is worth now."""
        if tile == "hibernatorium":
            return self._use_of_hibernatorium()
        if tile.startswith("evacuation_section"):
            return self._use_of_pods(tile[-1])
        me = self.me
        uses = {
            "emergency_room": 2.0 * len(me.wounds) + me.light_wounds,
            "surgery": 5.0 * me.larva + (3.0 if self.contaminated >= 2 else 0.0),
            "canteen": me.light_wounds + 0.8 * self.contaminated,
            "shower_room": 2.0 * me.slime + 0.8 * self.contaminated,
            "armory": 3.0 * self.thirsty,
            "comms_room": 0.0 if me.signal else 2.0 + 5.0 * self.wants("signal_sent"),
            "storage": 2.5,
            "cockpit": self._use_of_cockpit(),
            "laboratory": 3.0
            if self.wants("weaknesses_discovered_at_least") or self.wants("weakness_discovered")
            else 0.5,
            "engine_control_room": 2.0 * self.view.engines.count(None) / 3,
            "hatch_control_system": 5.0 if self.leaving and not self.way_out else 0.0,
            "fire_control_system": 1.5 * max(0, self.view.fire_markers - 2),
            "nest": 5.0 if self.wants("carries", "egg") and not self.carries("egg") else 0.0,
        }
        if tile.startswith("engine_room_"):
            return 1.5 if self.view.engines[int(tile[-1]) - 1] is None else 0.0
        return float(uses.get(tile, 0.0))

    def _use_of_hibernatorium(self) -> float:
        """Asleep in time: the later, the more; never while the ship is going to explode."""
        if self.view.self_destruct is not None or self.view.time < HIBERNATION_FROM - 1:
            return 0.0
        return 12.0 + 2.0 * (self.view.time - HIBERNATION_FROM)

    def _use_of_cockpit(self) -> float:
        """Look where the course leads, and then set the one that leads to Earth, while nobody sleeps."""
        card, asleep = self.view.coordinates, any(one.status == "hibernating" for one in self.view.crew)
        if card is None:
            return 5.0
        earth = any(space == self.view.destination and where == "earth" for space, where in COORDINATES[card].items())
        return 0.0 if earth or asleep else 8.0

    def _use_of_pods(self, section: str) -> float:
        """A free seat in an unlocked pod saves whoever takes it."""
        if section not in {pod.section for pod in self.free_pods}:
            return 0.0
        if self.doomed or self.wants("ended_in_escape_pod"):
            return 18.0
        return 12.0 if self.leaving or len(self.me.wounds) > 1 else 1.0

    @property
    def free_pods(self) -> list[PodView]:
        """The unlocked pods with a free seat."""
        return [pod for pod in self.view.pods if pod.state == "unlocked" and len(pod.passengers) < POD_SEATS]

    @property
    def way_out(self) -> bool:
        """Whether anybody could still leave in a pod."""
        return bool(self.free_pods)

    @property
    def curious(self) -> bool:
        """Whether an objective asks for weaknesses of the intruders."""
        return self.wants("weaknesses_discovered_at_least") or self.wants("weakness_discovered")

    def carries(self, kind: str) -> bool:
        """Whether an object of this kind is in hand."""
        return any(thing.id.startswith(f"{kind}_") for slot in self.me.held for thing in slot)

    @property
    def hurry(self) -> bool:
        """Whether cards kept for later would be kept too long."""
        return self.view.self_destruct is not None or self.view.time >= TIME_JUMP - 4 or self.here.fire


def atoms(condition: Condition) -> Iterator[Atom]:
    """Every fact that a condition speaks of."""
    if isinstance(condition, Atom):
        yield condition
    elif isinstance(condition, AllOf | AnyOf):
        for part in condition.parts:
            yield from atoms(part)


def toughness(enemy: IntruderView) -> float:
    """How hard an intruder is to kill; injuries make it easier."""
    order = list(INTRUDERS)
    return order.index(enemy.kind) * 2.0 - enemy.injuries
