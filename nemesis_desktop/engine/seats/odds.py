"""How far figures of some games can be trusted: intervals, and whether two ways to play differ at all."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb, exp, lgamma, log, sqrt
from typing import Final, NamedTuple

Z: Final = 1.959963984540054
"""Between minus and plus so many standard deviations lie 95 of 100 results of chance."""

_EXACT: Final = 1_000
"""Up to so many pairs every outcome is counted; beyond, its logarithm is precise enough."""


class Interval(NamedTuple):
    """What is probably true: in 95 of 100 such intervals it is."""

    least: float
    most: float


def wilson(count: int, of: int) -> Interval:
    """The interval of a share of which ``count`` of ``of`` were seen (Wilson's); from 0 to 1 where nothing was seen."""
    if not of:
        return Interval(0.0, 1.0)
    share, spread = count / of, Z * Z / of
    middle = (share + spread / 2) / (1 + spread)
    reach = Z / (1 + spread) * sqrt(share * (1 - share) / of + spread / of / 4)
    return Interval(max(0.0, middle - reach), min(1.0, middle + reach))


def mean(values: Sequence[float]) -> float:
    """The mean of at least one value."""
    return sum(values) / len(values)


def deviation(values: Sequence[float]) -> float:
    """The standard deviation of a sample; 0 of a single value."""
    if len(values) < 2:
        return 0.0
    middle = mean(values)
    return sqrt(sum((value - middle) ** 2 for value in values) / (len(values) - 1))


def mean_interval(values: Sequence[float]) -> Interval:
    """The interval of a mean of many values, as a normal one; the mean itself for a single value."""
    reach = Z * deviation(values) / sqrt(len(values))
    return Interval(mean(values) - reach, mean(values) + reach)


def by_chance(more: int, fewer: int) -> float:
    """How likely two equal ways to play differ at least so much by chance: the sign test, of both sides.

    Of pairs that differ, the one was ahead in ``more`` and the other in ``fewer``; of shares this is McNemar's exact
    test. 1 where no pair differs.
    """
    pairs, rarer = more + fewer, min(more, fewer)
    if 2 * rarer >= pairs:
        return 1.0
    if pairs <= _EXACT:
        tail: float = sum(comb(pairs, count) for count in range(rarer + 1)) / 2**pairs
        return min(1.0, 2 * tail)
    whole = lgamma(pairs + 1) - pairs * log(2)
    terms = (exp(whole - lgamma(count + 1) - lgamma(pairs - count + 1)) for count in range(rarer + 1))
    return min(1.0, 2 * sum(terms))
