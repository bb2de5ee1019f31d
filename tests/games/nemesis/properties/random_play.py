"""Random games for the property tests: a clicker that knows nothing of the rules."""

from __future__ import annotations

import random
from collections.abc import Iterator

from hypothesis import strategies as st

from nemesis_desktop.engine.decision import Decision
from nemesis_desktop.engine.match import Match
from nemesis_desktop.games.nemesis import NEMESIS
from nemesis_desktop.games.nemesis.components.board import BOARDS
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.modes import INTRUDER_PLAYER, MODES
from nemesis_desktop.games.nemesis.setup import DRAFTS, Person, Setup
from nemesis_desktop.games.nemesis.species.shelf import SPECIES
from nemesis_desktop.games.nemesis.view import View

LONGEST = 20_000
"""No game takes so many answers: one that does is stuck in a circle."""

NemesisMatch = Match[Game, View]


def setup_for(people: int, draft: str = "draft") -> Setup:
    """A table of ``people`` as most play; one person plays solo."""
    crew = tuple(Person(f"Person {number}", number) for number in range(1, people + 1))
    return Setup(crew, mode="solo" if people == 1 else "semi", draft=draft)


@st.composite
def tables(draw: st.DrawFn, least: int = 1) -> Setup:
    """Any table that the game allows: every mode, count, board side, draft, set of variants and species."""
    people = draw(st.integers(min_value=least, max_value=5))
    fitting = [mode for mode in MODES.values() if mode.least_people <= people <= mode.most_people]
    mode = draw(st.sampled_from(fitting))
    crew = tuple(Person(f"Person {number}", number) for number in range(1, people + 1))
    species = draw(st.sampled_from(sorted(SPECIES)))
    fitting_variants = [one for one in mode.variants if one != INTRUDER_PLAYER or SPECIES[species].player_cards]
    variants = draw(st.lists(st.sampled_from(fitting_variants), unique=True, max_size=4))
    side, draft = draw(st.sampled_from(sorted(BOARDS))), draw(st.sampled_from(DRAFTS))
    return Setup(crew, mode.id, side, draft, tuple(variants), species)


def random_picks(dice: random.Random, decision: Decision) -> tuple[int, ...]:
    """Any legal answer."""
    if decision.kind == "one":
        return (dice.randrange(len(decision.acts)),)
    count = dice.randint(decision.least, decision.most)
    return tuple(dice.sample(range(len(decision.acts)), count))


def played(seed: int, setup: Setup) -> NemesisMatch:
    """A whole recorded game, over."""
    *_, match = random_game(seed, setup, recording=True)
    return match


def after(seed: int, setup: Setup, answers: int) -> NemesisMatch:
    """A recorded game after so many answers."""
    for done, match in enumerate(random_game(seed, setup, recording=True)):
        if done == answers:
            return match
    raise AssertionError("the game was over before")


def random_game(seed: int, setup: Setup, *, recording: bool = False, watched: bool = False) -> Iterator[NemesisMatch]:
    """Play a game at random; the match is handed out before each answer and once more when it is over."""
    match: NemesisMatch = Match(NEMESIS, setup, seed, recording=recording)
    match.watched = watched
    dice = random.Random(seed)
    for _ in range(LONGEST):
        yield match
        if match.decision is None:
            return
        match.answer(*random_picks(dice, match.decision))
    raise AssertionError("the game does not end")
