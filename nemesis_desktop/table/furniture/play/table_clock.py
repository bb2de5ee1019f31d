"""The table's clock: rules have none, so the window answers for it when a moment has come.

It goes only while the whole table is asked something against time, and stands still while the game is saved, covered by
a menu, or asks one person alone. How far it has come is saved with the match. A machine that slept has not played: what
it slept through does not count, whatever its own clock says afterwards.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from nemesis_desktop.engine.decision import Act, ClockAct
from nemesis_desktop.engine.journal import Json
from nemesis_desktop.table.border import Due

CLOCK: Final = "clock"
"""Where the table of a match keeps the time: milliseconds played against the clock, and those since it last struck."""

BEAT: Final = 50
"""So often the clock looks at the time while it goes, in milliseconds."""
SLEPT: Final = 2_000
"""Who has not looked for so long has slept."""
COVERED: Final = "covered"
"""Why a clock stands still when something else lies over the table."""


_THROUGH_SLEEP: Final[int | None] = getattr(time, "CLOCK_BOOTTIME", getattr(time, "CLOCK_MONOTONIC", None))
"""The clock of the system that goes on while the machine sleeps. Windows has one only, and it does."""


def _through_sleep() -> int:
    if _THROUGH_SLEEP is None:
        return time.monotonic_ns() // 1_000_000
    return time.clock_gettime_ns(_THROUGH_SLEEP) // 1_000_000


class TableClock(QObject):
    """Counts the time of one match and says when the clock answers.

    Args:
        kept: how far it had come when the game was saved, as ``kept`` gives it; what is no such thing begins anew.
        time: milliseconds that never go backwards, and go on while the machine sleeps.

    Signals:
        struck: the moment of an act has come, a ``ClockAct``.
        beat: it has gone on a little, some twenty times a second.
        slept: the machine has slept while it went, and what it slept through does not count.
    """

    struck = Signal(object)
    beat = Signal()
    slept = Signal()

    def __init__(
        self, kept: Json = None, parent: QObject | None = None, time: Callable[[], int] = _through_sleep
    ) -> None:
        super().__init__(parent)
        self._time = time
        self._now = self._since = 0
        match kept:
            case [int(now), int(since)] if now >= since >= 0:
                self._now, self._since = now, since
        self._due: Due | None = None
        self._looked: int | None = None
        self._held: set[str] = set()
        self._beat = QTimer(self)
        self._beat.setInterval(BEAT)
        self._beat.timeout.connect(self._look)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._strike)

    @property
    def now(self) -> int:
        """Milliseconds that the table has played against the clock so far."""
        return self._now + self._gone

    @property
    def since(self) -> int:
        """Milliseconds since the clock last struck."""
        return self._since + self._gone

    @property
    def left(self) -> int | None:
        """Milliseconds until it strikes; None while it does not go."""
        return None if self._due is None else max(0, self._due.after - self.since)

    def wind(self, due: Due | None) -> None:
        """What it answers next; it goes on from where it stood. None: nobody hurries."""
        self._halt()
        self._due = due
        self._go()

    def stop(self) -> None:
        """Nothing is asked against time any more."""
        self.wind(None)

    def hold(self, held: bool, why: str = COVERED) -> None:
        """Stand still, as something else lies over the table or for any other reason; it goes on when none is left."""
        if held != (why in self._held):
            self._halt()
            self._held ^= {why}
            self._go()

    @property
    def stands(self) -> bool:
        """Whether it is held."""
        return bool(self._held)

    def note(self, act: Act) -> None:
        """Somebody, or the clock itself, answers now: the time so far is kept."""
        self._halt()
        if isinstance(act, ClockAct) and self._due is not None:
            # What it came too late by counts for the next time: no stroke is lost to a slow machine.
            self._since = max(0, self._since - self._due.after)

    @property
    def kept(self) -> Json:
        """How far it has come, for a save; None where nothing has been asked against time yet."""
        return [self.now, self.since] if self.now else None

    @property
    def _gone(self) -> int:
        """Milliseconds since it last looked; none after a sleep."""
        passed = self._passed
        return passed if 0 <= passed < SLEPT else 0

    @property
    def _passed(self) -> int:
        return 0 if self._looked is None else self._time() - self._looked

    def _go(self) -> None:
        if self._due is not None and not self._held:
            self._looked = self._time()
            self._beat.start()
            self._timer.start(max(0, self._due.after - self.since))

    def _fold(self) -> None:
        slept, gone = self._passed >= SLEPT, self._gone
        self._now, self._since = self._now + gone, self._since + gone
        if self._looked is not None:
            self._looked = self._time()
        if slept:
            self.slept.emit()

    def _look(self) -> None:
        self._fold()
        if self.left is not None and self._timer.remainingTime() - self.left > BEAT:
            # It was wound by a clock that did not know of the sleep.
            self._timer.start(self.left)
        self.beat.emit()

    def _halt(self) -> None:
        self._timer.stop()
        self._beat.stop()
        self._fold()
        self._looked = None

    def _strike(self) -> None:
        if self._due is None:
            return
        self._fold()
        if self.left:
            # A timer may wake up a little before its time.
            self._timer.start(self.left)
            return
        self.struck.emit(self._due.act)
