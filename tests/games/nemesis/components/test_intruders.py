from nemesis_desktop.games.nemesis.components import intruders
from nemesis_desktop.games.nemesis.components.tokens import EGGS_AT_SETUP, INTRUDER_TOKENS


def test_kinds_are_as_printed(reference):
    printed = {
        row["id"]: (
            row["miniatures"],
            row["tokens"],
            row["toughness_cards"],
            row["leaves_carcass"],
            row["uses_attack_deck"],
            row["moved_by_events"],
        )
        for row in reference("intruders")["intruder"]
        if row["id"] != "blank"
    }
    entered = {
        kind.id: (
            kind.miniatures,
            kind.tokens,
            kind.toughness_cards,
            kind.leaves_carcass,
            kind.uses_attack_deck,
            kind.moved_by_events,
        )
        for kind in intruders.INTRUDERS.values()
    }
    assert entered == printed


def test_weaknesses_are_as_printed(reference):
    table = reference("intruders")
    assert list(intruders.WEAKNESSES) == [row["id"] for row in table["weakness"]]
    assert list(intruders.WEAKNESS_SLOTS) == [row["id"] for row in table["weakness_slot"]]
    assert table["meta"]["weaknesses_in_play"] == intruders.WEAKNESSES_IN_PLAY
    assert table["meta"]["eggs_at_setup"] == EGGS_AT_SETUP


def test_the_largest_attacks_first():
    assert intruders.ATTACK_ORDER == ("queen", "breeder", "adult", "creeper", "larva")
    ranks = [intruders.INTRUDERS[kind].size_rank for kind in intruders.ATTACK_ORDER]
    assert ranks == sorted(ranks, reverse=True)


def test_miniatures_and_tokens():
    assert {kind.id: kind.miniatures for kind in intruders.INTRUDERS.values()} == {
        "larva": 6,
        "creeper": 3,
        "adult": 8,
        "breeder": 2,
        "queen": 1,
    }
    for kind in intruders.INTRUDERS.values():
        assert sum(token.kind == kind.id for token in INTRUDER_TOKENS.values()) == kind.tokens
