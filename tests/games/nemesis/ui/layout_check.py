"""Finds what cannot be read: words that are cut or lie over each other, and widgets that stick out of their parent.

Labels and fields are asked for the room they need; painted words and forms tell of themselves
(``nemesis_desktop.table.drawing.ink``).
"""

from __future__ import annotations

import sys
import weakref
from collections.abc import Iterator, Sequence

from attrs import define, field, frozen
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QLabel, QLineEdit, QWidget

from nemesis_desktop.games.nemesis.ui.table import TableScreen
from nemesis_desktop.games.nemesis.ui.tray.hand import HandCard
from nemesis_desktop.table.drawing.ink import Ink
from nemesis_desktop.table.furniture.log_panel import LogPanel
from nemesis_desktop.table.reference.article_list import ArticleList
from nemesis_desktop.table.reference.page import Page
from nemesis_desktop.table.widgets.button import Button

SLACK = 1.6
"""So many pixels nobody sees."""
EDGE = -1.0
SIGN_MARGIN = 0.12
"""The part of a sign's square that is empty on each side."""
BRUSHES = ("ink.py", "surface.py", "canvas.py", "pieces.py", "layout_check.py")
SCROLLING = (LogPanel, Page, ArticleList)
"""Parts that move what they hold: a line at their edge may be cut."""


@frozen(order=True)
class Finding:
    """Something that cannot be read: what is wrong, who painted it, the words."""

    problem: str
    where: str
    words: str
    more: str = ""

    def __str__(self) -> str:
        return f"{self.problem:8} {self.where:44} {self.words!r} {self.more}"


@frozen
class Line:
    """Painted words, in the coordinates of what they are painted on."""

    words: str
    area: QRectF
    where: str


@frozen
class Form:
    """A painted form, in the same coordinates; ``above`` is how many lines it was painted after."""

    area: QRectF
    ground: str
    above: int
    where: str


@define
class Sitting:
    """Everything that one painter writes and draws."""

    device: object
    bounds: QRectF
    lines: list[Line] = field(factory=list)
    forms: list[Form] = field(factory=list)


class Reading:
    """Reads along while it is the ``Ink.reader``."""

    def __init__(self) -> None:
        self.sittings: list[Sitting] = []
        self.short: dict[str, str] = {}
        self.broken: dict[str, str] = {}
        self._open: dict[int, tuple[weakref.ref[QPainter], Sitting]] = {}

    def wrote(self, painter: QPainter, area: QRectF, words: str) -> None:
        placed = painter.transform().mapRect(area)
        self._sitting(painter).lines.append(Line(words, placed, _painter_of()))

    def drew(self, painter: QPainter, area: QRectF, ground: str) -> None:
        sitting = self._sitting(painter)
        placed = painter.transform().mapRect(area)
        sitting.forms.append(Form(placed, ground, len(sitting.lines), _painter_of()))

    def shortened(self, shown: str, words: str) -> None:
        self.short[shown] = words

    def broke(self, lines: Sequence[str], words: str) -> None:
        whole = set(words.split())
        for line in lines:
            if line.split() and line.split()[-1] not in whole:
                self.broken[line] = words

    def _sitting(self, painter: QPainter) -> Sitting:
        known = self._open.get(id(painter))
        if known is None or known[0]() is not painter:
            device = painter.device()
            if isinstance(device, QWidget):
                bounds = QRectF(device.rect())
            else:
                ratio = device.devicePixelRatioF() if device is not None else 1.0
                bounds = QRectF(0, 0, device.width() / ratio, device.height() / ratio) if device else QRectF()
            known = (weakref.ref(painter), Sitting(device if isinstance(device, QWidget) else None, bounds))
            self._open[id(painter)] = known
            self.sittings.append(known[1])
        return known[1]

    def __enter__(self) -> Reading:
        Ink.reader = self
        return self

    def __exit__(self, *_what: object) -> None:
        Ink.reader = None


def _painter_of() -> str:
    """The function that paints: the first one above the brushes."""
    frame = sys._getframe(2)
    while frame is not None and frame.f_code.co_filename.rsplit("/", 1)[-1] in BRUSHES:
        frame = frame.f_back  # type: ignore[assignment]
    code = frame.f_code
    return f"{code.co_filename.rsplit('/', 1)[-1].removesuffix('.py')}:{code.co_qualname}:{frame.f_lineno}"


