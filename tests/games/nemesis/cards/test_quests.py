"""The twelve quest items: how each is activated, what it does then, and when neither is possible."""

from __future__ import annotations

import pytest

from nemesis_desktop.games.nemesis.acts import ActivateQuest, Done, Drop, No, UseItem
from tests.games.nemesis.cards.deal import (
    HERE,
    NEXT,
    TO_NEXT,
    TO_SIX,
    alone,
    effect_of,
    limit_of,
    noted,
    plays,
    table_of,
    uses,
    why_not_play,
    why_not_use,
)
from tests.games.nemesis.scenarios.table import Table, attack_card

# Who has it, the room in which or the item for which it is activated.
IN_ROOM = {
    "log_key": ("captain", "comms_room"),
    "pilot_evacuation_key": ("pilot", "fire_control_system"),
    "holo_computer": ("scientist", "generator"),
    "security_key": ("scout", "cockpit"),
    "autoloader": ("soldier", "armory"),
    "plasma_torch": ("mechanic", "storage"),
}
FOR_ITEM = {
    "intercom": ("captain", ("tools", "duct_tape")),
    "orbital_maneuvering_system": ("pilot", ("energy_charge",)),
    "laboratory_equipment": ("scientist", ("chemicals",)),
    "motion_scanner": ("scout", ("energy_charge",)),
    "armor": ("soldier", ("tools", "duct_tape")),
    "flashlight": ("mechanic", ("energy_charge",)),
}
HEAVY = ("holo_computer", "motion_scanner")


def holds(table_or_play: object, who: str, thing: str) -> bool:
    one = table_or_play.one(who)  # type: ignore[attr-defined]
    return thing in [*one.inventory, *(held for slot in one.hands for held in slot)]


# ---------------------------------------------------------------- activation


@effect_of(*IN_ROOM)
@pytest.mark.parametrize(("quest", "owner", "room"), [(quest, *how) for quest, how in IN_ROOM.items()])
def test_activated_in_its_room_for_one_card(quest: str, owner: str, room: str) -> None:
    table = alone(owner)
    place_in(table, room)
    table.hand("P1", actions=1, contamination=1)
    play = table.play()
    play.does("P1", ActivateQuest(quest))
    assert quest not in play.one("P1").quests
    assert len(play.one("P1").hand) == 1
    if quest == "autoloader":
        assert play.state.attached == {"autoloader": "assault_rifle"}
    else:
        assert holds(play, "P1", quest)
    assert ([quest] in play.one("P1").hands) == (quest in HEAVY)


@effect_of(*FOR_ITEM)
@pytest.mark.parametrize(
    ("quest", "owner", "item"), [(quest, who, item) for quest, (who, items) in FOR_ITEM.items() for item in items]
)
def test_activated_by_discarding_an_item(quest: str, owner: str, item: str) -> None:
    table = alone(owner)
    paid = table.give("P1", item)
    table.hand("P1", actions=1)
    play = table.play()
    play.does("P1", ActivateQuest(quest))
    assert holds(play, "P1", quest)
    assert not holds(play, "P1", paid)
    assert paid in play.state.discards[paid.split("_")[0]]
    assert ([quest] in play.one("P1").hands) == (quest in HEAVY)


@limit_of(*IN_ROOM)
@pytest.mark.parametrize(("quest", "owner", "room"), [(quest, *how) for quest, how in IN_ROOM.items()])
def test_not_activated_in_another_room_in_combat_or_unpaid(quest: str, owner: str, room: str) -> None:
    table = alone(owner, "canteen")
    assert table.play().refused(ActivateQuest(quest)) == "quest-condition"
    table = alone(owner)
    place_in(table, room)
    table.intruder("larva", table.one("P1").room)
    assert table.play().refused(ActivateQuest(quest)) == "in-combat"
    table = alone(owner)
    place_in(table, room)
    table.hand("P1", contamination=2)
    assert table.play().refused(ActivateQuest(quest)) == "cost"


@limit_of(*FOR_ITEM)
@pytest.mark.parametrize(
    ("quest", "owner", "item"), [(quest, who, items[0]) for quest, (who, items) in FOR_ITEM.items()]
)
def test_not_activated_without_its_item_in_combat_or_unpaid(quest: str, owner: str, item: str) -> None:
    table = alone(owner)
    table.give("P1", "bandages")
    assert table.play().refused(ActivateQuest(quest)) == "quest-condition"
    table = alone(owner)
    table.give("P1", item)
    table.intruder("larva", HERE)
    assert table.play().refused(ActivateQuest(quest)) == "in-combat"
    table = alone(owner)
    table.give("P1", item)
    table.hand("P1", contamination=2)
    assert table.play().refused(ActivateQuest(quest)) == "cost"


