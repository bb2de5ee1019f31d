"""Seats that the program fills, at the table of the toy game: nobody hands the screen to them or waits for long."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from nemesis_desktop.engine.decision import Claim
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.seats.filled import fill
from nemesis_desktop.engine.seats.minds import Answer, Apart, Here, MindsLostError
from nemesis_desktop.engine.seats.thinker import Position
from nemesis_desktop.engine.text import Text
from nemesis_desktop.program.kept.saves import summary
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.furniture.names import called_with_level
from nemesis_desktop.table.furniture.play.computers import Computers
from nemesis_desktop.table.furniture.second_screen import Onlooker
from nemesis_desktop.table.furniture.secrecy.plate import Notice
from nemesis_desktop.table.screens.setting_up.new_game import NewGameScreen
from tests.engine.playing import NAMES, ToyMatch
from tests.program import stowaways
from tests.program.stowaways import KIND
from tests.table.test_toy_game import Person, match_of
from tests.table.toy_ui import Hand, Verdict

OpenWindow = Callable[[], MainWindow]


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """They think where they are asked: no test waits for another process but the one about that."""
    monkeypatch.setattr(Computers, "minds", Here)


class Player(Person):
    """Plays the seats of people, and looks that nothing of the others comes to the screen."""

    def step(self) -> None:
        controller = self.controller
        decision = controller.match.decision
        asked = set() if decision is None else {*decision.seats}
        if controller.stage == "thinking":
            openly = controller.secrecy == "open"
            assert openly or not self.table.findChildren(Hand)
        if controller.person is not None:
            assert controller.person in controller.persons
        shown = controller.decision
        if shown is not None and shown.kind == "claims":
            assert {*shown.seats} <= {*controller.persons}
        elif shown is not None and shown.kind != "table":
            assert asked <= {*controller.persons}
        if shown is not None and shown.kind == "table" and not asked & {*controller.persons}:
            QTest.qWait(5)
        elif shown is not None and shown.kind == "claims" and len(shown.acts) == 1 and self.chance.random() < 0.4:
            self.click_act(0)
        elif shown is not None and shown.kind == "claims" and len(shown.acts) == 1:
            self.press(self.table.bar.buttons["decline"])
        else:
            super().step()


def begin(window: MainWindow, people: int, computers: int, secrecy: str = "shield", level: str = "random") -> Player:
    match: ToyMatch = Match.new(KIND, NAMES[:people], 1)
    match.table["secrecy"] = secrecy
    for seat in range(people - computers, people):
        fill(match.table, seat, level)
    window.play(match)
    return Player(window)


def answered(window: MainWindow, seat: int) -> list[tuple[int, ...]]:
    return [choice.picks for choice in match_of(window).journal if choice.seat == seat]


@pytest.mark.parametrize(
    ("people", "computers", "secrecy"), [(4, 2, "shield"), (4, 3, "shield"), (4, 2, "face_down"), (3, 1, "open")]
)
def test_a_whole_game_with_computer_seats(toy_window: OpenWindow, people: int, computers: int, secrecy: str) -> None:
    window = toy_window()
    player = begin(window, people, computers, secrecy)
    if secrecy == "face_down":
        while player.window.now != "ending":
            player.settle()
            player.controller.hold(True)
            player.step()
            player.settle()
    else:
        player.play()
    assert isinstance(window.screen_named("ending"), Verdict)
    called = {*player.hand_offs}
    persons = {*NAMES[: people - computers]}
    assert called == (persons if secrecy == "shield" and len(persons) > 1 else set())
    assert all(answered(window, seat) for seat in range(people))


def test_nobody_asks_a_computer_to_look_away(toy_window: OpenWindow) -> None:
    window = toy_window()
    player = begin(window, 4, 2)
    notices: list[Notice] = []
    player.table.shield_wanted.connect(notices.append)
    player.play(until="lay")
    assert notices
    persons = {*NAMES[:2]}
    assert all({notice.name, *notice.others} == persons for notice in notices)


def test_a_person_alone_among_computers_keeps_their_cards_before_them(toy_window: OpenWindow) -> None:
    window = toy_window()
    player = begin(window, 4, 3)
    player.play(until="lay")
    player.controller.computers.pace = 60_000
    player.step()
    player.settle()
    assert player.controller.stage == "thinking" and player.table.findChildren(Hand)
    assert player.table.bar.news is not None and player.table.bar.news[0] == 1


def test_a_computer_seat_takes_its_time_and_an_answer_is_taken_back_meanwhile(
    toy_window: OpenWindow, qtbot: QtBot
) -> None:
    window = toy_window()
    player = begin(window, 4, 3)
    player.play(until="look")
    player.controller.computers.pace = 300
    for _ in range(2):
        player.step()
    assert len(answered(window, 0)) == 1 and player.controller.can_undo
    player.table.undo()
    player.settle()
    assert not match_of(window).journal
    decision = player.controller.decision
    assert decision is not None and decision.seat == 0
    QTest.qWait(400)
    assert not match_of(window).journal, "nobody thinks about a question that was taken back"
    for _ in range(2):
        player.step()
    qtbot.waitUntil(lambda: bool(answered(window, 1)), timeout=3000)
    assert not player.controller.can_undo, "somebody else has answered since"


def test_computer_seats_wait_while_something_lies_over_the_table(toy_window: OpenWindow, qtbot: QtBot) -> None:
    window = toy_window()
    player = begin(window, 4, 3)
    player.play(until="lay")
    player.controller.computers.pace = 400
    player.step()
    window.open_menu()
    before = len(match_of(window).journal)
    QTest.qWait(600)
    assert len(match_of(window).journal) == before
    assert window.over.menu is not None
    window.over.menu.shut()
    qtbot.waitUntil(lambda: len(match_of(window).journal) > before, timeout=3000)


def test_the_same_seed_and_choices_are_the_same_game_also_where_it_was_left_in_between(
    toy_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Who is the quicker one when everybody may act at once is a choice, too.
    monkeypatch.setattr(Computers, "join", lambda computers, decision: None)
    journals = []
    for leaves in (False, True):
        window = toy_window()
        player = begin(window, 3, 2, level="grudge")
        left_at = [3, 7, 12] if leaves else []
        while not player.over:
            player.settle()
            if left_at and len(match_of(window).journal) >= left_at[0]:
                del left_at[0]
                window.leave_table()
                player.settle()
                window.continue_game()
                player.settle()
            decision = player.controller.decision
            if decision is None or decision.kind == "table":
                if decision is not None:
                    player.controller.act(decision.acts[len(decision.acts) - 1])
                continue
            for index, act in enumerate(decision.acts) if decision.kind == "claims" else ():
                if isinstance(act, Claim):
                    player.click_act(index)
            if decision.kind != "claims":
                player.controller.choose_act(0)
        assert not left_at
        journals.append([(choice.seat, choice.picks) for choice in match_of(window).journal])
    assert journals[0] == journals[1]


def test_a_person_takes_a_seat_over_and_leaves_one_to_the_computer(toy_window: OpenWindow) -> None:
    window = toy_window()
    player = begin(window, 3, 1)
    # Before the cards are laid: whoever has the seat lays one, whatever is voted later.
    player.play(until="lay")
    window.open_menu()
    assert window.over.menu is not None
    player.press(window.over.menu.buttons["seats"])
    QTest.qWait(10)
    page = window.over.seats
    assert page is not None and page.isVisible()
    player.press(page.rows[0])
    assert [page.rows[seat].text() for seat in range(3)] == ["toy-random", "Person", "toy-random"]
    assert not page.rows[1].isEnabled(), "somebody has to play"
    for _ in range(2):
        player.press(page.rows[2])
    assert page.rows[2].text() == "Person" and page.rows[1].isEnabled()
    assert player.controller.persons == [0, 1], "nothing has changed yet"
    player.hand_offs.clear()
    player.press(page.done)
    player.settle()
    assert player.controller.persons == [1, 2]
    player.play()
    assert {*player.hand_offs} <= {"Ben", "Cleo"} and "Cleo" in player.hand_offs
    kept = match_of(window).table["computers"]
    assert isinstance(kept, list) and [change[1:] for change in kept] == [[2, "random"], [0, "random"], [2, None]]  # type: ignore[index]


def test_people_go_on_with_the_seats_of_computers_that_are_lost(
    toy_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Lost(Here):
        def heard(self) -> tuple[Answer] | None:
            raise MindsLostError

    monkeypatch.setattr(Computers, "minds", Lost)
    window = toy_window()
    player = begin(window, 3, 2)
    player.play()
    assert {*NAMES[:3]} == {*player.hand_offs}


def test_they_think_in_another_process_and_the_window_goes_on(
    toy_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Position] = []

    class Counted(Apart):
        def ask(self, position: Position) -> None:
            asked.append(position)
            super().ask(position)

    monkeypatch.setattr(Computers, "minds", Counted)
    window = toy_window()
    player = begin(window, 2, 1)
    player.play()
    assert player.over and asked
    window.leave_table()


def test_the_window_goes_on_smoothly_while_a_seat_thinks_hard(
    toy_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(Computers, "minds", Apart)
    window = toy_window()
    player = begin(window, 3, 2)
    player.play(until="lay")
    for seat in (1, 2):
        fill(match_of(window).table, seat, "slow")
    ticks, timer = [], QTimer()
    timer.setInterval(10)
    timer.timeout.connect(lambda: ticks.append(None))
    player.step()
    assert player.controller.stage == "thinking"
    timer.start()
    before = len(match_of(window).journal)
    qtbot.waitUntil(lambda: len(match_of(window).journal) > before, timeout=20_000)
    timer.stop()
    assert len(ticks) > 10, "whoever waits can still point, scroll and read"
    window.leave_table()


def screen_of(window: MainWindow) -> NewGameScreen:
    window.go("new_game")
    screen = window.screen_named("new_game")
    assert isinstance(screen, NewGameScreen)
    return screen


def test_who_plays_is_chosen_for_each_seat_and_remembered(toy_window: OpenWindow) -> None:
    window = toy_window()
    screen = screen_of(window)
    QTest.mouseClick(screen.count.segments["3"], Qt.MouseButton.LeftButton)
    ada, ben, cleo = screen.people[:3]
    QTest.mouseClick(ben.who, Qt.MouseButton.LeftButton)
    for _ in range(2):
        QTest.mouseClick(cleo.who, Qt.MouseButton.LeftButton)
    assert (ada.level, ben.level, cleo.level) == ("", "random", "grudge")
    assert [row.pin.isVisible() for row in (ada, ben, cleo)] == [False] * 3, "a person alone has nobody to hide from"
    cleo.name.setText("Hal")
    ada.name.setText("Ada")
    screen.begin()
    Player(window).settle()
    match = match_of(window)
    assert match.setup == ("Ada", "Computer 2", "Hal")
    assert match.table["computers"] == [[0, 1, "random"], [0, 2, "grudge"]]
    window.leave_table()
    again = screen_of(window)
    assert [row.level for row in again.playing] == ["", "random", "grudge"]


def test_computer_seats_are_expected_as_soon_as_somebody_chooses_or_could_go_on_with_them(
    toy_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    expected: list[str] = []
    monkeypatch.setattr(Computers, "expect", expected.append)
    window = toy_window()
    screen = screen_of(window)
    QTest.mouseClick(screen.count.segments["3"], Qt.MouseButton.LeftButton)
    assert expected == [], "people among themselves wait for nobody"
    for _ in range(2):
        QTest.mouseClick(screen.people[1].who, Qt.MouseButton.LeftButton)
    assert expected == [screen.game.value]
    screen.begin()
    Player(window).settle()
    window.leave_table()
    window.go("start")
    qtbot.waitUntil(lambda: expected == [screen.game.value] * 2, timeout=5_000)


def test_somebody_has_to_play(toy_window: OpenWindow) -> None:
    window = toy_window()
    screen = screen_of(window)
    QTest.mouseClick(screen.count.segments["2"], Qt.MouseButton.LeftButton)
    for row in screen.playing:
        QTest.mouseClick(row.who, Qt.MouseButton.LeftButton)
    assert not screen.start_button.isEnabled() and screen.trouble.text() == "At least one person has to play."


def test_a_person_among_others_may_have_a_pin_and_a_computer_seat_has_none(toy_window: OpenWindow) -> None:
    window = toy_window()
    screen = screen_of(window)
    QTest.mouseClick(screen.count.segments["3"], Qt.MouseButton.LeftButton)
    screen.people[2].pin.setText("1234")
    QTest.mouseClick(screen.people[2].who, Qt.MouseButton.LeftButton)
    assert [row.pin.isVisible() for row in screen.playing] == [True, True, False]
    assert screen.choice().pins == (None, None, None)


def test_a_game_that_the_program_cannot_play_with_people_offers_no_computers(
    toy_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stowaways, "PAGE", stowaways.PAGE._replace(computers=None))
    window = toy_window()
    screen = screen_of(window)
    assert not any(row.who.isVisible() for row in screen.people)
    begin(window, 3, 0)
    window.open_menu()
    assert window.over.menu is not None and not window.over.menu.buttons["seats"].isVisible()


def test_the_same_people_play_again_and_the_same_seats_are_filled(toy_window: OpenWindow) -> None:
    window = toy_window()
    player = begin(window, 3, 1)
    player.controller.seat_computers({0: "grudge", 2: None})
    player.play()
    window.game.play_again()
    player.settle()
    assert match_of(window).table["computers"] == [[0, 0, "grudge"]]


def test_lists_of_saves_and_of_games_and_the_second_screen_say_who_is_no_person(toy_window: OpenWindow) -> None:
    window = toy_window()
    player = begin(window, 3, 1, level="grudge")
    path = window.saves.place_for("Evening")
    match_of(window).save(path)
    assert summary(path).levels == {2: "grudge"}
    words = window.words
    assert called_with_level(NAMES[2], 3, "grudge", words) == f"{NAMES[2]} (Computer)"
    assert called_with_level(NAMES[0], 1, "", words) == NAMES[0]
    player.play(until="accuse")
    onlooker = Onlooker(player.controller, words)
    decision = match_of(window).decision
    assert decision is not None
    assert "(Computer)" not in words.text(onlooker.choosing()[1] or Text("ui-seats-person"))
    fill(match_of(window).table, decision.seat, "grudge")
    assert "(Computer)" in words.text(onlooker.choosing()[1] or Text("ui-seats-person"))
    window.leave_table()
