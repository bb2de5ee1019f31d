"""Delays, refills, attacks, the Seeker and the score of a campaign, case by case."""

from collections.abc import Callable
from typing import Any

import pytest

from nemesis_desktop.games.space_alert.components.ship import STATIONS
from nemesis_desktop.games.space_alert.resolution.buttons import refilled
from nemesis_desktop.games.space_alert.resolution.crew import pushed
from nemesis_desktop.games.space_alert.resolution.damage import soaked
from nemesis_desktop.games.space_alert.resolution.effects import crowded
from nemesis_desktop.games.space_alert.scoring import campaign_points
from tests.games.space_alert.conftest import rows


@pytest.mark.parametrize("row", rows("scenarios", "delay_case"))
def test_delays(row: dict[str, Any]) -> None:
    program = tuple(row["before"].split())
    for turn in row["delays"]:
        program, _ = pushed(program, turn)
    assert " ".join(program) == row["after"]


@pytest.mark.parametrize("row", rows("scenarios", "spoiled_case"))
def test_a_spoiled_card_moves_from_its_own_turn_on(row: dict[str, Any]) -> None:
    program, _ = pushed(tuple(row["before"].split()), row["turn"])
    assert " ".join(program) == row["after"]


def test_a_card_that_is_pushed_past_the_last_turn_is_lost() -> None:
    full = ("A", "B", "C", "red")
    assert pushed(full, 2) == (("A", "-", "B", "C"), "red")
    assert pushed(full, 4) == (("A", "B", "C", "-"), "red")
    assert pushed(full, 5) == (full, "-")


@pytest.mark.parametrize("row", rows("scenarios", "refill_case"))
def test_refilling(row: dict[str, Any]) -> None:
    assert refilled(row["energy"], row["capacity"], row["available"], row["heroic"]) == (
        row["energy_after"],
        row["available_after"],
    )


@pytest.mark.parametrize("row", rows("scenarios", "attack_case"))
def test_a_shield_soaks_one_for_one(row: dict[str, Any]) -> None:
    assert soaked(row["shield"], row["attack"], row["through"]) == (row["shield_after"], row["tiles"])


@pytest.mark.parametrize("row", rows("scenarios", "seeker_case"))
def test_where_the_seeker_goes(row: dict[str, Any]) -> None:
    people = {STATIONS.index(station): count for station, count in row["crew"].items()}
    assert STATIONS[crowded(STATIONS.index(row["station"]), people)] == row["moves_to"]


@pytest.mark.parametrize("row", rows("scenarios", "campaign_case"))
def test_points_of_a_campaign(row: dict[str, Any]) -> None:
    assert campaign_points(row["threat_points"], row["visual"], row["final_penalties"]) == row["total"]


def test_the_cases_at_hand_are_all_tested(reference: Callable[[str], dict[str, Any]]) -> None:
    tested = {"delay_case", "spoiled_case", "refill_case", "attack_case", "seeker_case", "campaign_case", "scenario"}
    assert set(reference("scenarios")) == {"meta", *tested}
