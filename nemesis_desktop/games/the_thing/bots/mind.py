"""What every computer seat has in common: it weighs each answer, topic by topic, and takes the best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from nemesis_desktop.engine.decision import Act, Decision
from nemesis_desktop.engine.seats.policy import Lots
from nemesis_desktop.games.the_thing.acts import Avoid, Fight, LookAt, Offer, ShowLight, Stay, UseAbility
from nemesis_desktop.games.the_thing.bots.belief import beliefs
from nemesis_desktop.games.the_thing.components.assumptions import FREEZING_SPACES, RESCUE_FUEL_SPACES
from nemesis_desktop.games.the_thing.state import NOBODY
from nemesis_desktop.games.the_thing.view import FigureView, View

_NOISE = 1_000
_LONG = 99
_COLDEST = 3
"""So many spaces the cold comes closer in a storm."""


class Mind:
    """One seat's thoughts about one question. A method named like the question's topic weighs one answer.

    Args:
        view: what the seat may know.
        decision: what it is asked.
        lots: the lots it draws.
        me: the number of the figure it answers for.

    Attributes:
        name: by which its reasons are found, see ``reasons.TOLD``.
    """

    name: ClassVar[str]

    def __init__(self, view: View, decision: Decision, lots: Lots, me: int) -> None:
        self.view = view
        self.decision = decision
        self.lots = lots
        self.me: FigureView = view.figures[me]
        self.doubt = self.believes()

    def believes(self) -> dict[int, float]:
        """For each other character how likely it is an alien, from 0 to 1."""
        return beliefs(self.view, self.me.number)

    # ---------------------------------------------------------------- answering

    def picks(self) -> tuple[int, ...]:
        """The answer."""
        topic = self.decision.topic.replace("-", "_")
        if self.decision.kind == "claims":
            return (0,) if getattr(self, f"wants_{topic}", self.never)() else ()
        if self.decision.kind == "some":
            return self._some(topic)
        weigh = getattr(self, topic, self.alike)
        weights = [weigh(act) + self.lots.below(_NOISE) / _NOISE / 20 for act in self.decision.acts]
        return (max(range(len(weights)), key=weights.__getitem__),)

    def _some(self, topic: str) -> tuple[int, ...]:
        weigh = getattr(self, topic, self.alike)
        weights = {place: weigh(act) for place, act in enumerate(self.decision.acts)}
        best = sorted(weights, key=lambda place: -weights[place])
        wanted = [place for place in best if weights[place] > 0][: self.decision.most]
        return tuple(wanted if len(wanted) >= self.decision.least else best[: self.decision.least])

    def alike(self, act: Act) -> float:
        """No answer is better than another."""
        return 0.0

    def never(self) -> bool:
        """It does not say that it wants to."""
        return False

    def chance(self, percent: int) -> bool:
        """A lot."""
        return self.lots.below(100) < percent

    # ---------------------------------------------------------------- what it sees

    def holds(self, *goods: str) -> bool:
        """It has one of these; an empty flamethrower is none."""
        mine = [*(self.me.goods or ()), *self.me.shown]
        return any(good in mine and (good != "flamethrower" or any(self.me.canisters)) for good in goods)

    def company(self, place: str) -> list[FigureView]:
        """The standing characters in a place, without itself."""
        here = self.view.place(place).people
        return [one for one in self.view.figures if one.number in here and one.number != self.me.number]

    @property
    def rounds_left(self) -> int:
        """For how many more rounds somebody can wait: until the rescue helicopter leaves, or the cold has come."""
        view = self.view
        flies = RESCUE_FUEL_SPACES - view.rescue_fuel if view.helicopter and not view.rescue_gone else _LONG
        frozen = (FREEZING_SPACES - view.freezing - 1) // _COLDEST if view.freezing else _LONG
        return max(0, min(flies, frozen))

    @property
    def hurry(self) -> bool:
        """There is hardly any time left."""
        return self.rounds_left < 2

    def sorted_out(self) -> float:
        """How likely it tells every other character rightly."""
        sure = 1.0
        for doubt in self.doubt.values():
            sure *= max(doubt, 1 - doubt)
        return sure

    # ---------------------------------------------------------------- alike for both sides

    def light(self, act: Act) -> float:
        """Light is always good."""
        return float(isinstance(act, ShowLight) and act not in self.decision.inert)

    def offer(self, act: Act) -> float:
        """It gives nothing away."""
        return -float(isinstance(act, Offer))

    def accept(self, act: Any) -> float:
        """Whatever is given is welcome."""
        return float(type(act).__name__ == "Accept")

    def avoid(self, act: Act) -> float:
        """Stay; humans think again."""
        return float(isinstance(act, Stay))

    def whom(self, act: Act) -> float:
        """Look at whom it trusts most."""
        assert isinstance(act, LookAt)
        return -self.doubt.get(act.first, 0.0) if act.first != NOBODY else 0.0

    def fight_with(self, act: Act) -> float:
        """An explosive before a canister."""
        if not isinstance(act, Fight) or act in self.decision.inert:
            return 0.0
        return 2.0 if act.good == "explosive" else 1.0

    def ability(self, act: Act) -> float:
        """Whoever does less than they can is noticed."""
        return float(isinstance(act, UseAbility))

    def usable(self, act: Act) -> bool:
        """The answer does what it says."""
        return act not in self.decision.inert


def weapons_first(act: Act) -> float:
    """Which weapon to leave a clash with: one that stays, then a card, then a canister."""
    order: Sequence[str] = ("flamethrower", "melee", "firearm")
    return 1.0 + order.index(act.good) if isinstance(act, Avoid) else 0.0
