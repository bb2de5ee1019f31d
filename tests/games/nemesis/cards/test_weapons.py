"""Every weapon: what each face of the combat die does with it, how it is loaded, when it cannot be fired."""

from __future__ import annotations

import pytest

from nemesis_desktop.games.nemesis.acts import No, RoomAction, Shoot, ShootEggs, UseItem, Yes
from tests.games.nemesis.cards.deal import HERE, NEXT, alone, effect_of, limit_of, uses, why_not_use
from tests.games.nemesis.scenarios.table import Table, attack_card

FACES = ("blank", "creeper", "adult", "one_hit", "two_hits")

# What each face does to an adult and to the queen. A symbol hits its own kind and smaller ones, numbers hit everything.
SHOTS: dict[str, tuple[tuple[int, ...], tuple[int, ...]]] = {
    "rifle": ((0, 0, 1, 1, 2), (0, 0, 0, 1, 2)),
    # A rolled 2 hits deals 1 more.
    "six_shooter": ((0, 0, 1, 1, 3), (0, 0, 0, 1, 3)),
    # A shot that deals any injury deals 1 more.
    "shotgun": ((0, 0, 2, 2, 3), (0, 0, 0, 2, 3)),
    "assault_rifle": ((0, 0, 2, 2, 3), (0, 0, 0, 2, 3)),
    # A rolled 2 hits counts as 1 hit.
    "pistol": ((0, 0, 1, 1, 1), (0, 0, 0, 1, 1)),
    # A rolled 1 hit counts as 2 hits.
    "sawed_off_shotgun": ((0, 0, 1, 2, 2), (0, 0, 0, 2, 2)),
    # Without the ammo that a rolled 2 hits lets its owner spend.
    "prototype_rifle": ((0, 0, 1, 1, 2), (0, 0, 0, 1, 2)),
    # Anything but blank deals 1; a rolled number deals 1 more.
    "prototype_shotgun": ((0, 1, 1, 2, 3), (0, 1, 1, 2, 3)),
    # Without its reroll.
    "prototype_pistol": ((0, 0, 1, 1, 2), (0, 0, 0, 1, 2)),
    # Anything but blank deals 1.
    "flamethrower": ((0, 1, 1, 1, 2), (0, 1, 1, 1, 2)),
}
CAPACITY = {
    "six_shooter": 6,
    "shotgun": 2,
    "pistol": 3,
    "rifle": 4,
    "assault_rifle": 5,
    "sawed_off_shotgun": 2,
    "prototype_rifle": 6,
    "prototype_shotgun": 2,
    "prototype_pistol": 3,
    "flamethrower": 4,
}
STARTING = {
    "captain": "six_shooter",
    "pilot": "shotgun",
    "scientist": "pistol",
    "scout": "rifle",
    "soldier": "assault_rifle",
    "mechanic": "sawed_off_shotgun",
}
CLASSIC = ("six_shooter", "flamethrower")


def armed(weapon: str, ammo: int | None = None) -> tuple[Table, str]:
    """P1 holds only this weapon, loaded to the full unless said otherwise."""
    owner = {held: who for who, held in STARTING.items()}.get(weapon)
    table = alone(owner or "captain")
    if owner is None:
        table.unarmed("P1")
        card = table.give("P1", weapon, ammo=ammo)
    else:
        card = weapon
        if ammo is not None:
            table.ammo(weapon, ammo)
    table.hand("P1", actions=3)
    return table, card


@effect_of(*SHOTS)
@pytest.mark.parametrize("weapon", SHOTS)
@pytest.mark.parametrize("target", ["adult", "queen"])
@pytest.mark.parametrize("face", FACES)
def test_a_shot(weapon: str, target: str, face: str) -> None:
    table, card = armed(weapon)
    intruder = table.intruder(target, HERE)
    table.next_combat(face)
    table.next_attack(attack_card("scratch", toughness=6), attack_card("bite", toughness=6))
    declines = weapon == "prototype_pistol" or (weapon == "prototype_rifle" and face == "two_hits")
    play = table.play()
    play.does("P1", Shoot(card, intruder), *([No] if declines else []))
    assert play.game.intruder(intruder).injuries == SHOTS[weapon][target == "queen"][FACES.index(face)]
    assert play.state.ammo[card] == CAPACITY[weapon] - 1
    assert len(play.one("P1").hand) == 2
    assert play.room(HERE).fire == (weapon == "flamethrower" and face == "two_hits")


@effect_of("prototype_rifle")
def test_prototype_rifle_may_spend_one_more_ammo_after_two_hits() -> None:
    table, card = armed("prototype_rifle", ammo=2)
    queen = table.intruder("queen", HERE)
    table.next_combat("two_hits")
    table.next_attack(attack_card("scratch", toughness=6), attack_card("bite", toughness=6))
    play = table.play()
    play.does("P1", Shoot(card, queen), Yes)
    assert play.game.intruder(queen).injuries == 3
    assert play.state.ammo[card] == 0


