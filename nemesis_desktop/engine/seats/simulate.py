"""Whole games between computer seats, and what came of them."""

from __future__ import annotations

import gc
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from time import perf_counter
from typing import Any

from nemesis_desktop.engine.decision import TABLE
from nemesis_desktop.engine.kind import GameKind
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.seats.policy import SEVERAL, Lots, Policy, answer_of
from nemesis_desktop.engine.seats.trials import Tally

GAMES_PER_ERRAND = 4
"""So many games a worker plays before it reports: few, so that the progress can be followed."""

MUCH_RUBBISH = 200_000
"""After so many new objects rubbish is looked for. Games leave next to none that holds on to itself."""


def play(match: Match[Any, Any], policies: Sequence[Policy], seed: int) -> int:
    """Play a match to its end; returns how many questions were answered."""
    lots = [Lots(seed, seat) for seat in range(len(policies))]
    listeners = [(seat, policy) for seat, policy in enumerate(policies) if policy.listens]
    if listeners:
        match.tell_all()
    answered = heard = 0
    while (decision := match.decision) is not None:
        picks = answer_of(policies, lots, match.view, decision)
        if decision.kind not in SEVERAL:
            policies[decision.seat].answered(match.view, decision, picks)
        match.answer(*picks)
        answered += 1
        for seat, policy in listeners:
            policy.hear([*match.events_since(heard, seat)])
        heard = match.event_count
    return answered


def game(kind: GameKind[Any, Any], setup: Any, policy: str, seed: int) -> Tally:
    """Play one game; what came of it depends on these four and on nothing else."""
    match = Match(kind, setup, seed, recording=False)
    policies: list[Policy] = [kind.trials.policies[policy]() for _ in match.seats]
    tally = kind.trials.tally()
    tally.decisions = play(match, policies, seed)
    tally.count(match.view(TABLE))
    return tally


def simulate(
    kind: GameKind[Any, Any], setup: Any, games: int, seed: int, policy: str = "random", workers: int = 1
) -> Iterator[Tally]:
    """Play games; after each, the tally so far. Game ``n`` (from 0) has the seed ``seed + n``.

    With more than one of ``workers`` the games are shared out among so many processes; what comes of them is the same.
    """
    began = perf_counter()
    tally = kind.trials.tally()
    for one in _played(partial(game, kind, setup, policy), range(seed, seed + games), min(workers, games)):
        tally.add(one)
        tally.seconds = perf_counter() - began
        yield tally


def _played(one_game: partial[Tally], seeds: range, workers: int) -> Iterator[Tally]:
    """Each game by its seed, in order; in other processes if there are to be several."""
    if workers <= 1:
        yield from map(one_game, seeds)
        return
    # Processes started afresh are alike on every system, and inherit neither windows nor locks.
    with get_context("spawn").Pool(workers, initializer=_as_a_worker) as pool:
        yield from pool.imap(one_game, seeds, chunksize=max(1, min(GAMES_PER_ERRAND, len(seeds) // workers)))


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
