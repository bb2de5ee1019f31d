"""Hasty people: they suspect everybody alike, test nobody they need not, and leave with the first vehicle there is."""

from __future__ import annotations

from nemesis_desktop.engine.decision import Act
from nemesis_desktop.games.the_thing.acts import PutToTest
from nemesis_desktop.games.the_thing.bots.human import HumanMind
from nemesis_desktop.games.the_thing.bots.together import TogetherMind
from nemesis_desktop.games.the_thing.components.things import HUMAN


class HastyHuman(HumanMind):
    """A human who draws no conclusions: only what was proved, or seen by itself, counts."""

    def believes(self) -> dict[int, float]:
        """The one alien of the beginning may be anybody who is not proved human."""
        others = [one for one in self.view.characters if one.number != self.me.number]
        unknown = sum(one.role != HUMAN and not one.alien_to_me for one in others)
        return {
            one.number: 1.0 if one.alien_to_me else 0.0 if one.role == HUMAN else 1 / (unknown + 1) for one in others
        }

    def would_leave(self) -> bool:
        """At once."""
        return True


class HastyTogether(TogetherMind):
    """Somebody who plays several characters, and tests none of them."""

    def test(self, act: Act) -> float:
        """Nobody."""
        return -float(isinstance(act, PutToTest))

    def would_leave(self) -> bool:
        """At once."""
        return True
