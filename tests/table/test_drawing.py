"""The drawing kit: units become pixels, what stands still is crisp, what glides is exact, pieces are alike anywhere."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from nemesis_desktop.table.drawing import pieces
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import tint
from nemesis_desktop.table.drawing.lettering import fitting, width_of
from nemesis_desktop.table.drawing.shapes import boxed
from nemesis_desktop.table.drawing.theme import hexcode, load_fonts
from nemesis_desktop.table.drawing.wrapping import broken

EMBLEM = "symbols/check"


@pytest.fixture(autouse=True)
def fonts(qtbot: QtBot) -> None:
    load_fonts()


def drawn(
    paint: Callable[[Canvas], object], *, unit: float = 1.0, x: float = 0.0, ratio: float = 1.0, fine: bool = False
) -> QImage:
    """What is painted on 80 × 80 pixels of black."""
    image = QImage(round(80 * ratio), round(80 * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor("black"))
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(Canvas(painter, unit, ratio, x=x, fine=fine))
    return image


def lit(image: QImage) -> QRectF:
    """The box of all pixels that are not black."""
    spots = [
        (x, y) for y in range(image.height()) for x in range(image.width()) if image.pixelColor(x, y) != QColor("black")
    ]
    across, down = [x for x, _ in spots], [y for _, y in spots]
    return QRectF(min(across), min(down), max(across) - min(across) + 1, max(down) - min(down) + 1)


def test_a_part_of_a_canvas_has_its_own_origin_and_unit() -> None:
    image = drawn(lambda canvas: canvas.at(10, 5, 0.5).box(4, 4, 10, 20, "#FFFFFF"), unit=2.0)
    assert lit(image) == QRectF(24, 14, 10, 20)


def test_shapes_and_boxes_of_the_same_units_cover_the_same_pixels() -> None:
    box = QRectF(4, 6, 20, 10)
    shape = drawn(lambda canvas: canvas.fill(boxed(box), "#FFFFFF"), unit=2.0, x=8.0)
    assert shape == drawn(lambda canvas: canvas.box(4, 6, 20, 10, "#FFFFFF"), unit=2.0, x=8.0)


def test_what_is_turned_is_turned_around_its_point_and_nothing_afterwards() -> None:
    def paint(canvas: Canvas) -> None:
        with canvas.turned(QPointF(20, 20), 90) as on:
            on.box(0, -2, 12, 4, "#FFFFFF")
        canvas.box(60, 60, 10, 2, "#FFFFFF")

    image = drawn(paint)
    assert image.pixelColor(20, 30) == QColor("white")
    assert image.pixelColor(30, 20) == QColor("black")
    assert image.pixelColor(68, 61) == QColor("white")


def test_nothing_reaches_out_of_what_it_is_drawn_within() -> None:
    def paint(canvas: Canvas) -> None:
        with canvas.within(boxed(QRectF(10, 10, 20, 20))):
            canvas.box(0, 0, 80, 80, "#FFFFFF")

    assert lit(drawn(paint)) == QRectF(10, 10, 20, 20)


@pytest.mark.parametrize("ratio", (1.0, 1.25, 2.0))
def test_a_sign_that_stands_still_begins_with_a_whole_pixel(ratio: float) -> None:
    def sign(x: float) -> QImage:
        return drawn(lambda canvas: canvas.symbol("symbols/player_2", x, 10, 20, "#FFFFFF"), ratio=ratio)

    assert sign(8) == sign(8 + 0.2 / ratio) != sign(8 + 0.8 / ratio)


def test_a_sign_that_glides_lies_between_the_pixels() -> None:
    def sign(x: float) -> QImage:
        return drawn(lambda canvas: canvas.symbol("symbols/player_2", x, 10, 20, "#FFFFFF"), fine=True)

    assert sign(10) != sign(10.25) != sign(10.5)
    assert sign(10.01) == sign(10.02)


def test_words_that_glide_are_as_wide_as_was_measured_for_any_size() -> None:
    fine = Canvas(QPainter(), 1.37, fine=True)
    assert fine.width("Laboratory", 11.25, 600) == pytest.approx(width_of("Laboratory", 11.25, 600))
    assert fine.fitted("Laboratory", 40, (12, 11, 10), 600) == fitting("Laboratory", 40, (12, 11, 10), 600)


@pytest.mark.parametrize("size", (9.5, 12.5, 31.0))
def test_words_of_any_size_are_broken_into_lines_that_fit(size: float) -> None:
    lines = broken("Nobody may enter the pod while an Intruder is in the room", 12 * size, size, 500)
    assert len(lines) > 1
    assert all(width_of(line, size, 500) <= 12 * size for line in lines)


def test_no_line_ends_where_a_space_does_not_break() -> None:
    words = "Осталось восемь карт\N{NO-BREAK SPACE}— больше нигде не\N{NO-BREAK SPACE}найти"
    lines = {line for room in range(80, 400) for line in broken(words, room, 12, 500)}
    assert not any(line.startswith("—") or line.endswith(" не") for line in lines)
    assert "карт\N{NO-BREAK SPACE}—" in {line[:6] for line in lines}


def test_in_a_narrow_place_even_words_that_belong_together_are_parted_but_not_cut() -> None:
    lines = broken("Зона\N{NO-BREAK SPACE}эвакуации\N{NO-BREAK SPACE}А", width_of("эвакуации", 12, 500) + 1, 12, 500)
    assert lines[:2] == ("Зона", "эвакуации")


def test_a_sentence_that_begins_with_a_hebrew_name_runs_from_the_left() -> None:
    full_stop = drawn(lambda canvas: canvas.text(2, 40, "\u05d9.", 40, "text.primary"))
    alone = drawn(lambda canvas: canvas.text(2, 40, "\u05d9", 40, "text.primary"))
    assert lit(full_stop).right() > lit(alone).right(), "the name comes first, and its full stop behind it"
    assert lit(full_stop).left() == lit(alone).left()


def test_a_label_stands_in_the_middle_of_its_box_and_never_reaches_out() -> None:
    box = QRectF(10, 20, 50, 40)
    covered = lit(drawn(lambda canvas: canvas.label(box, "HHH HHH HHH", (20, 14), "#FFFFFF")))
    assert box.contains(covered)
    assert abs(covered.center().y() - box.center().y()) <= 2


def test_a_light_is_brightest_in_its_middle_and_ends_at_its_edge() -> None:
    image = drawn(lambda canvas: canvas.glow(QPointF(40, 40), 30, 20, "#FFFFFF", 0.5))
    across = [image.pixelColor(x, 40).lightness() for x in (40, 50, 60, 71)]
    assert across == sorted(across, reverse=True)
    assert across[0] == pytest.approx(128, abs=6)
    assert across[-1] == 0
    assert image.pixelColor(40, 62).lightness() == 0


@pytest.mark.parametrize("ratio", (1.0, 1.25))
def test_a_token_is_the_same_on_a_panel_and_on_the_ship(ratio: float) -> None:
    """It is drawn by one function; only where it falls between pixels may its edges differ."""

    def token(fine: bool) -> QImage:
        return drawn(lambda on: pieces.token(on, QPointF(40, 40), 32, 3, EMBLEM), ratio=ratio, fine=fine)

    still, gliding = token(False), token(True)
    for x, y in ((40, 28), (30, 46), (50, 46), (2, 2)):
        at = round(x * ratio), round(y * ratio)
        assert still.pixelColor(*at) == gliding.pixelColor(*at)


def test_a_token_shows_whose_it_is_and_a_faded_one_is_darker() -> None:
    plain = drawn(lambda on: pieces.token(on, QPointF(40, 40), 40, 1, None))
    faded = drawn(lambda on: pieces.token(on, QPointF(40, 40), 40, 1, None, faded=True))
    assert plain.pixelColor(40, 40).name().upper() == hexcode("player.1").upper()
    assert faded.pixelColor(40, 40).lightness() < plain.pixelColor(40, 40).lightness()


def test_a_lit_token_is_larger_than_others() -> None:
    plain = drawn(lambda on: pieces.token(on, QPointF(40, 40), 30, 1, EMBLEM))
    warm = drawn(lambda on: pieces.token(on, QPointF(40, 40), 30, 1, EMBLEM, lit=True))
    assert lit(warm).width() >= lit(plain).width() + 4


def test_a_disc_has_a_red_rim_of_the_width_it_is_given() -> None:
    thin = drawn(lambda on: pieces.disc(on, QPointF(40, 40), 50, EMBLEM))
    thick = drawn(lambda on: pieces.disc(on, QPointF(40, 40), 50, EMBLEM, 4))
    danger = QColor(hexcode("state.danger"))
    reds = [sum(image.pixelColor(x, 40) == danger for x in range(80)) for image in (thin, thick)]
    assert reds[0] < reds[1]


def test_colours_that_are_asked_for_again_have_not_changed() -> None:
    faint = tint("state.danger", 0.5)
    assert faint.alphaF() == pytest.approx(0.5, abs=0.01)
    assert tint("state.danger").alphaF() == 1.0
    assert tint(faint, 0.5).alphaF() == pytest.approx(0.25, abs=0.01)


def test_dashes_are_as_long_as_they_are_given_however_thin_the_line() -> None:
    pen = Canvas(QPainter(), 0.5).pen("#FFFFFF", 1.0, (6, 4))
    assert [part * pen.widthF() for part in pen.dashPattern()] == pytest.approx([3.0, 2.0])
    assert pen.capStyle() == Qt.PenCapStyle.FlatCap
