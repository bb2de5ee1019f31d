"""Scramble all that a seat cannot know: it cannot tell the difference. Exchange one role: nor can the table."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.the_thing.properties.watching import (
    ALIKE,
    check_answers,
    check_twin_games,
    check_views,
    random_game,
)
from tests.games.the_thing.tables import case

seeds = st.integers(min_value=0, max_value=2**32)
counts = st.sampled_from([1, 2, 3, 4, 5, 6, 7, 8])
hidden = st.sampled_from([4, 5, 6, 7, 8])


@case("th-36ac")
@settings(max_examples=4)
@given(seed=seeds, people=counts)
def test_a_view_shows_nothing_that_its_seat_cannot_know(seed: int, people: int) -> None:
    check_views(seed, people, 0.04)


@case("th-36ac")
@settings(max_examples=6)
@given(seed=seeds, people=counts)
def test_twins_are_asked_alike_and_what_shows_something_stands(seed: int, people: int) -> None:
    check_answers(seed, people, 0.3)


@case("th-9ed8")
@settings(max_examples=3)
@given(seed=seeds, people=hidden)
def test_with_another_alien_the_table_reads_the_same_until_a_role_is_shown(seed: int, people: int) -> None:
    assert check_twin_games(seed, people) > people


@case("th-9ed8")
@settings(max_examples=3)
@given(seed=seeds, people=hidden)
def test_with_one_alien_more_the_table_reads_the_same_until_a_role_is_shown(seed: int, people: int) -> None:
    assert check_twin_games(seed, people, one_role=True) > people


@settings(max_examples=3)
@given(seed=seeds, people=hidden)
def test_private_questions_have_the_same_answers_for_everybody(seed: int, people: int) -> None:
    """Of each sort only what everybody sees may tell them apart: where somebody stands, and with whom."""
    rituals: dict[str, set[int]] = {}
    for match in random_game(seed, people):
        if match.decision is not None and match.decision.secret:
            rituals.setdefault(match.decision.topic, set()).add(match.decision.ritual)
    assert all(len(found) == 1 for found in rituals.values()), rituals
    assert {topic: found for topic, found in rituals.items() if topic in ALIKE and found == {0}} == {}


@pytest.mark.soak
@pytest.mark.parametrize("people", range(1, 9))
def test_two_hundred_games_keep_every_secret(people: int) -> None:
    for seed in range(25):
        check_views(seed, people, 0.05)
        check_answers(seed, people, 0.5)
        if people > 3:
            check_twin_games(seed, people)
            check_twin_games(seed, people, one_role=True)
