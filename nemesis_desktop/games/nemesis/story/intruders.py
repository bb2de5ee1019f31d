"""Intruders: the bag, encounters, fights, eggs, and event cards."""

from __future__ import annotations

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.events import Event, Secret


class EventCard(Event):
    """An event card has been turned over."""

    event: str


class EventRemoved(Event):
    """An event card has been removed from the game."""

    event: str


class EventShuffledBack(Event):
    """An event card has been shuffled back."""

    event: str


class LookedAtEvent(Event):
    """Somebody has looked at the next event card."""

    who: Seat
    event: Secret[str]


class EventPutBack(Event):
    """Somebody has put the next event card back."""

    who: Seat
    where: str


class EventsArranged(Event):
    """Somebody has put the next event cards back, in an order of their own."""

    who: Seat
    count: int


class BagToken(Event):
    """A token has been drawn in the bag development; ``front`` tells tokens of one kind apart."""

    kind: str
    front: str
    number: int
    token: str


class TokenDrawn(Event):
    """A token has been drawn for an encounter."""

    who: Seat
    kind: str
    number: int
    token: str
    room: int


class TokenToBag(Event):
    """A token has been put into the bag; ``front`` tells tokens of one kind apart."""

    kind: str
    front: str


class NoMiniature(Event):
    """No miniature is left for the token that was drawn."""

    kind: str


class NoFigure(Event):
    """No figure is left."""

    kind: str


class FirstEncounter(Event):
    """The first intruder has been met: everybody chooses an objective."""

    kind: str


class ObjectiveKept(Event):
    """Somebody has chosen an objective."""

    who: Seat
    objective: Secret[str]


class Encounter(Event):
    """Somebody meets something."""

    who: Seat
    room: int


class SurpriseCheck(Event):
    """The number on the token is compared with the cards in somebody's hand."""

    who: Seat
    number: int
    cards: int
    surprise: bool
    kind: str
    intruder: int


class IntruderPlaced(Event):
    """An intruder stands in a room."""

    kind: str
    room: int
    intruder: int


class IntruderMoves(Event):
    """An intruder has gone to another room."""

    kind: str
    from_: int
    to: int
    intruder: int
    corridor: str | None


class IntruderHides(Event):
    """An intruder has gone back into the bag."""

    kind: str
    room: int
    intruder: int


class Retreats(Event):
    """A hurt intruder flees through the corridor that an event card says."""

    kind: str
    room: int
    number: int
    intruder: int
    event: str


class Attacks(Event):
    """An intruder attacks."""

    kind: str
    target: Seat
    attack: str
    hit: bool
    surprise: bool
    intruder: int
    room: int


class LarvaAttacks(Event):
    """A larva attacks."""

    target: Seat
    intruder: int
    room: int
    surprise: bool


class Shoots(Event):
    """Somebody shoots at an intruder."""

    who: Seat
    weapon: str
    kind: str
    intruder: int


class ShootsEggs(Event):
    """Somebody shoots at eggs."""

    who: Seat
    weapon: str


class Melees(Event):
    """Somebody fights an intruder hand to hand."""

    who: Seat
    kind: str
    intruder: int


class MeleesEggs(Event):
    """Somebody strikes at eggs."""

    who: Seat


class CombatRolled(Event):
    """Somebody has rolled the combat die."""

    who: Seat
    face: str


class ShotResult(Event):
    """A shot has done so much."""

    who: Seat
    kind: str
    count: int
    intruder: int


class MeleeMissed(Event):
    """A blow has missed."""

    who: Seat
    kind: str


class Injured(Event):
    """An intruder has been hurt; ``total`` are its injuries now."""

    kind: str
    room: int
    count: int
    intruder: int
    total: int


class IntruderHeals(Event):
    """An intruder has recovered."""

    kind: str
    room: int
    count: int
    intruder: int


class Toughness(Event):
    """Attack cards say what an intruder can bear; -1 that it retreats."""

    kind: str
    room: int
    cards: tuple[str, ...]
    toughness: int
    total: int


class IntruderKilled(Event):
    """An intruder has been killed."""

    kind: str
    room: int
    intruder: int


class IntruderLeaves(Event):
    """An intruder is gone for good after its attack, without a carcass."""

    kind: str
    room: int
    intruder: int


class AttacksWithoutCard(Event):
    """An intruder attacks, and no card is drawn."""

    kind: str
    target: Seat
    intruder: int
    room: int
    surprise: bool


class Develops(Event):
    """An intruder has become a larger one."""

    kind: str
    into: str
    intruder: int
    room: int


class Eats(Event):
    """An intruder has eaten: a heavy ``thing``, or another intruder (``eaten``)."""

    kind: str
    intruder: int
    room: int
    food: str
    thing: str | None
    eaten: int | None


class CarcassLaid(Event):
    """A carcass has come into a room without anybody's death."""

    room: int
    thing: str


class CarcassRises(Event):
    """A carcass has gone, for what rises from it."""

    room: int
    thing: str


class AdaptationShown(Event):
    """The first intruder of its kind has turned an adaptation up."""

    weakness: str
    slot: str
    kind: str


class AdaptationRemoved(Event):
    """Somebody has found the remedy: an adaptation has left the game."""

    who: Seat
    weakness: str
    slot: str


class Transformed(Event):
    """A creeper has become a breeder."""

    intruder: int
    room: int


class EggAdded(Event):
    """An egg has been added in the Nest; so many lie there now."""

    count: int


class EggHatched(Event):
    """An egg of the Nest has hatched; so many lie there now."""

    count: int


class TakesEgg(Event):
    """Somebody has taken an egg from the Nest; so many lie there now."""

    who: Seat
    thing: str
    count: int


class EggsDestroyed(Event):
    """So many eggs of a room have been destroyed."""

    room: int
    count: int


class NestDestroyed(Event):
    """The Nest has been destroyed."""
