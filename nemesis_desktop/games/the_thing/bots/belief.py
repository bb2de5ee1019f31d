"""What a computer seat believes of the others: from what everybody has seen, and what it has seen itself.

Exactly one person began as the alien. For each who may have been it, the story of the game is told once more with what
everybody saw; the better a story fits what came out (proved humans, unmasked aliens, what oneself saw), the more it
counts.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from nemesis_desktop.games.the_thing.components.things import HUMAN
from nemesis_desktop.games.the_thing.state import Fact
from nemesis_desktop.games.the_thing.view import View

_INFECTS: Final = 0.45
"""How likely a look at an alien's token infects: most lay one, and one of two is seen."""
_BY_DOG: Final = 2 / 9
_NEVER: Final = 0.01
"""No story is quite impossible, or none might be left."""
_TELLING: Final = frozenset({"looked", "dog", "proved", "revealed"})


def beliefs(view: View, me: int) -> dict[int, float]:
    """For each other character how likely it is an alien, from 0 to 1."""
    numbers = [one.number for one in view.figures]
    human = view.figures[me].role == HUMAN
    known = [one.number for one in view.figures if one.alien_to_me]
    facts = [fact for fact in view.facts if fact.kind in _TELLING]
    doubt, total = dict.fromkeys(numbers, 0.0), 0.0
    for first in numbers:
        if first == me and human:
            continue
        weight, story = _story(facts, numbers, first, me if human else None)
        for whom in known:
            weight *= max(_NEVER, story[whom])
        total += weight
        for who in numbers:
            doubt[who] += weight * story[who]
    for one in view.figures:
        doubt[one.number] = 1.0 if one.alien_to_me else 0.0 if one.role == HUMAN else doubt[one.number] / total
    return {one.number: doubt[one.number] for one in view.figures if one.number != me and one.status == "playing"}


def _story(
    facts: Iterable[Fact], numbers: Iterable[int], first: int, human: int | None
) -> tuple[float, dict[int, float]]:
    """How well what came out fits one beginning, and how likely each is an alien now.

    Args:
        facts: what everybody has seen.
        numbers: everybody.
        first: who began as the alien.
        human: the one who thinks, if human still: all that one has seen were humans' tokens.
    """
    weight, story = 1.0, dict.fromkeys(numbers, 0.0)
    story[first] = 1.0
    for fact in facts:
        now = story[fact.who]
        match fact.kind:
            case "proved":
                weight *= max(_NEVER, 1 - now)
                story[fact.who] = 0.0
            case "revealed":
                weight *= max(_NEVER, now)
                story[fact.who] = 1.0
            case "dog":
                if fact.who != human:
                    story[fact.who] = now + (1 - now) * _BY_DOG
            case _:
                risk = story[fact.whom] * _INFECTS
                if fact.who == human:
                    weight *= 1 - risk
                else:
                    story[fact.who] = now + (1 - now) * risk
    return weight, story
