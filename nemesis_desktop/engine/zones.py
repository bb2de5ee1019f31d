"""Who knows what lies where: declared once per zone, used by the scramble that proves the views.

A zone is a kind of place on the table (hands, decks, unexplored tiles …) with an audience. ``hidden_from`` lists the
places whose content a seat cannot know, by sort; exchanging things of one sort between such places is something the
seat must not be able to notice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from typing import Any, Generic, TypeVar

from attrs import frozen

from nemesis_desktop.engine.chance import Chance
from nemesis_desktop.engine.decision import TABLE, Seat, Team

S = TypeVar("S")


class Audience(Enum):
    """Who knows what lies in a zone."""

    EVERYBODY = "everybody"
    OWNER = "owner"
    """Whoever it belongs to: one person, or a team who know it together."""
    LOOKERS = "lookers"
    """Nobody but those who have looked, each for itself."""
    NOBODY = "nobody"


@frozen
class Place:
    """One thing's place: a container and the key of the thing in it.

    ``owner`` is the seat or the team it belongs to, or the table.
    """

    container: Any
    key: Any
    owner: Seat | Team = TABLE
    seen_by: frozenset[Seat] = frozenset()

    @property
    def thing(self) -> Any:
        """What lies here."""
        return self.container[self.key]

    def put(self, thing: Any) -> None:
        """Lay another thing here."""
        self.container[self.key] = thing


@frozen
class Zone(Generic[S]):
    """A kind of place, its audience, and how to find its places.

    ``sort`` groups things that look alike from outside: only those can be exchanged without a trace.
    """

    name: str
    audience: Audience
    places: Callable[[S], Iterable[Place]]
    sort: Callable[[S, Place], str]

    def known_to(self, seat: Seat, place: Place) -> bool:
        """Whether a seat may know what lies in a place of this zone."""
        match self.audience:
            case Audience.EVERYBODY:
                return True
            case Audience.OWNER:
                owned = seat in place.owner if isinstance(place.owner, frozenset) else seat == place.owner
                return owned or seat in place.seen_by
            case Audience.LOOKERS:
                return seat in place.seen_by
        return False


def hidden_from(zones: Sequence[Zone[S]], state: S, seat: Seat) -> dict[str, list[Place]]:
    """The places whose content ``seat`` cannot know, by sort."""
    hidden: dict[str, list[Place]] = {}
    for zone in zones:
        for place in zone.places(state):
            if not zone.known_to(seat, place):
                hidden.setdefault(zone.sort(state, place), []).append(place)
    return hidden


def scramble(zones: Sequence[Zone[S]], state: S, seat: Seat, chance: Chance) -> None:
    """Exchange everything that ``seat`` cannot know, in place: the twin that must look the same to that seat."""
    for sort, places in hidden_from(zones, state, seat).items():
        things = [place.thing for place in places]
        chance.shuffle(f"scramble-{sort}", things)
        for place, thing in zip(places, things, strict=True):
            place.put(thing)
