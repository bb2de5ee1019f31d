from collections import Counter

from nemesis_desktop.games.nemesis.components import tokens


def test_exploration_tokens_are_as_printed(reference):
    printed = {row["id"]: (row["effect"], row["items"]) for row in reference("tokens")["exploration_token"]}
    assert {token.id: (token.effect, token.items) for token in tokens.EXPLORATION.values()} == printed


def test_the_noise_die_is_as_printed(reference):
    faces = [row["result"] for row in reference("tokens")["noise_face"]]
    assert [str(face) for face in tokens.NOISE_DIE] == faces


def test_the_combat_die_is_as_printed(reference):
    table = reference("tokens")
    assert list(tokens.COMBAT_DIE) == [row["result"] for row in table["combat_face"]]


def test_the_supply_is_as_printed(reference):
    supply = {row["id"]: row for row in reference("tokens")["supply"]}
    limited = ("fire_marker", "malfunction_marker", "door_token", "egg_token", "ammo_injury_marker")
    assert [getattr(tokens, f"{id}S".upper()) for id in limited] == [supply[id]["count"] for id in limited]
    assert len(tokens.EXPLORATION) == supply["exploration_token"]["count"]
    assert supply["escape_pod_token"]["seats"] == tokens.POD_SEATS


def test_escape_pods_are_as_printed(reference):
    for row in reference("tokens")["escape_pods_by_players"]:
        printed = {(n, "a") for n in row["section_a"]} | {(n, "b") for n in row["section_b"]}
        assert set(tokens.pods_for(row["players"])) == printed
        assert len(tokens.pods_for(row["players"])) == row["pods"]


def test_exploration_effects():
    effects = Counter(token.effect for token in tokens.EXPLORATION.values())
    assert effects == {"malfunction": 8, "doors": 4, "silence": 2, "danger": 2, "slime": 2, "fire": 2}


def test_dice():
    assert Counter(tokens.NOISE_DIE) == {1: 2, 2: 2, 3: 2, 4: 2, "silence": 1, "danger": 1}
    assert Counter(tokens.COMBAT_DIE) == {"blank": 1, "creeper": 2, "adult": 1, "one_hit": 1, "two_hits": 1}


def test_pods_alternate_between_the_sections():
    assert tokens.pods_for(2) == ((1, "a"), (2, "b"))
    assert tokens.pods_for(4) == ((1, "a"), (2, "b"), (3, "a"))
    assert tokens.pods_for(5) == ((1, "a"), (2, "b"), (3, "a"), (4, "b"))


def test_supply():
    assert (tokens.FIRE_MARKERS, tokens.MALFUNCTION_MARKERS, tokens.DOOR_TOKENS) == (8, 8, 12)
