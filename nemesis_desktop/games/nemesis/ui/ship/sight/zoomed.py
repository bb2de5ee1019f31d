"""A part of the table that shows the ship at any zoom: what is seen of it, where that lies, how people move it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtWidgets import QWidget

from nemesis_desktop.games.nemesis.ui.ship.layout import ShipLayout, ship_layout
from nemesis_desktop.games.nemesis.ui.ship.sight.camera import Camera
from nemesis_desktop.games.nemesis.ui.ship.sight.framing import Framing, Window
from nemesis_desktop.table.furniture.part import TablePart

AROUND: Final = 24.0
"""So many units around what is looked at are seen as well."""


class Zoomed(TablePart):
    """Shows one side of the board, the whole of it or a part that people choose.

    Attributes:
        layout_: the side of the board that is shown.
        window_: how large it is seen.

    Signals:
        moved: another part of the ship is seen.
    """

    moved = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.layout_: ShipLayout = ship_layout("main")
        self._covered = (0, 0)
        self.window_ = self._window()
        self._camera = Camera(self.window_.whole, self)
        self._camera.moved.connect(self._see)
        self._place()

    def _window(self) -> Window:
        size = self.layout_.canvas, self.width(), self.height(), self.devicePixelRatioF()
        return Window(*size, *self._covered)

    def cover(self, left: int, right: int) -> None:
        """Something stands over so many pixels of the left and right edge: what happens is looked at in between."""
        if (left, right) != self._covered:
            self._covered = left, right
            self.window_ = self._window()
            self._place()

    @property
    def sight(self) -> Framing:
        """What is seen now."""
        return self._camera.sight

    @property
    def zoom(self) -> float:
        """How much larger than the whole ship; 1 shows all of it."""
        return self.sight.zoom

    def fit(self) -> float:
        """Pixels per unit that show the whole ship."""
        return self.window_.fit

    def scale(self) -> float:
        """Pixels per unit now."""
        return self._scale

    # ----------------------------------------------------------------------------------------------- by hand

    def zoom_by(self, factor: float, around: QPointF | None = None) -> None:
        """Glide nearer or further away; the point of the ship at ``around`` (of the widget) stays there."""
        at = QRectF(self.rect()).center() if around is None else around
        self._camera.glide(self.window_.zoomed(self.sight, self._camera.goal.zoom * factor, at))

    def show_whole(self) -> None:
        """Glide until the whole ship is seen."""
        self._camera.glide(self.window_.whole)

    def look_at(self, sight: Framing) -> None:
        """See this at once."""
        self._camera.jump(self.window_.inside(sight))

    def pan(self, by: QPointF) -> None:
        """Move the picture by so many pixels."""
        self._camera.jump(self.window_.moved(self.sight, by))

    def glide_by(self, by: QPointF) -> None:
        """The same, gliding."""
        self._camera.glide(self.window_.moved(self._camera.goal, by))

    def bring_into_sight(self, box: QRectF) -> None:
        """Move the picture as far as a part of the canvas needs to be seen."""
        if self._camera.goal.zoom > 1.0:
            self._camera.glide(self.window_.showing(self._camera.goal, box, AROUND))

    def _see(self) -> None:
        """Another part of the ship is seen."""
        self._place()
        self.update()
        self.moved.emit()

    # ------------------------------------------------------------------------------------------- where things lie

    def to_widget(self, box: QRectF) -> QRectF:
        """A box of the canvas in the widget's pixels."""
        left, top, scale = self._corner.x(), self._corner.y(), self._scale
        return QRectF(box.x() * scale + left, box.y() * scale + top, box.width() * scale, box.height() * scale)

    def to_canvas(self, point: QPointF) -> QPointF:
        """A point of the widget in units of the canvas."""
        return (point - self._corner) / self._scale

    def touch(self, where: QRectF) -> None:
        """Draw a part of the canvas again: what lies over the picture there has changed."""
        self.update(self.to_widget(where).toAlignedRect().adjusted(-2, -2, 2, 2))

    def _place(self) -> None:
        """Note where the picture lies now: it is asked for often."""
        self._scale = self.window_.scale(self.sight)
        self._corner = QPointF(self.window_.origin(self.sight)) / self.window_.ratio

    def _measure(self) -> None:
        """The window, or its screen, is another."""
        self.window_ = self._window()
        self._camera.put(self.window_.inside(self._camera.goal))
        self._place()
