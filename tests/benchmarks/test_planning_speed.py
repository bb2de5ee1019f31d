"""How fast planning answers with five lanes busy, and how exactly the computer speaks. Run by ``make bench``."""

from __future__ import annotations

from random import Random
from statistics import median
from time import perf_counter

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.games.space_alert.ui.conftest import Sit, sit, still
from tests.games.space_alert.ui.test_lanes import KEYS, LANES, PAD
from tests.windows import dressed, open_window, pytest_runtest_teardown, settings

__all__ = ["dressed", "open_window", "pytest_runtest_teardown", "settings", "sit", "still"]

pytestmark = pytest.mark.bench

TAPS = 400
MOST_MS = 33.0
MOST_LATE_MS = 50


def test_a_key_is_seen_within_two_pictures(sit: Sit, capsys: pytest.CaptureFixture[str]) -> None:
    crew, chance = sit(5, clock="friendly"), Random(5)
    crew.begin()
    taken = []
    for _ in range(TAPS):
        name = chance.choice(chance.choice(LANES))
        modifiers = PAD if name.startswith("Num") else PAD & ~PAD
        before = perf_counter()
        QTest.keyClick(crew.table, KEYS[name], modifiers)
        QApplication.processEvents()
        taken.append((perf_counter() - before) * 1000)
    taken.sort()
    with capsys.disabled():
        print(f"\nkey to picture, five lanes: median {median(taken):.1f} ms, 95 % {taken[int(TAPS * 0.95)]:.1f} ms")
    assert taken[int(TAPS * 0.95)] <= MOST_MS


def test_the_computer_speaks_when_it_is_due(sit: Sit, qtbot: QtBot, capsys: pytest.CaptureFixture[str]) -> None:
    crew = sit(5, clock="friendly")
    crew.begin()
    clock = crew.controller.clock
    late: list[int] = []
    struck = clock.struck
    struck.disconnect()
    struck.connect(lambda act: late.append(clock.since - clock._due.after if clock._due is not None else 0))
    struck.connect(crew.controller.act)
    for _ in range(8):
        left, due = clock.left, clock._due
        assert left is not None and due is not None
        clock._since += left - 120
        clock.wind(due)
        said = crew.view.said
        qtbot.waitUntil(lambda said=said: crew.view.said > said, timeout=2000)  # type: ignore[misc]
    with capsys.disabled():
        print(f"\nan announcement is late by {median(late):.0f} ms, at most {max(late)} ms")
    assert max(late) <= MOST_LATE_MS
