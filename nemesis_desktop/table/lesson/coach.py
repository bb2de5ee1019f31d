"""The panel in which the lesson speaks, and the rings around what it speaks of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import hypot
from typing import Final

from attrs import frozen
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget

from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import PANEL
from nemesis_desktop.table.drawing.shapes import cut
from nemesis_desktop.table.drawing.theme import colour, measure
from nemesis_desktop.table.drawing.wrapping import wrap
from nemesis_desktop.table.furniture.play.presses import presses
from nemesis_desktop.table.widgets.button import Button

WIDE: Final = 352.0
WIDEST: Final = 470.0
EDGE: Final = 16.0
BODY: Final = 14.5
LEADING: Final = 1.28
MARK: Final = 22.0
FOOT: Final = 44.0
LARGEST_TEXT: Final = 1.5
"""Beyond this the panel would hide more of the table than it explains."""
RING: Final = 5.0
"""How far a ring stands off what it surrounds."""
STEP: Final = 26.0
"""How finely places for the panel are tried."""
HIDES: Final = 1e6
"""How bad it is to hide a pixel of what is pointed at."""
COVERS: Final = 4.0
"""How bad it is to hide a pixel of what had better be seen, in units."""
AWAY: Final = 14.0
"""How bad it is to be a pixel farther from what is pointed at."""


class Ring(QWidget):
    """A cold frame around something on the table; clicks go through it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.unit = 1.0
        self._gaps: tuple[QRect, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def lay_around(self, place: QRect, unit: float, signs: Sequence[QRect] = ()) -> None:
        """Stand around a place of the parent, in pixels; the frame is broken where ``signs`` lie on its way."""
        self.unit = unit
        self._gaps = tuple(signs)
        off = round(RING * unit)
        table = self.parentWidget()
        assert table is not None, "a ring lies on the table"
        self.setGeometry(place.adjusted(-off, -off, off, off).intersected(table.rect()))
        self.show()
        self.raise_()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Two lines with cut corners: dark outside, cold inside, so that it is seen on any ground."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit, area = self.unit, QRectF(self.rect())
        off = 2.0 * unit
        seen = QRegion(self.rect())
        for gap in self._gaps:
            seen -= QRegion(gap.translated(-self.pos()), QRegion.RegionType.Ellipse)
        painter.setClipRegion(seen)
        for ink, thick in (("ground.space", 4.0), ("accent.cold", 2.2)):
            pen = painter.pen()
            pen.setColor(colour(ink))
            pen.setWidthF(thick * unit)
            painter.setPen(pen)
            painter.drawPath(cut(area.adjusted(off, off, -off, -off), 9 * unit))


class Coach(QWidget):
    """Speaks: a title, what there is to know, what to do, how far the lesson is.

    Attributes:
        next_button, again_button, leave_button: on, from the start, and out of the lesson.

    Signals:
        moved: the panel has another size and must be laid anew.
    """

    moved = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.unit = 1.0
        self.text_scale = 1.0
        self.title = self.body = self.request = self.progress = self.nudge = ""
        self._share = 0.0
        self.next_button = Button(kind="primary", parent=self)
        self.again_button = Button(kind="quiet", parent=self)
        self.leave_button = Button(kind="quiet", parent=self)
        self._buttons = (self.again_button, self.leave_button, self.next_button)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.hide()

    # ---------------------------------------------------------------- words

    def say(self, title: str, body: str, request: str, progress: str, share: float) -> None:
        """Say something else; ``share`` is how much of the lesson is done."""
        if progress != self.progress:
            self.nudge = ""
            presses().appeared()
        self.title, self.body, self.request, self.progress = title, body, request, progress
        self._share = share
        self.next_button.setVisible(not request)
        self.setAccessibleName(f"{title}. {progress}")
        self.setAccessibleDescription(" ".join(part for part in (body, request) if part))
        self.update()

    def remind(self, nudge: str) -> None:
        """Say politely that something must wait."""
        if nudge != self.nudge:
            self.nudge = nudge
            self.setAccessibleDescription(" ".join(part for part in (nudge, self.body, self.request) if part))
            self.moved.emit()
        self.update()

    def set_scale(self, unit: float, text: float) -> None:
        """Pixels per unit, and the person's text size."""
        self.unit, self.text_scale = unit, min(text, LARGEST_TEXT)
        for button in self._buttons:
            button.set_scale(unit, min(self.text_scale, 1.3))
        self.update()

    # ---------------------------------------------------------------- size and place

    @property
    def wide(self) -> float:
        """The width, in units."""
        shown = [button for button in self._buttons if button.isVisibleTo(self)]
        foot = sum(button.sizeHint().width() / self.unit + 4 for button in shown) + 2 * EDGE
        return max(foot, min(WIDEST, WIDE * max(1.0, self.text_scale * 0.92)))

    def _canvas(self, painter: QPainter) -> Canvas:
        return Canvas(painter, self.unit, self.devicePixelRatioF(), self.text_scale)

    def _blocks(self, canvas: Canvas) -> list[tuple[list[str], int, str]]:
        """The lines of what is told, what is asked and what must wait: each with its weight and ink."""
        room = self.wide - 2 * EDGE
        said = ((self.body, 400, "text.primary"), (self.request, 600, "accent.warm"), (self.nudge, 500, "accent.cold"))
        blocks = []
        for words, weight, ink in said:
            if words:
                inner = room - (MARK if words is not self.body else 0)
                blocks.append((canvas.wrapped(words, inner, BODY, weight), weight, ink))
        return blocks

    def _head(self, canvas: Canvas) -> float:
        return 14.0 + len(self._title_lines(canvas)) * canvas.leading(17, 1.15) + 8

    def _title_lines(self, canvas: Canvas) -> list[str]:
        room = self.wide - 2 * EDGE - canvas.width(self.progress, 12.5, 500) - 16
        return list(wrap(self.title, room * self.unit, "display", canvas.pixels(17), 600))

    def size_wanted(self) -> QSize:
        """As high as the words need, in pixels."""
        canvas = self._canvas(QPainter())
        blocks = self._blocks(canvas)
        words = sum(len(lines) * canvas.leading(BODY, LEADING) + 9 for lines, _, _ in blocks)
        high = self._head(canvas) + words + self._foot()
        return QSize(round(self.wide * self.unit), round(high * self.unit))

    def _foot(self) -> float:
        return max(FOOT, self.next_button.sizeHint().height() / self.unit + 18)

    def lay(self, free_of: Sequence[QRect], better_free_of: Sequence[QRect], area: QRect) -> None:
        """Take the place that hides none of the first, as little as possible of the second, and is near the first."""
        size = self.size_wanted()
        others = [*free_of, *better_free_of]
        weights = [HIDES] * len(free_of) + [COVERS / self.unit] * len(better_free_of)
        # There are hundreds of places, but few columns and rows: each direction is worked out by itself.
        columns = _lines(
            self._steps(area.left(), area.right() - size.width()),
            size.width(),
            [(one.x(), one.width()) for one in others],
        )
        rows = _lines(
            self._steps(area.top(), area.bottom() - size.height()),
            size.height(),
            [(one.y(), one.height()) for one in others],
        )
        near = AWAY if free_of else 0.0
        _, left, top = min(
            (
                sum(weight * wide * high for weight, wide, high in zip(weights, column.shared, row.shared, strict=True))
                + near * hypot(column.apart, row.apart),
                column.start,
                row.start,
            )
            for column in columns
            for row in rows
        )
        self.setGeometry(QRect(QPoint(left, top), size))
        self._arrange()
        self.show()
        self.raise_()

    def _steps(self, first: int, last: int) -> Iterable[int]:
        """Where the panel may begin, in one direction."""
        last = max(first, last)
        return (*range(first, last, max(6, round(STEP * self.unit))), last)

    def _arrange(self) -> None:
        """The buttons along the foot: out and again at the left, on at the right."""
        foot = self._foot() * self.unit
        edge, gap = round(EDGE * self.unit), round(4 * self.unit)
        right = self.width() - edge
        hint = self.next_button.sizeHint()
        top = round(self.height() - foot + (foot - hint.height()) / 2)
        if self.next_button.isVisibleTo(self):
            self.next_button.setGeometry(right - hint.width(), top, hint.width(), hint.height())
            right -= hint.width() + gap
        left = edge - round(8 * self.unit)
        room = (right - left - gap) // 2
        for button in (self.again_button, self.leave_button):
            wide = min(button.sizeHint().width(), room)
            button.setGeometry(left, top, wide, hint.height())
            left += wide + gap

    # ---------------------------------------------------------------- clicks, keys, picture

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on the panel is not a click on what lies behind it."""
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that no button takes belong to the table."""
        event.ignore()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A console panel with a cold edge."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        canvas = self._canvas(painter)
        wide, high = self.width() / self.unit, self.height() / self.unit
        canvas.cut(0, 0, wide, high, measure("corner.panel") + 2, "ground.space")
        canvas.cut(2, 2, wide - 4, high - 4, measure("corner.panel"), PANEL, "accent.cold", 1.6)
        canvas.box(2.6, 16, 3.4, self._head(canvas) - 26, "accent.cold")
        top = 14.0
        for line in self._title_lines(canvas):
            canvas.text(EDGE, top + 14.5 * self.text_scale, line, 17, "text.primary", 600, "display")
            top += canvas.leading(17, 1.15)
        canvas.text(wide - EDGE, 14 + 13.5 * self.text_scale, self.progress, 12.5, "accent.cold", 500, align="right")
        top = self._head(canvas)
        for lines, weight, ink in self._blocks(canvas):
            left = EDGE
            if weight != 400:
                left += MARK
                _mark(canvas, EDGE, top + canvas.leading(BODY, LEADING) / 2, ink)
            canvas.lines(left, top, lines, BODY, ink, weight, LEADING)
            top += len(lines) * canvas.leading(BODY, LEADING) + 9
        canvas.box(EDGE, high - self._foot() + 1, wide - 2 * EDGE, 1.5, "line.edge")
        canvas.box(EDGE, high - self._foot() + 1, (wide - 2 * EDGE) * self._share, 1.5, "accent.cold")


def _mark(canvas: Canvas, x: float, middle: float, ink: str) -> None:
    """An arrow before what is to be done."""
    size = 5.5
    canvas.polygon(((x + 2, middle - size), (x + 2 + size * 1.6, middle), (x + 2, middle + size)), ink)


@frozen
class _Line:
    """A column or a row of places for the panel, in one direction, in pixels.

    Attributes:
        start: where the panel would begin.
        shared: how much of each of the other boxes would lie beside it.
        apart: how far it would be from the first of them.
    """

    start: int
    shared: Sequence[int]
    apart: int


def _lines(starts: Iterable[int], length: int, others: Sequence[tuple[int, int]]) -> list[_Line]:
    """The columns or rows of a panel of this length, beside boxes of which each has a start and a length."""
    found = []
    for start in starts:
        gaps = [max(start, other) - min(start + length, other + long) for other, long in others]
        found.append(_Line(start, [max(0, -gap) for gap in gaps], max(0, gaps[0] + 1) if gaps else 0))
    return found
