"""Nothing in the window tells one person's secrets to another: two worlds, two windows, and no difference."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from nemesis_desktop.games.nemesis.setup import Person, Setup
from nemesis_desktop.table.desk.saves import SavedGames
from nemesis_desktop.table.desk.settings import Settings
from nemesis_desktop.table.desk.window import MainWindow
from tests.games.nemesis.ui.two_worlds import Pair, forks

Windows = tuple[MainWindow, MainWindow]


@pytest.fixture
def windows(qtbot: QtBot, settings: Settings, tmp_path: Path) -> Windows:
    """Two windows of one size, each with its own folder of saves."""

    def opened(name: str) -> MainWindow:
        made = MainWindow(settings, SavedGames(tmp_path / name / "saves"))
        qtbot.addWidget(made)
        made.resize(1366, 768)
        made.show()
        qtbot.waitExposed(made)
        return made

    return opened("one"), opened("other")


def table_of(people: int, mode: str = "semi", *options: str) -> Setup:
    crew = tuple(Person(f"Person {number}", number) for number in range(1, people + 1))
    return Setup(crew, mode=mode, draft="random", options=options)


def drive(windows: Windows, setup: Setup, seed: int, count: int, most: int) -> tuple[int, int]:
    """Play from some places of a random game; gives back how often was looked, and how often hands changed."""
    looks = hand_offs = 0
    for fork in islice(forks(seed, setup, every=5), count):
        pair = Pair(windows, fork, seed)
        leaks = pair.play(most)
        assert leaks == [], f"game {seed}, what {fork.holder} alone knows:\n" + "\n".join(leaks)
        looks, hand_offs = looks + pair.looks, hand_offs + pair.hand_offs
    return looks, hand_offs


def test_whoever_comes_next_finds_nothing_of_what_another_holds(windows: Windows) -> None:
    looks, hand_offs = drive(windows, table_of(3), seed=3, count=2, most=4)
    assert looks >= 6 and hand_offs >= 4
