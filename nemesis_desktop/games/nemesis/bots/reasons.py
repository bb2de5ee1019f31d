"""Why a computer seat chose as it did, in words: what it looks at in a question of a topic, and in an act of a turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from nemesis_desktop.engine.decision import Act, Decision, Done, No
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.acts import (
    ActivateQuest,
    CarefulMove,
    Craft,
    Drop,
    MeleeEggs,
    Move,
    Mutate,
    Pass,
    PickUp,
    PlayCard,
    RoomAction,
    ShootEggs,
    UseItem,
)
from nemesis_desktop.games.nemesis.aims import Aim, AtDeck, AtIntruder, AtRoom, AtWound, Named
from nemesis_desktop.games.nemesis.bots.judging.tastes import REPAIRS
from nemesis_desktop.games.nemesis.bots.planning.errands import Errand
from nemesis_desktop.games.nemesis.components.actions import action_kind

ACTS: Final[Mapping[type[Act], str]] = {
    Move: "go",
    CarefulMove: "go",
    RoomAction: "room",
    UseItem: "item",
    PickUp: "wanted",
    Drop: "put-down",
    Craft: "make",
    ActivateQuest: "item",
    ShootEggs: "eggs",
    MeleeEggs: "eggs",
    Mutate: "mutate",
    Pass: "hold",
}
"""What is said of an act of a turn out of combat."""
CARDS: Final[Mapping[str, str]] = {
    "search": "look-here",
    "rest": "rest",
    "motivation": "rest",
    "reload": "empty",
    "pyrotechnics": "fire",
    **dict.fromkeys(REPAIRS, "mend"),
}
"""What is said of an action card, by its kind; of all others that it helps now."""
OPTIONS: Final[Mapping[str, str]] = {
    "set_destination": "haven",
    "check_coordinates": "see-course",
    "load": "empty",
    "shoot": "weapon",
    "board": "pod",
    "launch": "launch",
    "stay": "pod-stay",
    "step-out": "step-out",
    "keep-order": "engine-good",
    "swap-order": "engine-turn",
}
"""What is said of an aim, by what it does."""
TOPICS: Final[Mapping[str, tuple[str, str]]] = {
    "search": ("keep", "keep-nothing"),
    "drop": ("least", "drop-nothing"),
    "craft": ("least", "least"),
    "quest": ("least", "least"),
    "reroll": ("again", "good-enough"),
    "objective": ("least-trouble", "least-trouble"),
    "reaction": ("own-skin", "no-help"),
    "trade": ("gift", "no-trade"),
    "noise": ("noise", "noise"),
    "shoot": ("shoot-more", "shoot-more"),
    "mutation": ("mutation", "mutation"),
    "scan": ("scan", "no-scan"),
    "aim": ("best-aim", "best-aim"),
    "intruders": ("be-intruders", "be-intruders"),
    "attacked": ("shown", "shown"),
}
"""What is said of an answer to a question of a topic, and of one that declines."""
LOT: Final = "lot"
"""Said where nothing hangs on the answer, and a lot decides."""
AS_INTRUDERS: Final[Mapping[str, str]] = {
    "turn": "intruder-card",
    "pass": "intruder-hand",
    "aim": "intruder-aim",
    "attack": "intruder-attack",
    "event": "intruder-event",
}
"""What whoever plays the intruders says, by the topic of the question."""


def _said(name: str) -> Text:
    return Text(f"nemesis-why-{name}")


def of_turn(act: Act, *, fights: bool) -> Text:
    """Why an act of a turn was done without a plan; ``fights``: intruders were in the room."""
    if fights:
        return _said("fight")
    if isinstance(act, PlayCard):
        return _said(CARDS.get(action_kind(act.card), "card"))
    return _said(ACTS.get(type(act), "card"))


def of_plan(plan: Errand, act: Act, *, here: int, deed: bool) -> Text:
    """Why an act was done on the way to what was set out for.

    Args:
        plan: what was set out for.
        act: what was done.
        here: the room in which whoever did it stood.
        deed: whether it is what was to be done there.
    """
    step = isinstance(act, Move | CarefulMove)
    if deed or (step and plan.slot != here) or (isinstance(act, Pass) and plan.name == "wait"):
        return plan.why()
    if step:
        return _said("out-of-fire")
    return of_turn(act, fights=False)


def of_answer(decision: Decision, act: Act) -> Text | None:
    """Why a smaller question was answered so; None where it only pays for what was chosen before."""
    if decision.topic == "pay":
        return None
    if isinstance(act, Aim):
        if act.option in OPTIONS:
            return _said(OPTIONS[act.option])
        if decision.topic == "aim":
            return _said(_of_aim(act))
    chosen, declined = TOPICS.get(decision.topic, (LOT, LOT))
    return _said(declined if isinstance(act, No | Done) else chosen)


def _of_aim(act: Aim) -> str:
    match act:
        case AtWound():
            return "wound"
        case AtIntruder():
            return "weakest"
        case AtDeck():
            return "deck"
        case AtRoom():
            return "better-room"
        case Named(option) if option.startswith(("heal", "dress", "slime")):
            return "wound"
        case _:
            return "best-aim"


def of_intruders(decision: Decision, act: Act) -> Text:
    """Why whoever plays the intruders answered so."""
    if isinstance(act, Pass):
        return _said("intruder-pass")
    return _said(AS_INTRUDERS.get(decision.topic, "intruder-aim"))


def every_reason() -> frozenset[str]:
    """The messages of all that can be said here, but for what is set out for."""
    names = {*ACTS.values(), *CARDS.values(), *OPTIONS.values(), *AS_INTRUDERS.values(), LOT}
    names |= {name for both in TOPICS.values() for name in both}
    names |= {"fight", "card", "out-of-fire", "wound", "weakest", "deck", "better-room", "best-aim", "intruder-pass"}
    return frozenset(_said(name).id for name in names)
