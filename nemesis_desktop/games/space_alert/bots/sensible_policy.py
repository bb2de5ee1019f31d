"""Computer seats that plan together, as a crew that talks: each follows the one plan that all would find."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar, Final

from attrs import evolve

from nemesis_desktop.engine.chance import Chance
from nemesis_desktop.engine.decision import Act, Decision, Seat
from nemesis_desktop.engine.seats.policy import Lots, Policy, ViewOf
from nemesis_desktop.games.space_alert.acts import DrawData, FlyOn, Place, RemoveTile, RestoreSquad, Seen
from nemesis_desktop.games.space_alert.bots.hints import task_of
from nemesis_desktop.games.space_alert.bots.planner import Found, Laid, Slot, Task, best_plan
from nemesis_desktop.games.space_alert.components.cards import DECK
from nemesis_desktop.games.space_alert.components.ship import turns_of
from nemesis_desktop.games.space_alert.view import View

TRIES: Final = 1_000
"""So many plans are tried for each phase."""
_WARNED: Final = 20
"""A phase is planned when so many seconds of it are left: by then its threats are known."""


class SensiblePolicy(Policy):
    """Lays what the crew has agreed on, when a phase comes to its end; flies home with what it has."""

    waited_for: ClassVar[bool] = True

    def __init__(self) -> None:
        self._agreed: dict[Slot, Laid] = {}
        """What the crew has agreed on for the phases so far."""
        self._planned = (0, 0)
        """The mission and the phase of the last agreement."""

    def choose(self, view_of: ViewOf, decision: Decision, lots: Lots) -> tuple[int, ...]:
        """The next card of the plan, or nothing while there is nothing to lay."""
        if decision.topic == "planning":
            return self._plan(view_of(decision.seat), decision.seat, decision.acts)
        return (_between(decision.acts),)

    def _plan(self, view: View, seat: Seat, acts: Sequence[Act]) -> tuple[int, ...]:
        for place, act in enumerate(acts):
            if isinstance(act, DrawData):
                return (place,)
        line = view.lines[view.said - 1] if view.said else None
        if line is None or line.kind != "phase_warning" or line.seconds != _WARNED:
            return ()
        self._agree(view)
        for place, act in enumerate(acts):
            if isinstance(act, Place) and self._agreed.get((act.console, act.turn)) == (act.card, act.half):
                return (place,)
        return ()

    def _agree(self, view: View) -> None:
        """Once for each phase; what was agreed on before lies and stays."""
        if self._planned == (view.number, view.phase):
            return
        if view.phase == 1:
            self._agreed = {}
        self._planned = (view.number, view.phase)
        task = task_of(view, range(view.phase, view.phases + 1), dict(self._agreed))
        task = evolve(task, held={**task.held, **_imagined(view)})
        found = _together(_Key(task), view.number * 10 + view.phase)
        self._agreed |= {slot: laid for slot, laid in found.laid.items() if slot[1] in turns_of(view.phase)}


def _imagined(view: View) -> dict[str, tuple[Seat, int]]:
    """Cards that might be in the hands to come: any that nobody has got yet, or a phase would be planned for its own
    sake.
    """
    got = {card for card, _, _ in view.held}
    unseen = [card.id for card in DECK if card.id not in got]
    Chance(len(got)).shuffle("imagined", unseen)
    return {
        unseen.pop(): (person.seat, later)
        for person in view.people
        for later, count in enumerate(person.waiting, 2)
        if later <= view.phases
        for _ in range(min(count, len(unseen)))
    }


class _Key:
    """A task that can be looked up: two that read the same are the same."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self._read = repr(task)

    def __hash__(self) -> int:
        return hash(self._read)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and self._read == other._read


@lru_cache(maxsize=32)
def _together(key: _Key, seed: int) -> Found:
    """Everybody at the table would find the same plan, so it is looked for once."""
    return best_plan(key.task, seed, TRIES)


def _between(acts: Sequence[Act]) -> int:
    """Repair what can be repaired, fly on, and go on."""
    for wanted in (RestoreSquad, RemoveTile, Seen):
        for place, act in enumerate(acts):
            if isinstance(act, wanted):
                return place
    return next((place for place, act in enumerate(acts) if isinstance(act, FlyOn) and act.on), 0)
