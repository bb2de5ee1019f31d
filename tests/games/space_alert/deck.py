"""Short ways to lay a position for the resolution round."""

from nemesis_desktop.games.space_alert.components.cards import NOTHING
from nemesis_desktop.games.space_alert.components.threats import THREATS
from nemesis_desktop.games.space_alert.resolution import Chip, Plan, Resolution, resolve
from nemesis_desktop.games.space_alert.resolution.table import Threat

SHORTEST = "T1"
"""X on square 5, no Y, ten squares long."""
WITH_Y = "T3"
"""X on square 8, Y on square 3, twelve squares long."""
CALM = "C - - C - - - C - - - -"
"""Somebody who services the computer, so that nobody is delayed."""


def flight(
    *programs: str,
    threats: list[tuple[str, int] | tuple[str, int, str]],
    tracks: tuple[str, str, str, str] = ("T1", "T1", "T1", "T1"),
    damage: dict[str, int] | None = None,
    **other: object,
) -> Resolution:
    """A mission with these programs, the last of which is followed by somebody who services the computer.

    Args:
        programs: tokens with spaces between them; turns that are left out are empty.
        threats: code, turn, and for one from outside its zone (red where nothing is said).
        tracks: of the red, the white, the blue and the internal lane.
        damage: cubes that lie on a threat when it appears.
    """
    crew = tuple(_program(program) for program in (*programs, CALM))
    chips = tuple(_chip(*threat, damage=(damage or {}).get(threat[0], 0)) for threat in threats)
    return resolve(Plan(crew, chips, tracks, **other))  # type: ignore[arg-type]


def _program(program: str) -> tuple[str, ...]:
    tokens = program.split()
    return (*tokens, *[NOTHING] * (12 - len(tokens)))


def _chip(code: str, turn: int, zone: str = "red", damage: int = 0) -> Chip:
    return Chip(code, turn, zone if THREATS[code].external else "", damage)


def threat(resolution: Resolution, code: str, turn: int) -> Threat:
    """A threat as it stands at the end of a turn."""
    return next(one for one in resolution.after(turn).threats if one.code == code)


def state_of(resolution: Resolution, code: str) -> str:
    """What became of a threat."""
    return threat(resolution, code, 99).state
