"""Scramble all that a seat cannot know: it cannot tell the difference. Exchange one role: nor can the table."""

from __future__ import annotations

import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nemesis_desktop.engine.decision import TABLE
from nemesis_desktop.games.the_thing.kind import KIND
from nemesis_desktop.program.words import LANGUAGES, Words
from tests.games.the_thing.properties.watching import (
    ALIKE,
    check_answers,
    check_twin_games,
    check_views,
    log_of,
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


ROLE_WORDS = {
    "en": re.compile(r"\b(human|alien)\b", re.IGNORECASE),
    "ru": re.compile(r"\b(человек|пришелец)\b", re.IGNORECASE),
    "cs": re.compile(r"\b(člověk|vetřelec)\b", re.IGNORECASE),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_be_taken_back_names_no_role(language: str) -> None:
    words, dice = Words(language), random.Random(3)
    named = 0
    for match in random_game(dice.randrange(1000), 6):
        if match.decision is not None and match.can_undo:
            named += 1
            assert not ROLE_WORDS[language].search(words.text(match.undo_text)), match.undo_text
        if named > 40:
            break
    assert named


@settings(max_examples=2)
@given(seed=seeds, people=hidden)
def test_a_list_of_saves_shows_nothing_secret(seed: int, people: int) -> None:
    for match in random_game(seed, people):
        summary = KIND.summary(match.game)
        assert set(summary) == {"people", "characters", "mode", "round", "over"}
        assert not ROLE_WORDS["en"].search(str(summary))


def test_the_public_log_names_no_hidden_role() -> None:
    """Role words stand in public lines only where a card has been turned before everybody."""
    words = Words("en")
    opened = {"alien-revealed", "proved-human", "comes-aboard", "humans-win", "aliens-win"}
    of_the_alien = {"alien-plans", "alien-strikes", "alien-fought", "alien-flees", "character-absorbed", "dog-absorbed"}
    of_the_alien |= {"alien-destroyed", "power-back"}
    for seed in (1, 2, 3):
        *_, match = random_game(seed, 6)
        from nemesis_desktop.engine.text import Text

        for told in match.events_since(0, TABLE):
            said = words.text(Text(f"log-{told.kind}", **dict(told.words)))
            if told.kind not in opened | of_the_alien:
                assert not ROLE_WORDS["en"].search(said), said
        assert log_of(match, TABLE)


@pytest.mark.soak
@pytest.mark.parametrize("people", range(1, 9))
def test_two_hundred_games_keep_every_secret(people: int) -> None:
    for seed in range(25):
        check_views(seed, people, 0.05)
        check_answers(seed, people, 0.5)
        if people > 3:
            check_twin_games(seed, people)
