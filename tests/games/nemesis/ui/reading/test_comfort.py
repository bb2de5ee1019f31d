"""The list of keys, and what else is the same on every screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from nemesis_desktop.program.words import LANGUAGES
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.furniture.controls.shortcuts import COLUMNS, ShortcutList
from tests.games.nemesis.ui.keyboard import tap


def keys_of(window: MainWindow) -> ShortcutList:
    found = window.findChild(ShortcutList)
    assert found is not None
    return found


@pytest.mark.parametrize("key", [Qt.Key.Key_F2, Qt.Key.Key_Question])
def test_the_list_of_keys_comes_and_goes(open_window: Callable[[], MainWindow], key: Qt.Key) -> None:
    window = open_window()
    QApplication.processEvents()
    tap(key)
    assert keys_of(window).isVisible() and keys_of(window).close_button.hasFocus()
    tap(key)
    assert not keys_of(window).isVisible()
    tap(key)
    tap(Qt.Key.Key_Escape)
    assert not keys_of(window).isVisible() and window.now == "start"


def test_the_settings_lead_to_the_list_of_keys(open_window: Callable[[], MainWindow]) -> None:
    window = open_window()
    window.go("settings")
    window.screen_named("settings").keys_button.click()  # type: ignore[attr-defined]
    assert keys_of(window).isVisible()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1366, 768), (1280, 720), (1024, 640)])
def test_the_list_fits_at_every_text_size(
    open_window: Callable[[], MainWindow], language: str, size: tuple[int, int]
) -> None:
    window = open_window()
    window.resize(*size)
    window.settings.language = language
    window.comfort.toggle_keys()
    for percent in (80, 100, 150, 175):
        window.settings.text_percent = percent
        QApplication.processEvents()
        body = keys_of(window).body()
        assert window.rect().contains(body), (percent, body)
        assert body.contains(keys_of(window).close_button.geometry())
    assert window.words.missing == set()


def test_assistive_software_hears_every_key(open_window: Callable[[], MainWindow]) -> None:
    window = open_window()
    window.comfort.toggle_keys()
    said = keys_of(window).accessibleDescription()
    assert len(said.splitlines()) == sum(len(keys) for _head, keys in COLUMNS)


def test_a_question_mark_in_a_name_is_a_question_mark(open_window: Callable[[], MainWindow]) -> None:
    window = open_window()
    window.screens.new_game()
    QApplication.processEvents()
    field = window.screen_named("new_game").people[0].name  # type: ignore[attr-defined]
    field.setFocus()
    QTest.keyClicks(field, "Who?")
    assert field.text().endswith("Who?")
    assert window.findChild(ShortcutList) is None
