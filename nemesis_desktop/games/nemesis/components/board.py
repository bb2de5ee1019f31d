"""The two sides of the board: room slots, corridors with their exit numbers, technical corridors.

A corridor with two numbers is one corridor: one Noise marker, one door. Technical corridors are one shared space per
network: a marker in it counts at every entrance of that network.
"""

from collections.abc import Iterable, Mapping
from typing import Literal

from attrs import define, field, frozen

SlotCategory = Literal["special", "1", "2", "evacuation"]

SlotNumber = int
CorridorId = str
NetworkId = str


@frozen
class Slot:
    """A place for a room on the board.

    `category` is "special" for a printed room, "1" or "2" for the back of the tile that goes there, "evacuation" for a
    section that lies face up on the alternate side. `room` is the room when the board itself fixes it.
    """

    number: SlotNumber
    category: SlotCategory
    room: str | None = None


@frozen
class Corridor:
    """A corridor between slots `a` and `b`, reached by any of its `numbers` from either end."""

    id: CorridorId
    a: SlotNumber
    b: SlotNumber
    numbers: tuple[int, ...]


@frozen
class Network:
    """Technical corridors: for each room slot with an entrance, the numbers printed at it."""

    id: NetworkId
    entrances: Mapping[SlotNumber, tuple[int, ...]]


@define(eq=False)
class Board:
    """One side of the board, with everything that rules ask of it worked out beforehand."""

    id: str
    slots: Mapping[SlotNumber, Slot]
    corridors: Mapping[CorridorId, Corridor]
    networks: Mapping[NetworkId, Network]

    neighbours: dict[SlotNumber, tuple[tuple[CorridorId, SlotNumber], ...]] = field(init=False, repr=False)
    """The corridors of a slot, by lowest number, each with the slot at its other end."""
    spaces: dict[SlotNumber, tuple[CorridorId | NetworkId, ...]] = field(init=False, repr=False)
    """Every space of a slot that can hold a Noise marker: its corridors, then its technical corridors; each once."""
    by_number: dict[SlotNumber, dict[int, CorridorId | NetworkId]] = field(init=False, repr=False)
    """The space that answers to each exit number of a slot."""
    network_of: dict[SlotNumber, NetworkId] = field(init=False, repr=False)
    """The technical corridors that a slot has an entrance to."""
    entrances: dict[NetworkId, tuple[SlotNumber, ...]] = field(init=False, repr=False)
    """The slots with an entrance to each network."""
    all_spaces: tuple[CorridorId | NetworkId, ...] = field(init=False, repr=False)
    """All corridors, then all technical corridors."""
    _printed_rooms: dict[str, SlotNumber] = field(init=False, repr=False)

    def __attrs_post_init__(self) -> None:
        """Work out the lookups once, because rules ask for them at every step."""
        self.neighbours = {number: self._corridors_from(number) for number in self.slots}
        self.network_of = {slot: network.id for network in self.networks.values() for slot in network.entrances}
        self.entrances = {network.id: tuple(network.entrances) for network in self.networks.values()}
        self.spaces = {number: self._spaces_of(number) for number in self.slots}
        self.by_number = {number: self._exits_of(number) for number in self.slots}
        self.all_spaces = (*self.corridors, *self.networks)
        self._printed_rooms = {slot.room: slot.number for slot in self.slots.values() if slot.room is not None}

    def other_end(self, corridor: CorridorId, slot: SlotNumber) -> SlotNumber:
        """The slot at the other end of `corridor`, seen from `slot`."""
        there = self.corridors[corridor]
        return there.b if slot == there.a else there.a

    def slot_of_special(self, room_id: str) -> SlotNumber:
        """The slot of a room whose place the board fixes; KeyError for a room that is dealt at setup."""
        return self._printed_rooms[room_id]

    def _corridors_from(self, slot: SlotNumber) -> tuple[tuple[CorridorId, SlotNumber], ...]:
        own = [corridor for corridor in self.corridors.values() if slot in (corridor.a, corridor.b)]
        own.sort(key=lambda corridor: min(corridor.numbers))
        return tuple((corridor.id, self.other_end(corridor.id, slot)) for corridor in own)

    def _spaces_of(self, slot: SlotNumber) -> tuple[CorridorId | NetworkId, ...]:
        corridors = tuple(corridor for corridor, _ in self.neighbours[slot])
        return (*corridors, self.network_of[slot]) if slot in self.network_of else corridors

    def _exits_of(self, slot: SlotNumber) -> dict[int, CorridorId | NetworkId]:
        exits = {number: id_ for id_, _ in self.neighbours[slot] for number in self.corridors[id_].numbers}
        if slot in self.network_of:
            network = self.networks[self.network_of[slot]]
            exits |= {number: network.id for number in network.entrances[slot]}
        return dict(sorted(exits.items()))


def _board(id_: str, slots: Iterable[Slot], corridors: Iterable[Corridor], networks: Iterable[Network]) -> Board:
    return Board(
        id_,
        {slot.number: slot for slot in slots},
        {corridor.id: corridor for corridor in corridors},
        {network.id: network for network in networks},
    )


_MAIN_SLOTS = (
    Slot(1, "special", "cockpit"),
    Slot(2, "1"),
    Slot(3, "1"),
    Slot(4, "1"),
    Slot(5, "1"),
    Slot(6, "2"),
    Slot(7, "2"),
    Slot(8, "2"),
    Slot(9, "1"),
    Slot(10, "1"),
    Slot(11, "special", "hibernatorium"),
    Slot(12, "1"),
    Slot(13, "1"),
    Slot(14, "2"),
    Slot(15, "2"),
    Slot(16, "1"),
    Slot(17, "1"),
    Slot(18, "1"),
    Slot(19, "special", "engine_room_3"),
    Slot(20, "special", "engine_room_2"),
    Slot(21, "special", "engine_room_1"),
)

