"""Eight people are told apart by colour and by shape, at 20 px, also by who sees few colours or none."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from nemesis_desktop.engine.text import Text
from nemesis_desktop.program.colours import COLOURS
from nemesis_desktop.program.resources import asset
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.stencil import stencil
from nemesis_desktop.table.drawing.theme import hexcode, tokens
from nemesis_desktop.table.screens.last_game import places
from tests.table.colour_sight import SIGHTS, contrast, distance, lab

SMALLEST = 20
"""Pixels: as small as a token gets."""

ANOTHER_COLOUR = 10.0
"""CIEDE2000 from which a colour is another one at a glance."""

PAIRS = list(combinations(COLOURS, 2))


@pytest.mark.parametrize(
    ("one", "other", "printed"),
    [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, -1, 2), (50, 0, 0), 2.3669),
        ((50, 2.5, 0), (58, 24, 15), 19.4535),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_yardstick_measures_what_its_authors_measured(one: Any, other: Any, printed: float) -> None:
    """Test data of Sharma, Wu and Dalal (2005)."""
    assert distance(one, other) == pytest.approx(printed, abs=1e-4)
    assert distance(other, one) == pytest.approx(printed, abs=1e-4)


@pytest.mark.parametrize("sight", SIGHTS)
def test_no_two_people_and_no_danger_have_one_colour_in_any_eye(sight: str) -> None:
    seen = {str(number): lab(hexcode(f"player.{number}"), sight) for number in COLOURS}
    seen["danger"] = lab(hexcode("state.danger"), sight)
    close = {pair: distance(seen[pair[0]], seen[pair[1]]) for pair in combinations(seen, 2)}
    assert min(close.values()) >= ANOTHER_COLOUR, min(close.items(), key=lambda one: one[1])


def coverage(number: int) -> list[int]:
    """How far a person's shape covers each pixel of its box: what is left of it without any colour."""
    picture = stencil(f"symbols/player_{number}", "#FFFFFF", SMALLEST, 1.0).toImage()
    return [picture.pixelColor(x, y).alpha() for y in range(SMALLEST) for x in range(SMALLEST)]


def test_every_two_shapes_differ_in_a_seventh_of_their_area_and_the_later_ones_in_a_quarter(qtbot: QtBot) -> None:
    """A circle and a square of one size share six sevenths, and nobody takes one for the other."""
    shapes = {number: coverage(number) for number in COLOURS}
    for one, other in PAIRS:
        both = list(zip(shapes[one], shapes[other], strict=True))
        differs = sum(abs(a - b) for a, b in both) / sum(max(a, b) for a, b in both)
        assert differs >= (1 / 7 if other <= 5 else 1 / 4), (one, other, differs)


@pytest.mark.parametrize("number", COLOURS)
def test_a_colour_can_be_read_on_a_panel_and_an_emblem_on_the_colour(number: int) -> None:
    person = hexcode(f"player.{number}")
    assert contrast(person, hexcode("ground.bg2")) >= 4.5
    assert contrast(hexcode("ground.bg0"), person) >= 4.5


def test_the_look_knows_exactly_these_people_and_each_has_words_of_its_own() -> None:
    people: Any = tokens()["color"]["player"]  # type: ignore[index,call-overload]
    assert [int(number) for number in people] == list(COLOURS)
    assert len({one["shape"] for one in people.values()}) == len({one["name"] for one in people.values()}) == 8
    for number, one in people.items():
        assert one["symbol"] == f"symbols/player_{number}.svg"
        assert asset(one["symbol"]).is_file()
    english = Words("en")
    for number, one in people.items():
        assert english.text(Text(f"ui-start-game-colour-{number}")) == f"{one['name']} {one['shape']}"


@pytest.mark.usefixtures("nemesis_alone")
def test_a_game_for_five_people_offers_the_first_five() -> None:
    assert tuple(COLOURS[: places()]) == (1, 2, 3, 4, 5)
