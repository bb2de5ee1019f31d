from collections import Counter

import pytest

from nemesis_desktop.games.nemesis.components import tokens


def test_exploration_tokens_are_as_printed(reference):
    printed = {row["id"]: (row["effect"], row["items"]) for row in reference("tokens")["exploration_token"]}
    assert {token.id: (token.effect, token.items) for token in tokens.EXPLORATION.values()} == printed


def test_intruder_tokens_are_as_printed(reference):
    printed = [(row["type"], row.get("surprise_number")) for row in reference("tokens")["intruder_token"]]
    assert [(token.kind, token.number) for token in tokens.INTRUDER_TOKENS.values()] == printed


def test_the_bag_is_as_printed(reference):
    for row in reference("tokens")["initial_bag"]:
        kinds = ("blank", "larva", "creeper", "adult", "breeder", "queen")
        assert tokens.initial_bag(row["players"]) == {kind: row[kind] for kind in kinds}


def test_the_noise_die_is_as_printed(reference):
    faces = [row["result"] for row in reference("tokens")["noise_face"]]
    assert [str(face) for face in tokens.NOISE_DIE] == faces


def test_the_combat_die_is_as_printed(reference):
    table = reference("tokens")
    assert list(tokens.COMBAT_DIE) == [row["result"] for row in table["combat_face"]]
    for row in table["combat_result"]:
        for kind, injuries in row["shoot"].items():
            assert tokens.combat_injuries(row["id"], kind) == injuries
        for kind, injuries in row["melee"].items():
            assert min(tokens.combat_injuries(row["id"], kind), tokens.MELEE_LIMIT) == injuries


def test_the_supply_is_as_printed(reference):
    supply = {row["id"]: row for row in reference("tokens")["supply"]}
    limited = ("fire_marker", "malfunction_marker", "door_token", "egg_token", "ammo_injury_marker")
    assert [getattr(tokens, f"{id}S".upper()) for id in limited] == [supply[id]["count"] for id in limited]
    assert len(tokens.EXPLORATION) == supply["exploration_token"]["count"]
    assert len(tokens.INTRUDER_TOKENS) == supply["intruder_token"]["count"]
    assert supply["egg_token"]["start_on_intruder_board"] == tokens.EGGS_AT_SETUP
    assert supply["escape_pod_token"]["seats"] == tokens.POD_SEATS


def test_escape_pods_are_as_printed(reference):
    for row in reference("tokens")["escape_pods_by_players"]:
        printed = {(n, "a") for n in row["section_a"]} | {(n, "b") for n in row["section_b"]}
        assert set(tokens.pods_for(row["players"])) == printed
        assert len(tokens.pods_for(row["players"])) == row["pods"]


@pytest.mark.parametrize(("players", "adults", "total"), [(1, 4, 11), (2, 5, 12), (3, 6, 13), (4, 7, 14), (5, 8, 15)])
def test_the_bag_grows_by_one_adult_per_player(players, adults, total):
    bag = tokens.initial_bag(players)
    assert bag["adult"] == adults
    assert sum(bag.values()) == total


def test_nobody_plays_with_six():
    with pytest.raises(ValueError, match="1 to 5 players"):
        tokens.initial_bag(6)


def test_tokens_of_each_kind():
    assert Counter(token.kind for token in tokens.INTRUDER_TOKENS.values()) == {
        "blank": 1,
        "larva": 8,
        "creeper": 3,
        "adult": 12,
        "breeder": 2,
        "queen": 1,
    }
    assert tokens.INTRUDER_TOKENS["adult_12"].number == 4
    assert tokens.INTRUDER_TOKENS["blank_1"].number is None


def test_exploration_effects():
    effects = Counter(token.effect for token in tokens.EXPLORATION.values())
    assert effects == {"malfunction": 8, "doors": 4, "silence": 2, "danger": 2, "slime": 2, "fire": 2}


def test_dice():
    assert Counter(tokens.NOISE_DIE) == {1: 2, 2: 2, 3: 2, 4: 2, "silence": 1, "danger": 1}
    assert Counter(tokens.COMBAT_DIE) == {"blank": 1, "creeper": 2, "adult": 1, "one_hit": 1, "two_hits": 1}
    assert tokens.combat_injuries("adult", "creeper") == 1
    assert tokens.combat_injuries("adult", "breeder") == 0
    assert tokens.combat_injuries("two_hits", "queen") == 2


def test_pods_alternate_between_the_sections():
    assert tokens.pods_for(2) == ((1, "a"), (2, "b"))
    assert tokens.pods_for(4) == ((1, "a"), (2, "b"), (3, "a"))
    assert tokens.pods_for(5) == ((1, "a"), (2, "b"), (3, "a"), (4, "b"))


def test_supply():
    assert (tokens.FIRE_MARKERS, tokens.MALFUNCTION_MARKERS, tokens.DOOR_TOKENS) == (8, 8, 12)
    assert (tokens.EGG_TOKENS, tokens.EGGS_AT_SETUP) == (8, 5)