@effect_of(*HEAVY)
@pytest.mark.parametrize("makes_room", [True, False])
def test_a_heavy_quest_item_needs_a_hand(makes_room: bool) -> None:
    table = alone("scout")
    egg = table.give("P1", "egg")
    charge = table.give("P1", "energy_charge")
    play = table.play()
    play.does("P1", ActivateQuest("motion_scanner"), egg if makes_room else No)
    assert holds(play, "P1", "motion_scanner") == makes_room
    assert (egg in play.room(HERE).objects) == makes_room
    # Who frees no hand keeps the card and the item for it.
    assert (charge in play.one("P1").inventory) == (not makes_room)
    assert ("motion_scanner" in play.one("P1").quests) == (not makes_room)


def place_in(table: Table, room: str) -> None:
    """P1 in this room, P2 somewhere else."""
    if room == "cockpit":
        table.place("P2", HERE)
        table.place("P1", room)
    else:
        table.lay(HERE, room)


# ---------------------------------------------------------------- the Captain


@effect_of("log_key")
def test_log_key_looks_at_the_objective_of_anybody() -> None:
    table = table_of("captain", "pilot", "scout", tile="comms_room")
    table.objective("P3", "hoarder")
    table.give("P1", "log_key")
    play = table.play()
    uses(play, "P1", "log_key", 2)
    assert noted(play, "P1", "objective") == {2: "hoarder"}
    assert set(play.told("looked-at-objective")[0]) == {"who", "other"}
    assert not holds(play, "P1", "log_key")


@effect_of("log_key")
def test_log_key_of_two_objectives_looks_at_one() -> None:
    table = table_of("captain", "pilot", tile="comms_room")
    table.objective("P2", "quarantine", "ab_ovo")
    table.give("P1", "log_key")
    play = table.play()
    uses(play, "P1", "log_key", "corporate")
    assert noted(play, "P1", "objective") == {1: "ab_ovo"}


@limit_of("log_key")
@pytest.mark.parametrize(("tile", "broken", "larva"), [("storage", False, False), ("comms_room", True, False)])
def test_log_key_needs_a_working_computer(tile: str, broken: bool, larva: bool) -> None:
    table = table_of("captain", "pilot", tile=tile, malfunction=broken)
    table.give("P1", "log_key")
    assert why_not_use(table.play(), "P1", "log_key") == "no-computer"


@limit_of("log_key")
def test_log_key_is_not_for_combat() -> None:
    table = table_of("captain", "pilot", tile="comms_room")
    table.give("P1", "log_key")
    table.intruder("larva", HERE)
    assert why_not_use(table.play(), "P1", "log_key") == "in-combat"


@effect_of("intercom")
@limit_of("intercom")
@pytest.mark.parametrize("active", [True, False])
def test_intercom_carries_motivation_to_working_computers(active: bool) -> None:
    table = table_of("captain", "pilot")
    table.lay(2, "comms_room")
    table.place("P2", 2)
    if active:
        table.give("P1", "intercom")
    table.hand("P1", "motivation", actions=1)
    table.hand("P2", actions=1)
    play = table.play()
    plays(play, "P1", "motivation")
    assert len(play.one("P2").hand) == (2 if active else 1)
    # It is not used up.
    assert holds(play, "P1", "intercom") == active


# ---------------------------------------------------------------- the Pilot


@effect_of("orbital_maneuvering_system")
def test_orbital_maneuvering_system_makes_everybody_pass_and_no_intruder_attacks() -> None:
    table = table_of("pilot", "captain", "scout")
    for seat in (1, 2):
        table.state.crew[seat].passed = False
    table.give("P1", "orbital_maneuvering_system")
    table.intruder("adult", HERE)
    table.quiet_event()
    table.quiet_bag()
    play = table.play()
    uses(play, "P1", "orbital_maneuvering_system")
    assert play.told("passes") == [{"who": 0}, {"who": 1}, {"who": 2}]
    assert play.told("attacks") == []
    # The other steps of the event phase took place.
    assert play.state.time == 1
    assert play.order_of("time", "event-card", "bag-token") == ["time", "event-card", "bag-token"]
    assert play.state.round == 2
    # In the next round intruders attack again.
    table.next_attack(attack_card("scratch"))
    table.next_event("scent_of_prey")
    table.next_token("blank")
    play.pass_all()
    assert len(play.told("attacks")) == 1


