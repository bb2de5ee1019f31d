"""The screens around the table when the shelf holds several games, or one that is not Nemesis."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from nemesis_desktop.engine.chronicle import Ended, Player
from nemesis_desktop.engine.match import Match
from nemesis_desktop.program.kept.history import FILE, History, Played
from nemesis_desktop.program.kept.saves import SavedGames
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.desk.settings import Settings
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.screens.last_game import NewGame, last_game
from nemesis_desktop.table.screens.looking_back.history import HistoryScreen
from nemesis_desktop.table.screens.saves import SavesScreen
from nemesis_desktop.table.screens.setting_up.new_game import NewGameScreen
from nemesis_desktop.table.screens.start import StartScreen
from nemesis_desktop.table.widgets.controls import Picker, Scroll
from tests.program.played import played
from tests.program.stowaways import KIND

LEFT = Qt.MouseButton.LeftButton


def shown(qtbot: QtBot, screen: QWidget) -> None:
    qtbot.addWidget(screen)
    screen.resize(1366, 768)
    screen.show()
    qtbot.waitExposed(screen)
    QApplication.processEvents()


def visible(choice: Picker) -> list[str]:
    return [value for value, segment in choice.segments.items() if segment.isVisible()]


def started(qtbot: QtBot, screen: NewGameScreen) -> NewGame:
    with qtbot.waitSignal(screen.started) as signal:
        qtbot.mouseClick(screen.start_button, LEFT)
    assert signal.args is not None
    game: NewGame = signal.args[0]
    return game


@pytest.mark.usefixtures("nemesis_alone")
def test_with_one_game_nobody_is_asked_which(qtbot: QtBot, settings: Settings) -> None:
    screen = NewGameScreen(Words("en"), settings)
    shown(qtbot, screen)
    assert not screen.game.isVisible()
    assert len(screen.people) == 5 and started(qtbot, screen).game == "nemesis"


@pytest.mark.usefixtures("two_games")
def test_with_several_games_one_is_chosen_and_brings_its_own_page(qtbot: QtBot, settings: Settings) -> None:
    screen = NewGameScreen(Words("en"), settings)
    shown(qtbot, screen)
    assert visible(screen.game) == ["nemesis", "stowaways"]
    assert visible(screen.mode) == ["semi", "coop"] and screen.choices["board"].isVisible()
    nemesis = screen.chosen
    qtbot.mouseClick(screen.game.segments["stowaways"], LEFT)
    assert not any(group.isVisible() for group in nemesis.groups)
    assert screen.choices["sea"].isVisible() and not screen.mode.isVisible(), "there is one way to play: no question"
    assert visible(screen.count) == [str(number) for number in range(2, 9)], "a voyage is for two to eight"
    qtbot.mouseClick(screen.count.segments["8"], LEFT)
    qtbot.mouseClick(screen.choices["sea"].segments["rough"], LEFT)
    game = started(qtbot, screen)
    assert (game.game, game.mode, game.choices) == ("stowaways", "voyage", {"sea": "rough"})
    assert sorted(game.colours) == list(range(1, 9))


@pytest.mark.usefixtures("two_games")
def test_a_smaller_game_takes_back_the_colours_that_it_does_not_offer(qtbot: QtBot, settings: Settings) -> None:
    screen = NewGameScreen(Words("en"), settings)
    shown(qtbot, screen)
    qtbot.mouseClick(screen.game.segments["stowaways"], LEFT)
    qtbot.mouseClick(screen.people[0].colours.tokens[7], LEFT)
    qtbot.mouseClick(screen.count.segments["8"], LEFT)
    assert started(qtbot, screen).colours == (8, 2, 3, 4, 5, 6, 7, 1)
    qtbot.mouseClick(screen.game.segments["nemesis"], LEFT)
    assert screen.count.value == "5", "Nemesis is for five"
    assert sorted(started(qtbot, screen).colours) == [1, 2, 3, 4, 5]
    assert sum(token.isVisible() for token in screen.people[0].colours.tokens) == 5


@pytest.mark.usefixtures("two_games")
def test_the_start_screen_says_which_game_would_be_played_again(
    qtbot: QtBot, settings: Settings, tmp_path: Path
) -> None:
    screen = NewGameScreen(Words("en"), settings)
    shown(qtbot, screen)
    qtbot.mouseClick(screen.game.segments["stowaways"], LEFT)
    chosen = started(qtbot, screen)
    assert last_game(settings).again(chosen.seed) == chosen
    start = StartScreen(Words("en"), SavedGames(tmp_path / "saves"), settings)
    shown(qtbot, start)
    assert start.entries["again"].hint.endswith(" · title-stowaways · toy-voyage-short · toy-calm-short")


def test_the_games_stand_on_the_start_screen_as_equals(qtbot: QtBot, settings: Settings, tmp_path: Path) -> None:
    start = StartScreen(Words("en"), SavedGames(tmp_path / "saves"), settings)
    shown(qtbot, start)
    titles = [one.text() for one in start.pictures.values()]
    assert titles == ["Nemesis", "The Thing", "Space Alert"]
    sizes = {(one.width(), one.height()) for one in start.pictures.values()}
    assert len(sizes) == 1 and all(one.isVisible() for one in start.pictures.values())
    menu = max(entry.geometry().right() for entry in start.entries.values())
    assert all(one.geometry().left() > menu for one in start.pictures.values())
    assert start.say("title") not in titles, "the program has a name of its own"


def test_a_picture_of_the_start_screen_begins_a_new_game_of_it(open_window: Callable[[], MainWindow]) -> None:
    window = open_window()
    start = window.screen_named("start")
    assert isinstance(start, StartScreen)
    QTest.mouseClick(start.pictures["space-alert"], LEFT)
    page = window.screen_named("new_game")
    assert isinstance(page, NewGameScreen)
    assert window.now == "new_game" and page.game.value == "space-alert"


@pytest.mark.usefixtures("two_games")
def test_the_start_screen_says_which_game_would_be_continued(qtbot: QtBot, settings: Settings, tmp_path: Path) -> None:
    saves = SavedGames(tmp_path / "saves")
    match = Match.new(KIND, ("Ann", "Bob"), 1)
    match.answer(0)
    match.save(saves.autosave)
    start = StartScreen(Words("en"), saves, settings)
    shown(qtbot, start)
    qtbot.waitUntil(lambda: start.entries["continue"].hint.startswith("title-stowaways · "))
    assert start.entries["continue"].hint.endswith(": Ann, Bob")


@pytest.mark.usefixtures("two_games")
def test_a_saved_game_says_which_it_is_and_how_far(qtbot: QtBot, tmp_path: Path) -> None:
    saves = SavedGames(tmp_path / "saves")
    match = Match.new(KIND, ("Ann", "Bob"), 1)
    match.answer(0)
    match.save(saves.folder / "leak.nemesis")
    screen = SavesScreen(Words("en"), saves)
    shown(qtbot, screen)
    (row,) = screen.rows
    assert row.saved.trouble is None and row.saved.game == "stowaways"
    assert row.accessibleDescription().startswith("title-stowaways · toy-leaking. Ann, Bob.")
    kept = saves.keep_unfinished(Match.new(KIND, ("Ann", "Bob"), 2).document(), lambda people, stage: stage.named.id)
    assert kept is None, "nothing is being played"


@pytest.mark.usefixtures("two_games")
def test_each_kind_of_game_has_figures_of_its_own(qtbot: QtBot, tmp_path: Path) -> None:
    history = History(tmp_path / FILE)
    people = (Player("Anna", 1, True, {"stowaway": False}), Player("Zed", 2, False, {"stowaway": True}))
    voyage = Played("voyage", KIND.id, datetime(2026, 11, 28).astimezone(), None, Ended(people, {"water": 3}))
    assert history.add(played()) and history.add(voyage)
    assert history.read().games == (voyage, played()) and not history.read().unreadable
    screen = HistoryScreen(Words("en"), lambda: history)
    shown(qtbot, screen)
    assert [row.accessibleDescription() for row in screen.rows] == [
        "1 of 2 won. Anna, Zed. title-stowaways. 1 of 2 won",
        "Earth. 1 of 2 live. Anna, Boris. Nemesis · semi-cooperative. 1 of 2 won",
    ]
    assert "title-stowaways water 3 Anna: crew. ashore. Zed: a stowaway. ashore." in screen.game_sheet.accessibleName()
    told = screen.figures_sheet.accessibleName()
    toys, nemesis = told.index("title-stowaways"), told.index("Nemesis ")
    assert toys < told.index("water: 3.") < nemesis < told.index("Survivors: 1 of 2 people.")
    assert told.count("All games: 1 game.") == 2
    screen.grab()


@pytest.mark.usefixtures("toy_alone")
def test_another_game_alone_is_all_that_is_offered(qtbot: QtBot, settings: Settings) -> None:
    screen = NewGameScreen(Words("en"), settings)
    shown(qtbot, screen)
    assert not screen.game.isVisible() and screen.choices["sea"].isVisible()
    assert len(screen.people) == 8 and screen.summary.text() == "3 people · toy-voyage-short · toy-calm-short"
    qtbot.mouseClick(screen.page.segments["variants"], LEFT)
    assert not screen.variants.isVisible() and screen.seed.isVisible()


@pytest.mark.usefixtures("two_games")
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_eight_people_need_no_scrolling(qtbot: QtBot, settings: Settings, size: tuple[int, int]) -> None:
    screen = NewGameScreen(Words("en"), settings)
    shown(qtbot, screen)
    screen.resize(*size)
    qtbot.mouseClick(screen.game.segments["stowaways"], LEFT)
    qtbot.mouseClick(screen.count.segments["8"], LEFT)
    QApplication.processEvents()
    visible_ones = [scroll for scroll in screen.findChildren(Scroll) if scroll.isVisible()]
    assert [scroll.verticalScrollBar().maximum() for scroll in visible_ones] == [0, 0]
