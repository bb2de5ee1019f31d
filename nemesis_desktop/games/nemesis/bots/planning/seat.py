"""A crew member that plans: it weighs what it could set out for, goes there, and fights what is in its way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from attrs import frozen

from nemesis_desktop.engine.decision import Act, Decision
from nemesis_desktop.engine.events import Told
from nemesis_desktop.engine.seats.policy import Lots, ViewOf
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.acts import (
    ActivateQuest,
    CarefulMove,
    KeepObjective,
    Move,
    Pass,
    Pay,
    PlayCard,
    RoomAction,
    UseItem,
)
from nemesis_desktop.games.nemesis.bots.judging.agenda import likeliest
from nemesis_desktop.games.nemesis.bots.judging.tastes import REPAIRS, item_kind
from nemesis_desktop.games.nemesis.bots.planning.errands import LAST_SLEEP, Errand, Planner, spared
from nemesis_desktop.games.nemesis.bots.planning.fighting import Fight
from nemesis_desktop.games.nemesis.bots.planning.reading import Hearsay, Reading
from nemesis_desktop.games.nemesis.bots.planning.ways import step_risk, ways
from nemesis_desktop.games.nemesis.bots.reasons import of_plan
from nemesis_desktop.games.nemesis.bots.sensible.sensible_policy import PASSED, SensiblePolicy, plays_intruders
from nemesis_desktop.games.nemesis.bots.sensible.turn_worth import card_worth, treat, turn_worth
from nemesis_desktop.games.nemesis.components.actions import ACTION_FACTS, action_kind
from nemesis_desktop.games.nemesis.components.contamination import CONTAMINATION
from nemesis_desktop.games.nemesis.components.tracks import HIBERNATION_FROM

SALVATION: Final = frozenset({"sleep", "mend_bed", "pod"})
"""Once there is a way off the ship, every round more on it costs more than a surprise: nothing is kept for it."""

TOO_NOISY: Final = 2
"""Where an encounter is so many times likelier than where one goes carefully, nobody goes plainly who has time."""

FEW: Final = 2
"""So few people have time to walk carefully: among more, others wait for what whoever walks is about to do."""

QUEST: Final = 6.0
"""What it is worth, among what is useful where one is, to make a quest item one's own: it serves to the end."""


@frozen
class Skill:
    """How good a planning seat is.

    Attributes:
        reserve: cards kept in hand after a step or a search while there is time; tokens are numbered 1 to 4, and who
            has fewer cards than the number is surprised.
        swift: in so many rounds at first all but the last card are spent: the bag is still kind, and the ship quiet.
        noisy: where an encounter is likelier than this, it goes carefully.
        thorough: it thinks of treatment, of the Signal, and of fighting for the Hibernatorium.
        divides: it leaves the Cockpit to whoever is nearest, and trusts that person.
        forgets: one time in so many it does what looks best without a plan; 0 for never.
    """

    reserve: int
    swift: int
    noisy: float
    thorough: bool
    divides: bool
    forgets: int

    def kept(self, time: int) -> int:
        """The cards kept after a step or a search, on a space of the time track."""
        return min(1, self.reserve) if time < self.swift else self.reserve


HASTY: Final = Skill(reserve=1, swift=0, noisy=0.5, thorough=False, divides=False, forgets=4)
PRUDENT: Final = Skill(reserve=3, swift=4, noisy=0.05, thorough=True, divides=True, forgets=0)

_CONTAMINATION = frozenset(CONTAMINATION)


