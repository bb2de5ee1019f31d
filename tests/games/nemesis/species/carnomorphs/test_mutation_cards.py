"""The twelve mutation cards: what each does after a healthy and after an infected card, and what it does not do."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_desktop.games.nemesis.acts import Mutate, No, RoomAction, UseItem
from nemesis_desktop.games.nemesis.rules.deeds.actions import perform
from nemesis_desktop.games.nemesis.rules.deeds.survey import candidates
from nemesis_desktop.games.nemesis.rules.harm.attacks import intruder_attack, target_in
from nemesis_desktop.games.nemesis.rules.harm.wounds import suffer_light_wound, suffer_serious_wound
from nemesis_desktop.games.nemesis.species.carnomorphs.nature.alterations import alterations_end
from nemesis_desktop.games.nemesis.species.carnomorphs.nature.mutations import choose_enemy

from .laid import APART, Laid

effect_of, limit_of = pytest.mark.effect_of, pytest.mark.limit_of


def mutant(card: str, people: int = 2, **how: Any) -> Laid:
    """P1 with this mutation, alone in a room; P2 is elsewhere."""
    table = Laid(people, **how)
    table.no_food()
    table.eggs(4)
    table.mutation("P1", card)
    table.place("P1", APART)
    table.explore(APART, 5, 13)
    return table


def uses(table: Laid, *answers: Any, infected: bool = False) -> None:
    """P1 uses the mutation with a card that is INFECTED or not."""
    table.hand("P1", contamination=not infected, infected=infected)
    before = table.one("P1").mutation_markers
    table.run(perform(table.game, 0, Mutate(0)), *answers)
    assert table.one("P1").mutation_markers == before + 1


def reason(table: Laid) -> str | None:
    """Why P1 cannot use the mutation."""
    table.hand("P1", contamination=1)
    return dict(candidates(table.game, 0))[Mutate(0)]


# ---------------------------------------------------------------- fighting


@effect_of("bone_blades")
@pytest.mark.parametrize(("infected", "injuries", "light"), [(False, 2, 0), (True, 3, 1)])
def test_bone_blades_cut_one(infected: bool, injuries: int, light: int) -> None:
    table = mutant("bone_blades")
    target, other = table.intruder("butcher", APART), table.intruder("butcher", APART)
    table.next_attack("carno_attack_14")
    uses(table, target, infected=infected)
    assert (table.injuries(target), table.injuries(other), table.one("P1").light) == (injuries, 0, light)


@limit_of("bone_blades")
def test_bone_blades_only_in_combat() -> None:
    assert reason(mutant("bone_blades")) == "only-in-combat"


@effect_of("acid_glands")
def test_acid_burns_everything_and_infected_everybody() -> None:
    table = mutant("acid_glands")
    table.place("P2", APART)
    one, other = table.intruder("butcher", APART), table.intruder("fleshbeast", APART)
    table.lies(APART, "egg")
    table.next_attack("carno_attack_14", "carno_attack_19")
    uses(table)
    assert (table.injuries(one), table.injuries(other), table.things(APART)) == (1, 1, ["egg"])
    table.next_attack("carno_attack_04", "carno_attack_16")
    uses(table, infected=True)
    assert (table.injuries(one), table.injuries(other), table.things(APART)) == (3, 3, [])
    assert (table.one("P1").light, table.one("P2").light, table.one("P1").slime) == (0, 1, True)


@limit_of("acid_glands")
def test_acid_destroys_one_egg_with_noise_and_needs_something_to_burn() -> None:
    table = mutant("acid_glands")
    assert reason(table) == "no-intruder-no-egg"
    table.lies(APART, "egg"), table.lies(APART, "egg")
    table.next_noise(1)
    uses(table)
    assert table.things(APART) == ["egg"] and table.state.noise


@effect_of("death_rattle")
def test_the_rattle_drives_one_away_or_all() -> None:
    table = mutant("death_rattle")
    target, other = table.intruder("shambler", APART), table.intruder("fleshbeast", APART)
    table.next_event("growl")
    uses(table, target)
    assert table.game.intruder(target).room == 13 and table.game.intruder(other).room == APART
    again = table.intruder("shambler", APART)
    table.next_event("lurking_1", "stalking_1")
    uses(table, infected=True)
    assert {table.game.intruder(again).room, table.game.intruder(other).room} == {13}
    assert set(table.game.board.spaces[APART]) <= set(table.state.noise)


@limit_of("death_rattle")
def test_the_rattle_needs_somebody_to_hear_it() -> None:
    assert reason(mutant("death_rattle")) == "only-in-combat"


# ---------------------------------------------------------------- moving


@effect_of("feral_sprint")
def test_a_sprint_passes_two_rooms_and_rolls_once() -> None:
    table = mutant("feral_sprint")
    table.intruder("fleshbeast", APART)
    table.next_noise("silence")
    way = table.game.board.neighbours[APART][0][0]
    uses(table, way, "5-6" if way.startswith("5-10") else "13-14")
    assert table.one("P1").room == 6 and table.one("P1").light == 0
    assert table.game.room(6).explored, "one may stop where nobody has been"


@limit_of("feral_sprint")
def test_a_sprint_ends_where_nobody_has_been_and_may_end_before() -> None:
    table = mutant("feral_sprint")
    table.place("P1", 13)
    table.next_noise("silence")
    uses(table, "13-19", No())
    assert table.one("P1").room == 19
    table.place("P1", 19)
    table.token(17, "slime", 3)
    table.next_noise("silence")
    uses(table, "17-19")
    assert table.one("P1").room == 17


@effect_of("feral_sprint")
def test_an_infected_sprint_is_silent_and_contaminates() -> None:
    table = mutant("feral_sprint")
    table.place("P1", 13)
    uses(table, "13-19", "13-19", "13-14", infected=True)
    assert table.one("P1").room == 14 and table.state.noise == {}
    assert len([card for card in table.one("P1").discard if card.startswith("contamination")]) == 2


@effect_of("duct_crawler")
@pytest.mark.parametrize("infected", [False, True])
def test_the_crawler_comes_out_of_another_entrance(infected: bool) -> None:
    table = mutant("duct_crawler")
    table.place("P1", 5)
    table.explore(9)
    table.next_noise(*([] if infected else [1]))
    uses(table, 9, infected=infected)
    assert table.one("P1").room == 9
    assert set(table.state.noise) == ({"technical"} if infected else {table.game.board.by_number[9][1]})


@limit_of("duct_crawler")
def test_in_combat_the_healthy_crawler_stays() -> None:
    table = mutant("duct_crawler")
    assert reason(table) == "no-entrance"
    table.place("P1", 5)
    table.explore(9)
    table.intruder("fleshbeast", 5)
    uses(table)
    assert table.one("P1").room == 5
    uses(table, 9, infected=True)
    assert table.one("P1").room == 9 and table.one("P1").light == 0


# ---------------------------------------------------------------- the body


@effect_of("cell_regrowth")
def test_cells_regrow() -> None:
    table = mutant("cell_regrowth")
    table.wounds("P1", "hand", light=2)
    uses(table, "dress")
    assert table.one("P1").wounds[0].dressed and table.one("P1").light == 2
    uses(table, infected=True)
    assert (table.one("P1").wounds, table.one("P1").light, table.one("P1").slime) == ([], 0, True)


@limit_of("cell_regrowth")
def test_cells_regrow_only_in_wounds() -> None:
    table = mutant("cell_regrowth")
    assert reason(table) == "no-wounds"
    table.wounds("P1", dressed=("hand",))
    uses(table)
    assert len(table.one("P1").wounds) == 1 and not table.one("P1").slime


@effect_of("second_stomach")
@limit_of("second_stomach")
def test_the_second_stomach_eats_what_lies_or_is_carried() -> None:
    table = mutant("second_stomach")
    assert reason(table) == "no-object-here"
    table.unarmed("P1")
    table.wounds("P1", light=2)
    table.give("P1", "egg"), table.give("P1", "carcass")
    lying = table.lies(APART, "carcass")
    uses(table, lying)
    assert lying in table.state.removed and table.one("P1").light == 0 and len(table.one("P1").hands) == 2
    carried = table.one("P1").hands[1][0]
    uses(table, carried, infected=True)
    one = table.one("P1")
    assert carried in table.state.removed and one.hands == [] and table.things(APART) == ["egg"]
    assert len(one.hand) == 2


@limit_of("second_stomach")
def test_the_eggs_of_the_nest_are_not_for_people() -> None:
    table = mutant("second_stomach")
    table.empty_nest(APART, 4)
    assert reason(table) == "no-object-here"


@effect_of("chitin_hide")
def test_chitin_takes_the_first_wound() -> None:
    table = mutant("chitin_hide")
    uses(table)
    table.run(suffer_serious_wound(table.game, 0, "attack"))
    assert table.one("P1").wounds == []
    table.run(suffer_light_wound(table.game, 0, "attack"))
    assert table.one("P1").light == 1


@effect_of("chitin_hide")
def test_the_shell_takes_light_wounds_and_one_serious() -> None:
    table = mutant("chitin_hide")
    uses(table, infected=True)
    for _ in range(4):
        table.run(suffer_light_wound(table.game, 0, "fire"))
    table.run(suffer_serious_wound(table.game, 0, "attack"))
    assert (table.one("P1").light, table.one("P1").wounds) == (0, [])
    table.next_wound("hand")
    table.run(suffer_serious_wound(table.game, 0, "attack"))
    assert len(table.one("P1").wounds) == 1


@limit_of("chitin_hide")
def test_a_shell_uses_no_rooms_and_no_items_and_wears_off() -> None:
    table = mutant("chitin_hide")
    table.lay(APART, "storage")
    item = table.give("P1", "bandages")
    table.wounds("P1", light=1)
    uses(table, infected=True)
    table.hand("P1", actions=5)
    found = dict(candidates(table.game, 0))
    assert found[RoomAction(APART)] == found[UseItem(item)] == "stiff"
    alterations_end(table.game)
    found = dict(candidates(table.game, 0))
    assert found[RoomAction(APART)] is None and found[UseItem(item)] is None
    assert table.one("P1").altered == []


# ---------------------------------------------------------------- scent, echo, senses


@effect_of("scent_mask")
def test_without_scent_others_are_chosen() -> None:
    table = mutant("scent_mask")
    table.place("P2", APART)
    table.one("P1").slime = True
    uses(table)
    assert not table.one("P1").slime and target_in(table.game, APART) == 1


@effect_of("scent_mask")
@pytest.mark.parametrize(
    ("kind", "card", "light"), [("shambler", "carno_attack_10", 0), ("butcher", "carno_attack_11", 1)]
)
def test_the_mask_turns_all_but_the_butcher(kind: str, card: str, light: int) -> None:
    table = mutant("scent_mask")
    table.place("P2", APART)
    uses(table, infected=True)
    assert table.one("P2").slime and not table.one("P1").slime
    attacker = table.game.intruder(table.intruder(kind, APART))
    table.next_attack(card)
    table.run(intruder_attack(table.game, attacker, 0))
    assert table.one("P1").light == light


@limit_of("scent_mask")
def test_alone_one_is_found_and_metagorgers_need_no_card() -> None:
    table = mutant("scent_mask")
    uses(table)
    assert target_in(table.game, APART) == 0
    uses(table, infected=True)
    attacker = table.game.intruder(table.intruder("metagorger", APART))
    table.run(intruder_attack(table.game, attacker, 0))
    assert table.one("P1").light == 1


@effect_of("hive_echo")
def test_the_echo_looks_next_door() -> None:
    table = mutant("hive_echo")
    table.place("P1", 13)
    table.noise("13-14", "13-19")
    uses(table, "13-14")
    assert set(table.state.noise) == {"13-19"}
    assert {(note.kind, note.about) for note in table.state.notes[0]} == {("tile", 14), ("token", 14)}


@effect_of("hive_echo")
@limit_of("hive_echo")
def test_an_infected_echo_is_answered() -> None:
    table = mutant("hive_echo")
    table.place("P1", 13)
    table.noise("13-14", "13-19")
    near = table.intruder("shambler", 14)
    uses(table, 2, 3, infected=True)
    assert table.state.noise == {} and table.game.intruder(near).room == 13
    assert {note.about for note in table.state.notes[0]} == {2, 3}
    assert reason(table) == "in-combat"


@effect_of("predator_sense")
def test_the_senses_see_the_next_event() -> None:
    table = mutant("predator_sense")
    table.next_event("growl", "lurking_1")
    uses(table, "put_under")
    deck = table.state.decks["event"]
    assert deck[0] == "growl" and deck[-1] == "lurking_1"


@effect_of("predator_sense")
@limit_of("predator_sense")
def test_infected_senses_arrange_three() -> None:
    table = mutant("predator_sense")
    table.next_event("growl", "lurking_1", "stalking_1", "stalking_2")
    uses(table, "stalking_1", "growl", "lurking_1", infected=True)
    assert table.state.decks["event"][-4:] == ["stalking_2", "lurking_1", "growl", "stalking_1"]
    assert [(note.about, note.saw) for note in table.state.notes[0]] == [
        ("put_on_top", "stalking_1"),
        ("put_second", "growl"),
        ("put_third", "lurking_1"),
    ]
    assert len([card for card in table.one("P1").discard if card.startswith("contamination")]) == 2
    assert table.state.looking == [] and 1 not in table.state.notes


def test_where_no_carnomorph_is_left_there_is_none_to_choose() -> None:
    table = Laid()
    assert table.game.intruders_in(table.one("P1").room) == []
    assert table.run(choose_enemy(table.game, 0, "cut")) is None
