"""The own action cards of the Soldier and the Mechanic: what each does, each "or", when it cannot be played."""

from __future__ import annotations

import pytest

from nemesis_desktop.games.nemesis.acts import No, Pass, PlayCard, Yes
from tests.games.nemesis.cards.deal import (
    HERE,
    TECHNICAL,
    alone,
    effect_of,
    limit_of,
    plays,
    why_not_play,
)
from tests.games.nemesis.scenarios.table import Table, attack_card

# ---------------------------------------------------------------- the Soldier


@effect_of("full_auto")
@pytest.mark.parametrize(
    ("ammo", "face", "injuries"),
    [
        # Half of the ammo, rounded down, the roll, and the rifle's own 1 for any injury.
        (5, "blank", 2 + 0 + 1),
        (5, "one_hit", 2 + 1 + 1),
        (4, "two_hits", 2 + 2 + 1),
        (1, "one_hit", 0 + 1 + 1),
        (1, "blank", 0),
    ],
)
def test_full_auto_empties_the_rifle(ammo: int, face: str, injuries: int) -> None:
    table = alone("soldier")
    queen = table.intruder("queen", HERE)
    table.ammo("assault_rifle", ammo)
    table.hand("P1", "full_auto")
    table.next_combat(face)
    table.next_attack(attack_card("scratch", toughness=6), attack_card("bite", toughness=6))
    play = table.play()
    plays(play, "P1", "full_auto")
    assert play.game.intruder(queen).injuries == injuries
    assert play.state.ammo["assault_rifle"] == 0


@limit_of("full_auto")
def test_full_auto_is_for_the_loaded_assault_rifle() -> None:
    table = alone("soldier")
    table.intruder("queen", HERE)
    table.give("P1", "prototype_rifle", ammo=6)
    table.ammo("assault_rifle", 0)
    table.hand("P1", "full_auto", actions=1)
    assert why_not_play(table.play(), "P1", "full_auto") == "no-loaded-weapon"


@effect_of("taking_aim")
@pytest.mark.parametrize("again", [True, False])
def test_taking_aim_may_reroll_once(again: bool) -> None:
    table = alone("soldier")
    adult = table.intruder("adult", HERE)
    table.hand("P1", "taking_aim")
    table.next_combat("blank", "one_hit")
    table.next_attack(attack_card("scratch", toughness=6))
    play = table.play()
    # Out of the one reroll: the second result stands without another question.
    plays(play, "P1", "taking_aim", Yes if again else No)
    assert play.topic == "turn"
    assert play.game.intruder(adult).injuries == (2 if again else 0)
    assert play.state.ammo["assault_rifle"] == 4


@limit_of("taking_aim")
def test_taking_aim_is_not_for_classic_weapons() -> None:
    table = alone("soldier")
    table.unarmed("P1")
    table.give("P1", "flamethrower")
    table.intruder("adult", HERE)
    table.hand("P1", "taking_aim", actions=1)
    assert why_not_play(table.play(), "P1", "taking_aim") == "no-loaded-weapon"


@effect_of("full_auto", "taking_aim", "adrenaline")
@pytest.mark.parametrize(
    ("character", "kind", "answers", "destroyed"),
    [
        ("soldier", "full_auto", (), 2 + 1 + 1),
        ("soldier", "taking_aim", (No,), 1 + 1),
        ("scout", "adrenaline", (), 1),
    ],
)
def test_shooting_cards_destroy_eggs_out_of_combat(
    character: str, kind: str, answers: tuple[type, ...], destroyed: int
) -> None:
    table = alone(character, "nest")
    table.hand("P1", kind)
    table.next_combat("creeper")
    table.next_noise("silence")
    play = table.play()
    plays(play, "P1", kind, *answers)
    assert len(play.state.eggs) == 5 - destroyed
    assert len(play.told("noise-rolled")) == 1


# ---------------------------------------------------------------- the Mechanic


@effect_of("ingenuity")
def test_ingenuity_repairs() -> None:
    table = alone("mechanic", malfunction=True)
    table.hand("P1", "ingenuity")
    play = table.play()
    plays(play, "P1", "ingenuity")
    assert not play.room(HERE).malfunction


@effect_of("ingenuity")
def test_ingenuity_or_orders_an_engine() -> None:
    table = alone("mechanic")
    table.place("P1", "engine_room_3")
    table.engines("working", "working", "working")
    table.hand("P1", "ingenuity")
    play = table.play()
    plays(play, "P1", "ingenuity", "swap-order")
    assert play.state.engines[3][0] == "damaged"


