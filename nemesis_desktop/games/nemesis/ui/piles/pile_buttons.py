"""What can be pressed in the viewer of piles: the piles, and the cards that lie face up."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Protocol

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QAbstractButton, QWidget

from nemesis_desktop.games.nemesis.ui.piles.pile_list import Pile
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.theme import measure

NAME_LESS = 33.0 + 80.0
"""What a tab holds beside the name: its sign and two numbers."""


class Viewer(Protocol):
    """What a button needs of the viewer on which it lies."""

    @property
    def tab_size(self) -> float:
        """The one type size of all tabs."""

    @property
    def columns(self) -> int:
        """How many cards stand side by side."""

    def canvas(self, painter: QPainter) -> Canvas:
        """A canvas in units."""

    def show_pile(self, key: Hashable) -> None:
        """Lay out the cards of a pile."""

    def counts(self, pile: Pile) -> str:
        """The sizes of a pile in words."""

    def step(self, by: int) -> None:
        """The next or the previous pile."""

    def about(self, deck: str, id: str) -> tuple[str, Sequence[str]]:
        """Name and words of a card."""

    def face(self, deck: str, id: str, size: tuple[float, float]) -> QPixmap:
        """The picture of a card."""

    def read(self, deck: str, id: str) -> None:
        """Show a card large."""

    def focus_cards(self) -> None:
        """To the first card."""

    def walk(self, card: CardButton, by: int) -> None:
        """From a card to another one."""

    def bring(self, card: CardButton) -> None:
        """Scroll until a card is in sight."""


class PileTab(QAbstractButton):
    """One pile in the column of piles."""

    def __init__(self, viewer: Viewer, parent: QWidget, pile: Pile) -> None:
        super().__init__(parent)
        self._viewer = viewer
        self.pile = pile
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(f"{pile.name}. {viewer.counts(pile)}")
        self.clicked.connect(lambda: viewer.show_pile(pile.key))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down walk along the piles and show each; right goes to the cards."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._viewer.step(1 if event.key() == Qt.Key.Key_Down else -1)
        elif event.key() == Qt.Key.Key_Right:
            self._viewer.focus_cards()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Light up."""
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Go dark."""
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Symbol, name, deck, discard."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        canvas = self._viewer.canvas(painter)
        wide, high = self.width() / canvas.unit, self.height() / canvas.unit
        on = self.isChecked()
        if on:
            canvas.cut(0.5, 0.5, wide - 1, high - 1, 5, "accent.warm_ground", "accent.warm_soft")
        elif self.underMouse():
            canvas.cut(0.5, 0.5, wide - 1, high - 1, 5, "ground.bg3", "line.edge")
        if self.hasFocus():
            canvas.cut(1, 1, wide - 2, high - 2, 5, None, "text.primary", measure("stroke.focus"))
        pile, middle = self.pile, high / 2
        canvas.symbol(pile.symbol, 9, middle - 8, 16, pile.ink)
        line = middle + 4.5 * min(canvas.text_scale, 1.3)
        size, name = canvas.fitted(
            pile.name,
            wide - NAME_LESS,
            [self._viewer.tab_size * share for share in (1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7)],
            600,
        )
        canvas.text(33, line, name, size, "text.primary" if on else "text.secondary", 600)
        deck = "–" if pile.deck is None else str(pile.deck)
        discard = "–" if pile.discard is None else str(pile.discard)
        canvas.text(wide - 60, line, deck, 13, "text.tertiary", 500, align="middle", grow=False)
        ink = "text.primary" if pile.discard else "text.tertiary"
        canvas.text(wide - 20, line, discard, 13.5, ink, 700, align="middle", grow=False)


class CardButton(QAbstractButton):
    """One card that lies face up; under the pointer or at the keyboard it is shown large at the right."""

    def __init__(self, viewer: Viewer, parent: QWidget, deck: str, id: str) -> None:
        super().__init__(parent)
        self._viewer = viewer
        self.deck, self.id = deck, id
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(viewer.about(deck, id)[0])
        self.clicked.connect(lambda: viewer.read(deck, id))

    def enterEvent(self, event: QEnterEvent) -> None:
        """Read this card."""
        self._viewer.read(self.deck, self.id)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Go dark."""
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Read this card, and bring it into sight."""
        super().focusInEvent(event)
        self._viewer.read(self.deck, self.id)
        self._viewer.bring(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk over the cards; left of the first one are the piles."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        rows = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if event.key() in steps:
            self._viewer.walk(self, steps[Qt.Key(event.key())])
        elif event.key() in rows:
            self._viewer.walk(self, rows[Qt.Key(event.key())] * self._viewer.columns)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The face, with a frame when it is being read."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        canvas = self._viewer.canvas(painter)
        wide, high = self.width() / canvas.unit, self.height() / canvas.unit
        size = (wide - 6, high - 6)
        canvas.picture(self._viewer.face(self.deck, self.id, size), 3, 3)
        if self.hasFocus():
            canvas.cut(1, 1, wide - 2, high - 2, 10, None, "text.primary", measure("stroke.focus"))
        elif self.underMouse():
            canvas.cut(1.5, 1.5, wide - 3, high - 3, 9, None, "text.secondary", 1.4)
