"""What came of some games of Space Alert."""

from __future__ import annotations

from collections import Counter

from attrs import Factory, define

from nemesis_desktop.engine.seats.tally import Counts
from nemesis_desktop.games.space_alert.view import View


@define
class Tally(Counts):
    """What came of some games.

    Attributes:
        missions: how many were flown.
        saved: in how many of those the ship came through.
        points: of all those together.
        scores: how many of them had so many points.
        lost_to: how often each threat was the end of a ship.
        destroyed, survived: how many threats were.
        knocked_out: how many figures were at the end of a mission.
    """

    missions: int = 0
    saved: int = 0
    points: int = 0
    scores: Counter[int] = Factory(Counter)
    lost_to: Counter[str] = Factory(Counter)
    destroyed: int = 0
    survived: int = 0
    knocked_out: int = 0

    @property
    def best(self) -> int | None:
        """The points of the best mission; None before the first."""
        return max(self.scores, default=None)

    def count(self, table: View) -> None:
        """Add the end of a game, as everybody sees it."""
        self.games += 1
        for flown in table.flown:
            outcome = flown.outcome
            self.missions += 1
            self.destroyed += len(outcome.destroyed)
            self.survived += len(outcome.survived)
            self.knocked_out += len(outcome.knocked_out)
            if outcome.won:
                self.saved += 1
                self.points += outcome.score
                self.scores[outcome.score] += 1
            else:
                self.lost_to[outcome.lost_to] += 1

    def as_json(self) -> dict[str, object]:
        """The form that ``simulate --json`` prints, beside what was played."""
        return {
            **super().as_json(),
            "missions": self.missions,
            "survived": self.saved,
            "points": self.points,
            "points_on_average": round(self.points / self.saved, 2) if self.saved else None,
            "best": self.best,
            "lost_to": dict(sorted(self.lost_to.items())),
            "threats_destroyed": self.destroyed,
            "threats_survived": self.survived,
            "knocked_out": self.knocked_out,
        }
