"""Somebody who stands in a room and may use it."""

from __future__ import annotations

from tests.games.nemesis.cards.deal import (
    HERE,
    alone,
)
from tests.games.nemesis.scenarios.table import Table

SPECIAL = ("cockpit", "hibernatorium", "engine_room_1", "engine_room_2", "engine_room_3")


def inside(tile: str, character: str = "scout", actions: int = 2, **room: object) -> Table:
    """P1 in this room, where it has something to do; P2 far away has passed."""
    table = alone(character)
    if tile in SPECIAL:
        table.place("P2", HERE)
        table.place("P1", tile)
    else:
        table.lay(HERE, tile, **room)
    table.hand("P1", actions=actions, contamination=1)
    match tile:
        case "armory":
            table.ammo("rifle", 0)
        case "emergency_room":
            table.wounds("P1", "leg", dressed=["body"], light=1)
        case "evacuation_section_a" | "evacuation_section_b":
            table.pod(1, "unlocked")
            table.pod(2, "unlocked")
        case "fire_control_system":
            table.fire(18)
        case "laboratory":
            table.lies(HERE, "egg")
        case "airlock_control":
            table.lay(18, "generator")
        case "hibernatorium":
            table.state.time = 7
    return table
