"""What the tests of the furniture share: the toy game on the shelf, its words, and nothing that takes time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from nemesis_desktop.program.saves import SavedGames
from nemesis_desktop.program.words import Words, cut_into_messages
from nemesis_desktop.table.desk.app import dress
from nemesis_desktop.table.desk.settings import Settings
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.drawing import theme
from nemesis_desktop.table.furniture.secrecy.shield import Shield
from tests.program.stowaways import toy_alone, two_games
from tests.table.toy_book import WORDING

__all__ = ["toy_alone", "two_games"]

TOY = dict(cut_into_messages(f"{WORDING}\n{(Path(__file__).parent / 'toy.ftl').read_text(encoding='utf-8')}"))


@pytest.fixture(scope="session", autouse=True)
def dressed(qapp: QApplication) -> QApplication:
    """Fonts, style and colours of the program."""
    dress(qapp)
    return qapp


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown() -> None:
    """The windows of a test go when it ends: a running program lets go of them by itself, tests have to be told."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Settings of nobody's: English, no motion."""
    made = Settings(tmp_path / "window.ini")
    made.language = "en"
    made.speed = "off"
    return made


@pytest.fixture
def toy_window(
    qtbot: QtBot, toy_alone: None, settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[[], MainWindow]]:
    """Opens the main window of a program that has the toy game on its shelf, and nothing else."""
    monkeypatch.setattr(Shield, "quiet", 0)
    source = Words._source
    monkeypatch.setattr(Words, "_source", lambda words, id: TOY.get(id) or source(words, id))
    theme.set_speed("off")

    def opened() -> MainWindow:
        window = MainWindow(settings, SavedGames(tmp_path / "saves"))
        qtbot.addWidget(window)
        window.resize(1366, 768)
        window.show()
        qtbot.waitExposed(window)
        return window

    yield opened
    theme.set_speed("normal")
