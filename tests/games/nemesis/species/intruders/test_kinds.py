from collections import Counter

import pytest

from nemesis_desktop.games.nemesis.components.tokens import COMBAT_DIE, MELEE_LIMIT
from nemesis_desktop.games.nemesis.species.intruders.components import INTRUDERS


def test_kinds_are_as_printed(reference):
    printed = {
        row["id"]: (
            row["miniatures"],
            row["tokens"],
            row["toughness_cards"],
            ("carcass",) if row["leaves_carcass"] else (),
            row["uses_attack_deck"],
        )
        for row in reference("intruders")["intruder"]
        if row["id"] != "blank"
    }
    entered = {
        kind.id: (kind.miniatures, kind.tokens, kind.toughness_cards, kind.leaves, kind.uses_attack_deck)
        for kind in INTRUDERS.kinds.values()
    }
    assert entered == printed


def test_weaknesses_are_as_printed(reference):
    table = reference("intruders")
    assert list(INTRUDERS.weaknesses) == [row["id"] for row in table["weakness"]]
    assert list(INTRUDERS.weakness_slots) == [row["id"] for row in table["weakness_slot"]]
    assert table["meta"]["weaknesses_in_play"] == len(INTRUDERS.weakness_slots)
    assert table["meta"]["eggs_at_setup"] == INTRUDERS.eggs_at_setup == 5


def test_tokens_are_as_printed(reference):
    printed = [(row["type"], row.get("surprise_number")) for row in reference("tokens")["intruder_token"]]
    assert [(token.kind, token.number) for token in INTRUDERS.tokens.values()] == printed


def test_the_bag_is_as_printed(reference):
    for row in reference("tokens")["initial_bag"]:
        assert INTRUDERS.initial_bag(row["players"]) == {kind: row[kind] for kind in INTRUDERS.in_bag}


def test_the_combat_die_does_what_is_printed(reference):
    for row in reference("tokens")["combat_result"]:
        for kind, injuries in row["shoot"].items():
            assert INTRUDERS.die_injuries(row["id"], kind) == injuries
        for kind, injuries in row["melee"].items():
            assert min(INTRUDERS.die_injuries(row["id"], kind), MELEE_LIMIT) == injuries


def test_kinds_go_from_the_smallest_to_the_largest():
    assert list(INTRUDERS.kinds) == ["larva", "creeper", "adult", "breeder", "queen"]
    levels = [kind.level for kind in INTRUDERS.kinds.values()]
    assert levels == sorted(levels)
    assert INTRUDERS.ruler == "queen"


def test_miniatures_and_tokens():
    assert {kind.id: kind.miniatures for kind in INTRUDERS.kinds.values()} == {
        "larva": 6,
        "creeper": 3,
        "adult": 8,
        "breeder": 2,
        "queen": 1,
    }
    assert Counter(token.kind for token in INTRUDERS.tokens.values()) == {
        "blank": 1,
        "larva": 8,
        "creeper": 3,
        "adult": 12,
        "breeder": 2,
        "queen": 1,
    }
    for kind in INTRUDERS.kinds.values():
        assert sum(token.kind == kind.id for token in INTRUDERS.tokens.values()) == kind.tokens
    assert INTRUDERS.tokens["adult_12"].number == 4
    assert INTRUDERS.tokens["blank_1"].number is None


@pytest.mark.parametrize(("players", "adults", "total"), [(1, 4, 11), (2, 5, 12), (3, 6, 13), (4, 7, 14), (5, 8, 15)])
def test_the_bag_grows_by_one_adult_per_player(players, adults, total):
    bag = INTRUDERS.initial_bag(players)
    assert bag["adult"] == adults
    assert sum(bag.values()) == total


def test_nobody_plays_with_six():
    with pytest.raises(ValueError, match="1 to 5 players"):
        INTRUDERS.initial_bag(6)


def test_a_symbol_hits_its_own_kind_and_everything_smaller():
    assert INTRUDERS.die_injuries("adult", "creeper") == 1
    assert INTRUDERS.die_injuries("adult", "breeder") == 0
    assert INTRUDERS.die_injuries("two_hits", "queen") == 2


def test_every_face_but_the_blank_hits_an_egg_and_only_the_double_hit_twice():
    injuries = {face: INTRUDERS.die_injuries(face, None) for face in COMBAT_DIE}
    assert injuries == {"two_hits": 2, "adult": 1, "blank": 0, "one_hit": 1, "creeper": 1}
