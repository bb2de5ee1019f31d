"""What happened, one thing after another on the old picture: pieces on the map; dice, tokens and cards over it.

Each event goes through the same stages: its step of the round lights up if it begins one, the ship shows it, a reveal
shows what chance or a deck brought, something flies to where it leaves its trace, and the panels show the table after
it. Whatever has nothing to show takes no time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from attrs import frozen
from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from nemesis_desktop.engine.events import Told
from nemesis_desktop.games.nemesis.retelling import Retelling
from nemesis_desktop.games.nemesis.ui.flight_plans import Plan, flight_of, step_flight
from nemesis_desktop.games.nemesis.view import EVENT_PHASE, View
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.theme import motion, speed
from nemesis_desktop.table.show.flights import Flights

if TYPE_CHECKING:
    from nemesis_desktop.games.nemesis.ui.table import TableScreen

AT_ONCE: Final = 400
"""More events than this are only logged: nobody wants to watch them."""


@frozen
class _Leading:
    """An event of which what chance or a deck brought has not been shown yet.

    ``on_the_ship`` says that the pieces on the map are moving already.
    """

    told: Told
    plan: Plan | None = None
    on_the_ship: bool = False


class Playback(QObject):
    """Plays events one after another. Each can be skipped; with motion off, everything happens at once.

    Attributes:
        flights: the layer on which things fly over the table.

    Signals:
        running_changed: a show begins (True) or ends.
    """

    running_changed = Signal(bool)

    def __init__(self, table: TableScreen) -> None:
        super().__init__(table)
        self._table = table
        self.flights = Flights(table)
        self._events: list[Told] = []
        self._done: Callable[[], None] | None = None
        self._retelling: Retelling | None = None
        self._shown: View | None = None
        self._turn = 0
        self._clock = QElapsedTimer()
        self._running = False
        self._leading: _Leading | None = None

    @property
    def running(self) -> bool:
        """Whether something is being shown."""
        return self._running

    @running.setter
    def running(self, running: bool) -> None:
        if running != self._running:
            self._running = running
            self.running_changed.emit(running)

    def play(self, events: list[Told], view: View | None, done: Callable[[], None]) -> None:
        """Show the events on the table as it was, ``view``; then call ``done``."""
        self._events = list(events)
        self._done = done
        self._retelling = None if view is None else Retelling(view)
        self._shown = view
        self.running = True
        if self.takes_time(events):
            self._next()
        else:
            self._finish()

    @staticmethod
    def takes_time(events: Sequence[Told]) -> bool:
        """Whether there is anything to watch."""
        return bool(events) and speed() != "off" and len(events) <= AT_ONCE

    def skip(self) -> None:
        """End what is being shown and go on: in the lead-in of a card to the card, and from there to the next."""
        if not self.running:
            return
        self._table.reveal.skip()
        self.flights.stop()
        leading, self._leading = self._leading, None
        if leading is not None and self._table.reveal.shows(leading.told):
            self._cut_short(leading)
        else:
            self._next()

    def skip_to_card(self) -> None:
        """End the whole show, but for what waits until somebody has read it."""
        reveal = self._table.reveal
        if not self.running:
            return
        waits = self._leading is not None and reveal.will_wait(self._leading.told)
        while not waits and self._events and not reveal.will_wait(self._events[0]):
            self._pass_over(self._events.pop(0))
        if waits:
            self.skip()
        elif self._events:
            reveal.skip()
            self.flights.stop()
            self._next()
            if self._leading is not None:
                self.skip()
        else:
            self._finish()

    def skip_all(self) -> None:
        """End the whole show."""
        if self.running:
            self._finish()

    def _pass_over(self, told: Told) -> None:
        """An event that nobody wants to watch: it is in the log, and the picture goes on from after it."""
        self._table.log.tell([told])
        if self._retelling is not None:
            self._retelling.tell(told)

    def _cut_short(self, leading: _Leading) -> None:
        """The rest of a lead-in happens at once, and the card comes."""
        self._turn += 1
        if not leading.on_the_ship:
            self._table.map.play(leading.told, lambda: None)
        self._table.map.hurry()
        self._reveal(leading.told, self._turn, leading.plan)

    def stop(self) -> None:
        """Forget everything: the table is being left."""
        self._turn += 1
        self._leading = None
        self._events, self._done, self.running = [], None, False
        self._table.reveal.skip()
        self.flights.stop()

    # ---------------------------------------------------------------- one event after another

    def _next(self) -> None:
        self._turn += 1
        turn = self._turn
        self._leading = None
        self._clock.start()
        self._arrive()
        if not self._events:
            self._finish()
            return
        told = self._events.pop(0)
        self._leading = _Leading(told)
        self._table.log.tell([told])
        if self._retelling is None or self._shown is None:
            self._leading = _Leading(told, on_the_ship=True)
            self._table.map.play(told, lambda: self._go(turn, lambda: self._reveal(told, turn)))
            return
        before = self._shown
        after = self._retelling.tell(told)
        self._table.bar.narrate(told, after.phase if after.phase in EVENT_PHASE else "")
        if after.phase != before.phase:
            self._table.top.show_view(after)
        plan = Plan(told, before, after, self._table)
        self._leading = _Leading(told, plan)
        self.flights.play(
            step_flight(before, after, self._table), lambda: self._go(turn, lambda: self._on_the_ship(plan, turn))
        )

    def _on_the_ship(self, plan: Plan, turn: int) -> None:
        self._leading = _Leading(plan.told, plan, on_the_ship=True)
        self._table.map.play(plan.told, lambda: self._go(turn, lambda: self._reveal(plan.told, turn, plan)))

    def _reveal(self, told: Told, turn: int, plan: Plan | None = None) -> None:
        self._leading = None
        self._table.reveal.play(told, lambda: self._go(turn, lambda: self._fly(plan, turn)))

    def _fly(self, plan: Plan | None, turn: int) -> None:
        flight = None if plan is None else flight_of(plan)
        self.flights.play(flight, lambda: self._go(turn, lambda: self._gone(turn)))

    def _go(self, turn: int, on: Callable[[], None]) -> None:
        """On to the next stage, unless the event has been skipped in the meantime."""
        if turn == self._turn:
            on()

    def _gone(self, turn: int) -> None:
        """On to the next event; in the event phase not before the table had a moment to take in the sentence."""
        watched = self._shown is not None and self._retelling is not None and self._retelling.view.phase in EVENT_PHASE
        left = max(0, motion("camera") - self._clock.elapsed()) if watched else 0
        # Through the event loop: a hundred events that show nothing must not become a hundred frames of the stack.
        QTimer.singleShot(left, self, lambda: self._go(turn, self._next))

    def _arrive(self) -> None:
        """The panels show the table after the event that has just been shown."""
        if self._retelling is None or self._shown is self._retelling.view:
            return
        before, view = self._shown, self._retelling.view
        self._shown = view
        assert before is not None
        if (before.time, before.self_destruct, before.phase, before.round) != (
            view.time,
            view.self_destruct,
            view.phase,
            view.round,
        ):
            self._table.top.show_view(view)
        if before.crew != view.crew or before.acting != view.acting or before.rooms != view.rooms:
            self._table.crew.show_view(view)
        if (before.bag, before.eggs, before.nest_destroyed, before.weaknesses) != (
            view.bag,
            view.eggs,
            view.nest_destroyed,
            view.weaknesses,
        ):
            self._table.intruders.show_view(view)

    def _finish(self) -> None:
        self._turn += 1
        self._leading = None
        rest, self._events = self._events, []
        self._table.log.tell(rest)
        self._table.reveal.skip()
        self.flights.stop()
        self._table.map.hurry()
        self._table.bar.narrate(None)
        done, self._done, self.running = self._done, None, False
        self._retelling = self._shown = None
        if done is not None:
            done()

    # ---------------------------------------------------------------- sizes and words

    def set_scale(self, unit: float, text: float) -> None:
        """Pixels per unit, and the person's text size."""
        self.flights.unit = unit
        self._table.reveal.set_scale(unit, text)

    def retranslate(self, words: Words) -> None:
        """Show everything in another language."""
        self._table.reveal.retranslate(words)
