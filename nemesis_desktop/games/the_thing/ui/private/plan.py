"""The revealed aliens plan: on the map where their power goes, and below it the cards of the places.

Everybody knows who they are; what they choose only they see. So there is no role to cover here and no time to keep, and
both parts live and die with the visit like everything private.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.decision import Act, Anchor, Decision
from nemesis_desktop.games.the_thing.acts import PlanMade, Send
from nemesis_desktop.games.the_thing.components.locations import KENNEL, LOCATIONS
from nemesis_desktop.games.the_thing.ui.look import MODULE, panel, place_sign, symbol
from nemesis_desktop.games.the_thing.ui.part import StationPart
from nemesis_desktop.games.the_thing.ui.station.station import Station
from nemesis_desktop.games.the_thing.view import View
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import Paint
from nemesis_desktop.table.drawing.pieces import count
from nemesis_desktop.table.furniture.part import PrivatePart
from nemesis_desktop.table.furniture.play.offers import Offers

TOPIC: Final = "plan"
MARGIN: Final = 8.0
LINE: Final = 36.0
"""How high the line is that says what to do."""
WHO: Final = 232.0
HELP: Final = 184.0
BUTTON: Final = 210.0
"""How wide the aliens, the explanation and the last button are."""
RED: Final[Paint] = ("station.combat_top", "station.combat_bottom")
CARDS: Final = (*LOCATIONS, KENNEL)
"""Every card of the deck, as they lie side by side."""

Plan = Mapping[str, int]


class _Planning(StationPart, PrivatePart[View]):
    """What both parts have in common: they are there while the plan is asked, and its owners sit here."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._concealed = False
        self._asked: Decision | None = None

    @property
    def open(self) -> bool:
        """Whether the aliens look at it."""
        return not self._concealed and self._asked is not None

    def set_concealed(self, concealed: bool) -> None:
        """Face down nothing of it is there."""
        self._concealed = concealed
        self._come_and_go()

    def offer(self, offers: Offers) -> None:
        """It is there for one question alone."""
        decision = offers.decision
        self._asked = decision if decision is not None and decision.topic == TOPIC else None
        self._come_and_go()
        super().offer(offers)

    def _come_and_go(self) -> None:
        if self.isHidden() == self.open:
            self.setVisible(self.open)
        self.renew()

    def shows(self, anchor: Anchor) -> bool:
        """The answers are given here."""
        return self.open


class PlanMap(Station, _Planning):
    """The station with the power that is meant for its places; a click sends one more there.

    Signals:
        sent: more power for this place.
    """

    sent = Signal(str)

    def show_plan(self, plan: Plan) -> None:
        """Lay the plan over the map."""
        if self.view is not None:
            self.view = evolve(self.view, plan=tuple(plan.items()))
            self.renew()

    @property
    def asks(self) -> bool:
        """The whole map lies in the light."""
        return False

    def lit(self, anchor: Anchor) -> bool:
        """Red alone says where power goes."""
        return False

    def lay(self, anchor: Anchor, area: QRectF, name: str, about: object = None, key: object = None):  # type: ignore[no-untyped-def]
        """A place to which power can be sent answers to a click."""
        offered = self.offers is not None and anchor in self.offers.anchors
        press = self._sender(str(anchor.id)) if offered and anchor.kind == "place" else None
        return self.spot(key if key is not None else anchor, area, name, about if about is not None else anchor, press)

    def _sender(self, place: str) -> Callable[[], None]:
        return lambda: self.sent.emit(place)


