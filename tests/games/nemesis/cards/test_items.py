"""Every found and crafted item that is used: what it does, each "or", and when it cannot be used."""

from __future__ import annotations

import pytest

from nemesis_desktop.games.nemesis.acts import Craft, Drop, Pass, PickUp, UseItem
from tests.games.nemesis.cards.deal import (
    AFTER,
    HERE,
    NEXT,
    TO_NEXT,
    TO_SIX,
    alone,
    effect_of,
    item_of,
    joins,
    limit_of,
    noted,
    table_of,
    uses,
    why_not_use,
    wounds_of,
)
from tests.games.nemesis.scenarios.table import Table, attack_card

TOUGH = attack_card("scratch", toughness=6)
ALSO_TOUGH = attack_card("bite", toughness=6)
ARROW = attack_card("claw_attack", toughness=None)


def with_item(
    item: str, character: str = "captain", tile: str = "laboratory", actions: int = 2, **room: object
) -> Table:
    """P1 alone in room 5 with an item and so many action cards."""
    table = alone(character, tile, **room)
    table.give("P1", item)
    table.hand("P1", actions=actions)
    return table


# ---------------------------------------------------------------- common to all

ONE_USE = {
    "energy_charge": "any",
    "grenade": "any",
    "smoke_grenade": "in_combat_only",
    "recon_drone": "out_of_combat_only",
    "decoy": "any",
    "comms_key": "out_of_combat_only",
    "evacuation_key": "any",
    "self_destruct_key": "out_of_combat_only",
    "duct_tape": "out_of_combat_only",
    "tools": "out_of_combat_only",
    "fire_extinguisher": "any",
    "chemicals": "out_of_combat_only",
    "clothes": "out_of_combat_only",
    "technical_corridors_plan": "out_of_combat_only",
    "space_suit": "out_of_combat_only",
    "nemesis_plans": "out_of_combat_only",
    "bandages": "out_of_combat_only",
    "medkit": "out_of_combat_only",
    "synthetic_food": "out_of_combat_only",
    "adrenaline_injection": "any",
    "alcohol": "out_of_combat_only",
    "military_drugs": "any",
    "antidote": "out_of_combat_only",
    "taser": "any",
    "molotov_cocktail": "any",
}
"""Items that cost 1 card and are gone when used, with their combat symbol."""


def full_of_uses(item: str, *, fighting: bool) -> Table:
    """A place where every item has something to do: a broken, burning room with slime, wounds, a computer …"""
    table = table_of("scout", "pilot")
    tile = "evacuation_section_a" if item == "evacuation_key" else "comms_room"
    table.lay(HERE, tile, fire=True, malfunction="key" not in item)
    table.lay(18, "generator")
    table.give("P1", item)
    table.hand("P1", actions=2, contamination=1)
    table.wounds("P1", "leg", dressed=["body"], light=1)
    table.one("P1").slime = True
    table.one("P2").signal = True
    table.ammo("rifle", 1)
    if item in ("duct_tape", "chemicals"):
        table.give("P1", "flamethrower", ammo=1)
    table.intruder("adult", HERE if fighting else NEXT)
    table.next_attack(TOUGH, ALSO_TOUGH)
    return table


@limit_of(*ONE_USE)
@pytest.mark.parametrize(("item", "combat"), ONE_USE.items())
def test_the_combat_symbol(item: str, combat: str) -> None:
    for fighting in (False, True):
        play = full_of_uses(item, fighting=fighting).play()
        usable = combat == "any" or (combat == "in_combat_only") == fighting
        if usable:
            assert play.offers(UseItem(item_of(play, "P1", item)))
        else:
            assert why_not_use(play, "P1", item) == ("in-combat" if fighting else "only-in-combat")


@limit_of(*ONE_USE)
@pytest.mark.parametrize(("item", "combat"), ONE_USE.items())
def test_an_item_costs_one_action_card_and_contamination_does_not_pay(item: str, combat: str) -> None:
    table = full_of_uses(item, fighting=combat == "in_combat_only")
    table.hand("P1", contamination=2)
    assert why_not_use(table.play(), "P1", item) == "cost"


