"""The eight coordinates cards: where the ship goes from each space, and what becomes of those who sleep."""

from __future__ import annotations

import pytest

from nemesis_desktop.games.nemesis.components.coordinates import COORDINATES
from nemesis_desktop.games.nemesis.rules.rounds.ending import check_coordinates, check_engines
from nemesis_desktop.games.nemesis.state import Ending
from tests.games.nemesis.cards.deal import alone, effect_of, limit_of
from tests.games.nemesis.scenarios.table import Table

# Where spaces A, B, C and D lead.
PRINTED = {
    "coordinates_1": ("venus", "deep_space", "mars", "earth"),
    "coordinates_2": ("mars", "venus", "deep_space", "earth"),
    "coordinates_3": ("deep_space", "mars", "earth", "venus"),
    "coordinates_4": ("mars", "venus", "earth", "deep_space"),
    "coordinates_5": ("venus", "earth", "deep_space", "mars"),
    "coordinates_6": ("deep_space", "earth", "venus", "mars"),
    "coordinates_7": ("earth", "deep_space", "mars", "venus"),
    "coordinates_8": ("earth", "mars", "venus", "deep_space"),
}


def jumped(card: str, space: str, *engines: str) -> Table:
    """P1 sleeps, P2 has left in a pod, the ship jumps on this course."""
    table = alone("captain")
    table.sleeps("P1")
    table.launched("P2", 1)
    table.state.coordinates, table.state.destination = card, space
    table.engines(*(engines or ("working", "working", "working")))
    table.state.ending = Ending("jump", destroyed=False)
    check_engines(table.game)
    check_coordinates(table.game)
    return table


@effect_of(*PRINTED)
@limit_of(*PRINTED)
@pytest.mark.parametrize("card", PRINTED)
@pytest.mark.parametrize("space", ["a", "b", "c", "d"])
def test_only_earth_saves_who_sleeps(card: str, space: str) -> None:
    table = jumped(card, space)
    place = PRINTED[card]["abcd".index(space)]
    assert table.state.ending.ship == place
    assert table.one("P1").status == ("hibernating" if place == "earth" else "dead")
    # Who left in a pod is on Earth anyway; the ship still flies.
    assert table.one("P2").status == "launched"
    assert not table.state.ending.destroyed


def test_a_destroyed_ship_shows_no_coordinates() -> None:
    table = jumped("coordinates_5", "b", "damaged", "damaged", "working")
    assert table.state.ending.ship == "destroyed"
    assert not table.state.ending.coordinates_shown
    assert table.one("P1").status == "dead"


def test_the_cards_of_the_game_are_these() -> None:
    assert {card: tuple(spaces.values()) for card, spaces in COORDINATES.items()} == PRINTED
