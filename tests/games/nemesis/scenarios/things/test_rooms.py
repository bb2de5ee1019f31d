"""Rulebook: List of rooms (those that belong to no other chapter); Weaknesses of the intruders."""

import pytest

from nemesis_desktop.games.nemesis.acts import Drop, RoomAction
from tests.games.nemesis.scenarios.table import Table


def alone(tile: str, *, characters: tuple[str, ...] = ("captain", "scout"), **marks: bool) -> Table:
    """P1 in this room (6); P2, far away, has passed."""
    table = Table(2, characters=characters)
    table.lay(6, tile, **marks)
    table.place("P1", 6)
    table.place("P2", 20)
    table.passed("P2")
    return table


# ---------------------------------------------------------------- room actions in general


def test_rag_d24c_fire_does_not_hinder_malfunction_and_larva_do() -> None:
    for marks, reason in (("fire", None), ("malfunction", "malfunction"), ("larva", "in-combat")):
        table = alone("comms_room")
        table.hand("P1", actions=3)
        if marks == "fire":
            table.fire(6)
        elif marks == "malfunction":
            table.malfunction(6)
        else:
            table.intruder("larva", 6)
        play = table.play()
        before = list(play.one("P1").hand)
        if reason is None:
            play.uses_room("P1")
            assert play.one("P1").signal and len(play.one("P1").hand) == 1
        else:
            assert play.refused(RoomAction(6)) == reason
            assert play.one("P1").hand == before and not play.one("P1").signal


def test_the_action_of_another_room_is_not_offered() -> None:
    table = alone("canteen")
    table.lay(7, "cabins")
    table.lay(5, "comms_room")
    assert table.play().refused(RoomAction(5)) == "nowhere"


def test_passive_rooms_have_no_action() -> None:
    for tile in ("cabins", "room_covered_with_slime"):
        assert alone(tile).play().refused(RoomAction(6)) == "no-room-action"


# ---------------------------------------------------------------- one after the other


def test_ra_46c5_the_armory_fills_energy_weapons_to_their_capacity_only() -> None:
    table = alone("armory", characters=("scientist", "scout"))
    table.ammo("pistol", 2)
    table.give("P1", "six_shooter", ammo=0)
    play = table.play()
    play.uses_room("P1")
    assert play.state.ammo["pistol"] == 3
    assert play.state.ammo["six_shooter"] == 0
    assert play.refused(RoomAction(6)) == "fully-loaded"


def test_the_armory_adds_two() -> None:
    table = alone("armory", characters=("soldier", "scout"))
    table.ammo("assault_rifle", 1)
    play = table.play()
    play.uses_room("P1")
    assert play.state.ammo["assault_rifle"] == 3


def test_rc_ea18_the_signal_is_public_and_nothing_else_happens() -> None:
    table = alone("comms_room")
    table.hand("P1", actions=2)
    play = table.play()
    play.uses_room("P1")
    assert play.view("P2").crew[0].signal
    assert not play.view("P2").crew[1].signal
    assert play.order_of("noise-rolled", "encounter", "noise-placed") == []


@pytest.mark.parametrize("carried", [False, True])
def test_rl_d9eb_the_laboratory_studies_what_lies_there_or_is_carried_by_anybody(carried: bool) -> None:
    table = alone("laboratory")
    if carried:
        table.place("P2", 6)
        table.state.crew[1].passed = False
        carcass = table.give("P2", "carcass")
    else:
        carcass = table.lies(6, "carcass")
    table.weakness("carcass", "vital_places", known=False)
    play = table.play()
    play.uses_room("P1")
    assert [(weakness.slot, weakness.card) for weakness in play.view("P2").weaknesses if weakness.card] == [
        ("carcass", "vital_places")
    ]
    if carried:
        assert [carcass] in play.one("P2").hands
        play.until_turn_of("P2")
        play.does("P2", Drop(carcass))
        assert (play.asked, play.state.turn.taken) == ("P2", 0)
    assert carcass in play.room(6).objects


def test_the_laboratory_needs_an_object_whose_weakness_is_unknown() -> None:
    table = alone("laboratory")
    assert table.play().refused(RoomAction(6)) == "no-sample"
    table = alone("laboratory")
    table.lies(6, "carcass")
    table.weakness("carcass", "vital_places")
    assert table.play().refused(RoomAction(6)) == "no-sample"


def test_of_several_objects_one_is_chosen() -> None:
    table = alone("laboratory")
    table.lies(6, "carcass")
    table.give("P1", "egg")
    play = table.play()
    play.uses_room("P1", "egg")
    assert [slot for slot, weakness in play.state.weaknesses.items() if weakness.known] == ["egg"]


