"""Every event card: who moves, what it does, what it leaves alone, where the card goes."""

from __future__ import annotations

import pytest

from tests.games.nemesis.cards.deal import AFTER, HERE, NEXT, TO_NEXT, TO_SIX, alone, effect_of, limit_of, table_of
from tests.games.nemesis.scenarios.table import Table

# Number of the corridor, who moves, where the card goes.
PRINTED: dict[str, tuple[int, str, str]] = {
    "egg_protection": (2, "breeder queen", "discard"),
    "hatching": (3, "adult breeder", "discard"),
    "regeneration": (1, "breeder queen", "discard"),
    "damage": (2, "creeper adult", "discard"),
    "lurking": (4, "creeper adult", "discard"),
    "eclosion": (1, "creeper breeder queen", "discard"),
    "flammable_compounds": (4, "breeder queen", "discard"),
    "hunt_1": (2, "creeper breeder queen", "discard"),
    "consuming_fire": (4, "creeper breeder queen", "discard"),
    "scent_of_prey": (3, "creeper adult", "discard"),
    "hunt_2": (3, "breeder queen", "discard"),
    "malfunction": (2, "adult breeder", "shuffle_back"),
    "noise_in_technical_corridors": (4, "adult breeder", "discard"),
    "nest": (3, "creeper breeder queen", "discard"),
    "bulkheads_open": (1, "adult breeder", "discard"),
    "damaging_fire": (1, "creeper adult", "discard"),
    "escape_pod_ejection": (3, "adult breeder queen", "remove"),
    "short_circuit": (4, "adult breeder queen", "remove"),
    "coolant_leak": (1, "adult breeder queen", "remove"),
    "life_support_failure": (2, "adult breeder queen", "remove"),
}


def event(table: Table, card: str, *answers: object) -> None:
    """The event card step draws this card."""
    table.next_event(card)
    table.step("event_card", *answers)


def broken(table: Table) -> set[int]:
    return {room.slot for room in table.state.rooms.values() if room.malfunction}


def burning(table: Table) -> set[int]:
    return {room.slot for room in table.state.rooms.values() if room.fire}


def emptied(people: int = 2) -> Table:
    """Everybody in the Cockpit, nothing else explored but the special rooms."""
    table = Table(people, characters=("captain", "scout", "pilot", "soldier", "mechanic"))
    for number in range(1, people + 1):
        table.place(f"P{number}", "cockpit")
    return table


# ---------------------------------------------------------------- all of them


@effect_of(*PRINTED)
@limit_of(*PRINTED)
@pytest.mark.parametrize("card", PRINTED)
@pytest.mark.parametrize("kind", ["larva", "creeper", "adult", "breeder", "queen"])
def test_the_printed_kinds_move_through_the_printed_corridor(card: str, kind: str) -> None:
    """From room 8: corridor 1 leads to room 4, 2 to 7, 3 to 11, 4 to 9. Who fights stays."""
    corridor, movers, _ = PRINTED[card]
    table = emptied(2)
    table.place("P2", 16)
    table.explore(16)
    free = table.intruder(kind, 8)
    fighting = None if kind == "queen" else table.intruder(kind, 16)
    table.hand("P2", actions=5)
    event(table, card)
    to = {1: 4, 2: 7, 3: 11, 4: 9}[corridor]
    moved = [told.facts["to"] for told in table.game.log.since(0) if told.kind == "intruder-moves"]
    assert moved == ([to] if kind in movers.split() else [])
    if card != "lurking":
        assert table.game.intruder(free).room == (to if kind in movers.split() else 8)
    if fighting is not None:
        assert table.game.intruder(fighting).room == 16


@effect_of(*PRINTED)
@pytest.mark.parametrize("card", PRINTED)
def test_where_the_card_goes(card: str) -> None:
    table = emptied()
    others = [one for one in PRINTED if one != card][:5]
    for one in others:
        table.state.decks["event"].remove(one)
        table.state.discards["event"].append(one)
    event(table, card)
    state = table.state
    match PRINTED[card][2]:
        case "discard":
            assert state.discards["event"] == [*others, card]
            assert len(state.decks["event"]) == 14
        case "remove":
            assert card in state.removed
            assert state.discards["event"] == []
            assert len(state.decks["event"]) == 19
        case "shuffle_back":
            assert state.discards["event"] == others
            assert card in state.decks["event"]
            assert len(state.decks["event"]) == 15


