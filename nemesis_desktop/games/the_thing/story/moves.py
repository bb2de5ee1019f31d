"""Where people go, what they give, and whom they meet."""

from __future__ import annotations

from attrs import frozen

from nemesis_desktop.engine.events import Event, Secret

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
