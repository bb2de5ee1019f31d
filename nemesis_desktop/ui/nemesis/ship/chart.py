"""The drawn ship as a widget: keeps the picture up to date, repaints what changed, zooms, and plays what happens."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QRegion, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.events import Told
from nemesis_desktop.games.nemesis.view import View
from nemesis_desktop.ui.nemesis.ship.ahead import Ahead, steps_ahead
from nemesis_desktop.ui.nemesis.ship.camera import Camera
from nemesis_desktop.ui.nemesis.ship.draft import Element, Memory
from nemesis_desktop.ui.nemesis.ship.easel import Easel
from nemesis_desktop.ui.nemesis.ship.layout import ShipLayout, ship_layout
from nemesis_desktop.ui.nemesis.ship.motion import Player
from nemesis_desktop.ui.nemesis.ship.picture import Hidden, Picture, picture_of
from nemesis_desktop.ui.nemesis.ship.sheet import Sheet
from nemesis_desktop.ui.offers import Offers
from nemesis_desktop.ui.part import TablePart
from nemesis_desktop.ui.theme import colour, motion
from nemesis_desktop.words import Words

NEAREST: Final = 4.0
"""The largest zoom; 1 shows the whole ship."""
STEP: Final = 1.25
BREATH_FRAME: Final = 50
EMPTY: Final = Picture((), (), {}, None)


class Chart(TablePart):
    """The ship, drawn: everything that does not need a pointer or a keyboard.

    Attributes:
        layout_: the side of the board that is shown.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.layout_: ShipLayout = ship_layout("main")
        self._picture: Picture = EMPTY
        self._sheet = Sheet(self.layout_)
        self._memory = Memory()
        self._stale = False
        self._hidden: Hidden = frozenset()
        self._zoom = 1.0
        self._middle = self.layout_.canvas.center()
        self.follows = True
        """Whether the camera follows what happens."""
        self._camera = Camera(self)
        self._ahead = Ahead(self, self._needed_next, self._paint_ahead)
        self._player = Player(self, self)
        self._breath = QTimer(self)
        self._breath.setInterval(BREATH_FRAME)
        self._breath.timeout.connect(self._breathe)
        self._breath_at = 0.0
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

    def play(self, told: Told, done: Callable[[], None]) -> None:
        """Show an event moving, then call ``done``; at once if there is nothing to see."""
        if not self.isVisible() or self.words is None:
            done()
            return
        self._player.play(told, done)

    def hurry(self) -> None:
        """End what is moving."""
        self._player.hurry()

    @property
    def moving(self) -> bool:
        """Whether something moves just now."""
        return self._player.busy

    def watch(self, where: QRectF) -> None:
        """Something happens there: the camera goes along, if it was asked to and does not see it all."""
        if self.follows and self._zoom > 1.0:
            self._camera.look_at(where)

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

    def freshen(self) -> None:
        """Draw up the picture if the table has changed since it was."""
        if self._stale:
            self.draw_up()

    def _take(self, view: View, hidden: Hidden) -> None:
        self.view, self._hidden = view, hidden
        if view.board != self.layout_.board.id:
            self.layout_ = ship_layout(view.board)
            self._sheet = Sheet(self.layout_)
            self._picture = EMPTY
            self._memory.clear()
            self._middle, self._zoom = self.layout_.canvas.center(), 1.0
            self.update()

    def draw_up(self) -> None:
        """Work out the picture anew, and repaint what has changed in it."""
        self._stale = False
        if self.view is None or self.words is None:
            return
        before = {element.key: element for element in self._picture.elements}
        self._picture = picture_of(
            self.layout_, self.view, self.offers, self.words, self.text_scale, self._memory, self._hidden
        )
        self._sheet.keep_only(self._picture.elements)
        dirty: list[QRectF] = []
        for element in self._picture.elements:
            old = before.pop(element.key, None)
            if old is element:
                continue
            if old is None or old.look != element.look or old.bounds != element.bounds:
                dirty.append(element.bounds)
                if old is not None and old.bounds != element.bounds:
                    dirty.append(old.bounds)
        dirty += [gone.bounds for gone in before.values()]
        region = QRegion()
        for bounds in dirty:
            region += self.to_widget(bounds).toAlignedRect().adjusted(-1, -1, 1, 1)
        if not region.isEmpty():
            self.update(region)
        self._set_breath()
        if self.isVisible():
            self._ahead.begin()

    def _needed_next(self) -> list[Element]:
        """What will look different when the acting person steps into one of the rooms that are offered."""
        view, words = self.view, self.words
        if view is None or words is None or view.acting is None or self._player.busy or self._sheet.scale <= 0:
            return []
        slots = dict.fromkeys(
            int(target.anchor.id)
            for target in self.picture.targets
            if target.anchor.kind == "room" and target.state in ("offered", "danger")
        )
        found: list[Element] = []
        for later in steps_ahead(view, slots):
            memory = self._memory.copy()
            elements = picture_of(self.layout_, later, None, words, self.text_scale, memory).elements
            found += [element for element in elements if not self._sheet.has(element)]
        return found

    def _paint_ahead(self, element: Element) -> None:
        if not self._player.busy:
            self._sheet.tile(element)

    def touch(self, where: QRectF) -> None:
        """Draw a part of the canvas again."""
        self.update(self.to_widget(where).toAlignedRect().adjusted(-2, -2, 2, 2))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Put the sheet on the screen, then what lies over it."""
        painter = QPainter(self)
        seen, region = event.rect(), event.region()
        ratio = self.devicePixelRatioF()
        self._sheet.resize(self.scale() * ratio, ratio)
        origin = self._origin()
        if not self.to_widget(self.layout_.canvas).toAlignedRect().adjusted(1, 1, -1, -1).contains(seen):
            painter.fillRect(seen, colour("ground.space"))
        self._paint_ground(painter, seen, origin, ratio)
        if self.words is None or self.view is None:
            return
        self._paint_elements(painter, region, origin, ratio)
        painter.save()
        painter.translate(QPointF(origin) / ratio)
        painter.scale(self.scale(), self.scale())
        easel = Easel(painter, self.scale())
        self._paint_breath(easel)
        self._player.paint(easel)
        self.paint_over(easel)
        painter.restore()
        self.paint_on_top(painter)

    def _paint_elements(self, painter: QPainter, region: QRegion, origin: QPoint, ratio: float) -> None:
        """The tiles that lie in what is to be repainted."""
        sheet = self._sheet
        whole = region.boundingRect() if region.rectCount() == 1 else None
        for element in self.picture.elements:
            box = sheet.place(element).translated(origin)
            if ratio != 1.0:
                box = QRectF(box.topLeft() / ratio, box.size() / ratio).toAlignedRect()
            if whole.intersects(box) if whole is not None else region.intersects(box):
                tile = sheet.tile(element)
                painter.drawPixmap(QPointF(tile.at + origin) / ratio, tile.pixmap)

    def paint_over(self, easel: Easel) -> None:
        """Draw what is pointed at and focused, in units."""

    def paint_on_top(self, painter: QPainter) -> None:
        """Draw what lies above the ship, in the widget's own pixels."""

    def _paint_ground(self, painter: QPainter, seen: QRect, origin: QPoint, ratio: float) -> None:
        """Hull and passages, only as far as they have to be repainted."""
        window = QRect(-origin, QSize(math.ceil(self.width() * ratio), math.ceil(self.height() * ratio)))
        ground, at = self._sheet.ground(window)
        left, top = (at.x() + origin.x()) / ratio, (at.y() + origin.y()) / ratio
        part = QRectF(seen) & QRectF(left, top, ground.width() / ratio, ground.height() / ratio)
        source = QRectF((part.topLeft() - QPointF(left, top)) * ratio, part.size() * ratio)
        painter.drawPixmap(part, ground, source)

    # ----------------------------------------------------------------------------------------------- size and zoom

    def fit(self) -> float:
        """Pixels per unit that show the whole ship."""
        canvas = self.layout_.canvas
        return max(0.05, min(self.width() / canvas.width(), self.height() / canvas.height()))

    def scale(self) -> float:
        """Pixels per unit now."""
        return self.fit() * self._zoom

    @property
    def zoom(self) -> float:
        """How much larger than the whole ship; 1 shows all of it."""
        return self._zoom

    def set_zoom(self, zoom: float, around: QPointF | None = None) -> None:
        """Zoom, keeping the point ``around`` (of the widget) where it is."""
        zoom = max(1.0, min(NEAREST, zoom))
        if math.isclose(zoom, self._zoom):
            return
        fixed = QPointF(self.rect().center()) if around is None else around
        unit = self.to_canvas(fixed)
        self._zoom = zoom
        self._middle = unit - (fixed - QPointF(self.width() / 2, self.height() / 2)) / self.scale()
        self._keep_inside()
        self.update()

    def show_whole(self) -> None:
        """Show the whole ship."""
        self._zoom, self._middle = 1.0, self.layout_.canvas.center()
        self.update()

    def pan(self, by: QPointF) -> None:
        """Move the picture by so many pixels."""
        self._middle = self._middle - by / self.scale()
        self._keep_inside()
        self.update()

    def bring_into_sight(self, box: QRectF) -> None:
        """Move the picture as far as a part of the canvas needs to be seen."""
        if self._zoom > 1.0:
            self.set_middle(self.middle_for(box))

    @property
    def middle(self) -> QPointF:
        """The point of the canvas in the middle of the widget."""
        return self._middle

    def set_middle(self, middle: QPointF) -> None:
        """Move the picture so that this point of the canvas lies in the middle."""
        before = self._middle
        self._middle = middle
        self._keep_inside()
        if self._middle != before:
            self.update()

    def middle_for(self, box: QRectF) -> QPointF:
        """Where the middle has to be for a part of the canvas to be seen: no further away than it must."""
        place = self.to_widget(box)
        margin = 24 * self.unit
        dx = max(0.0, margin - place.left()) - max(0.0, place.right() - self.width() + margin)
        dy = max(0.0, margin - place.top()) - max(0.0, place.bottom() - self.height() + margin)
        return self._middle - QPointF(dx, dy) / self.scale()

    def _keep_inside(self) -> None:
        """No part of the window is left empty while there is ship to show in it."""
        canvas, scale = self.layout_.canvas, self.scale()
        wide, high = self.width() / scale, self.height() / scale
        x, y = self._middle.x(), self._middle.y()
        x = canvas.center().x() if wide >= canvas.width() else min(max(x, wide / 2), canvas.width() - wide / 2)
        y = canvas.center().y() if high >= canvas.height() else min(max(y, high / 2), canvas.height() - high / 2)
        self._middle = QPointF(x, y)

    def _origin(self) -> QPoint:
        """Where the canvas's corner is, in whole device pixels from the widget's corner."""
        ratio, scale = self.devicePixelRatioF(), self.scale()
        x = self.width() / 2 - self._middle.x() * scale
        y = self.height() / 2 - self._middle.y() * scale
        return QPoint(round(x * ratio), round(y * ratio))

    def to_widget(self, box: QRectF) -> QRectF:
        """A box of the canvas in the widget's pixels."""
        origin, ratio, scale = self._origin(), self.devicePixelRatioF(), self.scale()
        return QRectF(
            box.x() * scale + origin.x() / ratio,
            box.y() * scale + origin.y() / ratio,
            box.width() * scale,
            box.height() * scale,
        )

    def to_canvas(self, point: QPointF) -> QPointF:
        """A point of the widget in units of the canvas."""
        origin, ratio, scale = self._origin(), self.devicePixelRatioF(), self.scale()
        return QPointF((point.x() - origin.x() / ratio) / scale, (point.y() - origin.y() / ratio) / scale)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The ship grows with the window."""
        super().resizeEvent(event)
        self._keep_inside()

    # ------------------------------------------------------------------------------------------------- the breath

    def _set_breath(self) -> None:
        wanted = self.picture.acting is not None and self.isVisible() and motion("loop_active") > 0
        if wanted and not self._breath.isActive():
            self._breath.start()
        elif not wanted and self._breath.isActive():
            self._breath.stop()

    def _breathe(self) -> None:
        loop, slot = motion("loop_active"), self.picture.acting
        if loop <= 0 or slot is None:
            self._breath.stop()
            return
        self._breath_at = (self._breath_at + BREATH_FRAME / loop) % 1.0
        self.touch(self.layout_.slots[slot].rect.adjusted(-6, -6, 6, 6))

    def _paint_breath(self, easel: Easel) -> None:
        """The rim of the acting character's room, the one thing that never rests."""
        slot = self.picture.acting
        if slot is None:
            return
        strength = 0.5 - 0.5 * math.cos(2 * math.pi * self._breath_at) if self._breath.isActive() else 0.35
        easel.line(self.layout_.slots[slot].path(3.2), "accent.warm", 2.2, 0.22 + 0.5 * strength)

    def showEvent(self, event: QShowEvent) -> None:
        """The rim breathes only while it can be seen."""
        super().showEvent(event)
        self._set_breath()

    def hideEvent(self, event: QHideEvent) -> None:
        """The rim rests, and what moves has arrived."""
        super().hideEvent(event)
        self._breath.stop()
        self._camera.stop()
        self._ahead.stop()
        self._player.hurry()
