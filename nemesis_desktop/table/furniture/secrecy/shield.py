"""The hand-off: covers the whole window before anything secret of the next person exists on it."""

from __future__ import annotations

from PySide6.QtCore import (
    QElapsedTimer,
    QEvent,
    QPointF,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.theme import hexcode, measure, sized_font
from nemesis_desktop.table.furniture.controls.keys import is_undo
from nemesis_desktop.table.furniture.play.presses import presses
from nemesis_desktop.table.furniture.secrecy.doors import Doors
from nemesis_desktop.table.furniture.secrecy.pins import LONGEST, matches
from nemesis_desktop.table.furniture.secrecy.plate import COLUMN, LARGEST_TEXT, LOCK, RING, Notice, Plate
from nemesis_desktop.table.furniture.secrecy.shield_parts import EnterButton, ForgottenPin
from nemesis_desktop.table.furniture.secrecy.shield_tools import ShieldTools
from nemesis_desktop.table.widgets.button import PADDING, Button


class Shield(QWidget):
    """The closed bulkhead. It lies over everything, lets nothing through, and opens only to the person it names.

    Attributes:
        quiet: for how many milliseconds a shield that has just closed hears nobody.

    Signals:
        arrived: the named person (a seat) has said who they are, with the right PIN if they have one.
        opened: the doors have moved out of the way.
        menu: somebody wants the menu (to save, or to stop here).
        settings: somebody wants the settings.
        text_resized: the text is to grow or shrink, by so many per cent.
        forgotten: the PIN of the named person (a seat) is to be removed: they cannot remember it.
        taken_back: whoever has just finished wants their last answer back.
    """

    arrived = Signal(int)
    opened = Signal()
    menu = Signal()
    settings = Signal()
    text_resized = Signal(int)
    forgotten = Signal(int)
    taken_back = Signal()

    quiet = 700

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = words
        self.notice: Notice | None = None
        self._stands = QElapsedTimer()
        self.unit = 1.0
        self.text_scale = 1.0
        self._problem = ""
        self._doors = Doors(self)
        self._doors.moved.connect(self._moved)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._enter = EnterButton(self)
        self._enter.setObjectName("enter")
        self._enter.clicked.connect(self._knock)
        self._pin = QLineEdit(self)
        self._pin.setObjectName("pin")
        self._pin.setEchoMode(QLineEdit.EchoMode.Password)
        self._pin.setMaxLength(LONGEST)
        self._pin.returnPressed.connect(self._knock)
        self._pin.textEdited.connect(self._typed)
        self._forgot = Button(kind="quiet", parent=self)
        self._forgot.setObjectName("forgotten")
        self._forgot.clicked.connect(lambda: self._ask_removal(True))
        self._back = Button(symbol="symbols/undo", tall=True, parent=self)
        self._back.setObjectName("take_back")
        self._back.clicked.connect(self._take_back)
        self._tools = ShieldTools(self)
        self._tools.menu.connect(self.menu)
        self._tools.settings.connect(self.settings)
        self._tools.resized.connect(self.text_resized)
        self._removal = ForgottenPin(self)
        self._removal.agreed.connect(self._remove)
        self._removal.kept.connect(lambda: self._ask_removal(False))
        self.hide()

    # ---------------------------------------------------------------- closing and opening

    def close_for(self, notice: Notice) -> None:
        """Cover the window, at once, until the person of the notice is there."""
        presses().appeared()
        self.notice = notice
        self._problem = ""
        self._pin.clear()
        self._show_entry()
        self._word()
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())
        self._arrange()
        self._doors.picture = notice.door.picture
        self._doors.close()
        self.raise_()
        self.show()
        self.take_keyboard()
        self._stands.start()

    def _show_entry(self) -> None:
        """What the named person says, instead of the question about a forgotten PIN."""
        asks_pin = self.notice is not None and self.notice.pin is not None
        self._pin.setVisible(asks_pin)
        self._forgot.setVisible(asks_pin)
        self._enter.setVisible(self.notice is not None)
        self._back.setVisible(self.notice is not None and self.notice.takes_back)
        self._removal.hide()

    @property
    def asks_removal(self) -> bool:
        """Whether it asks about a forgotten PIN just now."""
        return not self._removal.isHidden()

    def _ask_removal(self, asks: bool) -> None:
        presses().appeared()
        self._problem = ""
        if asks:
            for widget in (self._pin, self._forgot, self._enter, self._back):
                widget.hide()
            self._removal.show()
            self._removal.keep_button.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._show_entry()
            self.take_keyboard()
        self.update()

    def _remove(self) -> None:
        if self.notice is not None:
            self.forgotten.emit(self.notice.seat)

    def take_keyboard(self) -> None:
        """Keys go to the shield: to the PIN, or to the one button."""
        if self.asks_removal:
            self._removal.keep_button.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        asks_pin = self.notice is not None and self.notice.pin is not None
        (self._pin if asks_pin else self._enter).setFocus(Qt.FocusReason.OtherFocusReason)

    def _knock(self) -> None:
        """A key or a click says "I am …"; just after the shield has closed it was meant for what lay there before.

        Whoever goes on drumming keeps it shut.
        """
        if self._stands.restart() >= self.quiet:
            self.enter()

    def _take_back(self) -> None:
        """Whoever has just finished wants their answer back, and did not mean what lay there before."""
        if self.notice is not None and self.notice.takes_back and self._stands.elapsed() >= self.quiet:
            self.taken_back.emit()

    def enter(self) -> None:
        """Somebody says that they are the named person."""
        notice = self.notice
        if notice is None or self._doors.moves:
            return
        if notice.pin is not None and not matches(self._pin.text(), notice.pin):
            self._problem = self._say("pin-wrong", name=notice.name)
            self._pin.setAccessibleDescription(self._problem)
            self._pin.selectAll()
            self.update()
            return
        self._pin.clear()
        self.notice = None
        self._show_entry()
        self.arrived.emit(notice.seat)
        self._doors.open()

    def lift(self) -> None:
        """Take the cover away without anybody's word: the table is being left."""
        self._doors.stop()
        self.notice = None
        self.hide()

    @property
    def problem(self) -> str:
        """Why the shield did not open, in words; empty if there is nothing to complain of."""
        return self._problem

    @property
    def is_closed(self) -> bool:
        """Whether the window is covered and waits for somebody."""
        return self.notice is not None

    def _moved(self) -> None:
        if self.notice is None:
            self.hide()
            self.opened.emit()

    # ---------------------------------------------------------------- scale and words

    def set_scale(self, unit: float, text: float) -> None:
        """The person's text size. The shield finds its unit from its own size, so that the lock fits the bulkhead."""
        self.text_scale = text
        self._arrange()

    def retranslate(self, words: Words) -> None:
        """Show everything in another language."""
        self.words = words
        self._word()

    def _say(self, message: str, **args: Argument) -> str:
        return self.words.text(Text(f"ui-shield-{message}", **args))

    def _word(self) -> None:
        self._enter.hint = self._say("key")
        self._pin.setPlaceholderText(self._say("pin"))
        self._pin.setAccessibleName(self._say("pin"))
        self._forgot.setText(self._say("forgotten"))
        self._back.setText(self._say("take-back"))
        self._back.set_look("steel", self._say("forgotten-key"))
        self._tools.set_words(self.words)
        if self.notice is not None:
            self._enter.setText(self._say("i-am", name=self.notice.name))
            self._enter.setAccessibleName(self._enter.text())
            question = self._say("forgotten-ask", name=self.notice.name)
            answers = self._say("forgotten-remove"), self._say("forgotten-back"), self._say("forgotten-key")
            self._removal.set_words(question, *answers)
            self.setAccessibleName(f"{self._say('pass')} {self.notice.name}")
        self.update()

    # ---------------------------------------------------------------- geometry

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the lock to the window."""
        super().resizeEvent(event)
        self._arrange()

    def _origin(self) -> QPointF:
        return QPointF(
            (self.width() - measure("meta.base_width") * self.unit) / 2,
            (self.height() - measure("meta.base_height") * self.unit) / 2,
        )

    def _area(self, x: float, y: float, width: float, height: float) -> QRectF:
        unit, origin = self.unit, self._origin()
        return QRectF(origin.x() + x * unit, origin.y() + y * unit, width * unit, height * unit)

    def _arrange(self) -> None:
        x, _ = COLUMN
        covering = max(self.width() / measure("meta.base_width"), self.height() / measure("meta.base_height"))
        unit = self.unit = min(covering, self.width() / (LOCK[2] + 40), self.height() / (LOCK[3] + 30))
        self._enter.unit, self._enter.text_scale = unit, self.text_scale
        has_pin = self.notice is not None and self.notice.pin is not None
        self._enter.setGeometry(self._area(x - 5, 386 if has_pin else 397, 260, 64).toRect())
        self._pin.setGeometry(self._area(x, 342, 250, 38).toRect())
        text = min(self.text_scale, LARGEST_TEXT)
        self._forgot.set_scale(unit, text)
        self._forgot.setGeometry(self._area(x - PADDING, 484, self._forgot.units_wide(), 28).toRect())
        self._back.set_scale(unit, text)
        wide = max(self._back.units_wide(), 2 * RING[2] - 40)
        self._back.setGeometry(self._area(RING[0] - wide / 2, 522, wide, 36).toRect())
        self._tools.lay(self.width(), unit, text)
        self._removal.lay(self._area(x, 310, COLUMN[1], 214), unit, text)
        self._pin.setFont(sized_font("text", 17 * unit, 500))
        self._pin.setStyleSheet(
            f"QLineEdit {{ background: {hexcode('ground.bg0')}; color: {hexcode('text.primary')};"
            f" border: {max(1, round(1.4 * unit))}px solid {hexcode('line.strong')}; padding: 0 {round(10 * unit)}px;"
            f" selection-background-color: {hexcode('accent.warm')}; selection-color: {hexcode('text.ink_warm')}; }}"
            f"QLineEdit:focus {{ border-color: {hexcode('text.primary')}; }}"
        )
        self.update()

    # ---------------------------------------------------------------- events

    def event(self, event: QEvent) -> bool:
        """Nothing gets past the shield: every key and click ends here."""
        handled = super().event(event)
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease, QEvent.Type.Wheel):
            event.accept()
            return True
        return handled

    def hideEvent(self, event: QHideEvent) -> None:
        """Open it keeps no picture of its doors, which is as large as the window."""
        super().hideEvent(event)
        self._doors.forget()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter says "I am …", Escape takes back or opens the menu, Ctrl+Z takes back, F10 opens the menu."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # A key that is still held down is the last person's.
            if not event.isAutoRepeat():
                self._knock()
        elif is_undo(event) and not event.isAutoRepeat():
            self._take_back()
        elif event.key() == Qt.Key.Key_Escape and self.asks_removal:
            self._ask_removal(False)
        elif event.key() == Qt.Key.Key_Escape and self.notice is not None and self.notice.takes_back:
            self._take_back()
        elif event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_F10):
            self.menu.emit()
        event.accept()

    def _typed(self, _text: str) -> None:
        if self._problem:
            self._problem = ""
            self.update()

    # ---------------------------------------------------------------- painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The closed bulkhead with its lock, or its two doors on their way."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._doors.paint(painter)
        if self._doors.gap == 0.0 and self.notice is not None:
            at, text = self._origin(), min(self.text_scale, LARGEST_TEXT)
            canvas = Canvas(painter, self.unit, self.devicePixelRatioF(), text, at.x(), at.y())
            plate = Plate(self.words, self.notice, self._problem, self.asks_removal)
            plate.paint(canvas, -at.x() / self.unit, (self.width() - at.x()) / self.unit)
