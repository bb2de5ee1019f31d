"""What moves on the ship: pieces along their passages, doors, the pulse of noise. One thing at a time.

An event is first laid into the view that the map shows (so that the next event finds the piece where it now is), then
drawn over it while it runs. Events that the map does not know, and everything while motion is off, are over at once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from attrs import evolve, frozen
from PySide6.QtCore import QEasingCurve, QElapsedTimer, QObject, QPointF, QRectF, QTimer

from nemesis_desktop.engine.events import Told
from nemesis_desktop.games.nemesis.components.rooms import ROOMS
from nemesis_desktop.games.nemesis.view import CorridorView, CrewView, IntruderView, RoomView, View
from nemesis_desktop.ui.nemesis.ship import corridors, pieces
from nemesis_desktop.ui.nemesis.ship.easel import Easel
from nemesis_desktop.ui.nemesis.ship.inside import sign_places
from nemesis_desktop.ui.nemesis.ship.layout import ShipLayout, walk
from nemesis_desktop.ui.nemesis.ship.picture import Picture
from nemesis_desktop.ui.theme import measure, motion

FRAME: Final = 16
MOVE: Final = QEasingCurve(QEasingCurve.Type.InOutCubic)
APPEAR: Final = QEasingCurve(QEasingCurve.Type.OutCubic)

Draw = Callable[[Easel, float], None]


@frozen(eq=False)
class Scene:
    """Something that runs: how long, how it is drawn at each part (0 to 1) of it, where, and the view it ends in."""

    duration: int
    draw: Draw
    where: Callable[[float], QRectF]
    during: View
    after: View


class Stage(Protocol):
    """The map, as far as motion needs it."""

    view: View | None
    layout_: ShipLayout
    picture: Picture

    def lay(self, view: View) -> None:
        """Show a view of the moment."""

    def touch(self, where: QRectF) -> None:
        """Draw a part of the canvas again."""


class Player(QObject):
    """Plays events on the map, one after the other."""

    def __init__(self, stage: Stage, parent: QObject) -> None:
        super().__init__(parent)
        self._stage = stage
        self._scene: Scene | None = None
        self._done: Callable[[], None] | None = None
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._tick)
        self._drawn = QRectF()

    @property
    def busy(self) -> bool:
        """Whether something is running."""
        return self._scene is not None

    def play(self, told: Told, done: Callable[[], None]) -> None:
        """Show an event, then call ``done``."""
        self.hurry()
        view = self._stage.view
        scene = scene_of(told, view, self._stage.layout_, self._stage.picture) if view is not None else None
        if scene is None:
            done()
            return
        if scene.duration <= 0:
            self._stage.lay(scene.after)
            done()
            return
        self._stage.lay(scene.during)
        self._scene, self._done = scene, done
        self._clock.start()
        self._timer.start()
        self._tick()

    def hurry(self) -> None:
        """End what is running now."""
        if self._scene is not None:
            self._end()

    def drop(self) -> None:
        """Forget what is running: the view has been laid anew from outside."""
        self._timer.stop()
        self._scene = None
        done, self._done = self._done, None
        if done is not None:
            done()

    def paint(self, easel: Easel) -> None:
        """Draw what is running over the map."""
        if self._scene is not None:
            self._scene.draw(easel, self._part())

    def _part(self) -> float:
        assert self._scene is not None
        return min(1.0, self._clock.elapsed() / self._scene.duration)

    def _tick(self) -> None:
        if self._scene is None:
            return
        part = self._part()
        where = self._scene.where(part)
        self._stage.touch(where.united(self._drawn) if not self._drawn.isNull() else where)
        self._drawn = where
        if part >= 1.0:
            self._end()

    def _end(self) -> None:
        assert self._scene is not None
        scene, done = self._scene, self._done
        self._timer.stop()
        self._scene, self._done = None, None
        self._stage.touch(self._drawn)
        self._drawn = QRectF()
        self._stage.lay(scene.after)
        if done is not None:
            done()


# ------------------------------------------------------------------------------------------- events to scenes


def scene_of(told: Told, view: View, layout: ShipLayout, picture: Picture) -> Scene | None:
    """The scene of an event; None for one that the map does not show."""
    maker = _SCENES.get(told.kind)
    return maker(told, view, layout, picture) if maker is not None else None


def _number(told: Told, name: str) -> int:
    """A number among the facts; -1 (which is no slot, seat or intruder) if it is not there."""
    value = told.facts.get(name)
    return value if isinstance(value, int) else -1


def _word(told: Told, name: str) -> str:
    value = told.facts.get(name)
    return value if isinstance(value, str) else ""


def _with_room(view: View, slot: int, change: Callable[[RoomView], RoomView]) -> View:
    return evolve(view, rooms=tuple(change(room) if room.slot == slot else room for room in view.rooms))


def _with_corridor(view: View, id: str, change: Callable[[CorridorView], CorridorView]) -> View:
    return evolve(view, corridors=tuple(change(one) if one.id == id else one for one in view.corridors))


def _with_person(view: View, seat: int, room: int | None) -> View:
    def moved(one: CrewView) -> CrewView:
        return evolve(one, room=room) if one.seat == seat else one

    return evolve(view, crew=tuple(moved(one) for one in view.crew))


def _person_moves(told: Told, view: View, layout: ShipLayout, picture: Picture) -> Scene | None:
    seat, start, end = _number(told, "who"), _number(told, "from_"), _number(told, "to")
    one = next((one for one in view.crew if one.seat == seat), None)
    if one is None or start not in layout.slots or end not in layout.slots:
        return None
    size = measure("size.token_alone")
    path = _way(layout, picture, start, end, _word(told, "corridor"), ("person", seat))
    colour, character = one.colour, one.character

    def draw(easel: Easel, at: QPointF) -> None:
        pieces.token(easel, at, size, colour, character)

    return _flight(path, draw, size, _with_person(view, seat, None), _with_person(view, seat, end))


def _intruder_moves(told: Told, view: View, layout: ShipLayout, picture: Picture) -> Scene | None:
    id, start, end = _number(told, "intruder"), _number(told, "from_"), _number(told, "to")
    beast = next((one for one in view.intruders if one.id == id), None)
    if beast is None or start not in layout.slots or end not in layout.slots:
        return None
    size = measure(f"size.intruder.{beast.kind}")
    path = _way(layout, picture, start, end, _word(told, "corridor"), ("intruder", id))
    others = tuple(one for one in view.intruders if one.id != id)
    moved = evolve(beast, room=end, in_combat=False)

    def draw(easel: Easel, at: QPointF) -> None:
        pieces.disc(easel, at, size, beast.kind)
        if beast.injuries:
            pieces.injuries(easel, at, size, beast.injuries)

    return _flight(path, draw, size, evolve(view, intruders=others), evolve(view, intruders=(*others, moved)))


def _way(
    layout: ShipLayout, picture: Picture, start: int, end: int, corridor: str, who: tuple[str, int]
) -> list[QPointF]:
    """From where the piece stands, along the passage, to the middle of the other room."""
    here = layout.slots[start].rect.center()
    for figure in picture.crowds[start].figures:
        if figure.kind == who[0] and who[1] in figure.ids:
            here = pieces.place_of(figure, layout.slots[start].rect)
    place = layout.corridors.get(corridor)
    line = [] if place is None else list(place.line if place.b == end else reversed(place.line))
    return [here, *line, layout.slots[end].rect.center()]


def _flight(
    path: list[QPointF], paint: Callable[[Easel, QPointF], None], size: float, during: View, after: View
) -> Scene:
    def at(part: float) -> QPointF:
        return walk(path, MOVE.valueForProgress(part))

    def where(part: float) -> QRectF:
        point, half = at(part), size / 2 + 12
        return QRectF(point.x() - half, point.y() - half, 2 * half, 2 * half)

    duration = min(motion("piece_step"), motion("piece_step_max"))
    return Scene(duration, lambda easel, part: paint(easel, at(part)), where, during, after)


def _still(duration: int, draw: Draw, box: QRectF, view: View, during: View | None = None) -> Scene:
    return Scene(duration, draw, lambda _part: box, view if during is None else during, view)


def _pulse(at: QPointF, paint: str, duration: int, view: View) -> Scene:
    """A ring that runs outward from a marker that has just been put down."""

    def draw(easel: Easel, part: float) -> None:
        easel.ring(at, 12 + 22 * APPEAR.valueForProgress(part), paint, 3.0, 1.0 - part)

    return _still(duration, draw, QRectF(at.x() - 40, at.y() - 40, 80, 80), view)


def _marker(name: str, here: bool) -> Callable[[Told, View, ShipLayout, Picture], Scene | None]:
    def change(room: RoomView) -> RoomView:
        return evolve(room, fire=here) if name == "fire" else evolve(room, malfunction=here)

    def scene(told: Told, view: View, layout: ShipLayout, picture: Picture) -> Scene | None:
        slot = _number(told, "room")
        if slot not in layout.slots:
            return None
        place = layout.slots[slot]
        after = _with_room(view, slot, change)
        ink = "state.danger" if name == "fire" else "text.pale"
        duration = motion("fire_spread") if here else 0
        return _pulse(sign_places(place)[name], ink, duration, after)

    return scene


def _noise(told: Told, view: View, layout: ShipLayout, picture: Picture) -> Scene | None:
    id = _word(told, "corridor")
    after = _with_corridor(view, id, lambda one: evolve(one, noise=True))
    if id in layout.hubs:
        hub = layout.hubs[id]

        def ring(easel: Easel, part: float) -> None:
            out = 12 * APPEAR.valueForProgress(part)
            shape = corridors.network_shape(hub.adjusted(-out, -out, out, out), id, 7.0)
            easel.line(shape, "accent.cold", 2.4, 1.0 - part)

        return _still(motion("noise_pulse"), ring, hub.adjusted(-16, -16, 16, 16), after)
    place = layout.corridors.get(id)
    if place is None:
        return None

    def draw(easel: Easel, part: float) -> None:
        for delay in (0.0, 0.3):
            run = (part - delay) / (1 - 0.3)
            if 0.0 < run < 1.0:
                corridors.paint_arcs(easel, place, 1.0 - run, 18 * APPEAR.valueForProgress(run))

    return _still(motion("noise_pulse"), draw, place.plate_rect.adjusted(-36, -36, 36, 36), after)


def _quiet(told: Told, view: View, layout: ShipLayout, picture: Picture) -> Scene | None:
    spaces = told.facts.get("spaces")
    gone = set(spaces) if isinstance(spaces, tuple) else set()
    after = evolve(view, corridors=tuple(evolve(one, noise=False) if one.id in gone else one for one in view.corridors))
    return _still(0, lambda _easel, _part: None, QRectF(), after)


def _door(told: Told, view: View, layout: ShipLayout, picture: Picture) -> Scene | None:
    id, door = _word(told, "corridor"), _word(told, "door")
    place = layout.corridors.get(id)
    if place is None:
        return None
    after = _with_corridor(view, id, lambda one: evolve(one, door=door))
    during = _with_corridor(view, id, lambda one: evolve(one, door="open"))
    duration = {"closed": motion("door_close"), "destroyed": motion("door_break")}.get(door, 0)
    at = place.door

    def draw(easel: Easel, part: float) -> None:
        corridors.paint_door(easel, place, door, APPEAR.valueForProgress(part))

    return _still(duration, draw, QRectF(at.x() - 26, at.y() - 26, 52, 52), after, during)


def _explored(told: Told, view: View, layout: ShipLayout, picture: Picture) -> Scene | None:
    slot, tile = _number(told, "room"), _word(told, "tile")
    if slot not in layout.slots or not tile:
        return None
    place = layout.slots[slot]
    found = _number(told, "items")
    items = found if found >= 0 and ROOMS[tile].item_counter else None
    after = _with_room(view, slot, lambda room: evolve(room, tile=tile, explored=True, items=items))

    def draw(easel: Easel, part: float) -> None:
        easel.fill(place.path(), "accent.cold", 0.4 * (1.0 - part))
        easel.line(place.path(1 + 6 * part), "accent.cold", 2.4, 1.0 - part)

    return _still(motion("token_turn"), draw, place.rect.adjusted(-14, -14, 14, 14), after)


def _intruder_appears(told: Told, view: View, layout: ShipLayout, picture: Picture) -> Scene | None:
    id, slot, kind = _number(told, "intruder"), _number(told, "room"), _word(told, "kind")
    if slot not in layout.slots or not kind:
        return None
    others = tuple(one for one in view.intruders if one.id != id)
    after = evolve(view, intruders=(*others, IntruderView(id, kind, slot, 0, False)))
    at, size = layout.slots[slot].rect.center(), measure(f"size.intruder.{kind}")

    def draw(easel: Easel, part: float) -> None:
        grown = size * (0.4 + 0.8 * APPEAR.valueForProgress(part))
        pieces.disc(easel, at, grown, kind)
        easel.ring(at, grown / 2 + 4 + 14 * part, "state.danger", 2.4, 1.0 - part)

    return _still(motion("token_turn"), draw, QRectF(at.x() - 60, at.y() - 60, 120, 120), after, view)


def _intruder_goes(told: Told, view: View, layout: ShipLayout, picture: Picture) -> Scene | None:
    id = _number(told, "intruder")
    beast = next((one for one in view.intruders if one.id == id), None)
    if beast is None or beast.room not in layout.slots:
        return None
    room = layout.slots[beast.room].rect
    at = room.center()
    for figure in picture.crowds[beast.room].figures:
        if figure.kind == "intruder" and beast.id in figure.ids:
            at = pieces.place_of(figure, room)
    after = evolve(view, intruders=tuple(one for one in view.intruders if one.id != id))
    size = measure(f"size.intruder.{beast.kind}")

    def draw(easel: Easel, part: float) -> None:
        easel.painter.setOpacity(1.0 - part)
        pieces.disc(easel, at, size * (1.0 - 0.35 * part), beast.kind)
        easel.painter.setOpacity(1.0)

    return _still(motion("wound_land"), draw, QRectF(at.x() - 40, at.y() - 40, 80, 80), after)


_SCENES: Final[dict[str, Callable[[Told, View, ShipLayout, Picture], Scene | None]]] = {
    "moves": _person_moves,
    "intruder-moves": _intruder_moves,
    "intruder-placed": _intruder_appears,
    "intruder-killed": _intruder_goes,
    "intruder-hides": _intruder_goes,
    "noise-placed": _noise,
    "noise-cleared": _quiet,
    "door": _door,
    "fire-placed": _marker("fire", True),
    "fire-removed": _marker("fire", False),
    "malfunction-placed": _marker("malfunction", True),
    "malfunction-removed": _marker("malfunction", False),
    "explored": _explored,
}
