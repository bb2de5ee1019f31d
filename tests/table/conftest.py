"""What the tests of the furniture share: an application that is dressed like the program, and settings of nobody's."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from nemesis_desktop.table.desk.app import dress
from nemesis_desktop.table.desk.settings import Settings
from tests.program.stowaways import toy_alone, two_games

__all__ = ["toy_alone", "two_games"]


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