# ---------------------------------------------------------------- eggs and intruders


@effect_of("egg_protection")
def test_egg_protection_brings_an_encounter_to_the_nest_and_to_whoever_carries_an_egg() -> None:
    table = emptied(4)
    table.lay(HERE, "nest")
    table.lay(NEXT, "storage")
    table.place("P1", NEXT)
    table.place("P2", HERE)
    table.give("P1", "egg")
    table.noise(TO_SIX, "10-13")
    table.next_token("creeper")
    table.next_token("adult")
    event(table, "egg_protection")
    # In turn order, P1 first; whoever stands elsewhere without an egg is left alone.
    assert [(one.kind, one.room) for one in table.state.intruders] == [("creeper", NEXT), ("adult", HERE)]
    assert table.state.noise == {}


@effect_of("egg_protection")
def test_egg_protection_finds_an_egg_carried_by_who_waits_in_a_pod_and_drives_out_all_there() -> None:
    table = emptied(3)
    table.lay(HERE, "evacuation_section_a")
    for number, who in ((1, "P1"), (1, "P2")):
        table.pod(number, "unlocked")
        table.waits(who, number)
    table.give("P1", "egg")
    table.noise(TO_SIX)
    table.next_token("creeper")
    event(table, "egg_protection")
    assert [(one.kind, one.room) for one in table.state.intruders] == [("creeper", HERE)]
    assert [table.one(who).status for who in ("P1", "P2")] == ["aboard", "aboard"]
    assert table.state.noise == {}


@limit_of("egg_protection")
def test_egg_protection_leaves_eggs_on_the_floor_and_an_unexplored_nest_alone() -> None:
    table = emptied()
    table.lies("cockpit", "egg")
    table.put_tile(HERE, "nest")
    event(table, "egg_protection")
    assert table.state.intruders == []


@effect_of("hatching")
@limit_of("hatching")
@pytest.mark.parametrize(("actions", "contamination"), [(0, 0), (0, 2), (1, 0)])
def test_hatching_infests_who_is_in_the_nest_without_an_action_card(actions: int, contamination: int) -> None:
    table = emptied()
    table.lay(HERE, "nest")
    table.place("P1", HERE)
    table.hand("P1", actions=actions, contamination=contamination)
    table.hand("P2")
    bag = len(table.state.bag)
    event(table, "hatching")
    infested = actions == 0
    assert table.one("P1").larva == infested
    assert sum(card.startswith("contamination") for card in table.one("P1").discard) == int(infested)
    assert not table.one("P2").larva
    assert len(table.state.eggs) == 4
    # Nobody infested: a larva token comes into the bag.
    assert len(table.state.bag) - bag == (0 if infested else 1)


@effect_of("hatching")
def test_hatching_of_the_last_egg_destroys_the_nest() -> None:
    table = emptied()
    table.eggs(1)
    larvae = sum(token.startswith("larva") for token in table.state.bag)
    event(table, "hatching")
    assert table.state.eggs == [] and table.state.nest_destroyed
    assert sum(token.startswith("larva") for token in table.state.bag) == larvae + 1


@effect_of("regeneration")
@limit_of("regeneration")
def test_regeneration_heals_up_to_two_injuries_of_every_intruder_in_combat_or_not() -> None:
    table = emptied()
    table.place("P1", 16)
    numbers = [table.intruder("adult", 16, injuries=3), table.intruder("creeper", 7, 2), table.intruder("adult", 7, 1)]
    event(table, "regeneration")
    assert [table.game.intruder(number).injuries for number in numbers] == [1, 0, 0]


