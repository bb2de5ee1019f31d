"""People: their ways, wounds, contamination, and how they leave the ship."""

from __future__ import annotations

from attrs import frozen

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.events import Event, Secret


@frozen
class Moves(Event):
    """A character has gone to another room."""

    who: Seat
    from_: int
    to: int
    corridor: str | None


@frozen
class Escapes(Event):
    """A character runs from an intruder."""

    who: Seat
    room: int


@frozen
class LightWound(Event):
    """A character has suffered a light wound."""

    who: Seat
    reason: str


@frozen
class SeriousWound(Event):
    """A character has suffered a serious wound; ``light`` are the light wounds left beside it."""

    who: Seat
    wound: str
    reason: str
    light: int
    dressed: bool


@frozen
class WoundDressed(Event):
    """A serious wound has been dressed."""

    who: Seat
    wound: str


@frozen
class WoundHealed(Event):
    """A dressed wound has been healed."""

    who: Seat
    wound: str


@frozen
class LightHealed(Event):
    """So many light wounds have been healed."""

    who: Seat
    count: int


@frozen
class Dies(Event):
    """A character has died; ``room`` is where the corpse lies, if there is one."""

    who: Seat
    cause: str
    room: int | None = None


@frozen
class FirstDeath(Event):
    """The first character has died."""

    who: Seat


@frozen
class Revived(Event):
    """A corpse is somebody again."""

    who: Seat
    room: int


@frozen
class Slimed(Event):
    """Slime has fallen on a character."""

    who: Seat


@frozen
class SlimeRemoved(Event):
    """A character has got rid of the slime."""

    who: Seat


@frozen
class SlimeMakesDanger(Event):
    """Slime turns a silent noise roll into danger."""

    who: Seat


@frozen
class Contaminated(Event):
    """A character has been contaminated."""

    who: Seat


@frozen
class Scans(Event):
    """A character scans contamination cards; which, only its player sees."""

    who: Seat
    count: int
    found: int
    cards: Secret[tuple[str, ...]]
    sick: Secret[tuple[str, ...]]


@frozen
class LarvaOnBoard(Event):
    """A larva lives in a character."""

    who: Seat


@frozen
class LarvaRemoved(Event):
    """A character has got rid of a larva."""

    who: Seat


@frozen
class MutationTaken(Event):
    """A mutation card lies face down before a character."""

    who: Seat
    mutation: Secret[str]


@frozen
class MutationLost(Event):
    """A mutation card has gone back into its deck."""

    who: Seat


@frozen
class MutationMarker(Event):
    """A character has ``count`` mutation markers more; ``total`` in all."""

    who: Seat
    count: int
    total: int


@frozen
class Mutates(Event):
    """A character uses its mutation card, which lies face up from now on."""

    who: Seat
    mutation: str


@frozen
class MutationWorks(Event):
    """A mutation does what it does after an INFECTED card, or after another."""

    who: Seat
    mutation: str
    infected: bool


@frozen
class Altered(Event):
    """Something is the matter with a character for some time."""

    who: Seat
    alteration: str


@frozen
class AlterationEnds(Event):
    """It is over."""

    who: Seat
    alteration: str


@frozen
class WoundIgnored(Event):
    """A wound has not hurt a character."""

    who: Seat


@frozen
class Swallows(Event):
    """A character has eaten a heavy object."""

    who: Seat
    thing: str


@frozen
class SignalSent(Event):
    """A character has sent the Signal."""

    who: Seat


@frozen
class Hibernates(Event):
    """A character lies down to sleep."""

    who: Seat


@frozen
class Boarded(Event):
    """A character has got into an escape pod."""

    who: Seat
    pod: int


@frozen
class LeftPod(Event):
    """A character has got out of an escape pod."""

    who: Seat
    pod: int


@frozen
class Launched(Event):
    """An escape pod has left the ship with these people."""

    pod: int
    seats: tuple[Seat, ...]
