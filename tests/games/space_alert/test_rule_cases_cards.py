"""Cases of the cards of threats; ``case`` names those of the collection of rule cases."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_desktop.games.space_alert import story
from nemesis_desktop.games.space_alert.components.ship import LOWER_WHITE, UPPER_BLUE, UPPER_RED, UPPER_WHITE
from nemesis_desktop.games.space_alert.resolution import Resolution
from nemesis_desktop.games.space_alert.resolution.effects import crowded
from tests.games.space_alert.deck import flight, state_of, threat
from tests.games.space_alert.test_threats import everywhere

case = pytest.mark.case
FAR = everywhere("T7")
FIGHTER = "blue C"


def failed(resolution: Resolution, figure: int) -> list[str]:
    """Why cards of a figure did nothing, in order."""
    events = (record.event for record in resolution.records)
    return [event.why for event in events if isinstance(event, story.Failed) and event.who == figure]


# ---------------------------------------------------------------- cards


@case("sa-4319")
def test_a_rocket_is_lost_on_a_phantom() -> None:
    programs = ("blue lift C", "red lift - A", "lift - - A")
    resolution = flight(*programs, threats=[("E2-03", 2, "red")], tracks=everywhere("T1"))
    (hit,) = [r.event for r in resolution.records if isinstance(r.event, story.Hit)]
    assert (set(hit.guns), hit.total, hit.cubes) == ({"rocket", "light_laser_red", "pulse_cannon"}, 3, 0)


@case("sa-7e58")
def test_the_pulse_cannon_takes_an_energy_clouds_shields() -> None:
    with_pulse = flight("- A", "lift A", threats=[("E1-04", 2, "white")], tracks=everywhere("T1"))
    assert state_of(with_pulse, "E1-04") == "destroyed"
    alone = flight("- A", threats=[("E1-04", 2, "white")], tracks=everywhere("T1"))
    assert threat(alone, "E1-04", 2).damage == 2


@case("sa-b782")
def test_a_scouts_bonus_counts_for_higher_numbers_of_the_same_turn() -> None:
    threats: list[tuple[str, int, str]] = [("E1-05", 1, "blue"), ("E2-02", 2, "white"), ("E1-07", 3, "red")]
    resolution = flight("", threats=threats, tracks=("T1", "T1", "T1", "T1"))
    bonus = {}
    for record in resolution.records:
        if isinstance(record.event, story.Attacked):
            bonus.setdefault(record.event.code, record.event.bonus)
    assert bonus["E1-05"] == 0 and bonus["E1-07"] == 1


@case("sa-a410")
def test_a_scout_that_is_destroyed_helps_no_asteroid() -> None:
    threats: list[tuple[str, int, str]] = [("E2-02", 1, "red"), ("SE1-08", 3, "white")]
    resolution = flight(
        "lift - - - A", "red lift - - A", threats=threats, tracks=("T1", "T7", "T2", "T5"),
        damage={"E2-02": 1, "SE1-08": 8},
    )  # fmt: skip
    answers = [r.event for r in resolution.records if isinstance(r.event, story.Attacked) and r.event.code == "SE1-08"]
    assert [(one.points, one.bonus) for one in answers] == [(2, 0)]


@case("sa-c870", "sa-8458")
def test_a_tankers_end_passes_everything() -> None:
    threats: list[tuple[str, int, str]] = [("SE1-03", 2, "red"), ("E2-04", 3, "white"), ("E1-03", 4, "blue")]
    damage = {"SE1-03": 7, "E1-03": 3}
    resolution = flight("red - - A", "- - - A", threats=threats, damage=damage, tracks=FAR, shields=(2, 1, 1))
    assert threat(resolution, "E2-04", 4).damage == 2
    assert threat(resolution, "E1-03", 4).state == "destroyed"
    two: list[tuple[str, int, str]] = [("SE1-03", 2, "red"), ("E1-06", 3, "white")]
    cold = flight("red - - A", threats=two, damage=damage, tracks=FAR, shields=(2, 1, 1))
    assert (threat(cold, "E1-06", 4).damage, threat(cold, "E1-06", 4).marks) == (1, ())


@case("sa-a08b")
def test_a_marauder_takes_one_from_a_jellyfish() -> None:
    threats: list[tuple[str, int, str]] = [("E2-06", 1, "blue"), ("E2-05", 3, "white")]
    resolution = flight("- - - A", threats=threats, tracks=("T1", "T7", "T3", "T1"))
    (hit,) = [record.event for record in resolution.records if isinstance(record.event, story.Hit)]
    assert (hit.total, hit.shields, hit.cubes) == (5, -1, 6)


@case("sa-0c90")
def test_a_behemoth_met_alone() -> None:
    resolution = flight(
        f"{FIGHTER} red red - - C", "red lift - - - - A", "- - - - - - - red C",
        threats=[("SE2-01", 4, "red")], tracks=everywhere("T1"),
    )  # fmt: skip
    (hit,) = [r.event for r in resolution.records if isinstance(r.event, story.Hit)]
    assert (sorted(hit.amounts), hit.shields, hit.cubes) == ([2, 9], 4, 7)
    assert (resolution.outcome.destroyed, resolution.outcome.penalties) == (("SE2-01",), 3 + sum(resolution.outcome.damage) * 2)  # noqa: E501  # fmt: skip
    assert resolution.end.figure(0).at == "space" and failed(resolution, 2) == ["no-squad"]


@case("sa-9d68")
def test_a_juggernaut_draws_the_rocket_from_afar() -> None:
    threats: list[tuple[str, int, str]] = [("SE2-02", 3, "red"), ("E1-05", 1, "blue")]
    resolution = flight("blue lift C", threats=threats, tracks=("T7", "T2", "T1", "T3"))
    assert (threat(resolution, "SE2-02", 4).damage, threat(resolution, "SE2-02", 4).shields) == (0, 4)


@case("sa-5312")
def test_a_nemesis_that_ends_itself_counts_as_destroyed() -> None:
    resolution = flight("", threats=[("SE2-05", 1, "red")], damage={"SE2-05": 8})
    assert resolution.outcome.destroyed == ("SE2-05",) and resolution.outcome.threat_points == 12


@case("sa-6c48")
@pytest.mark.parametrize(("turn", "points"), [(3, 2), (5, 6)])
def test_both_y_squares_of_a_track_count_for_an_asteroid(turn: int, points: int) -> None:
    program = " ".join(["red", *["-"] * (turn - 2), "A"])
    resolution = flight(program, threats=[("SE1-08", 1, "red")], tracks=("T6", "T1", "T2", "T3"), damage={"SE1-08": 8})
    answers = [r.event.points for r in resolution.records if isinstance(r.event, story.Attacked)]
    assert answers == [points]


@case("sa-0e14")
def test_an_octopus_that_was_hurt_only_before_z() -> None:
    resolution = flight("red - - - - A", threats=[("SE1-06", 1, "red")], tracks=everywhere("T3"), shields=(2, 1, 1))
    attacks = [(r.event.zone, r.event.points) for r in resolution.records if isinstance(r.event, story.Attacked)]
    assert attacks == [("red", 2 * (8 - 3))]


@case("sa-c5a5")
def test_warheads_with_a_cube() -> None:
    resolution = flight("blue lift C", threats=[("I1-07", 3)], tracks=everywhere("T1"))
    (dealt,) = [r.event for r in resolution.records if isinstance(r.event, story.DamageDealt)]
    assert (dealt.zone, dealt.points) == ("blue", 6)


@case("sa-a2b8")
def test_a_squad_that_follows_somebody_is_safe_from_slime() -> None:
    resolution = flight("red lift C", threats=[("I2-02", 4)], tracks=FAR)
    assert resolution.end.figure(0).squad == "active" and resolution.outcome.disabled_squads == 0


@case("sa-077d")
def test_offspring_at_z_make_the_card_survived() -> None:
    program = "red lift C - - - - - bots bots"
    resolution = flight(program, threats=[("I2-02", 3)], tracks=everywhere("T3"))
    assert resolution.outcome.survived == ("I2-02",) and resolution.outcome.damage[1] == 2


@case("sa-86c5")
def test_slime_delays_nobody_who_stays_in_it() -> None:
    resolution = flight("lift - - - - - - A", threats=[("I2-01", 1)], tracks=everywhere("T3"))
    assert resolution.end.figure(0).program[7] == "A"


@case("sa-ee65")
def test_an_alien_fires_back_after_it_has_grown() -> None:
    program = f"{FIGHTER} red lift bots bots bots"
    resolution = flight(program, threats=[("SI1-03", 5)], tracks=everywhere("T3"))
    assert [resolution.after(turn).figure(0).squad for turn in (5, 6)] == ["active", "active"]
    late = flight(f"{FIGHTER} red lift bots - bots", threats=[("SI1-03", 5)], tracks=everywhere("T3"))
    assert (state_of(late, "SI1-03"), late.after(7).figure(0).squad) == ("destroyed", "disabled")


@case("sa-fc6c", "sa-f221")
@pytest.mark.parametrize("second", ["bots", "heroic_bots"])
def test_a_fissure_takes_two_attacks_and_spares_the_others(second: str) -> None:
    threats: list[Any] = [("SI1-04", 4), ("E1-09", 3, "white")]
    resolution = flight(f"{FIGHTER} red red - C {second}", threats=threats, tracks=("T1", "T1", "T1", "T7"))
    assert threat(resolution, "SI1-04", 6).damage == 1
    assert state_of(resolution, "SI1-04") == "destroyed" and threat(resolution, "E1-09", 7).damage == 0


@case("sa-ae3e")
def test_a_fissure_at_z_is_the_end() -> None:
    assert flight("", threats=[("SI1-04", 1)]).outcome.lost_to == "SI1-04"


@case("sa-8d87")
def test_the_uprising_fells_leaders_of_any_squad_aboard() -> None:
    # One leads an active squad, one a disabled one; X comes on turn 5.
    programs = (FIGHTER, "red lift C bots")
    resolution = flight(*programs, threats=[("SI1-01", 3), ("SI1-06", 4)], tracks=everywhere("T2"))
    assert [figure.squad for figure in resolution.after(4).figures[:2]] == ["active", "disabled"]
    assert resolution.after(5).awake == (False, False, True)


@case("sa-8d87")
def test_the_uprising_does_not_reach_a_pilot_in_space() -> None:
    resolution = flight(f"{FIGHTER} go:upper_red C bots", threats=[("SI1-06", 4)], tracks=everywhere("T2"))
    assert resolution.after(5).figure(0)[:3] == ("space", True, "active")


@case("sa-5bef")
def test_the_seeker_stays_on_a_tie() -> None:
    assert crowded(UPPER_WHITE, {UPPER_RED: 2, LOWER_WHITE: 2, UPPER_BLUE: 1}) == UPPER_WHITE
    assert crowded(UPPER_WHITE, {UPPER_RED: 2, LOWER_WHITE: 3, UPPER_BLUE: 1}) == LOWER_WHITE


@case("sa-e5e6")
def test_contamination_ends_with_its_third_token() -> None:
    resolution = flight(
        f"{FIGHTER} - bots lift bots", "red lift C bots", threats=[("SI2-04", 4)], tracks=everywhere("T6")
    )
    assert threat(resolution, "SI2-04", 6).state == "destroyed" and threat(resolution, "SI2-04", 6).stations == ()


@case("sa-9e64")
def test_contamination_damages_for_each_token() -> None:
    resolution = flight("go:lower_blue", f"{FIGHTER} lift bots", threats=[("SI2-04", 4)], tracks=everywhere("T3"))
    assert resolution.outcome.damage == (2, 0, 1)


@case("sa-5a85")
def test_hacked_shields_letter_by_letter() -> None:
    resolution = flight("", threats=[("I1-05", 1)], tracks=everywhere("T3"))
    assert resolution.after(2).zone("blue")[0] == 0 and resolution.after(2).zone("blue").reactor == 2
    assert resolution.after(5).zone("blue").reactor == 0


@case("sa-4d2e")
def test_crossed_wires_fill_the_shield_and_leak_the_rest() -> None:
    table = flight("", threats=[("SI1-05", 1)], tracks=everywhere("T7")).after(2)
    assert (table.zone("white").shield, table.reactors[1], len(table.tiles[1])) == (3, 0, 1)


@case("sa-8ae9")
def test_commandos_damage_or_move() -> None:
    whole = flight("", threats=[("SI1-02", 1)], tracks=everywhere("T3")).after(5)
    hurt = flight("", threats=[("SI1-02", 1)], tracks=everywhere("T3"), damage={"SI1-02": 1}).after(5)
    assert (len(whole.tiles[2]), whole.threats[0].stations) == (2, ("lower_blue",))
    assert (len(hurt.tiles[2]), hurt.threats[0].stations) == (0, ("lower_white",))


@case("sa-5f79")
def test_threats_move_once_more_in_the_closing_step() -> None:
    resolution = flight("", threats=[("E1-05", 8, "red")], tracks=("T3", "T1", "T2", "T4"))
    assert threat(resolution, "E1-05", 12).square == 2
    assert resolution.outcome.survived == ("E1-05",) and resolution.end.turn == 13
