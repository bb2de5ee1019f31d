"""What the tests of the furniture share: an application that is dressed like the program."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from nemesis_desktop.table.desk.app import dress


@pytest.fixture(scope="session", autouse=True)
def dressed(qapp: QApplication) -> QApplication:
    """Fonts, style and colours of the program."""
    dress(qapp)
    return qapp


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown() -> None:
    """The windows of a test go when it ends: a running program lets go of them by itself, tests have to be told."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
