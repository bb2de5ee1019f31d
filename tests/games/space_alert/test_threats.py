"""Every threat card: what it does if nobody stops it, and what stops it or it does not do."""

import pytest

from nemesis_desktop.games.space_alert import story
from nemesis_desktop.games.space_alert.components.threats import THREATS
from nemesis_desktop.games.space_alert.resolution import Resolution
from tests.games.space_alert.deck import WITH_Y, flight, state_of, threat

LOST = True
ALONE: dict[str, tuple[int, int, int] | tuple[int, int, int, bool]] = {
    # Tiles of red, white and blue after a threat in the red zone, or on board, has done X, Y and Z. Shields hold 1.
    "E1-01": (3, 3, 3),
    "E1-02": (6, 0, 0, LOST),
    "E1-03": (3, 0, 0),
    "E1-04": (0, 3, 3),
    "E1-05": (6, 0, 0),
    "E1-06": (4, 0, 0),
    "E1-07": (5, 0, 0),
    "E1-08": (4, 0, 0),
    "E1-09": (4, 0, 0),
    "E1-10": (4, 0, 0),
    "E2-01": (5, 0, 0),
    "E2-02": (3, 0, 0),
    "E2-03": (4, 0, 0),
    "E2-04": (5, 2, 2),
    "E2-05": (3, 3, 3),
    "E2-06": (4, 0, 0),
    "E2-07": (6, 0, 0),
    "SE1-01": (6, 0, 0, LOST),
    "SE1-02": (6, 0, 0, LOST),
    "SE1-03": (5, 0, 0),
    "SE1-04": (5, 5, 5),
    "SE1-05": (6, 0, 0, LOST),
    "SE1-06": (6, 0, 0, LOST),
    "SE1-07": (0, 5, 5),
    "SE1-08": (6, 0, 0, LOST),
    "SE2-01": (6, 0, 0, LOST),
    "SE2-02": (6, 0, 0, LOST),
    "SE2-03": (0, 0, 0),
    "SE2-04": (4, 0, 4),
    "SE2-05": (2, 0, 0, LOST),
    "SE2-06": (6, 0, 0, LOST),
    "I1-01": (0, 3, 0),
    "I1-02": (0, 3, 0),
    "I1-03": (0, 0, 2),
    "I1-04": (2, 0, 0),
    "I1-05": (0, 0, 2),
    "I1-06": (2, 0, 0),
    "I1-07": (0, 0, 6, LOST),
    "I2-01": (0, 2, 2),
    "I2-02": (2, 2, 0),
    "I2-03": (0, 4, 0),
    "I2-04": (0, 4, 0),
    "I2-05": (1, 1, 1),
    "I2-06": (0, 6, 0),
    "SI1-01": (6, 0, 0),
    "SI1-02": (0, 0, 6),
    "SI1-03": (0, 2, 0, LOST),
    "SI1-04": (0, 0, 0, LOST),
    "SI1-05": (2, 4, 2),
    "SI1-06": (0, 0, 0),
    "SI2-01": (0, 3, 0),
    "SI2-02": (0, 5, 0),
    "SI2-03": (3, 3, 3),
    "SI2-04": (2, 0, 2),
    "SI2-05": (0, 0, 0, LOST),
}

CUBES: dict[str, int] = {
    # Cubes from one shot of the red heavy laser (4) at a threat that has just appeared on square 12.
    "E1-01": 3,
    "E1-02": 2,
    "E1-03": 0,  # not to be seen before X
    "E1-04": 1,
    "E1-05": 2,
    "E1-06": 0,  # the cryoshield takes it
    "E1-07": 2,
    "E1-08": 1,
    "E1-09": 4,
    "E1-10": 4,
    "E2-01": 2,
    "E2-02": 0,  # heavy lasers cannot aim at it
    "E2-03": 0,  # not to be seen before X
    "E2-04": 1,  # never more in a turn
    "E2-05": 6,  # its shields add 2
    "E2-06": 3,
    "E2-07": 4,
    "SE1-01": 2,
    "SE1-02": 2,
    "SE1-03": 1,
    "SE1-04": 0,  # safe at distance 3
    "SE1-05": 0,  # the cryoshield takes it
    "SE1-06": 3,
    "SE1-07": 1,
    "SE1-08": 4,
    "SE2-01": 0,
    "SE2-02": 1,
    "SE2-03": 0,  # safe at distance 3
    "SE2-04": 2,
    "SE2-05": 3,
    "SE2-06": 4,
}


