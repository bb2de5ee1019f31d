"""The ship map: a widget that shows a view of the ship, lights up what is offered, and lets people point, zoom and choose."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QCursor,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPaintEvent,
    QRegion,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QWidget

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.engine.events import Told
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.view import View
from nemesis_desktop.ui.nemesis.ship import rooms, says
from nemesis_desktop.ui.nemesis.ship.easel import Easel, tint
from nemesis_desktop.ui.nemesis.ship.layout import ShipLayout, ship_layout
from nemesis_desktop.ui.nemesis.ship.lens import OpenRoom, open_room, paint_open_room
from nemesis_desktop.ui.nemesis.ship.motion import Player
from nemesis_desktop.ui.nemesis.ship.picture import Picture, Target, picture_of
from nemesis_desktop.ui.nemesis.ship.sheet import Sheet
from nemesis_desktop.ui.offers import Offers
from nemesis_desktop.ui.part import TablePart
from nemesis_desktop.ui.theme import colour, motion
from nemesis_desktop.words import Words

LIVE = ("offered", "chosen", "danger")
NEAREST, STEP = 4.0, 1.25
"""The largest zoom, and one press of plus or minus."""
DWELL = 260
"""Milliseconds that the pointer rests before a crowded room opens."""
BREATH_FRAME = 50
LENS_MARGIN = 6


class ShipMap(TablePart):
    """The ship on the table.

    The wheel, plus and minus zoom; dragging moves the picture; 0 or a double click shows the whole ship. Tab and the arrow
    keys go through what is offered; Enter chooses. A crowded room opens while the pointer rests on it.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._layout = ship_layout("main")
        self._sheet = Sheet(self._layout)
        self._picture = Picture((), (), {}, None)
        self._shown: View | None = None
        self._zoom = 1.0
        self._middle = self._layout.canvas.center()
        self._pointed: Anchor | None = None
        self._live: Target | None = None
        self._refused: Target | None = None
        self._focused: Anchor | None = None
        self._lens: OpenRoom | None = None
        self._pressed: QPointF | None = None
        self._dragged = False
        self._drag_from = QPointF()
        self._player = Player(self, self)
        self._dwell = QTimer(self)
        self._dwell.setSingleShot(True)
        self._dwell.setInterval(DWELL)
        self._dwell.timeout.connect(self._open_pointed)
        self._breath = QTimer(self)
        self._breath.setInterval(BREATH_FRAME)
        self._breath.timeout.connect(self._breathe)
        self._breath_at = 0.0
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMinimumSize(120, 80)

    # ------------------------------------------------------------------------------ what the window tells it

    def sizeHint(self) -> QSize:
        """The canvas at its unit."""
        return QSize(round(954 * self.unit), round(526 * self.unit))

    def set_scale(self, unit: float, text: float) -> None:
        """Pixels per unit, and the person's text size, of which the plates take 120 % at most."""
        super().set_scale(unit, text)
        self._draw_up()

    def retranslate(self, words: Words) -> None:
        """Show everything in another language."""
        super().retranslate(words)
        self.setAccessibleName(words.text(Text("ui-map-name")))
        self.setStatusTip(words.text(Text("ui-map-help")))
        self._draw_up()

    def show_view(self, view: View) -> None:
        """Show the ship as it now is."""
        self.view = view
        self._player.drop()
        self.lay(view)

    def offer(self, offers: Offers) -> None:
        """Light up what is offered."""
        self.offers = offers
        self._draw_up()
        if self._focused is not None and self._focused not in self._stops():
            self._focused = None
        self._look_under_pointer()

    def place_of(self, anchor: Anchor) -> QRectF | None:
        """Where a thing is drawn and can be clicked: the plate of a room, the door of a passage, the whole of anything else."""
        if self._lens is not None and (inside := self._lens.box_of(anchor)) is not None:
            return self._lens_to_widget(inside)
        target = next((one for one in reversed(self._picture.targets) if one.anchor == anchor), None)
        if target is None:
            return None
        box = target.shape.boundingRect()
        if anchor.kind == "room":
            box = QRectF(box.left(), box.top(), box.width(), 18)
        elif anchor.kind == "corridor":
            door = self._layout.corridors[str(anchor.id)].door
            box = QRectF(door.x() - 8, door.y() - 8, 16, 16)
        elif anchor.kind == "network":
            box = self._layout.hubs[str(anchor.id)]
        return self._to_widget(box)

    def play(self, told: Told, done: Callable[[], None]) -> None:
        """Show an event moving, then call ``done``; at once if there is nothing to see."""
        self._close_lens()
        self._player.play(told, done)

    def hurry(self) -> None:
        """End what is moving."""
        self._player.hurry()

    # --------------------------------------------------------------------------------- what motion needs of it

    @property
    def layout_(self) -> ShipLayout:
        """The side of the board that is shown."""
        return self._layout

    @property
    def picture(self) -> Picture:
        """What is drawn now."""
        return self._picture

    def lay(self, view: View) -> None:
        """Show a view of the moment, in the middle of an event or after it."""
        self.view = view
        if view.board != self._layout.board.id:
            self._layout = ship_layout(view.board)
            self._sheet = Sheet(self._layout)
            self._picture = Picture((), (), {}, None)
            self._close_lens()
        self._draw_up()

    def touch(self, where: QRectF) -> None:
        """Draw a part of the canvas again."""
        self.update(self._to_widget(where).toAlignedRect().adjusted(-2, -2, 2, 2))

    # ------------------------------------------------------------------------------------------------ drawing

    def _draw_up(self) -> None:
        """Work out the picture anew, and repaint what has changed in it."""
        if self.view is None or self.words is None:
            return
        before = {element.key: element for element in self._picture.elements}
        self._picture = picture_of(self._layout, self.view, self.offers, self.words, self.text_scale)
        self._sheet.keep_only(self._picture.elements)
        dirty = QRegion()
        for element in self._picture.elements:
            old = before.pop(element.key, None)
            if old is None or old.look != element.look or old.bounds != element.bounds:
                dirty += self._dirty(element.bounds)
                if old is not None and old.bounds != element.bounds:
                    dirty += self._dirty(old.bounds)
        for gone in before.values():
            dirty += self._dirty(gone.bounds)
        self._refresh_lens()
        if self._shown is None:
            self.update()
        elif not dirty.isEmpty():
            self.update(dirty)
        self._shown = self.view
        self._set_breath()
        self._describe()

    def _dirty(self, bounds: QRectF) -> QRegion:
        return QRegion(self._to_widget(bounds).toAlignedRect().adjusted(-1, -1, 1, 1))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Put the sheet on the screen, then what moves, what is pointed at and what has the keyboard."""
        painter = QPainter(self)
        seen = event.rect()
        self._sheet.resize(self._scale(), self.devicePixelRatioF())
        origin = self._origin()
        ratio = self._sheet.ratio
        region = event.region()
        if not self._canvas_box().contains(seen):
            painter.fillRect(seen, colour("ground.space"))
        window = QRect(-origin, QSize(math.ceil(self.width() * ratio), math.ceil(self.height() * ratio)))
        ground, at = self._sheet.ground(window)
        self._blit(painter, ground, at + origin, seen)
        if self.words is None or self.view is None:
            return
        for element in self._picture.elements:
            box = self._sheet.box(element.bounds).translated(origin)
            logical = QRectF(box.x() / ratio, box.y() / ratio, box.width() / ratio, box.height() / ratio)
            if not region.intersects(logical.toAlignedRect()):
                continue
            tile, place = self._sheet.tile(element)
            painter.drawPixmap(QPointF((place.x() + origin.x()) / ratio, (place.y() + origin.y()) / ratio), tile)
        self._paint_over(painter, origin, ratio)

    def _blit(self, painter: QPainter, pixmap: object, at: QPoint, seen: QRect) -> None:
        """Only the part of the ground that is to be repainted."""
        ratio = self._sheet.ratio
        part = QRectF(seen).translated(-at.x() / ratio, -at.y() / ratio)
        source = QRectF(part.x() * ratio, part.y() * ratio, part.width() * ratio, part.height() * ratio)
        painter.drawPixmap(QRectF(seen), pixmap, source)  # type: ignore[call-overload]

    def _paint_over(self, painter: QPainter, origin: QPoint, ratio: float) -> None:
        painter.save()
        painter.translate(QPointF(origin) / ratio)
        zoom = self._scale() / ratio
        painter.scale(zoom, zoom)
        easel = Easel(painter, zoom)
        self._paint_breath(easel)
        self._player.paint(easel)
        self._paint_pointed(easel)
        self._paint_focus(easel)
        painter.restore()
        if self._lens is not None:
            self._paint_lens(painter)

    def _paint_breath(self, easel: Easel) -> None:
        slot = self._picture.acting
        if slot is None:
            return
        strength = 0.5 - 0.5 * math.cos(2 * math.pi * self._breath_at) if self._breath.isActive() else 0.35
        easel.line(self._layout.slots[slot].path(3.2), "accent.warm", 2.2, 0.12 + 0.5 * strength)

    def _paint_pointed(self, easel: Easel) -> None:
        if self._live is not None and self._live.anchor.kind == "room":
            place = self._layout.slots[int(self._live.anchor.id)]
            paint = "state.danger" if self._live.state == "danger" else "accent.warm"
            easel.fill(place.path(), paint, 0.10)
            rooms.brackets(easel, place, paint, full=True)
        elif self._live is not None:
            easel.fill(self._live.shape, "accent.warm", 0.14)
        elif self._refused is not None and self.offers is not None:
            reason = self.offers.reason(self._refused.anchor)
            if reason is None:
                return
            easel.fill(self._refused.shape, "ground.space", 0.58)
            middle = self._refused.shape.boundingRect().center()
            rooms.reason_stamp(easel, self._layout.canvas, middle, reason, self.text_scale)

    def _paint_focus(self, easel: Easel) -> None:
        if self._focused is None or not self.hasFocus():
            return
        target = self._target_of(self._focused)
        if target is None:
            return
        if target.anchor.kind == "room":
            rooms.focus_line(easel, self._layout.slots[int(target.anchor.id)].path(8.5))
        elif target.anchor.kind in ("corridor", "network"):
            rooms.focus_line(easel, target.shape.simplified())
        else:
            box = target.shape.boundingRect().adjusted(-7, -7, 7, 7)
            rooms.focus_box(easel, box)

    # ---------------------------------------------------------------------------------------------- the breath

    def _set_breath(self) -> None:
        wanted = self._picture.acting is not None and self.isVisible() and motion("loop_active") > 0
        if wanted and not self._breath.isActive():
            self._breath.start()
        elif not wanted and self._breath.isActive():
            self._breath.stop()

    def _breathe(self) -> None:
        loop = motion("loop_active")
        if loop <= 0 or self._picture.acting is None:
            self._breath.stop()
            return
        self._breath_at = (self._breath_at + BREATH_FRAME / loop) % 1.0
        self.touch(self._layout.slots[self._picture.acting].rect.adjusted(-6, -6, 6, 6))

    def showEvent(self, event: QShowEvent) -> None:
        """The rim breathes only while it can be seen."""
        super().showEvent(event)
        self._set_breath()

    def hideEvent(self, event: QHideEvent) -> None:
        """The rim rests, and what moves has arrived."""
        super().hideEvent(event)
        self._breath.stop()
        self._player.hurry()
        self._close_lens()
