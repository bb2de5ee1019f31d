"""Rulebook: Event phase, step 8; the event cards."""

import pytest

from nemesis_desktop.games.nemesis.species.intruders.components import INTRUDERS
from nemesis_desktop.games.nemesis.species.shelf import INTRUDER_TOKENS
from tests.games.nemesis.scenarios.table import Table


def resolve(table: Table, card: str, *answers: object) -> None:
    """The event step with this card."""
    table.next_event(card)
    table.step("event_card", *answers)


def told(table: Table, kind: str) -> list[dict[str, object]]:
    """What the log tells everybody of this."""
    return [dict(one.facts) for one in table.game.log.since(0) if one.kind == kind]


def rooms_of(table: Table, *numbers: int) -> list[int | None]:
    found = [table.game.intruder(number) for number in numbers]
    return [one.room if one is not None else None for one in found]


# ---------------------------------------------------------------- the worked example


def test_rulebook_example_of_an_event_card() -> None:
    """Coolant leak: adults, breeders and the queen move through corridor 1; the text; then the card leaves the game."""
    table = Table(2)
    adult, breeder, queen, creeper = (
        table.intruder("adult", 6),
        table.intruder("breeder", 17),
        table.intruder("queen", 16),
        table.intruder("creeper", 7),
    )
    resolve(table, "coolant_leak")
    assert rooms_of(table, adult, breeder, queen, creeper) == [7, 19, 21, 7]
    assert table.state.self_destruct is None
    assert "coolant_leak" in table.state.removed


# ---------------------------------------------------------------- movement


def test_ec_2ffd_the_shown_kinds_move_if_they_do_not_fight_larvae_never() -> None:
    table = Table(2)
    table.lay(8, "canteen")
    table.place("P1", 8)
    table.place("P2", 20)
    creeper, adult, fighting, larva = (
        table.intruder("creeper", 6),
        table.intruder("adult", 13),
        table.intruder("adult", 8),
        table.intruder("larva", 10),
    )
    resolve(table, "damaging_fire")
    assert rooms_of(table, creeper, adult, fighting, larva) == [7, 14, 8, 10]


def test_intruders_that_meet_a_character_by_an_event_fight_without_an_encounter() -> None:
    table = Table(2)
    table.lay(7, "canteen")
    table.place("P1", 7)
    table.hand("P1", actions=0)
    adult = table.intruder("adult", 6)
    bag = list(table.state.bag)
    resolve(table, "damaging_fire")
    assert rooms_of(table, adult) == [7]
    assert table.game.in_combat(0)
    assert (table.one("P1").light, table.state.bag) == (0, bag)


def test_all_move_at_once_so_nobody_moves_twice() -> None:
    table = Table(2)
    first, second = table.intruder("creeper", 6), table.intruder("creeper", 3)
    # Corridor 1: from 6 to 7 and from 3 to 1; what arrives in 7 does not go on.
    table.place("P1", 20)
    table.place("P2", 20)
    resolve(table, "damaging_fire")
    assert rooms_of(table, first, second) == [7, 1]


def test_the_movement_comes_before_the_text() -> None:
    table = Table(2)
    table.lay(8, "canteen")
    adult = table.intruder("adult", 7)
    # Damage: adults move through corridor 2, then explored rooms with one break.
    resolve(table, "damage")
    assert rooms_of(table, adult) == [8]
    assert table.game.room(8).malfunction


# ---------------------------------------------------------------- where the card goes


@pytest.mark.parametrize("card", sorted(INTRUDERS.events))
def test_every_card_goes_where_it_says(card: str) -> None:
    table = Table(2)
    others = [other for other in table.state.decks["event"] if other != card][:5]
    for other in others:
        table.state.decks["event"].remove(other)
    table.state.discards["event"] = list(others)
    table.next_noise(*["silence"] * 4)
    resolve(table, card)
    deck, discards = table.state.decks["event"], table.state.discards["event"]
    removing = ("escape_pod_ejection", "short_circuit", "coolant_leak", "life_support_failure")
    if card in removing:
        assert card in table.state.removed
        assert discards == [] and set(others) <= set(deck)
        assert told(table, "event-removed") == [{"event": card}]
    elif card == "malfunction":
        assert card in deck and discards == others
    else:
        assert discards == [*others, card]
    assert len(deck) + len(discards) == (19 if card in removing else 20)


def test_an_empty_event_deck_is_made_anew() -> None:
    table = Table(2)
    table.state.discards["event"] = [card for card in table.state.decks["event"] if card == "regeneration"]
    table.state.removed += [card for card in table.state.decks["event"] if card != "regeneration"]
    table.state.decks["event"] = []
    table.step("event_card")
    assert table.state.discards["event"] == ["regeneration"]


# ---------------------------------------------------------------- the texts of the handed cases


