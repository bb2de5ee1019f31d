"""Computer seats that plan together, as a crew that talks: each follows the one plan that all would find."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import ClassVar, Final

from attrs import evolve

from nemesis_desktop.engine.chance import Chance
from nemesis_desktop.engine.decision import Act, Decision, Seat
from nemesis_desktop.engine.seats.policy import Lots, Policy, ViewOf
from nemesis_desktop.games.space_alert.acts import DrawData, FlyOn, Place, RemoveTile, RestoreSquad, Seen
from nemesis_desktop.games.space_alert.bots.hints import heroic_of, task_of
from nemesis_desktop.games.space_alert.bots.planner import Found, Laid, Slot, Task, best_plan
from nemesis_desktop.games.space_alert.components.cards import DECK, deal_for
from nemesis_desktop.games.space_alert.components.ship import turns_of
from nemesis_desktop.games.space_alert.view import View

TRIES: Final = 1_000
"""So many plans are tried for each phase."""
_WARNED: Final = 20
"""A phase is planned when so many seconds of it are left: by then its threats are known."""


class SensiblePolicy(Policy):
    """Lays what the crew has agreed on, when a phase comes to its end; flies home with what it has.

    It remembers nothing: what was agreed on follows from what everybody can see, at whatever moment it is asked.
    """

    waited_for: ClassVar[bool] = True

    def choose(self, view_of: ViewOf, decision: Decision, lots: Lots) -> tuple[int, ...]:
        """The next card of the plan, or nothing while there is nothing to lay."""
        if decision.topic == "planning":
            return _plan(view_of(decision.seat), decision.acts)
        return (_between(decision.acts),)


def _plan(view: View, acts: Sequence[Act]) -> tuple[int, ...]:
    for place, act in enumerate(acts):
        if isinstance(act, DrawData):
            return (place,)
    line = view.lines[view.said - 1] if view.said else None
    if line is None or line.kind != "phase_warning" or line.seconds != _WARNED:
        return ()
    laid = agreed(view)
    for place, act in enumerate(acts):
        if isinstance(act, Place) and laid.get((act.console, act.turn)) == (act.card, act.half):
            return (place,)
    return ()


def agreed(view: View) -> dict[Slot, Laid]:
    """What the crew has agreed on up to the phase that is announced.

    The agreement of each phase is made from what was known when its end was announced, so it is the same one whenever
    somebody asks. What was agreed on for a phase that is over counts as far as it can be seen to lie there.
    """
    settled: dict[Slot, Laid] = {}
    for phase in range(1, view.phase + 1):
        found = _together(_Talk(view, phase, settled))
        settled |= {slot: laid for slot, laid in found.laid.items() if slot[1] in turns_of(phase)}
        if phase < view.phase:
            settled = {slot: laid for slot, laid in settled.items() if _may_lie(view, slot, laid)}
    return settled


def _may_lie(view: View, slot: Slot, laid: Laid) -> bool:
    """Whether this card may be the one on a slot, as its back and the hands show."""
    figure, turn = slot
    card, half = laid
    there = view.consoles[figure].slots[turn - 1]
    return there is not None and there.half == half and not any(card in person.hand for person in view.people)


class _Talk:
    """What the crew knows of a mission as a phase comes to its end: two talks about the same are equal."""

    def __init__(self, view: View, phase: int, settled: Mapping[Slot, Laid]) -> None:
        self.view, self.phase, self.settled = view, phase, settled
        self.held = tuple((card, seat, got) for card, seat, got in view.held if got <= phase)
        known = _announced(view, phase)
        self.threats = tuple(chip for chip in view.threats if chip.turn in known)
        figures = tuple((console.seat, heroic_of(view, console.figure)) for console in view.consoles)
        self._facts = (
            (view.number, view.mission, view.phases, phase, figures, len(view.people)),
            (self.held, self.threats, view.tracks, view.carried, view.bays, tuple(sorted(settled.items()))),
        )

    def __hash__(self) -> int:
        return hash(self._facts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Talk) and self._facts == other._facts

    @property
    def task(self) -> Task:
        """What there is to plan with, for this phase and all that follow."""
        then = evolve(self.view, held=self.held, threats=self.threats)
        task = task_of(then, range(self.phase, self.view.phases + 1), dict(self.settled))
        return evolve(task, held={**task.held, **self._imagined()})

    def _imagined(self) -> dict[str, tuple[Seat, int]]:
        """Cards that might be in the hands to come: any that nobody had got yet, or a phase would be planned for its
        own sake.
        """
        people = self.view.people
        got = {card for card, _, _ in self.held}
        unseen = [card.id for card in DECK if card.id not in got]
        Chance(len(got)).shuffle("imagined", unseen)
        cards = deal_for(len(people), len(self.view.consoles) - (len(people) if len(people) > 1 else 0)).cards
        return {
            unseen.pop(): (person.seat, later)
            for person in people
            for later in range(self.phase + 1, self.view.phases + 1)
            for _ in range(min(cards[later - 1], len(unseen)))
        }


def _announced(view: View, phase: int) -> set[int]:
    """The chips of the threats that have been announced when the end of a phase is."""
    known: set[int] = set()
    for line in view.lines:
        if line.kind == "phase_warning" and line.phase == phase and line.seconds == _WARNED:
            break
        if line.kind == "threat":
            known.add(line.chip)
    return known


@lru_cache(maxsize=32)
def _together(talk: _Talk) -> Found:
    """Everybody at the table would find the same plan, so it is looked for once."""
    return best_plan(talk.task, talk.view.number * 10 + talk.phase, TRIES)


def _between(acts: Sequence[Act]) -> int:
    """Repair what can be repaired, fly on, and go on."""
    for wanted in (RestoreSquad, RemoveTile, Seen):
        for place, act in enumerate(acts):
            if isinstance(act, wanted):
                return place
    return next((place for place, act in enumerate(acts) if isinstance(act, FlyOn) and act.on), 0)
