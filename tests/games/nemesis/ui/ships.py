"""A ship map of its own for the tests: made for a view, pointed at, turned."""

from __future__ import annotations

from attrs import evolve
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from nemesis_desktop.engine.decision import Act, Anchor, Decision, Refusal
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.acts import Move
from nemesis_desktop.games.nemesis.foresight.danger import Danger
from nemesis_desktop.games.nemesis.ui.ship import ShipMap
from nemesis_desktop.games.nemesis.view import IntruderView, View
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.furniture.play.offers import Offers
from tests.games.nemesis.ui.samples import JUNE

LEFT = Qt.MouseButton.LeftButton
SIDES = ("main", "alternate")


class Mark(Act):
    """An answer that stands on one thing of the table."""

    def __init__(self, kind: str, id: int | str) -> None:
        self.anchor = Anchor(kind, id)

    def anchors(self) -> tuple[Anchor, ...]:
        return (self.anchor,)

    def text(self) -> Text:
        return Text("act-move")


class Dangerous(Move):
    """A move that is known to hurt."""


def danger(act: Act) -> Danger | None:
    return Danger("encounter", Text("danger-any-number", name="Mira")) if isinstance(act, Dangerous) else None


def offering(*acts: Act, refused: tuple[Refusal, ...] = ()) -> Decision:
    return Decision(JUNE, Text("prompt-turn"), list(acts), refusals=lambda: refused)


def tab_to(ship: ShipMap) -> None:
    """The keyboard comes to the map from the part before it."""
    ship.activateWindow()
    QApplication.processEvents()
    ship.clearFocus()
    ship.setFocus(Qt.FocusReason.TabFocusReason)


def point(ship: ShipMap, at: QPoint, held: Qt.MouseButton = Qt.MouseButton.NoButton) -> None:
    """Move the pointer. Qt's own test function drops moves that follow each other too fast."""
    place = QPointF(at)
    none, plain = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(ship, QMouseEvent(QEvent.Type.MouseMove, place, ship.mapToGlobal(place), none, held, plain))


def make(qtbot: QtBot, view: View, decision: Decision | None = None, language: str = "en", size: int = 954) -> ShipMap:
    ship = ShipMap()
    qtbot.addWidget(ship)
    ship.resize(size, round(size * 526 / 954))
    ship.set_scale(size / 954, 1.0)
    words = Words(language)
    ship.retranslate(words)
    ship.show_view(view)
    if decision is not None:
        ship.offer(Offers(decision, words, danger=danger))
    ship.show()
    qtbot.waitExposed(ship)
    return ship


def picture(ship: ShipMap) -> QImage:
    return ship.grab().toImage()


def centre(ship: ShipMap, anchor: Anchor) -> QPoint:
    place = ship.place_of(anchor)
    assert place is not None, anchor
    return place.center().toPoint()


def with_room(view: View, slot: int, **change: object) -> View:
    rooms = (evolve(room, **change) if room.slot == slot else room for room in view.rooms)  # type: ignore[arg-type]
    return evolve(view, rooms=tuple(rooms))


def with_people(view: View, **rooms: int) -> View:
    """The same table with some people elsewhere, out of combat."""
    crew = (evolve(one, room=rooms.get(one.name, one.room), in_combat=False) for one in view.crew)
    return evolve(view, crew=tuple(crew))


def with_intruders(view: View, *intruders: tuple[str, int, int]) -> View:
    made = (IntruderView(id, kind, room, hurt, False) for id, (kind, room, hurt) in enumerate(intruders, start=1))
    return evolve(view, intruders=tuple(made))


def wheel(ship: ShipMap, at: QPointF, notches: int) -> None:
    none, plain = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    turn = QWheelEvent(
        at, ship.mapToGlobal(at), QPoint(), QPoint(0, 120 * notches), none, plain, Qt.ScrollPhase.NoScrollPhase, False
    )
    QApplication.sendEvent(ship, turn)
