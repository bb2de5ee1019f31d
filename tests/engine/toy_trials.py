"""Computer seats play the toy game by the hundred: its tables, and what is counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from time import process_time
from typing import TYPE_CHECKING, Any

from attrs import Factory, define

from nemesis_desktop.engine.decision import Decision, Seat
from nemesis_desktop.engine.events import Told
from nemesis_desktop.engine.seats.policy import Lots, ViewOf
from nemesis_desktop.engine.seats.random_policy import RandomPolicy
from nemesis_desktop.engine.seats.records import Measure, Measures, Record, Value
from nemesis_desktop.engine.seats.trials import Option, number
from nemesis_desktop.engine.text import Text

if TYPE_CHECKING:
    from tests.engine.toy import View


@define
class Tally:
    """How high the water stood, and who was thrown out."""

    games: int = 0
    decisions: int = 0
    kept: int = 0
    seconds: float = 0.0
    thrown_out: Counter[Value] = Factory(Counter)

    def count(self, played: Record) -> None:
        self.thrown_out[played.game["thrown_out"]] += 1

    def as_json(self) -> dict[str, object]:
        return {"games": self.games}


class Grudge(RandomPolicy):
    """Accuses the last accuser, or else somebody whom it has not accused yet: it remembers both."""

    def __init__(self) -> None:
        self.accused_by: Seat | None = None
        self.named: list[Seat] = []

    def choose(self, view_of: ViewOf, decision: Decision, lots: Lots) -> tuple[int, ...]:
        self.why = None
        if decision.topic != "accuse":
            return super().choose(view_of, decision, lots)
        whom = [act.whom for act in decision.acts]  # type: ignore[attr-defined]
        self.why = Text("toy-why-grudge" if self.accused_by in whom else "toy-why-turn")
        if self.accused_by in whom:
            return (whom.index(self.accused_by),)
        return (next((place for place, seat in enumerate(whom) if seat not in self.named), 0),)

    def hear(self, events: Sequence[Told]) -> None:
        for told in events:
            if told.kind == "accused":
                self.accused_by = told.facts["who"]

    def answered(self, view_of: ViewOf, decision: Decision, picks: Sequence[int]) -> None:
        if decision.topic == "accuse":
            self.named.append(decision.acts[picks[0]].whom)  # type: ignore[attr-defined]


class Slow(RandomPolicy):
    """Thinks for half a second of the processor, without a pause."""

    SECONDS = 0.5

    def choose(self, view_of: ViewOf, decision: Decision, lots: Lots) -> tuple[int, ...]:
        until = process_time() + self.SECONDS
        while process_time() < until:
            pass
        return super().choose(view_of, decision, lots)


class Trials:
    """The toy, played by computer seats alone."""

    policies = {"random": RandomPolicy, "grudge": Grudge, "slow": Slow}
    options = (Option("players", "K"),)

    def setup(self, given: Mapping[str, Any]) -> tuple[str, ...]:
        return tuple("ABCDEFGH"[: number("--players", given["players"], 2, 8)])

    def described(self, setup: tuple[str, ...]) -> dict[str, int]:
        return {"players": len(setup)}

    measures = Measures(
        game=(Measure("water"), Measure("thrown_out")),
        seat=(Measure("stays"),),
        counted=(Measure("told"),),
        crossed=(("number", "stays"),),
        best=("stays", "water"),
    )

    def record(self, view: View, log: Sequence[Told]) -> Record:
        return Record(
            game={"water": view.water, "thrown_out": view.thrown_out},
            seats=tuple({"stays": one.seat != view.thrown_out, "number": one.seat} for one in view.people),
            counts={"told": Counter(told.kind for told in log)},
        )

    def tally(self) -> Tally:
        return Tally()

    def report(self, tally: Tally, setup: tuple[str, ...], say: Callable[[Text], str]) -> Iterator[str]:
        yield str(tally.games)
