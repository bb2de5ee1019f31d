"""Random games of every number of people: they end, nothing is lost or made, fuel and food only shrink, saves go on."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from nemesis_desktop.engine.match import Loaded, Match
from nemesis_desktop.engine.seats.simulate import play, simulate
from nemesis_desktop.games.the_thing.bots.sensible_policy import SensiblePolicy
from nemesis_desktop.games.the_thing.bots.tally import Tally
from nemesis_desktop.games.the_thing.bots.trials import table_of
from nemesis_desktop.games.the_thing.kind import KIND
from nemesis_desktop.games.the_thing.saving.checking import check_checkpoint, conserved
from nemesis_desktop.games.the_thing.setup import numbers_of
from nemesis_desktop.games.the_thing.state import State
from tests.games.the_thing.properties.watching import log_of, random_game, random_picks, readers
from tests.games.the_thing.tables import ThingMatch, setup_of

seeds = st.integers(min_value=0, max_value=2**32)
counts = st.sampled_from([1, 2, 3, 4, 5, 6, 7, 8])


def left(state: State) -> tuple[int, int]:
    """All fuel and all food."""
    fuel = state.underground + state.outdoor + sum(spot.fuel for spot in state.spots.values())
    return fuel, state.pantry + state.kitchen


def quick(seed: int, people: int) -> ThingMatch:
    """A match that keeps nothing."""
    return Match(KIND, setup_of(people), seed, recording=False)


@settings(max_examples=16)
@given(seed=seeds, people=counts)
def test_nothing_is_lost_and_fuel_and_food_only_shrink(seed: int, people: int) -> None:
    dice, match = random.Random(seed), quick(seed, people)
    numbers, before = numbers_of(match.setup), left(match.game.state)
    while match.decision is not None:
        assert match.decision.acts
        assert all(act in match.decision.acts for pair in match.decision.inert.items() for act in pair)
        match.answer(*random_picks(dice, match.decision))
        assert conserved(match.game.state, numbers), match.game.step
        now = left(match.game.state)
        assert now[0] <= before[0]
        assert now[1] <= before[1]
        before = now
    assert match.view().ending is not None


@settings(max_examples=5)
@given(seed=seeds, people=counts)
def test_every_checkpoint_is_one_that_play_can_lead_to(seed: int, people: int) -> None:
    dice, match = random.Random(seed), Match(KIND, setup_of(people), seed)
    match.watched = False
    while match.decision is not None:
        if not match._frames[-1].choices:
            check_checkpoint(match.setup, seed, match._frames[-1].frozen)
        match.answer(*random_picks(dice, match.decision))


@settings(max_examples=4, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seed=seeds, people=counts)
def test_a_loaded_game_goes_on_as_if_it_had_never_stopped(seed: int, people: int, tmp_path: Path) -> None:
    dice, path = random.Random(seed), tmp_path / "game"
    for match in random_game(seed, people):
        if dice.random() > 0.01:
            continue
        match.save(path)
        loaded = Match.load(path, {KIND.id: KIND})
        assert loaded.loaded == Loaded(0, True)
        assert loaded.game.freeze() == match.game.freeze()
        for seat in readers(match):
            assert log_of(loaded, seat) == log_of(match, seat)
            assert loaded.view(seat) == match.view(seat)


@pytest.mark.parametrize("people", [4, 6, 8, 2])
def test_sensible_seats_play_whole_games(people: int) -> None:
    match = Match(KIND, table_of(people), 7, recording=False)
    play(match, [SensiblePolicy() for _ in match.seats], 7)
    assert match.over


def visits(match: ThingMatch) -> list[int]:
    """How often the screen goes behind the shield to somebody, in each round of a game between sensible seats."""
    from nemesis_desktop.engine.seats.policy import Lots, answer_of

    lots, policies = [Lots(1, seat) for seat in match.seats], [SensiblePolicy() for _ in match.seats]
    counts: dict[int, int] = {}
    before = -1
    while (decision := match.decision) is not None:
        seat = decision.seat if decision.secret else -1
        if seat >= 0 and seat != before:
            counts[match.game.state.round] = counts.get(match.game.state.round, 0) + 1
        before = seat
        match.answer(*answer_of(policies, lots, match.view, decision))
    return [counts.get(number, 0) for number in range(2, match.game.state.round + 1)]


def test_a_typical_round_of_six_has_at_most_sixteen_visits() -> None:
    rounds = sorted(count for seed in range(3) for count in visits(quick_table(6, seed)))
    assert rounds[len(rounds) // 2] <= 16, rounds


def quick_table(people: int, seed: int) -> ThingMatch:
    return Match(KIND, table_of(people), seed, recording=False)


@pytest.mark.soak
@pytest.mark.parametrize("people", range(1, 9))
def test_sensible_seats_are_balanced(people: int) -> None:
    """Humans win between a quarter and not half of the games, and nearly every game has six to fourteen rounds."""
    *_, tally = simulate(KIND, table_of(people), 200, 1, "sensible")
    assert isinstance(tally, Tally)
    assert 0.2 <= tally.humans / tally.games <= 0.5
    assert sum(tally.rounds[rounds] for rounds in range(6, 15)) / tally.games >= 0.85


@pytest.mark.soak
@pytest.mark.parametrize("people", [4, 6])
def test_old_hands_stay_human_more_often_at_a_table_of_both_levels(people: int) -> None:
    """Humans win or lose together, whatever their level: what a seat has to itself is that it stays human."""
    from tests.benchmarks.station import LEVELS, one_sided, seats_by_level

    _, rows = seats_by_level(people, LEVELS, 200, 700_001)
    greenhorns, old_hands = (rows[level] for level in LEVELS)
    assert one_sided((greenhorns.stayed, greenhorns.humans), (old_hands.stayed, old_hands.humans)) < 0.05


@pytest.mark.soak
@pytest.mark.parametrize("people", [2, 5])
def test_hasty_people_do_worse_than_sensible_ones(people: int) -> None:
    """Everybody at one level, aliens too, at the same seeds: so much worse that it is no chance."""
    from tests.benchmarks.station import by_chance

    won = []
    for level in ("greenhorn", "old-hand"):
        *_, tally = simulate(KIND, table_of(people), 300, 1, level)
        assert isinstance(tally, Tally)
        won.append(tally.humans)
    assert won[0] < won[1]
    assert by_chance(won[0], won[1], 300) < 0.01


@pytest.mark.soak
@pytest.mark.parametrize("people", range(1, 9))
def test_a_thousand_games_end(people: int) -> None:
    for seed in range(1000):
        dice, match = random.Random(seed), quick(seed, people)
        numbers, asked = numbers_of(match.setup), 0
        while match.decision is not None:
            match.answer(*random_picks(dice, match.decision))
            asked += 1
            assert asked < 20_000
        assert conserved(match.game.state, numbers)
