"""A sensible person in the cooperative game: the same cares, openly shared, and dice instead of cards."""

from __future__ import annotations

from math import comb
from typing import Final

from nemesis_desktop.engine.decision import Act
from nemesis_desktop.games.the_thing.acts import (
    Absorb,
    Assign,
    Avoid,
    Burn,
    Cancel,
    DiceDone,
    DoAction,
    KeepToken,
    Permit,
    PutInto,
    PutToTest,
    Reroll,
    RollAgain,
    Turn,
    Turned,
    UseGood,
)
from nemesis_desktop.games.the_thing.bots.human import HumanMind
from nemesis_desktop.games.the_thing.bots.worth import harm, worth
from nemesis_desktop.games.the_thing.components.characters import CLARK
from nemesis_desktop.games.the_thing.components.locations import BEDROOM, LOCATIONS, MOST_IN_A_ROOM
from nemesis_desktop.games.the_thing.components.things import ACTIVATION, COOP_ROLES, REPAIR, SABOTAGE, THREAT
from nemesis_desktop.games.the_thing.components.tracks import GREEN
from nemesis_desktop.games.the_thing.view import FigureView

CALL: Final = 9.0
"""What the signal is worth from the first round on: nobody among friends takes the helicopter away."""
BAD: Final = (SABOTAGE, THREAT)
_IN_BOX: Final = 2
"""So many role cards went back to the box unseen."""
CLOSE: Final = 2
"""So near the threat marker a character turns tonight or with the next mishap."""
_UNKNOWN: Final = 0.25
_SURE: Final = 0.7
_DESPERATE: Final = 0.1
_WORTH_A_ROLL: Final = (1.5, 4.5)
"""So much somebody must be able to do to roll for it: before the signal is sent, and while help is coming."""


