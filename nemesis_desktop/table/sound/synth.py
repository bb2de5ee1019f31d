"""The sounds of the ship, made from numbers: no recording of anybody's lies in this program.

Each sound is a recipe of a few layers: a tone that slides, or noise through a simple filter, under an envelope. They
are rendered once, as small files, when they are first needed.
"""

from __future__ import annotations

import math
import wave
from array import array
from pathlib import Path
from typing import Final, Literal

from attrs import frozen

RATE: Final = 22_050
"""Samples in a second."""
VERSION: Final = 1
"""Raised with every change of a recipe, so that old files are not played."""

Wave = Literal["sine", "saw", "noise"]


@frozen
class Layer:
    """One voice of a sound.

    Args:
        wave: its form; ``noise`` is a hiss from which everything above the pitch is taken away.
        start, end: the pitch at its beginning and end, in hertz.
        begin, long: when it begins and how long it lasts, in seconds.
        loud: from 0 to 1.
        rise: the share of its time in which it swells; the rest fades.
        wobble: how often in a second it trembles; 0 for steady.
    """

    wave: Wave
    start: float
    end: float
    begin: float
    long: float
    loud: float
    rise: float = 0.02
    wobble: float = 0.0


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
    "token": (Layer("noise", 1500, 700, 0.0, 0.16, 0.35, 0.4), Layer("sine", 340, 300, 0.12, 0.16, 0.4)),
    "intruder": (
        Layer("saw", 92, 46, 0.0, 0.85, 0.5, 0.25, 17.0),
        Layer("saw", 139, 61, 0.05, 0.75, 0.3, 0.25, 23.0),
        Layer("noise", 1800, 500, 0.0, 0.8, 0.3, 0.3),
    ),
    "attack": (Layer("noise", 4200, 400, 0.0, 0.28, 0.5), Layer("saw", 210, 60, 0.0, 0.24, 0.35)),
    "shot": (Layer("noise", 5200, 300, 0.0, 0.24, 0.5, 0.02), Layer("sine", 150, 45, 0.0, 0.22, 0.6, 0.02)),
    "wound": (Layer("sine", 190, 68, 0.0, 0.34, 0.8), Layer("noise", 900, 200, 0.0, 0.18, 0.4)),
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
    "launch": (Layer("noise", 300, 3000, 0.0, 1.3, 0.65, 0.4), Layer("saw", 40, 120, 0.0, 1.2, 0.3, 0.4)),
}
"""Every sound by its name."""

SHIP_LONG: Final = 8.0
SHIP_TONES: Final = ((41.0, 0.34), (61.5, 0.2), (82.0, 0.1), (123.25, 0.05))
"""The quiet ship: the hum of machines. Each tone swings a whole number of times: its end meets its start."""


def render(name: str) -> array[int]:
    """The samples of a sound."""
    if name == "ship":
        return _ship()
    layers = RECIPES[name]
    total = int(max(layer.begin + layer.long for layer in layers) * RATE) + 1
    mixed = [0.0] * total
    for layer in layers:
        _add(mixed, layer)
    return _samples(mixed)


def _add(mixed: list[float], layer: Layer) -> None:
    count, first = int(layer.long * RATE), int(layer.begin * RATE)
    phase, smooth, seed = 0.0, 0.0, 12_345
    for number in range(count):
        share = number / count
        pitch = layer.start * (layer.end / layer.start) ** share
        phase += pitch / RATE
        if layer.wave == "sine":
            value = math.sin(2 * math.pi * phase)
        elif layer.wave == "saw":
            value = 2 * (phase % 1.0) - 1
        else:
            # A noise that is the same each time: a plain congruential row.
            seed = (seed * 1_103_515_245 + 12_345) & 0x7FFFFFFF
            smooth += (seed / 0x3FFFFFFF - 1 - smooth) * min(1.0, 2 * math.pi * pitch / RATE)
            value = smooth * 1.8
        swell = share / layer.rise if share < layer.rise else ((1 - share) / (1 - layer.rise)) ** 1.7
        tremble = 1.0 if not layer.wobble else 0.65 + 0.35 * math.sin(2 * math.pi * layer.wobble * number / RATE)
        mixed[first + number] += value * swell * tremble * layer.loud


def _ship() -> array[int]:
    count = int(SHIP_LONG * RATE)
    tones = [(round(pitch * SHIP_LONG) / SHIP_LONG * 2 * math.pi / RATE, loud) for pitch, loud in SHIP_TONES]
    breath = 2 * math.pi / count
    mixed = [
        sum(math.sin(number * step) * loud for step, loud in tones) * (0.8 + 0.2 * math.sin(number * breath * 2))
        for number in range(count)
    ]
    return _samples([value * 0.5 for value in mixed])


def _samples(mixed: list[float]) -> array[int]:
    return array("h", (round(max(-1.0, min(1.0, value)) * 30_000) for value in mixed))


def write(name: str, volume: float, folder: Path) -> Path:
    """The file of a sound at a loudness from 0 to 1, rendered if it is not there yet."""
    path = folder / f"{name}-{VERSION}-{round(volume * 100)}.wav"
    if path.exists():
        return path
    folder.mkdir(parents=True, exist_ok=True)
    samples = array("h", (round(sample * volume) for sample in render(name)))
    unfinished = path.with_suffix(".part")
    with wave.open(str(unfinished), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())
    unfinished.replace(path)
    return path
