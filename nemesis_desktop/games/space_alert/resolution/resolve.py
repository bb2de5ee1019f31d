"""All turns of a mission, one after the other. Rulebook 3."""

from __future__ import annotations

from attrs import frozen

from nemesis_desktop.games.space_alert import story
from nemesis_desktop.games.space_alert.components.ship import SPACE, STAGES
from nemesis_desktop.games.space_alert.resolution.actions import player_step
from nemesis_desktop.games.space_alert.resolution.crew import delay_all
from nemesis_desktop.games.space_alert.resolution.guns import damage_step
from nemesis_desktop.games.space_alert.resolution.outcome import Outcome, outcome_of
from nemesis_desktop.games.space_alert.resolution.plan import Plan
from nemesis_desktop.games.space_alert.resolution.ship import Record, Ship, ShipLost
from nemesis_desktop.games.space_alert.resolution.space import fly_home
from nemesis_desktop.games.space_alert.resolution.table import Table
from nemesis_desktop.games.space_alert.resolution.threat_moves import appear, threat_step

_CHECKED_AFTER = {stage.service[1]: stage.number - 1 for stage in STAGES}
"""The turns after which the computer must have been serviced, and in which phase."""


@frozen
class Resolution:
    """A mission from the first turn to the last, ready to be stepped through.

    Attributes:
        start: the table before the first turn.
        records: everything that happened, each with the table after it.
        outcome: the score sheet.
    """

    start: Table
    records: tuple[Record, ...]
    outcome: Outcome

    @property
    def end(self) -> Table:
        """The table as it lies when all is over."""
        return self.records[-1].table if self.records else self.start

    def after(self, turn: int) -> Table:
        """The table at the end of a turn, or at the moment of loss in it."""
        return next((record.table for record in reversed(self.records) if record.table.turn <= turn), self.start)

    def first_of(self, turn: int) -> int:
        """The place of the first record of a turn: where the playback goes when somebody jumps there."""
        return next((n for n, record in enumerate(self.records) if record.table.turn >= turn), len(self.records))


def resolve(plan: Plan) -> Resolution:
    """Play a mission through: every event, with the table after it."""
    ship = Ship(plan, watched=True)
    start = ship.seen()
    play(ship)
    return Resolution(start, tuple(ship.records), outcome_of(ship.seen()))


def judge(plan: Plan) -> Outcome:
    """How a mission ends: the same as ``resolve``, but nobody watches, which is several times as fast."""
    return outcome_of(ending(plan))


def ending(plan: Plan) -> Table:
    """The table at the end of a mission, or at the moment of loss; nobody watches."""
    ship = Ship(plan, watched=False)
    play(ship)
    return ship.seen()


def play(ship: Ship, first: int = 1, kept: list[Ship] | None = None) -> None:
    """Play a mission through from a turn on; ``kept`` gets the ship as it was before each of these turns."""
    try:
        for turn in range(first, ship.plan.turns + 1):
            if kept is not None:
                kept.append(ship.copy())
            _turn(ship, turn)
        _closing_step(ship, ship.plan.turns + 1)
    except ShipLost:
        return
    if ship.watched:
        ship.tell(story.ShipSaved, points=outcome_of(ship.seen()).score)


def _turn(ship: Ship, turn: int) -> None:
    """One turn: threats appear, people act, guns hit, threats move, and the computer is checked."""
    ship.begin_turn(turn)
    ship.tell(story.TurnBegins, turn=turn)
    appear(ship)
    player_step(ship)
    damage_step(ship)
    threat_step(ship)
    _rocket_flies(ship)
    _check_maintenance(ship)
    ship.tell(story.TurnEnds, turn=turn)


def _rocket_flies(ship: Ship) -> None:
    if ship.launched:
        ship.launched, ship.striking = False, True
        ship.tell(story.RocketFlies)


def _check_maintenance(ship: Ship) -> None:
    """Everybody aboard is delayed in the next turn where nobody has serviced the computer in time."""
    stage = _CHECKED_AFTER.get(ship.turn)
    if stage is None or ship.serviced[stage] or not ship.plan.maintenance:
        return
    ship.tell(story.MaintenanceMissed, phase=stage + 1)
    delay_all(ship, ship.crew, "maintenance")


def _closing_step(ship: Ship, turn: int) -> None:
    """The pilot lands, the rocket of the last turn strikes, and threats move once more."""
    ship.begin_turn(turn)
    ship.tell(story.ClosingStep, turn=turn)
    for figure in ship.crew:
        if ship.at[figure] == SPACE and ship.awake[figure]:
            fly_home(ship, figure)
    damage_step(ship)
    threat_step(ship)
