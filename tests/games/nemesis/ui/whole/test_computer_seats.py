"""Nemesis with seats that the program fills, clicked through the real window."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.seats.filled import levels_of
from nemesis_desktop.engine.seats.minds import Here
from nemesis_desktop.games import KINDS
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.furniture.part import PrivatePart
from nemesis_desktop.table.furniture.play.computers import Computers
from nemesis_desktop.table.screens.setting_up.new_game import NewGameScreen
from nemesis_desktop.table.widgets.controls import Line
from tests.games.nemesis.test_old_saves import SAVES
from tests.games.nemesis.ui.clicker import Clicker
from tests.games.nemesis.ui.wanting import wanted

NAMES = ("Mira", "Otto", "Lev", "June")


class Among(Clicker):
    """Plays the seats of people; looks that nothing of a computer seat comes to the screen."""

    def step(self) -> None:
        controller = self.controller
        if controller.person is not None:
            assert controller.person in controller.persons
        if controller.stage == "thinking":
            if len(controller.persons) > 1:
                assert not self.table.findChildren(PrivatePart)
            QTest.qWait(2)
            return
        super().step()


def begun(window: MainWindow, computers: int, seed: int) -> Among:
    """Four people sit down; so many of them are computers."""
    levels = ("",) * (len(NAMES) - computers) + ("veteran", "crew", "passenger")[-computers:]
    window.begin(wanted(NAMES, seed)._replace(computers=levels))
    return Among(window, seed)


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test waits for another process."""
    monkeypatch.setattr(Computers, "minds", Here)


@pytest.mark.parametrize("computers", [2, 3])
def test_people_and_computers_play_the_first_rounds(open_window: Callable[[], MainWindow], computers: int) -> None:
    window = open_window()
    among = begun(window, computers, seed=computers)
    assert window.match is not None
    while len(window.match.journal) < 40 and not among.over:
        among.settle()
        among.step()
    assert {choice.seat for choice in window.match.journal} >= {0, 1, 2, 3}
    assert among.hand_offs > 0 if computers == 2 else among.hand_offs == 0


def test_the_draft_lies_as_wide_and_high_while_a_computer_chooses(
    open_window: Callable[[], MainWindow],
) -> None:
    window = open_window()
    window.settings.pace = "fast"
    among = begun(window, 2, seed=2)
    sizes: dict[str, set[tuple[int, int]]] = {"thinking": set(), "face_up": set()}
    for _ in range(2000):
        among.settle()
        if not among.table.draft.isVisible():
            break
        sizes[among.controller.stage].add(among.table.draft.size().toTuple())  # type: ignore[arg-type]
        among.step()
    assert sizes["thinking"] == sizes["face_up"] and len(sizes["thinking"]) == 1


def press(button: QWidget) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QTest.qWait(5)


def test_a_new_game_offers_three_levels_from_the_usual_one_and_says_what_they_are_like(
    open_window: Callable[[], MainWindow],
) -> None:
    window = open_window()
    window.go("new_game")
    screen = window.screen_named("new_game")
    assert isinstance(screen, NewGameScreen)
    press(screen.count.segments["5"])
    row, found = screen.people[1], []
    for _ in range(4):
        found.append(row.level)
        press(row.who)
    assert found == ["", "crew", "veteran", "passenger"] and row.level == ""
    for other, times in zip(screen.people[1:4], (1, 2, 3), strict=True):
        for _ in range(times):
            press(other.who)
    told = [line.text() for line in screen.findChildren(Line) if line.isVisible()]
    assert [line for line in told if all(name in line for name in ("Crew:", "Veteran:", "Passenger:"))]
    assert [one.level for one in screen.crew.playing] == ["", "crew", "veteran", "passenger", ""]


def test_a_seat_of_an_older_save_is_a_computer_s_and_can_be_left_to_another_level(
    open_window: Callable[[], MainWindow],
) -> None:
    window = open_window()
    match = Match.load(SAVES / "before_levels.nemesis", KINDS)
    match.table["secrecy"] = "open"
    window.play(match)
    window.open_menu()
    assert window.over.menu is not None
    press(window.over.menu.buttons["seats"])
    page = window.over.seats
    assert page is not None
    assert [page.rows[seat].text() for seat in range(3)] == ["Person", "Computer", "Computer"]
    for text in ("Person", "Crew", "Veteran"):
        press(page.rows[1])
        assert page.rows[1].text() == text
    assert page.rows[1].toolTip().startswith("Veteran: ")
    press(page.done)
    assert levels_of(match.table) == {1: "veteran", 2: "sensible"}


@pytest.mark.soak
@pytest.mark.parametrize(("computers", "seed"), [(2, 3), (3, 5)])
def test_people_and_computers_play_a_whole_game(
    open_window: Callable[[], MainWindow], computers: int, seed: int
) -> None:
    window = open_window()
    among = begun(window, computers, seed)
    among.play()
    assert window.now == "ending" and window.match is not None
    assert window.words.missing == set()
