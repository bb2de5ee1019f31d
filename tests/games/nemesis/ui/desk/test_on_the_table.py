"""The table in the window: menus of things, keys, what is watched, and what explains itself."""

from __future__ import annotations

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from nemesis_desktop.engine.decision import TABLE, Act, Anchor, Claim, Decision
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.acts import CarefulMove, Move
from nemesis_desktop.games.nemesis.ui.ship.sketch import CAREFUL
from nemesis_desktop.games.nemesis.ui.table import TableScreen
from nemesis_desktop.table.furniture.explain import DELAY
from nemesis_desktop.table.furniture.play.act_menu import ActMenu
from nemesis_desktop.table.furniture.play.presses import HELD, LINGERS
from tests.games.nemesis.ui.desk.opening import LEFT, Opener, at_the_table, settle, shield_of, table_of
from tests.games.nemesis.ui.samples import JUNE, MIRA, OTTO, sample_payment, sample_turn
from tests.games.nemesis.ui.scripted import Scene, ScriptedMatch, event

SHIFT = Qt.KeyboardModifier.ShiftModifier


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
