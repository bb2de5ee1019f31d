"""What a sensible human does by day: actions given out, things kept and used, fires laid."""

from __future__ import annotations

from typing import Any, Final

from nemesis_desktop.engine.decision import Act
from nemesis_desktop.games.the_thing.acts import (
    Assign,
    Burn,
    FuelTo,
    KeepGood,
    KeepToken,
    KeepWeather,
    Permit,
    TurnNext,
    UseGood,
)
from nemesis_desktop.games.the_thing.bots.human_leaving import OnTheWayOut
from nemesis_desktop.games.the_thing.bots.worth import harm, worth
from nemesis_desktop.games.the_thing.components.locations import LOCATIONS
from nemesis_desktop.games.the_thing.components.things import ACTIVATION, REPAIR, SABOTAGE

GOODS_WANTED: Final = {
    "flamethrower": 5.0, "firearm": 4.0, "melee": 3.0, "explosive": 2.0,
    "keys": 5.0, "wire": 3.0, "fuel_can": 2.5, "tools": 2.4, "flashlight": 1.0,
}  # fmt: skip
WEATHER: Final = {"sunny": 2.0, "snow": 1.0, "storm": 0.0}


class AtWork(OnTheWayOut):
    """Fires, actions, goods. Who stands at a vehicle that is ready is sent out by it, too."""

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
        """Where it helps most, or harms least; nobody who is doubted gets to a vehicle that is ready."""
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
        """Where it does the station good."""
        if not isinstance(act, UseGood) or not self.usable(act):
            return 1.0
        return worth(self.view, self.me.place, REPAIR if act.good == "tools" else ACTIVATION)

    def wants_use_now(self) -> bool:
        """It has something to use, and it is worth it."""
        place = self.me.place
        tools = self.holds("tools") and worth(self.view, place, REPAIR) > 1.0
        fuel = self.holds("fuel_can") and worth(self.view, place, ACTIVATION) > 1.0
        return tools or fuel
