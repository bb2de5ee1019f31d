"""Pieces of this table, each drawn in one way wherever it lies: cards, threats, figures, plates, energy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from nemesis_desktop.games.space_alert.components.cards import CARDS
from nemesis_desktop.games.space_alert.components.threats import THREATS
from nemesis_desktop.games.space_alert.ui.look import (
    BACK_ACTION,
    BACK_MOVE,
    BG0,
    BG2,
    BG3,
    BONE,
    COLD,
    COLD_SOFT,
    DANGER,
    DISC,
    EDGE,
    ENERGY,
    GROUND_OF_TOKEN,
    HAIR,
    HERO,
    PLATE_INK,
    PRIMARY,
    SECONDARY,
    SIGN_OF_TOKEN,
    SPACE,
    STRIP,
    STRONG,
    WARM,
    ZONE_INK,
    sign,
    threat_sign,
)
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import Paint
from nemesis_desktop.table.drawing.pieces import token
from nemesis_desktop.table.drawing.shapes import cut

UPPER: Final = 0.58
"""The share of a card that its upper half takes: the half that counts."""
FAINT: Final = 0.42
_NARROW: Final = 90
"""A button less wide than this has its words below its symbol."""
_BUTTON_SIZES: Final = (13.5, 12.5, 11.5, 10.5, 9.5)
Words = Callable[..., str]
"""Words of a message: ``say(id, **args)``."""


# ------------------------------------------------------------------------------------------------ cards


def card_face(
    canvas: Canvas, box: QRectF, card: str, half: str, say: Words, *, rim: str | None = None, alpha: float = 1.0
) -> None:
    """A card lying face up with this half counting: that one is large and in full colour, the other small and pale."""
    printed = CARDS[card]
    upper, lower = printed.token(half), printed.token("move" if half == "action" else "action")
    token_card(canvas, box, upper, lower, say, rim=rim, alpha=alpha)


def token_card(
    canvas: Canvas, box: QRectF, upper: str, lower: str, say: Words, *, rim: str | None = None, alpha: float = 1.0
) -> None:
    """The same for a card of which only the halves are known; without a ``lower`` one the upper is all of it."""
    x, y, wide, high = box.x(), box.y(), box.width(), box.height()
    heroic = upper.startswith(("go:", "heroic"))
    outline = cut(box, 5)
    canvas.fill(cut(box.adjusted(-1.2, -1.2, 1.2, 1.2), 6), SPACE, alpha)
    split = high * (UPPER if lower else 1.0)
    with canvas.within(outline):
        canvas.box(x, y, wide, high, "alert.card.laminate", alpha)
        canvas.box(x, y, wide, split, HERO if heroic else GROUND_OF_TOKEN.get(upper, BG3), alpha)
        if lower:
            canvas.box(x, y + split, wide, high - split, HERO if heroic else GROUND_OF_TOKEN[lower], 0.45 * alpha)
            canvas.box(x, y + split - 0.5, wide, 1, "alert.card.laminate_line", alpha)
    canvas.path(outline, None, rim or (WARM if heroic else "alert.card.laminate_line"), 2.6 if rim else 1.0)
    half_sign(canvas, QRectF(x, y, wide, split), upper, 0.86, say, alpha)
    if lower:
        half_sign(canvas, QRectF(x, y + split, wide, high - split), lower, 0.8, say, 0.7 * alpha)


def half_sign(canvas: Canvas, box: QRectF, what: str, share: float, say: Words, alpha: float = 1.0) -> None:
    """What one half of a card stands for, in the middle of its box."""
    size, middle = min(box.height() * share, box.width() * 0.72), box.center()
    if not what.startswith("go:"):
        canvas.sign(sign(SIGN_OF_TOKEN[what]), middle, size, PLATE_INK, alpha)
        return
    size = min(size, box.width() * 0.5)
    deck, zone = what.removeprefix("go:").split("_")
    canvas.sign(sign("heroic_move"), middle - QPointF(size * 0.34, 0), size * 0.8, PLATE_INK, alpha)
    place = middle + QPointF(size * 0.52, size * (-0.12 if deck == "upper" else 0.12))
    zone_plate(canvas, place, size * 0.5, zone, say)
    y = place.y() + size * (0.36 if deck == "upper" else -0.36)
    canvas.line(((place.x() - size * 0.3, y), (place.x() + size * 0.3, y)), PLATE_INK, size * 0.07, alpha)


def card_back(canvas: Canvas, box: QRectF, half: str, *, rim: str | None = None, alpha: float = 1.0) -> None:
    """A card lying face down: whether the action or the movement lies up is all that can be seen."""
    action = half == "action"
    edge = STRONG if action else COLD_SOFT
    canvas.fill(cut(box.adjusted(-1.2, -1.2, 1.2, 1.2), 6), SPACE, alpha)
    canvas.path(cut(box, 5), BACK_ACTION if action else BACK_MOVE, rim or edge, 2.6 if rim else 1.0, alpha=alpha)
    canvas.path(cut(box.adjusted(3, 3, -3, -3), 3), None, edge, 0.8, alpha=0.4 * alpha)
    name = sign("back_action" if action else "back_move")
    canvas.sign(name, box.center(), min(box.width(), box.height()) * 0.6, "#B9C4FF" if action else "#8FF0E4", alpha)


# ------------------------------------------------------------------------------------------------ threats


def threat_token(
    canvas: Canvas,
    centre: QPointF,
    size: float,
    code: str,
    number: int,
    *,
    ring: str | None = None,
    faint: bool = False,
) -> None:
    """A threat: a magenta disc with its silhouette and the number of its chip; a serious one has a second ring."""
    alpha = FAINT if faint else 1.0
    x, y, half = centre.x(), centre.y(), size / 2
    if ring is not None:
        canvas.ring(centre, half + 5.5, ring, 1.8)
    canvas.disc(centre, half + 2.4, SPACE, alpha)
    if THREATS[code].severity == "serious":
        canvas.ring(centre, half + 1.8, DANGER, 1.0, alpha)
    canvas.circle(x, y, half, DISC, DANGER, 1.4, alpha=alpha)
    canvas.sign(threat_sign(code), centre, size * 0.76, BONE, alpha)
    if number:
        number_diamond(canvas, centre + QPointF(half * 0.74, -half * 0.74), number, max(6.4, size * 0.29))


def number_diamond(canvas: Canvas, centre: QPointF, number: int, half: float) -> None:
    """The number chip of a threat."""
    x, y = centre.x(), centre.y()
    canvas.polygon(((x, y - half), (x + half, y), (x, y + half), (x - half, y)), PRIMARY, SPACE, 1.2)
    size = half * (1.32 if number < 10 else 1.05)
    canvas.text(x, y + size * 0.36, str(number), size, PLATE_INK, 700, "display", "middle", grow=False)


def turn_chip(canvas: Canvas, x: float, middle: float, number: int, say: Words) -> float:
    """T+4 on a plate; gives back where it ends."""
    words = say("alert-ui-plus", number=number)
    wide = canvas.width(words, 13, 700, "display", grow=False) + 12
    canvas.cut(x, middle - 8.5, wide, 17, 4, PRIMARY)
    canvas.text(x + wide / 2, middle + 4.6, words, 13, PLATE_INK, 700, "display", "middle", grow=False)
    return x + wide


def letter_mark(canvas: Canvas, centre: QPointF, letter: str, size: float) -> None:
    """X on a square, Y on a disc, Z on a burst."""
    canvas.sign(sign(f"mark_{letter}"), centre, size, DANGER if letter == "z" else PRIMARY)


def number_sign(
    canvas: Canvas, x: float, middle: float, name: str, ink: str, number: str, *, size: float = 15, type: float = 15
) -> float:
    """A sign and a number beside it; gives back where they end."""
    canvas.symbol(sign(name), x, middle - size / 2, size, ink)
    x += size + 4
    return x + canvas.text(x, middle + type * 0.36, number, type, PRIMARY, 700, "display", grow=False)


# ------------------------------------------------------------------------------------------------ zones, people


def zone_plate(canvas: Canvas, centre: QPointF, size: float, zone: str, say: Words) -> None:
    """A zone by its shape, its colour and its letter; what is on board is a square with a cross."""
    canvas.sign(sign(f"zone_{zone}"), centre, size, ZONE_INK[zone])
    if zone != "internal":
        letter = say(f"alert-ui-letter-{zone}")
        canvas.text(
            centre.x(), centre.y() + size * 0.22, letter, size * 0.6, PLATE_INK, 700, "display", "middle", grow=False
        )


def station_plate(canvas: Canvas, centre: QPointF, size: float, station: str, say: Words) -> None:
    """A station in small: the plate of its zone, with a line where the other deck is."""
    deck, zone = station.split("_")
    half = size / 2
    canvas.cut(centre.x() - half - 2, centre.y() - half - 3, size + 4, size + 6, 3, SPACE)
    zone_plate(canvas, centre, size, zone, say)
    y = centre.y() + (half + 1.5 if deck == "upper" else -half - 1.5)
    canvas.line(((centre.x() - half, y), (centre.x() + half, y)), WARM, 2)


def figure_piece(
    canvas: Canvas,
    centre: QPointF,
    size: float,
    number: int,
    colour: int | None,
    *,
    out: bool = False,
    ghost: bool = False,
    lit: bool = False,
) -> None:
    """A figure: the shape of its person's colour with a face; an android has its number. ``out``: knocked out."""
    alpha = FAINT if out or ghost else 1.0
    if colour is None:
        canvas.sign(sign("android"), centre, size + 3, SPACE)
        canvas.sign(sign("android"), centre, size, "alert.player.android", alpha)
        canvas.disc(centre + QPointF(size * 0.36, size * 0.36), size * 0.27, SPACE)
        small = size * 0.4
        at = centre + QPointF(size * 0.36, size * 0.36 + small * 0.36)
        canvas.text(at.x(), at.y(), str(number + 1), small, PRIMARY, 700, "display", "middle", grow=False)
    else:
        token(canvas, centre, size, colour, sign(f"figure_{number % 5 + 1}"), faded=out or ghost, lit=lit)
    if out:
        canvas.sign(sign("knocked_out"), centre + QPointF(size * 0.34, -size * 0.36), size * 0.6, DANGER)


