"""The personal tray: everything that only one person may see, and what that person carries."""

from __future__ import annotations

from typing import Final, TypeVar

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QWidget

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.games.nemesis.ui.tray.hand import Hand
from nemesis_desktop.games.nemesis.ui.tray.holdings import Holdings
from nemesis_desktop.games.nemesis.ui.tray.intruder_desk import IntruderDesk, IntruderGuide
from nemesis_desktop.games.nemesis.ui.tray.private_sheets import NotesSheet, ObjectivesSheet
from nemesis_desktop.games.nemesis.ui.tray.sheet import Sheet
from nemesis_desktop.games.nemesis.view import View
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.furniture.controls.keys import key_of
from nemesis_desktop.table.furniture.part import PrivatePart, TablePart
from nemesis_desktop.table.furniture.play.offers import Offers

Joining = TypeVar("Joining", bound=TablePart)

WIDE, HIGH = 1366.0, 155.0
"""The size of the tray, in units."""

LARGEST_TEXT: Final = 1.5
"""Lines grow no further; each thing tells its words in full size in its explanation."""
LARGEST_GUIDE: Final = 1.25
"""What whoever plays the intruders has before them is full of words."""

_SHEET = QRectF(8, 4, 305, 144)
_HAND = QRectF(315, 0, 688, 155)
_HOLDINGS = QRectF(1004, 4, 353, 144)


