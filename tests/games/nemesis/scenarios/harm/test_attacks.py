"""Rulebook: Attack of intruders; the attack cards as far as whole rules hang on them; Surprise attack."""

import pytest

from nemesis_desktop.games.nemesis.rules.harm.attacks import intruder_attack
from tests.games.nemesis.scenarios.table import Table, attack_card


def room_6(*people: str, count: int = 2) -> Table:
    """These people together in the Canteen, the others elsewhere."""
    table = Table(count)
    table.lay(6, "canteen")
    for number in range(1, count + 1):
        table.place(f"P{number}", 6 if f"P{number}" in people else 1)
    return table


def targets(table: Table) -> list[int]:
    return [event.facts["target"] for event in table.game.log.since(0) if event.kind in ("attacks", "larva-attacks")]


def test_at_c4f2_the_smaller_hand_is_the_target() -> None:
    table = room_6("P1", "P2")
    table.hand("P1", actions=3)
    table.hand("P2", actions=2)
    table.intruder("adult", 6)
    table.step("intruder_attacks")
    assert targets(table) == [1]


def test_at_418a_contamination_cards_count_in_the_hand() -> None:
    table = room_6("P1", "P2")
    table.hand("P1", actions=1, contamination=2)
    table.hand("P2", actions=2)
    table.intruder("creeper", 6)
    table.step("intruder_attacks")
    assert targets(table) == [1]


@pytest.mark.parametrize(("first", "target"), [("P1", 0), ("P2", 1), ("P3", 0), ("P4", 0)])
def test_a_tie_goes_to_the_first_player_or_the_next_one_clockwise(first: str, target: int) -> None:
    table = room_6("P1", "P2", count=4)
    table.first_player(first)
    table.intruder("adult", 6)
    table.next_attack(attack_card("transformation"))
    table.step("intruder_attacks")
    assert targets(table) == [target]


def test_only_characters_in_the_room_are_attacked_not_who_waits_in_a_pod() -> None:
    table = Table(2)
    table.lay(6, "evacuation_section_a")
    table.pod(1, "unlocked")
    table.place("P1", 6)
    table.waits("P2", pod=1)
    table.hand("P2", actions=0)
    table.intruder("adult", 6)
    table.next_attack(attack_card("transformation"))
    table.step("intruder_attacks")
    assert targets(table) == [0]


def test_an_intruder_alone_does_not_attack() -> None:
    table = room_6()
    table.intruder("adult", 6)
    table.step("intruder_attacks")
    assert targets(table) == []


@pytest.mark.parametrize(("kind", "hit"), [("creeper", False), ("adult", True), ("breeder", True), ("queen", True)])
def test_only_a_card_with_the_attackers_symbol_hits(kind: str, hit: bool) -> None:
    table = room_6("P1")
    table.intruder(kind, 6)
    table.next_attack(attack_card("claw_attack"))
    table.step("intruder_attacks")
    assert table.one("P1").light == (2 if hit else 0)
    assert len(table.one("P1").discard) == (1 if hit else 0)
    assert len(table.state.discards["attack"]) == 1


def test_the_arrow_in_the_corner_means_nothing_in_an_attack() -> None:
    table = room_6("P1")
    adult = table.intruder("adult", 6)
    table.next_attack(attack_card("claw_attack", toughness=None))
    table.step("intruder_attacks")
    assert table.game.intruder(adult).room == 6
    assert table.one("P1").light == 2


def test_the_largest_attacks_first_and_a_new_target_is_chosen_after_a_death() -> None:
    table = room_6("P1", "P2")
    table.hand("P1", actions=1)
    table.hand("P2", actions=2)
    table.wounds("P1", "leg", "body")
    table.intruder("creeper", 6)
    table.intruder("queen", 6)
    table.next_attack(attack_card("bite"), attack_card("scratch"))
    table.step("intruder_attacks")
    attacks = [
        (event.facts["kind"], event.facts["target"]) for event in table.game.log.since(0) if event.kind == "attacks"
    ]
    assert attacks == [("queen", 0), ("creeper", 1)]
    assert (table.one("P1").status, table.one("P2").light) == ("dead", 1)


def test_with_the_last_one_in_the_room_dead_the_others_do_not_attack() -> None:
    table = room_6("P1")
    table.wounds("P1", "leg", "body")
    table.intruder("adult", 6)
    table.intruder("creeper", 6)
    table.next_attack(attack_card("bite"))
    table.step("intruder_attacks")
    assert targets(table) == [0]


