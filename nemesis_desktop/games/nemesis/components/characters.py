"""The characters: starting weapon, quest items, the ten action cards of each, and the spaces of their boards."""

CharacterId = str

CHARACTERS: tuple[CharacterId, ...] = ("captain", "pilot", "scientist", "scout", "soldier", "mechanic")
PROMO: tuple[CharacterId, ...] = ("medic",)
"""Sold apart from the box: not in the draft of the base game."""

HAND_SIZE = 5
"""Cards drawn up to in the draw step."""
HAND_SLOTS = 2
"""Each holds one heavy item or object."""

STARTING_WEAPON: dict[CharacterId, str] = {
    "captain": "six_shooter",
    "pilot": "shotgun",
    "scientist": "pistol",
    "scout": "rifle",
    "soldier": "assault_rifle",
    "mechanic": "sawed_off_shotgun",
    "medic": "needle_gun",
}

QUEST_ITEMS_OF: dict[CharacterId, tuple[str, str]] = {
    "captain": ("log_key", "intercom"),
    "pilot": ("orbital_maneuvering_system", "pilot_evacuation_key"),
    "scientist": ("laboratory_equipment", "holo_computer"),
    "scout": ("motion_scanner", "security_key"),
    "soldier": ("armor", "autoloader"),
    "mechanic": ("plasma_torch", "flashlight"),
    "medic": ("surgery_kit", "combat_drugs"),
}

ACTION_DECK: dict[CharacterId, tuple[tuple[str, int], ...]] = {
    "captain": (
        ("reload", 1),
        ("order", 1),
        ("motivation", 1),
        ("suppressive_fire", 1),
        ("basic_repairs", 1),
        ("interruption", 1),
        ("search", 2),
        ("rest", 1),
        ("demolition", 1),
    ),
    "pilot": (
        ("ship_knowledge", 1),
        ("piloting", 1),
        ("old_friend", 1),
        ("computer_skills", 1),
        ("demolition", 1),
        ("interruption", 1),
        ("rest", 1),
        ("search", 2),
        ("repairs", 1),
    ),
    "scientist": (
        ("intranet", 1),
        ("interruption", 1),
        ("blocking_access", 1),
        ("computer_skills", 1),
        ("repairs", 1),
        ("risk_assessment", 1),
        ("demolition", 1),
        ("rest", 1),
        ("search", 2),
    ),
    "scout": (
        ("adrenaline", 1),
        ("reconnaissance", 1),
        ("scavenging", 1),
        ("search", 2),
        ("basic_repairs", 1),
        ("interruption", 1),
        ("suppressive_fire", 1),
        ("demolition", 1),
        ("rest", 1),
    ),
    "soldier": (
        ("full_auto", 1),
        ("nerves_of_steel", 1),
        ("covering_fire", 1),
        ("basic_repairs", 1),
        ("interruption", 1),
        ("demolition", 1),
        ("taking_aim", 1),
        ("rest", 1),
        ("search", 2),
    ),
    "mechanic": (
        ("ingenuity", 1),
        ("pyrotechnics", 1),
        ("technical_corridors", 1),
        ("computer_skills", 1),
        ("fast_repairs", 1),
        ("rest", 1),
        ("demolition", 1),
        ("search", 2),
        ("interruption", 1),
    ),
    "medic": (
        ("rest", 1),
        ("demolition", 1),
        ("emergency_resuscitation", 1),
        ("search", 2),
        ("field_dressing", 1),
        ("pharmacist", 1),
        ("computer_skills", 1),
        ("repairs", 1),
        ("interruption", 1),
    ),
}
"""Each character's action cards: kind and number of copies, ten cards in all."""
