"""Plays a resolved mission: where it stands, how fast it goes, and what it stops at. Nothing is drawn here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

from nemesis_desktop.engine.events import Event
from nemesis_desktop.games.space_alert import story
from nemesis_desktop.games.space_alert.resolution import Resolution
from nemesis_desktop.games.space_alert.ui.playback.motion import TRAVELS
from nemesis_desktop.table.drawing.theme import read_in, speed

STAGES: Final = ("appear", "crew", "damage", "threats", "check")
"""The steps of a turn as the bar names them."""
STAGE_OF: Final[Mapping[type[Event], str]] = {
    story.TurnBegins: "appear", story.Appeared: "appear",
    story.Moved: "crew", story.Failed: "crew", story.Amended: "crew", story.Charged: "crew",
    story.EnergyMoved: "crew", story.Serviced: "crew", story.LooksOut: "crew", story.RocketLaunched: "crew",
    story.SquadTaken: "crew", story.SquadRestarted: "crew", story.Launched: "crew", story.StaysOut: "crew",
    story.Worked: "crew", story.Disarms: "crew", story.TokenCleared: "crew", story.WorkedTogether: "crew",
    story.SquadDisabled: "crew", story.VisualConfirmed: "crew",
    story.Hit: "damage", story.RocketWasted: "damage", story.Splashed: "damage", story.Destroyed: "damage",
    story.RocketFlies: "check", story.MaintenanceMissed: "check", story.TurnEnds: "check",
}  # fmt: skip
"""The step of each event; all others belong to what threats do. A delay belongs to what caused it."""
FILTERS: Final = ("guns", "threats", "crew")
GUNS: Final = (
    story.Charged, story.Hit, story.RocketLaunched, story.RocketFlies, story.RocketWasted, story.Splashed,
    story.Destroyed, story.Launched, story.StaysOut,
)  # fmt: skip
CREW: Final = (
    story.Moved, story.Failed, story.Delayed, story.Amended, story.KnockedOut, story.EnergyMoved, story.Serviced,
    story.LooksOut, story.SquadTaken, story.SquadRestarted, story.SquadDisabled, story.Worked, story.Disarms,
    story.WorkedTogether, story.TokenCleared, story.VisualConfirmed, story.MaintenanceMissed,
)  # fmt: skip
MILESTONES: Final = (story.TurnBegins, story.ClosingStep, story.ShipLost, story.ShipSaved)
"""What is never left out."""
LASTS: Final[Mapping[type[Event], int]] = {
    story.TurnBegins: 500, story.TurnEnds: 60, story.Hit: 1600, story.Attacked: 1300, story.TileDrawn: 1000,
    story.Destroyed: 1100, story.Delayed: 1100, story.KnockedOut: 1300, story.MaintenanceMissed: 1300,
    story.ShipLost: 2500, story.ShipSaved: 2500, story.Appeared: 900, story.Letter: 800,
}  # fmt: skip
USUAL: Final = 750
"""How long an event stays, in milliseconds at normal speed."""
MOVES: Final = (
    story.Moved, story.Advanced, story.IntruderMoved, story.Hit, story.Attacked, *TRAVELS,
)  # fmt: skip
MOVE: Final = 0.6
"""The share of its time in which a piece moves."""
FRAME: Final = 33
SPEEDS: Final = (1, 2, 4)
STILL_READ: Final = 500
"""How long an event stays where nothing moves."""


class FilmPlayer(QObject):
    """Goes through the records of a mission.

    Attributes:
        place: the record that is shown; -1 before the first.
        seen: the last record that has ever been shown: nobody is told before what comes after it.
        share: how far what moves has come, from 0 to 1.
        pace: 1, 2 or 4 times as fast.
        shown: the filters that are on; what belongs to none of them goes by without stopping.

    Signals:
        moved: another record is shown.
        slid: a piece has come a little further.
        changed: it runs or stands, at another speed, with other filters.
        finished: the last record has been shown.
    """

    moved, slid, changed, finished = Signal(), Signal(), Signal(), Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.resolution: Resolution | None = None
        self.place = self.seen = -1
        self.share = 1.0
        self.pace = 1
        self.shown: set[str] = set(FILTERS)
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._since = QElapsedTimer()

    # ---------------------------------------------------------------- what it is about

    def load(self, resolution: Resolution) -> None:
        """Another mission, from its start."""
        self.pause()
        self.resolution = resolution
        self.seen = -1
        self._go(-1)

    def reload(self, resolution: Resolution) -> None:
        """The same mission, where something is otherwise now: it stays at its turn."""
        turn = self.turn
        self.resolution = resolution
        self.seen = -1
        self._go(resolution.first_of(turn) if turn else -1)

    @property
    def count(self) -> int:
        """How many records there are."""
        return 0 if self.resolution is None else len(self.resolution.records)

    @property
    def happening(self) -> Event | None:
        """What is shown; None before the first record."""
        if self.resolution is None or self.place < 0:
            return None
        return self.resolution.records[self.place].event

    @property
    def turn(self) -> int:
        """The turn that is shown; 0 before the first."""
        if self.resolution is None or self.place < 0:
            return 0
        return self.resolution.records[self.place].table.turn

    @property
    def turns(self) -> int:
        """How many turns there are, the closing step among them."""
        return 0 if self.resolution is None else len(self.resolution.start.programs[0]) + 1

    @property
    def stage(self) -> str:
        """Which step of the turn it is."""
        event = self.happening
        if event is None:
            return STAGES[0]
        if isinstance(event, story.Delayed) and event.why in ("lift", "space", "amended", "slime"):
            return "crew"
        return STAGE_OF.get(type(event), "threats")

    @property
    def at_end(self) -> bool:
        """Whether the last record is shown."""
        return self.place >= self.count - 1

    def of_turn(self, turn: int) -> range:
        """The records of a turn."""
        if self.resolution is None:
            return range(0)
        first = self.resolution.first_of(turn)
        return range(first, self.resolution.first_of(turn + 1))

    # ---------------------------------------------------------------- going

    @property
    def running(self) -> bool:
        """Whether it goes on by itself."""
        return self._timer.isActive()

    def play(self) -> None:
        """Go on by itself; from the start again, where it stands at the end."""
        if self.resolution is None:
            return
        if self.at_end:
            self._go(-1)
        self._since.start()
        self._timer.start(FRAME)
        self.changed.emit()

    def pause(self) -> None:
        """Stand still."""
        if self.running:
            self._timer.stop()
            self.share = 1.0
            self.slid.emit()
        self.changed.emit()

    def toggle(self) -> None:
        """Go, or stop."""
        if self.running:
            self.pause()
        else:
            self.play()

    def step(self, by: int) -> None:
        """The next event that is not filtered out, or the one before."""
        self.pause()
        self._go(self._following(by))

    def step_turn(self, by: int) -> None:
        """The first event of the next turn, or of this one, or of the one before."""
        self.pause()
        if self.resolution is None:
            return
        first = self.resolution.first_of(self.turn)
        target = self.turn + by if by > 0 or self.place <= first else self.turn
        self.to_turn(target)

    def to_turn(self, turn: int) -> None:
        """The first event of a turn."""
        if self.resolution is not None:
            self.to(-1 if turn < 1 else self.resolution.first_of(turn))

    def to(self, place: int) -> None:
        """Any record: nothing needs to be worked out again."""
        self.pause()
        self._go(place)

    def set_pace(self, pace: int) -> None:
        """Once, twice or four times as fast."""
        self.pace = pace
        self.changed.emit()

    def toggle_filter(self, name: str) -> None:
        """Stop at these events, or let them go by."""
        self.shown ^= {name}
        self.changed.emit()

    def next_filter(self) -> None:
        """Everything, then each kind alone."""
        rows = [set(FILTERS), *({name} for name in FILTERS)]
        here = rows.index(self.shown) if self.shown in rows else -1
        self.shown = rows[(here + 1) % len(rows)]
        self.changed.emit()

    def _wanted(self, place: int) -> bool:
        assert self.resolution is not None
        event = self.resolution.records[place].event
        if isinstance(event, MILESTONES):
            return True
        kind = "guns" if isinstance(event, GUNS) else "crew" if isinstance(event, CREW) else "threats"
        return kind in self.shown and not isinstance(event, story.TurnEnds)

    def _following(self, by: int) -> int:
        place = self.place + by
        while 0 <= place < self.count and not self._wanted(place):
            place += by
        return place

    def _go(self, place: int) -> None:
        self.place = min(max(place, -1), self.count - 1)
        self.seen = max(self.seen, self.place)
        self.share = 1.0
        self._since.restart()
        if self.running and speed() not in ("still", "off") and isinstance(self.happening, MOVES):
            self.share = 0.0
        self.moved.emit()
        if self.count and self.at_end:
            self.finished.emit()

    def _lasts(self) -> float:
        usual = LASTS.get(type(self.happening), USUAL) if self.happening is not None else USUAL
        return (read_in(usual) or STILL_READ) / self.pace

    def _tick(self) -> None:
        gone, lasts = self._since.elapsed(), self._lasts()
        if gone >= lasts:
            if self.at_end:
                self.pause()
            else:
                self._go(self._following(1))
        elif self.share < 1.0:
            self.share = min(1.0, gone / (lasts * MOVE))
            self.slid.emit()
