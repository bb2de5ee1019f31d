"""What a game lays on its table: its parts, where they lie, and what is otherwise than at other tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.engine.text import Text
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.border import Show, TableView
from nemesis_desktop.table.furniture.anchors import Anchors
from nemesis_desktop.table.furniture.bar.decision_bar import DecisionBar
from nemesis_desktop.table.furniture.clear_of import InSight
from nemesis_desktop.table.furniture.dealt import DealtPage
from nemesis_desktop.table.furniture.explain import HoverCard
from nemesis_desktop.table.furniture.log_panel import LogPanel
from nemesis_desktop.table.furniture.part import PrivatePart, TablePart
from nemesis_desktop.table.furniture.play.act_menu import ActMenu
from nemesis_desktop.table.furniture.play.controller import TableController
from nemesis_desktop.table.furniture.play.offers import Offers
from nemesis_desktop.table.furniture.play.sight import OPEN
from nemesis_desktop.table.played_game import PlayedGame
from nemesis_desktop.table.show.at_once import ShownAtOnce

SUNK: Final = ("playing", *OPEN, "over")
"""Stages in which the table lies open for everybody when nobody is at the screen."""


class GameBoard(QWidget):
    """The parts of a table. A game says here what is its own; ``GameTable`` does with them what all tables do.

    Attributes:
        ui, words: the game, and the language.
        controller: the match being played; None while no game lies on the table.
        bar, log: the decision bar and the log, which every table has.
        act_menu, hover: the menu of a thing, and the explanation under the pointer.
        playback: shows what has happened.
        private_parts: what only the person at the screen may see; nothing while nobody is there.
        offers: what is offered on the table now.
        coach: the panel of a lesson, which the keyboard reaches as well; None outside of lessons.

    Signals:
        menu, settings, rules: a button of the table, or its key.
        sound: nothing is to be heard any more, or everything again.
        turned: something is shown that no log tells just now: a list of the kinds of event that it sounds like.
    """

    menu = Signal()
    settings = Signal()
    rules = Signal()
    sound = Signal()
    turned = Signal(list)

    def __init__(self, ui: PlayedGame, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui: Final = ui
        self.words = words
        self.controller: TableController | None = None
        self.private_parts: tuple[PrivatePart, ...] = ()
        self.offers: Offers | None = None
        self.coach: QWidget | None = None
        self._view: TableView | None = None
        self.set_out()
        self.log = LogPanel(ui, self)
        self.bar = DecisionBar(ui, self)
        self.act_menu = ActMenu(self)
        self.hover = HoverCard(self, ui, lambda: (self._view, self.words, self.offers))
        self.playback: Show[Any] = self.make_show()

    @property
    def view(self) -> TableView | None:
        """The table as it is shown; None while no game lies on it."""
        return self._view

    def set_out(self) -> None:
        """Make the public parts of this game, in the order in which they lie on one another."""

    @property
    def public_parts(self) -> tuple[TablePart, ...]:
        """What everybody may see, always there."""
        return (self.bar, self.log)

    def private_things(self) -> tuple[PrivatePart, ...]:
        """Make what only the person at the screen may see, the uppermost first."""
        return ()

    def dealt_page(self) -> DealtPage | None:
        """Make the page on which a person reads what was dealt to them, once; None where nothing is to be read."""
        return None

    def make_show(self) -> Show[Any]:
        """What shows the events on this table."""
        return ShownAtOnce(self, self.log)

    def places(self, wide: float, high: float) -> Mapping[TablePart, tuple[float, float, float, float]]:
        """Where the parts lie, in units (x, y, width, height), on a table of so many units."""
        raise NotImplementedError("each game has its own table")

    @property
    def shape(self) -> object:
        """What the places depend on besides the size of the table: when it changes, everything is laid anew."""
        return self.sunk

    @property
    def groups(self) -> Sequence[QWidget]:
        """The parts in the order in which Tab goes through them."""
        return (*self.private_parts, *self.public_parts)

    @property
    def rows(self) -> Sequence[QWidget]:
        """The parts whose places stand side by side, for the arrows."""
        return (self.bar,)

    @property
    def ceiling(self) -> int | None:
        """Where the question and one's own things begin, in pixels: what lies below is explained above."""
        return self.bar.y()

    def in_sight(self, about: object) -> list[InSight]:
        """What an explanation had better not hide: the thing, what is offered, the question, one's own things."""
        found = [InSight(self._place(part, part.rect()), 0.5) for part in (self.bar, *self.private_parts)]
        offered = () if self.offers is None else self.offers.anchors
        for anchor, weight in ((about, 4.0), *((anchor, 0.4) for anchor in offered)):
            if isinstance(anchor, Anchor):
                part = Anchors(self.parts).part_of(anchor)
                place = part.place_of(anchor) if part is not None else None
                if part is not None and place is not None:
                    found.append(InSight(self._place(part, place.toAlignedRect()), weight))
        return found

    def _place(self, part: QWidget, place: QRect) -> QRect:
        return QRect(part.mapTo(self, place.topLeft()), place.size())

    def press_first(self, event: QKeyEvent) -> bool:
        """A key that a private screen of this game takes before its usual meaning; whether it has taken it."""
        return False

    def press_key(self, event: QKeyEvent) -> bool:
        """A key that only this game knows; whether it meant something."""
        return False

    def show_undo(self, possible: bool, why: Text) -> None:
        """Whether the last answer can be taken back, and what would be, or why not."""

    def heed(self, *, follows: bool, waits: bool) -> None:
        """What a person has set: whether the table follows what happens, and whether cards wait to be read."""

    def hears(self, sounds: bool) -> None:
        """Whether anything is heard: for a table that shows it."""

    def only_show(self) -> None:
        """Nobody sits before this screen: nothing can be pressed, and the bar tells what happened last."""
        self.bar.only_tells = True

    has_piles = False
    """Whether there are piles to look through."""

    def look_through(self) -> None:
        """Open the piles that lie face up."""

    @property
    def reading(self) -> DealtPage | None:
        """The page that somebody is reading just now; it covers the whole table."""
        pages = (part for part in self.private_parts if isinstance(part, DealtPage))
        return next((page for page in pages if not page.isHidden()), None)

    @property
    def parts(self) -> tuple[TablePart, ...]:
        """All parts there are now, private ones first."""
        return (*self.private_parts, *self.public_parts)

    @property
    def sunk(self) -> bool:
        """Whether the table lies open for everybody, without anybody's private things."""
        controller = self.controller
        return controller is not None and not self.private_parts and controller.stage in SUNK
