"""Whole games between computer seats, and what came of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from time import perf_counter

from attrs import Factory, define

from nemesis_desktop.engine.decision import TABLE
from nemesis_desktop.engine.match import Match
from nemesis_desktop.games.nemesis import NEMESIS
from nemesis_desktop.games.nemesis.setup import Person, Setup
from nemesis_desktop.games.nemesis.view import EndingView
from nemesis_desktop.players.policy import Lots, Policy, answer_of
from nemesis_desktop.players.random_policy import RandomPolicy
from nemesis_desktop.players.sensible_policy import SensiblePolicy

POLICIES: dict[str, type[RandomPolicy] | type[SensiblePolicy]] = {"random": RandomPolicy, "sensible": SensiblePolicy}
"""The computer seats by the names they have on the command line."""

SEATS = range(1, 6)
"""How many people can play."""


@define
class Kept:
    """How often an objective was kept, and how often it was met by whoever kept it."""

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
        objectives: by id, each objective that somebody kept.
    """

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    endings: Counter[str] = Factory(Counter)
    survivors: int = 0
    objectives: dict[str, Kept] = Factory(dict)

    @property
    def decisions_per_second(self) -> float:
        """How fast it went."""
        return self.decisions / self.seconds if self.seconds else 0.0

    def count(self, ending: EndingView) -> None:
        """Add the end of a game."""
        self.games += 1
        self.endings[ending.cause] += 1
        self.survivors += sum(fate.survived for fate in ending.fates)
        for fate in ending.fates:
            for objective, met in zip(fate.objectives, fate.met, strict=True):
                kept = self.objectives.setdefault(objective, Kept())
                kept.kept += 1
                kept.met += met

    def as_json(self) -> dict[str, object]:
        """The form that ``simulate --json`` prints."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions_per_second, 1),
            "endings": dict(sorted(self.endings.items())),
            "survivors": self.survivors,
            "objectives": {
                objective: {"kept": kept.kept, "met": kept.met} for objective, kept in sorted(self.objectives.items())
            },
        }


def table_of(players: int) -> Setup:
    """A table of so many computer seats."""
    people = tuple(Person(f"P{number}", number) for number in range(1, players + 1))
    return Setup(people, mode="solo" if players == 1 else "semi")


def play(match: Match, policies: Sequence[Policy], seed: int) -> int:  # type: ignore[type-arg]
    """Play a match to its end; returns how many questions were answered."""
    lots = [Lots(seed, seat) for seat in range(len(policies))]
    answered = 0
    while (decision := match.decision) is not None:
        match.answer(*answer_of(policies, lots, match.view, decision))
        answered += 1
    return answered


def simulate(games: int, players: int, seed: int, policy: str = "random") -> Iterator[Tally]:
    """Play games one after another; after each, the tally so far. Game ``n`` (from 0) has the seed ``seed + n``."""
    tally = Tally()
    setup = table_of(players)
    policies: list[Policy] = [POLICIES[policy]() for _ in range(players)]
    for number in range(games):
        began = perf_counter()
        match = Match(NEMESIS, setup, seed + number, recording=False)
        tally.decisions += play(match, policies, seed + number)
        tally.seconds += perf_counter() - began
        ending = match.view(TABLE).ending
        assert ending is not None, "a game without an open question has ended"
        tally.count(ending)
        yield tally
