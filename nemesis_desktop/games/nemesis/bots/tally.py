"""What came of some games of Nemesis."""

from __future__ import annotations

from collections import Counter

from attrs import Factory, define

from nemesis_desktop.engine.seats.records import Record


@define
class Kept:
    """How often an objective was kept (or lay open for the group), and how often it was met."""

    kept: int = 0
    met: int = 0


@define
class Tally:
    """What came of some games.

    Attributes:
        games: how many have ended.
        decisions: how many questions were answered in all of them.
        seconds: how long they took.
        endings: how often each cause ended a game.
        survivors: how many characters survived, in all games.
        won: how many games somebody won; a cooperating group wins as one.
        fates: how often each thing happened to a character in the end: asleep, launched, or the cause of death.
        objectives: by id, each objective that somebody kept, or the group had.
    """

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    endings: Counter[str] = Factory(Counter)
    survivors: int = 0
    won: int = 0
    fates: Counter[str] = Factory(Counter)
    objectives: dict[str, Kept] = Factory(dict)

    @property
    def decisions_per_second(self) -> float:
        """How fast it went."""
        return self.decisions / self.seconds if self.seconds else 0.0

    def count(self, played: Record) -> None:
        """Add a game."""
        self.endings[str(played.game["ending"])] += 1
        self.survivors += sum(bool(seat["survived"]) for seat in played.seats)
        self.won += bool(played.game["won"])
        self.fates.update(str(seat["fate"]) for seat in played.seats)
        for objective, count in played.counts["objectives_kept"].items():
            kept = self.objectives.setdefault(objective, Kept())
            kept.kept += count
            kept.met += played.counts["objectives_met"].get(objective, 0)

    def as_json(self) -> dict[str, object]:
        """The form that ``simulate --json`` prints, beside what was played."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions_per_second, 1),
            "endings": dict(sorted(self.endings.items())),
            "survivors": self.survivors,
            "won": self.won,
            "fates": dict(sorted(self.fates.items())),
            "objectives": {
                objective: {"kept": kept.kept, "met": kept.met} for objective, kept in sorted(self.objectives.items())
            },
        }
