"""What threats suffer and do."""

from __future__ import annotations

from attrs import frozen

from nemesis_desktop.games.space_alert.story.event import AlertEvent

# ---------------------------------------------------------------- damage to threats outside


@frozen
class Hit(AlertEvent):
    """Everything that was aimed at a threat in this step.

    ``guns``, ``figures`` and ``amounts`` belong together, one of each for a shot; a rocket has figure -1. ``cubes`` is
    ``total`` less ``shields``; ``note`` says why it is less: cryoshield, cap.
    """

    code: str
    number: int
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
class Splashed(AlertEvent):
    """A Tanker's end puts a cube on another threat."""

    code: str
    number: int
    by: str
    damage: int
    hit_points: int


# ---------------------------------------------------------------- threats


@frozen
class Appeared(AlertEvent):
    """A threat enters its track; one on board lays its tokens."""

    code: str
    number: int
    lane: str
    square: int
    stations: tuple[str, ...]


@frozen
class Advanced(AlertEvent):
    """A threat moved along its track."""

    code: str
    number: int
    start: int
    to: int


@frozen
class Letter(AlertEvent):
    """A threat came to a letter: x, y or z."""

    code: str
    number: int
    letter: str
    square: int


@frozen
class Destroyed(AlertEvent):
    """A threat is destroyed."""

    code: str
    number: int


@frozen
class Survived(AlertEvent):
    """A threat has done all it could, and leaves."""

    code: str
    number: int


@frozen
class Attacked(AlertEvent):
    """A zone was attacked: ``points`` and ``bonus`` less what was ``soaked`` have ``passed``.

    ``through`` is normal, double (what passed counts twice) or ignore (no shield helped). Each point that has passed
    brings up so many tiles of this zone: ``times``.
    """

    code: str
    number: int
    zone: str
    points: int
    bonus: int
    soaked: int
    through: str
    passed: int
    times: int = 1


@frozen
class DamageDealt(AlertEvent):
    """A threat on board dealt damage to a zone; each point brings up so many tiles of it: ``times``."""

    code: str
    number: int
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
class ThreatRepairs(AlertEvent):
    """A threat took damage off itself."""

    code: str
    number: int
    cubes: int
    damage: int


@frozen
class ThreatSpeed(AlertEvent):
    """A threat is faster."""

    code: str
    number: int
    by: int
    speed: int


@frozen
class ThreatShields(AlertEvent):
    """A threat's shields changed."""

    code: str
    number: int
    by: int
    shields: int


@frozen
class ThreatMarked(AlertEvent):
    """Something about a threat is different now: see ``marks`` of the table."""

    code: str
    number: int
    mark: str


@frozen
class ThreatHurtsItself(AlertEvent):
    """A threat took damage by what it did."""

    code: str
    number: int
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
class IntruderMoved(AlertEvent):
    """An intruder went to another station."""

    code: str
    number: int
    start: str
    to: str


@frozen
class SlimeSpread(AlertEvent):
    """Slime came into another station."""

    code: str
    number: int
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
