"""The ship from the side: six stations with their people, energy, lifts, squads, damage, and what is outside of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap

from nemesis_desktop.games.space_alert import story
from nemesis_desktop.games.space_alert.components.ship import REACTOR_CAPACITY, ROCKETS, STATIONS, ZONES
from nemesis_desktop.games.space_alert.resolution.table import Threat
from nemesis_desktop.games.space_alert.ui.look import (
    BATTERY,
    BG0,
    COLD,
    DANGER,
    DANGER_GROUND,
    ENERGY,
    HULL_LINE,
    PRIMARY,
    SPACE,
    WARM,
    ship_box,
    ship_layout,
    ship_point,
    sign,
)
from nemesis_desktop.games.space_alert.ui.pieces import Words, energy_cube, figure_piece, squad_piece, threat_token
from nemesis_desktop.games.space_alert.ui.scene import Scene, where_it_will_be
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.shapes import sides
from nemesis_desktop.table.drawing.stencil import picture

MARGIN: Final = QPointF(12, 14)
DRAWN: Final = (924, 250)
FIGURE: Final = 26.0
SOCKETS: Final = 6
SOCKET: Final = 20.0
"""From one damage tile of a zone to the next."""
CUBE: Final = 11.5
OVER: Final = 0.62
"""How far figures and threats that are too many for their station overlap."""
BUTTON_OF_TILE: Final = {"heavy_laser": "a", "light_laser": "a", "pulse_cannon": "a", "shield": "b", "reactor": "b"}
UPPER_TILES: Final = ("heavy_laser", "shield")


@lru_cache(maxsize=3)
def hull(wide: int, high: int, ratio: float) -> QPixmap:
    """The drawing of the empty ship, of this size."""
    return picture("space_alert/art/ship", wide, high, ratio)


def paint_ship(canvas: Canvas, scene: Scene, say: Words, pencilled: Sequence[str] = ()) -> None:
    """Draw the ship in its own units, from the corner of its canvas.

    ``pencilled`` is where each figure will stand: it is drawn there faintly, unless it stands there already.
    """
    wide, high = round(DRAWN[0] * canvas.unit), round(DRAWN[1] * canvas.unit)
    canvas.picture(hull(wide, high, canvas.ratio), -MARGIN.x(), -MARGIN.y())
    for zone in ZONES:
        _energy(canvas, scene, zone)
        _damage(canvas, scene, zone, say)
    _stock(canvas, scene)
    _lifts(canvas, scene)
    for station in STATIONS:
        _station(canvas, scene, station)
    _pencil(canvas, scene, pencilled)
    _outside(canvas, scene)


# ---------------------------------------------------------------- energy


def _energy(canvas: Canvas, scene: Scene, zone: str) -> None:
    state = scene.table.zone(zone)
    for deck, cubes, room in (
        ("upper", state.shield, state.shield_capacity),
        ("lower", state.reactor, state.reactor_capacity),
    ):
        station = f"{deck}_{zone}"
        first = ship_point("station", station, "energy_first")
        step = 11 if station == "lower_white" else 12
        most = REACTOR_CAPACITY[ZONES.index(zone)] if deck == "lower" else (3 if zone == "white" else 2)
        for place in range(max(most, cubes)):
            at = first + QPointF(step * place, 0)
            energy_cube(canvas, at, CUBE, full=place < cubes, ink=ENERGY)
            if place >= room:
                canvas.line(((at.x() - 4, at.y() + 5), (at.x() + 4, at.y() - 5)), DANGER, 1.4)
        x = first.x() + step * max(most, cubes) - 2
        canvas.text(x, first.y() + 5, str(cubes), 13, PRIMARY, 700, "display", grow=False)


def _stock(canvas: Canvas, scene: Scene) -> None:
    """Fuel capsules in the middle, rockets in their bay."""
    button = ship_box("station", "lower_white", "button_b")
    canvas.text(
        button.right() - 13, button.center().y() + 5, str(scene.table.fuel), 13, BATTERY, 700, "display", grow=False
    )
    for place, at in enumerate(ship_layout()["muzzle"]["rocket"]):
        if place < min(scene.table.rockets, ROCKETS):
            with canvas.turned(QPointF(*at) - QPointF(13, 0), 90) as turned:
                turned.sign(sign("rocket"), QPointF(0, 0), 12, PRIMARY)


# ---------------------------------------------------------------- lifts, damage


def _lifts(canvas: Canvas, scene: Scene) -> None:
    event = scene.event
    for zone in ZONES:
        broken = "gravolift" in scene.table.zone(zone).tiles
        taken = isinstance(event, story.Moved) and event.token == "lift" and event.to.endswith(zone)
        if not broken and not taken:
            continue
        shaft = ship_box("lift", zone, "shaft")
        canvas.cut(shaft.x(), shaft.y(), shaft.width(), shaft.height(), 5, None, DANGER if broken else WARM, 2.2)
        if broken:
            canvas.sign(sign("damage_gravolift"), QPointF(shaft.center().x(), shaft.bottom() - 14), 15, DANGER)


def _damage(canvas: Canvas, scene: Scene, zone: str, say: Words) -> None:
    """Tiles on the keel, and each again on what it harms."""
    tiles = scene.table.zone(zone).tiles
    layout = ship_layout()["damage"][zone]
    for place, tile in enumerate(tiles[:SOCKETS]):
        box = socket_box(zone, place)
        canvas.cut(*sides(box), 4, DANGER_GROUND, DANGER, 1.2)
        canvas.sign(sign(f"damage_{tile}"), box.center(), 13, DANGER)
        if tile in BUTTON_OF_TILE:
            _harmed(canvas, zone, tile)
    letter = say(f"alert-ui-letter-{zone}")
    left, middle = layout["plate"]
    canvas.text(left + 0.5, middle + 4, letter, 10.5, HULL_LINE, 700, "display", "middle", grow=False)
    left, baseline = layout["count"]
    words = say("alert-ui-tiles-of", count=len(tiles))
    canvas.text(left, baseline, words, 12.5, HULL_LINE, 600, grow=False)


def socket_box(zone: str, place: int) -> QRectF:
    """Where a damage tile of a zone lies on the keel."""
    x, y, wide, high = ship_layout()["damage"][zone]["sockets_first"]
    return QRectF(x + SOCKET * place, y, wide, high)


def _harmed(canvas: Canvas, zone: str, tile: str) -> None:
    deck = "upper" if tile in UPPER_TILES else "lower"
    button = ship_box("station", f"{deck}_{zone}", f"button_{BUTTON_OF_TILE[tile]}")
    canvas.cut(button.x(), button.y(), button.width(), button.height(), 5, None, DANGER, 1.6)
    at = QPointF(button.right() - 5, button.bottom() + 1)
    canvas.cut(at.x() - 8, at.y() - 8, 16, 16, 4, DANGER_GROUND, DANGER, 1.0)
    canvas.sign(sign(f"damage_{tile}"), at, 12, DANGER)


# ---------------------------------------------------------------- who is where


def _station(canvas: Canvas, scene: Scene, station: str) -> None:
    """Figures first, then what lies on the floor: threats on board, a squad in its bay."""
    bay = ship_layout()["station"][station].get("squad_bay")
    squad = scene.table.stored_squad(station)
    if bay is not None and squad:
        squad_piece(canvas, QPointF(*bay), 22, squad)
    for kind, number, at in _standing(scene, station):
        if kind == "threat":
            threat = scene.table.threats[number]
            ring = WARM if scene.lit == threat.number else None
            pending = threat.state == "pending"
            if pending:
                canvas.ring(at, 15, DANGER, 1.2, 0.7)
            at = _coming_from(scene, threat.code, threat.number, at)
            threat_token(canvas, at, 23, threat.code, threat.number, ring=ring, faint=pending)
        else:
            _figure(canvas, scene, number, _on_the_way(scene, number, at))


def _standing(scene: Scene, station: str) -> Iterator[tuple[str, int, QPointF]]:
    """Figures and threats in a station, side by side, and where each stands."""
    first = ship_point("station", station, "figures_first")
    here = list(_aboard(scene, station))
    room = 160.0 if ship_layout()["station"][station].get("squad_bay") is not None else 190.0
    step = min(32.0, room / max(1, len(here)))
    for place, (kind, number) in enumerate(here):
        yield kind, number, first + QPointF(step * place, 0)


def threats_at(scene: Scene, station: str) -> Iterator[tuple[Threat, QRectF]]:
    """The threats that lie on a station, or will, and where they are seen."""
    for kind, number, at in _standing(scene, station):
        if kind == "threat":
            yield scene.table.threats[number], QRectF(at.x() - 14, at.y() - 14, 28, 28)


def _pencil(canvas: Canvas, scene: Scene, stations: Sequence[str]) -> None:
    """Figures in pencil along the floor of the stations in which they will stand."""
    there: dict[str, int] = {}
    for member, station in zip(scene.crew, stations, strict=False):
        if scene.table.figure(member.figure).at == station:
            continue
        place = there[station] = there.get(station, -1) + 1
        at = ship_point("station", station, "figures_first") + QPointF(26 * place - 4, 17)
        canvas.ring(at, 10.5, WARM, 1.2, 0.9)
        figure_piece(canvas, at, 16, member.figure, member.colour, out=False)


def _aboard(scene: Scene, station: str) -> Iterator[tuple[str, int]]:
    for number, figure in enumerate(scene.table.figures):
        if figure.at == station:
            yield "figure", number
    for place, threat in enumerate(scene.table.threats):
        shown = threat.state == "active" or (scene.waits and threat.state == "pending")
        if shown and station in where_it_will_be(threat):
            yield "threat", place


def _figure(canvas: Canvas, scene: Scene, number: int, at: QPointF) -> None:
    figure, member = scene.table.figure(number), scene.crew[number]
    doing = getattr(scene.event, "who", None) == number
    figure_piece(canvas, at, FIGURE, number, member.colour, out=not figure.awake, lit=doing)
    if figure.squad:
        squad_piece(canvas, at + QPointF(10, 10), 14, figure.squad)


def _on_the_way(scene: Scene, number: int, to: QPointF) -> QPointF:
    """A figure that moves just now is somewhere between two stations."""
    event = scene.event
    if not isinstance(event, story.Moved) or event.who != number or scene.share >= 1 or event.start not in STATIONS:
        return to
    start = ship_point("station", event.start, "figures_first")
    return start + (to - start) * scene.share


def _coming_from(scene: Scene, code: str, number: int, to: QPointF) -> QPointF:
    """An intruder that moves just now is somewhere between two stations."""
    event = scene.event
    if not isinstance(event, story.IntruderMoved) or (event.code, event.number) != (code, number) or scene.share >= 1:
        return to
    start = ship_point("station", event.start, "figures_first")
    return start + (to - start) * scene.share


# ---------------------------------------------------------------- outside


def _outside(canvas: Canvas, scene: Scene) -> None:
    """The pilot beside the red wing, a rocket beside the blue one."""
    outside = ship_layout()["outside"]
    pilots = [number for number, figure in enumerate(scene.table.figures) if figure.at == "space"]
    if pilots:
        at = QPointF(*outside["pilot"])
        canvas.line(((at.x(), at.y() + 18), (22, 100)), COLD, 1.4, 0.8, (3, 3))
        canvas.circle(at.x(), at.y(), 17, BG0, COLD, 1.6)
        canvas.sign(sign("interceptors"), at - QPointF(4, 4), 20, COLD)
        _figure(canvas, scene, pilots[0], at + QPointF(11, 8))
    if scene.table.launched or scene.table.striking:
        at = QPointF(*outside["rocket_in_flight"])
        canvas.line(((at.x() + 8, 104), (at.x() + 8, at.y() + 14)), WARM, 1.6, 0.9, (2, 3))
        canvas.disc(at, 13, SPACE)
        canvas.sign(sign("rocket"), at, 22, WARM)
