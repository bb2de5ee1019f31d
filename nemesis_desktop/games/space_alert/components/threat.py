"""A threat card: what is printed on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from attrs import frozen

if TYPE_CHECKING:
    from nemesis_desktop.games.space_alert.components.effects import Effect

Severity = Literal["minor", "serious"]
Level = Literal["white", "yellow"]
Trait = Literal[
    "no_rockets",
    "no_heavy_laser",
    "hidden_until_x",
    "rocket_wasted",
    "cryoshield",
    "pulse_zeroes_shields",
    "damage_cap_1",
    "safe_at_distance_3",
    "death_splash",
    "rocket_magnet",
    "interceptor_overload",
    "retaliates",
    "death_attack",
    "z_loses_ship",
    "fires_back",
    "fires_back_after_x",
    "rockets_as_hit_points",
    "slime",
    "death_knock_out",
    "killer_knocked_out",
    "all_stations_bonus",
    "needs_three_at_once",
    "token_per_station",
    "interceptors_only",
    "stays_after_z",
]


@frozen(kw_only=True)
class Threat:
    """A threat card.

    Attributes:
        code: as printed, ``SE2-05``.
        kind: external, intruder or malfunction.
        points: for surviving it, and for destroying it.
        x, y, z: what it does on these squares, in order.
        traits: what is special about it otherwise.
        bonus: the number that belongs to its trait: damage of a break-up for each letter, or of a repair everywhere.
        stations: where its tokens lie when it appears.
        system: the button it lies on (A, B, C); ``bots`` or ``interceptors`` where those are needed against it.
    """

    code: str
    kind: Literal["external", "intruder", "malfunction"]
    severity: Severity
    level: Level
    shields: int = 0
    hit_points: int
    speed: int
    points: tuple[int, int]
    x: tuple[Effect, ...] = ()
    y: tuple[Effect, ...] = ()
    z: tuple[Effect, ...] = ()
    traits: frozenset[Trait] = frozenset()
    bonus: int = 0
    stations: tuple[int, ...] = ()
    system: str = ""

    @property
    def external(self) -> bool:
        """Whether it comes from outside."""
        return self.kind == "external"

    def letter(self, letter: str) -> tuple[Effect, ...]:
        """What it does on a square with this letter."""
        effects: tuple[Effect, ...] = getattr(self, letter)
        return effects
