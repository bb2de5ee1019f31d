"""Keys by their place on the keyboard, in every layout that our languages are written with.

The keys of the game have the names that they have on an English keyboard. A Russian one writes other letters with them,
a Czech one other signs with the row of numbers, and Qt tells what is written. A key that writes a Latin letter is that
letter wherever it lies: on a Czech keyboard Y and Z have changed places, and so have their names.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

_LAYOUTS: Final = (
    ("ЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ", "QWERTYUIOPASDFGHJKLZXCVBNM"),
    ("ĚŠČŘŽÝÁÍÉ", "234567890"),
)
"""What a layout writes, and an English one with the same keys. The Czech + is not here: it is a sign, too."""
_ENGLISH: Final = {ord(own): ord(english) for row in _LAYOUTS for own, english in zip(*row, strict=True)}
NUMBER_ROW: Final = "+ěščřžýáíé"
"""What the number keys write with a Czech layout, from 1 to 0."""
_CHANGING: Final = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)


def key_of(event: QKeyEvent) -> int:
    """The key that was pressed, as a ``Qt.Key`` of the English layout."""
    return _ENGLISH.get(event.key(), event.key())


def number_of(event: QKeyEvent) -> int | None:
    """The number that a key stands for, from the row of numbers or from the block; None for any other key."""
    if event.modifiers() & _CHANGING:
        return None
    written = event.text()
    if len(written) != 1:
        return None
    if written in "0123456789":
        return int(written)
    if written == "+" and event.modifiers():
        return None
    place = NUMBER_ROW.find(written.lower())
    return None if place < 0 else (place + 1) % 10


def is_undo(event: QKeyEvent) -> bool:
    """Whether the keys are those that take something back, in any layout."""
    if event.matches(QKeySequence.StandardKey.Undo):
        return True
    return key_of(event) == Qt.Key.Key_Z and event.modifiers() == Qt.KeyboardModifier.ControlModifier


def sequences(key: Qt.Key) -> list[QKeySequence]:
    """What a shortcut has to listen to, so that it is found at the place of ``key`` in every layout."""
    elsewhere = [own for own, english in _ENGLISH.items() if english == key.value]
    return [QKeySequence(code) for code in (key.value, *elsewhere)]
