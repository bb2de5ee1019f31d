"""Every key of the game works by its place on the keyboard, in each layout that our languages are written with."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from nemesis_desktop.engine.decision import Act, Decision
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.acts import Pass
from nemesis_desktop.games.nemesis.aims import Named
from nemesis_desktop.games.nemesis.ui.table import TableScreen
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.furniture.controls.keys import is_undo, key_of, number_of
from nemesis_desktop.table.furniture.overlays import Overlay
from tests.games.nemesis.ui.samples import JUNE
from tests.games.nemesis.ui.scripted import Scene, ScriptedMatch

RUSSIAN = dict(zip("QWERTYUIOPASDFGHJKLZXCVBNM", "ЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ", strict=True))
CZECH_NUMBERS = dict(zip("1234567890", "+ěščřžýáíé", strict=True))
"""The keyboards as they are printed: key by key, from left to right."""
LAYOUTS: dict[str, dict[str, str]] = {"English": {}, "Russian": RUSSIAN, "Czech": CZECH_NUMBERS}
LETTERS = "NMROIPLZ"
"""The letters in the list of keys, Ctrl+Z among them, and the one that opens the rules."""
NOTHING, CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier


def written(layout: str, key: str) -> tuple[int, str]:
    """What Qt says of a key: its code and its text, in a layout."""
    sign = LAYOUTS[layout].get(key, key)
    return ord(sign.upper()), sign.lower()


def press(widget: QWidget, layout: str, key: str, modifiers: Qt.KeyboardModifier = NOTHING) -> None:
    """Press and let go of a key, wherever the keyboard is; shortcuts hear of it first."""
    code, text = written(layout, key)
    text = "" if modifiers == CTRL else text
    QTest.sendKeyEvent(QTest.KeyAction.Click, QApplication.focusWidget() or widget, Qt.Key(code), text, modifiers)


@pytest.fixture(params=list(LAYOUTS))
def layout(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def table(open_window: Callable[[], MainWindow]) -> TableScreen:
    """A turn of June's with a few buttons, one answer behind it."""
    window = open_window()
    loose: list[Act] = [Named("order"), Named("treat"), Named("stun"), Pass()]
    buttons = turn(loose)
    match = ScriptedMatch([Scene(one, acting=JUNE) for one in (buttons, buttons, buttons)])
    match.table["secrecy"] = "open"
    window.play(match)  # type: ignore[arg-type]
    screen = window.screen_named("table")
    assert isinstance(screen, TableScreen) and screen.controller is not None
    return screen


def turn(acts: list[Act]) -> Decision:
    return Decision(JUNE, Text("ask-turn", who="June", number=1), acts, topic="turn")


def answers(table: TableScreen) -> list[tuple[int, ...]]:
    assert table.controller is not None
    return table.controller.match.answers  # type: ignore[attr-defined,no-any-return]


@pytest.mark.parametrize("letter", LETTERS)
def test_a_letter_is_the_key_at_its_place(layout: str, letter: str) -> None:
    code, text = written(layout, letter)
    assert key_of(QKeyEvent(QEvent.Type.KeyPress, code, NOTHING, text)) == ord(letter)


@pytest.mark.parametrize("number", "0123456789")
def test_the_row_of_numbers_gives_numbers(layout: str, number: str) -> None:
    code, text = written(layout, number)
    assert number_of(QKeyEvent(QEvent.Type.KeyPress, code, NOTHING, text)) == int(number)
    with_shift = QKeyEvent(QEvent.Type.KeyPress, ord(number), Qt.KeyboardModifier.ShiftModifier, number)
    assert number_of(with_shift) == int(number), "Czech people write them with Shift"


@pytest.mark.parametrize("sign", ["²", "٣", "", "ß", "12"])
def test_what_only_looks_like_a_number_is_none(sign: str) -> None:
    assert number_of(QKeyEvent(QEvent.Type.KeyPress, 0, NOTHING, sign)) is None


def test_a_czech_z_is_a_z_where_it_is_printed() -> None:
    printed = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Z, CTRL, "")
    neighbour = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Y, CTRL, "")
    assert is_undo(printed) and not is_undo(neighbour)


def test_ctrl_z_takes_back(table: TableScreen, layout: str) -> None:
    table.controller.choose_act(0)  # type: ignore[union-attr]
    press(table, layout, "Z", CTRL)
    assert answers(table) == []


@pytest.mark.parametrize("number", "123")
def test_a_number_presses_its_button(table: TableScreen, layout: str, number: str) -> None:
    for keyboard in (table, table.map):
        before = len(answers(table))
        keyboard.setFocus()
        press(table, layout, number)
        QApplication.processEvents()
        assert answers(table)[before:] == [(int(number) - 1,)], keyboard


def test_a_number_chooses_a_line_of_a_menu(table: TableScreen, layout: str) -> None:
    table.bar.menu_wanted.emit([0, 1, 2], table.mapToGlobal(table.rect().center()))
    press(table, layout, "2")
    QApplication.processEvents()
    assert answers(table) == [(1,)]


def test_plus_still_brings_the_ship_nearer_where_no_number_wants_it(table: TableScreen) -> None:
    table.controller.match.scenes[1:] = [Scene(turn([Pass()]), acting=JUNE)]  # type: ignore[union-attr,attr-defined]
    table.controller.choose_act(0)  # type: ignore[union-attr]
    before = table.map.zoom
    table.map.setFocus()
    press(table, "Czech", "1")
    assert table.map.zoom > before


def test_p_opens_the_piles_and_l_the_log(table: TableScreen, layout: str) -> None:
    high = table.log.height()
    press(table, layout, "L")
    assert table.log.height() > high
    press(table, layout, "L")
    press(table, layout, "P")
    assert any(one.isVisible() for one in table.window().findChildren(Overlay))


def test_o_shows_the_objectives_and_i_the_notes(table: TableScreen, layout: str) -> None:
    assert table.tray is not None
    code, text = written(layout, "O")
    QTest.sendKeyEvent(QTest.KeyAction.Press, table, Qt.Key(code), text, NOTHING)
    assert table.tray.objectives.isVisible()
    QTest.sendKeyEvent(QTest.KeyAction.Release, table, Qt.Key(code), text, NOTHING)
    assert not table.tray.objectives.isVisible()
    press(table, layout, "I")
    assert table.tray.notes.isVisible()


def test_n_m_and_r(table: TableScreen, layout: str) -> None:
    opened: list[str] = []
    table.rules.connect(lambda: opened.append("rules"))
    press(table, layout, "R")
    assert opened == ["rules"]
    QTest.keyClick(QApplication.focusWidget() or table, Qt.Key.Key_Escape)
    many = [Named(option) for option in ("order", "treat", "stun", "operate", "inject", "burden", "boost")]
    table.controller.match.scenes[1:] = [Scene(turn([*many, Pass()]), acting=JUNE)]  # type: ignore[union-attr,attr-defined]
    table.controller.choose_act(0)  # type: ignore[union-attr]
    press(table, layout, "M")
    assert table.act_menu.isVisible()
