"""Phases and steps: small generators that ask.

A rule is a generator that yields a ``Decision`` where a person must choose and is sent the picks. A question with one
possible
answer and nothing to hide is not asked. An effect that never asks may return ``None`` and is run with ``yield from
play(...)``.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, TypeVar

from attrs import field, frozen

from nemesis_desktop.engine.decision import (
    TABLE,
    Act,
    Claim,
    Decision,
    Refusal,
    Seat,
    never,
    no_cost,
    no_more,
    no_refusals,
)
from nemesis_desktop.engine.text import Text

T = TypeVar("T")
A = TypeVar("A", bound=Act)
B = TypeVar("B", bound=Act)

Picks = tuple[int, ...]
Play = Generator[Decision, Picks, T]


class GameOver(Exception):  # noqa: N818 - it is an outcome, not an error
    """The game ends in the middle of a rule: the only thing that unwinds one."""


def play(effect: Play[T] | None) -> Play[T | None]:
    """Run an effect that may or may not ask."""
    if effect is None:
        return None
    return (yield from effect)


def choose(
    seat: Seat,
    prompt: Text,
    acts: Sequence[A],
    *,
    topic: str = "",
    secret: bool = False,
    always: bool = False,
    refusals: Callable[[], Sequence[Refusal]] = no_refusals,
    cost: Callable[[Act], int | None] = no_cost,
    leads: Callable[[Act], Sequence[Act]] = no_more,
    grave: Callable[[Act], bool] = never,
) -> Play[A]:
    """Ask for exactly one of ``acts``; with ``always`` even where there is only one."""
    if len(acts) == 1 and not always:
        return acts[0]
    picks = yield Decision(
        seat,
        prompt,
        acts,
        topic=topic,
        secret=secret,
        refusals=refusals,
        cost=cost,
        leads=leads,
        grave=grave,
    )
    return acts[picks[0]]


def choose_or(
    seat: Seat, prompt: Text, acts: Sequence[A], otherwise: B, *, topic: str = "", secret: bool = False
) -> Play[A | B]:
    """Ask for one of ``acts`` or to decline; not asked where there is nothing to choose."""
    if not acts:
        return otherwise
    offered: list[A | B] = [*acts, otherwise]
    picks = yield Decision(seat, prompt, offered, topic=topic, secret=secret)
    return offered[picks[0]]


def choose_some(
    seat: Seat,
    prompt: Text,
    acts: Sequence[A],
    least: int,
    most: int,
    *,
    topic: str = "",
    secret: bool = False,
    about: Sequence[Act] = (),
) -> Play[list[A]]:
    """Ask for between ``least`` and ``most`` different acts; not asked where all of them must be taken."""
    most = min(most, len(acts))
    least = min(least, most)
    if least == len(acts) or most == 0:
        return list(acts[:most])
    picks = yield Decision(
        seat, prompt, acts, kind="some", least=least, most=most, topic=topic, secret=secret, about=about
    )
    return [acts[pick] for pick in picks]


def claims(seats: Sequence[Seat], prompt: Text, *, topic: str) -> Play[list[Seat]]:
    """Ask several people at once who wants to react; a claim shows nothing yet."""
    if not seats:
        return []
    acts = [Claim(seat) for seat in seats]
    picks = yield Decision(TABLE, prompt, acts, kind="claims", least=0, most=len(acts), topic=topic)
    return [acts[pick].seat for pick in sorted(picks)]


Step = Callable[[Any], "Play[str | None] | str | None"]
"""A step of a phase: takes the game, may ask, and names the step to jump to, or None to go on."""


@frozen
class Phase:
    """A named row of steps, as data."""

    name: str
    steps: tuple[Step, ...]


@frozen(eq=False)
class Course:
    """All phases of a game in order; a round is a jump back."""

    phases: tuple[Phase, ...]
    steps: Mapping[str, Step] = field(init=False)
    phase_of: Mapping[str, str] = field(init=False)
    following: Mapping[str, str] = field(init=False)
    first: str = field(init=False)

    def __attrs_post_init__(self) -> None:
        named = [(step.__name__, step, phase.name) for phase in self.phases for step in phase.steps]
        object.__setattr__(self, "steps", {name: step for name, step, _ in named})
        object.__setattr__(self, "phase_of", {name: phase for name, _, phase in named})
        names = [name for name, _, _ in named]
        object.__setattr__(self, "following", dict(zip(names, [*names[1:], END], strict=True)))
        object.__setattr__(self, "first", names[0])


END = "end"
"""The step name that says: the game is over and everything has been checked."""