@effect_of("damage")
@limit_of("damage")
def test_damage_breaks_explored_rooms_with_large_intruders() -> None:
    table = emptied()
    for slot, tile in ((2, "armory"), (16, "storage"), (17, "surgery"), (18, "laboratory")):
        table.lay(slot, tile)
    table.lay(5, "nest")
    table.place("P1", 2)
    table.place("P2", 5)
    # In combat, so that the card's own movement leaves them where they are.
    table.intruder("adult", 2)
    table.intruder("breeder", 5)
    table.intruder("queen", 17)
    table.intruder("larva", 18)
    table.intruder("breeder", 12)
    event(table, "damage")
    # Not the Nest, not the unexplored room 12, not beside a larva.
    assert broken(table) == {2, 17}


@effect_of("lurking")
@limit_of("lurking")
def test_lurking_takes_every_intruder_that_does_not_fight_back_into_the_bag() -> None:
    table = emptied()
    table.place("P1", 16)
    table.explore(16)
    table.bag(blank=1)
    table.intruder("adult", 8, injuries=2)
    table.intruder("larva", 13)
    table.intruder("queen", 3)
    fighting = table.intruder("breeder", 16, injuries=1)
    event(table, "lurking")
    assert [one.id for one in table.state.intruders] == [fighting]
    assert table.game.intruder(fighting).injuries == 1
    assert sorted(token.split("_")[0] for token in table.state.bag) == ["adult", "blank", "larva", "queen"]


@effect_of("eclosion")
def test_eclosion_kills_who_has_a_larva_and_a_creeper_stands_there() -> None:
    table = emptied()
    table.place("P1", 16)
    table.one("P1").larva = True
    event(table, "eclosion")
    assert table.one("P1").status == "dead"
    assert [(one.kind, one.room) for one in table.state.intruders] == [("creeper", 16)]
    assert "corpse_0" in table.game.room(16).objects


@effect_of("eclosion")
@limit_of("eclosion")
@pytest.mark.parametrize(("sick", "where"), [(1, "deck"), (0, "deck"), (1, "hand"), (1, "discard")])
def test_eclosion_scans_four_drawn_cards_only(sick: int, where: str) -> None:
    table = emptied()
    table.hand("P1", actions=2, deck=3)
    cards = table.contamination(1 - sick, sick)
    one = table.one("P1")
    {"deck": one.deck, "hand": one.hand, "discard": one.discard}[where].extend(cards)
    if where != "deck":
        one.deck += one.discard[:2]
        del one.discard[:2]
    hand = list(one.hand)
    event(table, "eclosion")
    assert table.one("P1").larva == (sick == 1 and where == "deck")
    assert one.hand == hand
    if where == "deck":
        # An infected card is not removed, the four are discarded.
        assert cards[0] in one.discard


@limit_of("eclosion")
def test_eclosion_passes_over_sleepers_and_those_who_left_and_reshuffles_a_short_deck() -> None:
    table = emptied(3)
    table.sleeps("P2")
    table.launched("P3", 1)
    for who in ("P2", "P3"):
        table.one(who).larva = True
    table.hand("P1", actions=2, deck=1)
    event(table, "eclosion")
    assert (table.one("P2").status, table.one("P3").status) == ("hibernating", "launched")
    one = table.one("P1")
    assert (len(one.hand), len(one.deck), len(one.discard)) == (2, 4, 4)


# ---------------------------------------------------------------- fire


@effect_of("flammable_compounds")
def test_flammable_compounds_light_the_hibernatorium() -> None:
    table = emptied()
    event(table, "flammable_compounds")
    assert burning(table) == {11}


@effect_of("flammable_compounds")
@limit_of("flammable_compounds")
def test_flammable_compounds_or_spread_from_it_past_open_doors() -> None:
    table = emptied()
    table.fire(11)
    table.door("closed", "11-14")
    table.door("destroyed", "11-15")
    event(table, "flammable_compounds")
    assert burning(table) == {6, 8, 11, 15}


@effect_of("consuming_fire")
@limit_of("consuming_fire")
def test_consuming_fire_burns_items_and_spreads() -> None:
    table = emptied()
    table.lay(HERE, "armory", items=3, fire=True)
    table.lay(NEXT, "storage", items=2)
    table.door("closed", TO_SIX)
    event(table, "consuming_fire")
    assert (table.game.room(HERE).items, table.game.room(NEXT).items) == (0, 2)
    # Neither through the closed door nor through the technical corridors, nor on from room 10.
    assert burning(table) == {HERE, NEXT}