@effect_of("orbital_maneuvering_system")
def test_orbital_maneuvering_system_ends_the_phase_for_the_intruder_player_too() -> None:
    """The card speaks of every player; whoever plays the intruders keeps one card as at any pass."""
    table = Table(3, characters=("pilot", "captain", "scout"), options=("intruder_player",))
    table.unarmed("P2")
    table.takes_over("P2", "intruder_action_01", "intruder_action_02")
    table.give("P1", "orbital_maneuvering_system")
    play = table.play()
    uses(play, "P1", "orbital_maneuvering_system", ["pilot_demolition"], [], ["intruder_action_01"])
    assert play.told("passes") == [{"who": 0}, {"who": 1}, {"who": 2}]
    assert play.state.round == 2
    assert play.state.intruder_hand[0] == "intruder_action_02"


@limit_of("orbital_maneuvering_system")
def test_orbital_maneuvering_system_is_used_once_and_costs_a_card() -> None:
    table = table_of("pilot", "captain")
    table.give("P1", "orbital_maneuvering_system")
    table.hand("P1", contamination=1)
    assert why_not_use(table.play(), "P1", "orbital_maneuvering_system") == "cost"
    table = table_of("pilot", "captain")
    table.give("P1", "orbital_maneuvering_system")
    table.quiet_event()
    table.quiet_bag()
    play = table.play()
    uses(play, "P1", "orbital_maneuvering_system")
    assert not holds(play, "P1", "orbital_maneuvering_system")
    assert "orbital_maneuvering_system" in play.state.removed


@effect_of("pilot_evacuation_key")
@pytest.mark.parametrize(("before", "after"), [("locked", "unlocked"), ("unlocked", "locked")])
def test_pilot_evacuation_key_locks_or_unlocks_a_pod_of_this_section(before: str, after: str) -> None:
    table = table_of("pilot", "captain", tile="evacuation_section_b")
    table.pod(2, before)
    table.give("P1", "pilot_evacuation_key")
    play = table.play()
    uses(play, "P1", "pilot_evacuation_key")
    assert play.game.pod(2).state == after
    assert play.game.pod(1).state == "locked"
    assert not holds(play, "P1", "pilot_evacuation_key")


@limit_of("pilot_evacuation_key")
def test_pilot_evacuation_key_is_for_a_section_out_of_combat() -> None:
    table = table_of("pilot", "captain")
    table.give("P1", "pilot_evacuation_key")
    assert why_not_use(table.play(), "P1", "pilot_evacuation_key") == "not-in-section"
    table = table_of("pilot", "captain", tile="evacuation_section_b")
    table.give("P1", "pilot_evacuation_key")
    table.intruder("larva", HERE)
    assert why_not_use(table.play(), "P1", "pilot_evacuation_key") == "in-combat"


# ---------------------------------------------------------------- the Scientist


@effect_of("laboratory_equipment")
@pytest.mark.parametrize("carried", [True, False])
def test_laboratory_equipment_discovers_a_weakness_wherever_the_object_is(carried: bool) -> None:
    table = table_of("scientist", "captain", tile="canteen")
    table.weakness("egg", "vital_places", known=False)
    if carried:
        table.place("P2", HERE)
        table.give("P2", "egg")
    else:
        table.lies(HERE, "egg")
    table.give("P1", "laboratory_equipment")
    play = table.play()
    uses(play, "P1", "laboratory_equipment")
    assert play.state.weaknesses["egg"].known
    assert not play.state.weaknesses["carcass"].known
    assert not holds(play, "P1", "laboratory_equipment")


@effect_of("laboratory_equipment")
def test_laboratory_equipment_chooses_among_the_objects_here() -> None:
    table = table_of("scientist", "captain", tile="canteen")
    table.lies(HERE, "egg")
    table.lies(HERE, "carcass")
    table.lies(HERE, "corpse_blue")
    table.give("P1", "laboratory_equipment")
    play = table.play()
    uses(play, "P1", "laboratory_equipment", "corpse")
    assert [slot for slot, one in play.state.weaknesses.items() if one.known] == ["corpse"]


