"""Rulebook: Airlock Control."""

import pytest

from nemesis_desktop.games.nemesis.acts import PlayCard, RoomAction, UseItem
from nemesis_desktop.games.nemesis.aims import AtRoom
from nemesis_desktop.games.nemesis.effects import Use
from nemesis_desktop.games.nemesis.rules.harm.intruders import move_together
from nemesis_desktop.games.nemesis.rules.things.doors import open_door
from tests.games.nemesis.scenarios.table import Table


def airlock() -> Table:
    """P1 in Airlock Control (6); the Generator, yellow, in room 10 with two corridors; no event disturbs."""
    table = Table(3)
    table.lay(6, "airlock_control")
    table.lay(10, "generator")
    table.place("P1", 6)
    table.place("P2", 20)
    table.place("P3", 20)
    table.passed("P2", "P3")
    table.quiet_event()
    table.quiet_bag()
    return table


def three_doors() -> Table:
    """The room to be vented is number 17, with corridors to 14, 19 and 20, burning, P2 and an adult in it."""
    table = airlock()
    table.lay(17, "generator", fire=True)
    table.place("P2", 17)
    table.lies(17, "corpse_blue")
    table.intruder("adult", 17)
    return table


def test_air_278e_three_doors_close_and_after_the_last_pass_all_that_lives_there_dies() -> None:
    table = three_doors()
    play = table.play()
    play.uses_room("P1")
    assert play.state.doors == dict.fromkeys(("14-17", "17-19", "17-20"), "closed")
    assert play.state.decompression == 17
    assert play.one("P2").status == "aboard"
    play.passes("P1")
    assert play.one("P2").status == "dead"
    room = play.room(17)
    assert not room.fire
    assert sorted(thing.rstrip("_0123456789") for thing in room.objects) == ["carcass", "corpse", "corpse_blue"]
    assert play.state.intruders == []
    assert play.state.decompression is None
    assert {pod.state for pod in play.state.pods} == {"unlocked"}
    assert play.order_of("decompressed", "dies", "time") == ["decompressed", "dies", "time"]
    assert play.one("P2").cause == "decompression"


def test_air_1344_what_cannot_be_vented() -> None:
    table = airlock()
    # A green room, the airlock itself, a yellow room with a destroyed door, an unexplored yellow room.
    table.lay(14, "canteen")
    table.lay(17, "comms_room")
    table.door("destroyed", "17-20")
    table.put_tile(5, "fire_control_system")
    play = table.play()
    before = list(play.one("P1").hand)
    act = RoomAction(6)
    assert play.offers(act)
    offered = play.game.box.rooms["airlock_control"].aims(Use(play.game, 0, "6"))
    assert offered == [AtRoom(10, "decompress")]
    assert play.one("P1").hand == before
    table = airlock()
    table.put_tile(10, "canteen")
    assert table.play().refused(RoomAction(6)) == "no-yellow-room"


@pytest.mark.parametrize("way", ["opened", "destroyed"])
def test_a_door_that_opens_before_the_end_lets_the_air_in(way: str) -> None:
    table = three_doors()
    table.state.crew[1].passed = False
    table.hand("P2", "demolition", actions=2)
    tools = table.give("P2", "fire_extinguisher", "energy_charge") if way == "opened" else ""
    table.state.intruders.clear()
    play = table.play()
    play.uses_room("P1")
    play.passes("P1")
    assert play.asked == "P2"
    if way == "opened":
        play.does("P2", UseItem(tools), "17-20")
    else:
        play.does("P2", PlayCard("scout_demolition"), "17-20")
    assert play.state.decompression is None
    play.passes("P2")
    assert play.one("P2").status == "aboard"
    assert play.state.round == 2
    assert play.room(17).fire
    # The other doors stay closed.
    assert play.state.doors["14-17"] == "closed"


def test_a_door_opened_elsewhere_does_not_help() -> None:
    table = three_doors()
    table.door("closed", "1-2")
    play = table.play()
    play.uses_room("P1")
    open_door(play.game, "1-2")
    assert play.state.decompression == 17


def test_an_intruder_that_bursts_a_door_lets_the_air_in() -> None:
    table = three_doors()
    play = table.play()
    play.uses_room("P1")
    move_together(play.game, play.intruders(17), "17-19")
    assert play.state.doors["17-19"] == "destroyed"
    assert play.state.decompression is None


def test_there_is_one_decompression_token() -> None:
    table = three_doors()
    play = table.play()
    play.uses_room("P1")
    assert play.refused(RoomAction(6)) == "decompression-running"


def test_doors_closed_already_stay_closed_and_count() -> None:
    table = three_doors()
    table.door("closed", "17-19")
    play = table.play()
    play.uses_room("P1")
    assert play.state.decompression == 17


def test_technical_corridors_do_not_stop_the_venting() -> None:
    table = airlock()
    table.lay(5, "comms_room")
    table.place("P3", 5)
    play = table.play()
    play.uses_room("P1", 5)
    play.passes("P1")
    assert play.one("P3").status == "dead"


def test_without_doors_enough_the_room_cannot_be_vented() -> None:
    table = airlock()
    table.lay(10, "canteen")
    table.lay(18, "generator")
    table.door("destroyed", "1-2", "1-3", "1-4", "2-6", "3-7", "4-8", "7-8", "8-9", "9-12")
    # Nine tokens lie destroyed: three are left for the three corridors of room 18.
    assert table.play().offers(RoomAction(6))
    table.door("destroyed", "12-16")
    assert table.play().refused(RoomAction(6)) == "no-yellow-room"


def test_the_last_to_die_in_it_ends_the_game() -> None:
    table = three_doors()
    table.sleeps("P3")
    table.place("P1", 6)
    table.dead("P1")
    table.state.decompression = 17
    table.door("closed", "14-17", "17-19", "17-20")
    table.turn("P2")
    play = table.play(at="close_player_phase")
    assert play.over
    assert play.one("P2").status == "dead"
