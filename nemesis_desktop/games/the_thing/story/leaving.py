"""Boarding, and the end of the game."""

from __future__ import annotations

from attrs import frozen

from nemesis_desktop.engine.events import Event

# ---------------------------------------------------------------- boarding


@frozen
class BoardingBegins(Event):
    """A vehicle can leave."""

    vehicle: str


@frozen
class KeysShown(Event):
    """Somebody shows the keys and is aboard."""

    who: int
    vehicle: str


@frozen
class BoardingRefused(Event):
    """The first does not want to fly: nobody flies in this round."""

    who: int


@frozen
class WantsAboard(Event):
    """Somebody asks to board."""

    who: int


@frozen
class TurnedAway(Event):
    """A passenger does not let somebody aboard."""

    who: int
    whom: int


@frozen
class ComesAboard(Event):
    """Somebody comes aboard; whoever was not the first shows the role."""

    who: int
    role: str


@frozen
class Departs(Event):
    """The vehicle leaves."""

    vehicle: str
    count: int


@frozen
class EscapeStopped(Event):
    """The alien stops the vehicle."""

    vehicle: str
    count: int


# ---------------------------------------------------------------- the end


@frozen
class HumansWin(Event):
    """The humans have escaped."""

    vehicle: str


@frozen
class AliensWin(Event):
    """The aliens have won."""

    cause: str
