"""Kinds of action cards that several characters have: what each does, each "or", and when it cannot be played."""

from __future__ import annotations

import pytest

from nemesis_desktop.games.nemesis.acts import No, PlayCard
from tests.games.nemesis.cards.deal import (
    HERE,
    NEXT,
    TO_NEXT,
    TO_SIX,
    alone,
    card_of,
    effect_of,
    joins,
    limit_of,
    noted,
    plays,
    table_of,
    why_not_play,
)
from tests.games.nemesis.scenarios.table import Table

OUT_OF_COMBAT = {
    "captain": ("order", "basic_repairs", "search", "rest"),
    "pilot": ("ship_knowledge", "piloting", "old_friend", "computer_skills", "repairs"),
    "scientist": ("intranet", "blocking_access", "risk_assessment"),
    "scout": ("reconnaissance", "scavenging"),
    "mechanic": ("ingenuity", "pyrotechnics", "technical_corridors", "fast_repairs"),
}
"""Each card once, with somebody who has it."""


@limit_of(*(kind for kinds in OUT_OF_COMBAT.values() for kind in kinds))
@pytest.mark.parametrize(("character", "kind"), [(who, kind) for who, kinds in OUT_OF_COMBAT.items() for kind in kinds])
def test_out_of_combat_only(character: str, kind: str) -> None:
    table = alone(character, items=2)
    table.hand("P1", kind, actions=3, contamination=1)
    table.intruder("larva", HERE)
    assert why_not_play(table.play(), "P1", kind) == "in-combat"


@limit_of("full_auto", "covering_fire", "taking_aim", "suppressive_fire", "adrenaline")
@pytest.mark.parametrize(
    ("character", "kind"),
    [
        ("soldier", "full_auto"),
        ("soldier", "covering_fire"),
        ("soldier", "taking_aim"),
        ("captain", "suppressive_fire"),
        ("scout", "adrenaline"),
    ],
)
def test_in_combat_only(character: str, kind: str) -> None:
    table = alone(character)
    table.hand("P1", kind, actions=2)
    assert why_not_play(table.play(), "P1", kind) == "only-in-combat"


# ---------------------------------------------------------------- search, scavenging


@effect_of("search")
def test_search_lowers_the_counter_and_keeps_one_of_two() -> None:
    table = alone("captain", "armory", items=2)
    grenade, decoy = table.next_items("red", "grenade", "decoy")
    table.hand("P1", "search", actions=1)
    play = table.play()
    card = plays(play, "P1", "search", grenade)
    one = play.one("P1")
    assert one.inventory == [grenade]
    assert play.state.decks["red"][0] == decoy
    assert play.room(HERE).items == 1
    assert one.discard == [card]
    assert len(one.hand) == 1
    assert play.told("searches") == [{"who": 0, "deck": "red", "count": 2}]
    assert play.told("searches", "P1")[0]["cards"] == (grenade, decoy)


@effect_of("search")
@pytest.mark.parametrize("deck", ["red", "yellow", "green"])
def test_search_in_a_white_room_draws_from_the_deck_chosen_first(deck: str) -> None:
    table = alone("captain", "cabins", items=1)
    table.hand("P1", "search")
    top = table.state.decks[deck][-2:]
    play = table.play()
    plays(play, "P1", "search", deck, No)
    assert set(play.state.decks[deck][:2]) == set(top)
    assert play.one("P1").inventory == []
    assert play.room(HERE).items == 0


@effect_of("search")
def test_search_is_possible_in_fire_and_with_a_malfunction() -> None:
    table = alone("captain", "armory", items=1, fire=True, malfunction=True)
    table.hand("P1", "search")
    table.next_items("red", "grenade", "decoy")
    play = table.play()
    plays(play, "P1", "search", No)
    assert play.room(HERE).items == 0


@effect_of("search")
def test_a_weapon_found_with_search_comes_with_one_ammo_and_takes_a_hand() -> None:
    table = alone("captain", "armory", items=1)
    weapon, _ = table.next_items("red", "prototype_rifle", "decoy")
    table.hand("P1", "search")
    play = table.play()
    plays(play, "P1", "search", weapon)
    assert play.one("P1").hands == [["six_shooter"], [weapon]]
    assert play.state.ammo[weapon] == 1


