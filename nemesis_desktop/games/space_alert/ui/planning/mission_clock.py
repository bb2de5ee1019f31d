"""The clock of a mission at the table: stopped and set going, left alone when the window is, and both are counted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Signal

from nemesis_desktop.engine.journal import Json
from nemesis_desktop.games.space_alert import modes
from nemesis_desktop.games.space_alert.modes import AWAY, PAUSES
from nemesis_desktop.games.space_alert.ui.planning.mission_time import elapsed
from nemesis_desktop.games.space_alert.view import View
from nemesis_desktop.table.furniture.play.table_clock import TableClock

PAUSED: Final = "paused"
"""Why the clock stands still when somebody has stopped it."""
LOCKS: Final = "locks"
"""Where the table keeps whether cards are locked while the clock stands; they are, unless somebody said otherwise."""


class MissionClock(QObject):
    """Who may stop the time of a mission, and how often it stood still.

    Args:
        kept: what the table keeps with its match.
        save: writes that down.

    Attributes:
        stands: whether somebody has stopped it.
        only_shows: it is another screen's clock: nothing of it is changed or counted here.

    Signals:
        changed: it stands or goes, or cards are locked meanwhile or no longer.
    """

    changed = Signal()

    def __init__(self, kept: Callable[[], dict[str, Json]], save: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self._kept = kept
        self._save = save
        self._clock: TableClock | None = None
        self.view: View | None = None
        self.stands = self.only_shows = False

    def open(self, clock: TableClock, view: View | None) -> None:
        """A match comes to the table; one that has not begun has never been stopped, whatever the one before was.

        One that is gone on with stands still, where its clock may be stopped, until everybody sits and somebody lets
        it go.
        """
        self.view, self._clock = view, clock
        if self.only_shows:
            return
        clock.slept.connect(self._slept)
        if view is not None and view.number == 1 and not view.said:
            for of_another_game in (PAUSES, AWAY):
                self._kept().pop(of_another_game, None)
        self._set(stands=self._under_way and self._may_pause)

    def leave(self) -> None:
        """The match leaves the table; its clock is stopped for nobody."""
        self.view = self._clock = None
        self.stands = False
        self.changed.emit()

    def seconds(self) -> float:
        """Seconds of the mission so far."""
        return 0.0 if self.view is None or self._clock is None else elapsed(self.view, self._clock.since)

    # ---------------------------------------------------------------- standing still

    @property
    def locks(self) -> bool:
        """Whether no card is laid while it stands."""
        return self._kept().get(LOCKS) is not False

    def lock(self) -> None:
        """Let cards be laid while it stands, or not; the table remembers it."""
        self._kept()[LOCKS] = not self.locks
        self._save()
        self.changed.emit()

    def pause(self) -> None:
        """Stop it, or let it go on, where the mode allows it."""
        view = self.view
        if view is None or self._clock is None or not self._may_pause or view.step != "planning":
            return
        self._set(stands=not self.stands)
        if self.stands:
            self._count(PAUSES)

    def leave_alone(self, *, away: bool) -> None:
        """Somebody leaves the window, or comes back: the strict clock waits for them, too, and it is noted."""
        if self._clock is None or self.only_shows:
            return
        if away and not self._clock.stands:
            self._note_absence()
        self._clock.hold(away and self._is_strict, AWAY)

    def _slept(self) -> None:
        """The machine has slept: nobody was at the window meanwhile, and it waits for them where it may."""
        self._note_absence()
        if self._under_way and self._may_pause and not self.only_shows:
            self._set(stands=True)

    def _note_absence(self) -> None:
        if self._under_way and self._is_strict:
            self._count(AWAY)

    @property
    def _under_way(self) -> bool:
        """Whether the mission has begun and is still planned."""
        view = self.view
        return view is not None and view.step == "planning" and bool(view.said)

    @property
    def _may_pause(self) -> bool:
        return self._runs(pauses=True)

    @property
    def _is_strict(self) -> bool:
        return self._runs(pauses=False)

    def _runs(self, *, pauses: bool) -> bool:
        """Whether this mission has a clock, and it may be stopped, or may not."""
        clock = None if self.view is None else modes.CLOCKS[self.view.clock]
        return clock is not None and bool(clock.pace) and clock.pauses == pauses

    def _set(self, *, stands: bool) -> None:
        self.stands = stands
        if self._clock is not None:
            self._clock.hold(stands, PAUSED)
        self.changed.emit()

    def _count(self, what: str) -> None:
        """Once more: the score sheet tells how often."""
        before = self._kept().get(what)
        self._kept()[what] = (before if isinstance(before, int) else 0) + 1
        self._save()
