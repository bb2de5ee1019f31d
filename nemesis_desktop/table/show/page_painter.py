"""Draws a page of the stage: the picture, the name, the outcome, what goes with it, and whether it waits."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QLinearGradient, QPainter, QPainterPath, QPixmap

from nemesis_desktop.engine.text import Text
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import AMBER, PANEL, tint
from nemesis_desktop.table.drawing.shapes import cut
from nemesis_desktop.table.drawing.stencil import has_stencil, new_pixmap, picture
from nemesis_desktop.table.show.page import EDGES, INKS, Page

PAD: Final = 16.0
CORNER: Final = 12.0
LOWEST_PICTURE: Final = 84.0
"""The picture gives way to long words down to this height."""
TALLEST: Final = 0.82
"""Height of a picture by its width, at most; it is cut at its sides then."""
TITLES: Final = (27.0, 25.0, 23.0, 21.0, 19.0, 17.0, 15.0, 13.0)
OUTCOMES: Final = (16.5, 15.5, 14.5, 13.5, 12.5, 12.0, 11.0, 10.0, 9.0)
NOTES: Final = (13.5, 13.0, 12.5, 12.0, 11.0, 10.0, 9.0)
SMALLER: Final = (1.0, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52)
"""What does not fit is written so much smaller."""
FOOT: Final = 46.0
FULL_FOOT: Final = 112.0
RIM: Final = 3.0


@frozen
class Waiting:
    """How a page goes on: whether it ``waits``, for whom, by which key, and whether somebody ``held`` its time."""

    waits: bool
    name: str
    key: str
    held: bool = False


@lru_cache(maxsize=6)
def _drawn(name: str, wide: int, high: int, ratio: float, fade: bool, colour: str) -> QPixmap:
    """A drawing in its frame; ``fade`` lets it sink into the panel below."""
    drawing = picture(name, wide, high, ratio, colour)
    if not fade:
        return drawing
    made = new_pixmap(wide, high, ratio)
    veil = QLinearGradient(0, high * 0.62, 0, high)
    veil.setColorAt(0, tint("ground.bg1", 0.0))
    veil.setColorAt(1, tint("ground.bg1"))
    with QPainter(made) as painter:
        painter.drawPixmap(0, 0, drawing)
        painter.fillRect(QRectF(0, 0, wide, high), QBrush(veil))
    return made


def forget_drawings() -> None:
    """Nothing is shown any more: the pictures go."""
    _drawn.cache_clear()


def drawing(
    canvas: Canvas, name: str, box: QRectF, *, fade: bool = False, alpha: float = 1.0, colour: str = ""
) -> None:
    """A drawing of many colours that fills a box; nothing where there is no such drawing."""
    if not has_stencil(name) or box.width() < 1 or box.height() < 1:
        return
    wide, high = round(box.width() * canvas.unit), round(box.height() * canvas.unit)
    made = _drawn(name, max(1, wide), max(1, high), canvas.ratio, fade, colour)
    before = canvas.painter.opacity()
    canvas.painter.setOpacity(before * alpha)
    canvas.picture(made, box.x(), box.y())
    canvas.painter.setOpacity(before)


def tinted(canvas: Canvas, name: str, box: QRectF, code: str) -> None:
    """A drawing in somebody's colour (``#RRGGBB``) that fills a box."""
    wide, high = max(1, round(box.width() * canvas.unit)), max(1, round(box.height() * canvas.unit))
    canvas.picture(picture(name, wide, high, canvas.ratio, code), box.x(), box.y())


