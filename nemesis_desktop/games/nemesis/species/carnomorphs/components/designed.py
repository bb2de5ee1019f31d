"""What is not printed, or whose print could not be found: designed for this program, and said so in its rule book.

The printed mutation cards are unknown: all twelve are ours. Of the adaptations two are printed cards, completed by us;
the others are ours. Which object removes which adaptation follows from the order of their places on the board, and the
base game's symbols of the combat die were given to the kinds by size.
"""

from typing import Final

from nemesis_desktop.games.nemesis.species.carnomorphs.components.mutations import MUTATIONS

COMPLETED_ADAPTATIONS: Final = ("voracious", "agile")
"""Adaptations of which name and effect are known, but not the wording."""

DESIGNED_MUTATIONS: Final = tuple(MUTATIONS)
"""Mutation cards that are wholly ours."""
