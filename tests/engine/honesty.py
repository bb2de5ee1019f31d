"""A computer seat is honest: at a table where all that it cannot know lies otherwise, it gives the same answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from nemesis_desktop.engine.decision import Claim, Decision, Seat
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.seats.policy import SEVERAL, Lots, Policy, own_claim, own_eyes

TwinView = Callable[[Match[Any, Any], Decision, Seat], Any]
"""The view of a seat at the scrambled twin of a table, with the question that is open there."""


def own_questions(decision: Decision) -> Sequence[tuple[Seat, Decision]]:
    """Everybody who is asked, each with their part of the question."""
    if decision.kind != "claims":
        return [(decision.seat, decision)]
    return [(act.seat, own_claim(decision, act)) for act in decision.acts if isinstance(act, Claim)]


def check_honesty(match: Match[Any, Any], policies: Sequence[Policy], twin_view: TwinView, most: int) -> int:
    """Let the policies play, and ask each at every question once more, with the eyes of who sits at the twin.

    What the question offers is the same at both tables, which tests of secrecy see to; how many were compared is given
    back.
    """
    compared = heard = 0
    for number in range(most):
        decision = match.decision
        if decision is None:
            break
        picks: list[int] = []
        for seat, own in own_questions(decision):
            other = partial(twin_view, match, decision)
            answers = [
                policies[seat].choose(own_eyes(view, seat), own, Lots(match.seed, seat, number))
                for view in (match.view, other)
            ]
            assert len({*answers}) == 1, (seat, decision.topic, answers)
            compared += 1
            if decision.kind == "claims":
                picks += [place for place, act in enumerate(decision.acts) if answers[0] and act is own.acts[0]]
            else:
                picks = [*answers[0]]
        if decision.kind not in SEVERAL:
            policies[decision.seat].answered(match.view, decision, picks)
        match.answer(*picks)
        for seat, policy in enumerate(policies):
            policy.hear([told.alone() for told in match.events_since(heard, seat)])
        heard = match.event_count
    return compared
