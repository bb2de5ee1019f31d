"""Which event flies where over the table."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import TYPE_CHECKING, Final

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.events import Told
from nemesis_desktop.games.nemesis.components.tracks import SELF_DESTRUCT_SKULL, TIME_JUMP
from nemesis_desktop.games.nemesis.ui.cards.dark_faces import disc
from nemesis_desktop.games.nemesis.ui.ship.crowd import object_kind
from nemesis_desktop.games.nemesis.ui.ship.pieces import OBJECT_SIGNS
from nemesis_desktop.games.nemesis.view import EVENT_PHASE, View
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.theme import motion
from nemesis_desktop.table.furniture.board_part import BoardPart
from nemesis_desktop.table.show.flights import Flight, Sign, fly, ripple, sign, tick

if TYPE_CHECKING:
    from nemesis_desktop.games.nemesis.ui.table import TableScreen

BEAST: Final = 15.0
"""The radius of an intruder token in flight, in units."""


@frozen(eq=False)
class Plan:
    """An event, the table before and after it, and where everything lies."""

    told: Told
    before: View
    after: View
    table: TableScreen

    def number(self, name: str) -> int:
        """A number among the facts; -1 if it is not there."""
        value = self.told.facts.get(name)
        return value if isinstance(value, int) else -1

    def word(self, name: str) -> str:
        """A word among the facts; empty if it is not there."""
        value = self.told.facts.get(name)
        return value if isinstance(value, str) else ""

    def over(self, part: QWidget, box: QRectF) -> QRectF:
        """A box of a part, in pixels of the table."""
        return box.translated(QPointF(part.mapTo(self.table, part.rect().topLeft())))

    def spot(self, part: BoardPart, key: Hashable) -> QRectF | None:
        """The place of something on a panel."""
        found = part.spot_of(key)
        return None if found is None else self.over(part, QRectF(found.geometry()))

    def module(self, seat: int, what: str = "") -> QRectF | None:
        """A person's module, or something on it."""
        box = self.table.crew.place_in(seat, what)
        return None if box is None else self.over(self.table.crew, box)

    def room(self, slot: int) -> QPointF | None:
        """The middle of a room, if it is in sight."""
        ship = self.table.map
        place = ship.layout_.slots.get(slot)
        if place is None:
            return None
        return self.over(ship, ship.to_widget(place.rect)).center()

    def home(self, seat: int) -> QPointF | None:
        """The room in which a person is."""
        one = next((one for one in self.before.crew if one.seat == seat), None)
        return None if one is None or one.room is None or one.status != "aboard" else self.room(one.room)

    def fly(self, start: QPointF | None, end: QRectF | None, paint: Sign, ring: str, time: str) -> Flight | None:
        """From a point to a place, if both are there."""
        if start is None or end is None:
            return None
        return fly(start, end.center(), paint, motion(time) * 2, self.table.unit, ring)

    def ripple(self, box: QRectF | None, ink: str, time: str = "token_turn") -> Flight | None:
        """Something has changed there."""
        return None if box is None else ripple(box, ink, motion(time), self.table.unit)


def flight_of(plan: Plan) -> Flight | None:
    """What flies for an event; None if nothing does."""
    maker = _PLANS.get(plan.told.kind)
    return maker(plan) if maker is not None else None


def step_flight(before: View, after: View, table: TableScreen) -> Flight | None:
    """The next step of the event phase lights up in the strip of steps, so that everybody sees where the round is."""
    if after.phase == before.phase or after.phase not in EVENT_PHASE:
        return None
    found = table.top.spot_of(("step", after.phase))
    if found is None:
        return None
    box = QRectF(found.geometry()).translated(QPointF(table.top.pos()))
    return ripple(box, "accent.warm", motion("camera"), table.unit)


# ---------------------------------------------------------------------------------------------- tracks


def _time(plan: Plan) -> Flight | None:
    now = plan.number("index")
    start, end = plan.table.top.cell("time", now - 1), plan.table.top.cell("time", now)
    if start is None or end is None or now >= TIME_JUMP:
        return None
    marks = (str(TIME_JUMP - now + 1), str(TIME_JUMP - now), "text.primary", "ground.bg1")
    boxes = plan.over(plan.table.top, start), plan.over(plan.table.top, end)
    return tick(*boxes, *marks, motion("track_tick"), plan.table.unit)


def _destruct(plan: Plan) -> Flight | None:
    now = plan.number("index")
    start, end = plan.table.top.cell("destruct", now - 1), plan.table.top.cell("destruct", now)
    if start is None or end is None or now >= SELF_DESTRUCT_SKULL:
        return None
    marks = (str(SELF_DESTRUCT_SKULL - now + 1), str(SELF_DESTRUCT_SKULL - now), "state.danger", "text.ink_danger")
    boxes = plan.over(plan.table.top, start), plan.over(plan.table.top, end)
    return tick(*boxes, *marks, motion("track_tick"), plan.table.unit)


def _destruct_switched(plan: Plan) -> Flight | None:
    return plan.ripple(plan.spot(plan.table.top, "destruct"), "state.danger")


def _round(plan: Plan) -> Flight | None:
    return plan.ripple(plan.spot(plan.table.top, ("step", "draw")), "accent.warm", "camera")


# ---------------------------------------------------------------------------------------------- people


