"""Items that are thrown: grenade, molotov cocktail, smoke grenade, decoy."""

from __future__ import annotations

import pytest

from nemesis_desktop.games.nemesis.acts import UseItem
from tests.games.nemesis.cards.deal import (
    AFTER,
    HERE,
    NEXT,
    TO_NEXT,
    TO_SIX,
    effect_of,
    item_of,
    joins,
    limit_of,
    table_of,
    uses,
    why_not_use,
    wounds_of,
)
from tests.games.nemesis.cards.items.carrying import ALSO_TOUGH, TOUGH, with_item
from tests.games.nemesis.scenarios.table import attack_card

# ---------------------------------------------------------------- grenade, molotov cocktail


@effect_of("grenade")
def test_grenade_injures_its_target_twice_and_everybody_else_there_once() -> None:
    table = table_of("captain", "pilot")
    table.lay(NEXT, "storage")
    table.place("P2", NEXT)
    table.give("P1", "grenade")
    target, other, larva = (table.intruder(kind, NEXT) for kind in ("queen", "adult", "larva"))
    table.next_attack(TOUGH, ALSO_TOUGH, attack_card("scratch", toughness=5))
    table.next_wound("leg")
    play = table.play()
    uses(play, "P1", "grenade", target)
    assert play.game.intruder(target).injuries == 2
    assert play.game.intruder(other).injuries == 1
    assert play.game.intruder(larva) is None
    assert wounds_of(play, "P2") == ["leg"]
    assert wounds_of(play, "P1") == []


@effect_of("grenade")
def test_grenade_in_the_own_room_wounds_the_thrower_too() -> None:
    table = with_item("grenade")
    table.intruder("adult", HERE)
    table.next_attack(TOUGH)
    table.next_wound("body")
    play = table.play()
    uses(play, "P1", "grenade")
    assert wounds_of(play, "P1") == ["body"]
    assert play.intruders(HERE)[0].injuries == 2


@effect_of("grenade")
@pytest.mark.parametrize("eggs", [5, 1])
def test_grenade_at_eggs_destroys_two_and_makes_noise(eggs: int) -> None:
    table = with_item("grenade")
    table.lay(NEXT, "nest")
    table.eggs(eggs)
    table.next_noise(3)
    play = table.play()
    uses(play, "P1", "grenade")
    assert len(play.state.eggs) == max(0, eggs - 2)
    assert play.state.nest_destroyed == (eggs == 1)
    # Where the thrower stands.
    assert list(play.state.noise) == [TO_SIX]


@limit_of("grenade")
def test_grenade_does_not_reach_through_a_closed_door_nor_two_rooms_nor_at_carried_eggs() -> None:
    table = with_item("grenade")
    table.intruder("adult", NEXT)
    table.door("closed", TO_NEXT)
    table.intruder("adult", AFTER)
    table.give("P1", "egg")
    assert why_not_use(table.play(), "P1", "grenade") == "no-intruder-in-reach"
    # An unexplored Nest shows no eggs.
    table = with_item("grenade")
    table.put_tile(NEXT, "nest")
    assert why_not_use(table.play(), "P1", "grenade") == "no-intruder-in-reach"


@effect_of("molotov_cocktail")
def test_molotov_cocktail_burns_a_room_with_an_intruder_and_everybody_in_it() -> None:
    table = table_of("captain", "pilot")
    table.lay(NEXT, "storage")
    table.place("P2", NEXT)
    table.give("P1", "molotov_cocktail")
    first, second = table.intruder("adult", NEXT), table.intruder("creeper", NEXT)
    table.next_attack(TOUGH, ALSO_TOUGH)
    table.next_wound("leg")
    play = table.play()
    card = uses(play, "P1", "molotov_cocktail")
    assert play.room(NEXT).fire
    assert [play.game.intruder(number).injuries for number in (first, second)] == [1, 1]
    assert wounds_of(play, "P2") == ["leg"]
    assert wounds_of(play, "P1") == []
    # Used crafted cards do not come back.
    assert card not in play.state.decks["blue"]


@effect_of("molotov_cocktail")
def test_molotov_cocktail_in_the_own_room() -> None:
    table = with_item("molotov_cocktail")
    table.intruder("adult", HERE)
    table.next_attack(TOUGH)
    table.next_wound("body")
    play = table.play()
    uses(play, "P1", "molotov_cocktail")
    assert play.room(HERE).fire
    assert wounds_of(play, "P1") == ["body"]


@effect_of("molotov_cocktail")
def test_molotov_cocktail_at_eggs_destroys_one_and_makes_noise() -> None:
    table = with_item("molotov_cocktail")
    table.lay(NEXT, "storage")
    table.lies(NEXT, "egg")
    table.lies(NEXT, "egg")
    table.next_noise(1)
    play = table.play()
    uses(play, "P1", "molotov_cocktail")
    assert len(play.room(NEXT).objects) == 1
    assert list(play.state.noise) == [TO_NEXT]


