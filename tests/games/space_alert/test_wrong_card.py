"""Somebody says that a card was laid wrongly: it is carried out as it was meant, then the next turn is delayed.

Rulebook 3.2. It is said when a card is revealed, so there must be a card to reveal.
"""

from nemesis_desktop.games.space_alert.components.ship import TURNS
from nemesis_desktop.games.space_alert.resolution import Amendment, Plan, Resolution, resolve


def flight(program: str, amended: Amendment, maintenance: bool = False) -> Resolution:
    """One figure's mission without threats; what the program leaves out is empty."""
    tokens = tuple(program.split())
    slots = tokens + ("-",) * (TURNS - len(tokens))
    tracks = ("T1", "T2", "T3", "T4")
    return resolve(Plan((slots,), (), tracks, maintenance=maintenance, amendments=(amended,)))


def test_a_card_that_a_delay_has_moved_on_is_not_there_to_be_amended() -> None:
    # Nobody serviced the computer: the card of turn 3 lies on turn 4.
    resolution = flight("- - red A", Amendment(0, 3, "blue"), maintenance=True)
    assert resolution.after(3).figure(0).at == "upper_white"
    assert resolution.after(3).figure(0).program[3:6] == ("red", "A", "-")
    assert resolution.after(4).figure(0).at == "upper_red"


def test_a_card_that_is_meant_to_leave_space_is_spoiled_and_then_delayed_as_the_card_of_the_next_turn() -> None:
    resolution = flight("red lift C lift C bots A", Amendment(0, 6, "blue"))
    assert resolution.after(5).figure(0).at == "space"
    assert resolution.after(6).figure(0).at == "upper_red"
    assert resolution.after(6).figure(0).program[6:9] == ("-", "blue", "A")
    assert resolution.after(8).figure(0).at == "upper_white"


def test_whoever_was_meant_to_launch_is_delayed_in_space() -> None:
    resolution = flight("red lift C lift blue bots bots", Amendment(0, 5, "C"))
    assert resolution.after(5).figure(0).at == "space"
    assert resolution.after(5).figure(0).program[5:8] == ("-", "bots", "bots")
