"""In which rooms something happens: there the ship is lit, and there the camera goes."""

from __future__ import annotations

from nemesis_desktop.engine.events import Event
from nemesis_desktop.games.nemesis.components.board import BOARDS
from nemesis_desktop.games.nemesis.view import View

ROOMS = ("room", "from_", "to", "slot_")
PEOPLE = ("who", "target")


def rooms_of(event: Event, view: View) -> set[int]:
    """The slots of the rooms in which an event happens; where it names none, of the people whom it names."""
    found = {slot for name in ROOMS if isinstance(slot := getattr(event, name, None), int)}
    corridor = getattr(event, "corridor", None)
    if not found and isinstance(corridor, str) and corridor in BOARDS[view.board].corridors:
        ends = BOARDS[view.board].corridors[corridor]
        found = {ends.a, ends.b}
    if found:
        return found
    seats = {seat for name in PEOPLE if isinstance(seat := getattr(event, name, None), int)}
    return {one.room for one in view.crew if one.seat in seats and one.room is not None and one.status == "aboard"}