def squad_piece(canvas: Canvas, centre: QPointF, size: float, state: str) -> None:
    """A battlebot squad: ready or active, or disabled."""
    canvas.circle(centre.x(), centre.y(), size / 2, BG0, "alert.action.bots", 1.2)
    disabled = state == "disabled"
    name, ink = ("squad_disabled", DANGER) if disabled else ("squad", "alert.action.bots")
    canvas.sign(sign(name), centre, size * 0.72, ink)


# ------------------------------------------------------------------------------------------------ energy, keys, frames


def energy_cube(canvas: Canvas, centre: QPointF, size: float, *, full: bool = True, ink: str = ENERGY) -> None:
    """A place for a cube of energy, with the cube in it or without."""
    canvas.sign(sign("energy"), centre, size, ink if full else "#2F3C86", 1.0 if full else 0.9)


def key_cap(canvas: Canvas, box: QRectF, words: str, *, waits: bool = False) -> None:
    """A key of somebody's lane; it waits for another one while it is being changed."""
    canvas.cut(box.x(), box.y(), box.width(), box.height(), 5, BG0, WARM if waits else EDGE)
    size, shown = canvas.fitted(words, box.width() - 6, (12.5, 11.5, 10.5, 9.5, 8.5), 600, grow=False)
    ink = WARM if waits else SECONDARY
    canvas.text(box.center().x(), box.center().y() + size * 0.36, shown, size, ink, 600, align="middle", grow=False)


