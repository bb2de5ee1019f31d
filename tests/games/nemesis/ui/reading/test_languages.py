"""Changing the language in the middle of anything changes every word that is on the screen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from nemesis_desktop.games.nemesis.acts import Move
from nemesis_desktop.games.nemesis.ui.explain.places import room_text
from nemesis_desktop.games.nemesis.ui.table import TableScreen
from nemesis_desktop.program.kept.saves import SavedGames
from nemesis_desktop.program.words import LANGUAGES, Words
from nemesis_desktop.table.desk.settings import Settings
from nemesis_desktop.table.desk.window import MainWindow
from tests.games.nemesis.ui.layout_check import Reading
from tests.games.nemesis.ui.samples import JUNE, sample_payment, sample_turn, sample_view
from tests.games.nemesis.ui.scripted import Scene, ScriptedMatch
from tests.games.nemesis.ui.stages import STAGES

MIDDLE = (
    "setup",
    "saves",
    "settings",
    "draft",
    "crowded",
    "reaction",
    "shield",
    "log",
    "menu",
    "objectives",
    "notes",
    "keys",
    "rules",
    "ending",
    "verdict",
    "history",
)
"""States in which somebody may press a language."""


def words_on(window: MainWindow) -> set[str]:
    """Everything that can be read, or heard, in a window now."""
    with Reading() as reading:
        window.resize(1340, 760)
        QApplication.processEvents()
        window.resize(1366, 768)
        QApplication.processEvents()
        reading.sittings = [sitting for sitting in reading.sittings if sitting.device is None]
        window.grab()
    found = {line.words for sitting in reading.sittings for line in sitting.lines if sitting.device is not None}
    for widget in window.findChildren(QWidget):
        if not widget.isVisible():
            continue
        if isinstance(widget, QLabel | QAbstractButton | QLineEdit):
            found.add(widget.text())
        found |= {widget.accessibleName(), widget.accessibleDescription()}
    return found - {""}


def staged(qtbot: QtBot, folder: Path, name: str, language: str) -> MainWindow:
    """A window in a state, in a language."""
    settings = Settings(folder / f"{name}-{language}.ini")
    settings.language, settings.speed = language, "off"
    window = MainWindow(settings, SavedGames(folder / f"saves-{language}"))
    qtbot.addWidget(window)
    window.show()
    QApplication.processEvents()
    STAGES[name](window)
    QApplication.processEvents()
    return window


@pytest.mark.usefixtures("always_noon")
@pytest.mark.parametrize("name", MIDDLE)
def test_no_word_of_the_old_language_stays(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    """What is on the screen after the change is what would be there had the window begun in that language."""
    changed = staged(qtbot, tmp_path / "a", name, "en")
    words_on(changed)
    changed.settings.language = "cs"
    QApplication.processEvents()
    fresh = staged(qtbot, tmp_path / "b", name, "cs")
    assert words_on(changed) - words_on(fresh) == set()
    changed.settings.language = "en"
    QApplication.processEvents()
    begun = staged(qtbot, tmp_path / "c", name, "en")
    assert words_on(changed) - words_on(begun) == set()
    for window in (changed, fresh, begun):
        window.leave_table()


def test_the_game_goes_on_in_another_language(open_window: Callable[[], MainWindow]) -> None:
    """The open question stays the same question, and is put in the new language."""
    window = open_window()
    STAGES["crowded"](window)
    table = window.screen_named("table")
    before = window.match.decision  # type: ignore[union-attr]
    english = table.bar.sentence()  # type: ignore[attr-defined]
    window.settings.language = "ru"
    QApplication.processEvents()
    assert window.match.decision is before  # type: ignore[union-attr]
    assert table.bar.sentence() != english  # type: ignore[attr-defined]
    assert window.words.language == "ru" and window.words.missing == set()


def what_is_offered(table: TableScreen) -> tuple[object, ...]:
    """Everything about the open question but its words."""
    offers, decision = table.offers, table.controller.decision if table.controller is not None else None
    assert offers is not None and decision is not None
    states = [(anchor, offers.state(anchor), offers.acts_at(anchor)) for anchor in offers.anchors]
    return offers.loose, states, sorted(table.bar.buttons), table.bar.choices()[0] == [], table.sunk


def test_another_language_in_the_middle_of_a_turn_changes_only_words(open_window: Callable[[], MainWindow]) -> None:
    window = open_window()
    for scene in (sample_turn(JUNE), sample_payment(JUNE)):
        match = ScriptedMatch([Scene(scene, acting=JUNE), Scene(scene, acting=JUNE)])
        match.table["secrecy"] = "open"
        window.play(match)  # type: ignore[arg-type]
        table = window.screen_named("table")
        assert isinstance(table, TableScreen)
        before = what_is_offered(table)
        for language in ("ru", "cs", "en"):
            window.go("settings")
            window.settings.language = language
            window.go_back()
            assert what_is_offered(table) == before, language


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_a_menu_that_lies_apart_names_its_target(
    open_window: Callable[[], MainWindow], language: str
) -> None:
    window = open_window()
    window.settings.language = language
    match = ScriptedMatch([Scene(sample_turn(JUNE), acting=JUNE)])
    match.table["secrecy"] = "open"
    window.play(match)  # type: ignore[arg-type]
    table = window.screen_named("table")
    assert isinstance(table, TableScreen) and table.offers is not None and table.offers.decision is not None
    moves = [index for index, act in enumerate(table.offers.decision.acts) if isinstance(act, Move)]
    assert len(moves) > 1
    table.bar.menu_wanted.emit(moves, QPoint(400, 400))
    lines = [row.text() for row in table.act_menu.rows()]
    words, acts = Words(language), table.offers.decision.acts
    slots = [act.to for act in (acts[index] for index in moves) if isinstance(act, Move)]
    rooms = [words.text(room_text(slot, sample_view(JUNE))) for slot in slots]
    assert len(set(lines)) == len(moves)
    for line, room in zip(lines, rooms, strict=True):
        assert room.casefold() in line.casefold(), line
