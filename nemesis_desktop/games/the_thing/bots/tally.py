"""What came of some games of The Thing."""

from __future__ import annotations

from collections import Counter

from attrs import Factory, define

from nemesis_desktop.engine.seats.records import Record
from nemesis_desktop.engine.seats.tally import Counts


@define
class Tally(Counts):
    """What came of some games.

    Attributes:
        humans, aliens: how many games each side has won.
        endings: how often each cause ended a game.
        vehicles: in which vehicles the humans escaped.
        rounds: how many games took so many rounds.
    """

    humans: int = 0
    aliens: int = 0
    endings: Counter[str] = Factory(Counter)
    vehicles: Counter[str] = Factory(Counter)
    rounds: Counter[int] = Factory(Counter)

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
            **super().as_json(),
            "won": {"humans": self.humans, "aliens": self.aliens},
            "endings": dict(sorted(self.endings.items())),
            "vehicles": dict(sorted(self.vehicles.items())),
            "mean_rounds": round(self.mean_rounds, 2),
            "rounds": {str(number): self.rounds[number] for number in sorted(self.rounds)},
        }