@limit_of(*ONE_USE)
@pytest.mark.parametrize(("item", "combat"), ONE_USE.items())
def test_an_item_costs_two_with_an_undressed_hand_wound(item: str, combat: str) -> None:
    table = full_of_uses(item, fighting=combat == "in_combat_only")
    table.one("P1").wounds.clear()
    table.wounds("P1", "hand", dressed=["body"], light=1)
    table.hand("P1", actions=1, contamination=1)
    assert why_not_use(table.play(), "P1", item) == "cost"


# ---------------------------------------------------------------- energy charge


@effect_of("energy_charge")
def test_energy_charge_loads_an_energy_weapon_to_the_full() -> None:
    table = with_item("energy_charge", "scout")
    table.ammo("rifle", 1)
    table.intruder("adult", HERE)
    play = table.play()
    charge = uses(play, "P1", "energy_charge", "load")
    assert play.state.ammo["rifle"] == 4
    assert play.told("loaded") == [{"who": 0, "weapon": "rifle", "ammo": 4}]
    assert play.state.discards["red"] == [charge]
    assert len(play.one("P1").hand) == 1


@effect_of("energy_charge")
def test_energy_charge_loads_one_of_two_weapons() -> None:
    table = with_item("energy_charge", "scout")
    prototype = table.give("P1", "prototype_rifle", ammo=1)
    table.ammo("rifle", 1)
    play = table.play()
    uses(play, "P1", "energy_charge", prototype)
    assert (play.state.ammo["rifle"], play.state.ammo[prototype]) == (1, 6)


@effect_of("energy_charge")
def test_energy_charge_or_opens_or_closes_a_door() -> None:
    table = with_item("energy_charge", "scout")
    table.door("closed", TO_SIX)
    play = table.play()
    uses(play, "P1", "energy_charge", TO_SIX)
    assert play.state.doors == {}


@limit_of("energy_charge")
def test_energy_charge_loads_no_classic_and_no_full_weapon_and_mends_no_door() -> None:
    for character in ("captain", "scout"):
        table = with_item("energy_charge", character)
        if character == "captain":
            table.ammo("six_shooter", 1)
        table.door("destroyed", TO_SIX, TO_NEXT)
        assert why_not_use(table.play(), "P1", "energy_charge") == "no-energy-weapon"


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


# ---------------------------------------------------------------- looking


@effect_of("recon_drone")
def test_recon_drone_looks_at_a_tile_and_its_token_in_secret() -> None:
    table = with_item("recon_drone")
    table.put_tile(18, "surgery")
    table.token(18, "slime", 4)
    token = table.game.room(18).token
    play = table.play()
    uses(play, "P1", "recon_drone", 18)
    assert noted(play, "P1", "tile") == {18: "surgery"}
    assert noted(play, "P1", "token") == {18: token}
    assert not play.room(18).explored and play.room(18).token == token
    assert set(play.told("looked-at-room")[0]) == {"who", "slot_"}
    assert noted(play, "P2", "tile") == {}


@effect_of("nemesis_plans")
def test_nemesis_plans_look_at_two_tiles_without_their_tokens() -> None:
    table = with_item("nemesis_plans")
    table.put_tile(17, "surgery")
    table.put_tile(18, "storage")
    play = table.play()
    uses(play, "P1", "nemesis_plans", 17, 18)
    assert noted(play, "P1", "tile") == {17: "surgery", 18: "storage"}
    assert noted(play, "P1", "token") == {}


@effect_of("nemesis_plans")
def test_nemesis_plans_look_at_the_one_tile_that_is_left() -> None:
    table = with_item("nemesis_plans")
    table.explore(*(slot for slot in table.state.rooms if slot != 18))
    play = table.play()
    uses(play, "P1", "nemesis_plans")
    assert list(noted(play, "P1", "tile")) == [18]


@limit_of("recon_drone", "nemesis_plans")
@pytest.mark.parametrize("item", ["recon_drone", "nemesis_plans"])
def test_there_must_be_an_unexplored_room_to_look_at(item: str) -> None:
    table = with_item(item)
    table.explore(*table.state.rooms)
    assert why_not_use(table.play(), "P1", item) == "all-explored"


