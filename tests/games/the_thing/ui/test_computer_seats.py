"""The Thing with seats that the program fills: their visits take no screen, and nobody comes to it for them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nemesis_desktop.engine.seats.filled import fill
from nemesis_desktop.engine.seats.minds import Here
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
        fill(match.table, seat, "sensible")
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


def test_who_plays_is_settled_before_the_game_and_the_page_says_why(quick_window: OpenWindow) -> None:
    window = quick_window()
    among = begun(window, 4, 2, seed=1)
    window.open_menu()
    assert window.over.menu is not None
    among.press(window.over.menu.buttons["seats"])
    page = window.over.seats
    assert page is not None and page.isVisible()
    assert [page.rows[seat].text() for seat in range(4)] == ["Person", "Person", "Computer", "Computer"]
    assert not any(row.isEnabled() for row in page.rows.values())
    assert "would learn its role" in page.accessibleDescription()


@pytest.mark.soak
@pytest.mark.parametrize(("people", "computers", "seed"), [(4, 2, 2), (6, 5, 4), (3, 2, 5)])
def test_a_whole_game(quick_window: OpenWindow, people: int, computers: int, seed: int) -> None:
    among = begun(quick_window(), people, computers, seed)
    among.play(steps=20_000)
    assert among.over
