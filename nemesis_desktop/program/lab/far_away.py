"""Games played by the workers of a dask cluster: more machines than this one share them."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from nemesis_desktop.engine.seats.records import Record
from nemesis_desktop.engine.text import Text
from nemesis_desktop.program.typed import FAILED, Complaint

if TYPE_CHECKING:
    from distributed import Client

    from nemesis_desktop.engine.seats.simulate import OneGame

SECONDS: Final = 10
"""So long an address is tried."""
GAMES_PER_ERRAND: Final = 8
ERRANDS_PER_THREAD: Final = 4
"""So many wait at each thread of the cluster, so that none is idle, and little is lost when the run is broken off."""


def played_far_away(one_game: OneGame, seeds: Sequence[int], address: str) -> Iterator[Record]:
    """The games of these seeds, in order, by the workers of the cluster at this address.

    Complains at once where dask is not installed, or nobody answers.
    """
    try:
        from distributed import Client
    except ImportError as problem:
        raise Complaint(Text("cli-no-dask"), FAILED) from problem
    try:
        client = Client(address, timeout=SECONDS)
    except (OSError, ValueError, TimeoutError) as problem:
        raise Complaint(Text("cli-dask-silent", address=address), FAILED) from problem
    return _played(client, one_game, seeds, address)


def _played(client: Client, one_game: OneGame, seeds: Sequence[int], address: str) -> Iterator[Record]:
    from distributed import CancelledError, KilledWorker

    errands = [seeds[begin : begin + GAMES_PER_ERRAND] for begin in range(0, len(seeds), GAMES_PER_ERRAND)]
    with client:
        threads = sum(client.nthreads().values())
        if not threads:
            raise Complaint(Text("cli-dask-idle", address=address), FAILED)
        waiting = iter(errands)
        under_way = deque(
            client.submit(_games, one_game, errand, pure=False)
            for errand, _ in zip(waiting, range(threads * ERRANDS_PER_THREAD), strict=False)
        )
        while under_way:
            try:
                done = under_way.popleft().result()
            except (OSError, CancelledError, KilledWorker) as problem:
                raise Complaint(Text("cli-dask-lost", why=str(problem)), FAILED) from problem
            under_way.extend(client.submit(_games, one_game, errand, pure=False) for errand in [*_next(waiting)])
            yield from done


def _next(waiting: Iterator[Sequence[int]]) -> Iterator[Sequence[int]]:
    for errand in waiting:
        yield errand
        return


def _games(one_game: OneGame, seeds: Sequence[int]) -> list[Record]:
    return [one_game(seed) for seed in seeds]
