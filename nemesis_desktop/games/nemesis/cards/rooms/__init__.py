"""The room tiles and what their actions do. Rulebook: List of rooms."""

from __future__ import annotations

from nemesis_desktop.games.nemesis.cards.rooms.additional import (
    AirlockControl,
    Canteen,
    CommandCenter,
    EngineControlRoom,
    HatchControlSystem,
    MonitoringRoom,
    ShowerRoom,
)
from nemesis_desktop.games.nemesis.cards.rooms.basic import (
    Armory,
    CommsRoom,
    EmergencyRoom,
    EvacuationSection,
    FireControlSystem,
    Generator,
    Laboratory,
    Nest,
    Storage,
    Surgery,
)
from nemesis_desktop.games.nemesis.cards.rooms.special import Cockpit, EngineRoom, Hibernatorium
from nemesis_desktop.games.nemesis.effects import Effect

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
