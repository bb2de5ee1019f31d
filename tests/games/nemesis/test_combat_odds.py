"""The odds of an attack that the table shows, against fractions worked out by hand from the printed cards.

The combat die has the sides: two injuries, an adult, a blank, one injury, and two creepers. An adult is hit by three.
The 20 attack cards stand for these toughnesses of an adult: 2 2, 3 3 3 3, 4 4 4 4 4, 5 5 5 5 5, 6 6, and two arrows.
"""

from __future__ import annotations

from fractions import Fraction

from attrs import evolve

from nemesis_desktop.games.nemesis.acts import Melee, Move, Shoot
from nemesis_desktop.games.nemesis.foresight.combat_odds import fight_odds
from nemesis_desktop.games.nemesis.view import IntruderView, View, WeaknessView
from tests.games.nemesis.ui.samples import JUNE, sample_view

F = Fraction


def facing(kind: str, injuries: int = 0) -> View:
    """Somebody faces an intruder; no attack card has been turned over, and no weakness is known."""
    view = sample_view(JUNE)
    blind = tuple(WeaknessView(one.slot, None) for one in view.weaknesses)
    return evolve(
        view, intruders=(IntruderView(7, kind, 10, injuries, True),), discards={}, weaknesses=blind, options=()
    )


def test_a_rifle_at_an_unhurt_adult() -> None:
    """Two injuries on one side kill it with a 2; one injury on two sides never does; an arrow drives it away."""
    odds = fight_odds(Shoot("rifle", 7), facing("adult"))
    assert odds is not None
    assert (odds.hits, odds.injuries, odds.unseen) == (3, (1, 2), 20)
    assert odds.chances == {
        "dies": F(1, 6) * F(2, 20),
        "flees": F(3, 6) * F(2, 20),
        "hurt": F(3, 6) - F(1, 6) * F(2, 20) - F(3, 6) * F(2, 20),
        "missed": F(1, 2),
    }


def test_injuries_that_it_has_count() -> None:
    """With 3 injuries, one more reaches the toughnesses 2 to 4 (11 cards), two more those to 5 (16 cards)."""
    odds = fight_odds(Shoot("rifle", 7), facing("adult", 3))
    assert odds is not None
    assert odds.chances["dies"] == F(2, 6) * F(11, 20) + F(1, 6) * F(16, 20)


def test_cards_in_the_open_discard_are_counted_out() -> None:
    """Without the two arrows nothing flees."""
    view = evolve(facing("adult"), discards={"attack": ("attack_08", "attack_12")})
    odds = fight_odds(Shoot("rifle", 7), view)
    assert odds is not None and odds.unseen == 18
    assert odds.chances["dies"] == F(1, 6) * F(2, 18) and "flees" not in odds.chances


def test_an_empty_deck_is_shuffled_anew() -> None:
    every = tuple(f"attack_{number:02}" for number in range(1, 21))
    odds = fight_odds(Shoot("rifle", 7), evolve(facing("adult"), discards={"attack": every}))
    assert odds is not None and odds.chances["flees"] == F(3, 6) * F(2, 20)


def test_a_larva_dies_of_any_hit() -> None:
    odds = fight_odds(Shoot("rifle", 7), facing("larva"))
    assert odds is not None and odds.chances == {"dies": F(5, 6), "missed": F(1, 6)}


def test_a_needle_gun_drives_away_what_it_hits() -> None:
    odds = fight_odds(Shoot("needle_gun", 7), facing("queen"))
    assert odds is not None and odds.chances == {"flees": F(2, 6), "missed": F(4, 6)}


def test_hand_to_hand_deals_one_injury_at_most() -> None:
    odds = fight_odds(Melee(7), facing("adult", 1))
    assert odds is not None and odds.injuries == (1, 1)
    assert odds.chances["dies"] == F(3, 6) * F(2, 20)


def test_a_known_weakness_changes_the_odds_and_a_hidden_one_does_not() -> None:
    """Vital Places: a blank hits an adult."""
    hidden = facing("adult")
    known = evolve(hidden, weaknesses=(WeaknessView("egg", "vital_places"),))
    assert [odds.hits for view in (hidden, known) if (odds := fight_odds(Melee(7), view))] == [3, 4]


def test_only_an_attack_on_something_that_is_there_has_odds() -> None:
    assert fight_odds(Move("5-10", 5), facing("adult")) is None
    assert fight_odds(Melee(8), facing("adult")) is None
