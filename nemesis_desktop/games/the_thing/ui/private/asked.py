"""Which task asks which question on the private frame."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from nemesis_desktop.engine.decision import Decision
from nemesis_desktop.games.the_thing.ui.private.base import FrameBase
from nemesis_desktop.games.the_thing.ui.private.keeping import KeepOne
from nemesis_desktop.games.the_thing.ui.private.leaving import StayOrLeave
from nemesis_desktop.games.the_thing.ui.private.rituals import FirstLook, LayTokens, LookAtSide, PlaceTheRole, Seen
from nemesis_desktop.games.the_thing.ui.private.tasks import Agree, HandCards, Task, Tiles, WholeDeck
from nemesis_desktop.games.the_thing.ui.private.where import Where

TASKS: Final[Mapping[str, Callable[[Decision, FrameBase], Task]]] = {
    "first_look": FirstLook,
    "go": Where,
    "give": HandCards,
    "drawn": HandCards,
    "exchange": HandCards,
    "throw": HandCards,
    "swap": WholeDeck,
    "avoid": StayOrLeave,
    "lay": LayTokens,
    "side": LookAtSide,
    "seen": Seen,
    "role": PlaceTheRole,
    "keep_good": KeepOne,
    "accept": Agree,
}
"""Questions that are asked otherwise than with a tile for each answer."""


def task_of(decision: Decision, frame: FrameBase) -> Task:
    """How a question is asked on the frame."""
    return TASKS.get(decision.topic, Tiles)(decision, frame)
