"""Cases of the rulebook, one after the other; ``case`` names those of the collection of rule cases."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from nemesis_desktop.games.space_alert import modes, story
from nemesis_desktop.games.space_alert.acts import Amend, Place, Seen
from nemesis_desktop.games.space_alert.components.cards import CARDS
from nemesis_desktop.games.space_alert.resolution import Amendment, Plan, Resolution, resolve
from nemesis_desktop.games.space_alert.resolution.crew import pushed
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
