"""Further cases of the rulebook: where two rules meet, and where the second thing of a kind does nothing."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_desktop.games.space_alert import story
from nemesis_desktop.games.space_alert.resolution import Resolution
from tests.games.space_alert.deck import flight, state_of, threat
from tests.games.space_alert.test_rule_cases import FAR, FIGHTER, failed, unattended
from tests.games.space_alert.test_threats import everywhere

NEAR = everywhere("T1")
BOTH = everywhere("T3")


def slots(resolution: Resolution, turn: int, figure: int, first: int, last: int) -> tuple[str, ...]:
    """What lies on some slots of a figure at the end of a turn."""
    return resolution.after(turn).figure(figure).program[first - 1 : last]


def tiles(resolution: Resolution, turn: int = 99) -> tuple[int, ...]:
    return tuple(map(len, resolution.after(turn).tiles))


def attacks(resolution: Resolution) -> list[tuple[Any, ...]]:
    told = [record.event for record in resolution.records if isinstance(record.event, story.Attacked)]
    return [(one.code, one.zone, one.points, one.bonus, one.soaked, one.passed) for one in told]


def letters(resolution: Resolution) -> list[tuple[str, str, int]]:
    told = [(record.event, record.table.turn) for record in resolution.records]
    return [(event.code, event.letter, turn) for event, turn in told if isinstance(event, story.Letter)]


# ---------------------------------------------------------------- 3.2 moving and delays


def test_everybody_after_the_first_waits_for_the_lift() -> None:
    resolution = flight("lift", "lift A B", "lift A", threats=[])
    assert (slots(resolution, 1, 1, 1, 4), slots(resolution, 1, 2, 1, 3)) == (
        ("lift", "-", "A", "B"),
        ("lift", "-", "A"),
    )


def test_a_lift_that_is_both_damaged_and_busy_delays_once() -> None:
    damaged = {"carried": ((), ("gravolift",), ()), "piles": (("shield",),) * 3}
    resolution = flight("lift", "lift A B", threats=[], **damaged)
    assert slots(resolution, 1, 1, 1, 4) == ("lift", "-", "A", "B")


def test_a_delay_stops_at_the_first_empty_slot() -> None:
    assert slots(flight("lift", "lift A - B", threats=[]), 1, 1, 1, 4) == ("lift", "-", "A", "B")


def test_a_heroic_move_into_slime_is_a_move_into_slime() -> None:
    resolution = flight("- - go:lower_blue A", threats=[("I2-01", 1)], tracks=FAR)
    assert slots(resolution, 3, 0, 4, 5) == ("-", "A")


def test_an_arrow_that_leads_nowhere_enters_no_slime() -> None:
    resolution = flight("- blue lift A blue red", threats=[("I2-01", 1)], tracks=FAR)
    assert slots(resolution, 6, 0, 4, 8) == ("-", "A", "blue", "red", "-")


# ---------------------------------------------------------------- 3.2 energy, computer, squads


def test_what_stands_above_its_capacity_takes_nothing_and_soaks_all() -> None:
    resolution = flight("red heroic_B B", threats=[("E1-08", 4, "red")], tracks=BOTH)
    assert resolution.after(3).shields[0] == 3 and failed(resolution, 0) == ["full"]
    assert attacks(resolution)[-1] == ("E1-08", "red", 4, 0, 2, 2)


@pytest.mark.parametrize(("central", "after"), [(3, 6), (4, 6), (5, 5)])
def test_heroic_refuelling_adds_one_only_where_energy_moved(central: int, after: int) -> None:
    table = flight("lift heroic_B", threats=[], reactors=(2, central, 2)).after(2)
    assert (table.reactors[1], table.fuel) == (after, 2)


def test_a_service_that_is_missed_is_pushed_into_the_next_phase_and_counts_there() -> None:
    table = unattended("- - C A").after(5)
    assert table.serviced[:2] == (False, True)


def test_a_leader_takes_no_second_squad() -> None:
    resolution = flight("red lift C - blue blue lift C", threats=[])
    assert failed(resolution, 0) == ["has-squad"] and resolution.end.stored_squad("upper_blue") == "ready"


def test_whoever_lands_first_makes_room_for_the_next_pilot() -> None:
    landed = flight(f"{FIGHTER} red red C -", "red lift C lift - C", threats=[]).after(6)
    assert [landed.figure(number).at for number in (0, 1)] == ["upper_red", "space"]
    assert failed(flight("red lift C lift - C", f"{FIGHTER} red red C -", threats=[]), 0) == ["space-taken"]


def test_a_squad_that_slime_disabled_in_its_bay_wants_two_actions() -> None:
    resolution = flight("- - - - red lift C C", threats=[("I2-02", 1)], tracks=BOTH)
    # The slime delays whoever comes in: the two actions are those of turns 8 and 9.
    assert [resolution.after(turn).figure(0).squad for turn in (7, 8, 9)] == ["", "disabled", "active"]


# ---------------------------------------------------------------- 3.3 and 7.1 guns and threats outside


def test_shields_are_taken_off_the_sum_once_and_overkill_is_lost() -> None:
    threats: list[Any] = [("E1-07", 2, "red"), ("E1-09", 3, "red")]
    resolution = flight("red - A", "red lift A", threats=threats, tracks=FAR)
    assert state_of(resolution, "E1-07") == "destroyed" and threat(resolution, "E1-09", 3).damage == 0


def test_two_rockets_of_one_turn_are_one() -> None:
    resolution = flight("- blue lift C C", "- blue lift C", threats=[])
    assert failed(resolution, 1) == ["rocket-launched"] and resolution.after(5).rockets == 1


def test_a_hit_that_shields_would_have_stopped_breaks_a_cryoshield() -> None:
    resolution = flight("- - - - lift A", threats=[("E1-06", 5, "white")], tracks=NEAR)
    assert (threat(resolution, "E1-06", 6).damage, threat(resolution, "E1-06", 6).marks) == (0, ("thawed",))


@pytest.mark.parametrize(("with_pulse", "cubes"), [(False, 0), (True, 4)])
def test_the_pulse_cannon_opens_an_energy_cloud_for_the_rocket(with_pulse: bool, cubes: int) -> None:
    pulse = ["lift - - A"] if with_pulse else []
    resolution = flight("blue lift C", *pulse, threats=[("E1-04", 4, "white")], tracks=NEAR)
    assert threat(resolution, "E1-04", 4).damage == cubes


def test_a_scout_after_z_ignores_shields_itself_and_strengthens_whoever_comes_later() -> None:
    resolution = flight("", threats=[("E2-02", 1, "red"), ("E1-10", 8, "blue")], tracks=NEAR, shields=(2, 1, 1))
    assert attacks(resolution) == [("E2-02", "red", 3, 0, 0, 3), ("E1-10", "blue", 5, 1, 1, 5)]


def test_a_scout_pushes_others_over_their_letters_before_their_own_move() -> None:
    resolution = flight("", threats=[("E2-02", 1, "red"), ("E1-05", 2, "blue")], tracks=("T3", "T1", "T3", "T1"))
    assert [told for told in letters(resolution) if told[2] == 5] == [("E2-02", "y", 5), ("E1-05", "y", 5)]


def test_a_jellyfish_adds_its_two_once_to_the_sum() -> None:
    assert threat(flight("red - A", "red lift A", threats=[("E2-05", 3, "red")], tracks=FAR), "E2-05", 3).damage == 8


def test_a_marauder_that_survived_protects_whoever_comes_later() -> None:
    threats: list[Any] = [("E2-06", 1, "red"), ("E1-09", 8, "white")]
    resolution = flight("- - - - - - - - A", threats=threats, tracks=NEAR)
    assert [record.event.cubes for record in resolution.records if isinstance(record.event, story.Hit)] == [4]


def test_a_tankers_end_spares_those_to_come_and_those_on_board() -> None:
    threats: list[Any] = [("SE1-03", 2, "red"), ("E1-09", 5, "white"), ("I1-05", 1)]
    resolution = flight("red A", threats=threats, damage={"SE1-03": 7}, tracks=FAR)
    assert (threat(resolution, "E1-09", 6).damage, threat(resolution, "I1-05", 2).damage) == (0, 0)


def test_a_behemoth_that_lives_knocks_its_lone_attacker_out_all_the_same() -> None:
    program = f"{FIGHTER} red red - - - C"
    far_off: list[Any] = [("SE2-01", 5, "red"), ("E1-09", 8, "blue")]
    lone = flight(program, threats=far_off, tracks=NEAR)
    assert threat(lone, "SE2-01", 8).damage == 5 and lone.after(8).figure(0)[:3] == ("space", False, "disabled")
    company = flight(program, threats=[("SE2-01", 5, "red"), ("E1-09", 5, "blue")], tracks=NEAR)
    assert threat(company, "SE2-01", 8).damage == 0 and company.outcome.knocked_out == ()


def test_a_juggernaut_hardens_after_the_sum_of_the_step() -> None:
    threats: list[Any] = [("SE2-02", 3, "red"), ("E1-05", 3, "blue")]
    resolution = flight("blue lift C C", "red - - A", threats=threats, tracks=FAR)
    told = [(threat(resolution, "SE2-02", turn).damage, threat(resolution, "SE2-02", turn).shields) for turn in (4, 5)]
    assert told == [(4, 4), (4, 5)], "3 + 4 - 3, and then 3 - 4"


@pytest.mark.parametrize(("cubes", "state"), [(0, "active"), (6, "destroyed")])
def test_a_nemesis_that_is_hurt_answers_every_zone_even_as_it_dies(cubes: int, state: str) -> None:
    resolution = flight("- - - A", threats=[("SE2-05", 4, "white")], tracks=FAR, damage={"SE2-05": cubes})
    assert threat(resolution, "SE2-05", 4).state == state
    assert [(zone, points) for _, zone, points, *_ in attacks(resolution)][:3] == [
        ("red", 1),
        ("white", 1),
        ("blue", 1),
    ]


# ---------------------------------------------------------------- 7.2 threats on board


def test_skirmishers_do_both_letters_y_of_a_long_track() -> None:
    resolution = flight("", threats=[("I1-02", 1)], tracks=everywhere("T6"))
    stations = [threat(resolution, "I1-02", turn).stations for turn in (1, 2, 3, 4)]
    assert stations == [("upper_blue",), ("upper_white",), ("lower_white",), ("upper_white",)]


def test_warheads_count_the_rockets_that_are_left() -> None:
    resolution = flight("go:lower_blue C C", threats=[("I1-07", 4)], tracks=NEAR)
    assert threat(resolution, "I1-07", 4).hit_points == 1 and tiles(resolution) == (0, 0, 3)


def test_whoever_leaves_before_the_last_repair_of_a_reactor_is_safe() -> None:
    leaves = flight("go:lower_blue - lift", "lift B heroic_B", threats=[("I2-06", 2)], tracks=FAR)
    stays = flight("lift B heroic_B", "go:lower_blue - lift", threats=[("I2-06", 2)], tracks=FAR)
    assert (leaves.outcome.knocked_out, stays.outcome.knocked_out) == ((), (1,))


def test_an_alien_bites_once_for_each_in_the_station_it_comes_to() -> None:
    resolution = flight("", threats=[("SI1-03", 1)], tracks=BOTH)
    assert threat(resolution, "SI1-03", 5).stations == ("upper_white",) and tiles(resolution, 5) == (0, 2, 0)


def test_a_fissure_ends_the_mission_before_higher_numbers_act() -> None:
    resolution = flight("", threats=[("SI1-04", 1), ("E1-10", 5, "blue")], tracks=("T2", "T1", "T1", "T3"))
    assert resolution.outcome.lost_to == "SI1-04" and attacks(resolution) == []


def test_uprising_letter_by_letter() -> None:
    resolution = flight("blue", "red lift", "lift", threats=[("SI1-06", 2)], tracks=BOTH)
    assert resolution.after(6).awake == (False, False, True, True), "Y: those in the two stations"
    assert resolution.end.awake == (False, False, False, True), "Z: all who are not on the bridge"


def test_an_executioner_spares_those_with_bots_and_those_elsewhere() -> None:
    with_bots = flight(f"{FIGHTER} red", threats=[("SI2-01", 3)], tracks=BOTH)
    assert with_bots.after(4).awake == (True, False)
    assert flight(f"{FIGHTER} lift", threats=[("SI2-01", 3)], tracks=BOTH).after(4).awake == (True, False)


def test_a_seeker_that_is_killed_costs_three_points_and_is_worth_them() -> None:
    outcome = flight(f"{FIGHTER} red bots heroic_bots", threats=[("SI2-02", 4)], tracks=FAR).outcome
    assert (outcome.destroyed_points, outcome.penalties, outcome.score) == (15, 3, 12)


def test_an_overload_repaired_from_all_three_stations_with_a_heroic_hand() -> None:
    programs = ("go:lower_red - - B", "lift - - heroic_B", "go:lower_blue - - B")
    assert threat(flight(*programs, threats=[("SI2-03", 4)], tracks=FAR), "SI2-03", 4).damage == 1 + 2 + 1 + 2


@pytest.mark.parametrize("staying_out", [4, 7])
def test_a_pilot_lands_in_contamination_that_was_left(staying_out: int) -> None:
    program = f"{FIGHTER} go:upper_red C " + "bots " * staying_out
    resolution = flight(program.strip(), threats=[("SI2-04", 2)], tracks=NEAR)
    assert resolution.outcome.knocked_out == (0,) and resolution.end.figure(0).at == "upper_red"


def test_a_nuclear_device_hurries_from_its_next_move_on() -> None:
    resolution = flight("", threats=[("SI2-05", 1)], tracks=everywhere("T6"))
    assert letters(resolution) == [
        ("SI2-05", letter, turn) for letter, turn in (("x", 2), ("y", 2), ("y", 3), ("z", 3))
    ]


def test_windows_are_shut_as_long_as_a_nuclear_device_lies_before_them() -> None:
    resolution = flight("lift - C", "- lift C", "go:lower_white - C", threats=[("SI2-05", 3)], tracks=FAR)
    assert (state_of(resolution, "SI2-05"), resolution.outcome.visual) == ("destroyed", 0)


# ---------------------------------------------------------------- 6.2 what an earlier mission has left


PILES = (("shield", "reactor", "gravolift", "heavy_laser", "light_laser"), ("structure",), ("structure",))
OLD = (("structure",), (), ())


@pytest.mark.parametrize(
    ("threats", "damage", "tiles_of_red"),
    [([("E1-10", 1, "red")], {"E1-10": 3}, 1 + 2), ([("I1-06", 1)], {}, 1 + 4)],
    ids=["past the shield", "from inside"],
)
def test_old_structural_damage_doubles(threats: list[Any], damage: dict[str, int], tiles_of_red: int) -> None:
    resolution = flight("", threats=threats, tracks=NEAR, carried=OLD, piles=PILES, damage=damage)
    assert tiles(resolution)[0] == tiles_of_red


def test_old_structural_damage_and_a_destroyer_multiply() -> None:
    resolution = flight("", threats=[("E1-02", 1, "red")], tracks=NEAR, carried=OLD, piles=PILES)
    assert resolution.outcome.lost_to == "E1-02"


def test_structural_damage_of_the_same_mission_doubles_nothing() -> None:
    piles = (("structure", "shield", "reactor", "gravolift"), ("structure",), ("structure",))
    threats: list[Any] = [("E1-10", 1, "red"), ("E1-10", 5, "red")]
    resolution = flight("", threats=threats, tracks=NEAR, piles=piles, damage={"E1-10": 3})
    assert tiles(resolution)[0] == 1 + 2