def everywhere(track: str) -> tuple[str, str, str, str]:
    return (track, track, track, track)


def alone(code: str) -> Resolution:
    return flight("", threats=[(code, 1)], tracks=everywhere(WITH_Y))


def test_every_card_is_here() -> None:
    assert set(ALONE) == set(THREATS)
    assert set(CUBES) == {code for code, card in THREATS.items() if card.external}


@pytest.mark.parametrize("code", ALONE)
def test_what_a_threat_does_that_nobody_stops(code: str) -> None:
    red, white, blue, *lost = ALONE[code]
    outcome = alone(code).outcome
    assert outcome.damage == (red, white, blue)
    assert outcome.lost_to == (code if lost else "")
    assert outcome.survived == (() if lost else (code,))


@pytest.mark.parametrize("code", CUBES)
def test_what_a_shot_at_it_does(code: str) -> None:
    assert threat(flight("red A", threats=[(code, 2)], tracks=everywhere(WITH_Y)), code, 2).damage == CUBES[code]


@pytest.mark.parametrize("code", sorted(code for code, card in THREATS.items() if card.external))
def test_a_rocket_and_who_it_cannot_aim_at(code: str) -> None:
    """A rocket (3) at a threat on square 10; some cannot be its target, some draw it for nothing."""
    resolution = flight("blue lift C", threats=[(code, 4)], tracks=everywhere("T1"))
    traits = THREATS[code].traits
    hits = [record.event for record in resolution.records if isinstance(record.event, story.Hit)]
    if traits & {"no_rockets", "hidden_until_x"}:
        assert not hits
        assert any(isinstance(record.event, story.RocketWasted) for record in resolution.records)
    else:
        (hit,) = hits
        expected = 0 if "cryoshield" in traits else max(0, 3 - THREATS[code].shields)
        assert (hit.guns, hit.cubes) == (("rocket",), expected)


# ---------------------------------------------------------------- threats outside: what is special


def test_stealth_fighter_can_be_hit_after_x() -> None:
    seen = flight("red - A", threats=[("E1-03", 1)], tracks=everywhere(WITH_Y))
    assert threat(seen, "E1-03", 3).damage == 2


def test_energy_cloud_has_no_shields_against_the_pulse_cannon() -> None:
    hit = flight("lift A", threats=[("E1-04", 1, "white")])
    assert threat(hit, "E1-04", 2).damage == 1


def test_cryoshield_protects_once() -> None:
    shot = flight("red A A", threats=[("SE1-05", 2)], tracks=everywhere("T7"))
    assert threat(shot, "SE1-05", 2).damage == 0
    assert threat(shot, "SE1-05", 3).damage == 3


def test_armored_grappler_repairs_no_more_than_it_has() -> None:
    assert threat(alone("E1-08"), "E1-08", 12).damage == 0
    hurt = flight("", threats=[("E1-08", 1)], tracks=everywhere(WITH_Y), damage={"E1-08": 2})
    assert threat(hurt, "E1-08", 5).damage == 1


def test_meteoroid_attacks_with_what_is_left() -> None:
    hurt = flight("", threats=[("E1-10", 1)], damage={"E1-10": 3})
    assert hurt.outcome.damage == (1, 0, 0)


def test_kamikaze_becomes_faster_and_softer() -> None:
    resolution = alone("E2-01")
    now = [threat(resolution, "E2-01", turn) for turn in (1, 2)]
    assert [(one.shields, one.speed) for one in now] == [(1, 5), (0, 6)]


