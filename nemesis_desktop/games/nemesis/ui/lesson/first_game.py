"""The guided first game of Nemesis, as the table's lesson plays it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.decision import Act, Anchor, Decision
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.games.nemesis.acts import CarefulMove, Move, Pass, RoomAction
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.lesson import GOAL, START, WAYS, lesson_match
from nemesis_desktop.games.nemesis.rules.things.piles import is_contamination
from nemesis_desktop.games.nemesis.ui.lesson.script import LOST, SAVED, SCRIPT
from nemesis_desktop.games.nemesis.ui.ship.sketch import Z_BADGE, Z_MARK, Z_PLATE, Z_SIGNS
from nemesis_desktop.games.nemesis.ui.table import STRIP, TableScreen
from nemesis_desktop.games.nemesis.view import View
from nemesis_desktop.table.furniture.part import TablePart
from nemesis_desktop.table.lesson.places import EDGE, PART, LessonTable, Places
from nemesis_desktop.table.lesson.script import Permit, Step

_OWN_PLACE: Final = Anchor(PART, "me")
_TIME: Final = Anchor(PART, "time")
_BEFORE: Final = {"pay": "paying", "noise": "quietly", "pass": "passing"}
"""What is asked on the way besides actions, by the topic of the question."""


class FirstGame:
    """The script, its deal, and what it says where the learner is free."""

    prefix = "ui-lesson-"
    steps: Sequence[Step] = SCRIPT
    companions = None

    def match(self, name: str) -> Match[Game, View]:
        """The guided first game, at its first question."""
        return lesson_match(name)

    def end(self, view: View) -> Step:
        """Who got away hears something else than who died."""
        survived = view.ending is not None and any(fate.survived for fate in view.ending.fates)
        return SAVED if survived else LOST

    def facts(self, view: View) -> Mapping[str, Argument]:
        """How many cards in the hand can pay: contamination cannot."""
        return {"cards": 0 if view.mine is None else sum(not is_contamination(card) for card in view.mine.hand)}

    def interrupted(self, view: View) -> bool:
        """An intruder has come: then it is a fight like any."""
        return view.crew[0].in_combat

    def request(self, step: Step, decision: Decision, view: View, permits: Permit) -> str:
        """On the way: pay, fight, get new cards, go on, board."""
        if decision.topic != "turn":
            return _BEFORE.get(decision.topic, "asked")
        if self.interrupted(view):
            return "fighting"
        there = view.crew[0].room == GOAL
        leads = RoomAction if step.id == "board" and there else (Move, CarefulMove)
        if not any(isinstance(act, leads) and permits(act) for act in decision.acts):
            return "tired"
        return step.id if there else "way"

    def hindered(self, reason: str, permitted: Sequence[Act]) -> Text:
        """Whoever can do no more may still pass."""
        can_pass = any(isinstance(act, Pass) for act in permitted)
        return Text("ui-lesson-hindered", reason=reason, passing="yes" if can_pass else "no")

    def places(self, table: LessonTable) -> Places:
        """On the ship and around it."""
        assert isinstance(table, TableScreen), "Nemesis is learned at its own table"
        return ShipPlaces(table)


class ShipPlaces(Places):
    """Where the things of the lesson lie on the table of Nemesis."""

    def __init__(self, table: TableScreen) -> None:
        super().__init__(table)
        self._ship = table

    def of(self, anchor: Anchor) -> QRect | None:
        """The time marker's cell, one's own token, a corridor's number plate, a whole chamber; or as on any table."""
        top, crew = self._ship.top, self._ship.crew
        if anchor == _OWN_PLACE:
            own = crew.place_of(Anchor("seat", 0))
            return None if own is None else own.toAlignedRect().translated(crew.pos())
        if anchor == _TIME:
            view = top.view
            cell = top.cell("time", view.time) if view is not None else None
            return None if cell is None else cell.toAlignedRect().translated(top.pos())
        if anchor.kind == "corridor":
            return self._plate(str(anchor.id))
        if anchor.kind == "room":
            return self._chamber(anchor)
        return super().of(anchor)

    def _plate(self, corridor: str) -> QRect:
        """The number plate, which shows the Noise marker, not the door beside it."""
        map = self._ship.map
        plate = map.to_widget(map.layout_.corridors[corridor].plate_rect).toAlignedRect()
        return plate.translated(map.pos())

    def _chamber(self, room: Anchor) -> QRect | None:
        map = self._ship.map
        target = map.target_of(room)
        if target is None:
            return None
        box = map.to_widget(target.shape.boundingRect()).toAlignedRect().intersected(map.rect())
        return QRect(map.mapTo(self.widget, box.topLeft()), box.size())

    def part(self, name: str) -> QWidget | None:
        """The intruder board and the hand."""
        if name == "intruders":
            return self._ship.intruders
        if name == "hand":
            return self._ship.tray.hand if self._ship.tray is not None else None
        return super().part(name)

    def at(self, widget: QWidget, where: QPoint, among: Iterable[Anchor]) -> list[Anchor]:
        """The map knows best what lies under the pointer."""
        if widget is not self._ship.map:
            return super().at(widget, where, among)
        wanted = set(among)
        return [found.anchor for found in self._ship.map.under(QPointF(where)) if found.anchor in wanted]

    @property
    def area(self) -> QRect:
        """Below the strip along the top."""
        return super().area.adjusted(0, round((STRIP + 4) * self.table.unit) - round(EDGE * self.table.unit), 0, 0)

    @property
    def better_free(self) -> list[QRect]:
        """The rooms of the lesson, and one's own things."""
        rooms = [self.of(Anchor("room", slot)) for slot in (START, *WAYS)]
        tray = [] if self._ship.tray is None else [self.whole(self._ship.tray)]
        return [place for place in rooms if place is not None] + tray

    @property
    def signs(self) -> list[QRect]:
        """Markers and badges half outside of their rooms, and the number plates beside them."""
        map = self._ship.map
        lying = (one for one in map.picture.elements if one.z in (Z_PLATE, Z_SIGNS, Z_MARK, Z_BADGE))
        return [map.to_widget(one.bounds).toAlignedRect().translated(map.pos()) for one in lying]

    @property
    def heard(self) -> tuple[TablePart, ...]:
        """Where something can be chosen: neither the buttons along the top nor the log teach anything."""
        table = self._ship
        return (table.map, table.crew, table.intruders, table.bar, *table.private_parts)