class PagePainter:
    """Draws one page on a canvas whose origin is the stage's corner.

    Args:
        canvas: where, in units.
        words: the language.
        page: what is shown.
        clock: milliseconds since the page was turned; infinite when it lies still.
    """

    def __init__(self, canvas: Canvas, words: Words, page: Page, clock: float) -> None:
        self.canvas = canvas
        self.words = words
        self.page = page
        self.clock = clock

    def paint(self, wide: float, high: float, waiting: Waiting) -> None:
        """Draw the page on a stage of so many units."""
        if self.page.full:
            self._full(wide, high, waiting)
            return
        on, page = self.canvas, self.page
        on.box(0, 0, wide, high, "ground.bg0")
        on.cut(1.5, 1.5, wide - 3, high - 3, CORNER, PANEL, EDGES[page.tone], 1.6)
        written = self._write(wide, high - 3 - FOOT)
        top = max(0.0, high - FOOT - 6 - written.high)
        shown = min(top + written.overlap, (wide - 4) * TALLEST) if page.picture or page.over else 0.0
        if shown > 24:
            frame = cut(QRectF(2.4, 2.4, wide - 4.8, high), CORNER - 1)
            with on.within(frame):
                box = QRectF(2.4, 2.4, wide - 4.8, shown)
                drawing(on, page.picture, box, fade=True, colour=page.colour)
            if page.over is not None:
                page.over(on, QRectF(2.4, 2.4, wide - 4.8, max(LOWEST_PICTURE, shown - written.overlap)), self.clock)
        begin = shown - written.overlap if shown > 24 else max(PAD, (high - FOOT - written.high) / 2)
        self._words(written, min(begin, top) if shown > 24 else begin, wide)
        self._foot(wide, high, waiting)

    # ---------------------------------------------------------------- words

    def _write(self, wide: float, room: float) -> Written:
        """Fit the words and blocks into the room that a small picture leaves."""
        page = self.page
        least = LOWEST_PICTURE if page.picture or page.over else 0.0
        full = self.canvas.text_scale
        made = Written(self.canvas, page, wide - 2 * PAD)
        for share in SMALLER:
            self.canvas.text_scale = full * share
            made = Written(self.canvas, page, wide - 2 * PAD)
            if made.high <= room - least and made.whole:
                break
        made.text_scale = self.canvas.text_scale
        self.canvas.text_scale = full
        return made

    def _words(self, written: Written, y: float, wide: float) -> None:
        on, page = self.canvas, self.page
        full, on.text_scale = on.text_scale, written.text_scale
        if page.title:
            left = PAD
            if page.sign is not None:
                on.symbol(page.sign[0], left, y + 3, 26, page.sign[1])
                left += 34
            size, title = written.title
            on.text(left, y + 25, title, size, "text.primary", 600, "display", grow=False)
            y += written.title_high
        size, lines = written.sentence
        y = on.lines(PAD, y, lines, size, "text.primary", 600, 1.18) + 7
        for block, high in written.blocks:
            block.paint(on, PAD, y, wide - 2 * PAD, self.clock)
            y += high + 5
        for paint, (size, lines) in (("text.secondary", written.note), ("text.tertiary", written.then)):
            if lines:
                y = on.lines(PAD, y, lines, size, paint, 400, 1.18) + 4
        on.text_scale = full

    # ---------------------------------------------------------------- the foot

    def _say(self, id: str, **args: str) -> str:
        return self.words.text(Text(id, **args))

    def _foot(self, wide: float, high: float, waiting: Waiting) -> None:
        """What waits says so and has a button; what goes on by itself says how to go on at once."""
        on, middle = self.canvas, high - FOOT / 2 - 5
        on.line(((PAD, high - FOOT - 5), (wide - PAD, high - FOOT - 5)), "line.hair")
        stands = waiting.waits or waiting.held
        sign, ink = ("stage_wait", "accent.cold") if stands else ("stage_goes_on", "accent.warm")
        on.symbol(f"symbols/{sign}", PAD, middle - 12, 24, ink)
        words, sizes = self._going(waiting), on.steps(14, 8.5)
        left, right = PAD + 32, wide - PAD
        if waiting.waits:
            needed = on.width(words, sizes[-1], 600) + 8
            right = self._button(right, middle, waiting.key, room=right - left - needed)
        else:
            right = self._hint(right, middle, waiting.key)
        on.label(QRectF(left, middle - 16, right - 8 - left, 32), words, sizes, "text.primary", 600)

    def _going(self, waiting: Waiting) -> str:
        """How the page goes on, in words."""
        if waiting.held:
            return self._say("ui-stage-held")
        if not waiting.waits:
            return self._say("ui-stage-goes-on")
        return self._say("ui-stage-waits-for", name=waiting.name) if waiting.name else self._say("ui-stage-waits")

    def _button(self, right: float, middle: float, key: str, room: float) -> float:
        """The one amber thing: go on; its key only where there is ``room``. Gives back its left edge."""
        on, words = self.canvas, self._say("ui-cards-reveal-on")
        size, hint = 13.5 / max(1.0, on.text_scale / 1.2), on.width(key, 11.5, 500) + 20
        wide = on.width(words, size, 600) + 24
        with_key = bool(key) and wide + hint <= room
        wide += hint if with_key else 0
        on.cut(right - wide, middle - 16, wide, 32, 6, AMBER, "accent.warm")
        on.text(right - wide + 12, middle + 4.8, words, size, "text.ink_warm", 600)
        if with_key:
            on.key_hint(right - 10, middle, key, "text.ink_warm")
        return right - wide

    def _hint(self, right: float, middle: float, key: str) -> float:
        """The key that goes on at once. Gives back its left edge."""
        if not key:
            return right
        return self.canvas.key_hint(right, middle, key, "text.secondary")

    # ---------------------------------------------------------------- a page that fills the table

    def _full(self, wide: float, high: float, waiting: Waiting) -> None:
        on, page = self.canvas, self.page
        on.box(0, 0, wide, high, "ground.space")
        drawing(on, page.picture, QRectF(0, 0, wide, high))
        if page.over is not None:
            page.over(on, QRectF(0, 0, wide, high), self.clock)
        if self.clock < page.settles:
            return
        size, title = on.fitted(page.title, wide - 80, (54, 48, 42, 36, 30, 24, 20), 600, "display", grow=False)
        on.text(40, 78, title, size, "text.primary", 600, "display", grow=False)
        on.box(42, 95, 60, 4, INKS[page.tone])
        size, lines = on.fitted_lines(page.sentence, min(820.0, wide - 160), 78, (20, 18, 16, 14, 12), 500, 1.2)
        on.lines(114, 86, lines, size, "text.primary", 500, 1.2)
        self._feet(wide, high, waiting)

    def _feet(self, wide: float, high: float, waiting: Waiting) -> None:
        on, feet, top = self.canvas, self.page.feet[:5], high - FULL_FOOT - 36
        box = min(300.0, (wide - 80) / max(3, len(feet) + 1) - 12)
        for number, foot in enumerate(feet):
            x = 40 + number * (box + 12)
            on.cut(x, top, box, FULL_FOOT, 10, PANEL, EDGES[foot.tone], 1.4, alpha=0.96)
            foot.paint(on, QRectF(x + 9, top + 9, 70, FULL_FOOT - 18))
            room = box - 102
            on.label(QRectF(x + 92, top + 14, room, 28), foot.name, (21, 19, 17, 15, 13), "text.primary", 600,
                     "display", grow=False)  # fmt: skip
            size, lines = on.fitted_lines(foot.fate, room, 56, (14.5, 13.5, 12.5, 11.5, 10.5, 9.5, 8.5), 500, 1.15)
            on.lines(x + 92, top + 46, lines, size, INKS[foot.tone], 500, 1.15)
        x = wide - 40 - box
        on.cut(x, top, box, FULL_FOOT, 10, PANEL, "line.edge", 1.4, alpha=0.96)
        inner = self.canvas.at(x, top)
        painter = PagePainter(inner, self.words, self.page, self.clock)
        painter._foot(box, FULL_FOOT - 24, waiting)

    # ---------------------------------------------------------------- the rim

    def rim(self, wide: float, high: float, left: float) -> None:
        """The time that is left, as a warm line round the stage, running out clockwise from the top."""
        box = QRectF(RIM / 2 + 0.6, RIM / 2 + 0.6, wide - RIM - 1.2, high - RIM - 1.2)
        path = _backwards(box, CORNER)
        drawn = path.length() * left
        if drawn > 1:
            self.canvas.line(path, "accent.warm", RIM, dash=(drawn, 2 * path.length()))