def test_scout_makes_others_stronger_as_long_as_it_is_not_destroyed() -> None:
    threats: list[tuple[str, int, str]] = [("E2-02", 1, "blue"), ("E1-10", 4, "red")]
    assert flight("", threats=threats).outcome.damage[0] == 5
    shot = flight("blue lift - A A", threats=threats, damage={"E2-02": 1})
    assert "E2-02" in shot.outcome.destroyed and shot.outcome.damage[0] == 4


def test_phantom_fighter_wastes_rockets() -> None:
    resolution = flight("blue lift C", threats=[("E2-03", 1)])
    assert threat(resolution, "E2-03", 4).damage == 0


def test_marauder_gives_all_a_shield_while_it_lasts() -> None:
    threats: list[tuple[str, int, str]] = [("E2-06", 1, "blue"), ("E1-09", 4, "red")]
    resolution = flight("red - - A", threats=threats, tracks=everywhere(WITH_Y))
    assert threat(resolution, "E1-09", 4).damage == 3


def test_jellyfish_heals_half() -> None:
    hurt = flight("", threats=[("E2-05", 1)], tracks=everywhere(WITH_Y), damage={"E2-05": 7})
    assert [threat(hurt, "E2-05", turn).damage for turn in (1, 2, 5)] == [7, 4, 2]


@pytest.mark.parametrize(("code", "each"), [("E2-07", 1), ("SE1-08", 2), ("SE2-06", 3)])
def test_asteroids_break_up_by_the_letters_they_have_passed(code: str, each: int) -> None:
    nearly = THREATS[code].hit_points - 1
    before = flight("red A", threats=[(code, 2)], damage={code: nearly})
    assert state_of(before, code) == "destroyed" and before.outcome.damage == (0, 0, 0)
    turns = {"E2-07": "red - A", "SE1-08": "red - A", "SE2-06": "red - - - A"}[code]
    after = flight(turns, threats=[(code, 1)], damage={code: nearly}, shields=(0, 0, 0))
    assert state_of(after, code) == "destroyed" and after.outcome.damage == (each, 0, 0)


def test_man_of_war_hardens() -> None:
    resolution = alone("SE1-02")
    assert (threat(resolution, "SE1-02", 4).speed, threat(resolution, "SE1-02", 7).shields) == (2, 3)


def test_tanker_takes_others_along_and_repairs_itself() -> None:
    threats: list[tuple[str, int, str]] = [("SE1-03", 2, "red"), ("E1-06", 1, "blue"), ("I1-05", 1)]  # type: ignore[list-item]
    resolution = flight("red A", threats=threats, damage={"SE1-03": 7}, tracks=everywhere("T7"))
    assert state_of(resolution, "SE1-03") == "destroyed"
    assert threat(resolution, "E1-06", 2).damage == 1 and threat(resolution, "I1-05", 2).damage == 0
    hurt = flight("", threats=[("SE1-03", 1)], tracks=everywhere(WITH_Y), damage={"SE1-03": 3})
    assert threat(hurt, "SE1-03", 5).damage == 1


@pytest.mark.parametrize("code", ["SE1-04", "SE2-03"])
def test_satellites_can_be_hit_from_distance_2_on(code: str) -> None:
    near = flight("red A", threats=[(code, 1)], tracks=everywhere(WITH_Y))
    assert threat(near, code, 2).damage == 2


def test_octopus_attacks_only_if_it_was_hurt() -> None:
    hurt = flight("", threats=[("SE1-06", 1)], tracks=everywhere(WITH_Y), damage={"SE1-06": 7})
    assert hurt.outcome.damage == (4, 2, 2)


def test_behemoth_is_held_off_by_enough_damage_and_takes_the_pilot_with_it() -> None:
    held = flight("", threats=[("SE2-01", 1)], tracks=everywhere(WITH_Y), damage={"SE2-01": 6})
    assert held.outcome.damage == (0, 0, 0)
    met = flight("blue C red red - - C", threats=[("SE2-01", 4)], damage={"SE2-01": 2})
    assert met.outcome.destroyed == ("SE2-01",) and met.outcome.knocked_out == (0,)
    assert (met.end.figure(0).at, met.end.figure(0).squad) == ("space", "disabled")


