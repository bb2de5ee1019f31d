"""Where a sensible human goes, and which card it gives there."""

from __future__ import annotations

from nemesis_desktop.engine.decision import Act
from nemesis_desktop.games.the_thing.acts import Exchange, Give, GoAndGive, GoAndRisk, Sleep, Take, Throw
from nemesis_desktop.games.the_thing.bots.mind import Mind
from nemesis_desktop.games.the_thing.bots.worth import worth
from nemesis_desktop.games.the_thing.components.characters import CLARK
from nemesis_desktop.games.the_thing.components.locations import LOCATIONS
from nemesis_desktop.games.the_thing.components.things import ACTIVATION, REPAIR, SABOTAGE


class OnTheMove(Mind):
    """Where to, and with which card."""

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
        return float(act.card == SABOTAGE) if isinstance(act, Exchange) else 0.5

    def swap(self, act: Act) -> float:
        """Some of both."""
        assert isinstance(act, Take)
        return 0.0 if act.card == SABOTAGE else 2.0 - act.copy * 0.5 + (0.2 if act.card == ACTIVATION else 0.0)