class PlanDesk(_Planning):
    """The foot of the table while the aliens plan: who they are, a card for each place, what wins there.

    Signals:
        decided, foreseen: the first part of the plan, by its index, and each that follows.
        planned: what is meant for which place just now.
    """

    decided = Signal(int)
    foreseen = Signal(int)
    planned = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draft: dict[str, int] = {}
        self._rest: list[Act] = []

    # ---------------------------------------------------------------- the plan

    @property
    def laid(self) -> Plan:
        """What was laid before and lies there for good."""
        return {} if self.view is None else dict(self.view.plan)

    @property
    def reserve(self) -> int:
        """Power that is not meant for any place yet."""
        return 0 if self.view is None else self.view.pool - sum(self.laid.values()) - sum(self._draft.values())

    @property
    def can_end(self) -> bool:
        """At least one place is chosen."""
        return bool(self._draft or self.laid)

    def can_send(self, place: str) -> bool:
        """Whether the card of a place is there, and there is power left for it."""
        return self.reserve > 0 and any(isinstance(act, Send) and act.place == place for act in self._acts)

    @property
    def _acts(self) -> Sequence[Act]:
        return () if self._asked is None else self._asked.acts

    def offer(self, offers: Offers) -> None:
        """The first question of a plan, or one that its next part answers already."""
        before = self._asked
        super().offer(offers)
        if self._asked is None or self._asked is before:
            return
        self._draft = {}
        self.planned.emit(self.laid)
        if self._rest and (act := self._rest.pop(0)) in self._acts:
            self.foreseen.emit(self._acts.index(act))
        self.renew()

    def send(self, place: str) -> None:
        """One more power for a place."""
        if self.can_send(place):
            self._change(place, 1)

    def withdraw(self, place: str) -> None:
        """One power less for a place."""
        if self._draft.get(place, 0):
            self._change(place, -1)

    def _change(self, place: str, power: int) -> None:
        self._draft[place] = self._draft.get(place, 0) + power
        if not self._draft[place]:
            del self._draft[place]
        self.planned.emit({**self.laid, **self._draft})
        self.renew()

    def confirm(self) -> None:
        """The plan is made: its parts are sent one after another."""
        if not self.open or not self.can_end:
            return
        parts: list[Act] = [Send(place, power) for place, power in self._draft.items()]
        first, *self._rest = [*parts, PlanMade()]
        self.decided.emit(self._acts.index(first))

    def choose_number(self, number: int) -> None:
        """One more power for the so-many-th card, from 1."""
        if 0 < number <= len(CARDS):
            self.send(CARDS[number - 1])

    # ---------------------------------------------------------------- where things lie

    def _foot(self) -> QRectF:
        return QRectF(MARGIN, LINE + 3, self.wide - 2 * MARGIN, self.high - LINE - 8)

    def _card(self, place: str) -> QRectF:
        foot = self._foot()
        step = (foot.width() - WHO - HELP - 6) / len(CARDS)
        return QRectF(foot.x() + WHO + 6 + step * CARDS.index(place), foot.y(), step - 6, foot.height())

    def _less(self, place: str) -> QRectF:
        card = self._card(place)
        return QRectF(card.x() + 4, card.bottom() - 36, card.width() / 2 - 6, 32)

    def _button(self) -> QRectF:
        return QRectF(self.wide - MARGIN - BUTTON, 3, BUTTON - 4, LINE - 6)

    def lay_spots(self) -> None:
        """A card sends one more, its minus takes one back; the last button ends the plan."""
        self.setAccessibleName(self.tell("task-plan"))
        if not self.open:
            return
        for place in CARDS:
            power = self.laid.get(place, 0) + self._draft.get(place, 0)
            name = self.tell("plan-power", place=self.named("place", place), power=power)
            more = self._sender(place) if self.can_send(place) else None
            self.spot(place, self._card(place), name, Anchor("place", place), more)
            if self._draft.get(place, 0):
                less = self.tell("plan-less", place=self.named("place", place))
                self.spot(("less", place), self._less(place), less, None, self._withdrawer(place))
        self.spot("confirm", self._button(), self.tell("plan-made"), None, self.confirm if self.can_end else None)

    def _sender(self, place: str) -> Callable[[], None]:
        return lambda: self.send(place)

    def _withdrawer(self, place: str) -> Callable[[], None]:
        return lambda: self.withdraw(place)

    # ---------------------------------------------------------------- picture

    def paint_board(self, canvas: Canvas) -> None:
        """The line, the aliens, the cards, the explanation."""
        if not self.open:
            return
        canvas.box(0, 0, self.wide, self.high, "ground.bg0")
        self._paint_line(canvas)
        self._paint_aliens(canvas)
        for place in CARDS:
            self._paint_card(canvas, place)
        self._paint_help(canvas)

    def _paint_line(self, canvas: Canvas) -> None:
        canvas.cut(MARGIN, 0.5, self.wide - 2 * MARGIN, LINE - 1, 8, RED, "state.danger", 1.6)
        canvas.sign(symbol("revealed_alien"), QPointF(MARGIN + 20, LINE / 2), 24, "state.danger")
        button = self._button()
        left = self.tell("power-left", count=self.reserve)
        wide = canvas.width(left, 14, 600) + 20
        room = QRectF(MARGIN + 44, 2, button.x() - wide - MARGIN - 60, LINE - 4)
        assert self._asked is not None
        canvas.label(room, self.worded(self._asked.prompt.id), (17, 16, 15, 14, 13, 12), "text.primary", 600)
        rest = QRectF(button.x() - wide - 10, 2, wide, LINE - 4)
        canvas.label(rest, left, (14, 13, 12), "text.pale", 600, align="right")
        ground: Paint = ("accent.warm_top", "accent.warm_bottom") if self.can_end else "station.bg3"
        ink = "text.ink_warm" if self.can_end else "text.tertiary"
        canvas.cut(button.x(), button.y(), button.width(), button.height(), 8, ground, "station.edge", 1.2)
        end = canvas.key_hint(button.right() - 10, button.center().y(), self.worded("ui-tray-key-enter"), ink)
        words = QRectF(button.x() + 10, button.y(), end - button.x() - 16, button.height())
        canvas.label(words, self.tell("plan-made"), (15, 14, 13, 12), ink, 700, align="middle")

    def _paint_aliens(self, canvas: Canvas) -> None:
        """Who plans, and a stone for each power: full ones are still in reserve."""
        assert self.view is not None
        foot = self._foot()
        box = QRectF(foot.x(), foot.y(), WHO, foot.height())
        panel(canvas, box, edge="state.danger", fill=RED)
        canvas.circle(box.x() + 40, box.y() + 42, 28, ("state.blood_top", "state.blood_bottom"), "state.danger", 1.6)
        canvas.sign(symbol("revealed_alien"), QPointF(box.x() + 40, box.y() + 42), 44, "text.bone")
        names = ", ".join(self.name_of(one) for one in self.view.figures if one.status == "revealed")
        size, lines = canvas.fitted_lines(names, box.width() - 130, 40, (16, 15, 14, 13, 12), 600, 1.1, 2)
        low = canvas.lines(box.x() + 80, box.y() + 14, lines, size, "text.primary", 600, 1.1)
        room = QRectF(box.x() + 80, low + 2, box.width() - 130, 20)
        canvas.label(room, self.tell("alien-power"), (14, 13, 12), "text.pale", 500)
        count(canvas, QPointF(box.right() - 28, box.y() + 36), str(self.view.pool), "state.danger", 30)
        step = min(38.0, (box.width() - 48) / max(1, self.view.pool - 1))
        for stone in range(self.view.pool):
            middle = QPointF(box.x() + 28 + step * stone, box.bottom() - 34)
            kept = stone < self.reserve
            canvas.sign(symbol("alien_power"), middle, 30, "state.danger", 1.0 if kept else 0.3)

    def _paint_card(self, canvas: Canvas, place: str) -> None:
        area, power = self._card(place), self._draft.get(place, 0) or self.laid.get(place, 0)
        live = power > 0 or self.can_send(place)
        fill, edge = (RED, "state.danger") if power else (MODULE, "accent.warm_soft" if live else "station.hair")
        canvas.cut(area.x(), area.y(), area.width(), area.height(), 9, fill, edge, 2.2 if power else 1.3)
        ink, alpha = "text.bone" if power else "text.secondary", 1.0 if live else 0.35
        canvas.sign(place_sign(place), QPointF(area.center().x(), area.y() + 30), 38, ink, alpha)
        words = self.named("place", place)
        size, lines = canvas.fitted_lines(words, area.width() - 6, 32, (13, 12.5, 12, 11.5), 600, 1.05, 2, grow=False)
        paint = "text.primary" if live else "text.tertiary"
        canvas.lines(area.center().x(), area.y() + 54, lines, size, paint, 600, 1.05, "middle", grow=False)
        if not power:
            return
        bar = QRectF(area.x() + 4, area.bottom() - 34, area.width() - 8, 28)
        canvas.cut(bar.x(), bar.y(), bar.width(), bar.height(), 8, "state.danger", "ground.space", 1.4)
        count(canvas, bar.center(), str(power), "text.ink_danger", 17)
        if self._draft.get(place, 0):
            count(canvas, QPointF(bar.x() + 13, bar.center().y()), "−", "text.ink_danger", 17)
        if self.can_send(place):
            count(canvas, QPointF(bar.right() - 13, bar.center().y()), "+", "text.ink_danger", 17)

    def _paint_help(self, canvas: Canvas) -> None:
        foot = self._foot()
        box = QRectF(foot.right() - HELP + 6, foot.y(), HELP - 6, foot.height())
        panel(canvas, box, self.tell("plan-wins"))
        words = self.tell("task-plan-text")
        room, high = box.width() - 24, box.height() - 42
        size, lines = canvas.fitted_lines(words, room, high, (14, 13.5, 13, 12.5, 12), 400, 1.15, grow=False)
        canvas.lines(box.x() + 12, box.y() + 34, lines, size, "text.secondary", 400, 1.15, grow=False)
