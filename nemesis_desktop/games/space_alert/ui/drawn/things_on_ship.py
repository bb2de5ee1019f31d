"""What can be pointed at on the picture of the ship: stations, lifts, damage tiles, and threats on board."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import NamedTuple

from PySide6.QtCore import QRectF

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.games.space_alert.components.ship import STATIONS, ZONES
from nemesis_desktop.games.space_alert.ui.drawn.ship_picture import SOCKETS, socket_box, threats_at
from nemesis_desktop.games.space_alert.ui.look import ship_box
from nemesis_desktop.games.space_alert.ui.scene import Scene


class OnShip(NamedTuple):
    """A thing on the ship: a key of its own, where it is on the drawing, the message of its name, and what it is."""

    key: Hashable
    box: QRectF
    name: str
    about: Anchor


def things_on_ship(scene: Scene) -> Iterator[OnShip]:
    """Everything that explains itself, what lies on something else after it."""
    for station in STATIONS:
        box = ship_box("station", station, "outline")
        yield OnShip(("station", station), box, f"alert-station-{station}", Anchor("station", station))
    for zone in ZONES:
        shaft = ship_box("lift", zone, "shaft")
        yield OnShip(("lift", zone), shaft, "alert-token-lift", Anchor("token", "lift"))
        for place, tile in enumerate(scene.table.zone(zone).tiles[:SOCKETS]):
            about = Anchor("tile", f"{zone}-{tile}")
            yield OnShip(("tile", zone, place), socket_box(zone, place), f"alert-tile-{tile}", about)
    for station in STATIONS:
        for threat, box in threats_at(scene, station):
            about = Anchor("threat", threat.code)
            yield OnShip(("aboard", station, threat.number), box, f"alert-threat-{threat.code}", about)