# ---------------------------------------------------------------- extended magazine


@effect_of("extended_magazine")
def test_extended_magazine_adds_two_ammo_and_two_capacity_for_good() -> None:
    table = with_item("extended_magazine", "scout", actions=0)
    table.state.crew[1].passed = False
    table.hand("P1", contamination=1)
    table.ammo("rifle", 4)
    table.give("P1", "energy_charge")
    play = table.play()
    magazine = uses(play, "P1", "extended_magazine")
    assert play.state.ammo["rifle"] == 6
    assert play.state.attached == {magazine: "rifle"}
    assert magazine not in play.one("P1").inventory
    # It stays there and never goes to the discard pile.
    assert play.state.discards["red"] == []


@effect_of("extended_magazine")
def test_energy_charge_loads_up_to_the_raised_capacity() -> None:
    table = with_item("extended_magazine", "scout")
    table.ammo("rifle", 0)
    table.give("P1", "energy_charge")
    play = table.play()
    uses(play, "P1", "extended_magazine")
    assert play.state.ammo["rifle"] == 2
    uses(play, "P1", "energy_charge", "load")
    assert play.state.ammo["rifle"] == 6


@limit_of("extended_magazine")
def test_extended_magazine_is_for_energy_weapons_out_of_combat() -> None:
    table = with_item("extended_magazine", "captain")
    assert why_not_use(table.play(), "P1", "extended_magazine") == "no-energy-weapon"
    table = with_item("extended_magazine", "scout")
    table.intruder("larva", HERE)
    assert why_not_use(table.play(), "P1", "extended_magazine") == "in-combat"


@limit_of("extended_magazine")
def test_extended_magazine_costs_one_with_an_undressed_hand_wound() -> None:
    table = with_item("extended_magazine", "scout", actions=0)
    table.wounds("P1", "hand")
    table.hand("P1", contamination=1)
    assert why_not_use(table.play(), "P1", "extended_magazine") == "cost"


# ---------------------------------------------------------------- keys


@effect_of("comms_key")
def test_comms_key_looks_at_the_objective_of_somebody_with_a_signal() -> None:
    table = table_of("captain", "pilot", "scout", tile="comms_room")
    table.give("P1", "comms_key")
    table.one("P2").signal = True
    play = table.play()
    uses(play, "P1", "comms_key")
    assert noted(play, "P1", "objective") == {1: play.one("P2").objectives[0]}
    assert set(play.told("looked-at-objective")[0]) == {"who", "other"}
    assert noted(play, "P3", "objective") == {}


@effect_of("comms_key")
@pytest.mark.parametrize("kind", ["personal", "corporate"])
def test_comms_key_of_two_objectives_looks_at_one(kind: str) -> None:
    table = table_of("captain", "pilot", tile="comms_room")
    table.objective("P2", "quarantine", "ab_ovo")
    table.give("P1", "comms_key")
    table.one("P2").signal = True
    play = table.play()
    uses(play, "P1", "comms_key", kind)
    assert noted(play, "P1", "objective") == {1: "quarantine" if kind == "personal" else "ab_ovo"}


@limit_of("comms_key")
def test_comms_key_needs_a_working_computer_and_somebody_elses_signal() -> None:
    for tile, broken in (("storage", False), ("comms_room", True)):
        table = table_of("captain", "pilot", tile=tile, malfunction=broken)
        table.give("P1", "comms_key")
        table.one("P2").signal = True
        assert why_not_use(table.play(), "P1", "comms_key") == "no-computer"
    table = table_of("captain", "pilot", tile="comms_room")
    table.give("P1", "comms_key")
    table.one("P1").signal = True
    assert why_not_use(table.play(), "P1", "comms_key") == "no-signal"


@effect_of("evacuation_key")
@pytest.mark.parametrize(("before", "after"), [("locked", "unlocked"), ("unlocked", "locked")])
def test_evacuation_key_locks_or_unlocks_a_pod_here_even_in_combat(before: str, after: str) -> None:
    table = table_of("captain", "pilot", "scout", tile="evacuation_section_a")
    table.pod(1, before)
    table.give("P1", "evacuation_key")
    table.intruder("adult", HERE)
    play = table.play()
    uses(play, "P1", "evacuation_key", 1)
    assert play.game.pod(1).state == after
    assert play.game.pod(3).state == "locked"


