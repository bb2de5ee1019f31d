"""Rulebook: Objects and items; Hand slots and inventory; Dropping."""

import pytest

from nemesis_desktop.games.nemesis.acts import Drop, No, PickUp, PlayCard, RoomAction, UseItem
from nemesis_desktop.games.nemesis.components.items import QUEST_ITEMS, facts_of
from tests.games.nemesis.scenarios.table import Table


def alone(characters: tuple[str, ...] = ("captain", "scout")) -> Table:
    """P1 in the Hibernatorium; P2, far away, has passed."""
    table = Table(2, characters=characters)
    table.place("P2", 1)
    table.passed("P2")
    return table


def in_storage(characters: tuple[str, ...] = ("captain", "scout")) -> Table:
    table = alone(characters)
    table.lay(6, "storage")
    table.place("P1", 6)
    return table


# ---------------------------------------------------------------- hand slots


def test_hai_249d_a_third_heavy_item_needs_a_slot_or_is_declined() -> None:
    table = in_storage()
    table.give("P1", "prototype_rifle")
    found, _ = table.next_items("yellow", "fire_extinguisher", "tools")
    play = table.play()
    play.uses_room("P1", "yellow", found)
    assert {act.thing for act in play.options() if isinstance(act, Drop)} == {"six_shooter", "red_prototype_rifle_1"}
    play.answer("six_shooter")
    assert play.one("P1").hands == [["red_prototype_rifle_1"], [found]]

    table = in_storage()
    table.give("P1", "prototype_rifle")
    found, other = table.next_items("yellow", "fire_extinguisher", "tools")
    play = table.play()
    play.uses_room("P1", "yellow", found, No)
    # Back at the two cards: the other one may still be kept, or none.
    play.answer(No)
    assert play.one("P1").hands == [["six_shooter"], ["red_prototype_rifle_1"]]
    assert set(play.state.decks["yellow"][:2]) == {found, other}


def test_hai_ea13_a_weapon_found_has_one_ammo_and_never_more_than_its_capacity() -> None:
    table = in_storage(("pilot", "scout"))
    table.unarmed("P1")
    found, _ = table.next_items("red", "prototype_pistol", "grenade")
    play = table.play()
    play.uses_room("P1", "red", found)
    assert play.state.ammo[found] == 1
    table = alone()
    pistol = table.give("P1", "prototype_pistol", ammo=1)
    charge = table.give("P1", "energy_charge")
    play = table.play()
    play.does("P1", UseItem(charge), "load")
    assert play.state.ammo[pistol] == 3
    table = alone()
    table.lay(6, "armory")
    table.place("P1", 6)
    pistol = table.give("P1", "prototype_pistol", ammo=2)
    play = table.play()
    play.uses_room("P1")
    assert play.state.ammo[pistol] == 3
    assert play.refused(RoomAction(6)) == "fully-loaded"


def test_an_extended_magazine_adds_two_ammo_and_two_to_the_capacity() -> None:
    table = alone(("scout", "captain"))
    magazine = table.give("P1", "extended_magazine")
    charge = table.give("P1", "energy_charge")
    play = table.play()
    play.does("P1", UseItem(magazine))
    assert play.state.ammo["rifle"] == 6
    play.state.ammo["rifle"] = 1
    play.does("P1", UseItem(charge), "load")
    assert play.state.ammo["rifle"] == 6
    assert play.one("P1").inventory == []


def test_heavy_things_are_seen_by_all_and_the_inventory_only_from_the_back() -> None:
    table = Table(2)
    medkit = table.give("P1", "medkit")
    table.give("P1", "egg")
    view = table.play().view("P2")
    assert [held.id.split("_")[0] for slot in view.crew[0].held for held in slot] == ["six", "egg"]
    assert view.crew[0].items == ("green",)
    assert medkit not in repr(view)


def test_two_heavy_items_taped_together_use_one_slot_and_objects_cannot_be_taped() -> None:
    table = alone()
    table.give("P1", "prototype_rifle")
    tape = table.give("P1", "duct_tape")
    play = table.play()
    play.does("P1", UseItem(tape), "six_shooter")
    assert play.one("P1").hands == [["red_prototype_rifle_1", "six_shooter"]]
    assert play.offers(PickUp("corpse_blue"))
    table = alone()
    table.give("P1", "egg")
    tape = table.give("P1", "duct_tape")
    assert table.play().refused(UseItem(tape)) == "nothing-to-repair"


# ---------------------------------------------------------------- picking up


