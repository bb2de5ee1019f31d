"""What a task knows of the private frame on which it is asked."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from nemesis_desktop.games.the_thing.ui.part import StationPart
from nemesis_desktop.games.the_thing.ui.private.hand_of import Lots, drawn_lots
from nemesis_desktop.games.the_thing.view import FigureView, View
from nemesis_desktop.table.furniture.part import PrivatePart


class FrameBase(StationPart, PrivatePart[View]):
    """The frame as its tasks see it.

    Attributes:
        lots: in which order tokens and role cards lie in this visit.
        at_once: whether place and card are chosen on one screen.

    Signals:
        toggled: one of several answers is taken up or put down, by its index.
    """

    toggled = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lots: Lots = drawn_lots()
        self.at_once = True

    @property
    def me(self) -> FigureView:
        """The figure of whoever sits here."""
        assert self.view is not None
        return self.view.own[0]
