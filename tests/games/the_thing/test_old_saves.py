"""Saves of earlier versions open at the same question."""

from __future__ import annotations

from pathlib import Path

import pytest

from nemesis_desktop.engine.journal import describe, means
from nemesis_desktop.engine.match import Match
from nemesis_desktop.games import KINDS
from nemesis_desktop.games.the_thing.acts import LookAt, Offer, Seen, Side

SAVES = Path(__file__).parent / "saves"


@pytest.mark.parametrize(
    ("name", "topic"), [("before_offered_canisters", "accept"), ("before_tokens_had_owners", "role")]
)
def test_a_game_saved_before_a_field_was_there_goes_on_at_the_same_question(name: str, topic: str) -> None:
    match = Match.load(SAVES / f"{name}.nemesis", KINDS)
    assert match.loaded is not None
    assert match.loaded.lost == 0
    assert match.decision is not None
    assert match.decision.topic == topic
    assert match.game.freeze()["offered_canisters"] == []
    match.answer(0)


def test_the_log_of_such_a_game_is_whole() -> None:
    match = Match.load(SAVES / "before_tokens_had_owners.nemesis", KINDS)
    assert match.loaded is not None and match.loaded.log_complete
    assert any(act[0] == "Side" for choice in match.journal for act in choice.acts)


def test_an_act_without_what_only_describes_it_is_the_same_act() -> None:
    assert means(Side("left", 2), ["Side", "left"])
    assert means(Seen(2, "right"), ["Seen"])
    assert means(Offer("flamethrower", 0, 2), ["Offer", "flamethrower", 0])
    assert means(Side("left", 2), describe(Side("left", 2)))


def test_an_act_that_lacks_what_tells_it_from_others_is_none() -> None:
    assert not means(Offer("flamethrower", 1), ["Offer", "flamethrower"])
    assert not means(LookAt(1, 2), ["LookAt"])
    assert not means(Side("left", 2), ["Side", "left", 1])
    assert not means(Side("left", 2), ["Side", "right"])
    assert not means(Seen(2, "right"), ["Side"])
    assert not means(Seen(2, "right"), [*describe(Seen(2, "right")), "more"])
