"""What people do: move, fire, carry energy, work on threats on board; and what befalls them."""

from __future__ import annotations

from attrs import frozen

from nemesis_desktop.games.space_alert.story.event import AlertEvent

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
