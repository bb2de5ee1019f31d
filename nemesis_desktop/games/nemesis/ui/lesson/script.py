"""What the guided first game says and asks, step by step. The deal it speaks of is in ``games.nemesis.lesson``."""

from __future__ import annotations

from typing import Final

from nemesis_desktop.engine.decision import Act, Anchor
from nemesis_desktop.games.nemesis.acts import (
    Aim,
    CarefulMove,
    KeepObjective,
    Move,
    Pass,
    Pay,
    PlayCard,
    RoomAction,
    Shoot,
    UseItem,
)
from nemesis_desktop.games.nemesis.components.actions import action_kind
from nemesis_desktop.games.nemesis.lesson import (
    FIGHT,
    GOAL,
    LAST_CARD,
    NOISY,
    OBJECTIVE,
    SEARCH_CARD,
    SEARCHED,
    START,
    WAYS,
)
from nemesis_desktop.games.nemesis.view import View
from nemesis_desktop.table.lesson.places import PART
from nemesis_desktop.table.lesson.script import Permit, Step

INTRUDER: Final = Anchor("intruder", 1)
"""The first miniature on the board."""


def _part(name: str) -> Anchor:
    """A part of the table: ``time`` (the marker), ``intruders``, ``bar``, ``hand``, one's own place (``me``)."""
    return Anchor(PART, name)


def _room(slot: int) -> Anchor:
    return Anchor("room", slot)


def _plays(card: str) -> Permit:
    return lambda act: act == PlayCard(card)


def _goes(slot: int) -> Permit:
    return lambda act: isinstance(act, Move) and act.to == slot


def _pays_but(*kept: str) -> Permit:
    return lambda act: isinstance(act, Pay) and act.card not in kept


def _on_the_way(act: Act) -> bool:
    """What somebody may do who is free to find the way: stay near, use what they hold, pay, pass."""
    match act:
        case Move(_, to) | CarefulMove(_, to):
            return to in WAYS
        case RoomAction(slot):
            return slot == GOAL
        case Aim("stay", "pod", _):
            return False
        case PlayCard(card):
            # Demolition could break the very room with the pods.
            return action_kind(card) != "demolition"
    return isinstance(act, UseItem | Pay | Aim | Pass)


def _at_the_pods(view: View) -> bool:
    return view.crew[0].room == GOAL


def _in_the_pod(view: View) -> bool:
    return view.crew[0].status == "waiting"


SCRIPT: Final[tuple[Step, ...]] = (
    Step("welcome"),
    Step("ship", (_room(START),)),
    Step("goal", (_room(GOAL),)),
    Step("hand", (_part("hand"),)),
    Step("move", permits=_goes(SEARCHED), topic="turn", points=(_room(SEARCHED),)),
    Step("pay", permits=_pays_but(SEARCH_CARD), topic="pay", points=(_part("hand"),), shows=_pays_but()),
    Step("explored", (_room(SEARCHED),)),
    Step("noise", (Anchor("corridor", NOISY),)),
    Step("search", permits=_plays(SEARCH_CARD), topic="turn"),
    Step("keep", permits=lambda act: isinstance(act, Aim), topic="search"),
    Step("turn", (_part("bar"),)),
    Step("risk", permits=_goes(FIGHT), topic="turn", points=(_room(FIGHT),)),
    Step("pay-again", permits=_pays_but(), topic="pay", points=(_part("hand"),)),
    Step(
        "objective",
        permits=lambda act: act == KeepObjective(OBJECTIVE),
        topic="objective",
        points=(Anchor("objective", OBJECTIVE),),
        shows=lambda act: isinstance(act, KeepObjective),
    ),
    Step("surprise", (_room(FIGHT),)),
    Step("shoot", permits=lambda act: isinstance(act, Shoot), topic="turn", points=(INTRUDER,)),
    Step("pay-shot", permits=_pays_but(), topic="pay", points=(_part("hand"),)),
    Step("toughness", (_room(FIGHT),)),
    Step("shoot-again", permits=lambda act: isinstance(act, Shoot), topic="turn", points=(INTRUDER,)),
    Step("pass", permits=lambda act: isinstance(act, Pass), topic="turn"),
    Step("time", (_part("time"),)),
    Step("attack", (_part("me"),)),
    Step("event", (_room(START),)),
    Step("bag", (_part("intruders"),)),
    Step("burst", permits=_plays(LAST_CARD), topic="turn"),
    Step("dead", (_room(FIGHT),)),
    Step("way", permits=_on_the_way, until=_at_the_pods, points=(_room(GOAL),)),
    Step("board", permits=_on_the_way, until=_in_the_pod, points=(_room(GOAL),)),
    Step("launch", permits=lambda act: isinstance(act, Aim) and act.option == "launch", topic="pod"),
)
"""The lesson from its first to its last step; after it comes the end of the game, as of any other."""

SAVED: Final = Step("saved")
"""Said when the game is over and the person got away."""
LOST: Final = Step("lost")
"""Said when the person's character died: a free step may end so."""
