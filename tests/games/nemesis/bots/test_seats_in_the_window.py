"""Each level as the window asks it: the same answers whatever happened on the way, and nothing that is not its own."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from nemesis_desktop.engine.chance import Chance
from nemesis_desktop.engine.decision import Decision, Seat
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.saving.checking import read_save
from nemesis_desktop.engine.seats.filled import fill, levels_of
from nemesis_desktop.engine.seats.policy import NotYoursError
from nemesis_desktop.engine.seats.thinker import Position, Thinker
from nemesis_desktop.engine.zones import scramble
from nemesis_desktop.games import KINDS
from nemesis_desktop.games.nemesis import NEMESIS
from nemesis_desktop.games.nemesis.bots.trials import table_of
from nemesis_desktop.games.nemesis.cards.box import BOX
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.saving.checkpoint import freeze
from nemesis_desktop.games.nemesis.seeing import view_of
from nemesis_desktop.games.nemesis.zones import ZONES
from tests.games.nemesis.properties.watching import copy_of

LEVELS = ("passenger", "crew", "veteran")
Nemesis = Match[Any, Any]


def person(match: Nemesis, decision: Decision) -> tuple[int, ...]:
    """What a person picks, by lots that hang on the place in the game alone."""
    dice = random.Random(len(match.journal))
    count = 1 if decision.kind == "one" else decision.least
    return tuple(sorted(dice.sample(range(len(decision.acts)), count)))


def changed(match: Nemesis, level: str) -> None:
    """In the middle a computer takes the first seat over, and a person comes back to the second one and leaves it."""
    match len(match.journal):
        case 0:
            fill(match.table, 1, level)
            fill(match.table, 2, level)
        case 25:
            fill(match.table, 0, level, 25)
            fill(match.table, 1, None, 25)
        case 45:
            fill(match.table, 1, "veteran", 45)


def step(match: Nemesis, thinker: Thinker, level: str) -> tuple[int, ...]:
    """One question answered; gives back the answer."""
    if not levels_of(match.table) or match.table["computers"][-1][0] != len(match.journal):  # type: ignore[index,call-overload]
        changed(match, level)
    decision = match.decision
    assert decision is not None
    answer = thinker.answer(Position.of(match, levels_of(match.table)))
    picks = person(match, decision) if answer is None else answer
    match.answer(*picks)
    return picks


def whole(level: str, seed: int, most: int) -> Nemesis:
    """A game that nobody leaves and in which nothing is taken back."""
    match, thinker = Match(NEMESIS, table_of(3), seed), Thinker(NEMESIS)
    while match.decision is not None and len(match.journal) < most:
        step(match, thinker, level)
    return match


def troubled(level: str, seed: int, most: int, path: Path) -> Nemesis:
    """The same game, saved and opened again, and with answers taken back, again and again."""
    match: Nemesis = Match(NEMESIS, table_of(3), seed)
    thinker, dice, back = Thinker(NEMESIS), random.Random(seed), 0
    while match.decision is not None and len(match.journal) < most:
        if dice.random() < 0.1:
            match.save(path)
            match = Match.opened(read_save(path, KINDS), path)
            thinker = Thinker(NEMESIS)
        decision = match.decision
        assert decision is not None
        given = step(match, thinker, level)
        if dice.random() < 0.3 and decision.kind not in ("claims", "table") and match.can_take_back(decision.seat):
            match.undo(decision.seat)
            back += 1
            assert step(match, thinker, level) == given
    assert back
    return match


def played(match: Nemesis) -> list[tuple[Seat, tuple[int, ...]]]:
    return [(choice.seat, choice.picks) for choice in match.journal]


@pytest.mark.parametrize("level", LEVELS)
def test_saving_opening_taking_back_and_new_people_at_a_seat_change_no_answer(level: str, tmp_path: Path) -> None:
    assert played(troubled(level, 3, 50, tmp_path / "game")) == played(whole(level, 3, 50))


@pytest.mark.soak
@pytest.mark.parametrize("level", LEVELS)
def test_that_is_so_in_many_whole_games(level: str, tmp_path: Path) -> None:
    for seed in range(10, 30):
        assert played(troubled(level, seed, 5_000, tmp_path / "game")) == played(whole(level, seed, 5_000))


class Blindfolded(Thinker):
    """Thinks at a table where whatever its seats cannot see is mixed up anew for every look."""

    dice = random.Random(1)

    def _blind(self, match: Nemesis) -> None:
        def twin(seat: Seat) -> Any:
            state = copy_of(freeze(match.game.state))
            scramble(ZONES, state, seat, Chance(self.dice.randrange(2**32)))
            return view_of(Game(state, BOX), seat, match.decision)

        match.view = twin  # type: ignore[method-assign,assignment]

    def _seated(self, match: Nemesis) -> Nemesis:
        self._blind(match)
        return super()._seated(match)


def honest(level: str, seed: int, most: int) -> None:
    match: Nemesis = Match(NEMESIS, table_of(3), seed)
    thinker, blind = Thinker(NEMESIS), Blindfolded(NEMESIS)
    while match.decision is not None and len(match.journal) < most:
        changed(match, level)
        position = Position.of(match, levels_of(match.table))
        assert blind.answer(position) == thinker.answer(position), match.decision.topic
        step(match, thinker, level)


@pytest.mark.parametrize("level", LEVELS)
def test_a_seat_answers_the_same_where_all_that_is_hidden_from_it_lies_otherwise(level: str) -> None:
    honest(level, 4, 45)


@pytest.mark.soak
@pytest.mark.parametrize("level", LEVELS)
def test_that_is_so_at_every_question_of_many_games(level: str) -> None:
    for seed in range(10):
        honest(level, seed, 5_000)


def test_whoever_looks_into_another_hand_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    from nemesis_desktop.games.nemesis.bots.planning.seat import Crew

    usual = Crew.choose

    def peeps(policy: Crew, view: Any, decision: Decision, lots: Any) -> tuple[int, ...]:
        view((decision.seat + 1) % 3)
        return usual(policy, view, decision, lots)

    monkeypatch.setattr(Crew, "choose", peeps)
    with pytest.raises(NotYoursError):
        honest("crew", 4, 60)
