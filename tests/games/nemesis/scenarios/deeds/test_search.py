"""Rulebook: Search; the colours of the rooms; Storage."""

import pytest

from nemesis_desktop.games.nemesis.acts import No, PlayCard
from nemesis_desktop.games.nemesis.components.rooms import ROOMS
from tests.games.nemesis.scenarios.table import Table

SEARCH = PlayCard("captain_search_1")


def searching(tile: str, items: int, character: str = "captain", **marks: bool) -> Table:
    """P1 in this room with a Search card; P2, far away, has passed."""
    table = Table(2, characters=(character, "pilot"))
    table.lay(6, tile, items=items, **marks)
    table.place("P1", 6)
    table.place("P2", 1)
    table.passed("P2")
    table.hand("P1", *(["scavenging"] if character == "scout" else []), "search", actions=3)
    return table


# ---------------------------------------------------------------- the worked example


def test_rulebook_example_a_search_in_the_cabins_in_the_red_deck() -> None:
    table = searching("cabins", 2, "scout")
    charge, grenade = table.next_items("red", "energy_charge", "grenade")
    play = table.play()
    play.does("P1", PlayCard("scout_search_1"), "red", charge)
    assert play.room(6).items == 1
    assert play.one("P1").inventory == [charge]
    assert play.state.decks["red"][0] == grenade
    assert "scout_search_1" in play.one("P1").discard


# ---------------------------------------------------------------- searching


def test_sea_a60e_two_cards_seen_by_one_the_other_under_the_deck_counter_down() -> None:
    table = searching("comms_room", 1)
    tools, clothes = table.next_items("yellow", "tools", "clothes")
    play = table.play()
    play.does("P1", SEARCH)
    assert play.decision.secret
    assert play.view("P1").mine.looking == (tools, clothes)
    for other in (None, "P2"):
        assert tools not in repr(play.view(other)) and clothes not in repr(play.view(other))
    play.answer(tools)
    assert play.one("P1").inventory == [tools]
    assert play.state.decks["yellow"][0] == clothes
    assert play.room(6).items == 0
    assert play.view("P2").crew[0].items == ("yellow",)
    assert play.told("keeps-item", "P2") == [{"who": 0, "deck": "yellow"}]
    assert play.told("searches", "P2") == [{"who": 0, "deck": "yellow", "count": 2}]
    play.one("P1").hand.append("captain_search_2") if "captain_search_2" not in play.one("P1").hand else None


def test_a_room_without_items_cannot_be_searched_again() -> None:
    table = searching("comms_room", 0)
    play = table.play()
    before = list(play.one("P1").hand)
    assert play.refused(SEARCH) == "no-items-left"
    assert play.one("P1").hand == before


def test_keeping_none_puts_both_under_the_deck() -> None:
    table = searching("canteen", 2)
    cards = table.next_items("green", "medkit", "alcohol")
    play = table.play()
    play.does("P1", SEARCH, No)
    assert play.one("P1").inventory == []
    assert set(play.state.decks["green"][:2]) == set(cards)
    assert play.room(6).items == 1


@pytest.mark.parametrize("marks", [{"fire": True}, {"malfunction": True}])
def test_fire_and_malfunction_do_not_hinder_a_search(marks: dict[str, bool]) -> None:
    table = searching("canteen", 1, **marks)
    assert table.play().offers(SEARCH)


def test_no_search_in_combat() -> None:
    table = searching("canteen", 1)
    table.intruder("larva", 6)
    assert table.play().refused(SEARCH) == "in-combat"


def test_scavenging_works_at_zero_and_lowers_the_counter_else() -> None:
    for items, left in ((0, 0), (2, 1)):
        table = searching("canteen", items, "scout")
        card, _ = table.next_items("green", "medkit", "alcohol")
        play = table.play()
        play.does("P1", PlayCard("scout_scavenging"), card)
        assert play.one("P1").inventory == [card]
        assert play.room(6).items == left


