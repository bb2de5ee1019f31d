"""Computer seats play the toy by the hundred: whoever plays games knows none of them."""

from __future__ import annotations

from collections import Counter

import pytest

from nemesis_desktop.engine.decision import Decision
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.seats.policy import Lots, ViewOf, answer_of
from nemesis_desktop.engine.seats.random_policy import RandomPolicy
from nemesis_desktop.engine.seats.simulate import simulate
from nemesis_desktop.engine.seats.trials import NoSuchTable, Option, known
from nemesis_desktop.engine.text import Text
from tests.engine.playing import NAMES
from tests.engine.toy import STOWAWAYS


@pytest.mark.parametrize("players", range(2, 9))
def test_whole_games_are_played_and_counted(players: int) -> None:
    *_, tally = simulate(STOWAWAYS, NAMES[:players], games=5, seed=1)
    assert tally.games == sum(tally.thrown_out.values()) == 5
    assert tally.decisions > 5 * players


def test_the_same_seeds_give_the_same_games_however_many_workers_share_them() -> None:
    *_, alone = simulate(STOWAWAYS, NAMES[:4], games=6, seed=3)
    *_, shared = simulate(STOWAWAYS, NAMES[:4], games=6, seed=3, workers=2)
    assert (alone.decisions, alone.thrown_out) == (shared.decisions, shared.thrown_out)


def test_a_question_of_the_whole_table_is_answered_by_everybody_and_by_the_clock() -> None:
    answered: Counter[int] = Counter()
    for seed in range(10):
        match = Match(STOWAWAYS, NAMES[:3], seed)
        lots = [Lots(seed, seat) for seat in range(3)]
        while (decision := match.decision) is not None:
            picks = answer_of([RandomPolicy()] * 3, lots, match.view, decision)
            if decision.kind == "table":
                answered[decision.answered_by(picks)] += 1
            match.answer(*picks)
    assert set(answered) == {-1, 0, 1, 2}


class Busy(RandomPolicy):
    """Does one thing on each stroke of the bell, and lets the rest of the time pass."""

    waited_for = True

    def __init__(self) -> None:
        self.heard = 0

    def choose(self, view_of: ViewOf, decision: Decision, lots: Lots) -> tuple[int, ...]:
        if decision.topic != "pump":
            return super().choose(view_of, decision, lots)
        bells = view_of(decision.seat).bells
        done, self.heard = bells == self.heard, bells
        return () if done else (0,)


def test_the_clock_waits_for_seats_that_want_it_to() -> None:
    match = Match(STOWAWAYS, NAMES[:3], 5)
    lots, seats = [Lots(5, seat) for seat in range(3)], [Busy() for _ in range(3)]
    answered = []
    while (decision := match.decision) is not None:
        picks = answer_of(seats, lots, match.view, decision)
        if decision.kind == "table":
            answered.append(decision.answered_by(picks))
        match.answer(*picks)
    assert answered[:8] == [0, 1, 2, -1, 0, 1, 2, -1]


def test_an_option_may_say_which_message_explains_it() -> None:
    assert Option("players").explained_by == "option-players"
    assert Option("players", message="toy-players").explained_by == "toy-players"


def test_what_is_typed_wrongly_is_said_in_words() -> None:
    with pytest.raises(NoSuchTable) as wrong:
        STOWAWAYS.trials.setup({"players": "nine"})
    assert wrong.value.text == Text("cli-not-a-number", option="--players", given="nine")
    with pytest.raises(NoSuchTable) as wrong:
        STOWAWAYS.trials.setup({"players": "9"})
    assert wrong.value.text.id == "cli-out-of-range"
    with pytest.raises(NoSuchTable) as wrong:
        known("policy", "brave", STOWAWAYS.trials.policies)
    assert wrong.value.text.id == "cli-bad-policy"
