"""Rulebook: Generator; Critical moments, the self-destruct sequence; the self-destruct track."""

import pytest

from nemesis_desktop.games.nemesis.acts import RoomAction, UseItem
from tests.games.nemesis.scenarios.table import Table


def in_the_generator(people: int = 2) -> Table:
    table = Table(people)
    table.lay(6, "generator")
    table.place("P1", 6)
    for number in range(2, people + 1):
        table.place(f"P{number}", 20)
        table.passed(f"P{number}")
    return table


def next_rounds(table: Table, rounds: int) -> None:
    """The time step of so many event phases."""
    for _ in range(rounds):
        table.step("time_track")


def test_sd_bad2_three_rounds_to_the_first_yellow_space_where_pods_open_and_nobody_stops_it() -> None:
    table = in_the_generator()
    play = table.play()
    play.uses_room("P1")
    assert play.state.self_destruct == 0
    seen = []
    for _ in range(3):
        seen.append((play.state.self_destruct, play.game.pod(1).state))
        table.step("time_track")
    assert seen == [(0, "locked"), (1, "locked"), (2, "locked")]
    assert len(play.told("self-destruct-irreversible")) == 1
    assert (play.state.self_destruct, play.state.time) == (3, 3)
    assert {pod.state for pod in play.state.pods} == {"unlocked"}
    assert table.play().refused(RoomAction(6)) == "self-destruct-irreversible"


def test_the_marker_moves_with_time_in_the_round_it_was_started() -> None:
    table = in_the_generator()
    table.quiet_event()
    table.quiet_bag()
    play = table.play()
    play.uses_room("P1")
    play.passes("P1")
    assert (play.state.round, play.state.self_destruct) == (2, 1)


def test_sd_3977_stopped_and_started_again_it_begins_on_the_first_space() -> None:
    table = in_the_generator()
    table.state.self_destruct = 2
    play = table.play()
    play.uses_room("P1")
    assert play.state.self_destruct is None
    table.step("time_track")
    assert play.state.self_destruct is None
    play.uses_room("P1")
    assert play.state.self_destruct == 0


def test_nobody_starts_it_while_somebody_sleeps_but_it_can_be_stopped() -> None:
    table = in_the_generator(3)
    table.sleeps("P3")
    assert table.play().refused(RoomAction(6)) == "somebody-sleeps"
    table = in_the_generator(3)
    table.sleeps("P3")
    table.state.self_destruct = 1
    play = table.play()
    play.uses_room("P1")
    assert play.state.self_destruct is None


@pytest.mark.parametrize("index", [3, 4, 5])
def test_on_yellow_it_is_irreversible_for_the_key_too(index: int) -> None:
    table = in_the_generator()
    table.lay(7, "monitoring_room")
    table.place("P1", 7)
    key = table.give("P1", "self_destruct_key")
    table.state.self_destruct = index
    assert table.play().refused(UseItem(key)) == "self-destruct-irreversible"


def test_the_next_yellow_space_does_not_unlock_a_pod_locked_again() -> None:
    table = in_the_generator()
    table.state.self_destruct = 2
    next_rounds(table, 1)
    table.pod(1, "locked")
    next_rounds(table, 1)
    assert [pod.state for pod in table.state.pods] == ["locked", "unlocked"]


def test_six_moves_to_the_skull() -> None:
    table = in_the_generator()
    table.state.self_destruct = 0
    next_rounds(table, 5)
    assert table.state.ending is None
    next_rounds(table, 1)
    assert (table.state.ending.cause, table.state.ending.destroyed) == ("self_destruct", True)
    assert {one.status for one in table.state.crew} == {"dead"}


def test_a_jump_with_the_sequence_running_destroys_the_ship() -> None:
    table = in_the_generator(3)
    table.sleeps("P3")
    table.state.self_destruct = 1
    table.state.time = 14
    next_rounds(table, 1)
    assert table.state.ending.destroyed
    assert {one.status for one in table.state.crew} == {"dead"}


def test_the_event_card_starts_it_even_while_somebody_sleeps() -> None:
    table = in_the_generator(3)
    table.sleeps("P3")
    table.malfunction(6)
    table.next_event("coolant_leak")
    table.step("event_card")
    assert table.state.self_destruct == 0


def test_the_event_card_does_not_set_back_a_running_sequence() -> None:
    table = in_the_generator()
    table.malfunction(6)
    table.state.self_destruct = 4
    table.next_event("coolant_leak")
    table.step("event_card")
    assert table.state.self_destruct == 4
