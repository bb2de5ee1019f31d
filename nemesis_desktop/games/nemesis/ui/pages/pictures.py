"""Which picture a page has."""

from __future__ import annotations

from typing import Final

from nemesis_desktop.games.nemesis.species.species import BLANK
from nemesis_desktop.table.drawing.stencil import has_stencil

SHARED: Final = {
    "hunt_1": "hunt",
    "hunt_2": "hunt",
    "consuming_fire": "fire",
    "damaging_fire": "fire",
    "scent_of_prey": "scent",
    "noise_in_technical_corridors": "noise_ducts",
    "bulkheads_open": "bulkheads",
    "escape_pod_ejection": "pod_ejection",
    "coolant_leak": "coolant",
    "life_support_failure": "life_support",
    **{f"{event}_{copy}": event for event in ("rampant_mutation", "reawakening", "stalking") for copy in (1, 2)},
    **dict.fromkeys(("lurking_1", "lurking_2"), "lurking_carnomorphs"),
    "emergency_protocol_failure": "pod_ejection",
}
"""Event cards whose picture has another name, as two of them have the same."""
DUCTS: Final = "art/events/noise_ducts"
FIRE: Final = "art/events/fire"


def event_picture(event: str) -> str:
    """The picture of an event card; none of one that nobody has painted."""
    return _painted(f"art/events/{SHARED.get(event, event)}")


def intruder_picture(kind: str) -> str:
    """The picture of a kind of alien, none of one that nobody has painted; the empty token shows the dark ducts."""
    return DUCTS if kind == BLANK else _painted(f"art/intruders/{kind}")


def _painted(name: str) -> str:
    return name if has_stencil(name) else ""


def wound_picture(kind: str) -> str:
    """The picture of a serious wound."""
    return f"art/wounds/{kind}"


def portrait(character: str | None) -> str:
    """The portrait of a character."""
    return f"art/portraits/{character}"
