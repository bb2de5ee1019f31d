"""Rulebook: Door tokens."""

import pytest

from nemesis_desktop.games.nemesis.acts import Move, PlayCard, UseItem
from nemesis_desktop.games.nemesis.rules.harm.intruders import retreat
from nemesis_desktop.games.nemesis.rules.things.doors import close_door
from tests.games.nemesis.scenarios.table import Table


def alone(characters: tuple[str, ...] = ("captain", "scout")) -> Table:
    """P1 in the Hibernatorium; P2, far away, has passed."""
    table = Table(2, characters=characters)
    table.place("P2", 1)
    table.passed("P2")
    return table


TWELVE = ("1-2", "1-3", "1-4", "2-6", "3-7", "4-8", "5-6", "5-10", "6-7", "7-8", "8-9", "9-12")


def test_doo_f389_several_intruders_destroy_one_door_together_and_all_stay() -> None:
    table = Table(2)
    for _ in range(3):
        table.intruder("adult", 7)
    table.door("closed", "7-8")
    table.next_event("malfunction")  # adults and breeders, corridor 2
    table.step("event_card")
    assert table.state.doors == {"7-8": "destroyed"}
    assert [one.room for one in table.state.intruders] == [7, 7, 7]


def test_through_a_destroyed_door_they_come() -> None:
    table = Table(2)
    table.intruder("adult", 7)
    table.door("destroyed", "7-8")
    table.next_event("malfunction")
    table.step("event_card")
    assert [one.room for one in table.state.intruders] == [8]


def test_doo_08c3_with_all_tokens_in_use_one_that_is_not_destroyed_is_moved() -> None:
    table = alone()
    table.door("closed", *TWELVE[:9])
    table.door("destroyed", *TWELVE[9:])
    table.put_tile(14, "canteen")
    table.token(14, "doors", 2)
    table.next_noise(1)
    play = table.play()
    play.moves("P1", 14)
    assert (play.asked, play.topic) == ("P1", "door")
    assert {act.id for act in play.options()} == set(TWELVE[:9])
    play.answer("1-2")
    assert "1-2" not in play.state.doors
    assert play.state.doors["11-14"] == "closed"
    assert len(play.state.doors) == 12
    assert [play.state.doors[corridor] for corridor in TWELVE[9:]] == ["destroyed"] * 3


def test_with_all_twelve_doors_destroyed_none_can_be_placed() -> None:
    table = alone()
    table.door("destroyed", *TWELVE)
    table.run(close_door(table.game, "11-14", 0))
    assert set(table.state.doors) == set(TWELVE)


def test_a_corridor_has_one_door_and_closing_a_closed_one_changes_nothing() -> None:
    table = alone()
    table.door("closed", *TWELVE)
    table.run(close_door(table.game, "1-2", 0))
    assert table.state.doors == dict.fromkeys(TWELVE, "closed")


def test_a_destroyed_door_cannot_be_closed_but_with_the_plasma_torch() -> None:
    table = alone()
    table.door("destroyed", "6-11")
    tools = table.give("P1", "tools")
    play = table.play()
    play.does("P1", UseItem(tools))
    assert "6-11" not in {act.id for act in play.options()}
    table = alone(("mechanic", "scout"))
    table.door("destroyed", "6-11")
    torch = table.give("P1", "plasma_torch")
    play = table.play()
    play.does("P1", UseItem(torch), "6-11")
    assert play.state.doors == {"6-11": "closed"}


def test_opening_gives_the_token_back() -> None:
    table = alone()
    table.door("closed", "6-11")
    tools = table.give("P1", "tools")
    play = table.play()
    assert play.refused(Move("6-11", 6)) == "door-closed"
    play.does("P1", UseItem(tools), "6-11")
    assert play.state.doors == {}
    assert play.offers(Move("6-11", 6))


def test_demolition_destroys_a_closed_door_next_to_you() -> None:
    table = alone()
    table.door("closed", "6-11", "1-2")
    table.hand("P1", "demolition", actions=1)
    play = table.play()
    play.does("P1", PlayCard("captain_demolition"))
    assert {act.id for act in play.options() if act.option == "destroy_door"} == {"6-11"}
    play.answer("6-11")
    assert play.state.doors["6-11"] == "destroyed"


def test_no_grenade_flies_through_a_closed_door() -> None:
    table = alone()
    near = table.intruder("adult", 6)
    table.intruder("adult", 8)
    table.door("closed", "8-11")
    grenade = table.give("P1", "grenade")
    play = table.play()
    play.does("P1", UseItem(grenade))
    # The only target is thrown at without being asked for.
    assert play.game.intruder(near) is None or play.game.intruder(near).injuries == 2
    table = alone()
    table.intruder("adult", 8)
    table.door("closed", "8-11")
    grenade = table.give("P1", "grenade")
    assert table.play().refused(UseItem(grenade)) == "no-intruder-in-reach"


@pytest.mark.parametrize("kind", ["creeper", "queen"])
def test_a_retreat_into_a_closed_door_destroys_it(kind: str) -> None:
    table = alone()
    intruder = table.intruder(kind, 11)
    table.door("closed", "6-11")
    table.next_event("hunt_1")  # corridor 2
    retreat(table.game, table.game.intruder(intruder))
    assert table.state.doors == {"6-11": "destroyed"}
    assert table.game.intruder(intruder).room == 11


def test_all_doors_are_open_at_the_start() -> None:
    assert Table(2).state.doors == {}
