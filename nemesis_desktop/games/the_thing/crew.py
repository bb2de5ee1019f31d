"""Who is on the station, in which order they are asked, and how much they are suspected."""

from __future__ import annotations

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.text import Argument
from nemesis_desktop.games.the_thing.components.assumptions import LAST_SUSPICION
from nemesis_desktop.games.the_thing.components.things import ALIEN, HUMAN
from nemesis_desktop.games.the_thing.components.tracks import GREEN
from nemesis_desktop.games.the_thing.modes import COOP
from nemesis_desktop.games.the_thing.state import PLAYING, REVEALED, Figure, State
from nemesis_desktop.games.the_thing.wording import figure_name


class Crew:
    """The figures, as the rules ask for them: one layer of ``Game``."""

    __slots__ = ()
    state: State

    @property
    def coop(self) -> bool:
        """People play together against the game, openly."""
        return self.state.mode == COOP

    def figure(self, who: int) -> Figure:
        """A figure by its number."""
        return self.state.figures[who]

    def seat_of(self, who: int) -> Seat:
        """Who plays a figure."""
        return self.state.figures[who].seat

    def name(self, who: int) -> Argument:
        """What a figure is called."""
        return figure_name(self.state, who)

    def plays(self, who: int) -> bool:
        """It is a character: neither a revealed alien nor absorbed."""
        return self.figure(who).status == PLAYING

    @property
    def characters(self) -> list[int]:
        """All characters, by number."""
        return [one.number for one in self.state.figures if one.status == PLAYING]

    @property
    def revealed(self) -> list[int]:
        """All revealed aliens, by number."""
        return [one.number for one in self.state.figures if one.status == REVEALED]

    def human(self, who: int) -> bool:
        """Its true role: for rules, never for what somebody sees."""
        return self.state.roles[who] == HUMAN

    @property
    def humans(self) -> list[int]:
        """The characters that are human."""
        return [who for who in self.characters if self.human(who)]

    def turn_alien(self, who: int) -> None:
        """It is on the aliens' team from now on."""
        self.state.roles[who] = ALIEN

    def circle_from(self, who: int) -> list[int]:
        """All characters clockwise, this figure first."""
        count = len(self.state.figures)
        around = [(who + step) % count for step in range(count)]
        return [number for number in around if self.plays(number)]

    def in_order(self) -> list[int]:
        """All characters clockwise from the leader; all of the leader's own first, where a person plays several."""
        leader = self.seat_of(self.state.leader)
        first = next(one.number for one in self.state.figures if one.seat == leader)
        return self.circle_from(first)

    def turn_order(self) -> list[int]:
        """All characters in the order of moving: left of the leader first, the leader's own last."""
        leader = self.seat_of(self.state.leader)
        return sorted(self.in_order(), key=lambda who: self.seat_of(who) == leader)

    def next_character(self, who: int) -> int | None:
        """The nearest character to the left; None where no other is left."""
        return next((number for number in self.circle_from(who) if number != who), None)

    # ---------------------------------------------------------------- suspicion

    def green(self, who: int) -> bool:
        """Proved human."""
        return self.figure(who).disc == GREEN

    def watched(self, who: int) -> bool:
        """Under such suspicion that action cards are laid face up."""
        return not self.coop and self.figure(who).disc >= self.state.red

    def by_suspicion(self) -> list[int]:
        """All characters from the least to the most suspicious; on the same space by turn order."""
        order = self.turn_order()
        return sorted(order, key=lambda who: (self.figure(who).disc, order.index(who)))

    def clamp(self, space: int) -> int:
        """No disc and no marker leaves the track."""
        return max(GREEN, min(LAST_SUSPICION, space))
