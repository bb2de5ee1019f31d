"""What flies over the table for an event, and where."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Any, Final, TypeVar

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.engine.events import Event
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.components.tracks import SELF_DESTRUCT_SKULL, TIME_JUMP
from nemesis_desktop.games.nemesis.ui.cards.cards import card_pixmap
from nemesis_desktop.games.nemesis.ui.happening.showing import WATCHED
from nemesis_desktop.games.nemesis.ui.ship.drawn.crowd import object_kind
from nemesis_desktop.games.nemesis.ui.ship.drawn.pieces import OBJECT_SIGNS
from nemesis_desktop.games.nemesis.ui.ship_table import ShipTable
from nemesis_desktop.games.nemesis.ui.signs import intruder
from nemesis_desktop.games.nemesis.view import View
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.pieces import disc
from nemesis_desktop.table.drawing.theme import motion
from nemesis_desktop.table.furniture.board_part import BoardPart
from nemesis_desktop.table.show.flights import Flight, Sign, drawn_from, fly, ripple, sign, tick
from nemesis_desktop.table.show.moment import Moment

E = TypeVar("E", bound=Event, covariant=True)

BEAST: Final = 15.0
"""The radius of an intruder token in flight, in units."""
SMALL_CARD: Final = (63.0, 70.5)
MOST_FLYING: Final = 3
"""How large cards are on their way to a discard pile, and how many of them are seen."""


@frozen(eq=False)
class OverTable(Moment[E, View]):
    """An event about to be shown over the table, and where everything lies on it."""

    table: ShipTable

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


def flight_of(moment: OverTable[Any]) -> Flight | None:
    """What flies for an event; None if nothing does."""
    maker = _FLIGHTS.get(type(moment.event))
    return maker(moment) if maker is not None else None


def lead_flight(moment: OverTable[Any]) -> Flight | None:
    """What flies before an event is told: cards that were paid for it, or a token that leaves the shaken bag."""
    bag = moment.spot(moment.table.intruders, "bag")
    event = moment.event
    if bag is None or not isinstance(event, story.TokenDrawn | story.BagToken):
        return _to_discard(moment)
    kind, start = event.kind, bag.center()

    def end() -> QPointF:
        if isinstance(event, story.TokenDrawn) and (room := moment.room(event.room)) is not None:
            return room
        return QPointF(bag.left() - 60 * moment.table.unit, bag.center().y() + 30 * moment.table.unit)

    def face(canvas: Canvas) -> None:
        if kind == "blank":
            canvas.circle(0, 0, 2 * BEAST, "ground.bg1", "line.strong", 3)
            canvas.circle(0, 0, BEAST, None, "line.strong", 3)
        else:
            disc(canvas, QPointF(0, 0), 4 * BEAST, intruder(kind), 2)

    def back(canvas: Canvas) -> None:
        canvas.circle(0, 0, 2 * BEAST, "ground.bg1", "state.danger_soft", 2.4)
        canvas.symbol("symbols/bag", -BEAST, -BEAST, 2 * BEAST, "line.strong")

    def shaken(canvas: Canvas, x: float, y: float) -> None:
        canvas.symbol("symbols/bag", x - 16, y - 16, 32, "text.bone")

    return drawn_from(start, end, face, back, shaken, moment.table.unit)


def _to_discard(moment: OverTable[Any]) -> Flight | None:
    """What somebody has paid, or lost, flies face up to their discard pile: in the tray, or on their module."""
    for one, after in zip(moment.before.crew, moment.after.crew, strict=False):
        grown = after.discard[: len(one.discard)] == one.discard
        cards = after.discard[len(one.discard) :] if grown and after.status == "aboard" else ()
        if cards:
            return _cards_fly(moment, one.seat, cards[-MOST_FLYING:])
    return None


def _cards_fly(moment: OverTable[Any], seat: int, cards: tuple[str, ...]) -> Flight | None:
    unit, tray, words = moment.table.unit, moment.table.tray, moment.table.words
    target = moment.module(seat, "cards")
    if target is None:
        return None
    start = QPointF(target.right() + 60 * unit, target.center().y())
    if tray is not None and moment.before.seat == seat:
        places = [place for card in cards if (place := tray.place_of(Anchor("card", card))) is not None]
        start = moment.over(tray, places[0] if places else QRectF(tray.hand.geometry())).center()
        target = moment.over(tray, QRectF(tray.sheet.geometry()))

    def paint(canvas: Canvas, x: float, y: float, grown: float) -> None:
        for place, card in enumerate(cards):
            deck, face = ("contamination", None) if card == "contamination" else ("action", card)
            made = card_pixmap(deck, face, SMALL_CARD, canvas.unit, canvas.ratio, words)
            aside = place - (len(cards) - 1) / 2
            with canvas.turned(QPointF(x + 15 * aside, y), 4 * aside, grown, grown) as on:
                at = on.rect(-SMALL_CARD[0] / 2, -SMALL_CARD[1] / 2, *SMALL_CARD)
                on.painter.drawPixmap(at, made, QRectF(made.rect()))

    flown = fly(start, target.center(), paint, 2 * motion("card_discard"), unit, "text.secondary")
    reach = 80 * unit
    return Flight(flown.duration, flown.draw, lambda part: flown.where(part).adjusted(-reach, -reach, reach, reach))


def step_flight(before: View, after: View, table: ShipTable) -> Flight | None:
    """The next step of the event phase lights up in the strip of steps, so that everybody sees where the round is."""
    if after.phase == before.phase or after.phase not in WATCHED:
        return None
    found = table.top.spot_of(("step", after.phase))
    if found is None:
        return None
    box = QRectF(found.geometry()).translated(QPointF(table.top.pos()))
    return ripple(box, "accent.warm", motion("camera"), table.unit)


# ---------------------------------------------------------------------------------------------- tracks


def _time(moment: OverTable[story.Time]) -> Flight | None:
    return _ticked(moment, "time", moment.event.index, TIME_JUMP, ("text.primary", "ground.bg1"))


def _destruct(moment: OverTable[story.SelfDestruct]) -> Flight | None:
    return _ticked(moment, "destruct", moment.event.index, SELF_DESTRUCT_SKULL, ("state.danger", "text.ink_danger"))


def _ticked(moment: OverTable[Any], track: str, now: int, end: int, inks: tuple[str, str]) -> Flight | None:
    """The marker goes on by a space of a track that counts down; the last space is no number."""
    top = moment.table.top
    before, after = top.cell(track, now - 1), top.cell(track, now)
    if before is None or after is None or now >= end:
        return None
    boxes = moment.over(top, before), moment.over(top, after)
    numbers = str(end - now + 1), str(end - now)
    return tick(*boxes, *numbers, *inks, motion("track_tick"), moment.table.unit)


def _destruct_switched(moment: OverTable[Any]) -> Flight | None:
    return moment.ripple(moment.spot(moment.table.top, "destruct"), "state.danger")


def _round(moment: OverTable[story.Round]) -> Flight | None:
    return moment.ripple(moment.spot(moment.table.top, ("step", "draw")), "accent.warm", "camera")


# ---------------------------------------------------------------------------------------------- people


def _to_module(
    what: str, name: str, ink: str, ground: str, time: str = "wound_land"
) -> Callable[[OverTable[Any]], Flight | None]:
    """A sign goes from a person's room to its place on the module."""
    paint = sign(f"symbols/{name}", ink, ground)

    def flight(moment: OverTable[Any]) -> Flight | None:
        seat = moment.event.who
        target = moment.module(seat, what)
        start = moment.home(seat)
        return moment.fly(start, target, paint, ink, time) if start is not None else moment.ripple(target, ink)

    return flight


