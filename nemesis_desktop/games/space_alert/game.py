"""``Game``: the state and the setup, with what the engine wants beside them, and what a mission leads to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from attrs import define, field

from nemesis_desktop.engine.decision import TABLE, Barrier, Seat
from nemesis_desktop.engine.events import Fact, Log
from nemesis_desktop.engine.on_table import GameOnTable
from nemesis_desktop.engine.text import Argument
from nemesis_desktop.games.space_alert.components.cards import CARDS, NOTHING
from nemesis_desktop.games.space_alert.components.missions import MISSIONS
from nemesis_desktop.games.space_alert.components.ship import SQUAD_BAYS, STAGES
from nemesis_desktop.games.space_alert.components.training import TRAINING, Training, training_of
from nemesis_desktop.games.space_alert.resolution import Plan, Resolution, resolve
from nemesis_desktop.games.space_alert.said.wording import word_facts
from nemesis_desktop.games.space_alert.saving.checkpoint import freeze
from nemesis_desktop.games.space_alert.setup import Setup
from nemesis_desktop.games.space_alert.state import State


@define(eq=False)
class Game(GameOnTable):
    """A table at which Space Alert is played.

    Attributes:
        standing: while the resolution is told, the place of the record whose table lies there.
    """

    state: State
    setup: Setup
    barrier: Barrier | None = None
    log: Log = field(factory=Log)
    standing: int | None = None
    _resolved: tuple[Plan, Resolution] | None = None

    # ---------------------------------------------------------------- the engine's side

    def freeze(self) -> dict[str, Any]:
        """The state as plain data."""
        return freeze(self.state)

    def words(self, facts: Mapping[str, Fact]) -> Mapping[str, Argument]:
        """The names and numbers of a log line."""
        return word_facts(self.setup.people, self.state.figures, facts)

    @property
    def readers(self) -> Sequence[Seat]:
        """Everybody who reads the log, the table among them."""
        return range(TABLE, len(self.setup.people))

    @property
    def seats(self) -> Sequence[Seat]:
        """Everybody at the table."""
        return range(len(self.setup.people))

    # ---------------------------------------------------------------- this mission

    @property
    def training(self) -> Training:
        """Which rules exist in this mission."""
        return training_of(MISSIONS[self.state.mission].group) if self.state.mission else TRAINING[-1]

    @property
    def unconfirmed(self) -> bool:
        """Whether unconfirmed reports count."""
        return self.setup.deal.unconfirmed and self.training.unconfirmed

    @property
    def last_phase(self) -> int:
        """How many phases the mission has."""
        return max(line.phase for line in self.state.lines)

    @property
    def turns(self) -> int:
        """How many turns the mission has before the closing step."""
        return STAGES[self.last_phase - 1].last

    def program(self, console: int) -> tuple[str, ...]:
        """What a console has planned, turn by turn."""
        laid, halves = self.state.laid[console], self.state.halves[console]
        return tuple(
            CARDS[laid[turn]].token(halves[turn]) if turn in laid else NOTHING for turn in range(1, self.turns + 1)
        )

    def plan(self) -> Plan:
        """The mission as it has been planned."""
        state, training = self.state, self.training
        red, white, blue, internal = state.tracks
        return Plan(
            programs=tuple(self.program(console) for console in range(len(state.figures))),
            threats=tuple(state.threats),
            tracks=(red, white, blue, internal),
            piles=tuple(map(tuple, state.piles)),
            carried=tuple(map(tuple, state.carried)),
            bays=tuple(state.bays),
            away=len(SQUAD_BAYS) - len(state.bays) if training.squads else 0,
            maintenance=training.maintenance,
            visual=training.visual,
            amendments=tuple(state.amendments),
        )

    @property
    def resolution(self) -> Resolution:
        """What the plan leads to, worked out once."""
        plan = self.plan()
        if self._resolved is None or self._resolved[0] != plan:
            self._resolved = (plan, resolve(plan))
        return self._resolved[1]
