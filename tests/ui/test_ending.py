"""The ending: the victory check step by step, who won and why, and the whole log."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from nemesis_desktop.engine.events import Told
from nemesis_desktop.games.nemesis.view import EndingView, FateView, View
from nemesis_desktop.ui.nemesis.ending import EndingScreen
from nemesis_desktop.ui.nemesis.ending_painter import EndingPainter
from nemesis_desktop.words import LANGUAGES, Words
from tests.ui.samples import JUNE, LEV, MIRA, OTTO, sample_ending

LEFT = Qt.MouseButton.LeftButton


NAMES = {MIRA: "Mira", OTTO: "Otto", LEV: "Lev", JUNE: "June"}


def told(number: int, kind: str, who: int, **facts: int | bool) -> Told:
    said = {name: ("yes" if value else "no") if isinstance(value, bool) else value for name, value in facts.items()}
    return Told(number, kind, {"who": who, **facts}, {**said, "who": NAMES[who]}, private=False)


def log() -> list[Told]:
    """Mira is clean, Lev has a larva and is lucky, June is infected and not."""
    return [
        told(0, "turn", MIRA),
        told(1, "contamination-check", MIRA, count=1, larva=False, sick=False),
        told(2, "contamination-check", LEV, count=2, larva=True, sick=True),
        told(3, "contamination-draw", LEV, count=4, found=0),
        told(4, "contamination-check", JUNE, count=1, larva=False, sick=True),
        told(5, "contamination-draw", JUNE, count=4, found=2),
    ]


def ending_view() -> View:
    """The ship reaches Earth with one damaged engine; June dies of contamination, Otto was dead before."""
    view = sample_ending()
    fates = (
        FateView(MIRA, True, "hibernated", ("quarantine",), (False,), False),
        FateView(OTTO, False, "fire", ("the_great_hunt",), (True,), False),
        FateView(LEV, True, "launched", ("hoarder",), (True,), True),
        FateView(JUNE, False, "contamination", ("best_friends_forever",), (True,), False),
    )
    ending = EndingView("jump", "earth", ("working", "damaged", "working"), "coordinates_5", "b", fates)
    return evolve(view, ending=ending)


@pytest.fixture
def screen(qtbot: QtBot) -> Callable[..., EndingScreen]:
    def made(view: View | None = None, events: list[Told] | None = None, language: str = "en") -> EndingScreen:
        shown = EndingScreen(Words(language))
        qtbot.addWidget(shown)
        shown.resize(1366, 768)
        shown.show()
        shown.show_ending(view or ending_view(), log() if events is None else events)
        return shown

    return made


def test_the_check_goes_in_its_order(screen: Callable[..., EndingScreen]) -> None:
    steps = [(step.chapter, step.seat) for step in screen().steps]
    assert [chapter for chapter, _ in steps[:4]] == ["engines", "engines", "engines", "coordinates"]
    assert steps[4:7] == [("contamination", MIRA), ("contamination", LEV), ("contamination", JUNE)]
    assert steps[7:9] == [("objectives", MIRA), ("objectives", LEV)], "survivors show their objectives first"
    assert steps[-1] == ("verdict", None)


def test_space_turns_one_thing_after_another_and_end_goes_to_the_verdict(screen: Callable[..., EndingScreen]) -> None:
    shown = screen()
    assert shown.at == 0 and shown.next_button.isVisible() and not shown.again_button.isVisible()
    QTest.keyClick(shown, Qt.Key.Key_Space)
    QTest.mouseClick(shown.next_button, LEFT)
    assert shown.at == 2
    QTest.keyClick(shown, Qt.Key.Key_Left)
    assert shown.at == 1
    QTest.keyClick(shown, Qt.Key.Key_End)
    assert shown.over and shown.again_button.isVisible() and not shown.next_button.isVisible()


def test_the_verdict_names_the_winners(screen: Callable[..., EndingScreen]) -> None:
    shown = screen()
    shown.to_the_verdict()
    assert shown.accessibleName() == "The jump is done"
    assert "Lev wins." in shown.accessibleDescription()


def test_nobody_is_dead_before_the_check_says_so(screen: Callable[..., EndingScreen]) -> None:
    shown = screen()
    check = shown._check
    assert check is not None
    assert check.died_at(OTTO) == -1
    assert check.steps[check.died_at(JUNE)].seat == JUNE
    assert check.died_at(LEV) == len(check.steps)


def test_a_destroyed_ship_is_not_checked(screen: Callable[..., EndingScreen]) -> None:
    view = ending_view()
    fates = tuple(evolve(fate, survived=False, cause="explosion", won=False) for fate in view.ending.fates)  # type: ignore[union-attr]
    shown = screen(evolve(view, ending=EndingView("self_destruct", "destroyed", (), None, "b", fates)), [])
    assert {step.chapter for step in shown.steps} == {"objectives", "verdict"}
    shown.to_the_verdict()
    assert "Nobody wins." in shown.accessibleDescription()
    shown.grab()


def test_the_whole_log_can_be_read_at_the_end(screen: Callable[..., EndingScreen]) -> None:
    shown = screen()
    assert not shown._log.isVisible()
    shown.to_the_verdict()
    assert shown._log.isVisible()
    assert len(shown._log.entries()) == len(log())


def test_what_comes_after(screen: Callable[..., EndingScreen], tmp_path: Path) -> None:
    shown = screen()
    shown.to_the_verdict()
    heard: list[str] = []
    shown.again.connect(lambda: heard.append("again"))
    shown.start.connect(lambda: heard.append("start"))
    QTest.mouseClick(shown.again_button, LEFT)
    QTest.mouseClick(shown.start_button, LEFT)
    assert heard == ["again", "start"]
    assert shown.save_picture(tmp_path / "ending.png")
    assert (tmp_path / "ending.png").stat().st_size > 10_000


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1600, 1000)])
def test_every_step_is_drawn(screen: Callable[..., EndingScreen], language: str, size: tuple[int, int]) -> None:
    shown = screen(language=language)
    shown.resize(*size)
    for number in range(len(shown.steps)):
        shown.go_to(number)
        shown.grab()
    assert shown.words.missing == set()
    assert EndingPainter.chapter_areas()[0][0] == "engines"
