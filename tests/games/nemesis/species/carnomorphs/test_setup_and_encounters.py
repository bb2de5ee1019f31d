"""Setup, encounters, and the attacks of Metagorgers."""

from __future__ import annotations

import pytest

from nemesis_desktop.games.nemesis.acts import KeepMutation, KeepObjective, UseItem
from nemesis_desktop.games.nemesis.rules.deeds.movement import move
from nemesis_desktop.games.nemesis.rules.harm.attacks import intruder_attack
from nemesis_desktop.games.nemesis.rules.harm.encounter import encounter
from nemesis_desktop.games.nemesis.setup import Person, Setup, SetupError
from tests.games.nemesis.scenarios.table import Reacts

from .cases import case
from .laid import APART, Laid


@case(1)
def test_the_bag_of_three_people() -> None:
    assert Laid(3).tokens() == {"blank": 1, "blue_metagorger": 2, "red_metagorger": 5}


@case(2)
def test_the_bag_of_five_people() -> None:
    table = Laid(5)
    assert table.tokens() == {"blank": 1, "blue_metagorger": 2, "red_metagorger": 7}
    assert table.tokens("supply")["red_metagorger"] == 1


@case(3)
def test_eight_eggs_and_three_adaptations_face_down() -> None:
    table = Laid(2)
    assert len(table.state.eggs) == 8
    cards = table.state.weaknesses.values()
    assert [(one.known, one.removed) for one in cards] == [(False, False)] * 3
    assert len(table.state.decks["mutation"]) == 12


def test_nobody_plays_the_carnomorphs() -> None:
    people = (Person("Ann", 1), Person("Bo", 2))
    with pytest.raises(SetupError) as refused:
        Setup(people, options=("intruder_player",), species="carnomorphs").check()
    assert refused.value.text.id == "setup-unplayed"


# ---------------------------------------------------------------- encounters


@case(17)
def test_enough_cards_against_a_metagorger() -> None:
    table = Laid()
    table.hand("P1", actions=5)
    table.next_token("metagorger", 3)
    slot = table.one("P1").room
    assert table.run(encounter(table.game, 0, slot)) is True
    assert table.kinds(slot) == ["metagorger"] and table.one("P1").light == 0


@case(18)
def test_a_metagorger_surprises() -> None:
    table = Laid(first_encounter=False)
    table.hand("P1", actions=2)
    table.bag(blank=1, metagorger=4)
    table.next_token("metagorger", 3)
    kept = [one.objectives[0] for one in table.state.crew]
    slot = table.one("P1").room
    answers = [KeepObjective(kept[0]), KeepObjective(kept[1]), KeepMutation("bone_blades")]
    table.next_mutations("acid_glands", "bone_blades")
    assert table.run(encounter(table.game, 0, slot), *answers) is True, "boarding or sleeping fails"
    one = table.one("P1")
    assert [who.objectives for who in table.state.crew] == [[card] for card in kept]
    assert (one.mutation, one.light, len(one.discard)) == ("bone_blades", 1, 1)
    assert not one.mutation_shown
    assert table.kinds(slot) == [] and table.things(slot) == ["blue"], "it leaves no carcass"
    assert table.tokens()["shambler"] == 1


@case(19)
def test_a_metagorger_gives_no_marker() -> None:
    table = Laid()
    table.mutation("P1", "scent_mask", markers=1)
    slot = table.one("P1").room
    attacker = table.game.intruder(table.intruder("metagorger", slot))
    table.run(intruder_attack(table.game, attacker, 0))
    one = table.one("P1")
    assert (one.mutation, one.mutation_markers, one.light, len(one.discard)) == ("scent_mask", 1, 1, 1)


@case(20)
def test_an_escape_from_two_metagorgers() -> None:
    table = Laid()
    table.mutation("P1", "scent_mask")
    table.place("P2", APART)
    slot = table.one("P1").room
    for _ in range(2):
        table.intruder("metagorger", slot)
    table.explore(15)
    table.next_noise("silence")
    table.run(move(table.game, 0, "11-15"))
    assert table.one("P1").room == 15 and table.one("P1").light == 2
    assert table.kinds(slot) == [] and table.tokens()["shambler"] == 2


def test_an_ignored_attack_has_no_effect_at_all() -> None:
    table = Laid()
    table.give("P1", "armor")
    slot = table.one("P1").room
    attacker = table.game.intruder(table.intruder("metagorger", slot))
    table.run(intruder_attack(table.game, attacker, 0), Reacts("P1"), UseItem("armor"))
    one = table.one("P1")
    assert (one.light, one.mutation, one.discard) == (0, None, [])
    assert table.kinds(slot) == ["metagorger"] and table.tokens()["shambler"] == 0


def test_without_a_shambler_token_none_is_added() -> None:
    table = Laid()
    table.mutation("P1", "scent_mask")
    slot = table.one("P1").room
    attacker = table.game.intruder(table.intruder("metagorger", slot))
    table.bag(blank=1, shambler=12)
    table.run(intruder_attack(table.game, attacker, 0))
    assert table.tokens()["shambler"] == 12 and table.kinds(slot) == []


@case(38)
def test_a_lone_blank_in_an_encounter() -> None:
    table = Laid()
    table.bag(blank=1)
    slot = table.one("P1").room
    assert table.run(encounter(table.game, 0, slot)) is False
    assert set(table.game.board.spaces[slot]) <= set(table.state.noise)
    assert table.tokens() == {"blank": 1, "red_metagorger": 1}


def test_the_butcher_on_board_comes_here_without_his_injuries() -> None:
    table = Laid()
    table.hand("P1", actions=5)
    table.intruder("butcher", APART, injuries=3)
    table.next_token("butcher")
    slot = table.one("P1").room
    table.run(encounter(table.game, 0, slot))
    assert table.kinds(APART) == [] and table.kinds(slot) == ["butcher"]
    assert [one.injuries for one in table.state.intruders] == [0]
    assert table.tokens()["butcher"] == 0


def test_the_butcher_in_combat_stays_and_the_dead_one_never_comes() -> None:
    table = Laid()
    table.place("P2", APART)
    table.intruder("butcher", APART)
    token = table.next_token("butcher")
    slot = table.one("P1").room
    assert table.run(encounter(table.game, 0, slot)) is False
    assert table.kinds(slot) == [] and token in table.state.bag
    table.state.intruders.clear()
    table.state.queen_killed = True
    table.next_token("butcher")
    assert table.run(encounter(table.game, 0, slot)) is False
    assert table.state.intruders == [] and token in table.state.removed


def test_shamblers_hide_for_the_ninth() -> None:
    table = Laid()
    table.hand("P1", actions=5)
    table.place("P2", 6)
    for room in (APART, APART, 12, 13, 16, 17, 18, 6):
        table.intruder("shambler", room)
    slot = table.one("P1").room
    table.next_token("shambler")
    table.run(encounter(table.game, 0, slot))
    assert sorted(one.room for one in table.state.intruders) == [6, slot]
    assert table.tokens()["shambler"] == 7
