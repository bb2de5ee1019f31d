"""The room tiles and the rooms printed on the board: colour, computer, what may lie there, the kind of room action."""

from typing import Literal

from attrs import frozen

RoomId = str


@frozen
class RoomTile:
    """What is printed on a room.

    `tile` is the back of the tile, or "special" for a room printed on the board. `colour` is the item deck that a
    Search here draws from (white: the searcher picks red, yellow or green); None means that nothing can be found.
    `action` tells a room action, paid with `cost` cards, from an effect that simply applies.
    """

    id: RoomId
    tile: Literal["1", "2", "special"]
    colour: Literal["red", "yellow", "green", "white"] | None
    computer: bool
    searchable: bool
    item_counter: bool
    malfunction_allowed: bool
    action: Literal["action", "passive"]
    cost: int


_ROOMS = (
    # id, tile, colour, computer, searchable, item counter, malfunction allowed, action, cost
    RoomTile("armory", "1", "red", False, True, True, True, "action", 2),
    RoomTile("comms_room", "1", "yellow", True, True, True, True, "action", 2),
    RoomTile("emergency_room", "1", "green", False, True, True, True, "action", 2),
    RoomTile("evacuation_section_a", "1", "white", False, True, True, True, "action", 2),
    RoomTile("evacuation_section_b", "1", "white", False, True, True, True, "action", 2),
    RoomTile("fire_control_system", "1", "yellow", True, True, True, True, "action", 2),
    RoomTile("generator", "1", "yellow", True, True, True, True, "action", 2),
    RoomTile("laboratory", "1", "green", True, True, True, True, "action", 2),
    RoomTile("nest", "1", None, False, False, False, False, "action", 2),
    RoomTile("storage", "1", "red", False, True, True, True, "action", 2),
    RoomTile("surgery", "1", "green", False, True, True, True, "action", 2),
    RoomTile("airlock_control", "2", "yellow", False, True, True, True, "action", 2),
    RoomTile("cabins", "2", "white", False, True, True, True, "passive", 0),
    RoomTile("canteen", "2", "green", False, True, True, True, "action", 2),
    RoomTile("command_center", "2", "red", True, True, True, True, "action", 2),
    RoomTile("engine_control_room", "2", "yellow", True, True, True, True, "action", 2),
    RoomTile("hatch_control_system", "2", "white", False, True, True, True, "action", 2),
    RoomTile("monitoring_room", "2", "red", True, True, True, True, "action", 2),
    RoomTile("room_covered_with_slime", "2", None, False, False, False, False, "passive", 0),
    RoomTile("shower_room", "2", "white", False, True, True, True, "action", 2),
    RoomTile("cockpit", "special", None, False, False, False, True, "action", 2),
    RoomTile("hibernatorium", "special", None, False, False, False, True, "action", 2),
    RoomTile("engine_room_1", "special", None, False, False, False, True, "action", 2),
    RoomTile("engine_room_2", "special", None, False, False, False, True, "action", 2),
    RoomTile("engine_room_3", "special", None, False, False, False, True, "action", 2),
)

ROOMS: dict[RoomId, RoomTile] = {room.id: room for room in _ROOMS}

BASIC: tuple[RoomId, ...] = tuple(room.id for room in _ROOMS if room.tile == "1")
"""The 11 tiles that are in every game."""

ADDITIONAL: tuple[RoomId, ...] = tuple(room.id for room in _ROOMS if room.tile == "2")
"""The 9 tiles of which 5 are in a game."""

SPECIAL: tuple[RoomId, ...] = tuple(room.id for room in _ROOMS if room.tile == "special")
"""The 5 rooms printed on the board: explored from the start, nothing to be found in them."""
