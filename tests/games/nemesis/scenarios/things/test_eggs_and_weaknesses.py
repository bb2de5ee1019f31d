"""Rulebook: Nest and the destruction of eggs; the queen; Weaknesses of the intruders as far as they change a fight."""

import pytest

from nemesis_desktop.games.nemesis.acts import (
    MeleeEggs,
    PlayCard,
    RoomAction,
    ShootEggs,
    UseItem,
)
from nemesis_desktop.games.nemesis.rules.deeds.combat import melee, shoot, shoot_eggs
from nemesis_desktop.games.nemesis.rules.harm.intruders import injure
from tests.games.nemesis.scenarios.table import Table, attack_card

ARROW = attack_card("claw_attack", toughness=None)
TOUGH = attack_card("scratch", toughness=6)


def fight(
    kind: str = "adult", injuries: int = 0, characters: tuple[str, ...] = ("scout", "captain")
) -> tuple[Table, int]:
    """P1, a scout with a rifle, in combat in the Canteen (room 6); P2 elsewhere has passed."""
    table = Table(2, characters=characters)
    table.lay(6, "canteen")
    table.place("P1", 6)
    table.place("P2", 1)
    table.passed("P2")
    return table, table.intruder(kind, 6, injuries)


# ---------------------------------------------------------------- eggs and the Nest


def in_the_nest(characters: tuple[str, ...] = ("scout", "captain")) -> Table:
    table = Table(2, characters=characters)
    table.lay(5, "nest")
    table.place("P1", 5)
    table.place("P2", 1)
    table.passed("P2")
    return table


def test_ean_275b_taking_an_egg_and_the_noise_roll_that_follows() -> None:
    for company in (False, True):
        table = in_the_nest()
        table.hand("P1", actions=2)
        if company:
            table.place("P2", 5)
        table.next_noise(3)
        play = table.play()
        play.uses_room("P1")
        one = play.one("P1")
        assert one.hand == []
        assert [slot[0].startswith("egg_") for slot in one.hands] == [False, True]
        assert len(play.state.eggs) == 4
        assert list(play.state.noise) == ["5-6"]


def test_no_egg_without_a_free_hand_and_none_when_none_is_left() -> None:
    table = in_the_nest()
    table.give("P1", "corpse_blue")
    play = table.play()
    assert play.refused(RoomAction(5)) == "no-free-hand"
    table = in_the_nest()
    table.eggs(0)
    play = table.play()
    assert play.refused(RoomAction(5)) == "no-eggs"


def test_ean_d629_a_shot_at_eggs_out_of_combat() -> None:
    table = in_the_nest()
    table.eggs(3)
    table.next_combat("one_hit")
    table.next_noise(3)
    deck = list(table.state.decks["attack"])
    play = table.play()
    play.does("P1", ShootEggs("rifle"))
    assert play.state.ammo["rifle"] == 3
    assert len(play.state.eggs) == 2
    assert play.state.decks["attack"] == deck
    assert list(play.state.noise) == ["5-6"]
    assert len(play.one("P1").hand) == 4


@pytest.mark.parametrize(
    ("face", "destroyed"), [("blank", 0), ("creeper", 1), ("adult", 1), ("one_hit", 1), ("two_hits", 2)]
)
def test_every_injury_destroys_an_egg_whatever_the_symbol(face: str, destroyed: int) -> None:
    table = in_the_nest()
    table.next_combat(face)
    table.next_noise(3)
    table.run(shoot_eggs(table.game, 0, "rifle"))
    assert len(table.state.eggs) == 5 - destroyed
    assert list(table.state.noise) == ["5-6"]


@pytest.mark.parametrize(("face", "destroyed"), [("blank", 0), ("creeper", 1), ("two_hits", 1)])
def test_smashing_eggs_costs_neither_contamination_nor_wounds(face: str, destroyed: int) -> None:
    table = in_the_nest()
    table.next_combat(face)
    table.next_noise(3)
    play = table.play()
    play.does("P1", MeleeEggs())
    one = play.one("P1")
    assert len(play.state.eggs) == 5 - destroyed
    assert one.wounds == []
    assert [card for card in one.discard if card.startswith("contamination")] == []
    assert list(play.state.noise) == ["5-6"]


