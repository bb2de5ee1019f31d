"""Rulebook: Slime, Fire and Malfunction markers."""

import pytest

from nemesis_desktop.engine.flow import GameOver
from nemesis_desktop.games.nemesis.acts import PlayCard, RoomAction, UseItem
from nemesis_desktop.games.nemesis.rules.things.markers import (
    malfunctions,
    place_fire,
    place_malfunction,
    remove_malfunction,
)
from tests.games.nemesis.scenarios.table import Table


def alone(characters: tuple[str, ...] = ("captain", "scout")) -> Table:
    """P1 in the Hibernatorium; P2, far away, has passed."""
    table = Table(2, characters=characters)
    table.place("P2", 1)
    table.passed("P2")
    return table


# ---------------------------------------------------------------- fire


def test_fae_7486_one_light_wound_at_the_end_of_each_own_turn_the_passing_one_included() -> None:
    table = Table(2)
    table.lay(6, "canteen", fire=True, items=4)
    table.lay(2, "storage")
    table.place("P1", 6)
    table.place("P2", 1)
    table.hand("P1", "search", "demolition", actions=2)
    table.next_noise(*["silence"] * 8)
    play = table.play()
    play.does("P1", PlayCard("captain_search_1"), play.state.decks["green"][-1])
    play.does("P1", PlayCard("captain_demolition"))
    assert play.one("P1").light == 1
    play.moves("P2", 2)
    play.moves("P2", 1)
    play.passes("P1")
    assert play.one("P1").light == 2
    for target in (2, 1, 2):
        play.moves("P2", target)
        assert play.asked == "P2"
    assert play.one("P1").light == 2
    assert play.one("P1").wounds == []


def test_who_leaves_the_fire_in_time_is_not_hurt() -> None:
    table = alone()
    table.fire(11)
    table.lay(6, "canteen")
    table.state.turn.taken = 1
    table.next_noise("silence")
    play = table.play()
    play.moves("P1", 6)
    assert play.one("P1").light == 0


def test_a_room_on_fire_works_and_can_be_searched() -> None:
    table = alone()
    table.lay(6, "comms_room", fire=True, items=1)
    table.place("P1", 6)
    table.hand("P1", "search", actions=2)
    play = table.play()
    assert play.offers(PlayCard("captain_search_1"))
    assert play.offers(RoomAction(6))


def test_a_second_fire_in_a_room_has_no_effect_and_is_no_ninth_marker() -> None:
    table = Table(2)
    table.fire(*range(1, 9))
    place_fire(table.game, 5)
    assert table.state.ending is None
    assert sum(room.fire for room in table.state.rooms.values()) == 8


def test_fire_may_lie_in_an_unexplored_room_and_a_malfunction_may_not() -> None:
    table = Table(2)
    place_fire(table.game, 6)
    place_malfunction(table.game, 6)
    room = table.game.room(6)
    assert (room.fire, room.malfunction, room.explored) == (True, False, False)


def test_nm_8322_the_ninth_fire_destroys_the_ship_and_the_launched_are_checked() -> None:
    table = Table(3)
    table.launched("P2", pod=1)
    table.sleeps("P3")
    table.objective("P2", "hoarder")
    for slot in range(1, 9):
        table.fire(slot)
    table.put_tile(14, "canteen")
    table.token(14, "fire", 2)
    play = table.play()
    play.moves("P1", 14)
    assert play.over
    assert [one.status for one in play.state.crew] == ["dead", "launched", "dead"]
    ending = play.state.ending
    assert (ending.destroyed, ending.engines, ending.coordinates_shown) == (True, [], False)
    assert [fate.survived for fate in ending.fates] == [False, True, False]


# ---------------------------------------------------------------- malfunction


def test_nm_381f_a_repaired_marker_is_in_the_supply_again() -> None:
    table = alone()
    for slot in (2, 3, 4, 5, 6, 7, 8):
        table.explore(slot)
    for slot, tile in ((5, "storage"), (6, "canteen"), (7, "cabins"), (8, "monitoring_room")):
        table.lay(slot, tile)
    table.malfunction(11, 1, 19, 20, 21, 5, 6, 7)
    table.hand("P1", "basic_repairs", actions=2)
    play = table.play()
    play.does("P1", PlayCard("captain_basic_repairs"))
    assert malfunctions(play.game) == 7
    place_malfunction(play.game, 8)
    assert play.state.ending is None
    assert malfunctions(play.game) == 8
    with pytest.raises(GameOver):
        place_malfunction(play.game, 11)
    assert play.state.ending.destroyed


def test_the_ninth_malfunction_destroys_the_ship() -> None:
    table = alone()
    table.lay(5, "storage")
    table.lay(6, "canteen")
    table.lay(7, "cabins")
    table.malfunction(1, 2, 3, 4, 5, 6, 7, 20)
    table.hand("P1", "demolition", actions=1)
    play = table.play()
    play.does("P1", PlayCard("captain_demolition"))
    assert play.over
    assert play.state.ending.cause == "hull" and play.state.ending.destroyed
    assert {one.status for one in play.state.crew} == {"dead"}


