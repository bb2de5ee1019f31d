"""The ship map: the drawn ship under the pointer and the keyboard, where people choose what is offered."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QCursor,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QWidget

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.ui.ship import says
from nemesis_desktop.games.nemesis.ui.ship.chart import STEP, Chart
from nemesis_desktop.games.nemesis.ui.ship.sight.focus import Focus
from nemesis_desktop.games.nemesis.ui.ship.sight.lights import Lights
from nemesis_desktop.games.nemesis.ui.ship.sight.magnifier import Magnifier
from nemesis_desktop.games.nemesis.ui.ship.sight.ways_to import LIVE, badge_of
from nemesis_desktop.games.nemesis.ui.ship.sketch import Target
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.furniture.controls.keys import key_of, number_of
from nemesis_desktop.table.furniture.play.offers import Offers

DWELL: Final = 260
"""Milliseconds that the pointer rests before a crowded room opens."""
ARROWS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class ShipMap(Chart):
    """The ship on the table.

    The wheel, plus and minus zoom; dragging moves the picture; 0 or a double click shows the whole ship. Tab and the
    arrow keys go through what is offered; Enter chooses. A crowded room opens while the pointer, or the focus, rests
    on it.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pointed: Anchor | None = None
        self._lights = Lights(self)
        self._glass = Magnifier(self)
        self._focus = Focus(self, self._glass, self.describe)
        self._pressed: QPointF | None = None
        self._meant = QPointF()
        self._dragging = False
        self._dwell = QTimer(self)
        self._dwell.setSingleShot(True)
        self._dwell.setInterval(DWELL)
        self._dwell.timeout.connect(self._open_pointed)
        self._describing = QTimer(self)
        self._describing.setSingleShot(True)
        self._describing.setInterval(40)
        self._describing.timeout.connect(self.describe)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def retranslate(self, words: Words) -> None:
        """Show everything in another language."""
        self.setAccessibleName(words.text(Text("ui-map-name")))
        super().retranslate(words)

    def offer(self, offers: Offers) -> None:
        """Light up what is offered."""
        super().offer(offers)
        self._focus.check()

    def draw_up(self) -> None:
        """Work out the picture anew; what the pointer is on may have changed under it."""
        super().draw_up()
        if self.view is None or self.words is None:
            return
        self._glass.again()
        self._look(self.mapFromGlobal(QCursor.pos()).toPointF() if self.underMouse() else None, tell=False)
        # What was said of the last picture is no longer so, and may have been somebody's alone.
        self.setAccessibleDescription("")
        if (self.hasFocus() or QAccessible.isActive()) and not self._describing.isActive():
            self._describing.start()

    def forget(self) -> None:
        """What somebody pointed at, opened or went to with the keys goes with them."""
        self._dwell.stop()
        self._describing.stop()
        self._glass.close()
        self._lights.turn_to(None, None)
        self._focus.turn_to(None)
        self._pointed = None
        self.setAccessibleDescription("")

    def describe(self) -> None:
        """What the keyboard is on, or the whole ship, in words for assistive software.

        The ship is described after it has been painted, which must not wait for it.
        """
        if self.view is None or self.words is None:
            return
        target = self._focus.target
        if target is None:
            self.setAccessibleDescription(says.summary(self.view, self.words, len(self.stops())))
            return
        state = Text(f"ui-map-state-{target.state}", thing=says.describe(target.anchor, self.view, self.words))
        self.setAccessibleDescription(self.words.text(state))

    def place_of(self, anchor: Anchor) -> QRectF | None:
        """Where a thing is drawn and clicked: the plate of a room, the door of a passage, the whole of others."""
        if (inside := self._glass.place_of(anchor)) is not None:
            return inside
        target = self.target_of(anchor)
        if target is None:
            return None
        box = target.shape.boundingRect()
        if anchor.kind == "room":
            box = QRectF(box.left() + 12, box.top(), box.width() - 24, 17)
        elif anchor.kind == "corridor":
            door = self.layout_.corridors[str(anchor.id)].door
            box = QRectF(door.x() - 8, door.y() - 8, 16, 16)
        elif anchor.kind == "network":
            box = self.layout_.hubs[str(anchor.id)]
        return self.to_widget(box)

    def shows(self, anchor: Anchor) -> bool:
        """Whether a thing is drawn here, told by the view alone: it is asked before the picture is drawn up anew."""
        return self.view is not None and says.is_on_the_map(anchor, self.view, self.layout_)

    # ------------------------------------------------------------------------------------------ what is where

    def stops(self) -> list[Anchor]:
        """What Tab goes through: everything offered on the map, row by row."""
        return self._focus.stops

    # --------------------------------------------------------------------------------------------- the pointer

    def _look(self, at: QPointF | None, *, tell: bool = True) -> None:
        """Find out what the pointer is on, and show it."""
        pointed: Anchor | None = None
        live: Target | None = None
        refused: Target | None = None
        if at is not None and self._glass.covers(at):
            pointed = self._glass.pointed(at)
        elif at is not None:
            stack = self.under(at)
            badge = badge_of(stack)
            pointed = badge or (stack[0].anchor if stack else None)
            live = next((one for one in stack if one.state in LIVE), None)
            refused = next((one for one in stack if one.state == "refused"), None) if live is None else None
        self._lights.turn_to(live, refused)
        if pointed != self._pointed:
            self._pointed = pointed
            self._glass.repaint()
            if tell:
                self.hovered.emit(pointed, QCursor.pos() if at is None else self.mapToGlobal(at.toPoint()))
        self.setCursor(
            Qt.CursorShape.PointingHandCursor
            if live is not None or self._glass.choice(at) is not None
            else Qt.CursorShape.ArrowCursor
        )

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at things, or drag the picture."""
        at = event.position()
        if self._pressed is not None:
            far = (at - self._pressed).manhattanLength() >= QApplication.startDragDistance()
            if self._dragging or (far and self.zoom > 1.0):
                self._dragging = True
                self.setCursor(Qt.CursorShape.ClosedHandCursor)
                self.pan(at - self._pressed)
                self._pressed = at
                return
        self._look(at)
        if not self._glass.covers(at, 8):
            self._glass.close()
        if self._glass.slot_at(at) is not None:
            self._dwell.start()
        else:
            self._dwell.stop()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click or a drag."""
        if event.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton):
            self._pressed, self._dragging = event.position(), False
            self._meant = self.to_canvas(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click chooses what is under the pointer; the end of a drag chooses nothing."""
        pressed, dragged = self._pressed, self._dragging
        self._pressed, self._dragging = None, False
        if pressed is None or event.button() != Qt.MouseButton.LeftButton:
            return
        if dragged:
            self._look(event.position())
            return
        if self._player.busy:
            self.hurry()
            return
        # What lay under the pointer as it was pressed: a picture that glides has moved since.
        self._choose_at(self.to_widget(QRectF(self._meant, self._meant)).topLeft())

    def _choose_at(self, at: QPointF) -> None:
        if self._glass.covers(at):
            anchor = self._glass.choice(at)
            if anchor is not None:
                self.chosen.emit(anchor)
            return
        stack = self.under(at)
        if (badged := badge_of(stack)) is not None:
            self.chosen_carefully.emit(badged)
            return
        live = [one for one in stack if one.state in LIVE] or [one for one in stack if one.state == "quiet"]
        crowd = self._glass.slot_at(at)
        if len({one.anchor for one in live if one.anchor.kind != "room"}) > 1 and crowd is not None:
            self._glass.open(crowd)
        elif live or stack:
            self.chosen.emit((live or stack)[0].anchor)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Show the whole ship, unless the click was meant for something that is offered."""
        if any(one.state in LIVE for one in self.under(event.position())):
            self.mousePressEvent(event)
            return
        self.show_whole()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom around the pointer."""
        turn = event.angleDelta().y()
        if turn:
            self._glass.close()
            self.zoom_by(STEP ** (turn / 120), event.position())
        event.accept()

    def event(self, event: QEvent) -> bool:
        """Pinch on a touch pad zooms."""
        if isinstance(event, QNativeGestureEvent) and event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
            self._glass.close()
            self.zoom_by(1.0 + event.value(), event.position())
            return True
        return super().event(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is pointed at any more."""
        super().leaveEvent(event)
        self._dwell.stop()
        self._glass.close()
        self._look(None)

    def hideEvent(self, event: QHideEvent) -> None:
        """A hidden map keeps nothing open."""
        super().hideEvent(event)
        self._dwell.stop()
        self._glass.close()

    def _rest(self) -> None:
        """The picture lies still again: the pointer may be on something else, an opened room somewhere else."""
        super()._rest()
        self._glass.again()
        if self.underMouse() and not self._dragging:
            self._look(self.mapFromGlobal(QCursor.pos()).toPointF())

    # ------------------------------------------------------------------------------------------- the keyboard

    @property
    def focused(self) -> Anchor | None:
        """What the keyboard is on; None while it is elsewhere."""
        return self._focus.anchor

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Zoom, go through what is offered, choose."""
        key = Qt.Key(key_of(event))
        if key == Qt.Key.Key_Plus and number_of(event) is not None:
            # On a Czech keyboard it is the key of the first number; the table knows whether that is wanted.
            event.ignore()
            return
        if key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom_by(STEP)
        elif key in (Qt.Key.Key_Minus, Qt.Key.Key_Underscore):
            self.zoom_by(1 / STEP)
        elif key == Qt.Key.Key_0:
            self.show_whole()
        elif key in ARROWS and (self.stops() or self.zoom > 1.0):
            self._focus.go(*ARROWS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.focused in self.stops():
            self.chosen.emit(self.focused)
        elif key == Qt.Key.Key_Escape and self._glass.slot is not None:
            self._glass.close()
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def focusNextPrevChild(self, next: bool) -> bool:
        """Tab goes through what is offered before it leaves the map."""
        return (self.hasFocus() and self._focus.step(next)) or super().focusNextPrevChild(next)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The first thing offered has the focus, or the last one when the focus comes from behind."""
        super().focusInEvent(event)
        self._focus.begin(event.reason())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The ring goes out."""
        super().focusOutEvent(event)
        self._focus.turn_to(None)
        self._glass.close()

    def _open_pointed(self) -> None:
        if not self.underMouse() or self._player.busy:
            return
        slot = self._glass.slot_at(self.mapFromGlobal(QCursor.pos()).toPointF())
        if slot is not None and self._glass.slot != slot:
            self._glass.open(slot)

    # ------------------------------------------------------------------------------------------------ drawing

    def paint_over(self, canvas: Canvas) -> None:
        """Draw what is pointed at, why it is refused, and the ring of the keyboard."""
        self._lights.paint(canvas)
        target = self._focus.target if self.hasFocus() else None
        if target is not None:
            self._lights.paint_ring(canvas, target)

    def paint_on_top(self, painter: QPainter) -> None:
        """Draw the opened room over everything."""
        self._glass.paint(painter, self._pointed or self.focused)
