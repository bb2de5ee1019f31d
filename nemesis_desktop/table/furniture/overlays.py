"""What lies over the table for a moment: the menu of the game, a plain sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from nemesis_desktop.engine.text import Text
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import PANEL, tint
from nemesis_desktop.table.drawing.theme import measure
from nemesis_desktop.table.furniture.clear_of import InSight, clearest
from nemesis_desktop.table.furniture.play.presses import presses
from nemesis_desktop.table.widgets.button import Button

BANNER_TIMES: Final = (3500, 8000)
"""Milliseconds that a sentence stands at least and at most."""
FINDING, READING = 2000, 45
"""Milliseconds for noticing it, and for reading each letter."""
BANNER_WIDE, BANNER_TOP, BANNER_FOOT = 680.0, 56.0, 210.0
BANNER_EDGE: Final = 190.0
ASIDE_WIDE, ASIDE_EDGE = 560.0, 24.0
"""The place of a plain sentence over the table, and beside the title of a screen, in units.

Over the table it stands in the middle of its head or foot, or further aside, wherever it hides least.
"""


class Overlay(QWidget):
    """Lies over the whole of its parent, takes all clicks and keys, and goes away with Escape or a click beside it.

    Signals:
        closed: it has gone away.
    """

    closed = Signal()
    dim = 0.6
    """How much of what lies behind is darkened."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.unit = 1.0
        self.text_scale = 1.0
        self._before: QWidget | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        parent.installEventFilter(self)
        self.hide()

    @property
    def host(self) -> QWidget:
        """What the overlay lies over."""
        parent = self.parentWidget()
        assert parent is not None, "an overlay lies over something"
        return parent

    def set_scale(self, unit: float, text: float) -> None:
        """Pixels per unit, and the person's text size."""
        self.unit, self.text_scale = unit, text
        if self.isVisible():
            self.arrange()

    def arrange(self) -> None:
        """Put everything where it belongs."""

    def body(self) -> QRect:
        """The lit panel; a click beside it closes the overlay."""
        return self.rect()

    def open(self) -> None:
        """Come up over the parent, with the keyboard."""
        presses().appeared()
        self._before = self.host.window().focusWidget()
        self.setGeometry(self.host.rect())
        self.arrange()
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.PopupFocusReason)

    def shut(self) -> None:
        """Go away, and give the keyboard back."""
        if not self.isVisible():
            return
        self.hide()
        presses().appeared()
        before, self._before = self._before, None
        self.closed.emit()
        try:
            if before is not None and before.isVisible():
                before.setFocus(Qt.FocusReason.PopupFocusReason)
        except RuntimeError:
            # The widget that had the keyboard was a private one and is gone.
            return

    def forget(self) -> None:
        """Somebody else looks at the screen: what lay under the keyboard before is none of their business."""
        self._before = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the parent."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self.setGeometry(self.host.rect())
            self.arrange()
        return super().eventFilter(watched, event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click beside the panel closes."""
        event.accept()
        if not self.body().contains(event.position().toPoint()):
            self.shut()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes; arrows go through what can be pressed; nothing gets past."""
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self.shut()
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.focusNextPrevChild(key == Qt.Key.Key_Down)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focused = self.focusWidget()
            if isinstance(focused, QAbstractButton):
                focused.click()
        event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """The keyboard stays inside."""
        inside = [child for child in self.findChildren(QAbstractButton) if child.isVisible() and child.isEnabled()]
        if not inside:
            return True
        focused = self.focusWidget()
        at = inside.index(focused) if isinstance(focused, QAbstractButton) and focused in inside else -1
        step = 1 if forward else -1
        following = inside[(at + step) % len(inside)] if at >= 0 or forward else inside[-1]
        following.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Shade, and the panel."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.dim:
            painter.fillRect(self.rect(), tint("ground.space", self.dim))
        self.paint_body(Canvas(painter, self.unit, self.devicePixelRatioF(), self.text_scale))

    def paint_body(self, canvas: Canvas) -> None:
        """The panel under the controls."""
        body, unit = self.body(), self.unit
        area = (body.x() / unit, body.y() / unit, body.width() / unit, body.height() / unit)
        canvas.cut(area[0] - 3, area[1] - 3, area[2] + 6, area[3] + 6, measure("corner.panel") + 2, "ground.space")
        canvas.cut(*area, measure("corner.panel"), PANEL, "line.strong", 1.4)


class GameMenu(Overlay):
    """The menu of the game: save, open, settings, piles, leave.

    Signals:
        wanted: the name of the entry, one of ``NAMES``.
    """

    wanted = Signal(str)
    NAMES: Final = ("save", "load", "settings", "seats", "piles", "full_screen", "second", "start", "quit")
    AREAS: Final = {"second": "ui-keys-second-menu", "seats": "ui-seats-menu"}

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self.words = words
        self.buttons = {name: Button(tall=True, parent=self) for name in ("continue", *self.NAMES)}
        self.buttons["continue"].clicked.connect(self.shut)
        for name in self.NAMES:
            self.buttons[name].clicked.connect(lambda _checked=False, chosen=name: self._want(chosen))
        self.retranslate(words)

    def retranslate(self, words: Words) -> None:
        """Show everything in another language."""
        self.words = words
        for name, button in self.buttons.items():
            area = self.AREAS.get(name, f"ui-table-menu-{name.replace('_', '-')}")
            button.setText(words.text(Text(area)))
        self.buttons["second"].set_look("steel", "F9")
        self.buttons["continue"].set_look("primary", words.text(Text("ui-table-key-escape")))
        self.buttons["full_screen"].set_look("steel", "F11")
        self.setAccessibleName(words.text(Text("ui-table-menu")))
        self.update()

    def offer_piles(self, possible: bool) -> None:
        """Whether there are piles to look through just now."""
        self.buttons["piles"].setEnabled(possible)

    def offer_second_screen(self, possible: bool) -> None:
        """Whether there is a second screen for the open table."""
        self.buttons["second"].setVisible(possible)
        self.arrange()

    def offer_seats(self, possible: bool) -> None:
        """Whether a seat of this game may be left to the computer, or taken over from it."""
        self.buttons["seats"].setVisible(possible)
        self.arrange()

    def offer_saving(self, possible: bool) -> None:
        """Whether the game on the table can be saved: a lesson cannot."""
        self.buttons["save"].setEnabled(possible)

    def open(self) -> None:
        """Come up with the first entry lit."""
        super().open()
        self.buttons["continue"].setFocus(Qt.FocusReason.PopupFocusReason)

    def _shown(self) -> list[Button]:
        return [button for button in self.buttons.values() if not button.isHidden()]

    def body(self) -> QRect:
        """The panel in the middle."""
        unit = self.unit
        wide, high = round(330 * max(1.0, self.text_scale * 0.9) * unit), round((len(self._shown()) * 46 + 82) * unit)
        return QRect((self.width() - wide) // 2, max(0, (self.height() - high) // 2), wide, high)

    def arrange(self) -> None:
        """The entries from top to bottom."""
        body, unit = self.body(), self.unit
        top = body.y() + round(62 * unit)
        for button in self._shown():
            button.set_scale(unit, self.text_scale)
            button.setGeometry(body.x() + round(26 * unit), top, body.width() - round(52 * unit), round(38 * unit))
            top += round(46 * unit)

    def paint_body(self, canvas: Canvas) -> None:
        """The panel and its title."""
        super().paint_body(canvas)
        body = QRectF(self.body())
        canvas.text(
            body.center().x() / canvas.unit,
            body.y() / canvas.unit + 41,
            self.words.text(Text("ui-table-menu")),
            22,
            "text.primary",
            600,
            "display",
            "middle",
            grow=False,
        )

    def _want(self, name: str) -> None:
        self.shut()
        self.wanted.emit(name)


class Banner(QWidget):
    """A plain sentence at the top of the window, about something that went wrong; a click sends it away.

    Attributes:
        aside: whether it stands at the right, beside the title of a screen, and not in the middle above the table.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.unit = 1.0
        self.text_scale = 1.0
        self.aside = False
        self._in_sight: Sequence[InSight] = ()
        self._words = ""
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self.hide)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    @property
    def words(self) -> str:
        """The sentence that is shown, or was last."""
        return self._words

    def set_scale(self, unit: float, text: float) -> None:
        """Pixels per unit, and the person's text size."""
        self.unit, self.text_scale = unit, text
        self._arrange()

    def stand(self, *, aside: bool) -> None:
        """Take the place that the screen below has for it."""
        self.aside = aside
        self._arrange()

    def say(self, words: str, in_sight: Sequence[InSight] = ()) -> None:
        """Show a sentence for a while, where it hides as little as it can of what is better seen."""
        self._in_sight = in_sight
        self.reword(words)
        self.show()
        self.raise_()

    def reword(self, words: str) -> None:
        """Say the same in other words, with the time to read it from the beginning."""
        self._words = words
        self.setAccessibleName(words)
        self._arrange()
        self._clock.start(min(max(FINDING + READING * len(words), BANNER_TIMES[0]), BANNER_TIMES[1]))
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Read."""
        event.accept()
        self.hide()
        presses().appeared()

    def _lines(self) -> list[str]:
        canvas = Canvas(QPainter(), self.unit, 1.0, self.text_scale)
        return canvas.wrapped(self._words, self._wide - 60, 15, 500)

    @property
    def _wide(self) -> float:
        return ASIDE_WIDE if self.aside else BANNER_WIDE

    def _arrange(self) -> None:
        unit, lines = self.unit, self._lines()
        high = round((len(lines) * 15 * 1.3 * self.text_scale + 24) * unit)
        wide = round(self._wide * unit)
        parent = self.parentWidget()
        room = parent.width() if parent is not None else wide
        size = QSize(wide, high)
        if self.aside:
            edge = round(ASIDE_EDGE * unit)
            self.setGeometry(QRect(QPoint(room - wide - edge, edge), size))
            return
        edge, top = round(BANNER_EDGE * unit), round(BANNER_TOP * unit)
        foot = (parent.height() if parent is not None else 0) - high - round(BANNER_FOOT * unit)
        columns = ((room - wide) // 2, edge, room - wide - edge)
        corners = [QPoint(left, y) for y in (top, max(top, foot)) for left in columns]
        self.setGeometry(QRect(clearest(size, corners, self._in_sight), size))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The sentence on a plate."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        canvas = Canvas(painter, self.unit, self.devicePixelRatioF(), self.text_scale)
        wide, high = self.width() / self.unit, self.height() / self.unit
        canvas.cut(1, 1, wide - 2, high - 2, measure("corner.panel"), "accent.warm_ground", "accent.warm_soft", 1.4)
        canvas.lines(30, 11, self._lines(), 15, "text.primary", 500, 1.3)