def test_juggernaut_draws_rockets_from_anywhere_and_hardens() -> None:
    threats: list[tuple[str, int, str]] = [("SE2-02", 3, "red"), ("E1-05", 2, "blue")]
    resolution = flight("blue lift C", threats=threats, tracks=everywhere("T7"))
    assert (threat(resolution, "SE2-02", 4).damage, threat(resolution, "SE2-02", 4).shields) == (0, 4)
    assert threat(resolution, "E1-05", 4).damage == 0


def test_psionic_satellite_delays_its_zone_then_all_then_fells_them() -> None:
    resolution = flight("red - - A", "- - - A", threats=[("SE2-03", 1)], tracks=everywhere("T6"))
    delayed = [(e.who, e.turn) for e in (r.event for r in resolution.records) if isinstance(e, story.Delayed)]
    assert delayed == [(0, 4), (0, 5)]
    assert all(not figure.awake for figure in resolution.end.figures)


def test_nebula_crab_hardens_then_speeds_up() -> None:
    resolution = alone("SE2-04")
    assert [threat(resolution, "SE2-04", turn).shields for turn in (1, 2, 5)] == [2, 4, 2]
    assert threat(resolution, "SE2-04", 5).speed == 4


def test_nemesis_strikes_back_and_may_end_by_its_own_hand() -> None:
    shot = flight("red A", threats=[("SE2-05", 2)], shields=(0, 0, 0))
    assert shot.after(2).tiles == (("heavy_laser",), ("heavy_laser",), ("heavy_laser",))
    ended = flight("", threats=[("SE2-05", 1)], damage={"SE2-05": 8})
    assert ended.outcome.destroyed == ("SE2-05",) and ended.outcome.won


# ---------------------------------------------------------------- threats on board

FIGHTER = "blue C"
"""To the upper blue station, and take the squad there."""


def squad(resolution: Resolution, turn: int) -> str:
    return resolution.after(turn).figure(0).squad


@pytest.mark.parametrize(
    ("code", "program", "turn"),
    [
        ("I1-01", f"{FIGHTER} red red bots", 5),
        ("I1-02", f"{FIGHTER} bots", 3),
        ("I2-03", f"{FIGHTER} red red bots", 5),
        ("I2-04", f"{FIGHTER} lift bots", 4),
        ("SI1-01", "red lift C bots", 4),
        ("SI1-02", f"{FIGHTER} bots", 3),
        ("SI2-01", f"{FIGHTER} bots", 3),
    ],
)
def test_who_fires_back_disables_the_squad_but_not_a_heroic_one(code: str, program: str, turn: int) -> None:
    fought = flight(program, threats=[(code, turn)], tracks=everywhere("T7"))
    assert threat(fought, code, turn).damage == 1
    assert threat(fought, code, turn).state == ("destroyed" if THREATS[code].hit_points == 1 else "active")
    assert squad(fought, turn) == "disabled"
    brave = flight(program.replace("bots", "heroic_bots"), threats=[(code, turn)], tracks=everywhere("T7"))
    assert threat(brave, code, turn).damage == 1 and squad(brave, turn) == "active"


@pytest.mark.parametrize("code", ["I1-03", "I1-04"])
def test_saboteurs_do_not_fire_back_and_damage_where_no_energy_is(code: str) -> None:
    fought = flight(f"{FIGHTER} red lift bots", threats=[(code, 5)], tracks=everywhere("T7"))
    assert state_of(fought, code) == "destroyed" and squad(fought, 5) == "active"
    dry = flight("", threats=[(code, 1)], tracks=everywhere(WITH_Y), reactors=(0, 3, 0))
    assert sum(dry.outcome.damage) == 3


@pytest.mark.parametrize(("code", "way"), [("I1-05", "blue"), ("I1-06", "red")])
def test_hacked_shields_want_three_repairs_and_block_the_shield(code: str, way: str) -> None:
    resolution = flight(f"{way} B B B B", threats=[(code, 2)], tracks=everywhere("T7"))
    assert threat(resolution, code, 3).damage == 2 and resolution.after(2).zone(way).shield == 1
    assert state_of(resolution, code) == "destroyed" and resolution.after(5).zone(way).shield == 2


