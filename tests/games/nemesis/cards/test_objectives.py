"""Every objective, met in each way that its card names and missed in the ways that come nearest."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_desktop.games.nemesis.state import Ending, Fate
from tests.games.nemesis.cards.deal import effect_of, limit_of
from tests.games.nemesis.scenarios.table import Table

PEOPLE = ("P1", "P2", "P3", "P4", "P5")
COURSE = {"venus": "a", "deep_space": "b", "mars": "c", "earth": "d"}
"""Where the coordinates card of these games leads."""

Case = tuple[str, dict[str, Any]]

# How the game ends for P1, who holds the card and has left in a pod, the ship on its way to Venus, everybody else dead.
MET: list[Case] = [
    ("salvaging_the_prime_asset", {"ship": "earth", "others": ("P2",)}),
    ("salvaging_the_prime_asset", {"ship": "earth", "sleeps": True, "others": ("P2",)}),
    ("salvaging_the_prime_asset", {}),
    ("the_oldest_friend", {"ship": "earth", "others": ("P2",)}),
    ("the_oldest_friend", {"ship": "destroyed"}),
    ("quarantine", {"ship": "mars"}),
    ("quarantine", {"ship": "mars", "sleeps": True}),
    ("quarantine", {"ship": "earth", "nest": True}),
    ("relentless_investigator", {"signal": True, "explored": True}),
    ("a_proper_burial", {"signal": True, "carries": "corpse_blue"}),
    ("a_proper_burial", {"signal": True, "carries": "corpse_blue", "ship": "earth", "sleeps": True}),
    ("hoarder", {"items": 7}),
    ("hoarder", {"items": 6, "quest": "intercom"}),
    ("the_great_hunt", {"signal": True, "ship": "destroyed"}),
    ("the_great_hunt", {"signal": True, "queen": True}),
    ("best_friends_forever", {"others": ("P4",)}),
    ("aliens_on_a_spaceship", {"signal": True, "nest": True}),
    ("aliens_on_a_spaceship", {"signal": True, "ship": "destroyed"}),
    ("my_precious", {"signal": True, "carries": "egg"}),
    ("necroscopy", {"signal": True, "known": ("carcass",)}),
    ("ab_ovo", {"known": ("egg",)}),
    ("extreme_field_biology", {"known": ("egg", "corpse")}),
    ("extreme_field_biology", {"known": ("egg", "corpse", "carcass")}),
    # P1 holds the card of P1's own death: only the second half is left.
    ("the_right_moment_to_strike", {}),
    ("greener_pastures", {"others": ("P3",)}),
    ("greener_pastures", {}),
    ("an_old_feud", {"others": ("P2",)}),
    ("hostile_takeover", {"others": ("P2",)}),
    ("the_final_enlightenment", {"others": ("P2",)}),
    # Dead in the check itself: P2 sleeps and the ship flies past the Earth.
    ("greener_pastures", {"others": ("P3",), "sleepers": ("P2",)}),
]
MISSED: list[Case] = [
    ("salvaging_the_prime_asset", {"ship": "mars", "others": ("P2",)}),
    ("salvaging_the_prime_asset", {"ship": "destroyed", "others": ("P2",)}),
    ("the_oldest_friend", {"others": ("P5",)}),
    ("quarantine", {"ship": "earth"}),
    ("quarantine", {"ship": "venus", "nest": True}),
    ("quarantine", {"ship": "destroyed"}),
    ("relentless_investigator", {"explored": True}),
    ("relentless_investigator", {"signal": True}),
    ("a_proper_burial", {"carries": "corpse_blue"}),
    ("a_proper_burial", {"signal": True}),
    ("a_proper_burial", {"signal": True, "carries": "egg"}),
    ("hoarder", {"items": 6}),
    ("hoarder", {"items": 6, "carries": "egg"}),
    ("hoarder", {"items": 7, "ship": "earth", "sleeps": True}),
    ("the_great_hunt", {"signal": True}),
    ("the_great_hunt", {"ship": "destroyed", "queen": True}),
    ("best_friends_forever", {}),
    ("aliens_on_a_spaceship", {"signal": True}),
    ("aliens_on_a_spaceship", {"nest": True}),
    ("my_precious", {"carries": "egg"}),
    ("my_precious", {"signal": True, "carries": "carcass"}),
    ("necroscopy", {"known": ("carcass",)}),
    ("necroscopy", {"signal": True, "known": ("egg", "corpse")}),
    ("ab_ovo", {"known": ("corpse", "carcass")}),
    ("extreme_field_biology", {"known": ("egg",)}),
    ("the_right_moment_to_strike", {"others": ("P2",)}),
    ("greener_pastures", {"others": ("P2",)}),
    ("an_old_feud", {"others": ("P3",)}),
    ("hostile_takeover", {"others": ("P4",)}),
    ("the_final_enlightenment", {"others": ("P5",)}),
]
SOLO_MET: list[Case] = [
    ("destination_earth", {"ship": "earth", "sleeps": True}),
    ("emergency_post_mortem", {"corpse_in_surgery": True}),
    ("first_contact_protocol", {"known": ("egg", "carcass")}),
    ("cutting_off_the_head", {"signal": True, "queen": True}),
    ("cutting_off_the_head", {"signal": True, "ship": "destroyed"}),
    ("no_man_left_behind", {"signal": True, "explored": True}),
    ("special_delivery", {"carries": "egg"}),
    ("special_delivery", {"carries": "egg", "ship": "earth", "sleeps": True}),
    ("clean_up_crew", {"signal": True, "nest": True}),
    ("clean_up_crew", {"signal": True, "ship": "destroyed"}),
]
SOLO_MISSED: list[Case] = [
    ("destination_earth", {"ship": "mars"}),
    ("destination_earth", {"ship": "destroyed"}),
    ("emergency_post_mortem", {"carries": "corpse_blue"}),
    ("first_contact_protocol", {"known": ("egg",)}),
    ("cutting_off_the_head", {"queen": True}),
    ("cutting_off_the_head", {"signal": True}),
    ("no_man_left_behind", {"signal": True}),
    ("no_man_left_behind", {"explored": True}),
    ("special_delivery", {"carries": "corpse_blue"}),
    ("clean_up_crew", {"nest": True}),
    ("clean_up_crew", {"signal": True}),
]


def cards(cases: list[Case]) -> list[str]:
    return list(dict.fromkeys(card for card, _ in cases))


def ended(
    card: str,
    *,
    solo: bool = False,
    ship: str = "venus",
    others: tuple[str, ...] = (),
    sleepers: tuple[str, ...] = (),
    sleeps: bool = False,
    signal: bool = False,
    explored: bool = False,
    carries: str = "",
    items: int | None = None,
    quest: str = "",
    known: tuple[str, ...] = (),
    nest: bool = False,
    queen: bool = False,
    corpse_in_surgery: bool = False,
    dead: bool = False,
) -> Fate:
    """What becomes of P1, who holds this card, in a game that ended so."""
    table = Table(1 if solo else 5, mode="solo" if solo else "semi")
    table.objective("P1", card)
    one = table.one("P1")
    one.signal = signal
    if carries:
        table.give("P1", carries)
    if quest:
        table.give("P1", quest)
    if items is not None:
        # The six-shooter, and so many cards that it is as many items in all.
        table.give("P1", *["energy_charge"] * (items - 1))
    if explored:
        table.explore(*table.state.rooms)
    for slot in known:
        table.state.weaknesses[slot].known = True
    table.state.nest_destroyed, table.state.queen_killed = nest, queen
    table.state.corpse_in_surgery = corpse_in_surgery
    table.engines("working", "working", "working")
    table.state.coordinates = "coordinates_1"
    table.state.destination = COURSE.get(ship, "b")
    for who in PEOPLE[: len(table.state.crew)]:
        if who in sleepers or (who == "P1" and sleeps):
            table.sleeps(who)
        elif who in others or (who == "P1" and not dead):
            table.launched(who, 1)
        else:
            table.dead(who)
    table.state.ending = (
        Ending("self_destruct", destroyed=True, ship="destroyed")
        if ship == "destroyed"
        else Ending("jump", destroyed=False)
    )
    play = table.play("check_engines")
    assert play.over
    return play.state.ending.fates[0]


@effect_of(*cards(MET))
@pytest.mark.parametrize(("card", "end"), MET)
def test_met(card: str, end: dict[str, Any]) -> None:
    fate = ended(card, **end)
    assert (fate.survived, fate.met, fate.won) == (True, [True], True)


@limit_of(*cards(MISSED))
@pytest.mark.parametrize(("card", "end"), MISSED)
def test_missed(card: str, end: dict[str, Any]) -> None:
    fate = ended(card, **end)
    assert (fate.survived, fate.met, fate.won) == (True, [False], False)


@effect_of(*cards(SOLO_MET))
@pytest.mark.parametrize(("card", "end"), SOLO_MET)
def test_met_alone(card: str, end: dict[str, Any]) -> None:
    fate = ended(card, solo=True, **end)
    assert (fate.survived, fate.met, fate.won) == (True, [True], True)


@limit_of(*cards(SOLO_MISSED))
@pytest.mark.parametrize(("card", "end"), SOLO_MISSED)
def test_missed_alone(card: str, end: dict[str, Any]) -> None:
    fate = ended(card, solo=True, **end)
    assert (fate.survived, fate.met, fate.won) == (True, [False], False)


def test_the_dead_do_not_win_whatever_was_reached() -> None:
    fate = ended("ab_ovo", dead=True, others=("P2",), known=("egg",))
    assert (fate.survived, fate.won) == (False, False)


def test_who_never_had_to_choose_wins_with_either_card() -> None:
    table = Table(2, first_encounter=False)
    table.objective("P1", "hoarder", "ab_ovo")
    table.launched("P1", 1)
    table.dead("P2")
    table.state.weaknesses["egg"].known = True
    table.engines("working", "working", "working")
    table.state.ending = Ending("jump", destroyed=False)
    fate = table.play("check_engines").state.ending.fates[0]
    assert (fate.met, fate.won) == ([False, True], True)


def test_the_blue_corpse_counts_once_it_has_been_put_down_in_surgery() -> None:
    table = Table(1, mode="solo")
    table.lay(5, "surgery")
    table.place("P1", 5)
    corpse = table.give("P1", "corpse_blue")
    assert not table.state.corpse_in_surgery
    play = table.play()
    drop = next(act for act in play.options() if type(act).__name__ == "Drop" and act.thing == corpse)
    play.does("P1", drop)
    assert play.state.corpse_in_surgery
