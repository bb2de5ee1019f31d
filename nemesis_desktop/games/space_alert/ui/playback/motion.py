"""What travels over the ship while the mission is played back: energy, squads, the pilot, rockets, and turning tiles.

Each is drawn on its way as far as it has come; one that has arrived leaves a dashed way behind, so that whoever steps
through the mission, or sees no motion, still sees what went where.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF

from nemesis_desktop.engine.events import Event
from nemesis_desktop.games.space_alert import story
from nemesis_desktop.games.space_alert.components.ship import GUNS, STATIONS
from nemesis_desktop.games.space_alert.ui.drawn.ship_picture import SOCKETS, socket_box
from nemesis_desktop.games.space_alert.ui.look import (
    BATTERY,
    BG0,
    COLD,
    DANGER,
    DANGER_GROUND,
    ENERGY,
    PRIMARY,
    SPACE,
    WARM,
    ship_box,
    ship_layout,
    ship_point,
    sign,
)
from nemesis_desktop.games.space_alert.ui.pieces import energy_cube, squad_piece
from nemesis_desktop.games.space_alert.ui.scene import Scene
from nemesis_desktop.table.drawing.canvas import Canvas

DASH: Final = (3.0, 3.0)
CUBE: Final = 13.0


def paint_motion(canvas: Canvas, scene: Scene) -> None:
    """Draw what happens just now, in the units of the ship."""
    draws = _DRAWS.get(type(scene.event))
    if draws is not None:
        draws(canvas, scene, scene.event)


def container_place(name: str) -> QPointF:
    """Where a container of energy is on the ship: ``shield_red``, ``reactor_white``, ``fuel`` or ``battery``."""
    if name == "fuel":
        return ship_box("station", "lower_white", "button_b").center() + QPointF(56, 0)
    kind, _, zone = name.partition("_")
    return ship_point("station", f"{'upper' if kind == 'shield' else 'lower'}_{zone}", "energy_first")


def _between(start: QPointF, to: QPointF, share: float) -> QPointF:
    return start + (to - start) * share


def _way(canvas: Canvas, start: QPointF, to: QPointF, ink: str) -> None:
    canvas.line(((start.x(), start.y()), (to.x(), to.y())), ink, 1.6, 0.85, DASH)


def _number(canvas: Canvas, at: QPointF, words: str, ink: str) -> None:
    """A number on a ground of its own, so that it can be read on any part of the ship."""
    canvas.disc(at, 10, SPACE)
    canvas.circle(at.x(), at.y(), 10, BG0, ink, 1.2)
    canvas.text(at.x(), at.y() + 4.5, words, 12, PRIMARY, 700, "display", "middle", grow=False)


# ---------------------------------------------------------------- energy


def _cubes(canvas: Canvas, start: QPointF, to: QPointF, count: int, share: float, ink: str = ENERGY) -> None:
    _way(canvas, start, to, ink)
    for place in range(min(count, 5)):
        behind = max(0.0, min(1.0, share * (1 + 0.12 * count) - 0.12 * place))
        if share < 1:
            energy_cube(canvas, _between(start, to, behind), CUBE, ink=ink)
    _number(canvas, _between(start, to, share) - QPointF(0, 15), f"+{count}", ink)


def _charged(canvas: Canvas, scene: Scene, event: story.Charged) -> None:
    """From the reactor to the gun; a light laser has a battery beside it."""
    gun = GUNS[event.gun]
    button = ship_box("station", STATIONS[gun.station], "button_a").center()
    battery = event.source == "battery"
    start = button + QPointF(0, 24) if battery else container_place(event.source)
    ink = BATTERY if battery else ENERGY
    _way(canvas, start, button, ink)
    energy_cube(canvas, _between(start, button, scene.share), CUBE + 3, ink=ink)
    canvas.cut(button.x() - 27, button.y() - 14.5, 54, 29, 5, None, WARM, 2.0)


def _moved(canvas: Canvas, scene: Scene, event: story.EnergyMoved | story.EnergyShifted) -> None:
    if event.cubes:
        _cubes(canvas, container_place(event.source), container_place(event.target), event.cubes, scene.share)


def _lost(canvas: Canvas, scene: Scene, event: story.EnergyLost) -> None:
    """Cubes leave their container upwards and are gone."""
    start = container_place(event.container)
    for place in range(event.cubes if scene.share < 1 else 0):
        energy_cube(canvas, start + QPointF(12 * place, -18 * scene.share), CUBE, ink=DANGER)
    _number(canvas, start - QPointF(2, 20), f"−{event.cubes}", DANGER)


# ---------------------------------------------------------------- damage


def _tile(canvas: Canvas, scene: Scene, event: story.TileDrawn) -> None:
    """A tile turns over on its socket: first its back, then what it harms."""
    place = len(scene.table.zone(event.zone).tiles) - (0 if scene.share < 1 else 1)
    box = socket_box(event.zone, min(place, SOCKETS - 1))
    wide, high = box.width(), box.height()
    if scene.share < 1:
        turned = abs(1 - 2 * scene.share)
        slim = QRectF(box.center().x() - wide * turned / 2, box.y(), max(1.0, wide * turned), high)
        canvas.cut(slim.x(), slim.y(), slim.width(), slim.height(), 4, DANGER_GROUND, DANGER, 1.4)
        name = "damage_back" if scene.share < 0.5 else f"damage_{event.tile}"
        if turned > 0.4:
            canvas.sign(sign(name), box.center(), 13 * turned, DANGER)
        return
    canvas.cut(box.x() - 2, box.y() - 2, wide + 4, high + 4, 5, None, WARM, 2.0)


# ---------------------------------------------------------------- squads, the pilot, rockets


def _squad(canvas: Canvas, scene: Scene, event: story.SquadTaken) -> None:
    """From its bay to whoever takes it along."""
    bay = QPointF(*ship_layout()["station"][event.station]["squad_bay"])
    to = ship_point("station", event.station, "figures_first")
    _way(canvas, bay, to, COLD)
    if scene.share < 1:
        squad_piece(canvas, _between(bay, to, scene.share), 20, event.squad)


def _disabled(canvas: Canvas, scene: Scene, event: story.SquadDisabled) -> None:
    at = scene.table.figure(event.who).at
    if at in STATIONS:
        squad_piece(canvas, ship_point("station", at, "figures_first") - QPointF(0, 26), 22, "disabled")


def _launched(canvas: Canvas, scene: Scene, event: story.Launched) -> None:
    """The interceptors leave the hangar; they stay beside the red wing."""
    hangar = ship_box("station", "upper_red", "button_c").center()
    to = QPointF(*ship_layout()["outside"]["pilot"])
    _way(canvas, hangar, to, COLD)
    if scene.share < 1:
        canvas.sign(sign("interceptors"), _between(hangar, to, scene.share), 24, COLD)


def _rocket(canvas: Canvas, scene: Scene, event: story.RocketLaunched) -> None:
    """From its bay to the first place of its trail."""
    bay = ship_box("station", "lower_blue", "button_c").center()
    to = QPointF(*ship_layout()["outside"]["rocket_in_flight"])
    _way(canvas, bay, to, WARM)
    if scene.share < 1:
        canvas.sign(sign("rocket"), _between(bay, to, scene.share), 22, WARM)


def _rocket_flies(canvas: Canvas, scene: Scene, event: story.RocketFlies) -> None:
    """To the second place: in the next turn it strikes."""
    at = QPointF(*ship_layout()["outside"]["rocket_in_flight"])
    canvas.ring(at, 16 + 6 * scene.share, WARM, 1.8, 1 - 0.4 * scene.share)


_DRAWS: Final[Mapping[type[Event] | type[None], Callable[[Canvas, Scene, Any], None]]] = {
    story.Charged: _charged,
    story.EnergyMoved: _moved,
    story.EnergyShifted: _moved,
    story.EnergyLost: _lost,
    story.TileDrawn: _tile,
    story.SquadTaken: _squad,
    story.SquadDisabled: _disabled,
    story.Launched: _launched,
    story.RocketLaunched: _rocket,
    story.RocketFlies: _rocket_flies,
}
TRAVELS: Final = tuple(one for one in _DRAWS if one is not story.SquadDisabled)
"""What is under way for a while; until it has arrived the ship looks as it did before."""
