"""What came of some games of Nemesis."""

from __future__ import annotations

from collections import Counter

from attrs import Factory, define

from nemesis_desktop.engine.seats.records import Record
from nemesis_desktop.engine.seats.tally import Counts


@define
class Kept:
    """How often an objective was kept (or lay open for the group), and how often it was met."""

    kept: int = 0
    met: int = 0


@define
class Tally(Counts):
    """What came of some games.

    Attributes:
        endings: how often each cause ended a game.
        survivors: how many characters survived, in all games.
        won: how many games somebody won; a cooperating group wins as one.
        fates: how often each thing happened to a character in the end: asleep, launched, or the cause of death.
        objectives: by id, each objective that somebody kept, or the group had.
    """

    endings: Counter[str] = Factory(Counter)
    survivors: int = 0
    won: int = 0
    fates: Counter[str] = Factory(Counter)
    objectives: dict[str, Kept] = Factory(dict)

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
            **super().as_json(),
            "endings": dict(sorted(self.endings.items())),
            "survivors": self.survivors,
            "won": self.won,
            "fates": dict(sorted(self.fates.items())),
            "objectives": {
                objective: {"kept": kept.kept, "met": kept.met} for objective, kept in sorted(self.objectives.items())
            },
        }
