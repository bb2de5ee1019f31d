"""The rule that proves the secrets: scramble all that a seat cannot know, and the seat cannot tell the difference."""

from __future__ import annotations

import copy
import random

from hypothesis import given, settings
from hypothesis import strategies as st

from nemesis_desktop.engine.chance import Chance
from nemesis_desktop.engine.decision import TABLE, Act, Seat
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.zones import scramble
from nemesis_desktop.games.nemesis import NEMESIS
from nemesis_desktop.games.nemesis.cards.box import BOX
from nemesis_desktop.games.nemesis.checkpoint import freeze, thaw
from nemesis_desktop.games.nemesis.seeing import view_of
from nemesis_desktop.games.nemesis.setup import Setup
from nemesis_desktop.games.nemesis.state import State
from nemesis_desktop.games.nemesis.table import Game
from nemesis_desktop.games.nemesis.zones import ZONES
from tests.games.nemesis.properties.random_play import NemesisMatch, played, random_game, random_picks, tables

seeds = st.integers(min_value=0, max_value=2**32)
setups = tables(least=2)


def copy_of(state: State) -> State:
    """The same table once more."""
    return thaw(copy.deepcopy(freeze(state)))


def twin(state: State, seat: Seat, dice: random.Random) -> State:
    """The table with everything exchanged that ``seat`` cannot know, the future of the dice included."""
    other = copy_of(state)
    scramble(ZONES, other, seat, Chance(dice.randrange(2**32)))
    other.chance.seed ^= dice.randrange(1, 2**32)
    return other


def run(state: State, setup: Setup) -> NemesisMatch:
    """Play on from a table."""
    return Match.from_game(NEMESIS, Game(state, BOX), setup)


@settings(max_examples=25, deadline=None)
@given(seed=seeds, setup=setups)
def test_a_view_shows_nothing_that_its_seat_cannot_know(seed: int, setup: Setup) -> None:
    dice = random.Random(seed)
    for match in random_game(seed, setup):
        if dice.random() < 0.3:
            for seat in (*range(len(setup.people)), TABLE):
                other = Game(twin(match.game.state, seat, dice), BOX)
                assert view_of(other, seat, match.decision) == match.view(seat)


@settings(max_examples=40, deadline=None)
@given(seed=seeds, setup=setups)
def test_offers_and_events_are_the_same_for_the_twin_or_the_answer_was_a_barrier(seed: int, setup: Setup) -> None:
    dice = random.Random(seed)
    recorded = random_game(seed, setup, recording=True)
    for match in recorded:
        frame = match._frames[-1] if match._frames else None
        if match.decision is None or frame is None or frame.choices or dice.random() < 0.4:
            continue
        seat = match.decision.seat if match.decision.seat != TABLE else dice.randrange(len(setup.people))
        state = thaw(copy.deepcopy(frame.frozen))
        one, other = run(copy_of(state), setup), run(twin(state, seat, dice), setup)
        if one.game.barrier is not None:
            continue  # The step began with a roll or a reveal, so it may well go on differently.
        assert offered(one, seat) == offered(other, seat)
        assert one.view(seat) == other.view(seat)
        if one.decision is not None and one.decision.seat == seat:
            check_answer(one, other, seat, random_picks(dice, one.decision))


def offered(match: NemesisMatch, seat: Seat) -> tuple[object, list[Act]]:
    """What a seat sees of the open question."""
    assert match.decision is not None
    if match.decision.seat not in (seat, TABLE):
        return match.decision.seat, []
    return match.decision.prompt, list(match.decision.acts)


def check_answer(one: NemesisMatch, other: NemesisMatch, seat: Seat, picks: tuple[int, ...]) -> None:
    """Where the same answer shows the seat something different, it could not be taken back."""
    told_one, told_other = one.event_count, other.event_count
    one.answer(*picks)
    other.answer(*picks)
    events = [(told.kind, told.facts, told.words) for told in one.events_since(told_one, seat)]
    twins = [(told.kind, told.facts, told.words) for told in other.events_since(told_other, seat)]
    if events != twins or one.view(seat) != other.view(seat):
        assert not one.can_undo
        assert not one.can_take_back(seat), "nor by somebody who is done, and has learned something"


@settings(max_examples=25, deadline=None)
@given(seed=seeds, setup=setups)
def test_the_log_tells_others_only_its_public_form(seed: int, setup: Setup) -> None:
    """What one seat reads beyond the public form belongs to that seat alone."""
    match = played(seed, setup)
    for seat in range(len(setup.people)):
        for told, public in zip(match.events_since(0, seat), match.events_since(0, TABLE), strict=True):
            if not told.private:
                assert told.facts == public.facts
            for hidden in (
                "coordinates",
                "objective",
                "state",
                "card",
                "item",
                "cards",
                "sick",
                "tile",
                "token",
                "event",
            ):
                if hidden in told.facts and hidden not in public.facts:
                    assert told.private