def test_puo_a634_an_object_costs_one_card_and_a_free_hand() -> None:
    table = alone()
    table.lay(6, "canteen")
    table.place("P1", 6)
    carcass, egg = table.lies(6, "carcass"), table.lies(6, "egg")
    table.hand("P1", actions=2)
    play = table.play()
    play.does("P1", PickUp(egg))
    assert play.told("picks-up") == [{"who": 0, "thing": egg, "room": play.one("P1").room}]
    one = play.one("P1")
    assert len(one.hand) == 1
    assert one.hands == [["six_shooter"], [egg]]
    assert play.room(6).objects == [carcass]
    assert play.refused(PickUp(carcass)) == "no-free-hand"
    assert len(one.hand) == 1
    play.does("P1", Drop("six_shooter"))
    play.does("P1", PickUp(carcass))
    assert play.room(6).objects == []


def test_bc_046b_the_blue_corpse_is_picked_up_and_studied_and_stays() -> None:
    table = alone()
    table.lay(6, "laboratory")
    table.hand("P1", actions=4)
    table.next_noise("silence")
    play = table.play()
    play.does("P1", PickUp("corpse_blue"))
    assert len(play.one("P1").hand) == 3
    assert play.one("P1").hands == [["six_shooter"], ["corpse_blue"]]
    play.moves("P1", 6)
    play.uses_room("P1")
    known = {slot for slot, weakness in play.state.weaknesses.items() if weakness.known}
    assert known == {"corpse"}
    assert ["corpse_blue"] in play.one("P1").hands


# ---------------------------------------------------------------- dropping


def test_dro_bfd3_dropping_is_free_in_combat_and_with_an_empty_hand_of_cards() -> None:
    table = alone()
    table.lay(6, "canteen")
    table.place("P1", 6)
    table.intruder("adult", 6)
    table.hand("P1", actions=0)
    table.give("P1", "corpse_blue")
    table.give("P1", "medkit")
    play = table.play()
    play.does("P1", Drop("corpse_blue"))
    assert play.state.turn.taken == 0
    assert play.room(6).objects == ["corpse_blue"]
    assert play.one("P1").hands == [["six_shooter"]]
    table.state.intruders.clear()
    table = alone()
    table.lay(6, "canteen")
    table.place("P1", 6)
    table.lies(6, "corpse_blue")
    assert table.play().offers(PickUp("corpse_blue"))


@pytest.mark.parametrize("item", ["medkit", "fire_extinguisher", "flamethrower"])
def test_a_dropped_item_goes_face_down_under_its_deck(item: str) -> None:
    table = alone()
    card = table.give("P1", item)
    deck = card.split("_")[0]
    play = table.play()
    play.does("P1", Drop(card))
    assert play.state.decks[deck][0] == card
    assert play.state.discards[deck] == []
    assert play.room(11).objects == ["corpse_blue"]


def test_dropping_takes_no_action_however_often() -> None:
    table = alone()
    cards = [table.give("P1", "medkit"), table.give("P1", "bandages"), table.give("P1", "tools")]
    play = table.play()
    for card in cards:
        play.does("P1", Drop(card))
    assert (play.asked, play.state.turn.taken) == ("P1", 0)


def test_nobody_drops_things_in_somebody_elses_turn() -> None:
    table = Table(2)
    medkit = table.give("P2", "medkit")
    play = table.play()
    assert play.refused(Drop(medkit)) == "nowhere"


# ---------------------------------------------------------------- using up


def test_a_one_use_item_goes_face_up_to_its_discard_pile_and_a_lasting_one_stays() -> None:
    table = alone(("mechanic", "scout"))
    tools = table.give("P1", "tools")
    torch = table.give("P1", "plasma_torch")
    play = table.play()
    play.does("P1", UseItem(tools), "6-11")
    assert play.state.discards["yellow"] == [tools]
    play.does("P1", UseItem(torch), "6-11")
    assert torch in play.one("P1").inventory


def test_using_an_item_shows_it_to_all() -> None:
    table = alone()
    tools = table.give("P1", "tools")
    play = table.play()
    play.does("P1", UseItem(tools), "6-11")
    assert play.told("uses-item", "P2") == [{"who": 0, "item": tools}]


def test_the_needed_facts_of_the_cards_used_here() -> None:
    assert facts_of("red_prototype_pistol_1").capacity == 3
    assert QUEST_ITEMS["motion_scanner"].heavy


def test_an_empty_weapon_stays_in_hand() -> None:
    table = alone()
    table.ammo("six_shooter", 0)
    table.hand("P1", "reload", actions=1)
    play = table.play()
    play.does("P1", PlayCard("captain_reload"))
    assert play.state.ammo["six_shooter"] == 1