@effect_of("search")
def test_a_heavy_item_found_with_full_hands_is_kept_only_by_dropping_something() -> None:
    for keeps in (True, False):
        table = alone("captain", "armory", items=1)
        egg = table.give("P1", "egg")
        weapon, _ = table.next_items("red", "prototype_rifle", "decoy")
        table.hand("P1", "search")
        play = table.play()
        if keeps:
            plays(play, "P1", "search", weapon, egg)
            assert play.one("P1").hands == [["six_shooter"], [weapon]]
            assert egg in play.room(HERE).objects
        else:
            plays(play, "P1", "search", weapon, No, No)
            assert play.one("P1").hands == [["six_shooter"], [egg]]
            assert weapon in play.state.decks["red"][:2]


@limit_of("search")
def test_search_needs_an_item_counter_above_zero() -> None:
    table = alone("captain", "armory", items=0)
    table.hand("P1", "search", actions=2)
    assert why_not_play(table.play(), "P1", "search") == "no-items-left"


@limit_of("search", "scavenging")
@pytest.mark.parametrize("tile", ["cockpit", "hibernatorium", "engine_room_1", "nest", "room_covered_with_slime"])
def test_a_room_without_a_colour_cannot_be_searched(tile: str) -> None:
    table = alone("scout")
    if tile in ("nest", "room_covered_with_slime"):
        table.lay(HERE, tile)
    else:
        table.place("P1", tile)
    table.hand("P1", "search", "scavenging", actions=2)
    play = table.play()
    assert why_not_play(play, "P1", "search") == "no-items-left"
    assert why_not_play(play, "P1", "scavenging") == "no-search-here"


@effect_of("scavenging")
@pytest.mark.parametrize(("items", "left"), [(2, 1), (1, 0), (0, 0)])
def test_scavenging_searches_an_empty_room_too(items: int, left: int) -> None:
    table = alone("scout", "armory", items=items)
    grenade, decoy = table.next_items("red", "grenade", "decoy")
    table.hand("P1", "scavenging", actions=1)
    play = table.play()
    plays(play, "P1", "scavenging", grenade)
    assert play.one("P1").inventory == [grenade]
    assert play.state.decks["red"][0] == decoy
    assert play.room(HERE).items == left
    assert play.one("P1").hand == []


@limit_of("scavenging")
def test_scavenging_costs_one_card_besides_itself() -> None:
    table = alone("scout", "armory", items=2)
    table.hand("P1", "scavenging", contamination=2)
    assert why_not_play(table.play(), "P1", "scavenging") == "cost"


# ---------------------------------------------------------------- rest


@effect_of("rest")
def test_rest_removes_what_is_clean() -> None:
    table = alone("captain")
    table.hand("P1", "rest", actions=1, contamination=2)
    play = table.play()
    plays(play, "P1", "rest")
    assert not any(card.startswith("contamination") for card in play.one("P1").hand)
    assert sum(card.startswith("contamination") for card in play.state.removed) == 2
    assert not play.one("P1").larva


@effect_of("rest")
def test_rest_keeps_what_is_infected_and_a_larva_comes() -> None:
    table = alone("captain")
    table.hand("P1", "rest", actions=1, contamination=1, infected=1)
    play = table.play()
    plays(play, "P1", "rest")
    assert sum(card.startswith("contamination") for card in play.one("P1").hand) == 1
    assert play.one("P1").larva
    assert play.one("P1").status == "aboard"


@effect_of("rest")
def test_rest_with_a_larva_already_there_kills_and_a_creeper_stands_by_the_corpse() -> None:
    table = alone("captain")
    table.one("P1").larva = True
    table.state.crew[1].passed = False
    table.hand("P1", "rest", infected=1)
    play = table.play()
    plays(play, "P1", "rest")
    assert play.one("P1").status == "dead"
    assert [one.kind for one in play.intruders(HERE)] == ["creeper"]
    assert "corpse_0" in play.room(HERE).objects


@limit_of("rest")
def test_rest_without_a_contamination_card_has_nothing_to_scan() -> None:
    table = alone("captain")
    table.hand("P1", "rest", actions=2)
    table.into_deck("P1", clean=2)
    assert why_not_play(table.play(), "P1", "rest") == "no-contamination"


# ---------------------------------------------------------------- demolition


@effect_of("demolition")
def test_demolition_destroys_a_closed_door_even_in_combat() -> None:
    table = alone("captain")
    table.door("closed", TO_NEXT, TO_SIX)
    table.intruder("adult", HERE)
    table.hand("P1", "demolition")
    play = table.play()
    plays(play, "P1", "demolition", TO_NEXT)
    assert play.state.doors == {TO_NEXT: "destroyed", TO_SIX: "closed"}


