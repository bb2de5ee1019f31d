"""The guided first game being played: which step it is at, what is said, what may be clicked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from nemesis_desktop.engine.decision import Act, Anchor, Decision
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.games.nemesis.acts import CarefulMove, Move, Pass, RoomAction
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.lesson import GOAL, START, WAYS, lesson_match
from nemesis_desktop.games.nemesis.rules.piles import is_contamination
from nemesis_desktop.games.nemesis.ui.lesson.controller import LessonController
from nemesis_desktop.games.nemesis.ui.lesson.script import LOST, PART, SAVED, SCRIPT, Step
from nemesis_desktop.games.nemesis.ui.table import STRIP, TableScreen
from nemesis_desktop.games.nemesis.view import View
from nemesis_desktop.table.furniture.anchors import Anchors
from nemesis_desktop.table.lesson.coach import Coach, Ring

LOOK_AGAIN: Final = 150
"""How often the rings look whether what they surround has moved (the map can be zoomed), in milliseconds."""
OWN_PLACE: Final = Anchor(PART, "me")
SETTLING: Final = 60
"""How long a click may take to have an effect before it counts as one that must wait, in milliseconds."""


Spot = tuple[QWidget, QPoint]
"""Where somebody clicked."""


class Lesson(QObject):
    """Plays the guided game on the table. Nothing of it is saved, and the history does not count it.

    Args:
        table: where it is played.
        name: what the person is called.

    Attributes:
        controller: between the match and the table.
        coach: the panel that speaks.
        at: the number of the step, from 0.

    Signals:
        again_wanted, leave_wanted: from the start, or out of the lesson.
    """

    again_wanted = Signal()
    leave_wanted = Signal()

    def __init__(self, table: TableScreen, name: str) -> None:
        super().__init__(table)
        self._table = table
        self.match: Match[Game, View] = lesson_match(name)
        self.controller = LessonController(self.match, table.words, parent=self)
        self.at = 0
        self._after: Step | None = None
        self._marks: list[tuple[int, int]] = [(0, 0)]
        """How long the journal was when a step began, and which step."""
        self._rewound = False
        self._free = False
        self._moved_on = False
        self._pressed: tuple[QWidget, QPoint] | None = None
        self._shown: tuple[object, ...] = ()
        self.coach = Coach(table)
        self.rings: list[Ring] = []
        self._clock = QTimer(self)
        self._clock.setInterval(LOOK_AGAIN)
        self._clock.timeout.connect(self._follow)
        controller = self.controller
        controller.permits, controller.shows = self.permits, self.shows
        controller.asked.connect(self._asked)
        controller.rewound.connect(self._went_back)
        controller.happened.connect(self._watch)
        controller.refused.connect(lambda: self.remind())
        controller.next_wanted.connect(self.go_on)
        controller.game_over.connect(self._over)
        self.coach.next_button.clicked.connect(self.go_on)
        self.coach.again_button.clicked.connect(self.again_wanted)
        self.coach.leave_button.clicked.connect(self.leave_wanted)
        self.coach.moved.connect(self._lay)

    # ---------------------------------------------------------------- coming and going

    def start(self) -> None:
        """Put the game on the table and begin."""
        self._table.coach = self.coach
        self._table.open(self.controller)
        self._clock.start()

    def stop(self) -> None:
        """Put everything of the lesson away."""
        self._clock.stop()
        self._table.coach = None
        for widget in (self.coach, *self.rings):
            if isValid(widget):
                widget.hide()
                widget.deleteLater()
        self.deleteLater()

    # ---------------------------------------------------------------- steps

    @property
    def step(self) -> Step:
        """What is said or asked now."""
        return self._after or SCRIPT[self.at]

    def permits(self, act: Act) -> bool:
        """Whether an answer may be given now."""
        permits = self.step.permits
        if permits is None:
            return False
        return self._free or permits(act)

    def shows(self, act: Act) -> bool:
        """Whether an answer lies open: all that may be given, and what the step says no to."""
        shows = self.step.shows
        return self.permits(act) or (shows is not None and shows(act))

    def go_on(self) -> None:
        """Next: what was told has been read."""
        if not self.step.tells or self.controller.stage not in ("asking", "over"):
            return
        if self._after is not None:
            self._hide()
            self.controller.finish()
            return
        self._begin(self.at + 1)
        self.controller.chosen_changed.emit()
        # The keyboard was perhaps on Next, which is gone; Enter must mean the table's next thing.
        self._table.setFocus(Qt.FocusReason.OtherFocusReason)
        self._refresh()

    def _begin(self, number: int) -> None:
        self.at = number
        self._marks.append((len(self.match.journal), number))
        self._see_to_it()

    def _see_to_it(self) -> None:
        """A step is never without an answer: where a question comes that it did not foresee, everything is allowed."""
        step, decision = self.step, self.match.decision
        self.controller.telling = step.tells
        permits = step.permits
        self._free = (
            permits is not None
            and decision is not None
            and (self._fighting(step) or not any(permits(act) for act in decision.acts))
        )

    def _fighting(self, step: Step) -> bool:
        """Whether an intruder has come during a step that leaves the person free: then it is a fight like any."""
        return step.until is not None and self.match.view(0).crew[0].in_combat

    def _asked(self, decision: Decision | None) -> None:
        """A question is open: see how far that brings the lesson."""
        # What was said of a click is said of a question that is no longer open.
        self.coach.nudge = ""
        self._moved_on = True
        if decision is not None:
            if self._rewound:
                self._rewound = False
            else:
                self._advance(decision)
            self._see_to_it()
        QTimer.singleShot(0, self, self._refresh)

    def _advance(self, decision: Decision) -> None:
        answered = len(self.match.journal) > self._marks[-1][0]
        view = self.match.view(0)
        while True:
            step = self.step
            if step.tells or (step.until is not None and not step.until(view)):
                return
            if step.until is None and not answered and step.topic == decision.topic:
                return
            if self.at + 1 == len(SCRIPT):
                return
            if step.until is None and not answered:
                # The question that this step is about was not put; perhaps the next one's is.
                following = SCRIPT[self.at + 1]
                if following.tells or following.topic not in ("", decision.topic):
                    return
            answered = False
            self._begin(self.at + 1)

    def _went_back(self) -> None:
        """Something was taken back: so is what the lesson said about it."""
        count = len(self.match.journal)
        while len(self._marks) > 1 and self._marks[-1][0] > count:
            self._marks.pop()
        self.at = self._marks[-1][1]
        self._rewound = True

    def _over(self) -> None:
        one = self.match.view(0).ending
        self._after = SAVED if one is not None and any(fate.survived for fate in one.fates) else LOST
        self.controller.telling = True
        QTimer.singleShot(0, self, self._refresh)

    # ---------------------------------------------------------------- speaking

    def _say(self, id: str, **args: Argument) -> str:
        return self._table.words.text(Text(f"ui-lesson-{id}", **args))

    def _watch(self, events: list[object]) -> None:
        """While something happens on the table, nothing is said over it."""
        if self._table.playback.takes_time(events):  # type: ignore[arg-type]
            self._hide()

    def _hide(self) -> None:
        self._shown = ()
        self.coach.hide()
        for ring in self.rings:
            ring.hide()

    def _refresh(self) -> None:
        """Say what the step says, in the language and the size of the table."""
        table, coach, step = self._table, self.coach, self.step
        if table.controller is not self.controller or self.controller.stage not in ("asking", "over"):
            return
        number = len(SCRIPT) + 1 if self._after is not None else self.at + 1
        request = "" if step.tells else self._request(step)
        progress = self._say("progress", number=number, count=len(SCRIPT) + 1)
        coach.set_scale(table.unit, table.text_scale)
        coach.again_button.setText(self._say("again"))
        coach.leave_button.setText(self._say("leave"))
        coach.next_button.setText(self._say("finish" if self._after is not None else "next"))
        coach.next_button.set_look("primary", self._say("key-next"))
        share = number / (len(SCRIPT) + 1)
        told = self._say(f"{step.id}-text", cards=self._paying_cards())
        coach.say(self._say(f"{step.id}-title"), told, request, progress, share)
        self._listen()
        self._lay()
        focused = QApplication.focusWidget()
        if self._moved_on and focused is not None and coach.isAncestorOf(focused):
            # Where a button has gone the keyboard went to the next one: Enter must not begin the lesson anew.
            table.setFocus(Qt.FocusReason.OtherFocusReason)
        self._moved_on = False

    def _paying_cards(self) -> int:
        """How many cards in the hand can pay: contamination cannot."""
        mine = self.match.view(0).mine
        return 0 if mine is None else sum(not is_contamination(card) for card in mine.hand)

    def _request(self, step: Step) -> str:
        """What is asked: what the step is about, or what must come before it where that cannot be done now."""
        decision = self.match.decision
        if decision is None:
            return self._say(f"{step.id}-do")
        if step.until is None:
            return self._say("asked-do" if self._free else f"{step.id}-do")
        if decision.topic != "turn":
            named = {"pay": "paying-do", "noise": "quietly-do", "pass": "passing-do"}
            return self._say(named.get(decision.topic, "asked-do"))
        if self._fighting(step):
            return self._say("fighting-do")
        there = self.match.view(0).crew[0].room == GOAL
        leads = RoomAction if step.id == "board" and there else (Move, CarefulMove)
        if not any(isinstance(act, leads) and self.permits(act) for act in decision.acts):
            return self._say("tired-do", cards=self._paying_cards())
        return self._say("way-do" if not there else f"{step.id}-do")

    def _hindrance(self, spot: Spot | None) -> str:
        """Why what was clicked cannot be done now, by the rules and not by the lesson; empty if that is not why."""
        offers = self._table.offers
        if offers is None or spot is None or self.step.tells or not isValid(spot[0]):
            return ""
        widget, where = spot
        if widget is self._table.map:
            anchors = [found.anchor for found in self._table.map.under(QPointF(where))]
        else:
            anchors = [anchor for anchor in offers.refused if self._is_at(anchor, widget, where)]
        for anchor in anchors:
            if anchor in offers.refused:
                reason = offers.reason(anchor) or ""
                can_pass = any(isinstance(act, Pass) and self.permits(act) for act in self._acts())
                return self._say("hindered", reason=reason, passing="yes" if can_pass else "no")
        return ""

    def _acts(self) -> Sequence[Act]:
        return () if self.match.decision is None else self.match.decision.acts

    def _is_at(self, anchor: Anchor, widget: QWidget, where: QPoint) -> bool:
        """Whether a thing lies where somebody clicked."""
        place = self._place(anchor)
        return place is not None and place.contains(widget.mapTo(self._table, where))

    def remind(self, spot: Spot | None = None) -> None:
        """Somebody tried what must wait, or what the rules do not allow now."""
        if self.coach.isVisible():
            if hindrance := self._hindrance(spot):
                self.coach.remind(hindrance)
                return
            own = f"{self.step.id}-not"
            known = self._table.words.has(f"ui-lesson-{own}")
            self.coach.remind(self._say("wait-next" if self.step.tells else own if known else "wait"))

    # ---------------------------------------------------------------- places

    def _place(self, anchor: Anchor) -> QRect | None:
        """Where a thing lies on the table, in the table's pixels."""
        table = self._table
        if anchor == OWN_PLACE:
            own = table.crew.place_of(Anchor("seat", 0))
            return None if own is None else own.toAlignedRect().translated(table.crew.pos())
        if anchor.kind == PART:
            if anchor.id == "time":
                cell = table.top.cell("time", self.match.view(0).time)
                return None if cell is None else cell.toAlignedRect().translated(table.top.pos())
            named: dict[str, QWidget | None] = {
                "intruders": table.intruders,
                "bar": table.bar,
                "hand": table.tray.hand if table.tray is not None else None,
            }
            part = named[str(anchor.id)]
            return QRect(part.mapTo(table, QPoint()), part.size()) if part is not None else None
        if anchor.kind == "corridor":
            # The number plate, which shows the Noise marker, not the door beside it.
            plate = table.map.to_widget(table.map.layout_.corridors[str(anchor.id)].plate_rect).toAlignedRect()
            return plate.translated(table.map.pos())
        if anchor.kind == "room":
            # The whole chamber, not only its plate.
            target = table.map.target_of(anchor)
            if target is None:
                return None
            box = table.map.to_widget(target.shape.boundingRect()).toAlignedRect().intersected(table.map.rect())
            return QRect(table.map.mapTo(table, box.topLeft()), box.size())
        found = Anchors(table.parts).part_of(anchor)
        place = found.place_of(anchor) if found is not None else None
        if found is None or place is None:
            return None
        inside = place.toAlignedRect().intersected(found.rect())
        return QRect(found.mapTo(table, inside.topLeft()), inside.size())

    def _permitted_places(self) -> list[QRect]:
        """Where the answers lie that are asked for: things on the table, or buttons of the bar."""
        offers = self._table.offers
        if offers is None or offers.decision is None or self.step.tells:
            return []
        places = [place for anchor in offers.anchors if (place := self._place(anchor)) is not None]
        for index in offers.loose:
            button = self._table.bar.buttons.get(f"act-{index}")
            if button is not None:
                places.append(QRect(button.mapTo(self._table, QPoint()), button.size()))
        return places

    def _ringed(self) -> list[QRect]:
        if self._after is not None:
            return []
        named = [place for anchor in self.step.points if (place := self._place(anchor)) is not None]
        return named or self._permitted_places()

    def _lay(self) -> None:
        """Rings around what is spoken of, the panel beside it."""
        table, unit = self._table, self._table.unit
        ringed = self._ringed()
        while len(self.rings) < len(ringed):
            self.rings.append(Ring(table))
        for ring, place in zip(self.rings, ringed, strict=False):
            ring.lay_around(place, unit)
        for ring in self.rings[len(ringed) :]:
            ring.hide()
        off = round(12 * unit)
        free_of = [place.adjusted(-off, -off, off, off) for place in (*ringed, *self._permitted_places())]
        rooms = [self._place(Anchor("room", slot)) for slot in (START, *WAYS)]
        better = [place for place in rooms if place is not None]
        if not self.step.tells:
            free_of.append(QRect(table.bar.pos(), table.bar.size()))
        else:
            better.append(QRect(table.bar.pos(), table.bar.size()))
        if table.tray is not None:
            better.append(QRect(table.tray.pos(), table.tray.size()))
        area = table.rect().adjusted(round(6 * unit), round((STRIP + 4) * unit), -round(6 * unit), -round(6 * unit))
        self.coach.lay(free_of, better, area)
        table.act_menu.raise_()
        table.hover.raise_()
        self._shown = self._look()

    def _look(self) -> tuple[object, ...]:
        """All that the places depend on."""
        table = self._table
        return (self.step.id, tuple(map(_sides, self._ringed())), _sides(table.rect()), table.words, table.text_scale)

    def _follow(self) -> None:
        if not self._shown or not self._table.isVisible() or self._table.playback.running:
            return
        now = self._look()
        if now[-2:] != self._shown[-2:]:
            self._refresh()
        elif now != self._shown:
            self._lay()

    # ---------------------------------------------------------------- clicks that must wait

    def _listen(self) -> None:
        """Hear every click on the parts of the table: private ones come and go."""
        table = self._table
        for part in (table.map, table.crew, table.intruders, table.bar, *table.private_parts):
            for widget in (part, *part.findChildren(QWidget)):
                widget.removeEventFilter(self)
                widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A click that changes nothing is answered by the panel."""
        if isinstance(event, QMouseEvent) and isinstance(watched, QWidget):
            if event.type() == QEvent.Type.MouseButtonPress:
                self._pressed = watched, event.position().toPoint()
            elif event.type() == QEvent.Type.MouseButtonRelease and self._pressed is not None:
                (widget, where), self._pressed = self._pressed, None
                near = (event.position().toPoint() - where).manhattanLength() < 8 * self._table.unit
                if widget is watched and near and event.button() == Qt.MouseButton.LeftButton:
                    before = self._standing()
                    QTimer.singleShot(SETTLING, self, lambda: self._heard(before, (widget, where)))
        return False

    def _standing(self) -> tuple[object, ...]:
        chosen = tuple(self.controller.chosen)
        return (len(self.match.journal), self.at, chosen, self._table.act_menu.isVisible())

    def _heard(self, before: tuple[object, ...], spot: Spot) -> None:
        if self.controller.stage == "asking" and self._standing() == before:
            self.remind(spot)


def _sides(place: QRect) -> tuple[int, int, int, int]:
    return (place.x(), place.y(), place.width(), place.height())
