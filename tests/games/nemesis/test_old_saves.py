"""Saves of earlier versions open whole: with their log, and with undo."""

from __future__ import annotations

from pathlib import Path

import pytest

from nemesis_desktop.engine.journal import describe
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.seats.filled import levels_of
from nemesis_desktop.engine.seats.thinker import Position, Thinker
from nemesis_desktop.games import KINDS
from nemesis_desktop.games.nemesis.acts import Move
from nemesis_desktop.games.nemesis.aims import (
    Aim,
    AtCorridor,
    AtDeck,
    AtIntruder,
    AtObjective,
    AtPerson,
    AtRoom,
    Named,
    aim_today,
)

SAVES = Path(__file__).parent / "saves"
CHOICES = 110


def test_a_game_saved_when_every_aim_was_alike_is_played_again_to_the_same_question() -> None:
    match = Match.load(SAVES / "before_typed_aims.nemesis", KINDS)
    assert match.loaded is not None
    assert match.loaded.log_complete, "the journal means the same, so that nothing of it is lost"
    assert match.loaded.lost == 0
    assert len(match.journal) == CHOICES
    assert not [act for choice in match.journal for act in choice.acts if act[0] == "Aim"]


def test_computer_seats_saved_when_there_was_one_level_go_on_at_it() -> None:
    match = Match.load(SAVES / "before_levels.nemesis", KINDS)
    assert match.loaded is not None and match.loaded.lost == 0
    levels = levels_of(match.table)
    assert levels == {1: "sensible", 2: "sensible"}
    thinker = Thinker(match.kind)
    for _ in range(12):
        decision = match.decision
        assert decision is not None
        answer = thinker.answer(Position.of(match, levels))
        assert (answer is not None) == (decision.kind == "claims" or decision.seat in levels)
        match.answer(*(range(decision.least) if answer is None else answer))


@pytest.mark.parametrize(
    ("old", "now"),
    [
        (("heal_light", "", ""), Named("heal_light")),
        (("peek", "room", 4), AtRoom(4, "peek")),
        (("door", "corridor", "5-6"), AtCorridor("5-6", "door")),
        (("order", "seat", 2), AtPerson(2, "order")),
        (("stun", "intruder", 3), AtIntruder(3, "stun")),
        (("search", "deck", "red"), AtDeck("red", "search")),
        (("look_at_kind", "objective-kind", "personal"), AtObjective("personal", "look_at_kind")),
    ],
)
def test_an_aim_is_read_as_it_is_named_today(old: tuple[str, str, int | str], now: Aim) -> None:
    assert aim_today(["Aim", *old]) == describe(now)


def test_what_was_no_aim_is_read_as_it_stands() -> None:
    move = describe(Move("5-6", 6))
    assert aim_today(move) == move
    nobody = ["Aim", "pet", "cat", 1]
    assert aim_today(nobody) == nobody
