"""A computer seat that explores, survives and leaves.

It looks at its own view and the acts on offer, gives each act a number and takes the largest; lots decide between
equals. Out of combat it keeps cards in hand against surprise attacks; in combat it shoots what it can kill and runs
from the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nemesis_desktop.engine.decision import Claim, Decision, Yes
from nemesis_desktop.engine.seats.policy import Lots, Policy, ViewOf
from nemesis_desktop.engine.seats.random_policy import RandomPolicy
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.acts import (
    Pay,
    PlayCard,
)
from nemesis_desktop.games.nemesis.aims import (
    Aim,
)
from nemesis_desktop.games.nemesis.bots.judging.judgement import Situation
from nemesis_desktop.games.nemesis.bots.reasons import of_answer, of_intruders, of_turn
from nemesis_desktop.games.nemesis.bots.sensible.answers import ANSWERS, Judge
from nemesis_desktop.games.nemesis.bots.sensible.intruder_seat import INTRUDER_OPTIONS, IntruderSeat
from nemesis_desktop.games.nemesis.bots.sensible.turn_worth import NEVER, turn_worth
from nemesis_desktop.games.nemesis.components.contamination import CONTAMINATION
from nemesis_desktop.games.nemesis.species.shelf import INTRUDER_ACTIONS
from nemesis_desktop.games.nemesis.view import View

_CONTAMINATION = frozenset(CONTAMINATION)
CARELESS = 3
"""One time in so many a passenger does what is only second best."""

PASSED: Final = Text("nemesis-why-passed")
DISTRACTED: Final = Text("nemesis-why-distracted")

_INTRUDER_TOPICS = frozenset({"turn", "aim", "pass", "attack", "event"})


class SensiblePolicy(Policy):
    """Explores, survives and leaves: a simple seat that shows what the game does to people who try."""

    def __init__(self) -> None:
        self._random = RandomPolicy()
        self._intruders = IntruderSeat()
        self._answers: dict[str, Judge] = {"turn": turn_worth, **ANSWERS}

    def choose(self, view_of: ViewOf, decision: Decision, lots: Lots) -> tuple[int, ...]:
        """The acts that seem best."""
        self.why = None
        if decision.kind == "claims":
            return self._claim(view_of, decision)
        if decision.topic == "intruders":
            self.why = of_answer(decision, decision.acts[0])
            return (next(number for number, act in enumerate(decision.acts) if isinstance(act, Yes)),)
        if decision.topic in _INTRUDER_TOPICS and plays_intruders(decision):
            return self._as_intruders(view_of(decision.seat), decision, lots)
        if decision.topic == "pass":
            self.why = PASSED
            return tuple(
                number
                for number, act in enumerate(decision.acts)
                if isinstance(act, Pay) and act.card in _CONTAMINATION and number < decision.most
            )
        judge = self._answers.get(decision.topic)
        if judge is None:
            self.why = of_answer(decision, decision.acts[0])
            return self._random.choose(view_of, decision, lots)
        situation = Situation.of(view_of(decision.seat), decision.seat)
        worth = [judge(situation, decision, act) for act in decision.acts]
        chosen = self._chosen(decision, worth, lots)
        if chosen and self.why is None:
            act = decision.acts[chosen[0]]
            turn = decision.topic == "turn"
            self.why = of_turn(act, fights=bool(situation.enemies)) if turn else of_answer(decision, act)
        return chosen

    def _chosen(self, decision: Decision, worth: list[float], lots: Lots) -> tuple[int, ...]:
        """Of acts that are worth so much, those that are done."""
        return best(decision, worth, lots)

    def _as_intruders(self, view: View, decision: Decision, lots: Lots) -> tuple[int, ...]:
        """The answers of whoever goes on as the intruders."""
        worth = self._intruders.worth
        chosen = best(decision, [worth(view, decision.seat, decision, act) for act in decision.acts], lots)
        if chosen:
            self.why = of_intruders(decision, decision.acts[chosen[0]])
        return chosen

    def answered(self, view_of: ViewOf, decision: Decision, picks: Sequence[int]) -> None:
        """Which intruder card has been played, and which intruder is to move, is known until the turn ends."""
        if decision.topic in _INTRUDER_TOPICS and decision.kind != "claims" and plays_intruders(decision):
            for pick in picks:
                self._intruders.chosen(decision.acts[pick], view_of(decision.seat))

    def _claim(self, view_of: ViewOf, decision: Decision) -> tuple[int, ...]:
        """Claim only what can be shown, and only against an attack: sensible people do not interrupt each other."""
        claim = decision.acts[0]
        if decision.topic != "attacked" or not isinstance(claim, Claim):
            return ()
        situation = Situation.of(view_of(claim.seat), claim.seat)
        armed = situation.holds("nerves_of_steel") or any(item.id == "armor" for item in situation.mine.inventory)
        if armed:
            self.why = of_answer(decision, claim)
        return (0,) if armed else ()


class Passenger(SensiblePolicy):
    """A seat without a plan and with its thoughts elsewhere: often it does what is only second best."""

    def _chosen(self, decision: Decision, worth: list[float], lots: Lots) -> tuple[int, ...]:
        chosen = best(decision, worth, lots)
        if decision.kind != "one" or len(worth) < 2 or lots.below(CARELESS):
            return chosen
        self.why = DISTRACTED
        return best(decision, [NEVER * 2 if place in chosen else one for place, one in enumerate(worth)], lots)


def best(decision: Decision, worth: list[float], lots: Lots) -> tuple[int, ...]:
    """The acts that are worth most, as few as may be; lots decide between equals."""
    tied = [value + lots.below(1000) / 10_000 for value in worth]
    order = sorted(range(len(tied)), key=lambda number: -tied[number])
    return tuple(sorted(order[: 1 if decision.kind == "one" else decision.least]))


def plays_intruders(decision: Decision) -> bool:
    """Whether the question is about intruder cards: they are no crew member's."""
    match decision.acts[0]:
        case PlayCard(card) | Pay(card):
            return card in INTRUDER_ACTIONS
        case Aim() as aim:
            return aim.option in INTRUDER_OPTIONS
    return False