def frame(canvas: Canvas, box: QRectF, fill: Paint, edge: str = EDGE, *, corner: float = 9, line: float = 1.0) -> None:
    """A panel of this table."""
    inner = box.adjusted(line / 2, line / 2, -line / 2, -line / 2)
    canvas.cut(inner.x(), inner.y(), inner.width(), inner.height(), corner, fill, edge, line)


def top_strip(canvas: Canvas, wide: float, *, menu: bool) -> None:
    """The ground of the strip over a screen of this game, and the sign of the menu, where there is one."""
    canvas.box(0, 0, wide, 45, STRIP)
    canvas.box(0, 45, wide, 1, HAIR)
    if menu:
        canvas.cut(6, 6, 34, 34, 7, BG2, EDGE)
        for line in range(3):
            canvas.box(14, 15 + 7 * line, 18, 2.4, PRIMARY)


def heading(
    canvas: Canvas, x: float, baseline: float, words: str, ink: str = DANGER, room: float = 300, *, grow: bool = True
) -> float:
    """A heading with its bar; gives back where it ends. It does not grow with the text where what is below does not."""
    canvas.box(x, baseline - 11, 3, 13, ink)
    size, shown = canvas.fitted(words, room, (14, 13, 12, 11), 600, grow=grow)
    return x + 9 + canvas.text(x + 9, baseline, shown, size, PRIMARY, 600, grow=grow)


def sum_box(canvas: Canvas, centre: QPointF, amount: int, shields: int, left: int, ink: str) -> QRectF:
    """What was aimed at a threat less its shields: 5 - 2 = 3; an arrow where something else counts as well."""
    box = QRectF(centre.x() - 62, centre.y() - 14, 124, 28)
    canvas.cut(box.x() - 2, box.y() - 2, box.width() + 4, box.height() + 4, 8, SPACE)
    canvas.cut(box.x(), box.y(), box.width(), box.height(), 7, BG0, ink, 1.6)
    y = centre.y() + 6
    x = box.x() + 12
    leads = "=" if left == max(0, amount - shields) else "→"
    for words, colour in ((str(amount), PRIMARY), ("−", SECONDARY), (str(shields), COLD), (leads, SECONDARY)):
        x += canvas.text(x, y, words, 17, colour, 700, "display", grow=False) + 7
    canvas.symbol(sign("damage"), x, centre.y() - 8, 16, DANGER)
    canvas.text(x + 20, y, str(left), 17, PRIMARY, 700, "display", grow=False)
    return box


def button_words(canvas: Canvas, box: QRectF, symbol: str, words: str, ink: str) -> None:
    """What stands on a button: a symbol, if it has one, before the words; above them where the button is narrow."""
    left, top = box.x() + 2, box.y() + 2
    if symbol:
        side = box.height() * 0.44
        if box.width() < _NARROW:
            canvas.symbol(symbol, box.center().x() - side / 2, box.y() + 4, side, ink)
            top = box.y() + 3 + side
        else:
            canvas.symbol(symbol, box.x() + 9, box.center().y() - side / 2, side, ink)
            left = box.x() + 10 + side
    room = QRectF(left, top, box.right() - 2 - left, box.bottom() - 2 - top)
    size, lines = canvas.fitted_lines(words, room.width(), room.height(), _BUTTON_SIZES, 700, grow=False)
    high = len(lines) * canvas.leading(size, grow=False)
    first = room.center().y() - high / 2
    canvas.lines(room.center().x(), first, lines, size, ink, 700, align="middle", grow=False)
