"""The kinds of intruders and the weaknesses on the intruder board."""

from typing import Literal

from attrs import frozen

KindId = str


@frozen
class IntruderKind:
    """What the box holds of a kind, and what its place on the help card says.

    `toughness_cards` is the number of attack cards drawn to see whether injuries kill it; 0 means that the first injury
    does. `size_rank` grows from larva to queen.
    """

    id: KindId
    miniatures: int
    tokens: int
    toughness_cards: int
    leaves_carcass: bool
    uses_attack_deck: bool
    moved_by_events: bool
    size_rank: int


INTRUDERS: dict[KindId, IntruderKind] = {
    kind.id: kind
    for kind in (
        # id, miniatures, tokens, toughness cards, leaves carcass, uses attack deck, moved by events, size
        IntruderKind("larva", 6, 8, 0, False, False, False, 1),
        IntruderKind("creeper", 3, 3, 1, True, True, True, 2),
        IntruderKind("adult", 8, 12, 1, True, True, True, 3),
        IntruderKind("breeder", 2, 2, 2, True, True, True, 4),
        IntruderKind("queen", 1, 1, 2, True, True, True, 5),
    )
}

ATTACK_ORDER: tuple[KindId, ...] = ("queen", "breeder", "adult", "creeper", "larva")
"""In the event phase intruders attack from the largest kind to the smallest."""

WeaknessSlot = Literal["corpse", "egg", "carcass"]

WEAKNESS_SLOTS: tuple[WeaknessSlot, ...] = ("corpse", "egg", "carcass")
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

WEAKNESSES_IN_PLAY = 3
