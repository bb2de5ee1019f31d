"""Exploration tokens, the dice, the supply of markers, escape pods."""

from typing import Final, Literal

from attrs import frozen

TokenId = str


@frozen
class ExplorationToken:
    """What a first step into a room brings: an effect, and the number of items for the room's counter."""

    id: TokenId
    effect: Literal["silence", "danger", "slime", "fire", "malfunction", "doors"]
    items: int


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

NoiseFace = int | Literal["silence", "danger"]

NOISE_DIE: tuple[NoiseFace, ...] = (1, 2, 3, 4, "silence", 1, 2, 3, 4, "danger")
"""The 10 faces of the noise die, from face 1 up."""

CombatFace = Literal["two_hits", "adult", "blank", "one_hit", "creeper"]

COMBAT_DIE: tuple[CombatFace, ...] = ("two_hits", "adult", "blank", "one_hit", "creeper", "creeper")
"""The 6 faces of the combat die, from face 1 up."""

MELEE_LIMIT = 1
"""A melee attack deals at most this many injuries, whatever is rolled."""

AMMO_INJURY_MARKERS = 50
FIRE_MARKERS = 8
"""Having to place one more destroys the ship."""
MALFUNCTION_MARKERS = 8
"""Having to place one more destroys the ship."""
DOOR_TOKENS = 12
EGG_TOKENS = 8

ENGINES = (1, 2, 3)
SWAPPED: Final = {"working": "damaged", "damaged": "working"}
"""What the state of an engine becomes when its two tokens change places."""
POD_SEATS = 2
PodSection = Literal["a", "b"]

_PODS: tuple[tuple[int, PodSection], ...] = ((1, "a"), (2, "b"), (3, "a"), (4, "b"))
_PODS_BY_PLAYERS = {1: 2, 2: 2, 3: 3, 4: 3, 5: 4}


def pods_for(players: int) -> tuple[tuple[int, PodSection], ...]:
    """The escape pods of a game for so many players: number and evacuation section, A and B by turns."""
    return _PODS[: _PODS_BY_PLAYERS[players]]
