"""Rulebook: Technical corridors."""

from nemesis_desktop.games.nemesis.acts import Move, PlayCard, UseItem
from nemesis_desktop.games.nemesis.aims import AtRoom
from tests.games.nemesis.scenarios.table import Table


def test_tc_d6ae_an_intruder_that_enters_leaves_the_board_and_the_noise_stays() -> None:
    table = Table(2)
    table.lay(5, "laboratory")
    table.intruder("adult", 5, injuries=2)
    table.noise("technical")
    table.next_event("noise_in_technical_corridors")
    bag = list(table.state.bag)
    table.step("event_card")
    assert table.state.intruders == []
    (added,) = [token for token in table.state.bag if token not in bag]
    assert added.startswith("adult_")
    assert "technical" in table.state.noise


def test_tc_ba05_no_move_and_no_door_through_a_technical_entrance() -> None:
    table = Table(2, characters=("pilot", "scout"))
    table.lay(5, "laboratory")
    table.lay(9, "storage")
    table.place("P1", 5)
    table.hand("P1", "ship_knowledge", actions=3)
    table.give("P1", "tools")
    play = table.play()
    assert play.destinations() == {6, 10}
    assert play.refused(Move("technical", 9)) == "nowhere"
    play.does("P1", PlayCard("pilot_ship_knowledge"))
    assert {act.id for act in play.options() if act.option == "door"} == {"5-6", "5-10"}
    play.match.undo()
    tools = play.one("P1").inventory[0]
    play.does("P1", UseItem(tools))
    assert {act.id for act in play.options()} == {"5-6", "5-10"}


def test_command_centre_and_airlock_leave_the_technical_entrance_alone() -> None:
    table = Table(2)
    table.lay(7, "command_center")
    table.lay(5, "generator")
    table.place("P1", 7)
    play = table.play()
    play.uses_room("P1", 5)
    assert {act.id for act in play.options()} == {"5-6", "5-10"}


def test_the_mechanic_goes_to_any_other_entrance_and_passes() -> None:
    table = Table(2, characters=("mechanic", "scout"))
    table.lay(5, "laboratory")
    table.lay(9, "storage")
    table.place("P1", 5)
    table.hand("P1", "technical_corridors", actions=3)
    table.next_noise(3)
    play = table.play()
    play.does("P1", PlayCard("mechanic_technical_corridors"))
    assert {act.id for act in play.options()} == {2, 4, 9, 14, 15, 19, 21}
    play.answer(9)
    assert play.one("P1").room == 9
    assert list(play.state.noise) == ["technical"]
    assert play.one("P1").passed
    assert play.asked == "P2"


def test_the_mechanic_needs_an_entrance() -> None:
    table = Table(2, characters=("mechanic", "scout"))
    table.hand("P1", "technical_corridors", actions=3)
    assert table.play().refused(PlayCard("mechanic_technical_corridors")) == "no-entrance"


def test_on_the_alternate_side_one_stays_in_ones_own_network() -> None:
    table = Table(2, characters=("mechanic", "scout"), board="alternate")
    table.explore(15)
    table.place("P1", 15)
    table.hand("P1", "technical_corridors", actions=3)
    play = table.play()
    play.does("P1", PlayCard("mechanic_technical_corridors"))
    assert play.options() == [AtRoom(slot, "tunnel_to") for slot in (19, 20, 21)]


def test_an_intruder_without_a_token_in_the_supply_leaves_all_the_same() -> None:
    table = Table(2)
    table.lay(5, "laboratory")
    table.intruder("adult", 5)
    table.bag(blank=1, adult=12)
    table.next_event("noise_in_technical_corridors")
    table.step("event_card")
    assert table.state.intruders == []
    assert len(table.state.bag) == 13
