"""Intervals and tests of chance, beside values that can be looked up or counted out."""

from __future__ import annotations

from itertools import product

import pytest

from nemesis_desktop.engine.seats.odds import by_chance, deviation, mean_interval, wilson


@pytest.mark.parametrize(
    ("count", "of", "least", "most"),
    # Newcombe (1998), method 3, and Brown, Cai, DasGupta (2001).
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_the_interval_of_a_share_is_that_of_the_books(count: int, of: int, least: float, most: float) -> None:
    assert wilson(count, of) == pytest.approx((least, most), abs=5e-5)


def test_where_nothing_was_seen_everything_may_be() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_interval_of_a_mean() -> None:
    values = [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0]
    assert deviation(values) == pytest.approx(2.13809, abs=1e-5)
    assert mean_interval(values) == pytest.approx((5 - 1.48159, 5 + 1.48159), abs=1e-4)
    assert mean_interval([3.0]) == (3.0, 3.0)


@pytest.mark.parametrize("pairs", [1, 4, 7])
def test_chance_is_counted_out_over_all_ways_in_which_pairs_can_fall(pairs: int) -> None:
    for more in range(pairs + 1):
        gap = abs(2 * more - pairs)
        ways = [sum(fallen) for fallen in product((0, 1), repeat=pairs)]
        as_far = sum(abs(2 * way - pairs) >= gap for way in ways) / 2**pairs
        assert by_chance(more, pairs - more) == pytest.approx(min(1.0, as_far) if gap else 1.0)


def test_many_pairs_are_judged_as_few_are() -> None:
    assert by_chance(0, 0) == 1.0
    assert by_chance(470, 530) == by_chance(530, 470) == pytest.approx(0.062, abs=0.002)
    assert by_chance(4900, 5101) == pytest.approx(0.0455, abs=0.002), "two standard deviations"
