"""Technical items: what each does, each "or", and when it cannot be used."""

from __future__ import annotations

import pytest

from nemesis_desktop.games.nemesis.acts import PickUp
from tests.games.nemesis.cards.deal import (
    HERE,
    NEXT,
    TO_NEXT,
    TO_SIX,
    effect_of,
    limit_of,
    uses,
    why_not_use,
)
from tests.games.nemesis.cards.items.carrying import with_item

# ---------------------------------------------------------------- technical items


@effect_of("duct_tape", "tools")
@pytest.mark.parametrize("item", ["duct_tape", "tools"])
def test_duct_tape_and_tools_take_the_malfunction_away(item: str) -> None:
    table = with_item(item, malfunction=True)
    play = table.play()
    uses(play, "P1", item, *(["remove_malfunction"] if item == "tools" else []))
    assert not play.room(HERE).malfunction


@effect_of("duct_tape", "tools")
@pytest.mark.parametrize("item", ["duct_tape", "tools"])
def test_duct_tape_and_tools_or_order_the_tokens_of_an_engine(item: str) -> None:
    table = with_item(item)
    table.place("P1", "engine_room_1")
    table.malfunction("engine_room_1")
    table.engines("damaged", "working", "working")
    play = table.play()
    uses(play, "P1", item, "engine", "swap-order")
    assert play.state.engines[1][0] == "working"
    assert play.room("engine_room_1").malfunction


@effect_of("duct_tape")
def test_duct_tape_or_joins_two_heavy_items_into_one_hand() -> None:
    table = with_item("duct_tape")
    extinguisher = table.give("P1", "fire_extinguisher")
    table.lies(HERE, "egg")
    play = table.play()
    uses(play, "P1", "duct_tape", extinguisher)
    assert [sorted(slot) for slot in play.one("P1").hands] == [sorted([extinguisher, "six_shooter"])]
    egg = play.room(HERE).objects[0]
    play.does("P1", PickUp(egg))
    assert len(play.one("P1").hands) == 2


@limit_of("duct_tape")
def test_duct_tape_joins_no_objects_and_needs_something_to_do() -> None:
    table = with_item("duct_tape")
    table.give("P1", "egg")
    assert why_not_use(table.play(), "P1", "duct_tape") == "nothing-to-repair"


@effect_of("tools")
def test_tools_or_open_or_close_a_door() -> None:
    table = with_item("tools")
    play = table.play()
    uses(play, "P1", "tools", TO_NEXT)
    assert play.state.doors == {TO_NEXT: "closed"}


@limit_of("tools")
def test_tools_do_not_mend_destroyed_doors() -> None:
    table = with_item("tools")
    table.door("destroyed", TO_NEXT, TO_SIX)
    assert why_not_use(table.play(), "P1", "tools") == "nothing-to-repair"


@effect_of("fire_extinguisher")
def test_fire_extinguisher_puts_the_fire_out() -> None:
    table = with_item("fire_extinguisher", fire=True)
    play = table.play()
    card = uses(play, "P1", "fire_extinguisher")
    assert not play.room(HERE).fire
    assert play.one("P1").hands == [["six_shooter"]]
    assert play.state.discards["yellow"] == [card]


@effect_of("fire_extinguisher")
def test_fire_extinguisher_or_makes_an_intruder_retreat() -> None:
    table = with_item("fire_extinguisher", fire=True)
    queen, adult = table.intruder("queen", HERE), table.intruder("adult", HERE)
    # Corridor 1 of room 5 leads to room 10.
    table.next_event("bulkheads_open")
    play = table.play()
    uses(play, "P1", "fire_extinguisher", queen)
    assert (play.game.intruder(queen).room, play.game.intruder(adult).room) == (NEXT, HERE)
    assert play.room(HERE).fire
    assert play.told("attacks") == []
    assert play.game.intruder(queen).injuries == 0


@limit_of("fire_extinguisher")
def test_fire_extinguisher_needs_a_fire_or_an_intruder_here() -> None:
    table = with_item("fire_extinguisher")
    table.fire(NEXT)
    table.intruder("adult", NEXT)
    assert why_not_use(table.play(), "P1", "fire_extinguisher") == "no-fire-no-intruder-here"


@effect_of("chemicals")
def test_chemicals_load_a_flamethrower_to_the_full() -> None:
    table = with_item("chemicals")
    weapon = table.give("P1", "flamethrower", ammo=1)
    play = table.play()
    uses(play, "P1", "chemicals")
    assert play.state.ammo[weapon] == 4


@limit_of("chemicals")
def test_chemicals_load_nothing_else() -> None:
    table = with_item("chemicals", "scout")
    table.ammo("rifle", 0)
    assert why_not_use(table.play(), "P1", "chemicals") == "no-flamethrower"
    table = with_item("chemicals")
    table.give("P1", "flamethrower")
    assert why_not_use(table.play(), "P1", "chemicals") == "fully-loaded"


@effect_of("clothes")
@pytest.mark.parametrize("deck", ["yellow", "green"])
def test_clothes_take_the_slime_off_or_dress_a_wound(deck: str) -> None:
    for option in ("slime", "dress"):
        table = with_item(f"{deck}_clothes_1")
        table.one("P1").slime = True
        table.wounds("P1", "leg")
        play = table.play()
        card = uses(play, "P1", "clothes", option)
        assert play.one("P1").slime == (option == "dress")
        assert play.one("P1").wounds[0].dressed == (option == "dress")
        assert play.state.discards[deck] == [card]


@limit_of("clothes")
def test_clothes_heal_nothing() -> None:
    table = with_item("clothes")
    table.wounds("P1", dressed=["leg"], light=2)
    assert why_not_use(table.play(), "P1", "clothes") == "no-slime-no-wound"


@effect_of("technical_corridors_plan")
def test_technical_corridors_plan_leads_to_another_entrance_without_a_pass() -> None:
    table = with_item("technical_corridors_plan")
    table.state.crew[1].passed = False
    table.lay(14, "canteen")
    table.next_noise("silence")
    play = table.play()
    uses(play, "P1", "technical_corridors_plan", 14)
    assert play.one("P1").room == 14
    assert not play.one("P1").passed
    assert play.asked == "P1"


@limit_of("technical_corridors_plan")
def test_technical_corridors_plan_needs_an_entrance() -> None:
    table = with_item("technical_corridors_plan")
    table.lay(NEXT, "storage")
    table.place("P1", NEXT)
    assert why_not_use(table.play(), "P1", "technical_corridors_plan") == "no-entrance"


@effect_of("space_suit")
def test_space_suit_walks_to_another_yellow_room_and_leaves_only_contamination_in_hand() -> None:
    table = with_item("space_suit", tile="comms_room")
    table.lay(18, "generator")
    table.lay(17, "fire_control_system")
    table.hand("P1", actions=3, contamination=1)
    table.next_noise(4)
    play = table.play()
    uses(play, "P1", "space_suit", 18)
    one = play.one("P1")
    assert one.room == 18
    assert [card.startswith("contamination") for card in one.hand] == [True]
    assert len(one.discard) == 3
    assert list(play.state.noise) == ["18-21"]


@limit_of("space_suit")
def test_space_suit_goes_from_a_yellow_room_to_an_explored_yellow_room() -> None:
    table = with_item("space_suit", tile="storage")
    table.lay(18, "generator")
    assert why_not_use(table.play(), "P1", "space_suit") == "no-yellow-room"
    table = with_item("space_suit", tile="comms_room")
    table.put_tile(18, "generator")
    assert why_not_use(table.play(), "P1", "space_suit") == "no-yellow-room"
