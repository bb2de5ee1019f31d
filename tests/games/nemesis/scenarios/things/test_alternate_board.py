"""Rulebook: Game modes, the alternate side of the board."""

import pytest

from nemesis_desktop.games.nemesis.acts import CarefulMove, Move, PlayCard, UseItem
from nemesis_desktop.games.nemesis.components.board import BOARDS
from nemesis_desktop.games.nemesis.rules.deeds.noise import danger
from nemesis_desktop.games.nemesis.rules.harm.intruders import move_together
from nemesis_desktop.games.nemesis.rules.rounds.event_phase import event_movement
from nemesis_desktop.games.nemesis.species.shelf import EVENTS
from tests.games.nemesis.scenarios.table import Play, Table

RED, BLUE = (4, 5, 6, 7), (15, 19, 20, 21)
PAIRS = {
    (1, 3): ("1-3a", "1-3b"),
    (11, 12): ("11-12a", "11-12b"),
    (16, 21): ("16-21a", "16-21b"),
    (17, 19): ("17-19a", "17-19b"),
}


def alternate(people: int = 2, **options: object) -> Table:
    return Table(people, board="alternate", **options)  # type: ignore[arg-type]


def stands(table: Table, who: str, slot: int) -> None:
    table.explore(slot)
    table.place(who, slot)


def moves(play: Play) -> set[tuple[str, int]]:
    return {(act.corridor, act.to) for act in play.options() if isinstance(act, Move)}


# ---------------------------------------------------------------- setup


@pytest.mark.parametrize(("mode", "people"), [("solo", 1), ("coop", 1), ("coop", 5), ("semi", 2), ("semi", 5)])
def test_it_can_be_used_in_every_mode(mode: str, people: int) -> None:
    table = Table(people, mode=mode, board="alternate")
    assert table.game.board is BOARDS["alternate"]
    assert (table.game.room(4).tile, table.game.room(16).tile) == ("evacuation_section_a", "evacuation_section_b")
    assert sum(room.token is not None for room in table.state.rooms.values()) == 16


def test_the_evacuation_sections_are_explored_by_the_first_to_enter() -> None:
    table = alternate()
    stands(table, "P1", 2)
    table.token(4, "malfunction", 3)
    table.next_noise(1)
    play = table.play()
    seen = {room.slot: room for room in play.view().rooms}[4]
    assert (seen.tile, seen.explored, seen.items) == ("evacuation_section_a", False, None)
    play.moves("P1", 4)
    assert play.room(4).explored and play.room(4).token is None and play.room(4).malfunction
    assert len(play.told("explored")) == 1


def test_an_evacuation_section_cannot_be_used_before_it_is_explored() -> None:
    table = alternate()
    table.pod(1, "unlocked")
    table.place("P1", 4)
    play = table.play()
    assert not any(type(act).__name__ == "RoomAction" for act in play.options())


# ---------------------------------------------------------------- two networks


def test_the_two_networks_have_their_own_entrances() -> None:
    board = BOARDS["alternate"]
    assert {network: set(slots) for network, slots in board.entrances.items()} == {"red": set(RED), "blue": set(BLUE)}


def test_noise_in_the_red_corridors_is_no_noise_in_the_blue_ones() -> None:
    table = alternate()
    stands(table, "P1", 12)
    table.explore(15)
    table.noise("red")
    table.next_noise(4)
    play = table.play()
    play.moves("P1", 15)
    assert play.told("encounter") == []
    assert play.game.ship.noisy("blue") and play.game.ship.noisy("red")


def test_noise_in_the_same_network_brings_an_encounter_and_takes_away_its_marker_only() -> None:
    table = alternate()
    stands(table, "P1", 2)
    table.explore(7)
    table.noise("red", "blue")
    table.next_noise(4)
    table.next_token("larva")
    play = table.play()
    play.moves("P1", 7)
    assert len(play.told("encounter")) == 1
    assert not play.game.ship.noisy("red") and play.game.ship.noisy("blue")


def test_careful_movement_may_put_its_noise_into_the_network_of_the_room() -> None:
    table = alternate()
    stands(table, "P1", 12)
    table.explore(15)
    play = table.play()
    play.answer(next(act for act in play.options() if isinstance(act, CarefulMove) and act.to == 15))
    assert play.offers("blue") and not play.offers("red")
    play.answer("blue")
    assert play.game.ship.noisy("blue") and not play.game.ship.noisy("red")


def test_one_goes_through_technical_corridors_within_a_network_only() -> None:
    table = alternate(2, characters=("mechanic", "scout"))
    stands(table, "P1", 15)
    table.hand("P1", "technical_corridors", actions=3)
    table.next_noise("silence")
    play = table.play()
    card = next(card for card in play.one("P1").hand if "technical" in card)
    play.match.answer(play.options().index(PlayCard(card)))
    assert {act.id for act in play.options()} == {19, 20, 21}


def test_the_plan_leads_through_one_network_only() -> None:
    table = alternate()
    stands(table, "P1", 5)
    plan = table.give("P1", "technical_corridors_plan")
    play = table.play()
    play.match.answer(play.options().index(UseItem(plan)))
    assert {act.id for act in play.options()} == {4, 6, 7}


