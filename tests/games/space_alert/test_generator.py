"""Missions that are made up are of the pattern of the printed ones."""

from __future__ import annotations

import pytest

from nemesis_desktop.engine.chance import Chance
from nemesis_desktop.games.space_alert.components.mission import Mission, whole
from nemesis_desktop.games.space_alert.components.missions import MISSIONS
from nemesis_desktop.games.space_alert.components.training import PATH
from nemesis_desktop.games.space_alert.missions.generator import generated

MADE_UP = [generated(Chance(seed)) for seed in range(300)]
PRINTED = [mission for code, mission in MISSIONS.items() if code.startswith("S2")]


def load(mission: Mission) -> tuple[int, int]:
    """What the confirmed and the unconfirmed threats weigh: a serious one 2, a minor one 1."""
    weights = [(2 if line.serious else 1, line.unconfirmed) for line in mission.threats]
    return sum(weight for weight, maybe in weights if not maybe), sum(weight for weight, maybe in weights if maybe)


@pytest.mark.parametrize("missions", [PRINTED, MADE_UP], ids=["printed", "made up"])
def test_threats_weigh_as_much_and_come_in_time(missions: list[Mission]) -> None:
    for mission in missions:
        assert load(mission) == (7, 1)
        chips = [line.chip for line in mission.threats]
        assert len(set(chips)) == len(chips) and max(chips) <= 8
        first, second, last = mission.phase_ends
        for line in mission.threats:
            begin, end = (0, first) if line.chip <= 4 else (first, second)
            assert begin < line.at < end and (line.where != "internal" or line.chip >= 2)
        assert 205 <= first <= 250 and 435 <= second <= 465 and 580 <= last <= 620


@pytest.mark.parametrize("missions", [PRINTED, MADE_UP], ids=["printed", "made up"])
def test_lines_leave_each_other_time(missions: list[Mission]) -> None:
    for mission in missions:
        lines = [line for line in mission.lines if line.kind != "phase_warning"]
        assert [line.at for line in mission.lines] == sorted(line.at for line in mission.lines)
        for line, following in zip(lines, lines[1:], strict=False):
            least = {"threat": 10, "incoming_data": 10, "data_transfer": 10, "start": 10}.get(line.kind, 5)
            assert following.at - line.at >= least, (line, following)


def test_breaks_end_and_data_come_as_often_as_printed() -> None:
    for mission in MADE_UP:
        kinds = [line.kind for line in mission.lines]
        assert kinds.count("comms_down") == kinds.count("comms_up") == 3
        assert kinds.count("incoming_data") in (2, 3) and kinds.count("data_transfer") in (3, 4)
        silent = 0
        for line, following in zip(mission.lines, mission.lines[1:], strict=False):
            silent += following.at - line.at if line.kind == "comms_down" else 0
        assert 20 <= silent <= 65


def test_made_up_missions_differ() -> None:
    assert len({mission.lines for mission in MADE_UP}) == len(MADE_UP)
    internal = [sum(line.where == "internal" for line in mission.threats) for mission in MADE_UP]
    assert set(internal) <= {0, 1, 2} and 2 in internal


def test_what_follows_from_a_line_is_in_the_time_table() -> None:
    for mission in [*PRINTED, *MADE_UP]:
        lines = whole(mission.lines)
        transfers = [line.at for line in lines if line.kind == "data_transfer"]
        assert [line.at for line in lines if line.kind == "transfer_over"] == [at + 10 for at in transfers]
        assert lines[-1].kind == "phase_over"


def test_the_training_path_leads_through_all_missions() -> None:
    assert list(PATH) == list(MISSIONS)
    assert (PATH[0], PATH[7], PATH[8], PATH[-1]) == ("S1-1", "S1-8", "S2-1", "S2-8")
