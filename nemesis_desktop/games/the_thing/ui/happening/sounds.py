"""What is heard of The Thing: wind around the station, and the sound of what lies open. Secrets have no sound."""

from __future__ import annotations

from typing import Final

from nemesis_desktop.table.sound.score import Score
from nemesis_desktop.table.sound.synth import Hum, Layer

SOUND_OF: Final[dict[str, str]] = {
    **dict.fromkeys(("went", "all-gather", "new-leader", "comes-aboard", "dog-comes", "kennel-opens"), "step"),
    **dict.fromkeys(("weather-rolled", "dice-rolled", "die-rerolled"), "die"),
    **dict.fromkeys(("round-opens", "weather-set", "boarding-begins"), "wind"),
    **dict.fromkeys(("pile-shuffled", "card-turned", "pile-dropped", "hand-swapped"), "card"),
    **dict.fromkeys(("gave-card", "gave-openly", "gave-blindly", "risked"), "card"),
    **dict.fromkeys(("took-good", "took-flamethrower", "trade-made", "keys-shown"), "thing"),
    **dict.fromkeys(("damage-taken", "power-fails", "boiler-lost", "freezing", "fuel-lost", "food-lost"), "harm"),
    **dict.fromkeys(("repaired", "power-returns", "cooked", "fuel-moved", "distress-sent"), "good"),
    **dict.fromkeys(("alien-strikes", "alien-revealed", "character-absorbed", "dog-absorbed"), "alien"),
    **dict.fromkeys(("location-burns", "alien-fought"), "fire"),
    **dict.fromkeys(("accused",), "vote"),
    **dict.fromkeys(("test-run",), "hush"),
    **dict.fromkeys(("proved-human", "departs", "humans-win"), "proved"),
    "aliens-win": "alien",
}
"""Which sound an event makes; other kinds make none: laying, looking and placing a role are silent."""

WEIGHT: Final = ("alien", "proved", "fire", "harm", "hush", "good", "die", "vote", "wind", "card")

RECIPES: Final[dict[str, tuple[Layer, ...]]] = {
    "step": (
        Layer("noise", 900, 300, 0.0, 0.08, 0.4),
        Layer("noise", 800, 260, 0.18, 0.09, 0.4),
    ),
    "die": (
        Layer("noise", 3200, 1200, 0.0, 0.04, 0.6),
        Layer("noise", 2800, 1000, 0.1, 0.04, 0.5),
        Layer("noise", 2300, 800, 0.22, 0.05, 0.5),
    ),
    "wind": (Layer("noise", 420, 900, 0.0, 1.1, 0.4, 0.5), Layer("noise", 900, 300, 0.5, 0.9, 0.25, 0.4)),
    "card": (Layer("noise", 3800, 2000, 0.0, 0.1, 0.35, 0.5),),
    "thing": (Layer("sine", 660, 660, 0.0, 0.11, 0.35), Layer("sine", 880, 880, 0.09, 0.18, 0.35)),
    "harm": (
        Layer("sine", 110, 60, 0.0, 0.5, 0.7),
        Layer("noise", 1400, 300, 0.0, 0.24, 0.5),
        Layer("saw", 70, 40, 0.08, 0.4, 0.2),
    ),
    "good": (Layer("sine", 392, 392, 0.0, 0.3, 0.35), Layer("sine", 587, 587, 0.14, 0.4, 0.35)),
    "alien": (
        Layer("saw", 92, 46, 0.0, 0.85, 0.5, 0.25, 17.0),
        Layer("saw", 139, 61, 0.05, 0.75, 0.3, 0.25, 23.0),
        Layer("noise", 1800, 500, 0.0, 0.8, 0.3, 0.3),
    ),
    "fire": (Layer("noise", 1100, 2600, 0.0, 0.75, 0.55, 0.35, 11.0), Layer("noise", 300, 200, 0.0, 0.75, 0.3, 0.4)),
    "vote": (Layer("sine", 150, 90, 0.0, 0.12, 0.6),),
    "hush": (Layer("sine", 62, 58, 0.0, 1.6, 0.45, 0.4), Layer("sine", 93, 87, 0.2, 1.4, 0.25, 0.4)),
    "proved": (
        Layer("sine", 392, 392, 0.0, 0.4, 0.35),
        Layer("sine", 494, 494, 0.14, 0.4, 0.35),
        Layer("sine", 784, 784, 0.3, 0.7, 0.3),
    ),
}

WIND: Final = Hum(long=9.0, tones=((55.0, 0.22), (82.5, 0.14), (146.0, 0.06), (219.0, 0.03)))
"""The station at night: generator and wind."""

SCORE: Final = Score(RECIPES, SOUND_OF, WEIGHT, WIND)