@limit_of("laboratory_equipment")
def test_laboratory_equipment_needs_an_object_whose_weakness_is_hidden() -> None:
    table = table_of("scientist", "captain", tile="canteen")
    table.give("P1", "laboratory_equipment")
    table.lies(NEXT, "egg")
    assert why_not_use(table.play(), "P1", "laboratory_equipment") == "no-sample"
    table = table_of("scientist", "captain", tile="canteen")
    table.give("P1", "laboratory_equipment")
    table.lies(HERE, "egg")
    table.weakness("egg", "vital_places")
    assert why_not_use(table.play(), "P1", "laboratory_equipment") == "no-sample"


@effect_of("holo_computer")
@limit_of("holo_computer")
@pytest.mark.parametrize("active", [True, False])
def test_holo_computer_stands_for_a_computer_for_two_cards(active: bool) -> None:
    table = table_of("scientist", "captain", tile="storage", malfunction=True)
    if active:
        table.give("P1", "holo_computer")
    table.hand("P1", "risk_assessment", "computer_skills", "intranet", actions=2)
    table.lay(18, "comms_room")
    table.door("destroyed", TO_NEXT, TO_SIX)
    play = table.play()
    for kind in ("risk_assessment", "intranet"):
        if active:
            assert play.offers(next(card for card in play.one("P1").hand if kind in card))
        else:
            assert why_not_play(play, "P1", kind) == "no-computer"
    # Other cards and items ask for a real computer.
    assert why_not_play(play, "P1", "computer_skills") == "no-computer"


# ---------------------------------------------------------------- the Scout


@effect_of("security_key")
def test_security_key_opens_and_closes_doors_around_any_room() -> None:
    table = table_of("scout", "captain")
    table.door("closed", "8-11", "11-14")
    table.door("destroyed", "11-15")
    table.give("P1", "security_key")
    play = table.play()
    # Open one, close one, leave one; the destroyed one is not offered.
    uses(play, "P1", "security_key", 11)
    play.answer(["8-11", "6-11"])
    assert play.state.doors == {"6-11": "closed", "11-14": "closed", "11-15": "destroyed"}
    assert not holds(play, "P1", "security_key")


@limit_of("security_key")
def test_security_key_leaves_destroyed_doors_and_is_not_for_combat() -> None:
    table = table_of("scout", "captain")
    table.door("destroyed", "1-2", "1-3", "1-4")
    table.give("P1", "security_key")
    play = table.play()
    play.answer(UseItem("security_key"))
    assert not play.offers(1) and play.offers(11)
    table = table_of("scout", "captain")
    table.give("P1", "security_key")
    table.intruder("larva", HERE)
    assert why_not_use(table.play(), "P1", "security_key") == "in-combat"


# ---------------------------------------------------------------- the Soldier


@effect_of("autoloader")
def test_autoloader_raises_the_capacity_and_makes_an_energy_charge_free() -> None:
    table = table_of("soldier", "captain")
    table.one("P1").quests.remove("autoloader")
    table.state.attached["autoloader"] = "assault_rifle"
    table.ammo("assault_rifle", 0)
    table.give("P1", "energy_charge")
    table.hand("P1", contamination=1)
    play = table.play()
    uses(play, "P1", "energy_charge")
    assert play.state.ammo["assault_rifle"] == 6


@effect_of("autoloader")
def test_attached_autoloader_and_rifle_are_one_item() -> None:
    table = table_of("soldier", "captain")
    table.one("P1").quests.remove("autoloader")
    table.state.attached["autoloader"] = "assault_rifle"
    play = table.play()
    assert not play.offers(Drop("autoloader"))
    assert not play.offers(UseItem("autoloader"))
    play.does("P1", Drop("assault_rifle"))
    assert {"autoloader", "assault_rifle"} <= set(play.state.removed)
    assert play.state.attached == {}


@effect_of("autoloader")
def test_an_autoloader_activated_without_the_rifle_can_be_attached_later() -> None:
    table = alone("soldier")
    one = table.one("P1")
    one.quests.remove("autoloader")
    one.activated.append("autoloader")
    one.inventory.append("autoloader")
    table.hand("P1", actions=1)
    play = table.play()
    play.does("P1", UseItem("autoloader"))
    assert play.state.attached == {"autoloader": "assault_rifle"}
    assert not holds(play, "P1", "autoloader")
    assert len(play.one("P1").hand) == 1