def _to_module(
    what: str, name: str, ink: str, ground: str, time: str = "wound_land"
) -> Callable[[Plan], Flight | None]:
    """A sign goes from a person's room to its place on the module."""
    paint = sign(f"symbols/{name}", ink, ground)

    def plan_of(plan: Plan) -> Flight | None:
        seat = plan.number("who")
        target = plan.module(seat, what)
        start = plan.home(seat)
        return plan.fly(start, target, paint, ink, time) if start is not None else plan.ripple(target, ink)

    return plan_of


def _at_module(what: str, ink: str, time: str = "token_turn") -> Callable[[Plan], Flight | None]:
    """A light at a person's module."""
    return lambda plan: plan.ripple(plan.module(plan.number("who"), what), ink, time)


def _first_player(plan: Plan) -> Flight | None:
    old, new = plan.module(plan.before.first_player, "badge"), plan.module(plan.number("who"), "badge")
    if old is None or old == new:
        return None
    return plan.fly(
        old.center(), new, sign("symbols/first_player", "accent.warm", "ground.bg1"), "accent.warm", "wound_land"
    )


def _handed(plan: Plan) -> Flight | None:
    giver = plan.module(plan.number("who"), "hands")
    if giver is None:
        return None
    paint = sign("symbols/item", "accent.warm", "ground.bg1")
    return plan.fly(giver.center(), plan.module(plan.number("other"), "hands"), paint, "accent.warm", "wound_land")


def _thing(plan: Plan) -> Sign:
    name, ink = OBJECT_SIGNS[object_kind(plan.word("thing"))]
    return sign(name, ink, "ground.bg1")


def _picked_up(plan: Plan) -> Flight | None:
    hands = plan.module(plan.number("who"), "hands")
    return plan.fly(plan.room(plan.number("room")), hands, _thing(plan), "accent.warm", "wound_land")


def _put_down(plan: Plan) -> Flight | None:
    hands, room = plan.module(plan.number("who"), "hands"), plan.room(plan.number("room"))
    if hands is None or room is None:
        return None
    return plan.fly(hands.center(), QRectF(room, room), _thing(plan), "text.secondary", "wound_land")


# ---------------------------------------------------------------------------------------------- intruders


def _into_bag(plan: Plan) -> Flight | None:
    """A token goes from beside the ship into the bag."""
    kind = plan.word("kind")
    bag = plan.spot(plan.table.intruders, ("kind", kind)) or plan.spot(plan.table.intruders, "bag")
    if bag is None:
        return None

    def paint(canvas: Canvas, x: float, y: float, grown: float) -> None:
        if kind == "blank":
            canvas.circle(x, y, BEAST * grown, "ground.bg1", "line.strong", 2)
        else:
            disc(canvas, x, y, BEAST * grown, kind)

    start = QPointF(bag.left() - 150 * plan.table.unit, bag.center().y() + 60 * plan.table.unit)
    return plan.fly(start, bag, paint, "state.danger", "wound_land")


def _nest(ink: str) -> Callable[[Plan], Flight | None]:
    return lambda plan: plan.ripple(plan.spot(plan.table.intruders, "nest"), ink, "fire_spread")


def _weakness(plan: Plan) -> Flight | None:
    return plan.ripple(plan.spot(plan.table.intruders, ("weakness", plan.word("slot"))), "accent.cold", "fire_spread")


_PLANS: Final[Mapping[str, Callable[[Plan], Flight | None]]] = {
    "time": _time,
    "self-destruct": _destruct,
    "self-destruct-started": _destruct_switched,
    "self-destruct-stopped": _destruct_switched,
    "round": _round,
    "first-player": _first_player,
    "light-wound": _to_module("light", "light_wound", "state.danger", "state.danger_ground"),
    "serious-wound": _to_module("wound", "serious_wound", "state.danger", "state.danger_ground"),
    "contaminated": _to_module("cards", "contamination", "text.pale", "state.danger_ground"),
    "larva-on-board": _to_module("badge", "larva_on_board", "state.danger", "state.danger_ground"),
    "signal-sent": _to_module("badge", "signal", "accent.cold", "accent.cold_ground"),
    "keeps-item": _to_module("cards", "item", "text.primary", "ground.bg1"),
    "keeps-heavy-item": _to_module("hands", "item", "text.primary", "ground.bg1"),
    "wound-dressed": _at_module("wound", "state.success"),
    "wound-healed": _at_module("wound", "state.success"),
    "light-healed": _at_module("light", "state.success"),
    "larva-removed": _at_module("badge", "state.success"),
    "slime-removed": _at_module("badge", "state.success"),
    "passes": _at_module("", "text.secondary"),
    "loses-hand": _at_module("cards", "state.danger"),
    "drew-cards": _at_module("cards", "accent.cold", "card_lift"),
    "loaded": _at_module("hands", "accent.warm"),
    "hands-over": _handed,
    "hands-over-hidden": _handed,
    "picks-up": _picked_up,
    "dropped-object": _put_down,
    "token-to-bag": _into_bag,
    "egg-added": _nest("state.danger"),
    "egg-hatched": _nest("state.danger"),
    "takes-egg": _nest("text.primary"),
    "eggs-destroyed": _nest("state.success"),
    "weakness-discovered": _weakness,
}