def test_the_corpse_of_a_player_is_a_corpse_too() -> None:
    table = alone("laboratory")
    table.game.room(6).objects.append("corpse_1")
    play = table.play()
    play.uses_room("P1")
    assert play.state.weaknesses["corpse"].known


def test_wc_0194_only_the_card_of_the_egg_slot_is_turned_up_and_works_for_all() -> None:
    table = alone("laboratory")
    table.lies(6, "egg")
    table.weakness("egg", "vulnerability_to_fire", known=False)
    table.lay(14, "canteen", fire=True)
    adult = table.intruder("adult", 14)
    table.next_attack("attack_04")
    play = table.play()
    play.uses_room("P1")
    assert {weakness.slot: weakness.card for weakness in play.view("P2").weaknesses} == {
        "corpse": None,
        "egg": "vulnerability_to_fire",
        "carcass": None,
    }
    table.run(None)
    table.step("fire_damage")
    assert table.game.intruder(adult).injuries == 2


def test_rfc_f23b_fire_control_puts_the_fire_out_and_drives_every_intruder_away_by_its_own_card() -> None:
    table = alone("fire_control_system")
    table.lay(8, "cabins", fire=True)
    table.place("P2", 8)
    first, second = table.intruder("adult", 8), table.intruder("adult", 8)
    table.lay(14, "generator", malfunction=True)
    table.next_event("coolant_leak", "hatching")  # corridors 1 and 3
    play = table.play()
    play.uses_room("P1")
    assert not play.room(8).fire
    assert {play.game.intruder(first).room, play.game.intruder(second).room} == {4, 11}
    assert play.state.discards["event"] == ["coolant_leak", "hatching"]
    assert play.state.self_destruct is None and len(play.state.eggs) == 5
    assert play.told("attacks") == []


def test_fire_control_may_choose_a_room_with_intruders_and_without_fire_also_an_unexplored_one() -> None:
    table = alone("fire_control_system")
    table.fire(10)
    table.intruder("creeper", 7)
    play = table.play()
    play.uses_room("P1")
    assert {act.id for act in play.options()} >= {7, 10}


def test_a_closed_door_keeps_an_intruder_in_the_fire_control() -> None:
    table = alone("fire_control_system")
    adult = table.intruder("adult", 8)
    table.door("closed", "4-8")
    table.next_event("coolant_leak")
    play = table.play()
    play.uses_room("P1")
    assert play.game.intruder(adult).room == 8
    assert play.state.doors == {"4-8": "destroyed"}


def test_phosphates_hurt_whoever_is_driven_away() -> None:
    table = alone("fire_control_system")
    adult = table.intruder("adult", 8)
    table.weakness("corpse", "susceptibility_to_phosphates")
    table.next_event("coolant_leak")
    table.next_attack("attack_04")
    play = table.play()
    play.uses_room("P1")
    assert (play.game.intruder(adult).room, play.game.intruder(adult).injuries) == (4, 1)


def test_rpl_7e6a_hatch_control_turns_one_pod_over_each_time() -> None:
    table = Table(3)
    table.lay(6, "hatch_control_system")
    table.place("P1", 6)
    table.place("P2", 20)
    table.passed("P2", "P3")
    for pod in (1, 2, 3):
        table.pod(pod, "unlocked")
    play = table.play()
    play.uses_room("P1", 2)
    assert [pod.state for pod in play.state.pods] == ["unlocked", "locked", "unlocked"]
    play.uses_room("P1", 2)
    assert [pod.state for pod in play.state.pods] == ["unlocked"] * 3


def test_rcc_ef32_the_command_center_changes_exactly_the_doors_named() -> None:
    table = alone("command_center")
    # Room 6 itself has four corridors: 6-7 open, 6-11 closed, 5-6 destroyed, 2-6 open.
    table.door("closed", "6-11")
    table.door("destroyed", "5-6")
    play = table.play()
    play.uses_room("P1", 6)
    assert {act.id for act in play.options()} == {"6-7", "6-11", "2-6"}
    play.answer(["6-7", "6-11"])
    assert play.state.doors == {"6-7": "closed", "5-6": "destroyed"}


def test_the_command_center_reaches_any_room_and_may_leave_every_door() -> None:
    table = alone("command_center")
    play = table.play()
    play.uses_room("P1", 17)
    play.answer([])
    assert play.state.doors == {}
    assert play.state.turn.taken == 1