def test_a_second_malfunction_in_a_room_has_no_effect_and_is_no_ninth_marker() -> None:
    table = Table(2)
    for slot in (2, 3, 4):
        table.explore(slot)
    table.malfunction(1, 2, 3, 4, 11, 19, 20, 21)
    place_malfunction(table.game, 11)
    assert table.state.ending is None
    remove_malfunction(table.game, 11)
    place_malfunction(table.game, 11)
    assert table.state.ending is None


@pytest.mark.parametrize(("tile", "slot"), [("nest", 5), ("room_covered_with_slime", 6)])
def test_no_malfunction_in_the_nest_and_the_slime_room_not_even_as_a_ninth(tile: str, slot: int) -> None:
    table = Table(2)
    table.explore(2, 3, 4)
    table.malfunction(1, 2, 3, 4, 11, 19, 20, 21)
    table.lay(slot, tile)
    place_malfunction(table.game, slot)
    assert table.state.ending is None
    assert not table.game.room(slot).malfunction


def test_a_malfunction_blocks_the_room_and_its_computer() -> None:
    for broken in (False, True):
        table = alone(("scientist", "scout"))
        table.lay(6, "comms_room", malfunction=broken)
        table.place("P1", 6)
        table.hand("P1", "intranet", "risk_assessment", actions=2)
        play = table.play()
        assert play.offers(RoomAction(6)) is not broken
        assert play.offers(PlayCard("scientist_intranet")) is not broken
        assert play.offers(PlayCard("scientist_risk_assessment")) is not broken


@pytest.mark.parametrize("slot", [1, 11, 19])
def test_a_malfunction_blocks_special_rooms_too(slot: int) -> None:
    table = alone()
    table.place("P1", slot)
    table.malfunction(slot)
    table.state.time = 8
    assert table.play().refused(RoomAction(slot)) == "malfunction"


def test_repairs_work_in_an_engine_room_with_a_malfunction() -> None:
    table = alone()
    table.place("P1", 19)
    table.malfunction(19)
    table.engines("working", "working", "damaged")
    tools = table.give("P1", "tools")
    play = table.play()
    play.does("P1", UseItem(tools), "engine", "swap-order")
    assert play.state.engines[3] == ["working", "damaged"]
    assert play.room(19).malfunction
    assert play.told("engine-order", "P2") == [{"who": 0, "engine": 3, "changed": True}]
    assert play.view("P2").engines == (None, None, None)
    assert play.view("P1").engines[2] == "working"


# ---------------------------------------------------------------- slime


@pytest.mark.parametrize("deck", ["yellow", "green"])
def test_clothes_take_the_slime_off(deck: str) -> None:
    table = alone()
    table.one("P1").slime = True
    clothes = table.give("P1", f"{deck}_clothes_1")
    play = table.play()
    play.does("P1", UseItem(clothes))
    assert not play.one("P1").slime


def test_slime_stays_over_the_rounds() -> None:
    table = alone()
    table.one("P1").slime = True
    table.quiet_event()
    table.quiet_bag()
    play = table.play()
    play.passes("P1")
    assert play.state.round == 2 and play.one("P1").slime


# ---------------------------------------------------------------- fire in the event phase


def test_an_intruder_that_flees_from_one_fire_into_another_burns_once() -> None:
    table = alone()
    table.lay(6, "canteen", fire=True)
    table.fire(7)
    adult = table.intruder("adult", 6, injuries=1)
    table.next_attack("attack_08")  # the arrow
    table.next_event("coolant_leak")  # corridor 1: to room 7
    table.step("fire_damage")
    assert (table.game.intruder(adult).room, table.game.intruder(adult).injuries) == (7, 2)


def test_fire_burns_intruders_in_unexplored_rooms_and_larvae_at_once() -> None:
    table = alone()
    table.fire(6, 10)
    table.intruder("larva", 6)
    creeper = table.intruder("creeper", 10)
    table.next_attack("attack_04")
    table.step("fire_damage")
    assert [(one.id, one.injuries) for one in table.state.intruders] == [(creeper, 1)]


def test_fire_does_not_reach_into_an_escape_pod() -> None:
    table = Table(2)
    table.lay(6, "evacuation_section_a", fire=True)
    table.waits("P1", pod=1)
    play = table.play(at="start_turn")
    play.answer("stay")
    assert play.one("P1").light == 0


def test_fire_kills_who_has_three_serious_wounds_at_the_end_of_the_turn() -> None:
    table = Table(3)
    table.fire(11)
    table.place("P2", 20)
    table.wounds("P1", "leg", "body", dressed=["hand"])
    play = table.play()
    play.passes("P1")
    assert (play.one("P1").status, play.one("P1").cause) == ("dead", "fire")
    assert play.asked == "P2"


def test_a_malfunction_in_the_cockpit_does_not_change_the_course() -> None:
    table = Table(2)
    table.malfunction(1)
    table.state.coordinates = "coordinates_5"
    table.engines("working", "working", "working")
    table.sleeps("P1", "P2")
    table.state.time = 14
    play = table.play(at="time_track")
    assert play.state.ending.ship == "earth"
    assert [fate.survived for fate in play.state.ending.fates] == [True, True]
