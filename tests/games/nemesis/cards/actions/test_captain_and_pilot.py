"""The own action cards of the Captain and the Pilot: what each does, each "or", and when it cannot be played."""

from __future__ import annotations

import pytest

from nemesis_desktop.games.nemesis.acts import PlayCard
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
