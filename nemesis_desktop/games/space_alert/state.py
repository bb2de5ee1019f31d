"""What lies where during planning, as plain data; what a mission leads to is worked out from it, never kept."""

from __future__ import annotations

from attrs import define, field, frozen

from nemesis_desktop.engine.chance import Chance
from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.games.space_alert.components.mission import Line
from nemesis_desktop.games.space_alert.resolution.outcome import Outcome
from nemesis_desktop.games.space_alert.resolution.plan import Amendment, Chip


@frozen
class Flown:
    """A mission that has been flown: its scenario card, the levels of its threats, and how it ended."""

    mission: str
    minor: str
    serious: str
    outcome: Outcome


@define
class State:
    """A game of one mission, or of several in a row.

    Figures (and their consoles, where their programs lie) have numbers in the order of play: people in the order of
    their seats, androids where they sit; somebody who plays alone leads androids only.

    Attributes:
        step: where the game stands.
        figures: whose figure each is: a seat, or the table for an android.
        open_table: whether laid cards lie face up.
        number: of the mission, from 1; more than 1 in a campaign only.
        flown: the missions that are over.
        minor, serious: the levels of this mission.
        mission: its scenario card; empty for one that was generated.
        lines: its time-table; ``said`` of them have been announced.
        phase: the phase that was announced last; 0 before the start, one too many after the last.
        phases: where each console is: it may be one ahead of the announcements.
        laid: of each console, the card on each turn; ``halves``: which half lies up.
        hands: of each person.
        dealt: the hands of the second and the third phase, by person, face down.
        own: of each console, the heroic card that only this android may use, while it is in nobody's slot.
        held: of each card that somebody has got: who got it, and in which phase.
        deck, heroic: what has not been dealt.
        decks: threat cards by the name of the deck; the last one is on top.
        threats: announced, in the order of announcement.
        tracks: of the lanes; ``piles``: of each zone, the top tile first; ``carried``: from an earlier mission.
        bays: where squads lie at the start.
        draws: how many cards each person may draw; ``given``: who has given a card away in the open transfer.
        transfer, silent: whether cards may be handed over, and whether nobody may talk.
        ready: who wants to end planning early.
        amendments: cards that somebody says were laid wrongly.
        repaired: tiles taken from each zone since the last mission.
        squads: how many battlebot squads are fit for this mission.
        points: of the whole game when it is over; None before, and for a ship that was lost.
        over: whether the game has ended.
    """

    chance: Chance
    figures: list[Seat]
    minor: str
    serious: str
    step: str
    open_table: bool = False
    number: int = 1
    flown: list[Flown] = field(factory=list)
    mission: str = ""
    lines: list[Line] = field(factory=list)
    said: int = 0
    phase: int = 0
    phases: list[int] = field(factory=list)
    laid: list[dict[int, str]] = field(factory=list)
    halves: list[dict[int, str]] = field(factory=list)
    hands: list[list[str]] = field(factory=list)
    dealt: list[list[list[str]]] = field(factory=list)
    own: list[list[str]] = field(factory=list)
    held: dict[str, list[int]] = field(factory=dict)
    deck: list[str] = field(factory=list)
    heroic: list[str] = field(factory=list)
    decks: dict[str, list[str]] = field(factory=dict)
    threats: list[Chip] = field(factory=list)
    tracks: list[str] = field(factory=list)
    piles: list[list[str]] = field(factory=list)
    carried: list[list[str]] = field(factory=list)
    bays: list[int] = field(factory=list)
    draws: list[int] = field(factory=list)
    given: list[bool] = field(factory=list)
    transfer: bool = False
    silent: bool = False
    ready: list[bool] = field(factory=list)
    amendments: list[Amendment] = field(factory=list)
    repaired: list[int] = field(factory=list)
    squads: int = 2
    points: int | None = None
    over: bool = False
