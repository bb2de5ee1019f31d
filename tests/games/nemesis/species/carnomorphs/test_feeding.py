"""Feeding: who feeds in which order, what it becomes, what it eats."""

from __future__ import annotations

import pytest

from .cases import case
from .laid import APART, EMPTY, Laid


def fed() -> Laid:
    """Nobody near, and no adaptation that matters."""
    table = Laid()
    table.plain()
    return table


@case(4)
def test_two_metagorgers_alone() -> None:
    table = fed()
    hurt = table.intruder("metagorger", EMPTY, injuries=1)
    table.intruder("metagorger", EMPTY)
    table.feeds()
    assert table.kinds(EMPTY) == ["shambler"] and table.injuries(hurt) == 0
    assert table.things(EMPTY) == []


@case(5)
def test_eggs_in_the_explored_nest() -> None:
    table = fed()
    nest = table.empty_nest(APART, 6)
    large, small = table.intruder("fleshbeast", nest), table.intruder("metagorger", nest)
    table.feeds()
    assert (table.game.intruder(large).kind, table.game.intruder(small).kind) == ("butcher", "shambler")
    assert len(table.state.eggs) == 4 and not table.state.nest_destroyed


@case(6)
def test_the_red_corpse_before_the_carcass() -> None:
    table = fed()
    large, small = table.intruder("shambler", EMPTY), table.intruder("metagorger", EMPTY)
    table.lies(EMPTY, "carcass")
    table.dead_here("P2", EMPTY)
    table.feeds()
    assert (table.game.intruder(large).kind, table.game.intruder(small).kind) == ("fleshbeast", "shambler")
    assert table.things(EMPTY) == [] and "corpse_1" in table.state.removed


@case(7)
def test_a_metagorger_before_the_blue_corpse() -> None:
    table = fed()
    table.lies(EMPTY, "corpse_blue")
    table.intruder("shambler", EMPTY), table.intruder("metagorger", EMPTY)
    table.feeds()
    assert table.kinds(EMPTY) == ["fleshbeast"] and table.things(EMPTY) == ["blue"]


@case(8)
def test_the_blue_corpse_is_eaten_last() -> None:
    table = fed()
    table.lies(EMPTY, "corpse_blue")
    table.intruder("metagorger", EMPTY)
    table.feeds()
    assert table.kinds(EMPTY) == ["shambler"] and "corpse_blue" in table.state.removed


@case(9)
def test_three_metagorgers_and_nothing_else() -> None:
    table = fed()
    first, _, third = (table.intruder("metagorger", EMPTY) for _ in range(3))
    table.feeds()
    assert table.kinds(EMPTY) == ["metagorger", "shambler"]
    assert table.game.intruder(first).kind == "shambler" and table.game.intruder(third).kind == "metagorger"


@case(10)
def test_who_fights_attacks_and_does_not_feed() -> None:
    table = fed()
    slot = table.one("P1").room
    attacker = table.intruder("shambler", slot)
    table.lies(slot, "carcass")
    table.next_attack("carno_attack_10")
    table.attack_step()
    assert table.one("P1").light == 1 and table.game.intruder(attacker).kind == "shambler"
    assert "carcass" in table.things(slot)


@case(11)
@pytest.mark.effect_of("voracious")
def test_voracious_ones_feed_first_in_combat_too() -> None:
    table = fed()
    table.adaptation("corpse", "voracious")
    slot = table.one("P1").room
    attacker = table.intruder("shambler", slot)
    table.lies(slot, "carcass")
    # A Fleshbeast can Bash, a Shambler cannot.
    table.next_attack("carno_attack_05")
    table.next_wound("hand")
    table.attack_step()
    assert table.game.intruder(attacker).kind == "fleshbeast"
    assert table.things(slot) == ["blue"] and len(table.one("P1").wounds) == 1


