"""The private frame: one screen for everybody, with the same places, the same clicks and the same least time.

Nothing on it depends on a secret but the faces that its owner may look at, and those are one ink on one laminate. What
somebody cannot do is drawn and clicked like everything else. It collects the clicks of a question itself, and sends the
answer with the last of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.decision import Act, Anchor, Decision
from nemesis_desktop.games.the_thing.ui.private.asked import task_of
from nemesis_desktop.games.the_thing.ui.private.hand_of import (
    GOODS,
    HAND,
    ROLE,
    TOKENS,
)
from nemesis_desktop.games.the_thing.ui.private.picture import FramePicture
from nemesis_desktop.table.furniture.board_part import Spot
from nemesis_desktop.table.furniture.play.offers import Offers

LARGEST_TEXT: Final = 1.15


class PrivateFrame(FramePicture):
    """What one person alone sees, and chooses.

    Signals:
        decided: all clicks are collected: this answer, by its index.
        foreseen: this answer, by its index, was chosen together with the one before.
        confirmed: several answers are chosen.
    """

    decided = Signal(int)
    foreseen = Signal(int)
    confirmed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._asked: Decision | None = None
        self._ahead: dict[str, Act] = {}
        self._last = ""

    # ---------------------------------------------------------------- what the window tells

    def set_scale(self, unit: float, text: float) -> None:
        """The frame holds no very large words: its places are the same for everybody."""
        super().set_scale(unit, min(text, LARGEST_TEXT))

    def set_concealed(self, concealed: bool) -> None:
        """Face down nothing of it is there."""
        self._concealed = concealed
        self.peeking = False
        self.setVisible(self.open)
        self.renew()

    def shows(self, anchor: Anchor) -> bool:
        """Everything that is asked here is answered here."""
        return self.open

    def offer(self, offers: Offers) -> None:
        """Another question lies there."""
        decision = offers.decision
        if decision is not self._asked:
            self._asked, self._last = decision, ""
            self.peeking = False
            self.task = None if decision is None or self.view is None else task_of(decision, self)
            self._answer_ahead(decision)
        super().offer(offers)
        if self.isHidden() == self.open:
            self.setVisible(self.open)

    def _answer_ahead(self, decision: Decision | None) -> None:
        """What was chosen with the place needs no screen of its own."""
        act = None if decision is None else self._ahead.pop(decision.topic, None)
        if decision is not None and act in decision.acts:
            self.foreseen.emit(decision.acts.index(act))

    def set_ripe(self, ripe: bool) -> None:
        """Whether the confirm button works."""
        if ripe != self.ripe:
            self.ripe = ripe
            self.renew()

    @property
    def decision(self) -> Decision | None:
        """The question that lies here."""
        return self._asked

    # ---------------------------------------------------------------- what people do

    def confirm(self) -> None:
        """The last click. Nothing happens, and nothing is heard, before everything is chosen and the time is up."""
        task, decision = self.task, self._asked
        if task is None or decision is None or not self.works:
            return
        if decision.kind == "some":
            self.confirmed.emit()
        elif task.pick is not None:
            if ahead := task.ahead():
                self._ahead = dict(ahead)
            self.decided.emit(task.pick)

    def choose_number(self, number: int) -> None:
        """The so-many-th thing that is offered, from 1."""
        keys = self.task.numbered() if self.task is not None else ()
        if 0 < number <= len(keys):
            self.press(keys[number - 1])

    def keeps_enter(self, spot: Spot) -> bool:
        """Enter on what was pressed last confirms, once everything is chosen: it is pressed only once."""
        return self.works and spot is self.spot_of(("task", self._last))

    def press(self, key: str) -> None:
        """A thing of the task was pressed."""
        if self.task is not None and self.open:
            self._last = key
            self.task.press(key)
            self.renew()

    def peek(self, held: bool) -> None:
        """Hold the own role open, or let go of it: at once, without a fade."""
        if held != self.peeking:
            self.peeking = held and self.open
            self.renew()

    # ---------------------------------------------------------------- spots

    def lay_spots(self) -> None:
        """Always in the same order: hold to see, the task, confirm; then what explains itself."""
        assert self.view is not None
        self.setAccessibleName(self.tell("private"))
        if not self.open:
            return
        hold = self.spot("hold", self.place(self._hold_area()), self.tell("hold"), self.tell_about("hold"), _nothing)
        self._held_spot(hold, self.peek)
        if self.task is not None:
            for key, area, name in self.task.spots():
                spot = self.spot(("task", key), self.place(area), name, self.task.about(key), self._presser(key))
                if key == "token":
                    self._held_spot(spot, self._hold_token)
        self.spot("confirm", self.place(self._confirm_area()), self._confirm_words(), None, self.confirm)
        for row, good in enumerate(self._goods()):
            self.spot(("good", row), self.place(self._row(row)), self.named("good", good), Anchor("good", good))

    def tell_about(self, id: str) -> object:
        """An explanation of a part of the frame."""
        from nemesis_desktop.table.border import Explanation

        return Explanation(self.tell(id), (self.tell(f"{id}-text"),))

    def _presser(self, key: str):  # type: ignore[no-untyped-def]
        return lambda: self.press(key)

    @staticmethod
    def _held_spot(spot: Spot, hold: Callable[[bool], None]) -> None:
        if not spot.property("holds"):
            spot.setProperty("holds", True)
            spot.pressed.connect(lambda: hold(True))
            spot.released.connect(lambda: hold(False))

    def _hold_token(self, held: bool) -> None:
        if self.task is not None:
            self.task.hold(held)
            self.renew()

    # ---------------------------------------------------------------- for tests of what may be seen

    def secrets(self) -> list[QRectF]:
        """Where faces lie that only their owner knows, in pixels: everything else looks the same to both sides."""
        areas = [QRectF(ROLE.x() + 12, ROLE.y() + 56, 104, 150), TOKENS, GOODS, HAND]
        areas += self.task.secrets() if self.task is not None else []
        return [self.canvas(QPainter()).rect(*self.place(area).getRect()) for area in areas]  # type: ignore[misc]


def _nothing() -> None:
    """A press by itself does nothing: it is held."""
