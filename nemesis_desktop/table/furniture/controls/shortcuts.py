"""The list of all keys, over whatever is on the screen."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.text import Text
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.furniture.overlays import Overlay
from nemesis_desktop.table.widgets.button import Button

COLUMNS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("everywhere", ("tab", "arrows", "part", "press", "rules", "this", "sound", "second", "menu", "full")),
    ("answering", ("confirm", "back", "undo", "number", "more", "mutation", "no")),
    ("looking", ("objectives", "notes", "piles", "log", "space", "hold", "zoom")),
)
"""The keys under their headings: ids of ``ui-keys-…`` and ``ui-keys-…-text``."""
WIDE: Final = 1270.0
PAD: Final = 26.0
HEAD: Final = 66.0
FOOT: Final = 56.0
SIZES: Final = (14.5, 14.0, 13.5, 13.0, 12.5, 12.0, 11.0, 10.0)
LEADING: Final = 1.2
GAP: Final = 11.0
LARGEST_TEXT: Final = 1.5
"""The list never scrolls, and grows no further."""


class ShortcutList(Overlay):
    """Every key and what it does, in three columns; the same key that opened it closes it."""

    dim = 0.78

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self.words = words
        self.close_button = Button(hint="Esc", parent=self)
        self.close_button.clicked.connect(self.shut)
        self._size = SIZES[0]
        self._high = 0.0
        self.retranslate(words)

    def retranslate(self, words: Words) -> None:
        """Show everything in another language."""
        self.words = words
        self.close_button.setText(self._say("close"))
        self.setAccessibleName(self._say("title"))
        said = (f"{self._say(key)}: {self._say(f'{key}-text')}" for _head, keys in COLUMNS for key in keys)
        self.setAccessibleDescription("\n".join(said))
        if self.isVisible():
            self.arrange()
        self.update()

    def set_scale(self, unit: float, text: float) -> None:
        """Pixels per unit, and the person's text size."""
        super().set_scale(unit, min(text, LARGEST_TEXT))

    def _say(self, id: str) -> str:
        return self.words.text(Text(f"ui-keys-{id}"))

    # ---------------------------------------------------------------- layout

    def _key_wide(self, canvas: Canvas, size: float) -> float:
        return max(canvas.width(self._say(key), size, 600) for _head, keys in COLUMNS for key in keys) + 16

    def _column_wide(self) -> float:
        return (WIDE - PAD * (len(COLUMNS) + 1)) / len(COLUMNS)

    def _rows(self, canvas: Canvas, size: float) -> list[list[list[str]]]:
        """The lines of what each key does, column by column."""
        room = self._column_wide() - self._key_wide(canvas, size) - 10
        return [[canvas.wrapped(self._say(f"{key}-text"), room, size) for key in keys] for _head, keys in COLUMNS]

    def _row_high(self, canvas: Canvas, lines: list[str], size: float) -> float:
        return max(len(lines) * canvas.leading(size, LEADING), canvas.leading(size, 1.0) + 8) + GAP

    def body(self) -> QRect:
        """The panel in the middle."""
        unit = self.unit
        wide, high = round(WIDE * unit), round(self._high * unit)
        return QRect((self.width() - wide) // 2, max(0, (self.height() - high) // 2), wide, high)

    def arrange(self) -> None:
        """The largest type at which the longest column fits."""
        canvas = Canvas(QPainter(), self.unit, 1.0, self.text_scale)
        room = self.height() / self.unit - 12
        for size in SIZES:
            rows = self._rows(canvas, size)
            longest = max(sum(self._row_high(canvas, lines, size) for lines in column) for column in rows)
            head = canvas.leading(size, 1.0) + 18
            self._size, self._high = size, HEAD + head + longest + FOOT
            if self._high <= room:
                break
        body, unit = self.body(), self.unit
        self.close_button.set_scale(unit, self.text_scale)
        hint = self.close_button.sizeHint()
        self.close_button.setGeometry(
            body.right() - round(PAD * unit) - hint.width(),
            body.bottom() - round(14 * unit) - hint.height(),
            hint.width(),
            hint.height(),
        )

    # ---------------------------------------------------------------- keys and picture

    def open(self) -> None:
        """Come up over everything."""
        super().open()
        self.close_button.setFocus(Qt.FocusReason.PopupFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The key that opened the list closes it, like Escape."""
        if event.key() in (Qt.Key.Key_F2, Qt.Key.Key_Question):
            event.accept()
            self.shut()
        else:
            super().keyPressEvent(event)

    def paint_body(self, canvas: Canvas) -> None:
        """The panel, the headings, the keys and what they do."""
        super().paint_body(canvas)
        body, size = self.body(), self._size
        at = canvas.at(body.x() / canvas.unit, body.y() / canvas.unit)
        at.text(PAD, 42, self._say("title"), 24, "text.primary", 600, "display", grow=False)
        keys_wide = self._key_wide(at, size)
        step = at.leading(size, LEADING)
        for number, ((head, keys), rows) in enumerate(zip(COLUMNS, self._rows(at, size), strict=True)):
            x = PAD + number * (self._column_wide() + PAD)
            y = HEAD + at.leading(size, 1.0)
            at.text(x, y, self._say(head), size, "accent.cold", 600)
            at.line(((x, y + 8), (x + self._column_wide(), y + 8)), "line.edge")
            y += 18
            for key, lines in zip(keys, rows, strict=True):
                plate = at.leading(size, 1.0) + 7
                at.cut(x, y, keys_wide, plate, 4, "ground.bg3", "line.strong")
                words = self._say(key)
                base = y + plate / 2 + at.leading(size, 0.35)
                at.text(x + keys_wide / 2, base, words, size, "text.primary", 600, align="middle")
                first = base if len(lines) == 1 else y + at.leading(size, 0.95)
                for place, line in enumerate(lines):
                    at.text(x + keys_wide + 10, first + place * step, line, size, "text.secondary")
                y += self._row_high(at, lines, size)
