"""Games of Nemesis that have been played, as the history keeps them."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from nemesis_desktop.engine.chronicle import Ended, Player
from nemesis_desktop.program.kept.history import Played

EVENING = datetime(2026, 11, 27, 21, 30, tzinfo=UTC)


def player(name: str, colour: int, *, won: bool, **facts: Any) -> Player:
    """A captain who lived, unless the facts say something else."""
    usual = {"character": "captain", "survived": True, "fate": "launched", "objectives": [], "met": []}
    return Player(name, colour, won, {**usual, "intruders": False, **facts})


ANNA = player("Anna", 1, won=True, objectives=["ab_ovo"], met=[True])
BORIS = player(
    *("Boris", 2), won=False, character="scout", survived=False, fate="attack", objectives=["quarantine"], met=[False]
)


def played(
    id: str = "one",
    *,
    ended: datetime = EVENING,
    seconds: int | None = 5400,
    players: tuple[Player, ...] = (ANNA, BORIS),
    **facts: Any,
) -> Played:
    """A game that jumped home in round 11, unless the facts say something else."""
    usual = {
        "mode": "semi",
        "board": "main",
        "species": "intruders",
        "variants": [],
        "rounds": 11,
        "cause": "jump",
        "ship": "earth",
    }
    return Played(id, "nemesis", ended, seconds, Ended(players, {**usual, **facts}))