class Crew(SensiblePolicy):
    """A planning seat in a hurry: it knows what it wants, sees to the course itself, and plays its hand out."""

    skill = HASTY

    def __init__(self) -> None:
        super().__init__()
        self._heard = Hearsay()

    def hear(self, events: Sequence[Told]) -> None:
        """What the log tells of engines and of the course is remembered."""
        self._heard.hear(events)

    def choose(self, view_of: ViewOf, decision: Decision, lots: Lots) -> tuple[int, ...]:
        """The acts that serve the plan."""
        self.why = None
        if decision.topic == "turn" and decision.kind == "one" and not plays_intruders(decision):
            now = Reading.after(view_of(decision.seat), decision.seat, self._heard)
            forgets = self.skill.forgets and not lots.below(self.skill.forgets)
            act, self.why = (
                (self._glance(now, decision), Text("nemesis-why-glance")) if forgets else self._turn(now, decision)
            )
            return (decision.acts.index(act),)
        if decision.topic == "pass" and not plays_intruders(decision):
            return self._passing(view_of, decision)
        return super().choose(view_of, decision, lots)

    def _passing(self, view_of: ViewOf, decision: Decision) -> tuple[int, ...]:
        """Contamination cards go, as long as enough cards stay against a surprise."""
        self.why = PASSED
        dirty = [n for n, act in enumerate(decision.acts) if isinstance(act, Pay) and act.card in _CONTAMINATION]
        return tuple(dirty[: max(0, len(decision.acts) - self.skill.reserve)])

    def _turn(self, now: Reading, decision: Decision) -> tuple[Act, Text]:
        if now.enemies:
            return self.fights(now, decision), Text("nemesis-why-fight")
        plan = self.plan(now)
        act = next_act(now, decision.acts, plan, self.skill)
        here = now.me.room or 0
        deed = plan.slot == here and act == _deed(decision.acts, plan)
        return act, of_plan(plan, act, here=here, deed=deed)

    def fights(self, now: Reading, decision: Decision) -> Act:
        """What a glance says: shoot what can be killed, run from the rest."""
        return self._glance(now, decision)

    @staticmethod
    def _glance(now: Reading, decision: Decision) -> Act:
        """What looks best without a plan."""
        return max(decision.acts, key=lambda act: turn_worth(now, decision, act))

    def plan(self, now: Reading) -> Errand:
        """What is set out for."""
        here = now.me.room or 0
        planner = Planner(
            now, ways(now, here), ways(now, now.slot_of("hibernatorium")), self.duties(now), self.skill.thorough
        )
        stay = Errand("wait", here, "wait", 0.0)
        return max([*planner.errands(), stay], key=lambda one: one.worth)

    def duties(self, now: Reading) -> frozenset[str]:
        """What this seat does for everybody: the course, and the engines."""
        divides, duties = self.skill.divides, set()
        if not divides or now.nearest_to(now.slot_of("cockpit")):
            duties.add("course")
        if not divides or now.nearest_to(*now.engine_rooms, people=spared(now)):
            duties.add("engines")
        return frozenset(duties)


class Veteran(Crew):
    """A prudent planning seat: it shares duties, works its fights out, treats its wounds, and counts its chances."""

    skill = PRUDENT

    def fights(self, now: Reading, decision: Decision) -> Act:
        """The best branch of the whole tree of this combat."""
        return Fight(now).best(decision.acts)

    def choose(self, view_of: ViewOf, decision: Decision, lots: Lots) -> tuple[int, ...]:
        """The acts that serve the plan."""
        if decision.topic == "objective" and decision.kind == "one":
            view = view_of(decision.seat)
            me = view.crew[decision.seat]
            kept = likeliest(view, me, [act.objective for act in decision.acts if isinstance(act, KeepObjective)])
            self.why = Text("nemesis-why-objective")
            return (next(n for n, act in enumerate(decision.acts) if getattr(act, "objective", None) in kept),)
        return super().choose(view_of, decision, lots)


def next_act(now: Reading, acts: Sequence[Act], plan: Errand, skill: Skill) -> Act:
    """The next act on the way to what is set out for, or what is useful where one is."""
    passing = next(act for act in acts if isinstance(act, Pass))
    if plan.slot == now.me.room:
        deed = _deed(acts, plan)
        if deed is not None:
            return deed
        return _leisure(now, acts, skill) or _out_of_fire(now, acts, skill) or passing
    to, urgent = ways(now, now.me.room or 0)[plan.slot][2], _pressing(now, plan, skill)
    if skill.thorough and not urgent and plan.name != "engine":
        # What is useful here is done before one leaves: coming back for it costs more. On the way to an engine every
        # card is for the way and for the repair.
        return _leisure(now, acts, skill) or _step(now, acts, to, skill, urgent=False) or passing
    return _step(now, acts, to, skill, urgent=urgent) or _leisure(now, acts, skill) or passing


