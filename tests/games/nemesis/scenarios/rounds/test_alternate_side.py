"""Rulebook: Game modes, the alternate side of the board. What noise does there stands in the chapter of noise."""

from nemesis_desktop.games.nemesis.acts import Move, PlayCard, UseItem
from nemesis_desktop.games.nemesis.aims import AtRoom
from nemesis_desktop.games.nemesis.rules.deeds.engines import unexplored
from tests.games.nemesis.scenarios.table import Table


def test_the_token_of_a_section_lying_face_up_is_resolved_on_the_first_entry() -> None:
    table = Table(2, board="alternate")
    table.lay(9, "canteen")
    table.place("P1", 9)
    table.token(4, "malfunction", 3)
    table.next_noise(1)
    play = table.play()
    play.moves("P1", 4)
    room = play.room(4)
    assert (room.explored, room.items, room.malfunction, room.token) == (True, 3, True, None)


def test_the_token_of_a_section_lying_face_up_can_be_looked_at_but_its_tile_needs_no_look() -> None:
    table = Table(2, board="alternate")
    table.put_tile(2, "storage")
    table.lay(5, "monitoring_room")
    table.place("P1", 5)
    play = table.play()
    play.uses_room("P1")
    assert {4, 16} <= {act.id for act in play.options()}
    play.answer(AtRoom(4, "peek"))
    assert [view.noted_token for view in play.view("P1").rooms if view.slot == 4] == [play.room(4).token]
    assert not {4, 16} & set(unexplored(play.game))


def test_the_recon_drone_shows_the_token_of_a_section_lying_face_up() -> None:
    table = Table(2, board="alternate")
    drone = table.give("P1", "recon_drone")
    play = table.play()
    play.does("P1", UseItem(drone), 4)
    assert [view.noted_token for view in play.view("P1").rooms if view.slot == 4] == [play.room(4).token]


def test_a_card_that_shows_no_tokens_offers_no_section() -> None:
    table = Table(2, characters=("pilot", "scout"), board="alternate")
    table.hand("P1", "ship_knowledge", actions=1)
    play = table.play()
    play.does("P1", PlayCard("pilot_ship_knowledge"))
    offered = {act.id for act in play.options() if act.option == "peek"}
    assert offered and not {4, 16} & offered


def test_of_two_corridors_to_the_same_room_only_the_one_with_the_closed_door_is_shut() -> None:
    table = Table(2, board="alternate")
    table.door("closed", "11-12a")
    play = table.play()
    assert play.refused(Move("11-12a", 12)) == "door-closed"
    assert play.offers(Move("11-12b", 12))


def test_an_intruder_takes_the_corridor_with_the_number_even_if_the_other_one_is_open() -> None:
    table = Table(2, board="alternate")
    table.place("P1", 1)
    table.place("P2", 1)
    adult = table.intruder("adult", 11)
    table.door("closed", "11-12a")
    table.next_event("damaging_fire")
    table.step("event_card")
    assert table.game.intruder(adult).room == 11
    assert table.state.doors == {"11-12a": "destroyed"}


def test_noise_in_technical_corridors_treats_each_network_on_its_own() -> None:
    table = Table(3, board="alternate")
    table.explore(5, 15)
    table.place("P1", 5)
    table.place("P2", 15)
    table.noise("red")
    table.next_noise("silence")
    table.next_event("noise_in_technical_corridors")
    table.step("event_card")
    assert set(table.state.noise) == {"red", "blue"}
    assert [event.facts["who"] for event in table.game.log.since(0) if event.kind == "noise-rolled"] == [0]
