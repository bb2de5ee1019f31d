"""No game is given up silently: what is about to be replaced or left is safe first, or somebody is asked."""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from nemesis_desktop.engine.journal import Choice
from nemesis_desktop.engine.match import Match
from nemesis_desktop.games import KINDS
from nemesis_desktop.program.kept.saves import SavedGames
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.furniture.overlays import Banner
from nemesis_desktop.table.furniture.question import Question
from tests.games.nemesis.ui.clicker import Clicker
from tests.games.nemesis.ui.whole.test_whole_game import game

LEFT = Qt.MouseButton.LeftButton
Opener = Callable[[], MainWindow]


def answer(window: MainWindow, count: int) -> list[Choice]:
    """Somebody gives so many answers more; every answer so far."""
    assert window.match is not None
    clicker, wanted = Clicker(window, seed=5), len(window.match.journal) + count
    while len(window.match.journal) < wanted:
        clicker.settle()
        clicker.step()
    clicker.settle()
    return list(window.match.journal)


def saved_answers(path: Path) -> list[Choice]:
    """Every answer of a saved game."""
    return list(Match.load(path, KINDS).journal)


def full(*_: object) -> int:
    """What a full disk says."""
    raise OSError(errno.ENOSPC, "No space left on device")


def fail_to_write(patch: pytest.MonkeyPatch) -> None:
    """The disk is full from now on."""
    patch.setattr("nemesis_desktop.engine.saving.files.os.write", full)


def test_saves_that_cannot_be_written_do_not_stop_a_game(open_window: Opener, tmp_path: Path) -> None:
    occupied = tmp_path / "occupied"
    occupied.write_text("a file where the folder should be")
    window = open_window()
    window.saves = SavedGames(occupied / "saves")
    window.begin(game(2, seed=5))
    assert window.now == "table"
    said = window.findChild(Banner).words
    assert "Not a directory" in said and str(occupied) in said

    occupied.unlink()
    answer(window, 2)
    assert window.saves.continued() is not None, "every answer tries again"


def test_an_older_state_of_the_same_game_does_not_swallow_the_newer_one(open_window: Opener) -> None:
    window = open_window()
    window.begin(game(2, seed=5))
    answer(window, 2)
    early = window.saves.place_for("early")
    window.match.save(early)  # type: ignore[union-attr]
    last = answer(window, 2)
    window.open_file(early)
    assert len(window.match.journal) < len(last)  # type: ignore[union-attr]
    assert "stays among the saved games" in window.findChild(Banner).words
    answer(window, 1)
    assert last in [saved_answers(saved.path) for saved in window.saves.all() if not saved.autosave]

    window.open_file(early)
    window.open_file(early)
    names = [saved.name for saved in window.saves.all()]
    assert len(names) == len(set(names)) == 4, "a state that is safe already is not kept again"


def test_a_new_game_waits_until_the_old_one_is_safe_or_given_up(
    open_window: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    window.begin(game(2, seed=5))
    answer(window, 5)
    window.leave_table()
    before = window.saves.autosave.read_bytes()
    with monkeypatch.context() as broken:
        fail_to_write(broken)
        window.begin(game(3, seed=6))
        question = window.findChild(Question)
        assert window.now == "start" and question.isVisible() and question.no_button.hasFocus()
        assert "No space left" in question.question and str(window.saves.autosave) in question.question
        QTest.keyClick(question, Qt.Key.Key_Escape)
        assert window.now == "start" and not question.isVisible()
        assert [path.name for path in window.saves.folder.iterdir() if not path.stat().st_size] == []
    assert window.saves.autosave.read_bytes() == before

    with monkeypatch.context() as broken:
        broken.setattr("nemesis_desktop.engine.saving.files.copy", full)
        window.begin(game(3, seed=6))
        QTest.mouseClick(question.yes_button, LEFT)
    assert window.now == "table" and [len(saved.people) for saved in window.saves.all()] == [3]


def test_what_could_not_be_saved_is_tried_again_when_the_window_closes(
    open_window: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    window.begin(game(2, seed=5))
    with monkeypatch.context() as broken:
        fail_to_write(broken)
        last = answer(window, 3)
        assert not window.close() and window.isVisible(), "it asks first"
        question = window.findChild(Question)
        assert "No space left" in question.question
        QTest.keyClick(question, Qt.Key.Key_Escape)
        window.leave_table()
        assert window.now == "table" and question.isVisible()
        QTest.mouseClick(question.no_button, LEFT)
    assert saved_answers(window.saves.autosave) != last
    assert window.close()
    assert saved_answers(window.saves.autosave) == last


def test_whoever_wants_to_leaves_without_the_last_answers(open_window: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    window = open_window()
    window.begin(game(2, seed=5))
    fail_to_write(monkeypatch)
    answer(window, 3)
    assert not window.close()
    QTest.mouseClick(window.findChild(Question).yes_button, LEFT)
    assert not window.isVisible()
