"""The station: weather, fuel, food, dogs and leaders."""

from __future__ import annotations

from attrs import frozen

from nemesis_desktop.engine.events import Event, Secret

# ---------------------------------------------------------------- setup and weather


@frozen
class StationManned(Event):
    """The station is laid out for so many characters."""

    count: int


@frozen
class CharacterTaken(Event):
    """Somebody plays a character. In the cooperative game a person has several, and goes by their own name here."""

    who: int
    player: int
    character: str


@frozen
class RoleSeen(Event):
    """Somebody has seen their role and their first cards."""

    who: int
    role: Secret[str]


@frozen
class RoundOpens(Event):
    """A round begins, and who leads it."""

    number: int
    who: int


@frozen
class WeatherRolled(Event):
    """The leader has rolled the weather."""

    who: int
    weather: str


@frozen
class WeatherSet(Event):
    """The result on the weather table."""

    weather: str


@frozen
class FuelBurned(Event):
    """The generator or the boiler burns fuel."""

    place: str
    count: int


@frozen
class DamageTaken(Event):
    """A location takes damage."""

    place: str
    count: int


@frozen
class PowerFails(Event):
    """The generator stands still: darkness."""


@frozen
class PowerReturns(Event):
    """The generator runs again."""


@frozen
class BoilerLost(Event):
    """The boiler is lost: the station begins to freeze."""


@frozen
class Freezing(Event):
    """The freezing token moves to a space."""

    space: int


@frozen
class RescueFlies(Event):
    """The rescue helicopter comes nearer."""

    space: int
    fuel: int


@frozen
class RescueArrived(Event):
    """The rescue helicopter has arrived and waits."""


@frozen
class RescueLeaves(Event):
    """The rescue helicopter has run out of fuel and leaves empty, for good."""


# ---------------------------------------------------------------- end of the round


@frozen
class CookedEaten(Event):
    """Everybody eats what was cooked."""

    count: int


@frozen
class RawEaten(Event):
    """Everybody eats from the pantry."""

    count: int


@frozen
class Starving(Event):
    """The food is gone: the station starves."""

    count: int


@frozen
class CardThrown(Event):
    """Somebody starving throws a card."""

    who: int
    card: Secret[str]


@frozen
class DogComes(Event):
    """A dog comes to a location."""

    place: str


@frozen
class KennelOpens(Event):
    """The dogs of the kennel are loose."""

    count: int


@frozen
class NewLeader(Event):
    """Somebody leads from now on."""

    who: int


@frozen
class LeaderToken(Event):
    """The leader token lies in a location."""

    place: str
