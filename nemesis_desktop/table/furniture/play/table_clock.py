"""The table's clock: rules have none, so the window answers for it when a moment has come.

It goes only while the whole table is asked something against time, and stands still while the game is saved, covered by
a menu, or asks one person alone. How far it has come is saved with the match.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

from nemesis_desktop.engine.decision import Act, ClockAct
from nemesis_desktop.engine.journal import Json
from nemesis_desktop.table.border import Due

CLOCK: Final = "clock"
"""Where the table of a match keeps the time: milliseconds played against the clock, and those since it last struck."""


class TableClock(QObject):
    """Counts the time of one match and says when the clock answers.

    Args:
        kept: how far it had come when the game was saved, as ``kept`` gives it; what is no such thing begins anew.

    Signals:
        struck: the moment of an act has come, a ``ClockAct``.
    """

    struck = Signal(object)

    def __init__(self, kept: Json = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._now = self._since = 0
        match kept:
            case [int(now), int(since)] if now >= since >= 0:
                self._now, self._since = now, since
        self._due: Due | None = None
        self._going = QElapsedTimer()
        self._held = False
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

    def hold(self, held: bool) -> None:
        """Stand still, as long as something else lies over the table; or go on."""
        if held != self._held:
            self._halt()
            self._held = held
            self._go()

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
        return self._going.elapsed() if self._going.isValid() else 0

    def _go(self) -> None:
        if self._due is not None and not self._held:
            self._going.start()
            self._timer.start(max(0, self._due.after - self.since))

    def _halt(self) -> None:
        self._timer.stop()
        if self._going.isValid():
            gone = self._gone
            self._going.invalidate()
            self._now, self._since = self._now + gone, self._since + gone

    def _strike(self) -> None:
        if self._due is None:
            return
        if self.left:
            # A timer may wake up a little before its time.
            self._timer.start(self.left)
            return
        self.struck.emit(self._due.act)