def test_a_carried_carcass_is_no_food() -> None:
    table = fed()
    table.adaptation("corpse", "voracious")
    table.no_food()
    slot = table.one("P1").room
    table.unarmed("P1")
    table.give("P1", "carcass")
    attacker = table.intruder("shambler", slot)
    table.next_attack("carno_attack_10")
    table.attack_step()
    assert table.game.intruder(attacker).kind == "shambler" and table.one("P1").hands


@pytest.mark.limit_of("voracious")
def test_voracious_ones_feed_once() -> None:
    table = fed()
    table.adaptation("corpse", "voracious")
    large = table.intruder("metagorger", EMPTY)
    table.lies(EMPTY, "carcass"), table.lies(EMPTY, "carcass")
    table.attack_step()
    assert table.game.intruder(large).kind == "shambler" and table.things(EMPTY) == ["carcass"]


@case(12)
def test_after_the_butchers_death_nothing_becomes_him() -> None:
    table = fed()
    table.state.queen_killed = True
    beast = table.intruder("fleshbeast", EMPTY, injuries=2)
    table.lies(EMPTY, "carcass")
    table.feeds()
    assert table.kinds(EMPTY) == ["fleshbeast"] and table.injuries(beast) == 0 and table.things(EMPTY) == []


@case(13)
def test_without_a_free_miniature_it_heals_and_eats() -> None:
    table = fed()
    for room in (1, 2, 3):
        table.intruder("fleshbeast", room)
    hungry = table.intruder("shambler", EMPTY, injuries=1)
    table.lies(EMPTY, "carcass")
    table.feeds()
    assert table.kinds(EMPTY) == ["shambler"] and table.injuries(hungry) == 0 and table.things(EMPTY) == []


@case(14)
def test_the_butcher_heals_and_eats() -> None:
    table = fed()
    butcher = table.intruder("butcher", EMPTY, injuries=4)
    table.lies(EMPTY, "carcass")
    table.feeds()
    assert table.injuries(butcher) == 0 and table.things(EMPTY) == []


@case(15)
def test_the_last_egg_is_the_end_of_the_nest() -> None:
    table = fed()
    nest = table.empty_nest(APART, 1)
    table.intruder("metagorger", nest)
    table.feeds()
    assert table.state.eggs == [] and table.state.nest_destroyed
    assert sum(one.startswith("egg_") for one in table.state.removed) == 1, "what is eaten does not come back"


def test_eggs_of_an_unexplored_nest_are_not_food() -> None:
    table = fed()
    table.put_tile(APART, "nest")
    table.intruder("metagorger", APART)
    table.feeds()
    assert table.kinds(APART) == ["metagorger"] and len(table.state.eggs) == 8


def test_an_egg_on_the_floor_of_an_unexplored_nest_is_eaten_and_no_other() -> None:
    table = fed()
    table.eggs(6)
    table.put_tile(APART, "nest")
    table.lies(APART, "egg")
    table.intruder("metagorger", APART)
    table.feeds()
    assert table.things(APART) == [] and len(table.state.eggs) == 6 and not table.state.nest_destroyed


def test_eggs_that_lie_elsewhere_come_before_a_carcass_and_are_not_the_nests() -> None:
    table = fed()
    table.eggs(6)
    table.lies(EMPTY, "egg"), table.lies(EMPTY, "carcass")
    table.intruder("shambler", EMPTY)
    table.feeds()
    assert table.things(EMPTY) == ["carcass"] and len(table.state.eggs) == 6


def test_all_four_kinds_feed_from_the_largest_to_the_smallest() -> None:
    table = fed()
    table.intruder("butcher", EMPTY, injuries=2)
    middle = table.intruder("fleshbeast", EMPTY, injuries=1)
    table.intruder("shambler", EMPTY), table.intruder("metagorger", EMPTY)
    table.lies(EMPTY, "carcass"), table.lies(EMPTY, "carcass")
    table.feeds()
    assert table.kinds(EMPTY) == ["butcher", "fleshbeast", "fleshbeast"], "the Shambler has eaten the Metagorger"
    assert table.injuries(middle) == 0 and table.things(EMPTY) == []


