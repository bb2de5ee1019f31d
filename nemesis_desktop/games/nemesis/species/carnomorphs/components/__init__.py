"""What is printed on the Carnomorphs' figures, tokens and cards."""

from nemesis_desktop.games.nemesis.species.carnomorphs.components.attacks import ATTACKS
from nemesis_desktop.games.nemesis.species.carnomorphs.components.events import EVENTS
from nemesis_desktop.games.nemesis.species.carnomorphs.components.kinds import ADAPTATIONS, KINDS, SLOTS, SYMBOLS
from nemesis_desktop.games.nemesis.species.carnomorphs.components.mutations import (
    ALTERATIONS,
    DEADLY_MARKERS,
    MUTATION_DECK,
    MUTATIONS,
)
from nemesis_desktop.games.nemesis.species.carnomorphs.components.threat import THREAT
from nemesis_desktop.games.nemesis.species.carnomorphs.components.tokens import BAG, RED, TOKENS
from nemesis_desktop.games.nemesis.species.species import Species

CARNOMORPHS = Species(
    id="carnomorphs",
    kinds=KINDS,
    symbols=SYMBOLS,
    tokens=TOKENS,
    bag=BAG,
    bag_per_player=RED,
    lone_blank="metagorger",
    attacks=ATTACKS,
    events=EVENTS,
    weaknesses=ADAPTATIONS,
    weakness_slots=tuple(SLOTS),
    revealed_by=SLOTS,
    own_phases={"feeding": "attacks"},
    eggs_at_setup=8,
    player_cards={},
    ruler="butcher",
    threat=THREAT,
    decks={MUTATION_DECK: tuple(MUTATIONS)},
    most_markers=DEADLY_MARKERS,
    alterations=ALTERATIONS,
)