def test_a_shooting_card_for_combat_only_may_be_used_at_eggs() -> None:
    table = in_the_nest(("soldier", "captain"))
    table.hand("P1", "taking_aim", "full_auto", actions=1)
    play = table.play()
    assert play.offers(PlayCard("soldier_taking_aim"))
    assert play.offers(PlayCard("soldier_full_auto"))
    table = in_the_nest(("soldier", "captain"))
    table.eggs(0)
    table.hand("P1", "taking_aim", actions=1)
    assert table.play().refused(PlayCard("soldier_taking_aim")) == "only-in-combat"


def test_an_egg_on_the_floor_can_be_shot_and_a_carried_one_cannot() -> None:
    table = Table(2)
    table.passed("P2")
    table.lies(11, "egg")
    table.next_combat("one_hit")
    table.next_noise(1)
    play = table.play()
    play.does("P1", ShootEggs("six_shooter"))
    assert not [thing for thing in play.room(11).objects if thing.startswith("egg_")]
    table = Table(2)
    table.give("P2", "egg")
    assert table.play().refused(ShootEggs("six_shooter")) == "no-target-here"


def test_the_nest_is_destroyed_when_its_last_egg_is_taken_shot_or_burnt() -> None:
    table = in_the_nest()
    table.eggs(1)
    table.next_noise(3)
    play = table.play()
    play.uses_room("P1")
    assert play.state.nest_destroyed
    table = in_the_nest()
    table.eggs(2)
    table.next_combat("two_hits")
    table.next_noise(3)
    table.run(shoot_eggs(table.game, 0, "rifle"))
    assert table.state.nest_destroyed
    table = in_the_nest()
    table.eggs(1)
    table.fire(5)
    table.step("fire_damage")
    assert table.state.nest_destroyed


def test_eggs_elsewhere_do_not_keep_the_nest_alive() -> None:
    table = in_the_nest()
    table.eggs(1)
    table.lies(1, "egg")
    table.next_combat("one_hit")
    table.next_noise(3)
    table.run(shoot_eggs(table.game, 0, "rifle"))
    assert table.state.nest_destroyed


@pytest.mark.parametrize("weakness", [False, True])
def test_ean_b46f_fire_burns_one_egg_a_room_two_with_the_weakness_and_no_carried_one(weakness: bool) -> None:
    table = Table(2)
    table.lay(5, "nest", fire=True)
    table.eggs(4)
    table.lay(6, "canteen", fire=True)
    table.lies(6, "egg")
    table.lies(6, "egg")
    table.place("P1", 6)
    carried = table.give("P1", "egg")
    if weakness:
        table.weakness("egg", "vulnerability_to_fire")
    table.step("fire_damage")
    lost = 2 if weakness else 1
    assert len(table.state.eggs) == 4 - lost
    assert len([thing for thing in table.game.room(6).objects if thing.startswith("egg_")]) == 2 - lost
    assert [carried] in table.one("P1").hands


def test_eggs_of_an_unexplored_nest_do_not_burn_unseen() -> None:
    table = Table(2)
    table.put_tile(5, "nest")
    table.fire(5)
    table.step("fire_damage")
    # The tile lies face down: nobody may learn from an egg that burns where the Nest is.
    assert len(table.state.eggs) == 5


# ---------------------------------------------------------------- the queen


def test_qan_6519_the_killed_queen_leaves_a_carcass_no_egg_and_no_token() -> None:
    table = Table(2)
    table.lay(5, "nest")
    table.eggs(3)
    table.place("P1", 5)
    queen = table.intruder("queen", 5, injuries=6)
    table.next_attack(attack_card("scratch", toughness=2), attack_card("scratch", toughness=3))
    injure(table.game, table.game.intruder(queen), 1)
    assert table.state.queen_killed
    assert [thing.startswith("carcass_") for thing in table.game.room(5).objects] == [True]
    assert len(table.state.eggs) == 3
    assert "queen_1" not in table.state.bag and "queen_1" in table.state.supply


# ---------------------------------------------------------------- weaknesses in combat


