"""What a computer seat is, and how the seats at a table answer the open question.

A computer seat chooses from the view of its own seat and the acts on offer, as a person does. It draws lots from a
stream of its own, so that a computer seat changes neither the deal nor the dice.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from nemesis_desktop.engine.chance import Chance
from nemesis_desktop.engine.decision import TABLE, Claim, Decision, OwnAct, Seat

ViewOf = Callable[[Seat], Any]
"""Gives the view of a seat. Asked only when a policy needs to look, because a view costs more than a lot."""


class Lots:
    """The lots that one computer seat draws: the same ones for the same seed.

    Args:
        seed: of the whole table.
        seat: whose lots these are.
    """

    __slots__ = ("_chance", "_stream")

    def __init__(self, seed: int, seat: Seat = 0) -> None:
        self._chance = Chance(seed)
        self._stream = f"computer-{seat}"

    def below(self, limit: int) -> int:
        """A number from 0 to ``limit - 1``, all equally likely."""
        return self._chance.below(self._stream, limit)

    def some(self, count: int, of: int) -> tuple[int, ...]:
        """``count`` different numbers below ``of``, in the order drawn."""
        if count == 1:
            return (self.below(of),)
        places = list(range(of))
        for place in range(count):
            other = place + self.below(of - place)
            places[place], places[other] = places[other], places[place]
        return tuple(places[:count])


class Policy(Protocol):
    """How a computer seat chooses."""

    def choose(self, view_of: ViewOf, decision: Decision, lots: Lots) -> tuple[int, ...]:
        """Which of ``decision.acts`` answer the question.

        A question of kind *claims* reaches a policy as the seat's own: one act, to be picked or not.
        """
        ...


def answer_of(policies: Sequence[Policy], lots: Sequence[Lots], view_of: ViewOf, decision: Decision) -> tuple[int, ...]:
    """The answer of the computer seats to the open question; each seat that may claim answers for itself."""
    if decision.kind == "table":
        return _first_of_many(policies, lots, view_of, decision)
    if decision.kind != "claims":
        seat = decision.seat
        return policies[seat].choose(view_of, decision, lots[seat])
    return tuple(
        number
        for number, act in enumerate(decision.acts)
        if isinstance(act, Claim) and policies[act.seat].choose(view_of, own_claim(decision, act), lots[act.seat])
    )


def _first_of_many(
    policies: Sequence[Policy], lots: Sequence[Lots], view_of: ViewOf, decision: Decision
) -> tuple[int, ...]:
    """Several people and the clock could act at once: a lot says who is the quickest, and that one chooses."""
    owners = [act.seat if isinstance(act, OwnAct) else TABLE for act in decision.acts]
    quick = sorted(set(owners))
    seat = quick[lots[0].below(len(quick))]
    places = [place for place, owner in enumerate(owners) if owner == seat]
    if seat == TABLE:
        return (places[0],)
    acts = [decision.acts[place] for place in places]
    own = Decision(seat=seat, prompt=decision.prompt, acts=acts, topic=decision.topic)
    (chosen,) = policies[seat].choose(view_of, own, lots[seat])
    return (places[chosen],)


def own_claim(decision: Decision, claim: Claim) -> Decision:
    """The part of a question of claims that one seat answers: yes (its only act) or nothing."""
    return Decision(
        seat=claim.seat, prompt=decision.prompt, acts=(claim,), kind="claims", least=0, most=1, topic=decision.topic
    )
