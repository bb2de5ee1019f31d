"""Who knows what lies where: declared once per zone, and asked by everything that shows or tells.

A zone is a kind of place on the table (hands, decks, unexplored tiles …) with an audience. What a seat may know of it
is ``Zone.known``: the view shows what that holds and nothing else, an event names a hidden thing to those for whom it
holds it (``Zone.hides``), and the scramble that proves both exchanges what it does not hold.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Sequence
from enum import Enum
from typing import Any, Generic, TypeVar

from attrs import frozen

from nemesis_desktop.engine.chance import Chance
from nemesis_desktop.engine.decision import TABLE, Seat, Team
from nemesis_desktop.engine.events import Hidden

S = TypeVar("S")
T = TypeVar("T")

About = Hashable
"""What a place is known by: the seat of its owner, or the number or name of what is looked at."""


class Audience(Enum):
    """Who knows what lies in a zone."""

    EVERYBODY = "everybody"
    OWNER = "owner"
    """Whoever a place belongs to, one person or a team who know it together, and whoever has looked."""
    LOOKERS = "lookers"
    """Nobody but those who have looked, each for itself."""
    NOBODY = "nobody"


class _Everything(Collection[About]):
    """All places of a zone: it lies open."""

    def __contains__(self, about: object) -> bool:
        return True

    def __iter__(self) -> Iterator[About]:
        raise TypeError("what lies open is not counted")

    def __len__(self) -> int:
        raise TypeError("what lies open is not counted")

    def __bool__(self) -> bool:
        return True


EVERYTHING: Collection[About] = _Everything()
NOTHING: Collection[About] = frozenset()


def holds(known: Collection[About], about: About) -> bool:
    """Whether somebody who knows so much of a zone knows this place; of a team's, whoever is one of the team."""
    if isinstance(about, frozenset) and known is not EVERYTHING:
        return not about.isdisjoint(known)
    return about in known


@frozen
class Place:
    """One thing's place: a container and the key of the thing in it.

    ``owner`` is the seat or the team it belongs to, or the table; ``about`` is what looking at it is noted by.
    """

    container: Any
    key: Any
    owner: Seat | Team = TABLE
    about: About = None

    @property
    def thing(self) -> Any:
        """What lies here."""
        return self.container[self.key]

    def among(self, known: Collection[About]) -> bool:
        """Whether this is one of the places known to somebody (see ``Zone.known``)."""
        if known is EVERYTHING or (self.owner != TABLE and holds(known, self.owner)):
            return True
        return self.about is not None and self.about in known

    def put(self, thing: Any) -> None:
        """Lay another thing here."""
        self.container[self.key] = thing


def never(identity: Hashable) -> bool:
    """Nothing stays where it is."""
    return False


def nothing_shown(state: Any) -> Collection[About]:
    """Nothing lies open here."""
    return NOTHING


def nothing_looked_at(state: Any, seat: Seat) -> Collection[About]:
    """Nobody can look here."""
    return NOTHING


def the_thing(place: Place) -> Hashable:
    """A thing is told from others of its sort by its id, wherever it lies."""
    thing: Hashable = place.thing
    return thing


def the_place(place: Place) -> Hashable:
    """Things that are all alike are told apart by their place."""
    return place.about


@frozen(eq=False)
class Zone(Generic[S]):
    """A kind of place, its audience, and how to find its places.

    Attributes:
        sort: groups things that look alike from outside: only those can be exchanged without a trace.
        shown: what everybody may know all the same, by the places' ``about``: what has been turned over.
        looked: what a seat has looked at here, by the places' ``about``.
        identity: what stays the same of a hidden thing while it moves.
    """

    name: str
    audience: Audience
    places: Callable[[S], Iterable[Place]]
    sort: Callable[[S, Place], str] | None = None
    shown: Callable[[S], Collection[About]] = nothing_shown
    looked: Callable[[S, Seat], Collection[About]] = nothing_looked_at
    identity: Callable[[Place], Hashable] = the_thing

    def known(self, state: S, seat: Seat) -> Collection[About]:
        """What this seat may know of the zone: owners' seats, and what it has looked at. The one place that decides."""
        if self.audience is Audience.EVERYBODY:
            return EVERYTHING
        shown = self.shown(state)
        if seat == TABLE or shown is EVERYTHING or self.audience is Audience.NOBODY:
            return shown
        looked = self.looked(state, seat)
        if self.audience is Audience.OWNER:
            return {seat, *looked, *shown} if looked or shown else (seat,)
        return {*looked, *shown} if looked and shown else looked or shown

    def hides(self, value: T, *abouts: About) -> Hidden[T]:
        """A field of an event that only those read who may know one of these places of the zone.

        A thing that has moved is told with the place where it lay and the one where it lies.
        """
        return Hidden(value, self, abouts)

    def may_read(self, state: S, seat: Seat, abouts: Iterable[About]) -> bool:
        """Whether a seat may know what lies in one of these places."""
        known = self.known(state, seat)
        return any(holds(known, about) for about in abouts)

    def sort_of(self, state: S, place: Place) -> str:
        """The sort of the thing in a place."""
        return self.name if self.sort is None else self.sort(state, place)


def hidden_from(zones: Sequence[Zone[S]], state: S, seat: Seat) -> Iterator[tuple[Zone[S], Place]]:
    """The places whose content ``seat`` cannot know, each with its zone."""
    for zone in zones:
        known = zone.known(state, seat)
        if known is not EVERYTHING:
            yield from ((zone, place) for place in zone.places(state) if not place.among(known))


def identity_of(zone: Zone[S], state: S, place: Place) -> Hashable:
    """What stays the same of a hidden thing while it moves, together with its sort."""
    return zone.sort_of(state, place), zone.identity(place)


def scramble(
    zones: Sequence[Zone[S]],
    state: S,
    seat: Seat,
    chance: Chance,
    fixed: Callable[[Hashable], bool] = never,
) -> None:
    """Exchange everything that ``seat`` cannot know, in place: the twin that must look the same to that seat.

    What is ``fixed`` (see ``identity_of``) stays where it is: it is hidden here, but the seat has learnt it since.
    """
    hidden: dict[str, list[Place]] = {}
    for zone, place in hidden_from(zones, state, seat):
        identity = identity_of(zone, state, place)
        if not fixed(identity):
            hidden.setdefault(zone.sort_of(state, place), []).append(place)
    for sort, places in hidden.items():
        things = [place.thing for place in places]
        chance.shuffle(f"scramble-{sort}", things)
        for place, thing in zip(places, things, strict=True):
            place.put(thing)
