"""The buttons at the foot of a console: cards to take, the wish to end early, and an android that the program plans."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from nemesis_desktop.games.space_alert.ui.look import (
    AMBER,
    BG0,
    COLD,
    EDGE,
    INK_WARM,
    SECONDARY,
    SUCCESS,
    SUCCESS_GROUND,
    WARM,
    sign,
)
from nemesis_desktop.games.space_alert.ui.pieces import button_words
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.shapes import sides


def draw_button(canvas: Canvas, box: QRectF, words: str) -> None:
    """Cards wait to be taken."""
    canvas.cut(*sides(box), 7, AMBER, WARM)
    button_words(canvas, box, sign("say_incoming_data"), words, INK_WARM)


def end_button(canvas: Canvas, box: QRectF, words: str, *, agreed: bool) -> None:
    """Somebody may be done early, or has agreed to be."""
    fill, edge, ink = (SUCCESS_GROUND, SUCCESS, SUCCESS) if agreed else (BG0, EDGE, SECONDARY)
    canvas.cut(*sides(box), 7, fill, edge)
    button_words(canvas, box, "symbols/check" if agreed else "", words, ink)


def fill_button(canvas: Canvas, box: QRectF, words: str) -> None:
    """The program lays cards for an android."""
    canvas.cut(*sides(box), 7, BG0, COLD)
    canvas.sign(sign("android"), QPointF(box.x() + 18, box.center().y()), 18, COLD)
    size, shown = canvas.fitted(words, box.width() - 40, (13.5, 12.5, 11.5, 10.5), 600, grow=False)
    canvas.text(box.x() + 33, box.center().y() + 5, shown, size, COLD, 600, grow=False)
