"""What came of some games of Nemesis."""

from __future__ import annotations

from collections import Counter

from attrs import Factory, define

from nemesis_desktop.games.nemesis.view import View


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
        self.games += other.games
        self.decisions += other.decisions
        self.endings += other.endings
        self.survivors += other.survivors
        self.won += other.won
        self.fates += other.fates
        for objective, theirs in other.objectives.items():
            ours = self.objectives.setdefault(objective, Kept())
            ours.kept += theirs.kept
            ours.met += theirs.met

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
