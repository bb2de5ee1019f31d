"""Sounds made from numbers: no recording of anybody's lies in this program.

Each sound is a recipe of a few layers: a tone that slides, or noise through a simple filter, under an envelope. A hum
goes on for ever: its end meets its beginning.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Sequence
from typing import Final, Literal

from attrs import frozen

RATE: Final = 22_050
"""Samples in a second."""
LOUDEST: Final = 30_000
"""The highest sample of a sound; a little below what 16 bits hold."""
BETWEEN: Final = 3
"""A hum is worked out for every third sample."""

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


@frozen
class Hum:
    """A sound without an end.

    Args:
        long: the seconds after which it repeats.
        tones: the pitch (in hertz, moved to the next that swings a whole number of times) and loudness of each tone.
    """

    long: float
    tones: tuple[tuple[float, float], ...]


def render(recipe: Sequence[Layer]) -> array[int]:
    """The samples of a sound."""
    total = int(max(layer.begin + layer.long for layer in recipe) * RATE) + 1
    mixed = [0.0] * total
    for layer in recipe:
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


def render_hum(hum: Hum) -> array[int]:
    """The samples of one turn of a hum."""
    # Its tones are deep: a third of the samples says everything, the others lie between them.
    count = int(hum.long * RATE) // BETWEEN
    tones = [(round(pitch * hum.long) * 2 * math.pi / count, loud) for pitch, loud in hum.tones]
    breath = 4 * math.pi / count
    heard = [
        0.5 * sum(math.sin(number * step) * loud for step, loud in tones) * (0.8 + 0.2 * math.sin(number * breath))
        for number in range(count)
    ]
    following = [*heard[1:], heard[0]]
    shares = [part / BETWEEN for part in range(BETWEEN)]
    return _samples(
        [here + (there - here) * share for here, there in zip(heard, following, strict=True) for share in shares]
    )


def _samples(mixed: list[float]) -> array[int]:
    return array("h", (round(max(-1.0, min(1.0, value)) * LOUDEST) for value in mixed))
