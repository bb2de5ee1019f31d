"""The controls of the screens around the table: words, choices, fields, a slider. All measures are in units."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import PANEL, Paint, tint
from nemesis_desktop.table.drawing.pieces import panel
from nemesis_desktop.table.drawing.theme import colour, font, hexcode, measure, sized_font
from nemesis_desktop.table.drawing.wrapping import TIED, tied
from nemesis_desktop.table.widgets.lit_button import LitButton

PADDING = 14.0
LARGE = 1.2
"""From this text size on groups stand closer together."""
WIDEST = 16777215
"""As wide as Qt lets a widget be."""


class Line(QLabel):
    """Words in a role of the type scale and a colour of the tokens; they wrap where the layout is narrow.

    Attributes:
        role: of the type scale, ``body`` or ``screen_title`` …
        most: the largest text size that these words follow.
    """

    def __init__(
        self, role: str, ink: str = "text.primary", *, wrap: bool = True, size: float | None = None, most: float = 9.0
    ) -> None:
        super().__init__()
        self.role = role
        self.most = most
        self._size = size
        self.setWordWrap(wrap)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        self.set_ink(ink)

    def setText(self, words: str) -> None:
        """Show other words; short ones are not left alone at the end of a line."""
        super().setText(tied(words) if self.wordWrap() else words)
        self.setAccessibleName(words)

    def text(self) -> str:
        """The words as they were given."""
        return super().text().replace(TIED, " ")

    def set_ink(self, ink: str) -> None:
        """Write in another colour of the tokens."""
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, colour(ink))
        self.setPalette(palette)

    def set_scale(self, unit: float, text: float) -> None:
        """Pixels per unit, and the person's text size."""
        text = min(text, self.most)
        self.setFont(
            font(self.role, unit, text) if self._size is None else sized_font("text", self._size * unit * text, 400)
        )


class Panel(QFrame):
    """A steel panel with cut corners that holds other controls."""

    def __init__(self, fill: Paint = PANEL) -> None:
        super().__init__()
        self.fill = fill
        self.edge = "line.edge"
        self.unit = 1.0

    def set_scale(self, unit: float, text: float) -> None:
        """Pixels per unit; the text size changes nothing here."""
        self.unit = unit

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the panel."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            canvas = Canvas(painter, self.unit, self.devicePixelRatioF())
            box = QRectF(0, 0, self.width() / self.unit, self.height() / self.unit)
            panel(canvas, box, measure("corner.dialog"), self.fill, self.edge)


