"""What a person carries: two hands, the objective, items in the inventory, quest items."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.games.nemesis.ui.cards.cards import deck_of
from nemesis_desktop.games.nemesis.ui.explain.words import explanation
from nemesis_desktop.games.nemesis.ui.shared import shared_words
from nemesis_desktop.games.nemesis.ui.tray.carried import NOTES, OBJECTIVE, Carried
from nemesis_desktop.games.nemesis.ui.tray.holdings_painter import HoldingsPainter
from nemesis_desktop.table.border import Explanation
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.furniture.board_part import Action, BoardPart
from nemesis_desktop.table.widgets.card_frame import Card, raised


class Holdings(BoardPart):
    """Hand slots with weapons and heavy things, the objectives, inventory and quest items.

    Signals:
        peeked: the objective is pressed (True) or let go of (False).
        notes_wanted: the person wants to see their notes, or no longer.
    """

    peeked = Signal(bool)
    notes_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.concealed = False
        self.peeking = False

    def set_concealed(self, concealed: bool) -> None:
        """Turn what is hidden over, or show it."""
        if concealed != self.concealed:
            self.concealed = concealed
            self.renew()

    def set_peeking(self, peeking: bool) -> None:
        """Whether the objectives lie open just now."""
        if peeking != self.peeking:
            self.peeking = peeking
            self.renew()

    @property
    def carried(self) -> Carried:
        """What there is, where it lies, and how it stands in the open question."""
        return Carried(self.view, self.words, self.offers)

    def place_of(self, anchor: Anchor) -> QRectF | None:
        """Items, heavy objects in hand and quest items lie here."""
        if anchor.kind in ("item", "object", "quest"):
            for row, area in self.carried.areas():
                if anchor.id in row.things:
                    return self._pixels(area)
            for things, area in self.carried.slots():
                for number, thing in enumerate(things):
                    if thing.id == anchor.id:
                        return self._pixels(self.carried.share(area, number, len(things)))
        return None

    def _pixels(self, area: QRectF) -> QRectF:
        unit = self.unit
        return QRectF(area.x() * unit, area.y() * unit, area.width() * unit, area.height() * unit)

    def paint_board(self, canvas: Canvas) -> None:
        """Draw hands, objective and items."""
        HoldingsPainter(self.carried, canvas, self.concealed, self.peeking).paint()

    def _press(self, things: tuple[str, ...]) -> Action | None:
        """Press the first thing that is offered; those already chosen come last, to be put back."""
        for wanted in ("offered", "danger", "chosen", "quiet"):
            for thing in things:
                if self.carried.state(thing) == wanted:
                    return self._emitter(self.carried.anchor(thing))
        return None

    def _emitter(self, anchor: Anchor) -> Callable[[], None]:
        return lambda: self.chosen.emit(anchor)

    # ---------------------------------------------------------------- spots

    def lay_spots(self) -> None:
        """Each thing explains itself, and is pressed where it is offered."""
        for things, area in self.carried.slots():
            for number, thing in enumerate(things):
                self._lay_thing((thing.id,), self.carried.share(area, number, len(things)))
            if not things:
                self.spot(("hand", area.y()), area, self.worded("ui-tray-hand-empty"), ("term", "hand-slot"))
        for row, area in self.carried.areas():
            if self.concealed:
                continue
            self._lay_thing(row.things, area)
        self._lay_objective()
        count = len(self.view.mine.notes) if self.view is not None and self.view.mine is not None else 0
        label = self.worded("ui-tray-notes")
        about = Explanation(label, (self.worded("ui-tray-notes-text", count=count),), "button")
        self.spot("notes", NOTES, label, about, self.notes_wanted.emit)

    def _lay_thing(self, things: tuple[str, ...], area: QRectF) -> None:
        assert self.words is not None
        anchor = self.carried.anchor(things[0])
        about: object = anchor
        if deck_of(things[0]) == "quest":
            reason = self.offers.reason(anchor) if self.offers is not None else None
            told = explanation(Card("quest", things[0], not self.carried.asleep(things[0])), self.view, self.words)
            if told is not None:
                about = Explanation(told.title, told.lines, told.kind, told.card, reason or "")
        spot = self.spot(("thing", things[0]), area, raised(self.carried.name(things[0])), about, self._press(things))
        told = explanation(about, self.view, self.words, self.offers)
        if told is not None:
            spot.setAccessibleDescription(" ".join((*told.lines, told.reason)).strip())

    def _lay_objective(self) -> None:
        lines = self.carried.objective_words()
        about = Explanation(lines[0], (lines[1], *self._term_words("objective")), "term")
        if self.carried.lying_open() and self.view is not None and self.words is not None:
            title = self.worded("ui-modes-shared" if self.view.shared_objectives else "ui-tray-objectives", count=2)
            told = shared_words(self.view, self.words)
            about = Explanation(title, (*told, self.worded("ui-tray-objective-hold")), "term")
        spot = self.spot("objective", OBJECTIVE, f"{lines[0]}. {lines[1]}", about, lambda: None)
        if not spot.property("wired"):
            spot.setProperty("wired", True)
            spot.pressed.connect(lambda: self.peeked.emit(True))
            spot.released.connect(lambda: self.peeked.emit(False))

    def _term_words(self, term: str) -> tuple[str, ...]:
        return (self.worded(f"term-{term}-text"),) if self.words is not None else ()
