"""What the tests of the screens stand on: saved games, settings, and a screen at the size of the look."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from nemesis_desktop.program.kept.saves import SavedGames
from nemesis_desktop.table.desk.settings import Settings
from nemesis_desktop.table.drawing.theme import load_fonts, set_speed
from nemesis_desktop.table.screens.screen import Screen

LEFT = Qt.MouseButton.LeftButton
S = TypeVar("S", bound=Screen)
Show = Callable[[S], S]


@pytest.fixture
def games(tmp_path: Path) -> SavedGames:
    """An empty folder of saved games."""
    return SavedGames(tmp_path / "saves")


@pytest.fixture
def settings(tmp_path: Path, qapp: QApplication) -> Iterator[Settings]:
    """Settings of their own."""
    yield Settings(tmp_path / "window.ini")
    set_speed("normal")


@pytest.fixture
def show(qtbot: QtBot) -> Show[Screen]:
    """Shows a screen at the size the look is drawn for."""

    def shown(screen: Screen) -> Screen:
        load_fonts()
        qtbot.addWidget(screen)
        screen.resize(1366, 768)
        with qtbot.waitExposed(screen):
            screen.show()
        QApplication.processEvents()
        return screen

    return shown
