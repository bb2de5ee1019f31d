"""The own action cards of the Scientist and the Scout: what each does, each "or", when it cannot be played."""

from __future__ import annotations

import pytest

from nemesis_desktop.games.nemesis.acts import PlayCard
from nemesis_desktop.games.nemesis.aims import AtRoom
from tests.games.nemesis.cards.deal import (
    HERE,
    NEXT,
    TO_NEXT,
    TO_SIX,
    alone,
    card_of,
    effect_of,
    limit_of,
    plays,
    why_not_play,
)
from tests.games.nemesis.scenarios.table import attack_card

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