_MAIN_CORRIDORS = (
    Corridor("1-2", 1, 2, (3,)),
    Corridor("1-3", 1, 3, (1, 2)),
    Corridor("1-4", 1, 4, (4,)),
    Corridor("2-6", 2, 6, (4,)),
    Corridor("3-7", 3, 7, (3, 4)),
    Corridor("4-8", 4, 8, (1,)),
    Corridor("5-6", 5, 6, (3,)),
    Corridor("5-10", 5, 10, (1, 2)),
    Corridor("6-7", 6, 7, (1,)),
    Corridor("6-11", 6, 11, (2,)),
    Corridor("7-8", 7, 8, (2,)),
    Corridor("8-9", 8, 9, (4,)),
    Corridor("8-11", 8, 11, (3,)),
    Corridor("9-12", 9, 12, (1, 2)),
    Corridor("10-13", 10, 13, (3, 4)),
    Corridor("11-14", 11, 14, (4,)),
    Corridor("11-15", 11, 15, (1,)),
    Corridor("12-16", 12, 16, (3, 4)),
    Corridor("13-14", 13, 14, (1,)),
    Corridor("13-19", 13, 19, (2,)),
    Corridor("14-17", 14, 17, (2,)),
    Corridor("15-16", 15, 16, (2,)),
    Corridor("15-18", 15, 18, (3,)),
    Corridor("16-21", 16, 21, (1,)),
    Corridor("17-19", 17, 19, (1,)),
    Corridor("17-20", 17, 20, (3, 4)),
    Corridor("18-20", 18, 20, (1, 2)),
    Corridor("18-21", 18, 21, (4,)),
)

_MAIN_NETWORKS = (
    Network(
        "technical",
        {2: (1, 2), 4: (2, 3), 5: (4,), 9: (3,), 14: (3,), 15: (4,), 19: (3, 4), 21: (2, 3)},
    ),
)

# The harder side: two separate technical networks, four pairs of rooms joined by two corridors (each with its own door
# and Noise marker), evacuation sections in fixed places.
_ALTERNATE_SLOTS = (
    Slot(1, "special", "cockpit"),
    Slot(2, "1"),
    Slot(3, "1"),
    Slot(4, "evacuation", "evacuation_section_a"),
    Slot(5, "2"),
    Slot(6, "1"),
    Slot(7, "1"),
    Slot(8, "2"),
    Slot(9, "1"),
    Slot(10, "1"),
    Slot(11, "special", "hibernatorium"),
    Slot(12, "2"),
    Slot(13, "2"),
    Slot(14, "1"),
    Slot(15, "2"),
    Slot(16, "evacuation", "evacuation_section_b"),
    Slot(17, "1"),
    Slot(18, "1"),
    Slot(19, "special", "engine_room_3"),
    Slot(20, "special", "engine_room_2"),
    Slot(21, "special", "engine_room_1"),
)

_ALTERNATE_CORRIDORS = (
    Corridor("1-2", 1, 2, (2, 4)),
    Corridor("1-3a", 1, 3, (1,)),
    Corridor("1-3b", 1, 3, (3,)),
    Corridor("2-4", 2, 4, (3,)),
    Corridor("2-7", 2, 7, (1,)),
    Corridor("3-5", 3, 5, (4,)),
    Corridor("3-6", 3, 6, (2,)),
    Corridor("4-9", 4, 9, (1,)),
    Corridor("5-7", 5, 7, (2,)),
    Corridor("5-8", 5, 8, (1,)),
    Corridor("6-10", 6, 10, (4,)),
    Corridor("7-9", 7, 9, (3,)),
    Corridor("8-11", 8, 11, (2, 3)),
    Corridor("8-13", 8, 13, (4,)),
    Corridor("9-14", 9, 14, (2, 4)),
    Corridor("10-13", 10, 13, (2, 3)),
    Corridor("10-16", 10, 16, (1,)),
    Corridor("11-12a", 11, 12, (1,)),
    Corridor("11-12b", 11, 12, (4,)),
    Corridor("12-14", 12, 14, (3,)),
    Corridor("12-15", 12, 15, (2,)),
    Corridor("13-15", 13, 15, (1,)),
    Corridor("14-17", 14, 17, (1,)),
    Corridor("15-18", 15, 18, (3,)),
    Corridor("16-18", 16, 18, (2,)),
    Corridor("16-21a", 16, 21, (3,)),
    Corridor("16-21b", 16, 21, (4,)),
    Corridor("17-19a", 17, 19, (4,)),
    Corridor("17-19b", 17, 19, (2,)),
    Corridor("17-20", 17, 20, (3,)),
    Corridor("18-20", 18, 20, (1, 4)),
)

_ALTERNATE_NETWORKS = (
    Network("red", {4: (2, 4), 5: (3,), 6: (1, 3), 7: (4,)}),
    Network("blue", {15: (4,), 19: (1, 3), 20: (2,), 21: (1, 2)}),
)

MAIN = _board("main", _MAIN_SLOTS, _MAIN_CORRIDORS, _MAIN_NETWORKS)
ALTERNATE = _board("alternate", _ALTERNATE_SLOTS, _ALTERNATE_CORRIDORS, _ALTERNATE_NETWORKS)
BOARDS: dict[str, Board] = {board.id: board for board in (MAIN, ALTERNATE)}