def _backwards(box: QRectF, corner: float) -> QPainterPath:
    """The edge of a box with cut corners from its upper left corner counter-clockwise."""
    path = QPainterPath(QPointF(box.left() + corner, box.top()))
    for x, y in (
        (box.left(), box.top() + corner),
        (box.left(), box.bottom() - corner),
        (box.left() + corner, box.bottom()),
        (box.right() - corner, box.bottom()),
        (box.right(), box.bottom() - corner),
        (box.right(), box.top() + corner),
        (box.right() - corner, box.top()),
        (box.left() + corner, box.top()),
    ):
        path.lineTo(x, y)
    return path


class Written:
    """The words and blocks of a page, measured at one text size.

    Attributes:
        high: all of it, in units; ``overlap`` of it may lie over the picture's foot.
    """

    def __init__(self, canvas: Canvas, page: Page, wide: float) -> None:
        self.text_scale = canvas.text_scale
        indent = 34 if page.sign is not None else 0
        self.title = canvas.fitted(page.title, wide - indent, TITLES, 600, "display", grow=False)
        self.title_high = 38.0 if page.title else 0.0
        self.sentence = self._lines(canvas, page.sentence, wide, OUTCOMES[0], 600)
        self.note = self._lines(canvas, page.note, wide, NOTES[0], 400)
        self.then = self._lines(canvas, page.then, wide, 12.5, 400)
        self.blocks = [(block, block.high(canvas, wide)) for block in page.blocks]
        self.whole = all(
            canvas.whole(lines, words)
            for (_, lines), words in (
                (self.sentence, page.sentence),
                (self.note, page.note),
                (self.then, page.then),
            )
        )
        self.overlap = 46.0 if page.title else 8.0
        self.high = self.title_high + sum(high + 5 for _, high in self.blocks) + 12
        for size, lines in (self.sentence, self.note, self.then):
            self.high += len(lines) * canvas.leading(size, 1.18) + (6 if lines else 0)

    @staticmethod
    def _lines(canvas: Canvas, words: str, wide: float, size: float, weight: int) -> tuple[float, list[str]]:
        return size, canvas.wrapped(words, wide, size, weight) if words else []
