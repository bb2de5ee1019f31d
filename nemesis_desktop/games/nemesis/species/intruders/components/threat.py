"""How computer seats weigh the Intruders, in light wounds."""

from nemesis_desktop.games.nemesis.species.species import Threat

THREAT = Threat(
    harm={
        "larva": 2.5,
        "scratch": 1.2,
        "claw_attack": 2.2,
        "bite": 3.0,
        "tail_attack": 4.0,
        "frenzy": 3.5,
        "slime": 0.6,
        "transformation": 2.0,
        "summoning": 2.5,
    },
    nuisance={"larva": 0.6, "creeper": 1.2, "adult": 2.2, "breeder": 4.0, "queen": 5.0},
    danger={"larva": 2.0, "creeper": 4.0, "adult": 6.0, "breeder": 9.0, "queen": 12.0},
)