@limit_of("prototype_rifle")
def test_prototype_rifle_without_more_ammo_does_not_ask() -> None:
    table, card = armed("prototype_rifle", ammo=1)
    queen = table.intruder("queen", HERE)
    table.next_combat("two_hits")
    table.next_attack(attack_card("scratch", toughness=6), attack_card("bite", toughness=6))
    play = table.play()
    play.does("P1", Shoot(card, queen))
    assert play.topic == "turn"
    assert play.game.intruder(queen).injuries == 2


@effect_of("prototype_pistol")
@limit_of("prototype_pistol")
def test_prototype_pistol_rerolls_once_per_shot_and_the_second_roll_stands() -> None:
    table, card = armed("prototype_pistol")
    adult = table.intruder("adult", HERE)
    table.next_combat("one_hit", "blank")
    play = table.play()
    play.does("P1", Shoot(card, adult), Yes)
    assert play.topic == "turn"
    assert play.game.intruder(adult).injuries == 0
    assert play.state.ammo[card] == 2


@effect_of("flamethrower")
def test_flamethrower_in_a_burning_room_puts_no_second_fire() -> None:
    table, card = armed("flamethrower")
    table.fire(HERE)
    table.intruder("adult", HERE)
    table.next_combat("two_hits")
    play = table.play()
    play.does("P1", next(act for act in play.options() if isinstance(act, Shoot)))
    assert sum(room.fire for room in play.state.rooms.values()) == 1


@effect_of(*SHOTS)
@pytest.mark.parametrize(("weapon", "destroyed"), [(weapon, shots[0]) for weapon, shots in SHOTS.items()])
def test_at_eggs_every_symbol_hits(weapon: str, destroyed: tuple[int, ...]) -> None:
    # An egg takes from a symbol what the smallest takes, and a weapon's bonus with it.
    creeper = {"shotgun": 2, "assault_rifle": 2}.get(weapon, 1)
    for face, count in zip(FACES, (0, creeper, *destroyed[2:]), strict=True):
        table, card = armed(weapon)
        table.lay(HERE, "nest")
        table.next_combat(face)
        table.next_noise("silence")
        declines = weapon == "prototype_pistol" or (weapon == "prototype_rifle" and face == "two_hits")
        play = table.play()
        play.does("P1", ShootEggs(card), *([No] if declines else []))
        assert len(play.state.eggs) == 5 - count, face
        assert len(play.told("noise-rolled")) == 1


@limit_of(*SHOTS)
@pytest.mark.parametrize("weapon", SHOTS)
def test_a_weapon_needs_ammo_a_card_and_something_to_shoot_at_here(weapon: str) -> None:
    table, card = armed(weapon, ammo=0)
    adult = table.intruder("adult", HERE)
    assert table.play().refused(Shoot(card, adult)) == "no-ammo"
    table, card = armed(weapon)
    adult = table.intruder("adult", HERE)
    table.hand("P1", contamination=2)
    assert table.play().refused(Shoot(card, adult)) == "cost"
    table, card = armed(weapon)
    adult = table.intruder("adult", NEXT)
    play = table.play()
    assert not any(isinstance(act, Shoot) for act in play.options())
    assert play.refused(ShootEggs(card)) == "no-target-here"


@limit_of(*SHOTS)
@pytest.mark.parametrize("weapon", SHOTS)
def test_what_loads_a_weapon(weapon: str) -> None:
    """Energy Charge (full) and Armory (2 more) load energy weapons, Chemicals the Flamethrower; never too much."""
    table, card = armed(weapon, ammo=1)
    table.lay(HERE, "armory")
    table.door("destroyed", "5-6", "5-10")
    table.give("P1", "energy_charge", "chemicals")
    play = table.play()
    if weapon in CLASSIC:
        assert why_not_use(play, "P1", "energy_charge") == "no-energy-weapon"
        assert play.refused(RoomAction(HERE)) == "no-energy-weapon"
    else:
        play.uses_room("P1")
        assert play.state.ammo[card] == min(3, CAPACITY[weapon])
        if CAPACITY[weapon] > 3:
            uses(play, "P1", "energy_charge")
            assert play.state.ammo[card] == CAPACITY[weapon]
        else:
            assert why_not_use(play, "P1", "energy_charge") == "no-energy-weapon"
    if weapon == "flamethrower":
        uses(play, "P1", "chemicals")
        assert play.state.ammo[card] == 4
    else:
        assert not any(isinstance(act, UseItem) and "chemicals" in act.item for act in play.options())


@pytest.mark.parametrize(("character", "weapon"), STARTING.items())
def test_everybody_starts_with_a_loaded_weapon_in_hand(character: str, weapon: str) -> None:
    table = alone(character)
    assert table.one("P1").hands == [[weapon]]
    assert table.state.ammo[weapon] == CAPACITY[weapon]


@pytest.mark.parametrize("weapon", ["prototype_rifle", "prototype_shotgun", "prototype_pistol"])
def test_a_found_weapon_comes_with_one_ammo(weapon: str) -> None:
    table = alone("captain", "storage")
    found, _ = table.next_items("red", weapon, "grenade")
    play = table.play()
    play.uses_room("P1", "red", found)
    assert play.state.ammo[found] == 1
