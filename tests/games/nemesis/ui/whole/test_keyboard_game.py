"""Whole games, from the start screen to the ending, by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from nemesis_desktop.table.desk.settings import Settings
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.furniture.secrecy.shield import Shield
from nemesis_desktop.table.screens.setting_up.new_game import NewGameScreen
from nemesis_desktop.table.screens.start import StartScreen
from tests.games.nemesis.ui.keyboard import Typist, focused, go_to, tap
from tests.games.nemesis.ui.stages import STAGES, table_of


def set_up(window: MainWindow, people: int, seed: int) -> None:
    """A new game from the start screen, with keys alone."""
    QApplication.processEvents()
    start = window.screen_named("start")
    assert isinstance(start, StartScreen)
    go_to(start.entries["new"])
    tap(Qt.Key.Key_Return)
    QApplication.processEvents()
    screen = window.screen_named("new_game")
    assert window.now == "new_game" and isinstance(screen, NewGameScreen)
    go_to(screen.count.segments[str(screen.count.value)])
    while int(screen.count.value) != people:
        tap(Qt.Key.Key_Left if int(screen.count.value) > people else Qt.Key.Key_Right)
    for row, name in zip(screen.people[:people], ("Mira", "Otto", "Lev", "June"), strict=False):
        go_to(row.name)
        QTest.keyClick(focused(), Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClicks(focused(), name)
    go_to(screen.page.segments["game"])
    tap(Qt.Key.Key_Right)
    go_to(screen.seed)
    QTest.keyClick(focused(), Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(focused(), str(seed))
    go_to(screen.start_button)
    tap(Qt.Key.Key_Return)
    QApplication.processEvents()
    assert window.now == "table"


@pytest.mark.parametrize("people", [1, 3])
def test_a_whole_game_with_keys_alone(open_window: Callable[[], MainWindow], people: int) -> None:
    """From the start screen to the ending and to a second game; each place of the keyboard has a name and is seen."""
    window = open_window()
    set_up(window, people, seed=people)
    typist = Typist(window, seed=people)
    typist.play()
    assert window.now == "ending"
    assert typist.strays == set()
    assert typist.stops > 50, "things on the table were reached with Tab"
    assert window.match is not None and window.match.view().ending is not None


def test_a_game_face_down_with_keys_alone(open_window: Callable[[], MainWindow], settings: Settings) -> None:
    settings.secrecy = "face_down"
    window = open_window()
    set_up(window, 2, seed=5)
    typist = Typist(window, seed=5)
    typist.play()
    assert window.now == "ending"
    assert typist.strays == set()


def test_tab_goes_to_what_is_asked_first(open_window: Callable[[], MainWindow]) -> None:
    """The cards that are looked at come first, then the buttons, the ship, the hand; the top strip comes last."""
    window = open_window()
    STAGES["search"](window)
    table = table_of(window)
    QApplication.processEvents()
    assert table.look is not None and table.look.isVisible()
    table.setFocus()
    tap(Qt.Key.Key_Tab)
    assert table.look.isAncestorOf(focused())
    table.setFocus()
    tap(Qt.Key.Key_Backtab)
    assert table.top.isAncestorOf(focused())


def test_tab_stays_with_the_characters_as_long_as_they_are_chosen(open_window: Callable[[], MainWindow]) -> None:
    """The draft covers the table: the sheets come first, then the bar, and nothing that lies below."""
    window = open_window()
    set_up(window, 2, seed=5)
    table = table_of(window)
    table.setFocus()
    tap(Qt.Key.Key_Tab)
    assert table.draft.isAncestorOf(focused())
    for _ in range(12):
        tap(Qt.Key.Key_Tab)
        assert table.draft.isAncestorOf(focused()) or table.bar.isAncestorOf(focused())


def test_f6_goes_from_part_to_part(open_window: Callable[[], MainWindow]) -> None:
    window = open_window()
    set_up(window, 1, seed=2)
    typist = Typist(window, seed=2)
    while (asked := typist.controller.decision) is None or asked.topic != "turn" or typist.table.reading is not None:
        typist.settle()
        typist.step()
    typist.settle()
    table = typist.table
    assert table.tray is not None
    table.setFocus()
    visited = []
    for _ in range(12):
        tap(Qt.Key.Key_F6)
        part = next(part for part in table.parts if part is focused() or part.isAncestorOf(focused()))
        visited.append(part)
    for part in (table.bar, table.map, table.tray, table.crew, table.intruders, table.log, table.top):
        assert part in visited
    first = visited.index(table.tray)
    assert visited[first - 1] is table.map, "the hand lies below the ship"


def test_enter_never_presses_a_button_that_took_the_place_of_another(open_window: Callable[[], MainWindow]) -> None:
    """After an answer the keyboard is back on the table: a second Enter cannot answer the next question unseen."""
    window = open_window()
    set_up(window, 1, seed=2)
    typist = Typist(window, seed=2)
    for _ in range(30):
        typist.settle()
        if typist.over:
            break
        buttons = [button for button in typist.table.bar.buttons.values() if button.hasFocus()]
        assert buttons == []
        typist.step()


def test_the_shield_is_opened_with_keys(open_window: Callable[[], MainWindow]) -> None:
    """Characters are chosen on the open table; the first that is somebody's own comes behind a shield."""
    window = open_window()
    set_up(window, 2, seed=9)
    typist = Typist(window, seed=9)
    for _ in range(2):
        assert typist.controller.person is None and typist.table.draft.isVisible()
        typist.settle()
        typist.step()
    typist.settle()
    shield = window.findChild(Shield)
    assert shield is not None and shield.is_closed
    tap(Qt.Key.Key_Return)
    QApplication.processEvents()
    typist.settle()
    assert typist.controller.person is not None
