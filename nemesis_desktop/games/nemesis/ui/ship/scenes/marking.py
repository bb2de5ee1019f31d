"""What happens to rooms and passages: noise, doors, fire, malfunctions, slime, and rooms that are explored."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF

from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.components.board import BOARDS
from nemesis_desktop.games.nemesis.ui.ship import says
from nemesis_desktop.games.nemesis.ui.ship.drawn import corridors, pieces, rooms
from nemesis_desktop.games.nemesis.ui.ship.drawn.inside import sign_places
from nemesis_desktop.games.nemesis.ui.ship.layout import CorridorPlace, SlotPlace, walk
from nemesis_desktop.games.nemesis.ui.ship.scenes.staging import (
    OnShip,
    Scene,
    Sprite,
    around,
    at_once,
    still,
)
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.motion import APPEAR, IMPACT, MOVE
from nemesis_desktop.table.drawing.theme import measure, motion

SPLINTERS: Final = ((-1.0, -0.5), (-0.7, 0.8), (0.2, -1.0), (0.9, -0.3), (0.6, 0.9), (-0.2, 1.0))
"""Where the pieces of a broken door fly, as directions."""
SPARKS: Final = tuple((math.cos(angle), math.sin(angle)) for angle in (0.4, 1.6, 2.9, 4.0, 5.3))


# ---------------------------------------------------------------------------------------------- noise


def noise(moment: OnShip[story.NoisePlaced]) -> Scene | None:
    """Two arcs run outward, once; the plate stays lit."""
    id = moment.event.corridor
    place = moment.layout.corridors.get(id)
    if place is None:
        return _duct_noise(moment, id) if id in moment.layout.hubs else None

    def draw(canvas: Canvas, part: float) -> None:
        for delay in (0.0, 0.3):
            run = (part - delay) / (1 - 0.3)
            if 0.0 < run < 1.0:
                corridors.paint_arcs(canvas, place, 1.0 - run, 18 * APPEAR.valueForProgress(run))

    return still(moment, motion("noise_pulse"), draw, place.plate_rect.adjusted(-36, -36, 36, 36), moment.after)


def _duct_noise(moment: OnShip[Any], id: str) -> Scene:
    """The noise of technical corridors: their hub and all entrances light up together."""
    hub = moment.layout.hubs[id]
    slots = moment.layout.board.networks[id].entrances
    doors = [at for slot in slots if (at := moment.layout.slots[slot].entrance) is not None]
    box = hub.adjusted(-16, -16, 16, 16)
    for at in doors:
        box = box.united(around(at, 40))

    def draw(canvas: Canvas, part: float) -> None:
        out = 12 * APPEAR.valueForProgress(part)
        shape = corridors.network_shape(hub.adjusted(-out, -out, out, out), id, 7.0)
        canvas.line(shape, "accent.cold", 2.4, 1.0 - part)
        for at in doors:
            canvas.ring(at, 14 + out, "accent.cold", 2.0, 0.8 * (1.0 - part))

    return still(moment, motion("noise_pulse"), draw, box, moment.after)


def quiet(moment: OnShip[story.NoiseCleared]) -> Scene | None:
    """The noise around a room dies down: the arcs fall back into their plates."""
    places = [moment.layout.corridors[id] for id in moment.event.spaces if id in moment.layout.corridors]
    if not places:
        return at_once(moment)
    box = QRectF()
    for place in places:
        box = box.united(place.plate_rect.adjusted(-26, -26, 26, 26))

    def draw(canvas: Canvas, part: float) -> None:
        for place in places:
            corridors.paint_arcs(canvas, place, 1.0 - part, 10 * (1.0 - part))

    return still(moment, motion("door_close"), draw, box, moment.after)


# ---------------------------------------------------------------------------------------------- doors


def door(moment: OnShip[story.Door]) -> Scene | None:
    """A door drops in and hits the floor, bursts outward, or rises out of the way."""
    id, state = moment.event.corridor, moment.event.door
    place = moment.layout.corridors.get(id)
    if place is None:
        return None
    cleared = tuple(evolve(one, door="open") if one.id == id else one for one in moment.before.corridors)
    during = evolve(moment.before, corridors=cleared)
    box = around(place.door, 46)
    if state == "closed":
        return still(moment, motion("door_close"), lambda canvas, part: _slam(canvas, place, part), box, during)
    if state == "destroyed":
        return still(moment, motion("door_break"), lambda canvas, part: _break(canvas, place, part), box, during)
    rise = motion("door_close")
    return still(
        moment, rise, lambda canvas, part: corridors.paint_door(canvas, place, "closed", 1.0 - part), box, during
    )


def _slam(canvas: Canvas, place: CorridorPlace, part: float) -> None:
    fallen = min(1.0, (part / 0.7) ** 2)
    corridors.paint_door(canvas, place, "closed", fallen)
    if part > 0.7:
        hit = min(1.0, (part - 0.7) / 0.3)
        canvas.ring(place.door, 18 + 12 * hit, "text.primary", 2.4, 0.6 * (1.0 - hit))


def _break(canvas: Canvas, place: CorridorPlace, part: float) -> None:
    out = APPEAR.valueForProgress(part)
    if part < 0.15:
        corridors.paint_door(canvas, place, "closed", 1.0)
    else:
        corridors.paint_door(canvas, place, "destroyed", out)
    for number, (dx, dy) in enumerate(SPLINTERS):
        far = 30 * out
        at = place.door + QPointF(dx * far, dy * far)
        size = 5.0 - 0.5 * number
        tilt = 60 * number + 160 * part
        with canvas.turned(at, tilt) as on:
            on.box(-size, -1.3, 2 * size, 2.6, "text.tertiary", 1.0 - part)


# ---------------------------------------------------------------------------------------------- markers


def marker(name: str) -> Callable[[OnShip[Any]], Scene | None]:
    """A fire or malfunction marker is put down: fire comes along the passage from a burning neighbour."""

    def scene(moment: OnShip[Any]) -> Scene | None:
        slot = moment.event.room
        at = sign_places(moment.layout.slots[slot])[name]
        return _fire(moment, slot, at) if name == "fire" else _malfunction(moment, at)

    return scene


def _fire(moment: OnShip[Any], slot: int, at: QPointF) -> Scene:
    sprite = Sprite(pieces.fire, 14)
    path = _from_neighbour(moment, slot, at)
    box = around(at, 36)
    for point in path:
        box = box.united(around(point, 12))

    def draw(canvas: Canvas, part: float) -> None:
        lit = part if not path else (part - 0.45) / 0.55
        if path and part < 0.5:
            for late in (0.0, 0.12, 0.24):
                run = max(0.0, min(1.0, (part - late * 0.5) / 0.45))
                canvas.disc(walk(path, MOVE.valueForProgress(run)), 5.5 - 10 * late, "state.danger", 0.85 - 2 * late)
        if lit > 0:
            sprite.draw(canvas, at, max(0.05, IMPACT.valueForProgress(lit)), min(1.0, 3 * lit))
            canvas.ring(at, 12 + 20 * APPEAR.valueForProgress(lit), "state.danger", 3.0, 0.8 * (1.0 - lit))

    duration = motion("fire_spread") + (motion("piece_step") if path else 0)
    return still(moment, duration, draw, box)


def _from_neighbour(moment: OnShip[Any], slot: int, at: QPointF) -> list[QPointF]:
    """The way of the fire in the event phase, from a burning room next door; nowhere else does fire spread."""
    if moment.before.phase != "event":
        return []
    burning = {room.slot for room in moment.before.rooms if room.fire}
    for corridor, other in BOARDS[moment.before.board].neighbours[slot]:
        if other in burning and corridor in moment.layout.corridors:
            place = moment.layout.corridors[corridor]
            line = place.line if place.b == slot else tuple(reversed(place.line))
            return [sign_places(moment.layout.slots[other])["fire"], *line, at]
    return []


def _malfunction(moment: OnShip[Any], at: QPointF) -> Scene:
    sprite = Sprite(pieces.malfunction, 15)

    def draw(canvas: Canvas, part: float) -> None:
        sprite.draw(canvas, at, max(0.05, IMPACT.valueForProgress(part)), min(1.0, 3 * part))
        far = 12 + 18 * APPEAR.valueForProgress(part)
        for dx, dy in SPARKS:
            near = far - 6
            canvas.line(((at.x() + dx * near, at.y() + dy * near), (at.x() + dx * far, at.y() + dy * far)),
                "text.pale", 1.8, 1.0 - part,
            )  # fmt: skip

    return still(moment, motion("fire_spread"), draw, around(at, 36))


def marker_gone(name: str) -> Callable[[OnShip[Any]], Scene | None]:
    """A fire is out, a malfunction repaired: the marker shrinks away."""

    def scene(moment: OnShip[Any]) -> Scene | None:
        slot = moment.event.room
        at = sign_places(moment.layout.slots[slot])[name]
        sprite = Sprite(pieces.fire if name == "fire" else pieces.malfunction, 15)

        def draw(canvas: Canvas, part: float) -> None:
            sprite.draw(canvas, at, 1.0 - part, 1.0 - part)
            canvas.ring(at, 12 + 10 * APPEAR.valueForProgress(part), "state.success", 2.4, 1.0 - part)

        return still(moment, motion("wound_land"), draw, around(at, 30), moment.after)

    return scene


def decompression(moment: OnShip[story.DecompressionStarts]) -> Scene | None:
    """The token that says that the air will leave a room."""
    slot = moment.event.room
    place = moment.layout.slots[slot]
    at = sign_places(place)["decompression"]
    sprite = Sprite(pieces.decompression, 15)

    def draw(canvas: Canvas, part: float) -> None:
        sprite.draw(canvas, at, max(0.05, IMPACT.valueForProgress(part)), min(1.0, 3 * part))
        canvas.line(place.path(1 + 7 * part), "accent.cold", 2.4, 1.0 - part)

    return still(moment, motion("fire_spread"), draw, place.rect.adjusted(-18, -14, 14, 14))


def air_leaves(moment: OnShip[story.Decompressed]) -> Scene | None:
    """The air leaves a room."""
    slot = moment.event.room
    place = moment.layout.slots[slot]

    def draw(canvas: Canvas, part: float) -> None:
        canvas.fill(place.path(), "accent.cold", 0.5 * math.sin(math.pi * part))
        for step in range(3):
            out = 22 * ((part + step / 3) % 1.0)
            canvas.line(place.path(out), "accent.cold", 2.0, (1.0 - part) * (1.0 - out / 22))

    return still(moment, motion("noise_pulse"), draw, place.rect.adjusted(-30, -30, 30, 30))


def slimed(moment: OnShip[story.Slimed]) -> Scene | None:
    """Slime drips onto a token."""
    home = moment.home(moment.event.who)
    if home is None:
        return None
    size = measure("size.token_alone")

    def draw(canvas: Canvas, part: float) -> None:
        fallen = QPointF(home.x() - size * 0.36, home.y() + size * 0.36 - 26 * (1.0 - APPEAR.valueForProgress(part)))
        pieces.slime(canvas, fallen + QPointF(size * 0.36, -size * 0.36), size)
        canvas.ring(home, size / 2 + 10 * part, "state.success", 2.0, 0.7 * (1.0 - part))

    return still(moment, motion("wound_land"), draw, around(home, 44))


# ---------------------------------------------------------------------------------------------- exploration


def explored(moment: OnShip[story.Explored]) -> Scene | None:
    """A room tile is turned over: the dark one turns its edge to us, and comes up lit."""
    slot, tile = moment.event.room, moment.event.tile
    place = moment.layout.slots[slot]
    middle = place.rect.center()
    known = next((room.tile for room in moment.before.rooms if room.slot == slot), None)
    name = says.plate_name(moment.words, tile)
    dark = _tile(place, rooms.RoomLook(known, entered=False, name=name))
    lit = _tile(place, rooms.RoomLook(tile, entered=True, name=name, light="acting"))

    def draw(canvas: Canvas, part: float) -> None:
        canvas.fill(place.path(4), "ground.space")
        turned = math.cos(math.pi * MOVE.valueForProgress(part))
        with canvas.turned(middle, wide=max(0.03, abs(turned))) as on:
            (dark if turned > 0 else lit).draw(on, QPointF())
        if turned <= 0:
            canvas.line(place.path(1 + 7 * part), "accent.cold", 2.4, 1.0 - part)

    return still(moment, motion("token_turn") + motion("door_close"), draw, place.rect.adjusted(-14, -14, 14, 14))


def _tile(place: SlotPlace, look: rooms.RoomLook) -> Sprite:
    """A room without anybody in it, as a piece that can be turned."""
    middle = place.rect.center()

    def paint(canvas: Canvas, at: QPointF) -> None:
        rooms.paint_room(canvas.at(at.x() - middle.x(), at.y() - middle.y()), place, look)

    return Sprite(paint, max(place.rect.width(), place.rect.height()) / 2 + 4)
