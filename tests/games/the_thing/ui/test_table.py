"""The table around the private frame: keyboard, notebook, second screen, leaving and coming back, a new game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from nemesis_desktop.engine.decision import TABLE, Anchor
from nemesis_desktop.games.the_thing.ui.notebook import Notebook
from nemesis_desktop.games.the_thing.ui.private.frame import PrivateFrame
from nemesis_desktop.games.the_thing.ui.station.chart import HIGH, WIDE, board_in
from nemesis_desktop.games.the_thing.view import View
from nemesis_desktop.table.desk.helpers.comfort import Comfort
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.drawing.stencil import picture
from nemesis_desktop.table.furniture.part import TablePart
from nemesis_desktop.table.screens.last_game import NewGame
from tests.games.the_thing.ui.clicker import Player, new_match

OpenWindow = Callable[[], MainWindow]


def begin(window: MainWindow, people: int = 4, seed: int = 1) -> Player:
    window.setUpdatesEnabled(False)
    window.play(new_match(people, seed))
    return Player(window, seed)


def alone(player: Player) -> PrivateFrame:
    """The frame of whoever comes to the screen first."""
    for _ in range(20):
        player.settle()
        if player.table.frame is not None:
            return player.table.frame
        player.step()
    raise AssertionError("nobody is asked alone")


def test_a_private_question_is_answered_with_the_keyboard(quick_window: OpenWindow) -> None:
    player = begin(quick_window())
    frame, decision = alone(player), player.controller.decision
    for number in ("3", "1"):
        QTest.keyClick(player.table, number)
    assert frame.task is not None and frame.task.complete
    QTest.keyClick(player.table, Qt.Key.Key_Return)
    player.settle()
    assert player.controller.decision is not decision


def test_enter_on_what_was_chosen_last_confirms(quick_window: OpenWindow) -> None:
    player = begin(quick_window())
    frame, decision = alone(player), player.controller.decision
    QTest.keyClick(player.table, "3")
    card = frame.spot_of(("task", "card-0"))
    assert card is not None
    card.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(card, Qt.Key.Key_Return)
    player.settle()
    assert player.controller.decision is decision and frame.works, "the first one chooses"
    QTest.keyClick(card, Qt.Key.Key_Return)
    player.settle()
    assert player.controller.decision is not decision


def test_keys_of_the_bar_do_nothing_on_the_frame(quick_window: OpenWindow) -> None:
    player = begin(quick_window())
    alone(player)
    decision = player.controller.decision
    for key in (Qt.Key.Key_N, Qt.Key.Key_M, Qt.Key.Key_Return):
        QTest.keyClick(player.table, key)
        player.settle()
    assert player.controller.decision is decision


def test_p_holds_the_role_open(quick_window: OpenWindow) -> None:
    player = begin(quick_window())
    frame = alone(player)
    QTest.keyPress(player.table, Qt.Key.Key_P)
    assert frame.peeking
    QTest.keyRelease(player.table, Qt.Key.Key_P)
    assert not frame.peeking


def test_the_notebook_tells_what_everybody_has_seen(quick_window: OpenWindow) -> None:
    player = begin(quick_window(), 4, 3)
    player.play(until="vote")
    view = player.controller.match.view(TABLE)
    assert isinstance(view, View)
    player.table.open_notebook()
    book = player.window.findChild(Notebook)
    assert book is not None and book.isVisible()
    assert len(book.sentences()) == len(view.facts)
    QTest.keyClick(book, Qt.Key.Key_B)
    assert not book.isVisible()


def test_the_second_screen_sees_what_everybody_may_see(
    quick_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Comfort, "other_screen", lambda self: QGuiApplication.primaryScreen())
    window = quick_window()
    player = begin(window)
    window.comfort.toggle_second()
    second = window.comfort.second
    assert second is not None
    seats: set[int] = set()
    shown = TablePart.show_view

    def show_view(part: TablePart[View], view: View) -> None:
        if part.window() is second:
            seats.add(view.seat)
        shown(part, view)

    monkeypatch.setattr(TablePart, "show_view", show_view)
    second.setUpdatesEnabled(False)
    player.play(until="burn")
    assert seats == {TABLE} and not second.findChildren(PrivateFrame)


@pytest.mark.parametrize("topic", ["go", "assign"])
def test_a_game_is_left_and_gone_on_with_where_it_was(quick_window: OpenWindow, topic: str) -> None:
    window = quick_window()
    player = begin(window)
    player.play(until=topic)
    before = player.controller.match
    window.leave_table()
    player.settle()
    window.continue_game()
    player.settle()
    after = window.match
    assert after is not None and after is not before
    assert after.decision is not None and after.decision.topic == topic
    player.play(until="vote")


def test_a_new_game_from_the_page(quick_window: OpenWindow) -> None:
    window = quick_window()
    window.setUpdatesEnabled(False)
    pins, names = (None,) * 5, ("Ada", "Ben", "Cleo", "Dan", "")
    chosen = {"characters": "chosen"}
    window.begin(NewGame(names, (1, 2, 3, 4, 5), pins, "shield", "ask", 1, "the-thing", "hidden", chosen))
    player = Player(window)
    player.settle()
    decision = player.controller.decision
    assert decision is not None and decision.topic == "character", "nobody is called for what lies open"
    assert player.table.tray.shows(Anchor("character", "clark"))
    player.play(until="go")


@pytest.mark.parametrize("size", [(1024, 768), (1920, 800)])
def test_the_walls_stand_around_the_rooms_in_a_window_of_any_shape(
    quick_window: OpenWindow, size: tuple[int, int]
) -> None:
    window = quick_window()
    window.play(new_match(1, 1, secrecy="open"))
    window.resize(*size)
    player = Player(window)
    player.settle()
    station, scene = player.table.station, player.table.gathering
    assert station.view is not None
    board = board_in(station.wide, station.high)
    drawing = picture(f"the_thing/art/{'station_dark' if station.view.dark else 'station'}", int(WIDE), int(HIGH))
    drawn, shown = drawing.toImage(), station.grab().toImage()
    for x, y in ((50, 4), (850, 4), (160, 225), (320, 115)):  # snow at both sides, the floor between rooms
        at = QPointF(board.x() + x * station.scale, board.y() + y * station.scale) * station.unit
        there, wanted = shown.pixelColor(at.toPoint()), drawn.pixelColor(x, y)
        assert abs(there.red() - wanted.red()) + abs(there.blue() - wanted.blue()) < 24, (x, y)
    track = station.spot_of(Anchor("space", 0))
    assert track is not None and scene.geometry().bottom() < station.geometry().y() + track.geometry().y()
