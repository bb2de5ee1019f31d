"""A screen whose foot offers deeds, and asks there before it does one that cannot be taken back."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from nemesis_desktop.program.words import Words
from nemesis_desktop.table.furniture.play.presses import presses
from nemesis_desktop.table.screens.screen import Screen
from nemesis_desktop.table.widgets.button import Button
from nemesis_desktop.table.widgets.controls import Line


class AskingScreen(Screen):
    """Puts a question into its foot in place of the deeds; nothing else has to wait for the answer.

    Subclasses lay ``message``, ``no_button`` and ``yes_button`` into their foot and word the first two.

    Attributes:
        message: how it went, or the question.
        deeds: the buttons that give way to a question.
    """

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(words, parent)
        self.message = Line("name", "accent.warm")
        self.no_button = Button(hint=" ", tall=True)
        self.yes_button = Button(kind="primary", tall=True)
        self.deeds: Sequence[Button] = ()
        self._agreed: Callable[[], None] | None = None
        self.no_button.clicked.connect(self._answer_no)
        self.yes_button.clicked.connect(self._answer_yes)

    @property
    def asking(self) -> bool:
        """Whether a question waits for its answer."""
        return self._agreed is not None

    def tell(self, sentence: str) -> None:
        """Say how it went, in the foot of the screen."""
        self.message.setText(sentence)

    def offer(self) -> None:
        """Offer what can be done now, instead of any question."""
        if self.asking:
            presses().appeared()
        self._agreed = None
        for button in (self.no_button, self.yes_button):
            button.hide()
        for button in self.deeds:
            button.show()

    def ask(self, question: str, yes: str, agreed: Callable[[], None]) -> None:
        """Put a question into the foot of the screen; ``agreed`` is done on yes."""
        presses().appeared()
        self._agreed = agreed
        for button in self.deeds:
            button.hide()
        self.yes_button.setText(yes)
        for button in (self.no_button, self.yes_button):
            button.set_scale(self.unit, self.text_scale)
            button.show()
        self.no_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.tell(question)

    def take_keyboard(self) -> None:
        """Where the keyboard is after a question has been answered."""

    def _answer_yes(self) -> None:
        agreed = self._agreed
        self.offer()
        if agreed is not None:
            agreed()
        self.take_keyboard()

    def _answer_no(self) -> None:
        self.offer()
        self.take_keyboard()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape answers no before it goes back; no other key does anything while a question waits."""
        if not self.asking:
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Escape:
            self._answer_no()
