"""Computer seats play the toy game by the hundred: its tables, and what is counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from attrs import Factory, define

from nemesis_desktop.engine.seats.random_policy import RandomPolicy
from nemesis_desktop.engine.seats.trials import Option, number
from nemesis_desktop.engine.text import Text

if TYPE_CHECKING:
    from tests.engine.toy import View


@define
class Tally:
    """How high the water stood, and who was thrown out."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    thrown_out: Counter[int | None] = Factory(Counter)

    def count(self, view: View) -> None:
        self.games += 1
        self.thrown_out[view.thrown_out] += 1

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.thrown_out += other.thrown_out

    def as_json(self) -> dict[str, object]:
        return {"games": self.games}


class Trials:
    """The toy, played by computer seats alone."""

    policies = {"random": RandomPolicy}
    options = (Option("players", "K"),)

    def setup(self, given: Mapping[str, Any]) -> tuple[str, ...]:
        return tuple("ABCDEFGH"[: number("--players", given["players"], 2, 8)])

    def described(self, setup: tuple[str, ...]) -> dict[str, int]:
        return {"players": len(setup)}

    def tally(self) -> Tally:
        return Tally()

    def report(self, tally: Tally, setup: tuple[str, ...], say: Callable[[Text], str]) -> Iterator[str]:
        yield str(tally.games)