@effect_of("ingenuity")
def test_ingenuity_or_crafts_with_any_yellow_item_as_the_tool() -> None:
    table = alone("mechanic")
    table.give("P1", "duct_tape", "chemicals")
    table.hand("P1", "ingenuity")
    play = table.play()
    tape, chemicals = play.one("P1").inventory
    plays(play, "P1", "ingenuity")
    flamethrower = "blue_flamethrower_1"
    assert [flamethrower] in play.one("P1").hands
    assert play.state.ammo[flamethrower] == 4
    assert set(play.state.discards["yellow"]) == {tape, chemicals}


@limit_of("ingenuity")
def test_ingenuity_replaces_only_the_tool_and_only_by_a_yellow_item() -> None:
    table = alone("mechanic")
    # Red grenade for the tool, yellow duct tape for the chemical, the cloth or the medical icon: none will do.
    table.give("P1", "grenade", "duct_tape", "medkit")
    table.hand("P1", "ingenuity", actions=1)
    assert why_not_play(table.play(), "P1", "ingenuity") == "nothing-to-repair"
    table = alone("mechanic")
    # One card cannot be both components.
    table.give("P1", "chemicals")
    table.hand("P1", "ingenuity", actions=1)
    assert why_not_play(table.play(), "P1", "ingenuity") == "nothing-to-repair"


@effect_of("pyrotechnics")
@pytest.mark.parametrize("thing", ["grenade", "sawed_off_shotgun"])
def test_pyrotechnics_burns_any_item_to_light_a_fire(thing: str) -> None:
    table = alone("mechanic")
    grenade = table.give("P1", "grenade")
    table.hand("P1", "pyrotechnics", actions=1)
    play = table.play()
    plays(play, "P1", "pyrotechnics", grenade if thing == "grenade" else thing)
    assert play.room(HERE).fire
    assert (grenade in play.one("P1").inventory) == (thing != "grenade")
    assert (play.one("P1").hands == []) == (thing == "sawed_off_shotgun")
    assert play.one("P1").hand == []


@effect_of("pyrotechnics")
def test_pyrotechnics_or_puts_the_fire_out() -> None:
    table = alone("mechanic", fire=True)
    table.hand("P1", "pyrotechnics", actions=1)
    play = table.play()
    plays(play, "P1", "pyrotechnics")
    assert not play.room(HERE).fire
    assert play.one("P1").hands == [["sawed_off_shotgun"]]


@limit_of("pyrotechnics")
def test_pyrotechnics_needs_an_item_to_burn_and_a_card_to_pay() -> None:
    table = alone("mechanic")
    table.unarmed("P1")
    table.give("P1", "egg")
    table.hand("P1", "pyrotechnics", actions=1)
    assert why_not_play(table.play(), "P1", "pyrotechnics") == "no-items"
    table = alone("mechanic", fire=True)
    table.hand("P1", "pyrotechnics")
    assert why_not_play(table.play(), "P1", "pyrotechnics") == "cost"


@effect_of("technical_corridors")
def test_technical_corridors_lead_to_another_entrance_and_end_in_a_pass() -> None:
    table = alone("mechanic")
    table.state.crew[1].passed = False
    table.put_tile(9, "storage")
    table.token(9, "doors", 4)
    table.hand("P1", "technical_corridors", actions=2)
    table.next_noise(3)
    play = table.play()
    plays(play, "P1", "technical_corridors", 9)
    one = play.one("P1")
    assert one.room == 9
    assert one.passed
    # A Doors token has no effect; the noise roll is made as usual: number 3 is the technical entrance here.
    assert play.state.doors == {}
    assert list(play.state.noise) == [TECHNICAL]
    assert play.room(9).items == 4
    assert play.asked == "P2"


@limit_of("technical_corridors")
def test_technical_corridors_need_an_entrance_and_a_card_to_pay() -> None:
    table = alone("mechanic")
    table.lay(6, "canteen")
    table.place("P1", 6)
    table.hand("P1", "technical_corridors", actions=1)
    assert why_not_play(table.play(), "P1", "technical_corridors") == "no-entrance"
    table = alone("mechanic")
    table.hand("P1", "technical_corridors")
    assert why_not_play(table.play(), "P1", "technical_corridors") == "cost"


def test_technical_corridors_of_one_network_do_not_lead_into_the_other() -> None:
    table = Table(2, characters=("mechanic", "pilot"), board="alternate")
    table.explore(5)
    table.place("P1", 5)
    table.hand("P1", "technical_corridors", actions=1)
    play = table.play()
    play.answer(PlayCard("mechanic_technical_corridors"))
    assert {act.id for act in play.options()} == {4, 6, 7}


def test_a_played_card_is_one_of_the_two_actions_of_a_turn() -> None:
    table = alone("captain", "armory", items=2)
    table.state.crew[1].passed = False
    table.hand("P1", "search", "search", actions=1)
    play = table.play()
    plays(play, "P1", "search", No)
    assert play.asked == "P1"
    plays(play, "P1", "search", No)
    assert play.asked == "P2"
    play.does("P2", Pass)
    assert play.asked == "P1"
