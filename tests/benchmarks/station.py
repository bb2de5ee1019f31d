"""The Thing between computer seats: how balanced it is, and how long an evening lasts by the computer's part alone.

``make station`` prints tables (``ARGS='--games 550 --seed 700001 --workers 2'``). The first one plays six people as if
all sat at one screen: visits behind the shield in each round, and the minutes that nobody can make shorter. The second
one has a row for each number of people: how many games the humans win, with the interval in which the true share lies
in 95 of 100 cases, and how many rounds games have. ``--levels 200`` compares tables of greenhorns with tables of
old hands, at the same seeds; ``--mixed 200`` sits both at one table, by turns, and counts each seat for its level;
``--random 1000`` plays random games and says that all of them ended.

Humans win or lose together. A mixed table therefore has one share of games that humans win, and what a level does for
its own seat alone is that whoever began as a human is one at the end: neither infected nor absorbed. Those escape, if
the humans do.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from statistics import median

from attrs import Factory, define

from nemesis_desktop.engine.decision import TABLE
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.seats.odds import wilson
from nemesis_desktop.engine.seats.policy import Lots, answer_of
from nemesis_desktop.engine.seats.records import Facts
from nemesis_desktop.engine.seats.simulate import game, records, simulate
from nemesis_desktop.games.the_thing.bots.sensible_policy import SensiblePolicy
from nemesis_desktop.games.the_thing.bots.tally import Tally
from nemesis_desktop.games.the_thing.bots.trials import table_of
from nemesis_desktop.games.the_thing.components.things import ALIEN, HUMAN
from nemesis_desktop.games.the_thing.kind import KIND
from nemesis_desktop.games.the_thing.ui import UI
from nemesis_desktop.table.drawing.theme import measure
from nemesis_desktop.table.furniture.secrecy.shield import Shield
from nemesis_desktop.table.show.page import Page
from tests.benchmarks.levels import by_chance as one_sided
from tests.benchmarks.levels import told_share

PEOPLE = range(1, 9)
WANTED_SHARE, WANTED_ROUNDS = (0.25, 0.45), (6, 14)
EVENING = 6
MOST_VISITS = 16
LEVELS = ("greenhorn", "old-hand")
MIXED = (4, 6)
"""So many people sit at tables of both levels."""


def balance(games: int, seed: int, workers: int) -> Iterator[str]:
    """A row for each number of people."""
    least, most = WANTED_SHARE
    yield f"humans win (wanted {least:.0%} to {most:.0%}), old hands, {games} games each from seed {seed}"
    yield "people  humans   95 %        rounds  median  6 to 14  longest  decisions/s"
    for people in PEOPLE:
        *_, tally = simulate(KIND, table_of(people), games, seed, LEVELS[-1], workers)
        assert isinstance(tally, Tally)
        low, high = wilson(tally.humans, tally.games)
        inside = sum(tally.rounds[number] for number in range(WANTED_ROUNDS[0], WANTED_ROUNDS[1] + 1)) / tally.games
        yield (
            f"{people:>6} {tally.humans / tally.games:>7.1%}  {low:.1%}-{high:.1%} {tally.mean_rounds:>7.1f}"
            f" {median(tally.rounds.elements()):>7.0f} {inside:>8.0%} {max(tally.rounds):>8}"
            f" {tally.decisions_per_second:>12.0f}"
        )


def levels(games: int, seed: int, workers: int) -> Iterator[str]:
    """A row for each number of people: how many games humans win where everybody plays at the level."""
    yield f"humans win, by their level, {games} games each from seed {seed}"
    yield "people  " + "".join(f"{level:>10}" for level in LEVELS) + "    by chance"
    for people in PEOPLE:
        won = []
        for level in LEVELS:
            *_, tally = simulate(KIND, table_of(people), games, seed, level, workers)
            assert isinstance(tally, Tally)
            won.append(tally.humans)
        shares = "".join(f"{count / games:>10.1%}" for count in won)
        yield f"{people:>6}  {shares}    {by_chance(won[0], won[1], games):.2g}"


def by_chance(one: int, other: int, games: int) -> float:
    """How likely two shares of so many games each differ so much by chance: a two-sided test of proportions."""
    fewer, more = sorted((one, other))
    return 2.0 * one_sided((fewer, games), (more, games))


@define
class Seats:
    """What came of the seats of one level that began as humans, and of those that began as aliens.

    Attributes:
        humans: seats that began as humans; ``stayed`` were human to the end, ``escaped`` left the station as well.
        aliens: seats that began as aliens; ``devoured`` have won.
    """

    humans: int = 0
    stayed: int = 0
    escaped: int = 0
    aliens: int = 0
    devoured: int = 0

    def add(self, seat: Facts, escaped: bool) -> None:
        """Count a seat of a game from which the humans have escaped, or not."""
        if seat["began_as"] == ALIEN:
            self.aliens += 1
            self.devoured += bool(seat["seat_won"])
            return
        stayed = seat["role"] == HUMAN and not seat["absorbed"]
        self.humans += 1
        self.stayed += stayed
        self.escaped += stayed and escaped


def seats_by_level(
    people: int, levels: Sequence[str], games: int, seed: int, workers: int = 1
) -> tuple[int, dict[str, Seats]]:
    """How many games the humans won, and what came of the seats of each level; the levels sit by turns."""
    won, rows = 0, {level: Seats() for level in levels}
    one_game = partial(game, KIND, table_of(people), levels, False)
    for played in records(one_game, range(seed, seed + games), workers):
        escaped = bool(played.game["humans_won"])
        won += escaped
        for level, seat in zip(played.policies, played.seats, strict=True):
            rows[level].add(seat, escaped)
    return won, rows


def mixed(games: int, seed: int, workers: int) -> Iterator[str]:
    """A table of each level and one of both by turns: how many games humans win, and how the seats of a level fare."""
    yield f"seats by their level, {games} games each from seed {seed}"
    yield "people  table      level      humans win         stay human         escape             aliens win"
    for people in MIXED:
        for table in (LEVELS[:1], LEVELS[1:], LEVELS):
            won, rows = seats_by_level(people, table, games, seed, workers)
            for level, row in rows.items():
                parts = ((won, games), (row.stayed, row.humans), (row.escaped, row.humans), (row.devoured, row.aliens))
                shares = "  ".join(told_share(*part) for part in parts)
                yield f"{people:>6}  {'mixed' if len(table) > 1 else 'alike':<9}  {level:<9}  {shares}"
        lower, upper = (rows[level] for level in LEVELS)
        for name, one, other in (
            ("stay human", lower.stayed, upper.stayed),
            ("escape", lower.escaped, upper.escaped),
        ):
            likely = one_sided((one, lower.humans), (other, upper.humans))
            yield f"{people:>6}  mixed      old hands {name} more often: by chance {likely:.2g}"


def at_random(games: int, seed: int, workers: int) -> Iterator[str]:
    """A row for each number of people: random answers end every game, without an error."""
    yield f"{games} games of random answers each, from seed {seed}"
    yield "people   ended  humans  longest"
    for people in PEOPLE:
        *_, tally = simulate(KIND, table_of(people), games, seed, "random", workers)
        assert isinstance(tally, Tally)
        yield f"{people:>6} {tally.games:>7} {tally.humans / tally.games:>7.1%} {max(tally.rounds):>8}"


# ---------------------------------------------------------------- an evening at one screen


@define
class Evening:
    """One game of six in which everybody sits at the same screen.

    Attributes:
        visits: behind the shield, by round.
        alone: questions that somebody answers alone, and ``waits`` the milliseconds that they take at least.
        shown: milliseconds of pages that everybody watches.
        thought: seconds that rules and seats took.
    """

    visits: Counter[int] = Factory(Counter)
    alone: int = 0
    asked: int = 0
    waits: int = 0
    shown: int = 0
    thought: float = 0.0

    @property
    def minutes(self) -> float:
        """Least times, shields and pages, and what the computer itself took."""
        closed = sum(self.visits.values()) * Shield.quiet
        return (self.waits + closed + self.shown) / 60_000 + self.thought / 60


def shown_for(kind: str) -> int:
    """How long what happened stays on the stage by itself, in milliseconds."""
    plain = Page("", "")
    return {
        "test-run": round(measure("test.silence_ms")),
        "proved-human": round(measure("test.turn_ms")),
        "alien-revealed": round(measure("test.turn_ms")),
        **dict.fromkeys(("power-fails", "boiler-lost", "rescue-arrived"), plain.settles + plain.hold),
    }.get(kind, 0)


def evening(people: int, seed: int) -> Evening:
    """Play it."""
    match = Match(KIND, table_of(people), seed)
    lots, policies = [Lots(seed, seat) for seat in match.seats], [SensiblePolicy() for _ in match.seats]
    found, before, began = Evening(), TABLE, time.perf_counter()
    while (decision := match.decision) is not None:
        seat = decision.seat if decision.secret else TABLE
        found.asked += 1
        if decision.secret:
            found.alone += 1
            found.waits += UI.least_time(decision)
            found.visits[match.game.state.round] += seat != before
        before = seat
        match.answer(*answer_of(policies, lots, match.view, decision))
    found.thought = time.perf_counter() - began
    found.shown = sum(shown_for(told.kind) for told in match.events_since(0, TABLE))
    return found


def evenings(games: int, seed: int) -> Iterator[str]:
    """What evenings of six are like."""
    played = [evening(EVENING, seed + number) for number in range(games)]
    visits = sorted(count for one in played for round, count in one.visits.items() if round > 1)
    minutes = sorted(one.minutes for one in played)
    rounds = [max(one.visits) for one in played]
    yield f"six people at one screen, {games} games from seed {seed}"
    yield f"visits per round: median {median(visits):.0f}, wanted at most {MOST_VISITS}"
    yield f"nine rounds of ten have at most {visits[int(len(visits) * 0.9)]}"
    yield f"rounds: median {median(rounds):.0f}"
    asked, alone = median(one.asked for one in played), median(one.alone for one in played)
    yield f"questions: median {asked:.0f}, {alone:.0f} of them alone"
    yield f"minutes by the computer alone: median {median(minutes):.1f}, longest {minutes[-1]:.1f}"
    yield f"seconds of rules and seats: median {median(one.thought for one in played):.1f}"


def main() -> None:
    """Print both."""
    parser = argparse.ArgumentParser(description="The Thing between computer seats")
    parser.add_argument("--games", type=int, default=550)
    parser.add_argument("--seed", type=int, default=700_001)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--evenings", type=int, default=20)
    parser.add_argument("--levels", type=int, default=0, help="games for the comparison of levels")
    parser.add_argument("--mixed", type=int, default=0, help="games for the tables of both levels")
    parser.add_argument("--random", type=int, default=0, help="games of random answers")
    given = parser.parse_args()
    parts = (
        (given.evenings, evenings(given.evenings, given.seed)),
        (given.games, balance(given.games, given.seed, given.workers)),
        (given.levels, levels(given.levels, given.seed, given.workers)),
        (given.mixed, mixed(given.mixed, given.seed, given.workers)),
        (given.random, at_random(given.random, given.seed, given.workers)),
    )
    for wanted, part in parts:
        for line in part if wanted else ():
            print(line, flush=True)


if __name__ == "__main__":
    main()
