"""Whether who sleeps will wake up: where the ship flies, and how likely enough of its engines work."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from attrs import frozen

from nemesis_desktop.games.nemesis.bots.judging.tastes import WORKING_ENGINES
from nemesis_desktop.games.nemesis.components.coordinates import COORDINATES, Place
from nemesis_desktop.games.nemesis.view import View

SEEN: Final = {"working": 1.0, "damaged": 0.0}
"""How likely an engine works of which this was seen."""
UNSEEN: Final = 0.5
"""How likely an engine works that nobody has seen: one of its two tokens says so, and they were shuffled."""


@frozen(eq=False)
class WayHome:
    """The way of the ship, by what a seat has seen of it.

    Attributes:
        view: what the seat knows.
        haven: where the ship should fly.
    """

    view: View
    haven: Place

    @cached_property
    def engines_hold(self) -> float:
        """How likely enough engines work."""
        return enough(tuple(SEEN.get(state or "", UNSEEN) for state in self.view.engines))

    @cached_property
    def course_holds(self) -> float:
        """How likely the ship flies to where one wakes up."""
        cards = COORDINATES if self.view.coordinates is None else [self.view.coordinates]
        return sum(self.wakes_at(COORDINATES[card].get(self.view.destination)) for card in cards) / len(cards)

    def wakes_at(self, place: Place | None) -> bool:
        """Whether who sleeps wakes up where the ship arrives. Rulebook: Checking the victory conditions."""
        return place == "earth" or (place == "mars" and self.haven == "mars")

    @cached_property
    def safe_sleep(self) -> float:
        """How likely one wakes up again."""
        return 0.0 if self.view.self_destruct is not None else self.engines_hold * self.course_holds


def enough(chances: tuple[float, ...]) -> float:
    """How likely enough of the engines work, which work with these chances."""
    counted = {0: 1.0}
    for works in chances:
        after: dict[int, float] = {}
        for count, chance in counted.items():
            after[count + 1] = after.get(count + 1, 0.0) + chance * works
            after[count] = after.get(count, 0.0) + chance * (1.0 - works)
        counted = after
    return sum(chance for count, chance in counted.items() if count >= WORKING_ENGINES)
