"""The ship: rooms, corridors, doors, pods, tracks, and what is found out about it."""

from __future__ import annotations

from attrs import frozen

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.events import Event, Secret


@frozen
class Explored(Event):
    """A room has been turned over, and the exploration token on it; ``items`` is the number it says."""

    who: Seat
    room: int
    tile: str
    token: str
    effect: str
    items: int


@frozen
class FirePlaced(Event):
    """A room has caught fire."""

    room: int


@frozen
class FireRemoved(Event):
    """The fire in a room is out."""

    room: int


@frozen
class ItemsBurnt(Event):
    """The items of a room have burnt."""

    room: int


@frozen
class MalfunctionPlaced(Event):
    """A room is out of order."""

    room: int


@frozen
class MalfunctionRemoved(Event):
    """A room has been repaired."""

    room: int


@frozen
class DecompressionStarts(Event):
    """The air will leave a room."""

    room: int


@frozen
class DecompressionStopped(Event):
    """The air will stay in a room."""

    room: int


@frozen
class Decompressed(Event):
    """The air has left a room."""

    room: int


@frozen
class NoiseRolled(Event):
    """Somebody has rolled for noise."""

    who: Seat
    room: int
    face: str


@frozen
class NoiseRerolled(Event):
    """Somebody has rolled for noise again."""

    who: Seat
    room: int
    face: str


@frozen
class NoisePlaced(Event):
    """A Noise marker has been put into a corridor or a technical corridor network."""

    corridor: str


@frozen
class NoiseRemoved(Event):
    """A noise marker has gone."""

    corridor: str


@frozen
class NoiseCleared(Event):
    """The Noise markers around a room have been taken away."""

    room: int
    spaces: tuple[str, ...]


@frozen
class Door(Event):
    """A door has been opened, closed or destroyed."""

    corridor: str
    door: str


@frozen
class PodsUnlocked(Event):
    """All escape pods have been unlocked."""


@frozen
class PodTurned(Event):
    """An escape pod has been locked or unlocked."""

    pod: int
    state_: str


@frozen
class PodRemoved(Event):
    """An escape pod has left with nobody in it."""

    pod: int


@frozen
class LockedIn(Event):
    """Somebody waits in a pod that has been locked."""

    who: Seat
    pod: int


@frozen
class Time(Event):
    """The time track has gone on."""

    index: int


@frozen
class TimeWaits(Event):
    """The time track stands still this time."""


@frozen
class HibernationOpens(Event):
    """From now on people can sleep in the Hibernatorium."""


@frozen
class SelfDestruct(Event):
    """The self-destruct track has gone on."""

    index: int


@frozen
class SelfDestructStarted(Event):
    """The self-destruct sequence has been started."""


@frozen
class SelfDestructStopped(Event):
    """The self-destruct sequence has been stopped."""


@frozen
class SelfDestructIrreversible(Event):
    """The self-destruct sequence cannot be stopped any more."""


@frozen
class DestinationSet(Event):
    """The ship's destination has been set."""

    who: Seat
    space: str


@frozen
class LookedAtEngine(Event):
    """Somebody has looked at the state of an engine."""

    who: Seat
    engine: int
    state: Secret[str]


@frozen
class EngineOrder(Event):
    """Somebody has laid the two tokens of an engine back, in the same order or not."""

    who: Seat
    engine: int
    changed: bool
    state: Secret[str]


@frozen
class LookedAtCoordinates(Event):
    """Somebody has looked at the coordinates."""

    who: Seat
    coordinates: Secret[str]


@frozen
class LookedAtRoom(Event):
    """Somebody has looked at a room that lies face down, and perhaps at the token on it."""

    who: Seat
    slot_: int
    tile: Secret[str]
    token: Secret[str] = None


@frozen
class LookedAtObjective(Event):
    """Somebody has looked at an objective of another person."""

    who: Seat
    other: Seat
    objective: Secret[str]


@frozen
class WeaknessDiscovered(Event):
    """A weakness of the intruders has been discovered."""

    who: Seat
    weakness: str
    slot: str
