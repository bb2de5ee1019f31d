"""Dangerous choices are told as such before they are made, from what lies open on the table."""

from __future__ import annotations

from fractions import Fraction

import pytest

from nemesis_desktop.engine.decision import TABLE, Act
from nemesis_desktop.games.nemesis.acts import (
    CarefulMove,
    Melee,
    MeleeEggs,
    Move,
    Mutate,
    Pass,
    PlayCard,
    RoomAction,
    Rush,
    Shoot,
    Yes,
)
from nemesis_desktop.games.nemesis.aims import AtCorridor, AtItem, AtPod, AtRoom, Named
from nemesis_desktop.games.nemesis.foresight.danger import Danger
from nemesis_desktop.games.nemesis.foresight.dangers import danger_of, odds_of
from nemesis_desktop.games.nemesis.seeing import view_of
from nemesis_desktop.program.words import LANGUAGES, Words
from tests.games.nemesis.scenarios.table import Table

INTO_5 = Move("5-6", 5)


def beside_room_5(people: int = 3) -> Table:
    """P1 in room 6 beside the quiet room 5; the others far away."""
    table = Table(people)
    for slot, tile in ((5, "laboratory"), (6, "canteen"), (10, "storage")):
        table.lay(slot, tile)
    table.place("P1", 6)
    for number in range(2, people + 1):
        table.place(f"P{number}", 1)
    return table


def danger(table: Table, act: Act, cost: int | None = None) -> Danger | None:
    return danger_of(act, 0, view_of(table.game, TABLE, None), cost)


def kind(table: Table, act: Act, cost: int | None = None) -> str:
    found = danger(table, act, cost)
    return found.kind if found is not None else ""


def said(table: Table, act: Act, cost: int | None = None) -> str:
    found = danger(table, act, cost)
    assert found is not None
    return Words("en").text(found.text)


def test_a_quiet_step_is_not_dangerous() -> None:
    table = beside_room_5()
    table.noise("5-6")
    assert danger(table, INTO_5, 1) is None
    assert danger(table, CarefulMove("5-6", 5), 2) is None


def test_an_escape_says_how_many_attack() -> None:
    table = beside_room_5()
    for beast in ("larva", "adult", "adult"):
        table.intruder(beast, 6)
    assert kind(table, INTO_5, 1) == "escape"
    assert said(table, INTO_5, 1) == "3 intruders attack P1 first."
    table.wounds("P1", "body", "leg", dressed=("arm",))
    assert said(table, INTO_5, 1) == "3 intruders attack P1 first. Another wound is deadly."


def test_a_step_where_any_number_meets() -> None:
    table = beside_room_5()
    table.noise("5-6", "5-10", "technical")
    assert kind(table, INTO_5, 1) == "encounter"
    table.place("P2", 5)
    assert danger(table, INTO_5, 1) is None, "with somebody there nobody rolls"


def test_a_step_that_takes_the_last_card_into_a_noisy_room() -> None:
    table = beside_room_5()
    table.hand("P1", actions=1)
    assert danger(table, INTO_5, 1) is None, "no corridor is marked"
    table.noise("5-6")
    assert kind(table, INTO_5, 1) == "no_cards"
    table.hand("P1", actions=2)
    assert danger(table, INTO_5, 1) is None


def test_boarding_and_hibernating_with_noise_everywhere() -> None:
    table = beside_room_5()
    table.lay(3, "evacuation_section_a")
    table.place("P1", 3)
    table.noise("1-3", "3-7")
    assert kind(table, RoomAction(3), 2) == "encounter"
    assert kind(table, AtPod(1, "board")) == "encounter"
    table.place("P1", 11)
    assert danger(table, RoomAction(11), 2) is None
    table.noise("6-11", "8-11", "11-14", "11-15")
    assert kind(table, RoomAction(11), 2) == "encounter"


def test_smashing_eggs_rolls_for_noise() -> None:
    table = beside_room_5()
    table.lay(12, "nest")
    table.place("P1", 12)
    table.noise("9-12", "12-16")
    assert kind(table, MeleeEggs(), 1) == "encounter"


@pytest.mark.parametrize(("passengers", "beside", "expected"), [
    ((), ("P2",), "There is a free seat, and P2 stands beside the pod."),
    ((), ("P2", "P3"), "There is a free seat, and P2, P3 stand beside the pod."),
])  # fmt: skip
def test_a_pod_that_leaves_a_friend(passengers: tuple[str, ...], beside: tuple[str, ...], expected: str) -> None:
    table = beside_room_5()
    table.lay(3, "evacuation_section_a")
    table.pod(1, "unlocked")
    table.waits("P1", 1)
    for who in beside:
        table.place(who, 3)
    assert said(table, AtPod(1, "launch")) == expected