@pytest.mark.parametrize(
    ("effect", "wounds", "dies", "serious"),
    [
        ("bite", 1, False, 2),
        ("bite", 2, True, 2),
        ("tail_attack", 0, False, 1),
        ("tail_attack", 1, True, 1),
        ("frenzy", 1, False, 2),
        ("frenzy", 2, True, 2),
    ],
)
@pytest.mark.parametrize("dressed", [False, True])
def test_deadly_attacks_count_dressed_wounds_too(
    effect: str, wounds: int, dies: bool, serious: int, dressed: bool
) -> None:
    table = room_6("P1")
    kinds = ["leg", "body"][:wounds]
    table.wounds("P1", *([] if dressed else kinds), dressed=kinds if dressed else [])
    queen = table.intruder("queen", 6)
    table.next_attack(attack_card(effect))
    table.next_wound("hand")
    table.run(intruder_attack(table.game, table.game.intruder(queen), 0))
    assert (table.one("P1").status == "dead") is dies
    assert len(table.one("P1").wounds) == serious


def test_frenzy_hits_everybody_in_the_room() -> None:
    table = room_6("P1", "P2", count=3)
    table.wounds("P2", "leg", "body")
    table.intruder("breeder", 6)
    table.next_attack(attack_card("frenzy"))
    table.next_wound("hand")
    table.hand("P1", actions=1)
    table.step("intruder_attacks")
    assert len(table.one("P1").wounds) == 1
    assert table.one("P2").status == "dead"
    assert table.one("P3").wounds == []


def test_a_slime_attack_slimes_and_contaminates() -> None:
    table = room_6("P1")
    table.intruder("creeper", 6)
    table.next_attack(attack_card("slime"))
    table.step("intruder_attacks")
    assert table.one("P1").slime
    assert len(table.one("P1").discard) == 1


def test_a_transformation_makes_a_breeder_that_surprises_an_empty_hand() -> None:
    table = room_6("P1")
    table.hand("P1", actions=0)
    creeper = table.intruder("creeper", 6, injuries=2)
    table.next_attack(attack_card("transformation"), attack_card("scratch"))
    table.step("intruder_attacks")
    assert (table.game.intruder(creeper).kind, table.game.intruder(creeper).injuries) == ("breeder", 0)
    assert table.one("P1").light == 1
    table = room_6("P1")
    table.hand("P1", contamination=1)
    table.intruder("creeper", 6)
    table.next_attack(attack_card("transformation"), attack_card("scratch"))
    table.step("intruder_attacks")
    assert table.one("P1").light == 0


def test_no_transformation_without_a_free_breeder() -> None:
    table = room_6("P1")
    creeper = table.intruder("creeper", 6)
    table.intruder("breeder", 2)
    table.intruder("breeder", 3)
    table.next_attack(attack_card("transformation"))
    table.step("intruder_attacks")
    assert table.game.intruder(creeper).kind == "creeper"


def test_a_summoned_intruder_neither_surprises_nor_attacks_in_this_phase() -> None:
    table = room_6("P1")
    table.hand("P1", actions=0)
    table.intruder("creeper", 6)
    table.next_attack(attack_card("summoning"), attack_card("scratch"))
    table.next_token("queen")
    table.step("intruder_attacks")
    assert sorted(one.kind for one in table.game.intruders_in(6)) == ["creeper", "queen"]
    assert table.one("P1").light == 0
    assert "queen_1" in table.state.supply


def test_a_summoned_blank_fills_the_corridors_with_noise() -> None:
    table = room_6("P1")
    table.intruder("creeper", 6)
    table.next_attack(attack_card("summoning"))
    table.next_token("blank")
    table.step("intruder_attacks")
    assert set(table.state.noise) == {"2-6", "5-6", "6-7", "6-11"}


def test_the_way_of_fighting_makes_an_adults_bite_a_light_wound() -> None:
    for kind, light, serious in (("adult", 1, 0), ("breeder", 0, 1)):
        table = room_6("P1")
        table.weakness("egg", "the_way_of_fighting")
        table.intruder(kind, 6)
        table.next_attack(attack_card("bite"))
        table.next_wound("leg")
        table.step("intruder_attacks")
        assert (table.one("P1").light, len(table.one("P1").wounds)) == (light, serious)


def test_a_larva_chooses_its_target_like_the_others() -> None:
    table = room_6("P1", "P2")
    table.hand("P2", actions=0)
    table.intruder("larva", 6)
    table.step("intruder_attacks")
    assert targets(table) == [1]
    assert table.one("P2").larva


def test_a_frenzy_that_kills_all_who_are_awake_ends_the_game() -> None:
    table = room_6("P1", "P2", count=3)
    table.sleeps("P3")
    for who in ("P1", "P2"):
        table.wounds(who, "leg", "body")
    table.intruder("breeder", 6)
    table.next_attack(attack_card("frenzy"))
    play = table.play(at="intruder_attacks")
    assert play.over
    assert [one.status for one in play.state.crew][:2] == ["dead", "dead"]
    assert play.state.time == 15
    assert play.told("event-card") == []
