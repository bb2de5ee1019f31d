"""Type that grows with the person's text size as far as its place allows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

ALL_GROW: Final = 1.25
"""Up to here everything grows alike."""
STEP: Final = 0.5


def grown(sizes: Sequence[float], scale: float, most: float) -> tuple[float, ...]:
    """Sizes to try one after another, to be multiplied by ``scale``.

    They begin with the largest of ``sizes`` at this scale, or with what the place is high enough for (``most``, scale
    included), and go down to the smallest of ``sizes`` as it is at ``ALL_GROW``: in a place that does not grow, words
    that fit there fit at any text size. All in units.
    """
    if scale <= ALL_GROW:
        return tuple(size for size in sizes if size * scale <= most) or (most / scale,)
    top, least = min(sizes[0] * scale, most), min(sizes[-1] * ALL_GROW, most)
    steps = int((top - least) / STEP)
    return (*((top - number * STEP) / scale for number in range(steps + 1)), least / scale)
