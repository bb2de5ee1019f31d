"""The program never uses the network: the code asks for none, and the kernel watches a whole game."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import REPOSITORY
from tests.packaging.conftest import PACKAGING
from tests.packaging.test_contents import imported

WATCH = PACKAGING / "linux" / "no_network.py"

#: What speaks to a network, in Python and in Qt.
SPEAKS = {"asyncio", "ftplib", "http", "imaplib", "poplib", "requests", "smtplib", "socket", "ssl", "urllib", "xmlrpc"}
#: The one use of Qt's network module: a file, or a named pipe, by which a second start finds the first.
LOCAL = {"QLocalServer", "QLocalSocket"}


def test_no_module_imports_what_speaks_to_a_network() -> None:
    found = [(path.name, module) for path, module, _ in imported() if module.split(".")[0] in SPEAKS]
    qts = {name for _, module, name in imported() if module == "PySide6.QtNetwork"}

    assert found == []
    assert qts == LOCAL


def test_the_program_knows_no_address() -> None:
    """An address in the code would be there to be asked for something. Comments and words about others are no code."""
    found = [
        (path.name, node.value)
        for path in (REPOSITORY / "nemesis_desktop").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith(("http:", "https:"))
    ]
    assert [value for _, value in found if "w3.org" not in value] == []


def watched(*command: str | Path, home: Path) -> subprocess.CompletedProcess[str]:
    """Run a command that dies when it asks for a network socket."""
    surroundings = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": str(home), "PYTHONPATH": str(REPOSITORY)}
    return subprocess.run(
        [sys.executable, str(WATCH), *map(str, command)], env=surroundings, capture_output=True, text=True
    )


@pytest.fixture(autouse=True)
def watcher() -> None:
    from no_network import can_watch

    if not can_watch():
        pytest.skip("this kernel cannot be asked to watch")


def test_the_kernel_kills_what_asks_for_the_network_and_nothing_else(tmp_path: Path) -> None:
    asks = "import socket; socket.socket(socket.{}).close(); print('lives')"
    assert watched(sys.executable, "-c", asks.format("AF_UNIX"), home=tmp_path).stdout == "lives\n"
    for family in ("AF_INET", "AF_INET6"):
        done = watched(sys.executable, "-c", asks.format(family), home=tmp_path)
        assert done.returncode < 0 and "lives" not in done.stdout


@pytest.mark.long
def test_every_screen_and_a_whole_game_without_ever_asking_for_the_network(tmp_path: Path) -> None:
    done = watched(sys.executable, "-m", "nemesis_desktop", "doctor", "--self-check", home=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "✗" not in done.stdout and "played a whole game" in done.stdout


def test_the_window_opens_without_ever_asking_for_the_network(tmp_path: Path) -> None:
    done = watched(sys.executable, "-m", "nemesis_desktop", "--close-when-shown", home=tmp_path)
    assert done.returncode == 0, done.stderr
