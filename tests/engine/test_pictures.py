"""While somebody watches, each event carries the table before and after it, as everybody may see it."""

from __future__ import annotations

from pathlib import Path

from hypothesis import given, settings

from nemesis_desktop.engine.match import Match
from tests.engine.playing import ToyMatch, at, counts, open_question, random_game, seeds
from tests.engine.toy import STOWAWAYS


def watched_at(topic: str) -> ToyMatch:
    """A match of four at a question of this topic, which somebody watches from there on."""
    match = at(topic, 4)
    match.watched = True
    return match


def has_pictures(match: ToyMatch) -> list[bool]:
    return [told.after is not None for told in match.events_since(0)]


@settings(max_examples=20)
@given(seed=seeds, people=counts)
def test_the_pictures_lead_from_one_question_to_the_next(seed: int, people: int) -> None:
    before, seen = None, 0
    for match in random_game(seed, people):
        match.watched = True
        told = list(match.events_since(seen))
        if told and before is not None:
            assert (told[0].before, told[-1].after) == (before, match.view())
            assert all(one.after is other.before for one, other in zip(told, told[1:], strict=False))
        before, seen = match.view(), match.event_count


def test_a_picture_shows_what_everybody_may_see_whoever_reads_the_event() -> None:
    match = watched_at("lay")
    for _ in range(4):
        match.answer(0)
    for seat in match.seats:
        told = [one for one in match.events_since(0, seat) if one.after is not None]
        assert told and all(one.after.zones["hands"].count(None) == len(one.after.zones["hands"]) for one in told)


def test_only_the_last_answer_keeps_its_pictures() -> None:
    match = watched_at("pump")
    told = match.event_count
    match.answer(0)
    assert has_pictures(match) == [False] * told + [True]
    match.answer(0)
    assert has_pictures(match) == [False] * (told + 1) + [True]


def test_what_is_taken_back_leaves_no_picture() -> None:
    match = watched_at("accuse")
    match.answer(0)
    assert match.can_undo
    before = list(match.events_since(0))
    match.undo()
    assert not any(has_pictures(match))
    match.answer(1)
    (told,) = list(match.events_since(len(before) - 1))
    assert told.after == match.view() and told.before is not None


def test_nobody_watches_before_somebody_says_so() -> None:
    match = at("pump", 4)
    match.answer(0)
    assert match.event_count and not any(has_pictures(match))


def test_nobody_watches_a_game_being_opened(tmp_path: Path) -> None:
    match = watched_at("pump")
    match.answer(0)
    match.save(tmp_path / "game.json")
    opened = Match.load(tmp_path / "game.json", {STOWAWAYS.id: STOWAWAYS})
    assert not any(has_pictures(opened))
    count = opened.event_count
    open_question(opened)
    opened.watched = True
    opened.answer(0)
    assert has_pictures(opened) == [False] * count + [True]
