"""What is heard of Nemesis: the sound of each kind of event, and the quiet ship."""

from __future__ import annotations

from typing import Final

from nemesis_desktop.table.sound.score import Score
from nemesis_desktop.table.sound.synth import Hum, Layer

SOUND_OF: Final[dict[str, str]] = {
    **dict.fromkeys(("moves", "escapes", "retreats", "intruder-moves", "rushes"), "step"),
    **dict.fromkeys(
        ("door", "decompressed", "decompression-starts", "boarded", "left-pod", "pod-turned", "locked-in"), "door"
    ),
    **dict.fromkeys(("noise-placed", "noise-cleared", "intruder-hides", "intruder-leaves"), "noise"),
    **dict.fromkeys(("noise-rolled", "noise-rerolled", "combat-rolled"), "die"),
    **dict.fromkeys(("token-drawn", "bag-token", "token-to-bag", "egg-added", "takes-egg"), "token"),
    **dict.fromkeys(
        (
            "encounter",
            "first-encounter",
            "intruder-placed",
            "transformed",
            "egg-hatched",
            "plays-intruder-card",
            "adaptation-shown",
            "develops",
            "carcass-rises",
        ),
        "intruder",
    ),
    **dict.fromkeys(("attacks", "larva-attacks", "larva-on-board", "attacks-without-card"), "attack"),
    **dict.fromkeys(
        ("shoots", "shoots-eggs", "melees", "melees-eggs", "injured", "intruder-killed", "eggs-destroyed"), "shot"
    ),
    **dict.fromkeys(("eats", "swallows", "intruder-heals"), "feast"),
    **dict.fromkeys(("mutates", "mutation-marker", "mutation-taken", "altered"), "mutation"),
    **dict.fromkeys(("light-wound", "serious-wound", "loses-hand", "slimed"), "wound"),
    **dict.fromkeys(("dies", "first-death"), "death"),
    **dict.fromkeys(("fire-placed", "items-burnt"), "fire"),
    **dict.fromkeys(("malfunction-placed", "decompression-stopped"), "spark"),
    **dict.fromkeys(
        (
            "drew-cards",
            "plays-card",
            "discards-card",
            "reacts",
            "passes",
            "searches",
            "contaminated",
            "objective-kept",
            "draws-intruder-cards",
        ),
        "card",
    ),
    **dict.fromkeys(
        (
            "keeps-item",
            "keeps-heavy-item",
            "crafts",
            "activates-quest",
            "picks-up",
            "hands-over",
            "hands-over-hidden",
            "uses-item",
            "uses-room",
            "reacts-with-item",
            "dropped-item",
            "dropped-object",
            "discards-item",
            "attached",
        ),
        "thing",
    ),
    **dict.fromkeys(
        (
            "explored",
            "weakness-discovered",
            "adaptation-removed",
            "scans",
            "destination-set",
            "engines-shown",
            "coordinates-shown",
        ),
        "reveal",
    ),
    **dict.fromkeys(("turn", "round", "first-player"), "turn"),
    **dict.fromkeys(("time", "self-destruct", "time-waits"), "time"),
    **dict.fromkeys(("self-destruct-started", "self-destruct-irreversible"), "alarm"),
    **dict.fromkeys(
        (
            "wound-dressed",
            "wound-healed",
            "light-healed",
            "fire-removed",
            "malfunction-removed",
            "nest-destroyed",
            "signal-sent",
            "revived",
            "hibernation-opens",
            "self-destruct-stopped",
            "larva-removed",
            "mutation-lost",
            "slime-removed",
            "noise-removed",
            "pods-unlocked",
        ),
        "good",
    ),
    **dict.fromkeys(("event-card", "interrupted", "plays-intruders"), "event"),
    **dict.fromkeys(("launched", "pod-removed"), "launch"),
    "surprise-check": "intruder",
    "toughness": "shot",
    "hibernates": "sleep",
    "ship-jumps": "jump",
    "ship-destroyed": "blast",
}
"""Which sound an event makes; other kinds make none."""