# -------------------------------------------------------------------- what was painted


def painted(reading: Reading) -> Iterator[Finding]:
    """Words that were cut, that reach over the edge, or that lie over other words."""
    for sitting in reading.sittings:
        scrolls = isinstance(sitting.device, SCROLLING) or _is_viewport(sitting.device)
        for line in sitting.lines:
            if line.words in reading.short:
                yield Finding("cut", line.where, line.words, f"of {reading.short[line.words]!r}")
            if line.words in reading.broken:
                yield Finding("broken", line.where, line.words, f"of {reading.broken[line.words]!r}")
            inside = sitting.bounds.adjusted(-SLACK, -SLACK, SLACK, SLACK)
            if not scrolls and not inside.contains(line.area):
                yield Finding("outside", line.where, line.words, f"{_box(line.area)} of {_box(sitting.bounds)}")
        yield from _edges(sitting)
        if not scrolls:
            yield from _overlaps(sitting.lines)
            yield from _covered(sitting)


def _is_viewport(device: object) -> bool:
    return isinstance(device, QWidget) and isinstance(device.parentWidget(), QAbstractScrollArea)


def _overlaps(lines: list[Line]) -> Iterator[Finding]:
    for number, first in enumerate(lines):
        for second in lines[number + 1 :]:
            common = first.area.intersected(second.area)
            echo = first.words == second.words and (first.area.center() - second.area.center()).manhattanLength() < 4
            if common.width() > SLACK and common.height() > 2 * SLACK and not echo:
                yield Finding("overlap", first.where, first.words, f"and {second.words!r} of {second.where}")


def _edges(sitting: Sitting) -> Iterator[Finding]:
    """Words that reach over the edge of the plate they stand on, and words under a form or a sign."""
    for number, line in enumerate(sitting.lines):
        plate = None
        for form in sitting.forms:
            common = form.area.intersected(line.area)
            if common.width() <= 2 * SLACK or common.height() <= 2 * SLACK:
                continue
            if form.ground == "sign":
                if form.above <= number and form.area.contains(line.area):
                    continue
                inner = form.area.adjusted(*(side * form.area.width() * SIGN_MARGIN for side in (1, 1, -1, -1)))
                common = inner.intersected(line.area)
                if common.width() > SLACK and common.height() > 2 * SLACK:
                    yield Finding("sign", line.where, line.words, f"and a sign of {form.where}")
            elif form.above <= number:
                middle, inward = line.area.center(), QPointF(line.area.width() / 2 - 2 * SLACK, 0)
                if any(form.area.contains(point) for point in (middle, middle - inward, middle + inward)):
                    plate = form
            elif form.ground == "solid" or not form.area.adjusted(-1, -1, 1, 1).contains(line.area):
                yield Finding("hidden", line.where, line.words, f"{_box(line.area)} by {_box(form.area)} {form.where}")
        if plate is not None and not plate.area.adjusted(-EDGE, -EDGE, EDGE, EDGE).contains(line.area):
            yield Finding("edge", line.where, line.words, f"{_box(line.area)} of {_box(plate.area)} {plate.where}")


def _covered(sitting: Sitting) -> Iterator[Finding]:
    """Painted words under a control that has a ground of its own."""
    if not isinstance(sitting.device, QWidget):
        return
    for child in sitting.device.findChildren(QWidget):
        if isinstance(child, Button | QLineEdit | QLabel) and child.isVisible():
            area = QRectF(child.rect()).translated(child.mapTo(sitting.device, QPoint()))
            for line in sitting.lines:
                common = area.intersected(line.area)
                if common.width() > 2 * SLACK and common.height() > 2 * SLACK:
                    yield Finding("covered", line.where, line.words, f"by {child.accessibleName()!r}")


def _scrolls(widget: QWidget, window: QWidget) -> bool:
    """Whether something moves the widget about, so that it may be seen in part."""
    while widget is not window:
        if _is_viewport(widget) or isinstance(widget, SCROLLING) or widget.isWindow():
            return True
        widget = widget.parentWidget()
    return False


