"""Exploration and intruder tokens, the bag at setup, the dice, the supply of markers, escape pods."""

from typing import Literal

from attrs import frozen

TokenId = str


@frozen
class ExplorationToken:
    """What a first step into a room brings: an effect, and the number of items for the room's counter."""

    id: TokenId
    effect: Literal["silence", "danger", "slime", "fire", "malfunction", "doors"]
    items: int


@frozen
class IntruderToken:
    """A token of the bag: a kind of intruder and the number compared with the hand in an encounter (blank has none)."""

    id: TokenId
    kind: Literal["blank", "larva", "creeper", "adult", "breeder", "queen"]
    number: int | None


EXPLORATION: dict[TokenId, ExplorationToken] = {
    token.id: token
    for token in (
        ExplorationToken("exploration_01", "malfunction", 4),
        ExplorationToken("exploration_02", "malfunction", 3),
        ExplorationToken("exploration_03", "malfunction", 2),
        ExplorationToken("exploration_04", "malfunction", 2),
        ExplorationToken("exploration_05", "malfunction", 2),
        ExplorationToken("exploration_06", "malfunction", 2),
        ExplorationToken("exploration_07", "malfunction", 1),
        ExplorationToken("exploration_08", "malfunction", 1),
        ExplorationToken("exploration_09", "fire", 2),
        ExplorationToken("exploration_10", "fire", 1),
        ExplorationToken("exploration_11", "silence", 1),
        ExplorationToken("exploration_12", "silence", 1),
        ExplorationToken("exploration_13", "slime", 4),
        ExplorationToken("exploration_14", "slime", 3),
        ExplorationToken("exploration_15", "danger", 3),
        ExplorationToken("exploration_16", "danger", 2),
        ExplorationToken("exploration_17", "doors", 4),
        ExplorationToken("exploration_18", "doors", 3),
        ExplorationToken("exploration_19", "doors", 2),
        ExplorationToken("exploration_20", "doors", 1),
    )
}

INTRUDER_TOKENS: dict[TokenId, IntruderToken] = {
    token.id: token
    for token in (
        IntruderToken("blank_1", "blank", None),
        IntruderToken("larva_1", "larva", 1),
        IntruderToken("larva_2", "larva", 1),
        IntruderToken("larva_3", "larva", 1),
        IntruderToken("larva_4", "larva", 1),
        IntruderToken("larva_5", "larva", 1),
        IntruderToken("larva_6", "larva", 1),
        IntruderToken("larva_7", "larva", 1),
        IntruderToken("larva_8", "larva", 1),
        IntruderToken("creeper_1", "creeper", 1),
        IntruderToken("creeper_2", "creeper", 1),
        IntruderToken("creeper_3", "creeper", 1),
        IntruderToken("adult_1", "adult", 2),
        IntruderToken("adult_2", "adult", 2),
        IntruderToken("adult_3", "adult", 2),
        IntruderToken("adult_4", "adult", 2),
        IntruderToken("adult_5", "adult", 3),
        IntruderToken("adult_6", "adult", 3),
        IntruderToken("adult_7", "adult", 3),
        IntruderToken("adult_8", "adult", 3),
        IntruderToken("adult_9", "adult", 3),
        IntruderToken("adult_10", "adult", 4),
        IntruderToken("adult_11", "adult", 4),
        IntruderToken("adult_12", "adult", 4),
        IntruderToken("breeder_1", "breeder", 3),
        IntruderToken("breeder_2", "breeder", 4),
        IntruderToken("queen_1", "queen", 4),
    )
}

_BAG = {"blank": 1, "larva": 4, "creeper": 1, "adult": 3, "breeder": 0, "queen": 1}
_PLAYERS = range(1, 6)


def initial_bag(players: int) -> dict[str, int]:
    """How many tokens of each kind start in the bag: the common ones, and 1 adult more per player (1 to 5)."""
    if players not in _PLAYERS:
        raise ValueError(f"Nemesis is for 1 to 5 players, not {players}")
    return _BAG | {"adult": _BAG["adult"] + players}


NoiseFace = int | Literal["silence", "danger"]

NOISE_DIE: tuple[NoiseFace, ...] = (1, 2, 3, 4, "silence", 1, 2, 3, 4, "danger")
"""The 10 faces of the noise die, from face 1 up."""

CombatFace = Literal["two_hits", "adult", "blank", "one_hit", "creeper"]

COMBAT_DIE: tuple[CombatFace, ...] = ("two_hits", "adult", "blank", "one_hit", "creeper", "creeper")
"""The 6 faces of the combat die, from face 1 up."""

MELEE_LIMIT = 1
"""A melee attack deals at most this many injuries, whatever is rolled."""

# A symbol hits its own kind and everything smaller; numbers hit everything.
_INJURIES: dict[str, dict[str, int]] = {
    "blank": {"larva": 0, "creeper": 0, "adult": 0, "breeder": 0, "queen": 0},
    "creeper": {"larva": 1, "creeper": 1, "adult": 0, "breeder": 0, "queen": 0},
    "adult": {"larva": 1, "creeper": 1, "adult": 1, "breeder": 0, "queen": 0},
    "one_hit": {"larva": 1, "creeper": 1, "adult": 1, "breeder": 1, "queen": 1},
    "two_hits": {"larva": 2, "creeper": 2, "adult": 2, "breeder": 2, "queen": 2},
}


def combat_injuries(face: str, kind: str) -> int:
    """Injuries that a shot with this result deals to an intruder of this kind, before weapons and weaknesses."""
    return _INJURIES[face][kind]


AMMO_INJURY_MARKERS = 50
FIRE_MARKERS = 8
"""Having to place one more destroys the ship."""
MALFUNCTION_MARKERS = 8
"""Having to place one more destroys the ship."""
DOOR_TOKENS = 12
EGG_TOKENS = 8
EGGS_AT_SETUP = 5

ENGINES = (1, 2, 3)
POD_SEATS = 2
PodSection = Literal["a", "b"]

_PODS: tuple[tuple[int, PodSection], ...] = ((1, "a"), (2, "b"), (3, "a"), (4, "b"))
_PODS_BY_PLAYERS = {1: 2, 2: 2, 3: 3, 4: 3, 5: 4}


def pods_for(players: int) -> tuple[tuple[int, PodSection], ...]:
    """The escape pods of a game for so many players: number and evacuation section, A and B by turns."""
    return _PODS[: _PODS_BY_PLAYERS[players]]
