"""What is written, slid or picked by colour on the screens around the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QMargins, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QSlider,
    QWidget,
)

from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import tint
from nemesis_desktop.table.drawing.pieces import focus_ring, panel, player_shape
from nemesis_desktop.table.drawing.theme import colour, measure, sized_font

FIELD_HEIGHT = 38.0


NEARLY_FULL = 5
"""So many letters before the end of a field that counts, it begins to say how many there are."""


class Field(QLineEdit):
    """A line to write in; it takes no more than ``longest`` letters.

    Args:
        longest: how many letters it takes.
        hidden: whether what is written shows as dots.
        counted: whether it says how many letters there are, once there are nearly too many.
    """

    def __init__(
        self, longest: int, *, hidden: bool = False, counted: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.unit = 1.0
        self.text_scale = 1.0
        self.wrong = False
        self.setMaxLength(longest)
        self._counted = counted
        if counted:
            self.textChanged.connect(self._keep_room)
        self.setFrame(False)
        if hidden:
            self.setEchoMode(QLineEdit.EchoMode.Password)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, tint("ground.bg0", 0.0))
        palette.setColor(QPalette.ColorRole.Text, colour("text.primary"))
        palette.setColor(QPalette.ColorRole.PlaceholderText, colour("text.tertiary"))
        palette.setColor(QPalette.ColorRole.Highlight, colour("accent.warm"))
        palette.setColor(QPalette.ColorRole.HighlightedText, colour("text.ink_warm"))
        self.setPalette(palette)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_scale(self, unit: float, text: float) -> None:
        """Pixels per unit, and the person's text size."""
        self.unit, self.text_scale = unit, text
        self.setFont(sized_font("text", 16 * unit * text, 500))
        self._keep_room()
        self.setFixedHeight(round(max(FIELD_HEIGHT, 15 * text * 1.6) * unit))

    def mark(self, wrong: bool) -> None:
        """Show that what is written cannot stay."""
        if wrong != self.wrong:
            self.wrong = wrong
            self.update()

    @property
    def count(self) -> str:
        """How many letters there are of how many, once somebody writes nearly too many; empty before."""
        used, most = len(self.text()), self.maxLength()
        return f"{used}/{most}" if self._counted and self.hasFocus() and used > most - NEARLY_FULL else ""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Somebody writes here."""
        super().focusInEvent(event)
        self._keep_room()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """What is written has all the room again."""
        super().focusOutEvent(event)
        self._keep_room()

    def _canvas(self, painter: QPainter) -> Canvas:
        return Canvas(painter, self.unit, self.devicePixelRatioF(), self.text_scale)

    def _keep_room(self) -> None:
        """What is written ends before the count."""
        count = self._canvas(QPainter()).width(self.count, 12.5, 600) + 8 if self.count else 0.0
        self.setTextMargins(QMargins(round(9 * self.unit), 0, round((9 + count) * self.unit), 0))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the inset, then what is written, and how much of the room is left."""
        painter = QPainter(self)
        edge, stroke = "line.strong" if self.underMouse() else "line.edge", 1.0
        if self.wrong:
            edge, stroke = "accent.warm", 1.6
        if self.hasFocus():
            edge, stroke = "text.primary", 2.0
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        canvas = self._canvas(painter)
        box = QRectF(0, 0, self.width() / self.unit, self.height() / self.unit)
        panel(canvas, box, measure("corner.inset"), "ground.bg0", edge, stroke)
        if self.count:
            full = len(self.text()) >= self.maxLength()
            base = self.height() / self.unit / 2 + 12.5 * self.text_scale * 0.35
            ink = "accent.warm" if full else "text.secondary"
            canvas.text(self.width() / self.unit - 10, base, self.count, 12.5, ink, 600, align="right")
        painter.end()
        super().paintEvent(event)


