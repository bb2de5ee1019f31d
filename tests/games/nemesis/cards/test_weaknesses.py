"""Every weakness card: what it changes once it is known, and that it changes nothing before, nor anything else."""

from __future__ import annotations

import pytest

from nemesis_desktop.games.nemesis.acts import Melee, Shoot
from nemesis_desktop.games.nemesis.rules.harm.attacks import intruder_attack
from nemesis_desktop.games.nemesis.rules.harm.encounter import encounter
from nemesis_desktop.games.nemesis.rules.harm.intruders import injure, move_together
from nemesis_desktop.games.nemesis.rules.rounds.event_phase import fire_damage
from tests.games.nemesis.cards.deal import HERE, NEXT, TO_NEXT, alone, effect_of, limit_of, uses, wounds_of
from tests.games.nemesis.scenarios.table import Table, attack_card

TOUGH = attack_card("scratch", toughness=6)
ALSO_TOUGH = attack_card("bite", toughness=6)


def facing(card: str, known: bool, character: str = "scout", tile: str = "laboratory") -> Table:
    """P1 alone in room 5; this weakness card lies in the egg slot, discovered or not."""
    table = alone(character, tile)
    table.weakness("egg", card, known=known)
    for slot in ("corpse", "carcass"):
        table.state.weaknesses[slot].known = False
    return table


known_or_not = pytest.mark.parametrize("known", [True, False])


# ---------------------------------------------------------------- vital places


@effect_of("vital_places")
@limit_of("vital_places")
@known_or_not
@pytest.mark.parametrize(("kind", "injuries"), [("adult", 1), ("creeper", 0), ("breeder", 0), ("queen", 0)])
def test_vital_places_makes_a_blank_a_hit_on_an_adult(known: bool, kind: str, injuries: int) -> None:
    table = facing("vital_places", known)
    target = table.intruder(kind, HERE)
    table.next_combat("blank")
    table.next_attack(TOUGH, ALSO_TOUGH)
    play = table.play()
    play.does("P1", Shoot("rifle", target))
    assert play.game.intruder(target).injuries == (injuries if known else 0)


@effect_of("vital_places")
@known_or_not
def test_vital_places_saves_from_a_wound_in_melee(known: bool) -> None:
    table = facing("vital_places", known)
    adult = table.intruder("adult", HERE)
    table.next_combat("blank")
    table.next_attack(TOUGH)
    table.next_wound("leg")
    play = table.play()
    play.does("P1", Melee(adult))
    assert play.game.intruder(adult).injuries == int(known)
    assert wounds_of(play, "P1") == ([] if known else ["leg"])


@limit_of("vital_places")
def test_vital_places_and_the_adult_symbol_are_as_usual() -> None:
    table = facing("vital_places", True)
    adult = table.intruder("adult", HERE)
    table.next_combat("creeper")
    play = table.play()
    play.does("P1", Shoot("rifle", adult))
    assert play.game.intruder(adult).injuries == 0


# ---------------------------------------------------------------- vulnerability to fire


@effect_of("vulnerability_to_fire")
@limit_of("vulnerability_to_fire")
@known_or_not
def test_vulnerability_to_fire_doubles_fire_damage_for_intruders_and_eggs(known: bool) -> None:
    table = facing("vulnerability_to_fire", known)
    table.fire(HERE, NEXT)
    queen = table.intruder("queen", HERE)
    table.lay(NEXT, "storage", fire=True)
    for _ in range(3):
        table.lies(NEXT, "egg")
    table.next_attack(TOUGH, ALSO_TOUGH)
    table.run(fire_damage(table.game))
    assert table.game.intruder(queen).injuries == (2 if known else 1)
    assert len(table.game.room(NEXT).objects) == (1 if known else 2)


