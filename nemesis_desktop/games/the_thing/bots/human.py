"""A sensible human: keeps the station warm, meets nobody without need, and leaves with those who are surely human."""

from __future__ import annotations

from typing import Any, Final

from nemesis_desktop.engine.decision import Act
from nemesis_desktop.games.the_thing.acts import (
    Abstain,
    Assign,
    Avoid,
    Board,
    Burn,
    Exchange,
    FuelTo,
    Give,
    GoAndGive,
    GoAndRisk,
    KeepGood,
    KeepToken,
    KeepWeather,
    Permit,
    Pick,
    PutToTest,
    Sleep,
    StartEngine,
    Stay,
    Take,
    Throw,
    TurnNext,
    UseGood,
    Vote,
)
from nemesis_desktop.games.the_thing.bots.mind import Mind, weapons_first
from nemesis_desktop.games.the_thing.bots.worth import harm, worth
from nemesis_desktop.games.the_thing.components.characters import CLARK
from nemesis_desktop.games.the_thing.components.locations import LOCATIONS
from nemesis_desktop.games.the_thing.components.things import ACTIVATION, REPAIR, SABOTAGE

SURE: Final = 0.2
"""So sure it must be that it tells all others rightly to leave, as long as there is time; ``DESPERATE`` otherwise."""
DESPERATE: Final = 0.04
GOODS_WANTED: Final = {
    "flamethrower": 5.0, "firearm": 4.0, "melee": 3.0, "explosive": 2.0,
    "keys": 5.0, "wire": 3.0, "fuel_can": 2.5, "tools": 2.4, "flashlight": 1.0,
}  # fmt: skip
WEATHER: Final = {"sunny": 2.0, "snow": 1.0, "storm": 0.0}


