"""The cards of the crew beside the station: where somebody is, or what has become of them, is read whole."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.new_game import Person
from nemesis_desktop.games.the_thing.kind import KIND
from nemesis_desktop.games.the_thing.modes import HIDDEN
from nemesis_desktop.games.the_thing.setup import Setup
from nemesis_desktop.program.words import LANGUAGES
from nemesis_desktop.table.desk.settings import Settings
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.drawing.ink import Ink
from tests.games.the_thing.properties.watching import random_game
from tests.games.the_thing.tables import ThingMatch
from tests.games.the_thing.ui.clicker import Player
from tests.windows import Shortened


def with_a_revealed_alien() -> ThingMatch:
    """The whole table is asked, and knows of an alien."""
    for seed in range(40):
        for match in random_game(seed, 4):
            known = any(one.status == "revealed" for one in match.view().figures)
            if known and match.decision is not None and match.decision.kind == "claims":
                return match
    raise AssertionError("nobody is revealed")


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_and_fates_of_people_are_read_whole(
    quick_window: Callable[[], MainWindow], settings: Settings, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.language = language
    window = quick_window()
    window.resize(1280, 720)
    match = with_a_revealed_alien()
    match.table["secrecy"] = "open"
    window.play(match)
    strip = Player(window).table.crew
    reader = Shortened()
    monkeypatch.setattr(Ink, "reader", reader)
    strip.grab()
    assert reader.found == []


def test_the_character_of_everybody_is_read_whole_beside_a_long_name(
    quick_window: Callable[[], MainWindow], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Four rows are high: the character has a line of its own there, so neither name nor flag takes its room."""
    people = tuple(Person(name, colour) for colour, name in enumerate(("Magdalena", "Boris", "Clara", "David"), 1))
    match = Match.new(KIND, Setup(people, HIDDEN, "dealt", ()), 1)
    match.table["secrecy"] = "open"
    window = quick_window()
    window.resize(1280, 720)
    window.play(match)
    strip = Player(window).table.crew
    assert strip.view is not None and any(one.leads for one in strip.view.figures)
    reader = Shortened()
    monkeypatch.setattr(Ink, "reader", reader)
    strip.grab()
    assert reader.found == []
