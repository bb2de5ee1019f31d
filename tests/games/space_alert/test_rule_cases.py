"""Cases of the rulebook, one after the other; ``case`` names those of the collection of rule cases."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from nemesis_desktop.games.space_alert import modes, story
from nemesis_desktop.games.space_alert.acts import Amend, Place, Seen
from nemesis_desktop.games.space_alert.components.cards import CARDS
from nemesis_desktop.games.space_alert.components.ship import LOWER_WHITE, UPPER_BLUE, UPPER_RED, UPPER_WHITE
from nemesis_desktop.games.space_alert.resolution import Amendment, Plan, Resolution, resolve
from nemesis_desktop.games.space_alert.resolution.crew import pushed
from nemesis_desktop.games.space_alert.resolution.effects import crowded
from tests.games.space_alert.deck import flight, state_of, threat
from tests.games.space_alert.playing import Crew
from tests.games.space_alert.test_threats import everywhere

case = pytest.mark.case
FAR = everywhere("T7")
FIGHTER = "blue C"


def failed(resolution: Resolution, figure: int) -> list[str]:
    """Why cards of a figure did nothing, in order."""
    events = (record.event for record in resolution.records)
    return [event.why for event in events if isinstance(event, story.Failed) and event.who == figure]


# ---------------------------------------------------------------- movement and delays


@case("sa-23eb")
def test_an_arrow_goes_no_further_than_the_outermost_station() -> None:
    resolution = flight("red red blue", threats=[])
    assert [resolution.after(turn).figure(0).at for turn in (1, 2, 3)] == ["upper_red", "upper_red", "upper_white"]


@case("sa-42df")
def test_the_second_on_a_lift_is_delayed_whatever_way_it_goes() -> None:
    resolution = flight("- - lift", "lift - lift A", threats=[])
    assert resolution.after(3).figure(1).at == "upper_white"
    assert resolution.after(3).figure(1).program[3:5] == ("-", "A")
    assert resolution.after(3).figure(0).program[3] == "-"


@case("sa-68be")
def test_a_heroic_move_needs_no_lift() -> None:
    carried = ((), ("gravolift",), ("gravolift",))
    piles = tuple(tuple(t for t in ("structure", "shield")) for _ in range(3))
    resolution = flight("go:lower_blue A", "blue lift A", threats=[], carried=carried, piles=piles)
    assert resolution.after(1).figure(0).at == "lower_blue" and resolution.after(2).figure(0).program[1] == "A"
    # The damaged lift delays the other one, the heroic move has not used it.
    assert resolution.after(2).figure(1).program[2:4] == ("-", "A")


@case("sa-5f20")
def test_a_delay_in_full_slots_loses_the_last_card() -> None:
    full = ("A",) * 8 + ("B", "C", "red", "lift")
    assert pushed(full, 9) == (("A",) * 8 + ("-", "B", "C", "red"), "lift")


@case("sa-4074")
def test_an_empty_slot_cannot_be_delayed() -> None:
    program = ("A", "A", "-", "B")
    assert pushed(program, 3) == (program, "-")


@case("sa-ccaa")
def test_a_wrong_card_is_mended_for_a_delay() -> None:
    resolution = flight("- - - red A", threats=[], amendments=(Amendment(0, 4, "blue"),))
    assert resolution.after(4).figure(0).at == "upper_blue"
    assert resolution.after(4).figure(0).program[4:6] == ("-", "A")


@case("sa-ccaa")
def test_it_is_the_other_half_or_the_other_arrow_and_only_by_agreement() -> None:
    for options in ((), (modes.WRONG_CARD,)):
        crew = Crew(4, options=options)
        crew.next_line()
        card = next(one for one in crew.plain(0) if CARDS[one].move in ("red", "blue"))
        crew.do(Place(0, card, 0, 1, "move"))
        crew.plan_nothing()
        arrow, action = CARDS[card].move, CARDS[card].action
        other = {"red": "blue", "blue": "red"}[arrow]
        assert crew.may(Amend(0, 0, 1, other)) == crew.may(Amend(0, 0, 1, action)) == bool(options)
        assert not crew.may(Amend(1, 0, 1, other)) and not crew.may(Amend(0, 0, 1, arrow))
        assert not crew.may(Amend(0, 0, 2, other))
    crew.do(Amend(0, 0, 1, other))
    assert crew.view.resolution is not None
    assert crew.view.resolution.end.figure(0).at == f"upper_{other}"
    assert not crew.may(Amend(0, 0, 1, action)) and crew.may(Seen(0))


# ---------------------------------------------------------------- guns and targets


@case("sa-76b2")
def test_the_central_reactor_feeds_two_guns() -> None:
    assert flight("A", "lift - A", "- - A", threats=[]).after(3).reactors[1] == 0
    both = flight("- A", "lift A", threats=[]).after(2)
    assert both.reactors[1] == 1


@case("sa-c3e1")
def test_a_gun_that_has_been_charged_gets_no_more() -> None:
    resolution = flight("A", "heroic_A", threats=[("E1-09", 1, "white")])
    assert threat(resolution, "E1-09", 1).damage == 5 and failed(resolution, 1) == ["charged"]


@case("sa-ae8a")
@pytest.mark.parametrize(("way", "zone", "cubes"), [("red heroic_A", "red", 4), ("- heroic_A", "white", 5)])
def test_a_damaged_heavy_laser_in_heroic_hands(way: str, zone: str, cubes: int) -> None:
    tile = ("heavy_laser",)
    resolution = flight(way, threats=[("E1-09", 2, zone)], carried=(tile, tile, tile), piles=(("shield",),) * 3)
    assert threat(resolution, "E1-09", 2).damage == cubes


@case("sa-4cd1")
def test_of_two_as_near_the_lower_number_is_hit() -> None:
    # Both stand on square 10: one has come from 12, the other has just appeared there.
    threats: list[tuple[str, int, str]] = [("E1-05", 2, "white"), ("E1-07", 3, "white")]
    resolution = flight("- - A", threats=threats, tracks=("T1", "T4", "T1", "T1"))
    assert [threat(resolution, code, 3).damage for code in ("E1-05", "E1-07")] == [3, 0]


@case("sa-7348")
def test_what_is_far_away_is_reached_by_lasers_alone() -> None:
    resolution = flight("blue lift C", "lift - - A", "red - - A", threats=[("E1-05", 4, "red")], tracks=FAR)
    assert threat(resolution, "E1-05", 4).damage == 2
    assert any(isinstance(record.event, story.RocketWasted) for record in resolution.records)
    assert resolution.end.rockets == 2


@case("sa-616d")
def test_who_cannot_be_aimed_at_shields_nobody() -> None:
    threats: list[tuple[str, int, str]] = [("E1-09", 1, "red"), ("E1-07", 4, "red")]
    resolution = flight("blue lift C", threats=threats, tracks=everywhere("T1"))
    assert threat(resolution, "E1-09", 4).damage == 0 and threat(resolution, "E1-07", 4).damage == 1


@case("sa-1e30")
def test_a_rocket_aims_at_what_is_there_when_it_strikes() -> None:
    resolution = flight("blue lift C", threats=[("E1-05", 4, "blue")])
    assert threat(resolution, "E1-05", 4).damage == 1


@case("sa-16b7")
def test_three_rockets_one_after_the_other() -> None:
    resolution = flight("go:lower_blue C C C C", threats=[])
    launched = [r.table.turn for r in resolution.records if isinstance(r.event, story.RocketLaunched)]
    struck = [r.table.turn for r in resolution.records if isinstance(r.event, story.RocketWasted)]
    assert (launched, struck, failed(resolution, 0)) == ([2, 3, 4], [3, 4, 5], ["no-rocket"])


# ---------------------------------------------------------------- energy


@case("sa-5338")
def test_a_shield_is_filled_from_the_reactor_of_its_zone() -> None:
    assert flight("red B", threats=[]).after(2).zone("red")[:4] == (2, 2, 1, 3)


@case("sa-99e8")
def test_a_side_reactor_is_filled_from_the_central_one() -> None:
    resolution = flight("blue lift B", threats=[], reactors=(2, 3, 1))
    assert resolution.after(3).reactors == (2, 1, 3)


@case("sa-2c8a")
def test_a_capsule_is_spent_even_on_a_full_reactor() -> None:
    resolution = flight("lift B B B B", threats=[], reactors=(2, 5, 2))
    assert [resolution.after(turn).fuel for turn in (2, 3, 4, 5)] == [2, 1, 0, 0]
    assert resolution.after(5).reactors[1] == 5 and failed(resolution, 0) == ["no-fuel"]


@case("sa-67d0")
def test_a_heroic_transfer_into_what_is_full_adds_nothing() -> None:
    resolution = flight("red heroic_B", threats=[], shields=(2, 1, 1))
    assert resolution.after(2).zone("red")[:3] == (2, 2, 2)


@case("sa-95ab")
def test_a_tile_trims_what_was_above_the_capacity() -> None:
    piles = (("reactor", "structure"), ("structure",), ("structure",))
    resolution = flight(
        "red lift heroic_B", threats=[("E1-10", 4, "red")], piles=piles, damage={"E1-10": 3}, shields=(1, 1, 1)
    )
    assert resolution.after(3).reactors[0] == 4
    assert resolution.after(5).zone("red").reactor == 2 == resolution.after(5).zone("red").reactor_capacity


@case("sa-b130")
def test_energy_on_the_gun_is_not_in_the_reactor() -> None:
    fires = flight("red A", "red B", threats=[], reactors=(1, 3, 2))
    assert fires.after(2).zone("red").shield == 1 and failed(fires, 1) == ["no-energy"]
    fills = flight("red B", "red A", threats=[], reactors=(1, 3, 2))
    assert fills.after(2).zone("red").shield == 2 and failed(fills, 1) == ["no-energy"]


# ---------------------------------------------------------------- computer and windows


def unattended(*programs: str) -> Resolution:
    """Nothing comes, and nobody services the computer but whoever does it in these programs."""
    crew = tuple((*program.split(), *["-"] * (12 - len(program.split()))) for program in programs)
    return resolve(Plan(crew, (), ("T1", "T2", "T3", "T4")))


@case("sa-36a5")
def test_servicing_on_the_second_turn_is_enough() -> None:
    assert unattended("- C A").after(3).figure(0).program[2] == "A"
    assert unattended("- - A C").after(3).figure(0).program[2:5] == ("-", "A", "C")


@case("sa-7296")
def test_missed_maintenance_delays_all_aboard_but_no_pilot() -> None:
    table = unattended("C lift - - - A", "- - - - - B", "blue C red red C bots").after(5)
    assert [figure.program[5] for figure in table.figures] == ["-", "-", "bots"]
    assert [figure.program[6] for figure in table.figures[:2]] == ["A", "B"] and table.figure(2).at == "space"


@case("sa-4b8f")
def test_the_best_turn_of_each_phase_counts_for_visual_confirmation() -> None:
    resolution = flight("go:lower_white C C", "go:lower_white C C C", "go:lower_white - C", threats=[])
    assert (resolution.end.looked, resolution.outcome.visual) == ((3, 1, 0), 4)


@case("sa-635a")
def test_who_looked_out_counts_though_knocked_out_later_in_the_turn() -> None:
    resolution = flight("lift - - C", threats=[("SE2-03", 1, "red")], tracks=everywhere("T1"))
    z = next(r.table.turn for r in resolution.records if isinstance(r.event, story.KnockedOut))
    late = flight(" ".join(["lift", *["-"] * (z - 2), "C"]), threats=[("SE2-03", 1, "red")], tracks=everywhere("T1"))
    assert late.outcome.visual == 1 and late.outcome.knocked_out == (0, 1)


# ---------------------------------------------------------------- battlebots and space


@case("sa-b9c4")
def test_a_squad_follows_who_takes_it() -> None:
    resolution = flight("red lift C", "red - - lift C", threats=[])
    assert resolution.end.figure(0).squad == "active" and resolution.end.figure(1).squad == ""
    assert failed(resolution, 1) == ["no-bots"]


@case("sa-9be4")
def test_a_disabled_squad_is_started_in_either_bay() -> None:
    resolution = flight(f"{FIGHTER} bots red red lift C", threats=[("I1-02", 3)], tracks=FAR)
    assert resolution.after(3).figure(0).squad == "disabled" and resolution.end.figure(0).squad == "active"


@case("sa-c7a1")
def test_heroic_battlebots_are_not_disabled_and_deal_no_more() -> None:
    resolution = flight(f"{FIGHTER} heroic_bots", threats=[("SI1-02", 3)], tracks=FAR)
    assert threat(resolution, "SI1-02", 3).damage == 1 and resolution.after(3).figure(0).squad == "active"


@case("sa-0e41")
def test_battlebots_without_squad_or_enemy_do_nothing() -> None:
    assert failed(flight("bots", threats=[]), 0) == ["no-squad"]
    assert failed(flight(f"{FIGHTER} bots", threats=[]), 0) == ["no-intruder"]
    assert failed(flight(f"{FIGHTER} bots bots", threats=[("SI1-02", 3)], tracks=FAR), 0) == ["disabled"]


@case("sa-5dd3")
def test_battlebots_stay_out_and_an_empty_slot_flies_home() -> None:
    resolution = flight(f"{FIGHTER} red red C bots - A", threats=[])
    assert [resolution.after(turn).figure(0).at for turn in (5, 6, 7)] == ["space", "space", "upper_red"]
    assert "heavy_laser_red" in next(r.table.charged for r in resolution.records if isinstance(r.event, story.Charged))


@case("sa-8d19")
def test_any_other_card_is_spoiled_in_space() -> None:
    table = flight(f"{FIGHTER} red red C C A", threats=[]).after(6)
    assert table.figure(0).at == "upper_red" and table.figure(0).program[5:8] == ("-", "C", "A")


@case("sa-b3b2")
def test_interceptors_against_one_and_against_several() -> None:
    alone: list[tuple[str, int, str]] = [("E1-09", 1, "red")]
    together: list[tuple[str, int, str]] = [*alone, ("SE1-06", 1, "blue")]
    for threats, amounts in ((alone, [(3,), (4,)]), (together, [(1,), (2,)])):
        resolution = flight(f"{FIGHTER} go:upper_red C heroic_bots", threats=threats, tracks=everywhere("T1"))
        hits = [record.event for record in resolution.records if isinstance(record.event, story.Hit)]
        for code in {code for code, _, _ in threats}:
            assert [hit.amounts for hit in hits if hit.code == code] == amounts


@case("sa-e560")
def test_a_pilot_lands_before_threats_move_in_the_closing_step() -> None:
    program = f"{FIGHTER} red red - - - - - - C bots"
    resolution = flight(program, threats=[("SE2-03", 6, "white")], tracks=("T1", "T7", "T2", "T5"))
    assert resolution.after(12).figure(0).at == "space"
    assert resolution.end.figure(0) [:2] == ("upper_red", False)  # fmt: skip


# ---------------------------------------------------------------- repairs


@case("sa-1e53")
def test_a_heroic_repair_is_worth_two() -> None:
    resolution = flight("blue - B heroic_B B", threats=[("I1-05", 3)], tracks=FAR)
    assert state_of(resolution, "I1-05") == "destroyed" and resolution.after(5).zone("blue").shield == 2


@case("sa-4904")
def test_the_lower_number_is_repaired_first() -> None:
    resolution = flight("- - - B", threats=[("SI1-05", 3), ("SI1-05", 4)], tracks=FAR)
    assert resolution.after(4).damage == (1, 0)


@case("sa-a70c")
def test_what_did_z_blocks_its_button_for_good() -> None:
    resolution = flight("blue - - - - - - - B", threats=[("I1-05", 1)], tracks=everywhere("T1"))
    assert resolution.after(8).threats[0].state == "survived" and failed(resolution, 0) == ["broken"]


# ---------------------------------------------------------------- threats move, attack, damage


@case("sa-826f", "sa-9f3f")
def test_the_lower_number_acts_first_outside_and_on_board_alike() -> None:
    # On one and the same turn Hacked Shields empty the red shield at X, and the Meteoroid attacks at Z.
    for hacked, meteoroid, tracks, soaked in ((1, 2, ("T1", "T6"), 0), (3, 2, ("T5", "T2"), 1)):
        red, inside = tracks
        threats: list[Any] = [("I1-06", hacked), ("E1-10", meteoroid, "red")]
        resolution = flight("", threats=threats, tracks=(red, "T1", "T1", inside))
        told = [(record.event, record.table.turn) for record in resolution.records]
        (attack,) = [(event, turn) for event, turn in told if isinstance(event, story.Attacked)]
        x = next(turn for event, turn in told if isinstance(event, story.Letter) and event.code == "I1-06")
        assert (attack[0].soaked, attack[1]) == (soaked, x)


@case("sa-45f2", "sa-28b9")
def test_a_shield_soaks_and_the_rest_is_damage() -> None:
    assert flight("", threats=[("E1-08", 1, "red")], shields=(2, 1, 1)).outcome.damage[0] == 3
    meteoroid = flight("", threats=[("E1-10", 1, "red")], damage={"E1-10": 2})
    assert meteoroid.outcome.damage[0] == 2 and meteoroid.end.zone("red").shield == 0


@case("sa-64b7")
def test_damage_from_within_meets_no_shield() -> None:
    table = flight("", threats=[("I1-04", 1)], tracks=everywhere("T1"), shields=(2, 1, 1)).end
    assert (len(table.zone("red").tiles), table.zone("red").shield) == (2, 2)


@case("sa-cf53")
def test_the_seventh_tile_ends_everything_at_once() -> None:
    threats: list[tuple[str, int, str]] = [("SE1-08", 1, "blue"), ("E1-10", 2, "red")]
    resolution = flight("", threats=threats, tracks=everywhere("T1"))
    assert (resolution.outcome.lost_to, resolution.outcome.score) == ("SE1-08", 0)
    assert isinstance(resolution.records[-1].event, story.ShipLost)
    assert resolution.records[-1].event.zone == "blue"


@case("sa-a03e")
def test_what_passes_the_shield_counts_twice_for_a_destroyer() -> None:
    resolution = flight("", threats=[("E1-02", 1, "red")], tracks=everywhere("T1"))
    attacks = [r.event for r in resolution.records if isinstance(r.event, story.Attacked)]
    assert [(one.points, one.soaked, one.passed) for one in attacks] == [(1, 1, 0), (2, 0, 4)]
    once = flight("", threats=[("E1-02", 1, "red")], tracks=everywhere("T1"), shields=(2, 1, 1))
    assert [r.event.passed for r in once.records if isinstance(r.event, story.Attacked)] == [0, 2]


@case("sa-7f34")
def test_a_mission_goes_on_with_nobody_awake() -> None:
    resolution = flight("", threats=[("SE2-03", 1, "red")], tracks=everywhere("T1"))
    assert resolution.outcome.won and resolution.outcome.knocked_out == (0, 1) and resolution.end.turn == 13


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


# ---------------------------------------------------------------- scoring


@case("sa-1657")
def test_a_squad_nobody_took_costs_nothing() -> None:
    assert flight("", threats=[]).outcome.penalties == 0
    slimed = flight("", threats=[("I2-02", 1)], tracks=FAR).outcome
    assert slimed.disabled_squads == 1


@case("sa-1923", "sa-172e")
def test_the_worst_zone_counts_once_more_and_points_may_be_negative() -> None:
    threats: list[tuple[str, int, str]] = [("E1-01", 1, "red")]
    outcome = flight("", threats=threats, tracks=everywhere("T3"), shields=(1, 1, 2)).outcome
    assert outcome.damage == (3, 3, 2)
    assert (outcome.penalties, outcome.score) == (8 + 3, 2 - 11)


def test_every_case_has_a_test(reference: Callable[[str], dict[str, Any]]) -> None:
    """Each of the collection is named by a ``case`` of some test."""
    sources = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.rglob("test_*.py"))
    ids = {row["id"] for row in reference("rule_cases_handed")["case"]}
    assert sorted(id for id in ids if f'"{id}"' not in sources) == []
