"""Action cards, dice, and what is done in the locations."""

from __future__ import annotations

from attrs import frozen

from nemesis_desktop.engine.events import Event, Secret

# ---------------------------------------------------------------- action cards


@frozen
class ArsonForbidden(Event):
    """The leader does not allow somebody to burn the location."""

    who: int


@frozen
class ArsonNot(Event):
    """Somebody who wanted to burn the location does not."""

    who: int


@frozen
class LocationBurns(Event):
    """Somebody has set a location on fire."""

    who: int
    place: str
    good: str


@frozen
class PileShuffled(Event):
    """The leader shuffles the active pile of so many cards."""

    count: int


@frozen
class CardTurned(Event):
    """The leader turns up a card."""

    card: str


@frozen
class Assigned(Event):
    """The leader gives an action to somebody."""

    who: int
    card: str
    place: str


@frozen
class AssignedInVain(Event):
    """The action applies to nobody; somebody lies down all the same."""

    who: int
    card: str


@frozen
class PileDropped(Event):
    """The rest of the pile is discarded unseen."""

    count: int


@frozen
class FuelMoved(Event):
    """Fuel is moved into a location."""

    place: str
    count: int


@frozen
class Repaired(Event):
    """Damage is removed."""

    place: str
    count: int


@frozen
class Cooked(Event):
    """Food goes from the pantry to the kitchen."""

    count: int


@frozen
class TookGood(Event):
    """Somebody takes a weapon or an item from the deck."""

    who: int
    good: Secret[str]
    back: str


@frozen
class TookFlamethrower(Event):
    """Somebody takes a flamethrower, which lies open."""

    who: int


@frozen
class TokenKept(Event):
    """Somebody keeps a token of the laboratory."""

    who: int
    good: Secret[str]


@frozen
class TokenDropped(Event):
    """Somebody discards a token of the laboratory face down."""

    who: int
    good: Secret[str]


@frozen
class DieLeft(Event):
    """A result of the weather die lies in the weather station."""

    who: int
    weather: str


@frozen
class DistressSent(Event):
    """The S.O.S. signal has been sent."""

    who: int


@frozen
class NothingDone(Event):
    """Somebody does nothing with the action."""

    who: int


@frozen
class CardsRemoved(Event):
    """Cards of a deck leave the game unseen."""

    place: str
    count: int


@frozen
class FoodLost(Event):
    """Food of the pantry is destroyed."""

    count: int


@frozen
class SamplesLost(Event):
    """Tokens leave the laboratory bag unseen."""

    count: int


@frozen
class BloodLost(Event):
    """A sabotage takes a blood sample out of the bag, if one is in it."""


@frozen
class FuelLost(Event):
    """Fuel of the underground storage is destroyed."""

    count: int


# ---------------------------------------------------------------- cooperative


@frozen
class DiceRolled(Event):
    """The leader has rolled the action dice for somebody."""

    who: int
    dice: tuple[str, ...]


@frozen
class DieCancelled(Event):
    """Somebody cancels a result."""

    who: int
    card: str


@frozen
class DieTurned(Event):
    """The sleeper turns a die."""

    who: int
    card: str


@frozen
class DieRerolled(Event):
    """Somebody rolls a die again."""

    who: int
    card: str


@frozen
class ThreatMoves(Event):
    """The threat marker stands on another space."""

    space: int


@frozen
class AlienRolls(Event):
    """The alien tries to stop the escape."""

    dice: tuple[str, ...]
