"""What came of some games of The Thing."""

from __future__ import annotations

from collections import Counter

from attrs import Factory, define

from nemesis_desktop.engine.seats.tally import Counts
from nemesis_desktop.games.the_thing.view import View


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

    def count(self, view: View) -> None:
        """Add the end of a game, as everybody sees it."""
        ending = view.ending
        assert ending is not None, "a game without an open question has ended"
        self.games += 1
        self.humans += ending.winner == "humans"
        self.aliens += ending.winner == "aliens"
        self.endings[ending.cause] += 1
        if ending.winner == "humans":
            self.vehicles[ending.vehicle] += 1
        self.rounds[view.round] += 1

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
