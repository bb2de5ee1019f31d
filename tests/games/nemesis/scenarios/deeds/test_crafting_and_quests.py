"""Rulebook: Crafting and quest items."""

import pytest

from nemesis_desktop.games.nemesis.acts import ActivateQuest, Craft, Drop, No
from nemesis_desktop.games.nemesis.components.items import QUEST_ITEMS, RECIPES
from nemesis_desktop.games.nemesis.effects import Effect
from nemesis_desktop.games.nemesis.rules.deeds.crafting import craftable
from nemesis_desktop.games.nemesis.rules.things.belongings import capacity, item_id
from tests.games.nemesis.scenarios.table import Table


def alone(characters: tuple[str, ...] = ("captain", "scout")) -> Table:
    """P1 in the Hibernatorium; P2, far away, has passed."""
    table = Table(2, characters=characters)
    table.place("P2", 1)
    table.passed("P2")
    return table


# ---------------------------------------------------------------- crafting


def test_cra_7059_one_card_both_components_and_a_loaded_flamethrower() -> None:
    table = alone()
    table.hand("P1", actions=1)
    chemicals, tools = table.give("P1", "chemicals"), table.give("P1", "tools")
    play = table.play()
    play.does("P1", Craft("flamethrower"))
    one = play.one("P1")
    assert one.hand == []
    assert set(play.state.discards["yellow"]) == {chemicals, tools}
    assert one.inventory == []
    assert one.hands == [["six_shooter"], ["blue_flamethrower_1"]]
    assert play.state.ammo["blue_flamethrower_1"] == 4
    assert len(play.state.decks["blue"]) == 11


def test_cra_7ab0_no_crafting_in_combat() -> None:
    table = alone()
    table.give("P1", "chemicals", "clothes")
    table.intruder("larva", 11)
    assert table.play().refused(Craft("molotov_cocktail")) == "in-combat"


@pytest.mark.parametrize(
    ("item", "components"),
    [
        ("antidote", ("alcohol", "medkit")),
        ("antidote", ("chemicals", "medkit")),
        ("taser", ("energy_charge", "tools")),
        ("flamethrower", ("alcohol", "tools")),
        ("molotov_cocktail", ("alcohol", "bandages")),
        ("molotov_cocktail", ("chemicals", "clothes")),
    ],
)
def test_the_four_recipes(item: str, components: tuple[str, str]) -> None:
    table = alone()
    table.give("P1", *components)
    play = table.play()
    assert {act.item for act in play.options() if isinstance(act, Craft)} == {item}
    play.does("P1", Craft(item))
    assert not [thing for thing in play.one("P1").inventory if not thing.startswith("blue_")]


def test_one_card_is_not_both_components() -> None:
    table = alone()
    table.give("P1", "chemicals")
    assert not [act for act in table.play().options() if isinstance(act, Craft)]


def test_what_is_no_longer_in_the_supply_cannot_be_crafted() -> None:
    table = alone()
    for _ in range(3):
        card = table._item(table.one("P2"), "taser")
        table.state.discards["blue"].append(card)
    table.give("P1", "energy_charge", "tools")
    assert not [act for act in table.play().options() if isinstance(act, Craft)]
    assert len(RECIPES) == 4


def test_the_crafter_chooses_which_of_several_components_to_use() -> None:
    table = alone()
    table.give("P1", "chemicals", "tools")
    alcohol = table.give("P1", "alcohol")
    play = table.play()
    play.does("P1", Craft("flamethrower"), alcohol)
    assert alcohol in play.state.discards["green"]
    assert len(play.state.discards["yellow"]) == 1


def test_a_crafted_weapon_needs_a_hand_slot() -> None:
    table = alone()
    table.give("P1", "egg", "chemicals", "tools")
    play = table.play()
    play.does("P1", Craft("flamethrower"), "six_shooter")
    assert [slot[0].split("_")[0] for slot in play.one("P1").hands] == ["egg", "blue"]


# ---------------------------------------------------------------- quest items


def test_qi_72fb_the_soldier_claims_the_autoloader_in_the_armory() -> None:
    table = alone(("soldier", "scout"))
    table.lay(6, "armory")
    table.place("P1", 6)
    table.hand("P1", actions=1)
    play = table.play()
    play.does("P1", ActivateQuest("autoloader"))
    one = play.one("P1")
    assert one.hand == []
    assert one.quests == ["armor"]
    assert play.state.turn.taken == 1
    # Attached at once: one ammo more fits the assault rifle.
    assert play.state.attached == {"autoloader": "assault_rifle"}
    assert capacity(play.game, "assault_rifle") == 6


