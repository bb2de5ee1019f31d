"""A painted part of this table: it draws anew only where its own share of the view has changed."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.games.space_alert.view import View
from nemesis_desktop.table.furniture.board_part import BoardPart
from nemesis_desktop.table.furniture.play.offers import Offers

_NOTHING = object()


class Board(BoardPart[View]):
    """A part that five people at once cannot make slow: somebody else's card draws nothing of it anew."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._essence: object = _NOTHING

    def essence(self, view: View) -> object:
        """What of a view this part shows."""
        return view

    def show_view(self, view: View) -> None:
        """Show the table as it now is."""
        shown = self.essence(view)
        self.view = view
        if shown != self._essence:
            self._essence = shown
            self.renew()

    def offer(self, offers: Offers) -> None:
        """What is offered shows in the view already."""
        self.offers = offers
        self.freshen()

    def words_of(self, said: Text | str, **args: Argument) -> str:
        """A message in words, for the pieces."""
        if self.words is None:
            return ""
        return self.words.text(said if isinstance(said, Text) else Text(said, **args))

    def pixels(self, box: QRectF) -> QRectF:
        """A box in pixels."""
        unit = self.unit
        return QRectF(box.x() * unit, box.y() * unit, box.width() * unit, box.height() * unit)
