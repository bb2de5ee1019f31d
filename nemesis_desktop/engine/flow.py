"""Phases and steps: small generators that ask.

A rule is a generator that yields a ``Decision`` where a person must choose and is sent the picks. A question with one
possible answer and nothing to hide is not asked; a secret one is, or the table would learn from the silence that there
was nothing to choose. An effect that never asks may return ``None`` and is run with ``yield from
play(...)``.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NoReturn, TypeVar

from attrs import field, frozen

from nemesis_desktop.engine.decision import (
    NOTHING_INERT,
    TABLE,
    Act,
    Barrier,
    Claim,
    Decision,
    OwnAct,
    Refusal,
    Seat,
    anybody,
    never,
    no_cost,
    no_more,
    no_refusals,
)
from nemesis_desktop.engine.text import Text

T = TypeVar("T")
A = TypeVar("A", bound=Act)
B = TypeVar("B", bound=Act)
Own = TypeVar("Own", bound=OwnAct)

NOBODY_INERT: Final[Mapping[Seat, Mapping[Act, NoReturn]]] = MappingProxyType({})
"""Every act does what it says, whoever chooses it."""

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
    always: bool | None = None,
    refusals: Callable[[], Sequence[Refusal]] = no_refusals,
    cost: Callable[[Act], int | None] = no_cost,
    leads: Callable[[Act], Sequence[Act]] = no_more,
    grave: Callable[[Act], bool] = never,
    inert: Mapping[Act, A] = NOTHING_INERT,
    ritual: int = 0,
    barrier: Barrier | None = None,
    together: Sequence[Seat] = (),
    face_up: bool = False,
) -> Play[A]:
    """Ask for exactly one of ``acts``, some of which may be ``inert`` for this seat: what they mean comes back.

    ``always`` says whether it is asked even where there is only one; unless it is said, a secret question is. A group
    that answers as one sits ``together`` with the seat. ``face_up`` is asked on the open table: everybody sees all that
    may be chosen from.
    """
    if len(acts) == 1 and not (secret if always is None else always):
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
        inert=inert,
        ritual=ritual,
        barrier=barrier,
        together=tuple(together),
        face_up=face_up,
    )
    act = acts[picks[0]]
    return inert.get(act, act) if inert else act


def choose_or(
    seat: Seat,
    prompt: Text,
    acts: Sequence[A],
    otherwise: B,
    *,
    topic: str = "",
    secret: bool = False,
    always: bool | None = None,
    inert: Mapping[Act, A | B] = NOTHING_INERT,
    ritual: int = 0,
) -> Play[A | B]:
    """Ask for one of ``acts`` or to decline: ``choose`` with one answer more."""
    offered: list[A | B] = [*acts, otherwise]
    return (
        yield from choose(seat, prompt, offered, topic=topic, secret=secret, always=always, inert=inert, ritual=ritual)
    )


def choose_some(
    seat: Seat,
    prompt: Text,
    acts: Sequence[A],
    least: int,
    most: int,
    *,
    topic: str = "",
    secret: bool = False,
    always: bool | None = None,
    about: Sequence[Act] = (),
    ritual: int = 0,
    face_up: bool = False,
) -> Play[list[A]]:
    """Ask for between ``least`` and ``most`` different acts; where all of them must be taken, or none can be, only
    with ``always`` or in secret.
    """
    most = min(most, len(acts))
    least = min(least, most)
    if (least == len(acts) or most == 0) and not (secret if always is None else always):
        return list(acts[:most])
    picks = yield Decision(
        seat, prompt, acts, kind="some", least=least, most=most, topic=topic, secret=secret, about=about,
        ritual=ritual, face_up=face_up,
    )  # fmt: skip
    return [acts[pick] for pick in picks]


def claims(
    seats: Sequence[Seat], prompt: Text, *, topic: str, able: Callable[[Seat], bool] = anybody
) -> Play[list[Seat]]:
    """Ask several people at once who wants to react; a claim shows nothing yet.

    ``able`` says whether a seat really holds something to react with.
    """
    if not seats:
        return []
    acts = [Claim(seat) for seat in seats]
    picks = yield Decision(TABLE, prompt, acts, kind="claims", least=0, most=len(acts), topic=topic, able=able)
    return [acts[pick].seat for pick in sorted(picks)]


def at_once(
    asked: Mapping[Seat, Sequence[A]],
    prompt: Callable[[Seat], Text],
    *,
    topic: str = "",
    inert: Mapping[Seat, Mapping[Act, A]] = NOBODY_INERT,
    ritual: int = 0,
    secret: bool = True,
) -> Play[dict[Seat, A]]:
    """Several people choose one act each at the same moment; what all have chosen comes back together.

    On one screen they come one after another, in the order of ``asked``, in secret or, where they have pointed with
    their fingers and somebody only enters it, openly. What each may choose is settled before the
    first is asked; an answer is sealed as soon as it is given, and lies nowhere on the table until the last one is in.
    """
    chosen: dict[Seat, A] = {}
    for seat, acts in asked.items():
        means = inert.get(seat, NOTHING_INERT)
        picks = yield Decision(
            seat, prompt(seat), acts, topic=topic, secret=secret, inert=means, ritual=ritual,
            barrier="sealed", face_up=not secret,
        )  # fmt: skip
        act = acts[picks[0]]
        chosen[seat] = means.get(act, act)
    return chosen


def ask_table(seats: Sequence[Seat], prompt: Text, acts: Sequence[Own], *, topic: str) -> Play[Own]:
    """Put one question to everybody among ``seats`` and to the table's clock: whoever is first answers it, for good.

    ``acts`` may be a ``Listing``, which makes each act only when it is looked at. A rule that wants many small acts
    asks again and again.
    """
    picks = yield Decision(TABLE, prompt, acts, kind="table", topic=topic, among=tuple(seats), barrier="table")
    return acts[picks[0]]


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
