from nemesis_desktop.games.nemesis.components.rooms import ADDITIONAL, BASIC, ROOMS, SPECIAL


def test_rooms_are_as_printed(reference):
    printed = {
        row["id"]: (
            row["tile"],
            None if row["color"] == "none" else row["color"],
            row["computer"],
            row["search_allowed"],
            row["item_counter"],
            row["malfunction_allowed"],
            row["action_kind"],
            row["action_cost"],
        )
        for row in reference("rooms")["room"]
    }
    entered = {
        room.id: (
            room.tile,
            room.colour,
            room.computer,
            room.searchable,
            room.item_counter,
            room.malfunction_allowed,
            room.action,
            room.cost,
        )
        for room in ROOMS.values()
    }
    assert entered == printed


def test_numbers_of_tiles():
    assert (len(BASIC), len(ADDITIONAL), len(SPECIAL)) == (11, 9, 5)
    assert set(ROOMS) == {*BASIC, *ADDITIONAL, *SPECIAL}


def test_where_no_malfunction_may_lie():
    assert [room.id for room in ROOMS.values() if not room.malfunction_allowed] == ["nest", "room_covered_with_slime"]


def test_nothing_is_found_in_special_rooms_the_nest_and_the_slime():
    assert {room.id for room in ROOMS.values() if not room.searchable} == {*SPECIAL, "nest", "room_covered_with_slime"}
    assert all((room.colour is None) == (not room.searchable) for room in ROOMS.values())
