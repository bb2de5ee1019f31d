"""What is written in the playback can be read on a small laptop, in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from nemesis_desktop.games.space_alert.resolution import resolve
from nemesis_desktop.table.desk.settings import Settings
from nemesis_desktop.table.drawing.ink import Ink
from tests.games.space_alert.second.random_missions import random_plan
from tests.games.space_alert.ui.conftest import Sit
from tests.windows import Shortened

SMALLEST = 9.4
"""In pixels of a screen of 1280 × 720: 10 units of the drawing."""
EVERY = 17


class Smallest(Shortened):
    """Reads along, and takes down what is written too small."""

    def wrote(self, painter: QPainter, area: QRectF, words: str) -> None:
        size = painter.font().pixelSize() * painter.transform().m11()
        if len(words) > 3 and size < SMALLEST:
            self.found.append(f"{size:.1f}: {words}")


@pytest.fixture
def reader() -> Iterator[Smallest]:
    reader = Smallest()
    yield reader
    Ink.reader = None


@pytest.mark.parametrize("language", ["ru", "cs"])
def test_no_line_of_the_playback_shrinks_until_nobody_can_read_it(
    settings: Settings, watch: Sit, reader: Smallest, language: str
) -> None:
    settings.language = language
    crew = watch(5, "S2-6", seed=4)
    crew.window.resize(1280, 720)
    crew.settle()
    film = crew.table.film
    film.show_resolution(resolve(random_plan(7, crew=5)))
    for place in range(0, film.player.count, EVERY):
        film.player.to(place)
        Ink.reader = reader
        film.grab()
        Ink.reader = None
    assert reader.found == []


class Written(Shortened):
    """Reads along, and takes down every line."""

    def wrote(self, painter: QPainter, area: QRectF, words: str) -> None:
        self.found.append(words)


def test_large_text_leaves_no_reason_out(settings: Settings, watch: Sit) -> None:
    settings.text_percent = 150
    crew = watch(5, "S2-1", seed=3)
    crew.window.resize(1280, 720)
    film = crew.table.film
    crew.settle()
    several = 0
    film.show_resolution(resolve(random_plan(7, crew=5)))
    for place in range(film.player.count):
        film.player.to(place)
        why = film.why_now
        if why is None or len(why.notes) < 2:
            continue
        several += 1
        reader = Ink.reader = Written()
        film.grab()
        Ink.reader = None
        told = " ".join(reader.found)
        assert all(film.words_of(note) in told for note in why.notes), told
        assert all(film.words_of(one) in told for row in why.rows for one in row.remarks), told
    assert several
