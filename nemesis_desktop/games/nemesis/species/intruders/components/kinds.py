"""The kinds of Intruders, and the weaknesses on their board."""

from nemesis_desktop.games.nemesis.components.tokens import CombatFace
from nemesis_desktop.games.nemesis.species.species import CARCASS, Kind, KindId

KINDS: dict[KindId, Kind] = {
    kind.id: kind
    for kind in (
        # id, level, miniatures, tokens, toughness cards, what the dead leave
        Kind("larva", 1, 6, 8, 0, (), uses_attack_deck=False),
        Kind("creeper", 2, 3, 3, 1, (CARCASS,)),
        # Only adults hide to make room; for the other kinds no rule frees a miniature.
        Kind("adult", 3, 8, 12, 1, (CARCASS,), makes_room=True),
        Kind("breeder", 4, 2, 2, 2, (CARCASS,)),
        Kind("queen", 5, 1, 1, 2, (CARCASS,)),
    )
}

SYMBOLS: dict[CombatFace, int] = {"creeper": 2, "adult": 3}
"""The symbols of the combat die, and the highest level that each hits."""

WEAKNESS_SLOTS: tuple[str, ...] = ("corpse", "egg", "carcass")
"""The object that has to be analysed to turn over the weakness card in each place of the intruder board."""

WEAKNESSES: tuple[str, ...] = (
    "vital_places",
    "vulnerability_to_fire",
    "reaction_to_danger",
    "vulnerability_to_energy",
    "the_way_of_moving",
    "susceptibility_to_phosphates",
    "the_way_of_fighting",
    "species_on_the_brink_of_extinction",
)
