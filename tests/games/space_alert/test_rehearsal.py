"""A mission that is tried with changed programs ends as if it had been played from the first turn."""

from __future__ import annotations

from random import Random

import pytest
from attrs import evolve

from nemesis_desktop.games.space_alert.resolution import Plan, Program, Rehearsal, ending
from nemesis_desktop.games.space_alert.resolution.rehearsal import reached
from tests.games.space_alert.second.practised_missions import practised_plan
from tests.games.space_alert.second.random_missions import random_plan

TOKENS = ("-", "red", "blue", "lift", "A", "B", "C", "bots")


def changed(programs: tuple[Program, ...], chance: Random) -> tuple[Program, ...]:
    """A few other cards."""
    rows = [list(program) for program in programs]
    for _ in range(chance.choice((0, 1, 1, 2, 4))):
        row = chance.choice(rows)
        row[chance.randrange(len(row))] = chance.choice(TOKENS)
    return tuple(map(tuple, rows))


@pytest.mark.parametrize("block", range(4))
def test_whatever_is_changed_the_end_is_that_of_a_mission_played_from_the_start(block: int) -> None:
    for seed in range(10 * block, 10 * block + 10):
        chance = Random(seed)
        plan = Plan.from_data(practised_plan(seed) if seed % 2 else random_plan(seed).to_data())
        plan = evolve(plan, amendments=())
        rehearsal, kept = Rehearsal(plan), plan.programs
        for _ in range(20):
            programs = changed(kept, chance)
            assert rehearsal.ending(programs) == ending(evolve(plan, programs=programs)), seed
            if chance.random() < 0.6:
                rehearsal.keep()
                kept = programs


@pytest.mark.parametrize(
    ("program", "slots", "pushed"),
    [
        ("A B - C", "A B - C", ""),
        ("A B - C", "- A B C", "- A B"),
        ("A A - C", "- A A C", "- A A"),
        ("A A A A", "- A A A", "- A A A"),
        ("A A B -", "A - A B", "A - A B"),
    ],
)
def test_how_far_a_delay_has_reached(program: str, slots: str, pushed: str) -> None:
    assert reached(tuple(slots.split()), tuple(program.split())) == tuple(pushed.split())