class Segment(LitButton):
    """One option of a choice: lit in warm when it is the chosen one.

    Attributes:
        value: what it stands for.
        in_list: its words begin at the left, because the options stand one above the other.
    """

    def __init__(self, value: str, parent: QWidget | None = None, *, in_list: bool = False) -> None:
        super().__init__(parent)
        self.value = value
        self.in_list = in_list
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_words(self, words: str) -> None:
        """Show other words, and say them to assistive software."""
        self.setText(words)
        self.setAccessibleName(words)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """As wide as the words."""
        canvas = self._canvas(QPainter())
        wide = canvas.width(self.text(), 14.5, 600) + 2 * PADDING
        high = max(36.0, 14.5 * self.text_scale * 1.5)
        return QSize(round(max(wide, 40) * self.unit), round(high * self.unit))

    def minimumSizeHint(self) -> QSize:
        """Words shrink before they are shortened, so a narrow place is not a catastrophe."""
        return QSize(round(34 * self.unit), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the option."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        canvas = self._canvas(painter)
        wide, high = self.width() / self.unit, self.height() / self.unit
        corner = measure("corner.control")
        over = self.underMouse() and self.isEnabled()
        if self.isChecked():
            canvas.cut(0.7, 0.7, wide - 1.4, high - 1.4, corner, "accent.warm_ground", "accent.warm", 1.4)
            ink = "accent.warm"
        else:
            canvas.cut(0.7, 0.7, wide - 1.4, high - 1.4, corner, "ground.bg3" if over else "ground.bg1", "line.edge")
            ink = "text.primary" if over else "text.secondary"
        if self.hasFocus():
            canvas.cut(1.5, 1.5, wide - 3, high - 3, corner - 1, None, "text.primary", measure("stroke.focus"))
        weight = 600 if self.isChecked() else 500
        size, words = canvas.fitted(self.text(), wide - 10, (14.5, 14, 13.5, 13, 12.5, 12), weight)
        line = high / 2 + size * 0.35 * self.text_scale
        if self.in_list:
            canvas.text(PADDING, line, words, size, ink, weight)
        else:
            canvas.text(wide / 2, line, words, size, ink, weight, align="middle")


class Picker(QWidget):
    """Options of which exactly one is chosen, in as many rows as they need; arrow keys move along them.

    Each is given as its value, or as a segment of its own that stands for it.

    Signals:
        picked: the value that a person has just chosen.
    """

    picked = Signal(str)

    def __init__(self, options: Sequence[str | Segment], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.unit = 1.0
        self._group = QButtonGroup(self)
        self.segments: dict[str, Segment] = {}
        for option in options:
            segment = Segment(option) if isinstance(option, str) else option
            segment.setParent(self)
            self.segments[segment.value] = segment
            self._group.addButton(segment)
        self._group.buttonClicked.connect(self._clicked)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_scale(self, unit: float, text: float) -> None:
        """Pixels per unit, and the person's text size."""
        self.unit = unit
        for segment in self.segments.values():
            segment.set_scale(unit, text)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As many rows as they need now."""
        super().resizeEvent(event)
        self._fit()

    def hasHeightForWidth(self) -> bool:
        """The narrower, the more rows."""
        return True

    def heightForWidth(self, wide: int) -> int:
        """How high the options are in so narrow a place."""
        return max((area.bottom() + 1 for _segment, area in self._places(wide)), default=0)

    def sizeHint(self) -> QSize:
        """As wide as all options in a row."""
        wide = max((area.right() + 1 for _segment, area in self._places(WIDEST)), default=0)
        return QSize(wide, self.heightForWidth(self.width()))

    def minimumSizeHint(self) -> QSize:
        """One option below the other is good enough."""
        return QSize(0, self.heightForWidth(self.width()))

    @property
    def _gap(self) -> int:
        return round(6 * self.unit)

    def _places(self, wide: int) -> list[tuple[Segment, QRect]]:
        """The options that are offered, and where each stands."""
        shown = [(segment, segment.sizeHint()) for segment in self.segments.values() if not segment.isHidden()]
        places, x, y = [], 0, 0
        for segment, size in shown:
            if x and x + size.width() > wide:
                x, y = 0, y + size.height() + self._gap
            places.append((segment, QRect(x, y, min(size.width(), wide), size.height())))
            x += size.width() + self._gap
        return places

    def _fit(self) -> None:
        for segment, area in self._places(self.width()):
            segment.setGeometry(area)
        self.updateGeometry()

    @property
    def value(self) -> str:
        """The chosen option."""
        chosen = self._group.checkedButton()
        return chosen.value if isinstance(chosen, Segment) else ""

    @value.setter
    def value(self, value: str) -> None:
        self.segments[value].setChecked(True)
        # Qt does the same after a click only: Tab comes to the chosen option, arrows go on from there.
        for segment in self.segments.values():
            policy = Qt.FocusPolicy.StrongFocus if segment.isChecked() else Qt.FocusPolicy.ClickFocus
            segment.setFocusPolicy(policy)

    def set_words(self, name: str, words: Sequence[str]) -> None:
        """Name the choice and its options, in their order."""
        self.setAccessibleName(name)
        for segment, word in zip(self.segments.values(), words, strict=True):
            segment.set_words(word)
            segment.setAccessibleDescription(name)
        self._fit()

    def offer(self, values: Sequence[str]) -> None:
        """Show only these options; if the chosen one is gone, the first of them is chosen."""
        for value, segment in self.segments.items():
            segment.setVisible(value in values)
        if self.value not in values:
            self.value = values[0]
        self._fit()

    def _clicked(self, button: QAbstractButton) -> None:
        if isinstance(button, Segment):
            self.picked.emit(button.value)


class SideBySide(QWidget):
    """Groups in one row, each with the same share of the width; there as long as one of them is."""

    def __init__(self, groups: Sequence[Group]) -> None:
        super().__init__()
        self.groups = tuple(groups)
        self._row = QHBoxLayout(self)
        for group in self.groups:
            self._row.addWidget(group, 1, Qt.AlignmentFlag.AlignTop)

    def set_scale(self, unit: float, text: float) -> None:
        """Pixels per unit, and the person's text size."""
        self._row.setSpacing(round((10 if text > LARGE else 20) * unit))
        self._row.setContentsMargins(0, 0, 0, 0)

    def heed(self) -> None:
        """Nothing of it is left where none of its groups is asked."""
        self.setVisible(any(not group.isHidden() for group in self.groups))


class Scroll(QScrollArea):
    """Holds what may be higher than its place; the bar appears only then."""

    def __init__(self, inside: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidget(inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for widget in (self, self.viewport(), inside):
            widget.setAutoFillBackground(False)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Window, tint("ground.bg0", 0.0))
        palette.setColor(QPalette.ColorRole.Base, tint("ground.bg0", 0.0))
        self.setPalette(palette)

    def set_scale(self, unit: float, text: float) -> None:
        """Pixels per unit; the text size changes nothing here."""
        # Only the bar has a style sheet: a sheet on the area would change how Qt paints everything inside it.
        self.verticalScrollBar().setStyleSheet(bar_style(unit))


def bar_style(unit: float) -> str:
    """How a scroll bar looks: a plain steel handle without arrows."""
    wide = max(8, round(10 * unit))
    return (
        f"QScrollBar:vertical {{ background: transparent; width: {wide}px; margin: 0; }}"
        f"QScrollBar::handle:vertical {{ background: {hexcode('line.edge')}; min-height: {4 * wide}px; }}"
        f"QScrollBar::handle:vertical:hover {{ background: {hexcode('line.strong')}; }}"
        "QScrollBar::add-line, QScrollBar::sub-line { height: 0; }"
        "QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }"
    )


class Group(QWidget):
    """A name, a choice (or another control) and one line that explains what is chosen."""

    def __init__(self, control: QWidget, *extra: QWidget) -> None:
        super().__init__()
        self.name = Line("name", "text.primary", wrap=False)
        self.name.setBuddy(control)
        self.control = control
        self.hint = Line("body", "text.secondary", size=14)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.name)
        self._column.addWidget(control)
        for widget in extra:
            self._column.addWidget(widget)
        self._column.addWidget(self.hint)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def set_scale(self, unit: float, text: float) -> None:
        """Pixels per unit, and the person's text size."""
        self._column.setSpacing(round((4 if text > LARGE else 7) * unit))
        self._column.setContentsMargins(0, 0, 0, 0)

    def set_words(self, name: str, hint: str) -> None:
        """Name the control and explain it."""
        self.name.setText(name)
        self.hint.setText(hint)
        self.control.setAccessibleDescription(hint)