@pytest.mark.parametrize("deck", ["red", "yellow", "green"])
def test_sea_af28_storage_searches_any_deck_whatever_the_counter_says(deck: str) -> None:
    table = searching("storage", 0)
    table.hand("P1", actions=2)
    items = {"red": ("grenade", "decoy"), "yellow": ("tools", "chemicals"), "green": ("medkit", "alcohol")}[deck]
    kept, other = table.next_items(deck, *items)
    play = table.play()
    play.uses_room("P1", deck, kept)
    assert play.one("P1").inventory == [kept]
    assert play.state.decks[deck][0] == other
    assert play.room(6).items == 0
    assert play.one("P1").hand == []


def test_storage_leaves_the_counter_of_its_room_alone() -> None:
    table = searching("storage", 3)
    play = table.play()
    play.uses_room("P1", "green", No)
    assert play.room(6).items == 3


def test_sea_fc27_colours_of_the_rooms() -> None:
    colours = {
        "white": {"evacuation_section_a", "evacuation_section_b", "shower_room", "cabins", "hatch_control_system"},
        "red": {"armory", "storage", "command_center", "monitoring_room"},
        "yellow": {"comms_room", "fire_control_system", "generator", "airlock_control", "engine_control_room"},
        "green": {"surgery", "emergency_room", "laboratory", "canteen"},
        None: {
            "nest",
            "room_covered_with_slime",
            "cockpit",
            "hibernatorium",
            "engine_room_1",
            "engine_room_2",
            "engine_room_3",
        },
    }
    assert {room.id: room.colour for room in ROOMS.values()} == {
        room: colour for colour, rooms in colours.items() for room in rooms
    }
    assert {room.id for room in ROOMS.values() if not room.searchable} == colours[None]


@pytest.mark.parametrize(("tile", "deck"), [("armory", "red"), ("comms_room", "yellow"), ("canteen", "green")])
def test_a_coloured_room_is_searched_in_its_own_deck_only(tile: str, deck: str) -> None:
    table = searching(tile, 1)
    play = table.play()
    play.does("P1", SEARCH, No)
    assert [facts["deck"] for facts in play.told("searches")] == [deck]


# ---------------------------------------------------------------- white rooms and short decks


def test_wr_d8b3_a_single_card_is_seen_and_no_other_colour_is_mixed_in() -> None:
    table = searching("shower_room", 2)
    (last,) = table.next_items("red", "grenade")
    table.state.removed += table.state.decks["red"][:-1]
    table.state.decks["red"] = [last]
    play = table.play()
    play.does("P1", SEARCH, "red")
    assert play.view("P1").mine.looking == (last,)
    play.answer(last)
    assert play.one("P1").inventory == [last]
    assert play.room(6).items == 1
    assert play.state.decks["red"] == []


def test_an_empty_item_deck_without_discards_is_no_error() -> None:
    table = searching("shower_room", 2)
    table.state.removed += table.state.decks["red"]
    table.state.decks["red"] = []
    play = table.play()
    play.does("P1", SEARCH, "red")
    assert play.topic == "turn"
    assert play.one("P1").inventory == []


def test_an_item_deck_that_runs_out_is_made_anew_from_its_discards() -> None:
    table = searching("armory", 2)
    deck = table.state.decks["red"]
    (last,) = table.next_items("red", "grenade")
    table.state.discards["red"] = deck[:5]
    table.state.removed += deck[5:-1]
    table.state.decks["red"] = [last]
    play = table.play()
    play.does("P1", SEARCH)
    looking = play.view("P1").mine.looking
    assert looking[0] == last and len(looking) == 2
    assert play.state.discards["red"] == []


def test_a_search_in_a_white_room_is_in_one_deck_of_choice() -> None:
    table = searching("cabins", 1)
    play = table.play()
    play.does("P1", SEARCH)
    assert [act.id for act in play.options()] == ["red", "yellow", "green"]
    # Until the price is paid one may go back.
    play.match.undo()
    assert play.topic == "turn"
