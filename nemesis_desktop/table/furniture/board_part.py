"""A painted part of the table: one picture, and over it spots to point at, to reach by keys, to press."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QEnterEvent,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.border import V
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.theme import measure
from nemesis_desktop.table.furniture.part import TablePart
from nemesis_desktop.table.furniture.play.offers import Offers

Action = Callable[[], None]

RENEWED = QEvent.Type(QEvent.registerEventType())
"""Posted to a part that has something new to show."""


class Spot(QAbstractButton):
    """A place on a painted part: it explains itself under the pointer and at the keyboard, and may be pressed.

    Attributes:
        about: what the window explains here: an anchor, a term, a card, or a ready explanation.
        action: what a press does; None for a place that only explains itself.
        corner: the cut of the focus ring, in units.
    """

    def __init__(self, part: BoardPart) -> None:
        super().__init__(part)
        self._part = part
        self.about: object = None
        self.action: Action | None = None
        self._has_cursor = False
        self.corner = measure("corner.inset")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(self._press)

    def set_action(self, action: Action | None) -> None:
        """What a press does."""
        if self.action is None or action is None or not self._has_cursor:
            self._has_cursor = True
            self.setCursor(Qt.CursorShape.PointingHandCursor if action else Qt.CursorShape.ArrowCursor)
        self.action = action

    def speak(self, name: str, description: str = "") -> None:
        """What assistive software says of the place."""
        if self.accessibleName() != name:
            self.setAccessibleName(name)
        if self.accessibleDescription() != description:
            self.setAccessibleDescription(description)

    def sizeHint(self) -> QSize:
        """The place it has."""
        return self.size()

    def enterEvent(self, event: QEnterEvent) -> None:
        """The pointer asks for an explanation."""
        super().enterEvent(event)
        self._part.hovered.emit(self.about, event.globalPosition().toPoint())
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """The explanation is no longer wanted."""
        super().leaveEvent(event)
        self._part.hovered.emit(None, QPoint())
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard came here and asks for an explanation, too."""
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._part.hovered.emit(self.about, self.mapToGlobal(self.rect().bottomLeft()))
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keyboard went elsewhere."""
        super().focusOutEvent(event)
        self._part.hovered.emit(None, QPoint())
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses as well as Space; a place that only explains itself leaves both to the window."""
        if self.action is None and event.key() not in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            event.ignore()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self._part.keeps_enter(self):
                event.ignore()
            else:
                self.click()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """A place that only explains itself leaves its keys to the window."""
        if self.action is None:
            event.ignore()
        else:
            super().keyReleaseEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Light under the pointer, the bone line at the keyboard; the picture is the part's."""
        over = self.action is not None and self.underMouse()
        if not over and not self.hasFocus():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        canvas = self._part.canvas(painter)
        wide, high = self.width() / canvas.unit, self.height() / canvas.unit
        if over:
            canvas.cut(0, 0, wide, high, self.corner, "#FFFFFF", None, alpha=0.12 if self.isDown() else 0.06)
        if self.hasFocus():
            line = measure("stroke.focus")
            canvas.cut(line / 2, line / 2, wide - line, high - line, self.corner, None, "text.primary", line)

    def _press(self) -> None:
        if self.action is not None:
            self.action()