def test_hacked_shields_drain_before_they_damage() -> None:
    table = alone("I1-05").after(8)
    assert (table.zone("blue").shield, table.zone("blue").reactor) == (0, 0)


def test_unstable_warheads_count_rockets_and_block_them() -> None:
    resolution = flight("blue lift C", threats=[("I1-07", 3)], tracks=everywhere("T7"))
    assert (resolution.after(3).rockets, threat(resolution, "I1-07", 3).damage) == (3, 1)
    none_left = flight("blue lift C C C", threats=[("I1-07", 7)])
    assert state_of(none_left, "I1-07") == "destroyed"


def test_unstable_warheads_lose_a_hit_point_with_each_rocket() -> None:
    threats: list[tuple[str, int] | tuple[str, int, str]] = [("I2-01", 1), ("I1-07", 2)]
    fewer = flight("", threats=threats)
    assert (fewer.after(3).rockets, threat(fewer, "I1-07", 3).hit_points) == (2, 2)
    repaired = flight("", threats=threats, damage={"I1-07": 2})
    assert threat(repaired, "I1-07", 2).state == "active"
    assert threat(repaired, "I1-07", 3).state == "destroyed"


def test_slime_wants_two_hits_and_its_offspring_one() -> None:
    resolution = flight(f"{FIGHTER} lift bots bots", threats=[("I2-01", 4)], tracks=everywhere("T7"))
    assert threat(resolution, "I2-01", 4).damage == 1 and state_of(resolution, "I2-01") == "destroyed"


def test_red_slime_disables_only_a_squad_that_lies_in_its_bay() -> None:
    left = alone("I2-02")
    assert left.end.stored_squad("lower_red") == "disabled" and left.outcome.disabled_squads == 1
    taken = flight("red lift C", threats=[("I2-02", 4)], tracks=everywhere("T7"))
    assert squad(taken, 12) == "active"


def test_slime_delays_who_comes_in_not_who_stays() -> None:
    enters = flight("blue lift A A", threats=[("I2-01", 1)], tracks=everywhere("T7"))
    assert enters.after(3).figure(0).program[:4] == ("blue", "lift", "-", "A")
    stays = flight("lift - - - - - - A", threats=[("I2-01", 1)], tracks=everywhere(WITH_Y))
    assert "lower_white" in threat(stays, "I2-01", 5).stations
    assert stays.end.figure(0).program[7] == "A"


def test_virus_blocks_the_computer() -> None:
    resolution = flight("- C C C", threats=[("I2-05", 2)], tracks=everywhere("T7"))
    assert state_of(resolution, "I2-05") == "destroyed" and resolution.after(4).serviced[1]
    assert alone("I2-05").after(3).reactors == (1, 2, 1)


def test_the_computer_is_serviced_once_in_each_phase() -> None:
    told = [record.event for record in flight("", threats=[]).records]
    assert [event.phase for event in told if isinstance(event, story.Serviced)] == [1, 2, 3]


def test_overheated_reactor_fells_who_stands_beside_it_at_the_end() -> None:
    resolution = flight("lift B B B", "blue lift", "red lift - blue", threats=[("I2-06", 2)], tracks=everywhere("T7"))
    assert resolution.outcome.destroyed == ("I2-06",)
    # The one in the lower red station has not acted yet when the last repair comes.
    assert resolution.outcome.knocked_out == (1, 2)


def test_commandos_move_on_if_they_were_hurt() -> None:
    hurt = flight("", threats=[("SI1-01", 1)], tracks=everywhere(WITH_Y), damage={"SI1-01": 1})
    assert threat(hurt, "SI1-01", 5).stations == ("upper_white",) and hurt.outcome.damage == (0, 4, 0)
    assert hurt.outcome.knocked_out == (0, 1)


def test_alien_fires_back_only_after_x() -> None:
    early = flight(f"{FIGHTER} red lift bots", threats=[("SI1-03", 5)], tracks=everywhere("T7"))
    assert squad(early, 5) == "active"
    late = flight(f"{FIGHTER} red lift - - bots", threats=[("SI1-03", 5)], tracks=everywhere(WITH_Y))
    assert squad(late, 7) == "disabled"