@limit_of("evacuation_key")
def test_evacuation_key_works_only_in_a_section_and_on_its_pods() -> None:
    table = with_item("evacuation_key")
    assert why_not_use(table.play(), "P1", "evacuation_key") == "not-in-section"
    table = table_of("captain", "pilot", "scout", tile="evacuation_section_a")
    table.give("P1", "evacuation_key")
    play = table.play()
    play.answer(UseItem(item_of(play, "P1", "evacuation_key")))
    assert {act.id for act in play.options()} == {1, 3}
    table = table_of("captain", "pilot", tile="evacuation_section_a")
    table.give("P1", "evacuation_key")
    table.game.pod(1).state = "removed"
    assert why_not_use(table.play(), "P1", "evacuation_key") == "no-pods"


@effect_of("self_destruct_key")
def test_self_destruct_key_starts_or_stops_the_sequence_at_a_computer() -> None:
    table = with_item("self_destruct_key", tile="comms_room")
    play = table.play()
    uses(play, "P1", "self_destruct_key")
    assert play.state.self_destruct == 0
    table = with_item("self_destruct_key", tile="comms_room")
    table.state.self_destruct = 2
    play = table.play()
    uses(play, "P1", "self_destruct_key")
    assert play.state.self_destruct is None


@limit_of("self_destruct_key")
def test_self_destruct_key_needs_a_computer_and_a_sequence_that_can_be_switched() -> None:
    for tile, broken in (("storage", False), ("comms_room", True)):
        table = with_item("self_destruct_key", tile=tile, malfunction=broken)
        assert why_not_use(table.play(), "P1", "self_destruct_key") == "no-computer"
    for marker in (3, 4, 5):
        table = with_item("self_destruct_key", tile="comms_room")
        table.state.self_destruct = marker
        assert why_not_use(table.play(), "P1", "self_destruct_key") == "self-destruct-irreversible"
    table = with_item("self_destruct_key", tile="comms_room")
    table.sleeps("P2")
    assert why_not_use(table.play(), "P1", "self_destruct_key") == "somebody-sleeps"


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


# ---------------------------------------------------------------- medical items


@effect_of("bandages")
def test_bandages_dress_a_wound_or_heal_all_light_wounds() -> None:
    for option in ("dress", "heal_light"):
        table = with_item("bandages")
        table.wounds("P1", "leg", light=2)
        play = table.play()
        uses(play, "P1", "bandages", option)
        assert play.one("P1").wounds[0].dressed == (option == "dress")
        assert play.one("P1").light == (2 if option == "dress" else 0)


@limit_of("bandages")
def test_bandages_do_not_heal_dressed_wounds() -> None:
    table = with_item("bandages")
    table.wounds("P1", dressed=["leg", "body"])
    assert why_not_use(table.play(), "P1", "bandages") == "no-wounds"


@effect_of("medkit")
def test_medkit_dresses_a_wound_or_heals_a_dressed_one() -> None:
    for option in ("dress", "heal_dressed"):
        table = with_item("medkit")
        table.wounds("P1", "leg", dressed=["body"], light=1)
        play = table.play()
        uses(play, "P1", "medkit", option)
        left = [(wound.card.split("_")[0], wound.dressed) for wound in play.one("P1").wounds]
        assert left == ([("leg", True), ("body", True)] if option == "dress" else [("leg", False)])
        assert play.one("P1").light == 1


@limit_of("medkit")
def test_medkit_does_not_heal_light_wounds() -> None:
    table = with_item("medkit")
    table.wounds("P1", light=2)
    assert why_not_use(table.play(), "P1", "medkit") == "no-wounds"


@effect_of("synthetic_food")
def test_synthetic_food_draws_two_action_cards() -> None:
    table = with_item("synthetic_food", actions=3)
    play = table.play()
    uses(play, "P1", "synthetic_food")
    assert len(play.one("P1").hand) == 3 - 1 + 2


