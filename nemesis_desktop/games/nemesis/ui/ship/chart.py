"""The drawn ship as a widget: keeps the picture up to date, repaints what changed, zooms, and plays what happens."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any, Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.games.nemesis.ui.ship.ahead import Ahead, steps_ahead
from nemesis_desktop.games.nemesis.ui.ship.draft import Element, Memory, Target
from nemesis_desktop.games.nemesis.ui.ship.easel import Easel
from nemesis_desktop.games.nemesis.ui.ship.layout import ShipLayout, ship_layout
from nemesis_desktop.games.nemesis.ui.ship.picture import Hidden, Picture, picture_of
from nemesis_desktop.games.nemesis.ui.ship.scenes.motion import Player
from nemesis_desktop.games.nemesis.ui.ship.sight.camera import Camera
from nemesis_desktop.games.nemesis.ui.ship.sight.poster import Poster
from nemesis_desktop.games.nemesis.ui.ship.sight.sharpen import Sharpening
from nemesis_desktop.games.nemesis.ui.ship.sight.sheet import Sheet, Sheets
from nemesis_desktop.games.nemesis.ui.ship.sight.sight import Sight, Window
from nemesis_desktop.games.nemesis.view import View
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.theme import motion
from nemesis_desktop.table.furniture.offers import Offers
from nemesis_desktop.table.furniture.part import TablePart
from nemesis_desktop.table.show.moment import Moment

STEP: Final = 1.25
AROUND: Final = 24.0
"""So many units around what is looked at are seen as well."""
BREATH_FRAME: Final = 50
EMPTY: Final = Picture((), (), {}, None)


class Chart(TablePart):
    """The ship, drawn: everything that does not need a pointer or a keyboard.

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
        self._picture: Picture = EMPTY
        self._sheets = Sheets(self.layout_)
        self._poster = Poster()
        self._backdrop: Poster | None = None
        self._memory = Memory()
        self._stale = False
        self._hidden: Hidden = frozenset()
        self.follows = True
        """Whether the camera follows what happens."""
        self.window_ = Window(self.layout_.canvas, self.width(), self.height(), self.devicePixelRatioF())
        self._camera = Camera(self.window_.whole, self)
        self._camera.moved.connect(self._see)
        self._camera.rests.connect(self._rest)
        self._sharpening = Sharpening(self)
        self._sharpening.done.connect(self._sharp)
        self._place()
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

    def hurry(self) -> None:
        """End what is moving."""
        self._player.hurry()

    @property
    def moving(self) -> bool:
        """Whether something moves just now."""
        return self._player.busy

    def watch(self, where: QRectF, then: Callable[[], None]) -> None:
        """Something is about to happen there: the camera goes first, if it was asked to and does not see it all."""
        if self.follows and self._camera.goal.zoom > 1.0:
            self._camera.follow(self.window_.showing(self._camera.goal, where, AROUND), then)
        else:
            then()

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
        return next((one for one in reversed(self.picture.targets) if one.anchor == anchor), None)

    def under(self, point: QPointF) -> list[Target]:
        """Everything at a point of the widget, the uppermost first."""
        at = self.to_canvas(point)
        return [target for target in reversed(self.picture.targets) if target.shape.contains(at)]

    def freshen(self) -> None:
        """Draw up the picture if the table has changed since it was."""
        if self._stale:
            self.draw_up()

    def _take(self, view: View, hidden: Hidden) -> None:
        self.view, self._hidden = view, hidden
        if view.board != self.layout_.board.id:
            self.layout_ = ship_layout(view.board)
            self._sheets, self._poster = Sheets(self.layout_), Poster()
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
        self._sheets.keep_only(self._picture.elements)
        changed = self._picture.changed_since(before)
        region = self._poster.spoil(changed)
        if self._backdrop is not None:
            self._backdrop.spoil(changed)
        if self.gliding:
            self.update()
        elif not region.isEmpty():
            self.update(region)
        self._set_breath()
        if self.isVisible():
            self._ahead.begin()

    @property
    def _sheet(self) -> Sheet:
        """What the picture is painted on now."""
        return self._sheets.of(self.zoom, self._scale * self.window_.ratio, self.window_.ratio)

    def _needed_next(self) -> list[Element]:
        """What will look different when the acting person steps into one of the rooms that are offered."""
        view, words = self.view, self.words
        if view is None or words is None or view.acting is None or self._player.busy or self.gliding:
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
        if not self._player.busy and not self.gliding:
            self._sheet.pixmap(element)

    def touch(self, where: QRectF) -> None:
        """Draw a part of the canvas again: what lies over the picture there has changed."""
        self.update(self.to_widget(where).toAlignedRect().adjusted(-2, -2, 2, 2))

    # ------------------------------------------------------------------------------------------------- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Put the picture on the screen, then what lies over it."""
        if self.devicePixelRatioF() != self.window_.ratio:
            self._measure()
        painter = QPainter(self)
        if self.gliding and self._poster.sight is not None and self._poster.sight.zoom != self.sight.zoom:
            self._paint_glide(painter)
        else:
            self._hang(self._poster, self.sight)
            painter.drawPixmap(0, 0, self._poster.pixmap)
        if self.words is None or self.view is None:
            return
        painter.save()
        painter.translate(self._corner)
        painter.scale(self._scale, self._scale)
        easel = Easel(painter, self.scale())
        if self.picture.acting is not None and event.region().intersects(self._rim(self.picture.acting)):
            self._paint_breath(easel)
        self._player.paint(easel)
        self.paint_over(easel)
        painter.restore()
        self.paint_on_top(painter)

    def paint_over(self, easel: Easel) -> None:
        """Draw what is pointed at and focused, in units."""

    def paint_on_top(self, painter: QPainter) -> None:
        """Draw what lies above the ship, in the widget's own pixels."""

    def _hang(self, poster: Poster, sight: Sight) -> None:
        """Let a poster show the picture as it is now, seen in some way."""
        window = self.window_
        sheet = self._sheets.of(sight.zoom, window.scale(sight) * window.ratio, window.ratio)
        poster.hang(sheet, sight, window.origin(sight), window.device.size())
        poster.mend(self.picture.elements if self.words is not None and self.view is not None else ())

    def _paint_glide(self, painter: QPainter) -> None:
        """The picture that is there, larger or smaller; it is painted anew when the glide is over."""
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        still, window = self._poster, self.window_
        assert still.sight is not None
        self._hang(still, still.sight)
        if not window.seen(still.sight).adjusted(-0.5, -0.5, 0.5, 0.5).contains(window.seen(self.sight)):
            if self._backdrop is None:
                self._backdrop = Poster()
            self._hang(self._backdrop, window.whole)
            self._stretch(painter, self._backdrop, window.whole)
        self._stretch(painter, still, still.sight)

    def _stretch(self, painter: QPainter, poster: Poster, shows: Sight) -> None:
        """Put a picture where what it shows lies now."""
        window = self.window_
        step = window.scale(self.sight) / window.scale(shows)
        at = self._corner - QPointF(window.origin(shows)) * step / window.ratio
        box = QRectF(at, QSizeF(poster.pixmap.size()) * step / window.ratio)
        painter.drawPixmap(box, poster.pixmap, QRectF(poster.pixmap.rect()))

    # ----------------------------------------------------------------------------------------------- size and zoom

    @property
    def sight(self) -> Sight:
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

    def zoom_by(self, factor: float, around: QPointF | None = None) -> None:
        """Glide nearer or further away; the point of the ship at ``around`` (of the widget) stays there."""
        at = QRectF(self.rect()).center() if around is None else around
        self._camera.glide(self.window_.zoomed(self.sight, self._camera.goal.zoom * factor, at))

    def show_whole(self) -> None:
        """Glide until the whole ship is seen."""
        self._camera.glide(self.window_.whole)

    @property
    def gliding(self) -> bool:
        """Whether the picture is on its way to somewhere else."""
        return self._camera.gliding or self._sharpening.active

    def glide_to(self, sight: Sight) -> None:
        """Glide until this is seen."""
        self._camera.glide(self.window_.inside(sight))

    def look_at(self, sight: Sight) -> None:
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

    def _rest(self) -> None:
        """A glide is over."""
        still = self._poster.sight
        if self.isVisible() and motion("zoom") and still is not None and still.zoom != self.zoom:
            self._sharpening.begin(self._paint_in_sight())
        else:
            self._sharp()

    def _paint_in_sight(self) -> Iterator[object]:
        """Paint what is seen, piece by piece."""
        sheet, window = self._sheet, self.window_
        part = window.device.translated(-window.origin(self.sight))
        yield from sheet.ground(part)
        for element in self.picture.elements:
            left, top, right, bottom = sheet.place(element)
            if part.intersects(QRect(left, top, right - left, bottom - top)) and not sheet.has(element):
                yield sheet.pixmap(element)

    def _sharp(self) -> None:
        """The picture can be shown at its size."""
        self._sharpening.stop()
        self._backdrop = None
        self._sheets.forget_others(self._sheet)
        self.update()

    def _place(self) -> None:
        """Note where the picture lies now: it is asked for often."""
        self._scale = self.window_.scale(self.sight)
        self._corner = QPointF(self.window_.origin(self.sight)) / self.window_.ratio

    def to_widget(self, box: QRectF) -> QRectF:
        """A box of the canvas in the widget's pixels."""
        left, top, scale = self._corner.x(), self._corner.y(), self._scale
        return QRectF(box.x() * scale + left, box.y() * scale + top, box.width() * scale, box.height() * scale)

    def to_canvas(self, point: QPointF) -> QPointF:
        """A point of the widget in units of the canvas."""
        return (point - self._corner) / self._scale

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The ship grows with the window."""
        super().resizeEvent(event)
        self._measure()

    def _measure(self) -> None:
        """The window, or its screen, is another."""
        self.window_ = Window(self.layout_.canvas, self.width(), self.height(), self.devicePixelRatioF())
        self._sharpening.stop()
        self._camera.put(self.window_.inside(self._camera.goal))
        self._place()

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
        self.update(self._rim(slot))

    def _rim(self, slot: int) -> QRect:
        """The pixels of a room with its rim."""
        return self.to_widget(self.layout_.slots[slot].rect.adjusted(-7, -7, 7, 7)).toAlignedRect()

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
        self._camera.settle()
        self._sharp()
        self._ahead.stop()
        self._player.hurry()
