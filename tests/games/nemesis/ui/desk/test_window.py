"""The main window: from the start screen to the table and back, with nothing lost on the way."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from nemesis_desktop.engine.decision import TABLE, Act, Anchor, Claim, Decision
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.saving.files import previous
from nemesis_desktop.engine.saving.storage import SaveError
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.acts import CarefulMove, Move
from nemesis_desktop.games.nemesis.ui.ship.sketch import CAREFUL
from nemesis_desktop.games.nemesis.ui.table import TableScreen, layout
from nemesis_desktop.program.words import LANGUAGES, Words
from nemesis_desktop.table.desk.display import trouble
from nemesis_desktop.table.desk.settings import Settings
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.furniture.explain import DELAY
from nemesis_desktop.table.furniture.overlays import Banner, GameMenu
from nemesis_desktop.table.furniture.play.act_menu import ActMenu
from nemesis_desktop.table.furniture.play.presses import HELD, LINGERS
from nemesis_desktop.table.furniture.secrecy.shield import Shield
from nemesis_desktop.table.screens.setting_up.new_game import NewGameScreen
from nemesis_desktop.table.screens.start import MENU_LEFT, TITLES, StartScreen
from tests.games.nemesis.ui.clicker import Clicker
from tests.games.nemesis.ui.samples import JUNE, MIRA, OTTO, sample_payment, sample_turn
from tests.games.nemesis.ui.scripted import Scene, ScriptedMatch, event
from tests.games.nemesis.ui.wanting import wanted
from tests.games.nemesis.ui.whole.test_whole_game import game

LEFT = Qt.MouseButton.LeftButton
SHIFT = Qt.KeyboardModifier.ShiftModifier
Opener = Callable[[], MainWindow]


def table_of(window: MainWindow) -> TableScreen:
    table = window.screen_named("table")
    assert isinstance(table, TableScreen)
    return table


def shield_of(window: MainWindow) -> Shield:
    shield = window.findChild(Shield)
    assert isinstance(shield, Shield)
    return shield


def settle() -> None:
    for _ in range(4):
        QApplication.processEvents()


def at_the_table(window: MainWindow, match: ScriptedMatch) -> TableScreen:
    """The window with a scripted match and the first person at the screen."""
    window.play(match)  # type: ignore[arg-type]
    if shield_of(window).is_closed:
        QTest.keyClick(shield_of(window), Qt.Key.Key_Return)
    settle()
    return table_of(window)


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


# ---------------------------------------------------------------- on the table


def test_a_thing_with_several_acts_opens_a_menu_beside_it(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    match = ScriptedMatch([Scene(TWO_WAYS, acting=JUNE), Scene(sample_turn(JUNE), acting=JUNE)])
    table = at_the_table(window, match)
    qtbot.mouseClick(table.map, LEFT, pos=table.map.place_of(Anchor("room", 5)).center().toPoint())
    settle()
    menu = table.findChild(ActMenu)
    assert menu.isVisible() and len(menu.rows()) == 2
    assert table.rect().contains(menu.body())
    qtbot.keyClick(menu, Qt.Key.Key_1)
    settle()
    assert not menu.isVisible()
    assert match.answers == [(0,)]


TWO_WAYS = evolve(sample_turn(JUNE), acts=[Move("5-10", 5), Move("5-6", 5)])
"""Two corridors lead into one room: a click on it has to ask."""


def badge(table: TableScreen, slot: int) -> QPoint:
    """The middle of the badge of a room, on the map."""
    target = table.map.target_of(Anchor(CAREFUL, slot))
    assert target is not None
    return table.map.to_widget(target.shape.boundingRect()).center().toPoint()


@pytest.mark.parametrize(
    ("sign", "meant"), [("click", Move), ("shift", CarefulMove), ("held", CarefulMove), ("badge", CarefulMove)]
)
def test_a_lit_room_is_entered_by_one_click_and_carefully_by_a_second_sign(
    open_window: Opener, sign: str, meant: type[Act]
) -> None:
    window = open_window()
    match = ScriptedMatch([Scene(sample_turn(JUNE), acting=JUNE), Scene(sample_turn(JUNE), acting=JUNE)])
    table = at_the_table(window, match)
    QTest.qWait(2 * LINGERS)
    place = table.map.place_of(Anchor("room", 5)).center().toPoint()
    at = table.map.mapTo(window, badge(table, 5) if sign == "badge" else place)
    handle, keys = window.windowHandle(), Qt.KeyboardModifier.NoModifier
    if sign == "shift":
        keys = Qt.KeyboardModifier.ShiftModifier
    QTest.mousePress(handle, LEFT, keys, at)
    if sign == "held":
        QTest.qWait(round(HELD * 1000) + 20)
    QTest.mouseRelease(handle, LEFT, keys, at)
    settle()
    (answer,) = match.answers
    assert isinstance(sample_turn(JUNE).acts[answer[0]], meant)


@pytest.mark.parametrize(("keys", "meant"), [(Qt.KeyboardModifier.NoModifier, Move), (SHIFT, CarefulMove)])
def test_enter_moves_and_shift_with_it_moves_carefully(
    open_window: Opener, keys: Qt.KeyboardModifier, meant: type[Act]
) -> None:
    window = open_window()
    match = ScriptedMatch([Scene(sample_turn(JUNE), acting=JUNE), Scene(sample_turn(JUNE), acting=JUNE)])
    table = at_the_table(window, match)
    table.map.setFocus(Qt.FocusReason.TabFocusReason)
    while table.map.focused != Anchor("room", 5):
        QTest.keyClick(table.map, Qt.Key.Key_Tab)
    QTest.qWait(2 * LINGERS)
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Return, keys)
    settle()
    (answer,) = match.answers
    assert isinstance(sample_turn(JUNE).acts[answer[0]], meant)


def test_a_lit_room_says_what_a_click_and_a_second_sign_do(open_window: Opener) -> None:
    window = open_window()
    table = at_the_table(window, ScriptedMatch([Scene(sample_turn(JUNE), acting=JUNE)]))
    table.hover.point_at(Anchor("room", 5), QPoint(300, 300))
    table.hover.show_now()
    assert [way.partition(":")[0] for way in table.hover.ways] == ["Click", "Badge, Shift or a long press"]


def test_a_menu_goes_away_without_a_choice(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    match = ScriptedMatch([Scene(TWO_WAYS, acting=JUNE)])
    table = at_the_table(window, match)
    menu = table.findChild(ActMenu)
    for leave in (
        lambda: qtbot.keyClick(menu, Qt.Key.Key_Escape),
        lambda: qtbot.mouseClick(menu, LEFT, pos=QPoint(3, 3)),
    ):
        table.controller.choose(Anchor("room", 5))
        assert menu.isVisible() and not match.answers
        leave()
        assert not menu.isVisible() and not match.answers


def test_keys_select_confirm_and_take_back(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    match = ScriptedMatch([Scene(sample_payment(JUNE)), Scene(sample_turn(MIRA))])
    table = at_the_table(window, match)
    table.controller.choose(Anchor("card", "scout_search_1"))
    table.controller.choose(Anchor("card", "scout_demolition"))
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert match.answers == [(0, 2)]


def test_the_event_phase_is_watched_on_the_open_table(open_window: Opener) -> None:
    seen: list[tuple[bool, int | None]] = []
    window = open_window()
    events = (event("noise-rolled", face="silence"), event("time", index=7), event("event-card", event="hatching"))
    match = ScriptedMatch([Scene(sample_turn(JUNE), acting=JUNE), Scene(sample_turn(MIRA), events, acting=MIRA)])
    table = at_the_table(window, match)
    table.controller.happened.connect(lambda told: seen.append((table.tray is None, table.controller.person)))
    table.controller.choose_act(8)
    assert seen[-1] == (True, None), "no tray, nobody at the screen"
    assert shield_of(window).is_closed


def test_what_happens_is_shown_and_skipped_with_a_key(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    window.settings.speed = "normal"
    rolled = (event("noise-rolled", who=JUNE, face="silence", room=10), event("event-card", event="hatching"))
    match = ScriptedMatch([Scene(sample_turn(JUNE), acting=JUNE), Scene(sample_turn(JUNE), rolled, acting=JUNE)])
    table = at_the_table(window, match)
    qtbot.waitUntil(lambda: not shield_of(window).isVisible(), timeout=3000)
    table.controller.choose_act(0)
    for name in ("Silence", "Hatching"):
        qtbot.waitUntil(lambda: table.reveal.resting, timeout=5000)
        assert table.playback.running and table.controller.decision is None
        assert table.reveal.page is not None and table.reveal.page.title == name
        qtbot.keyClick(table, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: table.controller.decision is not None, timeout=3000)
    assert table.reveal.page is None and not table.playback.running
    assert len(table.log.entries()) == 2
    window.settings.speed = "off"


@pytest.mark.parametrize("waits", [True, False])
def test_a_card_that_is_read_aloud_stays_until_somebody_goes_on(open_window: Opener, qtbot: QtBot, waits: bool) -> None:
    window = open_window()
    window.settings.speed, window.settings.cards_wait = "fast", waits
    drawn = (event("noise-rolled", who=JUNE, face="silence", room=10), event("event-card", event="hatching"))
    match = ScriptedMatch([Scene(sample_turn(JUNE), acting=JUNE), Scene(sample_turn(JUNE), drawn, acting=JUNE)])
    table = at_the_table(window, match)
    qtbot.waitUntil(lambda: not shield_of(window).isVisible(), timeout=3000)
    table.controller.choose_act(0)
    reveal = table.reveal
    qtbot.waitUntil(lambda: reveal.resting and reveal.page is not None and reveal.page.read_aloud, timeout=6000)
    if waits:
        assert not table.reveal._end.isActive()
        qtbot.keyClick(table, Qt.Key.Key_Space)
    else:
        assert table.reveal._end.isActive()
        window.settings.cards_wait = True
        assert table.reveal.waits, "at once, for the next card"
    qtbot.waitUntil(lambda: table.controller.decision is not None, timeout=6000)
    window.settings.speed = "off"


def test_face_down_hands_over_without_a_shield(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    match = ScriptedMatch([Scene(sample_turn(JUNE), acting=JUNE)], table={"secrecy": "face_down"})
    window.play(match)  # type: ignore[arg-type]
    table = table_of(window)
    assert not shield_of(window).is_closed
    assert table.tray is not None and table.tray.concealed
    assert table.map.view is not None and table.map.view.mine is None
    settle()
    before = table.grab().toImage()
    qtbot.keyPress(table, Qt.Key.Key_Space)
    assert not table.tray.concealed
    qtbot.keyRelease(table, Qt.Key.Key_Space)
    assert table.tray.concealed
    settle()
    assert table.grab().toImage() == before


def test_the_public_view_of_a_face_down_hand_is_the_same_for_every_hand(open_window: Opener) -> None:
    def picture(hand: tuple[str, ...]) -> object:
        window = open_window()
        match = ScriptedMatch([Scene(Decision(JUNE, Text("ask-turn", who="June", number=1), [Move("5-10", 5)]))])
        match.table["secrecy"] = "face_down"
        match.hands = {JUNE: hand}
        window.play(match)  # type: ignore[arg-type]
        settle()
        return table_of(window).grab().toImage()

    assert picture(("scout_rest", "scout_demolition")) == picture(("scout_search_1", "contamination_4"))


def test_the_end_shows_who_won_and_leads_back(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    match = ScriptedMatch([Scene(sample_turn(JUNE), acting=JUNE), Scene(None)])
    table = at_the_table(window, match)
    table.controller.choose_act(0)
    settle()
    assert window.now == "ending"
    window.screen_named("ending").start.emit()  # type: ignore[attr-defined]
    assert window.now == "start"


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


# ---------------------------------------------------------------- what explains itself


def hand_card(table: TableScreen, number: int) -> QWidget:
    """A card in the hand of whoever is at the screen."""
    assert table.tray is not None
    return table.tray.hand.cards[number]


def rest_on(table: TableScreen, widget: QWidget) -> None:
    """The pointer comes to a thing and stays until it explains itself."""
    place = widget.mapToGlobal(widget.rect().center())
    QCursor.setPos(place)
    table.hover.point_at(Anchor("card", "scout_search_1"), place)
    table.hover.show_now()
    assert table.hover.isVisible()


def test_no_card_of_a_hand_is_explained_to_a_table_that_is_asked(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    claim = Decision(TABLE, Text("prompt-turn"), [Claim(OTTO)], kind="claims", least=0, most=1)
    match = ScriptedMatch([Scene(sample_turn(JUNE), acting=JUNE), Scene(claim, acting=JUNE)])
    table = at_the_table(window, match)
    rest_on(table, hand_card(table, 1))
    hand_card(table, 0).setFocus()
    table.controller.choose_act(8)  # type: ignore[union-attr]
    settle()
    QTest.qWait(DELAY + 50)
    assert table.controller.stage == "claims" and not table.hover.isVisible()  # type: ignore[union-attr]


def test_what_comes_under_a_resting_pointer_explains_itself_when_the_pointer_moves(open_window: Opener) -> None:
    window = open_window()
    turn = Scene(sample_turn(JUNE), acting=JUNE)
    table = at_the_table(window, ScriptedMatch([turn, turn]))
    card = hand_card(table, 1)
    rest_on(table, card)
    table.controller.choose_act(8)  # type: ignore[union-attr]
    assert not table.hover.isVisible()
    table.hover.point_at(Anchor("card", "scout_search_1"), QCursor.pos())
    QTest.qWait(DELAY + 50)
    assert not table.hover.isVisible(), "nobody asked for it"
    table.hover.point_at(Anchor("card", "scout_search_1"), QCursor.pos() + QPoint(9, 0))
    QTest.qWait(DELAY + 50)
    assert table.hover.isVisible()


def test_after_an_answer_no_key_presses_the_next_card(open_window: Opener) -> None:
    turn = Scene(sample_turn(JUNE), acting=JUNE)
    match = ScriptedMatch([turn, turn])
    table = at_the_table(open_window(), match)
    hand_card(table, 0).setFocus(Qt.FocusReason.MouseFocusReason)
    table.controller.choose_act(8)  # type: ignore[union-attr]
    settle()
    assert len(match.answers) == 1
    focused = QApplication.focusWidget()
    assert focused is not None and table.tray is not None and not table.tray.isAncestorOf(focused)
    QTest.keyClick(focused, Qt.Key.Key_Space)
    assert len(match.answers) == 1 and not table.controller.chosen  # type: ignore[union-attr]


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
