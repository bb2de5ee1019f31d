"""Hands over the consoles: a mouse, and as many fingers as a screen feels, each with its own card."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, Protocol

from attrs import define
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QEventPoint, QMouseEvent, QPainter, QPaintEvent, QTouchEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget

from nemesis_desktop.games.space_alert.ui.look import WARM
from nemesis_desktop.games.space_alert.ui.pieces import card_face
from nemesis_desktop.games.space_alert.ui.planning.consoles.console import ConsolePart
from nemesis_desktop.games.space_alert.ui.planning.consoles.console_things import Thing
from nemesis_desktop.games.space_alert.ui.planning.laying.desk import Desk
from nemesis_desktop.games.space_alert.ui.planning.typing import Typing
from nemesis_desktop.table.drawing.canvas import Canvas

MOUSE: Final = -1
"""The pointer that is no finger."""
FACED: Final = (52.0, 64.0)
"""How large a card is that is being dragged."""


class Holder(Protocol):
    """A part of the table from which cards are taken."""

    unit: float
    dragged: str

    def thing_at(self, at: QPointF) -> Thing | None:
        """What lies under a point in units."""


@define
class Grip:
    """What one pointer holds.

    Attributes:
        part: where it took it; ``thing`` is what.
        start, at: where it began and where it is, in pixels of the table.
        card: the card that is dragged; empty as long as the pointer has not moved.
    """

    part: QWidget
    thing: Thing
    start: QPointF
    at: QPointF
    card: str = ""


class DragLayer(QWidget):
    """Above everything: the cards that are being dragged."""

    def __init__(self, hands: Hands, parent: QWidget) -> None:
        super().__init__(parent)
        self._hands = hands
        self.unit = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Each card under its pointer."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            canvas = Canvas(painter, self.unit, self.devicePixelRatioF())
            for grip in self._hands.dragging():
                x, y = grip.at.x() / self.unit - FACED[0] / 2, grip.at.y() / self.unit - FACED[1] / 2
                half = self._hands.half_of(grip)
                card_face(canvas, QRectF(x, y, *FACED), grip.card, half, self._hands.say, rim=WARM)


class Hands(QObject):
    """Watches the consoles and turns presses, drags and wheels into deeds at the desk.

    Args:
        table: where all of them lie.
        desk, typing: what is done, and whose keys are asked for.
        face: the card on a slot, as its person may look at it.
        say: a message in words.
    """

    def __init__(
        self,
        table: QWidget,
        desk: Desk,
        typing: Typing,
        face: Callable[[int, int], str | None],
        say: Callable[..., str],
    ) -> None:
        super().__init__(table)
        self._table = table
        self._desk = desk
        self._typing = typing
        self._face = face
        self.say = say
        self._grips: dict[int, Grip] = {}
        self._parts: list[QWidget] = []
        self._pointed: tuple[QWidget, Thing] | None = None
        """What the pointer rests on, and where."""
        self.layer = DragLayer(self, table)

    def watch(self, part: QWidget) -> None:
        """Cards can be taken from this part, and laid on it."""
        part.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        part.setMouseTracking(True)
        part.installEventFilter(self)
        self._parts.append(part)

    def dragging(self) -> Iterator[Grip]:
        """Whatever is under way."""
        return (grip for grip in self._grips.values() if grip.card)

    def half_of(self, grip: Grip) -> str:
        """Which half of a dragged card lies up."""
        if grip.thing.kind == "slot" and isinstance(grip.part, ConsolePart):
            laid = self._desk.laid(grip.part.number, grip.thing.turn)
            return "action" if laid is None else laid.half
        return self._desk.half_of(grip.card)

    def let_go(self) -> None:
        """Whatever is held goes back where it was."""
        for pointer in list(self._grips):
            self._drop(pointer)

    # ---------------------------------------------------------------- what Qt tells

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Presses and moves of all pointers over the consoles."""
        if not isinstance(watched, QWidget) or self._desk.view is None:
            return False
        kind = event.type()
        if kind == QEvent.Type.Leave:
            self._point(watched, None, QPoint())
        if isinstance(event, QTouchEvent):
            for point in event.points():
                self._touch(watched, point)
            event.accept()
            return True
        if isinstance(event, QWheelEvent):
            self._turn(watched, event.position())
            return True
        if isinstance(event, QMouseEvent):
            return self._mouse(watched, event, kind)
        return False

    def _mouse(self, part: QWidget, event: QMouseEvent, kind: QEvent.Type) -> bool:
        at = event.position()
        rests = kind == QEvent.Type.MouseMove and event.buttons() == Qt.MouseButton.NoButton
        self._point(part, self._thing(part, at) if rests else None, event.globalPosition().toPoint())
        if kind == QEvent.Type.MouseButtonPress and event.button() == Qt.MouseButton.RightButton:
            self._turn(part, at)
        elif kind == QEvent.Type.MouseButtonPress and event.button() == Qt.MouseButton.LeftButton:
            self.press(MOUSE, part, at)
        elif kind == QEvent.Type.MouseButtonDblClick and event.button() == Qt.MouseButton.LeftButton:
            self._twice(part, at)
        elif kind == QEvent.Type.MouseMove:
            self.move(MOUSE, part.mapTo(self._table, at.toPoint()).toPointF())
        elif kind == QEvent.Type.MouseButtonRelease and event.button() == Qt.MouseButton.LeftButton:
            self.release(MOUSE, part.mapTo(self._table, at.toPoint()).toPointF())
        else:
            return False
        return True

    def _touch(self, part: QWidget, point: QEventPoint) -> None:
        at = QPointF(self._table.mapFromGlobal(point.globalPosition().toPoint()))
        if point.state() == QEventPoint.State.Pressed:
            under = self._part_at(at) or part
            self.press(point.id(), under, QPointF(under.mapFrom(self._table, at.toPoint())))
        elif point.state() == QEventPoint.State.Updated:
            self.move(point.id(), at)
        elif point.state() == QEventPoint.State.Released:
            self.release(point.id(), at)

    # ---------------------------------------------------------------- one pointer

    def _thing(self, part: QWidget, at: QPointF) -> Thing | None:
        holder: Holder = part  # type: ignore[assignment]
        return holder.thing_at(at / holder.unit)

    def _point(self, part: QWidget, thing: Thing | None, where: QPoint) -> None:
        """What the pointer rests on is explained: spots of a console let the mouse through."""
        pointed = None if thing is None else (part, thing)
        if pointed == self._pointed or not isinstance(part, ConsolePart):
            return
        self._pointed = pointed
        part.hovered.emit(None if thing is None else part.about(thing), where)

    def press(self, pointer: int, part: QWidget, at: QPointF) -> None:
        """A pointer comes down on a part, at a point in its pixels."""
        thing = self._thing(part, at)
        if thing is None:
            return
        if thing.kind in ("card", "slot", "kind"):
            start = QPointF(part.mapTo(self._table, at.toPoint()))
            self._grips[pointer] = Grip(part, thing, start, start)
            if thing.kind == "slot" and isinstance(part, ConsolePart) and self._may_look(part, thing):
                self._desk.peek(part.number, thing.turn)
        elif isinstance(part, ConsolePart):
            self._button(part, thing)

    def _button(self, part: ConsolePart, thing: Thing) -> None:
        if thing.kind == "key":
            self._typing.ask(part.number, thing.id)
            return
        deeds = {
            "phase": self._desk.open_phase,
            "draw": self._desk.draw,
            "end": self._desk.end_early,
            "fill": self._desk.fill,
        }
        if thing.kind in deeds:
            deeds[thing.kind](part.number)

    def _may_look(self, part: ConsolePart, thing: Thing) -> bool:
        return self._desk.laid(part.number, thing.turn) is not None and thing.turn in self._desk.open_turns(part.number)

    def move(self, pointer: int, at: QPointF) -> None:
        """A pointer that is down moves, to a point in pixels of the table."""
        grip = self._grips.get(pointer)
        if grip is None:
            return
        grip.at = at
        far = (at - grip.start).manhattanLength() >= QApplication.startDragDistance()
        if not grip.card and far:
            grip.card = self._card_of(grip)
            if grip.card:
                self._show_dragged(grip, grip.card)
        if grip.card:
            self.layer.show()
            self.layer.raise_()
            self.layer.update()

    def _card_of(self, grip: Grip) -> str:
        if grip.thing.kind == "card":
            return grip.thing.id
        if grip.thing.kind == "kind":
            return self._desk.kinds.card(grip.thing.id)
        part = grip.part
        if isinstance(part, ConsolePart) and self._may_look(part, grip.thing):
            return self._face(part.number, grip.thing.turn) or ""
        return ""

    def _show_dragged(self, grip: Grip, card: str) -> None:
        holder: Holder = grip.part  # type: ignore[assignment]
        holder.dragged = card
        if isinstance(grip.part, ConsolePart):
            self._desk.changed.emit(grip.part.number)

    def release(self, pointer: int, at: QPointF) -> None:
        """A pointer comes up again: what it held lies where it is now, or it was a click."""
        grip = self._grips.get(pointer)
        if grip is None:
            return
        self._drop(pointer)
        if grip.card:
            self._lay(grip, at)
        else:
            self._click(grip, finger=pointer != MOUSE)

    def _drop(self, pointer: int) -> None:
        grip = self._grips.pop(pointer)
        if grip.card:
            self._show_dragged(grip, "")
        if isinstance(grip.part, ConsolePart):
            self._desk.peek(grip.part.number, 0)
        self.layer.setVisible(any(self.dragging()))
        self.layer.update()

    def _part_at(self, at: QPointF) -> QWidget | None:
        point = at.toPoint()
        return next((part for part in self._parts if part.isVisible() and part.geometry().contains(point)), None)

    def _lay(self, grip: Grip, at: QPointF) -> None:
        part = self._part_at(at)
        if not isinstance(part, ConsolePart):
            if grip.thing.kind == "slot" and isinstance(grip.part, ConsolePart):
                self._desk.take_back(grip.part.number, grip.thing.turn)
            return
        under = self._thing(part, QPointF(part.mapFrom(self._table, at.toPoint())))
        onto = under.turn if under is not None and under.kind == "slot" else 0
        if grip.thing.kind == "slot" and isinstance(grip.part, ConsolePart):
            if onto and part is grip.part:
                self._desk.move(part.number, grip.thing.turn, onto, grip.card)
            else:
                self._desk.take_back(grip.part.number, grip.thing.turn)
        elif onto:
            self._desk.lay_on(part.number, onto, grip.card)
        elif part is not grip.part:
            self._desk.give(grip.card, part.number)

    def _click(self, grip: Grip, *, finger: bool) -> None:
        part, thing = grip.part, grip.thing
        if thing.kind == "kind":
            self._desk.pick_kind(thing.id)
        elif not isinstance(part, ConsolePart):
            return
        elif thing.kind == "card":
            if self._desk.lanes[part.number].picked == thing.id:
                self._desk.turn_in_hand(part.number, thing.id)
            else:
                self._desk.pick(part.number, thing.id)
        elif finger and self._desk.lanes[part.number].turn == thing.turn and self._may_look(part, thing):
            self._desk.turn_over(part.number, thing.turn)
        else:
            self._desk.choose_slot(part.number, thing.turn)

    def _turn(self, part: QWidget, at: QPointF) -> None:
        """The right button, or the wheel."""
        thing = self._thing(part, at)
        if thing is None:
            return
        if thing.kind == "kind":
            self._desk.turn_kind(thing.id)
        elif isinstance(part, ConsolePart) and thing.kind == "card":
            self._desk.turn_in_hand(part.number, thing.id)
        elif isinstance(part, ConsolePart) and thing.kind == "slot":
            self._desk.turn_over(part.number, thing.turn)

    def _twice(self, part: QWidget, at: QPointF) -> None:
        """A double click takes a laid card back; on a card of the hand it lays it on the next free slot."""
        thing = self._thing(part, at)
        if thing is None or not isinstance(part, ConsolePart):
            return
        if thing.kind == "slot" and self._desk.laid(part.number, thing.turn) is not None:
            self._desk.take_back(part.number, thing.turn)
        elif thing.kind == "card":
            self._desk.lay(part.number, thing.id)
        else:
            self.press(MOUSE, part, at)
