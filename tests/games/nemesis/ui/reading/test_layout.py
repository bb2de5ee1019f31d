"""Nothing is cut and nothing lies over anything else: every screen and state, in every language, size and text size."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from nemesis_desktop.engine.decision import TABLE
from nemesis_desktop.games.nemesis.ui.crew.crew import CrewStrip
from nemesis_desktop.games.nemesis.view import HeldView
from nemesis_desktop.program.kept.saves import SavedGames
from nemesis_desktop.program.words import LANGUAGES, Words
from nemesis_desktop.table.desk.settings import Settings
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.widgets.button import Button
from tests.games.nemesis.ui.layout_check import Reading, check, half_hidden, painted, standing
from tests.games.nemesis.ui.samples import sample_view
from tests.games.nemesis.ui.stages import STAGES, stands

SIZES = ((1280, 720), (1366, 768), (1920, 1080))
TEXTS = (100, 150)
SAMPLE = ("start", "setup", "draft", "crowded", "reaction", "encounter", "shield", "ending")
"""What is looked at in every run, each in the language and size that is hardest for it."""


@pytest.fixture
def staged(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[[str, str, int], MainWindow]]:
    """Opens a window in a state, in a language and text size."""
    opened: list[MainWindow] = []

    def stage(name: str, language: str, text: int) -> MainWindow:
        settings = Settings(tmp_path / f"{len(opened)}.ini")
        settings.language, settings.text_percent, settings.speed = language, text, "off"
        window = MainWindow(settings, SavedGames(tmp_path / f"saves-{len(opened)}"))
        opened.append(window)
        window.resize(1320, 740)
        window.show()
        QApplication.processEvents()
        STAGES[name](window)
        return window

    yield stage
    for window in opened:
        window.leave_table()
        window.close()
        # Hundreds of windows in one run would take all the memory there is.
        window.deleteLater()
        QApplication.sendPostedEvents(window, QEvent.Type.DeferredDelete)


@pytest.mark.parametrize("name", SAMPLE)
def test_a_sample_can_be_read(staged: Callable[[str, str, int], MainWindow], name: str) -> None:
    """The longest words, the largest text, the smallest window."""
    window = staged(name, "ru", 150)
    found = check(window, (1280, 720))
    assert not found, "\n".join(map(str, found))
    assert stands(window, name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_can_be_read_in_every_language(staged: Callable[[str, str, int], MainWindow], language: str) -> None:
    found = check(staged("crowded", language, 100), (1366, 768))
    assert not found, "\n".join(map(str, found))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("hands", [("carcass_1",), ("carcass_1", "egg_1"), ("corpse_0", "carcass_2")])
def test_what_a_mutant_holds_stays_in_its_box(qtbot: QtBot, language: str, hands: tuple[str, ...]) -> None:
    """In the small window a strip of a mutation leaves the hands one line."""
    view = sample_view(TABLE)
    held = tuple((HeldView(thing, None, None, ()),) for thing in hands)
    crew = tuple(evolve(one, mutated=True, mutation_markers=1, held=held) for one in view.crew)
    strip = CrewStrip()
    qtbot.addWidget(strip)
    strip.set_scale(1280 / 1366, 1.0)
    strip.retranslate(Words(language))
    strip.resize(154, 470)
    strip.show_view(evolve(view, crew=crew, species="carnomorphs"))
    with Reading() as reading:
        strip.grab()
    found = [one for one in painted(reading) if one.problem != "outside"]
    assert not found, "\n".join(map(str, found))


@pytest.mark.screens
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", list(STAGES))
def test_everything_can_be_read(
    staged: Callable[[str, str, int], MainWindow], screens_folder: Path, name: str, language: str, text: int
) -> None:
    """Every screen and state at every size; the pictures are for people."""
    window = staged(name, language, text)
    found = []
    for size in SIZES:
        found += [f"{size[0]}×{size[1]} {one}" for one in check(window, size)]
        assert stands(window, name)
        assert window.grab().save(str(screens_folder / f"{name}-{language}-{text}-{size[0]}x{size[1]}.png"))
    assert not found, "\n".join(found)


@pytest.mark.screens
@pytest.mark.parametrize("scale", ["1.25", "1.5", "2"])
def test_everything_can_be_read_on_finer_screens(screens_folder: Path, tmp_path: Path, scale: str) -> None:
    """Screens with 125, 150 and 200 % of the pixels: 2560×1440 at 200 % shows what 1280×720 shows, twice as fine."""
    environment = {**os.environ, "QT_SCALE_FACTOR": scale, "HOME": str(tmp_path)}
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
        environment[name] = str(tmp_path / name.lower())
    ran = subprocess.run(
        [sys.executable, "-m", "tests.games.nemesis.ui.look_at_all", str(screens_folder / f"at-{scale}")],
        env=environment,
        capture_output=True,
        text=True,
        cwd=Path(__file__).resolve().parents[5],
        check=False,
    )
    assert ran.returncode == 0, ran.stdout[-4000:] + ran.stderr[-2000:]


# -------------------------------------------------------------------- the checker itself


def drawn(paint: Callable[[Canvas], object], wide: int = 200) -> list[str]:
    """The problems of something painted on 200 × 100 pixels."""
    with Reading() as reading:
        pixmap = QPixmap(wide, 100)
        painter = QPainter(pixmap)
        paint(Canvas(painter, 1.0))
        painter.end()
        return [one.problem for one in painted(reading)]


def test_the_checker_sees_words_that_were_cut() -> None:
    def paint(canvas: Canvas) -> None:
        canvas.text(5, 20, canvas.elided("far too many words", 60, 14), 14, "text.primary")

    assert drawn(paint) == ["cut"]


def test_the_checker_sees_words_at_the_edge() -> None:
    assert drawn(lambda canvas: canvas.text(180, 20, "far out", 14, "text.primary")) == ["outside"]
    assert drawn(lambda canvas: canvas.text(5, 5, "too high", 14, "text.primary")) == ["outside"]


def test_the_checker_sees_words_over_words() -> None:
    def paint(canvas: Canvas) -> None:
        canvas.text(5, 20, "below", 14, "text.primary")
        canvas.text(15, 24, "above", 14, "text.primary")

    assert drawn(paint) == ["overlap"]


def test_the_checker_sees_words_that_reach_over_their_plate() -> None:
    def paint(canvas: Canvas) -> None:
        canvas.cut(5, 5, 40, 20, 3, "ground.bg0")
        canvas.text(9, 20, "too long a name", 14, "text.primary")

    assert drawn(paint) == ["edge"]


def test_the_checker_does_not_mind_words_that_stand_on_their_plate() -> None:
    def paint(canvas: Canvas) -> None:
        canvas.cut(0, 0, 200, 100, 3, "ground.bg0")
        canvas.cut(5, 5, 100, 20, 3, None, "line.edge")
        canvas.text(9, 20, "a name", 14, "text.primary")

    assert drawn(paint) == []


def test_the_checker_sees_words_under_a_form_or_beside_too_near_a_sign() -> None:
    def under(canvas: Canvas) -> None:
        canvas.text(9, 20, "a name", 14, "text.primary")
        canvas.box(30, 0, 100, 30, "ground.bg0")

    def near(canvas: Canvas) -> None:
        canvas.symbol("symbols/fire", 5, 5, 20, "state.danger")
        canvas.text(12, 20, "a name", 14, "text.primary")

    assert drawn(under) == ["hidden"]
    assert drawn(near) == ["sign"]


def test_the_checker_sees_words_that_were_broken() -> None:
    def paint(canvas: Canvas) -> None:
        canvas.lines(5, 5, canvas.wrapped("Hibernatorium", 60, 14), 14, "text.primary", leading=1.2)

    assert drawn(paint) == ["broken", "broken"]


def test_the_checker_sees_a_part_that_hides_half_of_some_words(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    below, above = Button("many words on it", parent=window), Button("above", parent=window)
    below.setGeometry(0, 0, 180, 40)
    above.setGeometry(90, 0, 100, 40)
    window.resize(200, 100)
    window.show()
    with Reading() as reading:
        window.grab()
    assert [one.words for one in half_hidden(window, reading)] == ["many words on it"]


def test_the_checker_does_not_mind_lines_under_each_other() -> None:
    assert drawn(lambda canvas: canvas.lines(5, 5, ["quay", "Ältere", "jig"], 14, "text.primary", leading=1.1)) == []


def test_the_checker_sees_what_is_cut_in_a_box() -> None:
    def paint(canvas: Canvas) -> None:
        canvas.label(QRectF(5, 5, 40, 20), "a long name", (14,), "text.primary")

    assert drawn(paint) == ["cut"]


def test_the_checker_sees_labels_and_widgets(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    label, out = QLabel("far too many words", window), QWidget(window)
    label.setGeometry(0, 0, 30, 20)
    out.setGeometry(190, 0, 30, 20)
    window.resize(200, 100)
    window.show()
    assert sorted(one.problem for one in standing(window)) == ["cut", "sticks"]


def test_painting_costs_nothing_while_nobody_reads(qtbot: QtBot) -> None:
    part = Button("words")
    qtbot.addWidget(part)
    part.grab()
    with Reading() as reading:
        part.grab()
    assert [line.words for sitting in reading.sittings for line in sitting.lines] == ["words"]
    part.grab()
    assert len(reading.sittings) == 1
