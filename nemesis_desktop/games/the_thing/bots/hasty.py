"""Hasty people: they suspect everybody alike, test nobody they need not, and leave with the first vehicle there is.

An alien among them is as hasty wherever others see what it does, or whoever played with care would be it.
"""

from __future__ import annotations

from nemesis_desktop.engine.decision import Act
from nemesis_desktop.games.the_thing.acts import PutToTest
from nemesis_desktop.games.the_thing.bots.alien import AlienMind
from nemesis_desktop.games.the_thing.bots.human import HumanMind
from nemesis_desktop.games.the_thing.bots.mind import Mind
from nemesis_desktop.games.the_thing.bots.together import TogetherMind
from nemesis_desktop.games.the_thing.components.things import HUMAN


class Hasty(Mind):
    """Somebody who draws no conclusions: only what was proved, or seen by itself, counts."""

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


class HastyHuman(Hasty, HumanMind):
    """A human in a hurry."""

    name = "hasty-human"


class HastyAlien(Hasty, AlienMind):
    """An alien in a hurry. What nobody sees it does as any alien: cards, tokens, what it keeps and throws away.

    It starts an engine, boards, gives out a vehicle and goes on turning cards as hasty humans do. That a careful alien
    points seldom, and lets everybody aboard, would give it away among people who do neither.
    """

    name = "hasty-alien"

    def vote(self, act: Act) -> float:
        """As a human who suspects everybody alike; it spares those it knows to be like itself."""
        return 0.0 if self.doubt.get(getattr(act, "whom", -1)) == 1.0 else HumanMind.vote(self, act)

    def let_aboard(self, act: Act) -> float:
        """As a human who suspects everybody alike."""
        return HumanMind.let_aboard(self, act)


class HastyTogether(TogetherMind):
    """Somebody who plays several characters, and tests none of them."""

    name = "hasty-together"

    def test(self, act: Act) -> float:
        """Nobody."""
        return -float(isinstance(act, PutToTest))

    def would_leave(self) -> bool:
        """At once."""
        return True
