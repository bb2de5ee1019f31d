"""Rulebook: Movement and exploration tokens; careful movement."""

import pytest

from nemesis_desktop.games.nemesis.acts import CarefulMove, Move, PlayCard
from tests.games.nemesis.scenarios.table import Table

A, B, TECHNICAL = "5-6", "5-10", "technical"
"""Room 5: corridor A carries number 3, corridor B carries 1 and 2, the technical entrance carries 4."""


def beside_room_5(**lay: object) -> Table:
    """P1 stands next to room 5, which is explored and empty; nobody else has a turn."""
    table = Table(2)
    table.lay(5, "laboratory")
    table.lay(6, "canteen")
    table.place("P1", 6)
    table.place("P2", 1)
    table.passed("P2")
    return table


# ---------------------------------------------------------------- the worked examples


def test_rulebook_example_a_move_into_a_room_with_another_figure_makes_no_noise_roll() -> None:
    for figure in ("character", "intruder"):
        table = beside_room_5()
        if figure == "character":
            table.place("P2", 5)
        else:
            table.intruder("adult", 5)
        play = table.play()
        play.moves("P1", 5)
        assert play.told("noise-rolled") == []
        assert play.state.noise == {}


def test_rulebook_example_a_move_into_an_empty_room_makes_a_noise_roll() -> None:
    table = beside_room_5()
    table.next_noise(2)
    play = table.play()
    play.moves("P1", 5)
    assert len(play.one("P1").discard) == 1
    assert list(play.state.noise) == [B]
    table = beside_room_5()
    table.noise(B)
    table.next_noise(2)
    table.next_token("adult", 2)
    play = table.play()
    play.moves("P1", 5)
    assert [one.kind for one in play.intruders(5)] == ["adult"]


def test_rulebook_example_a_move_into_an_unexplored_room() -> None:
    """The canteen with three items and a malfunction, then the noise roll."""
    table = Table(2)
    table.put_tile(6, "canteen")
    table.token(6, "malfunction", 3)
    table.next_noise("silence")
    play = table.play()
    play.moves("P1", 6)
    room = play.room(6)
    assert (room.tile, room.explored, room.items, room.malfunction, room.token) == ("canteen", True, 3, True, None)
    assert len(play.one("P1").discard) == 1
    assert play.order_of("explored", "malfunction-placed", "noise-rolled") == [
        "explored",
        "malfunction-placed",
        "noise-rolled",
    ]


# ---------------------------------------------------------------- exploration tokens


def unexplored(tile: str, effect: str, items: int, slot: int = 6) -> Table:
    table = Table(2)
    table.put_tile(slot, tile)
    table.token(slot, effect, items)
    table.place("P2", 1)
    table.passed("P2")
    return table


def test_et_e56a_room_counter_marker_token_then_noise() -> None:
    table = unexplored("storage", "malfunction", 3, slot=5)
    table.place("P1", 10)
    table.explore(10)
    table.next_noise(4)
    play = table.play()
    token = play.room(5).token
    play.moves("P1", 5)
    assert play.order_of("moves", "explored", "malfunction-placed", "noise-rolled", "noise-placed") == [
        "moves",
        "explored",
        "malfunction-placed",
        "noise-rolled",
        "noise-placed",
    ]
    assert (play.room(5).items, play.room(5).malfunction, play.room(5).token) == (3, True, None)
    assert token in play.state.removed
    assert list(play.state.noise) == [TECHNICAL]


def test_et_9182_fire_then_noise_then_a_light_wound_at_the_end_of_the_turn() -> None:
    table = unexplored("canteen", "fire", 1)
    table.lay(8, "cabins")
    table.place("P1", 8)
    table.next_noise("silence", "silence")
    play = table.play()
    play.moves("P1", 11)
    play.moves("P1", 6)
    assert play.room(6).fire and play.room(6).items == 1
    steps = play.order_of("fire-placed", "noise-rolled", "light-wound")
    assert steps == ["noise-rolled", "fire-placed", "noise-rolled", "light-wound"]
    assert play.one("P1").light == 1


@pytest.mark.parametrize(("tile", "slot"), [("nest", 5), ("room_covered_with_slime", 6)])
def test_et_02d0_no_counter_and_no_malfunction_in_the_nest(tile: str, slot: int) -> None:
    table = unexplored(tile, "malfunction", 3, slot=slot)
    places = [1, 2, 3, 4, 19, 20, 21]
    table.explore(2, 3, 4)
    for place in places:
        table.malfunction(place)
    table.lay(7, "canteen")
    table.explore(10)
    table.place("P1", 10 if slot == 5 else 11)
    table.hand("P1", "search", actions=3)
    table.next_noise("silence")
    play = table.play()
    token = play.room(slot).token
    play.moves("P1", slot)
    room = play.room(slot)
    assert (room.items, room.malfunction) == (0, False)
    assert sum(room.malfunction for room in play.state.rooms.values()) == 7
    assert token in play.state.removed
    assert play.told("noise-rolled")
    assert play.refused(PlayCard("captain_search_1")) == "no-items-left"


