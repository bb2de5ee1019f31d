"""The training path: which rules each kind of mission adds to those before it.

The printed handbook that decides these limits was not at hand; they are worked out from the scenario cards.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from nemesis_desktop.games.space_alert.components.missions import MISSIONS


class Training(NamedTuple):
    """A step of the path. What is off does not exist yet; the components for it stay in the box."""

    group: str
    missions: tuple[str, ...]
    maintenance: bool
    squads: bool
    visual: bool
    heroic: bool
    unconfirmed: bool
    levels: bool
    """Whether yellow cards may be chosen; only white ones otherwise."""


def _missions(group: str) -> tuple[str, ...]:
    return tuple(code for code, mission in MISSIONS.items() if mission.group == group)


TRAINING: Final = (
    Training("test_run", _missions("test_run"), False, False, False, False, False, False),
    Training("simulation", _missions("simulation"), True, False, False, False, True, False),
    Training("advanced_simulation", _missions("advanced_simulation"), True, True, False, False, True, False),
    Training("mission", _missions("mission"), True, True, True, True, True, True),
)

PATH: Final = tuple(code for step in TRAINING for code in step.missions)
"""All missions in the order in which a crew learns."""


def training_of(group: str) -> Training:
    """The step to which the missions of a group belong."""
    return next(step for step in TRAINING if step.group == group)
