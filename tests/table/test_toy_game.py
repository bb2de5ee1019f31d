"""A whole game of the toy, clicked through the real window: the furniture needs no real game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from nemesis_desktop.engine.decision import TABLE, Claim, Yes
from nemesis_desktop.engine.match import Match
from nemesis_desktop.table.desk.helpers.comfort import Comfort
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.furniture.part import TablePart
from nemesis_desktop.table.furniture.play.act_menu import ActMenu
from nemesis_desktop.table.screens.last_game import NewGame
from nemesis_desktop.table.screens.start import StartScreen
from tests.engine.playing import NAMES, ToyMatch
from tests.engine.toy import Accuse, Lay, Pump, Scuttle, View, team
from tests.program.stowaways import KIND
from tests.table.toy_book import STOWAWAYS_BOOK
from tests.table.toy_ui import Deck, Hand, StowawaysUi, Verdict
from tests.windows import AtTheWindow

LEFT = Qt.MouseButton.LeftButton
OpenWindow = Callable[[], MainWindow]


class Person(AtTheWindow[Deck]):
    """Plays in the window with the pointer: clicks what is lit up."""

    made = Deck

    def __init__(self, window: MainWindow, seed: int = 1) -> None:
        super().__init__(window, seed)
        self.hand_offs: list[str] = []
        self.topics: set[str] = set()
        # A bell may answer a question of the whole table before anybody has looked.
        self.controller.asked.connect(lambda asked: self.topics.add(asked.topic) if asked is not None else None)

    def step(self) -> None:
        shield = self.window.game.hand_off.shield
        if shield is not None and shield.is_closed:
            assert shield.notice is not None
            assert not self.table.findChildren(Hand), "something private is there before anybody has come"
            self.hand_offs.append(shield.notice.name)
            QTest.mouseClick(shield.findChild(QWidget, "enter"), LEFT)
            return
        decision = self.controller.decision
        if decision is None:
            QTest.qWait(5)
            return
        self.topics.add(decision.topic)
        if decision.kind == "table":
            act = decision.acts[self.chance.randrange(len(decision.acts))]
            if isinstance(act, Pump) and self.chance.random() < 0.3:
                self.press(self.table.ship.spot_of(act))
            else:
                QTest.qWait(10)
        elif decision.kind == "claims":
            for index, act in enumerate(decision.acts):
                if isinstance(act, Claim) and self.chance.random() < 0.4:
                    self.click_act(index)
            self.press(self.table.bar.buttons["confirm" if self.controller.chosen else "decline"])
        else:
            self.click_act(self.chance.randrange(len(decision.acts)))

    def click_act(self, index: int) -> None:
        """Where the act is: its thing, its button, or its line in the menu of what has no place."""
        table, offers = self.table, self.table.offers
        assert offers is not None
        if index not in offers.loose:
            anchor = offers.act(index).anchors()[0]
            part = next(part for part in table.parts if part.shows(anchor))
            place = part.place_of(anchor)
            assert place is not None
            self.press(part.childAt(place.center().toPoint()))
        elif f"act-{index}" in table.bar.buttons:
            self.press(table.bar.buttons[f"act-{index}"])
        else:
            self.press(table.bar.buttons["menu"])
            row = next(row for row in table.findChild(ActMenu).rows() if row.entry.index == index)  # type: ignore[attr-defined]
            self.press(row)

    def press(self, widget: QWidget | None) -> None:
        assert widget is not None and widget.isVisible()
        QTest.mouseClick(widget, LEFT)
        self.settle()


def begin(window: MainWindow, people: int, secrecy: str = "shield", seed: int = 1) -> Person:
    match: ToyMatch = Match.new(KIND, NAMES[:people], seed)
    match.table["secrecy"] = secrecy
    window.play(match)
    return Person(window, seed)


def match_of(window: MainWindow) -> ToyMatch:
    assert window.match is not None
    return window.match


@pytest.mark.parametrize(("people", "secrecy"), [(2, "shield"), (8, "shield"), (4, "open")])
def test_a_whole_game_through_the_window(toy_window: OpenWindow, people: int, secrecy: str) -> None:
    window = toy_window()
    person = begin(window, people, secrecy)
    person.play()
    assert isinstance(window.screen_named("ending"), Verdict)
    assert {"look", "lay", "pump", "accuse", "vote"} <= person.topics
    if secrecy == "shield":
        assert person.hand_offs[:people] == list(NAMES[:people]), "everybody looks at their role, one after another"


def test_the_rule_book_is_that_of_the_game_on_the_table(toy_window: OpenWindow) -> None:
    window = toy_window()
    begin(window, 2, "open")
    window.open_rules()
    assert window.over.rules is not None and window.over.rules.isVisible()
    assert window.over.rules.article == STOWAWAYS_BOOK.first
    assert any("Staying afloat" in widget.accessibleName() for widget in window.over.rules.findChildren(QWidget))


def test_the_table_is_asked_without_anybody_s_hand_and_the_moment_is_noted(
    toy_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.table.toy_ui.STRIKES_EVERY", 60_000)  # no bell comes in between
    window = toy_window()
    person = begin(window, 3)
    person.play(until="pump")
    assert person.controller.person is None and not person.table.private_parts
    person.press(person.table.ship.spot_of(Pump(2, 3)))
    person.press(person.table.ship.spot_of(Pump(0, 1)))
    told = [choice for choice in match_of(window).journal if choice.moment is not None]
    assert [choice.seat for choice in told[:2]] == [2, 0]
    moments = [choice.moment or 0 for choice in told]
    assert moments == sorted(moments)
    assert "Cleo pumps." in person.table.log.entries()


def test_the_clock_strikes_by_itself_and_stands_still_under_the_menu(
    toy_window: OpenWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.table.toy_ui.STRIKES_EVERY", 600)
    window = toy_window()
    person = begin(window, 2)
    person.play(until="pump")
    window.open_menu()
    clock = person.controller.clock
    left = clock.left
    QTest.qWait(100)
    assert clock.left == left
    journal = len(match_of(window).journal)
    menu = window.over.menu
    assert menu is not None
    menu.shut()
    qtbot.waitUntil(lambda: len(match_of(window).journal) > journal, timeout=3000)
    struck = [choice for choice in match_of(window).journal if choice.seat == TABLE and choice.moment is not None]
    assert struck and all(choice.moment and choice.moment >= 600 for choice in struck)


def test_a_ritual_wants_its_clicks_whatever_is_chosen(toy_window: OpenWindow) -> None:
    window = toy_window()
    person = begin(window, 2)
    person.step()
    decision = person.controller.decision
    assert decision is not None and decision.ritual == 2 and list(decision.acts) == [Yes()]
    person.click_act(0)
    assert match_of(window).decision is decision and person.controller.choice.clicks == 1
    person.click_act(0)
    assert match_of(window).decision is not decision


def test_a_question_lies_there_for_its_least_time(toy_window: OpenWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(StowawaysUi, "least_time", lambda ui, decision: 60_000 if decision.topic == "look" else 0)
    window = toy_window()
    person = begin(window, 2)
    person.step()
    decision, controller = person.controller.decision, person.controller
    for _ in range(3):
        person.click_act(0)
    controller.decide(0)
    assert match_of(window).decision is decision and not controller.question.ripe, (
        "it waits, however often it is clicked"
    )
    controller.question.lie(0)
    controller.decide(0)
    assert match_of(window).decision is not decision


def test_what_does_nothing_for_somebody_is_offered_like_the_rest(toy_window: OpenWindow) -> None:
    window = toy_window()
    person = begin(window, 4)
    person.play(until="lay")
    shown: dict[bool, list[tuple[str, str]]] = {}
    while (decision := person.controller.decision) is not None and decision.topic == "lay":
        stowaway = decision.seat in team(match_of(window).game.state)
        assert [type(act) for act in decision.acts] == [Lay, Lay, Scuttle]
        buttons = {key: button for key, button in person.table.bar.buttons.items() if key.startswith("act-")}
        shown[stowaway] = [(button.text(), button.kind) for button in buttons.values()]
        person.click_act(2)
        person.step()
        person.settle()
        if len(shown) == 2:
            break
    assert shown[True] == shown[False] == [("Make a hole", "steel")]


def test_an_accusation_is_taken_back_with_the_keyboard(toy_window: OpenWindow) -> None:
    window = toy_window()
    person = begin(window, 3)
    person.play(until="accuse")
    first = list(match_of(window).journal)
    person.click_act(0)
    assert match_of(window).game.state.accused is not None
    QTest.keyClick(person.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    person.settle()
    assert list(match_of(window).journal) == first and person.controller.decision is not None
    assert isinstance(person.controller.decision.acts[0], Accuse)


def test_a_game_begun_from_the_page_is_kept_in_the_history_and_played_again(toy_window: OpenWindow) -> None:
    window = toy_window()
    pins, chosen = (None,) * 3, {"sea": "calm"}
    window.begin(NewGame(("Ada", "Ben", ""), (1, 2, 3), pins, "shield", "ask", 1, "stowaways", "voyage", chosen))
    person, first = Person(window), match_of(window)
    person.play()
    (kept,) = window.game.keeper.history.read().games
    assert (kept.game, [player.name for player in kept.end.players]) == ("stowaways", ["Ada", "Ben", ""])
    ending = window.screen_named("ending")
    assert isinstance(ending, Verdict)
    ending.again.emit()
    person.settle()
    assert window.now == "table" and match_of(window) is not first and match_of(window).setup == first.setup


def test_a_game_without_a_lesson_offers_none(toy_window: OpenWindow) -> None:
    start = toy_window().screen_named("start")
    assert isinstance(start, StartScreen)
    assert start.entries["new"].isVisible() and not start.entries["lesson"].isVisible()


@pytest.mark.parametrize("topic", ["lay", "accuse"])
def test_a_game_is_left_and_gone_on_with_where_it_was(toy_window: OpenWindow, topic: str) -> None:
    window = toy_window()
    person = begin(window, 3)
    person.play(until=topic)
    before, clock = match_of(window), match_of(window).table.get("clock")
    window.leave_table()
    person.settle()
    assert window.now == "start"
    window.continue_game()
    person.settle()
    after = match_of(window)
    assert after is not before and list(after.journal) == list(before.journal)
    assert after.table.get("clock") == clock and after.game.freeze() == before.game.freeze()
    person.play()
    assert person.over


def test_the_second_screen_sees_what_everybody_may_see(toy_window: OpenWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Comfort, "other_screen", lambda self: QGuiApplication.primaryScreen())
    window = toy_window()
    person = begin(window, 3)
    window.comfort.toggle_second()
    second = window.comfort.second
    assert second is not None
    views: list[View] = []
    shown = TablePart.show_view

    def show_view(part: TablePart[View], view: View) -> None:
        if part.window() is second:
            views.append(view)
        shown(part, view)

    monkeypatch.setattr(TablePart, "show_view", show_view)
    person.play()
    assert views and {view.seat for view in views} == {TABLE}
    assert not second.findChildren(Hand)
