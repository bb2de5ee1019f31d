"""The start screen stands before anything of a game is needed: whoever starts the program waits for no game."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from nemesis_desktop.games import SHELF
from nemesis_desktop.program.resources import assets, homes
from tests.conftest import REPOSITORY

START = """
import sys
opened = []
sys.addaudithook(lambda name, about: opened.append(str(about[0])) if name == "open" else None)
from PySide6.QtWidgets import QApplication
def ready():
    for _ in range(5):
        QApplication.processEvents()
    print("module", *sys.modules, sep="\\nmodule ")
    print("file", *opened, sep="\\nfile ")
    return 0
QApplication.exec = staticmethod(ready)
from nemesis_desktop.start import main
raise SystemExit(main(["--language", "cs"]))
"""


def test_the_start_screen_waits_for_no_game(tmp_path: Path) -> None:
    surroundings = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "HOME": str(tmp_path),
        "XDG_RUNTIME_DIR": str(tmp_path),
    }
    surroundings |= {name: str(tmp_path) for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME")}
    command = [sys.executable, "-c", START]
    done = subprocess.run(
        command, cwd=REPOSITORY, env=surroundings, capture_output=True, encoding="utf-8", check=True, timeout=60
    )
    lines = done.stdout.splitlines()
    modules = {line.removeprefix("module ") for line in lines if line.startswith("module ")}
    files = {line.removeprefix("file ") for line in lines if line.startswith("file ")}
    assert "nemesis_desktop.table.screens.start" in modules
    # The page of a game is light: the start screen names each game.
    light = tuple(
        page for shelved in SHELF.values() for page in (shelved.rules, shelved.page, f"{shelved.rules}.modes")
    )
    assert not [module for module in modules if module.startswith("nemesis_desktop.games.") and module not in light]
    assert not {"attr", "attrs", "cattrs", "fluent.runtime", "nemesis_desktop.engine.match"} & modules
    shared, *games = (str(assets() / home) for home in homes())
    assert any(file.startswith(shared) for file in files)
    words = {Path(file).name for file in files if file.endswith(".ftl")}
    assert all(name.startswith(("ui-", "cli")) for name in words), f"the words of the rules are read: {words}"
    assert not [file for file in files if file.startswith(tuple(games)) and file.endswith(".toml")]