@pytest.mark.parametrize(("tile", "slot"), [("nest", 5), ("room_covered_with_slime", 6), ("hibernatorium", 11)])
def test_a_thorough_search_finds_nothing_where_no_search_is_possible(tile: str, slot: int) -> None:
    table = Table(2, characters=("scout", "captain"))
    if slot != 11:
        table.lay(slot, tile)
    table.place("P1", slot)
    table.hand("P1", "scavenging", actions=2)
    assert table.play().refused(PlayCard("scout_scavenging")) == "no-search-here"


def test_silence_replaces_the_noise_roll() -> None:
    table = unexplored("canteen", "silence", 1)
    play = table.play()
    play.moves("P1", 6)
    assert play.told("noise-rolled") == []
    assert play.state.noise == {}
    assert play.room(6).items == 1


def test_silence_is_danger_for_a_slimed_character() -> None:
    table = unexplored("canteen", "silence", 1)
    table.one("P1").slime = True
    play = table.play()
    play.moves("P1", 6)
    assert play.told("noise-rolled") == []
    assert set(play.state.noise) == {"2-6", "5-6", "6-7", "6-11"}


def test_the_slime_room_slimes_before_its_silence_token_so_silence_is_danger() -> None:
    table = unexplored("room_covered_with_slime", "silence", 1)
    play = table.play()
    play.moves("P1", 6)
    assert play.one("P1").slime
    assert set(play.state.noise) == {"2-6", "5-6", "6-7", "6-11"}
    assert play.order_of("explored", "slimed") == ["explored", "slimed"]


def test_danger_replaces_the_noise_roll_and_attracts_free_intruders() -> None:
    table = unexplored("canteen", "danger", 2)
    table.intruder("creeper", 7, injuries=1)
    play = table.play()
    play.moves("P1", 6)
    assert play.told("noise-rolled") == []
    assert [(one.kind, one.injuries) for one in play.intruders(6)] == [("creeper", 1)]
    assert play.state.noise == {}


def test_a_slime_token_slimes_and_the_noise_roll_follows() -> None:
    table = unexplored("canteen", "slime", 4)
    table.next_noise("silence")
    play = table.play()
    play.moves("P1", 6)
    assert play.one("P1").slime
    # The slime of the token already counts for the roll.
    assert set(play.state.noise) == {"2-6", "5-6", "6-7", "6-11"}


def test_a_doors_token_closes_the_corridor_just_used() -> None:
    table = unexplored("canteen", "doors", 2)
    table.next_noise("silence")
    play = table.play()
    play.moves("P1", 6)
    assert play.state.doors == {"6-11": "closed"}
    assert play.told("noise-rolled")


def test_a_doors_token_has_no_effect_where_the_door_is_destroyed() -> None:
    table = unexplored("canteen", "doors", 2)
    table.door("destroyed", "6-11")
    table.next_noise("silence")
    play = table.play()
    play.moves("P1", 6)
    assert play.state.doors == {"6-11": "destroyed"}


def test_a_doors_token_has_no_effect_after_the_technical_corridors() -> None:
    table = Table(2, characters=("mechanic", "scout"))
    table.lay(5, "laboratory")
    table.place("P1", 5)
    table.token(9, "doors", 1)
    table.hand("P1", "technical_corridors", actions=2)
    table.next_noise("silence")
    play = table.play()
    play.does("P1", PlayCard("mechanic_technical_corridors"), 9)
    assert play.one("P1").room == 9 and play.room(9).explored
    assert play.state.doors == {}


def test_an_unexplored_room_with_an_intruder_is_explored_without_a_noise_roll() -> None:
    table = unexplored("canteen", "malfunction", 1)
    table.intruder("adult", 6)
    play = table.play()
    play.moves("P1", 6)
    assert play.room(6).explored and play.room(6).malfunction
    assert play.told("noise-rolled") == []
    assert play.game.in_combat(0)


def test_a_danger_token_in_a_room_with_an_intruder_still_attracts_others() -> None:
    table = unexplored("canteen", "danger", 3)
    table.intruder("adult", 6)
    table.intruder("creeper", 7)
    play = table.play()
    play.moves("P1", 6)
    assert sorted(one.kind for one in play.intruders(6)) == ["adult", "creeper"]


def test_who_is_ordered_into_an_unexplored_room_explores_it_and_rolls() -> None:
    table = unexplored("canteen", "malfunction", 2)
    table.place("P2", 11)
    table.hand("P1", "order", actions=1)
    table.next_noise(3)
    play = table.play()
    play.does("P1", PlayCard("captain_order"), "6-11")
    assert play.one("P2").room == 6
    assert play.room(6).explored
    assert [facts["who"] for facts in play.told("noise-rolled")] == [1]