@effect_of("adrenaline_injection")
def test_adrenaline_injection_draws_a_card_and_allows_any_number_of_actions_then_a_pass() -> None:
    table = with_item("adrenaline_injection", actions=4)
    table.state.crew[1].passed = False
    table.lay(6, "canteen")
    table.lay(NEXT, "storage")
    table.next_noise(*["silence"] * 4)
    play = table.play()
    uses(play, "P1", "adrenaline_injection")
    assert len(play.one("P1").hand) == 4
    for to in (6, HERE, NEXT, HERE):
        play.moves("P1", to)
    # With an empty hand only dropping things and the pass that must follow are left.
    assert {type(act) for act in play.options()} == {Drop, Pass}
    play.does("P1", Pass)
    assert play.one("P1").passed
    assert play.asked == "P2"


@effect_of("military_drugs")
@pytest.mark.parametrize("dropped", [0, 1, 2])
def test_military_drugs_exchange_any_cards_for_as_many_and_one(dropped: int) -> None:
    table = with_item("military_drugs")
    table.intruder("adult", HERE)
    hand = list(table.hand("P1", actions=2, contamination=1))
    play = table.play()
    # The last action card pays; what is left is the first and the contamination card.
    play.answer(UseItem(item_of(play, "P1", "military_drugs")))
    left = [hand[0], hand[2]]
    assert [act.card for act in play.options()] == left
    play.answer(left[2 - dropped :])
    assert len(play.one("P1").hand) == 2 + 1
    assert set(play.one("P1").discard) >= set(left[2 - dropped :])


@effect_of("alcohol")
@pytest.mark.parametrize("sick", [True, False])
def test_alcohol_removes_a_contamination_card_and_an_infected_one_brings_another(sick: bool) -> None:
    table = with_item("alcohol")
    table.one("P1").larva = True
    table.hand("P1", actions=1, contamination=0 if sick else 1, infected=1 if sick else 0)
    scanned = table.one("P1").hand[-1]
    play = table.play()
    uses(play, "P1", "alcohol")
    assert scanned in play.state.removed
    assert play.one("P1").hand == []
    assert sum(card.startswith("contamination") for card in play.one("P1").discard) == int(sick)
    # No infection procedure, even with a larva.
    assert play.one("P1").status == "aboard"
    assert set(play.told("scans")[0]) == {"who", "count", "found"}


@limit_of("alcohol")
def test_alcohol_needs_a_contamination_card_in_hand() -> None:
    table = with_item("alcohol")
    table.into_deck("P1", clean=2)
    assert why_not_use(table.play(), "P1", "alcohol") == "no-contamination"


# ---------------------------------------------------------------- crafted items


@effect_of("antidote")
def test_antidote_cleans_all_piles_keeps_the_hand_and_passes() -> None:
    table = with_item("antidote")
    table.state.crew[1].passed = False
    table.one("P1").larva = True
    table.hand("P1", actions=3, contamination=1, infected=1, deck=3)
    in_deck = table.into_deck("P1", infected=1)
    on_pile = table.into_discard("P1", clean=1)
    play = table.play()
    uses(play, "P1", "antidote")
    one = play.one("P1")
    everything = [*one.hand, *one.deck, *one.discard]
    assert not set(everything) & set(play.state.infected) - set(one.deck)
    assert in_deck[0] in play.state.removed
    assert on_pile[0] in one.deck
    assert not one.larva
    # 2 action cards and the clean contamination card are left in hand; everything else is one deck, with 1 new card.
    assert len(one.hand) == 3
    assert one.discard == []
    assert len(one.deck) == 10 - 2 + 1 + 1
    assert one.light == 0
    assert one.passed
    assert play.asked == "P2"


@effect_of("taser")
def test_taser_injures_an_intruder_which_retreats_if_it_lives() -> None:
    table = with_item("taser")
    adult = table.intruder("adult", HERE)
    table.next_attack(TOUGH)
    table.next_event("bulkheads_open")
    play = table.play()
    uses(play, "P1", "taser", adult)
    assert play.game.intruder(adult).injuries == 1
    assert play.game.intruder(adult).room == NEXT