class HumanMind(Mind):
    """The thoughts of a human."""

    # ---------------------------------------------------------------- where to, with which card

    def needed(self, place: str) -> float:
        """What the best action there is worth."""
        return max(worth(self.view, place, card) for card in (ACTIVATION, REPAIR))

    def peril(self, place: str) -> float:
        """What it fears there: a dog alone, or a hidden alien."""
        company = self.company(place)
        if not company:
            dog = self.view.place(place).dog and self.me.character != CLARK
            return 3.0 if dog else 0.0
        fear = sum(self.doubt.get(one.number, 0.0) for one in company)
        return fear * (2.0 if self.holds("firearm", "melee") else 7.0)

    def go(self, act: Act) -> float:
        """Where an action is needed and nobody doubtful is; with a bad hand to bed, or to the top of the deck."""
        hand = self.me.hand or ()
        bad = hand.count(SABOTAGE)
        match act:
            case Sleep():
                return (-2.0, -1.0, 2.8, 4.5)[bad]
            case GoAndGive(place=place) | GoAndRisk(place=place):
                company = self.company(place)
                value = self.needed(place)
                if company:
                    value *= 1 + 0.7 * len(company) if LOCATIONS[place].bonus else 0.5
                token = 0.4 if self.view.place(place).token else 0.0
                good = isinstance(act, GoAndGive)
                choice = (0.0 if bad < len(hand) else -3.0) if good else -0.8 if bad < len(hand) else 0.0
                return value + token + choice - self.peril(place)
        return 0.0

    def card(self, face: str) -> float:
        """How much it likes to see a card in the pile."""
        if face == SABOTAGE:
            return -5.0
        here = worth(self.view, self.me.place, face) if self.me.place in LOCATIONS else 0.0
        return 0.2 + here

    def give(self, act: Act) -> float:
        """The card that is needed where it stands."""
        assert isinstance(act, Give)
        return self.card(act.card)

    drawn = give

    def throw(self, act: Act) -> float:
        """Away with sabotage."""
        assert isinstance(act, Throw)
        return float(act.card == SABOTAGE)

    def exchange(self, act: Act) -> float:
        """Away with sabotage."""
        return float(isinstance(act, Exchange) and act.card == SABOTAGE) if isinstance(act, Exchange) else 0.5

    def swap(self, act: Act) -> float:
        """Some of both."""
        assert isinstance(act, Take)
        return 0.0 if act.card == SABOTAGE else 2.0 - act.copy * 0.5 + (0.2 if act.card == ACTIVATION else 0.0)

    # ---------------------------------------------------------------- clashes

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

    # ---------------------------------------------------------------- arson and actions

    def wants_burn(self) -> bool:
        """Only fire drives the cold back."""
        return self.view.freezing >= 5 and self.holds("flamethrower", "explosive")

    def permit_fire(self, act: Act) -> float:
        """When it is cold enough."""
        return float(isinstance(act, Permit) == (self.view.freezing >= 4))

    def burn_with(self, act: Act) -> float:
        """An explosive before a canister."""
        return (2.0 if act.good == "explosive" else 1.0) if isinstance(act, Burn) and self.usable(act) else 0.0

    def assign(self, act: Act) -> float:
        """Where it helps most, or harms least; nobody doubtful gets to a vehicle that is ready."""
        assert isinstance(act, Assign)
        place = self.view.figures[act.whom].place
        if place not in LOCATIONS:
            return 0.0
        card = self.turned
        if card == SABOTAGE:
            return -harm(self.view, place)
        value = worth(self.view, place, card)
        if card == ACTIVATION and self.view.place(place).ready:
            doubt = self.doubt.get(act.whom, 0.0)
            if act.whom == self.me.number:
                return 20.0 if self.holds("keys") else 0.0
            # Who stands at a vehicle that is ready has a reason.
            return 12.0 if doubt < 0.3 and self.would_leave() else -9.0
        times = len([who for who in self.view.place(place).people if not self.view.figures[who].lying])
        return value * (times if LOCATIONS[place].bonus else 1)

    @property
    def turned(self) -> str:
        """The card that lies turned up: the question names it."""
        card: Any = dict(self.decision.prompt.args).get("card")
        return str(card.id).removeprefix("thing-card-") if card is not None else ACTIVATION

    def go_on(self, act: Act) -> float:
        """As long as the rest is more likely good than bad."""
        rest = len(self.view.pile.faces)
        givers = [one for one in self.view.characters if one.number != self.me.number]
        bad = 0.34 + sum(0.75 * self.doubt.get(one.number, 0.0) + 0.06 for one in givers)
        expected = bad / max(1, len(givers) + 2) * (0.7 if rest > 2 else 1.0)
        return float(isinstance(act, TurnNext) == (expected < 0.42))

    def keep_good(self, act: Act) -> float:
        """By what it is good for."""
        assert isinstance(act, KeepGood)
        return GOODS_WANTED[act.good] - (2.0 if self.holds(act.good) else 0.0)

    def keep_token(self, act: Act) -> float:
        """Blood is kept, the rest is not."""
        return float(isinstance(act, KeepToken) == ("blood_sample" in self.view.looking))

    def weather(self, act: Act) -> float:
        """The warmer the better."""
        assert isinstance(act, KeepWeather)
        return WEATHER[act.weather]

    station_die = weather

    def fuel_to(self, act: Act) -> float:
        """Where it is needed most."""
        assert isinstance(act, FuelTo)
        place = self.view.place(act.place)
        return (
            1.6 * (place.fuel_slots - place.fuel)
            if act.place == "boiler_room"
            else worth(self.view, act.place, ACTIVATION)
        )

    def use(self, act: Act) -> float:
        """Where it brings the station forward."""
        if not isinstance(act, UseGood) or not self.usable(act):
            return 1.0
        return worth(self.view, self.me.place, REPAIR if act.good == "tools" else ACTIVATION)

    def wants_use_now(self) -> bool:
        """It has something to use, and it is worth it."""
        place = self.me.place
        tools = self.holds("tools") and worth(self.view, place, REPAIR) > 1.0
        fuel = self.holds("fuel_can") and worth(self.view, place, ACTIVATION) > 1.0
        return tools or fuel

    # ---------------------------------------------------------------- leaving

    def would_leave(self) -> bool:
        """It is sure enough of everybody, or there is no time left."""
        return self.sorted_out() >= (DESPERATE if self.hurry or self.view.round >= 9 else SURE)

    def keys(self, act: Act) -> float:
        """Leave when it is sure enough."""
        leave = isinstance(act, StartEngine)
        return float(leave == self.would_leave()) if self.usable(act) else 0.0

    def board(self, act: Act) -> float:
        """With others always; as the first when it is sure enough."""
        wants = self.would_leave() if self.view.boarding is None else True
        return float(isinstance(act, Board) == wants)

    def let_aboard(self, act: Act) -> float:
        """Whom it trusts."""
        boarding = self.view.boarding
        assert boarding is not None
        return float(isinstance(act, Permit) == (self.asking() not in self.left_out()))

    def left_out(self) -> list[int]:
        """As many as are probably aliens, the most doubtful, and whoever is more likely alien than not."""
        worst = sorted(self.doubt, key=lambda who: -self.doubt[who])
        count = round(sum(self.doubt.values()))
        return [who for place, who in enumerate(worst) if place < count or self.doubt[who] > 0.5]

    def asking(self) -> int:
        """Who asks to come aboard: the first in order who is neither aboard nor turned away."""
        boarding = self.view.boarding
        assert boarding is not None
        gone = {*boarding.aboard, *boarding.refused}
        return next(who for who in boarding.order if who not in gone)

    # ---------------------------------------------------------------- rec room and tests

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
