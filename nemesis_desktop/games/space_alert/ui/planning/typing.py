"""Keys of the planning screen: five for each person, by their place on the keyboard, or all of them for the captain."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from typing import Final, cast

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from nemesis_desktop.engine.journal import Json
from nemesis_desktop.games.space_alert.ui.planning.key_deeds import KeyDeeds
from nemesis_desktop.games.space_alert.ui.planning.laying.desk import Desk
from nemesis_desktop.table.furniture.controls.keys import key_of, number_of

DEEDS: Final = ("left", "right", "next", "put", "back")
"""What the five keys of a lane do, in this order."""
LANES: Final[tuple[tuple[str, ...], ...]] = (
    ("Q", "W", "E", "A", "S"),
    ("R", "T", "Y", "F", "G"),
    ("U", "I", "O", "J", "K"),
    ("Num7", "Num8", "Num9", "Num4", "Num5"),
    ("Left", "Right", "Up", "Down", "RShift"),
)
"""The keys of each person at first, by the names that they have on an English keyboard."""
CAPTAIN: Final[Mapping[str, str]] = {
    "R": "red", "B": "blue", "L": "lift", "A": "A", "S": "B", "D": "C", "F": "bots", "H": "heroic",
}  # fmt: skip
"""What the captain types for each half of a card."""

_ROWS: Final = ((16, "QWERTYUIOP"), (30, "ASDFGHJKL"), (44, "ZXCVBNM"))
_BY_PLACE: Final = {first + place: key for first, row in _ROWS for place, key in enumerate(row)}
"""The letters by the place of their key on a PC keyboard, whatever is printed on it."""
_OFFSET: Final = {"linux": 8, "win32": 0}
"""What the system adds to the number of a key."""
_LEFT_SHIFT: Final = 42
_OTHERS: Final = {
    Qt.Key.Key_Left: "Left", Qt.Key.Key_Right: "Right", Qt.Key.Key_Up: "Up", Qt.Key.Key_Down: "Down",
}  # fmt: skip
SIGNS: Final = {"Left": "←", "Right": "→", "Up": "↑", "Down": "↓", "RShift": "Shift", "LShift": "Shift"}
KEPT: Final = "lanes"
"""Where the table of a match keeps the keys that people have chosen."""


def place_of_key(event: QKeyEvent) -> str:
    """A key by its place on the keyboard: ``Q``, ``Num7``, ``Left``, ``RShift`` …; empty for one of no lane."""
    number = event.nativeScanCode() - _OFFSET.get(sys.platform, 10_000)
    if event.modifiers() & Qt.KeyboardModifier.KeypadModifier and Qt.Key.Key_0 <= event.key() <= Qt.Key.Key_9:
        return f"Num{event.key() - Qt.Key.Key_0}"
    if event.key() == Qt.Key.Key_Shift:
        return "LShift" if number == _LEFT_SHIFT else "RShift"
    if event.key() in _OTHERS:
        return _OTHERS[Qt.Key(event.key())]
    if number in _BY_PLACE:
        return _BY_PLACE[number]
    key = key_of(event)
    if Qt.Key.Key_A <= key <= Qt.Key.Key_Z:
        return chr(key)
    return f"Num{key - Qt.Key.Key_0}" if Qt.Key.Key_0 <= key <= Qt.Key.Key_9 else ""


def key_name(key: str) -> str:
    """What stands on a key cap."""
    return SIGNS.get(key, key.removeprefix("Num"))


class Typing:
    """Which key is whose.

    Args:
        desk: what hands do.
        lanes: the consoles that people work with keys, in the order of their lanes.

    Attributes:
        captain: whether one person types for everybody.
        focus: the console for which the captain types.
        waiting: the console and the deed that get the next key that is pressed; None at other times.
    """

    def __init__(self, desk: Desk, lanes: Callable[[], list[int]], kept: Callable[[], dict[str, Json]]) -> None:
        self._desk = desk
        self._keys_do = KeyDeeds(desk)
        self._lanes = lanes
        self._kept = kept
        self.captain = False
        self.focus = 0
        self.waiting: tuple[int, str] | None = None

    # ---------------------------------------------------------------- which keys

    def keys_of(self, console: int) -> tuple[str, ...]:
        """The five keys of a console; none where nobody sits."""
        lanes = self._lanes()
        if console not in lanes:
            return ()
        place = lanes.index(console)
        chosen = self._kept().get(KEPT)
        own = chosen.get(str(place)) if isinstance(chosen, dict) else None
        if isinstance(own, list) and len(own) == len(DEEDS) and all(isinstance(key, str) for key in own):
            return tuple(cast("list[str]", own))
        return LANES[place]

    def ask(self, console: int, deed: str) -> None:
        """The next key that is pressed does this at this console; once more: nothing changes."""
        self.waiting = None if self.waiting == (console, deed) else (console, deed)
        self._desk.changed.emit(console)

    def _change(self, key: str) -> None:
        assert self.waiting is not None
        console, deed = self.waiting
        self.waiting = None
        taken = {one for other in self._lanes() for one in self.keys_of(other)}
        if key and key not in taken:
            keys = list(self.keys_of(console))
            keys[DEEDS.index(deed)] = key
            kept = self._kept()
            chosen = kept.setdefault(KEPT, {})
            if isinstance(chosen, dict):
                chosen[str(self._lanes().index(console))] = cast("Json", keys)
        self._desk.changed.emit(console)

    # ---------------------------------------------------------------- pressing

    def press(self, event: QKeyEvent) -> bool:
        """A key of somebody's lane, or one that the captain types; whether it was one."""
        changing = (
            Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
        )
        if event.modifiers() & changing:
            return False
        key = place_of_key(event)
        if self.waiting is not None:
            self._change("" if event.key() == Qt.Key.Key_Escape else key)
            return True
        if self.captain:
            return self._type(event, key)
        for console in self._lanes():
            keys = self.keys_of(console)
            if key in keys:
                if not event.isAutoRepeat():
                    self._deed(console, DEEDS[keys.index(key)])
                return True
        return False

    def _deed(self, console: int, deed: str) -> None:
        keys = self._keys_do
        if deed in ("left", "right"):
            keys.step(console, -1 if deed == "left" else 1)
        else:
            {"next": keys.next_card, "put": keys.put, "back": keys.back}[deed](console)

    def _type(self, event: QKeyEvent, key: str) -> bool:
        """The captain: a number goes to a console, a letter lays a card there."""
        view, number = self._desk.view, number_of(event)
        if view is None or event.isAutoRepeat():
            return view is not None
        if number is not None:
            if 1 <= number <= len(view.consoles):
                before, self.focus = self.focus, number - 1
                self._desk.changed.emit(before)
                self._desk.changed.emit(self.focus)
            return True
        if event.key() == Qt.Key.Key_Backspace:
            self._keys_do.take_last_back(self.focus)
        elif key in CAPTAIN:
            self._keys_do.lay_token(self.focus, CAPTAIN[key])
        elif key == "N":
            self._desk.draw(self.focus)
        else:
            return False
        return True
