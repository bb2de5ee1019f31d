"""Dice, shuffles and draws from named, seeded streams whose whole state is a seed and a count per stream.

The same choices give the same dice, and a stream that is used more often (a computer seat's own, say) does not change
the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeVar
from zlib import crc32

from attrs import define, field

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15


def _mix(value: int) -> int:
    """SplitMix64: a well-mixed 64-bit number from a counter."""
    value &= _MASK
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return value ^ (value >> 31)


@lru_cache(maxsize=4096)
def _stream_key(seed: int, stream: str) -> int:
    """Where the counter of a stream starts."""
    return _mix(seed + crc32(stream.encode()) * _GOLDEN)


class ForcedChanceError(Exception):
    """A test forced a result that was not among the possible ones."""


@define
class Chance:
    """Seed and draws made so far, per stream. Lives in the state, so a checkpoint holds it."""

    seed: int
    draws: dict[str, int] = field(factory=dict)

    def below(self, stream: str, limit: int) -> int:
        """A number from 0 to ``limit`` - 1."""
        count = self.draws.get(stream, 0) + 1
        self.draws[stream] = count
        return _mix(_stream_key(self.seed, stream) + count * _GOLDEN) % limit

    def pick(self, stream: str, options: Sequence[T], forced: Forced | None = None) -> T:
        """One of ``options``, each as likely; or the result that a test has forced."""
        if forced is not None and forced.queues.get(stream):
            wanted = forced.queues[stream].pop(0)
            self.below(stream, len(options))
            for option in options:
                if option == wanted:
                    return option
            raise ForcedChanceError(f"{wanted!r} is not among {list(options)!r} in stream {stream!r}")
        return options[self.below(stream, len(options))]

    def shuffle(self, stream: str, cards: list[T]) -> None:
        """Shuffle in place (Fisher and Yates)."""
        # ``below`` for each card, without looking the stream up again: nothing else draws so often.
        key, count = _stream_key(self.seed, stream), self.draws.get(stream, 0)
        for last in range(len(cards) - 1, 0, -1):
            count += 1
            other = _mix(key + count * _GOLDEN) % (last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        if count:
            self.draws[stream] = count


@define
class Forced:
    """Results that a test wants next, per stream. Never part of a save."""

    queues: dict[str, list[object]] = field(factory=dict)

    def force(self, stream: str, *results: object) -> None:
        """The next picks of ``stream`` give these results, in this order."""
        self.queues.setdefault(stream, []).extend(results)