class PersonalTray(PrivatePart):
    """Sheet, hand and holdings of the person at the screen.

    It is made when that person comes to the screen and destroyed when they leave it: nothing of it outlives them.
    Feed it
    the view of that person. Wider windows spread its three parts; their size follows the unit.

    Attributes:
        concealed: whether everything secret lies face down (secrecy level *face down*, until its owner holds the key).
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.concealed = False
        self.sheet = Sheet(self)
        self.hand = Hand(self)
        self.holdings = Holdings(self)
        self.objectives = ObjectivesSheet(self)
        self.notes = NotesSheet(self)
        self.desk: IntruderDesk | None = None
        self.guide: IntruderGuide | None = None
        self._parts: tuple[TablePart, ...] = (self.sheet, self.hand, self.holdings, self.objectives, self.notes)
        for part in self._parts:
            part.chosen.connect(self.chosen)
            part.hovered.connect(self.hovered)
        self.holdings.peeked.connect(lambda held: self.hold_objectives(held, by_mouse=True))
        self.holdings.notes_wanted.connect(self.toggle_notes)
        self._listening: QWidget | None = None
        self._held_by_mouse = False

    # ---------------------------------------------------------------- what the window tells

    def set_scale(self, unit: float, text: float) -> None:
        """Pixels per unit, and the person's text size."""
        super().set_scale(unit, text)
        for part in self._parts:
            self._scale(part)
        self._arrange()

    def _scale(self, part: TablePart) -> None:
        """Words grow as far as the part has room; what is held up for a moment has all there is."""
        match part:
            case ObjectivesSheet() | NotesSheet():
                text = self.text_scale
            case IntruderDesk() | IntruderGuide():
                text = min(self.text_scale, LARGEST_GUIDE)
            case _:
                text = min(self.text_scale, LARGEST_TEXT)
        part.set_scale(self.unit, text)

    def retranslate(self, words: Words) -> None:
        """Show everything in another language."""
        super().retranslate(words)
        self.setAccessibleName(self._say("ui-tray-name"))
        for part in self._parts:
            part.retranslate(words)

    def show_view(self, view: View) -> None:
        """Show the person's view."""
        super().show_view(view)
        self._lead()
        wide = self.objectives.units_wide()
        for part in self._parts:
            part.show_view(view)
        if self.objectives.units_wide() != wide:
            self._arrange()

    def offer(self, offers: Offers) -> None:
        """Light up what is offered."""
        super().offer(offers)
        self._lead()
        for part in self._parts:
            part.offer(offers)

    # ---------------------------------------------------------------- the intruder player

    def _lead(self) -> None:
        """Whoever plays the intruders has them before them instead of a character's sheet and belongings.

        What their cards can do is also there for whoever is asked whether to play them.
        """
        decision = self.offers.decision if self.offers is not None else None
        leads = self.view is not None and self.view.intruder_player == self.view.seat
        asked = decision is not None and decision.topic == "intruders"
        if (leads or asked) and self.guide is None:
            self.guide = self._add(IntruderGuide(self))
            self._arrange()
        if leads and self.desk is None:
            self.desk = self._add(IntruderDesk(self))
            self._arrange()
        self.sheet.setVisible(not leads)
        self.holdings.setVisible(not (leads or asked))
        if self.desk is not None:
            self.desk.setVisible(leads)
        if self.guide is not None:
            self.guide.setVisible(leads or asked)

    def _add(self, part: Joining) -> Joining:
        """A part that is only now needed learns what the others know."""
        self._parts = (*self._parts, part)
        part.chosen.connect(self.chosen)
        part.hovered.connect(self.hovered)
        self._scale(part)
        if self.words is not None:
            part.retranslate(self.words)
        if self.view is not None:
            part.show_view(self.view)
        return part

    # ---------------------------------------------------------------- what lies where

    def place_of(self, anchor: Anchor) -> QRectF | None:
        """Where one of the person's things lies in the tray, in pixels; what lies face down is nowhere."""
        if self.concealed and anchor.kind in ("card", "item", "objective"):
            return None
        parts: tuple[TablePart | None, ...] = (self.hand, self.holdings, self.sheet, self.desk)
        for part in parts:
            if part is None or part.isHidden():
                continue
            place = part.place_of(anchor)
            if place is not None:
                return place.translated(part.pos())
        return None

    def set_concealed(self, concealed: bool) -> None:
        """Turn everything secret face down, or show it."""
        self.concealed = concealed
        self.hand.set_concealed(concealed)
        self.holdings.set_concealed(concealed)
        if concealed:
            self.hold_objectives(False)
            self.notes.hide()

    # ---------------------------------------------------------------- what is looked at for a moment

    def hold_objectives(self, held: bool, *, by_mouse: bool = False) -> None:
        """Show the objectives, and a mutation that lies face down, as long as their key or their place is held.

        Even while the rest lies face down.
        """
        shown = held and not self.covered and self.view is not None
        self._held_by_mouse = by_mouse
        app = QApplication.instance()
        if app is not None:
            (app.installEventFilter if shown else app.removeEventFilter)(self)
        self.holdings.set_peeking(shown)
        self.sheet.set_peeking(shown)
        self.objectives.setVisible(shown)
        self.objectives.raise_()

    def toggle_notes(self) -> None:
        """Show what this person has looked at so far, or put it away."""
        self.notes.setVisible(self.notes.isHidden() and not self.concealed)
        self.notes.raise_()

    def showEvent(self, event: QShowEvent) -> None:
        """Listen to the keys of the window from now on."""
        super().showEvent(event)
        if self._listening is not self.window():
            self._listening = self.window()
            self._listening.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """O held: the objectives. I: the notes."""
        if watched is not self._listening:
            self._watch_for_letting_go(event)
        elif (
            isinstance(event, QKeyEvent)
            and self.isVisible()
            and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        ):
            down = event.type() == QEvent.Type.KeyPress
            if key_of(event) == Qt.Key.Key_O and event.type() in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                if not event.isAutoRepeat():
                    self.hold_objectives(down)
                return True
            if key_of(event) == Qt.Key.Key_I and down:
                self.toggle_notes()
                return True
        elif event.type() in (QEvent.Type.WindowDeactivate, QEvent.Type.Hide):
            self.hold_objectives(False)
        return super().eventFilter(watched, event)

    def _watch_for_letting_go(self, event: QEvent) -> None:
        """While the objectives are held, wherever the key or the button is let go of."""
        match event:
            case QKeyEvent() if event.type() == QEvent.Type.KeyRelease and key_of(event) == Qt.Key.Key_O:
                if not event.isAutoRepeat():
                    self.hold_objectives(False)
            case QMouseEvent() if event.type() == QEvent.Type.MouseButtonRelease and self._held_by_mouse:
                self.hold_objectives(False)
            case QEvent() if event.type() == QEvent.Type.ApplicationDeactivate:
                self.hold_objectives(False)

    def hideEvent(self, event: QHideEvent) -> None:
        """Whoever is no longer here looks at nothing."""
        super().hideEvent(event)
        self.hold_objectives(False)

    # ---------------------------------------------------------------- picture

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the parts out anew."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        spare = max(0.0, self.width() / self.unit - WIDE)
        objectives = _HOLDINGS.translated(spare, 0).adjusted(0, -4, 9, 7)
        objectives.setLeft(min(objectives.left(), objectives.right() - self.objectives.units_wide()))
        places: tuple[tuple[TablePart | None, QRectF], ...] = (
            (self.sheet, _SHEET),
            (self.hand, _HAND.translated(spare / 2, 0)),
            (self.holdings, _HOLDINGS.translated(spare, 0)),
            (self.objectives, objectives),
            (self.notes, _HAND.translated(spare / 2, 0)),
        )
        for part, area in ((self.desk, _SHEET), (self.guide, _HOLDINGS.translated(spare, 0)), *places):
            if part is None:
                continue
            part.setGeometry(
                round(area.x() * self.unit),
                round(area.y() * self.unit),
                round(area.width() * self.unit),
                round(area.height() * self.unit),
            )

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The bed that the cards lie on."""
        painter = QPainter(self)
        canvas = Canvas(painter, self.unit, self.devicePixelRatioF(), self.text_scale)
        wide, high = self.width() / self.unit, self.height() / self.unit
        canvas.box(0, 0, wide, high, ("ground.bg1", "ground.space"))
        canvas.line(((0, 0.5), (wide, 0.5)), "line.hair")

    def _say(self, id: str) -> str:
        from nemesis_desktop.engine.text import Text

        return "" if self.words is None else self.words.text(Text(id))