class Slider(QSlider):
    """A value on a line; the filled part is warm."""

    def __init__(self, least: int, most: int, step: int, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.unit = 1.0
        self.setRange(least, most)
        self.setSingleStep(step)
        self.setPageStep(step * 4)
        self._step = step
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_scale(self, unit: float, text: float) -> None:
        """Pixels per unit; the text size changes nothing here."""
        self.unit = unit
        self.setFixedHeight(round(30 * unit))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The handle jumps to where the line is pressed."""
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self._put(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The handle follows the pointer."""
        self._put(event.position().x())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The handle stays where it is let go."""
        self._put(event.position().x())

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel scrolls the page on which the line stands, and changes nothing in passing."""
        event.ignore()

    def _put(self, x: float) -> None:
        edge = 10 * self.unit
        share = (x - edge) / max(1.0, self.width() - 2 * edge)
        value = self.minimum() + share * (self.maximum() - self.minimum())
        self.setValue(round(value / self._step) * self._step)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the line, a tick for the usual value, and the handle."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        canvas = Canvas(painter, self.unit, self.devicePixelRatioF())
        wide, high = self.width() / self.unit, self.height() / self.unit
        span = self.maximum() - self.minimum()
        x = 10 + (wide - 20) * (self.value() - self.minimum()) / span
        canvas.box(10, high / 2 - 2, wide - 20, 4, "line.edge")
        canvas.box(10, high / 2 - 2, x - 10, 4, "accent.warm")
        usual = 10 + (wide - 20) * (100 - self.minimum()) / span
        canvas.box(usual - 1, high / 2 - 8, 2, 16, "line.strong")
        canvas.cut(x - 7, high / 2 - 11, 14, 22, 4, "accent.warm", "ground.space", 1.8)
        if self.hasFocus():
            focus_ring(canvas.at(x, high / 2, 0.8), QRectF(-6.25, -11.25, 12.5, 22.5), 4)


WIDE, SLIM = 30, 20
"""Units that a token to choose takes, and where there are many."""
FEW_COLOURS = 5
"""More tokens than these stand close together."""


class ColourRow(QWidget):
    """The tokens of the colours that a game offers, of which one is a person's; each colour has its own shape as well.

    Signals:
        picked: the number of the token that a person has just chosen.
    """

    picked = Signal(int)

    def __init__(self, colours: Sequence[int], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._group = QButtonGroup(self)
        self.tokens = [ColourToken(number, self) for number in colours]
        for token in self.tokens:
            self._row.addWidget(token)
            self._group.addButton(token)
        self._group.buttonClicked.connect(self._clicked)

    def set_scale(self, unit: float, text: float) -> None:
        """Pixels per unit, and the person's text size."""
        self._row.setSpacing(round(2 * unit))

    def offer(self, most: int) -> None:
        """Offer the first so many colours."""
        for token in self.tokens:
            token.setVisible(token.number <= most)
            token.set_slim(most > FEW_COLOURS)

    def show_choice(self, mine: int, taken: Sequence[int]) -> None:
        """Light up the person's own token, and dim those of the others."""
        for token in self.tokens:
            token.taken = token.number in taken
            token.setChecked(token.number == mine)
            token.update()

    def set_words(self, name: str, words: Sequence[str]) -> None:
        """Name the row and its tokens."""
        self.setAccessibleName(name)
        for token, word in zip(self.tokens, words, strict=True):
            token.setAccessibleName(word)
            token.setAccessibleDescription(name)
            token.setToolTip(word)

    def _clicked(self, button: QAbstractButton) -> None:
        if isinstance(button, ColourToken):
            self.picked.emit(button.number)


class ColourToken(QAbstractButton):
    """One of the tokens to choose from."""

    def __init__(self, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.number = number
        self.taken = False
        self.unit = 1.0
        self._slim = False
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def set_scale(self, unit: float, text: float) -> None:
        """Pixels per unit; the text size changes nothing here."""
        self.unit = unit
        self.setFixedSize(round((SLIM if self._slim else WIDE) * unit), round(34 * unit))

    def set_slim(self, slim: bool) -> None:
        """Stand close beside the others: there are many, and the name needs the room more."""
        self._slim = slim
        self.set_scale(self.unit, 1.0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the token: large and framed when it is the person's own, small and faint when it is somebody else's."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        canvas = Canvas(painter, self.unit, self.devicePixelRatioF())
        wide = SLIM if self._slim else WIDE
        frame = (1, 3, wide - 2, 28, 5)
        if self.isChecked():
            canvas.cut(*frame, "accent.warm_ground", "accent.warm", 1.4)
        elif self.underMouse():
            canvas.cut(*frame, "ground.bg3")
        size = 20.0 if self.isChecked() else 16.0
        faint = 0.3 if self.taken and not self.underMouse() else 1.0 if self.isChecked() or self.underMouse() else 0.75
        player_shape(canvas, QPointF(wide / 2, 17), min(size, wide - 6), self.number, faint)
        if self.hasFocus():
            canvas.cut(*frame, None, "text.primary", measure("stroke.focus"))
