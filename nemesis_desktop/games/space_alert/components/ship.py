"""The ship as it is printed on its board: zones, stations, guns, containers of energy, damage tiles, turns.

Inside the rules a zone is its place in ``ZONES`` and a station its place in ``STATIONS``: the upper deck from red to
blue, then the lower deck. So the zone of a station is ``station % 3`` and the other deck ``(station + 3) % 6``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

ZONES: Final = ("red", "white", "blue")
"""From the left; an attack on several zones hits them in this order."""
RED, WHITE, BLUE = EVERY_ZONE = range(3)

STATIONS: Final = ("upper_red", "upper_white", "upper_blue", "lower_red", "lower_white", "lower_blue")
UPPER_RED, UPPER_WHITE, UPPER_BLUE, LOWER_RED, LOWER_WHITE, LOWER_BLUE = range(6)
SPACE: Final = 6
"""Where a pilot is: no station, in no zone."""
PLACES: Final = (*STATIONS, "space")

START: Final = UPPER_WHITE
"""The bridge, where everybody begins."""

Letter = Literal["A", "B", "C"]


def zone_of(station: int) -> int:
    """The zone of a station."""
    return station % 3


def other_deck(station: int) -> int:
    """The station at the other end of the gravolift."""
    return (station + 3) % 6


def redward(station: int) -> int:
    """The next station to the left on the same deck; the same one at the end of the ship."""
    return station - 1 if station % 3 != RED else station


def blueward(station: int) -> int:
    """The next station to the right on the same deck; the same one at the end of the ship."""
    return station + 1 if station % 3 != BLUE else station


def neighbours(station: int) -> tuple[int, ...]:
    """The two or three stations that are one step away."""
    ways = (redward(station), blueward(station), other_deck(station))
    return tuple(way for way in ways if way != station)


# ---------------------------------------------------------------- systems


class Gun(NamedTuple):
    """A weapon of the ship.

    Attributes:
        kind: heavy_laser, light_laser, pulse, rocket or interceptors.
        station: where it is fired, launched or boarded.
        damage: what it deals; interceptors to a lone target.
        reach: the farthest distance it reaches, 1 to 3.
        zone: the only zone it fires into; None for one that fires into all.
        power: the zone of the reactor that feeds it; None where it needs none.
        tile: the damage tile that hits it; empty where none does.
    """

    id: str
    kind: str
    station: int
    damage: int
    reach: int
    zone: int | None
    power: int | None
    tile: str


GUNS: Final[Mapping[str, Gun]] = {
    gun.id: gun
    for gun in (
        Gun("heavy_laser_red", "heavy_laser", UPPER_RED, 4, 3, RED, RED, "heavy_laser"),
        Gun("heavy_laser_white", "heavy_laser", UPPER_WHITE, 5, 3, WHITE, WHITE, "heavy_laser"),
        Gun("heavy_laser_blue", "heavy_laser", UPPER_BLUE, 4, 3, BLUE, BLUE, "heavy_laser"),
        Gun("light_laser_red", "light_laser", LOWER_RED, 2, 3, RED, None, "light_laser"),
        Gun("light_laser_blue", "light_laser", LOWER_BLUE, 2, 3, BLUE, None, "light_laser"),
        Gun("pulse_cannon", "pulse", LOWER_WHITE, 1, 2, None, WHITE, "pulse_cannon"),
        Gun("rocket", "rocket", LOWER_BLUE, 3, 2, None, None, ""),
        Gun("interceptors", "interceptors", UPPER_RED, 3, 1, None, None, ""),
    )
}
INTERCEPTORS_MANY: Final = 1
"""What interceptors deal to each of several targets."""
GUN_OF: Final[Mapping[int, Gun]] = {
    gun.station: gun for gun in GUNS.values() if gun.kind not in ("rocket", "interceptors")
}
"""What the A of each station fires."""

Special = Literal["interceptors", "computer", "squad_bay", "windows", "rockets"]
SPECIAL_OF: Final[Mapping[int, Special]] = {
    UPPER_RED: "interceptors",
    UPPER_WHITE: "computer",
    UPPER_BLUE: "squad_bay",
    LOWER_RED: "squad_bay",
    LOWER_WHITE: "windows",
    LOWER_BLUE: "rockets",
}
"""What the C of each station does."""

SHIELD_CAPACITY: Final = (2, 3, 2)
SHIELD_START: Final = (1, 1, 1)
REACTOR_CAPACITY: Final = (3, 5, 3)
REACTOR_START: Final = (2, 3, 2)
FUEL: Final = 3
ROCKETS: Final = 3
SQUAD_BAYS: Final = (UPPER_BLUE, LOWER_RED)
"""Where a squad lies at the beginning, inactive."""

# ---------------------------------------------------------------- damage

TILES: Final = (
    ("heavy_laser", "light_laser", "shield", "reactor", "gravolift", "structure"),
    ("heavy_laser", "pulse_cannon", "shield", "reactor", "gravolift", "structure"),
    ("heavy_laser", "light_laser", "shield", "reactor", "gravolift", "structure"),
)
"""The damage tiles of each zone."""

# ---------------------------------------------------------------- turns


class Stage(NamedTuple):
    """A phase of the mission-steps board: its turns, and when the computer wants to be serviced."""

    number: int
    first: int
    last: int
    service: tuple[int, int]


STAGES: Final = (Stage(1, 1, 3, (1, 2)), Stage(2, 4, 7, (4, 5)), Stage(3, 8, 12, (8, 9)))
TURNS: Final = 12
STAGE_OF: Final = tuple(stage.number - 1 for stage in STAGES for _ in range(stage.first, stage.last + 1))
"""The place of its phase in ``STAGES`` for each turn, from turn 1 on."""


def turns_of(phase: int) -> range:
    """The turns of a phase, 1 to 3."""
    stage = STAGES[phase - 1]
    return range(stage.first, stage.last + 1)
