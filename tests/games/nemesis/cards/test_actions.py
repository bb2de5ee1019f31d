"""Every kind of action card of the six characters: what it does, each "or", and when it cannot be played."""

from __future__ import annotations

import pytest

from nemesis_desktop.games.nemesis.acts import No, Pass, PlayCard, Yes
from nemesis_desktop.games.nemesis.aims import AtRoom
from tests.games.nemesis.cards.deal import (
    HERE,
    NEXT,
    TECHNICAL,
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
from tests.games.nemesis.scenarios.table import Table, attack_card

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


# ---------------------------------------------------------------- the Captain


@effect_of("reload")
def test_reload_puts_one_ammo_on_the_six_shooter() -> None:
    table = alone("captain")
    table.ammo("six_shooter", 3)
    table.intruder("adult", HERE)
    table.hand("P1", "reload")
    play = table.play()
    plays(play, "P1", "reload")
    assert play.state.ammo["six_shooter"] == 4


@limit_of("reload")
def test_reload_needs_the_six_shooter_with_room_for_ammo() -> None:
    table = alone("captain")
    table.hand("P1", "reload", actions=1)
    assert why_not_play(table.play(), "P1", "reload") == "fully-loaded"
    table = alone("captain")
    table.unarmed("P1")
    table.give("P1", "prototype_rifle", ammo=1)
    table.hand("P1", "reload", actions=1)
    assert why_not_play(table.play(), "P1", "reload") == "no-six-shooter"


@effect_of("order")
def test_order_moves_another_character_by_all_movement_rules() -> None:
    table = table_of("captain", "pilot")
    joins(table, "P2")
    table.put_tile(NEXT, "storage")
    table.token(NEXT, "malfunction", 3)
    table.hand("P1", "order")
    table.next_noise(4)
    play = table.play()
    plays(play, "P1", "order", TO_NEXT)
    assert (play.one("P1").room, play.one("P2").room) == (HERE, NEXT)
    assert play.room(NEXT).explored and play.room(NEXT).malfunction and play.room(NEXT).items == 3
    assert list(play.state.noise) == ["10-13"]
    # Nobody asked the ordered person.
    assert len(play.one("P2").hand) == 5


@effect_of("order")
def test_order_reaches_further_with_the_intercom() -> None:
    table = table_of("captain", "pilot", "scout")
    table.lay(2, "comms_room")
    table.lay(6, "canteen")
    table.place("P2", 2)
    table.place("P3", 6)
    table.give("P1", "intercom")
    table.hand("P1", "order")
    table.next_noise("silence")
    play = table.play()
    plays(play, "P1", "order", "1-2")
    assert play.one("P2").room == 1
    assert play.one("P3").room == 6


@limit_of("order")
def test_order_needs_somebody_else_here_and_an_open_way() -> None:
    table = alone("captain")
    table.hand("P1", "order", actions=1)
    assert why_not_play(table.play(), "P1", "order") == "nobody-else"
    table = table_of("captain", "pilot")
    joins(table, "P2")
    table.door("closed", TO_NEXT, TO_SIX)
    table.hand("P1", "order", actions=1)
    assert why_not_play(table.play(), "P1", "order") == "nobody-else"
    # The Intercom needs a working computer at the other end.
    table = table_of("captain", "pilot")
    table.lay(2, "comms_room", malfunction=True)
    table.place("P2", 2)
    table.give("P1", "intercom")
    table.hand("P1", "order", actions=1)
    assert why_not_play(table.play(), "P1", "order") == "nobody-else"


@effect_of("motivation")
def test_motivation_draws_a_card_for_everybody_here_even_in_combat() -> None:
    table = table_of("captain", "pilot", "scout")
    joins(table, "P2")
    table.intruder("adult", HERE)
    for who in ("P1", "P2", "P3"):
        table.hand(who, *(["motivation"] if who == "P1" else []), actions=2)
    play = table.play()
    plays(play, "P1", "motivation")
    assert [len(play.one(who).hand) for who in ("P1", "P2", "P3")] == [3, 3, 2]


@effect_of("motivation")
def test_motivation_reaches_working_computers_with_the_intercom() -> None:
    table = table_of("captain", "pilot", "scout")
    table.lay(2, "comms_room")
    table.lay(6, "monitoring_room", malfunction=True)
    table.place("P2", 2)
    table.place("P3", 6)
    table.give("P1", "intercom")
    for who in ("P1", "P2", "P3"):
        table.hand(who, *(["motivation"] if who == "P1" else []), actions=2)
    play = table.play()
    plays(play, "P1", "motivation")
    assert [len(play.one(who).hand) for who in ("P1", "P2", "P3")] == [3, 3, 2]


@limit_of("motivation")
def test_motivation_draws_nothing_from_an_empty_deck_and_discard_pile() -> None:
    table = table_of("captain", "pilot")
    joins(table, "P2")
    table.hand("P1", "motivation")
    table.one("P2").hand += [*table.one("P2").deck, *table.one("P2").discard]
    table.one("P2").deck, table.one("P2").discard = [], []
    play = table.play()
    plays(play, "P1", "motivation")
    assert len(play.one("P1").hand) == 1
    assert len(play.one("P2").hand) == 10


# ---------------------------------------------------------------- the Pilot


@effect_of("ship_knowledge")
def test_ship_knowledge_opens_or_closes_a_door() -> None:
    table = alone("pilot")
    table.hand("P1", "ship_knowledge")
    play = table.play()
    plays(play, "P1", "ship_knowledge", TO_NEXT)
    assert play.state.doors == {TO_NEXT: "closed"}


@effect_of("ship_knowledge")
def test_ship_knowledge_or_looks_at_a_room_tile_but_not_at_its_token() -> None:
    table = alone("pilot")
    table.put_tile(18, "surgery")
    table.hand("P1", "ship_knowledge")
    play = table.play()
    plays(play, "P1", "ship_knowledge", 18)
    assert noted(play, "P1", "tile") == {18: "surgery"}
    assert noted(play, "P1", "token") == {}
    assert not play.room(18).explored
    assert "tile" not in play.told("looked-at-room")[0]


@limit_of("ship_knowledge")
def test_ship_knowledge_leaves_destroyed_doors_and_explored_rooms_alone() -> None:
    table = alone("pilot")
    table.door("destroyed", TO_NEXT)
    table.hand("P1", "ship_knowledge")
    play = table.play()
    play.answer(PlayCard(card_of(play, "P1", "ship_knowledge")))
    assert not play.offers(TO_NEXT)
    assert play.offers(TO_SIX)
    assert not play.offers(HERE)
    assert not play.offers(1)


@effect_of("piloting")
def test_piloting_uses_the_cockpit_for_free() -> None:
    table = alone("pilot")
    table.place("P1", "cockpit")
    table.place("P2", HERE)
    table.hand("P1", "piloting")
    play = table.play()
    plays(play, "P1", "piloting", "c")
    assert play.state.destination == "c"


@effect_of("piloting")
def test_piloting_or_uses_a_room_with_a_computer_for_free() -> None:
    table = alone("pilot", "comms_room")
    table.hand("P1", "piloting")
    play = table.play()
    plays(play, "P1", "piloting", "room_action")
    assert play.one("P1").signal


@effect_of("piloting")
def test_piloting_or_looks_at_the_coordinates_at_a_computer() -> None:
    table = alone("pilot", "comms_room")
    table.hand("P1", "piloting")
    play = table.play()
    plays(play, "P1", "piloting", "check_coordinates")
    assert noted(play, "P1", "coordinates") == {"card": play.state.coordinates}
    assert "coordinates" not in play.told("looked-at-coordinates")[0]
    assert not play.one("P1").signal


@limit_of("piloting")
@pytest.mark.parametrize(("tile", "broken"), [("storage", False), ("comms_room", True), ("cockpit", True)])
def test_piloting_needs_a_working_cockpit_or_computer(tile: str, broken: bool) -> None:
    table = alone("pilot")
    if tile == "cockpit":
        table.place("P1", tile)
        table.place("P2", HERE)
        table.malfunction(tile)
    else:
        table.lay(HERE, tile, malfunction=broken)
    table.hand("P1", "piloting", actions=1)
    assert why_not_play(table.play(), "P1", "piloting") == "no-computer"


@effect_of("old_friend")
@pytest.mark.parametrize("tile", ["storage", "engine_room_1"])
def test_old_friend_uses_a_room_without_a_computer_for_free(tile: str) -> None:
    table = alone("pilot", "storage")
    table.place("P1", tile)
    table.hand("P1", "old_friend", actions=1)
    play = table.play()
    if tile == "storage":
        medkit, food = table.next_items("green", "medkit", "synthetic_food")
        plays(play, "P1", "old_friend", "green", medkit)
        assert play.one("P1").inventory == [medkit]
        assert play.state.decks["green"][0] == food
    else:
        plays(play, "P1", "old_friend")
        assert noted(play, "P1", "engine") == {1: play.state.engines[1][0]}
    assert len(play.one("P1").hand) == 1


@effect_of("old_friend")
def test_old_friend_in_surgery_makes_pass_like_the_room_itself() -> None:
    table = alone("pilot", "surgery")
    table.state.crew[1].passed = False
    table.hand("P1", "old_friend", actions=2)
    play = table.play()
    plays(play, "P1", "old_friend")
    assert play.one("P1").passed
    assert play.one("P1").light == 1
    assert play.one("P1").hand == []


@limit_of("old_friend")
@pytest.mark.parametrize(("tile", "broken"), [("comms_room", False), ("comms_room", True), ("storage", True)])
def test_old_friend_shuns_computers_and_malfunctions(tile: str, broken: bool) -> None:
    table = alone("pilot", tile, malfunction=broken)
    table.hand("P1", "old_friend", actions=1)
    assert why_not_play(table.play(), "P1", "old_friend") in ("computer-here", "malfunction")


# ---------------------------------------------------------------- the Scientist


@effect_of("intranet")
def test_intranet_uses_any_explored_room_with_a_working_computer() -> None:
    table = alone("scientist", "laboratory")
    table.lay(18, "comms_room")
    table.hand("P1", "intranet", actions=1)
    play = table.play()
    # The Laboratory has nothing to analyse, so the Comms Room is the only aim.
    plays(play, "P1", "intranet")
    assert play.one("P1").signal
    assert play.one("P1").room == HERE
    assert play.one("P1").hand == []


@effect_of("intranet")
def test_intranet_analyses_what_lies_in_the_far_laboratory() -> None:
    table = alone("scientist", "comms_room")
    table.lay(18, "laboratory")
    table.lies(18, "egg")
    table.lies(HERE, "carcass")
    table.weakness("egg", "vital_places", known=False)
    table.hand("P1", "intranet", actions=1)
    play = table.play()
    plays(play, "P1", "intranet", 18)
    assert {slot: one.known for slot, one in play.state.weaknesses.items()} == {
        "corpse": False,
        "egg": True,
        "carcass": False,
    }


@effect_of("intranet")
def test_intranet_from_anywhere_with_the_holo_computer() -> None:
    table = alone("scientist", "storage", malfunction=True)
    table.lay(18, "comms_room")
    table.give("P1", "holo_computer")
    table.hand("P1", "intranet", actions=1)
    play = table.play()
    plays(play, "P1", "intranet")
    assert play.one("P1").signal


@limit_of("intranet")
def test_intranet_needs_a_computer_here_and_a_room_with_one_there() -> None:
    table = alone("scientist", "storage")
    table.lay(18, "comms_room")
    table.hand("P1", "intranet", actions=1)
    assert why_not_play(table.play(), "P1", "intranet") == "no-computer"
    table = alone("scientist", "laboratory", malfunction=True)
    table.lay(18, "comms_room")
    table.hand("P1", "intranet", actions=1)
    assert why_not_play(table.play(), "P1", "intranet") == "no-computer"
    # Nothing to analyse in the Laboratory, the Comms Room broken, the Generator not explored.
    table = alone("scientist", "laboratory")
    table.lay(18, "comms_room", malfunction=True)
    table.hand("P1", "intranet", actions=1)
    assert why_not_play(table.play(), "P1", "intranet") == "no-computer-room"
    table = alone("scientist", "comms_room")
    table.hand("P1", "intranet", contamination=1)
    assert why_not_play(table.play(), "P1", "intranet") == "cost"


@effect_of("blocking_access")
def test_blocking_access_uses_the_room_for_free() -> None:
    table = alone("scientist", "comms_room")
    table.hand("P1", "blocking_access")
    play = table.play()
    plays(play, "P1", "blocking_access", "room_action")
    assert play.one("P1").signal


@effect_of("blocking_access")
@pytest.mark.parametrize("slot", [HERE, 18])
def test_blocking_access_or_breaks_an_explored_room_with_a_computer(slot: int) -> None:
    table = alone("scientist", "comms_room")
    table.lay(18, "generator")
    table.lay(17, "storage")
    table.hand("P1", "blocking_access")
    play = table.play()
    plays(play, "P1", "blocking_access", AtRoom(slot, "place_malfunction"))
    assert [room.slot for room in play.state.rooms.values() if room.malfunction] == [slot]


@limit_of("blocking_access")
def test_blocking_access_needs_a_computer_and_spares_other_rooms() -> None:
    table = alone("scientist", "comms_room")
    table.put_tile(18, "generator")
    table.lay(17, "storage")
    table.hand("P1", "blocking_access")
    play = table.play()
    play.answer(PlayCard(card_of(play, "P1", "blocking_access")))
    assert {act.id for act in play.options() if act.option == "place_malfunction"} == {HERE}
    for tile, broken in (("storage", False), ("comms_room", True)):
        table = alone("scientist", tile, malfunction=broken)
        table.give("P1", "holo_computer")
        table.hand("P1", "blocking_access", actions=1)
        # The Holo Computer names Intranet and Risk Assessment only.
        assert why_not_play(table.play(), "P1", "blocking_access") == "no-computer"


@effect_of("risk_assessment")
@pytest.mark.parametrize(("option", "place"), [("put_on_top", -1), ("put_under", 0)])
def test_risk_assessment_looks_at_the_next_event_and_puts_it_on_top_or_under(option: str, place: int) -> None:
    table = alone("scientist")
    table.next_event("lurking")
    table.hand("P1", "risk_assessment")
    play = table.play()
    plays(play, "P1", "risk_assessment", option)
    assert play.state.decks["event"][place] == "lurking"
    assert len(play.state.decks["event"]) == 20
    assert "event" not in play.told("looked-at-event")[0]
    assert play.told("looked-at-event", "P1")[0]["event"] == "lurking"


@effect_of("risk_assessment")
def test_risk_assessment_from_anywhere_with_the_holo_computer() -> None:
    table = alone("scientist", "storage")
    table.give("P1", "holo_computer")
    table.hand("P1", "risk_assessment")
    play = table.play()
    plays(play, "P1", "risk_assessment", "put_under")
    assert play.told("event-put-back") == [{"who": 0, "where": "put_under"}]


@limit_of("risk_assessment")
@pytest.mark.parametrize(("tile", "broken"), [("storage", False), ("comms_room", True)])
def test_risk_assessment_needs_a_working_computer(tile: str, broken: bool) -> None:
    table = alone("scientist", tile, malfunction=broken)
    table.hand("P1", "risk_assessment", actions=1)
    assert why_not_play(table.play(), "P1", "risk_assessment") == "no-computer"


# ---------------------------------------------------------------- the Scout


@effect_of("adrenaline")
def test_adrenaline_shoots_and_draws_a_card() -> None:
    table = alone("scout")
    adult = table.intruder("adult", HERE)
    table.hand("P1", "adrenaline", actions=1)
    table.next_combat("one_hit")
    table.next_attack(attack_card("scratch", toughness=6))
    play = table.play()
    plays(play, "P1", "adrenaline", "shoot")
    assert play.game.intruder(adult).injuries == 1
    assert play.state.ammo["rifle"] == 3
    assert len(play.one("P1").hand) == 2


@effect_of("adrenaline")
def test_adrenaline_or_escapes_after_the_attacks_and_draws_a_card() -> None:
    table = alone("scout")
    table.lay(6, "canteen")
    table.intruder("adult", HERE)
    table.hand("P1", "adrenaline", actions=1)
    table.next_attack(attack_card("scratch"))
    table.next_noise("silence")
    play = table.play()
    plays(play, "P1", "adrenaline", TO_SIX)
    assert play.one("P1").room == 6
    assert play.one("P1").light == 1
    assert len(play.one("P1").hand) == 2


@limit_of("adrenaline")
def test_adrenaline_needs_ammo_to_shoot_and_a_way_out_to_escape() -> None:
    table = alone("scout")
    table.intruder("adult", HERE)
    table.ammo("rifle", 0)
    table.door("closed", TO_SIX, TO_NEXT)
    table.hand("P1", "adrenaline", actions=1)
    assert why_not_play(table.play(), "P1", "adrenaline") == "no-loaded-weapon"


@limit_of("adrenaline")
def test_adrenaline_draws_nothing_for_whoever_dies_escaping() -> None:
    table = alone("scout")
    table.state.crew[1].passed = False
    table.intruder("adult", HERE)
    table.wounds("P1", "leg", "body")
    table.hand("P1", "adrenaline", actions=1)
    table.next_attack(attack_card("bite"))
    play = table.play()
    plays(play, "P1", "adrenaline", TO_SIX)
    assert play.one("P1").status == "dead"
    assert play.one("P1").room == HERE
    assert len(play.one("P1").hand) == 1


@effect_of("reconnaissance")
@pytest.mark.parametrize("effect", ["silence", "danger"])
def test_reconnaissance_moves_without_noise_silence_or_danger(effect: str) -> None:
    table = alone("scout")
    table.put_tile(NEXT, "storage")
    table.token(NEXT, effect, 1 if effect == "silence" else 2)
    table.intruder("adult", AFTER_NEXT)
    table.hand("P1", "reconnaissance", actions=1)
    play = table.play()
    plays(play, "P1", "reconnaissance", TO_NEXT)
    assert play.one("P1").room == NEXT
    assert play.room(NEXT).explored
    assert play.state.noise == {}
    assert play.told("noise-rolled") == []
    assert [one.kind for one in play.intruders(AFTER_NEXT)] == ["adult"]
    assert play.one("P1").hand == []


AFTER_NEXT = 13
"""Behind room 10."""


@effect_of("reconnaissance")
def test_reconnaissance_resolves_other_tokens() -> None:
    table = alone("scout")
    table.put_tile(NEXT, "storage")
    table.token(NEXT, "doors", 2)
    table.hand("P1", "reconnaissance", actions=1)
    play = table.play()
    plays(play, "P1", "reconnaissance", TO_NEXT)
    assert play.state.doors == {TO_NEXT: "closed"}
    assert play.room(NEXT).items == 2


@limit_of("reconnaissance")
def test_reconnaissance_needs_a_way_without_a_closed_door_and_one_more_card() -> None:
    table = alone("scout")
    table.door("closed", TO_NEXT, TO_SIX)
    table.hand("P1", "reconnaissance", actions=1)
    assert why_not_play(table.play(), "P1", "reconnaissance") == "no-way-out"
    table = alone("scout")
    table.hand("P1", "reconnaissance", contamination=1)
    assert why_not_play(table.play(), "P1", "reconnaissance") == "cost"


# ---------------------------------------------------------------- the Soldier


@effect_of("full_auto")
@pytest.mark.parametrize(
    ("ammo", "face", "injuries"),
    [
        # Half of the ammo, rounded down, the roll, and the rifle's own 1 for any injury.
        (5, "blank", 2 + 0 + 1),
        (5, "one_hit", 2 + 1 + 1),
        (4, "two_hits", 2 + 2 + 1),
        (1, "one_hit", 0 + 1 + 1),
        (1, "blank", 0),
    ],
)
def test_full_auto_empties_the_rifle(ammo: int, face: str, injuries: int) -> None:
    table = alone("soldier")
    queen = table.intruder("queen", HERE)
    table.ammo("assault_rifle", ammo)
    table.hand("P1", "full_auto")
    table.next_combat(face)
    table.next_attack(attack_card("scratch", toughness=6), attack_card("bite", toughness=6))
    play = table.play()
    plays(play, "P1", "full_auto")
    assert play.game.intruder(queen).injuries == injuries
    assert play.state.ammo["assault_rifle"] == 0


@limit_of("full_auto")
def test_full_auto_is_for_the_loaded_assault_rifle() -> None:
    table = alone("soldier")
    table.intruder("queen", HERE)
    table.give("P1", "prototype_rifle", ammo=6)
    table.ammo("assault_rifle", 0)
    table.hand("P1", "full_auto", actions=1)
    assert why_not_play(table.play(), "P1", "full_auto") == "no-loaded-weapon"


@effect_of("taking_aim")
@pytest.mark.parametrize("again", [True, False])
def test_taking_aim_may_reroll_once(again: bool) -> None:
    table = alone("soldier")
    adult = table.intruder("adult", HERE)
    table.hand("P1", "taking_aim")
    table.next_combat("blank", "one_hit")
    table.next_attack(attack_card("scratch", toughness=6))
    play = table.play()
    # Out of the one reroll: the second result stands without another question.
    plays(play, "P1", "taking_aim", Yes if again else No)
    assert play.topic == "turn"
    assert play.game.intruder(adult).injuries == (2 if again else 0)
    assert play.state.ammo["assault_rifle"] == 4


@limit_of("taking_aim")
def test_taking_aim_is_not_for_classic_weapons() -> None:
    table = alone("soldier")
    table.unarmed("P1")
    table.give("P1", "flamethrower")
    table.intruder("adult", HERE)
    table.hand("P1", "taking_aim", actions=1)
    assert why_not_play(table.play(), "P1", "taking_aim") == "no-loaded-weapon"


@effect_of("full_auto", "taking_aim", "adrenaline")
@pytest.mark.parametrize(
    ("character", "kind", "answers", "destroyed"),
    [
        ("soldier", "full_auto", (), 2 + 1 + 1),
        ("soldier", "taking_aim", (No,), 1 + 1),
        ("scout", "adrenaline", (), 1),
    ],
)
def test_shooting_cards_destroy_eggs_out_of_combat(
    character: str, kind: str, answers: tuple[type, ...], destroyed: int
) -> None:
    table = alone(character, "nest")
    table.hand("P1", kind)
    table.next_combat("creeper")
    table.next_noise("silence")
    play = table.play()
    plays(play, "P1", kind, *answers)
    assert len(play.state.eggs) == 5 - destroyed
    assert len(play.told("noise-rolled")) == 1


# ---------------------------------------------------------------- the Mechanic


@effect_of("ingenuity")
def test_ingenuity_repairs() -> None:
    table = alone("mechanic", malfunction=True)
    table.hand("P1", "ingenuity")
    play = table.play()
    plays(play, "P1", "ingenuity")
    assert not play.room(HERE).malfunction


@effect_of("ingenuity")
def test_ingenuity_or_orders_an_engine() -> None:
    table = alone("mechanic")
    table.place("P1", "engine_room_3")
    table.engines("working", "working", "working")
    table.hand("P1", "ingenuity")
    play = table.play()
    plays(play, "P1", "ingenuity", "swap-order")
    assert play.state.engines[3][0] == "damaged"


@effect_of("ingenuity")
def test_ingenuity_or_crafts_with_any_yellow_item_as_the_tool() -> None:
    table = alone("mechanic")
    table.give("P1", "duct_tape", "chemicals")
    table.hand("P1", "ingenuity")
    play = table.play()
    tape, chemicals = play.one("P1").inventory
    plays(play, "P1", "ingenuity")
    flamethrower = "blue_flamethrower_1"
    assert [flamethrower] in play.one("P1").hands
    assert play.state.ammo[flamethrower] == 4
    assert set(play.state.discards["yellow"]) == {tape, chemicals}


@limit_of("ingenuity")
def test_ingenuity_replaces_only_the_tool_and_only_by_a_yellow_item() -> None:
    table = alone("mechanic")
    # Red grenade for the tool, yellow duct tape for the chemical, the cloth or the medical icon: none will do.
    table.give("P1", "grenade", "duct_tape", "medkit")
    table.hand("P1", "ingenuity", actions=1)
    assert why_not_play(table.play(), "P1", "ingenuity") == "nothing-to-repair"
    table = alone("mechanic")
    # One card cannot be both components.
    table.give("P1", "chemicals")
    table.hand("P1", "ingenuity", actions=1)
    assert why_not_play(table.play(), "P1", "ingenuity") == "nothing-to-repair"


@effect_of("pyrotechnics")
@pytest.mark.parametrize("thing", ["grenade", "sawed_off_shotgun"])
def test_pyrotechnics_burns_any_item_to_light_a_fire(thing: str) -> None:
    table = alone("mechanic")
    grenade = table.give("P1", "grenade")
    table.hand("P1", "pyrotechnics", actions=1)
    play = table.play()
    plays(play, "P1", "pyrotechnics", grenade if thing == "grenade" else thing)
    assert play.room(HERE).fire
    assert (grenade in play.one("P1").inventory) == (thing != "grenade")
    assert (play.one("P1").hands == []) == (thing == "sawed_off_shotgun")
    assert play.one("P1").hand == []


@effect_of("pyrotechnics")
def test_pyrotechnics_or_puts_the_fire_out() -> None:
    table = alone("mechanic", fire=True)
    table.hand("P1", "pyrotechnics", actions=1)
    play = table.play()
    plays(play, "P1", "pyrotechnics")
    assert not play.room(HERE).fire
    assert play.one("P1").hands == [["sawed_off_shotgun"]]


@limit_of("pyrotechnics")
def test_pyrotechnics_needs_an_item_to_burn_and_a_card_to_pay() -> None:
    table = alone("mechanic")
    table.unarmed("P1")
    table.give("P1", "egg")
    table.hand("P1", "pyrotechnics", actions=1)
    assert why_not_play(table.play(), "P1", "pyrotechnics") == "no-items"
    table = alone("mechanic", fire=True)
    table.hand("P1", "pyrotechnics")
    assert why_not_play(table.play(), "P1", "pyrotechnics") == "cost"


@effect_of("technical_corridors")
def test_technical_corridors_lead_to_another_entrance_and_end_in_a_pass() -> None:
    table = alone("mechanic")
    table.state.crew[1].passed = False
    table.put_tile(9, "storage")
    table.token(9, "doors", 4)
    table.hand("P1", "technical_corridors", actions=2)
    table.next_noise(3)
    play = table.play()
    plays(play, "P1", "technical_corridors", 9)
    one = play.one("P1")
    assert one.room == 9
    assert one.passed
    # A Doors token has no effect; the noise roll is made as usual: number 3 is the technical entrance here.
    assert play.state.doors == {}
    assert list(play.state.noise) == [TECHNICAL]
    assert play.room(9).items == 4
    assert play.asked == "P2"


@limit_of("technical_corridors")
def test_technical_corridors_need_an_entrance_and_a_card_to_pay() -> None:
    table = alone("mechanic")
    table.lay(6, "canteen")
    table.place("P1", 6)
    table.hand("P1", "technical_corridors", actions=1)
    assert why_not_play(table.play(), "P1", "technical_corridors") == "no-entrance"
    table = alone("mechanic")
    table.hand("P1", "technical_corridors")
    assert why_not_play(table.play(), "P1", "technical_corridors") == "cost"


def test_technical_corridors_of_one_network_do_not_lead_into_the_other() -> None:
    table = Table(2, characters=("mechanic", "pilot"), board="alternate")
    table.explore(5)
    table.place("P1", 5)
    table.hand("P1", "technical_corridors", actions=1)
    play = table.play()
    play.answer(PlayCard("mechanic_technical_corridors"))
    assert {act.id for act in play.options()} == {4, 6, 7}


def test_a_played_card_is_one_of_the_two_actions_of_a_turn() -> None:
    table = alone("captain", "armory", items=2)
    table.state.crew[1].passed = False
    table.hand("P1", "search", "search", actions=1)
    play = table.play()
    plays(play, "P1", "search", No)
    assert play.asked == "P1"
    plays(play, "P1", "search", No)
    assert play.asked == "P2"
    play.does("P2", Pass)
    assert play.asked == "P1"
