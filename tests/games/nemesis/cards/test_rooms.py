"""Every room action and the two rooms that simply apply: what they do, each "or", and when they cannot be used."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nemesis_desktop.games.nemesis.acts import No, RoomAction, Yes
from nemesis_desktop.games.nemesis.components.wounds import wound_kind
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.rules.rounds.turn import draw_cards
from nemesis_desktop.games.nemesis.rules.things.doors import destroy_door, open_door
from tests.games.nemesis.cards.deal import (
    HERE,
    NEXT,
    TO_NEXT,
    alone,
    effect_of,
    limit_of,
    noted,
    table_of,
    why_not_room,
)
from tests.games.nemesis.scenarios.table import Play, Table, attack_card

SPECIAL = ("cockpit", "hibernatorium", "engine_room_1", "engine_room_2", "engine_room_3")
ACTIONS = (
    "armory",
    "comms_room",
    "emergency_room",
    "evacuation_section_a",
    "evacuation_section_b",
    "fire_control_system",
    "generator",
    "laboratory",
    "nest",
    "storage",
    "surgery",
    "airlock_control",
    "canteen",
    "command_center",
    "engine_control_room",
    "hatch_control_system",
    "monitoring_room",
    "shower_room",
    *SPECIAL,
)
PASSIVE = ("cabins", "room_covered_with_slime")


def inside(tile: str, character: str = "scout", actions: int = 2, **room: object) -> Table:
    """P1 in this room, where it has something to do; P2 far away has passed."""
    table = alone(character)
    if tile in SPECIAL:
        table.place("P2", HERE)
        table.place("P1", tile)
    else:
        table.lay(HERE, tile, **room)
    table.hand("P1", actions=actions, contamination=1)
    match tile:
        case "armory":
            table.ammo("rifle", 0)
        case "emergency_room":
            table.wounds("P1", "leg", dressed=["body"], light=1)
        case "evacuation_section_a" | "evacuation_section_b":
            table.pod(1, "unlocked")
            table.pod(2, "unlocked")
        case "fire_control_system":
            table.fire(18)
        case "laboratory":
            table.lies(HERE, "egg")
        case "airlock_control":
            table.lay(18, "generator")
        case "hibernatorium":
            table.state.time = 7
    return table


# ---------------------------------------------------------------- common to all


@limit_of(*ACTIONS)
@pytest.mark.parametrize("tile", ACTIONS)
def test_a_room_action_costs_two_cards_out_of_combat_in_a_working_room(tile: str) -> None:
    assert inside(tile).play().offers(RoomAction)
    assert why_not_room(inside(tile, actions=1).play(), "P1") == "cost"
    table = inside(tile)
    table.intruder("larva", table.one("P1").room)
    assert why_not_room(table.play(), "P1") == "in-combat"
    if tile != "nest":
        table = inside(tile)
        table.malfunction(table.one("P1").room)
        assert why_not_room(table.play(), "P1") == "malfunction"


@effect_of(*ACTIONS)
@pytest.mark.parametrize("tile", ACTIONS)
def test_fire_does_not_stop_a_room_action(tile: str) -> None:
    table = inside(tile)
    table.fire(table.one("P1").room)
    assert table.play().offers(RoomAction)


@limit_of(*PASSIVE)
@pytest.mark.parametrize("tile", PASSIVE)
def test_a_passive_room_has_no_action(tile: str) -> None:
    assert why_not_room(inside(tile).play(), "P1") == "no-room-action"


# ---------------------------------------------------------------- rooms with number 1


@effect_of("armory")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (3, 4)])
def test_armory_adds_two_ammo_up_to_the_capacity(before: int, after: int) -> None:
    table = inside("armory")
    table.ammo("rifle", before)
    play = table.play()
    play.uses_room("P1")
    assert play.state.ammo["rifle"] == after
    assert len(play.one("P1").hand) == 1


@effect_of("armory")
def test_armory_loads_the_weapon_chosen() -> None:
    table = inside("armory")
    other = table.give("P1", "prototype_rifle", ammo=1)
    play = table.play()
    play.uses_room("P1", other)
    assert (play.state.ammo["rifle"], play.state.ammo[other]) == (0, 3)


@limit_of("armory")
def test_armory_loads_no_classic_and_no_full_weapon() -> None:
    table = inside("armory")
    table.ammo("rifle", 4)
    assert why_not_room(table.play(), "P1") == "fully-loaded"
    table = inside("armory", "captain")
    table.ammo("six_shooter", 0)
    assert why_not_room(table.play(), "P1") == "no-energy-weapon"


@effect_of("comms_room")
def test_comms_room_sends_the_signal_of_whoever_is_there() -> None:
    play = inside("comms_room").play()
    play.uses_room("P1")
    assert (play.one("P1").signal, play.one("P2").signal) == (True, False)


@effect_of("emergency_room")
def test_emergency_room_dresses_all_wounds_or_heals_a_dressed_one_or_all_light_ones() -> None:
    for option in ("dress_all", "heal_dressed", "heal_light"):
        table = inside("emergency_room")
        table.one("P1").wounds.clear()
        table.wounds("P1", "leg", "hand", dressed=["body"], light=2)
        play = table.play()
        play.uses_room("P1", option)
        one = play.one("P1")
        wounds = [(wound.card.split("_")[0], wound.dressed) for wound in one.wounds]
        if option == "dress_all":
            assert wounds == [("leg", True), ("hand", True), ("body", True)]
        elif option == "heal_dressed":
            assert wounds == [("leg", False), ("hand", False)]
            assert [wound_kind(card) for card in play.state.discards["wound"]] == ["body"]
        assert one.light == (0 if option == "heal_light" else 2)


@limit_of("emergency_room")
def test_emergency_room_is_for_ones_own_wounds() -> None:
    table = inside("emergency_room")
    table.one("P1").wounds.clear()
    table.one("P1").light = 0
    table.place("P2", HERE)
    table.wounds("P2", "leg", light=2)
    assert why_not_room(table.play(), "P1") == "no-wounds"


@effect_of("evacuation_section_a", "evacuation_section_b")
@pytest.mark.parametrize(("section", "pod"), [("a", 1), ("b", 2)])
@pytest.mark.parametrize("option", ["launch", "stay"])
def test_evacuation_section_leads_into_a_pod_after_a_quiet_noise_roll(section: str, pod: int, option: str) -> None:
    table = inside(f"evacuation_section_{section}")
    table.state.crew[1].passed = False
    table.next_noise(4)
    play = table.play()
    play.uses_room("P1", option)
    one = play.one("P1")
    assert one.status == ("launched" if option == "launch" else "waiting")
    assert one.pod == pod
    assert play.game.pod(pod).state == ("launched" if option == "launch" else "unlocked")
    assert list(play.state.noise) == ["technical"]
    # Who waits has passed for this round.
    assert one.passed == (option == "stay")
    assert play.asked == "P2"


@effect_of("evacuation_section_a")
def test_evacuation_section_with_an_intruder_drawn_by_the_noise_fails() -> None:
    table = inside("evacuation_section_a")
    table.noise("technical")
    table.next_noise(4)
    table.next_token("creeper")
    table.next_attack(attack_card("scratch"))
    play = table.play()
    play.uses_room("P1")
    assert play.one("P1").status == "aboard"
    assert [one.kind for one in play.intruders(HERE)] == ["creeper"]
    assert play.game.pod(1).state == "unlocked"


@effect_of("evacuation_section_a")
def test_evacuation_section_with_a_blank_token_succeeds() -> None:
    table = inside("evacuation_section_a")
    table.noise("technical")
    table.next_noise(4)
    table.next_token("blank")
    play = table.play()
    play.uses_room("P1", "launch")
    assert play.one("P1").status == "launched"


@limit_of("evacuation_section_a", "evacuation_section_b")
@pytest.mark.parametrize(("section", "pod"), [("a", 1), ("b", 2)])
def test_evacuation_section_needs_an_unlocked_pod_of_its_own_with_a_free_seat(section: str, pod: int) -> None:
    table = inside(f"evacuation_section_{section}")
    table.pod(pod, "locked")
    assert why_not_room(table.play(), "P1") == "pod-locked"
    table = table_of("scout", "captain", "pilot", tile=f"evacuation_section_{section}")
    for number in (1, 2, 3):
        table.pod(number, "unlocked" if number == pod else "locked")
    table.waits("P2", pod)
    table.waits("P3", pod)
    assert why_not_room(table.play(), "P1") == "pod-full"


@effect_of("fire_control_system")
def test_fire_control_system_puts_a_fire_out_and_drives_every_intruder_away_each_by_its_own_card() -> None:
    table = inside("fire_control_system")
    table.lay(NEXT, "storage", fire=True)
    table.place("P2", NEXT)
    first, second = table.intruder("adult", NEXT), table.intruder("creeper", NEXT)
    # Room 10: corridor 1 leads to room 5, corridor 3 to room 13.
    table.next_event("bulkheads_open", "scent_of_prey")
    play = table.play()
    play.uses_room("P1", NEXT)
    assert not play.room(NEXT).fire
    assert play.room(18).fire
    assert (play.game.intruder(first).room, play.game.intruder(second).room) == (HERE, 13)
    assert set(play.state.discards["event"]) == {"bulkheads_open", "scent_of_prey"}
    assert play.told("attacks") == []


@effect_of("fire_control_system")
def test_fire_control_system_needs_no_fire_to_drive_intruders_away() -> None:
    table = inside("fire_control_system")
    table.lay(NEXT, "storage")
    adult = table.intruder("adult", NEXT)
    table.door("closed", "10-13")
    table.next_event("scent_of_prey")
    play = table.play()
    play.uses_room("P1", NEXT)
    assert play.game.intruder(adult).room == NEXT
    assert play.state.doors == {"10-13": "destroyed"}


@effect_of("generator")
@limit_of("generator")
@pytest.mark.parametrize(
    ("marker", "sleeper", "after"),
    [
        (None, False, 0),
        (0, False, None),
        (2, True, None),
        # On a yellow space it cannot be stopped; while somebody sleeps it cannot be started.
        (3, False, "refused"),
        (5, False, "refused"),
        (None, True, "refused"),
    ],
)
def test_generator_starts_or_stops_the_sequence(marker: int | None, sleeper: bool, after: object) -> None:
    table = inside("generator")
    table.state.self_destruct = marker
    if sleeper:
        table.sleeps("P2")
    play = table.play()
    if after == "refused":
        assert why_not_room(play, "P1") in ("somebody-sleeps", "self-destruct-irreversible")
        return
    play.uses_room("P1")
    assert play.state.self_destruct == after


@effect_of("laboratory")
@pytest.mark.parametrize(("thing", "slot"), [("egg", "egg"), ("carcass", "carcass"), ("corpse_blue", "corpse")])
@pytest.mark.parametrize("where", ["floor", "mine", "others"])
def test_laboratory_discovers_the_weakness_of_an_object_here(thing: str, slot: str, where: str) -> None:
    table = alone("scout", "laboratory")
    table.place("P2", HERE)
    found = table.lies(HERE, thing) if where == "floor" else table.give("P1" if where == "mine" else "P2", thing)
    table.weakness(slot, "vital_places", known=False)
    play = table.play()
    play.uses_room("P1")
    assert [key for key, one in play.state.weaknesses.items() if one.known] == [slot]
    held = [held for who in ("P1", "P2") for hand in play.one(who).hands for held in hand]
    assert found in [*play.room(HERE).objects, *held]
    assert play.told("weakness-discovered")[0]["weakness"] == "vital_places"


@effect_of("laboratory")
def test_laboratory_analyses_a_dead_characters_corpse() -> None:
    table = alone("scout", "laboratory")
    table.game.room(HERE).objects.append("corpse_1")
    play = table.play()
    play.uses_room("P1")
    assert play.state.weaknesses["corpse"].known


@limit_of("laboratory")
def test_laboratory_needs_an_object_that_tells_something_new() -> None:
    assert why_not_room(alone("scout", "laboratory").play(), "P1") == "no-sample"
    table = alone("scout", "laboratory")
    table.lies(HERE, "egg")
    table.weakness("egg", "vital_places")
    assert why_not_room(table.play(), "P1") == "no-sample"


@effect_of("nest")
def test_nest_gives_an_egg_into_a_free_hand_and_then_there_is_a_noise_roll() -> None:
    table = inside("nest")
    table.next_noise(4)
    play = table.play()
    play.uses_room("P1")
    hands = play.one("P1").hands
    assert len(hands) == 2 and hands[1][0].startswith("egg_")
    assert len(play.state.eggs) == 4
    assert list(play.state.noise) == ["technical"]
    assert not play.state.nest_destroyed


@effect_of("nest")
def test_nest_is_destroyed_when_the_last_egg_is_taken() -> None:
    table = inside("nest")
    table.eggs(1)
    table.next_noise("silence")
    play = table.play()
    play.uses_room("P1")
    assert play.state.nest_destroyed


@limit_of("nest")
def test_nest_needs_an_egg_and_a_free_hand() -> None:
    table = inside("nest")
    table.eggs(0)
    assert why_not_room(table.play(), "P1") == "no-eggs"
    table = inside("nest")
    table.give("P1", "fire_extinguisher")
    assert why_not_room(table.play(), "P1") == "no-free-hand"


@effect_of("storage")
@pytest.mark.parametrize("deck", ["red", "yellow", "green"])
def test_storage_searches_any_deck_without_its_counter(deck: str) -> None:
    for items in (0, 3):
        table = inside("storage", items=items)
        top, below = table.state.decks[deck][-1], table.state.decks[deck][-2]
        play = table.play()
        play.uses_room("P1", deck, No)
        assert set(play.state.decks[deck][:2]) == {top, below}
        assert play.room(HERE).items == items


@limit_of("storage")
def test_storage_keeps_only_one_of_the_two() -> None:
    table = inside("storage")
    medkit, food = table.next_items("green", "medkit", "synthetic_food")
    play = table.play()
    play.uses_room("P1", "green", medkit)
    assert play.one("P1").inventory == [medkit]
    assert play.state.decks["green"][0] == food
    assert play.state.discards["green"] == []


@effect_of("surgery")
def test_surgery_cleans_everything_wounds_passes_and_shuffles_all_cards_together() -> None:
    table = alone("captain", "surgery")
    table.state.crew[1].passed = False
    table.one("P1").larva = True
    table.hand("P1", actions=4, contamination=1, infected=1, deck=3)
    on_pile = table.into_discard("P1", clean=1)
    in_deck = table.into_deck("P1", infected=1)
    play = table.play()
    play.uses_room("P1")
    one = play.one("P1")
    assert one.hand == [] and one.discard == []
    assert not set(one.deck) & set(play.state.infected)
    assert in_deck[0] in play.state.removed
    assert on_pile[0] in one.deck
    assert len(one.deck) == 10 + 2
    assert (one.larva, one.light, one.passed) == (False, 1, True)
    assert play.asked == "P2"


@effect_of("surgery")
def test_surgery_wounds_even_if_nothing_is_found_and_an_infected_card_brings_no_larva() -> None:
    table = inside("surgery")
    play = table.play()
    play.uses_room("P1")
    assert play.one("P1").light == 1
    table = inside("surgery")
    table.hand("P1", actions=2, infected=1)
    play = table.play()
    play.uses_room("P1")
    assert not play.one("P1").larva


# ---------------------------------------------------------------- rooms with number 2


def vented(*, doors: str = "") -> Play:
    """P1 vents the Generator (room 18) with P2 and an adult in it, and a fire."""
    table = table_of("scout", "captain", "pilot", tile="airlock_control")
    table.lay(18, "generator", fire=True)
    table.place("P2", 18)
    table.intruder("adult", 18)
    if doors:
        table.door(doors, "15-18")
    table.quiet_event()
    table.quiet_bag()
    play = table.play()
    play.uses_room("P1")
    return play


@effect_of("airlock_control")
def test_airlock_control_kills_everything_in_the_room_when_all_have_passed() -> None:
    play = vented(doors="closed")
    assert play.state.doors == {"15-18": "closed", "18-20": "closed", "18-21": "closed"}
    assert play.state.decompression == 18
    assert play.intruders(18) != []
    play.pass_all()
    assert play.one("P2").status == "dead"
    assert play.intruders(18) == []
    assert not play.room(18).fire
    assert play.state.decompression is None
    assert "corpse_1" in play.room(18).objects
    assert play.one("P1").status == "aboard"


@limit_of("airlock_control")
@pytest.mark.parametrize("how", [open_door, destroy_door])
def test_airlock_control_stops_when_a_door_opens(how: Callable[[Game, str], None]) -> None:
    play = vented()
    how(play.game, "18-20")
    assert play.state.decompression is None
    play.pass_all()
    assert play.one("P2").status == "aboard"


@limit_of("airlock_control")
@pytest.mark.parametrize("why", ["green", "itself", "destroyed", "unexplored"])
def test_airlock_control_vents_another_explored_yellow_room_without_a_destroyed_door(why: str) -> None:
    table = alone("scout", "airlock_control")
    if why == "green":
        table.lay(18, "surgery")
    elif why == "destroyed":
        table.lay(18, "generator")
        table.door("destroyed", "18-20")
    elif why == "unexplored":
        table.put_tile(18, "generator")
    assert why_not_room(table.play(), "P1") == "no-yellow-room"


@limit_of("airlock_control")
def test_airlock_control_has_one_token() -> None:
    table = inside("airlock_control")
    table.lay(17, "comms_room")
    table.state.decompression = 17
    assert why_not_room(table.play(), "P1") == "decompression-running"


@effect_of("canteen")
@pytest.mark.parametrize("scans", [Yes, No])
def test_canteen_heals_one_light_wound_and_lets_scan_the_hand(scans: type) -> None:
    table = inside("canteen")
    table.one("P1").light = 2
    play = table.play()
    play.uses_room("P1", scans)
    assert play.one("P1").light == 1
    assert len(play.one("P1").hand) == (0 if scans is Yes else 1)


@limit_of("canteen", "shower_room")
@pytest.mark.parametrize("tile", ["canteen", "shower_room"])
def test_canteen_and_shower_with_nothing_to_do(tile: str) -> None:
    table = inside(tile)
    table.hand("P1", actions=2)
    assert why_not_room(table.play(), "P1") == "no-effect"


@effect_of("shower_room")
@pytest.mark.parametrize("slimed", [True, False])
@pytest.mark.parametrize("scans", [Yes, No])
def test_shower_room_washes_the_slime_off_and_lets_scan_the_hand(slimed: bool, scans: type) -> None:
    table = inside("shower_room", fire=True)
    table.one("P1").slime = slimed
    table.hand("P1", actions=2, infected=1)
    play = table.play()
    play.uses_room("P1", scans)
    assert not play.one("P1").slime
    # An infected card stays and the larva comes.
    assert len(play.one("P1").hand) == 1
    assert play.one("P1").larva == (scans is Yes)
    assert play.room(HERE).fire


@effect_of("command_center")
def test_command_center_opens_closes_or_leaves_each_door_around_any_room() -> None:
    table = inside("command_center")
    table.door("closed", "8-11", "11-14")
    table.door("destroyed", "11-15")
    play = table.play()
    play.uses_room("P1", 11)
    play.answer(["8-11", "6-11"])
    assert play.state.doors == {"6-11": "closed", "11-14": "closed", "11-15": "destroyed"}


@limit_of("command_center")
def test_command_center_offers_no_destroyed_door() -> None:
    table = inside("command_center")
    table.door("destroyed", "11-15")
    play = table.play()
    play.uses_room("P1", 11)
    assert not play.offers("11-15")
    assert {act.id for act in play.options()} == {"6-11", "8-11", "11-14"}


@effect_of("engine_control_room")
def test_engine_control_room_shows_all_three_engines_in_secret_despite_their_malfunctions() -> None:
    table = inside("engine_control_room")
    table.engines("working", "damaged", "working")
    table.malfunction("engine_room_1", "engine_room_2", "engine_room_3")
    play = table.play()
    play.uses_room("P1")
    assert noted(play, "P1", "engine") == {1: "working", 2: "damaged", 3: "working"}
    assert all("state" not in told for told in play.told("looked-at-engine"))
    assert play.view("P1").engines == ("working", "damaged", "working")
    assert play.view("P2").engines == (None, None, None)


@effect_of("hatch_control_system")
@pytest.mark.parametrize(("before", "after"), [("locked", "unlocked"), ("unlocked", "locked")])
def test_hatch_control_system_turns_any_one_pod_over(before: str, after: str) -> None:
    table = inside("hatch_control_system")
    table.pod(2, before)
    play = table.play()
    play.uses_room("P1", 2)
    assert play.game.pod(2).state == after
    assert play.game.pod(1).state == "locked"


@limit_of("hatch_control_system")
def test_hatch_control_system_needs_a_pod_that_is_still_there() -> None:
    table = inside("hatch_control_system")
    table.game.pod(1).state = "launched"
    table.game.pod(2).state = "removed"
    assert why_not_room(table.play(), "P1") == "no-pods"


@effect_of("monitoring_room")
def test_monitoring_room_shows_a_tile_and_its_token_in_secret() -> None:
    table = inside("monitoring_room")
    table.put_tile(18, "surgery")
    token = table.game.room(18).token
    play = table.play()
    play.uses_room("P1", 18)
    assert noted(play, "P1", "tile") == {18: "surgery"}
    assert noted(play, "P1", "token") == {18: token}
    assert not play.room(18).explored
    assert set(play.told("looked-at-room")[0]) == {"who", "slot_"}
    assert noted(play, "P2", "tile") == {}


@limit_of("monitoring_room")
def test_monitoring_room_needs_an_unexplored_room() -> None:
    table = inside("monitoring_room")
    table.explore(*table.state.rooms)
    assert why_not_room(table.play(), "P1") == "all-explored"


# ---------------------------------------------------------------- passive rooms


@effect_of("cabins")
@limit_of("cabins")
@pytest.mark.parametrize(
    ("trouble", "cards"), [("", 6), ("malfunction", 5), ("intruder", 5), ("fire", 6), ("body", 5), ("elsewhere", 5)]
)
def test_cabins_let_draw_one_card_more(trouble: str, cards: int) -> None:
    table = alone("scout", "cabins")
    table.hand("P1")
    match trouble:
        case "malfunction":
            table.malfunction(HERE)
        case "fire":
            table.fire(HERE)
        case "intruder":
            table.intruder("larva", HERE)
        case "body":
            table.wounds("P1", "body")
        case "elsewhere":
            table.lay(NEXT, "canteen")
            table.place("P1", NEXT)
    draw_cards(table.game)
    assert len(table.one("P1").hand) == cards


@effect_of("room_covered_with_slime")
def test_room_covered_with_slime_slimes_whoever_enters_before_the_token() -> None:
    table = alone("scout")
    table.put_tile(NEXT, "room_covered_with_slime")
    table.token(NEXT, "silence", 1)
    play = table.play()
    play.moves("P1", NEXT)
    assert play.one("P1").slime
    # So Silence was Danger: noise in every corridor of the room.
    assert set(play.state.noise) == {TO_NEXT, "10-13"}
    assert play.room(NEXT).items == 0


@effect_of("room_covered_with_slime")
def test_room_covered_with_slime_slimes_at_every_entry() -> None:
    table = alone("scout")
    table.lay(NEXT, "room_covered_with_slime")
    table.next_noise(1)
    play = table.play()
    play.moves("P1", NEXT)
    assert play.one("P1").slime


@limit_of("room_covered_with_slime", "nest")
@pytest.mark.parametrize("tile", ["room_covered_with_slime", "nest"])
def test_a_room_without_a_counter_ignores_malfunction_tokens_and_item_numbers(tile: str) -> None:
    table = alone("scout")
    table.put_tile(NEXT, tile)
    table.token(NEXT, "malfunction", 3)
    table.next_noise("silence")
    play = table.play()
    play.moves("P1", NEXT)
    assert not play.room(NEXT).malfunction
    assert play.room(NEXT).items == 0


# ---------------------------------------------------------------- special rooms


@effect_of("cockpit")
def test_cockpit_shows_the_coordinates_in_secret() -> None:
    play = inside("cockpit").play()
    play.uses_room("P1", "check_coordinates")
    assert noted(play, "P1", "coordinates") == {"card": play.state.coordinates}
    assert play.view("P1").coordinates == play.state.coordinates
    assert play.view("P2").coordinates is None


@effect_of("cockpit")
@pytest.mark.parametrize("space", ["a", "c", "d"])
def test_cockpit_or_sets_the_destination(space: str) -> None:
    play = inside("cockpit").play()
    assert play.state.destination == "b"
    play.uses_room("P1", space)
    assert play.state.destination == space


@limit_of("cockpit")
def test_cockpit_keeps_its_course_while_somebody_sleeps() -> None:
    table = inside("cockpit")
    table.sleeps("P2")
    play = table.play()
    play.uses_room("P1")
    # Looking is the one way left; it is asked for, because the reason belongs to it why the others are barred.
    assert [act.option for act in play.options()] == ["check_coordinates"]
    barred = {refusal.anchors[0].id: refusal.reason.id for refusal in play.decision.refusals()}
    assert barred == dict.fromkeys("abcd", "reason-somebody-sleeps")
    play.answer("check_coordinates")
    assert play.state.destination == "b"
    assert noted(play, "P1", "coordinates") == {"card": play.state.coordinates}


@effect_of("hibernatorium")
def test_hibernatorium_lets_sleep_after_a_quiet_noise_roll() -> None:
    table = inside("hibernatorium")
    table.state.crew[1].passed = False
    table.next_noise(2)
    play = table.play()
    play.uses_room("P1")
    assert play.one("P1").status == "hibernating"
    assert list(play.state.noise) == ["6-11"]
    assert play.asked == "P2"


@effect_of("hibernatorium")
def test_hibernatorium_with_an_intruder_drawn_by_the_noise_fails() -> None:
    table = inside("hibernatorium")
    table.intruder("adult", 6)
    table.next_noise("danger")
    play = table.play()
    play.uses_room("P1")
    assert play.one("P1").status == "aboard"
    assert len(play.intruders(11)) == 1


@limit_of("hibernatorium")
@pytest.mark.parametrize(("time", "open_"), [(0, False), (6, False), (7, True), (14, True)])
def test_hibernatorium_opens_with_the_first_blue_space(time: int, open_: bool) -> None:
    table = inside("hibernatorium")
    table.state.time = time
    play = table.play()
    if open_:
        assert play.offers(RoomAction)
    else:
        assert why_not_room(play, "P1") == "hibernation-closed"


@effect_of("engine_room_1", "engine_room_2", "engine_room_3")
@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("state", ["working", "damaged"])
def test_an_engine_room_shows_the_upper_token_in_secret(number: int, state: str) -> None:
    table = inside(f"engine_room_{number}")
    table.engines(*(state if engine == number else "working" for engine in (1, 2, 3)))
    play = table.play()
    play.uses_room("P1")
    assert noted(play, "P1", "engine") == {number: state}
    assert play.told("looked-at-engine") == [{"who": 0, "engine": number}]
    assert noted(play, "P2", "engine") == {}
