"""What all card faces share: the laminate, the picture strip, the dark ground, words that always fit, backs, frames."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from attrs import frozen
from PySide6.QtGui import QColor

from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import BLOOD, LAMINATE, MODULE, PICTURE, Paint, tint

CardState = Literal["idle", "offered", "chosen", "playing", "impossible", "danger"]

WIDTH, HEIGHT = 126.0, 141.0
"""The size of a card in hand, in units. All faces but the event's are drawn on it."""

CORNER = 8.0
TITLE_SIZES = (13.5, 13.0, 12.5, 12.0, 11.5, 11.0, 10.5)
TWO_LINE_TITLE = (10.0, 9.5, 9.0, 8.5)
BODY_SIZES = (12.0, 11.5, 11.0, 10.5, 10.0, 9.5, 9.0, 8.5, 8.0)
COMFORT, SHALLOW = 10.5, 27.0
"""Where words would become smaller than this, the picture above them is only so high."""
ARROW = tint("accent.warm_soft").darker(122)


@frozen
class Card:
    """A card to be drawn.

    ``id`` is a physical card or a kind of card; None shows the back. ``active`` belongs to quest items, ``dressed`` to
    wounds; ``colour`` and ``character`` are the owner's, for the backs of action cards. ``visible`` is how many units
    of
    its width can be seen when the next card lies over it, so that its name fits there. ``half`` names the part of a
    card of two that counts now: the other is faint.
    """

    deck: str
    id: str | None
    active: bool = True
    dressed: bool = False
    colour: int = 0
    character: str = ""
    visible: float = WIDTH
    half: str = ""


class Sayer:
    """Words of cards: names, rules and the small labels printed on them."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def __call__(self, id: str, **args: Argument) -> str:
        """A message in words."""
        return self.words.text(Text(id, **args))

    def ways(self, words: str) -> list[str]:
        """The two or three ways to use a card whose words are one plain "this OR that"; otherwise the words as they
        are.
        """
        parts = [part.strip().rstrip(",") for part in words.split(f" {self('ui-cards-or-mark')} ")]
        plain = ":" not in words and ";" not in words and words.rstrip(".").count(".") == 0
        if len(parts) == 1 or not plain or any(" " not in part for part in parts):
            return [words]
        return [raised(part if part.endswith(".") else f"{part}.") for part in parts]


def raised(words: str) -> str:
    """Words that begin with a capital letter."""
    return words[:1].upper() + words[1:]


def strip_lines(canvas: Canvas, x: float, y: float, width: float, height: float, step: float, alpha: float) -> None:
    """The faint lines of a screen behind a picture."""
    row = y + step
    while row < y + height - 1:
        canvas.line(((x, row), (x + width, row)), "#FFFFFF", 1, alpha)
        row += step


def laminate(canvas: Canvas, head: Paint, high: float = 22.0) -> None:
    """The ground of a procedure card, with its head."""
    canvas.cut(0, 0, WIDTH, HEIGHT, CORNER, LAMINATE)
    canvas.cut(0, 0, WIDTH, high, CORNER, head, corners="top")


def title(
    canvas: Canvas,
    words: str,
    ink: str | QColor,
    *,
    left: float = 5.0,
    right: float = WIDTH - 5,
    base: float = 15.8,
    weight: int = 600,
    centred: bool = False,
) -> None:
    """The name of a card, made smaller and at last put on two lines until it fits."""
    if canvas.width(words, TITLE_SIZES[-1], weight, grow=False) <= right - left or " " not in words:
        size, fitted = canvas.fitted(words, right - left, TITLE_SIZES, weight, grow=False)
        lines = [fitted]
    else:
        size, lines = canvas.fitted_lines(words, right - left, 21, TWO_LINE_TITLE, weight, 0.96, 2, grow=False)
    base -= (13.5 - size) * 0.2
    if len(lines) > 1:
        base += size * 0.15 - 2.4 - canvas.leading(size, 0.96, False) / 2
    for number, line in enumerate(lines):
        x = (left + right) / 2 if centred else left
        y = base + number * canvas.leading(size, 0.96, False)
        canvas.text(x, y, line, size, ink, weight, align="middle" if centred else "left", grow=False)


def picture_high(canvas: Canvas, ways: Sequence[str], width: float, room: float, usual: float) -> float:
    """How high the picture strip is: it gives way where the words under it would become small."""
    comfortable = [size for size in BODY_SIZES if size >= COMFORT]
    return usual if any(_fits(canvas, ways, width, room, size) for size in comfortable) else SHALLOW


def _fits(canvas: Canvas, ways: Sequence[str], width: float, room: float, size: float) -> bool:
    inner = width - 10 if len(ways) > 1 else width
    blocks = [canvas.wrapped(way, inner, size, grow=False) for way in ways]
    step = canvas.leading(size, 1.1 if len(ways) > 1 else 1.03, False)
    whole = all(canvas.whole(block, way) for block, way in zip(blocks, ways, strict=True))
    return whole and sum(map(len, blocks)) * step + 3.0 * (len(ways) - 1) <= room + 0.5


def picture_strip(
    canvas: Canvas, top: float, height: float, picture: str, *, blood: bool = False, ink: str = "card.bone"
) -> None:
    """The dark strip with the card's picture."""
    canvas.box(0, top, WIDTH, height, BLOOD if blood else PICTURE)
    strip_lines(canvas, 8, top, WIDTH - 16, height, 7.3, 0.035)
    size = height - 5
    canvas.symbol(picture, (WIDTH - size) / 2, top + 2.5, size, "#DDD3BC" if ink == "card.bone" else ink, 0.95)
    canvas.line(((0, top + height + 0.5), (WIDTH, top + height + 0.5)), "card.line", 1)