def _at_module(what: str, ink: str, time: str = "token_turn") -> Callable[[OverTable[Any]], Flight | None]:
    """A light at a person's module."""
    return lambda moment: moment.ripple(moment.module(moment.event.who, what), ink, time)


def _first_player(moment: OverTable[story.FirstPlayer]) -> Flight | None:
    old, new = moment.module(moment.before.first_player, "badge"), moment.module(moment.event.who, "badge")
    if old is None or old == new:
        return None
    return moment.fly(
        old.center(), new, sign("symbols/first_player", "accent.warm", "ground.bg1"), "accent.warm", "wound_land"
    )


def _handed(moment: OverTable[story.HandsOver | story.HandsOverHidden]) -> Flight | None:
    giver = moment.module(moment.event.who, "hands")
    if giver is None:
        return None
    paint = sign("symbols/item", "accent.warm", "ground.bg1")
    return moment.fly(giver.center(), moment.module(moment.event.other, "hands"), paint, "accent.warm", "wound_land")


def _thing(moment: OverTable[story.PicksUp | story.DroppedObject]) -> Sign:
    name, ink = OBJECT_SIGNS[object_kind(moment.event.thing)]
    return sign(name, ink, "ground.bg1")


def _picked_up(moment: OverTable[story.PicksUp]) -> Flight | None:
    hands = moment.module(moment.event.who, "hands")
    return moment.fly(moment.room(moment.event.room), hands, _thing(moment), "accent.warm", "wound_land")