WEIGHT: Final = (
    "blast",
    "jump",
    "death",
    "alarm",
    "intruder",
    "attack",
    "launch",
    "sleep",
    "mutation",
    "feast",
    "wound",
    "shot",
    "fire",
    "good",
    "spark",
    "die",
)
"""When several things happen at once only one is heard: the first of these, or else the last that happened."""

RECIPES: Final[dict[str, tuple[Layer, ...]]] = {
    "step": (
        Layer("noise", 700, 300, 0.0, 0.09, 0.5),
        Layer("sine", 130, 80, 0.0, 0.09, 0.45),
        Layer("noise", 600, 250, 0.17, 0.09, 0.4),
        Layer("sine", 120, 75, 0.17, 0.09, 0.4),
    ),
    "door": (
        Layer("noise", 2400, 500, 0.0, 0.34, 0.35, 0.3),
        Layer("saw", 70, 48, 0.02, 0.3, 0.2, 0.2),
        Layer("sine", 62, 40, 0.3, 0.22, 0.8),
    ),
    "noise": (Layer("sine", 520, 500, 0.0, 0.5, 0.35, 0.05, 6.0), Layer("sine", 262, 250, 0.0, 0.5, 0.2, 0.05)),
    "die": (
        Layer("noise", 3200, 1200, 0.0, 0.04, 0.6),
        Layer("noise", 2800, 1000, 0.1, 0.04, 0.5),
        Layer("noise", 2500, 900, 0.18, 0.04, 0.45),
        Layer("noise", 2300, 800, 0.24, 0.05, 0.5),
    ),
    "token": (
        Layer("noise", 1500, 700, 0.0, 0.16, 0.35, 0.4),
        Layer("sine", 340, 300, 0.12, 0.16, 0.4),
        Layer("sine", 2200, 2150, 0.3, 0.07, 0.3, 0.05),
    ),
    "event": (
        Layer("noise", 5200, 3000, 0.0, 0.035, 0.55),
        Layer("noise", 4800, 2600, 0.09, 0.035, 0.45),
        Layer("sine", 220, 220, 0.12, 0.6, 0.4, 0.04),
        Layer("sine", 277, 277, 0.12, 0.6, 0.25, 0.06),
    ),
    "intruder": (
        Layer("saw", 92, 46, 0.0, 0.85, 0.5, 0.25, 17.0),
        Layer("saw", 139, 61, 0.05, 0.75, 0.3, 0.25, 23.0),
        Layer("noise", 1800, 500, 0.0, 0.8, 0.3, 0.3),
    ),
    "attack": (
        Layer("noise", 4200, 400, 0.0, 0.28, 0.5),
        Layer("saw", 210, 60, 0.0, 0.24, 0.35),
        Layer("noise", 420, 900, 0.34, 0.6, 0.3, 0.5),
    ),
    "shot": (Layer("noise", 5200, 300, 0.0, 0.24, 0.5, 0.02), Layer("sine", 150, 45, 0.0, 0.22, 0.6, 0.02)),
    "wound": (Layer("sine", 190, 68, 0.0, 0.34, 0.8), Layer("noise", 900, 200, 0.0, 0.18, 0.4)),
    "feast": (
        Layer("noise", 900, 260, 0.0, 0.16, 0.5, 0.25),
        Layer("saw", 96, 58, 0.02, 0.18, 0.3, 0.2, 31.0),
        Layer("noise", 760, 220, 0.26, 0.14, 0.5, 0.25),
        Layer("noise", 2600, 700, 0.3, 0.05, 0.35),
        Layer("sine", 82, 44, 0.44, 0.4, 0.55, 0.2),
    ),
    "mutation": (
        Layer("sine", 147, 294, 0.0, 0.7, 0.4, 0.35, 7.0),
        Layer("sine", 156, 330, 0.05, 0.7, 0.3, 0.35, 9.0),
        Layer("noise", 500, 1700, 0.1, 0.55, 0.25, 0.5),
        Layer("sine", 88, 62, 0.55, 0.5, 0.5, 0.1),
    ),
    "death": (Layer("sine", 196, 98, 0.0, 1.3, 0.5, 0.03), Layer("sine", 233, 117, 0.05, 1.2, 0.35, 0.05)),
    "fire": (Layer("noise", 1100, 2600, 0.0, 0.75, 0.55, 0.35, 11.0), Layer("noise", 300, 200, 0.0, 0.75, 0.3, 0.4)),
    "spark": (
        Layer("noise", 6000, 3000, 0.0, 0.05, 0.6),
        Layer("saw", 1250, 900, 0.07, 0.05, 0.3),
        Layer("noise", 6500, 2500, 0.15, 0.08, 0.5),
    ),
    "card": (Layer("noise", 3800, 2000, 0.0, 0.1, 0.35, 0.5),),
    "thing": (Layer("sine", 660, 660, 0.0, 0.11, 0.35), Layer("sine", 880, 880, 0.09, 0.18, 0.35)),
    "reveal": (Layer("sine", 392, 392, 0.0, 0.3, 0.3), Layer("sine", 587, 587, 0.1, 0.4, 0.3)),
    "turn": (Layer("sine", 440, 440, 0.0, 0.2, 0.3), Layer("sine", 660, 660, 0.13, 0.3, 0.3)),
    "time": (Layer("sine", 98, 98, 0.0, 0.6, 0.6, 0.01), Layer("noise", 2000, 1500, 0.0, 0.03, 0.4)),
    "alarm": (
        Layer("saw", 440, 590, 0.0, 0.32, 0.4, 0.1),
        Layer("saw", 440, 590, 0.4, 0.32, 0.4, 0.1),
        Layer("saw", 440, 590, 0.8, 0.32, 0.4, 0.1),
    ),
    "good": (
        Layer("sine", 392, 392, 0.0, 0.3, 0.35),
        Layer("sine", 494, 494, 0.12, 0.3, 0.35),
        Layer("sine", 587, 587, 0.24, 0.55, 0.35),
    ),
    "launch": (
        Layer("noise", 2600, 600, 0.0, 0.09, 0.6),
        Layer("sine", 92, 60, 0.0, 0.14, 0.6),
        Layer("noise", 3200, 1500, 0.12, 0.3, 0.35, 0.2),
        Layer("noise", 1000, 220, 0.38, 1.05, 0.6, 0.12),
        Layer("saw", 70, 36, 0.38, 1.0, 0.25, 0.12),
    ),
    "sleep": (
        Layer("noise", 2400, 500, 0.0, 0.5, 0.3, 0.3),
        Layer("sine", 392, 294, 0.1, 1.1, 0.35, 0.2),
        Layer("sine", 196, 147, 0.2, 1.1, 0.3, 0.2),
    ),
    "jump": (
        Layer("sine", 60, 480, 0.0, 0.9, 0.5, 0.92),
        Layer("saw", 40, 240, 0.0, 0.9, 0.25, 0.92),
        Layer("noise", 400, 4200, 0.0, 0.9, 0.4, 0.92),
        Layer("sine", 48, 40, 1.3, 0.18, 0.5, 0.3),
    ),
    "blast": (Layer("noise", 2200, 60, 0.0, 1.4, 0.8), Layer("sine", 74, 30, 0.0, 1.3, 0.5, 0.03)),
}
"""Every sound by its name."""

SHIP: Final = Hum(long=8.0, tones=((41.0, 0.34), (61.5, 0.2), (82.0, 0.1), (123.25, 0.05)))
"""The quiet ship: the hum of machines."""

SCORE: Final = Score(RECIPES, SOUND_OF, WEIGHT, SHIP)
