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
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.shapes import sides


def draw_button(canvas: Canvas, box: QRectF, words: str) -> None:
    """Cards wait to be taken."""
    canvas.cut(*sides(box), 7, AMBER, WARM)
    canvas.symbol(sign("say_incoming_data"), box.x() + 9, box.center().y() - 12, 24, INK_WARM)
    size, shown = canvas.fitted(words, box.width() - 46, (14, 13, 12, 11, 10), 700, grow=False)
    canvas.text(box.x() + 40, box.center().y() + 5, shown, size, INK_WARM, 700, grow=False)


def end_button(canvas: Canvas, box: QRectF, words: str, *, agreed: bool) -> None:
    """Somebody may be done early, or has agreed to be."""
    fill, edge, ink = (SUCCESS_GROUND, SUCCESS, SUCCESS) if agreed else (BG0, EDGE, SECONDARY)
    canvas.cut(*sides(box), 7, fill, edge)
    if agreed:
        canvas.symbol("symbols/check", box.x() + 8, box.center().y() - 8, 16, ink)
    size, shown = canvas.fitted(words, box.width() - 34, (13.5, 12.5, 11.5, 10.5, 9.5), 600, grow=False)
    x = box.center().x() + (10 if agreed else 0)
    canvas.text(x, box.center().y() + 5, shown, size, ink, 600, align="middle", grow=False)


def fill_button(canvas: Canvas, box: QRectF, words: str) -> None:
    """The program lays cards for an android."""
    canvas.cut(*sides(box), 7, BG0, COLD)
    canvas.sign(sign("android"), QPointF(box.x() + 18, box.center().y()), 18, COLD)
    size, shown = canvas.fitted(words, box.width() - 40, (13.5, 12.5, 11.5, 10.5), 600, grow=False)
    canvas.text(box.x() + 33, box.center().y() + 5, shown, size, COLD, 600, grow=False)
