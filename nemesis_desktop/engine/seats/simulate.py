"""Whole games played by computer seats alone, and what came of them."""

from __future__ import annotations

import gc
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from time import perf_counter
from typing import Any

from nemesis_desktop.engine.decision import TABLE
from nemesis_desktop.engine.kind import GameKind
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.seats.filled import fill
from nemesis_desktop.engine.seats.policy import SEVERAL, Lots, Policy, answer_of, own_eyes
from nemesis_desktop.engine.seats.records import Record
from nemesis_desktop.engine.seats.trials import Tally

GAMES_PER_ERRAND = 4
"""So many games a worker plays before it reports: few, so that the progress can be followed."""

MUCH_RUBBISH = 200_000
"""After so many new objects rubbish is looked for. Games leave next to none that holds on to itself."""

OneGame = Callable[[int], Record]
"""Plays the game of a seed."""


def listens(policy: Policy) -> bool:
    """Whether a policy makes anything of what happens."""
    return type(policy).hear is not Policy.hear


def play(match: Match[Any, Any], policies: Sequence[Policy], seed: int) -> int:
    """Play a match to its end; returns how many questions were answered.

    Every policy hears what happens as its seat may read it, as at a table with people.
    """
    lots = [Lots(seed, seat) for seat in range(len(policies))]
    ears = [(seat, policy) for seat, policy in enumerate(policies) if listens(policy)]
    answered = heard = 0
    while (decision := match.decision) is not None:
        for seat, policy in ears:
            policy.hear([told.alone() for told in match.events_since(heard, seat)])
        heard = match.event_count
        picks = answer_of(policies, lots, match.view, decision)
        if decision.kind not in SEVERAL:
            seat = decision.seat
            policies[seat].answered(own_eyes(match.view, seat), decision, picks)
        match.answer(*picks)
        answered += 1
    return answered


def seated(policies: Sequence[str], seats: int, seed: int) -> tuple[str, ...]:
    """Who sits where in the game of a seed: policies in turn, one seat further in every game, so none has the best."""
    return tuple(policies[(seat + seed) % len(policies)] for seat in range(seats))


def game(kind: GameKind[Any, Any], setup: Any, policies: Sequence[str], logged: bool, seed: int) -> Record:
    """Play one game; what came of it depends on these and on nothing else.

    Args:
        kind: the game.
        setup: its table.
        policies: who plays, by name.
        logged: whether its log is kept, for figures that need it.
        seed: of the deal and of the dice.
    """
    names = seated(policies, len(kind.seats(setup)), seed)
    seats: list[Policy] = [kind.trials.policies[name]() for name in names]
    match = Match(kind, setup, seed, recording=False, logged=logged or any(map(listens, seats)))
    for seat, name in enumerate(names):
        fill(match.table, seat, name)
    decisions = play(match, seats, seed)
    log = [*match.events_since(0)] if logged else []
    return kind.trials.record(match.view(TABLE), log).played(seed, decisions, names)


def records(one_game: OneGame, seeds: Sequence[int], workers: int = 1) -> Iterator[Record]:
    """The games of these seeds, in order; in other processes if there are to be several."""
    workers = min(workers, len(seeds))
    if workers <= 1:
        yield from map(one_game, seeds)
        return
    # Processes started afresh are alike on every system, and inherit neither windows nor locks.
    with get_context("spawn").Pool(workers, initializer=_as_a_worker) as pool:
        yield from pool.imap(one_game, seeds, chunksize=max(1, min(GAMES_PER_ERRAND, len(seeds) // workers)))


def simulate(
    kind: GameKind[Any, Any],
    setup: Any,
    games: int,
    seed: int,
    policy: str | Sequence[str] = "random",
    workers: int = 1,
) -> Iterator[Tally]:
    """Play games; after each, the tally so far. Game ``n`` (from 0) has the seed ``seed + n``.

    With more than one of ``workers`` the games are shared out among so many processes; what comes of them is the same.
    """
    policies = (policy,) if isinstance(policy, str) else tuple(policy)
    one_game = partial(game, kind, setup, policies, False)
    yield from tallied(kind, records(one_game, range(seed, seed + games), workers))


def tallied(kind: GameKind[Any, Any], played: Iterable[Record], kept: Iterable[Record] = ()) -> Iterator[Tally]:
    """After each of these games the tally so far.

    Args:
        kind: the game.
        played: games that are played while they are counted; they take time.
        kept: games that had been played before, counted first.
    """
    tally = kind.trials.tally()
    for one in kept:
        tally.kept += one.decisions
        yield _counted(tally, one)
    began = perf_counter()
    for one in played:
        tally.seconds = perf_counter() - began
        yield _counted(tally, one)


def _counted(tally: Tally, one: Record) -> Tally:
    tally.games += 1
    tally.decisions += one.decisions
    tally.count(one)
    return tally


def _as_a_worker() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started the workers stops them
    gc.set_threshold(MUCH_RUBBISH)


@contextmanager
def collecting_seldom() -> Iterator[None]:
    """Meanwhile rubbish is looked for seldom: hundreds of games are played sooner, and need no more room."""
    usual = gc.get_threshold()
    gc.set_threshold(MUCH_RUBBISH, *usual[1:])
    try:
        yield
    finally:
        gc.set_threshold(*usual)
