"""What holds in every mission, whatever people plan and whatever comes."""

from attrs import evolve
from hypothesis import given, settings
from hypothesis import strategies as st

from nemesis_desktop.games.space_alert import story
from nemesis_desktop.games.space_alert.components.cards import NOTHING
from nemesis_desktop.games.space_alert.components.ship import FUEL, ROCKETS, ZONES
from nemesis_desktop.games.space_alert.resolution import Plan, Resolution, Table, judge, resolve
from tests.games.space_alert.second.random_missions import random_plan

PLAYED = (
    story.Moved, story.Failed, story.Charged, story.EnergyMoved, story.Serviced, story.LooksOut,
    story.RocketLaunched, story.SquadTaken, story.SquadRestarted, story.Launched, story.StaysOut, story.Worked,
    story.Disarms, story.TokenCleared,
)  # fmt: skip
"""What a card leads to that is played."""

seeds = st.integers(0, 10**9)
few = settings(max_examples=60)


def in_order(found: list[str], of: list[str]) -> bool:
    """Whether these stand in the same order among the others."""
    rest = iter(of)
    return all(one in rest for one in found)


def tables(resolution: Resolution) -> list[Table]:
    return [resolution.start, *(record.table for record in resolution.records)]


@few
@given(seeds)
def test_energy_tiles_and_stock_stay_in_their_bounds(seed: int) -> None:
    for table in tables(resolve(random_plan(seed))):
        assert min(*table.shields, *table.reactors) >= 0
        assert all(len(tiles) <= 6 and len(set(tiles)) == len(tiles) for tiles in table.tiles)
        assert 0 <= table.fuel <= FUEL and 0 <= table.rockets <= ROCKETS
        for zone in map(table.zone, ZONES):
            # A heroic transfer adds one above the capacity, and nothing comes into what is full.
            assert zone.shield <= zone.shield_capacity + 1 and zone.reactor <= zone.reactor_capacity + 1


@few
@given(seeds)
def test_no_squad_appears_from_nowhere_and_one_pilot_is_out_at_most(seed: int) -> None:
    plan = random_plan(seed)
    for table in tables(resolve(plan)):
        assert sum(map(bool, table.squads)) + len(table.bays) == len(plan.bays)
        assert [figure.at for figure in table.figures].count("space") <= 1


@few
@given(seeds)
def test_delays_keep_the_order_of_cards_and_add_none(seed: int) -> None:
    plan = evolve(random_plan(seed), amendments=())
    end = resolve(plan).end
    for before, figure in zip(plan.programs, end.figures, strict=True):
        laid = [token for token in before if token != NOTHING]
        left = [token for token in figure.program if token != NOTHING]
        assert left == laid[: len(left)]


@few
@given(seeds)
def test_a_mission_resolved_twice_is_the_same_and_the_judge_agrees(seed: int) -> None:
    plan = random_plan(seed)
    first = resolve(plan)
    assert resolve(plan) == first
    assert judge(plan) == first.outcome
    assert resolve(Plan.from_data(plan.to_data())) == first


@few
@given(seeds, st.integers(1, 12))
def test_what_lies_on_later_turns_changes_nothing_before(seed: int, turn: int) -> None:
    plan = evolve(random_plan(seed), amendments=())
    cut = evolve(
        plan,
        programs=tuple((*program[:turn], *(NOTHING for _ in program[turn:])) for program in plan.programs),
        threats=tuple(chip for chip in plan.threats if chip.turn <= turn),
    )
    told = [record.event for record in resolve(plan).records if record.table.turn <= turn]
    again = [record.event for record in resolve(cut).records if record.table.turn <= turn]
    late = (story.Delayed,)  # what is pushed on depends on the cards of the next turns
    assert [event for event in told if not isinstance(event, late)] == [
        event for event in again if not isinstance(event, late)
    ]


@few
@given(seeds)
def test_the_cards_of_who_is_knocked_out_cannot_matter(seed: int) -> None:
    plan = evolve(random_plan(seed), amendments=())
    resolution = resolve(plan)
    fallen = {
        record.event.who: record.table.turn
        for record in resolution.records
        if isinstance(record.event, story.KnockedOut)
    }
    others = tuple(
        tuple(
            "C" if token != NOTHING and turn > fallen.get(figure, plan.turns) else token
            for turn, token in enumerate(program, 1)
        )
        for figure, program in enumerate(plan.programs)
    )
    again = resolve(evolve(plan, programs=others))
    assert again.outcome == resolution.outcome
    assert again.end._replace(programs=()) == resolution.end._replace(programs=())


@few
@given(seeds)
def test_nothing_happens_after_a_ship_is_lost(seed: int) -> None:
    resolution = resolve(random_plan(seed))
    lost = [place for place, record in enumerate(resolution.records) if isinstance(record.event, story.ShipLost)]
    assert lost in ([], [len(resolution.records) - 1])
    assert bool(lost) == (not resolution.outcome.won)


@few
@given(seeds)
def test_every_threat_ends_in_one_way(seed: int) -> None:
    plan = random_plan(seed)
    outcome = judge(plan)
    ended = [*outcome.destroyed, *outcome.survived, *outcome.unresolved]
    assert sorted(ended) == sorted(chip.code for chip in plan.threats)


@few
@given(seeds)
def test_each_card_is_answered_by_one_event_in_the_order_of_play(seed: int) -> None:
    plan = random_plan(seed)
    for turn in range(1, plan.turns + 1):
        who = [
            record.event.who
            for record in resolve(plan).records
            if record.table.turn == turn and isinstance(record.event, PLAYED)
        ]
        assert who == sorted(who)
