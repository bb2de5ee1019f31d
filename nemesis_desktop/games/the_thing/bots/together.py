"""A sensible person in the cooperative game: the same cares, openly shared, and dice instead of cards."""

from __future__ import annotations

from nemesis_desktop.engine.decision import Act
from nemesis_desktop.games.the_thing.acts import (
    Absorb,
    Assign,
    Burn,
    Cancel,
    DiceDone,
    DoAction,
    PutInto,
    Reroll,
    RollAgain,
    Turn,
    Turned,
)
from nemesis_desktop.games.the_thing.bots.human import HumanMind
from nemesis_desktop.games.the_thing.bots.worth import harm, worth
from nemesis_desktop.games.the_thing.components.characters import CLARK
from nemesis_desktop.games.the_thing.components.locations import BEDROOM, LOCATIONS
from nemesis_desktop.games.the_thing.components.things import ACTIVATION, REPAIR, SABOTAGE, THREAT

BAD = (SABOTAGE, THREAT)


class TogetherMind(HumanMind):
    """The thoughts of somebody who plays several characters."""

    def place(self, act: Act) -> float:
        """Where an action is needed, alone, and without a dog."""
        assert isinstance(act, PutInto)
        if act.place == BEDROOM:
            return 1.4
        here = self.view.place(act.place)
        company = [who for who in here.people if who != act.who]
        dog = here.dog and not company and self.view.figures[act.who].character != CLARK
        crowd = 1.2 * len(company) if not LOCATIONS[act.place].bonus else 0.5 * len(company)
        value = self.needed(act.place) * (1.3 if company and LOCATIONS[act.place].bonus else 1.0)
        return value - crowd - (3.5 if dog else 0.0) - (2.0 if len(company) > 1 else 0.0)

    def turned(self, act: Act) -> float:  # type: ignore[override]  # of the question with this name
        """The one who is worth least: with the fewest things."""
        assert isinstance(act, Turned)
        one = self.view.figures[act.whom]
        return -float(len(one.goods or ()) + len(one.shown))

    def coop_victim(self, act: Act) -> float:
        """The same."""
        return -float(len(self.view.figures[act.whom].goods or ())) if isinstance(act, Absorb) else 0.0

    def assign(self, act: Act) -> float:
        """Good dice where they help, bad ones where they harm least."""
        assert isinstance(act, Assign)
        one = self.view.figures[act.whom]
        place = one.place
        if place not in LOCATIONS:
            return -9.0
        faces = [die.face for die in self.view.dice]
        good = max((self._worth(act.whom, face) for face in faces if face not in BAD), default=0.0)
        bad = sum(harm(self.view, place) if face == SABOTAGE else 1.0 for face in faces if face in BAD)
        room = self.view.threat - one.disc
        return good + 0.1 * room - 0.4 * bad if room > len([face for face in faces if face in BAD]) else -bad

    def _worth(self, who: int, face: str) -> float:
        place = self.view.figures[who].place
        people = [other for other in self.view.place(place).people if not self.view.figures[other].lying]
        if self.view.place(place).ready and face == ACTIVATION:
            return 20.0
        return worth(self.view, place, face) * (len(people) if LOCATIONS[place].bonus else 1)

    def dice(self, act: Act) -> float:
        """Cancel bad results as long as the disc is far from the marker; roll or turn where it helps."""
        dice = self.view.dice
        one = self.view.figures[self.view.assigned]
        bad = [number for number, die in enumerate(dice) if not die.cancelled and die.face in BAD]
        if isinstance(act, DiceDone):
            return 0.5
        if not isinstance(act, Cancel | Turn | Reroll) or act.die not in bad:
            return 0.0
        room = self.view.threat - one.disc
        left = [die.face for die in dice if not die.cancelled and die.face not in BAD]
        value = max((self._worth(one.number, face) for face in left), default=0.0)
        if isinstance(act, Reroll):
            return 2.0
        if isinstance(act, Turn):
            return 1.5 if len(bad) == 1 and act.face not in BAD else 0.0
        return 1.0 if room > len(bad) + 1 and value > 0.8 else 0.0

    def do_one(self, act: Act) -> float:
        """What is worth most."""
        if isinstance(act, DoAction):
            return self._worth(self.view.assigned, act.action) + 0.1
        return 3.0 if isinstance(act, Burn) and self.view.freezing >= 5 else 0.0

    def roll_again(self, act: Act) -> float:
        """Yes: standing about helps nobody."""
        return float(isinstance(act, RollAgain))

    def sorted_out(self) -> float:
        """Who has the two bad cards nobody knows; those who were tested are sure."""
        unknown = [one for one in self.view.characters if one.role is None]
        return 0.75 ** len(unknown)

    def let_aboard(self, act: Act) -> float:
        """Everybody."""
        return float(type(act).__name__ == "Permit")

    def use(self, act: Act) -> float:
        """Where it brings the station forward."""
        value = super().use(act)
        return value if value else 0.0

    def wanted(self, face: str) -> float:
        """How good a face is."""
        return 0.0 if face in BAD else 1.0 + (face == REPAIR) * 0.1
