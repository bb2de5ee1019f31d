"""The character mutation cards: when each can be used. What they do stands in ``nature/mutations.py``."""

from typing import Literal

Timing = Literal["any", "in_combat_only", "out_of_combat_only"]

MUTATION_DECK = "mutation"
"""The name of the deck of mutation cards."""

MUTATIONS: dict[str, Timing] = {
    "bone_blades": "in_combat_only",
    "acid_glands": "any",
    "death_rattle": "in_combat_only",
    "feral_sprint": "any",
    "duct_crawler": "any",
    "cell_regrowth": "any",
    "second_stomach": "any",
    "scent_mask": "any",
    "chitin_hide": "any",
    "hive_echo": "out_of_combat_only",
    "predator_sense": "any",
    "overclocked_nerves": "any",
}
"""Each mutation card, with its combat symbol."""

OFFERED = 2
"""Of so many mutation cards one is kept."""

DEADLY_MARKERS = 4
"""With so many mutation markers a character is one no more."""

# What a mutation does to a character for some time.
SCENTLESS, MASKED = "scentless", "masked"
"""Never chosen while somebody else is there; missed by all attack cards but the Butcher's (Scent Mask)."""
CHITIN, SHELL, UNBROKEN = "chitin", "shell", "unbroken"
"""The first wound is ignored; every light wound is, and no room or item can be used; the first serious one is (Chitin
Hide)."""
OVERCLOCKED = "overclocked"
"""A light wound when the turn ends (Overclocked Nerves)."""
ALTERATIONS = (SCENTLESS, MASKED, CHITIN, SHELL, UNBROKEN, OVERCLOCKED)