@effect_of("damaging_fire")
@limit_of("damaging_fire")
def test_damaging_fire_breaks_explored_burning_rooms_and_spreads() -> None:
    table = emptied()
    table.lay(HERE, "armory", items=3, fire=True)
    table.lay(NEXT, "storage", items=2)
    table.fire(18)
    table.door("closed", "15-18", "18-20")
    event(table, "damaging_fire")
    # Room 18 is not explored.
    assert broken(table) == {HERE}
    assert table.game.room(HERE).items == 3
    assert burning(table) == {HERE, 6, NEXT, 18, 21}


# ---------------------------------------------------------------- hunts


@effect_of("hunt_1", "hunt_2")
@limit_of("hunt_1", "hunt_2")
@pytest.mark.parametrize("card", ["hunt_1", "hunt_2"])
def test_a_hunt_leads_free_adults_to_the_nearest_person_with_the_lowest_room_number(card: str) -> None:
    table = emptied(3)
    for slot in (6, 8, 16):
        table.explore(slot)
    table.place("P1", 6)
    table.place("P2", 8)
    table.place("P3", 16)
    # Room 7 is next to 6 and 8; room 12 next to 16; room 19 next to nobody.
    near, other, far = table.intruder("adult", 7), table.intruder("adult", 12), table.intruder("adult", 19)
    fighting = table.intruder("adult", 8)
    event(table, card)
    rooms = {number: table.game.intruder(number).room for number in (near, other, far, fighting)}
    assert rooms == {near: 6, other: 16, far: 19, fighting: 8}


@effect_of("hunt_1", "hunt_2")
@limit_of("hunt_1", "hunt_2")
@pytest.mark.parametrize("card", ["hunt_1", "hunt_2"])
def test_a_hunt_breaks_its_teeth_on_a_closed_door(card: str) -> None:
    table = emptied()
    table.place("P1", 6)
    table.explore(6)
    adult, creeper = table.intruder("adult", 7), table.intruder("creeper", 11 if card == "hunt_2" else 5)
    table.door("closed", "6-7")
    event(table, card)
    assert table.game.intruder(adult).room == 7
    assert table.state.doors["6-7"] == "destroyed"
    assert table.game.intruder(creeper).room != 6


# ---------------------------------------------------------------- noise


@effect_of("scent_of_prey")
@limit_of("scent_of_prey")
def test_scent_of_prey_fills_the_corridors_around_slimed_characters() -> None:
    table = emptied(3)
    table.lay(HERE, "armory")
    table.place("P1", HERE)
    table.place("P3", "hibernatorium")
    table.one("P1").slime = True
    table.noise(TO_NEXT)
    event(table, "scent_of_prey")
    assert set(table.state.noise) == {TO_NEXT, TO_SIX, "technical"}
    assert table.one("P1").slime


@effect_of("noise_in_technical_corridors")
def test_noise_in_technical_corridors_puts_a_marker_there() -> None:
    table = emptied()
    event(table, "noise_in_technical_corridors")
    assert list(table.state.noise) == ["technical"]


@effect_of("noise_in_technical_corridors")
@limit_of("noise_in_technical_corridors")
def test_noise_in_technical_corridors_or_makes_everybody_at_an_entrance_roll() -> None:
    table = emptied(4)
    table.noise("technical")
    for who, slot in (("P1", 5), ("P2", 9), ("P3", 10)):
        table.explore(slot)
        table.place(who, slot)
    table.intruder("adult", 9)
    table.next_noise(1, 1)
    event(table, "noise_in_technical_corridors")
    rolls = [told.facts["who"] for told in table.game.log.since(0) if told.kind == "noise-rolled"]
    # In turn order, in combat too; not in room 10 and not in the Cockpit, which have no entrance.
    assert rolls == [0, 1]
    assert set(table.state.noise) == {"technical", TO_NEXT, "9-12"}


