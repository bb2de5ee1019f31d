"""What happened, one thing after another on the old picture: pieces on the map; dice, tokens and cards over it.

Each event goes through the same stages: its step of the round lights up if it begins one, the ship shows it, a reveal
shows what chance or a deck brought, something flies to where it leaves its trace, and the panels show the table after
it. Whatever has nothing to show takes no time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from attrs import frozen
from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from nemesis_desktop.engine.events import Told
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.theme import motion, speed
from nemesis_desktop.table.furniture.names import named
from nemesis_desktop.table.show.flights import Flights
from nemesis_desktop.table.show.moment import Moment
from nemesis_desktop.table.show.stage import Stage

AT_ONCE: Final = 400
"""More events than this are only logged: nobody wants to watch them."""


@frozen
class _Leading:
    """An event of which what chance or a deck brought has not been shown yet.

    ``on_the_board`` says that the pieces are moving already.
    """

    moment: Moment[Any, Any]
    on_the_board: bool = False


class Playback(QObject):
    """Plays events one after another. Each can be skipped; with motion off, everything happens at once.

    Args:
        stage: the table, and what its game shows for an event.

    Attributes:
        flights: the layer on which things fly over the table.

    Signals:
        running_changed: a show begins (True) or ends.
    """

    running_changed = Signal(bool)

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage.table)
        self._stage = stage
        self.flights = Flights(stage.table)
        self._words: Words | None = None
        self._events: list[Told] = []
        self._done: Callable[[], None] | None = None
        self._reader: Any = None
        """The view of whoever watches, as it was."""
        self._shown: Any = None
        self._after: Any = None
        """The table that the panels show, and the one that they show next."""
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

    def play(self, events: list[Told], view: Any, done: Callable[[], None]) -> None:
        """Show the events on the table as it was, ``view``; then call ``done``."""
        self._events = list(events)
        self._done = done
        self._reader = self._shown = self._after = view
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
        self._stage.reveal.skip()
        self.flights.stop()
        leading, self._leading = self._leading, None
        if leading is not None and self._stage.reveal.shows(leading.moment.told):
            self._cut_short(leading)
        else:
            self._next()

    def skip_to_card(self) -> None:
        """End the whole show, but for what waits until somebody has read it."""
        reveal = self._stage.reveal
        if not self.running:
            return
        waits = self._leading is not None and reveal.will_wait(self._leading.moment.told)
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
        self._stage.log.tell([told])
        self._after = self._picture_after(told)

    def _cut_short(self, leading: _Leading) -> None:
        """The rest of a lead-in happens at once, and the card comes."""
        self._turn += 1
        if not leading.on_the_board:
            self._stage.play(leading.moment, lambda: None)
        self._stage.hurry()
        self._reveal(leading.moment, self._turn)

    def stop(self) -> None:
        """Forget everything: the table is being left."""
        self._turn += 1
        self._leading = None
        self._events, self._done, self.running = [], None, False
        self._stage.reveal.skip()
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
        self._stage.log.tell([told])
        self._after = self._picture_after(told)
        moment: Moment[Any, Any] = Moment(told, self._shown, self._after)
        self._leading = _Leading(moment)
        self._stage.bar.narrate(told, self._stage.step_of(moment.after))
        self._stage.begins(moment)
        self.flights.play(
            self._stage.step_flight(moment), lambda: self._go(turn, lambda: self._on_the_board(moment, turn))
        )

    def _picture_after(self, told: Told) -> Any:
        """The table after an event, as whoever watches may know it; the one before where the event changes nothing."""
        if told.after is None or told.after is told.before:
            return self._after
        assert self._words is not None
        return self._stage.as_known(named(told.after, self._words), self._reader)

    def _on_the_board(self, moment: Moment[Any, Any], turn: int) -> None:
        self._leading = _Leading(moment, on_the_board=True)
        self._stage.play(moment, lambda: self._go(turn, lambda: self._reveal(moment, turn)))

    def _reveal(self, moment: Moment[Any, Any], turn: int) -> None:
        self._leading = None
        self._stage.reveal.play(moment.told, lambda: self._go(turn, lambda: self._fly(moment, turn)))

    def _fly(self, moment: Moment[Any, Any], turn: int) -> None:
        self.flights.play(self._stage.flight_of(moment), lambda: self._go(turn, lambda: self._gone(turn)))

    def _go(self, turn: int, on: Callable[[], None]) -> None:
        """On to the next stage, unless the event has been skipped in the meantime."""
        if turn == self._turn:
            on()

    def _gone(self, turn: int) -> None:
        """On to the next event; in the event phase not before the table had a moment to take in the sentence."""
        watched = self._stage.step_of(self._after)
        left = max(0, motion("camera") - self._clock.elapsed()) if watched else 0
        # Through the event loop: a hundred events that show nothing must not become a hundred frames of the stack.
        QTimer.singleShot(left, self, lambda: self._go(turn, self._next))

    def _arrive(self) -> None:
        """The panels show the table after the event that has just been shown."""
        before, self._shown = self._shown, self._after
        if before is not self._shown:
            self._stage.arrive(before, self._shown)

    def _finish(self) -> None:
        self._turn += 1
        self._leading = None
        rest, self._events = self._events, []
        self._stage.log.tell(rest)
        self._stage.reveal.skip()
        self.flights.stop()
        self._stage.hurry()
        self._stage.bar.narrate(None)
        done, self._done, self.running = self._done, None, False
        self._reader = self._shown = self._after = None
        if done is not None:
            done()

    # ---------------------------------------------------------------- sizes and words

    def set_scale(self, unit: float, text: float) -> None:
        """Pixels per unit, and the person's text size."""
        self.flights.unit = unit
        self._stage.reveal.set_scale(unit, text)

    def retranslate(self, words: Words) -> None:
        """Show everything in another language."""
        self._words = words
        self._stage.reveal.retranslate(words)
