"""Where everything lies on the board, in its own units: read from ``look/board.toml``."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, cast

from attrs import field, frozen
from PySide6.QtCore import QPointF, QRectF

from nemesis_desktop.program.resources import asset

WIDE: Final = 954.0
HIGH: Final = 526.0
PLATE: Final = 18.0
"""The board, and how high the plate of a place is."""
TRACK_BEGINS: Final = 438.0
"""How much of the board lies above the track of suspicion."""


@frozen
class Site:
    """A place or a panel of the board; what it has no room for is empty.

    Attributes:
        id, colour, area: its name, the colour of its plate, where it lies.
        figures, dogs, fuel, food, damage: the middles of the places for them.
        dog, alien, token, fire: where the dog, the alien, the leader token, the fire stand.
        spots: further rows of spaces, by their names.
    """

    id: str
    colour: str
    area: QRectF
    figures: Sequence[QPointF] = ()
    dogs: Sequence[QPointF] = ()
    fuel: Sequence[QPointF] = ()
    food: Sequence[QPointF] = ()
    damage: Sequence[QPointF] = ()
    dog: QPointF | None = None
    alien: QPointF | None = None
    token: QPointF | None = None
    fire: QPointF | None = None
    spots: Mapping[str, Sequence[QPointF]] = field(factory=dict)


def _points(found: Any) -> tuple[QPointF, ...]:
    return tuple(QPointF(*point) for point in found or ())


def _point(found: Any) -> QPointF | None:
    return None if found is None else QPointF(*found)


def _site(row: Mapping[str, Any]) -> Site:
    named = ("rows", "helicopter_spaces", "fuel_spaces", "spaces")
    return Site(
        id=row["id"],
        colour=row.get("color", ""),
        area=QRectF(*row["rect"]),
        figures=_points(row.get("figures")),
        dogs=_points(row.get("dogs")),
        fuel=_points(row.get("fuel_slots")),
        food=_points(row.get("food_slots")),
        damage=_points(row.get("damage_slots")),
        dog=_point(row.get("dog")),
        alien=_point(row.get("alien")),
        token=_point(row.get("leader_token")),
        fire=_point(row.get("fire")),
        spots={name: _points(row[name]) for name in named if name in row},
    )


@cache
def chart() -> Mapping[str, Site]:
    """Every place and every panel by its name."""
    found = tomllib.loads(asset("the_thing/look/board.toml").read_text(encoding="utf-8"))
    rows = [*found["location"], *found["panel"]]
    return {site.id: site for site in map(_site, rows)}


@cache
def passages() -> Sequence[tuple[tuple[float, float], tuple[float, float]]]:
    """Doors and paths, for the picture only."""
    found = tomllib.loads(asset("the_thing/look/board.toml").read_text(encoding="utf-8"))
    return [cast(Any, tuple(tuple(point) for point in row["line"])) for row in found["passage"]]


def board_in(wide: float, high: float) -> QRectF:
    """Where the whole board lies in a room of so many units: in its middle, as large as it can be."""
    scale = max(0.1, min(wide / WIDE, high / HIGH))
    return QRectF((wide - WIDE * scale) / 2, (high - HIGH * scale) / 2, WIDE * scale, HIGH * scale)
