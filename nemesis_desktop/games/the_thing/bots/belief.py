"""What a computer seat believes of the others: from what everybody has seen, and what it has seen itself."""

from __future__ import annotations

from typing import Final

from nemesis_desktop.games.the_thing.components.things import ALIEN, HUMAN
from nemesis_desktop.games.the_thing.state import NOBODY
from nemesis_desktop.games.the_thing.view import View

_INFECTS: Final = 0.45
"""How likely a look at an alien's token infects: most lay one, and one of two is seen."""
_BY_DOG: Final = 2 / 9
_UNMASKED: Final = 0.6
"""How likely somebody who turned out to be an alien was one already when others looked at them."""


def beliefs(view: View, me: int) -> dict[int, float]:
    """For each other character how likely it is an alien, from 0 to 1."""
    others = [one for one in view.figures if one.number != me]
    was_alien = view.figures[me].role == ALIEN and not any(fact.who == me for fact in view.facts)
    prior = 0.0 if was_alien else 1 / max(1, len(others))
    doubt = {one.number: prior for one in others}
    unmasked = {one.number for one in others if one.status == "revealed" or one.alien_to_me}
    for fact in view.facts:
        if fact.who not in doubt:
            continue
        if fact.kind == "proved":
            doubt[fact.who] = 0.0
        elif fact.kind == "dog":
            doubt[fact.who] += (1 - doubt[fact.who]) * _BY_DOG
        elif fact.kind == "looked":
            source = _source(view, me, fact.whom, doubt, unmasked)
            doubt[fact.who] += (1 - doubt[fact.who]) * source * _INFECTS
    for one in others:
        if one.role == HUMAN:
            doubt[one.number] = 0.0
        elif one.role == ALIEN or one.alien_to_me:
            doubt[one.number] = 1.0
    return {one.number: doubt[one.number] for one in others if one.status == "playing"}


def _source(view: View, me: int, whom: int, doubt: dict[int, float], unmasked: set[int]) -> float:
    """How likely the one who was looked at was an alien."""
    if whom in (me, NOBODY):
        return 0.0  # whoever has taken the own Alien token is known (``alien_to_me``)
    return max(doubt[whom], _UNMASKED) if whom in unmasked else doubt[whom]
