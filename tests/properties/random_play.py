"""Random games for the property tests: a clicker that knows nothing of the rules."""

from __future__ import annotations

import random
from collections.abc import Iterator

from nemesis_desktop.engine.decision import Decision
from nemesis_desktop.engine.match import Match
from nemesis_desktop.games.nemesis import NEMESIS
from nemesis_desktop.games.nemesis.setup import Person, Setup
from nemesis_desktop.games.nemesis.table import Game
from nemesis_desktop.games.nemesis.view import View

LONGEST = 20_000
"""No game takes so many answers: one that does is stuck in a circle."""

NemesisMatch = Match[Game, View]


def setup_for(people: int, draft: str = "draft") -> Setup:
    """A table of ``people``; one person plays solo."""
    crew = tuple(Person(f"Person {number}", number) for number in range(1, people + 1))
    return Setup(crew, mode="solo" if people == 1 else "semi", draft=draft)


def random_picks(dice: random.Random, decision: Decision) -> tuple[int, ...]:
    """Any legal answer."""
    if decision.kind == "one":
        return (dice.randrange(len(decision.acts)),)
    count = dice.randint(decision.least, decision.most)
    return tuple(dice.sample(range(len(decision.acts)), count))


def played(seed: int, people: int) -> NemesisMatch:
    """A whole recorded game, over."""
    *_, match = random_game(seed, people, recording=True)
    return match


def after(seed: int, people: int, answers: int) -> NemesisMatch:
    """A recorded game after so many answers."""
    for done, match in enumerate(random_game(seed, people, recording=True)):
        if done == answers:
            return match
    raise AssertionError("the game was over before")


def random_game(seed: int, people: int, *, recording: bool = False) -> Iterator[NemesisMatch]:
    """Play a game at random; the match is handed out before each answer and once more when it is over."""
    match: NemesisMatch = Match(NEMESIS, setup_for(people), seed, recording=recording)
    dice = random.Random(seed)
    for _ in range(LONGEST):
        yield match
        if match.decision is None:
            return
        match.answer(*random_picks(dice, match.decision))
    raise AssertionError("the game does not end")
