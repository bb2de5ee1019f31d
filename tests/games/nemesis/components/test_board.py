import pytest

from nemesis_desktop.games.nemesis.components.board import ALTERNATE, BOARDS, MAIN, Board
from nemesis_desktop.games.nemesis.components.rooms import SPECIAL

SIDES = {"board_main": MAIN, "board_alternate": ALTERNATE}


@pytest.mark.parametrize("side", SIDES)
def test_slots_are_as_printed(reference, side):
    printed = {}
    for row in reference(side)["slot"]:
        category = "evacuation" if "fixed_room" in row else row["category"]
        printed[row["number"]] = (category, row.get("fixed_room", row.get("room")))
    assert {number: (slot.category, slot.room) for number, slot in SIDES[side].slots.items()} == printed
    assert all(number == slot.number for number, slot in SIDES[side].slots.items())


@pytest.mark.parametrize("side", SIDES)
def test_corridors_are_as_printed(reference, side):
    printed = {
        f"{row['a']}-{row['b']}{row.get('pair_member', '')}": (row["a"], row["b"], tuple(row["numbers"]))
        for row in reference(side)["corridor"]
    }
    assert {id_: (c.a, c.b, c.numbers) for id_, c in SIDES[side].corridors.items()} == printed


@pytest.mark.parametrize("side", SIDES)
def test_technical_entrances_are_as_printed(reference, side):
    printed: dict[str, dict[int, tuple[int, ...]]] = {}
    for row in reference(side)["slot"]:
        if row["technical_corridor_numbers"]:
            network = printed.setdefault(row.get("technical_network", "technical"), {})
            network[row["number"]] = tuple(row["technical_corridor_numbers"])
    assert {id_: dict(network.entrances) for id_, network in SIDES[side].networks.items()} == printed


def test_distances_on_the_alternate_side(reference):
    for room, moves in reference("board_alternate")["distance_from_hibernatorium"].items():
        assert _moves(ALTERNATE, 11, ALTERNATE.slot_of_special(room)) == moves


@pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)
def test_every_room_answers_to_exactly_the_numbers_1_to_4(board):
    assert len(board.slots) == 21
    for slot in board.slots:
        printed = [number for id_, _ in board.neighbours[slot] for number in board.corridors[id_].numbers]
        if slot in board.network_of:
            printed += board.networks[board.network_of[slot]].entrances[slot]
        assert sorted(printed) == [1, 2, 3, 4]
        assert list(board.by_number[slot]) == [1, 2, 3, 4]
        assert set(board.by_number[slot].values()) == set(board.spaces[slot])


@pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)
def test_every_room_can_be_reached(board):
    assert all(_moves(board, 1, slot) < 9 for slot in board.slots)


@pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)
def test_other_end_leads_there_and_back(board):
    for slot, exits in board.neighbours.items():
        for corridor, other in exits:
            assert board.other_end(corridor, slot) == other
            assert board.other_end(corridor, other) == slot


@pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)
def test_tiles_of_each_back_find_their_slots(board):
    backs = [slot.category for slot in board.slots.values()]
    assert backs.count("special") == 5
    assert backs.count("2") == 5
    assert backs.count("1") + backs.count("evacuation") == 11
    assert {board.slots[board.slot_of_special(room)].room for room in SPECIAL} == set(SPECIAL)


def test_the_main_side():
    assert len(MAIN.corridors) == 28
    assert len(MAIN.all_spaces) == 29
    assert MAIN.slot_of_special("hibernatorium") == 11
    assert MAIN.slot_of_special("cockpit") == 1
    assert MAIN.entrances == {"technical": (2, 4, 5, 9, 14, 15, 19, 21)}
    with pytest.raises(KeyError):
        MAIN.slot_of_special("nest")


def test_the_cockpit_of_the_main_side():
    assert MAIN.neighbours[1] == (("1-3", 3), ("1-2", 2), ("1-4", 4))
    assert MAIN.by_number[1] == {1: "1-3", 2: "1-3", 3: "1-2", 4: "1-4"}
    assert MAIN.spaces[1] == ("1-3", "1-2", "1-4")


def test_a_room_with_two_technical_numbers_has_one_technical_space():
    assert MAIN.by_number[19] == {1: "17-19", 2: "13-19", 3: "technical", 4: "technical"}
    assert MAIN.spaces[19] == ("17-19", "13-19", "technical")


def test_the_alternate_side_has_two_networks_and_doubled_corridors():
    assert len(ALTERNATE.corridors) == 31
    assert ALTERNATE.entrances == {"red": (4, 5, 6, 7), "blue": (15, 19, 20, 21)}
    assert ALTERNATE.neighbours[11] == (("11-12a", 12), ("8-11", 8), ("11-12b", 12))
    assert ALTERNATE.slot_of_special("evacuation_section_a") == 4
    assert ALTERNATE.slot_of_special("evacuation_section_b") == 16


def _moves(board: Board, start: int, end: int) -> int:
    reached, moves = {start}, 0
    while end not in reached:
        further = {other for slot in reached for _, other in board.neighbours[slot]} - reached
        assert further, f"slot {end} cannot be reached"
        reached |= further
        moves += 1
    return moves
