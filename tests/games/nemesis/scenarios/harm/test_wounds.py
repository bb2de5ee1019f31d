"""Rulebook: Wounds and death of characters; Dressing and healing; the serious wound cards."""

import pytest

from nemesis_desktop.games.nemesis.acts import Drop, Move, PickUp, Shoot, UseItem
from nemesis_desktop.games.nemesis.components.wounds import wound_kind
from nemesis_desktop.games.nemesis.rules.harm.attacks import intruder_attack
from nemesis_desktop.games.nemesis.rules.harm.wounds import (
    die,
    suffer_light_wound,
    suffer_light_wounds,
    suffer_serious_wound,
)
from nemesis_desktop.games.nemesis.rules.rounds.draft import deal_out
from tests.games.nemesis.scenarios.table import Play, Table, attack_card


def alone(characters: tuple[str, ...] = ("captain", "scout")) -> Table:
    """P1 in the Hibernatorium; P2, far away, has passed."""
    table = Table(2, characters=characters)
    table.place("P2", 1)
    table.passed("P2")
    return table


def kinds(play: Play | Table, who: str = "P1") -> list[tuple[str, bool]]:
    return [(wound_kind(wound.card), wound.dressed) for wound in play.one(who).wounds]


# ---------------------------------------------------------------- light and serious


def test_wou_fb45_the_third_light_wound_is_a_serious_one() -> None:
    table = alone()
    table.next_wound("leg")
    seen = []
    for _ in range(3):
        table.run(suffer_light_wound(table.game, 0, "fire"))
        seen.append((table.one("P1").light, kinds(table)))
    assert seen == [(1, []), (2, []), (0, [("leg", False)])]


def test_wou_55b3_two_light_wounds_are_counted_one_by_one() -> None:
    table = alone()
    table.wounds("P1", "leg", light=2)
    table.next_wound("body")
    adult = table.intruder("adult", 11)
    table.next_attack(attack_card("claw_attack"))
    table.run(intruder_attack(table.game, table.game.intruder(adult), 0))
    assert kinds(table) == [("leg", False), ("body", False)]
    assert table.one("P1").light == 1


@pytest.mark.parametrize("dressed", [0, 1, 3])
@pytest.mark.parametrize("light", [True, False])
def test_any_wound_beyond_three_serious_ones_kills_dressed_or_not(dressed: int, light: bool) -> None:
    table = Table(3)
    wounds = ["leg", "body", "hand"]
    table.wounds("P1", *wounds[dressed:], dressed=wounds[:dressed])
    suffer = suffer_light_wound if light else suffer_serious_wound
    table.run(suffer(table.game, 0, "attack"))
    assert table.one("P1").status == "dead"


def test_the_first_of_two_wounds_may_kill_and_the_second_then_does_nothing() -> None:
    table = Table(3)
    table.wounds("P1", "leg", "body", "hand")
    table.run(suffer_light_wounds(table.game, 0, 2, "attack"))
    assert table.one("P1").status == "dead"
    assert [event.kind for event in table.game.log.since(0)].count("dies") == 1


@pytest.mark.parametrize("gone", ["sleeps", "dead"])
def test_who_sleeps_or_is_dead_suffers_nothing_more(gone: str) -> None:
    table = alone()
    getattr(table, gone)("P1")
    table.run(suffer_light_wound(table.game, 0, "attack"))
    table.run(suffer_serious_wound(table.game, 0, "attack"))
    assert (table.one("P1").light, table.one("P1").wounds) == (0, [])


def test_a_death_and_the_dealt_cards_cannot_be_taken_back() -> None:
    for happens in (lambda game: die(game, 0, "attack"), deal_out):
        table = alone()
        assert table.game.barrier is None
        happens(table.game)
        assert table.game.barrier == "reveal"


