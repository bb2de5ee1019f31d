"""The drawn ship as a widget: keeps the picture up to date, repaints what changed, zooms, and plays what happens."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from PySide6.QtCore import QPointF, QSize, Qt, QTimer
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.games.nemesis.ui.ship.ahead import Ahead
from nemesis_desktop.games.nemesis.ui.ship.breath import Breath
from nemesis_desktop.games.nemesis.ui.ship.drawn.standing import Hidden
from nemesis_desktop.games.nemesis.ui.ship.layout import ship_layout
from nemesis_desktop.games.nemesis.ui.ship.picture import Picture, picture_of
from nemesis_desktop.games.nemesis.ui.ship.scenes.motion import MapMotion
from nemesis_desktop.games.nemesis.ui.ship.sight.attention import Attention
from nemesis_desktop.games.nemesis.ui.ship.sight.exhibit import Exhibit
from nemesis_desktop.games.nemesis.ui.ship.sight.mosaic import Mosaic
from nemesis_desktop.games.nemesis.ui.ship.sight.zoomed import Zoomed
from nemesis_desktop.games.nemesis.ui.ship.sketch import Element, Memory, Target
from nemesis_desktop.games.nemesis.view import View
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.theme import motion
from nemesis_desktop.table.furniture.play.offers import Offers
from nemesis_desktop.table.show.moment import Moment

STEP: Final = 1.25
EMPTY: Final = Picture((), (), {}, None)


class Chart(Zoomed):
    """The ship, drawn: everything that does not need a pointer or a keyboard."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture: Picture = EMPTY
        self._memory = Memory()
        self._stale = False
        self._hidden: Hidden = frozenset()
        self._camera.rests.connect(self._rest)
        self._exhibit = Exhibit(self.layout_, self)
        self._exhibit.sharp.connect(self._sharp)
        self.attention = Attention(self, self._camera)
        self._ahead = Ahead(self, self)
        self._player = MapMotion(self, self.attention, self)
        self._breath = Breath(self, lambda: self.picture.acting)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMinimumSize(120, 80)

    # ----------------------------------------------------------------------------------- what the window tells it

    def sizeHint(self) -> QSize:
        """The canvas at its unit."""
        return QSize(round(954 * self.unit), round(526 * self.unit))

    def set_scale(self, unit: float, text: float) -> None:
        """Pixels per unit, and the person's text size, of which the plates take 120 % at most."""
        super().set_scale(unit, text)
        self._memory.clear()
        self.draw_up()

    def retranslate(self, words: Words) -> None:
        """Show everything in another language."""
        super().retranslate(words)
        self._memory.clear()
        self.draw_up()

    def show_view(self, view: View) -> None:
        """Show the ship as it now is. Drawn up once, when what is offered on it is told, or when it is looked at."""
        self._player.drop()
        self._take(view, frozenset())
        self._stale = True
        QTimer.singleShot(0, self, self.freshen)

    def offer(self, offers: Offers) -> None:
        """Light up what is offered."""
        self.offers = offers
        self.draw_up()
        if offers.decision is None:
            self._camera.watch()
        else:
            self._camera.come_back()

    def play(self, moment: Moment[Any, View], done: Callable[[], None]) -> None:
        """Show an event moving, then call ``done``; at once if there is nothing to see."""
        if not self.isVisible() or self.words is None:
            done()
            return
        self._player.play(moment, done)

    def attend(self, slots: Iterable[int], left: int, right: int) -> None:
        """Something is told of these rooms, over so many pixels of the ship's edges; what has moved lies still."""
        self._player.clear()
        self.attention.turn_to(slots, left, right)

    def look_away(self) -> None:
        """Nothing is told any more: the ship is seen as before."""
        self._player.clear()
        self.attention.turn_away()

    def hurry(self) -> None:
        """End what is moving."""
        self._player.hurry()

    @property
    def moving(self) -> bool:
        """Whether something moves just now."""
        return self._player.busy

    # ----------------------------------------------------------------------------------------------- the picture

    def lay(self, view: View, hidden: Hidden = frozenset()) -> None:
        """Show a view of the moment, in the middle of an event or after it; ``hidden`` figures are on their way."""
        self._take(view, hidden)
        self.draw_up()

    @property
    def picture(self) -> Picture:
        """What is drawn now, piece by piece."""
        self.freshen()
        return self._picture

    def target_of(self, anchor: Anchor) -> Target | None:
        """The drawn thing of an anchor."""
        return self.picture.target_of(anchor)

    def under(self, point: QPointF) -> list[Target]:
        """Everything at a point of the widget, the uppermost first."""
        return self.picture.under(self.to_canvas(point))

    def freshen(self) -> None:
        """Draw up the picture if the table has changed since it was."""
        if self._stale:
            self.draw_up()

    def _take(self, view: View, hidden: Hidden) -> None:
        self.view, self._hidden = view, hidden
        if view.board != self.layout_.board.id:
            self.layout_ = ship_layout(view.board)
            self._exhibit.show_board(self.layout_)
            self._picture = EMPTY
            self._memory.clear()
            self._measure()
            self._camera.put(self.window_.whole)
            self.update()

    def draw_up(self) -> None:
        """Work out the picture anew, and repaint what has changed in it."""
        self._stale = False
        if self.view is None or self.words is None:
            return
        before = self._picture
        self._picture = picture_of(
            self.layout_, self.view, self.offers, self.words, self.text_scale, self._memory, self._hidden
        )
        region = self._exhibit.show(self._picture.elements, self._picture.changed_since(before))
        if self.gliding:
            self.update()
        elif not region.isEmpty():
            self.update(region)
        self._breath.set_wanted(self.isVisible())
        if self.isVisible():
            self._ahead.begin()

    @property
    def mosaic(self) -> Mosaic:
        """What the picture is painted on now."""
        return self._exhibit.mosaic(self.sight, self.window_)

    def drawn_as(self, later: View) -> tuple[Element, ...]:
        """What the ship would be drawn of if this were the table, with nothing offered on it."""
        if self.words is None:
            return ()
        return picture_of(self.layout_, later, None, self.words, self.text_scale, self._memory.copy()).elements

    # ------------------------------------------------------------------------------------------------- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Put the picture on the screen, then what lies over it."""
        if self.devicePixelRatioF() != self.window_.ratio:
            self._measure()
        self.freshen()
        painter = QPainter(self)
        self._exhibit.paint(painter, self.sight, self.window_, gliding=self.gliding)
        if self.words is None or self.view is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        at, ratio = self._corner, self.window_.ratio
        canvas = Canvas(painter, self._scale, ratio, x=at.x(), y=at.y(), fine=True)
        self._breath.paint(canvas, event.region())
        self.attention.paint(painter, canvas)
        self._player.paint(canvas)
        self.paint_over(canvas)
        self.paint_on_top(painter)

    def paint_over(self, canvas: Canvas) -> None:
        """Draw what is pointed at and focused, in units."""

    def paint_on_top(self, painter: QPainter) -> None:
        """Draw what lies above the ship, in the widget's own pixels."""

    # ---------------------------------------------------------------------------------------- gliding and at rest

    @property
    def gliding(self) -> bool:
        """Whether the picture is on its way to somewhere else."""
        return self._camera.gliding or self._exhibit.sharpening

    def _rest(self) -> None:
        """A glide is over."""
        self._exhibit.sharpen(self.sight, self.window_, at_once=not self.isVisible() or not motion("zoom"))

    def _sharp(self) -> None:
        """The picture can be shown at its size."""
        self._exhibit.settle(self.sight, self.window_)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The ship grows with the window."""
        super().resizeEvent(event)
        self._measure()

    def _measure(self) -> None:
        """The window, or its screen, is another."""
        self._exhibit.stop_sharpening()
        super()._measure()

    # ------------------------------------------------------------------------------------------ seen and hidden

    def showEvent(self, event: QShowEvent) -> None:
        """The rim breathes only while it can be seen."""
        super().showEvent(event)
        self._breath.set_wanted(self.isVisible())

    def hideEvent(self, event: QHideEvent) -> None:
        """The rim rests, and what moves has arrived."""
        super().hideEvent(event)
        self._breath.set_wanted(False)
        self._camera.settle()
        self._sharp()
        self._ahead.stop()
        self._player.hurry()
