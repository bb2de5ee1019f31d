"""Several missions with one ship: repairs, votes, what is carried on, and the points. Rulebook 6."""

from __future__ import annotations

import pytest
from attrs import evolve

from nemesis_desktop.engine.decision import Act
from nemesis_desktop.engine.match import Match
from nemesis_desktop.games.space_alert.acts import (
    ChooseLevel,
    FlyOn,
    RemoveTile,
    RepairNothing,
    RestoreSquad,
    StoreSquad,
)
from nemesis_desktop.games.space_alert.game import Game
from nemesis_desktop.games.space_alert.kind import KIND
from nemesis_desktop.games.space_alert.missions.campaign import most_voices, possible_repairs, take_stock
from nemesis_desktop.games.space_alert.missions.lay_out import empty_table, lay_out_mission
from nemesis_desktop.games.space_alert.resolution import Outcome
from nemesis_desktop.games.space_alert.scoring import points_of
from nemesis_desktop.games.space_alert.state import Flown
from nemesis_desktop.games.space_alert.view import View
from tests.games.space_alert.playing import Crew, setup_for

SAFE = Outcome("", (0, 0, 0), (), (), (), 8, 2, 3, (), 0, 0)


def between(people: int = 4, **outcome: object) -> Match[Game, View]:
    """A table after the first mission, at the repairs."""
    setup = setup_for(people, mode="campaign", mission="drawn")
    game = empty_table(setup, 3, "repairs")
    lay_out_mission(game)
    game.state.step = "repairs"
    game.state.flown.append(Flown("S2-1", "1", "1", evolve(SAFE, **outcome)))  # type: ignore[arg-type]
    game.state.repaired = [0, 0, 0]
    game.state.carried = [["heavy_laser", "shield", "structure", "reactor", "gravolift"], ["reactor"], []]
    game.state.squads = 1
    return Match.from_game(KIND, game, setup, seed=3)


def answer(match: Match[Game, View], act: Act) -> None:
    assert match.decision is not None
    match.answer(match.decision.acts.index(act))


@pytest.mark.case("sa-75b0")
def test_who_was_knocked_out_only_recovers_and_a_zone_gets_two_repairs() -> None:
    match = between(knocked_out=(0,))
    assert match.decision is not None and match.decision.seat == 1
    assert [told.kind for told in match.events_since(0)] == ["alert-recovered"]
    answer(match, RemoveTile("red", "shield"))
    answer(match, RemoveTile("red", "structure"))
    asked = match.decision
    assert asked is not None and asked.seat == 3
    assert RemoveTile("red", "reactor") not in asked.acts and RemoveTile("white", "reactor") in asked.acts
    assert RestoreSquad() in asked.acts and RepairNothing() in asked.acts
    answer(match, RestoreSquad())
    assert match.game.state.squads == 2
    assert match.game.state.carried[0] == ["heavy_laser", "reactor", "gravolift"]


def test_androids_repair_too_by_the_people_assigned_to_them() -> None:
    match = between(2)
    seats = []
    while match.decision is not None and match.decision.topic == "repair":
        seats.append(match.decision.seat)
        answer(match, RepairNothing())
    assert seats == [0, 1, 0, 1]


@pytest.mark.case("sa-14b6")
def test_levels_are_voted_on_and_one_squad_is_stored_by_the_captain() -> None:
    match = between(2)
    while match.decision is not None and match.decision.topic == "repair":
        answer(match, RepairNothing())
    for severity, wishes in (("minor", ("2", "2")), ("serious", ("1+2", "1"))):
        for level in wishes:
            answer(match, ChooseLevel(severity, level))
    answer(match, StoreSquad("lower_red"))
    state = match.game.state
    assert (state.minor, state.serious, state.number) == ("2", "1+2", 2)
    assert match.view().bays == ("lower_red",) and state.step == "planning"
    assert {"shield", "heavy_laser"} <= set(state.carried[0]) and "shield" not in state.piles[0]