@pytest.mark.parametrize(("slot", "number"), [(4, 2), (21, 2)])
def test_an_intruder_leaving_through_either_network_returns_to_the_one_bag(slot: int, number: int) -> None:
    table = alternate()
    adult = table.intruder("adult", slot)
    table.bag(blank=1)
    network = table.game.board.by_number[slot][number]
    assert network in ("red", "blue")
    intruder = table.game.intruder(adult)
    assert intruder is not None
    move_together(table.game, [intruder], network)
    assert table.game.intruder(adult) is None
    assert len(table.state.bag) == 2


def test_what_names_technical_corridors_in_general_means_both_networks() -> None:
    table = alternate()
    stands(table, "P1", 4)
    stands(table, "P2", 15)
    table.noise("blue")
    table.next_noise("silence")
    table.run(table.game.nature.events["noise_in_technical_corridors"].effect(table.game))  # type: ignore[arg-type]
    assert table.game.ship.noisy("red") and table.game.ship.noisy("blue")
    play = table.play()
    assert [facts["who"] for facts in play.told("noise-rolled")] == [1]


# ---------------------------------------------------------------- two corridors between two rooms


def test_four_pairs_of_rooms_are_joined_by_two_corridors() -> None:
    board = BOARDS["alternate"]
    ends: dict[tuple[int, int], list[str]] = {}
    for corridor in board.corridors.values():
        ends.setdefault((corridor.a, corridor.b), []).append(corridor.id)
    assert {pair: tuple(ids) for pair, ids in ends.items() if len(ids) > 1} == PAIRS


def test_whoever_moves_picks_the_corridor() -> None:
    play = alternate().play()
    assert {("11-12a", 12), ("11-12b", 12)} <= moves(play)


def test_a_closed_door_in_one_does_not_close_the_other() -> None:
    table = alternate()
    table.door("closed", "11-12a")
    play = table.play()
    assert ("11-12b", 12) in moves(play) and ("11-12a", 12) not in moves(play)
    assert play.refused(Move("11-12a", 12)) == "door-closed"
    table = alternate()
    table.door("closed", "11-12a", "11-12b")
    assert 12 not in table.play().destinations()


def test_each_has_its_own_noise() -> None:
    table = alternate()
    table.explore(12)
    table.noise("11-12a")
    table.next_noise(4)
    play = table.play()
    play.does("P1", Move("11-12a", 12))
    assert play.told("encounter") == []
    assert play.game.ship.noisy("11-12a") and play.game.ship.noisy("11-12b")


def test_the_doors_token_closes_only_the_corridor_used() -> None:
    for used, other in (("11-12a", "11-12b"), ("11-12b", "11-12a")):
        table = alternate()
        table.token(12, "doors", 2)
        table.next_noise("silence")
        play = table.play()
        play.does("P1", Move(used, 12))
        assert play.game.door(used) == "closed" and play.game.door(other) == "open"


def test_an_intruder_moved_by_a_number_takes_the_corridor_of_that_number() -> None:
    for number, blocked in ((1, "11-12a"), (4, "11-12b")):
        event = next(card for card in EVENTS.values() if card.corridor == number and "adult" in card.moves)
        table = alternate()
        stands(table, "P1", 1)
        table.place("P2", 1)
        adult = table.intruder("adult", 12)
        table.door("closed", blocked)
        event_movement(table.game, event)
        moved = table.game.intruder(adult)
        assert moved is not None and moved.room == 12
        assert table.state.doors[blocked] == "destroyed"


def test_danger_attracts_through_the_open_one_of_the_two() -> None:
    for closed in ("11-12a", "11-12b"):
        table = alternate()
        adult = table.intruder("adult", 12)
        table.door("closed", closed)
        assert danger(table.game, 11)
        moved = table.game.intruder(adult)
        assert moved is not None and moved.room == 11
        assert table.state.doors[closed] == "closed"


def test_danger_behind_two_closed_doors_breaks_the_one_with_the_lower_number() -> None:
    for near, far, lower, higher in ((11, 12, "11-12a", "11-12b"), (17, 19, "17-19b", "17-19a")):
        for room, start in ((near, far), (far, near)):
            table = alternate()
            table.place("P1", 1)
            table.place("P2", 1)
            adult = table.intruder("adult", start)
            table.door("closed", lower, higher)
            danger(table.game, room)
            moved = table.game.intruder(adult)
            assert moved is not None and moved.room == start
            assert (table.state.doors[lower], table.state.doors[higher]) == ("destroyed", "closed")


def test_the_ship_is_longer_than_on_the_main_side() -> None:
    board = BOARDS["alternate"]
    distance, edge = {11: 0}, [11]
    while edge:
        slot = edge.pop(0)
        for _, other in board.neighbours[slot]:
            if other not in distance:
                distance[other] = distance[slot] + 1
                edge.append(other)
    assert {slot: distance[slot] for slot in (1, 19, 20, 21, 4, 16)} == {1: 4, 19: 4, 20: 4, 21: 5, 4: 4, 16: 4}
