"""What is no business of the game, in the corner of the hand-off: the menu, the settings, the size of the text."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.text import Text
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.widgets.button import Button

HIGH: Final = 30.0
GAP: Final = 8.0
EDGE: Final = 14.0
"""The buttons, what parts them, and how far they stay away from the corner of the window, in units."""
STEP: Final = 25
"""By so much one press changes the size of the text, in per cent."""


class ShieldTools(QWidget):
    """Four buttons side by side in the upper right corner of the shield.

    Signals:
        menu, settings: somebody wants them.
        resized: the text is to grow or shrink by so many per cent.
    """

    menu = Signal()
    settings = Signal()
    resized = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.smaller = Button("A−", parent=self)
        self.larger = Button("A+", parent=self)
        self.settings_button = Button(symbol="symbols/settings", parent=self)
        self.menu_button = Button(hint="F10", parent=self)
        self.smaller.clicked.connect(lambda: self.resized.emit(-STEP))
        self.larger.clicked.connect(lambda: self.resized.emit(STEP))
        self.settings_button.clicked.connect(self.settings)
        self.menu_button.clicked.connect(self.menu)

    @property
    def buttons(self) -> tuple[Button, ...]:
        """From left to right."""
        return self.smaller, self.larger, self.settings_button, self.menu_button

    def set_words(self, words: Words) -> None:
        """The language."""
        self.settings_button.setText(words.text(Text("ui-panels-settings")))
        self.menu_button.setText(words.text(Text("ui-panels-menu")))
        self.smaller.setAccessibleName(words.text(Text("ui-shield-text-smaller")))
        self.larger.setAccessibleName(words.text(Text("ui-shield-text-larger")))
        self.smaller.setToolTip(self.smaller.accessibleName())
        self.larger.setToolTip(self.larger.accessibleName())

    def lay(self, width: int, unit: float, text: float) -> None:
        """In the corner of a shield so wide in pixels: pixels per unit, and the person's text size."""
        left, high = 0.0, max(HIGH, 20.0 * text)
        for button in self.buttons:
            button.set_scale(unit, text)
            wide = button.units_wide()
            button.place(QRectF(left, 0, wide, high))
            left += wide + GAP
        wide = left - GAP
        place = QRectF(width - (wide + EDGE) * unit, EDGE * unit, wide * unit, high * unit)
        self.setGeometry(place.toAlignedRect())
