from nemesis_desktop.games.nemesis.components import characters, items, wounds


def test_characters_are_as_printed(reference):
    table = reference("characters")
    assert list(characters.CHARACTERS) == [row["id"] for row in table["character"] if not row["promo"]]
    assert list(characters.PROMO) == [row["id"] for row in table["character"] if row["promo"]]
    weapons = {row["character"]: row["id"] for row in table["starting_weapon"]}
    assert weapons == characters.STARTING_WEAPON
    assert table["meta"]["hand_size"] == characters.HAND_SIZE
    assert table["meta"]["hand_slots"] == characters.HAND_SLOTS
    assert table["meta"]["light_wound_spaces"] == wounds.LIGHT_WOUND_SPACES
    assert table["meta"]["serious_wound_limit"] == wounds.SERIOUS_WOUND_LIMIT


def test_quest_items_are_as_printed(reference):
    printed: dict[str, tuple[str, ...]] = {}
    for row in reference("characters")["quest_item"]:
        printed[row["character"]] = (*printed.get(row["character"], ()), row["id"])
    assert printed == characters.QUEST_ITEMS_OF


def test_action_decks_are_as_printed(reference):
    printed: dict[str, dict[str, int]] = {}
    for row in reference("characters")["action_card"]:
        printed.setdefault(row["character"], {})[row["card"]] = row["count"]
    assert {character: dict(deck) for character, deck in characters.ACTION_DECK.items()} == printed


def test_six_characters_with_ten_cards_each():
    assert len(characters.CHARACTERS) == 6
    for character in (*characters.CHARACTERS, *characters.PROMO):
        assert sum(copies for _, copies in characters.ACTION_DECK[character]) == 10
        assert dict(characters.ACTION_DECK[character])["search"] == 2
        assert characters.STARTING_WEAPON[character] in items.STARTING_WEAPONS
        assert all(items.QUEST_ITEMS[item].character == character for item in characters.QUEST_ITEMS_OF[character])