@limit_of("molotov_cocktail")
def test_molotov_cocktail_needs_an_intruder_or_eggs_in_reach() -> None:
    table = with_item("molotov_cocktail")
    table.intruder("adult", NEXT)
    table.door("closed", TO_NEXT)
    table.lay(6, "canteen")
    table.lies(6, "carcass")
    assert why_not_use(table.play(), "P1", "molotov_cocktail") == "no-intruder-in-reach"


# ---------------------------------------------------------------- smoke grenade, decoy


@effect_of("smoke_grenade")
def test_smoke_grenade_takes_a_card_from_everybody_else_and_lets_its_user_go() -> None:
    table = table_of("captain", "pilot", "scout")
    table.lay(6, "canteen")
    joins(table, "P2")
    table.give("P1", "smoke_grenade")
    table.intruder("adult", HERE)
    table.hand("P2", actions=2, contamination=1)
    table.next_noise("silence")
    play = table.play()
    play.does("P1", UseItem(item_of(play, "P1", "smoke_grenade")), TO_SIX)
    assert (play.asked, play.topic) == ("P2", "discard")
    assert len(play.options()) == 2
    lost = play.options()[0].card
    play.answer(lost)
    assert lost in play.one("P2").discard
    assert len(play.one("P2").hand) == 2
    assert len(play.one("P3").hand) == 5
    assert play.one("P1").room == 6
    assert play.one("P2").room == HERE
    assert play.told("attacks") == []


@effect_of("smoke_grenade")
def test_smoke_grenade_does_not_tell_the_table_who_has_only_one_action_card() -> None:
    table = table_of("captain", "pilot")
    table.lay(6, "canteen")
    joins(table, "P2")
    table.give("P1", "smoke_grenade")
    table.intruder("adult", HERE)
    table.hand("P2", actions=1, contamination=2)
    table.next_noise("silence")
    play = table.play()
    play.does("P1", UseItem(item_of(play, "P1", "smoke_grenade")), TO_SIX)
    assert (play.asked, play.topic) == ("P2", "discard")
    assert len(play.options()) == 1


@limit_of("smoke_grenade")
def test_smoke_grenade_needs_a_way_out_and_takes_no_contamination_card() -> None:
    table = with_item("smoke_grenade")
    table.intruder("adult", HERE)
    table.door("closed", TO_NEXT, TO_SIX)
    assert why_not_use(table.play(), "P1", "smoke_grenade") == "no-way-out"
    table = table_of("captain", "pilot")
    table.lay(6, "canteen")
    joins(table, "P2")
    table.give("P1", "smoke_grenade")
    table.intruder("adult", HERE)
    table.hand("P2", contamination=2)
    table.next_noise("silence")
    play = table.play()
    uses(play, "P1", "smoke_grenade", TO_SIX)
    assert len(play.one("P2").hand) == 2


@effect_of("decoy")
def test_decoy_lures_intruders_around_a_room_and_the_fighting_ones_attack_first() -> None:
    table = table_of("captain", "pilot")
    table.lay(NEXT, "storage")
    table.give("P1", "decoy")
    # Room 10 has the neighbours 5 (here) and 13.
    mine = table.intruder("adult", HERE)
    far = table.intruder("creeper", AFTER, injuries=1)
    elsewhere = table.intruder("adult", 6)
    table.next_attack(attack_card("scratch"))
    play = table.play()
    uses(play, "P1", "decoy", NEXT)
    rooms = {number: play.game.intruder(number).room for number in (mine, far, elsewhere)}
    assert rooms == {mine: NEXT, far: NEXT, elsewhere: 6}
    assert play.game.intruder(far).injuries == 1
    assert play.one("P1").light == 1
    assert len(play.told("attacks")) == 1
    assert play.order_of("attacks", "intruder-moves")[0] == "attacks"


@effect_of("decoy")
def test_decoy_meets_closed_doors_as_intruder_movement_does() -> None:
    table = with_item("decoy")
    table.lay(NEXT, "storage")
    adult = table.intruder("adult", AFTER)
    table.door("closed", "10-13")
    play = table.play()
    uses(play, "P1", "decoy", NEXT)
    assert play.game.intruder(adult).room == AFTER
    assert play.state.doors == {"10-13": "destroyed"}


@effect_of("decoy")
def test_a_larva_that_has_got_into_somebody_is_lured_nowhere() -> None:
    table = table_of("captain", "pilot")
    table.lay(NEXT, "storage")
    table.give("P1", "decoy")
    table.intruder("larva", HERE)
    play = table.play()
    uses(play, "P1", "decoy", NEXT)
    assert play.one("P1").larva and play.state.intruders == []
    assert play.told("intruder-moves") == []


@limit_of("decoy")
def test_decoy_needs_a_neighbouring_room() -> None:
    table = with_item("decoy")
    table.intruder("adult", NEXT)
    table.door("closed", TO_NEXT, TO_SIX)
    assert why_not_use(table.play(), "P1", "decoy") == "no-way-out"