def _pressing(now: Reading, plan: Errand, skill: Skill) -> bool:
    """Whether cards kept for later would be kept too long: the ship will not be there, or whoever hurries is saved."""
    late = now.view.self_destruct is not None or now.view.time >= LAST_SLEEP
    return late or (skill.thorough and _saves(now, plan))


def _saves(now: Reading, plan: Errand) -> bool:
    """Whether this takes somebody off the ship, or to bed before it opens: who lies there first mostly lives."""
    goes_to_bed = plan.name == "wait" and plan.slot == now.slot_of("hibernatorium") != now.me.room
    return plan.name in SALVATION or (goes_to_bed and now.view.time == HIBERNATION_FROM - 1)


def _deed(acts: Sequence[Act], plan: Errand) -> Act | None:
    match plan.deed:
        case "room":
            return next((act for act in acts if isinstance(act, RoomAction)), None)
        case "search":
            return next((act for act in acts if isinstance(act, PlayCard) and action_kind(act.card) == "search"), None)
        case "repair":
            cards = [act for act in acts if isinstance(act, PlayCard) and action_kind(act.card) in REPAIRS]
            tools = [act for act in acts if isinstance(act, UseItem) and "tools" in act.item]
            return next(iter([*tools, *sorted(cards, key=_cost)]), None)
    return None


def _cost(act: Act) -> int:
    match act:
        case CarefulMove() | RoomAction():
            return 2
        case PlayCard(card):
            return 1 + ACTION_FACTS[action_kind(card)].cost
        case Pass():
            return 0
    return 1


def _step(now: Reading, acts: Sequence[Act], to: int, skill: Skill, *, urgent: bool) -> Act | None:
    """The step into a room: carefully where it is noisy or there is time; not at all where too few cards would stay."""
    spare = len(now.mine.hand) - skill.kept(now.view.time)
    plain = next((act for act in acts if isinstance(act, Move) and act.to == to), None)
    careful = next((act for act in acts if isinstance(act, CarefulMove) and act.to == to), None)
    rolls = now.rolls_in(to)
    chance = now.encounter_chance(to) if rolls else 0.0
    unhurried = skill.thorough and not urgent and len(now.view.crew) <= FEW
    if careful is not None and (chance > skill.noisy or (rolls and unhurried and spare >= _cost(careful))):
        return careful
    if plain is not None and (urgent or spare >= _cost(plain)):
        if chance > TOO_NOISY * skill.noisy and not urgent:
            return None
        return plain
    return None


def _leisure(now: Reading, acts: Sequence[Act], skill: Skill) -> Act | None:
    """What is useful where one is: dressing wounds, loading, resting, searching, as long as enough cards stay."""
    hand = len(now.mine.hand)
    useful: list[tuple[float, int, Act]] = []
    for number, act in enumerate(acts):
        if hand - _cost(act) < skill.kept(now.view.time):
            continue
        match act:
            case PlayCard(card) if action_kind(card) in (
                "search",
                "rest",
                "reload",
                "motivation",
                "pyrotechnics",
                *REPAIRS,
            ):
                kind = action_kind(card)
                # Whoever thinks ahead keeps them for an engine and for what bars the way.
                if kind in REPAIRS and (skill.thorough or not now.here.malfunction):
                    continue
                useful.append((card_worth(now, kind), -number, act))
            case UseItem(item) if item_kind(item) not in ("evacuation_key", "pilot_evacuation_key"):
                useful.append((treat(now, item), -number, act))
            case ActivateQuest() if skill.thorough:
                useful.append((QUEST, -number, act))
    best = max(useful, default=None, key=lambda one: one[:2])
    return best[2] if best is not None and best[0] > 1.5 else None


def _out_of_fire(now: Reading, acts: Sequence[Act], skill: Skill) -> Act | None:
    """Out of a burning room, where it is safer next door."""
    if not now.here.fire:
        return None
    moves = [act for act in acts if isinstance(act, Move) and act.to not in now.fears and not now.rooms[act.to].fire]
    safe = [act for act in moves if now.encounter_chance(act.to) <= 2 * skill.noisy]
    return min(safe, key=lambda act: step_risk(now, act.to), default=None)