def test_rec_08f8_engine_control_shows_all_three_engines_to_one_person_only() -> None:
    table = alone("engine_control_room")
    table.engines("working", "damaged", "working")
    table.malfunction(19, 21)
    play = table.play()
    play.uses_room("P1")
    assert play.view("P1").engines == ("working", "damaged", "working")
    assert play.view("P2").engines == (None, None, None)
    assert play.told("looked-at-engine", "P2") == [{"who": 0, "engine": engine} for engine in (1, 2, 3)]
    assert [tokens[0] for tokens in play.state.engines.values()] == ["working", "damaged", "working"]


def test_an_engine_room_shows_its_own_engine() -> None:
    table = alone("canteen")
    table.place("P1", 19)
    table.engines("working", "damaged", "damaged")
    play = table.play()
    play.uses_room("P1")
    assert play.view("P1").engines == (None, None, "damaged")
    assert play.view("P2").engines == (None, None, None)


def test_rm_5e69_monitoring_shows_tile_and_token_to_one_person_only() -> None:
    table = alone("monitoring_room")
    table.put_tile(10, "surgery")
    table.token(10, "fire", 1)
    token = table.game.room(10).token
    play = table.play()
    play.uses_room("P1", 10)
    room = play.room(10)
    assert (room.explored, room.tile, room.token, room.fire) == (False, "surgery", token, False)
    seen = {view.slot: (view.tile, view.noted_tile, view.noted_token) for view in play.view("P1").rooms}
    assert seen[10] == (None, "surgery", token)
    seen = {view.slot: (view.tile, view.noted_tile, view.noted_token) for view in play.view("P2").rooms}
    assert seen[10] == (None, None, None)
    assert play.told("looked-at-room", "P2") == [{"who": 0, "slot_": 10}]


def test_monitoring_offers_unexplored_rooms_only() -> None:
    table = alone("monitoring_room")
    table.lay(5, "storage")
    play = table.play()
    play.uses_room("P1")
    offered = {act.id for act in play.options()}
    assert not offered & {1, 5, 6, 11, 19, 20, 21}
    assert len(offered) == 14


def test_rb_91eb_the_bridge_shows_coordinates_or_sets_the_course_one_action_each() -> None:
    table = Table(2)
    table.place("P1", 1)
    table.passed("P2")
    table.state.coordinates = "coordinates_3"
    table.hand("P1", actions=4)
    play = table.play()
    play.uses_room("P1", "check_coordinates")
    assert len(play.one("P1").hand) == 2
    assert play.view("P1").coordinates == "coordinates_3"
    assert play.view("P2").coordinates is None
    play.uses_room("P1", "d")
    assert play.one("P1").hand == []
    assert play.view("P2").destination == "d"


def test_nobody_sets_the_course_while_somebody_sleeps_but_looking_is_possible() -> None:
    table = Table(3)
    table.place("P1", 1)
    table.passed("P2")
    table.sleeps("P3")
    play = table.play()
    play.uses_room("P1", "check_coordinates")
    assert play.view("P1").coordinates == play.state.coordinates
    assert play.state.destination == "b"


def test_rs_3999_the_slime_room_slimes_at_each_entry_and_offers_nothing() -> None:
    table = Table(2)
    table.lay(6, "room_covered_with_slime")
    table.lay(7, "shower_room")
    table.lay(5, "storage")
    table.passed("P2")
    table.hand("P1", actions=5)
    table.next_noise(1, 3, 1)
    play = table.play()
    play.moves("P1", 6)
    assert play.one("P1").slime
    assert play.refused(RoomAction(6)) == "no-room-action"
    play.moves("P1", 7)
    assert play.one("P1").slime
    play.uses_room("P1")
    assert not play.one("P1").slime
    play.moves("P1", 6)
    assert play.one("P1").slime
    assert not play.room(6).malfunction


# ---------------------------------------------------------------- cabins


@pytest.mark.parametrize(
    ("marks", "wound", "drawn"),
    [("", "", 6), ("malfunction", "", 5), ("fire", "", 6), ("intruder", "", 5), ("", "body", 5)],
)
def test_the_cabins_give_one_card_more_where_all_is_quiet(marks: str, wound: str, drawn: int) -> None:
    table = alone("cabins", malfunction=marks == "malfunction", fire=marks == "fire")
    if marks == "intruder":
        table.intruder("larva", 6)
    table.hand("P1", actions=0)
    table.wounds("P1", *([wound] if wound else []))
    table.step("draw_cards")
    assert len(table.one("P1").hand) == drawn
