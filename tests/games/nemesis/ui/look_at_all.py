"""States of the window, checked and pictured in a process of its own: Qt takes its scale factor at the start.

``QT_SCALE_FACTOR=2 python -m tests.games.nemesis.ui.look_at_all FOLDER`` writes pictures there and ends with 1 if
anything is cut.
What is looked at can be narrowed: ``--stages table,crowded --languages ru --texts 80,175 --sizes 1280x720``.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from attrs import frozen
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from nemesis_desktop.program.kept.saves import SavedGames
from nemesis_desktop.program.words import LANGUAGES
from nemesis_desktop.table.desk.app import dress
from nemesis_desktop.table.desk.settings import Settings
from nemesis_desktop.table.desk.window import MainWindow
from tests.games.nemesis.ui.layout_check import check
from tests.games.nemesis.ui.stages import STAGES, stands

Size = tuple[int, int]


@frozen
class Look:
    """What is looked at."""

    folder: Path
    stages: Sequence[str] = tuple(STAGES)
    languages: Sequence[str] = tuple(LANGUAGES)
    texts: Sequence[int] = (100, 150)
    sizes: Sequence[Size] = ((1280, 720),)


def look(wanted: Look) -> int:
    """Check everything; the number of findings, which are printed."""
    wanted.folder.mkdir(parents=True, exist_ok=True)
    app = QApplication([])
    dress(app)
    count = 0
    with tempfile.TemporaryDirectory() as home:
        for language in wanted.languages:
            for text in wanted.texts:
                for name in wanted.stages:
                    count += _look_at(app, Path(home), wanted, name, language, text)
    return count


def _look_at(app: QApplication, home: Path, wanted: Look, name: str, language: str, text: int) -> int:
    settings = Settings(home / f"{language}-{text}-{name}.ini")
    settings.language, settings.text_percent, settings.speed = language, text, "off"
    window = MainWindow(settings, SavedGames(home / f"saves-{language}-{text}-{name}"))
    window.resize(*wanted.sizes[0])
    window.show()
    app.processEvents()
    STAGES[name](window)
    count = 0
    for wide, high in wanted.sizes:
        for one in check(window, (wide, high)):
            print(f"{name} {language} {text} {wide}×{high} {one}", flush=True)
            count += 1
        if not stands(window, name):
            print(f"{name} {language} {text} {wide}×{high} is not to be seen", flush=True)
            count += 1
        size = "" if len(wanted.sizes) == 1 else f"-{wide}x{high}"
        window.grab().save(str(wanted.folder / f"{name}-{language}-{text}{size}.png"))
    window.leave_table()
    window.close()
    window.deleteLater()
    app.sendPostedEvents(window, QEvent.Type.DeferredDelete)
    return count


def _asked(words: Sequence[str]) -> Look:
    usual = Look(Path())
    parser = argparse.ArgumentParser(prog="look_at_all")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--stages", type=lambda text: text.split(","), default=usual.stages)
    parser.add_argument("--languages", type=lambda text: text.split(","), default=usual.languages)
    parser.add_argument("--texts", type=lambda text: [int(one) for one in text.split(",")], default=usual.texts)
    parser.add_argument("--sizes", type=_sizes, default=usual.sizes)
    return Look(**vars(parser.parse_args(words)))


def _sizes(text: str) -> list[Size]:
    return [(int(wide), int(high)) for wide, _, high in (one.partition("x") for one in text.split(","))]


if __name__ == "__main__":
    sys.exit(1 if look(_asked(sys.argv[1:])) else 0)