def test_an_intruder_in_an_unexplored_room_reveals_nothing() -> None:
    table = unexplored("canteen", "malfunction", 2)
    table.intruder("creeper", 7)
    table.next_event("damaging_fire")
    play_token = table.game.room(6).token
    table.step("event_card")
    room = table.game.room(6)
    assert [one.kind for one in table.game.intruders_in(6)] == ["creeper"]
    assert (room.explored, room.token) == (False, play_token)


@pytest.mark.parametrize(
    ("effect", "number", "counter"),
    [("malfunction", 1, 1), ("malfunction", 2, 1), ("malfunction", 3, 2), ("slime", 4, 2)],
)
def test_sm_c41e_solo_mode_halves_the_items_rounded_up(effect: str, number: int, counter: int) -> None:
    table = Table(1, mode="solo")
    table.put_tile(6, "canteen")
    table.token(6, effect, number)
    table.next_noise(1)
    play = table.play()
    play.moves("P1", 6)
    assert play.room(6).items == counter


# ---------------------------------------------------------------- moving


def test_a_closed_door_stops_a_character_and_a_destroyed_one_does_not() -> None:
    table = beside_room_5()
    table.door("closed", A)
    table.door("destroyed", "6-7")
    play = table.play()
    assert play.refused(Move(A, 5)) == "door-closed"
    assert play.destinations() == {2, 7, 11}


def test_a_move_is_offered_to_every_neighbour_and_nowhere_else() -> None:
    play = Table(2).play()
    assert play.destinations() == {6, 8, 14, 15}
    assert play.refused(Move("1-2", 2)) == "nowhere"


# ---------------------------------------------------------------- careful movement


def test_cm_b3a8_careful_movement_pays_two_rolls_nothing_and_marks_the_named_entrance() -> None:
    table = beside_room_5()
    table.hand("P1", actions=2)
    play = table.play()
    play.moves("P1", 5, TECHNICAL, careful=True)
    assert play.one("P1").hand == []
    assert len(play.one("P1").discard) == 2
    assert play.told("noise-rolled") == []
    assert list(play.state.noise) == [TECHNICAL]


def test_cm_458e_careful_movement_is_refused_in_combat_with_a_larva() -> None:
    table = beside_room_5()
    table.hand("P1", actions=3)
    table.intruder("larva", 6)
    play = table.play()
    before = list(play.one("P1").hand)
    assert play.refused(CarefulMove(A, 5)) == "in-combat"
    assert play.offers(Move(A, 5))
    assert play.one("P1").hand == before


def test_careful_movement_may_mark_any_quiet_corridor_the_one_just_used_included() -> None:
    table = beside_room_5()
    table.noise(B)
    play = table.play()
    play.does("P1", CarefulMove(A, 5))
    assert {act.id for act in play.options()} == {A, TECHNICAL}
    play.answer(A)
    assert set(play.state.noise) == {A, B}


def test_careful_movement_is_refused_where_every_corridor_is_noisy() -> None:
    table = beside_room_5()
    table.noise(A, B, TECHNICAL)
    play = table.play()
    assert play.refused(CarefulMove(A, 5)) == "noise-everywhere"


@pytest.mark.parametrize("effect", ["silence", "danger"])
def test_careful_movement_cancels_silence_and_danger(effect: str) -> None:
    table = unexplored("canteen", effect, {"silence": 1, "danger": 3}[effect])
    table.intruder("creeper", 7)
    play = table.play()
    play.moves("P1", 6, "2-6", careful=True)
    assert play.intruders(6) == []
    assert list(play.state.noise) == ["2-6"]
    assert play.told("noise-rolled") == []


@pytest.mark.parametrize(("effect", "items"), [("malfunction", 4), ("fire", 2), ("doors", 3), ("slime", 3)])
def test_careful_movement_resolves_other_tokens(effect: str, items: int) -> None:
    table = unexplored("canteen", effect, items)
    play = table.play()
    play.moves("P1", 6, "2-6", careful=True)
    room = play.room(6)
    assert room.items == items
    done = {
        "malfunction": room.malfunction,
        "fire": room.fire,
        "doors": play.state.doors == {"6-11": "closed"},
        "slime": play.one("P1").slime,
    }
    assert [name for name, happened in done.items() if happened] == [effect]


@pytest.mark.parametrize("effect", ["silence", "danger"])
def test_reconnaissance_cancels_silence_and_danger_and_marks_nothing(effect: str) -> None:
    table = Table(2, characters=("scout", "captain"))
    table.put_tile(6, "canteen")
    table.token(6, effect, 1 if effect == "silence" else 2)
    table.one("P1").slime = True
    table.hand("P1", "reconnaissance", actions=1)
    play = table.play()
    play.does("P1", PlayCard("scout_reconnaissance"), "6-11")
    assert play.one("P1").room == 6
    assert play.state.noise == {}
    assert play.told("noise-rolled") == []
