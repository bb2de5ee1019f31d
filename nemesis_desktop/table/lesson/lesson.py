"""The guided first game being played: which step it is at, what is said, what may be clicked."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QObject, QRect, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from nemesis_desktop.engine.decision import Decision
from nemesis_desktop.engine.events import Told
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.table.lesson.clicks import Clicks, Spot
from nemesis_desktop.table.lesson.coach import Coach, Ring
from nemesis_desktop.table.lesson.controller import SPEAKS, LessonController
from nemesis_desktop.table.lesson.course import Course
from nemesis_desktop.table.lesson.places import LessonTable
from nemesis_desktop.table.lesson.script import Script, Step
from nemesis_desktop.table.played_game import PlayedGame

LOOK_AGAIN: Final = 150
"""How often the rings look whether what they surround has moved (a map can be zoomed), in milliseconds."""


class Lesson(QObject):
    """Plays the guided game on the table. Nothing of it is saved, and the history does not count it.

    Args:
        table: where it is played.
        script: what the game teaches.
        name: what the person is called.
        ui: the game, as the window knows it.

    Attributes:
        places: where on the table everything lies.
        controller: between the match and the table.
        coach: the panel that speaks.
        course: how far it is.

    Signals:
        again_wanted, leave_wanted: from the start, or out of the lesson.
    """

    again_wanted = Signal()
    leave_wanted = Signal()

    def __init__(self, table: LessonTable, script: Script, name: str, ui: PlayedGame) -> None:
        self._table = table
        self._script = script
        self.places = script.places(table)
        self._widget = self.places.widget
        super().__init__(self._widget)
        self.match: Match[Any, Any] = script.match(name)
        self.controller = LessonController(self.match, table.words, ui, script.companions, parent=self)
        self.course = Course(script, self.match)
        self._moved_on = False
        self._shown: tuple[object, ...] = ()
        self.coach = Coach(self._widget)
        self.rings: list[Ring] = []
        self._clicks = Clicks(self._standing, lambda: self._table.unit, self)
        self._clicks.idle.connect(self._idle)
        self._clock = QTimer(self)
        self._clock.setInterval(LOOK_AGAIN)
        self._clock.timeout.connect(self._follow)
        controller = self.controller
        controller.permits, controller.shows = self.course.permits, self.course.shows
        controller.asked.connect(self._asked)
        controller.rewound.connect(self.course.go_back)
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
        return self.course.step

    def go_on(self) -> None:
        """Next: what was told has been read."""
        if not self.step.tells or self.controller.stage not in SPEAKS:
            return
        if self.course.after is not None:
            self._hide()
            self.controller.finish()
            return
        if self.course.ends_here:
            self.leave_wanted.emit()
            return
        self.course.go_on()
        self.controller.telling = self.step.tells
        self.controller.chosen_changed.emit()
        # The keyboard was perhaps on Next, which is gone; Enter must mean the table's next thing.
        self._widget.setFocus(Qt.FocusReason.OtherFocusReason)
        self._refresh()

    def _asked(self, decision: Decision | None) -> None:
        """A question is open: see how far that brings the lesson."""
        # What was said of a click is said of a question that is no longer open.
        self.coach.nudge = ""
        self._moved_on = True
        if decision is not None:
            self.course.ask(decision)
            self.controller.telling = self.step.tells
        elif self.controller.stage == "thinking":
            # The others are asked: what was said to the learner is done.
            self._hide()
        QTimer.singleShot(0, self, self._refresh)

    def _over(self) -> None:
        self.course.end()
        self.controller.telling = True
        QTimer.singleShot(0, self, self._refresh)

    # ---------------------------------------------------------------- speaking

    def _say(self, id: str, **args: Argument) -> str:
        """A sentence of any lesson."""
        return self._table.words.text(Text(f"ui-lesson-{id}", **args))

    def _tell(self, id: str) -> str:
        """A sentence of this game's lesson."""
        return self._table.words.text(Text(f"{self._script.prefix}{id}", **self._script.facts(self.course.view)))

    def _watch(self, events: list[Told]) -> None:
        """While something happens on the table, nothing is said over it."""
        if self._table.playback.takes_time(events):
            self._hide()

    def _hide(self) -> None:
        self._shown = ()
        self.coach.hide()
        for ring in self.rings:
            ring.hide()

    def _refresh(self) -> None:
        """Say what the step says, in the language and the size of the table."""
        table, coach, course, step = self._table, self.coach, self.course, self.step
        if table.controller is not self.controller or self.controller.stage not in SPEAKS:
            return
        count = len(self._script.steps) + (not self._script.steps[-1].tells)
        number = count if course.after is not None else course.at + 1
        request = "" if step.tells else self._request(step)
        progress = self._say("progress", number=number, count=count)
        coach.set_scale(table.unit, table.text_scale)
        coach.again_button.setText(self._say("again"))
        coach.leave_button.setText(self._say("leave"))
        onward = "done" if course.ends_here else "next" if course.after is None else "finish"
        coach.next_button.setText(self._say(onward))
        coach.next_button.set_look("primary", self._say("key-next"))
        title, told = self._tell(f"{step.id}-title"), self._tell(f"{step.id}-text")
        coach.say(title, told, request, progress, number / count)
        self._clicks.listen(self.places.heard)
        self._lay()
        focused = QApplication.focusWidget()
        if self._moved_on and focused is not None and coach.isAncestorOf(focused):
            # Where a button has gone the keyboard went to the next one: Enter must not begin the lesson anew.
            self._widget.setFocus(Qt.FocusReason.OtherFocusReason)
        self._moved_on = False

    def _request(self, step: Step) -> str:
        """What is asked: what the step is about, or what must come before it where that cannot be done now."""
        decision = self.match.decision
        if decision is None:
            return self._tell(f"{step.id}-do")
        if step.until is None:
            return self._say("asked-do") if self.course.free else self._tell(f"{step.id}-do")
        return self._tell(f"{self._script.request(step, decision, self.course.view, self.course.permits)}-do")

    def _hindrance(self, spot: Spot | None) -> str:
        """Why what was clicked cannot be done now, by the rules and not by the lesson; empty if that is not why."""
        offers = self._table.offers
        if offers is None or spot is None or self.step.tells or not isValid(spot[0]):
            return ""
        acts = () if self.match.decision is None else self.match.decision.acts
        for anchor in self.places.at(*spot, offers.refused):
            permitted = [act for act in acts if self.course.permits(act)]
            return self._table.words.text(self._script.hindered(offers.reason(anchor) or "", permitted))
        return ""

    def remind(self, spot: Spot | None = None) -> None:
        """Somebody tried what must wait, or what the rules do not allow now."""
        if self.coach.isVisible():
            if hindrance := self._hindrance(spot):
                self.coach.remind(hindrance)
                return
            own = f"{self.step.id}-not"
            if self.step.tells:
                self.coach.remind(self._say("wait-next"))
            elif self._table.words.has(f"{self._script.prefix}{own}"):
                self.coach.remind(self._tell(own))
            else:
                self.coach.remind(self._say("wait"))

    # ---------------------------------------------------------------- places

    def _permitted_places(self) -> list[QRect]:
        """Where the answers lie that are asked for: things on the table, or buttons of the bar."""
        offers = self._table.offers
        if offers is None or offers.decision is None or self.step.tells:
            return []
        places = [place for anchor in offers.anchors if (place := self.places.of(anchor)) is not None]
        buttons = (self._table.bar.buttons.get(f"act-{index}") for index in offers.loose)
        return places + [self.places.whole(button) for button in buttons if button is not None]

    def _ringed(self) -> list[QRect]:
        if self.course.after is not None:
            return []
        named = [place for anchor in self.step.points if (place := self.places.of(anchor)) is not None]
        return named or self._permitted_places()

    def _lay(self) -> None:
        """Rings around what is spoken of, the panel beside it."""
        table, unit = self._table, self._table.unit
        ringed = self._ringed()
        while len(self.rings) < len(ringed):
            self.rings.append(Ring(self._widget))
        for ring, place in zip(self.rings, ringed, strict=False):
            ring.lay_around(place, unit, self.places.signs)
        for ring in self.rings[len(ringed) :]:
            ring.hide()
        off = round(12 * unit)
        free_of = [place.adjusted(-off, -off, off, off) for place in (*ringed, *self._permitted_places())]
        better = self.places.better_free
        (better if self.step.tells else free_of).extend(self.places.question)
        self.coach.lay(free_of, better, self.places.area)
        table.act_menu.raise_()
        table.hover.raise_()
        self._shown = self._look()

    def _look(self) -> tuple[object, ...]:
        """All that the places depend on."""
        table = self._table
        ringed = tuple(map(_sides, self._ringed()))
        return (self.step.id, ringed, _sides(self._widget.rect()), table.words, table.text_scale)

    def _follow(self) -> None:
        if not self._shown or not self._widget.isVisible() or self._table.playback.running:
            return
        now = self._look()
        if now[-2:] != self._shown[-2:]:
            self._refresh()
        elif now != self._shown:
            self._lay()

    # ---------------------------------------------------------------- clicks that must wait

    def _standing(self) -> tuple[object, ...]:
        """What a click may change."""
        chosen = tuple(self.controller.chosen)
        return (len(self.match.journal), self.course.at, chosen, self._table.act_menu.isVisible())

    def _idle(self, spot: Spot) -> None:
        if self.controller.stage in ("asking", "table"):
            self.remind(spot)


def _sides(place: QRect) -> tuple[int, int, int, int]:
    return (place.x(), place.y(), place.width(), place.height())
