"""What all room actions have in common, and the rooms with number 1."""

from __future__ import annotations

import pytest

from nemesis_desktop.games.nemesis.acts import No, RoomAction
from nemesis_desktop.games.nemesis.components.wounds import wound_kind
from tests.games.nemesis.cards.deal import (
    HERE,
    NEXT,
    alone,
    effect_of,
    limit_of,
    table_of,
    why_not_room,
)
from tests.games.nemesis.cards.rooms.entering import SPECIAL, inside
from tests.games.nemesis.scenarios.table import attack_card

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