@effect_of("demolition")
def test_demolition_or_breaks_the_room() -> None:
    table = alone("captain")
    table.door("closed", TO_NEXT)
    table.hand("P1", "demolition")
    play = table.play()
    plays(play, "P1", "demolition", "place_malfunction")
    assert play.room(HERE).malfunction
    assert play.state.doors == {TO_NEXT: "closed"}


@limit_of("demolition")
@pytest.mark.parametrize("tile", ["laboratory", "nest", "room_covered_with_slime"])
def test_demolition_needs_a_closed_door_or_a_room_that_can_break(tile: str) -> None:
    table = alone("captain", tile)
    table.door("destroyed", TO_NEXT)
    table.door("closed", "10-13")
    if tile == "laboratory":
        table.malfunction(HERE)
    table.hand("P1", "demolition", actions=2)
    assert why_not_play(table.play(), "P1", "demolition") == "no-closed-door"


# ---------------------------------------------------------------- repairs

REPAIRS = [("captain", "basic_repairs", 2), ("pilot", "repairs", 1), ("mechanic", "fast_repairs", 0)]


@effect_of("basic_repairs", "repairs", "fast_repairs")
@pytest.mark.parametrize(("character", "kind", "cost"), REPAIRS)
def test_repairs_take_the_malfunction_away(character: str, kind: str, cost: int) -> None:
    table = alone(character, malfunction=True)
    table.malfunction("cockpit")
    table.hand("P1", kind, actions=3)
    play = table.play()
    plays(play, "P1", kind)
    assert not play.room(HERE).malfunction
    assert play.room("cockpit").malfunction
    assert len(play.one("P1").hand) == 3 - cost


@effect_of("basic_repairs", "repairs", "fast_repairs")
@pytest.mark.parametrize(("character", "kind", "cost"), REPAIRS)
@pytest.mark.parametrize("order", ["keep-order", "swap-order"])
def test_repairs_or_order_the_engine_tokens_in_secret_despite_a_malfunction(
    character: str, kind: str, cost: int, order: str
) -> None:
    table = alone(character)
    table.place("P1", "engine_room_2")
    table.malfunction("engine_room_2")
    table.engines("working", "damaged", "working")
    table.hand("P1", kind, actions=cost)
    play = table.play()
    plays(play, "P1", kind, "engine", order)
    swapped = order == "swap-order"
    assert play.state.engines[2] == (["working", "damaged"] if swapped else ["damaged", "working"])
    assert play.state.engines[1][0] == "working" and play.state.engines[3][0] == "working"
    assert play.room("engine_room_2").malfunction
    # The table learns whether the order changed, and nothing else.
    assert play.told("engine-order") == [{"who": 0, "engine": 2, "changed": swapped}]
    assert noted(play, "P1", "engine") == {2: "working" if swapped else "damaged"}
    assert noted(play, "P2", "engine") == {}


@limit_of("basic_repairs", "repairs", "fast_repairs", "ingenuity")
@pytest.mark.parametrize(("character", "kind", "cost"), [*REPAIRS, ("mechanic", "ingenuity", 0)])
def test_repairs_outside_an_engine_room_need_a_malfunction_here(character: str, kind: str, cost: int) -> None:
    table = alone(character)
    table.malfunction("cockpit")
    table.hand("P1", kind, actions=3)
    assert why_not_play(table.play(), "P1", kind) == "nothing-to-repair"


@limit_of("basic_repairs", "repairs")
@pytest.mark.parametrize(("character", "kind", "cost"), REPAIRS[:2])
def test_repairs_are_paid_with_action_cards(character: str, kind: str, cost: int) -> None:
    table = alone(character, malfunction=True)
    table.hand("P1", kind, actions=cost - 1, contamination=2)
    assert why_not_play(table.play(), "P1", kind) == "cost"


# ---------------------------------------------------------------- computer skills


@effect_of("computer_skills")
@pytest.mark.parametrize(("before", "after"), [("open", "closed"), ("closed", "open")])
def test_computer_skills_open_or_close_a_door(before: str, after: str) -> None:
    table = alone("pilot", "storage")
    if before == "closed":
        table.door("closed", TO_SIX)
    table.hand("P1", "computer_skills")
    play = table.play()
    plays(play, "P1", "computer_skills", TO_SIX)
    assert play.game.door(TO_SIX) == after


@effect_of("computer_skills")
def test_computer_skills_or_use_the_room_for_free() -> None:
    table = alone("mechanic", "comms_room")
    table.hand("P1", "computer_skills", actions=2)
    play = table.play()
    plays(play, "P1", "computer_skills", "room_action")
    assert play.one("P1").signal
    assert len(play.one("P1").hand) == 2


