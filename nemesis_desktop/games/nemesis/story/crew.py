"""People: their ways, wounds, contamination, and how they leave the ship."""

from __future__ import annotations

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.events import Event, Secret


class Moves(Event):
    """A character has gone to another room."""

    who: Seat
    from_: int
    to: int
    corridor: str | None


class Escapes(Event):
    """A character runs from an intruder."""

    who: Seat
    room: int


class LightWound(Event):
    """A character has suffered a light wound."""

    who: Seat
    reason: str


class SeriousWound(Event):
    """A character has suffered a serious wound; ``light`` are the light wounds left beside it."""

    who: Seat
    wound: str
    reason: str
    light: int
    dressed: bool


class WoundDressed(Event):
    """A serious wound has been dressed."""

    who: Seat
    wound: str


class WoundHealed(Event):
    """A dressed wound has been healed."""

    who: Seat
    wound: str


class LightHealed(Event):
    """So many light wounds have been healed."""

    who: Seat
    count: int


class Dies(Event):
    """A character has died; ``room`` is where the corpse lies, if there is one."""

    who: Seat
    cause: str
    room: int | None = None


class FirstDeath(Event):
    """The first character has died."""

    who: Seat


class Revived(Event):
    """A corpse is somebody again."""

    who: Seat
    room: int


class Slimed(Event):
    """Slime has fallen on a character."""

    who: Seat


class SlimeRemoved(Event):
    """A character has got rid of the slime."""

    who: Seat


class SlimeMakesDanger(Event):
    """Slime turns a silent noise roll into danger."""

    who: Seat


class Contaminated(Event):
    """A character has been contaminated."""

    who: Seat


class Scans(Event):
    """A character scans contamination cards; which, only its player sees."""

    who: Seat
    count: int
    found: int
    cards: Secret[tuple[str, ...]]
    sick: Secret[tuple[str, ...]]


class LarvaOnBoard(Event):
    """A larva lives in a character."""

    who: Seat


class LarvaRemoved(Event):
    """A character has got rid of a larva."""

    who: Seat


class MutationTaken(Event):
    """A mutation card lies face down before a character."""

    who: Seat
    mutation: Secret[str]


class MutationLost(Event):
    """A mutation card has gone back into its deck."""

    who: Seat


class MutationMarker(Event):
    """A character has ``count`` mutation markers more; ``total`` in all."""

    who: Seat
    count: int
    total: int


class Mutates(Event):
    """A character uses its mutation card, which lies face up from now on."""

    who: Seat
    mutation: str


class MutationWorks(Event):
    """A mutation does what it does after an INFECTED card, or after another."""

    who: Seat
    mutation: str
    infected: bool


class Altered(Event):
    """Something is the matter with a character for some time."""

    who: Seat
    alteration: str


class AlterationEnds(Event):
    """It is over."""

    who: Seat
    alteration: str


class WoundIgnored(Event):
    """A wound has not hurt a character."""

    who: Seat


class Swallows(Event):
    """A character has eaten a heavy object."""

    who: Seat
    thing: str


class SignalSent(Event):
    """A character has sent the Signal."""

    who: Seat


class Hibernates(Event):
    """A character lies down to sleep."""

    who: Seat


class Boarded(Event):
    """A character has got into an escape pod."""

    who: Seat
    pod: int


class LeftPod(Event):
    """A character has got out of an escape pod."""

    who: Seat
    pod: int


class Launched(Event):
    """An escape pod has left the ship with these people."""

    pod: int
    seats: tuple[Seat, ...]
