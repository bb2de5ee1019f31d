"""What happens, as values: who was at a place, what was seen by everybody, and what only somebody saw.

A field called ``who``, ``whom`` or ``other`` is the number of a figure.
"""

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
    """Somebody plays a character."""

    who: int
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


# ---------------------------------------------------------------- plan, draw, move


@frozen
class AlienPlans(Event):
    """The revealed aliens have made their plan."""


@frozen
class HandDrawn(Event):
    """Somebody draws action cards."""

    who: int
    count: int


@frozen
class ExtraCard(Event):
    """One card of the deck goes onto the leader board, seen by nobody."""


@frozen
class CardExchanged(Event):
    """Garry throws a card and draws one."""

    who: int


@frozen
class Went(Event):
    """Somebody goes somewhere."""

    who: int
    place: str


@frozen
class GaveCard(Event):
    """Somebody lays a card face down onto the leader board."""

    who: int
    card: Secret[str]


@frozen
class GaveOpenly(Event):
    """Somebody under the greatest suspicion lays a card face up."""

    who: int
    card: str


@frozen
class GaveBlindly(Event):
    """In the dark a card was drawn blindly from somebody's hand."""

    who: int
    card: Secret[str]


@frozen
class Risked(Event):
    """Somebody throws the hand away for the top of the deck."""

    who: int
    count: int


@frozen
class HandSwapped(Event):
    """Somebody lies down and swaps the hand."""

    who: int
    count: int


@frozen
class LightShown(Event):
    """Somebody shows a flashlight."""

    who: int


@frozen
class TokenTaken(Event):
    """Somebody takes the leader token."""

    who: int
    place: str


@frozen
class ToolsUsed(Event):
    """Somebody repairs with tools."""

    who: int
    place: str


@frozen
class FuelCanUsed(Event):
    """Somebody refuels with a fuel card."""

    who: int
    place: str


@frozen
class NothingUsed(Event):
    """Somebody has looked for a card to use, and used none."""

    who: int


# ---------------------------------------------------------------- clashes


@frozen
class AlienStrikes(Event):
    """The revealed alien is in a location with so much power."""

    place: str
    power: int


@frozen
class AlienFought(Event):
    """Somebody uses a weapon against the alien: it loses power and flees."""

    who: int
    good: str
    place: str


@frozen
class FoughtNot(Event):
    """Somebody who said yes uses no weapon."""

    who: int


@frozen
class AlienFlees(Event):
    """The alien flees without effect."""

    place: str


@frozen
class CharacterAbsorbed(Event):
    """The alien absorbs a character."""

    who: int
    place: str


@frozen
class DogAbsorbed(Event):
    """The alien absorbs a dog."""

    place: str
    power: int


@frozen
class AlienDestroyed(Event):
    """The revealed alien has no power left."""


@frozen
class PowerBack(Event):
    """All power that was not lost is back in the pool."""

    power: int


@frozen
class ClashIn(Event):
    """People meet somewhere."""

    place: str
    count: int


@frozen
class DogCaught(Event):
    """A dog is caught and brought to the kennel."""

    place: str


@frozen
class ClashLeft(Event):
    """Somebody leaves a clash with a weapon."""

    who: int
    good: str


@frozen
class ClashAvoided(Event):
    """Too few people are left for a clash."""

    place: str


@frozen
class TokensLaid(Event):
    """Somebody has laid two infection tokens."""

    who: int
    left: Secret[str]
    right: Secret[str]


@frozen
class LaysNothing(Event):
    """Somebody proved human lays nothing."""

    who: int


@frozen
class TokenSeen(Event):
    """Somebody has looked at a token of somebody else."""

    who: int
    whom: int
    side: str
    token: Secret[str]


@frozen
class DogMet(Event):
    """Somebody was alone with a dog and has looked at a token of the bag."""

    who: int
    token: Secret[str]


@frozen
class RolePlaced(Event):
    """Somebody has shuffled both role cards and put the true one under the board."""

    who: int
    role: Secret[str]


@frozen
class DiscMoved(Event):
    """Somebody's disc stands on another space."""

    who: int
    space: int


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
class SignalSent(Event):
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


# ---------------------------------------------------------------- rec room, tests


@frozen
class AllGather(Event):
    """Everybody is back in the rec room."""


@frozen
class TradeMade(Event):
    """Two people have traded; the table sees backs only, and what lies open."""

    who: int
    whom: int
    weapons: int
    items: int
    samples: int
    gave: Secret[tuple[str, ...]]
    got: Secret[tuple[str, ...]]


@frozen
class TradeOff(Event):
    """Nothing comes of a trade."""

    who: int
    whom: int


@frozen
class Accused(Event):
    """Somebody points at somebody."""

    who: int
    whom: int


@frozen
class Abstains(Event):
    """Somebody points at nobody."""

    who: int


@frozen
class NothingSaid(Event):
    """Somebody pressed the button to reveal themselves, and nothing happened."""

    who: int


@frozen
class AlienRevealed(Event):
    """Somebody is an alien, openly from now on."""

    who: int
    power: int


@frozen
class TestRun(Event):
    """Somebody tests somebody."""

    who: int
    whom: int
    kind: str


@frozen
class TestNotRun(Event):
    """Somebody who was picked runs no test."""

    who: int
    kind: str


@frozen
class ProvedHuman(Event):
    """Somebody's card is turned: human."""

    who: int


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


# ---------------------------------------------------------------- the end


@frozen
class HumansWin(Event):
    """The humans have escaped."""

    vehicle: str


@frozen
class AliensWin(Event):
    """The aliens have won."""

    cause: str