@pytest.mark.case("sa-87d5")
def test_damage_that_is_left_acts_in_the_next_mission() -> None:
    match = between(2)
    resolution = match.game.resolution
    assert resolution.start.zone("red")[:4] == (0, 1, 1, 2)
    assert resolution.start.zone("white")[2:4] == (2, 4)


@pytest.mark.case("sa-b0e3")
def test_a_pilot_who_was_knocked_out_in_space_is_back_on_the_bridge() -> None:
    match = between(2, knocked_out=(1,))
    start = match.game.resolution.start
    assert {figure.at for figure in start.figures} == {"upper_white"} and start.awake == (True,) * 4


def test_most_voices_and_the_captain_on_a_tie() -> None:
    assert most_voices({0: "1", 1: "2", 2: "2"}) == "2"
    assert most_voices({0: "1+2", 1: "2", 2: "1"}) == "1+2"
    assert most_voices({0: "1", 1: "2", 2: "2", 3: "1"}) == "1"


@pytest.mark.case("sa-6809")
def test_a_lost_mission_loses_the_campaign_and_stopping_keeps_the_points() -> None:
    lost = evolve(SAFE, lost_to="E1-07")
    assert points_of([SAFE, lost]) is None
    assert points_of([SAFE]) == 13
    assert points_of([evolve(SAFE, visual=2), evolve(SAFE, visual=0), evolve(SAFE, visual=0, penalties=4)]) == 26


def test_the_crew_votes_on_flying_on() -> None:
    for voices, on in (((True, True, False), True), ((False, False, True), False)):
        setup = setup_for(3, mode="campaign", mission="drawn")
        game = empty_table(setup, 1, "fly_on")
        lay_out_mission(game)
        game.state.step = "fly_on"
        game.state.flown.append(Flown("S2-1", "1", "1", SAFE))
        match: Match[Game, View] = Match.from_game(KIND, game, setup, seed=1)
        for voice in voices:
            answer(match, FlyOn(voice))
        assert (match.game.state.step == "end") != on
        assert match.game.state.points == (None if on else 13)


def test_a_single_mission_ends_after_its_playback() -> None:
    crew = Crew(5)
    crew.plan_nothing()
    crew.go_on()
    assert crew.view.over and len(crew.view.flown) == 1


def test_a_chosen_card_is_flown_first_and_the_others_come_by_lot() -> None:
    setup, seen = setup_for(2, mode="campaign", mission="S2-3"), []
    game = empty_table(setup, 5, "lay_out")
    for number in (1, 2, 3):
        game.state.number = number
        lay_out_mission(game)
        seen.append(game.state.mission)
        game.state.flown.append(Flown(game.state.mission, "1", "1", SAFE))
    assert seen[0] == "S2-3" and len({*seen}) == 3


def test_a_squad_that_nobody_restored_stays_disabled_and_costs_its_point_again() -> None:
    # Rulebook 4: 1 point for each squad that is disabled when the mission ends; 6.2: it is not placed again.
    match = between(2)
    while match.decision is not None and match.decision.topic == "repair":
        answer(match, RepairNothing())
    for severity in ("minor", "minor", "serious", "serious"):
        answer(match, ChooseLevel(severity, "1"))
    answer(match, StoreSquad("upper_blue"))
    game = match.game
    assert [squad for _, squad in game.resolution.end.bays] == ["ready"]
    assert game.resolution.outcome.disabled_squads == 1
    game.state.flown.append(Flown("S2-2", "1", "1", game.resolution.outcome))
    take_stock(game)
    assert game.state.squads == 1 and RestoreSquad() in possible_repairs(game)


def test_lessons_without_squads_have_none_that_is_lost() -> None:
    crew = Crew(4, "S1-3", mode="training")
    crew.plan_nothing()
    assert crew.view.resolution is not None and crew.view.resolution.outcome.disabled_squads == 0