@limit_of("autoloader")
@pytest.mark.parametrize(("attached", "what"), [(True, "door"), (True, "other-weapon"), (False, "load")])
def test_energy_charge_costs_its_card_for_everything_else(attached: bool, what: str) -> None:
    table = table_of("soldier", "captain")
    table.one("P1").quests.remove("autoloader")
    if attached:
        table.state.attached["autoloader"] = "assault_rifle"
    else:
        table.state.removed.append("autoloader")
        table.ammo("assault_rifle", 0)
    if what == "other-weapon":
        table.give("P1", "prototype_rifle", ammo=0)
        table.ammo("assault_rifle", 6)
    if what == "door":
        table.ammo("assault_rifle", 6)
    table.give("P1", "energy_charge")
    table.hand("P1", contamination=1)
    assert why_not_use(table.play(), "P1", "energy_charge") in ("cost", "no-target")


# ---------------------------------------------------------------- the Mechanic


@effect_of("plasma_torch")
@pytest.mark.parametrize(("before", "after"), [("open", "closed"), ("closed", "open"), ("destroyed", "closed")])
def test_plasma_torch_opens_closes_and_mends_a_door(before: str, after: str) -> None:
    table = table_of("mechanic", "captain")
    if before != "open":
        table.door(before, TO_NEXT)
    table.give("P1", "plasma_torch")
    play = table.play()
    uses(play, "P1", "plasma_torch", TO_NEXT)
    assert play.game.door(TO_NEXT) == after
    # It can be used again.
    assert holds(play, "P1", "plasma_torch")


@limit_of("plasma_torch")
def test_plasma_torch_reaches_only_the_doors_here_and_costs_a_card() -> None:
    table = table_of("mechanic", "captain")
    table.give("P1", "plasma_torch")
    table.hand("P1", contamination=1)
    assert why_not_use(table.play(), "P1", "plasma_torch") == "cost"
    table = table_of("mechanic", "captain")
    table.give("P1", "plasma_torch")
    play = table.play()
    play.answer(UseItem("plasma_torch"))
    assert {act.id for act in play.options()} == {TO_NEXT, TO_SIX}


@effect_of("flashlight")
def test_flashlight_searches_for_two_cards_again_and_again() -> None:
    table = table_of("mechanic", "captain", tile="armory", items=2)
    grenade, decoy = table.next_items("red", "grenade", "decoy")
    table.give("P1", "flashlight")
    table.hand("P1", actions=5)
    play = table.play()
    uses(play, "P1", "flashlight", decoy)
    assert play.one("P1").inventory == ["flashlight", decoy]
    assert play.state.decks["red"][0] == grenade
    assert play.room(HERE).items == 1
    assert len(play.one("P1").hand) == 3
    uses(play, "P1", "flashlight", No)
    assert play.room(HERE).items == 0


@limit_of("flashlight")
def test_flashlight_needs_two_cards_and_something_to_find() -> None:
    table = table_of("mechanic", "captain", tile="armory", items=2)
    table.give("P1", "flashlight")
    table.hand("P1", actions=1, contamination=3)
    assert why_not_use(table.play(), "P1", "flashlight") == "cost"
    table = table_of("mechanic", "captain", tile="armory", items=0)
    table.give("P1", "flashlight")
    assert why_not_use(table.play(), "P1", "flashlight") == "no-items-left"


# ---------------------------------------------------------------- all of them


def test_a_quest_item_that_is_not_activated_is_no_item() -> None:
    table = table_of("mechanic", "captain")
    table.place("P2", HERE)
    play = table.play()
    assert not any(isinstance(act, (UseItem, Drop)) and "torch" in str(act) for act in play.options())
    assert play.view("P2").crew[0].items == ()


def test_an_activated_quest_item_changes_hands_like_any_other() -> None:
    table = table_of("mechanic", "captain")
    table.place("P2", HERE)
    table.give("P1", "plasma_torch")
    play = table.play()
    trade = next(act for act in play.options() if type(act).__name__ == "Trade")
    play.does("P1", trade, "plasma_torch")
    assert play.asked == "P2"
    play.answer(type(play.options()[0]), Done)
    assert holds(play, "P2", "plasma_torch")


@effect_of("autoloader")
def test_an_autoloader_activated_without_the_rifle_waits_in_the_inventory() -> None:
    table = alone("soldier")
    place_in(table, "armory")
    table.one("P1").hands = []
    table.hand("P1", actions=1)
    play = table.play()
    play.does("P1", ActivateQuest("autoloader"))
    assert play.one("P1").inventory == ["autoloader"]
    assert play.state.attached == {}
