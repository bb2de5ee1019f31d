"""Tables of The Thing for tests: laid as a case says, and played by answers that name the question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Sequence
from typing import Any

import pytest

from nemesis_desktop.engine.chance import Forced
from nemesis_desktop.engine.decision import Act, Claim, Decision
from nemesis_desktop.engine.flow import GameOver
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.new_game import Person
from nemesis_desktop.games.the_thing.game import Game
from nemesis_desktop.games.the_thing.kind import KIND
from nemesis_desktop.games.the_thing.saving.checking import conserved
from nemesis_desktop.games.the_thing.setup import Setup, new_game, numbers_of
from nemesis_desktop.games.the_thing.state import Figure, Spot, State
from nemesis_desktop.games.the_thing.view import View

ThingMatch = Match[Game, View]
PLAIN = ("bennings", "windows", "macready", "nauls", "blair", "clark", "garry", "norris")
"""Characters whose abilities do not matter to most cases, in seating order."""
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")
FIRST_BY_ROTE = {"side", "seen", "role", "lay", "whom", "give", "ability"}
LAST_BY_ROTE = {"avoid", "light", "use", "go_on"}
"""Questions whose first or last answer is the plain one, where a case says nothing of them."""

Answer = Any
"""An act; a row of them, for one question after another; who says so; or a function of the question."""


def case(*ids: str) -> pytest.MarkDecorator:
    """The test plays these cases of the rule book."""
    return pytest.mark.case(*ids)


def setup_of(people: int = 5, variants: Sequence[str] = (), choosing: str = "dealt") -> Setup:
    """So many people; up to three play together."""
    persons = tuple(Person(name, colour) for colour, name in enumerate(NAMES[:people], start=1))
    return Setup(persons, "coop" if people < 4 else "hidden", choosing, tuple(variants))


class Table:
    """A table after the setup, all human, everybody in the rec room, P1 leading; then as the case wants it."""

    def __init__(self, people: int = 5, *, variants: Sequence[str] = (), seed: int = 1, **state: Any) -> None:
        self.setup = setup_of(people, variants)
        self.forced = Forced()
        self.game = new_game(self.setup, seed, self.forced)
        self.asked: list[Decision] = []
        self.over = False
        self.state.roles = ["human"] * len(self.state.figures)
        self.state.dealt = list(self.state.roles)
        self.state.leader = 0
        self.state.weather = "snow"
        self.state.free_characters = []
        for one, character in zip(self.state.figures, PLAIN, strict=False):
            one.character = character
        for name, value in state.items():
            setattr(self.state, name, value)

    # ---------------------------------------------------------------- laying

    @property
    def state(self) -> State:
        return self.game.state

    def __getitem__(self, who: int) -> Figure:
        return self.state.figures[who]

    def spot(self, place: str) -> Spot:
        return self.state.spots[place]

    def put(self, place: str, *people: int, **spot: Any) -> Table:
        """People go there, and this lies there."""
        for who in people:
            self[who].place = place
        for name, value in spot.items():
            setattr(self.spot(place), name, value)
        return self

    def aliens(self, *people: int) -> Table:
        for who in people:
            self.state.roles[who] = "alien"
        return self

    def revealed(self, who: int, pool: int) -> Table:
        """An alien has been revealed before, with so much power left."""
        self.aliens(who)
        one = self[who]
        one.status, one.place, one.open, one.hand = "revealed", "", True, []
        self.state.first_reveal, self.state.pool = True, pool
        return self

    def discs(self, *spaces: int) -> Table:
        for one, space in zip(self.state.figures, spaces, strict=False):
            one.disc = space
        return self

    def give(self, who: int, *goods: str, canisters: int = 6) -> Table:
        """Weapons, items and samples out of their decks."""
        one = self[who]
        for good in goods:
            for pile in (self.state.weapons, self.state.items, self.state.lab_bag):
                if good in pile:
                    pile.remove(good)
                    break
            if good == "flamethrower":
                one.shown.insert(0, good)
                one.canisters.append(canisters)
            else:
                one.goods.append(good)
        return self

    def pile(self, *cards: str) -> Table:
        """The active pile, shuffled already: the last card is turned up first."""
        pile = self.state.pile
        pile.cards, pile.givers, pile.up = list(cards), [-1] * len(cards), [False] * len(cards)
        return self

    # ---------------------------------------------------------------- playing

    def run(self, step: Callable[[Game], Any], **answers: Answer) -> Table:
        """Play one step; questions are answered by their topic."""
        self.asked = []
        try:
            result = step(self.game)
            if isinstance(result, Generator):
                self._drive(result, answers)
        except GameOver:
            self.over = True
        return self

    def _drive(self, rules: Generator[Decision, tuple[int, ...], Any], answers: dict[str, Answer]) -> None:
        left = {topic: list(given) if isinstance(given, list) else given for topic, given in answers.items()}
        try:
            decision = next(rules)
            while True:
                self.asked.append(decision)
                decision = rules.send(self._picks(decision, left))
        except StopIteration:
            pass

    def _picks(self, decision: Decision, answers: dict[str, Answer]) -> tuple[int, ...]:
        topic = decision.topic.replace("-", "_")
        if topic not in answers:
            if decision.kind == "claims":
                return ()
            rote = topic in FIRST_BY_ROTE | LAST_BY_ROTE
            assert rote, f"nobody has said what is answered to {decision.topic}: {list(decision.acts)}"
            return (0 if topic in FIRST_BY_ROTE else len(decision.acts) - 1,)
        answer = answers[topic]
        if isinstance(answer, list):
            assert answer, f"{decision.topic} is asked once more: {list(decision.acts)}"
            answer = answer.pop(0)
        if callable(answer):
            answer = answer(decision)
        if decision.kind == "claims":
            people = {answer} if isinstance(answer, int) else set(answer)
            claims = [act.seat for act in decision.acts if isinstance(act, Claim)]
            return tuple(place for place, seat in enumerate(claims) if seat in people)
        wanted = list(answer) if isinstance(answer, tuple) else [answer]
        return tuple(list(decision.acts).index(act) for act in wanted)

    def force(self, stream: str, *results: object) -> Table:
        self.forced.force(stream, *results)
        return self

    # ---------------------------------------------------------------- looking

    def topics(self) -> list[str]:
        """What was asked in the last step."""
        return [decision.topic for decision in self.asked]

    def question(self, topic: str) -> Decision:
        """The first question of a topic in the last step."""
        return next(decision for decision in self.asked if decision.topic == topic)

    def meant(self, topic: str) -> list[Act]:
        """The answers to it that do something."""
        decision = self.question(topic)
        return [act for act in decision.acts if act not in decision.inert]

    def told(self, kind: str, reader: int = -1) -> list[dict[str, Any]]:
        """What the log says of a kind of event."""
        return [dict(told.facts) for told in self.game.log.since(0, reader) if told.kind == kind]

    def view(self, seat: int = -1) -> View:
        """What a seat sees between two questions."""
        return KIND.view(self.game, seat, None)

    def fuel(self) -> tuple[int, int]:
        return self.state.underground, self.state.outdoor

    def whole(self) -> bool:
        """Every piece of the box lies in one place."""
        return conserved(self.state, numbers_of(self.setup))

    def match(self, step: str) -> ThingMatch:
        """The same table in a match, at this step."""
        self.state.step = step
        return Match.from_game(KIND, self.game, self.setup, forced=self.forced)


def goods(table: Table) -> Counter[str]:
    """Everything that people hold."""
    return Counter(good for one in table.state.figures for good in (*one.goods, *one.shown))
