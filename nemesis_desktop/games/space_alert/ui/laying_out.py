"""Which screen of the table a view belongs to, and where everything lies while people plan."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from nemesis_desktop.games.space_alert.view import View

LEFT: Final = 900.0
GAP: Final = 4.0
MARGIN: Final = 8.0
Area = tuple[float, float, float, float]
Which = Literal["planning", "film", "between"]


class PlanPlaces(NamedTuple):
    """Where everything lies while people plan: left, top, width and height in units; a palette for one person only."""

    strip: Area
    tracks: Area
    ship: Area
    threats: Area
    announcer: Area
    consoles: tuple[Area, ...]
    palette: Area | None


def plays_back(view: View) -> bool:
    """Whether the mission is watched, or waits to be."""
    return view.resolution is not None and view.step in ("playback", "reveal")


def screen_of(view: View | None) -> Which:
    """The screen on which this is shown."""
    if view is None or view.step in ("planning", "lay_out"):
        return "planning"
    return "film" if plays_back(view) else "between"


def plan_places(wide: float, high: float, view: View | None) -> PlanPlaces:
    """The parts of the planning screen: what a wider one has more goes to the right column, what a higher one has more
    to the lanes and the consoles.
    """
    count = max(1, 0 if view is None else len(view.consoles))
    alone = view is not None and len(view.people) == 1
    more = max(0.0, high - 768) * 0.35
    lanes, ship = 176 + more, 216.0
    right, room = LEFT + 2 * MARGIN, wide - LEFT - 3 * MARGIN
    top = 50 + lanes + 4 + ship + 4
    foot = 92.0 if alone else 0.0
    step = (wide - 2 * MARGIN + GAP) / count
    return PlanPlaces(
        strip=(0, 0, wide, 46),
        tracks=(MARGIN, 50, LEFT, lanes),
        ship=(MARGIN, 50 + lanes + 4, LEFT, ship),
        threats=(right, 50, room, 250 + more),
        announcer=(right, 304 + more, room, 142),
        consoles=tuple((MARGIN + step * n, top, step - GAP, high - top - MARGIN - foot) for n in range(count)),
        palette=(MARGIN, high - MARGIN - 88, wide - 2 * MARGIN, 88) if alone else None,
    )
