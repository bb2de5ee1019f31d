"""What all items that are used have in common, and what adds to another one: energy charge, extended magazine."""

from __future__ import annotations

import pytest

from nemesis_desktop.games.nemesis.acts import UseItem
from tests.games.nemesis.cards.deal import (
    HERE,
    NEXT,
    TO_NEXT,
    TO_SIX,
    effect_of,
    item_of,
    limit_of,
    table_of,
    uses,
    why_not_use,
)
from tests.games.nemesis.cards.items.carrying import ALSO_TOUGH, TOUGH, with_item
from tests.games.nemesis.scenarios.table import Table

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
