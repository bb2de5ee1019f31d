"""On a small screen, or with everything enlarged by the system, all that can be pressed lies inside the window."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget

from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.furniture.play.act_menu import ActMenu, MenuLine
from tests.games.nemesis.ui.samples import JUNE, sample_turn
from tests.games.nemesis.ui.scripted import Scene, ScriptedMatch

SIZES = {"800 × 600": (800, 600), "1366 × 768 at 150 %": (910, 512), "1280 × 800 at 150 %": (853, 533)}
TEXTS = (100, 175)
SCREENS = ("start", "new_game", "saves", "settings", "about", "history", "table", "menu", "keys", "rules")
PEEPING = 0.93
"""The cards of a hand stand a little below the edge of the window, as cards do in a hand."""


def within_scrolling(widget: QWidget) -> bool:
    """Whether it can be scrolled into view."""
    parent = widget.parentWidget()
    return parent is not None and (isinstance(parent, QAbstractScrollArea) or within_scrolling(parent))


def out_of_reach(window: QWidget) -> list[str]:
    """Everything that takes the keyboard or clicks and lies outside the window."""
    lost = []
    for widget in window.findChildren(QWidget):
        if not widget.isVisible() or widget.focusPolicy() == Qt.FocusPolicy.NoFocus or within_scrolling(widget):
            continue
        place = QRect(widget.mapTo(window, QPoint()), widget.size())
        seen = place.intersected(window.rect())
        if seen.width() * seen.height() < PEEPING * place.width() * place.height():
            lost.append(f"{type(widget).__name__} {widget.accessibleName()} at {place.getRect()}")
    return lost


def show(window: MainWindow, screen: str) -> None:
    """Bring a screen up, or what lies over the table."""
    if screen in ("table", "menu", "keys", "rules"):
        match = ScriptedMatch([Scene(sample_turn(JUNE), acting=JUNE)])
        match.table["secrecy"] = "open"
        window.play(match)  # type: ignore[arg-type]
        {"menu": window.open_menu, "keys": window.comfort.toggle_keys, "rules": window.open_rules}.get(
            screen, lambda: None
        )()
    else:
        window.go(screen)


@pytest.mark.parametrize("screen", SCREENS)
def test_everything_is_within_reach(open_window: Callable[[], MainWindow], screen: str) -> None:
    window = open_window()
    window.settings.language = "ru"
    show(window, screen)
    for name, size in SIZES.items():
        for text in TEXTS:
            window.settings.text_percent = text
            window.resize(*size)
            QApplication.processEvents()
            assert window.size() == QSize(*size), f"{name}, {text} %: the window does not become so small"
            assert out_of_reach(window) == [], f"{name}, {text} %"


def test_the_window_fits_beside_the_bars_of_a_small_desktop(open_window: Callable[[], MainWindow]) -> None:
    window = open_window()
    for screen in SCREENS[:7]:
        show(window, screen)
        window.settings.text_percent = 175
        QApplication.processEvents()
        least = window.minimumSize().expandedTo(window.minimumSizeHint())
        assert least.width() <= 800 and least.height() <= 440, screen


def test_the_first_place_of_the_window_lies_on_the_screen(open_window: Callable[[], MainWindow]) -> None:
    window = open_window()
    window._take_first_place()
    room = window.screen().availableGeometry()
    assert window.width() <= room.width() and window.height() <= room.height()


@pytest.mark.parametrize("text", [1.0, 1.75])
@pytest.mark.parametrize("lines", [3, 12, 24])
def test_every_line_of_a_menu_lies_inside_the_window(
    open_window: Callable[[], MainWindow], text: float, lines: int
) -> None:
    window = open_window()
    window.resize(910, 512)
    menu = ActMenu(window)
    menu.set_scale(0.6, text)
    menu.ask(
        [MenuLine(number, f"Line {number}", 1, note="What may come of it. " * 3) for number in range(lines)], QPoint()
    )
    for row in menu.rows():
        assert window.rect().contains(row.geometry())


@pytest.mark.parametrize(
    ("screen", "whole"), [((1366, 728), True), ((1280, 680), True), ((1440, 860), True), ((1920, 1040), False)]
)
def test_on_a_small_screen_the_window_takes_all_of_it_the_first_time(
    open_window: Callable[[], MainWindow], monkeypatch: pytest.MonkeyPatch, screen: tuple[int, int], whole: bool
) -> None:
    """What is left of 13 and 14 inch screens beside the bars of the desktop; a large one keeps some free."""
    window = open_window()
    window.hide()

    monkeypatch.setattr(
        MainWindow, "screen", lambda self: SimpleNamespace(availableGeometry=lambda: QRect(0, 0, *screen))
    )
    window.open()
    assert window.isMaximized() is whole


def test_a_window_that_somebody_has_placed_comes_up_where_they_left_it(
    open_window: Callable[[], MainWindow],
) -> None:
    window = open_window()
    window.resize(900, 600)
    window.settings.geometry = window.saveGeometry()
    window.hide()
    window.open()
    assert not window.isMaximized()