@limit_of("vulnerability_to_fire")
def test_vulnerability_to_fire_speaks_of_fire_not_of_a_molotov_cocktail_or_a_flamethrower() -> None:
    table = facing("vulnerability_to_fire", True)
    table.give("P1", "molotov_cocktail")
    queen = table.intruder("queen", NEXT)
    table.lay(NEXT, "storage")
    table.next_attack(TOUGH, ALSO_TOUGH)
    play = table.play()
    uses(play, "P1", "molotov_cocktail")
    assert play.game.intruder(queen).injuries == 1
    table = facing("vulnerability_to_fire", True)
    weapon = table.give("P1", "flamethrower")
    queen = table.intruder("queen", HERE)
    table.next_combat("one_hit")
    table.next_attack(TOUGH, ALSO_TOUGH)
    play = table.play()
    play.does("P1", Shoot(weapon, queen))
    assert play.game.intruder(queen).injuries == 1


# ---------------------------------------------------------------- reaction to danger


@effect_of("reaction_to_danger")
@limit_of("reaction_to_danger")
@pytest.mark.parametrize(
    ("known", "number", "cards", "surprised"),
    [
        (False, 3, 2, True),
        (True, 3, 2, False),
        (True, 3, 1, True),
        # Never below 1: an empty hand is still surprised.
        (True, 1, 0, True),
        (True, 1, 1, False),
    ],
)
def test_reaction_to_danger_lowers_the_number_on_the_token(
    known: bool, number: int, cards: int, surprised: bool
) -> None:
    table = facing("reaction_to_danger", known)
    table.hand("P1", actions=cards)
    table.next_token("creeper" if number == 1 else "adult", number)
    table.next_attack(TOUGH)
    table.run(encounter(table.game, 0, HERE))
    assert table.one("P1").light == int(surprised)


# ---------------------------------------------------------------- vulnerability to energy


@effect_of("vulnerability_to_energy")
@limit_of("vulnerability_to_energy")
@known_or_not
@pytest.mark.parametrize(
    ("character", "weapon", "face", "usual", "more"),
    [
        ("scout", "rifle", "one_hit", 1, 1),
        ("scout", "rifle", "blank", 0, 0),
        # It adds to the weapon's own bonus.
        ("soldier", "assault_rifle", "one_hit", 2, 1),
        ("captain", "six_shooter", "one_hit", 1, 0),
    ],
)
def test_vulnerability_to_energy_adds_an_injury_to_a_hit_with_an_energy_weapon(
    known: bool, character: str, weapon: str, face: str, usual: int, more: int
) -> None:
    table = facing("vulnerability_to_energy", known, character)
    queen = table.intruder("queen", HERE)
    table.next_combat(face)
    table.next_attack(TOUGH, ALSO_TOUGH)
    play = table.play()
    play.does("P1", Shoot(weapon, queen))
    assert play.game.intruder(queen).injuries == usual + (more if known else 0)


@effect_of("vulnerability_to_energy")
@known_or_not
def test_vulnerability_to_energy_counts_for_eggs(known: bool) -> None:
    table = facing("vulnerability_to_energy", known, tile="nest")
    table.next_combat("one_hit")
    table.next_noise("silence")
    play = table.play()
    play.does("P1", next(act for act in play.options() if type(act).__name__ == "ShootEggs"))
    assert len(play.state.eggs) == (3 if known else 4)


@limit_of("vulnerability_to_energy")
def test_vulnerability_to_energy_does_not_count_in_melee() -> None:
    table = facing("vulnerability_to_energy", True)
    adult = table.intruder("adult", HERE)
    table.next_combat("one_hit")
    table.next_attack(TOUGH)
    play = table.play()
    play.does("P1", Melee(adult))
    assert play.game.intruder(adult).injuries == 1


# ---------------------------------------------------------------- the way of moving


@effect_of("the_way_of_moving")
@limit_of("the_way_of_moving")
@known_or_not
@pytest.mark.parametrize("kind", ["larva", "creeper", "adult", "breeder", "queen"])
def test_the_way_of_moving_keeps_doors_closed_before_smaller_intruders(known: bool, kind: str) -> None:
    table = facing("the_way_of_moving", known)
    intruder = table.intruder(kind, NEXT)
    table.door("closed", TO_NEXT)
    move_together(table.game, [table.game.intruder(intruder)], TO_NEXT)
    broken = not known or kind in ("breeder", "queen")
    assert table.state.doors == {TO_NEXT: "destroyed" if broken else "closed"}
    assert table.game.intruder(intruder).room == NEXT


