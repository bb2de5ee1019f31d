"""The stage beside the board: one place on which everything is shown that chance, a deck or a blow brings.

It slides in once, beside the board and away from where things happen, and stays while one moment follows another; each
of them turns its page. What waits for somebody says so and stays; what goes on by itself has a rim of time.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final, Literal

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QPoint, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.text import Text
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.motion import APPEAR
from nemesis_desktop.table.drawing.stencil import new_pixmap
from nemesis_desktop.table.drawing.theme import motion, paced, read_in, speed
from nemesis_desktop.table.furniture.play.presses import presses
from nemesis_desktop.table.show.moment import Moment
from nemesis_desktop.table.show.page import Page
from nemesis_desktop.table.show.page_painter import PagePainter, Waiting, forget_drawings
from nemesis_desktop.table.show.scene import Scenes

FRAME: Final = 16
"""Milliseconds between two pictures of what still moves."""
RIM_FRAME: Final = 33
"""The rim moves so slowly that half as many do."""
WIDE: Final = 388.0
"""How wide the stage is, in units; never more than so much of the board."""
MOST: Final = 0.46
LEAST: Final = 300.0
"""So long a page lies still at least, in milliseconds at normal speed, however long it has stood already."""
LARGE_TEXT: Final = 1.5
LONGER: Final = 1.5
"""From this text size on, whatever is read stays so much longer."""

Side = Literal["left", "right"]


class Reveal(QWidget):
    """Shows one page after another; a click goes on, and so does whoever calls ``skip``.

    Args:
        parent: the table.
        scenes: what the game shows, as pages.
        board: gives where the board lies on the table, in pixels; by default all of it.

    Attributes:
        page: what is shown; None while nothing is.
        side: at which side of the board it stands.
        waits: whether pages that are read aloud stay until somebody goes on.
        alone: nobody can press anything here: what waits elsewhere goes on by itself.

    Signals:
        pressed: somebody clicked it, to go on.
    """

    pressed = Signal()

    def __init__(self, parent: QWidget, scenes: Scenes, board: Callable[[], QRect] | None = None) -> None:
        super().__init__(parent)
        self.unit = 1.0
        self.text_scale = 1.0
        self.page: Page | None = None
        self.side: Side = "right"
        self.waits = False
        self.alone = False
        self.scenes = scenes
        self._board = board or parent.rect
        self._words: Words | None = None
        self._settled: Callable[[], None] | None = None
        self._done: Callable[[], None] | None = None
        self._sliding = QElapsedTimer()
        self._turning = QElapsedTimer()
        self._stands = QElapsedTimer()
        self._stands.start()
        self._resting = False
        self._still: QPixmap | None = None
        self._before: QPixmap | None = None
        self._length = 0
        self._left = 0
        self._end = QTimer(self)
        self._end.setSingleShot(True)
        self._end.timeout.connect(self.finish)
        self._frames = QTimer(self)
        self._frames.setTimerType(Qt.TimerType.PreciseTimer)
        self._frames.timeout.connect(self._frame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        parent.installEventFilter(self)
        self.hide()

    def set_scale(self, unit: float, text: float) -> None:
        """Pixels per unit, and the person's text size."""
        self.unit, self.text_scale = unit, text
        self._again()

    def retranslate(self, words: Words) -> None:
        """Show everything in another language; a page that stands keeps its words until it is turned."""
        self._words = words

    # ---------------------------------------------------------------- what is shown

    def page_of(self, moment: Moment[Any, Any]) -> Page | None:
        """The page of a moment; None where nothing is shown of it, or nothing is shown at all."""
        if self._words is None or speed() == "off":
            return None
        return self.scenes.of(moment, self._words)

    def will_wait(self, page: Page | None) -> bool:
        """Whether a page stays until somebody goes on."""
        return page is not None and not self.alone and page.waits(in_peace=self.waits)

    @property
    def covers(self) -> int:
        """How many pixels of the board's width the stage takes, or will take when it has slid in."""
        return round(min(WIDE * self.unit, self._board().width() * MOST))

    @property
    def resting(self) -> bool:
        """Whether a page lies still, is being read, and goes on by itself or by somebody."""
        return self._resting

    @property
    def held(self) -> bool:
        """Whether somebody holds a page that would go on by itself."""
        return self._resting and self._left > 0 and not self._end.isActive()

    # ---------------------------------------------------------------- turning pages

    def open(self, page: Page, settled: Callable[[], None], side: Side | None = None) -> None:
        """Turn to a page, then call ``settled`` when it lies still; ``side`` is where a stage that comes in stands."""
        self._stop()
        coming = self.page is None
        if coming and side is not None:
            self.side = side
        self._before = None if coming or page.full or self.page is None or self.page.full else self._still
        self._still = None
        self.page, self._settled = page, settled
        self._length = paced(page.settles)
        self._sliding.start()
        self._turning.start()
        self._slides = motion("stage_in") if coming and not page.full else 0
        self.setAccessibleName(page.title or page.sentence)
        self.setAccessibleDescription(" ".join(part for part in (page.sentence, page.note) if part))
        self._place()
        self.show()
        self.raise_()
        self.update()
        if self._moves:
            self._frames.start(FRAME)
        else:
            self._come_to_rest()

    def hurry(self) -> None:
        """The page lies still at once."""
        if self.page is not None and self._settled is not None:
            self._length = self._slides = 0
            self._come_to_rest()

    def rest(self, done: Callable[[], None]) -> None:
        """Let the page be read, then call ``done``: in its time, or when somebody goes on.

        It has been read since it came to rest, also while what belongs to it was shown.
        """
        page = self.page
        if page is None:
            done()
            return
        self._done, self._resting = done, True
        if self.will_wait(page):
            presses().appeared()
            self._left = 0
        else:
            longer = LONGER if self.text_scale >= LARGE_TEXT else 1.0
            whole = read_in(page.hold * longer) - self._stands.elapsed()
            self._left = self._whole = max(1, whole, min(read_in(LEAST), read_in(page.hold)))
            self._end.start(self._left)
            self._frames.start(RIM_FRAME)
        self._again()

    def hold(self) -> None:
        """Stop the time of a page that goes on by itself, or let it run on."""
        if not self._resting or not self._left:
            return
        if self._end.isActive():
            self._left = max(1, self._end.remainingTime())
            self._end.stop()
            self._frames.stop()
        else:
            self._end.start(self._left)
            self._frames.start(RIM_FRAME)
        self._again()

    def finish(self) -> None:
        """It has been read: go on."""
        done, self._done = self._done, None
        self._stop()
        self._again()
        if done is not None:
            done()

    def leave(self) -> None:
        """The phase or action is over: the stage goes."""
        self._stop()
        self.page = self._still = self._before = None
        self.setAccessibleName("")
        self.setAccessibleDescription("")
        self.hide()
        forget_drawings()

    def _stop(self) -> None:
        """Nothing runs any more."""
        self._end.stop()
        self._frames.stop()
        self._settled = self._done = None
        self._resting, self._left = False, 0

    @property
    def _moves(self) -> bool:
        """Whether the page is still on its way."""
        return self._sliding.elapsed() < self._slides or self._turning.elapsed() < max(self._length, self._fades)

    @property
    def _fades(self) -> int:
        return motion("page_turn") if self._before is not None else 0

    def _frame(self) -> None:
        if self._resting:
            self.update(self._rim_region())
            return
        self._place()
        self.update()
        if not self._moves:
            self._come_to_rest()

    def _come_to_rest(self) -> None:
        self._frames.stop()
        self._before = None
        self._slides = 0
        self._stands.start()
        self._place()
        self._again()
        settled, self._settled = self._settled, None
        if settled is not None:
            settled()

    # ---------------------------------------------------------------- pointer and places

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click goes on; one on the sign of time holds it."""
        event.accept()
        at = event.position() / self.unit
        page = self.page
        if (
            page is not None
            and not page.full
            and self._left
            and at.x() < 44
            and at.y() > self.height() / self.unit - 50
        ):
            self.hold()
            return
        if self._done is not None:
            self.finish()
        else:
            self.pressed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the table."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest) and self.page is not None:
            QTimer.singleShot(0, self, self._follow)
        return super().eventFilter(watched, event)

    def _follow(self) -> None:
        if self.page is not None:
            self._place()
            self._again()

    def _place(self) -> None:
        """Beside the board, as far as it has slid in; or all over the table."""
        parent, page = self.parentWidget(), self.page
        if parent is None or page is None:
            return
        if page.full:
            self.setGeometry(parent.rect())
            return
        board, wide = self._board(), self.covers
        part = 1.0 if not self._slides else APPEAR.valueForProgress(min(1.0, self._sliding.elapsed() / self._slides))
        seen = max(1, round(wide * part))
        left = board.left() if self.side == "left" else board.right() + 1 - seen
        self.setGeometry(left, board.top(), seen, board.height())

    @property
    def _whole_width(self) -> int:
        return self.width() if self.page is not None and self.page.full else self.covers

    # ---------------------------------------------------------------- picture

    def _again(self) -> None:
        self._still = None
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the page, and the time that is left round it."""
        if self.page is None or self._words is None:
            return
        painter = QPainter(self)
        wide = self._whole_width
        if self.side == "left" and self.width() < wide:
            painter.translate(self.width() - wide, 0)
        moving = self._frames.isActive() and not self._resting
        if moving:
            self._paint(painter, wide, self._turning.elapsed())
            fades = self._fades
            if self._before is not None and fades and self._turning.elapsed() < fades:
                painter.setOpacity(1.0 - self._turning.elapsed() / fades)
                painter.drawPixmap(QPoint(), self._before)
                painter.setOpacity(1.0)
            return
        if self._still is None:
            self._still = new_pixmap(wide, self.height(), self.devicePixelRatioF())
            with QPainter(self._still) as still:
                self._paint(still, wide, math.inf)
        painter.drawPixmap(QPoint(), self._still)
        if self._resting and self._left:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            left = (self._end.remainingTime() if self._end.isActive() else self._left) / self._whole
            canvas = Canvas(painter, self.unit, self.devicePixelRatioF(), self.text_scale)
            box = (wide / self.unit, self.height() / self.unit)
            PagePainter(canvas, self._words, self.page, math.inf).rim(*box, max(0.0, min(1.0, left)))

    def _paint(self, painter: QPainter, wide: int, clock: float) -> None:
        assert self.page is not None and self._words is not None
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        canvas = Canvas(painter, self.unit, self.devicePixelRatioF(), self.text_scale)
        key = "" if self.alone else self._words.text(Text("ui-tray-key-space"))
        waiting = Waiting(self.will_wait(self.page), self.page.awaits or "", key, self.held)
        settled = math.inf if self._length == 0 or clock >= self._length else clock
        PagePainter(canvas, self._words, self.page, settled).paint(wide / self.unit, self.height() / self.unit, waiting)

    def _rim_region(self) -> QRegion:
        edge = math.ceil(5 * self.unit)
        return QRegion(self.rect()) - QRegion(QRectF(self.rect()).adjusted(edge, edge, -edge, -edge).toRect())

    _slides = 0
    _whole = 1
