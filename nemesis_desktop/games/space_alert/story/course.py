"""The course of a mission: turns, the closing step, and how it ends."""

from __future__ import annotations

from attrs import frozen

from nemesis_desktop.games.space_alert.story.event import AlertEvent

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
