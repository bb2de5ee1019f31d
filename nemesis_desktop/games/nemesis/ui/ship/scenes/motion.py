"""What moves on the ship, one thing at a time: pieces along their passages, doors, noise, fire, fights.

An event is first laid into the view that the map shows (so that the next event finds the piece where it now is), then
drawn over it while it runs. Events that the map does not know, and everything while motion is off, are over at once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

from PySide6.QtCore import QElapsedTimer, QObject, QRectF, QTimer

from nemesis_desktop.engine.events import Event
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.ui.ship.drawn.standing import Hidden
from nemesis_desktop.games.nemesis.ui.ship.layout import ShipLayout
from nemesis_desktop.games.nemesis.ui.ship.picture import Picture
from nemesis_desktop.games.nemesis.ui.ship.scenes import fighting, marking, moving, rolling
from nemesis_desktop.games.nemesis.ui.ship.scenes.staging import OnShip, Scene
from nemesis_desktop.games.nemesis.ui.ship.sight.attention import Attention
from nemesis_desktop.games.nemesis.view import View
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.show.moment import Moment

FRAME: Final = 16


class MovingMap(Protocol):
    """The map, as far as motion needs it."""

    view: View | None
    words: Words | None
    layout_: ShipLayout

    @property
    def picture(self) -> Picture:
        """What is drawn now."""

    def lay(self, view: View, hidden: Hidden = frozenset()) -> None:
        """Show a view of the moment, but for figures that are on their way."""

    def touch(self, where: QRectF) -> None:
        """Draw a part of the canvas again."""


class MapMotion(QObject):
    """Plays events on the map, one after the other."""

    def __init__(self, stage: MovingMap, attention: Attention, parent: QObject) -> None:
        super().__init__(parent)
        self._stage, self._attention = stage, attention
        self._scene: Scene | None = None
        self._done: Callable[[], None] | None = None
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._tick)
        self._drawn = QRectF()
        self._lies: tuple[Callable[[Canvas], None], QRectF] | None = None

    @property
    def busy(self) -> bool:
        """Whether something is running."""
        return self._scene is not None

    def play(self, moment: Moment[Any, View], done: Callable[[], None]) -> None:
        """Show an event, then call ``done``."""
        self.hurry()
        scene = self._scene_of(moment)
        if scene is None:
            done()
            return
        if scene.duration <= 0:
            self._stage.lay(scene.after)
            self._leave_there(scene)
            done()
            return
        self._scene, self._done = scene, done
        self._attention.go_first(scene.where(0.0).united(scene.where(1.0)), lambda: self._begin(scene))

    def _begin(self, scene: Scene) -> None:
        """The camera is there; somebody may have ended the scene while it was on its way."""
        if scene is self._scene and not self._timer.isActive():
            self._stage.lay(scene.during, scene.hidden)
            self._clock.start()
            self._timer.start()
            self._tick()

    def _scene_of(self, moment: Moment[Any, View]) -> Scene | None:
        view, words = self._stage.view, self._stage.words
        if view is None or words is None:
            return None
        after = view if moment.after is None or moment.after is moment.before else moment.after
        scene = scene_of(OnShip(moment.told, view, after, self._stage.layout_, self._stage.picture, words))
        if scene is None and after is not view:
            self._stage.lay(after)
        return scene

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

    def paint(self, canvas: Canvas) -> None:
        """Draw what is running over the map, and what the last moment left there."""
        if self._lies is not None:
            self._lies[0](canvas)
        if self._scene is not None and self._timer.isActive():
            self._scene.draw(canvas, self._part())

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
        self._leave_there(scene)
        if done is not None:
            done()

    def _leave_there(self, scene: Scene) -> None:
        """What the scene leaves lying on the ship."""
        if scene.stays is not None:
            self.clear()
            self._lies = scene.stays
            self._stage.touch(scene.stays[1])

    def clear(self) -> None:
        """Nothing lies there any more that a moment left."""
        if self._lies is not None:
            lies, self._lies = self._lies, None
            self._stage.touch(lies[1])


def scene_of(moment: OnShip[Any]) -> Scene | None:
    """The scene of an event; None for one that nothing on the map moves for."""
    maker = _SCENES.get(type(moment.event))
    return maker(moment) if maker is not None else None


_SCENES: Final[Mapping[type[Event], Callable[[OnShip[Any]], Scene | None]]] = {
    story.Moves: moving.person_moves,
    story.IntruderMoves: moving.intruder_moves,
    story.Launched: moving.pod_launches,
    story.PodRemoved: moving.pod_launches,
    story.PodTurned: moving.pod_turns,
    story.PodsUnlocked: moving.pods_turn,
    story.Hibernates: moving.person_sleeps,
    story.NoiseRolled: rolling.noise_die,
    story.NoiseRerolled: rolling.noise_die,
    story.NoisePlaced: marking.noise,
    story.NoiseCleared: marking.quiet,
    story.Door: marking.door,
    story.FirePlaced: marking.marker("fire"),
    story.FireRemoved: marking.marker_gone("fire"),
    story.MalfunctionPlaced: marking.marker("malfunction"),
    story.MalfunctionRemoved: marking.marker_gone("malfunction"),
    story.DecompressionStarts: marking.decompression,
    story.Decompressed: marking.air_leaves,
    story.Slimed: marking.slimed,
    story.Explored: marking.explored,
    story.IntruderPlaced: fighting.appears,
    story.IntruderHides: fighting.leaves,
    story.IntruderKilled: fighting.dies,
    story.Injured: fighting.hurt,
    story.Attacks: fighting.attacks,
    story.LarvaAttacks: fighting.attacks,
    story.Shoots: fighting.shoots,
    story.Melees: fighting.strikes,
    story.AttacksWithoutCard: fighting.attacks,
    story.IntruderLeaves: fighting.leaves,
    story.Transformed: fighting.changes,
    story.Develops: fighting.changes,
    story.Eats: fighting.eats,
    story.Dies: fighting.falls,
}
