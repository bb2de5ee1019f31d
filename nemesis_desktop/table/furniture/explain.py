"""What a thing on the table is: its explanation, and the card that shows it under the pointer."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final, Protocol, runtime_checkable

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QCursor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.engine.text import Text
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.border import Explanation, Foresight, TableView
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.furniture.clear_of import InSight, best_place
from nemesis_desktop.table.furniture.play.offers import Offers
from nemesis_desktop.table.played_game import PlayedGame

AT_REST: Final = 4
"""How far a pointer that rests may shake, in pixels."""
DELAY: Final = 350
"""How long the pointer rests on a thing before it explains itself, in milliseconds."""

WORDS_WIDE: Final = 262.0
BESIDE_CARD: Final = 150.0
"""How wide the words are, and those beside a card on which the most is printed, in units."""
LARGEST_PRINT: Final = 1.3
"""The text size up to which a card is read from its picture; beyond, its words stand there instead of it."""
WIDER: Final = (1.0, 1.2, 1.4, 1.6)
"""An explanation with many words becomes wider before it becomes higher than most of the window."""
TALLEST: Final = 0.72
MARGIN: Final = 13.0
EDGE: Final = 6.0
"""How far the card stays away from the edge of the window, in units."""


@runtime_checkable
class Explains(Protocol):
    """A screen on which things explain themselves under the pointer."""

    hover: HoverCard


class HoverCard(QWidget):
    """The explanation of what the pointer rests on: it waits a moment, follows, and never leaves the window.

    It is a child of the window and lies over everything, but the pointer goes through it. Call ``point_at`` with what
    every part of the table emits as ``hovered``.

    Args:
        parent: the window.
        ui: the game, which knows its things.
        context: gives the view, the language and the offers of the moment.
    """

    def __init__(
        self, parent: QWidget, ui: PlayedGame, context: Callable[[], tuple[TableView | None, Words, Offers | None]]
    ) -> None:
        super().__init__(parent)
        self._ui = ui
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.unit = 1.0
        self.text_scale = 1.0
        self.shown: Explanation | None = None
        self.outlook: Foresight | None = None
        self.ways: tuple[str, ...] = ()
        """What a plain click does, and what one with the second sign, where a thing stands for both."""
        self._beside = self._pictured = False
        self._wide = WORDS_WIDE
        self.article = ""
        """The article of the rules reference about what is shown; empty for none."""
        self.ceiling: int | None = None
        """Where the question and one's own things begin, in pixels: what lies below is explained above, and stays in
        sight."""
        self.in_sight: Sequence[InSight] = ()
        """What the card had better not hide."""
        self._context = context
        self._about: object = None
        self._point = QPoint()
        self._resting: QPoint | None = None
        self._words: Words | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(DELAY)
        self._timer.timeout.connect(self.show_now)
        self.hide()

    def set_scale(self, unit: float, text: float) -> None:
        """Pixels per unit, and the person's text size."""
        self.unit, self.text_scale = unit, text
        self.hide_now()

    def point_at(self, about: object, point: QPoint) -> None:
        """The pointer is over a thing, or over nothing (None), at a place of the screen."""
        if self._resting is not None and about is not None:
            if (point - self._resting).manhattanLength() < AT_REST:
                return
            self._resting = None
        self._point = point
        if about is None:
            self.hide_now()
        elif about != self._about or not self.isVisible():
            already = self.isVisible()
            self._about = about
            if already:
                self.show_now()
            else:
                self._timer.start()
        elif self.rect().contains(self.mapFromGlobal(point)):
            self._place()

    def hide_now(self) -> None:
        """The explanation is no longer wanted."""
        self._timer.stop()
        self._about = None
        self._wipe()

    def forget(self) -> None:
        """Somebody else looks at the screen."""
        self.hide_now()

    def _wipe(self) -> None:
        """Go away without a trace: a hidden card could still be read aloud."""
        self.hide()
        self.shown = self.outlook = None
        self.article, self.ways = "", ()
        self.setAccessibleName("")
        self.setAccessibleDescription("")

    def rest(self) -> None:
        """Somebody has chosen: what now lies under the pointer explains itself only when the pointer moves."""
        self.hide_now()
        self._resting = QCursor.pos()

    def show_now(self) -> None:
        """Explain without waiting any longer."""
        view, words, offers = self._context()
        self._words = words
        about = self._about
        self.shown = about if isinstance(about, Explanation) else None
        if about is not None and self.shown is None:
            self.shown = self._ui.explanation(about, view, words, offers)
        self.outlook, self.ways = None, ()
        if isinstance(about, Anchor) and view is not None and offers is not None:
            self.outlook = self._ui.foresight(offers.acts_at(about), view, words, offers)
            self.ways = self._both_ways(about, view, words, offers)
        if self.shown is None or not (self.shown.title or self.shown.lines or self.outlook):
            self._wipe()
            return
        self.article = self._ui.article(about, view)
        self.setAccessibleName(self.shown.title)
        foreseen = self.outlook.spoken(words) if self.outlook is not None else ""
        self.setAccessibleDescription(
            " ".join((*self.shown.printed, *self.shown.lines, self.shown.reason, *self.ways, foreseen)).strip()
        )
        self.resize(self._wanted())
        self._place()
        self.raise_()
        self.show()
        self.update()

    def _both_ways(self, thing: Anchor, view: TableView, words: Words, offers: Offers) -> tuple[str, ...]:
        """What a plain click on the thing does, and what a careful one, each with its cost in cards."""
        if not offers.has_careful(thing):
            return ()
        found = []
        for sign, careful in (("plain", False), ("careful", True)):
            meant = offers.meant(thing, careful=careful)
            if meant is not None:
                act = self._ui.lines((meant,), offers, view, words, thing)[0]
                cost = offers.cost(meant)
                found.append(words.text(Text(f"ui-panels-way-{sign}", act=act, cards=0 if cost is None else cost)))
        return tuple(found)

    def _canvas(self, painter: QPainter) -> Canvas:
        return Canvas(painter, self.unit, self.devicePixelRatioF(), self.text_scale)

    def _wanted(self) -> QSize:
        canvas, parent = self._canvas(QPainter()), self.parentWidget()
        self._beside, self._pictured = False, self._shows_card()
        room = math.inf if parent is None else parent.height() / self.unit - 2 * EDGE
        narrow = BESIDE_CARD if self._pictured and self.shown is not None and self.shown.printed else WORDS_WIDE
        for wider in WIDER:
            self._wide = narrow * wider
            high = self._lay(canvas, draw=False)
            if high <= room * TALLEST:
                break
        wide = self._wide + 2 * MARGIN
        if self.outlook is not None and high > room:
            # What could happen stands beside the words where both together are higher than the window.
            self._beside = True
            high = max(self._lay(canvas, draw=False), self._lay_outlook(canvas, MARGIN - 2.0) + MARGIN - 6)
            wide += self._wide + 2 * MARGIN
        if self._pictured:
            card_wide, card_high = self._ui.card_size
            wide += card_wide + MARGIN
            high = max(high, card_high + 2 * MARGIN)
        return QSize(round(wide * self.unit), round(high * self.unit))

    def _place(self) -> None:
        parent = self.parentWidget()
        if parent is None:
            return
        at = parent.mapFromGlobal(self._point)
        gap, edge = round(16 * self.unit), round(EDGE * self.unit)
        room = parent.rect().adjusted(edge, edge, -edge, -edge)
        if self.ceiling is not None and at.y() >= self.ceiling >= self.height() + 2 * edge:
            room.setBottom(self.ceiling - edge - 1)
        self.move(best_place(self.size(), at, room, gap, self.in_sight))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the ground, the card and the words."""
        if self.shown is None or self._words is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        canvas = self._canvas(painter)
        wide, high = self.width() / self.unit, self.height() / self.unit
        edge = {"place": "accent.cold_soft", "danger": "state.danger_soft"}.get(self.shown.kind, "line.strong")
        canvas.cut(0.7, 0.7, wide - 1.4, high - 1.4, 8, "ground.bg0", edge, 1.4)
        if self._pictured and self.shown.card is not None:
            card_wide, card_high = self._ui.card_size
            picture = self._ui.card_picture(self.shown.card, self.unit, self.devicePixelRatioF(), self._words)
            canvas.picture(picture, MARGIN, (high - card_high) / 2)
            canvas = canvas.at(card_wide + MARGIN, 0)
        self._lay(canvas, draw=True)

    def _lay(self, canvas: Canvas, *, draw: bool) -> float:
        """Draw the words, or only measure them; gives back the height in units."""
        assert self.shown is not None
        y = MARGIN - 2.0
        said_once = self._pictured and bool(self.shown.printed)
        words = self.shown.lines if said_once else (*self.shown.printed, *self.shown.lines)
        blocks: list[tuple[str, float, str, int, float]] = []
        if not said_once:
            blocks.append((self.shown.title, 15.0, "text.primary", 600, 5.0))
        blocks += [(line, 13.0, "text.secondary", 400, 4.0) for line in words if line]
        for text, size, ink, weight, gap in blocks:
            lines = canvas.wrapped(text, self._wide, size, weight)
            if draw:
                canvas.lines(MARGIN, y, lines, size, ink, weight, 1.2)
            y += len(lines) * canvas.leading(size, 1.2) + gap
        for way in self.ways:
            lines = canvas.wrapped(way, self._wide, 13, 600)
            if draw:
                canvas.lines(MARGIN, y, lines, 13, "accent.warm", 600, 1.2)
            y += len(lines) * canvas.leading(13, 1.2) + 3
        if self.shown.reason:
            lines = canvas.wrapped(self.shown.reason, self._wide - 22, 13, 600)
            high = len(lines) * canvas.leading(13, 1.2)
            if draw:
                canvas.symbol("symbols/cross", MARGIN, y + 1, 14, "text.pale")
                canvas.lines(MARGIN + 22, y, lines, 13, "text.pale", 600, 1.2)
            y += high + 4
        if self._beside and draw:
            self._lay_outlook(canvas.at(self._wide + 2 * MARGIN, 0), MARGIN - 2.0)
        elif not self._beside:
            y = self._lay_outlook(canvas, y + 2)
        if self.article and self._words is not None:
            y = self._lay_more(canvas, y, draw=draw)
        return y + MARGIN - 6

    def _shows_card(self) -> bool:
        """Whether the card itself is shown; for large text its words are, in their own size."""
        shown = self.shown
        if shown is None or shown.card is None:
            return False
        return not shown.printed or self.text_scale <= LARGEST_PRINT

    def _lay_outlook(self, canvas: Canvas, y: float) -> float:
        """Draw what could happen, if anything needs to be said of it; gives back the lower edge."""
        if self.outlook is None or self._words is None:
            return y - 2
        return self.outlook.paint(canvas, self._words, MARGIN, y, self._wide)

    def _lay_more(self, canvas: Canvas, y: float, *, draw: bool) -> float:
        """The key that goes on reading in the rules reference; gives back the lower edge."""
        assert self._words is not None
        high = max(18.0, canvas.leading(12.5, 1.2))
        if draw:
            key = "F1"
            wide = canvas.width(key, 11.5, 500) + 10
            canvas.key_hint(MARGIN + wide, y + 3 + high / 2, key, "text.tertiary")
            said = self._words.text(Text("ui-rules-more"))
            canvas.text(MARGIN + wide + 7, y + 7.5 + high / 2, said, 12.5, "text.tertiary")
        return y + high + 4

    def area(self) -> QRectF:
        """Where it lies in the window, in pixels."""
        return QRectF(self.geometry())
