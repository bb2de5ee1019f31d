"""The end of the game, and the victory check."""

from __future__ import annotations

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.events import Event


class ShipJumps(Event):
    """The ship jumps."""


class ShipDestroyed(Event):
    """The ship has been destroyed."""

    reason: str


class EnginesShown(Event):
    """The engines have been turned over."""

    engines: tuple[str, ...]


class CoordinatesShown(Event):
    """The coordinates have been turned over: where the ship has arrived."""

    space: str
    place: str


class ContaminationCheck(Event):
    """Somebody's contamination cards have been scanned at the end."""

    who: Seat
    count: int
    sick: bool


class ContaminationDraw(Event):
    """Four cards have decided over somebody who may be infected; ``unscanned`` where that was known without a scan."""

    who: Seat
    count: int
    found: int
    unscanned: bool


class Fate(Event):
    """How it ended for somebody."""

    who: Seat
    survived: bool
    won: bool
    objectives: tuple[str, ...]
