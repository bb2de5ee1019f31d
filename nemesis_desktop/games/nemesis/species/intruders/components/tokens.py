"""The Intruders' tokens, and the bag at setup."""

from nemesis_desktop.games.nemesis.species.species import Token, TokenId

TOKENS: dict[TokenId, Token] = {
    token.id: token
    for token in (
        Token("blank_1", "blank", None),
        Token("larva_1", "larva", 1),
        Token("larva_2", "larva", 1),
        Token("larva_3", "larva", 1),
        Token("larva_4", "larva", 1),
        Token("larva_5", "larva", 1),
        Token("larva_6", "larva", 1),
        Token("larva_7", "larva", 1),
        Token("larva_8", "larva", 1),
        Token("creeper_1", "creeper", 1),
        Token("creeper_2", "creeper", 1),
        Token("creeper_3", "creeper", 1),
        Token("adult_1", "adult", 2),
        Token("adult_2", "adult", 2),
        Token("adult_3", "adult", 2),
        Token("adult_4", "adult", 2),
        Token("adult_5", "adult", 3),
        Token("adult_6", "adult", 3),
        Token("adult_7", "adult", 3),
        Token("adult_8", "adult", 3),
        Token("adult_9", "adult", 3),
        Token("adult_10", "adult", 4),
        Token("adult_11", "adult", 4),
        Token("adult_12", "adult", 4),
        Token("breeder_1", "breeder", 3),
        Token("breeder_2", "breeder", 4),
        Token("queen_1", "queen", 4),
    )
}

BAG = {"blank": 1, "larva": 4, "creeper": 1, "adult": 3, "breeder": 0, "queen": 1}
"""The tokens that are in the bag at the start, however many people play."""
