"""A plain sentence over the table hides nothing that is offered while another place is free."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from nemesis_desktop.engine.text import Text
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.furniture.overlays import Banner
from tests.games.nemesis.ui.stages import STAGES, table_of


@pytest.mark.parametrize("stage", ["early", "crowded", "combat", "pay"])
@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)])
def test_a_sentence_covers_nothing_that_can_be_chosen(
    open_window: Callable[[], MainWindow], stage: str, size: tuple[int, int]
) -> None:
    window = open_window()
    window.resize(*size)
    STAGES[stage](window)
    QApplication.processEvents()
    window.tell(Text("undo-barrier-reveal"))
    banner, table = window.over.banner, table_of(window)
    assert banner is not None and banner.isVisible() and table.offers is not None
    for anchor in table.offers.anchors:
        for part in table.parts:
            place = part.place_of(anchor)
            if place is not None and part.isVisible():
                lies = QRect(part.mapTo(window, place.toAlignedRect().topLeft()), place.toAlignedRect().size())
                assert not banner.geometry().intersects(lies), anchor


@pytest.mark.parametrize(("letters", "least", "most"), [(10, 3000, 4000), (70, 4500, 6000), (400, 7000, 8000)])
def test_a_sentence_stands_as_long_as_it_takes_to_read(qtbot: QtBot, letters: int, least: int, most: int) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    banner = Banner(parent)
    banner.say("x" * letters)
    assert least <= banner._clock.interval() <= most


def test_a_sentence_that_still_stands_is_said_in_the_language_that_is_chosen(
    open_window: Callable[[], MainWindow],
) -> None:
    window = open_window()
    said = Text("ui-table-kept", name="Nostromo")
    window.tell(said)
    banner = window.over.banner
    assert banner is not None
    for language in ("ru", "cs", "en"):
        window.settings.language = language
        assert banner.isVisible() and banner.words == Words(language).text(said)
        assert banner.accessibleName() == banner.words
    window.over.hush()
    window.settings.language = "cs"
    assert not banner.isVisible(), "a sentence that is past does not come back"
