"""What is printed on the Intruders' figures, tokens and cards."""

from nemesis_desktop.games.nemesis.species.intruders.components.attacks import ATTACKS
from nemesis_desktop.games.nemesis.species.intruders.components.events import EVENTS
from nemesis_desktop.games.nemesis.species.intruders.components.kinds import KINDS, SYMBOLS, WEAKNESS_SLOTS, WEAKNESSES
from nemesis_desktop.games.nemesis.species.intruders.components.player import PLAYER_CARDS
from nemesis_desktop.games.nemesis.species.intruders.components.threat import THREAT
from nemesis_desktop.games.nemesis.species.intruders.components.tokens import BAG, TOKENS
from nemesis_desktop.games.nemesis.species.species import Species

INTRUDERS = Species(
    id="intruders",
    kinds=KINDS,
    symbols=SYMBOLS,
    tokens=TOKENS,
    bag=BAG,
    bag_per_player="adult",
    lone_blank="adult",
    attacks=ATTACKS,
    events=EVENTS,
    weaknesses=WEAKNESSES,
    weakness_slots=WEAKNESS_SLOTS,
    eggs_at_setup=5,
    player_cards=PLAYER_CARDS,
    ruler="queen",
    threat=THREAT,
)
