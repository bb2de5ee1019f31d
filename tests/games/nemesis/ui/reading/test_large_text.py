"""The tray at the largest text sizes: words grow as far as there is room, and each can be read enlarged."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.games.nemesis.components.objectives import OBJECTIVES
from nemesis_desktop.games.nemesis.ui import UI
from nemesis_desktop.games.nemesis.ui.explain.words import explanation
from nemesis_desktop.games.nemesis.ui.tray.tray import PersonalTray
from nemesis_desktop.games.nemesis.view import Note, View
from nemesis_desktop.program.words import LANGUAGES, Words
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.furniture.board_part import Spot
from nemesis_desktop.table.furniture.explain import HoverCard
from nemesis_desktop.table.widgets.growing import grown
from tests.games.nemesis.ui.board.test_tray import crowded
from tests.games.nemesis.ui.layout_check import check
from tests.games.nemesis.ui.samples import JUNE, sample_view

SIZE = (1280, 720)
UNIT = 720 / 768
LARGE = (1.25, 1.5, 1.75)


def tray_of(qtbot: QtBot, view: View, language: str, text: float) -> tuple[QWidget, PersonalTray]:
    """A window with nothing but somebody's tray at its foot."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(*SIZE)
    tray = PersonalTray(window)
    tray.setGeometry(0, SIZE[1] - 145, SIZE[0], 145)
    tray.set_scale(UNIT, text)
    tray.retranslate(Words(language))
    tray.show_view(view)
    window.show()
    QApplication.processEvents()
    return window, tray


def test_type_grows_as_far_as_its_place_and_shrinks_to_what_it_was() -> None:
    assert grown((13, 12, 11), 1.0, 20) == grown((13, 12, 11), 1.25, 20) == (13, 12, 11)
    at_most = grown((13, 12, 11), 1.75, 18)
    assert at_most[0] * 1.75 == pytest.approx(18), "no larger than there is room for"
    assert at_most[-1] * 1.75 == pytest.approx(11 * 1.25), "and it still fits where it fitted"
    assert all(size * 1.25 <= 15 for size in grown((13, 12, 11), 1.25, 15))
    assert list(at_most) == sorted(at_most, reverse=True)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", LARGE)
def test_nothing_of_the_tray_is_cut_or_lies_over_another(qtbot: QtBot, language: str, text: float) -> None:
    for view in (sample_view(JUNE), crowded()):
        window, _ = tray_of(qtbot, view, language, text)
        assert check(window, SIZE) == []


@contextmanager
def painted_words() -> Iterator[list[tuple[str, float]]]:
    """What is painted meanwhile, and in which size, the text size included."""
    written: list[tuple[str, float]] = []
    whole = Canvas.text

    def seen(canvas: Canvas, x: float, base: float, words: str, size: float, *rest: object, **more: object) -> float:
        written.append((words, size * canvas.text_scale))
        return whole(canvas, x, base, words, size, *rest, **more)  # type: ignore[arg-type]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "text", seen)
        yield written


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_still_grow_beyond_125_percent(qtbot: QtBot, language: str) -> None:
    sizes = []
    for text in LARGE[:2]:
        _, tray = tray_of(qtbot, sample_view(JUNE), language, text)
        with painted_words() as written:
            for part in (tray.sheet, tray.holdings):
                part.renew()
                part.grab()
        sizes.append(dict(written))
    small, large = sizes
    assert set(small) <= set(large), "the same words"
    assert {words: (size, large[words]) for words, size in small.items() if large[words] < size - 0.5} == {}
    assert sum(large[words] > size + 0.5 for words, size in small.items()) >= 4


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [1.5, 1.75])
def test_every_word_of_the_tray_can_be_read_enlarged(qtbot: QtBot, language: str, text: float) -> None:
    view, words = crowded(), Words(language)
    window, tray = tray_of(qtbot, view, language, text)
    hover = HoverCard(window, UI, lambda: (view, words, None))
    hover.set_scale(UNIT, text)
    abouts: list[object] = [card.anchor for card in tray.hand.cards]
    spots = [spot for part in (tray.sheet, tray.holdings) for spot in part.findChildren(Spot) if spot.isVisible()]
    abouts += [spot.about for spot in spots]
    assert len(abouts) > 20
    for about in abouts:
        told = explanation(about, view, words)
        assert told is not None and told.title and told.lines, about
        hover.point_at(about, window.mapToGlobal(QPoint(640, 600)))
        hover.show_now()
        assert hover.isVisible() and window.rect().contains(hover.geometry()), about
        hover.hide_now()
    assert {str(about.id) for about in abouts if isinstance(about, Anchor) and about.kind == "card"} >= set(
        view.mine.hand  # type: ignore[union-attr]
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [1.5, 1.75])
@pytest.mark.parametrize("count", [1, 2, 3])
def test_objectives_are_written_out_where_the_cards_would_be_too_small(
    qtbot: QtBot, language: str, text: float, count: int
) -> None:
    ids = sorted(OBJECTIVES)
    for first in range(0, len(ids) - count, count):
        view = sample_view(JUNE)
        assert view.mine is not None
        mine = evolve(view.mine, objectives=tuple(ids[first : first + count]), refused_objective=None)
        window, tray = tray_of(qtbot, evolve(view, mine=mine), language, text)
        tray.hold_objectives(True)
        assert tray.objectives.large and tray.objectives.isVisible()
        for under in (tray.hand, tray.sheet, tray.holdings):
            under.hide()
        assert check(window, SIZE) == []
        window.hide()


@pytest.mark.parametrize("text", [1.0, 1.5, 1.75])
def test_as_many_notes_stand_there_as_at_the_usual_size(qtbot: QtBot, text: float) -> None:
    view = sample_view(JUNE)
    assert view.mine is not None
    notes = tuple(Note("engine", 1 + number % 3, "working", number) for number in range(15))
    window, tray = tray_of(qtbot, evolve(view, mine=evolve(view.mine, notes=notes)), "en", text)
    tray.toggle_notes()
    with painted_words() as written:
        tray.notes.grab()
    words = [words for words, _ in written]
    assert sum(one.startswith("Engine") for one in words) == 15
    assert not any("…" in one for one in words)
