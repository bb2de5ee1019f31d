from collections import Counter

import pytest

from nemesis_desktop.games.nemesis.components import items
from nemesis_desktop.games.nemesis.components.items import ITEM_FACTS, QUEST_ITEMS, STARTING_WEAPONS, WEAPON_MODIFIERS
from nemesis_desktop.games.nemesis.components.rooms import ROOMS


def test_items_are_as_printed(reference):
    printed_copies: dict[str, dict[str, int]] = {}
    for row in reference("items")["item"]:
        printed_copies.setdefault(row["item"], {})[row["deck"]] = row["count"]
        facts = ITEM_FACTS[row["item"]]
        assert facts.component == (None if row["component"] == "none" else row["component"])
        assert (facts.heavy, facts.one_use, facts.kind) == (row["heavy"], row["one_use"], row["kind"])
        assert (facts.cost, facts.combat) == (row["cost"], row["combat"])
        assert facts.recipe == (tuple(row["recipe"]) if "recipe" in row else None)
        assert facts.weapon_type == row.get("weapon_type")
        assert facts.capacity == row.get("ammo_capacity")
        assert facts.found_ammo == row.get("ammo_when_found", row.get("ammo_when_crafted"))
    assert {facts.id: facts.copies for facts in ITEM_FACTS.values()} == printed_copies


def test_components_are_as_printed(reference):
    for row in reference("items")["component_icon"]:
        assert {facts.id for facts in ITEM_FACTS.values() if facts.component == row["id"]} == set(row["items"])


def test_decks_are_as_printed(reference):
    table = reference("items")["deck"]
    assert {row["id"]: row["cards"] for row in table} == {deck: len(items.deck_cards(deck)) for deck in items.DECKS}
    assert {row["id"] for row in table if row["searchable"]} == set(items.SEARCHED_DECKS)


def test_starting_weapons_are_as_printed(reference):
    rows = reference("characters")["starting_weapon"]
    assert list(STARTING_WEAPONS) == [row["id"] for row in rows]
    for row in rows:
        facts = STARTING_WEAPONS[row["id"]]
        assert (facts.heavy, facts.combat, facts.weapon_type) == (row["heavy"], row["combat"], row["type"])
        assert (facts.capacity, facts.found_ammo) == (row["ammo_capacity"], row["ammo_start"])
        modifiers = WEAPON_MODIFIERS[row["id"]]
        printed = row["modifiers"]
        assert modifiers.treat_rolled == printed.get("treat_rolled", {})
        assert modifiers.extra_injury_on_rolled == tuple(printed.get("extra_injury_on_rolled", ()))
        assert modifiers.extra_injury_on_hit == printed.get("extra_injury_on_hit", 0)
        assert modifiers.hit_causes_retreat == printed.get("hit_causes_retreat", False)
        assert not modifiers.at_least_one_hit


def test_quest_items_are_as_printed(reference):
    rows = reference("characters")["quest_item"]
    assert list(QUEST_ITEMS) == [row["id"] for row in rows]
    for row in rows:
        facts = QUEST_ITEMS[row["id"]]
        activation = row["activation"]
        assert facts.character == row["character"]
        assert (facts.activation_kind, facts.room) == (activation["kind"], activation.get("room"))
        assert facts.items == tuple(activation.get("any_of", ()))
        assert row["activation_cost"] == items.QUEST_ACTIVATION_COST
        assert (facts.heavy, facts.one_use, facts.use) == (row["heavy"], row["one_use"], row["use_kind"])
        assert (facts.cost, facts.combat) == (row["cost"], row["combat"])


@pytest.mark.parametrize(("deck", "cards"), [("red", 30), ("yellow", 30), ("green", 30), ("blue", 12)])
def test_sizes_of_decks(deck, cards):
    ids = items.deck_cards(deck)
    assert len(set(ids)) == len(ids) == cards
    assert all(items.item_deck(id_) == deck for id_ in ids)


def test_a_physical_card_knows_its_face_and_its_back():
    assert items.facts_of("red_energy_charge_11").id == "energy_charge"
    assert items.facts_of("yellow_energy_charge_3") is items.facts_of("red_energy_charge_1")
    assert items.item_deck("yellow_energy_charge_3") == "yellow"
    assert items.facts_of("six_shooter").capacity == 6
    assert items.item_deck("six_shooter") is None
    assert items.item_deck("armor") is None


def test_recipes():
    assert {id_: set(recipe) for id_, recipe in items.RECIPES.items()} == {
        "antidote": {"chemical", "medical"},
        "taser": {"electrical", "tool"},
        "flamethrower": {"chemical", "tool"},
        "molotov_cocktail": {"chemical", "cloth"},
    }


def test_every_weapon_says_how_it_changes_the_die():
    weapons = [facts.id for facts in ITEM_FACTS.values() if facts.kind == "weapon"]
    assert set(WEAPON_MODIFIERS) == {*weapons, *STARTING_WEAPONS}
    shotgun = WEAPON_MODIFIERS["prototype_shotgun"]
    assert shotgun.at_least_one_hit
    assert shotgun.extra_injury_on_rolled == ("one_hit", "two_hits")
    assert WEAPON_MODIFIERS["prototype_rifle"].spend_for_injury_on_rolled == ("two_hits",)
    assert WEAPON_MODIFIERS["prototype_pistol"].rerolls == 1
    assert WEAPON_MODIFIERS["flamethrower"].at_least_one_hit
    assert WEAPON_MODIFIERS["flamethrower"].fire_on_rolled == ("two_hits",)


def test_found_weapons_hold_one_ammo():
    found = [facts for facts in ITEM_FACTS.values() if facts.kind == "weapon" and facts.recipe is None]
    assert Counter(facts.found_ammo for facts in found) == {1: 3}
    assert ITEM_FACTS["flamethrower"].found_ammo == 4


def test_quest_items_name_real_rooms_and_items():
    for facts in QUEST_ITEMS.values():
        assert (facts.activation_kind == "in_room") == (facts.room in ROOMS)
        assert (facts.activation_kind == "discard_item") == bool(facts.items)
        assert all(item in ITEM_FACTS for item in facts.items)
