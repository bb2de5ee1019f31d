"""Rulebook: Noise roll; Danger; Technical corridors; Slime markers."""

import pytest

from nemesis_desktop.games.nemesis.rules.deeds.noise import danger, noise_roll
from tests.games.nemesis.scenarios.table import Table

A, B, TECHNICAL = "5-6", "5-10", "technical"
"""Room 5: corridor A carries number 3, corridor B carries 1 and 2, the technical entrance carries 4."""


def beside_room_5(people: int = 2) -> Table:
    """P1 stands next to room 5, which is explored and empty; nobody else has a turn."""
    table = Table(people)
    table.lay(5, "laboratory")
    table.lay(6, "canteen")
    table.lay(10, "storage")
    table.place("P1", 6)
    for number in range(2, people + 1):
        table.place(f"P{number}", 1)
        table.passed(f"P{number}")
    return table


# ---------------------------------------------------------------- numbers


def test_nrn_edc9_marker_on_the_rolled_corridor() -> None:
    table = beside_room_5()
    table.next_noise(3)
    play = table.play()
    play.moves("P1", 5)
    assert list(play.state.noise) == [A]
    assert play.state.intruders == []


@pytest.mark.parametrize(("first", "second"), [(1, 2), (2, 1)])
def test_both_numbers_of_a_corridor_point_to_its_one_marker(first: int, second: int) -> None:
    table = beside_room_5()
    table.next_noise(first, second)
    table.next_token("creeper")
    table.place("P1", 5)
    table.run(noise_roll(table.game, 0))
    assert list(table.state.noise) == [B]
    assert table.run(noise_roll(table.game, 0)) is True
    assert table.state.noise == {}
    assert [one.kind for one in table.game.intruders_in(5)] == ["creeper"]


def test_nrn_5b74_the_one_technical_marker_counts_at_every_entrance() -> None:
    table = beside_room_5()
    table.lay(2, "armory")
    table.state.crew[1].passed = False
    table.hand("P1", actions=1)
    table.next_noise(4, 2)
    table.next_token("adult", 2)
    play = table.play()
    play.moves("P1", 5)
    assert list(play.state.noise) == [TECHNICAL]
    play.until_turn_of("P2")
    play.moves("P2", 2)
    assert [one.kind for one in play.intruders(2)] == ["adult"]
    assert play.intruders(5) == []
    assert play.state.noise == {}


@pytest.mark.parametrize("face", [1, 2])
def test_an_entrance_with_two_numbers_leads_to_one_technical_space(face: int) -> None:
    table = Table(2)
    table.lay(2, "armory")
    table.place("P1", 2)
    table.next_noise(face)
    table.run(noise_roll(table.game, 0))
    assert list(table.state.noise) == [TECHNICAL]


def test_nrn_4995_no_roll_in_a_room_with_a_character_or_an_intruder() -> None:
    table = beside_room_5()
    table.place("P2", 5)
    play = table.play()
    play.moves("P1", 5)
    assert (play.told("noise-rolled"), play.state.noise) == ([], {})
    table = beside_room_5()
    table.intruder("adult", 5)
    table.hand("P1", actions=1)
    bag = list(table.state.bag)
    play = table.play()
    play.moves("P1", 5)
    assert (play.told("noise-rolled"), play.state.noise, play.state.bag) == ([], {}, bag)
    assert play.game.in_combat(0)
    assert play.told("attacks") == []


def test_a_corpse_or_an_egg_in_a_room_does_not_replace_the_noise_roll() -> None:
    table = beside_room_5()
    table.lies(5, "egg")
    table.lies(5, "corpse_blue")
    table.next_noise(1)
    play = table.play()
    play.moves("P1", 5)
    assert list(play.state.noise) == [B]


def test_a_closed_door_does_not_matter_for_noise_and_encounters() -> None:
    table = beside_room_5()
    table.door("closed", B)
    table.next_noise(1, 1)
    table.next_token("creeper")
    table.place("P1", 5)
    table.run(noise_roll(table.game, 0))
    assert list(table.state.noise) == [B]
    table.run(noise_roll(table.game, 0))
    assert [one.kind for one in table.game.intruders_in(5)] == ["creeper"]
    assert table.state.doors == {B: "closed"}


def test_waiting_characters_sit_in_their_pod_so_who_enters_the_section_rolls() -> None:
    table = Table(2)
    table.lay(6, "evacuation_section_a")
    table.pod(1, "unlocked")
    table.waits("P2", pod=1)
    table.passed("P2")
    table.next_noise(3)
    play = table.play()
    play.moves("P1", 6)
    assert list(play.state.noise) == ["5-6"]


# ---------------------------------------------------------------- silence and slime


def test_sas_2a45_silence_is_silence() -> None:
    table = beside_room_5()
    table.next_noise("silence")
    play = table.play()
    play.moves("P1", 5)
    assert play.state.noise == {}
    assert play.state.intruders == []


def test_a_slimed_character_makes_danger_of_every_silence() -> None:
    table = beside_room_5()
    table.one("P1").slime = True
    table.next_noise("silence")
    play = table.play()
    play.moves("P1", 5)
    assert set(play.state.noise) == {A, B, TECHNICAL}
    assert play.one("P1").slime


def test_slime_does_not_change_a_number() -> None:
    table = beside_room_5()
    table.one("P1").slime = True
    table.next_noise(1)
    play = table.play()
    play.moves("P1", 5)
    assert list(play.state.noise) == [B]