def _put_down(moment: OverTable[story.DroppedObject]) -> Flight | None:
    hands, room = moment.module(moment.event.who, "hands"), moment.room(moment.event.room)
    if hands is None or room is None:
        return None
    return moment.fly(hands.center(), QRectF(room, room), _thing(moment), "text.secondary", "wound_land")


# ---------------------------------------------------------------------------------------------- intruders


def _into_bag(moment: OverTable[story.TokenToBag]) -> Flight | None:
    """A token goes from beside the ship into the bag."""
    kind, front = moment.event.kind, moment.event.front
    bag = moment.spot(moment.table.intruders, ("kind", front)) or moment.spot(moment.table.intruders, "bag")
    if bag is None:
        return None

    def paint(canvas: Canvas, x: float, y: float, grown: float) -> None:
        if kind == "blank":
            canvas.circle(x, y, BEAST * grown, "ground.bg1", "line.strong", 2)
        else:
            disc(canvas, QPointF(x, y), 2 * BEAST * grown, intruder(kind))

    start = QPointF(bag.left() - 150 * moment.table.unit, bag.center().y() + 60 * moment.table.unit)
    return moment.fly(start, bag, paint, "state.danger", "wound_land")


def _nest(ink: str) -> Callable[[OverTable[Any]], Flight | None]:
    return lambda moment: moment.ripple(moment.spot(moment.table.intruders, "nest"), ink, "fire_spread")


def _weakness(moment: OverTable[story.WeaknessDiscovered]) -> Flight | None:
    return moment.ripple(
        moment.spot(moment.table.intruders, ("weakness", moment.event.slot)), "accent.cold", "fire_spread"
    )


_FLIGHTS: Final[Mapping[type[Event], Callable[[OverTable[Any]], Flight | None]]] = {
    story.Time: _time,
    story.SelfDestruct: _destruct,
    story.SelfDestructStarted: _destruct_switched,
    story.SelfDestructStopped: _destruct_switched,
    story.Round: _round,
    story.FirstPlayer: _first_player,
    story.LightWound: _to_module("light", "light_wound", "state.danger", "state.danger_ground"),
    story.SeriousWound: _to_module("wound", "serious_wound", "state.danger", "state.danger_ground"),
    story.Contaminated: _to_module("cards", "contamination", "text.pale", "state.danger_ground"),
    story.LarvaOnBoard: _to_module("badge", "larva_on_board", "state.danger", "state.danger_ground"),
    story.SignalSent: _to_module("badge", "signal", "accent.cold", "accent.cold_ground"),
    story.KeepsItem: _to_module("cards", "item", "text.primary", "ground.bg1"),
    story.KeepsHeavyItem: _to_module("hands", "item", "text.primary", "ground.bg1"),
    story.WoundDressed: _at_module("wound", "state.success"),
    story.WoundHealed: _at_module("wound", "state.success"),
    story.LightHealed: _at_module("light", "state.success"),
    story.LarvaRemoved: _at_module("badge", "state.success"),
    story.SlimeRemoved: _at_module("badge", "state.success"),
    story.Passes: _at_module("", "text.secondary"),
    story.LosesHand: _at_module("cards", "state.danger"),
    story.DrewCards: _at_module("cards", "accent.cold", "card_lift"),
    story.Loaded: _at_module("hands", "accent.warm"),
    story.HandsOver: _handed,
    story.HandsOverHidden: _handed,
    story.PicksUp: _picked_up,
    story.DroppedObject: _put_down,
    story.TokenToBag: _into_bag,
    story.EggAdded: _nest("state.danger"),
    story.EggHatched: _nest("state.danger"),
    story.TakesEgg: _nest("text.primary"),
    story.EggsDestroyed: _nest("state.success"),
    story.WeaknessDiscovered: _weakness,
}
