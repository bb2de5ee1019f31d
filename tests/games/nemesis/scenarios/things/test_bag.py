"""Rulebook: Event phase, step 9 (the bag) and the end of the round."""

import pytest

from nemesis_desktop.games.nemesis.species.shelf import INTRUDER_TOKENS
from tests.games.nemesis.scenarios.table import Table


def kinds(tokens: list[str]) -> list[str]:
    return sorted(INTRUDER_TOKENS[token].kind for token in tokens)


def draws(table: Table, kind: str, *answers: object) -> str:
    token = table.next_token(kind)
    table.step("bag_development", *answers)
    return token


def rolled(table: Table) -> list[int]:
    return [event.facts["who"] for event in table.game.log.since(0) if event.kind == "noise-rolled"]


@pytest.mark.parametrize(("kind", "added"), [("larva", "adult"), ("creeper", "breeder")])
def test_bd_9a8c_a_larva_becomes_an_adult_and_a_creeper_a_breeder(kind: str, added: str) -> None:
    table = Table(2)
    before = kinds(table.state.bag)
    token = draws(table, kind)
    expected = [*before, added]
    expected.remove(kind)
    assert kinds(table.state.bag) == sorted(expected)
    assert [told.facts["kind"] for told in table.game.log.since(0) if told.kind == "token-to-bag"] == [added]
    assert token in table.state.supply
    assert rolled(table) == []
    assert table.state.intruders == []


@pytest.mark.parametrize(("kind", "added"), [("larva", "adult"), ("creeper", "breeder")])
def test_with_none_left_to_add_the_token_is_still_removed(kind: str, added: str) -> None:
    table = Table(2)
    table.bag(blank=1, larva=1, creeper=1, adult=12, breeder=2)
    token = draws(table, kind)
    assert token in table.state.supply
    assert len(table.state.bag) == 16


@pytest.mark.parametrize("kind", ["adult", "breeder"])
def test_bd_f30c_the_token_returns_and_all_roll_in_turn_order_but_the_fighting_and_the_sleeping(kind: str) -> None:
    table = Table(4)
    table.lay(5, "nest")
    table.lay(6, "canteen")
    table.place("P1", 6)
    table.intruder("adult", 6)
    table.place("P2", 20)
    table.place("P3", 19)
    table.sleeps("P4")
    table.first_player("P2")
    table.noise("17-20")
    table.next_noise(3, 1)
    token = table.next_token(kind)
    table.next_token("creeper")
    table.step("bag_development")
    assert rolled(table) == [1, 2]
    assert token in table.state.bag
    assert [(one.kind, one.room) for one in table.state.intruders] == [("adult", 6), ("creeper", 20)]
    told = [event.kind for event in table.game.log.since(0) if event.kind in ("noise-rolled", "intruder-placed")]
    assert told == ["noise-rolled", "intruder-placed", "noise-rolled"]


def test_the_returned_token_may_be_drawn_again_in_an_encounter() -> None:
    table = Table(2)
    table.place("P1", 20)
    table.place("P2", 19)
    table.noise("17-20")
    table.next_noise(3, 1)
    token = table.next_token("breeder")
    table.next_token("breeder")
    table.step("bag_development")
    assert [one.kind for one in table.game.intruders_in(20)] == ["breeder"]
    assert token in table.state.supply


def test_who_gets_into_combat_by_somebody_elses_roll_does_not_roll_any_more() -> None:
    table = Table(2)
    table.place("P1", 20)
    table.place("P2", 20)
    table.noise("17-20")
    table.next_noise(3)
    table.next_token("adult", 2)
    table.next_token("creeper")
    table.step("bag_development")
    assert rolled(table) == [0]


def test_bd_15e8_the_queen_lays_an_egg_and_returns() -> None:
    table = Table(2)
    token = draws(table, "queen")
    assert len(table.state.eggs) == 6
    assert token in table.state.bag
    table = Table(2)
    table.eggs(8)
    token = draws(table, "queen")
    assert len(table.state.eggs) == 8
    assert token in table.state.bag


def test_the_queen_comes_to_who_is_in_the_nest() -> None:
    table = Table(3)
    table.lay(5, "nest")
    table.place("P1", 5)
    table.place("P2", 5)
    table.place("P3", 20)
    table.hand("P1", actions=4)
    table.hand("P2", actions=3)
    table.noise("5-6", "technical")
    table.next_attack("attack_01")
    token = draws(table, "queen")
    assert [(one.kind, one.room) for one in table.state.intruders] == [("queen", 5)]
    assert len(table.state.eggs) == 5
    assert token in table.state.supply
    assert table.state.noise == {}
    # The smallest hand counts: 3 cards against the number 4.
    assert (table.one("P1").light, table.one("P2").light) == (0, 1)


def test_with_nobody_in_the_explored_nest_the_queen_lays_too() -> None:
    table = Table(2)
    table.lay(5, "nest")
    draws(table, "queen")
    assert len(table.state.eggs) == 6


def test_a_destroyed_nest_gets_no_egg() -> None:
    table = Table(2)
    table.lay(5, "nest")
    table.eggs(0)
    table.state.nest_destroyed = True
    token = draws(table, "queen")
    assert table.state.eggs == []
    assert token in table.state.bag


def test_the_blank_adds_an_adult_and_returns() -> None:
    table = Table(2)
    before = kinds(table.state.bag)
    draws(table, "blank")
    assert kinds(table.state.bag) == sorted([*before, "adult"])
    table = Table(2)
    table.bag(blank=1, adult=12)
    draws(table, "blank")
    assert len(table.state.bag) == 13


def test_the_first_queen_of_the_game_makes_all_choose_an_objective() -> None:
    table = Table(2, first_encounter=False)
    table.objective("P1", "quarantine", "ab_ovo")
    table.objective("P2", "hoarder", "my_precious")
    table.lay(5, "nest")
    table.place("P1", 5)
    table.next_token("queen")
    play = table.play(at="bag_development")
    assert (play.asked, play.topic) == ("P1", "objective")
    play.answer("quarantine")
    play.answer("my_precious")
    assert [one.objectives for one in play.state.crew] == [["quarantine"], ["my_precious"]]
    assert [one.kind for one in play.intruders(5)] == ["queen"]


def test_bd_4181_the_next_round_begins_when_all_that_the_bag_caused_is_done() -> None:
    table = Table(2, first_encounter=False, characters=("soldier", "captain"))
    table.objective("P1", "quarantine", "ab_ovo")
    table.objective("P2", "hoarder", "my_precious")
    table.place("P1", 20)
    table.place("P2", 19)
    table.hand("P1", actions=1)
    table.noise("17-20")
    table.next_noise(3, 1)
    table.next_token("adult", 2)
    table.next_token("adult", 3)
    table.next_attack("attack_01")
    play = table.play(at="bag_development")
    assert play.topic == "objective"
    assert (play.state.round, play.told("drew-cards")) == (1, [])
    play.answer("quarantine")
    play.answer("hoarder")
    # The surprise attack and P2's roll come first, then the cards.
    order = play.order_of("attacks", "noise-rolled", "round", "drew-cards")
    assert order[:5] == ["noise-rolled", "attacks", "noise-rolled", "round", "drew-cards"]
    assert play.state.round == 2
    assert play.one("P1").light == 1
