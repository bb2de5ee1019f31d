"""All that a seat may know of a table, for the window and for computer seats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

from attrs import evolve, frozen

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.games.space_alert.components.mission import Line
from nemesis_desktop.games.space_alert.resolution import Chip, Resolution, Table
from nemesis_desktop.games.space_alert.state import Flown


@frozen
class Person:
    """Somebody at the table.

    Attributes:
        hand: the cards they hold; everybody sees them.
        waiting: how many cards lie ready for each later phase.
        draws: how many cards of incoming data they may take.
        given: whether they have given a card away in the open transfer.
        ready: whether they want to end planning early.
        unnamed: whether nobody gave a name.
    """

    seat: Seat
    name: str
    colour: int
    hand: tuple[str, ...]
    waiting: tuple[int, ...]
    draws: int
    given: bool
    ready: bool
    unnamed: bool


@frozen
class Laid:
    """A card on a slot: which half lies up, and the card, None where this seat sees only its back."""

    half: str
    card: str | None


@frozen
class Console:
    """Where the program of a figure lies.

    Attributes:
        figure: its number in the order of play, from 0.
        seat: whose figure it is; the table's for an android.
        phase: the phase whose slots are open, from 1; 0 before the start, one too many after the end.
        slots: one for each turn, from turn 1 on.
        own: the heroic card that waits at an android.
        roles: captain, comms and security, where they are this figure's.
    """

    figure: int
    seat: Seat
    android: bool
    phase: int
    slots: tuple[Laid | None, ...]
    own: str | None
    roles: tuple[str, ...]


@frozen
class View:
    """A table, as ``seat`` or everybody may know it.

    Attributes:
        step: where the game stands: planning, playback, fly_on, repairs, next_mission, end.
        watched: whether everybody watches together: while the resolution is played back.
        mode, clock, options: as the game was set up.
        number: of the mission, from 1.
        mission: its scenario card; empty for a generated one.
        lines: its time-table; ``said`` of them have been announced.
        phase: announced last; 0 before the start, one more than ``phases`` after the end.
        turns, phases: how many the mission has.
        unconfirmed: whether unconfirmed reports count.
        silent, transfer: nobody may talk; cards may be handed over.
        held: each card that somebody has got: the card, who got it, and in which phase.
        threats: announced so far, in the order of announcement.
        tracks: of the lanes red, white, blue, internal.
        carried: tiles from an earlier mission, by zone; ``bays``: where squads lie at the start.
        deck: how many action cards are left.
        flown: the missions that are over.
        points: of the whole game at its end; None for a ship that was lost.
        resolution: everything that comes of the plan, from the moment in which all cards are turned up.
        table: the ship at this moment of the playback.
    """

    seat: Seat
    people: tuple[Person, ...]
    over: bool
    watched: bool
    step: str
    mode: str
    clock: str
    options: tuple[str, ...]
    minor: str
    serious: str
    number: int
    mission: str
    lines: tuple[Line, ...]
    said: int
    phase: int
    turns: int
    phases: int
    unconfirmed: bool
    silent: bool
    transfer: bool
    open_table: bool
    consoles: tuple[Console, ...]
    held: tuple[tuple[str, Seat, int], ...]
    threats: tuple[Chip, ...]
    tracks: tuple[str, ...]
    carried: tuple[tuple[str, ...], ...]
    bays: tuple[str, ...]
    deck: int
    flown: tuple[Flown, ...]
    points: int | None
    resolution: Resolution | None
    table: Table | None

    def called(self, names: Mapping[Seat, str]) -> Self:
        """The same table, at which these people are called so."""
        people = (evolve(one, name=names.get(one.seat, one.name)) for one in self.people)
        return evolve(self, people=tuple(people))