@effect_of("nest")
@limit_of("nest")
@pytest.mark.parametrize("explored", [True, False])
def test_nest_fills_the_corridors_of_the_explored_nest(explored: bool) -> None:
    table = emptied()
    table.put_tile(HERE, "nest")
    if explored:
        table.explore(HERE)
    event(table, "nest")
    assert set(table.state.noise) == ({TO_NEXT, TO_SIX, "technical"} if explored else set())


# ---------------------------------------------------------------- the ship


@effect_of("malfunction")
@limit_of("malfunction")
@pytest.mark.parametrize("already", [True, False])
def test_malfunction_breaks_the_explored_room_with_the_smallest_number(already: bool) -> None:
    table = emptied()
    table.lay(2, "armory")
    if already:
        table.malfunction("cockpit")
    event(table, "malfunction")
    assert broken(table) == {1}


@effect_of("bulkheads_open")
@limit_of("bulkheads_open")
def test_bulkheads_open_all_closed_doors_and_mend_none() -> None:
    table = emptied()
    table.door("closed", "1-2", "11-14")
    table.door("destroyed", "15-18")
    event(table, "bulkheads_open")
    assert table.state.doors == {"15-18": "destroyed"}


@effect_of("escape_pod_ejection")
def test_escape_pod_ejection_removes_the_pod_with_the_lowest_number() -> None:
    table = emptied(3)
    table.launched("P2", 1)
    event(table, "escape_pod_ejection")
    assert [pod.state for pod in table.state.pods] == ["launched", "removed", "locked"]


@limit_of("escape_pod_ejection")
def test_escape_pod_ejection_puts_who_waits_inside_back_into_the_section() -> None:
    table = emptied(3)
    table.lay(6, "evacuation_section_a")
    table.pod(1, "unlocked")
    table.waits("P1", 1)
    event(table, "escape_pod_ejection")
    assert (table.one("P1").status, table.one("P1").room) == ("aboard", 6)
    assert [pod.state for pod in table.state.pods] == ["removed", "locked", "locked"]


@effect_of("short_circuit")
@limit_of("short_circuit")
def test_short_circuit_breaks_explored_yellow_rooms_with_a_computer() -> None:
    table = emptied()
    table.lay(2, "comms_room")
    table.lay(6, "airlock_control")
    table.lay(3, "laboratory")
    table.lay(7, "engine_control_room")
    table.put_tile(18, "generator")
    event(table, "short_circuit")
    assert broken(table) == {2, 7}


@effect_of("life_support_failure")
@limit_of("life_support_failure")
def test_life_support_failure_breaks_explored_green_rooms() -> None:
    table = emptied()
    table.lay(2, "surgery")
    table.lay(6, "canteen")
    table.lay(3, "comms_room")
    table.lay(4, "nest")
    table.lay(7, "cabins")
    table.put_tile(18, "laboratory")
    event(table, "life_support_failure")
    assert broken(table) == {2, 6}


@effect_of("coolant_leak")
@limit_of("coolant_leak")
@pytest.mark.parametrize(
    ("malfunction", "marker", "after"), [(True, None, 0), (False, None, None), (True, 2, 2), (True, 4, 4)]
)
def test_coolant_leak_starts_the_sequence_if_the_generator_is_broken(
    malfunction: bool, marker: int | None, after: int | None
) -> None:
    table = emptied()
    table.lay(18, "generator", malfunction=malfunction)
    table.state.self_destruct = marker
    # Even while somebody sleeps.
    table.sleeps("P2")
    event(table, "coolant_leak")
    assert table.state.self_destruct == after


def test_movement_comes_before_the_text() -> None:
    table = alone("scout")
    # The adult runs into the closed door of corridor 1 first; a destroyed door cannot be opened by the text.
    adult = table.intruder("adult", AFTER)
    table.door("closed", "13-14")
    event(table, "bulkheads_open")
    assert table.game.intruder(adult).room == AFTER
    assert table.state.doors == {"13-14": "destroyed"}


def test_the_text_reaches_everybody_wherever_they_are() -> None:
    table = table_of("captain", "pilot", "scout")
    table.one("P3").slime = True
    event(table, "scent_of_prey")
    assert set(table.state.noise) == {"1-2", "1-3", "1-4"}
