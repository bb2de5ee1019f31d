"""What can be worked out while people plan: the way of a figure by its own cards, and when threats come."""

from __future__ import annotations

from nemesis_desktop.games.space_alert.plans.forecast import forecast, way_of
from nemesis_desktop.games.space_alert.resolution import Chip, Plan

IDLE = ("-",) * 12


def test_a_figure_goes_where_its_cards_lead_it_from_the_bridge() -> None:
    way = way_of(["red", "red", "lift", "A", "blue", "-", "go:upper_blue", "blue", "C"])
    assert way == (
        "upper_red", "upper_red", "lower_red", "lower_red", "lower_white", "lower_white", "upper_blue", "upper_blue",
        "upper_blue",
    )  # fmt: skip


def test_a_threat_is_foretold_square_by_square_and_letter_by_letter() -> None:
    # A Fighter moves 3 squares a turn; track 3 is twelve squares long, with X on 8 and Y on 3.
    plan = Plan((IDLE,), (Chip("E1-07", 2, "red"),), ("T3", "T1", "T1", "T1"))
    coming = forecast(plan)[("E1-07", 2)]
    assert coming.letters == (("x", 3), ("y", 4), ("z", 5))
    assert coming.squares == ((2, 9), (3, 6), (4, 3))


def test_a_threat_that_grows_faster_and_one_that_nobody_stops_in_the_closing_step() -> None:
    # The Man-of-War has speed 1, and 2 from its next move after X (square 5 of ten, on turn 8).
    plan = Plan((IDLE,), (Chip("SE1-02", 4, "blue"),), ("T1", "T1", "T1", "T1"))
    coming = forecast(plan)[("SE1-02", 4)]
    assert coming.letters == (("x", 8), ("z", 10)) and coming.squares[-2:] == ((8, 5), (9, 3))


def test_damage_does_not_end_a_forecast_and_nothing_hidden_is_looked_at() -> None:
    threats = tuple(Chip(code, turn, "red") for turn, code in enumerate(("SE1-01", "SE1-05", "E1-05", "E1-08"), 1))
    plan = Plan((IDLE,), threats, ("T1", "T1", "T1", "T1"))
    other = Plan((IDLE,), threats, ("T1", "T1", "T1", "T1"), piles=tuple(tuple(reversed(t)) for t in plan.piles))
    assert forecast(plan) == forecast(other)
    assert all(coming.letters[-1][0] == "z" for coming in forecast(plan).values())
