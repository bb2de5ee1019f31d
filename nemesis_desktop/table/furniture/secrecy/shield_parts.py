"""What the hand-off is made of: the joint of the bulkhead, the one amber button, the question about a forgotten PIN."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.pieces import focus_ring
from nemesis_desktop.table.drawing.shapes import cut
from nemesis_desktop.table.drawing.theme import measure
from nemesis_desktop.table.widgets.button import Button


def joint(width: int, height: int, left: bool) -> QPainterPath:
    """One half of the window, cut along the joint of the bulkhead."""
    scale = max(width / measure("meta.base_width"), height / measure("meta.base_height"))
    middle, top = width / 2, (height - measure("meta.base_height") * scale) / 2
    edge = 0 if left else width
    joint = QPainterPath(QPointF(edge, 0))
    for x, y in ((0, -400), (0, 150), (-100, 250), (-100, 518), (0, 618), (0, 1200)):
        joint.lineTo(middle + x * scale, top + y * scale)
    joint.lineTo(edge, height)
    joint.closeSubpath()
    return joint


class EnterButton(QAbstractButton):
    """The one amber button: "I am June"."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.unit = self.text_scale = 1.0
        self.hint = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys are the shield's: the space bar, with which people go through what is shown, opens nothing."""
        event.ignore()

    def sizeHint(self) -> QSize:
        """As large as the lock has room for."""
        return QSize(round(250 * self.unit), round(54 * self.unit))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Amber, with the words and the key."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        canvas = Canvas(painter, self.unit, self.devicePixelRatioF())
        body = QRectF(5, 5, self.width() / self.unit - 10, self.height() / self.unit - 10)
        canvas.path(cut(body, 9), ("accent.warm_top", "accent.warm_bottom"), "accent.warm", 1.4)
        if self.underMouse() or self.isDown():
            canvas.fill(cut(body, 9), "ground.space" if self.isDown() else "text.primary", 0.16)
        wide = canvas.width(self.hint, 13.5, 600) + 16
        hint = QRectF(body.right() - 16 - wide, body.center().y() - 11, wide, 22)
        canvas.path(cut(hint, 4), None, "text.ink_warm", 1.2, alpha=0.7)
        canvas.label(hint, self.hint, (13.5,), "text.ink_warm", 600, align="middle")
        words = QRectF(body.left() + 22, body.top(), hint.left() - body.left() - 32, body.height())
        canvas.label(words, self.text(), canvas.steps(21, 13), "text.ink_warm", 700)
        if self.hasFocus():
            focus_ring(canvas, body.adjusted(2, 2, -2, -2), 7)


class ForgottenPin(QWidget):
    """Asks whether a PIN that somebody has forgotten is to be removed, before everybody's eyes.

    Signals:
        agreed: remove it.
        kept: no, it stays.
    """

    agreed = Signal()
    kept = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.unit = self.text_scale = 1.0
        self._question = ""
        self.remove_button = Button(kind="primary", tall=True, parent=self)
        self.keep_button = Button(tall=True, parent=self)
        self.remove_button.clicked.connect(self.agreed)
        self.keep_button.clicked.connect(self.kept)
        self.hide()

    def set_words(self, question: str, remove: str, keep: str, key: str) -> None:
        """The question, and its two answers; ``key`` names the one that goes back."""
        self._question = question
        self.setAccessibleName(question)
        self.remove_button.setText(remove)
        self.keep_button.setText(keep)
        self.keep_button.set_look("steel", key)
        self.update()

    def lay(self, area: QRectF, unit: float, text: float) -> None:
        """Its place in pixels, pixels per unit, and the person's text size."""
        self.unit, self.text_scale = unit, text
        self.setGeometry(area.toRect())
        wide, high = area.width() / unit, area.height() / unit
        for number, button in enumerate((self.keep_button, self.remove_button)):
            button.set_scale(unit, text)
            button.place(QRectF(0, high - 34 - 42 * number, wide, 34))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The question above its answers."""
        painter = QPainter(self)
        canvas = Canvas(painter, self.unit, self.devicePixelRatioF(), self.text_scale)
        wide, high = self.width() / self.unit, self.height() / self.unit
        size, lines = canvas.fitted_lines(self._question, wide - 8, high - 88, (16, 15, 14, 13, 12, 11), 400, 1.25)
        canvas.lines(0, 0, lines, size, "text.primary", 400, 1.25)


def paint_promise(canvas: Canvas, words: str, ink: str, place: QRectF, *, most: int) -> None:
    """What will be seen, on one line or, where that would be small, on two; ``place`` is that of the first one."""
    smallest = 11 if most == 1 else 0.9 * 15 * canvas.text_scale
    sizes = canvas.steps(15, smallest)
    lines = [words]
    if most > 1 and canvas.width(words, sizes[-1]) > place.width():
        sizes = [min(15, 18 / canvas.text_scale)]
        shares = (canvas.wrapped(words, place.width() * share, sizes[0]) for share in (0.6, 0.7, 0.8, 0.9))
        lines = next((cut_up for cut_up in shares if len(cut_up) <= most), [words])
        place = place.translated(0, -9)
    for number, line in enumerate(lines):
        canvas.label(place.translated(0, number * 22), line, sizes, ink)
