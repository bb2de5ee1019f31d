"""The ship: rooms, corridors, doors, pods, tracks, and what is found out about it."""

from __future__ import annotations

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.events import Event, Secret


class Explored(Event):
    """A room has been turned over, and the exploration token on it.

    ``items`` can be found there: what the token says (``printed``), reduced by what this way to play takes away
    (``less``).
    """

    who: Seat
    room: int
    tile: str
    token: str
    effect: str
    items: int
    printed: int
    less: int


class FirePlaced(Event):
    """A room has caught fire."""

    room: int


class FireRemoved(Event):
    """The fire in a room is out."""

    room: int


class ItemsBurnt(Event):
    """The items of a room have burnt."""

    room: int


class MalfunctionPlaced(Event):
    """A room is out of order."""

    room: int


class MalfunctionRemoved(Event):
    """A room has been repaired."""

    room: int


class DecompressionStarts(Event):
    """The air will leave a room."""

    room: int


class DecompressionStopped(Event):
    """The air will stay in a room."""

    room: int


class Decompressed(Event):
    """The air has left a room."""

    room: int


class NoiseRolled(Event):
    """Somebody has rolled for noise."""

    who: Seat
    room: int
    face: str


class NoiseRerolled(Event):
    """Somebody has rolled for noise again."""

    who: Seat
    room: int
    face: str


class NoisePlaced(Event):
    """A Noise marker has been put into a corridor or a technical corridor network."""

    corridor: str


class NoiseRemoved(Event):
    """A noise marker has gone."""

    corridor: str


class NoiseCleared(Event):
    """The Noise markers around a room have been taken away."""

    room: int
    spaces: tuple[str, ...]


class Door(Event):
    """A door has been opened, closed or destroyed."""

    corridor: str
    door: str


class PodsUnlocked(Event):
    """All escape pods have been unlocked."""


class PodTurned(Event):
    """An escape pod has been locked or unlocked."""

    pod: int
    state_: str


class PodRemoved(Event):
    """An escape pod has left with nobody in it."""

    pod: int


class LockedIn(Event):
    """Somebody waits in a pod that has been locked."""

    who: Seat
    pod: int


class Time(Event):
    """The time track has gone on."""

    index: int


class TimeWaits(Event):
    """The time track stands still this time."""


class HibernationOpens(Event):
    """From now on people can sleep in the Hibernatorium."""


class SelfDestruct(Event):
    """The self-destruct track has gone on."""

    index: int


class SelfDestructStarted(Event):
    """The self-destruct sequence has been started."""


class SelfDestructStopped(Event):
    """The self-destruct sequence has been stopped."""


class SelfDestructIrreversible(Event):
    """The self-destruct sequence cannot be stopped any more."""


class DestinationSet(Event):
    """The ship's destination has been set."""

    who: Seat
    space: str


class LookedAtEngine(Event):
    """Somebody has looked at the state of an engine."""

    said_to_mates = True
    who: Seat
    engine: int
    state: Secret[str]


class EngineOrder(Event):
    """Somebody has laid the two tokens of an engine back, in the same order or not."""

    said_to_mates = True
    who: Seat
    engine: int
    changed: bool
    state: Secret[str]


class LookedAtCoordinates(Event):
    """Somebody has looked at the coordinates."""

    said_to_mates = True
    who: Seat
    coordinates: Secret[str]
    earth: Secret[str]
    """The space of the destination track from which the ship flies to Earth."""


class LookedAtRoom(Event):
    """Somebody has looked at a room that lies face down, and perhaps at the token on it."""

    said_to_mates = True
    who: Seat
    slot_: int
    tile: Secret[str]
    token: Secret[str] = None


class LookedAtObjective(Event):
    """Somebody has looked at an objective of another person."""

    who: Seat
    other: Seat
    objective: Secret[str]


class WeaknessDiscovered(Event):
    """A weakness of the intruders has been discovered."""

    who: Seat
    weakness: str
    slot: str
