"""Whoever gave no name is called by their place, in the language of the moment."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.seats.policy import Lots, answer_of
from nemesis_desktop.engine.seats.random_policy import RandomPolicy
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games import KINDS
from nemesis_desktop.games.nemesis import NEMESIS
from nemesis_desktop.games.nemesis.setup import Person, Setup, SetupError
from nemesis_desktop.program.kept.figures import figures_of
from nemesis_desktop.program.kept.history import Played
from nemesis_desktop.program.kept.saves import summary
from nemesis_desktop.program.words import LANGUAGES, Words
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.furniture.names import called, named
from nemesis_desktop.table.furniture.secrecy.shield import Shield
from tests.games.nemesis.ui.desk.opening import settle, table_of

SECOND = {"en": "Person 2", "ru": "Игрок 2", "cs": "Hráč 2"}


def unnamed() -> Match:  # type: ignore[type-arg]
    """Mira, somebody without a name, and Lev."""
    return Match.new(NEMESIS, Setup((Person("Mira", 1), Person("", 2), Person("Lev", 3)), draft="random"), 5)


def play_on(match: Match, asked: int | None) -> None:  # type: ignore[type-arg]
    """Play at random until this seat is asked something of its own, or to the end: the draft is the whole table's."""
    policies, lots = [RandomPolicy()] * 3, [Lots(5, seat) for seat in range(3)]
    while (decision := match.decision) is not None and (
        asked is None or decision.seat != asked or decision.topic == "draft"
    ):
        match.answer(*answer_of(policies, lots, match.view, decision))


def test_a_name_may_be_left_out_but_not_be_given_twice() -> None:
    Setup((Person("", 1), Person("", 2))).check()
    for names in (("Mira", "Mira"), (" ", "Lev")):
        with pytest.raises(SetupError):
            Setup(tuple(Person(name, colour) for colour, name in enumerate(names, 1))).check()


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_and_window_call_them_the_same(language: str) -> None:
    words = Words(language)
    assert words.text(Text("person-unnamed", number=2)) == called("", 2, words) == SECOND[language]
    match = unnamed()
    play_on(match, 1)
    assert match.decision is not None
    assert SECOND[language] in words.text(match.decision.prompt)
    assert [one.name for one in named(match.view(), words).crew] == ["Mira", SECOND[language], "Lev"]


def test_whoever_has_a_name_keeps_it() -> None:
    match = Match.new(NEMESIS, Setup((Person("Person 1", 1), Person("Person 2", 2))), 5)
    assert [one.name for one in named(match.view(), Words("ru")).crew] == ["Person 1", "Person 2"]


def test_a_name_that_was_left_out_is_left_out_of_the_save(tmp_path: Path) -> None:
    path = tmp_path / "game.nemesis"
    unnamed().save(path)
    assert Match.load(path, KINDS).setup.people[1].name == ""
    assert summary(path).people == (("Mira", 1), ("", 2), ("Lev", 3))


def test_another_language_calls_them_otherwise_in_the_middle_of_a_game(open_window: Callable[[], MainWindow]) -> None:
    window, match = open_window(), unnamed()
    play_on(match, 1)
    match.table["secrecy"] = "open"
    window.play(match)
    for language in (*LANGUAGES, "en"):
        window.settings.language = language
        settle()
        table = table_of(window)
        assert table.crew.view is not None and table.crew.view.crew[1].name == SECOND[language]
        assert table.bar.sentence().startswith(SECOND[language])
        assert table.tray is not None and table.tray.sheet.title().startswith(SECOND[language])


def test_another_language_calls_them_otherwise_at_the_shield(open_window: Callable[[], MainWindow]) -> None:
    window, match = open_window(), unnamed()
    play_on(match, 1)
    window.play(match)
    shield = window.findChild(Shield)
    assert isinstance(shield, Shield) and shield.notice is not None and shield.notice.name == "Person 2"
    window.settings.language = "cs"
    settle()
    assert shield.notice.name == "Hráč 2" and shield.is_closed


def test_another_language_calls_them_otherwise_at_the_end(open_window: Callable[[], MainWindow]) -> None:
    window, match = open_window(), unnamed()
    play_on(match, None)
    window.play(match)
    settle()
    ending = window.screen_named("ending")
    window.settings.language = "ru"
    QApplication.processEvents()
    assert ending._check.view.crew[1].name == "Игрок 2"  # type: ignore[attr-defined]


def test_the_history_counts_nobody_who_gave_no_name() -> None:
    match = unnamed()
    play_on(match, None)
    end = match.kind.chronicle.ended(match.view())
    game = Played("game", "nemesis", datetime.now().astimezone(), None, end)
    assert [player.name for player in game.players] == ["Mira", "", "Lev"]
    assert set(figures_of([game])[0].people) == {"Mira", "Lev"}
