"""What every scene on the ship is made of: how long it runs, how it is drawn, where, and the view that it ends in."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, TypeVar

from attrs import field, frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.events import Event
from nemesis_desktop.games.nemesis.ui.ship.drawn import pieces
from nemesis_desktop.games.nemesis.ui.ship.drawn.standing import Hidden
from nemesis_desktop.games.nemesis.ui.ship.layout import ShipLayout
from nemesis_desktop.games.nemesis.ui.ship.picture import Picture
from nemesis_desktop.games.nemesis.view import CrewView, View
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.shapes import centred
from nemesis_desktop.table.drawing.theme import measure
from nemesis_desktop.table.show.moment import Moment

E = TypeVar("E", bound=Event, covariant=True)

Draw = Callable[[Canvas, float], None]
Paint = Callable[[Canvas, QPointF], None]


@frozen(eq=False)
class Scene:
    """Something that runs: how long, how it is drawn at each part (0 to 1) of it, where, and the view it ends in.

    ``during`` is what lies under it while it runs, without the ``hidden`` figures, which are drawn by the scene.
    ``stays`` is what lies on the ship after it, in its box, until the next moment.
    """

    duration: int
    draw: Draw
    where: Callable[[float], QRectF]
    during: View
    after: View
    hidden: Hidden = frozenset()
    stays: tuple[Callable[[Canvas], None], QRectF] | None = None


@frozen(eq=False)
class OnShip(Moment[E, View]):
    """An event about to be shown on the ship, and the picture that is on the screen."""

    layout: ShipLayout
    picture: Picture
    words: Words

    def person(self, seat: Seat) -> CrewView | None:
        """Somebody, as they were before it."""
        return next((one for one in self.before.crew if one.seat == seat), None)

    def place(self, kind: str, id: int, slot: int) -> QPointF:
        """Where somebody or something stands in a room now; its middle if it is not seen there."""
        room = self.layout.slots[slot].rect
        for figure in self.picture.crowds[slot].figures:
            if figure.kind == kind and id in figure.ids:
                return pieces.place_of(figure, room)
        return room.center()

    def home(self, seat: int) -> QPointF | None:
        """Where a person's token stands now; None if it stands in no room."""
        one = self.person(seat)
        if one is None or one.room is None or one.room not in self.layout.slots or one.status != "aboard":
            return None
        return self.place("person", seat, one.room)


@frozen(eq=False)
class Sprite:
    """A piece painted once, then drawn anywhere, larger or smaller, turned or fading: movement paints no drawing anew.

    Attributes:
        paint: draws the piece around a point.
        reach: how far it reaches from its middle, in units.
    """

    paint: Paint
    reach: float
    _painted: list[QPixmap] = field(factory=list, init=False)

    def draw(self, canvas: Canvas, at: QPointF, grown: float = 1.0, alpha: float = 1.0, turned: float = 0.0) -> None:
        """Draw it around a point."""
        if not self._painted:
            self._painted.append(self._paint(canvas))
        painter, half = canvas.painter, self.reach * grown
        if half <= 0 or alpha <= 0:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setOpacity(painter.opacity() * min(alpha, 1.0))
        painter.translate(canvas.spot(at))
        if turned:
            painter.rotate(turned)
        picture, half = self._painted[0], half * canvas.unit
        painter.drawPixmap(QRectF(-half, -half, 2 * half, 2 * half), picture, QRectF(picture.rect()))
        painter.restore()

    def _paint(self, canvas: Canvas) -> QPixmap:
        edge = max(1, math.ceil(2 * self.reach * canvas.unit * canvas.ratio))
        made = QPixmap(edge, edge)
        made.fill(Qt.GlobalColor.transparent)
        with QPainter(made) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.paint(Canvas(painter, edge / (2 * self.reach), fine=True), QPointF(self.reach, self.reach))
        return made


def token_sprite(one: CrewView) -> Sprite:
    """A person's token."""
    size = measure("size.token_alone")

    def paint(canvas: Canvas, at: QPointF) -> None:
        pieces.token(canvas, at, size, one.colour, one.character)
        if one.slime:
            pieces.slime(canvas, at, size)

    return Sprite(paint, size / 2 + 6)


def beast_sprite(kind: str, injuries: int = 0) -> Sprite:
    """An intruder's disc, with its injuries."""
    size = measure(f"size.intruder.{kind}")

    def paint(canvas: Canvas, at: QPointF) -> None:
        pieces.disc(canvas, at, size, kind)
        if injuries:
            pieces.injuries(canvas, at, size, injuries)

    return Sprite(paint, size / 2 + 12)


def around(at: QPointF, reach: float) -> QRectF:
    """A box around a point, ``reach`` units to each side."""
    return centred(at, 2 * reach, 2 * reach)


def between(start: QPointF, end: QPointF, part: float) -> QPointF:
    """A point of the straight way from one point to another."""
    return start + (end - start) * part


def still(
    moment: OnShip[Any],
    duration: int,
    draw: Draw,
    box: QRectF,
    during: View | None = None,
    *hidden: tuple[str, int],
) -> Scene:
    """A scene in one place."""
    under = moment.before if during is None else during
    return Scene(duration, draw, lambda _part: box, under, moment.after, frozenset(hidden))


def at_once(moment: OnShip[Any]) -> Scene:
    """Nothing to watch: the picture simply changes."""
    return Scene(0, lambda _canvas, _part: None, lambda _part: QRectF(), moment.after, moment.after)