def test_who_dies_leaves_a_corpse_and_objects_and_takes_the_items_along_unseen() -> None:
    table = Table(3)
    table.lay(6, "canteen")
    table.place("P1", 6)
    table.give("P1", "egg", "medkit", "grenade")
    table.wounds("P1", "leg", "body", "hand")
    table.run(suffer_light_wound(table.game, 0, "attack"))
    one = table.one("P1")
    assert sorted(thing.split("_")[0] for thing in table.game.room(6).objects) == ["corpse", "egg"]
    assert (one.hands, one.inventory) == ([], [])
    gone = {thing for thing in table.state.removed if thing.startswith(("six", "green_medkit", "red_grenade"))}
    assert len(gone) == 3
    assert "six_shooter" not in table.state.ammo
    told = [event for event in table.game.log.since(0)]
    assert not any("medkit" in repr(event.facts) for event in told)


# ---------------------------------------------------------------- dressing and healing


def test_dah_0f6b_a_bandage_dresses_one_wound_or_heals_all_light_ones() -> None:
    for choice in ("dress", "heal_light"):
        table = alone()
        table.wounds("P1", "leg", light=2)
        bandage = table.give("P1", "bandages")
        play = table.play()
        play.does("P1", UseItem(bandage), choice)
        assert kinds(play) == [("leg", choice == "dress")]
        assert play.one("P1").light == (2 if choice == "dress" else 0)
        assert play.state.discards["green"] == [bandage]


def test_a_dressed_wound_has_no_effect_and_counts() -> None:
    table = alone()
    table.wounds("P1", dressed=["leg"])
    table.intruder("adult", 11)
    table.hand("P1", actions=1)
    assert table.play().offers(Move("6-11", 6))


@pytest.mark.parametrize(
    ("choice", "open_", "dressed", "light"),
    [("dress_all", 0, 3, 1), ("heal_dressed", 2, 0, 1), ("heal_light", 2, 1, 0)],
)
def test_dah_bcc3_the_emergency_room_does_exactly_one_of_three(
    choice: str, open_: int, dressed: int, light: int
) -> None:
    table = alone()
    table.lay(6, "emergency_room")
    table.place("P1", 6)
    table.wounds("P1", "leg", "hand", dressed=["body"], light=1)
    play = table.play()
    play.uses_room("P1", choice)
    state = kinds(play)
    assert (sum(not face_down for _, face_down in state), sum(face_down for _, face_down in state)) == (open_, dressed)
    assert play.one("P1").light == light
    assert len(play.state.discards["wound"]) == (1 if choice == "heal_dressed" else 0)


def test_the_emergency_room_offers_only_what_there_is_to_treat() -> None:
    table = alone()
    table.lay(6, "emergency_room")
    table.place("P1", 6)
    table.wounds("P1", "leg")
    play = table.play()
    play.uses_room("P1")
    assert kinds(play) == [("leg", True)]


def test_a_medkit_heals_a_dressed_wound_and_not_an_open_one() -> None:
    table = alone()
    table.wounds("P1", "hand", dressed=["leg"])
    medkit = table.give("P1", "medkit")
    play = table.play()
    play.does("P1", UseItem(medkit))
    assert [(act.option, wound_kind(act.id)) for act in play.options()] == [("dress", "hand"), ("heal_dressed", "leg")]
    play.answer("heal_dressed")
    assert kinds(play) == [("hand", False)]
    assert [wound_kind(card) for card in play.state.discards["wound"]] == ["leg"]


# ---------------------------------------------------------------- the effects of serious wounds


@pytest.mark.parametrize(
    ("open_", "dressed", "drawn"), [(["body"], [], 4), (["body", "body"], [], 4), ([], ["body"], 5), (["leg"], [], 5)]
)
def test_swe_6ee2_a_body_wound_lowers_the_cards_drawn_once_and_only_undressed(
    open_: list[str], dressed: list[str], drawn: int
) -> None:
    table = alone()
    table.hand("P1", actions=0)
    table.wounds("P1", *open_, dressed=dressed)
    table.step("draw_cards")
    assert len(table.one("P1").hand) == drawn


