"""Items and objects: found, made, traded, dropped."""

from __future__ import annotations

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.events import Event, Secret


class Searches(Event):
    """Somebody searches a room, and looks at cards."""

    who: Seat
    deck: str
    count: int
    cards: Secret[tuple[str, ...]]


class KeepsItem(Event):
    """Somebody has kept an item in the inventory."""

    who: Seat
    item: Secret[str]
    deck: str


class KeepsHeavyItem(Event):
    """Somebody has taken a heavy item in hand."""

    who: Seat
    item: str


class Crafts(Event):
    """Somebody has made an item."""

    who: Seat
    item: str


class DiscardsItem(Event):
    """Somebody has given up an item."""

    who: Seat
    item: str


class DroppedItem(Event):
    """Somebody has dropped an item."""

    who: Seat
    item: str


class DroppedHiddenItem(Event):
    """Somebody has dropped an item that nobody else has seen."""

    who: Seat
    item: Secret[str]
    deck: str


class DroppedObject(Event):
    """Somebody has put down an object."""

    who: Seat
    thing: str
    room: int


class PicksUp(Event):
    """Somebody has picked up an object."""

    who: Seat
    thing: str
    room: int


class Attached(Event):
    """Something has been attached to a weapon."""

    who: Seat
    item: str
    weapon: str


class Joined(Event):
    """Two things are held as one."""

    who: Seat
    item: str
    thing: str


class Loaded(Event):
    """A weapon has been loaded."""

    who: Seat
    weapon: str
    ammo: int


class ActivatesQuest(Event):
    """Somebody has activated a quest item."""

    who: Seat
    item: str


class TradeStarts(Event):
    """People in a room may trade."""

    who: Seat
    room: int


class HandsOver(Event):
    """Something has been handed over openly."""

    who: Seat
    other: Seat
    thing: str


class HandsOverHidden(Event):
    """Something has been handed over that the others do not see."""

    who: Seat
    other: Seat
    thing: Secret[str]
    deck: str


class OfferDeclined(Event):
    """Somebody has declined what was offered."""

    who: Seat
    other: Seat
    thing: Secret[str]
