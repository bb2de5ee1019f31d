"""A threat card as it is read: head, picture, numbers, letters, what is special, points."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.games.space_alert.components.threats import THREATS
from nemesis_desktop.games.space_alert.said.threat_words import letter_lines, trait_lines
from nemesis_desktop.games.space_alert.ui.look import (
    BG0,
    BONE,
    COLD,
    DANGER,
    DANGER_SOFT,
    DISC,
    HAIR,
    MODULE,
    PALE,
    PLATE_INK,
    PRIMARY,
    SECONDARY,
    SUCCESS,
    WARM,
    YELLOW,
    sign,
    threat_sign,
)
from nemesis_desktop.games.space_alert.ui.pieces import Words as Say
from nemesis_desktop.games.space_alert.ui.pieces import letter_mark, number_sign, zone_plate
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.stencil import new_pixmap
from nemesis_desktop.table.widgets.card_frame import Card

SIZE: Final = (248.0, 344.0)
DECK: Final = "threat"
HEAD: Final = 34.0
FIELD: Final = 82.0
FOOT: Final = 30.0
PRINT: Final = (13.0, 12.5, 12.0, 11.5, 11.0, 10.5, 10.0)
LEADING: Final = 1.1
ROW: Final = 30.0
AIR: Final = 28.0
"""How much taller than its words a row is at most."""


def card_of(code: str) -> Card:
    """The card of a threat."""
    return Card(DECK, code)


def card_pixmap(card: Card, unit: float, ratio: float, words: Words) -> QPixmap:
    """The whole card."""
    wide, high = SIZE
    made = new_pixmap(wide * unit, high * unit, ratio)
    with QPainter(made) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_threat_card(Canvas(painter, unit, ratio), card.id or "", words)
    return made


def paint_threat_card(canvas: Canvas, code: str, words: Words) -> None:
    """Draw it from the upper left corner."""

    def say(said: Text | str, **args: Argument) -> str:
        return words.text(said if isinstance(said, Text) else Text(said, **args))

    card, (wide, high) = THREATS[code], SIZE
    serious = card.severity == "serious"
    canvas.cut(1, 1, wide - 2, high - 2, 9, MODULE, DANGER if serious else DANGER_SOFT, 2.2)
    canvas.cut(2, 2, wide - 4, HEAD, 8, YELLOW if card.level == "yellow" else PRIMARY, None, corners="top")
    size, name = canvas.fitted(
        say(f"alert-threat-{code}"), wide - 58, (17, 16, 15, 14, 13, 12, 11), 600, "display", grow=False
    )
    canvas.text(14, 25, name, size, PLATE_INK, 600, "display", grow=False)
    inside = "" if card.external else "_internal"
    mark = f"say_serious{inside}" if serious else ("say_threat" if card.external else "say_internal")
    canvas.sign(sign(mark), QPointF(wide - 24, 19), 22, "#8C1C5A")
    canvas.box(2, 2 + HEAD, wide - 4, FIELD, BG0)
    middle = QPointF(86, 2 + HEAD + FIELD / 2)
    if serious:
        canvas.ring(middle, 40, DANGER, 1.2)
    canvas.circle(middle.x(), middle.y(), 36, DISC, DANGER, 1.6)
    canvas.sign(threat_sign(code), middle, 54, BONE)
    _numbers(canvas, code, say)
    y = 2 + HEAD + FIELD + 6
    y = _letters(canvas, code, y, high - FOOT - y, say)
    _foot(canvas, code, high - FOOT, say)


def _numbers(canvas: Canvas, code: str, say: Say) -> None:
    card, x, y = THREATS[code], 160.0, 2 + HEAD + 17.0
    if card.external:
        number_sign(canvas, x, y, "threat_shield", COLD, str(card.shields).replace("-", "−"), size=20, type=20)
    else:
        zone_plate(canvas, QPointF(x + 10, y), 20, "internal", lambda *_: "")
        if card.system in ("A", "B", "C"):
            canvas.sign(
                sign(f"action_{card.system.lower()}"), QPointF(x + 36, y), 20, f"alert.action.{card.system.lower()}"
            )
        elif card.system:
            name = "action_bots" if card.system == "bots" else "interceptors"
            canvas.sign(sign(name), QPointF(x + 36, y), 20, "alert.action.bots")
    number_sign(canvas, x, y + 25, "hit_points", DANGER, str(card.hit_points), size=20, type=20)
    number_sign(canvas, x, y + 50, "speed", WARM, str(card.speed), size=20, type=20)


def _letters(canvas: Canvas, code: str, top: float, room: float, say: Say) -> float:
    """What happens at each letter, and what is special: at the largest size at which all of it has room."""
    card, (wide, _high) = THREATS[code], SIZE
    told = {letter: " ".join(say(text) for text in letter_lines(card, letter)) for letter in ("x", "y", "z")}
    rows = {letter: words for letter, words in told.items() if words}
    special = " ".join(say(text) for text in trait_lines(card))
    for size in PRINT:
        lines = {letter: canvas.wrapped(words, wide - 62, size, grow=False) for letter, words in rows.items()}
        below = canvas.wrapped(special, wide - 32, size - 0.5, grow=False) if special else []
        step, small = (canvas.leading(one, LEADING, grow=False) for one in (size, size - 0.5))
        need = sum(max(ROW, len(one) * step + 9) for one in lines.values())
        spare = room - need - len(below) * small - (9 if below else 0)
        if spare >= 0:
            break
    spare = max(0.0, min(spare / max(1, len(rows)), AIR))
    y = top
    for letter, one in lines.items():
        tall = len(one) * step
        each = max(ROW, tall + 9) + spare
        canvas.cut(8, y, wide - 16, each - 3, 4, "#19214C", HAIR)
        letter_mark(canvas, QPointF(24, y + (each - 3) / 2), letter, 20)
        canvas.lines(42, y + (each - 3 - tall) / 2, one, size, PRIMARY, 400, LEADING, grow=False)
        y += each
    if below:
        y = canvas.lines(16, y + 4, below, size - 0.5, PALE, 400, LEADING, grow=False)
    return y


def _foot(canvas: Canvas, code: str, top: float, say: Say) -> None:
    card, (wide, _high) = THREATS[code], SIZE
    survived, destroyed = card.points
    canvas.box(10, top, wide - 20, 1, HAIR)
    middle = top + 15
    x = number_sign(canvas, 16, middle, "destroyed", SUCCESS, str(destroyed), size=17, type=16) + 14
    number_sign(canvas, x, middle, "survived", SECONDARY, str(survived), size=17, type=16)
    box = QRectF(x + 44, top, wide - 14 - x - 44, 30)
    words = say(f"alert-ui-card-{'outside' if card.external else 'inside'}-{card.level}")
    size, shown = canvas.fitted(words, box.width(), (12.5, 11.5, 10.5, 9.5), grow=False)
    canvas.text(box.right(), middle + 4.5, shown, size, SECONDARY, align="right", grow=False)
