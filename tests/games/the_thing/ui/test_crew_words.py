"""The cards of the crew beside the station: where somebody is, or what has become of them, is read whole."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.new_game import Person
from nemesis_desktop.games.the_thing.kind import KIND
from nemesis_desktop.games.the_thing.modes import COOP, HIDDEN
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


class Written(Shortened):
    """Takes down every line beside those that are shortened."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def wrote(self, painter: QPainter, area: QRectF, words: str) -> None:
        self.lines.append(words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", [("Ada",), ("Jana", "Boris"), ("Magdalena", "Alexandra", "Konstantin")])
def test_whoever_moves_several_figures_is_named_whole_or_not_at_all(
    quick_window: Callable[[], MainWindow],
    settings: Settings,
    language: str,
    names: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One to three people move several figures each: a row says the character, and whose it is where there is room."""
    settings.language = language
    people = tuple(Person(name, colour) for colour, name in enumerate(names, 1))
    match = Match.new(KIND, Setup(people, COOP, "dealt", ()), 1)
    window = quick_window()
    window.resize(1280, 720)
    window.play(match)
    strip = Player(window).table.crew
    assert strip.view is not None
    figures = tuple(evolve(one, leads=True) for one in strip.view.figures)  # the flag may stand in each of the rows
    strip.view = evolve(strip.view, figures=figures)
    reader = Written()
    monkeypatch.setattr(Ink, "reader", reader)
    strip.grab()
    assert reader.found == []
    assert {strip.named("character", one.character) for one in figures} <= set(reader.lines)
    told = [line for line in reader.lines if not set(names).isdisjoint(line.split(" · "))]
    assert len(told) == len(figures) or max(map(len, names)) > 6, "a short name has room in every row"
