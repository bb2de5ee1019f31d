"""A table at which Space Alert is planned, for tests that speak the game."""

from __future__ import annotations

from typing import Any

from nemesis_desktop.engine.decision import Act
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.new_game import Person
from nemesis_desktop.games.space_alert import modes
from nemesis_desktop.games.space_alert.acts import Announce, Seen
from nemesis_desktop.games.space_alert.components.cards import CARDS
from nemesis_desktop.games.space_alert.components.mission import Line
from nemesis_desktop.games.space_alert.game import Game
from nemesis_desktop.games.space_alert.kind import KIND
from nemesis_desktop.games.space_alert.setup import Setup
from nemesis_desktop.games.space_alert.view import View


def setup_for(people: int, mission: str = "S2-1", **other: Any) -> Setup:
    """A table of so many people, with as few androids as there must be."""
    named = tuple(Person(f"P{seat}", seat) for seat in range(1, people + 1))
    return Setup(named, mission=mission, **{"androids": modes.androids_for(people, modes.FEWEST), **other})


class Crew:
    """People at a table. What they do is answered only if it is offered."""

    def __init__(self, people: int = 5, mission: str = "S2-1", seed: int = 1, **other: Any) -> None:
        self.match: Match[Game, View] = Match(KIND, setup_for(people, mission, **other), seed)

    @property
    def view(self) -> View:
        """What everybody sees."""
        return self.match.view()

    def may(self, act: Act) -> bool:
        """Whether this is offered now."""
        decision = self.match.decision
        return decision is not None and act in decision.acts

    def do(self, act: Act) -> None:
        """Do it. Fails where it is not offered."""
        decision = self.match.decision
        assert decision is not None and act in decision.acts, act
        self.match.answer(decision.acts.index(act))

    def next_line(self) -> Line:
        """The computer says its next line."""
        line = self.view.lines[self.view.said]
        self.do(Announce(self.view.said))
        return line

    def until(self, kind: str, phase: int = 0) -> Line:
        """The computer talks until it has said a line of this kind (of this phase)."""
        while True:
            line = self.next_line()
            if line.kind == kind and phase in (0, line.phase):
                return line

    def plan_nothing(self) -> None:
        """The time-table runs to its end, and nobody lays anything more."""
        while self.view.step == "planning":
            self.next_line()

    def go_on(self) -> None:
        """The playback has been watched."""
        self.do(Seen(0))

    def hand(self, seat: int) -> tuple[str, ...]:
        """What somebody holds."""
        return self.view.people[seat].hand

    def plain(self, seat: int) -> list[str]:
        """The ordinary cards somebody holds."""
        return [card for card in self.hand(seat) if not CARDS[card].heroic]

    def heroic(self, seat: int) -> str:
        """The heroic card somebody holds."""
        return next(card for card in self.hand(seat) if CARDS[card].heroic)
