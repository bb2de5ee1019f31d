"""The rec room: trades, accusations, tests."""

from __future__ import annotations

from attrs import frozen

from nemesis_desktop.engine.events import Event, Secret

# ---------------------------------------------------------------- rec room, tests


@frozen
class AllGather(Event):
    """Everybody is back in the rec room."""


@frozen
class GoodsLaid(Event):
    """Somebody lays something down for a trade; the other one sees it, the table sees backs only."""

    who: int
    whom: int
    weapons: int
    items: int
    samples: int


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
