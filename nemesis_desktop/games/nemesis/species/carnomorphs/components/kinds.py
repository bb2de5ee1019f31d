"""The kinds of Carnomorphs, from the smallest to the largest, and the adaptations on their board."""

from nemesis_desktop.games.nemesis.components.tokens import CombatFace
from nemesis_desktop.games.nemesis.species.species import CARCASS, Kind, KindId

KINDS: dict[KindId, Kind] = {
    kind.id: kind
    for kind in (
        # id, level, miniatures, tokens, toughness cards, what the dead leave
        Kind("metagorger", 1, 8, 10, 1, (CARCASS,), uses_attack_deck=False, makes_room=True),
        Kind("shambler", 2, 8, 12, 1, (CARCASS,), makes_room=True),
        Kind("fleshbeast", 3, 3, 3, 1, (CARCASS, "shambler"), makes_room=True),
        # Drawn while he is on the board and nobody fights him he comes here from wherever he was.
        Kind("butcher", 4, 1, 1, 1, ("shambler", "shambler"), makes_room=True, enters_technical_corridors=False),
    )
}

SYMBOLS: dict[CombatFace, int] = {"creeper": 1, "adult": 2}
"""The symbols of the combat die, and the highest level that each hits."""

ADAPTATIONS: tuple[str, ...] = (
    "voracious",
    "agile",
    "thick_hide",
    "fireproof",
    "regenerative",
    "ambushers",
    "relentless",
    "brood_carriers",
)

SLOTS: dict[str, KindId] = {"corpse": "shambler", "egg": "fleshbeast", "carcass": "butcher"}
"""The object that a laboratory needs to remove the adaptation in each place of the board, and the kind whose first
appearance turns that card up."""
