"""How computer seats weigh the Carnomorphs, in light wounds."""

from nemesis_desktop.games.nemesis.species.carnomorphs.components.tokens import RED
from nemesis_desktop.games.nemesis.species.species import Threat

THREAT = Threat(
    harm={
        "metagorger": 1.6,
        "devour": 4.0,
        "spawn": 1.5,
        "bash": 3.2,
        "regurgitate": 1.2,
        "slash": 1.2,
        "bite": 3.0,
        "whiplash": 2.2,
    },
    nuisance={"metagorger": 0.8, "shambler": 2.0, "fleshbeast": 4.0, "butcher": 5.0},
    danger={"metagorger": 2.0, "shambler": 6.0, "fleshbeast": 9.0, "butcher": 12.0},
    grows={"metagorger": "shambler", "shambler": "fleshbeast", "fleshbeast": "butcher"},
    breeds=RED,
    breeding=2.0,
)
