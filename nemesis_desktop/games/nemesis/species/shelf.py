"""Which species there are, and the cards, tokens and kinds of all together: an id need not say whose it is."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain

from nemesis_desktop.games.nemesis.species.carnomorphs.components import CARNOMORPHS
from nemesis_desktop.games.nemesis.species.intruders.components import INTRUDERS
from nemesis_desktop.games.nemesis.species.species import AttackCard, EventCard, Kind, PlayerCard, Species, Token

DEFAULT = INTRUDERS.id
"""The species of the base box."""

_ALL = (INTRUDERS, CARNOMORPHS)

SPECIES: Mapping[str, Species] = {species.id: species for species in _ALL}

SPECIES_OF: Mapping[str, Species] = {kind: species for species in _ALL for kind in species.kinds}
"""Whose a kind is."""
INTRUDER_KINDS: Mapping[str, Kind] = {kind.id: kind for species in _ALL for kind in species.kinds.values()}
INTRUDER_TOKENS: Mapping[str, Token] = {token.id: token for species in _ALL for token in species.tokens.values()}
INTRUDER_ACTIONS: Mapping[str, PlayerCard] = {
    card.id: card for species in _ALL for card in species.player_cards.values()
}
ATTACKS: Mapping[str, AttackCard] = {card.id: card for species in _ALL for card in species.attacks.values()}
EVENTS: Mapping[str, EventCard] = {card.id: card for species in _ALL for card in species.events.values()}
WEAKNESSES: tuple[str, ...] = tuple(chain.from_iterable(species.weaknesses for species in _ALL))
OWN_CARDS: Mapping[str, str] = {
    card: deck for species in _ALL for deck, cards in species.decks.items() for card in cards
}
"""The cards of decks that only one species has, with the name of their deck."""
