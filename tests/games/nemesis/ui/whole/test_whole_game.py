"""A whole game through the real widgets: hand-offs, clicks, menus, keys, until the ending."""

from __future__ import annotations

import gc
from collections.abc import Callable
from weakref import ref

import pytest

from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.screens.last_game import NewGame
from tests.games.nemesis.ui.clicker import Clicker, Mischief
from tests.games.nemesis.ui.wanting import wanted


def game(people: int, seed: int, **more: str) -> NewGame:
    names = ("Mira", "Otto", "Lev", "June", "Nika")[:people]
    return wanted(names, seed, mode="solo" if people == 1 else "semi", **more)  # type: ignore[arg-type]


def test_four_people_play_a_whole_game_through_the_window(open_window: Callable[[], MainWindow]) -> None:
    window = open_window()
    window.begin(game(4, seed=11))
    clicker = Clicker(window, seed=11)
    clicker.play()
    assert window.now == "ending"
    assert window.match is not None and window.match.view().ending is not None
    assert clicker.hand_offs >= 8, "objectives and characters go round the table, and then everybody has turns"
    assert clicker.topics["turn"] >= 8
    assert window.words.missing == set()


@pytest.mark.parametrize("people", [1, 2, pytest.param(5, marks=pytest.mark.soak)])
def test_other_tables_play_to_the_end(open_window: Callable[[], MainWindow], people: int) -> None:
    window = open_window()
    window.begin(game(people, seed=people))
    clicker = Clicker(window, seed=people)
    clicker.play()
    assert window.now == "ending"
    assert clicker.hand_offs == 0 if people == 1 else clicker.hand_offs > 4


@pytest.mark.soak
@pytest.mark.parametrize(
    ("people", "mode", "board"),
    [(3, "semi", "main"), (1, "solo", "alternate"), (3, "coop", "main"), (5, "semi", "main")],
)
def test_carnomorphs_are_met_by_clicks_alone(
    open_window: Callable[[], MainWindow], people: int, mode: str, board: str
) -> None:
    names = ("Mira", "Otto", "Lev", "June", "Nika")[:people]
    window = open_window()
    window.begin(wanted(names, 5, mode=mode, board=board, species="carnomorphs"))
    Clicker(window, seed=5).play()
    assert window.now == "ending"
    assert window.words.missing == set()


@pytest.mark.parametrize("secrecy", ["shield", "face_down"])
def test_people_turn_back_look_around_leave_and_return(open_window: Callable[[], MainWindow], secrecy: str) -> None:
    window = open_window()
    window.begin(game(2, seed=9, secrecy=secrecy))
    mischief = Mischief(window, seed=9)
    mischief.play()
    assert window.now == "ending"
    assert window.words.missing == set()


def test_everything_may_move_and_be_skipped(open_window: Callable[[], MainWindow]) -> None:
    window = open_window()
    window.settings.speed = "fast"
    window.begin(game(3, seed=4))
    clicker = Clicker(window, seed=4)
    for _ in range(70):
        clicker.settle()
        if clicker.over:
            break
        clicker.step()
    assert clicker.topics["turn"] > 3
    assert window.words.missing == set()
    table = clicker.table
    if not clicker.over:
        clicker.settle()
        kept = [told.number for told in table.controller.log()]  # type: ignore[union-attr]
        assert len(table.log.entries()) == len(kept), "the log holds everything that was shown, once"


def test_nothing_of_a_game_stays_in_memory_when_the_next_one_begins(open_window: Callable[[], MainWindow]) -> None:
    window = open_window()
    window.begin(game(4, seed=0))
    clicker = Clicker(window, seed=0)
    trays = set()
    for _ in range(40):
        clicker.settle()
        if clicker.table.tray is not None:
            trays.add(ref(clicker.table.tray))
        clicker.step()
    assert clicker.hand_offs > 3, "private widgets came and went"
    first = ref(window.match)
    window.begin(game(2, seed=1))
    clicker.settle()

    gc.collect()
    assert first() is None
    assert len(trays) > 3 and not any(tray() for tray in trays), "what Qt has destroyed is held by somebody"


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(12))
def test_many_tables_and_much_mischief(open_window: Callable[[], MainWindow], seed: int) -> None:
    window = open_window()
    ways = {"draft": ("draft", "free", "random")[seed % 3], "secrecy": ("shield", "face_down")[seed % 2]}
    window.begin(game(2 + seed % 4, seed=seed, **ways))
    Mischief(window, seed).play()
    assert window.now == "ending" and window.words.missing == set()
