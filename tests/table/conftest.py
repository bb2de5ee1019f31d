"""What the tests of the furniture share: the toy game on the shelf, its words, and nothing that takes time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from nemesis_desktop.program.words import Words, cut_into_messages
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.drawing import theme
from nemesis_desktop.table.furniture.secrecy.shield import Shield
from tests.program.stowaways import nemesis_alone, other_shelf, toy_alone, two_games
from tests.table.toy_book import WORDING
from tests.windows import dressed, open_window, pytest_runtest_teardown, settings

__all__ = [
    "dressed",
    "nemesis_alone",
    "open_window",
    "other_shelf",
    "pytest_runtest_teardown",
    "settings",
    "toy_alone",
    "two_games",
]

TOY = dict(cut_into_messages(f"{WORDING}\n{(Path(__file__).parent / 'toy.ftl').read_text(encoding='utf-8')}"))


@pytest.fixture
def toy_window(
    toy_alone: None, open_window: Callable[[], MainWindow], monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[[], MainWindow]]:
    """Opens the main window of a program that has the toy game on its shelf, and nothing else."""
    monkeypatch.setattr(Shield, "quiet", 0)
    source = Words._source
    monkeypatch.setattr(Words, "_source", lambda words, id: TOY.get(id) or source(words, id))
    theme.set_speed("off")
    yield open_window
    theme.set_speed("normal")
