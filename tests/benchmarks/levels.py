"""How well the levels of Nemesis play: a table with 95 % intervals, and whether neighbours differ.

``python -m tests.benchmarks.levels --games 400`` takes most of an hour: a nightly run. Homogenous tables first, then
mixed ones, at which the two neighbours sit by turns and each seat counts for its level. Whoever sits with a careless
mate lives less long and the mate longer, so the same difference is smaller there and takes more games to see.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from math import erfc, sqrt
from time import perf_counter, sleep

from attrs import Factory, define, evolve

from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.seats.minds import Apart
from nemesis_desktop.engine.seats.odds import wilson
from nemesis_desktop.engine.seats.records import Record
from nemesis_desktop.engine.seats.simulate import game, records
from nemesis_desktop.engine.seats.thinker import Position
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis import NEMESIS
from nemesis_desktop.games.nemesis.bots.trials import table_of

LEVELS = ("passenger", "crew", "veteran")
TABLES = (("solo", 1), ("semi", 2), ("semi", 3), ("semi", 4), ("semi", 5), ("coop", 1), ("coop", 2), ("coop", 4))
SPECIES = ("intruders", "carnomorphs")
SURE = 0.01
"""So unlikely a difference must be by chance, to be believed."""
POLL = 0.0002
"""Seconds between two looks whether an answer has come."""
ANEW = 60
"""One question in so many is asked of a seat that has forgotten everything."""
MARKS = (("p50", 0.5), ("p95", 0.95), ("max", 1.0))


@define
class Row:
    """What came of the seats of one level.

    Attributes:
        seats, survived, won: seats, and how many of them survived and won.
        games, with_winner: games in which the level sat, and in how many somebody won.
    """

    seats: int = 0
    survived: int = 0
    won: int = 0
    games: int = 0
    with_winner: int = 0

    def add(self, other: Row) -> None:
        """Count another row in."""
        self.seats += other.seats
        self.survived += other.survived
        self.won += other.won
        self.games += other.games
        self.with_winner += other.with_winner


@define
class Times:
    """Seconds that single questions took."""

    seconds: list[float] = Factory(list)

    def at(self, share: float) -> float:
        """The time that this share of the questions did not exceed, in milliseconds."""
        return 1000 * sorted(self.seconds)[min(len(self.seconds) - 1, int(share * len(self.seconds)))]


def told_share(part: int, whole: int) -> str:
    """A share and its 95 % interval, in percent."""
    least, most = wilson(part, whole)
    return f"{100 * part / whole if whole else 0.0:5.1f} [{100 * least:4.1f}-{100 * most:4.1f}]"


def by_chance(lower: tuple[int, int], upper: tuple[int, int]) -> float:
    """How likely the upper of two shares would be at least so much larger, if both were the same: one-sided."""
    (few, of), (many, out_of) = lower, upper
    pooled = (few + many) / (of + out_of)
    spread = sqrt(pooled * (1 - pooled) * (1 / of + 1 / out_of))
    return 0.5 * erfc((many / out_of - few / of) / spread / sqrt(2)) if spread else 0.5


def rows_of(games: Iterable[Record]) -> dict[str, Row]:
    """What came of each level in these games."""
    rows: dict[str, Row] = defaultdict(Row)
    for played in games:
        for level, seat in zip(played.policies, played.seats, strict=True):
            rows[level].add(Row(1, bool(seat["survived"]), bool(seat["seat_won"])))
        for level in {*played.policies}:
            won = any(seat["seat_won"] for one, seat in zip(played.policies, played.seats, strict=True) if one == level)
            rows[level].add(Row(games=1, with_winner=won))
    return rows


def answered(minds: Apart, position: Position) -> tuple[tuple[int, ...], float]:
    """What a seat answers in its own process, and the seconds until its answer is there."""
    began = perf_counter()
    minds.ask(position)
    while (heard := minds.heard()) is None:
        sleep(POLL)
    (picks,) = heard
    assert not isinstance(picks, Text)
    return picks or (), perf_counter() - began


def times(level: str, games: int, seed: int) -> tuple[Times, Times]:
    """How long questions take at a table of five, asked of a process of their own as the window does.

    The second are those of a seat that begins anew in the middle of a game, as after a save is opened: it plays
    all choices again first.
    """
    usual, anew = Times(), Times()
    minds = Apart(NEMESIS)
    for number in range(seed, seed + games):
        match, levels = Match(NEMESIS, table_of(5), number), dict.fromkeys(range(5), level)
        answered(minds, Position.of(match, levels))  # the process has to start, which nobody waits for
        while match.decision is not None:
            position = Position.of(match, levels)
            if len(match.journal) % ANEW == ANEW - 1:
                answered(minds, evolve(position, levels={}))
                anew.seconds.append(answered(minds, position)[1])
            picks, seconds = answered(minds, position)
            usual.seconds.append(seconds)
            match.answer(*picks)
    minds.close()
    return usual, anew


def lines(
    games: int, mixed: int, seed: int, workers: int, tables: Sequence[tuple[str, int]], species: str
) -> Iterator[str]:
    """The table, line by line; at a mixed one the levels sit by turns."""

    def played(mode: str, players: int, levels: Sequence[str], games: int) -> dict[str, Row]:
        one = partial(game, NEMESIS, table_of(players, mode, species=species), levels, False)
        return rows_of(records(one, range(seed, seed + games), workers))

    for mode, players in tables:
        if games:
            rows = {level: played(mode, players, [level], games)[level] for level in LEVELS}
            yield from _told(f"{mode} {players}", rows)
        if mixed and players > 1:
            for pair in zip(LEVELS, LEVELS[1:], strict=False):
                yield from _told(f"{mode} {players} mixed", played(mode, players, pair, mixed))


def _told(table: str, rows: dict[str, Row]) -> Iterator[str]:
    for level in (level for level in LEVELS if level in rows):
        row = rows[level]
        parts = ((row.survived, row.seats), (row.won, row.seats), (row.with_winner, row.games))
        shares = "  ".join(told_share(*part) for part in parts)
        yield f"{table:<14} {level:<10} {row.games:>5}  {shares}"
    seated = [level for level in LEVELS if level in rows]
    for lower, upper in zip(seated, seated[1:], strict=False):
        chance = by_chance((rows[lower].survived, rows[lower].seats), (rows[upper].survived, rows[upper].seats))
        verdict = "differ" if chance < SURE else "no provable difference"
        yield f"{table:<14} {lower} < {upper}: p = {chance:.4f}, {verdict}"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="at each homogenous table; 0 for none")
    parser.add_argument("--mixed", type=int, default=1200, help="games at each mixed table; 0 for none")
    parser.add_argument("--seed", type=int, default=900_000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--species", choices=SPECIES, default=SPECIES[0])
    parser.add_argument("--tables", default="", help="such as solo1,semi4; all where nothing is said")
    parser.add_argument("--times", action="store_true", help="only how long single questions take in the window")
    given = parser.parse_args()
    if given.times:
        for level in LEVELS:
            for name, found in zip(("", "anew"), times(level, min(given.games, 20), given.seed), strict=True):
                shown = "  ".join(f"{mark} {found.at(share):.1f} ms" for mark, share in MARKS)
                print(f"{level:<10} {name:<5} {len(found.seconds):>6} questions  {shown}", flush=True)
        return
    wanted = [(name[:-1], int(name[-1])) for name in given.tables.split(",") if name]
    print(f"{'table':<14} {'level':<10} games  survive              win                  games with a winner")
    for line in lines(given.games, given.mixed, given.seed, given.workers, wanted or TABLES, given.species):
        print(line, flush=True)


if __name__ == "__main__":
    main()
