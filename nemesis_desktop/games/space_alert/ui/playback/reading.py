"""What is read beside the ship: why this happened, and everything that happens in this turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.space_alert.ui.look import (
    BG0,
    BG1,
    BG2,
    COLD,
    DANGER,
    DANGER_GROUND,
    EDGE,
    PANEL,
    PRIMARY,
    SECONDARY,
    STRONG,
    TERTIARY,
    WARM,
    WARM_GROUND,
    WARM_SOFT,
    sign,
)
from nemesis_desktop.games.space_alert.ui.pieces import Words, frame, heading, threat_token
from nemesis_desktop.games.space_alert.ui.playback.player import FilmPlayer
from nemesis_desktop.games.space_alert.ui.playback.why import Reasons, sign_of_event
from nemesis_desktop.games.space_alert.ui.playback.why_rows import Row, Why
from nemesis_desktop.program.words import capital
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.shapes import sides

SIZES: Final = (13.5, 12.5, 11.5, 10.5)
REMARKS: Final = (12.5, 11.5, 11, 10.5)
SCALES: Final = (1.4, 1.3, 1.2, 1.1, 1.0)
ROW_GAP: Final = 3.0


def paint_why(canvas: Canvas, box: QRectF, player: FilmPlayer, reasons: Reasons, say: Words) -> None:
    """The event that is shown, its sum, and the rule."""
    frame(canvas, box, PANEL, WARM_SOFT, line=1.4)
    heading(canvas, box.x() + 11, box.y() + 24, say("alert-ui-why"), WARM, box.width() - 40)
    if player.resolution is None or player.place < 0:
        hint = canvas.wrapped(say("alert-ui-film-hint"), box.width() - 40, 14)
        canvas.lines(box.center().x(), box.y() + 60, hint[:8], 14, SECONDARY, 400, 1.3, "middle")
        return
    record = player.resolution.records[player.place]
    before = player.resolution.records[player.place - 1].table if player.place else player.resolution.start
    why = reasons.why(record, before)
    canvas = _readable(canvas, box, why, say)
    y = _title(canvas, box, why, say)
    for row in why.rows:
        y = _row(canvas, QRectF(box.x() + 9, y, box.width() - 18, 38), row, say) + ROW_GAP
    if why.points is not None:
        y = _points(canvas, QRectF(box.x() + 9, y, box.width() - 18, 36), why.points, say) + 6
    _notes(canvas, QRectF(box.x() + 16, y, box.width() - 28, box.bottom() - 46 - y), [say(note) for note in why.notes])
    button = QRectF(box.x() + 9, box.bottom() - 38, box.width() - 18, 30)
    canvas.cut(*sides(button), 6, BG2, EDGE)
    words = say("alert-ui-rules", chapter=Text(f"alert-ui-book-{why.chapter}"))
    size, shown = canvas.fitted(words, button.width() - 50, SIZES, 600, grow=False)
    canvas.symbol("symbols/rules", button.x() + 10, button.center().y() - 8, 16, PRIMARY)
    canvas.text(button.center().x() + 8, button.center().y() + 5, shown, size, PRIMARY, 600, align="middle", grow=False)


def _readable(canvas: Canvas, box: QRectF, why: Why, say: Words) -> Canvas:
    """The canvas with the largest text, up to what the person has set, at which every word of the sum has room."""
    for scale in (canvas.text_scale, *(one for one in SCALES if one < canvas.text_scale)):
        found = Canvas(canvas.painter, canvas.unit, canvas.ratio, scale)
        rows = [_worded(found, box.width() - 18, row, say) for row in why.rows]
        y = _under_title(found, box, why, say) + sum(row.high + ROW_GAP for row in rows) + (40 if why.points else 0)
        room, most = box.width() - 50, max(SIZES[-1], 11.5)
        notes = sum(len(found.wrapped(say(note), room, most)) * found.leading(most, 1.15) + 6 for note in why.notes)
        if all(row.whole for row in rows) and y + notes - 6 <= box.bottom() - 46:
            break
    return found


def _notes(canvas: Canvas, box: QRectF, notes: Sequence[str]) -> None:
    """What else must be known: all of it at one size, the largest at which there is room for all."""
    room, gap = box.width() - 22, 6.0
    for size in (*SIZES, *canvas.steps(SIZES[-1], 10.5)):
        blocks = [canvas.wrapped(words, room, size) for words in notes]
        rows, step = sum(map(len, blocks)), canvas.leading(size, 1.15)
        if rows * step + gap * (len(notes) - 1) <= box.height():
            break
    y = box.y()
    for lines in blocks if notes else ():
        canvas.symbol(sign("target"), box.x(), y + 3, 14, STRONG)
        y = canvas.lines(box.x() + 22, y, lines, size, SECONDARY, 400, 1.15) + gap


def _words(text: Text, say: Words) -> str:
    return say(text)


def _title_lines(canvas: Canvas, box: QRectF, why: Why, say: Words) -> tuple[float, list[str]]:
    words, sizes = capital(_words(why.title, say)), (17, 16, 15, 14, 13, 12, 11)
    return canvas.fitted_lines(words, box.width() - 84, 44, sizes, 600, 1.12, 3)


def _under_title(canvas: Canvas, box: QRectF, why: Why, say: Words) -> float:
    """Where the sum begins."""
    size, lines = _title_lines(canvas, box, why, say)
    y = box.y() + 38 + len(lines) * canvas.leading(size, 1.12) + (20 if why.at is not None else 0)
    return max(y + 8, box.y() + 96)


def _title(canvas: Canvas, box: QRectF, why: Why, say: Words) -> float:
    at = QPointF(box.x() + 36, box.y() + 62)
    if why.threat is not None:
        threat_token(canvas, at, 44, *why.threat)
    else:
        canvas.circle(at.x(), at.y(), 22, BG0, why.ink, 1.4)
        canvas.sign(why.symbol, at, 26, why.ink)
    size, lines = _title_lines(canvas, box, why, say)
    y = canvas.lines(box.x() + 72, box.y() + 38, lines, size, PRIMARY, 600, 1.12)
    if why.at is not None:
        canvas.text(box.x() + 72, y + 15, capital(_words(why.at, say)), 13, SECONDARY)
    return _under_title(canvas, box, why, say)


class Worded(NamedTuple):
    """A line of a sum as it is written: its words and what belongs to it, each with its type size, how high it is, and
    whether no word of it is left out.
    """

    size: float
    words: list[str]
    small: float
    remarks: list[str]
    high: float
    whole: bool


def _worded(canvas: Canvas, wide: float, row: Row, say: Words) -> Worded:
    """What belongs to a line stands below it, in as many lines as it needs to stay readable."""
    room, name = wide - 86, capital(_words(row.words, say))
    joined = " · ".join(_words(one, say) for one in row.remarks)
    size, words = canvas.fitted_lines(name, room, 44, SIZES, 500, 1.05, 2)
    small, remarks = canvas.fitted_lines(joined, room, 52, REMARKS, 400, 1.1, 3) if joined else (0.0, [])
    high = 10 + len(words) * canvas.leading(size, 1.05)
    high += canvas.leading(small, 1.1) * len(remarks) if remarks else 0.0
    return Worded(size, words, small, remarks, high, canvas.whole(words, name) and canvas.whole(remarks, joined))


def _row(canvas: Canvas, box: QRectF, row: Row, say: Words) -> float:
    """A line of a sum."""
    one = _worded(canvas, box.width(), row, say)
    canvas.cut(box.x(), box.y(), box.width(), one.high, 5, BG1)
    middle = box.y() + one.high / 2
    canvas.sign(row.sign, QPointF(box.x() + 18, middle), 22, row.ink)
    below = canvas.lines(box.x() + 38, box.y() + 5, one.words, one.size, PRIMARY, 500, 1.05)
    canvas.lines(box.x() + 38, below, one.remarks, one.small, SECONDARY, 400, 1.1)
    ink = COLD if row.ink == COLD else PRIMARY
    canvas.text(box.right() - 12, middle + 6, row.number, 18, ink, 700, "display", "right", grow=False)
    return box.y() + one.high


def _points(canvas: Canvas, box: QRectF, points: tuple[int, int], say: Words) -> float:
    """Damage so far, as boxes and in numbers."""
    damage, most = points
    canvas.cut(box.x(), box.y(), box.width(), 34, 6, DANGER_GROUND, DANGER, 1.4)
    middle = box.y() + 17
    canvas.sign(sign("hit_points"), QPointF(box.x() + 18, middle), 20, DANGER)
    words = say("alert-ui-damage-of", damage=min(damage, most), count=most)
    wide = canvas.width(words, 15, 700, "display", grow=False)
    canvas.text(box.right() - 10, middle + 5.5, words, 15, PRIMARY, 700, "display", "right", grow=False)
    room = box.width() - wide - 60
    step = min(14.0, room / max(1, most))
    for place in range(most):
        x = box.x() + 38 + step * place
        full = place < damage
        canvas.cut(x, middle - 7, step - 2, 14, 2, DANGER if full else BG0, None if full else DANGER)
    return box.y() + 34


def paint_turn_list(
    canvas: Canvas, box: QRectF, player: FilmPlayer, reasons: Reasons, say: Words, rows: list[tuple[int, QRectF]]
) -> None:
    """A line for each event of the turn; the one that is shown is lit."""
    frame(canvas, box, PANEL)
    heading(canvas, box.x() + 11, box.y() + 20, say("alert-ui-this-turn"), COLD, box.width() - 40)
    if player.resolution is None:
        return
    for place, row in rows:
        event = player.resolution.records[place].event
        here = place == player.place
        if here:
            canvas.cut(*sides(row), 5, WARM_GROUND, WARM, 1.2)
        name, ink = sign_of_event(event)
        canvas.symbol(sign(name), row.x() + 6, row.center().y() - 8, 16, ink)
        words, weight = _words(reasons.sentence(event), say), 600 if here else 400
        size, lines = canvas.fitted_lines(
            words, row.width() - 38, row.height(), (13, 12, 11.5, 11), weight, 1.05, 2, grow=False
        )
        high = len(lines) * canvas.leading(size, 1.05, grow=False)
        ink = TERTIARY if place > player.place else PRIMARY
        canvas.lines(row.x() + 30, row.center().y() - high / 2, lines, size, ink, weight, 1.05, grow=False)