class TogetherMind(HumanMind):
    """The thoughts of somebody who plays several characters."""

    name = "together"

    def believes(self) -> dict[int, float]:
        """Nobody knows anybody's card before it is turned up."""
        return {one.number: _UNKNOWN if one.role is None else 0.0 for one in self.view.characters}

    # ---------------------------------------------------------------- where to

    def place(self, act: Act) -> float:
        """Together where the bonus counts, otherwise alone; never alone with a dog, nor so that a meeting turns one."""
        assert isinstance(act, PutInto)
        if act.place == BEDROOM:
            return 1.6
        here, one = self.view.place(act.place), self.view.figures[act.who]
        company = [who for who in here.people if who != act.who]
        if here.dog and not company and one.character != CLARK:
            return -3.0
        value = self.needed(act.place)
        if not company:
            return value
        met = [one, *(self.view.figures[who] for who in company)]
        if not any(other.disc == GREEN for other in met) and any(self.room(other) <= CLOSE for other in met):
            return value - 6.0
        if not LOCATIONS[act.place].bonus or len(company) == MOST_IN_A_ROOM - 1 and value < 2:
            return value - 2.5
        return value + (1.2 if self.room(one) > 3 else -1.0)

    def value(self, place: str, card: str) -> float:
        """As for everybody, but once help is on its way nothing counts like knowing who is human."""
        coming = self.view.signal and not self.view.rescue_gone
        if place == "laboratory" and card == ACTIVATION and self.view.lab_bag and any(self.doubt.values()):
            return 4.0 if coming else 2.6
        radio = self.view.place("radio_room")
        if place == radio.id and card == ACTIVATION and not (radio.damage or radio.burned or self.view.signal):
            return CALL
        value = worth(self.view, place, card)
        return 0.3 * value if coming and LOCATIONS[place].vehicle else value

    def needed(self, place: str) -> float:
        """What the best action there is worth."""
        return max(self.value(place, card) for card in (ACTIVATION, REPAIR))

    def avoid(self, act: Act) -> float:
        """A firearm costs nothing; the rest is kept."""
        return float(isinstance(act, Avoid) and act.good == "firearm") or 0.5

    def use(self, act: Act) -> float:
        """What can be used is used."""
        return 2.0 if isinstance(act, UseGood) else 1.0

    def keep_token(self, act: Act) -> float:
        """Blood is kept."""
        return float(isinstance(act, KeepToken) == ("blood_sample" in self.view.looking))

    def room(self, one: FigureView) -> int:
        """So far the disc is from the marker."""
        return self.view.threat - one.disc

    def turned(self, act: Act) -> float:  # type: ignore[override]  # of the question with this name
        """The one who is worth least: with the fewest things, and best one who is not known to be human."""
        assert isinstance(act, Turned)
        return self._expendable(act.whom)

    def coop_victim(self, act: Act) -> float:
        """The same."""
        return self._expendable(act.whom) if isinstance(act, Absorb) else 0.0

    def _expendable(self, who: int) -> float:
        one = self.view.figures[who]
        return 3.0 * (one.role is None) - len(one.goods or ()) - len(one.shown)

    # ---------------------------------------------------------------- dice

    def assign(self, act: Act) -> float:
        """Good dice where they help, bad ones to whoever can bear them."""
        assert isinstance(act, Assign)
        one = self.view.figures[act.whom]
        if one.place not in LOCATIONS:
            return -99.0
        faces = [die.face for die in self.view.dice]
        if not faces:  # in the dark: who is named before the roll
            return self.needed(one.place) + 0.2 * self.room(one)
        bad = [face for face in faces if face in BAD]
        good = max((self._worth(act.whom, face) for face in faces if face not in BAD), default=0.0)
        if self.room(one) > len(bad) + 1:
            return good - 0.6 * len(bad) + 0.15 * self.room(one)
        return -sum(harm(self.view, one.place) if face == SABOTAGE else 2.0 for face in bad)

    def _worth(self, who: int, face: str) -> float:
        place = self.view.figures[who].place
        people = [other for other in self.view.place(place).people if not self.view.figures[other].lying]
        if self.view.place(place).ready and face == ACTIVATION:
            one = self.view.figures[who]
            return 20.0 if "keys" in (*(one.goods or ()), *one.shown) and self.would_leave() else 0.0
        return self.value(place, face) * (len(people) if LOCATIONS[place].bonus else 1)

    def dice(self, act: Act) -> float:
        """Roll again and turn where it helps; cancel as long as the disc is far from the marker."""
        if isinstance(act, DiceDone):
            return 0.5
        dice, one = self.view.dice, self.view.figures[self.view.assigned]
        bad = [number for number, die in enumerate(dice) if not die.cancelled and die.face in BAD]
        if not isinstance(act, Cancel | Turn | Reroll) or act.die not in bad:
            return 0.0
        if isinstance(act, Reroll):
            return 3.0
        if isinstance(act, Turn):
            return 2.0 if len(bad) == 1 and self._worth(one.number, act.face) > 1 else 0.0
        left = [die.face for die in dice if not die.cancelled and die.face not in BAD]
        value = max((self._worth(one.number, face) for face in left), default=0.0)
        spare = self.room(one) - len(bad)
        if spare > 1 and value > 0.7 * len(bad):
            return 1.0
        # A threat that stays brings the marker closer to everybody.
        return 0.9 if dice[act.die].face == THREAT and self.room(one) > 3 else 0.0

    def do_one(self, act: Act) -> float:
        """What is worth most."""
        if isinstance(act, DoAction):
            return self._worth(self.view.assigned, act.action) + 0.1
        return 3.0 if isinstance(act, Burn) and self.view.freezing >= 5 else 0.0

    def roll_again(self, act: Act) -> float:
        """While somebody can still do something that is worth a cancelled die."""
        least = _WORTH_A_ROLL[bool(self.view.signal)]
        ready = [one for one in self.view.characters if not one.lying and one.place in LOCATIONS]
        useful = any(self.needed(one.place) >= least and self.room(one) > 2 for one in ready)
        return float(isinstance(act, RollAgain) == useful)

    # ---------------------------------------------------------------- tests and leaving

    def test(self, act: Act) -> float:
        """Whom the threat is about to reach: a human goes back to green. Otherwise whom nobody knows, in time."""
        if not isinstance(act, PutToTest):
            return 0.04
        one = self.view.figures[act.whom]
        if self.room(one) <= CLOSE:
            return 2.0 if one.role is None else 3.0
        return 0.0 if one.role is not None or not (self.view.signal or self.view.round >= 4) else 1.0

    def sorted_out(self) -> float:
        """How likely no alien is among those whom nobody knows: all alien cards lie in the box, or are found."""
        figures = self.view.figures
        unknown = sum(one.status == "playing" and one.role is None for one in figures)
        found = sum(one.open and one.role == "alien" for one in figures)
        away = _IN_BOX + sum(one.status != "playing" and not one.open for one in figures)
        aliens = COOP_ROLES["alien"] - found
        return comb(away, aliens) / comb(away + unknown, aliens)

    def would_leave(self) -> bool:
        """It is likely enough that all who are left are human."""
        late = self.hurry or self.view.round >= 8 or len(self.view.characters) <= 2
        return self.sorted_out() >= (_DESPERATE if late else _SURE)

    def let_aboard(self, act: Act) -> float:
        """Everybody."""
        return float(isinstance(act, Permit))
