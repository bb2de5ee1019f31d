"""A whole game in a picture and a headline: what became of the ship, and of how many of its people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from attrs import frozen

from nemesis_desktop.engine.text import Text

SCENES: Final = {
    "earth": "scenes/earth",
    "mars": "scenes/mars",
    "venus": "scenes/venus",
    "deep_space": "scenes/deep_space",
}
"""What is seen of a ship that arrived somewhere."""


@frozen
class Outcome:
    """How a game ended, as far as it can be told without names.

    Attributes:
        ship: ``destroyed``, or where it arrived.
        cause: what ended the game: ``jump``, ``self_destruct``, ``fire``, ``hull`` or ``all_gone``.
        fates: of each person whether they survived, and how: ``hibernated``, ``launched``, or what killed them.
    """

    ship: str
    cause: str
    fates: Sequence[tuple[bool, str]]

    @property
    def alive(self) -> int:
        """How many have survived."""
        return sum(survived for survived, _ in self.fates)

    @property
    def _in_pods_only(self) -> bool:
        """Whether all who live have left the ship: then they are what is seen."""
        return self.alive > 0 and all(how == "launched" for survived, how in self.fates if survived)

    @property
    def _asleep_only(self) -> bool:
        """Whether all who live still sleep on board."""
        return all(how == "hibernated" for survived, how in self.fates if survived)

    @property
    def scene(self) -> str:
        """The drawing of it."""
        if self._in_pods_only and self.ship != "earth":
            return "scenes/pod_earth"
        if self.ship == "destroyed":
            return "scenes/fire" if self.cause == "fire" else "scenes/explosion"
        if self.alive and self.ship != "earth" and self._asleep_only:
            return "scenes/cold_sleep"
        return SCENES.get(self.ship, "scenes/deep_space")

    @property
    def headline(self) -> Text:
        """The same in words."""
        count, people = self.alive, len(self.fates)
        if self.ship == "destroyed":
            return Text("ui-ending-headline-away", count=count) if count else Text("ui-ending-headline-gone")
        how = "all" if count == people else "some" if count else "none"
        place = Text(f"destination-{self.ship}")
        return Text(f"ui-ending-headline-{how}", place=place, count=count, people=people)
