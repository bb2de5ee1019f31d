from nemesis_desktop.games.nemesis.components import tracks


def test_the_time_track_is_as_printed(reference):
    table = reference("board_main")
    for space in table["time_space"]:
        assert tracks.time_value(space["index"]) == space["value"]
        assert tracks.hibernation_open(space["index"]) == space["hibernation_open"]
    assert table["time_track"]["start_index"] == tracks.TIME_START
    assert table["time_track"]["first_blue_index"] == tracks.HIBERNATION_FROM
    assert table["time_track"]["jump_index"] == tracks.TIME_JUMP


def test_the_self_destruct_track_is_as_printed(reference):
    table = reference("board_main")
    for space in table["self_destruct_space"]:
        assert tracks.self_destruct_value(space["index"]) == space["value"]
        assert (space["index"] < tracks.SELF_DESTRUCT_IRREVERSIBLE) == space["stoppable"]
    track = table["self_destruct_track"]
    assert track["start_index"] == tracks.SELF_DESTRUCT_START
    assert track["irreversible_from_index"] == tracks.SELF_DESTRUCT_IRREVERSIBLE
    assert track["skull_index"] == tracks.SELF_DESTRUCT_SKULL


def test_the_destination_track_is_as_printed(reference):
    table = reference("board_main")
    assert list(tracks.DESTINATIONS) == [space["id"] for space in table["destination_space"]]
    assert table["destination_track"]["start"] == tracks.DESTINATION_START


def test_printed_numbers():
    assert tracks.time_value(tracks.TIME_START) == 15
    assert tracks.time_value(tracks.HIBERNATION_FROM) == 8
    assert not tracks.hibernation_open(6)
    assert tracks.hibernation_open(7)
    assert not tracks.hibernation_open(tracks.TIME_JUMP)
    assert [tracks.self_destruct_value(index) for index in range(7)] == [6, 5, 4, 3, 2, 1, 0]
    assert tracks.DESTINATION_START == "b"
