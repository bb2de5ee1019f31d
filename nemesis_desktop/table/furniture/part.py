"""A part of the table: a widget that shows its share of the view and lights up what the open question offers."""

from __future__ import annotations

from typing import Generic

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.border import V
from nemesis_desktop.table.furniture.play.offers import Offers


class TablePart(QWidget, Generic[V]):
    """What all parts of the table have in common; ``V`` is the view of the game whose part it is.

    The window calls, in this order: ``set_scale`` when its size or the text size changes, ``retranslate`` when the
    language changes, ``show_view`` after every answer, then ``shows`` for the anchors of the question, then ``offer``.

    Attributes:
        unit: pixels per unit of the layout.
        text_scale: the person's text size, 1.0 is 100 %.
        words: the language; None until ``retranslate``.
        view: what is shown; None until the first ``show_view``.
        offers: what is offered; None until the first ``offer``.

    Signals:
        chosen: somebody clicked (or pressed Enter on) a thing that is offered.
        chosen_carefully: somebody clicked the badge of a thing that is offered: its careful act is meant.
        acted: somebody did one of the many small acts of a question to the whole table: the act itself.
        hovered: the pointer is over a thing (or over nothing: None), with the place on the screen.
    """

    chosen = Signal(object)
    chosen_carefully = Signal(object)
    acted = Signal(object)
    hovered = Signal(object, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.unit = 1.0
        self.text_scale = 1.0
        self.words: Words | None = None
        self.view: V | None = None
        self.offers: Offers | None = None

    def set_scale(self, unit: float, text: float) -> None:
        """Pixels per unit, and the person's text size."""
        self.unit, self.text_scale = unit, text
        self.updateGeometry()
        self.update()
        self.refresh()

    def retranslate(self, words: Words) -> None:
        """Show everything in another language."""
        self.words = words
        self.update()
        self.refresh()

    def show_view(self, view: V) -> None:
        """Show the table as it now is."""
        self.view = view
        self.update()
        self.refresh()

    def place_of(self, anchor: Anchor) -> QRectF | None:
        """Where the thing is drawn, and clicked, in this widget's own pixels; None if it is not drawn here just now.

        Menus open there, and pieces fly from there; tests click its middle.
        """
        return None

    def shows(self, anchor: Anchor) -> bool:
        """Whether this part now draws the thing, to be clicked here. Otherwise the decision bar gets a button."""
        return self.place_of(anchor) is not None

    def offer(self, offers: Offers) -> None:
        """Light up what is offered."""
        self.offers = offers
        self.update()
        self.refresh()

    def refresh(self) -> None:
        """Make anew whatever follows from scale, language, view and offers; called after each of them has changed."""


class PrivatePart(TablePart[V]):
    """A part that only its owner sees: it is made when they come to the screen, and destroyed when they leave it.

    Attributes:
        covered: whether nothing may be looked at, not even what is held: the whole table is asked, or watches.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.covered = False

    def set_concealed(self, concealed: bool) -> None:
        """Whether everything on it lies face down."""