def test_swe_66cc_a_hand_wound_makes_items_dearer_and_nothing_else() -> None:
    table = alone(("soldier", "scout"))
    table.lay(6, "comms_room", items=1)
    table.place("P1", 6)
    table.wounds("P1", "hand", light=1)
    table.hand("P1", "search", actions=2)
    bandage = table.give("P1", "bandages")
    magazine = table.give("P1", "extended_magazine")
    play = table.play()
    play.does("P1", UseItem(bandage), "heal_light")
    assert len(play.one("P1").hand) == 1
    table.one("P1")
    play.does("P1", UseItem(magazine))
    assert play.one("P1").hand == []

    table = alone(("soldier", "scout"))
    table.wounds("P1", "hand", light=1)
    table.hand("P1", actions=1)
    bandage = table.give("P1", "bandages")
    assert table.play().refused(UseItem(bandage)) == "cost"

    table = alone(("soldier", "scout"))
    table.lay(6, "comms_room", items=1)
    table.place("P1", 6)
    table.wounds("P1", "hand")
    table.hand("P1", actions=2)
    play = table.play()
    play.uses_room("P1")
    assert play.one("P1").signal

    table = alone(("soldier", "scout"))
    table.wounds("P1", "hand")
    table.hand("P1", actions=1)
    adult = table.intruder("adult", 11)
    assert table.play().offers(Shoot("assault_rifle", adult))


def test_swe_e9e1_an_arm_wound_leaves_one_hand_slot_at_once() -> None:
    for dropped in ("rifle", "egg"):
        table = alone(("scout", "captain"))
        egg = table.give("P1", "egg")
        table.next_wound("arm")
        table.run(suffer_serious_wound(table.game, 0, "attack"), "rifle" if dropped == "rifle" else egg)
        one = table.one("P1")
        assert one.hands == ([[egg]] if dropped == "rifle" else [["rifle"]])
        assert (egg in table.game.room(11).objects) is (dropped == "egg")
        assert ("rifle" in table.state.removed) is (dropped == "rifle")

    bandage = table.give("P1", "bandages")
    play = table.play()
    assert play.refused(PickUp("corpse_blue")) == "no-free-hand"
    play.does("P1", UseItem(bandage))
    assert play.offers(PickUp("corpse_blue"))


def test_an_arm_wound_with_one_hand_in_use_drops_nothing() -> None:
    table = alone()
    table.next_wound("arm")
    table.run(suffer_serious_wound(table.game, 0, "attack"))
    assert table.one("P1").hands == [["six_shooter"]]


def test_a_leg_wound_makes_an_escape_cost_two_and_a_plain_move_one() -> None:
    table = alone()
    table.wounds("P1", "leg", "leg")
    table.hand("P1", actions=1)
    table.intruder("adult", 11)
    assert table.play().refused(Move("6-11", 6)) == "cost"
    table = alone()
    table.wounds("P1", "leg")
    table.hand("P1", actions=1)
    assert table.play().offers(Move("6-11", 6))
    table = alone()
    table.wounds("P1", "leg")
    table.lay(6, "canteen")
    table.hand("P1", actions=3)
    table.intruder("adult", 11)
    table.next_attack(attack_card("transformation"))
    table.next_noise("silence")
    play = table.play()
    play.moves("P1", 6)
    assert len(play.one("P1").hand) == 1


def test_a_bleeding_wound_hurts_at_every_pass_and_adds_to_fire() -> None:
    table = alone()
    table.wounds("P1", "bleeding", "bleeding")
    table.fire(11)
    table.quiet_event()
    table.quiet_bag()
    play = table.play()
    play.passes("P1")
    assert play.one("P1").light == 2
    table = alone()
    table.wounds("P1", dressed=["bleeding"])
    table.quiet_event()
    table.quiet_bag()
    play = table.play()
    play.passes("P1")
    assert play.one("P1").light == 0


def test_the_hand_slot_comes_back_with_the_dressing() -> None:
    table = alone()
    table.wounds("P1", "arm")
    table.unarmed("P1")
    table.give("P1", "egg")
    play = table.play()
    assert play.refused(PickUp("corpse_blue")) == "no-free-hand"
    play.does("P1", Drop(play.one("P1").hands[0][0]))
    assert play.offers(PickUp("corpse_blue"))