@effect_of("taser")
def test_taser_kills_a_larva_and_no_event_card_is_drawn() -> None:
    table = with_item("taser")
    larva = table.intruder("larva", HERE)
    play = table.play()
    uses(play, "P1", "taser", larva)
    assert play.game.intruder(larva) is None
    assert play.state.discards["event"] == []


@effect_of("taser")
def test_taser_or_makes_a_character_discard_the_whole_hand() -> None:
    table = table_of("captain", "pilot", "scout")
    joins(table, "P2")
    table.give("P1", "taser")
    table.hand("P2", actions=2, contamination=1)
    play = table.play()
    uses(play, "P1", "taser", 1)
    assert play.one("P2").hand == []
    assert len(play.one("P2").discard) == 3
    assert len(play.one("P1").hand) == 4
    assert len(play.one("P3").hand) == 5


@limit_of("taser")
def test_taser_reaches_only_this_room() -> None:
    table = table_of("captain", "pilot")
    table.give("P1", "taser")
    table.intruder("adult", NEXT)
    play = table.play()
    play.answer(UseItem(item_of(play, "P1", "taser")))
    # Nobody but oneself is here to aim at.
    assert len(play.one("P2").hand) == 5
    assert play.intruders(NEXT)[0].injuries == 0


@effect_of("antidote", "taser", "flamethrower", "molotov_cocktail")
@pytest.mark.parametrize(
    ("item", "parts"),
    [
        ("antidote", ("chemicals", "medkit")),
        ("antidote", ("alcohol", "medkit")),
        ("taser", ("energy_charge", "tools")),
        ("flamethrower", ("chemicals", "tools")),
        ("molotov_cocktail", ("alcohol", "clothes")),
        ("molotov_cocktail", ("chemicals", "bandages")),
    ],
)
def test_crafting_takes_one_card_and_two_components(item: str, parts: tuple[str, str]) -> None:
    table = alone("captain")
    table.give("P1", *parts)
    table.hand("P1", actions=2)
    components = set(table.one("P1").inventory)
    play = table.play()
    play.does("P1", Craft(item))
    one = play.one("P1")
    assert len(one.hand) == 1
    crafted = f"blue_{item}_1"
    assert crafted in [*one.inventory, *(thing for slot in one.hands for thing in slot)]
    assert {card for deck in ("red", "yellow", "green") for card in play.state.discards[deck]} == components
    assert sum(card.startswith(f"blue_{item}") for card in play.state.decks["blue"]) == 2


@limit_of("antidote", "taser", "flamethrower", "molotov_cocktail")
@pytest.mark.parametrize(
    ("item", "parts"),
    [
        ("antidote", ("chemicals", "bandages")),
        ("taser", ("energy_charge", "duct_tape")),
        ("flamethrower", ("tools", "medkit")),
        ("molotov_cocktail", ("alcohol", "medkit")),
    ],
)
def test_crafting_needs_both_components_and_a_card_that_is_left(item: str, parts: tuple[str, str]) -> None:
    table = alone("captain")
    table.give("P1", *parts)
    assert not table.play().offers(Craft(item))
    whole = {
        "antidote": ("chemicals", "medkit"),
        "taser": ("energy_charge", "tools"),
        "flamethrower": ("chemicals", "tools"),
        "molotov_cocktail": ("alcohol", "clothes"),
    }
    table = alone("captain")
    table.give("P1", *whole[item])
    gone = [card for card in table.state.decks["blue"] if card.startswith(f"blue_{item}")]
    for card in gone:
        table.state.decks["blue"].remove(card)
    table.state.discards["blue"] += gone
    assert not table.play().offers(Craft(item))
    table = alone("captain")
    table.give("P1", *whole[item])
    table.intruder("larva", HERE)
    assert table.play().refused(Craft(item)) == "in-combat"


def test_an_item_in_use_shows_nobody_else_what_lies_in_the_inventory() -> None:
    table = with_item("grenade")
    table.give("P1", "medkit")
    play = table.play()
    assert play.view("P2").crew[0].items == ("green", "red")
    assert play.view("P2").mine is not None and play.view("P2").mine.inventory == ()
