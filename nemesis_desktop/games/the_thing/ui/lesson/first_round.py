"""The guided first round of The Thing, as the table's lesson plays it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.decision import Act, Anchor, Decision
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.games.the_thing.game import Game
from nemesis_desktop.games.the_thing.lesson import ALIEN_SEAT, CHARACTERS, COMPANIONS, FRIEND, companions, lesson_match
from nemesis_desktop.games.the_thing.ui.lesson.script import FRAME, OVER, SCRIPT
from nemesis_desktop.games.the_thing.ui.private.hand_of import CONFIRM, HAND, ROLE, TASK
from nemesis_desktop.games.the_thing.ui.table import STRIP, StationTable
from nemesis_desktop.games.the_thing.view import View
from nemesis_desktop.table.furniture.part import TablePart
from nemesis_desktop.table.lesson.places import EDGE, LessonTable, Places
from nemesis_desktop.table.lesson.script import Permit, Step

AREAS: Final[Mapping[str, QRectF]] = {"role": ROLE}
"""Parts of the private frame that a step speaks of as a whole."""
TITLE: Final = 58.0
"""How high the head of a task is, in units."""


class FirstRound:
    """The script, its table, and what the companions answer."""

    prefix = "thing-ui-lesson-"
    steps: Sequence[Step] = SCRIPT

    @staticmethod
    def companions(decision: Decision) -> tuple[int, ...]:
        """As it is written with the table."""
        return companions(decision)

    def match(self, name: str) -> Match[Game, View]:
        """The guided first round, at its first question."""
        return lesson_match(name)

    def end(self, view: View) -> Step:
        """The lesson ends before its game does; there is no other end."""
        return OVER

    def facts(self, view: View) -> Mapping[str, Argument]:
        """Whom the learner meets, and whom everybody suspects: the person, and the character they play."""
        found: dict[str, Argument] = {}
        for name, seat in (("friend", FRIEND), ("suspect", ALIEN_SEAT)):
            found[name] = COMPANIONS[seat - 1]
            found[f"{name}_plays"] = Text(f"thing-character-{CHARACTERS[seat]}")
        return found

    def interrupted(self, view: View) -> bool:
        """Nothing comes in between."""
        return False

    def request(self, step: Step, decision: Decision, view: View, permits: Permit) -> str:
        """What the step itself asks."""
        return step.id

    def hindered(self, reason: str, permitted: Sequence[Act]) -> Text:
        """The rules say why."""
        return Text("thing-ui-lesson-hindered", reason=reason)

    def places(self, table: LessonTable) -> Places:
        """On the station, and on the private frame."""
        assert isinstance(table, StationTable), "The Thing is learned at its own table"
        return StationPlaces(table)


class StationPlaces(Places):
    """Where the things of the lesson lie on the table of The Thing."""

    def __init__(self, table: StationTable) -> None:
        super().__init__(table)
        self._station = table

    def of(self, anchor: Anchor) -> QRect | None:
        """On the private frame things are known by the keys of its task; or as on any table."""
        if anchor.kind != FRAME:
            return super().of(anchor)
        frame, key = self._station.frame, str(anchor.id)
        if frame is None:
            return None
        if key in AREAS:
            return self._on_frame(AREAS[key])
        spot = frame.spot_of(key if key == "confirm" else ("task", key))
        return None if spot is None else self.whole(spot)

    def _on_frame(self, area: QRectF) -> QRect:
        frame = self._station.frame
        assert frame is not None, "asked only while somebody looks at the frame"
        place = frame.canvas(QPainter()).rect(*frame.place(area).getRect()).toAlignedRect()  # type: ignore[misc]
        return QRect(frame.mapTo(self.widget, place.topLeft()), place.size())

    def part(self, name: str) -> QWidget | None:
        """The parts around the station."""
        table = self._station
        found: dict[str, QWidget] = {"station": table.station, "crew": table.crew, "tray": table.tray, "log": table.log}
        return found.get(name) or super().part(name)

    @property
    def area(self) -> QRect:
        """Below the strip along the top."""
        edge = round((STRIP + 4) * self.table.unit) - round(EDGE * self.table.unit)
        return super().area.adjusted(0, edge, 0, 0)

    @property
    def question(self) -> list[QRect]:
        """The private frame lies over the bar, and asks in the head of its task."""
        if self._station.frame is None:
            return super().question
        return [self._on_frame(QRectF(TASK.topLeft(), QSizeF(TASK.width(), TITLE)))]

    @property
    def better_free(self) -> list[QRect]:
        """What is asked on the private frame; on the open table, what is chosen from."""
        if self._station.frame is not None:
            return [self._on_frame(area) for area in (TASK, CONFIRM, HAND)]
        return [self.whole(part) for part in (self._station.tray, self._station.crew)]

    @property
    def heard(self) -> tuple[TablePart, ...]:
        """Where something can be chosen at once; the private frame collects clicks, and is answered by its button."""
        table = self._station
        return (table.station, table.gathering, table.crew, table.tray, table.bar)
