"""Nothing secret gets past the hand-off."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QImage, QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from nemesis_desktop.engine.journal import Json
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.acts import Pass
from nemesis_desktop.games.nemesis.ui.seats import token_of
from nemesis_desktop.games.nemesis.ui.table import TableScreen
from nemesis_desktop.games.nemesis.ui.tray.tray import PersonalTray
from nemesis_desktop.program.words import LANGUAGES, Words
from nemesis_desktop.table.desk.settings import Settings
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.furniture.overlays import Banner, GameMenu
from nemesis_desktop.table.furniture.secrecy.pins import PinBook, Removal, kept_form, matches
from nemesis_desktop.table.furniture.secrecy.plate import Notice
from nemesis_desktop.table.furniture.secrecy.shield import Shield
from nemesis_desktop.table.furniture.secrecy.shield_parts import ForgottenPin
from nemesis_desktop.table.furniture.secrecy.shield_tools import ShieldTools
from nemesis_desktop.table.game_ui import Call
from nemesis_desktop.table.screens.last_game import remember_pins, remembered_pins
from tests.games.nemesis.ui.layout_check import check
from tests.games.nemesis.ui.samples import JUNE, LEV, MIRA, sample_turn, sample_view
from tests.games.nemesis.ui.scripted import Scene, ScriptedMatch

LEFT = Qt.MouseButton.LeftButton
SCOUT = Call(Text("ui-shield-turn", character=Text("character-scout"), round=10), token_of(sample_view(JUNE), JUNE))
NOTICE = Notice(JUNE, "June", SCOUT, ("Mira", "Otto", "Lev"))
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
        # Both windows are asked while they have the keyboard: the focus ring belongs to the shield's picture.
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
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


def test_the_finger_of_the_last_person_does_not_open_the_shield(shield: Shield, qtbot: QtBot) -> None:
    arrived: list[int] = []
    shield.arrived.connect(arrived.append)
    shield.quiet = 300
    shield.close_for(NOTICE)
    qtbot.keyClick(shield, Qt.Key.Key_Return)
    qtbot.mouseClick(shield.findChild(QWidget, "enter"), LEFT)
    assert arrived == [] and shield.is_closed
    for _ in range(5):
        qtbot.wait(shield.quiet // 3)
        qtbot.keyClick(shield, Qt.Key.Key_Return)
    assert arrived == [], "whoever drums on keeps it shut"
    qtbot.wait(shield.quiet + 20)
    qtbot.keyClick(shield.findChild(QWidget, "enter"), Qt.Key.Key_Space)
    assert arrived == [], "that key goes through what is shown"
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", autorep=True)
    QApplication.sendEvent(shield, held)
    assert arrived == [], "the key is still held down"
    qtbot.keyClick(shield, Qt.Key.Key_Return)
    assert arrived == [JUNE]


def test_escape_at_the_shield_asks_for_the_menu(shield: Shield, qtbot: QtBot) -> None:
    shield.close_for(NOTICE)
    with qtbot.waitSignal(shield.menu):
        qtbot.keyClick(shield, Qt.Key.Key_Escape)
    assert shield.is_closed


def test_a_wrong_pin_is_told_in_a_plain_sentence(shield: Shield, qtbot: QtBot) -> None:
    arrived: list[int] = []
    shield.arrived.connect(arrived.append)
    shield.close_for(Notice(JUNE, "June", SCOUT, (), kept_form("2468")))
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


# ---------------------------------------------------------------- a forgotten PIN


def with_pins(open_window: Callable[[], MainWindow]) -> MainWindow:
    """June is called to the shield; she and Mira have PINs, and June has just forgotten hers."""
    match = ScriptedMatch([Scene(sample_turn(JUNE)), Scene(sample_turn(MIRA)), Scene(sample_turn(JUNE))])
    match.table["pins"] = {str(JUNE): kept_form("2468"), str(MIRA): kept_form("1357")}
    window = open_window()
    window.play(match)  # type: ignore[arg-type]
    return window


def ask_removal(window: MainWindow, qtbot: QtBot) -> Shield:
    shield = shield_of(window)
    qtbot.mouseClick(shield.findChild(QWidget, "forgotten"), LEFT)
    assert shield.asks_removal
    return shield


def test_without_a_pin_there_is_nothing_to_forget(shield: Shield) -> None:
    shield.close_for(NOTICE)
    assert shield.findChild(QWidget, "forgotten").isHidden()


def test_a_forgotten_pin_is_removed_only_after_a_question_and_shows_nobodys_cards(
    open_window: Callable[[], MainWindow], qtbot: QtBot
) -> None:
    window = with_pins(open_window)
    shield = ask_removal(window, qtbot)
    assert shield.findChild(QWidget, "pin").isHidden()
    qtbot.keyClick(shield, Qt.Key.Key_Escape)
    assert not shield.asks_removal and shield.findChild(QWidget, "pin").isVisible()
    ask_removal(window, qtbot)
    shield.findChild(ForgottenPin).keep_button.click()
    assert table_of(window).controller.pins.of(JUNE) is not None
    ask_removal(window, qtbot)
    shield.findChild(ForgottenPin).remove_button.click()
    assert shield.is_closed and table_of(window).tray is None, "June still has to come to the screen herself"
    assert table_of(window).controller.pins.of(JUNE) is None
    assert table_of(window).controller.pins.of(MIRA) is not None, "the others keep theirs"
    qtbot.keyClick(shield, Qt.Key.Key_Return)
    assert table_of(window).tray is not None


def test_everybody_is_told_of_a_pin_that_was_removed(open_window: Callable[[], MainWindow], qtbot: QtBot) -> None:
    window = with_pins(open_window)
    shield = ask_removal(window, qtbot)
    shield.findChild(ForgottenPin).remove_button.click()
    table = table_of(window)
    assert window.findChild(Banner).words == "June has no PIN any more. Everybody is told."
    assert "June has forgotten the PIN: it is removed." in table.log.entries()
    assert shield.notice is not None and shield.notice.bare == (), "June knows"
    qtbot.keyClick(shield, Qt.Key.Key_Return)
    table.controller.choose_act(8)
    assert shield.notice.seat == MIRA and shield.notice.bare == ("June",)
    qtbot.keyClicks(shield.findChild(QWidget, "pin"), "1357")
    qtbot.keyClick(shield.findChild(QWidget, "pin"), Qt.Key.Key_Return)
    assert table.tray is not None
    assert table.controller.pins.bare_since(MIRA) == (), "she has read it"
    assert table.controller.pins.bare_since(LEV) == (JUNE,), "he has not"
    assert "June has forgotten the PIN: it is removed." in table.log.entries(), "it stands in the log for good"


def test_what_was_told_of_pins_is_saved_with_the_game() -> None:
    table: dict[str, Json] = {"pins": {"0": kept_form("1"), "2": kept_form("2")}}
    book = PinBook(table)
    book.remove(2, 17)
    book.read_by(0)
    kept = json.loads(json.dumps(table))
    assert set(kept["pins"]) == {"0"}
    assert PinBook(kept).removed == (Removal(2, 17, (2, 0)),)
    assert PinBook({"pins_removed": [["x"], 5, [1, 2, [3, "y"]]]}).removed == (Removal(1, 2, (3,)),)


def test_the_same_people_are_not_asked_for_a_forgotten_pin_again(
    open_window: Callable[[], MainWindow], qtbot: QtBot, settings: Settings
) -> None:
    window = with_pins(open_window)
    pins = table_of(window).controller.match.table["pins"]
    assert isinstance(pins, dict)
    remember_pins(settings, pins)
    ask_removal(window, qtbot).findChild(ForgottenPin).remove_button.click()
    assert set(remembered_pins(settings)) == {str(MIRA)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [1.0, 1.5, 1.75])
def test_the_question_about_a_forgotten_pin_fits_its_place(
    shield: Shield, qtbot: QtBot, language: str, text: float
) -> None:
    shield.parentWidget().resize(1280, 720)
    shield.set_scale(1.0, text)
    shield.retranslate(Words(language))
    shield.close_for(Notice(JUNE, "Maximiliana Aureli", SCOUT, ("Mira",), kept_form("2468")))
    qtbot.mouseClick(shield.findChild(QWidget, "forgotten"), LEFT)
    assert shield.words.missing == set()
    assert check(shield.parentWidget(), (1280, 720)) == []
    qtbot.keyClick(shield, Qt.Key.Key_Escape)
    assert check(shield.parentWidget(), (1280, 720)) == []


def closed_after_an_answer(window: MainWindow, qtbot: QtBot, *, barred: bool = False) -> ScriptedMatch:
    """June has come and answered; the shield waits for Mira."""
    match = ScriptedMatch([Scene(sample_turn(JUNE)), Scene(sample_turn(MIRA)), Scene(sample_turn(MIRA))])
    if barred:
        match.barriers.add(1)
    window.play(match)  # type: ignore[arg-type]
    qtbot.keyClick(shield_of(window), Qt.Key.Key_Return)
    table_of(window).controller.choose_act(8)
    shield = shield_of(window)
    assert shield.is_closed and shield.notice is not None and shield.notice.seat == MIRA
    return match


def take_back_button(window: MainWindow) -> QWidget:
    return shield_of(window).findChild(QWidget, "take_back")


@pytest.mark.parametrize("way", ["button", "key", "escape"])
def test_whoever_has_just_finished_takes_it_back_while_the_shield_is_shut(
    open_window: Callable[[], MainWindow], qtbot: QtBot, way: str
) -> None:
    window = open_window()
    match = closed_after_an_answer(window, qtbot)
    if way == "button":
        qtbot.mouseClick(take_back_button(window), LEFT)
    elif way == "escape":
        qtbot.keyClick(shield_of(window), Qt.Key.Key_Escape)
    else:
        qtbot.keyClick(shield_of(window), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    shield = shield_of(window)
    assert match.answers == []
    assert shield.is_closed and shield.notice is not None and shield.notice.seat == JUNE, "nobody else sees her cards"
    assert table_of(window).tray is None
    assert not take_back_button(window).isVisible()
    qtbot.keyClick(shield, Qt.Key.Key_Return)
    assert table_of(window).tray is not None and table_of(window).controller.person == JUNE


def test_the_shield_looks_the_same_whether_it_can_be_taken_back_or_not(
    open_window: Callable[[], MainWindow], qtbot: QtBot
) -> None:
    pictures = []
    for barred in (False, True):
        window = open_window()
        match = closed_after_an_answer(window, qtbot, barred=barred)
        assert take_back_button(window).isVisible() and take_back_button(window).isEnabled()
        pictures.append(pixels(window))
    assert pictures[0] == pictures[1]
    qtbot.mouseClick(take_back_button(window), LEFT)
    assert match.answers == [(8,)] and shield_of(window).notice is not None
    assert window.findChild(Banner).isVisible()


def test_nothing_is_taken_back_once_the_next_person_has_come(
    open_window: Callable[[], MainWindow], qtbot: QtBot
) -> None:
    window = open_window()
    match = closed_after_an_answer(window, qtbot)
    qtbot.keyClick(shield_of(window), Qt.Key.Key_Return)
    table = table_of(window)
    assert table.controller.person == MIRA
    table.controller.take_back()
    assert match.answers == [(8,)]


def test_nobody_is_offered_to_take_back_what_nobody_at_the_table_has_just_done(
    open_window: Callable[[], MainWindow], qtbot: QtBot
) -> None:
    window = open_window()
    window.play(ScriptedMatch([Scene(sample_turn(JUNE))]))  # type: ignore[arg-type]
    assert shield_of(window).is_closed and not take_back_button(window).isVisible()
    qtbot.keyClick(shield_of(window), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert shield_of(window).is_closed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [1.0, 1.75])
@pytest.mark.parametrize("pin", [None, kept_form("1234")])
def test_the_way_back_has_its_place_on_the_lock(qtbot: QtBot, language: str, text: float, pin: Json) -> None:
    window = QWidget()
    window.resize(1280, 720)
    qtbot.addWidget(window)
    made = Shield(Words(language), window)
    made.set_scale(1.0, text)
    window.show()
    made.close_for(Notice(JUNE, "June", SCOUT, ("Mira", "Otto", "Lev"), pin, finished="Konstantin Bartolo"))
    assert check(window, (1280, 720)) == []


def tools(window: MainWindow) -> ShieldTools:
    return shield_of(window).findChild(ShieldTools)


def test_menu_and_settings_are_on_the_shield_and_it_stays_shut(
    open_window: Callable[[], MainWindow], qtbot: QtBot
) -> None:
    window = open_window()
    closed_after_an_answer(window, qtbot)
    qtbot.mouseClick(tools(window).menu_button, LEFT)
    assert window.findChild(GameMenu).isVisible()
    window.findChild(GameMenu).shut()
    qtbot.keyClick(shield_of(window), Qt.Key.Key_F10)
    assert window.findChild(GameMenu).isVisible(), "Escape takes back here, F10 is the menu everywhere"
    window.findChild(GameMenu).shut()
    qtbot.mouseClick(tools(window).settings_button, LEFT)
    assert window.now == "settings"
    window.go_back()
    assert window.now == "table" and shield_of(window).is_closed and shield_of(window).isVisible()


def test_text_grows_and_shrinks_on_the_shield_within_its_limits(
    open_window: Callable[[], MainWindow], qtbot: QtBot
) -> None:
    window = open_window()
    closed_after_an_answer(window, qtbot)
    qtbot.mouseClick(tools(window).larger, LEFT)
    assert window.settings.text_percent == 125 and shield_of(window).text_scale == 1.25
    for _ in range(4):
        qtbot.mouseClick(tools(window).larger, LEFT)
    assert window.settings.text_percent == 175
    for _ in range(5):
        qtbot.mouseClick(tools(window).smaller, LEFT)
    assert window.settings.text_percent == 80
    assert shield_of(window).is_closed
