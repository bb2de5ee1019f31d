"""Whole games between computer seats, and what came of them."""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from multiprocessing import get_context
from time import perf_counter

from attrs import Factory, define

from nemesis_desktop.engine.decision import TABLE
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.seats.policy import Lots, Policy, answer_of
from nemesis_desktop.engine.seats.random_policy import RandomPolicy
from nemesis_desktop.games.nemesis import NEMESIS
from nemesis_desktop.games.nemesis.bots.sensible_policy import SensiblePolicy
from nemesis_desktop.games.nemesis.setup import Person, Setup
from nemesis_desktop.games.nemesis.view import View

POLICIES: dict[str, type[RandomPolicy] | type[SensiblePolicy]] = {"random": RandomPolicy, "sensible": SensiblePolicy}
"""The computer seats by the names they have on the command line."""

GAMES_PER_ERRAND = 4
"""So many games a worker plays before it reports: few, so that the progress can be followed."""


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


def table_of(players: int, mode: str = "", board: str = "main", variants: Sequence[str] = ()) -> Setup:
    """A table of so many computer seats; where no mode is named one person plays solo, more semi-cooperatively."""
    people = tuple(Person(f"P{number}", number) for number in range(1, players + 1))
    return Setup(people, mode or ("solo" if players == 1 else "semi"), board, options=tuple(variants))


def play(match: Match, policies: Sequence[Policy], seed: int) -> int:  # type: ignore[type-arg]
    """Play a match to its end; returns how many questions were answered."""
    lots = [Lots(seed, seat) for seat in range(len(policies))]
    answered = 0
    while (decision := match.decision) is not None:
        match.answer(*answer_of(policies, lots, match.view, decision))
        answered += 1
    return answered


def game(setup: Setup, policy: str, seed: int) -> Tally:
    """Play one game; what came of it depends on these three and on nothing else."""
    match = Match(NEMESIS, setup, seed, recording=False)
    policies: list[Policy] = [POLICIES[policy]() for _ in setup.people]
    tally = Tally(decisions=play(match, policies, seed))
    tally.count(match.view(TABLE))
    return tally


def simulate(setup: Setup, games: int, seed: int, policy: str = "random", workers: int = 1) -> Iterator[Tally]:
    """Play games; after each, the tally so far. Game ``n`` (from 0) has the seed ``seed + n``.

    With more than one of ``workers`` the games are shared out among so many processes; what comes of them is the same.
    """
    began = perf_counter()
    tally = Tally()
    for one in _played(partial(game, setup, policy), range(seed, seed + games), min(workers, games)):
        tally.add(one)
        tally.seconds = perf_counter() - began
        yield tally


def _played(one_game: partial[Tally], seeds: range, workers: int) -> Iterator[Tally]:
    """Each game by its seed, in order; in other processes if there are to be several."""
    if workers <= 1:
        yield from map(one_game, seeds)
        return
    # Processes started afresh are alike on every system, and inherit neither windows nor locks.
    with get_context("spawn").Pool(workers, initializer=_leave_interrupts_to_the_caller) as pool:
        yield from pool.imap(one_game, seeds, chunksize=max(1, min(GAMES_PER_ERRAND, len(seeds) // workers)))


def _leave_interrupts_to_the_caller() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
