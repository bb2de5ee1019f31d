"""What came of some games of Space Alert."""

from __future__ import annotations

from collections import Counter

from attrs import Factory, define

from nemesis_desktop.games.space_alert.view import View


@define
class Tally:
    """What came of some games.

    Attributes:
        games: how many have ended.
        decisions: how many questions were answered in all of them.
        seconds: how long they took.
        missions: how many were flown.
        saved: in how many of those the ship came through.
        points: of all those together.
        best: of one of them; None before the first.
        lost_to: how often each threat was the end of a ship.
        destroyed, survived: how many threats were.
        knocked_out: how many figures were at the end of a mission.
    """

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    missions: int = 0
    saved: int = 0
    points: int = 0
    best: int | None = None
    lost_to: Counter[str] = Factory(Counter)
    destroyed: int = 0
    survived: int = 0
    knocked_out: int = 0

    @property
    def decisions_per_second(self) -> float:
        """How fast it went."""
        return self.decisions / self.seconds if self.seconds else 0.0

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
                self.best = outcome.score if self.best is None else max(self.best, outcome.score)
            else:
                self.lost_to[outcome.lost_to] += 1

    def add(self, other: Tally) -> None:
        """Add what came of other games; the time is not added, because games may be played side by side."""
        self.games += other.games
        self.decisions += other.decisions
        self.missions += other.missions
        self.saved += other.saved
        self.points += other.points
        known = [best for best in (self.best, other.best) if best is not None]
        self.best = max(known) if known else None
        self.lost_to += other.lost_to
        self.destroyed += other.destroyed
        self.survived += other.survived
        self.knocked_out += other.knocked_out

    def as_json(self) -> dict[str, object]:
        """The form that ``simulate --json`` prints, beside what was played."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions_per_second, 1),
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
