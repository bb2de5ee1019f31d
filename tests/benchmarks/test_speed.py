"""How fast everything is, and how much memory it takes: printed beside what is wanted, never a reason to fail.

``make bench`` runs them. What else runs on the machine shows in the numbers, so each has its yardstick beside it.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytest_benchmark.fixture import BenchmarkFixture
from pytestqt.qtbot import QtBot

from nemesis_desktop.engine.decision import TABLE
from nemesis_desktop.engine.match import Match
from nemesis_desktop.games.nemesis import NEMESIS
from nemesis_desktop.program.kept.saves import SavedGames
from nemesis_desktop.table.desk.app import dress
from nemesis_desktop.table.desk.settings import Settings
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.drawing import theme
from tests.benchmarks.window import Stopwatch, new_game
from tests.benchmarks.yardstick import yardstick
from tests.conftest import REPOSITORY
from tests.games.nemesis.properties.random_play import after, random_game, random_picks, setup_for

pytestmark = pytest.mark.bench

GAMES = 25
FULL_HD = (1920, 1080)

START = """
from PySide6.QtWidgets import QApplication
def ready():
    for _ in range(5):
        QApplication.processEvents()
    print("ready", flush=True)
    return 0
QApplication.exec = staticmethod(ready)
from nemesis_desktop.start import main
raise SystemExit(main([]))
"""
BARE = """
from PySide6.QtWidgets import QApplication, QWidget
app = QApplication([])
window = QWidget()
window.resize(1366, 768)
window.show()
for _ in range(5):
    app.processEvents()
print("ready", flush=True)
"""


def say(what: str, found: str, wanted: str) -> None:
    """One line of the report."""
    print(f"\n  {what}: {found} (wanted: {wanted})")


def measured(benchmark: BenchmarkFixture, work: Callable[[], Any], rounds: int) -> list[float]:
    """Run the work so often; the processor seconds that each round took, from the shortest on."""
    took: list[float] = []

    def timed() -> None:
        begun = time.process_time()
        work()
        took.append(time.process_time() - begun)

    benchmark.pedantic(timed, rounds=rounds, warmup_rounds=1)
    return sorted(took)


def worst(seconds: list[float]) -> float:
    """The 95th percentile."""
    return sorted(seconds)[int(len(seconds) * 0.95)]


# ---------------------------------------------------------------------------------------------------- the rules


def play_games() -> int:
    """Whole random games of four without log, journal and checkpoints; how many questions were answered."""
    answered = 0
    for seed in range(GAMES):
        match: Match[Any, Any] = Match(NEMESIS, setup_for(4), seed, recording=False)
        dice = random.Random(seed)
        while match.decision is not None:
            match.answer(*random_picks(dice, match.decision))
            answered += 1
    return answered


def test_decisions_per_second(benchmark: BenchmarkFixture) -> None:
    answered = play_games()
    before = yardstick()
    took = measured(benchmark, play_games, rounds=6)
    name, rate = max(before, yardstick(), key=lambda one: one[1])
    say("random 4-player games on one core", f"{answered / took[0]:,.0f} decisions a second", "20,000 or more")
    say(f"yardstick, {name}", f"{rate:,.0f} a second", "about 34,000 on two shared cores")


def test_view(benchmark: BenchmarkFixture) -> None:
    match = after(0, setup_for(4), 120)

    def look() -> None:
        for _ in range(100):
            match.view(0)
            match.view(TABLE)

    took = measured(benchmark, look, rounds=20)
    say("view of one seat", f"{took[0] / 200 * 1000:.3f} ms", "under 0.15 ms")


def test_autosave(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    longest = max((list(random_game(seed, setup_for(4), recording=True))[-1] for seed in range(12)), key=length)
    path = tmp_path / "autosave.nemesis"
    took: list[float] = []
    busy: list[float] = []

    def save() -> None:
        begun, working = time.perf_counter(), time.thread_time()
        longest.save(path)
        took.append(time.perf_counter() - begun)
        busy.append(time.thread_time() - working)

    benchmark.pedantic(save, rounds=60, warmup_rounds=2)
    for kind, seconds in (("by the clock, the disk included", took), ("of the processor", busy)):
        found = f"median {median(seconds) * 1000:.2f} ms, 95th percentile {worst(seconds) * 1000:.2f} ms"
        say(f"autosave after {length(longest)} answers, {kind}", found, "under 5 ms")
    say("its file", f"{path.stat().st_size:,} bytes", "under 50,000 bytes")


def length(match: Match[Any, Any]) -> int:
    """How many answers a game took."""
    return len(match.journal)


# ---------------------------------------------------------------------------------------------------- the window


def until_ready(code: str) -> float:
    """Seconds from the start of a process to its word that it is ready.

    The process may keep what it has compiled, as every installed program does, whatever this machine is set to.
    """
    surroundings = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    command, pipe = [sys.executable, "-c", code], subprocess.PIPE
    begun = time.perf_counter()
    with subprocess.Popen(command, stdout=pipe, cwd=REPOSITORY, env=surroundings, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        took = time.perf_counter() - begun
        process.stdout.read()
    assert process.returncode == 0
    return took


def test_start() -> None:
    for code in (BARE, START):
        until_ready(code)
    bare, full = [], []
    for _ in range(7):
        bare.append(until_ready(BARE))
        full.append(until_ready(START))
    times = median(full) / median(bare)
    found = f"{median(full):.3f} s, {times:.1f} times a bare Qt window's {median(bare):.3f} s"
    say("process start to the start screen", found, "at most twice")


@pytest.fixture
def table(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> MainWindow:
    """A window of full HD, nothing moves, a game of four has begun."""
    dress(qapp)
    theme.set_speed("off")
    settings = Settings(tmp_path / "window.ini")
    settings.language, settings.speed = "en", "off"
    window = MainWindow(settings, SavedGames(tmp_path / "saves"))
    qtbot.addWidget(window)
    window.resize(*FULL_HD)
    window.show()
    qtbot.waitExposed(window)
    window.begin(new_game(seed=11))
    return window


def test_answering_a_click(table: MainWindow) -> None:
    clicker = Stopwatch(table, seed=11)
    clicker.play()
    for kind, took in (("by the clock", clicker.answers), ("of the processor", clicker.busy)):
        found = f"median {median(took) * 1000:.1f} ms, 95th percentile {worst(took) * 1000:.1f} ms"
        say(f"answering a click, {len(took)} of them, {kind}", found, "95th percentile under 50 ms")


def test_full_repaint(table: MainWindow, benchmark: BenchmarkFixture) -> None:
    clicker = Stopwatch(table, seed=11)
    while clicker.controller.stage != "asking" or clicker.topics.get("turn", 0) < 8:
        clicker.step()
        clicker.settle()
    assert table.now == "table"
    sheet = QImage(*FULL_HD, QImage.Format.Format_RGB32)
    took = measured(benchmark, lambda: table.render(sheet), rounds=80)
    found = f"median {median(took) * 1000:.1f} ms, 95th percentile {worst(took) * 1000:.1f} ms"
    say("full repaint of the table at 1920×1080", found, "under 8 ms")


def test_memory() -> None:
    pytest.importorskip("resource")
    command = [sys.executable, "-m", "tests.benchmarks.evening"]
    done = subprocess.run(command, cwd=REPOSITORY, capture_output=True, text=True, check=True)
    games = [line.split() for line in done.stdout.splitlines()]
    found = ", then ".join(f"{float(megabytes):.0f} MiB after {clicks} clicks" for megabytes, clicks in games)
    say(f"memory of {len(games)} whole games in one window", found, "under 200 MiB in a long game")
