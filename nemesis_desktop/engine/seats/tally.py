"""What is counted of games that computer seats play by the hundred, whichever game it is."""

from __future__ import annotations

from collections.abc import Callable

from attrs import define

from nemesis_desktop.engine.text import Text, decimal


@define
class Counts:
    """What came of some games; a game's own tally adds its columns, and ``count``.

    Attributes:
        games: how many have ended.
        decisions: how many questions were answered in all of them.
        kept: how many of those in games that had been played before.
        seconds: how long the others took.
    """

    games: int = 0
    decisions: int = 0
    kept: int = 0
    seconds: float = 0.0

    @property
    def decisions_per_second(self) -> float:
        """How fast it went."""
        return (self.decisions - self.kept) / self.seconds if self.seconds else 0.0

    @property
    def speed(self) -> Text:
        """How many questions were answered in which time; of games that had all been played before, how many alone."""
        fresh = self.decisions - self.kept
        if not fresh:
            return Text("cli-decisions", decisions=self.decisions)
        seconds, rate = decimal(self.seconds), f"{self.decisions_per_second:.0f}"
        return Text("cli-speed", decisions=fresh, seconds=seconds, rate=rate)

    def as_json(self) -> dict[str, object]:
        """The form that ``simulate --json`` prints, beside what was played."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions_per_second, 1),
        }


def in_percent(part: int, whole: int, say: Callable[[Text], str]) -> str:
    """How many of all, for a column of such shares."""
    return say(Text("cli-share", percent=f"{100 * part / whole:.0f}")).rjust(6)
