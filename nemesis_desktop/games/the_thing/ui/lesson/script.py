"""What the guided first round says and asks, step by step. The table it speaks of is in ``games.the_thing.lesson``."""

from __future__ import annotations

from typing import Final

from nemesis_desktop.engine.decision import Act, Anchor, Claim
from nemesis_desktop.games.the_thing.acts import (
    Assign,
    Give,
    GoAndGive,
    KeepToken,
    Lay,
    LookAt,
    Pick,
    PlaceRole,
    PutToTest,
    Seen,
    Side,
    Stay,
    Stop,
    TakeCharacter,
    TurnNext,
    Vote,
)
from nemesis_desktop.games.the_thing.components.things import ACTIVATION
from nemesis_desktop.games.the_thing.lesson import ALIEN_SEAT, CHARACTER, LEARNER, WHERE
from nemesis_desktop.table.lesson.places import PART
from nemesis_desktop.table.lesson.script import Permit, Step

FRAME: Final = "frame"
"""The kind of an anchor for something on the private frame: ``role``, ``confirm``, or a thing of its task by key."""
CONFIRM: Final = Anchor(FRAME, "confirm")


def _part(name: str) -> Anchor:
    """A part of the table: ``station``, ``crew``, ``tray``, ``bar``, ``log``."""
    return Anchor(PART, name)


def _on_frame(*keys: str) -> tuple[Anchor, ...]:
    """Things of the task, and the button that ends it."""
    return (*(Anchor(FRAME, key) for key in keys), CONFIRM)


def _is(*wanted: type[Act]) -> Permit:
    return lambda act: isinstance(act, wanted)


def _exactly(wanted: Act) -> Permit:
    return lambda act: act == wanted


def _of(kind: type[Assign | Vote | Pick | PutToTest], whom: int) -> Permit:
    return lambda act: isinstance(act, kind) and act.whom == whom


def _nobody(_act: Act) -> bool:
    """Of claims, none: the step asks to decline."""
    return False


SCRIPT: Final = (
    Step("welcome"),
    Step("station", (_part("station"),)),
    Step("people", (_part("crew"),)),
    Step("character", permits=_exactly(TakeCharacter(CHARACTER)), topic="character"),
    Step("role", _on_frame("step", "card-0", "card-1"), _is(PlaceRole), topic="first_look"),
    Step("peek", (Anchor(FRAME, "role"),)),
    Step("weather", (Anchor(FRAME, "generator_room"), Anchor(FRAME, "boiler_room"))),
    Step("go", _on_frame(WHERE), _exactly(GoAndGive(WHERE)), topic="go"),
    Step("give", _on_frame("card-0"), _exactly(Give(ACTIVATION)), topic="give"),
    Step("avoid", _on_frame("3"), _exactly(Stay()), topic="avoid"),
    Step("lay", _on_frame("0", "1", "2"), _is(Lay), topic="lay"),
    Step("whom", _on_frame("0"), _is(LookAt), topic="whom"),
    Step("side", _on_frame("0", "1"), _is(Side), topic="side"),
    Step("seen", _on_frame("token"), _is(Seen), topic="seen"),
    Step("placed", _on_frame("step", "card-0", "card-1"), _is(PlaceRole), topic="role"),
    Step("moved", (_part("crew"),)),
    Step("assign", permits=_of(Assign, LEARNER), topic="assign"),
    Step("keep", _on_frame("0"), _is(KeepToken), topic="keep_token"),
    Step("keep-again", _on_frame("0"), _is(KeepToken), topic="keep_token"),
    Step("next", permits=_is(TurnNext), topic="go_on"),
    Step("sabotage", permits=_of(Assign, ALIEN_SEAT), topic="assign"),
    Step("stop", permits=_is(Stop), topic="go_on"),
    Step("trade", (_part("bar"),), _nobody, topic="trade"),
    Step("vote", permits=_of(Vote, ALIEN_SEAT), topic="vote"),
    Step("reveal", (_part("bar"),), _nobody, topic="reveal"),
    Step("claim", permits=_exactly(Claim(LEARNER)), topic="claim-a"),
    Step("tester", permits=_of(Pick, LEARNER), topic="tester"),
    Step("test", _on_frame("0"), _is(PutToTest), topic="test"),
    Step("night", (Anchor(FRAME, "kitchen"),)),
    Step("onward"),
)
"""The lesson from its first to its last step: one round, and the first question of the next."""

OVER: Final = Step("onward")
"""Said where the game has ended all the same."""
