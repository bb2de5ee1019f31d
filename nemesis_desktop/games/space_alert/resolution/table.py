"""The ship and everything around it at one moment of the resolution round; never changed, so it can be kept."""

from __future__ import annotations

from typing import NamedTuple

from nemesis_desktop.games.space_alert.components.ship import (
    PLACES,
    REACTOR_CAPACITY,
    SHIELD_CAPACITY,
    STATIONS,
    ZONES,
)
from nemesis_desktop.games.space_alert.components.threat import Threat as Card
from nemesis_desktop.games.space_alert.components.threats import THREATS
from nemesis_desktop.games.space_alert.resolution.plan import Chip


class Figure(NamedTuple):
    """A member of the crew.

    Attributes:
        at: a station (``upper_red`` …) or ``space``.
        squad: the battlebots that follow: active, disabled, or empty for none.
        program: a token for each turn, as delays have left them.
    """

    at: str
    awake: bool
    squad: str
    program: tuple[str, ...]


class Zone(NamedTuple):
    """A zone of the ship: energy, how much there is room for, and the damage in the order in which it came."""

    shield: int
    shield_capacity: int
    reactor: int
    reactor_capacity: int
    tiles: tuple[str, ...]


class Threat(NamedTuple):
    """A threat card in play.

    Attributes:
        number: of its chip.
        lane: the zone whose trajectory it is on, or ``internal``.
        square: where it stands; 1 is the last one. Of one that waits, where it will enter.
        state: pending, active, destroyed or survived.
        shields: without what a Marauder adds.
        stations: where its tokens lie.
        marks: what has become of it: revealed, thawed (its cryoshield is gone), grown, aura, lethal, double_red,
            double_all.
        letters: how many an asteroid has passed.
    """

    code: str
    number: int
    lane: str
    square: int
    state: str
    damage: int
    hit_points: int
    shields: int
    speed: int
    stations: tuple[str, ...]
    marks: tuple[str, ...]
    letters: int

    @property
    def card(self) -> Card:
        """What is printed on it."""
        return THREATS[self.code]


class Table(NamedTuple):
    """All columns of the ship at a moment. ``figure``, ``zone`` and ``threat`` read a row of them by its name.

    Attributes:
        turn: 0 before the first; the closing step is one more than the last.
        launched: a rocket stands on the first square of its trail: it was launched in this turn.
        striking: one stands on the second: it strikes in this turn.
        charged: the guns that will fire in this turn.
        bays: of the bays with a place for a squad: ``ready`` or ``disabled``; those that are not named are empty.
        away: squads that lie nowhere, as an earlier mission has left them disabled.
        serviced: whether the computer was serviced, by phase.
        looked: the most people who looked out of the windows in one turn, by phase.
    """

    turn: int
    fuel: int
    rockets: int
    launched: bool
    striking: bool
    charged: tuple[str, ...]
    bays: tuple[tuple[int, str], ...]
    away: int
    serviced: tuple[bool, ...]
    looked: tuple[int, ...]
    lost_to: str
    shields: tuple[int, ...]
    reactors: tuple[int, ...]
    tiles: tuple[tuple[str, ...], ...]
    places: tuple[int, ...]
    awake: tuple[bool, ...]
    squads: tuple[str, ...]
    programs: tuple[tuple[str, ...], ...]
    chips: tuple[Chip, ...]
    squares: tuple[int, ...]
    states: tuple[str, ...]
    damage: tuple[int, ...]
    hit_points: tuple[int, ...]
    armour: tuple[int, ...]
    speeds: tuple[int, ...]
    tokens: tuple[tuple[int, ...], ...]
    marks: tuple[tuple[str, ...], ...]
    letters: tuple[int, ...]

    def figure(self, number: int) -> Figure:
        """The figure with this place in the order of play, from 0."""
        return Figure(PLACES[self.places[number]], self.awake[number], self.squads[number], self.programs[number])

    @property
    def figures(self) -> tuple[Figure, ...]:
        """Everybody in the order of play."""
        return tuple(map(self.figure, range(len(self.places))))

    def zone(self, name: str) -> Zone:
        """A zone by its name."""
        place = ZONES.index(name)
        tiles = self.tiles[place]
        return Zone(
            self.shields[place],
            SHIELD_CAPACITY[place] - tiles.count("shield"),
            self.reactors[place],
            REACTOR_CAPACITY[place] - tiles.count("reactor"),
            tiles,
        )

    def threat(self, place: int) -> Threat:
        """The threat at this place, in the order in which threats act."""
        chip = self.chips[place]
        return Threat(
            chip.code,
            chip.turn,
            chip.zone or "internal",
            self.squares[place],
            self.states[place],
            self.damage[place],
            self.hit_points[place],
            self.armour[place],
            self.speeds[place],
            tuple(STATIONS[station] for station in self.tokens[place]),
            self.marks[place],
            self.letters[place],
        )

    @property
    def threats(self) -> tuple[Threat, ...]:
        """Every threat in the order in which they act."""
        return tuple(map(self.threat, range(len(self.chips))))

    def stored_squad(self, station: str) -> str:
        """The squad that lies in a bay: ready, disabled, or empty where none does."""
        return dict(self.bays).get(STATIONS.index(station), "")
