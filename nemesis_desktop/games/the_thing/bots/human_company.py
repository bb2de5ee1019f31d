"""What a sensible human does among others: it leaves clashes, points, and tests."""

from __future__ import annotations

from nemesis_desktop.engine.decision import Act
from nemesis_desktop.games.the_thing.acts import Abstain, Avoid, Pick, PutToTest, Stay, Vote
from nemesis_desktop.games.the_thing.bots.mind import Mind, weapons_first


class AmongOthers(Mind):
    """Clashes, accusations and tests."""

    def avoid(self, act: Act) -> float:
        """Leave where the others are doubtful."""
        fear = max((self.doubt.get(one.number, 0.0) for one in self.company(self.me.place)), default=0.0)
        if isinstance(act, Stay):
            return 0.5
        assert isinstance(act, Avoid)
        return weapons_first(act) if self.usable(act) and fear > 0.12 else 0.0

    def wants_fight(self) -> bool:
        """Drive the alien away."""
        return self.holds("flamethrower", "explosive")

    def vote(self, act: Act) -> float:
        """The one it doubts most, if there is one."""
        if isinstance(act, Abstain):
            return 0.15
        assert isinstance(act, Vote)
        return self.doubt.get(act.whom, 0.0)

    def wants_claim_a(self) -> bool:
        """It has blood."""
        return self.holds("blood_sample")

    def wants_claim_b(self) -> bool:
        """It has wire and fire."""
        return self.holds("wire") and self.holds("flamethrower")

    def tester(self, act: Act) -> float:
        """Whom it trusts most."""
        return 1.0 - self.doubt.get(act.whom, 0.0) if isinstance(act, Pick) else 0.0

    def test(self, act: Act) -> float:
        """The one it doubts most."""
        if not isinstance(act, PutToTest) or not self.usable(act):
            return 0.04
        return self.doubt.get(act.whom, 0.0)
