"""The guided first mission: the first test run without a clock, four androids, and every step explained."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.decision import Act, Anchor, Decision
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.new_game import Person
from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.games.space_alert import modes
from nemesis_desktop.games.space_alert.acts import Announce, Place, Seen, TakeBack, TurnOver, slot
from nemesis_desktop.games.space_alert.components.cards import CARDS
from nemesis_desktop.games.space_alert.game import Game
from nemesis_desktop.games.space_alert.kind import SPACE_ALERT
from nemesis_desktop.games.space_alert.setup import Setup
from nemesis_desktop.games.space_alert.ui.table import AlertTable
from nemesis_desktop.games.space_alert.view import View
from nemesis_desktop.table.drawing.shapes import sides
from nemesis_desktop.table.lesson.places import PART, LessonTable, Places
from nemesis_desktop.table.lesson.script import Permit, Step

SEED: Final = 7
BUTTON: Final = Anchor("button", "announce")
MOVER: Final = 0
"""The android that goes to the gun and fires it."""


def _part(name: str) -> Anchor:
    """A part of the table: ``tracks``, ``ship``, ``threats``, ``palette``, ``console``, ``film``."""
    return Anchor(PART, name)


def _lays(turn: int, token: str) -> Permit:
    """This half of any card, on a slot of the android that is spoken of."""
    return lambda act: (
        isinstance(act, Place) and (act.console, act.turn) == (MOVER, turn) and CARDS[act.card].token(act.half) == token
    )


def _announces(act: Act) -> bool:
    return isinstance(act, Announce)


def _plans(act: Act) -> bool:
    return isinstance(act, Announce | Place | TakeBack | TurnOver)


def _laid(turn: int) -> object:
    return lambda view: view.consoles[MOVER].slots[turn - 1] is not None


STEPS: Final = (
    Step("welcome"),
    Step("ship", (_part("ship"),)),
    Step("tracks", (_part("tracks"),)),
    Step("begin", (BUTTON,), _announces, until=lambda view: view.said >= 1),
    Step("threat", (BUTTON,), _announces, until=lambda view: view.said >= 2),
    Step("seen", (_part("threats"),)),
    Step("cards", (_part("palette"),)),
    Step("move", (slot(MOVER, 1),), _lays(1, "blue"), until=_laid(1)),  # type: ignore[arg-type]
    Step("fire", (slot(MOVER, 2),), _lays(2, "A"), until=_laid(2)),  # type: ignore[arg-type]
    Step("free", (), _plans, until=lambda view: view.step == "playback"),
    Step("film", (_part("film"),)),
    Step("watch", (), lambda act: isinstance(act, Seen), topic="playback"),
)
SAVED, LOST = Step("saved"), Step("lost")


class FirstMission:
    """The script, its deal, and what it says where the learner is free."""

    prefix = "alert-ui-lesson-"
    steps: Sequence[Step] = STEPS
    companions = None

    def match(self, name: str) -> Match[Game, View]:
        """The first test run, at its first question."""
        setup = Setup((Person(name, 1),), modes.TRAINING, "S1-1", androids=4, clock="none")
        return Match.new(SPACE_ALERT, setup, SEED)

    def end(self, view: View) -> Step:
        """Whether the ship came home."""
        return SAVED if view.points is not None else LOST

    def facts(self, view: View) -> Mapping[str, Argument]:
        """The threat that was announced first, and how many cards lie."""
        laid = sum(slot is not None for console in view.consoles for slot in console.slots)
        threat: Argument = Text(f"alert-threat-{view.threats[0].code}") if view.threats else ""
        return {"threat": threat, "cards": laid}

    def interrupted(self, view: View) -> bool:
        """Nothing comes in between."""
        return False

    def request(self, step: Step, decision: Decision, view: View, permits: Permit) -> str:
        """What the step itself asks."""
        return step.id

    def hindered(self, reason: str, permitted: Sequence[Act]) -> Text:
        """The console says itself why something cannot be done."""
        return Text("alert-ui-lesson-hindered", reason=reason)

    def places(self, table: LessonTable) -> Places:
        """On the table of Space Alert."""
        assert isinstance(table, AlertTable), "Space Alert is learned at its own table"
        return AlertPlaces(table)


class AlertPlaces(Places):
    """Where the things of the lesson lie."""

    def __init__(self, table: AlertTable) -> None:
        super().__init__(table)
        self._alert = table

    def part(self, name: str) -> QWidget | None:
        """The parts of the planning screen, and the playback."""
        found: QWidget | None = {
            "ship": self._alert.ship,
            "tracks": self._alert.tracks,
            "threats": self._alert.threats,
            "palette": self._alert.palette_part,
            "film": self._alert.film,
        }.get(name)
        if found is None:
            return super().part(name)
        return found if found.isVisible() else None

    def whole(self, part: QWidget) -> QRect:
        """Of the playback only the bar is spoken of."""
        found = super().whole(part)
        if part is self._alert.film:
            unit = self._alert.unit
            return QRect(0, round(found.height() - 130 * unit), round(1024 * unit), round(126 * unit))
        return found

    @property
    def better_free(self) -> list[QRect]:
        """All that one plans with; of the playback what the eye follows."""
        table = self._alert
        if table.film.isVisible():
            at, unit = table.film.mapTo(self.widget, QPoint()), table.unit
            boxes = table.film.followed
            return [QRectF(*(unit * side for side in sides(box))).toAlignedRect().translated(at) for box in boxes]
        parts = (*table.consoles, table.tracks, table.ship, table.announcer)
        return [self.whole(part) for part in parts if part.isVisible()]