def combat_sign(canvas: Canvas, combat: str, x: float, y: float, size: float, paint: str) -> None:
    """When a card or item may be used: in combat only, outside of it only, or always (no sign)."""
    if combat in ("in_combat_only", "out_of_combat_only"):
        name = "combat_only" if combat == "in_combat_only" else "out_of_combat_only"
        canvas.symbol(f"symbols/{name}", x, y, size, paint)


def body(
    canvas: Canvas,
    ways: Sequence[str],
    x: float,
    top: float,
    width: float,
    bottom: float,
    ink: str = "text.ink",
    sizes: Sequence[float] = BODY_SIZES,
    leading: float = 1.1,
) -> None:
    """The words of a card, at full size if they fit and smaller before anything is cut off; two ways stand behind
    arrows.
    """
    if len(ways) > 1:
        _ways(canvas, ways, x, top, width, bottom, ink)
        return
    for size in sizes:
        lines = canvas.wrapped(ways[0], width, size, grow=False)
        tight = next(
            (step for step in (leading, 1.03) if len(lines) * canvas.leading(size, step, False) <= bottom - top + 0.5),
            0,
        )
        if tight and canvas.whole(lines, ways[0]):
            canvas.lines(x, top, lines, size, ink, leading=tight, grow=False)
            return
    size, lines = canvas.fitted_lines(ways[0], width, bottom - top, sizes[-1:], 400, 1.03, grow=False)
    canvas.lines(x, top, lines, size, ink, leading=1.03, grow=False)


def _ways(canvas: Canvas, ways: Sequence[str], x: float, top: float, width: float, bottom: float, ink: str) -> None:
    gap = 3.0
    size = next((size for size in BODY_SIZES if _fits(canvas, ways, width, bottom - top, size)), BODY_SIZES[-1])
    blocks = [canvas.wrapped(way, width - 10, size, grow=False) for way in ways]
    step = canvas.leading(size, 1.1, False)
    y = top
    for lines in blocks:
        middle = y + step * 0.52
        canvas.polygon(((x, middle - 3.6), (x + 6, middle), (x, middle + 3.6)), ARROW)
        y = canvas.lines(x + 10, y, lines, size, ink, grow=False) + gap


def dark_ground(canvas: Canvas, width: float, height: float, edge: str, fill: Paint = MODULE) -> None:
    """The ground of the cards that are not laminated: dark, with a line in the deck's colour."""
    canvas.cut(0.7, 0.7, width - 1.4, height - 1.4, CORNER, fill, edge, 1.4)


def back(canvas: Canvas, width: float, height: float, paint: str, sign: str) -> None:
    """The back of a card: dark, a double line, the deck's sign."""
    canvas.cut(0.8, 0.8, width - 1.6, height - 1.6, CORNER, MODULE, paint, 1.6)
    strip_lines(canvas, 8, 3, width - 16, height - 6, 9, 0.03)
    canvas.cut(5, 5, width - 10, height - 10, 5, None, paint, 1, alpha=0.5)
    size = min(width, height) * 0.5
    canvas.symbol(sign, (width - size) / 2, (height - size) / 2, size, paint)


@frozen
class Stamp:
    """How a label across the foot of a card looks: its ground, its ink, and a sign before the words."""

    ground: str
    ink: str
    sign: str = ""


CHOSEN: Final = Stamp("accent.warm", "text.ink_warm", "symbols/check")
GREY: Final = Stamp("ground.bg3", "text.secondary")


def stamp(canvas: Canvas, words: str, width: float, height: float, look: Stamp) -> None:
    """A label across the foot of a card: what it pays for, what else it is good for, or why it cannot."""
    icon = 20.0 if look.sign else 0.0
    size, fitted = canvas.fitted(words, width - 26 - icon, (13, 12.5, 12, 11.5, 11), 700)
    wide = canvas.width(fitted, size, 700) + icon + 20
    left, top = (width - wide) / 2, height - 32
    canvas.cut(left - 2, top - 1, wide + 4, 26, 8, "ground.space")
    canvas.cut(left, top + 1, wide, 22, 6, look.ground)
    if look.sign:
        canvas.symbol(look.sign, left + 8, top + 4.5, 15, look.ink)
    canvas.text(left + 10 + icon, top + 16.7, fitted, size, look.ink, 700)


def card_border(canvas: Canvas, x: float, y: float, width: float, height: float, state: CardState) -> None:
    """What surrounds a card on the table: a space line, and the frame of its state. Drawn before the card itself."""
    if state == "offered":
        canvas.cut(x - 3, y - 3, width + 6, height + 6, 10, None, "accent.warm", 2)
    elif state == "chosen":
        canvas.cut(x - 3, y - 3, width + 6, height + 6, 10, None, "accent.warm", 2.4, dash=(7, 4))
    elif state == "playing":
        canvas.cut(x - 4, y - 4, width + 8, height + 8, 11, None, "accent.warm", 3)
        canvas.cut(x - 7, y - 7, width + 14, height + 14, 13, None, "accent.warm", 1, alpha=0.4)
    elif state == "danger":
        canvas.cut(x - 3, y - 3, width + 6, height + 6, 10, None, "state.danger", 2)
    canvas.cut(x - 1, y - 1, width + 2, height + 2, CORNER + 0.5, "ground.space")
