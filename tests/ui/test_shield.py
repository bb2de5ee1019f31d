"""Nothing secret gets past the hand-off."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from nemesis_desktop.games.nemesis.acts import Pass
from nemesis_desktop.ui.nemesis.table import TableScreen
from nemesis_desktop.ui.nemesis.tray import PersonalTray
from nemesis_desktop.ui.pins import kept_form, matches
from nemesis_desktop.ui.shield import Notice, Shield
from nemesis_desktop.ui.window import MainWindow
from nemesis_desktop.words import LANGUAGES, Words
from tests.ui.samples import JUNE, MIRA, sample_turn
from tests.ui.scripted import Scene, ScriptedMatch

LEFT = Qt.MouseButton.LeftButton
NOTICE = Notice(JUNE, "June", 4, "scout", 10, True, ("Mira", "Otto", "Lev"))
OTHER_HAND = ("scout_rest", "scout_interruption", "scout_adrenaline", "contamination_1", "contamination_2")


def pixels(widget: QWidget) -> bytes:
    image = widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    return bytes(image.constBits())


def table_of(window: MainWindow) -> TableScreen:
    table = window.screen_named("table")
    assert isinstance(table, TableScreen)
    return table


def shield_of(window: MainWindow) -> Shield:
    return window.findChild(Shield)


@pytest.fixture
def shield(qtbot: QtBot) -> Shield:
    """A shield over a window full of secrets."""
    window = QWidget()
    window.resize(1366, 768)
    qtbot.addWidget(window)
    made = Shield(Words("en"), window)
    window.show()
    made.test_window = window
    return made


def test_the_shield_hides_every_pixel_of_what_lies_under_it(qtbot: QtBot) -> None:
    pictures = set()
    for ground in ("red", "blue"):
        window = QWidget()
        window.setStyleSheet(f"background: {ground}")
        window.resize(1366, 768)
        qtbot.addWidget(window)
        cover = QWidget(window)
        cover.resize(1366, 768)
        closed = Shield(Words("en"), cover)
        window.show()
        closed.close_for(NOTICE)
        pictures.add(pixels(window))
    assert len(pictures) == 1


@pytest.mark.parametrize("hand", [(), OTHER_HAND])
def test_two_different_hands_look_the_same_under_the_shield(
    open_window: Callable[[], MainWindow], qtbot: QtBot, hand: tuple[str, ...]
) -> None:
    def closed(cards: tuple[str, ...]) -> bytes:
        match = ScriptedMatch([Scene(sample_turn(JUNE)), Scene(sample_turn(JUNE))])
        match.hands = {JUNE: cards}
        window = open_window()
        window.play(match)  # type: ignore[arg-type]
        assert shield_of(window).is_closed
        return pixels(window)

    assert closed(hand) == closed(("scout_basic_repairs", "scout_search_1"))


def test_private_widgets_live_only_while_their_owner_is_at_the_screen(
    open_window: Callable[[], MainWindow], qtbot: QtBot
) -> None:
    window = open_window()
    match = ScriptedMatch([Scene(sample_turn(JUNE)), Scene(sample_turn(MIRA))])
    window.play(match)  # type: ignore[arg-type]
    table, shield = table_of(window), shield_of(window)
    assert table.tray is None and not window.findChildren(PersonalTray)
    qtbot.keyClick(shield, Qt.Key.Key_Return)
    tray = table.tray
    assert tray is not None and tray.view is not None and tray.view.seat == JUNE
    passing = next(index for index, act in enumerate(sample_turn().acts) if isinstance(act, Pass))
    table.controller.choose_act(passing)
    assert shield.is_closed
    assert not isValid(tray), "the previous person's cards are destroyed, not hidden"
    assert not window.findChildren(PersonalTray)
    qtbot.keyClick(shield, Qt.Key.Key_Return)
    assert table.tray is not None and table.tray.view is not None and table.tray.view.seat == MIRA


def test_public_parts_know_nothing_of_anybody_under_the_shield(
    open_window: Callable[[], MainWindow], qtbot: QtBot
) -> None:
    window = open_window()
    window.play(ScriptedMatch([Scene(sample_turn(JUNE)), Scene(sample_turn(MIRA))]))  # type: ignore[arg-type]
    table = table_of(window)
    qtbot.keyClick(shield_of(window), Qt.Key.Key_Return)
    assert any(part.view is not None and part.view.mine is not None for part in table.public_parts)
    table.controller.choose_act(8)
    assert shield_of(window).is_closed
    assert all(part.view is None or part.view.mine is None for part in table.public_parts)
    assert all(part.offers is None or part.offers.decision is None for part in table.public_parts)


def test_only_enter_and_the_button_open_the_shield(shield: Shield, qtbot: QtBot) -> None:
    arrived: list[int] = []
    shield.arrived.connect(arrived.append)
    shield.close_for(NOTICE)
    for key in (Qt.Key.Key_Space, Qt.Key.Key_A, Qt.Key.Key_Tab, Qt.Key.Key_N):
        qtbot.keyClick(shield, key)
    qtbot.mouseClick(shield, LEFT, pos=QPoint(100, 100))
    assert shield.is_closed and not arrived
    button = shield.findChild(QWidget, "enter")
    qtbot.mouseClick(button, LEFT)
    assert arrived == [JUNE] and not shield.is_closed and not shield.isVisible()


def test_escape_at_the_shield_asks_for_the_menu(shield: Shield, qtbot: QtBot) -> None:
    shield.close_for(NOTICE)
    with qtbot.waitSignal(shield.menu):
        qtbot.keyClick(shield, Qt.Key.Key_Escape)
    assert shield.is_closed


def test_a_wrong_pin_is_told_in_a_plain_sentence(shield: Shield, qtbot: QtBot) -> None:
    arrived: list[int] = []
    shield.arrived.connect(arrived.append)
    shield.close_for(Notice(JUNE, "June", 4, "scout", 10, True, (), kept_form("2468")))
    pin = shield.findChild(QWidget, "pin")
    assert pin.hasFocus() or pin.isVisible()
    qtbot.keyClicks(pin, "1357")
    qtbot.keyClick(pin, Qt.Key.Key_Return)
    assert not arrived and shield.is_closed
    assert shield.problem == "That is not the PIN of June."
    pin.clear()
    qtbot.keyClicks(pin, "2468")
    assert shield.problem == "", "the complaint goes as soon as another is typed"
    qtbot.keyClick(pin, Qt.Key.Key_Return)
    assert arrived == [JUNE]


def test_a_pin_is_kept_only_as_a_salted_hash() -> None:
    kept = kept_form("2468")
    assert "2468" not in str(kept)
    assert kept != kept_form("2468"), "each has its own salt"
    assert matches("2468", kept) and not matches("2469", kept)
    assert not matches("2468", None) and not matches("2468", {"salt": "zz", "hash": "zz"})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080), (1280, 800), (1024, 768)])
def test_the_shield_covers_every_size_in_every_language(
    shield: Shield, qtbot: QtBot, language: str, size: tuple[int, int]
) -> None:
    shield.parentWidget().resize(*size)
    shield.retranslate(Words(language))
    shield.close_for(NOTICE)
    assert shield.geometry() == shield.parentWidget().rect()
    image = shield.parentWidget().grab().toImage()
    assert all(image.pixelColor(x, y).alpha() == 255 for x in (0, size[0] - 1) for y in (0, size[1] - 1))
    assert shield.words.missing == set()
