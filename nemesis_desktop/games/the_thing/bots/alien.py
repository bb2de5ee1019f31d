"""A sensible alien: looks like everybody else, meets lonely people, and drops the mask when it must."""

from __future__ import annotations

from typing import Final

from nemesis_desktop.engine.decision import Act
from nemesis_desktop.games.the_thing.acts import (
    Absorb,
    AbsorbDog,
    Abstain,
    Assign,
    Board,
    DoNotTest,
    Exchange,
    GoAndGive,
    GoAndRisk,
    KeepToken,
    KeepWeather,
    Lay,
    Permit,
    Pick,
    PlanMade,
    Reveal,
    SabotageHere,
    Send,
    Sleep,
    StartEngine,
    Stay,
    Throw,
    TurnNext,
    UseGood,
    Vote,
)
from nemesis_desktop.games.the_thing.bots.human import HumanMind
from nemesis_desktop.games.the_thing.bots.human_work import WEATHER
from nemesis_desktop.games.the_thing.bots.worth import harm
from nemesis_desktop.games.the_thing.components.locations import KENNEL, LOCATIONS
from nemesis_desktop.games.the_thing.components.things import ALIEN, SABOTAGE

HUNGER: Final = 14.0
"""How much it likes to meet somebody who may be human; the more eyes there are, the more careful it is."""
_CROWD: Final = 6
PUSHES: Final = 15
"""In so many of a hundred votes it pushes somebody who would board before it: more would be noticed."""


class AlienMind(HumanMind):
    """The thoughts of an alien, hidden or revealed: a human's, but for what it is out for."""

    name = "alien"

    # ---------------------------------------------------------------- hidden

    def peril(self, place: str) -> float:
        """Company is no peril but prey; a dog is nothing to fear."""
        company = self.company(place)
        return -HUNGER / len(self.view.figures) * sum(1 - self.doubt.get(one.number, 1.0) for one in company)

    def go(self, act: Act) -> float:
        """Like a human, and to where somebody is."""
        if isinstance(act, Sleep):
            return -5.0
        if isinstance(act, GoAndRisk):
            return super().go(GoAndGive(act.place)) - 2.5
        return super().go(act)

    def card(self, face: str) -> float:
        """Sabotage, unless everybody sees whose card it is: the leader's blind card may always have been it."""
        if face == SABOTAGE:
            return -4.0 if self.watched else 6.0
        return super().card(face)

    @property
    def watched(self) -> bool:
        """Everybody sees its card."""
        return self.me.disc >= self.view.red

    def throw(self, act: Act) -> float:
        """Sabotage stays."""
        assert isinstance(act, Throw)
        return float(act.card != SABOTAGE)

    def exchange(self, act: Act) -> float:
        """It keeps what it has."""
        return -float(isinstance(act, Exchange))

    def lay(self, act: Act) -> float:
        """An Alien token, left or right."""
        assert isinstance(act, Lay)
        return float(ALIEN in (act.left, act.right)) * (1 + self.lots.below(100) / 1_000)

    def avoid(self, act: Act) -> float:
        """Stay: it wants to meet them."""
        return float(isinstance(act, Stay))

    def wants_fight(self) -> bool:
        """Not against its own."""
        return False

    def wants_burn(self) -> bool:
        """The cold is its friend."""
        return False

    def permit_fire(self, act: Act) -> float:
        """No fire."""
        return -float(isinstance(act, Permit))

    def assign(self, act: Act) -> float:
        """Sabotage where it hurts; the rest as a human would, but for the way out."""
        assert isinstance(act, Assign)
        place = self.view.figures[act.whom].place
        if place in LOCATIONS and self.turned == SABOTAGE:
            return harm(self.view, place)
        if act.whom == self.me.number and self.holds("keys") and place in LOCATIONS and self.view.place(place).ready:
            return 20.0
        return 0.3 * super().assign(act)

    def go_on(self, act: Act) -> float:
        """Like a human, to look like one."""
        return super().go_on(act) + (0.1 if isinstance(act, TurnNext) else 0.0)

    def keep_token(self, act: Act) -> float:
        """Blood is dangerous: away with it."""
        return -float(isinstance(act, KeepToken))

    def weather(self, act: Act) -> float:
        """The worse the better."""
        assert isinstance(act, KeepWeather)
        return -WEATHER[act.weather]

    station_die = weather

    def use(self, act: Act) -> float:
        """Nothing."""
        return -float(isinstance(act, UseGood))

    def wants_use_now(self) -> bool:
        """Nothing."""
        return False

    def keys(self, act: Act) -> float:
        """Whoever leaves as an alien has won."""
        return float(isinstance(act, StartEngine) and self.usable(act))

    def board(self, act: Act) -> float:
        """Aboard, by all means."""
        return float(isinstance(act, Board))

    def let_aboard(self, act: Act) -> float:
        """Everybody is welcome."""
        return float(isinstance(act, Permit))

    # ---------------------------------------------------------------- rec room and tests

    def vote(self, act: Act) -> float:
        """A human who is suspected already; once help is on its way, one who would board before it."""
        if isinstance(act, Abstain):
            return 0.5
        assert isinstance(act, Vote)
        human = 1 - self.doubt.get(act.whom, 1.0)
        disc = self.view.figures[act.whom].disc
        before = self.view.signal and not self.view.rescue_gone and disc <= self.me.disc
        return human * (disc / max(1, self.view.red) + float(before and self.chance(PUSHES)))

    def wants_reveal(self) -> bool:
        """When a test is near and it would be the one, or late, when power does more than hiding.

        Among few people a hidden alien is worth more than its power.
        """
        if len(self.view.figures) < _CROWD:
            return False
        tests = any(one.samples or (one.canisters and one.items) for one in self.view.characters)
        most = max(one.disc for one in self.view.characters)
        if tests and self.me.disc == most and most > 2:
            return self.chance(35)
        return self.view.round >= 7 and self.chance(20)

    def reveal_oneself(self, act: Act) -> float:
        """It meant it."""
        return float(isinstance(act, Reveal))

    def wants_claim_a(self) -> bool:
        """It tests nobody."""
        return False

    wants_claim_b = wants_claim_a

    def tester(self, act: Act) -> float:
        """Another alien, if it knows one; somebody must be picked, or it would be noticed."""
        return 0.5 + self.doubt.get(act.whom, 0.0) if isinstance(act, Pick) else 0.6

    def test(self, act: Act) -> float:
        """Nobody."""
        return float(isinstance(act, DoNotTest))

    # ---------------------------------------------------------------- revealed

    def plan(self, act: Act) -> float:
        """Two or three points where it hurts, one for a dog in the kennel."""
        if isinstance(act, PlanMade):
            return 0.6
        assert isinstance(act, Send)
        if act.place == KENNEL:
            return 2.5 if act.power == 1 else 0.0
        crowd = 2 if len(self.view.characters) > 4 else 1
        fitting = 1.2 if act.power == crowd + 1 else 0.9 if act.power == crowd else 0.5
        return fitting + 0.3 * harm(self.view, act.place)

    def victim(self, act: Act) -> float:
        """Somebody who is surely human before a room, and a room before a dog."""
        match act:
            case Absorb(whom=whom):
                return 4.0 * (1 - self.doubt.get(whom, 0.0)) + (1.0 if self.view.figures[whom].disc == 0 else 0.0)
            case AbsorbDog():
                return 1.5
            case SabotageHere(place=place):
                return harm(self.view, place)
        return 0.0
