"""What came of some games of Nemesis."""

from __future__ import annotations

from collections import Counter

from attrs import Factory, define

from nemesis_desktop.engine.seats.tally import Counts
from nemesis_desktop.games.nemesis.view import View


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

    def count(self, table: View) -> None:
        """Add the end of a game, as everybody sees it."""
        ending = table.ending
        assert ending is not None, "a game without an open question has ended"
        self.games += 1
        self.endings[ending.cause] += 1
        self.survivors += sum(fate.survived for fate in ending.fates)
        self.won += any(fate.won for fate in ending.fates)
        self.fates.update(fate.cause for fate in ending.fates)
        # Objectives that lie open belong to the group: they are told with every fate, and counted once.
        for fate in ending.fates[:1] if table.shared_objectives else ending.fates:
            for objective, met in zip(fate.objectives, fate.met, strict=True):
                kept = self.objectives.setdefault(objective, Kept())
                kept.kept += 1
                kept.met += met

    def add(self, other: Tally) -> None:
        """Add what came of other games; the time is not added, because games may be played side by side."""
        super().add(other)
        for objective, theirs in other.objectives.items():
            ours = self.objectives.setdefault(objective, Kept())
            ours.kept += theirs.kept
            ours.met += theirs.met

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
