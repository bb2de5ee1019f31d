"""Rounds, turns and what is played in them."""

from __future__ import annotations

from attrs import frozen

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.events import Event


@frozen
class Setup(Event):
    """The table has been laid for so many people."""

    count: int


@frozen
class CharactersDrawn(Event):
    """Somebody was dealt characters to choose from."""

    who: Seat
    characters: tuple[str, ...]


@frozen
class CharacterKept(Event):
    """Somebody has chosen their character."""

    who: Seat
    character: str


@frozen
class CrewReady(Event):
    """Everybody has a character."""


@frozen
class PlaysIntruders(Event):
    """Somebody plays the intruders."""

    who: Seat


@frozen
class Round(Event):
    """A round begins."""

    number: int


@frozen
class FirstPlayer(Event):
    """The first player token has been passed on."""

    who: Seat


@frozen
class Turn(Event):
    """Somebody's turn begins."""

    who: Seat


@frozen
class DrewCards(Event):
    """Somebody has drawn action cards."""

    who: Seat
    count: int


@frozen
class DrawsIntruderCards(Event):
    """The intruder player has drawn cards."""

    who: Seat
    count: int


@frozen
class PlaysCard(Event):
    """Somebody plays an action card."""

    who: Seat
    card: str


@frozen
class PlaysIntruderCard(Event):
    """The intruder player plays a card; ``intruder_card`` is what it does."""

    who: Seat
    intruder_card: str
    card: str


@frozen
class DiscardsCard(Event):
    """A card has been lost from somebody's hand."""

    who: Seat
    card: str


@frozen
class LosesHand(Event):
    """Somebody has lost all cards in hand."""

    who: Seat


@frozen
class Passes(Event):
    """Somebody has passed."""

    who: Seat


@frozen
class Rushes(Event):
    """Somebody acts once more after passing."""

    who: Seat


@frozen
class Reacts(Event):
    """Somebody answers with a card what has just happened."""

    who: Seat
    card: str


@frozen
class ReactsWithItem(Event):
    """Somebody answers an attack with an item."""

    who: Seat
    item: str


@frozen
class Interrupted(Event):
    """Somebody interrupts another person's action."""

    who: Seat
    other: Seat


@frozen
class InterruptionCancelled(Event):
    """Somebody undoes an interruption."""

    who: Seat


@frozen
class AttemptFailed(Event):
    """Somebody tried something and was kept from it."""

    who: Seat


@frozen
class UsesItem(Event):
    """Somebody uses an item."""

    who: Seat
    item: str


@frozen
class UsesRoom(Event):
    """Somebody uses the room they are in."""

    who: Seat
    room: int