@pytest.mark.parametrize("marks", ["malfunction", "intruder", "elsewhere", "poor"])
def test_a_quest_item_is_refused_before_payment(marks: str) -> None:
    table = alone(("soldier", "scout"))
    table.lay(6, "armory", malfunction=marks == "malfunction")
    table.place("P1", 11 if marks == "elsewhere" else 6)
    if marks == "intruder":
        table.intruder("larva", 6)
    table.hand("P1", actions=0 if marks == "poor" else 2, contamination=1)
    play = table.play()
    before = list(play.one("P1").hand)
    reasons = {
        "malfunction": "quest-condition",
        "intruder": "in-combat",
        "elsewhere": "quest-condition",
        "poor": "cost",
    }
    assert play.refused(ActivateQuest("autoloader")) == reasons[marks]
    assert play.one("P1").hand == before


@pytest.mark.parametrize("item", ["tools", "duct_tape"])
def test_the_armor_costs_an_item(item: str) -> None:
    table = alone(("soldier", "scout"))
    play = table.play()
    assert play.refused(ActivateQuest("armor")) == "quest-condition"
    table = alone(("soldier", "scout"))
    card = table.give("P1", item)
    play = table.play()
    play.does("P1", ActivateQuest("armor"))
    assert play.one("P1").inventory == ["armor"]
    assert play.state.discards["yellow"] == [card]


def test_qi_4a10_a_quest_item_with_the_hand_symbol_needs_a_hand_slot() -> None:
    table = alone(("scout", "captain"))
    table.give("P1", "egg")
    charge = table.give("P1", "energy_charge")
    play = table.play()
    play.does("P1", ActivateQuest("motion_scanner"))
    assert {act.thing for act in play.options() if isinstance(act, Drop)} == {"rifle", *play.one("P1").hands[1]}
    play.answer("rifle")
    one = play.one("P1")
    assert [slot[0].split("_")[0] for slot in one.hands] == ["egg", "motion"]
    assert play.state.discards["red"] == [charge]
    assert one.quests == ["security_key"]


def test_who_frees_no_hand_keeps_the_quest_card_and_the_item() -> None:
    table = alone(("scout", "captain"))
    table.give("P1", "egg")
    charge = table.give("P1", "energy_charge")
    play = table.play()
    play.does("P1", ActivateQuest("motion_scanner"), No)
    one = play.one("P1")
    assert one.quests == ["motion_scanner", "security_key"]
    assert one.inventory == [charge]


def test_an_activated_quest_item_can_be_dropped_and_an_unclaimed_one_is_no_item() -> None:
    table = alone(("mechanic", "scout"))
    play = table.play()
    assert play.refused(Drop("plasma_torch")) == "nowhere"
    table = alone(("mechanic", "scout"))
    table.give("P1", "plasma_torch")
    play = table.play()
    play.does("P1", Drop("plasma_torch"))
    assert "plasma_torch" in play.state.removed
    assert QUEST_ITEMS["plasma_torch"].room == "storage"


def test_somebody_elses_quest_cannot_be_claimed() -> None:
    table = Table(2, characters=("captain", "mechanic"))
    table.lay(6, "storage")
    table.place("P1", 6)
    play = table.play()
    assert play.refused(ActivateQuest("plasma_torch")) == "nowhere"


# ---------------------------------------------------------------- what is missing


def test_what_can_be_built_but_is_used_up_is_told_with_its_reason() -> None:
    table = Table(2)
    table.place("P2", 21)
    table.give("P1", "chemicals")
    table.give("P1", "clothes")
    built = craftable(table.game, 0)
    assert built, "the two show the components of something"
    play = table.play()
    assert play.offers(Craft(built[0]))
    table.state.removed += [card for card in table.state.decks["blue"] if item_id(card) == built[0]]
    table.state.decks["blue"] = [card for card in table.state.decks["blue"] if item_id(card) != built[0]]
    play = table.play()
    assert not play.offers(Craft(built[0]))
    told = {refusal.what: refusal.reason.id for refusal in play.decision.refusals() if not refusal.anchors}
    assert told[Craft(built[0]).text()] == "reason-none-left"


def test_a_room_tells_what_it_would_offer_at_another_time() -> None:
    table = Table(3)
    table.lay(6, "evacuation_section_a")
    table.place("P1", 6)
    table.pod(1, "unlocked")
    refusals = table.play().decision.refusals()
    told = {
        refusal.anchors[0].id: refusal.reason.id
        for refusal in refusals
        if refusal.anchors[:1] and refusal.anchors[0].kind == "pod"
    }
    assert told == {3: "reason-pod-locked"}


def test_every_effect_says_what_is_missing_in_its_own_words() -> None:
    """ "There is nothing to use it on" is left to what can always be used, or says more itself."""
    box = Table(2).game.box
    silent = {
        name
        for effects in (box.actions, box.items, box.quests, box.rooms)
        for name, effect in effects.items()
        if type(effect).aims is not Effect.aims
        and type(effect).missing is Effect.missing
        and effect.without == "no-target"
    }
    # Always something to choose: any deck, some computer room, somebody here, a door of the room.
    assert silent == {"storage", "cockpit", "blocking_access", "surgery_kit", "plasma_torch"}
