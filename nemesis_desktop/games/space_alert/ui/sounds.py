"""What is heard of Space Alert: a signal of its own for each announcement, and short sounds of the playback.

Nothing is only heard: each signal stands on the screen as well, in words and as a sign.
"""

from __future__ import annotations

from typing import Final

from nemesis_desktop.engine.events import Told
from nemesis_desktop.table.sound.score import Score
from nemesis_desktop.table.sound.synth import Hum, Layer

THREAT: Final = "alert-threat-announced"
WARNING: Final = "alert-phase-warning"
SOUND_OF: Final[dict[str, str]] = {
    THREAT: "alarm",
    f"{THREAT}-serious": "low_alarm",
    f"{THREAT}-internal": "knock",
    f"{THREAT}-serious-internal": "low_knock",
    "alert-report-ignored": "knock",
    "alert-phase-opens": "start",
    "alert-incoming-data": "chirp",
    "alert-data-drawn": "card",
    "alert-transfer-opens": "line_open",
    "alert-transfer-closes": "tone",
    "alert-data-over": "tone",
    "alert-silence-begins": "static",
    "alert-silence-ends": "back",
    WARNING: "tick",
    f"{WARNING}-last": "five_ticks",
    "alert-phase-over": "shutter",
    "alert-planning-over": "jump",
    **dict.fromkeys(("alert-card-laid", "alert-card-given"), "card"),
    **dict.fromkeys(("alert-card-taken-back", "alert-card-turned"), "turn"),
    **dict.fromkeys(("alert-moved", "alert-intruder-moved", "alert-launched"), "step"),
    **dict.fromkeys(("alert-charged", "alert-energy-moved", "alert-serviced"), "energy"),
    **dict.fromkeys(("alert-hit", "alert-worked", "alert-splashed"), "shot"),
    **dict.fromkeys(("alert-attacked", "alert-damage-dealt"), "hit"),
    **dict.fromkeys(("alert-tile-drawn", "alert-knocked-out"), "tile"),
    **dict.fromkeys(("alert-delayed", "alert-failed", "alert-maintenance-missed"), "delay"),
    **dict.fromkeys(("alert-destroyed", "alert-ship-saved"), "good"),
    "alert-rocket-launched": "launch",
    "alert-ship-lost": "blast",
}
"""Which sound a kind of event makes; others make none."""
WEIGHT: Final = ("blast", "jump", "low_alarm", "alarm", "low_knock", "knock", "static", "line_open", "shutter", "tile")
RECIPES: Final[dict[str, tuple[Layer, ...]]] = {
    "alarm": (
        Layer("saw", 660, 660, 0.0, 0.22, 0.3), Layer("saw", 495, 495, 0.24, 0.22, 0.3),
        Layer("saw", 660, 660, 0.48, 0.22, 0.3), Layer("saw", 495, 495, 0.72, 0.3, 0.3),
    ),
    "low_alarm": (
        Layer("saw", 220, 196, 0.0, 0.5, 0.5, wobble=7), Layer("saw", 220, 175, 0.55, 0.7, 0.5, wobble=7),
        Layer("sine", 110, 90, 0.0, 1.2, 0.5),
    ),
    "knock": tuple(Layer("noise", 420, 180, 0.16 * n, 0.12, 0.9, rise=0.01) for n in range(3)),
    "low_knock": (
        *(Layer("noise", 260, 90, 0.22 * n, 0.2, 1.0, rise=0.01) for n in range(3)),
        Layer("sine", 80, 55, 0.0, 0.8, 0.5),
    ),
    "start": (Layer("sine", 330, 660, 0.0, 0.5, 0.4), Layer("sine", 660, 880, 0.45, 0.5, 0.4)),
    "chirp": tuple(Layer("sine", 1200 + 260 * n, 1500 + 260 * n, 0.09 * n, 0.08, 0.4) for n in range(4)),
    "line_open": (
        Layer("sine", 300, 900, 0.0, 0.8, 0.4),
        *(Layer("sine", 880, 880, 0.9 + 0.18 * n, 0.08, 0.35) for n in range(5)),
    ),
    "tone": (Layer("sine", 880, 880, 0.0, 0.7, 0.4),),
    "static": (Layer("noise", 5200, 2600, 0.0, 0.9, 0.5, rise=0.1), Layer("noise", 900, 300, 0.5, 0.5, 0.3)),
    "back": (Layer("noise", 1200, 3200, 0.0, 0.3, 0.2), Layer("sine", 520, 780, 0.2, 0.4, 0.4)),
    "tick": (Layer("sine", 1040, 1040, 0.0, 0.09, 0.45), Layer("sine", 1040, 1040, 0.2, 0.09, 0.45)),
    "five_ticks": (
        *(Layer("sine", 940, 940, 1.0 * n, 0.1, 0.5) for n in range(5)), Layer("sine", 1400, 1400, 4.85, 0.3, 0.4),
    ),
    "shutter": tuple(Layer("noise", 900, 200, 0.05 * n, 0.07, 0.8, rise=0.01) for n in range(5)),
    "jump": (Layer("saw", 80, 640, 0.0, 1.6, 0.4, rise=0.7), Layer("noise", 300, 4000, 0.3, 1.4, 0.3, rise=0.8)),
    "card": (Layer("noise", 2600, 900, 0.0, 0.07, 0.35),),
    "turn": (Layer("noise", 1800, 700, 0.0, 0.06, 0.25),),
    "step": (Layer("noise", 500, 220, 0.0, 0.09, 0.4),),
    "energy": (Layer("sine", 420, 720, 0.0, 0.2, 0.3),),
    "shot": (Layer("saw", 1300, 240, 0.0, 0.25, 0.35), Layer("noise", 2200, 300, 0.15, 0.3, 0.5)),
    "hit": (Layer("noise", 420, 80, 0.0, 0.5, 0.9), Layer("sine", 90, 45, 0.0, 0.5, 0.6)),
    "tile": (Layer("noise", 1500, 200, 0.0, 0.25, 0.7), Layer("saw", 150, 90, 0.05, 0.35, 0.3)),
    "delay": (Layer("saw", 240, 160, 0.0, 0.3, 0.3),),
    "good": (Layer("sine", 523, 523, 0.0, 0.18, 0.35), Layer("sine", 784, 784, 0.14, 0.3, 0.35)),
    "launch": (Layer("noise", 400, 2600, 0.0, 0.8, 0.5, rise=0.4),),
    "blast": (Layer("noise", 700, 40, 0.0, 2.0, 1.0), Layer("sine", 70, 30, 0.0, 1.8, 0.8)),
}  # fmt: skip
HUM: Final = Hum(8.0, ((55.0, 0.30), (82.5, 0.16), (110.0, 0.10)))


def kind_of(told: Told) -> str:
    """What an event sounds like: threats by where they are and how bad, the last warning of a phase by its seconds."""
    facts = told.facts
    if told.kind == THREAT:
        inside = "-internal" if facts.get("lane") == "internal" else ""
        return f"{THREAT}{'-serious' if facts.get('serious') else ''}{inside}"
    if told.kind == WARNING and facts.get("seconds") == 5:
        return f"{WARNING}-last"
    return told.kind


SCORE: Final = Score(RECIPES, SOUND_OF, WEIGHT, HUM, kind_of)
