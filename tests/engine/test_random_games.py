"""Random games of every number of people: never stuck, nothing lost, every question can be answered."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings

from nemesis_desktop.engine.decision import TABLE
from nemesis_desktop.engine.match import Match, NotAnAnswerError
from tests.engine.playing import NAMES, counts, random_game, seeds
from tests.engine.toy import CARDS, PASSWORDS, STOWAWAYS


@settings(max_examples=30)
@given(seed=seeds, people=counts)
def test_every_state_that_is_not_the_end_has_a_question_that_can_be_answered(seed: int, people: int) -> None:
    for match in random_game(seed, people):
        decision = match.decision
        if decision is None:
            assert match.over
            assert match.view().over
            with pytest.raises(NotAnAnswerError):
                match.answer(0)
            continue
        assert decision.acts
        assert 0 <= decision.least <= decision.most <= len(decision.acts)
        assert set(decision.seats) <= {*range(people)}
        assert all(act in decision.acts and meant in decision.acts for act, meant in decision.inert.items())


@settings(max_examples=30)
@given(seed=seeds, people=counts)
def test_no_card_is_lost_or_made(seed: int, people: int) -> None:
    played: set[str] = set()
    for match in random_game(seed, people):
        state = match.game.state
        lying = Counter([*state.deck, *sum(state.hands, []), *state.laid.values()])
        played = {card for told in match.events_since(0) for card in told.facts.get("cards", ())} - {"hole_0"}  # type: ignore[union-attr,misc]
        assert lying + Counter(played) == Counter(CARDS)
        assert sorted(state.box + state.password) == PASSWORDS


def test_both_endings_are_reached() -> None:
    rounds = Counter(list(random_game(seed, 4))[-1].game.state.round for seed in range(40))
    assert rounds[3], "played to the end"
    assert sum(rounds.values()) > rounds[3], "sunk before"


def test_a_simulation_keeps_nothing() -> None:
    match = Match(STOWAWAYS, NAMES[:3], 1, recording=False)
    match.answer(0)
    assert match.event_count == len(match.journal) == 0
    assert match.decision is not None
    assert match.decision.seat != TABLE
