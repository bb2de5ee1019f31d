"""What people do: move, fire, carry energy, work on threats on board; and what befalls them."""

from __future__ import annotations

from attrs import frozen

from nemesis_desktop.games.space_alert.story.event import ByCard, OfFigure, OfThreat, OnThreat

# ---------------------------------------------------------------- people


@frozen
class Moved(ByCard):
    """A figure came into a station; ``token`` is ``home`` for a pilot who lands."""

    start: str
    to: str


@frozen
class Failed(ByCard):
    """A card did nothing.

    ``why``: there (no way on), broken, charged, no-energy, full, no-fuel, no-squad, disabled, has-squad, no-bots (an
    empty bay), space-taken, not-now, serviced, rocket-launched, no-rocket, no-intruder, no-windows.
    """

    why: str


@frozen
class Delayed(OfFigure):
    """The card of a turn is delayed, and one may be ``lost`` off the end.

    ``why``: lift, slime, maintenance, space, amended, or the code of a threat.
    """

    turn: int
    why: str
    lost: str


@frozen
class Amended(OfFigure):
    """Somebody laid a card wrongly and does the intended one."""

    turn: int
    token: str


@frozen
class KnockedOut(OfFigure):
    """A figure is knocked out by a threat."""

    why: str


@frozen
class Charged(ByCard):
    """A gun got energy and will fire."""

    gun: str
    source: str


@frozen
class EnergyMoved(ByCard):
    """Energy went from a container to another: ``shield_red``, ``reactor_white``, ``fuel``."""

    source: str
    target: str
    cubes: int


@frozen
class Serviced(OfFigure):
    """The computer was serviced."""

    phase: int


@frozen
class LooksOut(OfFigure):
    """Somebody looks out of the windows."""


@frozen
class RocketLaunched(OfFigure):
    """A rocket was launched; so many are left."""

    left: int


@frozen
class SquadTaken(OfFigure):
    """A squad follows a figure from now on: active, or disabled as it lay."""

    station: str
    squad: str


@frozen
class SquadRestarted(OfFigure):
    """A disabled squad is active again."""

    station: str


@frozen
class SquadDisabled(OfFigure):
    """An intruder fired back."""

    code: str


@frozen
class Launched(OfFigure):
    """The interceptors go out with their pilot."""


@frozen
class StaysOut(ByCard):
    """The pilot stays out and attacks again."""


# ---------------------------------------------------------------- work on threats on board


@frozen
class Worked(OnThreat):
    """Cubes were put on a malfunction or an intruder."""

    cubes: int
    damage: int
    hit_points: int


@frozen
class Disarms(OnThreat):
    """One of the three who are needed at once worked on it."""


@frozen
class WorkedTogether(OfThreat):
    """All stations of a malfunction were worked on in one turn."""

    cubes: int
    damage: int
    hit_points: int


@frozen
class TokenCleared(OnThreat):
    """The token of a threat was taken from a station."""

    station: str
