"""What a crew member sees at a glance: what it holds, who is near, what is dangerous, and how far everything is.

Everything here is worked out from a view, so it can use nothing that the seat may not know.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property
from heapq import heappop, heappush

from attrs import field, frozen

from nemesis_desktop.games.nemesis.bots.judging.fight_odds import DIE_NUMBER, encounter_harm, severity
from nemesis_desktop.games.nemesis.bots.judging.tastes import (
    BREEDING_FEAR,
    CAUTION,
    GROWING_FEAR,
    HARMLESS_MARKERS,
    REPAIRS,
    STEP,
    USUAL_HAND,
)
from nemesis_desktop.games.nemesis.components.actions import action_kind
from nemesis_desktop.games.nemesis.components.board import BOARDS, Board
from nemesis_desktop.games.nemesis.components.contamination import CONTAMINATION
from nemesis_desktop.games.nemesis.view import CrewView, IntruderView, MineView, RoomView, View

_CONTAMINATION = frozenset(CONTAMINATION)


@frozen(eq=False)
class Bearings:
    """A seat's view with what meets the eye.

    Attributes:
        view: what the seat may know.
        me: the seat's own character, as everybody sees it.
        mine: what only the seat sees.
        rooms: every room by its slot.
        noisy: the corridors and technical corridors with a noise marker.
    """

    view: View
    me: CrewView
    mine: MineView
    rooms: Mapping[int, RoomView]
    noisy: frozenset[str]
    _dangers: dict[int, float] = field(init=False, factory=dict, repr=False)

    @cached_property
    def board(self) -> Board:
        """The side of the board in play."""
        return BOARDS[self.view.board]

    @property
    def here(self) -> RoomView:
        """The room in which the character stands."""
        return self.rooms[self.me.room or 0]

    @cached_property
    def enemies(self) -> list[IntruderView]:
        """The intruders in the same room."""
        return [one for one in self.view.intruders if one.room == self.me.room]

    @cached_property
    def funds(self) -> int:
        """How many cards of the hand can pay."""
        return sum(card not in _CONTAMINATION for card in self.mine.hand)

    @cached_property
    def contaminated(self) -> int:
        """How many contamination cards clog the hand."""
        return len(self.mine.hand) - self.funds

    @property
    def hurt(self) -> bool:
        """Whether there is a wound to be treated."""
        return self.me.light_wounds > 0 or bool(self.me.wounds)

    @cached_property
    def bleeds(self) -> bool:
        """Whether every pass costs a light wound until a wound is dressed."""
        return any(wound.kind == "bleeding" and not wound.dressed for wound in self.me.wounds)

    @property
    def ammo(self) -> int:
        """All ammunition in hand."""
        return sum(thing.ammo or 0 for slot in self.me.held for thing in slot)

    @cached_property
    def thirsty(self) -> bool:
        """Whether a weapon in hand could take two more rounds."""
        return any(
            thing.capacity is not None and thing.capacity - (thing.ammo or 0) >= 2
            for slot in self.me.held
            for thing in slot
        )

    @cached_property
    def wreck(self) -> int:
        """How far the ship is on its way to break or burn: the larger number of markers beyond the harmless ones."""
        return max(self.view.malfunction_markers, self.view.fire_markers) - HARMLESS_MARKERS

    @cached_property
    def can_repair(self) -> bool:
        """Whether a malfunction or an engine could be mended with what is at hand."""
        cards = any(self.holds(kind) for kind in REPAIRS)
        return cards or any("tools" in item.id for item in self.mine.inventory)

    @cached_property
    def can_extinguish(self) -> bool:
        """Whether a fire could be put out with what is at hand."""
        return self.holds("pyrotechnics") or any("fire_extinguisher" in item.id for item in self.mine.inventory)

    def holds(self, kind: str) -> bool:
        """Whether the hand has an action card of this kind."""
        return any(card not in _CONTAMINATION and action_kind(card) == kind for card in self.mine.hand)

    @cached_property
    def company(self) -> frozenset[int]:
        """The rooms in which somebody else stands."""
        others = (one for one in self.view.crew if one is not self.me and one.status == "aboard")
        return frozenset(one.room for one in others if one.room is not None)

    @cached_property
    def fears(self) -> dict[int, float]:
        """The rooms with intruders, and how bad it is to meet them."""
        fears: dict[int, float] = {}
        threat = self.view.printed.threat
        for one in self.view.intruders:
            fear = threat.danger[one.kind]
            larger = threat.grows.get(one.kind)
            if larger is not None and one.room in self.larders and not one.in_combat:
                fear += GROWING_FEAR * (threat.danger[larger] - fear)
            fears[one.room] = fears.get(one.room, 0.0) + fear
        return fears

    @cached_property
    def larders(self) -> frozenset[int]:
        """The rooms where something lies that these aliens feed on."""
        if not self.view.printed.threat.grows:
            return frozenset()
        nest = {slot for slot, room in self.rooms.items() if room.explored and room.tile == "nest" and self.view.eggs}
        return frozenset(nest.union(slot for slot, room in self.rooms.items() if room.objects))

    @cached_property
    def breeding_risk(self) -> float:
        """How bad it is to end the round beside food: one of the small ones may come out of the bag."""
        threat, tokens = self.view.printed.threat, sum(self.view.bag.values())
        brood = self.view.fronts.get(threat.breeds, 0)
        return BREEDING_FEAR * threat.breeding * brood / tokens if brood and tokens else 0.0

    def food_risk(self, slot: int) -> float:
        """What it may cost to end the round in a room, for the food that lies there or that one carries."""
        carried = any(one.id.startswith(("egg_", "corpse_", "carcass_")) for held in self.me.held for one in held)
        return self.breeding_risk if carried or slot in self.larders else 0.0

    @cached_property
    def _bag(self) -> tuple[tuple[str, int], ...]:
        return tuple(self.view.bag.items())

    @cached_property
    def _shut(self) -> frozenset[str]:
        return frozenset(corridor.id for corridor in self.view.corridors if corridor.door == "closed")

    def danger(self, slot: int) -> float:
        """How little one would like to walk into a room."""
        if slot not in self._dangers:
            self._dangers[slot] = self._danger(slot)
        return self._dangers[slot]

    def _danger(self, slot: int) -> float:
        room = self.rooms[slot]
        fear = self.fears.get(slot, 0.0)
        fire = 1.5 * severity(len(self.me.wounds)) if room.fire else 0.0
        return fear + fire + self.noise_risk(slot, USUAL_HAND)

    def noise_risk(self, slot: int, hand: int) -> float:
        """What a noise roll in a room costs on average with so many cards in hand; nobody rolls in company."""
        if slot in self.company:
            return 0.0
        exits = self.board.by_number[slot].values()
        encounter = DIE_NUMBER * sum(space in self.noisy for space in exits)
        if not encounter:
            return 0.0
        return encounter * encounter_harm(self._bag, hand, len(self.me.wounds)) * CAUTION

    def steps_from(self, start: int) -> dict[int, float]:
        """How far every room is from one, in steps. Dangers on the way count as a detour, those of the start do not."""
        shut = self._shut
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

    def corridors_between(self, start: int, end: int) -> int:
        """How many corridors lie between two rooms, whatever waits on the way."""
        return _distances(self.view.board)[start][end]

    def carries(self, thing: str) -> bool:
        """Whether an object, or one of this kind, is in hand."""
        return any(one.id == thing or one.id.startswith(f"{thing}_") for slot in self.me.held for one in slot)

    @cached_property
    def free_hand(self) -> bool:
        """Whether a hand is free."""
        return len(self.me.held) < self.me.hand_slots

    @cached_property
    def spare_weapon(self) -> str | None:
        """With more than one weapon in hand, the one with the least ammunition: it can make room."""
        weapons = [thing for slot in self.me.held for thing in slot if thing.capacity is not None]
        return min(weapons, key=lambda one: one.ammo or 0).id if len(weapons) > 1 else None

    @property
    def hand_to_carry(self) -> bool:
        """Whether a hand is free or could be emptied for something that is wanted."""
        return self.free_hand or self.spare_weapon is not None


@cache
def _distances(board: str) -> dict[int, dict[int, int]]:
    """From every room to every other, in corridors."""
    neighbours = BOARDS[board].neighbours
    found: dict[int, dict[int, int]] = {}
    for start in neighbours:
        far, waiting = {start: 0}, [start]
        for slot in waiting:
            for _, other in neighbours[slot]:
                if other not in far:
                    far[other] = far[slot] + 1
                    waiting.append(other)
        found[start] = far
    return found