@pytest.mark.parametrize("broken", [True, False])
def test_ec_6bf2_coolant_leak_starts_self_destruct_only_with_a_malfunction(broken: bool) -> None:
    table = Table(2)
    table.lay(17, "generator", malfunction=broken)
    five = table.state.decks["event"][:5]
    five = [card for card in table.state.decks["event"] if card != "coolant_leak"][:5]
    for card in five:
        table.state.decks["event"].remove(card)
    table.state.discards["event"] = list(five)
    resolve(table, "coolant_leak")
    assert table.state.self_destruct == (0 if broken else None)
    assert "coolant_leak" in table.state.removed
    assert table.state.discards["event"] == []
    assert len(table.state.decks["event"]) == 19


def test_ec_92f9_short_circuit_breaks_explored_yellow_rooms_with_a_terminal() -> None:
    table = Table(2)
    table.lay(5, "comms_room")
    table.lay(6, "airlock_control")
    table.lay(10, "laboratory")
    table.put_tile(17, "generator")
    resolve(table, "short_circuit")
    broken = {room.tile for room in table.state.rooms.values() if room.malfunction}
    assert broken == {"comms_room"}
    assert not table.game.room(17).explored


@pytest.mark.parametrize("noisy", [False, True])
def test_ec_e5c6_noise_in_the_technical_corridors(noisy: bool) -> None:
    table = Table(3)
    table.lay(5, "comms_room")
    table.lay(9, "storage")
    table.place("P1", 5)
    table.place("P2", 9)
    table.place("P3", 20)
    table.intruder("creeper", 9)
    if noisy:
        table.noise("technical")
        table.next_noise("silence", "silence")
    resolve(table, "noise_in_technical_corridors")
    rolled = [event.facts["who"] for event in table.game.log.since(0) if event.kind == "noise-rolled"]
    # The card says every character, so one in combat rolls too.
    assert rolled == ([0, 1] if noisy else [])
    assert list(table.state.noise) == ["technical"]


def test_ec_88fc_lurking_hides_whoever_does_not_fight() -> None:
    table = Table(2)
    table.lay(8, "canteen")
    table.place("P1", 8)
    table.place("P2", 20)
    adult, larva = table.intruder("adult", 2, injuries=2), table.intruder("larva", 6)
    breeder = table.intruder("breeder", 8)
    before = [INTRUDER_TOKENS[token].kind for token in table.state.bag]
    resolve(table, "lurking")
    assert [one.id for one in table.state.intruders] == [breeder]
    assert rooms_of(table, adult, larva) == [None, None]
    after = [INTRUDER_TOKENS[token].kind for token in table.state.bag]
    assert sorted(after) == sorted([*before, "adult", "larva"])


def test_ec_af9f_egg_protection_is_an_encounter_for_who_is_in_the_nest_or_carries_an_egg() -> None:
    table = Table(3)
    table.lay(5, "nest")
    table.lay(7, "canteen")
    table.lay(8, "cabins")
    table.place("P1", 5)
    table.place("P2", 7)
    table.place("P3", 8)
    table.give("P2", "egg")
    table.first_player("P2")
    table.hand("P2", actions=0)
    # The first in turn order is P2, who is surprised.
    table.next_token("adult", 2)
    table.next_token("creeper", 1)
    table.next_attack("attack_01")
    resolve(table, "egg_protection")
    assert [(one.kind, one.room) for one in table.state.intruders] == [("adult", 7), ("creeper", 5)]
    assert (table.one("P2").light, table.one("P1").light) == (1, 0)


# ---------------------------------------------------------------- neighbours of these


def test_regeneration_heals_up_to_two_of_each() -> None:
    table = Table(2)
    first, second = table.intruder("adult", 2, injuries=3), table.intruder("creeper", 6, injuries=1)
    resolve(table, "regeneration")
    assert [table.game.intruder(number).injuries for number in (first, second)] == [1, 0]


def test_hatching_infests_the_ones_in_the_nest_without_action_cards_or_feeds_the_bag() -> None:
    table = Table(3)
    table.lay(5, "nest")
    table.place("P1", 5)
    table.place("P2", 5)
    table.place("P3", 20)
    table.hand("P1", contamination=2)
    table.hand("P3", actions=0)
    resolve(table, "hatching")
    assert len(table.state.eggs) == 4
    assert told(table, "egg-hatched") == [{"count": 4}]
    assert [one.larva for one in table.state.crew] == [True, False, False]
    table = Table(2)
    larvae = sum(token.startswith("larva") for token in table.state.bag)
    resolve(table, "hatching")
    assert sum(token.startswith("larva") for token in table.state.bag) == larvae + 1
    assert len(table.state.eggs) == 4


def test_hunt_leads_adults_to_the_neighbour_with_the_lowest_number_that_has_somebody() -> None:
    table = Table(3)
    table.lay(7, "canteen")
    table.place("P1", 11)
    table.place("P2", 7)
    table.place("P3", 20)
    hunter, far, creeper = table.intruder("adult", 6), table.intruder("adult", 9), table.intruder("creeper", 8)
    resolve(table, "hunt_2")
    assert rooms_of(table, hunter, far, creeper) == [7, 9, 8]


def test_a_closed_door_stops_the_hunt_and_is_destroyed() -> None:
    table = Table(2)
    table.place("P2", 20)
    adult = table.intruder("adult", 6)
    table.door("closed", "6-11")
    resolve(table, "hunt_2")
    assert rooms_of(table, adult) == [6]
    assert table.state.doors == {"6-11": "destroyed"}


