"""Whatever a program is started with: one plain sentence or nothing, never a traceback or what Qt says."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from nemesis_desktop.program.machine.surroundings import mend_time_zone
from nemesis_desktop.table.desk.display import trouble
from nemesis_desktop.table.desk.single_instance import Errand

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="streams and signals are those of Unix")
COMMAND = f"{sys.executable} -m nemesis_desktop"


def started(line: str, home: Path, **more: str) -> subprocess.CompletedProcess[str]:
    """A line of the shell, with a home of its own."""
    home.mkdir(exist_ok=True)
    own = {"HOME": str(home), "XDG_RUNTIME_DIR": str(home), "QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8"}
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
        own[name] = str(home / name)
    surroundings = {**os.environ, **own, **more}
    return subprocess.run(["sh", "-c", line], env=surroundings, capture_output=True, text=True, check=False, timeout=60)


def sentences(done: subprocess.CompletedProcess[str]) -> list[str]:
    """What was said on standard error, which is no traceback."""
    assert "Traceback" not in done.stderr and "Exception" not in done.stderr and "qt." not in done.stderr, done.stderr
    return done.stderr.splitlines()


@pytest.mark.parametrize(
    ("line", "code", "said"),
    [
        ("--version >&-", 0, 0),
        ("--version >/dev/full", 1, 1),
        ("--help >/dev/full", 1, 1),
        ("--nonsense 2>&-", 2, 0),
        ("--nonsense 2>/dev/full", 2, 0),
        ("doctor >/dev/full", 1, 1),
        ("--close-when-shown >&- 2>&-", 0, 0),
    ],
)
def test_streams_that_are_closed_or_full(tmp_path: Path, line: str, code: int, said: int) -> None:
    done = started(f"{COMMAND} {line}", tmp_path / "home")
    assert (done.returncode, len(sentences(done))) == (code, said), done


def test_what_is_written_never_goes_into_a_file_in_the_place_of_a_closed_stream(tmp_path: Path) -> None:
    mend = "import os, sys; from nemesis_desktop.program.machine.surroundings import mend; mend(); "
    look = f"{mend} f = os.open('x', os.O_CREAT); "
    done = started(f'cd {tmp_path} && {sys.executable} -c "{look} sys.exit(f)" >&- 2>&- <&-', tmp_path / "home")
    assert done.returncode > 2


@pytest.mark.parametrize("platform", ["nonsense", "nonsense;rubbish", "NULL:x=1"])
def test_a_display_that_does_not_exist(platform: str) -> None:
    text = trouble({"QT_QPA_PLATFORM": platform})
    assert text is not None and text.id == "ui-table-display-unknown"


@pytest.mark.parametrize("platform", ["offscreen", "minimal", "nonsense;offscreen"])
def test_displays_that_qt_knows(platform: str) -> None:
    assert trouble({"QT_QPA_PLATFORM": platform}) is None


@pytest.mark.parametrize("zone", ["/etc/passwd", "/", "No/Such", ":", "\x01"])
def test_a_time_zone_that_is_none_counts_as_not_set(tmp_path: Path, zone: str) -> None:
    done = started(f"{COMMAND} replay nothing.nemesis", tmp_path / "home", TZ=zone)
    assert done.returncode == 1 and len(sentences(done)) == 1, done


def test_a_real_time_zone_stays() -> None:
    environment = {"TZ": "Europe/Prague"}
    mend_time_zone(environment)
    assert environment == {"TZ": "Europe/Prague"}


@pytest.mark.parametrize("locale", ["xx_YY.UTF-8", "C", "ru_RU.KOI8-R"])
def test_a_locale_that_is_not_installed(tmp_path: Path, locale: str) -> None:
    done = started(f"{COMMAND} --close-when-shown", tmp_path / "home", LC_ALL=locale)
    assert done.returncode == 0 and sentences(done) == [], done


@pytest.mark.parametrize("word", ["a\0b.nemesis", "\ud800", "\0"])
def test_an_errand_with_what_is_no_name_opens_only_the_window(word: str) -> None:
    assert Errand.from_line(json.dumps({"file": word, "token": word}).encode()) == Errand()


def catches_interrupts(pid: int) -> bool | None:
    """Whether Ctrl+C is left to Python, which catches it from early on; None when the program has ended."""
    try:
        facts = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    except OSError:
        return None
    caught = next((line.split()[1] for line in facts.splitlines() if line.startswith("SigCgt")), "0")
    return bool(int(caught, 16) & (1 << (signal.SIGINT - 1)))


@pytest.mark.skipif(not Path("/proc").exists(), reason="asks the system what the program has come to")
@pytest.mark.parametrize("after", [0.08, 0.15, 0.25, 0.4])
def test_ctrl_c_at_the_start_ends_the_program(tmp_path: Path, after: float) -> None:
    home = tmp_path / "home"
    home.mkdir()
    surroundings = {**os.environ, "HOME": str(home), "XDG_RUNTIME_DIR": str(home), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-m", "nemesis_desktop"]
    program = subprocess.Popen(command, env=surroundings, stderr=subprocess.PIPE, text=True)
    until = time.monotonic() + 5
    # Before the program's own first line Python answers, in its own way; nobody can change that.
    for stage in (True, False):
        while time.monotonic() < until and catches_interrupts(program.pid) is not stage:
            time.sleep(0.002)
    time.sleep(after)
    program.send_signal(signal.SIGINT)
    _, said = program.communicate(timeout=10)
    assert "Traceback" not in said and len(said.splitlines()) <= 1, said
