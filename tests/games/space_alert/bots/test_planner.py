"""What could have been planned: legal programs only, and no look at the real piles."""

from __future__ import annotations

import pytest
from attrs import evolve

from nemesis_desktop.engine.decision import TABLE
from nemesis_desktop.engine.seats.policy import Lots, answer_of
from nemesis_desktop.engine.seats.simulate import simulate
from nemesis_desktop.games.space_alert.acts import Place
from nemesis_desktop.games.space_alert.bots import sensible_policy
from nemesis_desktop.games.space_alert.bots.hints import fill_androids, hint, task_of
from nemesis_desktop.games.space_alert.bots.planner import Found, Task, best_plan, errand, route, search
from nemesis_desktop.games.space_alert.bots.sensible_policy import SensiblePolicy
from nemesis_desktop.games.space_alert.bots.trials import table_of
from nemesis_desktop.games.space_alert.components.cards import CARDS
from nemesis_desktop.games.space_alert.components.ship import (
    LOWER_BLUE,
    LOWER_RED,
    STAGE_OF,
    TILES,
    UPPER_BLUE,
    UPPER_RED,
    UPPER_WHITE,
)
from nemesis_desktop.games.space_alert.kind import KIND
from nemesis_desktop.games.space_alert.resolution import Chip, judge, resolve
from tests.games.space_alert.deck import flight
from tests.games.space_alert.playing import Crew


def planned(people: int = 5, seed: int = 1) -> Crew:
    """A table at which all is announced and nobody has laid anything."""
    crew = Crew(people, seed=seed)
    crew.plan_nothing()
    return crew


def check_legal(task: Task, found: Found) -> None:
    lying = [card for card, _ in found.laid.values()]
    assert len(set(lying)) == len(lying)
    for (figure, turn), (card, _) in found.laid.items():
        if card in task.held:
            seat, phase = task.held[card]
            assert STAGE_OF[turn - 1] + 1 >= phase
            assert task.figures[figure] == seat or (task.figures[figure] == TABLE and not CARDS[card].heroic)
        else:
            assert task.own[figure] == card


def test_plans_are_legal_for_people_androids_and_alone() -> None:
    for people in (5, 3, 1):
        task = task_of(planned(people).view, range(1, 4), {})
        found = best_plan(task, 1, 300)
        assert found.laid
        check_legal(task, found)


def test_what_lies_already_stays() -> None:
    task = task_of(planned().view, range(2, 4), {})
    settled = {(0, 1): (next(iter(task.held)), "move")}
    found = best_plan(evolve(task, settled=settled), 1, 200)
    assert found.laid[0, 1] == settled[0, 1]
    assert all(turn > 3 for figure, turn in found.laid if (figure, turn) != (0, 1))


def test_the_real_piles_make_no_difference() -> None:
    task = task_of(planned().view, range(1, 4), {})
    turned = evolve(task.plan, piles=tuple(tuple(reversed(tiles)) for tiles in TILES))
    assert best_plan(task, 1, 150) == best_plan(evolve(task, plan=turned), 1, 150)


def test_the_best_so_far_is_shown_now_and_then() -> None:
    task = task_of(planned(seed=5).view, range(1, 4), {})
    found = list(search(task, 2, 600))
    assert len(found) == 7 and len({tuple(one.laid.items()) for one in found}) > 2


def test_a_hint_saves_the_ship_over_most_piles() -> None:
    view = planned(seed=9).view
    assert not judge(task_of(view, range(1, 4), {}).plan).won
    found = hint(view, tries=1_000)
    assert found is not None
    programs = tuple(found.program(figure, view.turns) for figure in range(len(view.consoles)))
    plan = evolve(task_of(view, range(1, 4), {}).plan, programs=programs)
    won = [judge(evolve(plan, piles=tuple(tuple(t[n:] + t[:n]) for t in TILES))).won for n in range(6)]
    assert sum(won) >= 3


def test_there_is_no_hint_where_nothing_helps() -> None:
    assert hint(planned(seed=2).view, tries=1) is None


def test_androids_are_filled_beside_what_lies_there() -> None:
    crew = Crew(3)
    crew.until("phase_warning", 1)
    found = fill_androids(crew.view, tries=100)
    assert all(turn <= 12 for _, turn in found.laid)


def test_an_errand_fetches_a_squad_walks_and_fights() -> None:
    assert route(UPPER_WHITE, LOWER_BLUE) == ["blue", "lift"] and route(UPPER_BLUE, UPPER_RED) == ["red", "red"]
    assert errand(Chip("SI1-04", 5), UPPER_BLUE) == ["blue", "C", "red", "red", "C", "bots"]
    program = " ".join(errand(Chip("I2-02", 4), LOWER_RED))
    assert flight(program, threats=[("I2-02", 4)], tracks=("T7",) * 4).outcome.destroyed == ("I2-02",)


def test_sensible_seats_play_whole_games_and_the_same_ones_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sensible_policy, "TRIES", 200)
    tallies = []
    for _ in range(2):
        sensible_policy._together.cache_clear()
        *_, tally = simulate(KIND, table_of(2, "training", "S1-1"), 1, 4, "sensible")
        tallies.append((tally.decisions, tally.saved, tally.points))
    assert tallies[0] == tallies[1]


def test_a_plan_found_is_what_the_resolution_makes_of_it() -> None:
    view = planned(seed=3).view
    task = task_of(view, range(1, 4), {})
    found = best_plan(task, 3, 200)
    programs = tuple(found.program(figure, 12) for figure in range(len(view.consoles)))
    plan = evolve(task.plan, programs=programs)
    assert resolve(plan).outcome == judge(plan)


def test_seats_agree_on_the_same_whenever_they_sit_down(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sensible_policy, "TRIES", 150)
    crew, seats = Crew(2, "S1-3", mode="training"), [SensiblePolicy(), SensiblePolicy()]
    lots = [Lots(1, seat) for seat in range(2)]
    laid: dict[tuple[int, int], tuple[str, str]] = {}
    while crew.view.step == "planning":
        decision = crew.match.decision
        assert decision is not None
        picks = answer_of(seats, lots, crew.match.view, decision)
        act = decision.acts[picks[0]]
        if isinstance(act, Place):
            # What was agreed on before is known again, and so is the next card, by somebody who has just come.
            sensible_policy._together.cache_clear()
            assert laid.items() <= sensible_policy.agreed(crew.view, act.seat).items()
            assert answer_of([SensiblePolicy(), SensiblePolicy()], lots, crew.match.view, decision) == picks
            laid[(act.console, act.turn)] = (act.card, act.half)
        crew.match.answer(*picks)
    assert {turn <= 3 for _, turn in laid} == {True, False}
