"""What the tests of this window share: a window in which nothing takes time."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from nemesis_desktop.games.the_thing.ui import TheThingUi
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.drawing import theme
from nemesis_desktop.table.furniture.secrecy.shield import Shield
from tests.windows import dressed, open_window, pytest_runtest_teardown, settings

__all__ = ["dressed", "open_window", "pytest_runtest_teardown", "settings"]


@pytest.fixture
def quick_window(
    open_window: Callable[[], MainWindow], monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[[], MainWindow]]:
    """Opens the main window; shields open at once, and private questions are answered as soon as they are asked."""
    monkeypatch.setattr(Shield, "quiet", 0)
    monkeypatch.setattr(TheThingUi, "least_time", lambda ui, decision: 0)
    theme.set_speed("off")
    yield open_window
    theme.set_speed("normal")