# ---------------------------------------------------------------- susceptibility to phosphates


@effect_of("susceptibility_to_phosphates")
@limit_of("susceptibility_to_phosphates")
@known_or_not
def test_susceptibility_to_phosphates_adds_an_injury_to_a_fire_extinguisher(known: bool) -> None:
    table = facing("susceptibility_to_phosphates", known)
    table.give("P1", "fire_extinguisher")
    adult = table.intruder("adult", HERE)
    table.next_event("bulkheads_open")
    table.next_attack(TOUGH)
    play = table.play()
    uses(play, "P1", "fire_extinguisher")
    assert play.game.intruder(adult).room == NEXT
    assert play.game.intruder(adult).injuries == int(known)


@effect_of("susceptibility_to_phosphates")
@known_or_not
def test_susceptibility_to_phosphates_adds_an_injury_in_the_fire_control_system(known: bool) -> None:
    table = facing("susceptibility_to_phosphates", known, tile="fire_control_system")
    table.lay(NEXT, "storage")
    adult, larva = table.intruder("adult", NEXT), table.intruder("larva", NEXT)
    table.next_event("scent_of_prey", "hunt_2")
    table.next_attack(TOUGH)
    play = table.play()
    play.uses_room("P1")
    assert play.game.intruder(adult).room == 13
    assert play.game.intruder(adult).injuries == int(known)
    assert (play.game.intruder(larva) is None) == known


# ---------------------------------------------------------------- the way of fighting


@effect_of("the_way_of_fighting")
@limit_of("the_way_of_fighting")
@known_or_not
@pytest.mark.parametrize("kind", ["adult", "breeder", "queen"])
def test_the_way_of_fighting_makes_an_adults_bite_a_light_wound(known: bool, kind: str) -> None:
    table = facing("the_way_of_fighting", known)
    attacker = table.intruder(kind, HERE)
    table.next_attack(attack_card("bite"))
    table.next_wound("leg")
    table.run(intruder_attack(table.game, table.game.intruder(attacker), 0))
    light = known and kind == "adult"
    assert (table.one("P1").light, len(table.one("P1").wounds)) == ((1, 0) if light else (0, 1))


@limit_of("the_way_of_fighting")
def test_the_way_of_fighting_does_not_save_from_a_deadly_bite() -> None:
    table = facing("the_way_of_fighting", True)
    table.state.crew[1].passed = False
    table.wounds("P1", "leg", dressed=["body"])
    attacker = table.intruder("adult", HERE)
    table.next_attack(attack_card("bite"))
    table.run(intruder_attack(table.game, table.game.intruder(attacker), 0))
    assert table.one("P1").status == "dead"


# ---------------------------------------------------------------- on the brink of extinction


@effect_of("species_on_the_brink_of_extinction")
@limit_of("species_on_the_brink_of_extinction")
@pytest.mark.parametrize(
    ("known", "kind", "injuries", "killed"),
    [
        (False, "adult", 3, False),
        (True, "adult", 3, True),
        (True, "adult", 2, False),
        # Two cards of 4 and 3: the total is 1 lower, not each card.
        (False, "queen", 6, False),
        (True, "queen", 6, True),
        (True, "queen", 5, False),
    ],
)
def test_on_the_brink_of_extinction_lowers_the_total_toughness(
    known: bool, kind: str, injuries: int, killed: bool
) -> None:
    table = facing("species_on_the_brink_of_extinction", known)
    target = table.intruder(kind, HERE, injuries=injuries - 1)
    table.next_attack(attack_card("frenzy", toughness=4), attack_card("frenzy", toughness=3))
    injure(table.game, table.game.intruder(target), 1)
    assert (table.game.intruder(target) is None) == killed
