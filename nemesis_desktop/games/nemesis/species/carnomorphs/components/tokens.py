"""The tokens of the bag, with the numbers on their backs, and what is in it at the start."""

from nemesis_desktop.games.nemesis.species.species import BLANK, Token, TokenId

RED, BLUE = "red_metagorger", "blue_metagorger"
"""The two fronts of a Metagorger's tokens; the blue ones enter the bag only where no red one is left."""

_NUMBERS: dict[str, dict[str, tuple[int, ...]]] = {
    "metagorger": {RED: (2, 2, 2, 2, 3, 3, 3, 3), BLUE: (1, 2)},
    "shambler": {"shambler": (2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4)},
    "fleshbeast": {"fleshbeast": (3, 4, 4)},
    "butcher": {"butcher": (4,)},
}

TOKENS: dict[TokenId, Token] = {
    token.id: token
    for token in (
        Token("carnomorph_blank", BLANK, None),
        *(
            Token(f"{sort}_{count}", kind, number, sort, reserve=sort == BLUE)
            for kind, sorts in _NUMBERS.items()
            for sort, numbers in sorts.items()
            for count, number in enumerate(numbers, 1)
        ),
    )
}

BAG = {BLANK: 1, BLUE: 2, RED: 2, "shambler": 0, "fleshbeast": 0, "butcher": 0}
"""The tokens that are in the bag at the start, however many people play."""