def test_sas_b22d_a_second_slime_marker_changes_nothing() -> None:
    table = Table(2)
    table.one("P1").slime = True
    table.put_tile(6, "canteen")
    table.token(6, "slime", 3)
    table.lay(7, "room_covered_with_slime")
    table.next_noise(1, 1)
    table.passed("P2")
    play = table.play()
    play.moves("P1", 6)
    assert play.one("P1").slime is True
    play.moves("P1", 7)
    assert play.one("P1").slime is True
    assert play.told("slimed") == []


# ---------------------------------------------------------------- danger


def test_dr_a140_danger_marks_every_quiet_corridor_and_causes_no_encounter() -> None:
    table = beside_room_5()
    table.noise(A)
    table.next_noise("danger")
    play = table.play()
    play.moves("P1", 5)
    assert set(play.state.noise) == {A, B, TECHNICAL}
    assert play.state.intruders == []


def test_danger_with_every_corridor_marked_does_nothing() -> None:
    table = beside_room_5()
    table.noise(A, B, TECHNICAL)
    table.next_noise("danger")
    bag = list(table.state.bag)
    play = table.play()
    play.moves("P1", 5)
    assert set(play.state.noise) == {A, B, TECHNICAL}
    assert (play.state.intruders, play.state.bag) == ([], bag)


def test_dr_cef2_free_intruders_next_door_come_and_fighting_ones_stay() -> None:
    table = beside_room_5()
    adult = table.intruder("adult", 6, injuries=2)
    table.place("P1", 5)
    table.place("P2", 10)
    creeper = table.intruder("creeper", 10)
    table.next_noise("danger")
    assert table.run(noise_roll(table.game, 0)) is True
    assert (table.game.intruder(adult).room, table.game.intruder(adult).injuries) == (5, 2)
    assert table.game.intruder(creeper).room == 10
    assert table.state.noise == {}
    assert table.game.in_combat(0)
    kinds = [told.kind for told in table.game.log.since(0)]
    assert not {"encounter", "token-drawn", "surprise-check", "attacks"} & set(kinds)


def test_an_intruder_drawn_by_danger_makes_nobody_choose_an_objective() -> None:
    table = beside_room_5()
    table.state.first_encounter = False
    table.objective("P1", "quarantine", "ab_ovo")
    table.place("P1", 5)
    table.intruder("adult", 6)
    table.next_noise("danger")
    table.run(noise_roll(table.game, 0))
    assert len(table.one("P1").objectives) == 2


def test_dr_1916_a_closed_door_is_destroyed_and_no_marker_is_placed() -> None:
    table = Table(2)
    table.place("P1", 5)
    table.lay(5, "laboratory")
    adult = table.intruder("adult", 10)
    table.door("closed", B)
    table.next_noise("danger")
    assert table.run(noise_roll(table.game, 0)) is False
    assert table.state.doors == {B: "destroyed"}
    assert table.game.intruder(adult).room == 10
    assert table.state.noise == {}


def test_danger_draws_all_free_intruders_of_all_neighbours_each_by_its_own_door() -> None:
    table = beside_room_5()
    table.place("P1", 5)
    first, second, third = table.intruder("adult", 6), table.intruder("larva", 6), table.intruder("queen", 10)
    table.door("closed", B)
    table.next_noise("danger")
    table.run(noise_roll(table.game, 0))
    rooms = {number: table.game.intruder(number).room for number in (first, second, third)}
    assert rooms == {first: 5, second: 5, third: 10}
    assert table.state.doors == {B: "destroyed"}


def test_a_neighbour_whose_intruders_all_fight_does_not_keep_the_markers_away() -> None:
    table = beside_room_5()
    table.place("P1", 5)
    table.place("P2", 6)
    table.intruder("adult", 6)
    table.next_noise("danger")
    table.run(noise_roll(table.game, 0))
    assert set(table.state.noise) == {A, B, TECHNICAL}


def test_danger_does_not_reach_through_the_technical_corridors() -> None:
    table = beside_room_5()
    table.place("P1", 5)
    far = table.intruder("adult", 9)
    table.next_noise("danger")
    table.run(noise_roll(table.game, 0))
    assert table.game.intruder(far).room == 9
    assert set(table.state.noise) == {A, B, TECHNICAL}


# ---------------------------------------------------------------- the alternate side


def test_the_two_technical_networks_of_the_alternate_side_are_independent() -> None:
    table = Table(2, board="alternate")
    table.noise("blue")
    table.explore(5)
    table.place("P1", 5)
    table.next_noise(3)
    assert table.run(noise_roll(table.game, 0)) is False
    assert set(table.state.noise) == {"blue", "red"}


def test_two_corridors_between_the_same_rooms_have_a_door_and_a_marker_each() -> None:
    table = Table(2, board="alternate")
    table.place("P1", 12)
    table.place("P2", 1)
    table.explore(12)
    table.intruder("adult", 11)
    table.door("closed", "11-12a")
    assert danger(table.game, 12) is True
    # The other corridor is open, so the intruder comes through that one.
    assert table.state.doors == {"11-12a": "closed"}
    table.next_noise(1)
    table.run(noise_roll(table.game, 0))
    assert table.game.ship.noisy("11-12a") and not table.game.ship.noisy("11-12b")
