"""What happened, one moment after another on the old picture: pieces on the board, and beside it the stage.

An event goes through the same steps each time: what it is drawn from comes over the table, the board shows what moves,
the log tells it, the stage turns to its page if it has one, something flies to where it leaves its trace, and the
panels show the table after it. What belongs to a page is shown while that page stands; then the page is read, in its
time or until somebody goes on, and only then it is turned. Whatever has nothing to show takes no time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

from attrs import Factory, define, evolve
from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from nemesis_desktop.engine.events import Told
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.theme import motion, speed
from nemesis_desktop.table.furniture.names import named
from nemesis_desktop.table.show.flights import Flights
from nemesis_desktop.table.show.moment import Moment
from nemesis_desktop.table.show.page import Page
from nemesis_desktop.table.show.reel import Reel
from nemesis_desktop.table.show.reveal import Side
from nemesis_desktop.table.show.stage import Stage

AT_ONCE: Final = 400
"""More events than this are only logged: nobody wants to watch them."""
SINGLY: Final = 3
"""So many parts of one kind belong to a page one after another; the rest happens together."""

NOTHING: Final = Reel((), None, lambda picture, _reader: picture)


@define(eq=False)
class _Current:
    """The moment that is being shown, and how far it has come.

    Attributes:
        page: its page on the stage, if it has one.
        left: how many of the events to come belong to that page.
        side: where a stage that comes in stands.
        on_the_board: the pieces are moving already.
        told: its line stands in the log, and the page is turned.
        seen: how many parts of each kind have been shown.
    """

    moment: Moment[Any, Any]
    page: Page | None = None
    left: int = 0
    side: Side | None = None
    on_the_board: bool = False
    told: bool = False
    seen: Counter[str] = Factory(Counter)


class Playback(QObject):
    """Plays events one after another. Each can be skipped; with motion off, everything happens at once.

    Args:
        stage: the table, and what its game shows for an event.

    Attributes:
        flights: the layer on which things fly over the table.
        lights: the layer on which a step of the round lights up, which nothing waits for.

    Signals:
        running_changed: a show begins (True) or ends.
    """

    running_changed = Signal(bool)

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage.table)
        self._stage = stage
        self.flights = Flights(stage.table)
        self.lights = Flights(stage.table)
        self._words: Words | None = None
        self._reel = NOTHING
        self._done: Callable[[], None] | None = None
        self._shown: Any = None
        """The table that the panels show."""
        self._turn = 0
        self._clock = QElapsedTimer()
        self._running = False
        self._now: _Current | None = None
        """The moment with its page, or without one; None before the first, and once it has been read."""
        stage.reveal.pressed.connect(self.skip)

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
        self._reel = Reel(events, view, self._as_read)
        self._done = done
        self._shown = view
        self._now = None
        self.running = True
        if self.takes_time(events):
            self._next()
        else:
            self._finish()

    @staticmethod
    def takes_time(events: Sequence[Told]) -> bool:
        """Whether there is anything to watch."""
        return bool(events) and speed() != "off" and len(events) <= AT_ONCE

    # ---------------------------------------------------------------- going on at once

    def skip(self) -> None:
        """On to the next moment, and never past one.

        A page that is being read is turned; one that is on its way, or to which something still belongs, comes to rest.
        """
        now, reveal = self._now, self._stage.reveal
        if not self.running:
            return
        if reveal.resting:
            reveal.finish()
        elif now is not None and now.page is not None:
            self._cut_short(now)
        else:
            self._turn += 1
            self.flights.stop()
            if now is not None:
                self._end_on_the_board(now)
                if not now.told:
                    self._tell(now)
            self._next()

    def hold(self) -> None:
        """Stop the time of the page that stands, or let it run on."""
        self._stage.reveal.hold()

    def skip_to_card(self) -> None:
        """End the whole show, but for what waits until somebody has read it."""
        if not self.running:
            return
        now, reveal = self._now, self._stage.reveal
        if now is not None and now.page is not None and not reveal.resting and reveal.will_wait(now.page):
            self._cut_short(now)
            return
        self._turn += 1
        self.flights.stop()
        if now is not None and not now.told:
            self._stage.log.tell([now.moment.told])
        self._now = None
        while self._reel.left:
            moment = self._reel.take()
            page = reveal.page_of(moment)
            if reveal.will_wait(page):
                shown = evolve(moment, before=self._shown)
                self._now = _Current(shown, page, self._belonging(page, moment))
                self._now.side = self._stage.attend(moment, moment.rest[: self._now.left])
                self._cut_short(self._now)
                return
            self._stage.log.tell([moment.told])
        self._finish()

    def skip_all(self) -> None:
        """End the whole show."""
        if self.running:
            self._finish()

    def _cut_short(self, now: _Current) -> None:
        """The page of a moment comes to rest at once, with everything that belongs to it."""
        self._turn += 1
        self.flights.stop()
        self._end_on_the_board(now)
        reveal, last = self._stage.reveal, None
        if not now.told:
            self._tell(now)
            assert now.page is not None
            reveal.open(now.page, lambda: None, now.side)
        reveal.hurry()
        while now.left and self._reel.left:
            now.left -= 1
            last = self._reel.take()
            self._stage.log.tell([last.told])
        if last is not None:
            self._stage.play(evolve(last, before=None), lambda: None)
            self._stage.hurry()
        self._arrive()
        self._read()

    def _end_on_the_board(self, now: _Current) -> None:
        """What moves for it has arrived."""
        if not now.on_the_board:
            now.on_the_board = True
            self._stage.play(now.moment, lambda: None)
        self._stage.hurry()

    def stop(self) -> None:
        """Forget everything: the table is being left."""
        self._turn += 1
        self._now = None
        self._reel, self._done, self.running = NOTHING, None, False
        self._clear()

    def _clear(self) -> None:
        """The stage goes, and nothing flies any more."""
        self._stage.reveal.leave()
        self.flights.stop()
        self.lights.stop()
        self._stage.look_away()

    # ---------------------------------------------------------------- one event after another

    def _next(self) -> None:
        self._turn += 1
        self._clock.start()
        self._arrive()
        now = self._now
        if now is not None and now.page is not None and now.told:
            if now.left and self._reel.left:
                now.left -= 1
                self._show_part(now, self._reel.take())
            else:
                self._read()
            return
        self._now = None
        if self._reel.left:
            self._show(self._reel.take())
        else:
            self._finish()

    def _read(self) -> None:
        """Everything has been shown that belongs to the page: it is read, and then turned."""
        self._now = None
        self._stage.reveal.rest(self._next)

    def _as_read(self, picture: Any, reader: Any) -> Any:
        """A public picture as whoever watches may know it, with everybody's name."""
        assert self._words is not None
        return self._stage.as_known(named(picture, self._words), reader)

    def _belonging(self, page: Page | None, moment: Moment[Any, Any]) -> int:
        """How many of the events that follow belong to a page."""
        if page is None:
            return 0
        scenes = self._stage.reveal.scenes
        found = (number for number, told in enumerate(moment.rest) if not scenes.belongs(told, moment.told))
        return next(found, len(moment.rest))

    def _show(self, moment: Moment[Any, Any]) -> None:
        """A moment of its own begins."""
        turn, stage = self._turn, self._stage
        page = stage.reveal.page_of(moment)
        now = self._now = _Current(moment, page, self._belonging(page, moment))
        stage.log.begin(moment.told)
        stage.begins(moment)
        self.lights.play(stage.step_flight(moment), lambda: None)
        if page is not None:
            now.side = stage.attend(moment, moment.rest[: now.left])
        self.flights.play(stage.lead_flight(moment), lambda: self._go(turn, lambda: self._on_the_board(now, turn)))

    def _on_the_board(self, now: _Current, turn: int) -> None:
        now.on_the_board = True
        self._stage.play(now.moment, lambda: self._go(turn, lambda: self._turn_page(now, turn)))

    def _turn_page(self, now: _Current, turn: int) -> None:
        """The pieces have moved: it is told, and the stage shows it."""
        self._tell(now)
        if now.page is None:
            self._fly(now.moment, turn)
        else:
            self._stage.reveal.open(now.page, lambda: self._go(turn, lambda: self._fly(now.moment, turn)), now.side)

    def _tell(self, now: _Current) -> None:
        now.told = True
        told = now.moment.told
        self._stage.log.tell([told], begun=True)
        self._stage.bar.narrate(told, self._stage.step_of(now.moment.after))

    def _show_part(self, now: _Current, moment: Moment[Any, Any]) -> None:
        """Something that belongs to the page that stands."""
        turn, stage = self._turn, self._stage
        stage.log.begin(moment.told)
        stage.begins(moment)

        now.seen[moment.told.kind] += 1
        singly = now.seen[moment.told.kind] <= SINGLY

        def told() -> None:
            stage.log.tell([moment.told], begun=True)
            stage.bar.narrate(moment.told, stage.step_of(moment.after))
            if singly:
                self._fly(moment, turn)
            else:
                self._gone(turn)

        stage.play(moment, lambda: self._go(turn, told))
        if not singly:
            stage.hurry()

    def _fly(self, moment: Moment[Any, Any], turn: int) -> None:
        self.flights.play(self._stage.flight_of(moment), lambda: self._go(turn, lambda: self._gone(turn)))

    def _go(self, turn: int, on: Callable[[], None]) -> None:
        """On to the next stage, unless the event has been skipped in the meantime."""
        if turn == self._turn:
            on()

    def _gone(self, turn: int) -> None:
        """On to the next event; in the event phase not before the table had a moment to take in the sentence."""
        watched = self._stage.step_of(self._reel.after) and (self._now is None or self._now.page is None)
        left = max(0, motion("camera") - self._clock.elapsed()) if watched else 0
        # Through the event loop: a hundred events that show nothing must not become a hundred frames of the stack.
        QTimer.singleShot(left, self, lambda: self._go(turn, self._next))

    def _arrive(self) -> None:
        """The panels show the table after the event that has just been shown."""
        before, self._shown = self._shown, self._reel.after
        if before is not self._shown:
            self._stage.arrive(before, self._shown)

    def _finish(self) -> None:
        self._turn += 1
        now, self._now = self._now, None
        rest = self._reel.rest()
        if now is not None and not now.told:
            self._stage.log.tell([now.moment.told], begun=True)
        self._stage.log.tell(rest)
        self._stage.hurry()
        self._clear()
        self._stage.bar.narrate(None)
        done, self._done, self.running = self._done, None, False
        self._reel, self._shown = NOTHING, None
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
