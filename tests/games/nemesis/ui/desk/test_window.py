"""The main window: from the start screen to the table and back, with nothing lost on the way."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import NoReturn

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from nemesis_desktop.engine.decision import TABLE, Anchor
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.saving.files import previous
from nemesis_desktop.engine.saving.storage import SaveError
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.ui.table import layout
from nemesis_desktop.program.words import LANGUAGES, Words
from nemesis_desktop.table.desk.display import trouble
from nemesis_desktop.table.desk.settings import Settings
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.furniture.overlays import Banner, GameMenu
from nemesis_desktop.table.screens.setting_up.new_game import NewGameScreen
from nemesis_desktop.table.screens.start import MENU_LEFT, TITLES, StartScreen
from tests.games.nemesis.ui.clicker import Clicker
from tests.games.nemesis.ui.desk.opening import LEFT, Opener, at_the_table, settle, shield_of, table_of
from tests.games.nemesis.ui.samples import JUNE, sample_payment, sample_turn
from tests.games.nemesis.ui.scripted import Scene, ScriptedMatch
from tests.games.nemesis.ui.wanting import wanted
from tests.games.nemesis.ui.whole.test_whole_game import game

# ---------------------------------------------------------------- from the start to the table


def test_a_new_game_is_three_clicks_away(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    start = window.screen_named("start")
    assert isinstance(start, StartScreen) and window.now == "start"
    assert not start.entries["continue"].isVisible(), "there is nothing to continue yet"
    qtbot.mouseClick(start.entries["new"], LEFT)
    screen = window.screen_named("new_game")
    assert isinstance(screen, NewGameScreen) and window.now == "new_game"
    qtbot.mouseClick(screen.start_button, LEFT)
    assert window.now == "table"
    assert window.match is not None and window.match.decision is not None
    assert not shield_of(window).is_closed, "characters are chosen before everybody's eyes"
    clicker = Clicker(window, seed=1)
    while window.match.decision.topic == "draft":
        clicker.step()
        clicker.settle()
    assert shield_of(window).is_closed, "whoever has the first turn comes to the screen first"


def test_escape_leads_back_from_every_screen(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    start = window.screen_named("start")
    assert isinstance(start, StartScreen)
    for entry, name in (("new", "new_game"), ("load", "saves"), ("settings", "settings"), ("about", "about")):
        qtbot.mouseClick(start.entries[entry], LEFT)
        assert window.now == name
        qtbot.keyClick(window.screen_named(name), Qt.Key.Key_Escape)
        assert window.now == "start"


def test_closing_costs_nothing_and_continue_is_at_the_same_question(
    open_window: Opener, qtbot: QtBot, settings: Settings, tmp_path: Path
) -> None:
    window = open_window()
    window.begin(game(3, seed=5))
    clicker = Clicker(window, seed=5)
    for _ in range(25):
        clicker.settle()
        clicker.step()
    clicker.settle()
    before = window.match.decision  # type: ignore[union-attr]
    window.close()

    later = open_window()
    start = later.screen_named("start")
    assert isinstance(start, StartScreen) and start.entries["continue"].isVisible()
    qtbot.mouseClick(start.entries["continue"], LEFT)
    after = later.match.decision  # type: ignore[union-attr]
    assert after is not None and before is not None
    assert (after.seat, after.topic, list(after.acts)) == (before.seat, before.topic, list(before.acts))
    assert shield_of(later).is_closed or after.kind == "claims" or after.face_up, "behind the shield"


def test_a_new_game_does_not_swallow_an_unfinished_one(open_window: Opener) -> None:
    window = open_window()
    window.begin(game(2, seed=5))
    first = window.match
    assert first is not None
    window.leave_table()
    window.begin(game(3, seed=6))
    assert not [saved for saved in window.saves.all() if not saved.autosave], "nobody had chosen anything yet"
    clicker = Clicker(window, seed=5)
    for _ in range(4):
        clicker.settle()
        clicker.step()
    clicker.settle()
    window.leave_table()
    window.continue_game()
    assert not [saved for saved in window.saves.all() if not saved.autosave], "the same game goes on"
    window.leave_table()
    window.begin(game(2, seed=7))
    kept = [saved for saved in window.saves.all() if not saved.autosave]
    assert [len(saved.people) for saved in kept] == [3] and kept[0].trouble is None
    assert kept[0].name in window.findChild(Banner).words


def test_a_file_that_cannot_be_read_is_told_plainly(open_window: Opener, tmp_path: Path) -> None:
    window = open_window()
    broken = tmp_path / "broken.nemesis"
    broken.write_bytes(b"not a game")
    window.open_file(broken)
    assert window.now == "start"
    banner = window.findChild(Banner)
    assert banner is not None and banner.isVisible() and "broken.nemesis" in banner.words


def test_an_autosave_that_fails_is_told_and_the_game_goes_on(open_window: Opener) -> None:
    window = open_window()
    match = ScriptedMatch([Scene(sample_turn(JUNE)), Scene(sample_payment(JUNE))])
    table = at_the_table(window, match)
    match.save_fails = True
    table.controller.choose(Anchor("card", "scout_basic_repairs"))
    banner = window.findChild(Banner)
    assert banner.isVisible() and "disk full" in banner.words
    assert match.at == 1


# ---------------------------------------------------------------- the menu


def test_the_menu_saves_opens_sets_and_leaves(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    window.begin(game(2, seed=3))
    QTest.keyClick(shield_of(window), Qt.Key.Key_Return)
    table = table_of(window)

    def choose(name: str) -> None:
        qtbot.keyClick(table, Qt.Key.Key_F10)
        menu = window.findChild(GameMenu)
        assert menu.isVisible()
        qtbot.mouseClick(menu.buttons[name], LEFT)
        settle()
        assert not menu.isVisible()

    choose("continue")
    assert window.now == "table"
    choose("save")
    saves = window.screen_named("saves")
    qtbot.mouseClick(saves.save_button, LEFT)  # type: ignore[attr-defined]
    kept = [saved for saved in window.saves.all() if not saved.autosave]
    assert len(kept) == 1 and "Mira" in kept[0].name
    qtbot.keyClick(saves, Qt.Key.Key_Escape)
    assert window.now == "table"
    choose("settings")
    assert window.now == "settings"
    qtbot.keyClick(window.screen_named("settings"), Qt.Key.Key_Escape)
    assert window.now == "table"
    choose("load")
    assert window.now == "saves"
    qtbot.keyClick(saves, Qt.Key.Key_Escape)
    choose("start")
    assert window.now == "start"
    assert table.tray is None and table.controller is None


def test_the_menu_can_be_reached_from_behind_the_shield(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    window.begin(game(2, seed=3, draft="random"))
    qtbot.keyClick(shield_of(window), Qt.Key.Key_Escape)
    menu = window.findChild(GameMenu)
    assert menu.isVisible()
    qtbot.mouseClick(menu.buttons["settings"], LEFT)
    settle()
    assert window.now == "settings"
    qtbot.keyClick(window.screen_named("settings"), Qt.Key.Key_Escape)
    assert window.now == "table" and shield_of(window).is_closed and shield_of(window).isVisible()
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert not shield_of(window).is_closed, "the keyboard is back at the shield"


def test_escape_takes_back_first_and_opens_the_menu_when_there_is_nothing_left(open_window: Opener) -> None:
    window = open_window()
    match = ScriptedMatch([Scene(sample_turn(JUNE)), Scene(sample_payment(JUNE))])
    table = at_the_table(window, match)
    table.controller.choose(Anchor("card", "scout_basic_repairs"))
    settle()
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert match.at == 0
    assert window.findChild(GameMenu) is None
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert window.findChild(GameMenu).isVisible()


# ---------------------------------------------------------------- language, size, screen


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_changes_at_once_everywhere(open_window: Opener, language: str) -> None:
    window = open_window()
    table = at_the_table(window, ScriptedMatch([Scene(sample_turn(JUNE), acting=JUNE)]))
    window.settings.language = language
    settle()
    assert table.bar.sentence() == Words(language).text(sample_turn(JUNE).prompt)
    assert all(part.words is not None and part.words.language == language for part in table.parts)
    assert shield_of(window).words.language == language
    assert window.words.missing == set()


def test_the_text_size_reaches_every_part(open_window: Opener) -> None:
    window = open_window()
    table = at_the_table(window, ScriptedMatch([Scene(sample_turn(JUNE), acting=JUNE)]))
    window.settings.text_percent = 130
    settle()
    assert table.text_scale == 1.3
    assert table.map.text_scale == 1.3 and table.log.text_scale == 1.3


@pytest.mark.parametrize(("wide", "high"), [(1366, 768), (1280, 720), (1920, 1080), (1280, 800), (2560, 1080)])
@pytest.mark.parametrize("sunk", [False, True])
def test_the_parts_of_the_table_never_overlap(wide: int, high: int, sunk: bool) -> None:
    unit = min(wide / 1366, high / 768)
    places = layout(wide / unit, high / unit, sunk)
    if sunk:
        del places["tray"]
    names = list(places)
    for number, one in enumerate(names):
        x, y, w, h = places[one]
        assert x >= 0 and y >= 0 and x + w <= wide / unit + 0.01 and y + h <= high / unit + 0.01
        for other in names[number + 1 :]:
            a, b, c, d = places[other]
            apart = x + w <= a + 0.01 or a + c <= x + 0.01 or y + h <= b + 0.01 or b + d <= y + 0.01
            assert apart, f"{one} lies over {other}"


def test_the_layout_of_the_design_is_kept() -> None:
    places = layout(1366, 768, False)
    assert places["top"] == (0, 0, 1366, 46)
    assert places["crew"] == (8, 50, 164, 520)
    assert places["map"] == (176, 47, 954, 526)
    assert places["intruders"] == (1134, 50, 224, 247)
    assert places["log"] == (1134, 302, 224, 268)
    assert places["bar"] == (8, 574, 1350, 36)
    assert places["tray"] == (0, 613, 1366, 155)


def test_f11_fills_the_screen_and_is_remembered(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.keyClick(window, Qt.Key.Key_F11)
    assert window.isFullScreen() and window.settings.full_screen
    qtbot.keyClick(window, Qt.Key.Key_F11)
    assert not window.isFullScreen()


def test_where_the_window_was_is_remembered(open_window: Opener, settings: Settings) -> None:
    window = open_window()
    window.resize(1200, 700)
    window.close()
    assert settings.geometry is not None


# ---------------------------------------------------------------- no window at all


def test_a_missing_display_is_told_in_a_plain_sentence() -> None:
    assert trouble({"QT_QPA_PLATFORM": "offscreen"}) is None
    nothing = trouble({})
    assert nothing is not None and nothing.id in ("doctor-display-fault", "doctor-libraries-fault")
    silent = trouble({"DISPLAY": ":987"})
    assert silent is not None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [100, 150, 175])
def test_a_plain_sentence_leaves_the_title_of_the_program_alone(
    open_window: Opener, settings: Settings, language: str, text: int
) -> None:
    settings.language, settings.text_percent = language, text
    window = open_window()
    window.resize(1280, 720)
    window.saves.autosave.parent.mkdir(parents=True, exist_ok=True)
    window.saves.autosave.write_bytes(b"no game")
    window.continue_game()
    settle()
    unit = 720 / 768
    start, title = window.screen_named("start"), window.words.text(Text("ui-start-title"))
    assert isinstance(start, StartScreen)
    canvas = Canvas(QPainter(), unit, 1.0)
    size, shown = canvas.fitted(title, start.menu_wide, TITLES, 700, "display", grow=False)
    assert shown == title and canvas.width(title, size, 700, "display", grow=False) <= start.menu_wide
    banner = window.findChild(Banner)
    assert banner.isVisible() and banner.x() > (MENU_LEFT + start.menu_wide + 20) * unit
    assert window.rect().contains(banner.geometry())
    window.play(ScriptedMatch([Scene(sample_turn(JUNE), acting=JUNE)]))  # type: ignore[arg-type]
    assert abs(banner.geometry().center().x() - 640) <= 1, "over the table it stands in the middle"


def test_a_plain_sentence_goes_with_a_click(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    window.tell(SaveError(Text("save-missing", path="x")).text)
    banner = window.findChild(Banner)
    qtbot.mouseClick(banner, LEFT)
    assert not banner.isVisible()


def test_new_game_carries_names_colours_and_pins(open_window: Opener) -> None:
    window = open_window()
    window.begin(wanted(("Ada", "Bob"), 9, colours=(4, 2), pins=("our secret", None), draft="random", reactions="call"))
    crew = window.match.view(TABLE).crew  # type: ignore[union-attr]
    assert [(person.name, person.colour) for person in crew] == [("Ada", 4), ("Bob", 2)]
    table = window.match.table  # type: ignore[union-attr]
    assert table["reactions"] == "call" and set(table["pins"]) == {"0"} and "our secret" not in str(table)


def test_a_game_that_goes_on_from_the_copy_before_says_so(
    open_window: Opener,
) -> None:
    window = open_window()
    window.begin(game(3, seed=5))
    saves = window.saves
    before = previous(saves.autosave)
    shutil.copyfile(saves.autosave, before)
    saves.autosave.write_bytes(b"cut off by a power failure")
    window.leave_table()
    window.continue_game()
    banner = window.findChild(Banner)
    assert window.now == "table" and banner is not None
    assert "goes on from the one before" in banner.words
    assert any(one.trouble is not None for one in saves.all()), "the damaged file stays in the list"


def test_a_copy_before_that_cannot_be_opened_either_does_not_go_on(
    open_window: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    window.begin(game(3, seed=5))
    saves = window.saves
    shutil.copyfile(saves.autosave, previous(saves.autosave))
    saves.autosave.write_bytes(b"cut off by a power failure")
    window.leave_table()

    def refuse(path: Path, kinds: object) -> NoReturn:
        raise SaveError(Text("save-damaged", path=path.name, part=Text("save-part-checkpoint")))

    monkeypatch.setattr(Match, "load", refuse)
    window.continue_game()
    banner = window.findChild(Banner)
    assert window.now == "start" and banner is not None
    assert "damaged" in banner.words and "goes on" not in banner.words


def test_what_one_file_lacked_is_not_said_over_the_game_of_another(open_window: Opener, tmp_path: Path) -> None:
    window = open_window()
    window.begin(game(3, seed=5))
    window.leave_table()
    broken = tmp_path / "broken.nemesis"
    broken.write_bytes(b"no game")
    window.open_file(broken)
    banner = window.findChild(Banner)
    assert banner is not None and banner.isVisible() and "broken.nemesis" in banner.words
    window.open_file(window.saves.autosave)
    assert window.now == "table" and not banner.isVisible()