class BoardPart(TablePart[V]):
    """A part that paints one picture and keeps it until something changes, with spots that follow what it shows.

    Subclasses say what is painted in ``paint_board`` and where the spots lie in ``lay_spots``.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._spots: dict[Hashable, Spot] = {}
        self._laid: list[Spot] = []
        self._picture: QPixmap | None = None
        self._stale = False

    # ---------------------------------------------------------------- for subclasses

    def keeps_enter(self, spot: Spot) -> bool:
        """Whether Enter is not meant for this spot, although the keyboard is there: then it is the window's."""
        return False

    def paint_board(self, canvas: Canvas) -> None:
        """Draw the whole part, in units from its upper left corner."""

    def lay_spots(self) -> None:
        """Put every spot where it belongs, with ``spot``; those not named again go away."""

    @property
    def ready(self) -> bool:
        """Whether there is something to show yet."""
        return self.words is not None and self.view is not None

    def canvas(self, painter: QPainter) -> Canvas:
        """A canvas in units over this part."""
        return Canvas(painter, self.unit, self.devicePixelRatioF(), self.text_scale)

    @property
    def ruler(self) -> Canvas:
        """A canvas that only measures words."""
        return self.canvas(QPainter())

    @property
    def wide(self) -> float:
        """The width in units."""
        return self.width() / self.unit

    @property
    def high(self) -> float:
        """The height in units."""
        return self.height() / self.unit

    def say(self, message: str, **args: Argument) -> str:
        """A message of the panels in words; nothing before the language is known."""
        return "" if self.words is None else self.words.text(Text(f"ui-panels-{message}", **args))

    def worded(self, id: str, form: str = "", **args: Argument) -> str:
        """Any message in words."""
        return "" if self.words is None else self.words.form(Text(id, **args), form)

    def spot(self, key: Hashable, area: QRectF, name: str, about: object, action: Action | None = None) -> Spot:
        """Lay a spot, known by ``key`` from one view to the next, over an area in units."""
        found = self._spots.get(key)
        if found is None:
            found = self._spots[key] = Spot(self)
            found.show()
        unit = self.unit
        left, top = round(area.left() * unit), round(area.top() * unit)
        place = QRect(left, top, round(area.right() * unit) - left, round(area.bottom() * unit) - top)
        if found.geometry() != place:
            found.setGeometry(place)
        found.about = about
        found.set_action(action)
        found.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        found.speak(name)
        self._laid.append(found)
        return found

    def uncovered(self) -> bool:
        """Whether nothing lies over the part: its keys rest while a shield or another overlay does."""
        window = self.window()
        top = window.childAt(self.mapTo(window, self.rect().center()))
        return self.isVisible() and top is not None and (top is self or self.isAncestorOf(top))

    def spot_of(self, key: Hashable) -> Spot | None:
        """The spot with this key, if it is laid."""
        self.freshen()
        return self._spots.get(key)

    def renew(self) -> None:
        """Draw the picture again and lay the spots again, once for all that changes in one go."""
        self._picture = None
        self.update()
        if not self._stale:
            self._stale = True
            QCoreApplication.postEvent(self, QEvent(RENEWED))

    def event(self, event: QEvent) -> bool:
        """Whatever was renewed is laid before anything is painted or clicked; a finer screen is another picture."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.renew()
        if event.type() == RENEWED:
            self.freshen()
            return True
        return super().event(event)

    def freshen(self) -> None:
        """Lay the spots now, if something has changed since they were laid."""
        if not self._stale:
            return
        self._stale = False
        before = self._laid
        self._laid = []
        if self.ready:
            self.lay_spots()
        for key, gone in [(key, spot) for key, spot in self._spots.items() if spot not in self._laid]:
            del self._spots[key]
            if gone.underMouse():
                self.hovered.emit(None, QPoint())
            gone.hide()
            gone.deleteLater()
        if self._laid != before:
            for spot in self._laid:
                spot.raise_()
            self._order(self._laid)

    @staticmethod
    def _order(spots: Sequence[Spot]) -> None:
        for first, second in zip(spots, spots[1:], strict=False):
            QWidget.setTabOrder(first, second)

    # ---------------------------------------------------------------- what the window tells

    def set_scale(self, unit: float, text: float) -> None:
        """Pixels per unit, and the person's text size."""
        super().set_scale(unit, text)
        self.renew()

    def retranslate(self, words: Words) -> None:
        """Show everything in another language."""
        super().retranslate(words)
        self.renew()

    def show_view(self, view: V) -> None:
        """Show the table as it now is."""
        super().show_view(view)
        self.renew()

    def offer(self, offers: Offers) -> None:
        """Light up what is offered: the last thing the window tells after an answer, so everything is laid now."""
        super().offer(offers)
        self.renew()
        self.freshen()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another size is another picture."""
        super().resizeEvent(event)
        self.renew()

    def showEvent(self, event: QShowEvent) -> None:
        """Shown again, perhaps on a screen with other pixels."""
        super().showEvent(event)
        self.renew()

    def hideEvent(self, event: QHideEvent) -> None:
        """Out of sight it keeps no picture: shown again, it draws another one."""
        super().hideEvent(event)
        self._picture = None

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Lay the kept picture, made when it is first needed."""
        if self._picture is None:
            self._picture = self._draw()
        QPainter(self).drawPixmap(0, 0, self._picture)

    def _draw(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        made = QPixmap(self.size() * ratio)
        made.setDevicePixelRatio(ratio)
        made.fill(Qt.GlobalColor.transparent)
        if not self.ready:
            return made
        with QPainter(made) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.paint_board(self.canvas(painter))
        return made