def test_vital_places_make_a_blank_hit_an_adult() -> None:
    table, adult = fight()
    table.weakness("carcass", "vital_places")
    table.next_combat("blank")
    table.next_attack(TOUGH)
    table.run(shoot(table.game, 0, "rifle", adult))
    assert table.game.intruder(adult).injuries == 1
    table, adult = fight()
    table.weakness("carcass", "vital_places")
    table.next_combat("blank")
    table.next_attack(TOUGH)
    table.run(melee(table.game, 0, adult))
    assert table.game.intruder(adult).injuries == 1
    assert table.one("P1").wounds == []
    table, creeper = fight("creeper")
    table.weakness("carcass", "vital_places")
    table.next_combat("blank")
    table.run(shoot(table.game, 0, "rifle", creeper))
    assert table.game.intruder(creeper).injuries == 0


def test_a_weakness_that_lies_face_down_does_nothing() -> None:
    table, adult = fight()
    table.weakness("carcass", "vital_places", known=False)
    table.next_combat("blank")
    table.run(shoot(table.game, 0, "rifle", adult))
    assert table.game.intruder(adult).injuries == 0


def test_vulnerability_to_energy_adds_one_to_a_hit_of_an_energy_weapon_eggs_included() -> None:
    table, adult = fight()
    table.weakness("egg", "vulnerability_to_energy")
    table.next_combat("one_hit")
    table.next_attack(TOUGH)
    table.run(shoot(table.game, 0, "rifle", adult))
    assert table.game.intruder(adult).injuries == 2
    table, adult = fight(characters=("captain", "scout"))
    table.weakness("egg", "vulnerability_to_energy")
    table.next_combat("one_hit")
    table.next_attack(TOUGH)
    table.run(shoot(table.game, 0, "six_shooter", adult))
    assert table.game.intruder(adult).injuries == 1
    table, adult = fight()
    table.weakness("egg", "vulnerability_to_energy")
    table.next_combat("creeper")
    table.run(shoot(table.game, 0, "rifle", adult))
    assert table.game.intruder(adult).injuries == 0
    table = in_the_nest()
    table.weakness("egg", "vulnerability_to_energy")
    table.next_combat("one_hit")
    table.next_noise(3)
    table.run(shoot_eggs(table.game, 0, "rifle"))
    assert len(table.state.eggs) == 3


def test_the_brink_of_extinction_lowers_the_toughness_by_one() -> None:
    table, adult = fight(injuries=2)
    table.weakness("corpse", "species_on_the_brink_of_extinction")
    table.next_attack(attack_card(toughness=4))
    injure(table.game, table.game.intruder(adult), 1)
    assert table.game.intruder(adult) is None
    table, queen = fight("queen", injuries=5)
    table.weakness("corpse", "species_on_the_brink_of_extinction")
    table.next_attack(attack_card("scratch", toughness=2), attack_card("scratch", toughness=5))
    injure(table.game, table.game.intruder(queen), 1)
    assert table.game.intruder(queen) is None


@pytest.mark.parametrize(
    ("kind", "door"), [("creeper", "closed"), ("adult", "closed"), ("breeder", "destroyed"), ("queen", "destroyed")]
)
def test_the_way_of_moving_spares_doors_from_the_smaller_ones(kind: str, door: str) -> None:
    table, intruder = fight(kind)
    table.weakness("carcass", "the_way_of_moving")
    table.door("closed", "6-7")
    table.next_attack(ARROW, TOUGH)
    table.next_event("coolant_leak")
    injure(table.game, table.game.intruder(intruder), 1)
    assert table.game.intruder(intruder).room == 6
    assert table.state.doors == {"6-7": door}


@pytest.mark.parametrize(("item", "destroyed"), [("grenade", 2), ("molotov_cocktail", 1)])
def test_grenades_and_cocktails_at_eggs(item: str, destroyed: int) -> None:
    table = in_the_nest()
    card = table.give("P1", item)
    table.lay(10, "storage")
    table.place("P1", 10)
    table.next_noise(1)
    play = table.play()
    play.does("P1", UseItem(card))
    assert len(play.state.eggs) == 5 - destroyed
    assert len(play.told("noise-rolled")) == 1
    assert play.room(5).fire is (item == "molotov_cocktail")
