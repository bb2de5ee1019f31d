"""Two levels of computer seats: what they are called, that they tell nothing of a role, and that old saves go on."""

from __future__ import annotations

from pathlib import Path

import pytest

from nemesis_desktop.engine.decision import Act, Decision
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.seats.filled import fill, levels_of
from nemesis_desktop.engine.seats.policy import Lots
from nemesis_desktop.engine.seats.thinker import Position, Thinker
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.the_thing.acts import DoNothing, StartEngine
from nemesis_desktop.games.the_thing.bots.trials import TRIALS
from nemesis_desktop.games.the_thing.kind import KIND
from nemesis_desktop.games.the_thing.new_game import PAGE
from nemesis_desktop.games.the_thing.rules.rounds.actions import board_rescue
from nemesis_desktop.games.the_thing.rules.rounds.rec_room import vote
from nemesis_desktop.program.words import LANGUAGES, Words
from nemesis_desktop.table.furniture.names import called_with_level
from tests.games.the_thing.tables import Table, setup_of
from tests.games.the_thing.test_people import flight

WHO = 1
"""Whose role is changed."""


def answers(table: Table, level: str, number: int) -> list[tuple[int, Act]]:
    """What everybody openly answers at this table: pointing, starting an engine, boarding and letting others aboard.

    Args:
        table: it is played on.
        level: of every seat.
        number: of the lots that they draw.
    """
    said: list[tuple[int, Act]] = []

    def chosen(question: Decision) -> tuple[Act, ...]:
        policy, seat = TRIALS.policies[level](), question.seat
        (pick,) = policy.choose(lambda seat: KIND.view(table.game, seat, question), question, Lots(0, seat, number))
        said.append((seat, question.acts[pick]))
        return (question.acts[pick],)

    table.run(vote, vote=chosen)
    chosen(Decision(WHO, Text("ask"), (DoNothing(), StartEngine()), topic="keys"))
    table.run(board_rescue, board=chosen, let_aboard=chosen)
    return said


@pytest.mark.parametrize("people", [4, 6, 8])
def test_an_alien_greenhorn_does_in_the_open_what_a_human_greenhorn_does(people: int) -> None:
    """Nobody is known to anybody; the same lots."""

    def laid() -> Table:
        return flight(people).discs(*range(1, people + 1))

    for number in range(6):
        as_human, as_alien = answers(laid(), "greenhorn", number), answers(laid().aliens(WHO), "greenhorn", number)
        assert {seat for seat, _ in as_human} == set(range(people))
        # Once the alien turns its card aboard, the game is over: up to there both tables are alike.
        assert as_alien == as_human[: len(as_alien)]
        assert len(as_alien) > people + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_level_is_called_the_same_on_the_page_and_in_lists_and_says_no_role(language: str) -> None:
    words = Words(language)
    roles = [words.text(Text(f"thing-role-{role}")).casefold() for role in ("human", "alien")]
    assert PAGE.computers is not None
    for one in PAGE.computers.levels:
        name = words.text(one.name)
        assert words.text(one.hint).startswith(f"{name}: ")
        assert name.casefold() in called_with_level("Ada", 1, one.value, words)
        assert not any(role in words.text(one.hint).casefold() for role in roles)
    assert not words.missing


def test_seats_that_were_filled_when_there_was_one_level_go_on_at_it(tmp_path: Path) -> None:
    match = Match(KIND, setup_of(4), 3)
    for seat in (1, 2, 3):
        fill(match.table, seat, "sensible")
    match.save(tmp_path / "game")
    loaded = Match.load(tmp_path / "game", {KIND.id: KIND})
    levels, thinker = levels_of(loaded.table), Thinker(KIND)
    assert levels == dict.fromkeys((1, 2, 3), "sensible")
    filled = 0
    for _ in range(40):
        decision = loaded.decision
        assert decision is not None
        answer = thinker.answer(Position.of(loaded, levels))
        filled += answer is not None
        as_old_hand = Thinker(KIND).answer(Position.of(loaded, dict.fromkeys(levels, "old-hand")))
        assert answer == as_old_hand
        loaded.answer(*(range(decision.least) if answer is None else answer))
    assert filled > 10
    assert PAGE.computers is not None and PAGE.computers.today("sensible") == "old-hand"
