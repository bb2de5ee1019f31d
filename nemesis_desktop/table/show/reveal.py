"""Shows what chance and the decks bring, to everybody, for as long as it takes to read it or until a key is pressed."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QRectF, Qt, QTimer
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.events import Told
from nemesis_desktop.engine.text import Text
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import tint
from nemesis_desktop.table.drawing.theme import motion, speed
from nemesis_desktop.table.furniture.play.presses import presses
from nemesis_desktop.table.show.scene import Scene, Scenes

FRAME: Final = 20
"""Milliseconds between two pictures of what still moves."""


class Reveal(QWidget):
    """Lies over the table while something is revealed; a click goes on, and so does whoever calls ``skip``.

    Args:
        parent: the table.
        scenes: what the game reveals, and how that is drawn.
        context: gives the view of the moment, for names and colours.

    Attributes:
        scene: what is shown; None while nothing is.
        waits: whether cards that are read aloud stay until somebody goes on.
    """

    def __init__(self, parent: QWidget, scenes: Scenes[Any], context: Callable[[], Any] = lambda: None) -> None:
        super().__init__(parent)
        self.unit = 1.0
        self.text_scale = 1.0
        self.scene: Scene | None = None
        self.waits = False
        self._scenes = scenes
        self._context = context
        self._words: Words | None = None
        self._done: Callable[[], None] | None = None
        self._clock = QElapsedTimer()
        self._length = 0
        self._end = QTimer(self)
        self._end.setSingleShot(True)
        self._end.timeout.connect(self.finish)
        self._frames = QTimer(self)
        self._frames.setInterval(FRAME)
        self._frames.timeout.connect(self._frame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        parent.installEventFilter(self)
        self.hide()

    def set_scale(self, unit: float, text: float) -> None:
        """Pixels per unit, and the person's text size."""
        self.unit, self.text_scale = unit, text
        self.update()

    def retranslate(self, words: Words) -> None:
        """Show everything in another language."""
        self._words = words

    # ---------------------------------------------------------------- playing

    def play(self, told: Told, done: Callable[[], None]) -> None:
        """Show an event, then call ``done``; at once if there is nothing to show or motion is off."""
        scene = self._scene_of(told)
        if scene is None:
            done()
            return
        self.show_scene(scene, done)

    def _scene_of(self, told: Told) -> Scene | None:
        if self._words is None or speed() == "off":
            return None
        return self._scenes.of(told, self._context(), self._words)

    def shows(self, told: Told) -> bool:
        """Whether there is something to show of an event."""
        return self._scene_of(told) is not None

    def will_wait(self, told: Told) -> bool:
        """Whether what is shown of an event stays until somebody goes on."""
        scene = self._scene_of(told)
        return scene is not None and self._is_read_in_peace(scene)

    def _is_read_in_peace(self, scene: Scene) -> bool:
        """What is seen in secret, or decides something, waits for the key."""
        return scene.private or (self.waits and scene.read_aloud)

    def show_scene(self, scene: Scene, done: Callable[[], None]) -> None:
        """Show a scene, then call ``done``."""
        self.scene, self._done = scene, done
        self._length = self._scenes.length(scene)
        self._clock.start()
        if self._is_read_in_peace(scene):
            presses().appeared()
            self._end.stop()
        else:
            self._end.start(self._length + round(motion("reveal_hold") * scene.hold))
        if self._length:
            self._frames.start()
        self.setAccessibleName(scene.title or scene.sentence)
        self.setAccessibleDescription(scene.sentence)
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())
        self.show()
        self.raise_()
        self.update()

    def finish(self) -> None:
        """It has been read: go on."""
        done, self._done = self._done, None
        self.skip()
        if done is not None:
            done()

    def skip(self) -> None:
        """Put it away without going on."""
        self._end.stop()
        self._frames.stop()
        self._done = None
        self.scene = None
        self.setAccessibleName("")
        self.setAccessibleDescription("")
        self.hide()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click anywhere goes on."""
        event.accept()
        self.finish()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the table."""
        parent = self.parentWidget()
        if event.type() == QEvent.Type.Resize and self.isVisible() and parent is not None:
            self.setGeometry(parent.rect())
        return super().eventFilter(watched, event)

    def _frame(self) -> None:
        """Only the panel moves; the dimmed table around it is left alone."""
        if self.scene is not None:
            area, unit = self._scenes.area(self.scene, self.width() / self.unit, self.height() / self.unit), self.unit
            panel = QRectF(area.x() * unit, area.y() * unit, area.width() * unit, area.height() * unit)
            self.update(panel.toAlignedRect().adjusted(-6, -6, 6, 6))
        if self._clock.elapsed() >= self._length:
            self._frames.stop()

    # ---------------------------------------------------------------- picture

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Dim the table and draw the scene."""
        if self.scene is None or self._words is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(self.rect(), tint("ground.space", 0.66))
        canvas = Canvas(painter, self.unit, self.devicePixelRatioF(), min(self.text_scale, 1.35))
        hint = self._words.text(Text("ui-tray-key-space"))
        clock = self._clock.elapsed() if self._length else math.inf
        wide, high = self.width() / self.unit, self.height() / self.unit
        self._scenes.paint(self.scene, canvas, self._words, hint, clock, wide, high)
