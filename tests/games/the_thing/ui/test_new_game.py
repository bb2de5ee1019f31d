"""The page of a new game of The Thing."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from nemesis_desktop.games.the_thing.modes import HIDDEN
from nemesis_desktop.program.words import LANGUAGES, Words
from nemesis_desktop.table.desk.settings import Settings
from nemesis_desktop.table.screens.setting_up.new_game import NewGameScreen
from nemesis_desktop.table.widgets.controls import Scroll


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_about_many_people_is_seen_without_scrolling_on_a_small_laptop(
    qtbot: QtBot, settings: Settings, language: str
) -> None:
    screen = NewGameScreen(Words(language), settings)
    qtbot.addWidget(screen)
    screen.resize(1280, 720)
    screen.show()
    screen.game.segments["the-thing"].click()
    for count in ("6", "7", "8"):
        screen.count.segments[count].click()
        screen.mode.segments[HIDDEN].click()
        screen.secrecy.segments["shield"].click()
        QApplication.processEvents()
        shown = [scroll for scroll in screen.findChildren(Scroll) if scroll.isVisible()]
        assert [scroll.verticalScrollBar().maximum() for scroll in shown] == [0, 0], count
