"""The rule that proves the secrets: scramble all that a seat cannot know, and the seat cannot tell the difference.

A game is compared with twins of itself at every question, also in the middle of a step, for every seat and for the
table. A step in progress is a generator that holds things of its own world, so its state cannot be scrambled in place
and carried on. It is scrambled where no generator is alive, at the checkpoint before the step, and played on with the
same answers:

* The real world is played again from the checkpoint. At every question and at everything that is told, the zones say
  what is hidden from each reader.
* In the twin of a reader everything changes places that has been hidden from that reader **all the time since**. What
  the reader has come to know on the way, by a card turned over, a token drawn, a look, stays where it was, and the dice
  fall alike; so all that this reader has seen must have been the same.
* The same answers are given, as acts. Where somebody else cannot give the same one, because in the twin they do not
  have that card, the worlds part and nothing is said about the rest; how many do is counted, so that the test cannot
  pass by comparing nothing.

Whether an answer showed something new is asked in the same way, of a twin in which only that is fixed which the reader
knew before it, and in which the dice fall otherwise from then on: where the reader sees anything different there, that
answer cannot be taken back. Fixed as well is what whoever answered laid open out of their own hands, such as a
payment: their own cards they may show at any time, so it was theirs to tell, and they have learnt nothing by it.
"""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nemesis_desktop.games.nemesis.setup import Setup
from tests.games.nemesis.properties.random_play import tables
from tests.games.nemesis.properties.watching import Watch

seeds = st.integers(min_value=0, max_value=2**32)
setups = tables(least=2)


@settings(max_examples=5, deadline=None)
@given(seed=seeds, setup=setups)
def test_nobody_can_tell_a_game_from_its_twins(seed: int, setup: Setup) -> None:
    tally = Watch(seed, setup, answers=0.15, views=0.2).run()
    assert tally.parted <= tally.compared


@pytest.mark.soak
@settings(max_examples=150, deadline=None)
@given(seed=seeds, setup=setups)
def test_nobody_can_tell_any_of_many_games_from_its_twins(seed: int, setup: Setup) -> None:
    tally = Watch(seed, setup, answers=0.6, views=0.5).run()
    assert tally.compared > 10 * tally.parted
