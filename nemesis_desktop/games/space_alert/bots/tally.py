"""What came of some games of Space Alert."""

from __future__ import annotations

from collections import Counter

from attrs import Factory, define

from nemesis_desktop.engine.seats.records import Record
from nemesis_desktop.engine.seats.tally import Counts


@define
class Tally(Counts):
    """What came of some games.

    Attributes:
        missions: how many were flown.
        saved: in how many of those the ship came through.
        points: of all those together.
        best: of one of them; None before the first.
        lost_to: how often each threat was the end of a ship.
        destroyed, survived: how many threats were.
        knocked_out: how many figures were at the end of a mission.
    """

    missions: int = 0
    saved: int = 0
    points: int = 0
    best: int | None = None
    lost_to: Counter[str] = Factory(Counter)
    destroyed: int = 0
    survived: int = 0
    knocked_out: int = 0

    def count(self, played: Record) -> None:
        """Add a game: a mission, or the several of a campaign."""

        def number(name: str) -> int:
            return int(played.game[name] or 0)

        self.missions += number("missions")
        self.saved += number("ships_saved")
        self.points += number("points")
        best = played.game["best_points"]
        if best is not None:
            self.best = int(best) if self.best is None else max(self.best, int(best))
        self.lost_to.update(played.counts["lost_to"])
        self.destroyed += number("threats_destroyed")
        self.survived += number("threats_survived")
        self.knocked_out += number("figures_knocked_out")

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
