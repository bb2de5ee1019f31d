"""What came of some games of The Thing."""

from __future__ import annotations

from collections import Counter

from attrs import Factory, define

from nemesis_desktop.engine.seats.records import Record


@define
class Tally:
    """What came of some games.

    Attributes:
        games: how many have ended.
        decisions: how many questions were answered in all of them.
        seconds: how long they took.
        humans, aliens: how many games each side has won.
        endings: how often each cause ended a game.
        vehicles: in which vehicles the humans escaped.
        rounds: how many games took so many rounds.
    """

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    humans: int = 0
    aliens: int = 0
    endings: Counter[str] = Factory(Counter)
    vehicles: Counter[str] = Factory(Counter)
    rounds: Counter[int] = Factory(Counter)

    @property
    def decisions_per_second(self) -> float:
        """How fast it went."""
        return self.decisions / self.seconds if self.seconds else 0.0

    @property
    def mean_rounds(self) -> float:
        """How long a game is."""
        return sum(rounds * count for rounds, count in self.rounds.items()) / self.games if self.games else 0.0

    def count(self, played: Record) -> None:
        """Add a game."""
        game = played.game
        self.humans += bool(game["humans_won"])
        self.aliens += not game["humans_won"]
        self.endings[str(game["thing_ending"])] += 1
        if game["vehicle"] is not None:
            self.vehicles[str(game["vehicle"])] += 1
        self.rounds[int(game["rounds"] or 0)] += 1

    def as_json(self) -> dict[str, object]:
        """The form that ``simulate --json`` prints, beside what was played."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions_per_second, 1),
            "won": {"humans": self.humans, "aliens": self.aliens},
            "endings": dict(sorted(self.endings.items())),
            "vehicles": dict(sorted(self.vehicles.items())),
            "mean_rounds": round(self.mean_rounds, 2),
            "rounds": {str(number): self.rounds[number] for number in sorted(self.rounds)},
        }
