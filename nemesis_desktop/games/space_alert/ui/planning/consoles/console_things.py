"""Where everything on a console lies: slots, hand, keys, buttons; and what each of them is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.games.space_alert.acts import slot as slot_anchor
from nemesis_desktop.games.space_alert.components.ship import STAGES, turns_of
from nemesis_desktop.games.space_alert.ui.board import Board
from nemesis_desktop.games.space_alert.ui.planning.aids import Aids
from nemesis_desktop.games.space_alert.ui.planning.laying.desk import Desk
from nemesis_desktop.games.space_alert.ui.planning.laying.on_desk import Lane
from nemesis_desktop.games.space_alert.ui.planning.typing import DEEDS, Typing
from nemesis_desktop.games.space_alert.view import Console, Person

HEAD: Final = 36.0
SLOT: Final = (48.0, 52.0)
ACROSS: Final = 50.7
DOWN: Final = 55.4
CARD: Final = (48.0, 48.0)
IN_A_ROW: Final = 5
OVERLAP_FROM: Final = 11


class Thing(NamedTuple):
    """Something on a console that can be pressed: a ``card`` of the hand, a ``slot``, the ``phase``, ``draw``,
    ``end``, or a ``key``; which card, turn or deed; and where it is, in units.
    """

    kind: str
    id: str
    box: QRectF

    @property
    def turn(self) -> int:
        """The turn of a slot."""
        return int(self.id)


class ConsoleThings(Board):
    """The places of one figure's console.

    Args:
        number: of the figure.
        desk: what hands do here.
        typing: which keys are whose.
        aids: what helps to plan.
    """

    def __init__(self, number: int, desk: Desk, typing: Typing, aids: Aids, parent: QWidget) -> None:
        super().__init__(parent)
        self.number = number
        self.desk = desk
        self.typing = typing
        self.aids = aids

    @property
    def there(self) -> bool:
        """Whether the crew has this figure."""
        return self.view is not None and self.number < len(self.view.consoles)

    @property
    def console(self) -> Console:
        """What lies here."""
        assert self.view is not None
        return self.view.consoles[self.number]

    @property
    def person(self) -> Person | None:
        """Who sits here; None at an android's."""
        assert self.view is not None
        return next((one for one in self.view.people if one.seat == self.console.seat), None)

    @property
    def lane(self) -> Lane:
        """Where the keys are."""
        return self.desk.lanes.setdefault(self.number, Lane())

    # ---------------------------------------------------------------- places

    def things(self) -> Iterator[Thing]:
        """Everything that can be pressed, the uppermost last."""
        if not self.there or self.view is None:
            return
        for stage in STAGES[: self.view.phases]:
            for place, turn in enumerate(turns_of(stage.number)):
                yield Thing("slot", str(turn), self._slot(stage.number, place))
        yield from self._keys()
        yield from self._hand()
        yield Thing("phase", "", self._phase_box())
        person = self.person
        if self._may_be_filled:
            yield Thing("fill", "", QRectF(self.wide - 122, self.high - 44, 112, 36))
        if person is not None and person.draws and self.view.said:
            yield Thing("draw", "", self._beside_slots)
        elif person is not None and self.view.phase > 2:
            yield Thing("end", "", self._beside_slots)

    @property
    def _beside_slots(self) -> QRectF:
        """Behind the four slots of phase 2, where no card ever lies."""
        last = self._slot(2, 3)
        left = last.right() + 4
        return QRectF(left, last.top(), min(112.0, self.wide - 8 - left), last.height())

    @property
    def _may_be_filled(self) -> bool:
        """Whether the planner may lay cards for this android: people plan with it, and the clock allows aids."""
        view, console = self.view, self.console
        if view is None or not console.android or len(view.people) == 1 or not self.aids.offered:
            return False
        return bool(view.said) and 1 <= console.phase <= view.phases

    @property
    def _grown(self) -> float:
        """How much larger slots and cards are drawn on a taller screen."""
        rows = self.view.phases if self.view is not None else 3
        need = HEAD + rows * DOWN + (104 if self._has_hand else 0) + 8
        return max(1.0, min(1.35, (self.high - 4) / need, (self.wide - 12) / (5 * ACROSS)))

    @property
    def _has_hand(self) -> bool:
        return self.view is None or not self.console.android

    def _slot(self, phase: int, place: int) -> QRectF:
        grown = self._grown
        x, y = 8 + ACROSS * grown * place, HEAD + 2 + DOWN * grown * (phase - 1)
        return QRectF(x, y, SLOT[0] * grown, SLOT[1] * grown)

    def _keys(self) -> Iterator[Thing]:
        keys = self.typing.keys_of(self.number)
        left = self._slot(1, 3).left() + 6
        room = self.wide - left - 8
        if not keys or room < 78 or self.typing.captain:
            return
        step = (room + 4) / 3
        for place, deed in enumerate(DEEDS):
            row, column = divmod(place, 3)
            yield Thing("key", deed, QRectF(left + step * column, HEAD + 4 + 26 * row, step - 4, 23))
        yield Thing("keys", "", QRectF(left + step * 2, HEAD + 4 + 26, step - 4, 23))

    def _hand(self) -> Iterator[Thing]:
        cards = self.desk.hand(self.number) if self.desk.view is not None else ()
        if not cards:
            return
        grown, console = self._grown, self.console
        if console.android:
            yield Thing("card", cards[0], self._heroic)
            return
        assert self.view is not None
        top = HEAD + 4 + DOWN * grown * self.view.phases
        rows = 2
        a_row = IN_A_ROW if len(cards) < OVERLAP_FROM else -(-len(cards) // rows)
        step = min(ACROSS * grown, (self.wide - 16 - CARD[0] * grown) / max(1, a_row - 1))
        for place, card in enumerate(cards):
            row, column = divmod(place, a_row)
            box = QRectF(8 + step * column, top + 51 * grown * row, CARD[0] * grown, CARD[1] * grown)
            yield Thing("card", card, box)

    @property
    def _heroic(self) -> QRectF:
        """Where an android's own card waits: beside the slots, or below them where there is no room."""
        assert self.view is not None
        last = self._slot(self.view.phases, 4)
        if self.high > last.bottom() + 76:
            return QRectF(8, last.bottom() + 24, CARD[0], 54)
        return QRectF(self.wide - 62, HEAD + 26, CARD[0], 54)

    def _phase_box(self) -> QRectF:
        return QRectF(self.wide - 84, 8, 74, 24)

    def thing_at(self, at: QPointF) -> Thing | None:
        """What lies under a point in units."""
        return next((one for one in reversed(list(self.things())) if one.box.contains(at)), None)

    def place_of(self, anchor: Anchor) -> QRectF | None:
        """Where a card, a slot, the person or a button is."""
        if not self.there or not self.isVisible():
            return None
        found: QRectF | None = None
        for thing in self.things():
            own = {
                "card": Anchor("card", thing.id),
                "slot": slot_anchor(self.number, thing.turn) if thing.kind == "slot" else None,
                "phase": Anchor("open-phase", self.console.seat),
                "draw": Anchor("draw", self.console.seat),
                "end": Anchor("end-early", self.console.seat),
                "fill": Anchor("fill", self.number),
            }.get(thing.kind)
            if own == anchor:
                found = thing.box
        if anchor == Anchor("seat", self.console.seat):
            found = QRectF(0, 0, self.wide, HEAD)
        if found is None:
            return None
        unit = self.unit
        return QRectF(found.x() * unit, found.y() * unit, found.width() * unit, found.height() * unit)
