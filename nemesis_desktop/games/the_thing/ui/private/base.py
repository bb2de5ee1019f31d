"""What a task knows of the private frame on which it is asked."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from nemesis_desktop.games.the_thing.ui.part import StationPart
from nemesis_desktop.games.the_thing.ui.private.hand_of import Lots, drawn_lots
from nemesis_desktop.games.the_thing.view import FigureView, MeetingView, View
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

    @property
    def met(self) -> Sequence[FigureView]:
        """Whom this person meets in the clash that is going on."""
        clash = self._meeting()
        assert self.view is not None
        return [] if clash is None else [self.view.figures[who] for who in clash.who if who != self.me.number]

    @property
    def meets_dog(self) -> bool:
        """Whether this person is alone with a dog."""
        clash = self._meeting()
        return clash is not None and clash.dog

    def _meeting(self) -> MeetingView | None:
        assert self.view is not None
        me = self.me
        return next((one for one in self.view.meetings if me.number in one.who and one.place == me.place), None)

    def meeting_words(self) -> str:
        """Where they meet, and who is there; empty while nobody meets anybody."""
        if self._meeting() is None:
            return ""
        place = self.named("place", self.me.place)
        if self.meets_dog:
            return self.tell("meets-dog", place=place)
        first, *rest = (one.name for one in self.met)
        return (
            self.tell("meets-two", place=place, whom=first, other=rest[0])
            if rest
            else self.tell("meets-one", place=place, whom=first)
        )
