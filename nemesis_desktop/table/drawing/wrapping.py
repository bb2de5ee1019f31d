"""Cutting words into lines: no line ends with a word of one letter or with a bare number, none begins with a dash."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from PySide6.QtGui import QFontMetricsF

from nemesis_desktop.table.drawing.lettering import MEASURED_AT, Family, metrics

TIED = "\N{NO-BREAK SPACE}"
DASHES = frozenset("—–-")
SHORT_NUMBER, SHORT_END, SHORT_LAST = 2, 2, 6
LONELY, FULL_ENOUGH = 0.22, 3
"""A last word that takes less of a line is not left alone there, if the line before has so many words to share."""
LARGEST_PIECE = 0.7
"""Words that are kept together may take so much of a line; in a narrower place each stands for itself."""


def _leans(word: str) -> bool:
    """Whether a word belongs to the next one: "a", "в", "o", or a number before what it counts."""
    return (len(word) == 1 and word.isalpha()) or (len(word) <= SHORT_NUMBER and word.isdigit())


def pieces(words: str) -> list[str]:
    """Words, together with those that must not be parted from them."""
    made: list[str] = []
    last = ""
    for word in words.split(" "):
        if made and (word in DASHES or _leans(last)):
            made[-1] += f" {word}"
        else:
            made.append(word)
        last = word
    if len(made) > 1 and len(last.rstrip(".!?,;:…")) <= SHORT_END and made[-1] == last:
        made[-2:] = [f"{made[-2]} {last}"]
    return made


def tied(words: str) -> str:
    """The same words with spaces that do not break, for labels, which cut their own lines."""
    return "\n".join(_tied(pieces(part)) for part in words.split("\n"))


def _tied(made: list[str]) -> str:
    if len(made) > FULL_ENOUGH and " " not in made[-1] and len(made[-1]) <= SHORT_LAST:
        made = [*made[:-2], f"{made[-2]} {made[-1]}"]
    return " ".join(piece.replace(" ", TIED) for piece in made)


@lru_cache(maxsize=4096)
def wrap(words: str, limit: float, family: Family, pixels: int, weight: int) -> tuple[str, ...]:
    """Words cut into lines no wider than so many pixels."""
    measure = metrics(family, pixels, weight)
    made: list[str] = []
    for part in words.split("\n"):
        lines: list[str] = []
        line = ""
        for word in _units(part, limit, measure):
            longer = f"{line} {word}" if line else word
            if measure.horizontalAdvance(longer) <= limit:
                line = longer
                continue
            if line:
                lines.append(line)
            line = word
            while len(line) > 1 and measure.horizontalAdvance(line) > limit:
                keep = next(
                    n for n in range(len(line) - 1, 0, -1) if n == 1 or measure.horizontalAdvance(line[:n]) <= limit
                )
                lines.append(line[:keep])
                line = line[keep:]
        lines.append(line)
        made += _kept_company(lines, limit, measure)
    return tuple(made)


def broken(words: str, room: float, size: float, weight: int, family: Family = "text") -> tuple[str, ...]:
    """Words of any size cut into lines no wider than ``room``, in the unit that their size is given in."""
    return wrap(words, room * MEASURED_AT / size, family, MEASURED_AT, weight)


def _kept_company(lines: list[str], limit: float, measure: QFontMetricsF) -> list[str]:
    """The same lines, with a short last word no longer alone on its line."""
    if len(lines) < 2 or " " in lines[-1] or measure.horizontalAdvance(lines[-1]) > LONELY * limit:
        return lines
    before = pieces(lines[-2])
    last = f"{before[-1]} {lines[-1]}"
    if len(before) < FULL_ENOUGH or measure.horizontalAdvance(last) > limit:
        return lines
    return [*lines[:-2], " ".join(before[:-1]), last]


def _units(words: str, limit: float, measure: QFontMetricsF) -> Iterator[str]:
    """What is not cut at the end of a line."""
    for piece in pieces(words):
        parts = piece.replace(TIED, " ").split(" ")
        if len(parts) > 1 and measure.horizontalAdvance(piece) > limit * LARGEST_PIECE:
            yield from parts
        else:
            yield piece
