"""Computer seats: officers plan together, each following the one plan that all would find; cadets are slower."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import ClassVar, Final
from zlib import crc32

from attrs import evolve

from nemesis_desktop.engine.chance import Chance
from nemesis_desktop.engine.decision import TABLE, Act, Decision, Seat
from nemesis_desktop.engine.seats.policy import Lots, Policy, ViewOf
from nemesis_desktop.games.space_alert.acts import DrawData, EndEarly, FlyOn, Place, RemoveTile, RestoreSquad, Seen
from nemesis_desktop.games.space_alert.bots import reasons
from nemesis_desktop.games.space_alert.bots.hints import heroic_of, task_of
from nemesis_desktop.games.space_alert.bots.planner import Found, Laid, Slot, Task, best_plan
from nemesis_desktop.games.space_alert.components.cards import DECK, deal_for
from nemesis_desktop.games.space_alert.components.ship import turns_of
from nemesis_desktop.games.space_alert.view import Console, View

TRIES: Final = 700
"""So many plans are tried for each phase: as many as leave an answer within a second of one process."""
_SLOW: Final = 25
"""So many of a hundred cards a cadet does not get to lay."""
_SOUND: Final = 3
"""The most tiles in the worst zone with which another mission is flown."""
_WARNED: Final = 20
"""A phase is planned when so many seconds of it are left: by then its threats are known."""


class SensiblePolicy(Policy):
    """Lays what the crew has agreed on, when a phase comes to its end or somebody is in a hurry to end them all.

    Where somebody else has laid otherwise than agreed, it plans for itself and the androids around what it sees there.
    It remembers nothing: what was agreed on follows from what everybody can see, at whatever moment it is asked.
    """

    waited_for: ClassVar[bool] = True
    slow: ClassVar[int] = 0
    """So many of a hundred cards stay in the hand that should have been laid."""

    def choose(self, view_of: ViewOf, decision: Decision, lots: Lots) -> tuple[int, ...]:
        """The next card of the plan, or nothing while there is nothing to lay."""
        self.why = None
        view: View = view_of(decision.seat)
        if decision.topic == "planning":
            return self._plan(view, decision.seat, decision.acts)
        place = _between(view, decision.acts)
        self.why = reasons.why_between(decision.acts[place])
        return (place,)

    def _plan(self, view: View, seat: Seat, acts: Sequence[Act]) -> tuple[int, ...]:
        for place, act in enumerate(acts):
            if isinstance(act, DrawData):
                self.why = reasons.DRAWS
                return (place,)
        hurried = any(person.ready for person in view.people)
        if not (hurried or _is_late(view)):
            return ()
        plan = agreed(view, seat)
        for place, act in enumerate(acts):
            if not isinstance(act, Place) or plan.get((act.console, act.turn)) != (act.card, act.half):
                continue
            if _luck(view, act) >= self.slow:
                self.why = reasons.why_laid(view, plan, (act.console, act.turn))
                return (place,)
        ends = [place for place, act in enumerate(acts) if isinstance(act, EndEarly)] if hurried else []
        return tuple(ends[:1])


class CadetPolicy(SensiblePolicy):
    """Listens to the crew and does what was agreed on, but it is slow: the phase is over before every card lies."""

    slow: ClassVar[int] = _SLOW


def _luck(view: View, act: Place) -> int:
    """A number below a hundred for a card and its slot, the same one whenever it is asked for."""
    facts = (view.number, view.mission, view.tracks, act.console, act.turn, act.card)
    return Chance(crc32(repr(facts).encode())).below("luck", 100)


def _is_late(view: View) -> bool:
    """Whether a phase comes to its end: by then its threats are known."""
    line = view.lines[view.said - 1] if view.said else None
    return line is not None and line.kind == "phase_warning" and line.seconds <= _WARNED


def agreed(view: View, seat: Seat) -> dict[Slot, Laid]:
    """What somebody lays and takes the others to lay, up to the phase that is announced.

    The agreement of each phase is made from what was known when its end was announced, so it is the same one whenever
    somebody asks. What was agreed on for a phase that is over counts as far as it can be seen to lie there.
    """
    settled: dict[Slot, Laid] = {}
    apart: frozenset[int] = frozenset()
    for phase in range(1, min(view.phase, view.phases) + 1):
        found = _together(_Talk(view, phase, settled, apart))
        strayed = frozenset(one.figure for one in view.consoles if _strays(view, found.laid, one, phase))
        if strayed:
            apart |= {figure for figure in strayed if view.consoles[figure].seat not in (seat, TABLE)}
            found = _together(_Talk(view, phase, settled | _seen(view, phase), apart))
        settled |= {slot: laid for slot, laid in found.laid.items() if slot[1] in turns_of(phase)}
        if phase < view.phase:
            settled = {slot: laid for slot, laid in settled.items() if _may_lie(view, slot, laid)}
    return settled


def _seen(view: View, phase: int) -> dict[Slot, Laid]:
    """The cards of a phase that lie where this seat sees their faces."""
    return {
        (console.figure, turn): (there.card, there.half)
        for console in view.consoles
        for turn in turns_of(phase)
        if (there := console.slots[turn - 1]) is not None and there.card is not None
    }


def _strays(view: View, plan: Mapping[Slot, Laid], console: Console, phase: int) -> bool:
    """Whether something lies at a console in this phase that was not agreed on."""
    for turn in turns_of(phase):
        there, slot = console.slots[turn - 1], (console.figure, turn)
        if there is None:
            continue
        if slot not in plan or not _may_lie(view, slot, plan[slot]) or there.card not in (None, plan[slot][0]):
            return True
    return False


def _may_lie(view: View, slot: Slot, laid: Laid) -> bool:
    """Whether this card may be the one on a slot, as its back and the hands show."""
    figure, turn = slot
    card, half = laid
    there = view.consoles[figure].slots[turn - 1]
    return there is not None and there.half == half and not any(card in person.hand for person in view.people)


class _Talk:
    """What the crew knows of a mission as a phase comes to its end: two talks about the same are equal."""

    def __init__(self, view: View, phase: int, settled: Mapping[Slot, Laid], apart: frozenset[int]) -> None:
        self.view, self.phase, self.settled, self.apart = view, phase, settled, apart
        self.away = {view.consoles[figure].seat for figure in apart} - {TABLE}
        lying = {card for card, _ in settled.values()}
        self.held = tuple(
            (card, seat, got)
            for card, seat, got in view.held
            if got <= phase and (seat not in self.away or card in lying)
        )
        known = _announced(view, phase)
        self.threats = tuple(chip for chip in view.threats if chip.turn in known)
        figures = tuple((console.seat, heroic_of(view, console.figure)) for console in view.consoles)
        self._facts = (
            (view.number, view.mission, view.phases, phase, figures, len(view.people)),
            (self.held, self.threats, view.tracks, view.carried, view.bays, tuple(sorted(settled.items()))),
            apart,
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
        return evolve(task, held={**task.held, **self._imagined()}, apart=self.apart)

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
            if person.seat not in self.away
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


def _between(view: View, acts: Sequence[Act]) -> int:
    """Repair what can be repaired, go on, and fly on with a ship that can still take something."""
    for wanted in (RestoreSquad, RemoveTile, Seen):
        for place, act in enumerate(acts):
            if isinstance(act, wanted):
                return place
    sound = bool(view.flown) and max(view.flown[-1].outcome.damage) <= _SOUND
    return next((place for place, act in enumerate(acts) if isinstance(act, FlyOn) and act.on == sound), 0)
