"""The log in words: everything that happened, newest at the bottom, as the reader of this screen may know it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMoveEvent, QResizeEvent, QShortcut, QWheelEvent
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.events import Told
from nemesis_desktop.engine.text import Text
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.border import Explanation
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import PANEL
from nemesis_desktop.table.drawing.theme import measure
from nemesis_desktop.table.furniture.board_part import BoardPart
from nemesis_desktop.table.furniture.controls.keys import sequences
from nemesis_desktop.table.furniture.log_lines import GAP, HEADING, LEADING, SIZE, LogLines, WrappedLine
from nemesis_desktop.table.played_game import PlayedGame

TOP, BOTTOM = 29.0, 8.0
ICON_X, RIGHT_PAD = 11.0, 11.0
ICON_GAP = 6.5
MARK = 16.0
"""Room for the sign behind a line that is private, or that somebody may ask about."""

FULL_TOP = 50.0
"""Where the enlarged log begins on the table, in units."""


class LogPanel(BoardPart):
    """The log. The window feeds it what the person at the screen may read; private lines are marked as such.

    Args:
        ui: the game, which says what sign stands before a line.

    Signals:
        enlarged: it now takes the full height of its column, or gives it back.
        happened: this has just begun to happen: a list of ``Told``. Its lines are added now, or when it has been seen.
        asked: somebody wants to know why the line with this number came about.

    Attributes:
        explains: whether somebody can say why a line of this number came about, and whether it is the first of several
            with the same reason; None while nobody is asked.
    """

    enlarged = Signal(bool)
    happened = Signal(list)
    asked = Signal(int)

    def __init__(self, ui: PlayedGame, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ui = ui
        self._lines = LogLines(self, ui, self._room)
        self.explains: Callable[[int], bool | None] | None = None
        self._back = 0.0
        self._full = False
        self._stretching = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._key = QShortcut(self)
        self._key.setKeys(sequences(Qt.Key.Key_L))
        self._key.activated.connect(self._key_pressed)

    # ---------------------------------------------------------------- what it shows

    @property
    def ready(self) -> bool:
        """The log needs no view of the table."""
        return self.words is not None

    def set_log(self, told: Iterable[Told]) -> None:
        """Show another log: somebody else reads it, or a choice was taken back."""
        news = list(told)
        known, gone = self._lines.keep(news)
        if gone:
            self._back = 0.0
            self._changed()
        self._add(news[known:])

    def tell(self, told: Iterable[Told], *, begun: bool = False) -> None:
        """Add what has just happened. Whoever has scrolled back stays where they are reading.

        ``begun``: it was told of with ``begin`` when it began.
        """
        news = list(told)
        self._add(news)
        if news and not begun:
            self.happened.emit(news)

    def begin(self, told: Told) -> None:
        """This begins to happen; its line is added when everybody has seen it."""
        self.happened.emit([told])

    def _add(self, told: Iterable[Told]) -> None:
        added = self._lines.add(told)
        if not added:
            return
        if self._back > 0:
            self._back += sum(self._lines.height(entry) for entry in added)
        self._changed()

    def explain(self, number: int, why: Text) -> None:
        """Say below a line why it came about."""
        self._lines.explain(number, why)
        self._back = min(self._back, self._most_back())
        self.renew()

    def entries(self) -> tuple[str, ...]:
        """All lines in words, the oldest first."""
        return tuple(self._lines.said(entry) for entry in self._lines.entries)

    def retranslate(self, words: Words) -> None:
        """Word everything again."""
        self.words = words
        self._lines.measure_anew()
        super().retranslate(words)
        self._changed()

    def set_scale(self, unit: float, text: float) -> None:
        """Other sizes wrap otherwise; the log goes back to its place."""
        self._full = False
        self.unit, self.text_scale = unit, text
        self._lines.measure_anew()
        super().set_scale(unit, text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width wraps otherwise."""
        if event.oldSize().width() != event.size().width():
            self._lines.measure_anew()
        if not self._stretching:
            self._full = False
        super().resizeEvent(event)

    def moveEvent(self, event: QMoveEvent) -> None:
        """Laid out anew by the table: no longer enlarged."""
        super().moveEvent(event)
        if not self._stretching:
            self._full = False

    # ---------------------------------------------------------------- its size

    def _key_pressed(self) -> None:
        if self.uncovered():
            self.toggle()

    def toggle(self) -> None:
        """Take the full height of the column, or give it back."""
        self._full = not self._full
        self._stretching = True
        if self._full:
            self._normal = self.geometry()
            top = round(FULL_TOP * self.unit)
            self.setGeometry(self.x(), top, self.width(), self._normal.bottom() + 1 - top)
            self.raise_()
        else:
            self.setGeometry(self._normal)
        self._stretching = False
        self._back = min(self._back, self._most_back())
        self.renew()
        self.enlarged.emit(self._full)

    # ---------------------------------------------------------------- scrolling

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll back and forth."""
        pixels = event.pixelDelta().y() / self.unit
        self.scroll_back(pixels if pixels else event.angleDelta().y() / 120 * 3 * self._lines.step)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows, pages, ends."""
        page = self.high - TOP - BOTTOM - self._lines.step
        steps = {
            Qt.Key.Key_Up: self._lines.step,
            Qt.Key.Key_Down: -self._lines.step,
            Qt.Key.Key_PageUp: page,
            Qt.Key.Key_PageDown: -page,
            Qt.Key.Key_Home: self._most_back(),
            Qt.Key.Key_End: -self._back,
        }
        if event.key() in steps:
            self.scroll_back(steps[Qt.Key(event.key())])
        else:
            event.ignore()

    def scroll_back(self, units: float) -> None:
        """Towards the older lines, or (negative) towards the newest."""
        self._back = min(max(0.0, self._back + units), self._most_back())
        self.renew()

    def to_newest(self) -> None:
        """Back to the bottom."""
        if self._back:
            self.scroll_back(-self._back)

    def forget(self) -> None:
        """Which line somebody read goes with them."""
        self.to_newest()

    def _most_back(self) -> float:
        return max(0.0, self._lines.tall - (self.high - TOP - BOTTOM))

    # ---------------------------------------------------------------- spots and picture

    def _room(self, told: Told) -> float:
        marked = told.private or self.explains is not None
        return self.wide - self._text_x - RIGHT_PAD - (MARK if marked else 0)

    def _changed(self) -> None:
        last = self._lines.said(self._lines.entries[-1]) if self._lines.entries else self.say("log-empty")
        self.setAccessibleName(self.say("log"))
        self.setAccessibleDescription(last)
        self.renew()

    def lay_spots(self) -> None:
        """The key that enlarges, and the way back to the newest line."""
        title = self.say("log-smaller" if self._full else "log-larger")
        key = QRectF(self.wide - 28, 3, 22, 20)
        self.spot("size", key, title, Explanation(title), self.toggle)
        if self._back > 0:
            title = self.say("log-newest")
            area = QRectF(self.wide / 2 - 14, self.high - 25, 28, 20)
            self.spot("newest", area, title, Explanation(title), self.to_newest)
        for entry, top in self._visible():
            if entry.told.private:
                title = self.say("log-private")
                area = QRectF(self.wide - RIGHT_PAD - 18, max(top, TOP), 22, 20)
                self.spot(("private", entry.told.number), area, title, Explanation(self._lines.said(entry), (title,)))
            if entry.why is None and self._first_of_its_reason(entry) is not None:
                number, title = entry.told.number, self.words.text(Text("ui-seats-ask-why")) if self.words else ""
                area = QRectF(6, max(top, TOP), self.wide - 12, max(1.0, self._lines.height(entry) - 1))
                about = Explanation(self._lines.said(entry), (title,))
                self.spot(
                    ("why", number), area, f"{title} {self._lines.said(entry)}", about, partial(self.asked.emit, number)
                )

    def paint_board(self, canvas: Canvas) -> None:
        """Heading and the visible lines, from the bottom up."""
        wide, high = self.wide, self.high
        canvas.cut(0.5, 0.5, wide - 1, high - 1, 8, PANEL, "line.edge")
        canvas.line([(8, 1.5), (wide - 8, 1.5)], "#FFFFFF", 1, alpha=0.06)
        canvas.box(10, 8.5, 3, 10, "accent.cold")
        canvas.text(18, 18, self.say("log"), 12 * min(self.text_scale, 1.3), "text.secondary", 600, grow=False)
        canvas.cut(wide - 24.5, 6, 15, 15, 3, "ground.bg4" if self._full else None, "text.tertiary")
        canvas.text(wide - 17, 17.6, "L", 11.5, "text.secondary", 600, align="middle", grow=False)
        canvas.painter.save()
        canvas.painter.setClipRect(canvas.rect(2, TOP - 3, wide - 4, high - TOP - BOTTOM + 6))
        for entry, top in self._visible():
            self._paint_entry(canvas, entry, top, newest=entry is self._lines.entries[-1])
        canvas.painter.restore()
        if not self._lines.entries:
            lines = canvas.wrapped(self.say("log-empty"), wide - self._text_x - RIGHT_PAD, SIZE)
            canvas.lines(self._text_x, TOP, lines, SIZE, "text.tertiary", 400, LEADING)
        self._paint_scroll(canvas)
        if self.hasFocus():
            line = measure("stroke.focus")
            canvas.cut(line / 2, line / 2, wide - line, high - line, 8, None, "text.primary", line)

    def _visible(self) -> Iterator[tuple[WrappedLine, float]]:
        """The lines in sight, from the newest up, each with its top; at the bottom only whole ones."""
        bottom = self.high - BOTTOM + self._back
        for index in range(len(self._lines.entries) - 1, -1, -1):
            entry = self._lines.entries[index]
            top = bottom - self._lines.height(entry)
            if top < TOP - GAP and not self._back and index < len(self._lines.entries) - 1:
                break
            if top < self.high:
                yield entry, top
            if top < TOP:
                break
            bottom = top

    @property
    def _sign(self) -> float:
        """How large the sign before an entry is."""
        return min(14 * max(1.0, self.text_scale * 0.9), 18)

    @property
    def _text_x(self) -> float:
        return ICON_X + self._sign + ICON_GAP

    def _paint_entry(self, canvas: Canvas, entry: WrappedLine, top: float, *, newest: bool) -> None:
        lines, line = self._lines.wrapped(entry), self._lines.step
        symbol, ink = self._ui.sign_of(entry.told)
        heading = self._lines.heads(entry)
        if heading:
            canvas.box(10, top + HEADING / 2 - 1, self.wide - 20, 1, "line.edge")
            top += HEADING
        if newest:
            canvas.cut(6, top - 1, self.wide - 12, len(lines) * line + GAP + 1, 4, "accent.warm_ground")
            ink = "accent.warm" if ink != "state.danger" else ink
        size = self._sign
        canvas.symbol(symbol, ICON_X, top + GAP / 2 - 0.5 + (line - size) / 2, size, ink)
        tone = "text.primary" if newest else "text.secondary"
        canvas.lines(self._text_x, top + GAP / 2 - 1, lines, SIZE, tone, self._lines.weight(entry), LEADING)
        if entry.reason:
            below = top + GAP / 2 - 1 + len(lines) * line
            canvas.lines(self._text_x, below, entry.reason, SIZE, "accent.cold", 400, LEADING)
        elif self._first_of_its_reason(entry):
            x, y = self.wide - RIGHT_PAD - 6, top + GAP / 2 + line / 2 + 4.5
            canvas.text(x, y, "?", SIZE, "accent.cold", 600, align="middle")
        if entry.told.private:
            x, y = self.wide - RIGHT_PAD - 13, top + GAP / 2 + (line - 13) / 2
            canvas.symbol("symbols/lock_eye", x, y, 13, "accent.cold")

    def _first_of_its_reason(self, entry: WrappedLine) -> bool | None:
        return None if self.explains is None else self.explains(entry.told.number)

    def _paint_scroll(self, canvas: Canvas) -> None:
        most = self._most_back()
        if most > 0:
            track = self.high - TOP - BOTTOM
            share = max(14.0, track * track / (track + most))
            y = TOP + (track - share) * (1 - self._back / most)
            canvas.box(self.wide - 5, y, 2, share, "line.edge")
        if self._back > 0:
            x, y = self.wide / 2, self.high - 25
            canvas.cut(x - 13.5, y + 0.5, 27, 19, 5, "ground.bg4", "line.strong")
            canvas.line([(x - 5, y + 7), (x, y + 12.5), (x + 5, y + 7)], "text.primary", 2)
