"""How people are asked: behind the shield and alike for everybody, or, in the cooperative game, openly."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from nemesis_desktop.engine.decision import NOTHING_INERT, TABLE, Act, Barrier, Refusal, no_refusals
from nemesis_desktop.engine.flow import Play, choose, claims
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.the_thing.components.things import back_of
from nemesis_desktop.games.the_thing.game import Game

A = TypeVar("A", bound=Act)


def privately(
    game: Game,
    who: int,
    prompt: Text,
    acts: Sequence[A],
    *,
    topic: str,
    ritual: int,
    inert: Mapping[Act, A] = NOTHING_INERT,
    barrier: Barrier | None = None,
    refusals: Callable[[], Sequence[Refusal]] = no_refusals,
) -> Play[A]:
    """Ask one person where nobody else looks. What somebody else could do is offered, too, and is inert.

    In the cooperative game nothing is secret: what is inert is not offered, and a single answer is not asked for.
    """
    seat = game.seat_of(who)
    if game.coop:
        return (yield from choose(seat, prompt, [act for act in acts if act not in inert], topic=topic, face_up=True))
    return (
        yield from choose(
            seat, prompt, acts, topic=topic, secret=True, inert=inert, ritual=ritual, barrier=barrier, refusals=refusals
        )
    )


def openly(game: Game, who: int, prompt: Text, acts: Sequence[A], *, topic: str) -> Play[A]:
    """Ask one person before everybody; where there is only one answer nobody is asked."""
    return (yield from choose(game.seat_of(who), prompt, acts, topic=topic, face_up=True))


def volunteers(game: Game, people: Sequence[int], message: str) -> Play[list[int]]:
    """Who of these says, before everybody and truly or not, that they want to. Proof is asked of them in private.

    In the cooperative game nobody has to say so: everybody who can do something is asked at once.
    """
    if game.coop or not people:
        return list(people)
    said = yield from claims(list(people), Text(f"thing-ask-{message}"), topic=message)
    return [who for who in people if who in said]


def any_weapon(game: Game, people: Sequence[int]) -> bool:
    """Whether one of these has a weapon, whichever it is: its back lies before everybody.

    Where nobody has one it would be idle to ask who uses it. As soon as anybody has, all are asked, and may bluff.
    """
    held = (good for who in people for good in (*game.figure(who).goods, *game.figure(who).shown))
    return any(back_of(good) == "weapon" for good in held)


def leader_decides(game: Game, prompt: Text, acts: Sequence[A], *, topic: str) -> Play[A]:
    """The leader chooses, before everybody."""
    return (yield from openly(game, game.state.leader, prompt, acts, topic=topic))


def the_aliens(game: Game, message: str, acts: Sequence[A], *, secret: bool = False, **words: Text) -> Play[A]:
    """All revealed aliens decide together, before everybody or behind one shield."""
    group = [game.seat_of(who) for who in game.revealed]
    prompt = Text(f"thing-ask-{message}", **words)
    asked = group[0] if group else TABLE
    barrier: Barrier | None = "sealed" if secret else None  # as what one person is asked alone
    return (
        yield from choose(
            asked, prompt, acts, topic=message, secret=secret, barrier=barrier, together=group, face_up=not secret
        )
    )
