"""The open table on a second screen: it follows the game, and never knows more than everybody."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from nemesis_desktop.engine.decision import TABLE
from nemesis_desktop.engine.events import Event
from nemesis_desktop.games.nemesis.ui.ship.map import ShipMap
from nemesis_desktop.games.nemesis.view import View
from nemesis_desktop.table.desk.helpers.comfort import Comfort
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.drawing import theme
from nemesis_desktop.table.furniture.log_panel import LogPanel
from nemesis_desktop.table.furniture.part import TablePart
from nemesis_desktop.table.furniture.second_screen import SecondScreen
from nemesis_desktop.table.show.moment import Moment
from tests.games.nemesis.ui.clicker import Clicker, Mischief
from tests.games.nemesis.ui.keyboard import tap
from tests.games.nemesis.ui.stages import asks, kept
from tests.games.nemesis.ui.whole.test_whole_game import game


@pytest.fixture
def two_screens(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The machine of the tests has one screen: it stands for the second one, too."""
    monkeypatch.setattr(Comfort, "other_screen", lambda self: QGuiApplication.primaryScreen())
    yield


def second_of(window: MainWindow) -> SecondScreen:
    assert window.comfort.second is not None
    return window.comfort.second


@pytest.mark.usefixtures("two_screens")
@pytest.mark.parametrize("player", [pytest.param(Clicker, marks=pytest.mark.soak), Mischief])
def test_it_never_receives_the_view_of_a_seat(
    open_window: Callable[[], MainWindow], monkeypatch: pytest.MonkeyPatch, player: type[Clicker]
) -> None:
    """A whole game: every view and every line of the log that reaches the second window is the table's."""
    window = open_window()
    window.begin(game(2, seed=4))
    window.comfort.toggle_second()
    second = second_of(window)
    views: list[View] = []
    shown, set_log, tell = TablePart.show_view, LogPanel.set_log, LogPanel.tell

    def show_view(part: TablePart, view: View) -> None:
        if part.window() is second:
            views.append(view)
        shown(part, view)

    told: list[object] = []

    def keep_log(panel: LogPanel, events: object) -> None:
        if panel.window() is second:
            told.extend(events)  # type: ignore[call-overload]
        set_log(panel, events)  # type: ignore[arg-type]

    def keep_told(panel: LogPanel, events: object, **more: bool) -> None:
        if panel.window() is second:
            told.extend(events)  # type: ignore[call-overload]
        tell(panel, events, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(TablePart, "show_view", show_view)
    monkeypatch.setattr(LogPanel, "set_log", keep_log)
    monkeypatch.setattr(LogPanel, "tell", keep_told)
    clicker = player(window, seed=4)
    clicker.play()
    assert len(views) > 100 and {view.seat for view in views} == {TABLE}
    assert all(view.mine is None for view in views)
    match = window.match
    assert match is not None
    if player is Clicker:
        # Without turning back, each line has one form for everybody.
        open_log = list(match.events_since(0, TABLE))
        assert told and all(one in open_log for one in told)


@pytest.mark.usefixtures("two_screens")
def test_it_follows_the_game_and_takes_no_keys(open_window: Callable[[], MainWindow]) -> None:
    window = open_window()
    match = kept("turn", 4, asks("turn"))
    match.table["secrecy"] = "shield"
    window.play(match)
    QApplication.processEvents()
    tap(Qt.Key.Key_F9)
    second = second_of(window)
    QApplication.processEvents()
    assert QApplication.activeWindow() is window
    assert second.isVisible() and second.table.tray is None and second.table.look is None
    assert second.windowFlags() & Qt.WindowType.WindowDoesNotAcceptFocus
    assert second.table._view == match.view(TABLE)
    assert second.table.offers is not None and second.table.offers.anchors == ()
    tap(Qt.Key.Key_Return)
    clicker = Clicker(window, seed=1)
    for _ in range(6):
        clicker.settle()
        clicker.step()
    clicker.settle()
    QTest.qWait(5)
    assert second.table._view == window.match.view(TABLE)  # type: ignore[union-attr]
    assert second.table.bar.tale == list(window.match.events_since(0))[-1], "its bar is never empty"  # type: ignore[union-attr]
    assert (
        window.isActiveWindow()
        or QApplication.focusWidget() is None
        or not second.isAncestorOf(QApplication.focusWidget())
    )
    tap(Qt.Key.Key_F9)
    assert window.comfort.second is None


@pytest.mark.usefixtures("two_screens")
def test_it_says_who_is_choosing_and_never_what_is_on_offer(open_window: Callable[[], MainWindow]) -> None:
    window = open_window()
    match = kept("turn", 4, asks("turn"))
    match.table["secrecy"] = "open"
    window.play(match)
    window.comfort.toggle_second()
    bar, decision = second_of(window).table.bar, match.decision
    assert decision is not None
    name = match.view(TABLE).crew[decision.seat].name
    assert bar.accessibleName() == f"{name} chooses an action."
    window.continue_game()
    clicker = Clicker(window, seed=2)
    said = set()
    for _ in range(12):
        clicker.settle()
        QTest.qWait(5)
        said.add(bar.accessibleName())
        clicker.step()
    chosen = ("chooses an action", "pays for an action", "chooses a target", "decides", "The whole table decides")
    assert said and all(any(one in words for one in chosen) for words in said), said


@pytest.mark.usefixtures("two_screens")
def test_it_shows_what_happens_while_it_happens(
    open_window: Callable[[], MainWindow], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What moves on the laptop moves here, too."""
    window = open_window()
    window.comfort.toggle_second()
    second = second_of(window)
    played: list[str] = []
    play = ShipMap.play

    def noted(ship: ShipMap, moment: Moment[Event, View], done: Callable[[], None]) -> None:
        if ship.window() is second:
            played.append(moment.told.kind)
        play(ship, moment, done)

    monkeypatch.setattr(ShipMap, "play", noted)
    window.begin(game(2, seed=3))
    theme.set_speed("fast")
    clicker = Clicker(window, seed=3)
    for _ in range(120):
        if len(played) > 10:
            break
        clicker.settle()
        clicker.step()
    assert len(played) > 10, "however slow the machine, what is shown here is shown there"


@pytest.mark.usefixtures("two_screens")
def test_unplugging_and_plugging_in_again(open_window: Callable[[], MainWindow]) -> None:
    window = open_window()
    window.play(kept("turn", 4, asks("turn")))
    window.comfort.toggle_second()
    screen = second_of(window).on
    assert screen is not None
    window.comfort._screen_went(screen)
    QApplication.processEvents()
    assert window.comfort.second is None and window.now == "table"
    window.comfort._second_wanted = True
    window.comfort._show_second(screen)
    assert second_of(window).table._view is not None


def test_without_a_second_screen_the_window_says_so(open_window: Callable[[], MainWindow]) -> None:
    window = open_window()
    window.comfort.toggle_second()
    assert window.comfort.second is None
    assert window.over.banner is not None and "second screen" in window.over.banner.words
    window.play(kept("turn", 4, asks("turn")))
    window.open_menu()
    assert window.over.menu is not None and window.over.menu.buttons["second"].isHidden()


@pytest.mark.usefixtures("two_screens")
def test_language_and_text_size_reach_it(open_window: Callable[[], MainWindow]) -> None:
    window = open_window()
    window.play(kept("turn", 4, asks("turn")))
    window.open_menu()
    assert window.over.menu is not None and not window.over.menu.buttons["second"].isHidden()
    window.over.menu.buttons["second"].click()
    QApplication.processEvents()
    second = second_of(window)
    window.settings.language = "ru"
    window.settings.text_percent = 150
    assert second.table.words.language == "ru" and second.table.text_scale == 1.5
    window.leave_table()
    assert second.table.controller is None
    window.close()
    assert window.comfort.second is None
