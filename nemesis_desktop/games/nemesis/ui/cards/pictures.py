"""Which drawing stands on a card, a token or a marker."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ACTIONS: Final[Mapping[str, str]] = {
    "reload": "symbols/ammo",
    "order": "symbols/emblem_captain",
    "motivation": "symbols/first_player",
    "suppressive_fire": "symbols/item_rifle",
    "basic_repairs": "symbols/card_repairs",
    "interruption": "symbols/cross",
    "search": "symbols/card_search",
    "rest": "symbols/card_rest",
    "demolition": "symbols/card_demolition",
    "ship_knowledge": "symbols/technical_entrance",
    "piloting": "rooms/cockpit",
    "old_friend": "rooms/hibernatorium",
    "computer_skills": "symbols/computer",
    "repairs": "symbols/card_repairs",
    "intranet": "rooms/comms_room",
    "blocking_access": "symbols/door_closed",
    "risk_assessment": "rooms/monitoring_room",
    "adrenaline": "symbols/passed",
    "reconnaissance": "symbols/card_reconnaissance",
    "scavenging": "symbols/card_search",
    "full_auto": "symbols/item_rifle",
    "nerves_of_steel": "symbols/die_combat_hit2",
    "covering_fire": "symbols/item_rifle",
    "taking_aim": "symbols/objective",
    "ingenuity": "symbols/component_tool",
    "pyrotechnics": "symbols/fire",
    "technical_corridors": "symbols/technical_entrance",
    "fast_repairs": "symbols/card_repairs",
    "emergency_resuscitation": "rooms/emergency_room",
    "field_dressing": "symbols/wound_dressed",
    "pharmacist": "rooms/laboratory",
}

ITEMS: Final[Mapping[str, str]] = {
    "energy_charge": "symbols/component_electrical",
    "grenade": "symbols/item_grenade",
    "smoke_grenade": "symbols/noise_silent",
    "recon_drone": "symbols/card_reconnaissance",
    "decoy": "symbols/noise",
    "extended_magazine": "symbols/ammo",
    "prototype_rifle": "symbols/weapon_prototype_rifle",
    "prototype_shotgun": "symbols/weapon_prototype_shotgun",
    "prototype_pistol": "symbols/weapon_prototype_pistol",
    "comms_key": "rooms/comms_room",
    "evacuation_key": "symbols/pod_unlocked",
    "self_destruct_key": "symbols/self_destruct",
    "duct_tape": "symbols/wound_dressed",
    "tools": "symbols/component_tool",
    "fire_extinguisher": "rooms/fire_control_system",
    "chemicals": "symbols/component_chemical",
    "clothes": "symbols/component_cloth",
    "technical_corridors_plan": "symbols/technical_entrance",
    "space_suit": "rooms/airlock_control",
    "nemesis_plans": "symbols/rules",
    "bandages": "symbols/component_cloth",
    "medkit": "symbols/component_medical",
    "synthetic_food": "rooms/canteen",
    "adrenaline_injection": "symbols/passed",
    "alcohol": "symbols/component_chemical",
    "military_drugs": "symbols/component_medical",
    "antidote": "symbols/component_medical",
    "taser": "symbols/weapon_taser",
    "flamethrower": "symbols/weapon_flamethrower",
    "molotov_cocktail": "symbols/item_molotov",
    "log_key": "symbols/quest_log_key",
    "intercom": "symbols/quest_intercom",
    "orbital_maneuvering_system": "symbols/quest_orbital_maneuvering_system",
    "pilot_evacuation_key": "symbols/quest_evacuation_key",
    "laboratory_equipment": "symbols/quest_laboratory_equipment",
    "holo_computer": "symbols/quest_holo_computer",
    "motion_scanner": "symbols/quest_motion_scanner",
    "security_key": "symbols/quest_security_key",
    "armor": "symbols/quest_armor",
    "autoloader": "symbols/quest_autoloader",
    "plasma_torch": "symbols/quest_plasma_torch",
    "flashlight": "symbols/quest_flashlight",
    "surgery_kit": "symbols/quest_surgery_kit",
    "combat_drugs": "symbols/quest_combat_drugs",
    "six_shooter": "symbols/weapon_six_shooter",
    "shotgun": "symbols/weapon_shotgun",
    "pistol": "symbols/weapon_pistol",
    "rifle": "symbols/weapon_rifle",
    "assault_rifle": "symbols/weapon_assault_rifle",
    "sawed_off_shotgun": "symbols/weapon_sawed_off_shotgun",
    "needle_gun": "symbols/weapon_needle_gun",
}

OBJECTS: Final[Mapping[str, str]] = {
    "egg": "symbols/egg",
    "carcass": "symbols/carcass",
    "corpse": "symbols/corpse",
    "blue_corpse": "symbols/corpse",
}

EXPLORATION: Final[Mapping[str, str]] = {
    "silence": "symbols/noise_silent",
    "danger": "symbols/noise",
    "slime": "symbols/slime",
    "fire": "symbols/fire",
    "malfunction": "symbols/malfunction",
    "doors": "symbols/door_closed",
}

WOUNDS: Final = frozenset({"body", "leg", "hand", "bleeding", "arm"})

DECK_SIGNS: Final[Mapping[str, str]] = {
    "event": "symbols/event",
    "attack": "symbols/attack",
    "intruder": "symbols/intruder_queen",
    "wound": "symbols/serious_wound",
    "contamination": "symbols/contamination",
    "objective": "symbols/objective",
    "quest": "symbols/objective",
    "weakness": "symbols/weakness",
    "adaptation": "symbols/adaptation",
    "mutation": "symbols/mutation",
    "coordinates": "symbols/weakness",
    "token": "symbols/bag",
    "exploration": "symbols/rules",
    "engine": "symbols/engine_unknown",
    "room": "symbols/rules",
}

EVENT_SIGNS: Final[Mapping[str, str]] = {
    "rampant_mutation_1": "symbols/mutation",
    "rampant_mutation_2": "symbols/mutation",
    "reawakening_1": "symbols/event_reawakening",
    "reawakening_2": "symbols/event_reawakening",
    "lurking_1": "symbols/event_lurking",
    "lurking_2": "symbols/event_lurking",
    "stalking_1": "symbols/event_stalking",
    "stalking_2": "symbols/event_stalking",
    "airlock_procedure_glitch": "rooms/airlock_control",
    "generator_overload": "symbols/self_destruct",
    "marked_prey": "symbols/slime",
    "evacuation_hatches_jam": "symbols/pod_locked",
    "quarantine_procedure": "symbols/door_closed",
    "growl": "symbols/noise",
    "scavenging_biomatter": "symbols/event_scavenging",
    "structural_weakness": "symbols/malfunction",
    "emergency_protocol_failure": "symbols/event_pod_lost",
    "chemical_fire": "symbols/fire",
    "ammunition_meltdown": "symbols/ammo",
    "beast_on_the_prowl": "symbols/intruder_butcher",
}
"""The signs of those event cards that have one of their own."""

DIE_FACES: Final[Mapping[str, str]] = {
    "1": "symbols/die_noise_1",
    "2": "symbols/die_noise_2",
    "3": "symbols/die_noise_3",
    "4": "symbols/die_noise_4",
    "silence": "symbols/die_noise_silence",
    "danger": "symbols/die_noise_danger",
    "two_hits": "symbols/die_combat_hit2",
    "one_hit": "symbols/die_combat_hit",
    "adult": "symbols/die_combat_adult",
    "creeper": "symbols/die_combat_creeper",
    "blank": "symbols/die_combat_blank",
}


def item_picture(item: str) -> str:
    """The drawing of an item, a weapon, a quest item or an object."""
    return ITEMS.get(item) or OBJECTS.get(item.partition("_")[0]) or OBJECTS.get(item, "symbols/item")


def event_sign(event: str) -> str:
    """The sign in the head of an event card."""
    return EVENT_SIGNS.get(event, "symbols/event")
