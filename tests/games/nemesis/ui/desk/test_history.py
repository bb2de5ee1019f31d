"""The history on the screen: what was played, the figures, export, deletion, and how a game gets there."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from nemesis_desktop.engine.chronicle import Player
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.seats.policy import Lots, answer_of
from nemesis_desktop.engine.seats.random_policy import RandomPolicy
from nemesis_desktop.games.nemesis import NEMESIS
from nemesis_desktop.games.nemesis.setup import Person, Setup
from nemesis_desktop.program.kept.history import FILE, History, Played
from nemesis_desktop.program.kept.keeper import GAME, LONGEST_LOOK, SECONDS, Keeper
from nemesis_desktop.program.kept.saves import SavedGames
from nemesis_desktop.program.words import LANGUAGES, Words
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.screens.looking_back.history import HistoryScreen
from nemesis_desktop.table.widgets.dates import day, length, moment, number
from tests.games.nemesis.ui.layout_check import check
from tests.program.played import played, player

LEFT = Qt.MouseButton.LeftButton
Opener = Callable[[], MainWindow]

EVENING = datetime(2026, 11, 27, 21, 30).astimezone()
MIRA = player("Mira", 1, won=True, fate="hibernated", objectives=["a_proper_burial"], met=[True])
LOST = {"survived": False, "fate": "attack", "objectives": ["quarantine"], "met": [False], "intruders": True}
OTTO = player("Otto", 2, won=False, character="scout", **LOST)


def game(id: str, ended: datetime = EVENING, players: tuple[Player, ...] = (MIRA, OTTO), **facts: object) -> Played:
    """A game that got home in round 12 on the alternate side, unless the facts say something else."""
    usual = {"board": "alternate", "variants": ["traits"], "rounds": 12}
    return played(id, ended=ended, seconds=7700, players=players, **{**usual, **facts})


FIRST = game("first")
SECOND = game("second", EVENING.replace(day=28), mode="coop", cause="fire", ship="destroyed")


@pytest.fixture
def history(tmp_path: Path) -> History:
    made = History(tmp_path / FILE)
    made.add(FIRST)
    made.add(SECOND)
    return made


def shown(qtbot: QtBot, history: History, language: str = "en") -> HistoryScreen:
    screen = HistoryScreen(Words(language), lambda: history)
    qtbot.addWidget(screen)
    screen.resize(1366, 768)
    screen.show()
    qtbot.waitExposed(screen)
    return screen


# -------------------------------------------------------------------------------- what it shows


def test_the_newest_game_is_open(qtbot: QtBot, history: History) -> None:
    screen = shown(qtbot, history)
    assert [row.game.id for row in screen.rows] == ["second", "first"]
    assert screen.chosen is screen.rows[0]
    assert screen.game_sheet.game == SECOND
    assert screen.game_sheet.isVisible() and not screen.figures_sheet.isVisible()


def test_a_game_tells_who_and_how(qtbot: QtBot, history: History) -> None:
    screen = shown(qtbot, history)
    qtbot.mouseClick(screen.rows[1], LEFT)
    told = screen.game_sheet.accessibleName()
    for words in (
        "12 rounds",
        "2 hr 8 min",
        "Semi-cooperative game",
        "alternate side",
        "Traits",
        "The jump was made. The ship reached Earth.",
        "Mira: Won. Captain · hibernates. A Proper Burial: fulfilled.",
        "Otto: Died. Scout · an intruder attack. Quarantine: not fulfilled. Went on as the intruders.",
    ):
        assert words in told


def test_figures_stand_beside_the_number_of_games(qtbot: QtBot, history: History) -> None:
    screen = shown(qtbot, history)
    qtbot.mouseClick(screen.choice.segments["figures"], LEFT)
    assert screen.figures_sheet.isVisible() and not screen.game_sheet.isVisible()
    told = screen.figures_sheet.accessibleName()
    for words in ("2 games", "2 of 4 people", "Hyperspace jump: 1 of 2.", "Otto: played 2, survived 0, won 0."):
        assert words in told


def test_a_chosen_game_takes_the_place_of_the_figures(qtbot: QtBot, history: History) -> None:
    screen = shown(qtbot, history)
    qtbot.mouseClick(screen.choice.segments["figures"], LEFT)
    screen.activateWindow()
    qtbot.waitUntil(screen.isActiveWindow)
    screen.rows[0].setFocus()
    qtbot.keyClick(screen.rows[0], Qt.Key.Key_Right)
    assert screen.chosen is screen.rows[1]
    assert screen.game_sheet.isVisible()


def test_an_empty_history_says_so(qtbot: QtBot, tmp_path: Path) -> None:
    screen = shown(qtbot, History(tmp_path / "none.jsonl"))
    assert screen.rows == []
    assert screen._empty.isVisible()
    assert not screen.export_button.isEnabled() and not screen.delete_all_button.isEnabled()


def test_damaged_lines_are_told_in_a_plain_sentence(qtbot: QtBot, history: History) -> None:
    with history.path.open("ab") as file:
        file.write(b"{broken\n")
    screen = shown(qtbot, history)
    assert len(screen.rows) == 2
    assert screen.message.text() == "1 line of the history cannot be read; it was skipped and stays in the file."


def test_a_history_that_cannot_be_read_is_told(qtbot: QtBot) -> None:
    def nowhere() -> History:
        raise OSError(13, "Permission denied")

    screen = HistoryScreen(Words("en"), nowhere)
    qtbot.addWidget(screen)
    screen.show()
    assert screen.message.text() == "The history cannot be read: Permission denied"


def test_what_only_a_newer_program_knows_is_shown_by_its_name(qtbot: QtBot, history: History) -> None:
    strange = player("Mira", 1, won=True, character="android", fate="vacuum", objectives=["new_hope"], met=[True])
    history.add(game("third", players=(strange,), mode="duel", cause="comet", ship="titan"))
    screen = shown(qtbot, history)
    for row in screen.rows:
        row.setChecked(True)
        screen.grab()
    screen.choice.value = "figures"
    screen._show_side()
    screen.grab()
    assert screen.words.missing == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [0.8, 1.0, 1.75])
def test_everything_can_be_read_in_every_language_and_size(
    qtbot: QtBot, history: History, language: str, text: float
) -> None:
    screen = shown(qtbot, history, language)
    screen.set_text_scale(text)
    for size in ((1280, 720), (1920, 1080)):
        for way in ("game", "figures"):
            screen.choice.value = way
            screen._show_side()
            found = check(screen, size)
            assert not found, "\n".join(map(str, found))
    assert screen.words.missing == set()


def test_the_language_changes_at_once(qtbot: QtBot, history: History) -> None:
    screen = shown(qtbot, history)
    screen.retranslate(Words("cs"))
    assert "kol" in screen.game_sheet.accessibleName()
    assert screen.rows[0].accessibleName() == "28. listopadu 2026"


# -------------------------------------------------------------------------------- deletion


def test_a_game_is_deleted_only_after_a_question(qtbot: QtBot, history: History) -> None:
    screen = shown(qtbot, history)
    qtbot.keyClick(screen, Qt.Key.Key_Delete)
    assert screen.message.text().startswith("Delete the game of November 28, 2026")
    qtbot.keyClick(screen, Qt.Key.Key_Escape)
    assert len(history.read().games) == 2

    qtbot.mouseClick(screen.delete_button, LEFT)
    qtbot.mouseClick(screen.yes_button, LEFT)
    assert [game.id for game in history.read().games] == ["first"]
    assert [row.game.id for row in screen.rows] == ["first"]
    assert screen.message.text() == "Deleted."


def test_deleting_all_says_what_else_goes(qtbot: QtBot, history: History) -> None:
    with history.path.open("ab") as file:
        file.write(b"{broken\n")
    screen = shown(qtbot, history)
    qtbot.mouseClick(screen.delete_all_button, LEFT)
    assert screen.message.text() == (
        "Delete all 2 games from the history for good? Also 1 line that cannot be read goes."
    )
    qtbot.mouseClick(screen.no_button, LEFT)
    assert len(history.read().games) == 2

    qtbot.mouseClick(screen.delete_all_button, LEFT)
    qtbot.mouseClick(screen.yes_button, LEFT)
    assert not history.path.exists()
    assert screen.rows == []


def test_a_failed_deletion_is_told(qtbot: QtBot, history: History, monkeypatch: pytest.MonkeyPatch) -> None:
    def denied(_self: History, _id: str) -> None:
        raise OSError(13, "Permission denied")

    monkeypatch.setattr(History, "delete", denied)
    screen = shown(qtbot, history)
    qtbot.mouseClick(screen.delete_button, LEFT)
    qtbot.mouseClick(screen.yes_button, LEFT)
    assert screen.message.text() == "That could not be deleted: Permission denied"
    assert len(screen.rows) == 2


# -------------------------------------------------------------------------------- export


def test_games_are_written_as_a_table_or_as_json(qtbot: QtBot, history: History, tmp_path: Path) -> None:
    screen = shown(qtbot, history)
    screen.export_to(tmp_path / "games.csv")
    table = (tmp_path / "games.csv").read_bytes()
    assert table.startswith(b"\xef\xbb\xbfid,ended,")
    assert table.count(b"\r\n") == 5 and b"\r\r" not in table
    screen.export_to(tmp_path / "games.JSON")
    assert [game["id"] for game in json.loads((tmp_path / "games.JSON").read_text("utf-8"))] == ["second", "first"]
    assert screen.message.text() == f"Written: {tmp_path / 'games.JSON'}"

    screen.export_to(tmp_path / "no folder" / "games.csv")
    assert screen.message.text().startswith("That could not be written: ")


def test_the_dialog_offers_both_forms(qtbot: QtBot, history: History, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFileDialog, "open", lambda _self: None)
    screen = shown(qtbot, history)
    qtbot.mouseClick(screen.export_button, LEFT)
    dialog = screen._dialog
    assert dialog is not None
    assert dialog.nameFilters() == ["Table (CSV) (*.csv)", "JSON (*.json)"]
    dialog.close()


# -------------------------------------------------------------------------------- how a game gets there


class Clock:
    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def finished(seed: int = 7, people: int = 1) -> Match:  # type: ignore[type-arg]
    names = ("Mira", "Otto", "Lev")[:people]
    setup = Setup(
        tuple(Person(name, place) for place, name in enumerate(names, 1)),
        mode="solo" if people == 1 else "semi",
        draft="random",
    )
    match = Match.new(NEMESIS, setup, seed)
    seats, lots = [RandomPolicy() for _ in names], [Lots(seed, seat) for seat in range(people)]
    while match.decision is not None:
        match.answer(*answer_of(seats, lots, match.view, match.decision))
    return match


def test_a_finished_game_is_written_down_once(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    window.play(finished())
    qtbot.waitUntil(lambda: window.now == "ending")
    history = window.game.keeper.history
    assert history.path == window.saves.folder.parent / FILE
    assert [player.name for player in history.read().games[0].players] == ["Mira"]

    window.leave_table()
    window.continue_game()
    qtbot.waitUntil(lambda: window.now == "ending")
    assert len(history.read().games) == 1


def test_another_game_of_the_same_people_is_another_game(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    window.play(finished())
    qtbot.waitUntil(lambda: window.now == "ending")
    assert window.match is not None
    first = window.match.table[GAME]
    window.game.play_again()
    assert window.match.table[GAME] != first
    assert window.match.table[SECONDS] == pytest.approx(0, abs=5)


def test_only_time_spent_at_the_table_counts(tmp_path: Path) -> None:
    clock = Clock()
    keeper = Keeper(SavedGames(tmp_path / "saves"), now=clock)
    match = finished()
    keeper.begin(match)
    for passed in (60, 90, 4 * 60 * 60):
        clock.seconds += passed
        keeper.looked(None)
    assert match.table[SECONDS] == 60 + 90 + LONGEST_LOOK
    assert keeper.finish(match) is None
    assert keeper.history.read().games[0].seconds == 450


def test_a_save_from_before_has_a_name_and_no_length(tmp_path: Path) -> None:
    match = finished()
    match.save(tmp_path / "old.nemesis")
    keeper = Keeper(SavedGames(tmp_path / "saves"))
    names = set()
    for _ in range(2):
        loaded = Match.load(tmp_path / "old.nemesis", {NEMESIS.id: NEMESIS})
        keeper.begin(loaded)
        keeper.looked(None)
        names.add(loaded.table[GAME])
        keeper.finish(loaded)
    assert len(names) == 1
    [game] = keeper.history.read().games
    assert game.seconds is None


def test_no_place_for_the_history_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    keeper = Keeper(SavedGames(tmp_path / "file" / "saves"))
    problem = keeper.finish(finished())
    assert problem is not None
    assert Words("en").text(problem).startswith("The game could not be added to the history: ")


def test_the_start_screen_leads_to_the_history_and_back(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    start = window.screen_named("start")
    qtbot.mouseClick(start.entries["history"], LEFT)  # type: ignore[attr-defined]
    assert window.now == "history"
    QTest.keyClick(window.screen_named("history"), Qt.Key.Key_Escape)
    assert window.now == "start"


# -------------------------------------------------------------------------------- dates and numbers


@pytest.mark.parametrize(
    ("language", "date", "time", "spent", "many"),
    [
        ("en", "November 27, 2026", "11/27/26, 9:30\u202fPM", "2 hr 8 min", "12,345"),
        ("ru", "27 ноября 2026\u202fг.", "27.11.2026, 21:30", "2 ч 8 мин", "12\u00a0345"),
        ("cs", "27. listopadu 2026", "27.11.26 21:30", "2 h 8 min", "12\u00a0345"),
    ],
)
def test_dates_and_numbers_are_written_as_people_write_them(
    language: str, date: str, time: str, spent: str, many: str
) -> None:
    def plain(words: str) -> str:
        return words.replace("\u202f", " ").replace("\u00a0", " ")

    assert plain(day(EVENING, language)) == plain(date)
    assert plain(moment(EVENING, language)) == plain(time)
    assert plain(length(7700, language)) == plain(spent)
    assert plain(number(12345, language)) == plain(many)


def test_a_short_game_took_a_minute() -> None:
    assert length(3, "en") == "1 min"
    assert length(3600, "en") == "1 hr"
