"""Games through the real window: every hand-off, every private frame, to the page on which everything is told."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nemesis_desktop.games.the_thing.ui.ending import EndingScreen
from nemesis_desktop.table.desk.window import MainWindow
from tests.games.the_thing.ui.clicker import NAMES, Player, new_match

OpenWindow = Callable[[], MainWindow]


def begin(window: MainWindow, people: int, seed: int) -> Player:
    """A game on the table of a window that paints nothing: a test of clicks need not wait for pictures."""
    window.setUpdatesEnabled(False)
    window.play(new_match(people, seed))
    return Player(window, seed)


def test_a_first_day_with_hidden_roles(quick_window: OpenWindow) -> None:
    player = begin(quick_window(), 4, 1)
    player.play(until="vote")
    assert sorted(player.called[:4]) == sorted(NAMES[:4]), "everybody sees their role, one after another"
    assert {"first_look", "go"} <= player.topics
    assert not player.table.private_parts, "fingers are entered before everybody"


def test_a_first_day_together(quick_window: OpenWindow) -> None:
    player = begin(quick_window(), 2, 3)
    player.play(until="roll_again")
    assert not player.called, "nobody has a secret: the screen is handed to nobody"


@pytest.mark.soak
@pytest.mark.parametrize(("people", "seed"), [(4, 1), (4, 2), (4, 3), (4, 4), (1, 6), (3, 7), (8, 8)])
def test_a_whole_game(quick_window: OpenWindow, people: int, seed: int) -> None:
    window = quick_window()
    player = begin(window, people, seed)
    player.play()
    ending = window.screen_named("ending")
    assert isinstance(ending, EndingScreen) and ending.headline()
    assert bool(player.called) == (people > 3)
