"""Rounds, turns and what is played in them."""

from __future__ import annotations

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.events import Event


class Setup(Event):
    """The table has been laid for so many people."""

    count: int


class CharactersDrawn(Event):
    """Somebody was dealt characters to choose from."""

    who: Seat
    characters: tuple[str, ...]


class CharacterKept(Event):
    """Somebody has chosen their character."""

    who: Seat
    character: str


class CrewReady(Event):
    """Everybody has a character."""


class PlaysIntruders(Event):
    """Somebody plays the intruders."""

    who: Seat


class Round(Event):
    """A round begins."""

    number: int


class FirstPlayer(Event):
    """The first player token has been passed on."""

    who: Seat


class Turn(Event):
    """Somebody's turn begins."""

    who: Seat


class DrewCards(Event):
    """Somebody has drawn action cards."""

    who: Seat
    count: int


class DrawsIntruderCards(Event):
    """The intruder player has drawn cards."""

    who: Seat
    count: int


class PlaysCard(Event):
    """Somebody plays an action card."""

    who: Seat
    card: str


class PlaysIntruderCard(Event):
    """The intruder player plays a card; ``intruder_card`` is what it does."""

    who: Seat
    intruder_card: str
    card: str


class DiscardsCard(Event):
    """A card has been lost from somebody's hand."""

    who: Seat
    card: str


class LosesHand(Event):
    """Somebody has lost all cards in hand."""

    who: Seat


class Passes(Event):
    """Somebody has passed."""

    who: Seat


class Rushes(Event):
    """Somebody acts once more after passing."""

    who: Seat


class Reacts(Event):
    """Somebody answers with a card what has just happened."""

    who: Seat
    card: str


class ReactsWithItem(Event):
    """Somebody answers an attack with an item."""

    who: Seat
    item: str


class Interrupted(Event):
    """Somebody interrupts another person's action."""

    who: Seat
    other: Seat


class InterruptionCancelled(Event):
    """Somebody undoes an interruption."""

    who: Seat


class AttemptFailed(Event):
    """Somebody tried something and was kept from it."""

    who: Seat


class UsesItem(Event):
    """Somebody uses an item."""

    who: Seat
    item: str


class UsesRoom(Event):
    """Somebody uses the room they are in."""

    who: Seat
    room: int
