from nemesis_desktop.games.nemesis.components import actions
from nemesis_desktop.games.nemesis.components.characters import ACTION_DECK, CHARACTERS


def test_action_cards_are_as_printed(reference):
    rows = reference("characters")["action_card"]
    for row in rows:
        facts = actions.ACTION_FACTS[row["card"]]
        assert (facts.cost, facts.combat) == (row["cost"], row["combat"])
        assert facts.reaction == (row["kind"] == "reaction")
    assert set(actions.ACTION_FACTS) == {row["card"] for row in rows}


def test_sixty_different_physical_cards():
    cards = [card for character in CHARACTERS for card in actions.action_deck(character)]
    assert len(set(cards)) == len(cards) == 60


def test_a_physical_card_knows_its_kind_and_its_owner():
    assert "captain_search_1" in actions.action_deck("captain")
    assert "captain_search_2" in actions.action_deck("captain")
    assert actions.action_kind("captain_search_2") == "search"
    assert actions.action_kind("soldier_nerves_of_steel") == "nerves_of_steel"
    for character in ACTION_DECK:
        deck = actions.action_deck(character)
        assert len(deck) == 10
        assert all(card.startswith(f"{character}_") for card in deck)


def test_what_repairs_cost():
    assert [actions.ACTION_FACTS[kind].cost for kind in ("fast_repairs", "repairs", "basic_repairs")] == [0, 1, 2]


def test_reactions():
    reactions = [facts.kind for facts in actions.ACTION_FACTS.values() if facts.reaction]
    assert reactions == ["interruption", "nerves_of_steel"]
