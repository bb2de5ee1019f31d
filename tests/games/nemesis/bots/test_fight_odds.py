"""The sensible seat's arithmetic, against what is printed."""

import pytest

from nemesis_desktop.games.nemesis.bots.judging.fight_odds import (
    attack_harm,
    encounter_harm,
    kill_chance,
    mean_injuries,
    melee_chance,
    melee_miss,
    severity,
)


def test_a_larva_dies_of_any_hit() -> None:
    # Five of six faces hit a larva.
    assert kill_chance("rifle", "larva", 0) == pytest.approx(5 / 6)
    assert melee_chance("larva", 0) == pytest.approx(5 / 6)
    assert melee_miss("larva") == pytest.approx(1 / 6)


def test_mean_injuries_follow_the_die_and_the_weapon() -> None:
    # An adult is hit by its own symbol (1), by one hit (1) and by two hits (2).
    assert mean_injuries("rifle", "adult") == pytest.approx(4 / 6)
    # The Shotgun deals one more with each of the three hits, the Pistol counts two hits as one.
    assert mean_injuries("shotgun", "adult") == pytest.approx(7 / 6)
    assert mean_injuries("pistol", "adult") == pytest.approx(3 / 6)


def test_injuries_make_a_kill_likelier_and_size_makes_it_unlikelier() -> None:
    assert kill_chance("rifle", "adult", 4) > kill_chance("rifle", "adult", 2) > kill_chance("rifle", "adult", 0)
    assert kill_chance("rifle", "creeper", 0) > kill_chance("rifle", "adult", 0) > kill_chance("rifle", "queen", 0)


def test_the_needle_gun_drives_away_with_every_hit() -> None:
    assert kill_chance("needle_gun", "queen", 0) == pytest.approx(2 / 6)


def test_an_encounter_is_worse_with_few_cards_and_with_wounds() -> None:
    bag = (("blank", 1), ("larva", 4), ("creeper", 1), ("adult", 4), ("queen", 1))
    assert encounter_harm(bag, 0, 0) > encounter_harm(bag, 2, 0) > encounter_harm(bag, 4, 0)
    assert encounter_harm(bag, 2, 2) > encounter_harm(bag, 2, 0)
    assert encounter_harm((), 0, 0) == 0.0


def test_large_intruders_and_many_wounds_are_worse() -> None:
    assert attack_harm("queen") > attack_harm("adult") > attack_harm("creeper")
    assert severity(3) > severity(2) > severity(1) > severity(0)
    assert severity(4) == severity(3)
