"""Who wants to know which words are painted where: nobody, unless something checks that all of them can be read.

Painted parts write on a ``Canvas``. It tells of every line that is written, and of every line that it had to shorten,
so that a checker sees painted words as it sees labels; and of the plates, frames and signs among the words, because
words must not reach over their edge.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final, Protocol

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

HANGING: Final = frozenset("gjpqyQ,;()[]{}рдуфцщДЦЩ")
"""Letters that reach below the base line."""


class Reader(Protocol):
    """Who is told of painted words."""

    def wrote(self, painter: QPainter, area: QRectF, words: str) -> None:
        """A line of words covers ``area``, in the painter's own coordinates."""

    def shortened(self, shown: str, words: str) -> None:
        """``shown`` is all that fitted of ``words``."""

    def broke(self, lines: Sequence[str], words: str) -> None:
        """``words`` became ``lines``, and a word was too long for one of them."""

    def drew(self, painter: QPainter, area: QRectF, ground: str) -> None:
        """A form covers ``area``: ``solid``, ``hollow`` (only its edge is drawn), or a ``sign``."""


class Ink:
    """Holds the one who reads along.

    Attributes:
        reader: who is told; None while nobody listens, and painting costs no more than this question.
    """

    reader: Reader | None = None


@contextmanager
def scenery() -> Iterator[None]:
    """What is written for a while is part of a picture, which may be cut anywhere."""
    reader, Ink.reader = Ink.reader, None
    yield
    Ink.reader = reader


def wrote(painter: QPainter, left: float, baseline: float, wide: float, pixels: float, words: str) -> None:
    """Tell of a line of words; ``pixels`` is the size of its type. What counts is capitals and what hangs below."""
    if Ink.reader is not None and words.strip():
        hanging = 0.2 if HANGING.intersection(words) else 0.02
        Ink.reader.wrote(painter, QRectF(left, baseline - pixels * 0.74, wide, pixels * (0.74 + hanging)), words)


def shortened(shown: str, words: str) -> str:
    """Tell of words that did not fit, if they did not; gives back what is shown."""
    if Ink.reader is not None and shown != words:
        Ink.reader.shortened(shown, words)
    return shown


def broke(lines: Sequence[str], words: str) -> None:
    """Tell of words that were cut in the middle, if one was."""
    if Ink.reader is not None and " ".join(lines).split() != words.split():
        Ink.reader.broke(lines, words)


def drew(painter: QPainter, area: QRectF, ground: str) -> None:
    """Tell of a form: ``solid``, ``hollow`` or a ``sign``."""
    if Ink.reader is not None:
        Ink.reader.drew(painter, area, ground)