def test_what_feeds_in_one_room_frees_its_miniature_for_the_next() -> None:
    table = fed()
    for _ in range(3):
        table.intruder("fleshbeast", 1)
    later = table.intruder("shambler", 4)
    table.lies(1, "carcass"), table.lies(4, "carcass")
    table.feeds()
    assert table.kinds(1) == ["butcher", "fleshbeast", "fleshbeast"]
    assert table.game.intruder(later).kind == "fleshbeast"


def test_after_the_butcher_lurked_away_another_fleshbeast_becomes_him() -> None:
    table = fed()
    table.bag(blank=1, butcher=1)
    beast = table.intruder("fleshbeast", EMPTY)
    table.lies(EMPTY, "carcass")
    table.feeds()
    assert table.game.intruder(beast).kind == "butcher" and table.tokens()["butcher"] == 1


@case(16)
def test_the_first_shambler_by_feeding_turns_its_adaptation_up() -> None:
    table = fed()
    table.adaptation("corpse", "voracious", shown=False)
    slot = table.one("P1").room
    table.intruder("metagorger", EMPTY)
    table.lies(EMPTY, "carcass"), table.lies(EMPTY, "carcass")
    table.lies(slot, "carcass")
    fighter = table.intruder("shambler", slot)
    table.next_attack("carno_attack_10")
    table.attack_step()
    assert table.state.weaknesses["corpse"].known and table.game.knows_weakness("voracious")
    assert table.game.intruder(fighter).kind == "shambler", "voracious works from the next attack step"
    table.on_top("attack", "carno_attack_08")
    table.attack_step()
    assert table.game.intruder(fighter).kind == "fleshbeast"


@case(58)
def test_the_one_most_hurt_feeds() -> None:
    table = fed()
    whole, hurt = table.intruder("shambler", EMPTY), table.intruder("shambler", EMPTY, injuries=3)
    table.lies(EMPTY, "carcass")
    table.feeds()
    assert table.game.intruder(hurt).kind == "fleshbeast" and table.game.intruder(whole).kind == "shambler"


def test_of_several_metagorgers_the_least_hurt_is_eaten() -> None:
    table = fed()
    table.intruder("shambler", EMPTY)
    hurt, whole = table.intruder("metagorger", EMPTY, injuries=2), table.intruder("metagorger", EMPTY)
    table.feeds()
    assert table.game.intruder(whole) is None and table.game.intruder(hurt) is not None


def test_who_attacked_does_not_feed_even_if_the_victim_died() -> None:
    table = fed()
    slot = APART
    table.place("P1", slot)
    table.wounds("P1", "hand", "leg", "body")
    attacker, second = table.intruder("fleshbeast", slot), table.intruder("shambler", slot)
    table.next_attack("carno_attack_12")
    table.attack_step()
    assert table.one("P1").status == "dead"
    assert table.game.intruder(attacker).kind == "fleshbeast", "it has attacked"
    assert table.game.intruder(second).kind == "fleshbeast", "it had nobody to attack, and a body to eat"


def test_with_the_orbital_system_nobody_attacks_or_feeds() -> None:
    table = fed()
    table.state.skip_attacks = True
    table.intruder("metagorger", EMPTY)
    table.lies(EMPTY, "carcass")
    table.attack_step()
    assert table.kinds(EMPTY) == ["metagorger"] and table.things(EMPTY) == ["carcass"]


def test_the_orbital_system_does_not_keep_regenerative_ones_from_healing() -> None:
    table = fed()
    table.adaptation("corpse", "regenerative")
    table.state.skip_attacks = True
    hurt = table.intruder("shambler", EMPTY, injuries=3)
    table.lies(EMPTY, "carcass")
    table.attack_step()
    assert table.injuries(hurt) == 2 and table.things(EMPTY) == ["carcass"]
