"""A mission that is tried with one set of programs after another: what comes before a change is played once only."""

from __future__ import annotations

from attrs import evolve

from nemesis_desktop.games.space_alert.components.cards import NOTHING
from nemesis_desktop.games.space_alert.resolution.plan import Plan, Program
from nemesis_desktop.games.space_alert.resolution.resolve import play
from nemesis_desktop.games.space_alert.resolution.ship import Ship
from nemesis_desktop.games.space_alert.resolution.table import Table

Programs = tuple[Program, ...]


class Rehearsal:
    """How a plan ends with other programs: exactly what ``ending`` says of them, but sooner.

    It goes on from the turn before the first slot that differs from the programs that were kept last: the card of a
    turn is delayed in the turn before at the earliest. Where an earlier delay has pushed cards into that slot or over
    it, it goes on from before that delay.
    """

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._kept: Programs = plan.programs
        self._ships: list[Ship] = []
        """The ship before each turn, as far as it gets. Of its slots only those that delays have reached are there."""
        self._end: Table | None = None
        self._tried: tuple[Programs, list[Ship], int, Table]
        self.ending(plan.programs)
        self.keep()

    def ending(self, programs: Programs) -> Table:
        """The table at the end of the mission, or at the moment of loss, with these programs."""
        if programs == self._kept and self._end is not None:
            self._tried = programs, self._ships, len(self._ships) + 1, self._end
            return self._end
        first = self._first_turn(programs)
        ships = self._ships[: first - 1]
        ship = self._ship_before(first, programs)
        play(ship, first, ships)
        end = ship.seen()
        self._tried = programs, ships, first, end
        return end

    def keep(self) -> None:
        """What is tried next will differ little from what was tried last."""
        self._kept, self._ships, first, self._end = self._tried
        for ship in self._ships[first - 1 :]:
            for figure, program in enumerate(self._kept):
                ship.slots[figure] = reached(ship.slots[figure], program)

    def _first_turn(self, programs: Programs) -> int:
        """The turn from which on it is played."""
        first = len(self._ships)
        for figure, (program, kept) in enumerate(zip(programs, self._kept, strict=True)):
            if program != kept:
                slot = next(slot for slot, token in enumerate(program) if token != kept[slot])
                first = min(first, slot)
                while first > 1 and len(self._ships[first - 1].slots[figure]) > slot:
                    first -= 1
        return max(1, first)

    def _ship_before(self, turn: int, programs: Programs) -> Ship:
        if not self._ships:
            return Ship(evolve(self._plan, programs=programs), watched=False)
        ship = self._ships[turn - 1].copy()
        for figure, program in enumerate(programs):
            pushed = ship.slots[figure]
            ship.slots[figure] = (*pushed, *program[len(pushed) :]) if pushed else program
        return ship


def reached(slots: Program, program: Program) -> Program:
    """The slots of a figure up to the last one that delays have reached; the others are as its program has them.

    A delay fills the first empty slot; where there is none, it reaches the end, and a card is lost.
    """
    if slots is program:
        return ()
    if slots.count(NOTHING) != program.count(NOTHING):
        return slots
    last = next((slot for slot in reversed(range(len(slots))) if slots[slot] != program[slot]), -1)
    return slots[: last + 1]
