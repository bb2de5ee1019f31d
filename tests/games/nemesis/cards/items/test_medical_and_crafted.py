"""Medical and crafted items: what each does, each "or", and when it cannot be used."""

from __future__ import annotations

import pytest

from nemesis_desktop.games.nemesis.acts import Craft, Drop, Pass, UseItem
from tests.games.nemesis.cards.deal import (
    HERE,
    NEXT,
    alone,
    effect_of,
    item_of,
    joins,
    limit_of,
    table_of,
    uses,
    why_not_use,
)
from tests.games.nemesis.cards.items.carrying import TOUGH, with_item

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