@limit_of("computer_skills")
@pytest.mark.parametrize("tile", ["comms_room", "storage"])
def test_computer_skills_use_no_room_without_a_working_computer_and_no_destroyed_door(tile: str) -> None:
    table = alone("pilot", tile, malfunction=tile == "comms_room")
    table.door("destroyed", TO_SIX)
    table.hand("P1", "computer_skills")
    play = table.play()
    play.answer(PlayCard(card_of(play, "P1", "computer_skills")))
    # The only thing left to aim at is the other door, so nothing was asked.
    assert play.state.doors == {TO_SIX: "destroyed", TO_NEXT: "closed"}
    assert not play.one("P1").signal
    table = alone("pilot", tile, malfunction=True)
    table.door("destroyed", TO_SIX, TO_NEXT)
    table.hand("P1", "computer_skills", actions=1)
    assert why_not_play(table.play(), "P1", "computer_skills") == "no-computer"


# ---------------------------------------------------------------- suppressive fire, covering fire


def cornered(character: str, kind: str) -> Table:
    """P1 and P2 in room 5 with an adult; all attacks would hit hard."""
    table = table_of(character, "pilot")
    table.lay(6, "canteen")
    table.lay(NEXT, "storage")
    joins(table, "P2")
    table.intruder("adult", HERE)
    table.hand("P1", kind, actions=1)
    table.next_noise("silence", "silence")
    return table


@effect_of("suppressive_fire")
def test_suppressive_fire_lets_its_player_escape_unharmed() -> None:
    table = cornered("captain", "suppressive_fire")
    play = table.play()
    plays(play, "P1", "suppressive_fire", "slip_self", TO_SIX)
    assert play.one("P1").room == 6
    assert play.one("P2").room == HERE
    assert play.state.ammo["six_shooter"] == 5
    assert play.told("attacks") == []
    assert [told["who"] for told in play.told("noise-rolled")] == [0]


@effect_of("suppressive_fire")
def test_suppressive_fire_or_lets_another_character_go_who_agrees() -> None:
    table = cornered("captain", "suppressive_fire")
    play = table.play()
    plays(play, "P1", "suppressive_fire", "slip_other")
    assert play.asked == "P2"
    play.answer(TO_NEXT)
    assert (play.one("P1").room, play.one("P2").room) == (HERE, NEXT)
    assert play.told("attacks") == []
    table = cornered("captain", "suppressive_fire")
    play = table.play()
    plays(play, "P1", "suppressive_fire", "slip_other", No)
    assert (play.one("P1").room, play.one("P2").room) == (HERE, HERE)
    assert play.state.ammo["six_shooter"] == 5


@limit_of("suppressive_fire", "covering_fire")
@pytest.mark.parametrize(("character", "kind"), [("captain", "suppressive_fire"), ("soldier", "covering_fire")])
def test_suppressive_and_covering_fire_need_ammo_and_a_way_out(character: str, kind: str) -> None:
    table = cornered(character, kind)
    table.ammo(table.one("P1").hands[0][0], 0)
    assert why_not_play(table.play(), "P1", kind) == "no-loaded-weapon"
    table = cornered(character, kind)
    table.door("closed", TO_SIX, TO_NEXT)
    assert why_not_play(table.play(), "P1", kind) == "no-way-out"


@limit_of("suppressive_fire")
def test_suppressive_fire_never_saves_two() -> None:
    table = cornered("captain", "suppressive_fire")
    play = table.play()
    play.answer(PlayCard(card_of(play, "P1", "suppressive_fire")))
    options = {act.option for act in play.options()}
    assert options == {"slip_self", "slip_other"}


@effect_of("covering_fire")
def test_covering_fire_lets_both_escape_not_necessarily_together() -> None:
    table = cornered("soldier", "covering_fire")
    play = table.play()
    plays(play, "P1", "covering_fire", "slip_both", TO_SIX, TO_NEXT)
    assert (play.one("P1").room, play.one("P2").room) == (6, NEXT)
    assert play.state.ammo["assault_rifle"] == 4
    assert play.told("attacks") == []


@effect_of("covering_fire")
@pytest.mark.parametrize(("option", "rooms"), [("slip_self", (6, HERE)), ("slip_other", (HERE, 6))])
def test_covering_fire_or_one_of_the_two(option: str, rooms: tuple[int, int]) -> None:
    table = cornered("soldier", "covering_fire")
    play = table.play()
    plays(play, "P1", "covering_fire", option, TO_SIX)
    assert (play.one("P1").room, play.one("P2").room) == rooms
    assert play.state.ammo["assault_rifle"] == 4