def half_hidden(window: QWidget, reading: Reading) -> Iterator[Finding]:
    """Painted words of one widget that another one covers, but not all of them: no overlay does that on purpose."""
    for sitting in reading.sittings:
        device = sitting.device
        if not isinstance(device, QWidget) or not device.isVisible() or _scrolls(device, window):
            continue
        for line in sitting.lines:
            ends = [line.area.center(), line.area.bottomLeft(), line.area.topRight()]
            tops = [window.childAt(device.mapTo(window, QPointF(end).toPoint())) for end in ends]
            free = [top is None or top is device or device.isAncestorOf(top) for top in tops]
            others = {type(top).__name__ for top, mine in zip(tops, free, strict=True) if not mine}
            if any(free) and others and not device.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents):
                yield Finding("hidden", line.where, line.words, f"in part by {others}")


# -------------------------------------------------------------------- widgets


def standing(window: QWidget) -> Iterator[Finding]:
    """Labels and fields without the room they need, widgets outside of their parent, parts over parts."""
    for widget in window.findChildren(QWidget):
        parent = widget.parentWidget()
        if not widget.isVisible() or widget.isWindow() or parent is None or widget.size().isEmpty():
            continue
        name = f"{type(parent).__name__}/{type(widget).__name__}"
        scrolled = isinstance(parent.parentWidget(), QAbstractScrollArea)
        lifted = isinstance(widget, HandCard)
        room = QRectF(parent.rect()).adjusted(-SLACK, -SLACK, SLACK, SLACK)
        if not scrolled and not lifted and not room.contains(QRectF(widget.geometry())):
            yield Finding("sticks", name, widget.accessibleName(), f"{widget.geometry()} of {parent.rect()}")
        if isinstance(widget, QLabel) and widget.text():
            yield from _label(widget, name)
        if isinstance(widget, QLineEdit):
            words = widget.text() or widget.placeholderText()
            if widget.fontMetrics().horizontalAdvance(words) > widget.width() - 6:
                yield Finding("cut", name, words, "in a field")
    for table in window.findChildren(TableScreen):
        if table.isVisible():
            yield from _parts(table)


def _label(label: QLabel, name: str) -> Iterator[Finding]:
    if label.wordWrap():
        needed = label.heightForWidth(label.width())
        widest = max(label.fontMetrics().horizontalAdvance(word) for word in label.text().split() or [""])
        if needed > label.height() + SLACK or widest > label.width() + SLACK:
            yield Finding("cut", name, label.text(), f"needs {needed} has {label.height()}")
    elif label.fontMetrics().horizontalAdvance(label.text()) > label.width() + SLACK:
        yield Finding("cut", name, label.text(), f"needs {label.sizeHint().width()} has {label.width()}")


def _parts(table: TableScreen) -> Iterator[Finding]:
    shown = [part for part in table.public_parts if part.isVisible()]
    if table.log.height() > table.log.parentWidget().height() * 0.6:
        shown.remove(table.log)
    if table.tray is not None and table.tray.isVisible():
        shown.append(table.tray)
    for number, first in enumerate(shown):
        for second in shown[number + 1 :]:
            common = first.geometry().intersected(second.geometry())
            if common.width() > 1 and common.height() > 1:
                yield Finding("overlap", type(first).__name__, type(second).__name__, f"{common}")


def _box(area: QRectF) -> str:
    return f"({area.left():.0f} {area.top():.0f} – {area.right():.0f} {area.bottom():.0f})"


# -------------------------------------------------------------------- a whole window


def check(window: QWidget, size: tuple[int, int]) -> list[Finding]:
    """Paint the window anew at a size, and say what cannot be read."""
    with Reading() as reading:
        window.resize(size[0] - 40, size[1] - 40)
        _settle()
        reading.sittings.clear()
        window.resize(*size)
        _settle()
        # Pictures are kept from here on; what widgets paint themselves is read once more, and whole.
        reading.sittings = [sitting for sitting in reading.sittings if sitting.device is None]
        window.grab()
        found = {*painted(reading), *standing(window), *half_hidden(window, reading)}
    return sorted(found)


def _settle() -> None:
    for _ in range(3):
        QApplication.processEvents()
