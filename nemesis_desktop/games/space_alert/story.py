"""What can happen in a mission: an event for each thing that the log tells and the playback shows.

Figures are numbers in the order of play, stations and zones their names, ``code`` and ``number`` a threat's card and
its chip, ``token`` the card that was played.
"""

from __future__ import annotations

import re
from typing import ClassVar

from attrs import frozen

from nemesis_desktop.engine.events import Event

_WORD = re.compile("[A-Z][a-z0-9]*")


class AlertEvent(Event):
    """An event of Space Alert; its messages begin with ``log-alert-``."""

    __slots__ = ()
    id: ClassVar[str]

    def __init_subclass__(cls) -> None:
        """The id is made of the words of the class's name."""
        cls.id = "-".join(["alert", *_WORD.findall(cls.__name__)]).lower()


# ---------------------------------------------------------------- the course of a mission


@frozen
class TurnBegins(AlertEvent):
    """A turn of the resolution round."""

    turn: int


@frozen
class TurnEnds(AlertEvent):
    """All steps of a turn have been carried out."""

    turn: int


@frozen
class ClosingStep(AlertEvent):
    """After the last turn: the pilot lands, the last rocket strikes, threats move once more."""

    turn: int


@frozen
class MaintenanceMissed(AlertEvent):
    """Nobody has serviced the computer in this phase."""

    phase: int


@frozen
class VisualConfirmed(AlertEvent):
    """More people than before in this phase looked out at once."""

    phase: int
    people: int


@frozen
class RocketFlies(AlertEvent):
    """The rocket goes on to the second square of its trail; it strikes in the next turn."""


@frozen
class ShipLost(AlertEvent):
    """The ship is lost to a threat; ``zone`` needed a seventh tile, or is empty."""

    code: str
    zone: str


@frozen
class ShipSaved(AlertEvent):
    """The mission is over and the ship is still there."""

    points: int


# ---------------------------------------------------------------- people


@frozen
class Moved(AlertEvent):
    """A figure came into a station; ``token`` is ``home`` for a pilot who lands."""

    who: int
    token: str
    start: str
    to: str


@frozen
class Failed(AlertEvent):
    """A card did nothing.

    ``why``: there (no way on), broken, charged, no-energy, full, no-fuel, no-squad, disabled, has-squad, no-bots (an
    empty bay), space-taken, not-now, serviced, rocket-launched, no-rocket, no-intruder, no-windows.
    """

    who: int
    token: str
    why: str


@frozen
class Delayed(AlertEvent):
    """The card of a turn is delayed, and one may be ``lost`` off the end.

    ``why``: lift, slime, maintenance, space, amended, or the code of a threat.
    """

    who: int
    turn: int
    why: str
    lost: str


@frozen
class Amended(AlertEvent):
    """Somebody laid a card wrongly and does the intended one."""

    who: int
    turn: int
    token: str


@frozen
class KnockedOut(AlertEvent):
    """A figure is knocked out by a threat."""

    who: int
    why: str


@frozen
class Charged(AlertEvent):
    """A gun got energy and will fire."""

    who: int
    token: str
    gun: str
    source: str


@frozen
class EnergyMoved(AlertEvent):
    """Energy went from a container to another: ``shield_red``, ``reactor_white``, ``fuel``."""

    who: int
    token: str
    source: str
    target: str
    cubes: int


@frozen
class Serviced(AlertEvent):
    """The computer was serviced."""

    who: int
    phase: int


@frozen
class LooksOut(AlertEvent):
    """Somebody looks out of the windows."""

    who: int


@frozen
class RocketLaunched(AlertEvent):
    """A rocket was launched; so many are left."""

    who: int
    left: int


@frozen
class SquadTaken(AlertEvent):
    """A squad follows a figure from now on: active, or disabled as it lay."""

    who: int
    station: str
    squad: str


@frozen
class SquadRestarted(AlertEvent):
    """A disabled squad is active again."""

    who: int
    station: str


@frozen
class SquadDisabled(AlertEvent):
    """An intruder fired back."""

    who: int
    code: str


@frozen
class Launched(AlertEvent):
    """The interceptors go out with their pilot."""

    who: int


@frozen
class StaysOut(AlertEvent):
    """The pilot stays out and attacks again."""

    who: int
    token: str


# ---------------------------------------------------------------- work on threats on board


@frozen
class Worked(AlertEvent):
    """Cubes were put on a malfunction or an intruder."""

    who: int
    token: str
    code: str
    number: int
    cubes: int
    damage: int
    hit_points: int


@frozen
class Disarms(AlertEvent):
    """One of the three who are needed at once worked on it."""

    who: int
    token: str
    code: str
    number: int


@frozen
class WorkedTogether(AlertEvent):
    """All stations of a malfunction were worked on in one turn."""

    code: str
    number: int
    cubes: int
    damage: int
    hit_points: int


@frozen
class TokenCleared(AlertEvent):
    """The token of a threat was taken from a station."""

    who: int
    token: str
    code: str
    number: int
    station: str


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

    ``through`` is normal, double (what passed counts twice) or ignore (no shield helped).
    """

    code: str
    number: int
    zone: str
    points: int
    bonus: int
    soaked: int
    through: str
    passed: int


@frozen
class DamageDealt(AlertEvent):
    """A threat on board dealt damage to a zone."""

    code: str
    number: int
    zone: str
    points: int


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