@pytest.mark.parametrize("burning", [False, True])
def test_flammable_compounds_set_the_hibernatorium_on_fire_or_its_neighbours(burning: bool) -> None:
    table = Table(2)
    if burning:
        table.fire(11)
    table.door("closed", "8-11")
    resolve(table, "flammable_compounds")
    fires = {room.slot for room in table.state.rooms.values() if room.fire}
    assert fires == ({6, 11, 14, 15} if burning else {11})


def test_consuming_fire_burns_items_and_spreads_from_what_burned_before() -> None:
    table = Table(2)
    table.lay(6, "canteen", items=3, fire=True)
    table.door("closed", "5-6")
    table.lay(7, "cabins", items=2)
    resolve(table, "consuming_fire")
    assert table.game.room(6).items == 0 and table.game.room(7).items == 2
    assert {room.slot for room in table.state.rooms.values() if room.fire} == {2, 6, 7, 11}


def test_damaging_fire_breaks_explored_burning_rooms_and_spreads() -> None:
    table = Table(2)
    table.lay(6, "canteen", fire=True)
    table.fire(10)
    resolve(table, "damaging_fire")
    assert {room.slot for room in table.state.rooms.values() if room.malfunction} == {6}
    assert {room.slot for room in table.state.rooms.values() if room.fire} == {2, 5, 6, 7, 10, 11, 13}


def test_fire_that_spreads_to_a_ninth_room_destroys_the_ship() -> None:
    table = Table(2)
    table.fire(11, 18)
    resolve(table, "consuming_fire")
    assert table.state.ending is None
    table.state.decks["event"].append(table.state.discards["event"].pop())
    table.step("event_card")
    assert table.state.ending.destroyed


def test_scent_of_prey_and_nest_mark_quiet_corridors() -> None:
    table = Table(2)
    table.lay(5, "comms_room")
    table.place("P1", 5)
    table.one("P1").slime = True
    table.noise("5-6")
    resolve(table, "scent_of_prey")
    assert set(table.state.noise) == {"5-6", "5-10", "technical"}
    table = Table(2)
    table.lay(5, "nest")
    resolve(table, "nest")
    assert set(table.state.noise) == {"5-6", "5-10", "technical"}
    table = Table(2)
    table.put_tile(5, "nest")
    resolve(table, "nest")
    assert table.state.noise == {}


def test_malfunction_breaks_the_explored_room_with_the_lowest_number() -> None:
    table = Table(2)
    resolve(table, "malfunction")
    assert {room.slot for room in table.state.rooms.values() if room.malfunction} == {1}


def test_bulkheads_open_all_closed_doors() -> None:
    table = Table(2)
    table.door("closed", "1-2", "6-11")
    table.door("destroyed", "7-8")
    resolve(table, "bulkheads_open")
    assert table.state.doors == {"7-8": "destroyed"}


def test_life_support_failure_breaks_explored_green_rooms() -> None:
    table = Table(2)
    table.lay(5, "laboratory")
    table.lay(6, "canteen")
    table.lay(10, "comms_room")
    table.put_tile(17, "surgery")
    resolve(table, "life_support_failure")
    assert {room.slot for room in table.state.rooms.values() if room.malfunction} == {5, 6}


def test_the_pod_with_the_lowest_number_is_ejected() -> None:
    table = Table(5)
    table.launched("P5", pod=1)
    table.place("P1", 20)
    resolve(table, "escape_pod_ejection")
    assert [pod.state for pod in table.state.pods] == ["launched", "removed", "locked", "locked"]


def test_eclosion_kills_the_ones_with_a_larva_and_scans_four_cards_of_the_others() -> None:
    table = Table(3)
    table.lay(7, "canteen")
    table.place("P1", 7)
    table.place("P2", 20)
    table.place("P3", 20)
    table.one("P1").larva = True
    table.hand("P2", actions=6)
    hand = list(table.one("P2").hand)
    table.into_deck("P2", infected=1)
    table.hand("P3", actions=4)
    table.into_deck("P3", clean=1)
    resolve(table, "eclosion")
    assert table.one("P1").status == "dead"
    assert [one.kind for one in table.game.intruders_in(7)] == ["creeper"]
    assert table.one("P2").larva and table.one("P2").hand == hand
    assert len(table.one("P2").discard) == 4
    assert not table.one("P3").larva and len(table.one("P3").discard) == 4


@pytest.mark.parametrize("gone", ["sleeps", "launched", "dead"])
def test_eclosion_is_nothing_to_who_sleeps_is_gone_or_dead(gone: str) -> None:
    table = Table(3)
    table.place("P1", 20)
    table.one("P2").larva = True
    if gone == "launched":
        table.launched("P2", pod=1)
    else:
        getattr(table, gone)("P2")
    status, deck = table.one("P2").status, list(table.one("P2").deck)
    resolve(table, "eclosion")
    assert (table.one("P2").status, table.one("P2").deck) == (status, deck)
    assert table.state.intruders == []
