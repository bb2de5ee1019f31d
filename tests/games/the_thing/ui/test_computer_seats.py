"""The Thing with seats that the program fills: their visits take no screen, and nobody comes to it for them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nemesis_desktop.engine.seats.filled import fill, levels_of
from nemesis_desktop.engine.seats.minds import Here
from nemesis_desktop.games.the_thing.new_game import PAGE
from nemesis_desktop.games.the_thing.ui.private.frame import PrivateFrame
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.furniture.play.computers import Computers
from tests.games.the_thing.ui.clicker import NAMES, Player, new_match

OpenWindow = Callable[[], MainWindow]


class Among(Player):
    """Plays the seats of people; looks that no visit of a computer seat comes to the screen."""

    def step(self) -> None:
        controller = self.controller
        if controller.person is not None:
            assert controller.person in controller.persons
        if controller.stage == "thinking":
            assert not self.table.findChildren(PrivateFrame)
        super().step()


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test waits for another process."""
    monkeypatch.setattr(Computers, "minds", Here)


def begun(window: MainWindow, people: int, computers: int, seed: int) -> Among:
    window.setUpdatesEnabled(False)
    match = new_match(people, seed)
    for seat in range(people - computers, people):
        fill(match.table, seat, PAGE.levels[seat % 2])
    window.play(match)
    return Among(window, seed)


@pytest.mark.parametrize("computers", [2, 3])
def test_the_first_day_with_hidden_roles(quick_window: OpenWindow, computers: int) -> None:
    window = quick_window()
    among = begun(window, 4, computers, seed=1)
    assert window.match is not None
    while len(window.match.journal) < 40 and not among.over:
        among.settle()
        among.step()
    assert {choice.seat for choice in window.match.journal} >= {0, 1, 2, 3}
    assert {*among.called} == ({*NAMES[:2]} if computers == 2 else set())


def test_seats_of_the_computer_stay_so_and_the_page_says_why(quick_window: OpenWindow) -> None:
    window = quick_window()
    among = begun(window, 4, 2, seed=1)
    window.open_menu()
    assert window.over.menu is not None
    among.press(window.over.menu.buttons["seats"])
    page = window.over.seats
    assert page is not None and page.isVisible()
    assert [page.rows[seat].text() for seat in range(4)] == ["Person", "Person", "Old hand", "Greenhorn"]
    assert [page.rows[seat].isEnabled() for seat in range(4)] == [True, True, False, False]
    assert "would learn its role" in page.accessibleDescription()


def test_a_person_leaves_a_seat_to_the_computer_and_comes_back(quick_window: OpenWindow) -> None:
    window = quick_window()
    among = begun(window, 4, 2, seed=1)
    match = window.match
    assert match is not None

    def change_who_plays(seat: int, presses: int) -> list[str]:
        window.open_menu()
        assert window.over.menu is not None
        among.press(window.over.menu.buttons["seats"])
        page = window.over.seats
        assert page is not None
        for _ in range(presses):
            among.press(page.rows[seat])
        among.press(page.done)
        return [page.rows[other].text() for other in range(4)]

    def play(until: int) -> None:
        while len(match.journal) < until and not among.over:
            among.settle()
            among.step()

    play(12)
    assert change_who_plays(1, 1) == ["Person", "Old hand", "Old hand", "Greenhorn"]
    called = len(among.called)
    play(60)
    assert among.controller.persons == [0] and NAMES[1] not in among.called[called:]
    assert 1 in {choice.seat for choice in match.journal[12:]}
    assert change_who_plays(1, 1)[1] == "Greenhorn"
    assert change_who_plays(1, 1)[1] == "Person"
    play(90)
    assert among.controller.persons == [0, 1]
    assert levels_of(match.table) == {2: "old-hand", 3: "greenhorn"}


@pytest.mark.soak
@pytest.mark.parametrize(("people", "computers", "seed"), [(4, 2, 2), (6, 5, 4), (3, 2, 5)])
def test_a_whole_game(quick_window: OpenWindow, people: int, computers: int, seed: int) -> None:
    among = begun(quick_window(), people, computers, seed)
    among.play(steps=20_000)
    assert among.over
