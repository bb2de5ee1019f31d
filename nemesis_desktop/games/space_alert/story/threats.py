"""What threats suffer and do."""

from __future__ import annotations

from attrs import frozen

from nemesis_desktop.games.space_alert.story.event import AlertEvent, OfThreat

# ---------------------------------------------------------------- damage to threats outside


@frozen
class Hit(OfThreat):
    """Everything that was aimed at a threat in this step.

    ``guns``, ``figures`` and ``amounts`` belong together, one of each for a shot; a rocket has figure -1. ``cubes`` is
    ``total`` less ``shields``; ``note`` says why it is less: cryoshield, cap.
    """

    guns: tuple[str, ...]
    figures: tuple[int, ...]
    amounts: tuple[int, ...]
    total: int
    shields: int
    cubes: int
    damage: int
    hit_points: int
    note: str


@frozen
class RocketWasted(AlertEvent):
    """The rocket found no target."""


@frozen
class Splashed(OfThreat):
    """A Tanker's end puts a cube on another threat."""

    by: str
    damage: int
    hit_points: int


# ---------------------------------------------------------------- threats


@frozen
class Appeared(OfThreat):
    """A threat enters its track; one on board lays its tokens."""

    lane: str
    square: int
    stations: tuple[str, ...]


@frozen
class Advanced(OfThreat):
    """A threat moved along its track."""

    start: int
    to: int


@frozen
class Letter(OfThreat):
    """A threat came to a letter: x, y or z."""

    letter: str
    square: int


@frozen
class Destroyed(OfThreat):
    """A threat is destroyed."""


@frozen
class Survived(OfThreat):
    """A threat has done all it could, and leaves."""


@frozen
class Attacked(OfThreat):
    """A zone was attacked: ``points`` and ``bonus`` less what was ``soaked`` have ``passed``.

    ``through`` is normal, double (what passed counts twice) or ignore (no shield helped). Each point that has passed
    brings up so many tiles of this zone: ``times``.
    """

    zone: str
    points: int
    bonus: int
    soaked: int
    through: str
    passed: int
    times: int = 1


@frozen
class DamageDealt(OfThreat):
    """A threat on board dealt damage to a zone; each point brings up so many tiles of it: ``times``."""

    zone: str
    points: int
    times: int = 1


@frozen
class TileDrawn(AlertEvent):
    """A damage tile came up and acts."""

    zone: str
    tile: str
    code: str


@frozen
class ThreatRepairs(OfThreat):
    """A threat took damage off itself."""

    cubes: int
    damage: int


@frozen
class ThreatSpeed(OfThreat):
    """A threat is faster."""

    by: int
    speed: int


@frozen
class ThreatShields(OfThreat):
    """A threat's shields changed."""

    by: int
    shields: int


@frozen
class ThreatMarked(OfThreat):
    """Something about a threat is different now: see ``marks`` of the table."""

    mark: str


@frozen
class ThreatHurtsItself(OfThreat):
    """A threat took damage by what it did."""

    cubes: int
    damage: int
    hit_points: int


@frozen
class EnergyLost(AlertEvent):
    """A container lost energy to a threat."""

    code: str
    container: str
    cubes: int


@frozen
class EnergyShifted(AlertEvent):
    """A threat moved energy from one container to another."""

    code: str
    source: str
    target: str
    cubes: int


@frozen
class IntruderMoved(OfThreat):
    """An intruder went to another station."""

    start: str
    to: str


@frozen
class SlimeSpread(OfThreat):
    """Slime came into another station."""

    start: str
    to: str


@frozen
class RocketDestroyed(AlertEvent):
    """A rocket in the bay was destroyed."""

    code: str
    left: int


@frozen
class FuelLost(AlertEvent):
    """A fuel capsule was lost."""

    code: str
    left: int


@frozen
class StoredSquadDisabled(AlertEvent):
    """A squad in its bay was disabled."""

    code: str
    station: str
