"""How a mission ended, and its points. Rulebook 4."""

from __future__ import annotations

from typing import Any, Final

from attrs import asdict, frozen

from nemesis_desktop.games.space_alert.components.ship import ZONES
from nemesis_desktop.games.space_alert.components.threats import THREATS
from nemesis_desktop.games.space_alert.resolution.table import Table

VISUAL_POINTS: Final = (0, 1, 2, 3, 5, 7)
"""Points for so many people who look out of the windows in one turn."""
KNOCKED_OUT_PENALTY: Final = 2


@frozen
class Outcome:
    """The score sheet of a mission.

    Attributes:
        lost_to: the card to which the ship was lost; empty where it was not.
        damage: tiles of the red, the white and the blue zone.
        unresolved: threats that are still on a track, or never entered one.
        threat_points, visual: what is won; ``penalties`` are taken off.
        knocked_out: figures by number.
        score: 0 for a ship that is lost; may be negative otherwise.
    """

    lost_to: str
    damage: tuple[int, ...]
    destroyed: tuple[str, ...]
    survived: tuple[str, ...]
    unresolved: tuple[str, ...]
    destroyed_points: int
    survived_points: int
    visual: int
    knocked_out: tuple[int, ...]
    disabled_squads: int
    penalties: int

    @property
    def won(self) -> bool:
        """Whether the ship is still there."""
        return not self.lost_to

    @property
    def threat_points(self) -> int:
        """Points for threats, destroyed and survived."""
        return self.destroyed_points + self.survived_points

    @property
    def score(self) -> int:
        """The points of the mission."""
        return self.threat_points + self.visual - self.penalties if self.won else 0

    def to_data(self) -> dict[str, Any]:
        """As plain data: the form in which two resolvers can be compared."""
        data = asdict(self)
        data["damage"] = dict(zip(ZONES, self.damage, strict=True))
        for name in ("destroyed", "survived", "unresolved"):
            data[name] = sorted(data[name])
        data["knocked_out"] = list(self.knocked_out)
        return {**data, "won": self.won, "threat_points": self.threat_points, "score": self.score}


def outcome_of(table: Table) -> Outcome:
    """The score sheet for a table on which the mission has ended."""
    by_state: dict[str, list[str]] = {"destroyed": [], "survived": [], "active": [], "pending": []}
    for chip, state in zip(table.chips, table.states, strict=True):
        by_state[state].append(chip.code)
    disabled = table.squads.count("disabled") + [squad for _, squad in table.bays].count("disabled") + table.away
    tiles = tuple(map(len, table.tiles))
    knocked_out = tuple(figure for figure, awake in enumerate(table.awake) if not awake)
    return Outcome(
        lost_to=table.lost_to,
        damage=tiles,
        destroyed=tuple(by_state["destroyed"]),
        survived=tuple(by_state["survived"]),
        unresolved=(*by_state["active"], *by_state["pending"]),
        destroyed_points=sum(THREATS[code].points[1] for code in by_state["destroyed"]),
        survived_points=sum(THREATS[code].points[0] for code in by_state["survived"]),
        visual=sum(VISUAL_POINTS[people] for people in table.looked),
        knocked_out=knocked_out,
        disabled_squads=disabled,
        penalties=sum(tiles) + max(tiles) + KNOCKED_OUT_PENALTY * len(knocked_out) + disabled,
    )
