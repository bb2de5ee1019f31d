"""What a computer seat is, and how the seats at a table answer the open question.

A computer seat chooses from the view of its own seat and the acts on offer, as a person does. It draws lots from a
stream of its own, so that a computer seat changes neither the deal nor the dice.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

from nemesis_desktop.engine.chance import Chance
from nemesis_desktop.engine.decision import TABLE, Claim, Decision, OwnAct, Seat
from nemesis_desktop.engine.events import Told
from nemesis_desktop.engine.text import Text

ViewOf = Callable[[Seat], Any]
"""Gives the view of a seat. Asked only when a policy needs to look, because a view costs more than a lot."""


SEVERAL: Final = ("claims", "table")
"""Kinds of questions that several people answer; nobody remembers their own part in those."""


class Lots:
    """The lots that one computer seat draws: the same ones for the same seed.

    Args:
        seed: of the whole table.
        seat: whose lots these are.
        question: the number of the question that they are drawn for, where each has lots of its own: then nothing has
            to be kept of those drawn before, and an answer that is taken back and given again is the same one.
    """

    __slots__ = ("_chance", "_stream")

    def __init__(self, seed: int, seat: Seat = 0, question: int | None = None) -> None:
        self._chance = Chance(seed)
        self._stream = f"computer-{seat}" if question is None else f"computer-{seat}-{question}"

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
    """How a computer seat chooses.

    What it remembers comes from ``hear`` and ``answered`` alone, never from ``choose``: so it is made anew from the log
    and the choices when a game is opened, when an answer is taken back, and when it takes a person's place.

    One that is ``waited_for`` (a class attribute, true) may answer nothing to a question of the whole table: the clock
    goes on only when every such seat has nothing to do.
    """

    why: Text | None = None
    """What its last choice was made for, in words; None where there is nothing to say. Each ``choose`` sets it anew."""

    def choose(self, view_of: ViewOf, decision: Decision, lots: Lots) -> tuple[int, ...]:
        """Which of ``decision.acts`` answer the question.

        A question of kind *claims* reaches a policy as the seat's own: one act, to be picked or not.
        """
        ...

    def hear(self, events: Sequence[Told]) -> None:
        """What has happened since it last heard something, as its seat may read it."""
        return

    def answered(self, view_of: ViewOf, decision: Decision, picks: Sequence[int]) -> None:
        """Its seat's question has been answered so, by itself or by whoever sat there before."""
        return


class NotYoursError(Exception):
    """A computer seat wanted to look at what another one sees."""


def own_eyes(view_of: ViewOf, seat: Seat) -> ViewOf:
    """The views that a seat may ask for: its own, and what everybody sees."""

    def view(of: Seat) -> Any:
        if of not in (seat, TABLE):
            raise NotYoursError(f"seat {seat} wants to see what seat {of} sees")
        return view_of(of)

    return view


def answer_of(policies: Sequence[Policy], lots: Sequence[Lots], view_of: ViewOf, decision: Decision) -> tuple[int, ...]:
    """The answer of the computer seats to the open question; each seat that may claim answers for itself."""
    if decision.kind == "table":
        return _first_of_many(policies, lots, view_of, decision)
    if decision.kind != "claims":
        seat = decision.seat
        return policies[seat].choose(own_eyes(view_of, seat), decision, lots[seat])
    return tuple(
        number
        for number, act in enumerate(decision.acts)
        if isinstance(act, Claim) and claims(policies[act.seat], view_of, decision, act, lots[act.seat])
    )


def claims(policy: Policy, view_of: ViewOf, decision: Decision, claim: Claim, lots: Lots) -> bool:
    """Whether a computer seat that is asked with others says that it reacts."""
    return bool(policy.choose(own_eyes(view_of, claim.seat), own_claim(decision, claim), lots))


def _first_of_many(
    policies: Sequence[Policy], lots: Sequence[Lots], view_of: ViewOf, decision: Decision
) -> tuple[int, ...]:
    """Several people and the clock could act at once: a lot says who is the quickest, and that one chooses."""
    places: dict[Seat, list[int]] = {}
    for place, act in enumerate(decision.acts):
        places.setdefault(act.seat if isinstance(act, OwnAct) else TABLE, []).append(place)
    calm = [seat for seat in sorted(places) if seat != TABLE and getattr(policies[seat], "waited_for", False)]
    for seat in calm:
        chosen = one_of_many(policies[seat], lots[seat], view_of, decision, seat, places[seat])
        if chosen:
            return chosen
    quick = [seat for seat in sorted(places) if seat not in calm]
    seat = quick[lots[0].below(len(quick))]
    if seat == TABLE:
        return (places[TABLE][0],)
    return one_of_many(policies[seat], lots[seat], view_of, decision, seat, places[seat])


def one_of_many(
    policy: Policy, lots: Lots, view_of: ViewOf, decision: Decision, seat: Seat, places: Sequence[int]
) -> tuple[int, ...]:
    """The answer to the part of a question of the whole table that one seat answers."""
    acts = [decision.acts[place] for place in places]
    own = Decision(seat=seat, prompt=decision.prompt, acts=acts, topic=decision.topic)
    return tuple(places[pick] for pick in policy.choose(own_eyes(view_of, seat), own, lots))


def own_claim(decision: Decision, claim: Claim) -> Decision:
    """The part of a question of claims that one seat answers: yes (its only act) or nothing."""
    return Decision(
        seat=claim.seat, prompt=decision.prompt, acts=(claim,), kind="claims", least=0, most=1, topic=decision.topic
    )
