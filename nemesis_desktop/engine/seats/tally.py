"""What is counted of games that computer seats play by the hundred, whichever game it is."""

from __future__ import annotations

from attrs import define


@define
class Counts:
    """What came of some games; a game's own tally adds its columns, and ``count``.

    Attributes:
        games: how many have ended.
        decisions: how many questions were answered in all of them.
        seconds: how long they took.
    """

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0

    @property
    def decisions_per_second(self) -> float:
        """How fast it went."""
        return self.decisions / self.seconds if self.seconds else 0.0

    def as_json(self) -> dict[str, object]:
        """The form that ``simulate --json`` prints, beside what was played."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions_per_second, 1),
        }
