"""Mission time: how many seconds of the time-table have gone by, at whatever pace the clock goes."""

from __future__ import annotations

from nemesis_desktop.games.space_alert import modes
from nemesis_desktop.games.space_alert.acts import Announce
from nemesis_desktop.games.space_alert.components.mission import Line
from nemesis_desktop.games.space_alert.view import View
from nemesis_desktop.table.border import Due


def due(view: View) -> Due | None:
    """The next line of the time-table, and when it is due; None before the start, and where somebody presses for it.

    The first line is said when the crew says that it is ready.
    """
    pace = modes.CLOCKS[view.clock].pace
    if view.step != "planning" or not pace or not 0 < view.said < len(view.lines):
        return None
    gone = view.lines[view.said].at - view.lines[view.said - 1].at
    return Due(Announce(view.said), round(gone * 1000 / pace))


def elapsed(view: View, since: int) -> float:
    """Seconds of the mission, so many milliseconds after the last announcement."""
    if not view.said:
        return 0.0
    last = view.lines[view.said - 1].at
    passed = last + since * modes.CLOCKS[view.clock].pace / 1000
    # Nobody sees from the clock that an announcement is late.
    following = view.lines[view.said].at if view.said < len(view.lines) else last
    return min(passed, float(following))


def clock_face(seconds: float) -> str:
    """Minutes and seconds."""
    minutes, rest = divmod(int(seconds), 60)
    return f"{minutes}:{rest:02}"


def spoken(view: View) -> tuple[Line, ...]:
    """What has been said so far, the last line first."""
    return tuple(reversed(view.lines[: view.said]))