def test_fissure_covers_no_button_and_doubles_damage_while_it_lasts() -> None:
    fires = flight("red A", threats=[("SI1-04", 2)])
    assert fires.after(2).reactors[0] == 1
    tracks, hurt = ("T1", "T1", "T1", "T7"), {"E1-10": 2}
    doubled = flight("", threats=[("SI1-04", 3), ("E1-10", 4, "red")], tracks=tracks, damage=hurt)
    plain = flight("", threats=[("E1-10", 4, "red")], tracks=tracks, damage=hurt)
    assert (len(doubled.after(5).tiles[0]), len(plain.after(5).tiles[0])) == (4, 2)
    elsewhere = flight("", threats=[("SI1-04", 3), ("E1-10", 4, "blue")], tracks=tracks, damage=hurt)
    assert len(elsewhere.after(5).tiles[2]) == 2


def test_crossed_wires_block_the_white_shield() -> None:
    resolution = flight("B", threats=[("SI1-05", 1)], tracks=everywhere("T7"))
    assert resolution.after(1).zone("white").shield == 1 and threat(resolution, "SI1-05", 1).damage == 1


def test_uprising_takes_one_more_from_both_stations_at_once() -> None:
    both = flight("blue - C", "red lift C", threats=[("SI1-06", 3)], tracks=everywhere("T7"))
    assert threat(both, "SI1-06", 3).damage == 3
    one = flight("blue - C", "blue - C", threats=[("SI1-06", 3)], tracks=everywhere("T7"))
    assert threat(one, "SI1-06", 3).damage == 2


def test_uprising_that_is_over_already_takes_nothing_more() -> None:
    over = flight("blue - C", "red lift C", threats=[("SI1-06", 3)], tracks=everywhere("T7"), damage={"SI1-06": 2})
    assert (state_of(over, "SI1-06"), threat(over, "SI1-06", 3).damage) == ("destroyed", 4)
    assert not any(isinstance(record.event, story.WorkedTogether) for record in over.records)
    assert over.outcome.destroyed == ("SI1-06",)


def test_seeker_does_not_fire_back_but_fells_who_kills_it() -> None:
    resolution = flight(f"{FIGHTER} red bots bots", threats=[("SI2-02", 4)], tracks=everywhere("T7"))
    assert squad(resolution, 4) == "active"
    assert resolution.outcome.destroyed == ("SI2-02",) and resolution.outcome.knocked_out == (0,)


def test_power_overload_takes_two_more_from_all_three_stations_at_once() -> None:
    programs = ("go:lower_red - - B", "lift - - B", "go:lower_blue - - B")
    three = flight(*programs, threats=[("SI2-03", 4)], tracks=everywhere("T7"))
    assert threat(three, "SI2-03", 4).damage == 5
    two = flight(*programs[:2], threats=[("SI2-03", 4)], tracks=everywhere("T7"))
    assert threat(two, "SI2-03", 4).damage == 2


def test_contamination_goes_with_its_third_token_and_fells_who_comes_in_after_z() -> None:
    cleared = flight(f"{FIGHTER} - bots lift bots", "red lift C bots", threats=[("SI2-04", 4)], tracks=everywhere("T6"))
    assert state_of(cleared, "SI2-04") == "destroyed" and threat(cleared, "SI2-04", 6).stations == ()
    late = flight("- - - - - - - blue", threats=[("SI2-04", 1)], tracks=everywhere("T1"))
    assert late.outcome.knocked_out == (0,)


def test_nuclear_device_wants_three_at_once() -> None:
    two = flight("go:lower_white C", "go:lower_white C", threats=[("SI2-05", 2)], tracks=everywhere("T7"))
    assert threat(two, "SI2-05", 2).state == "active" and two.outcome.lost_to == "SI2-05"
    three = flight(*["go:lower_white C"] * 3, threats=[("SI2-05", 2)], tracks=everywhere("T7"))
    assert three.outcome.destroyed == ("SI2-05",)