def test_a_full_pod_and_far_friends_are_no_danger_unless_it_is_the_last_pod() -> None:
    table = beside_room_5()
    table.lay(3, "evacuation_section_a")
    table.pod(1, "unlocked")
    table.waits("P1", 1)
    assert danger(table, AtPod(1, "launch")) is None
    table.pod(2, "removed")
    table.pod(3, "launched")
    assert said(table, AtPod(1, "launch")) == "It is the last pod: 2 people stay on board."


def test_starting_the_self_destruct() -> None:
    table = beside_room_5()
    table.lay(3, "generator")
    table.place("P1", 3)
    assert kind(table, RoomAction(3), 2) == "self_destruct"
    assert kind(table, Named("start_self_destruct")) == "self_destruct"
    table.state.self_destruct = 0
    assert danger(table, RoomAction(3), 2) is None, "it can only be stopped now"


def test_the_ninth_marker() -> None:
    table = beside_room_5()
    table.fire(1, 5, 10, 11, 19, 20, 21)
    table.malfunction(1, 5, 10, 11, 19, 20, 21)
    assert danger(table, AtItem("x", "ignite")) is None
    table.lay(9, "armory", fire=True, malfunction=True)
    assert kind(table, AtItem("x", "ignite")) == "destroyed"
    assert kind(table, AtRoom(6, "place_malfunction")) == "destroyed"
    assert danger(table, AtRoom(10, "throw_fire")) is None, "it burns there already"
    assert kind(table, Move("6-7", 7), 1) == "destroyed", "the exploration token may be the ninth"


def test_wounds_that_would_be_the_last() -> None:
    table = beside_room_5()
    beast = table.intruder("adult", 6)
    table.wounds("P1", "leg", "bleeding")
    assert danger(table, Melee(beast), 1) is None
    assert kind(table, Pass()) == "bleeding"
    table.wounds("P1", "hand")
    assert kind(table, Melee(beast), 1) == kind(table, Pass()) == kind(table, Rush()) == "deadly"
    assert danger(table, Shoot("pistol", beast), 1) is None


def test_odds_are_there_for_what_ends_in_a_roll() -> None:
    table = beside_room_5()
    view = view_of(table.game, TABLE, None)
    odds = odds_of(INTO_5, 0, view)
    assert odds is not None and odds.chances["noise"] == Fraction(4, 5)
    assert odds_of(CarefulMove("5-6", 5), 0, view) is None
    assert odds_of(AtRoom(2, "tunnel_to"), 0, view) is not None
    assert odds_of(AtCorridor("5-6", "slip_to"), 0, view) == odds
    assert odds_of(RoomAction(6), 0, view) is None
    assert odds_of(Pass(), 0, view) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_danger_has_its_sentence(language: str) -> None:
    table = beside_room_5()
    for _ in range(2):
        table.intruder("adult", 6)
    words = Words(language)
    for act in (INTO_5, Named("start_self_destruct")):
        found = danger(table, act, 1)
        assert found is not None and words.text(found.text)
    assert words.missing == set()


# ---------------------------------------------------------------- mutations


def mutated(markers: int) -> Table:
    table = Table(2, species="carnomorphs")
    one = table.one("P1")
    one.mutation = table.state.decks["mutation"].pop()
    one.mutation_markers = markers
    return table


@pytest.mark.parametrize(("markers", "deadly"), [(2, False), (3, True)])
def test_the_fourth_marker_is_warned_of(markers: int, deadly: bool) -> None:
    found = danger(mutated(markers), Mutate(0))
    assert (found is not None and found.deadly) == deadly


@pytest.mark.parametrize(("markers", "deadly"), [(2, False), (3, True)])
def test_a_scan_with_three_markers_is_warned_of(markers: int, deadly: bool) -> None:
    table = mutated(markers)
    found = danger_of(Yes(), 0, view_of(table.game, TABLE, None), topic="scan")
    assert (found is not None and found.deadly) == deadly
    rest = next(card for card in table.one("P1").hand + table.one("P1").deck if "_rest" in card)
    assert (danger(table, PlayCard(rest)) is not None) == deadly


def test_whoever_sleeps_with_a_mutation_is_warned_of_the_check() -> None:
    table = mutated(0)
    found = danger(table, RoomAction(table.one("P1").room), 2)
    assert found is not None and found.kind == "larva" and found.text.id == "danger-mutation-end"
