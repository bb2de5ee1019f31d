"""What a person has set once and for all: language, text size, speed, how hands are handed over."""

from __future__ import annotations

import contextlib
import errno
import os
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Final, Generic, Literal, Self, TypeVar, overload

from PySide6.QtCore import QByteArray, QLockFile, QObject, QSettings, Signal

from nemesis_desktop.engine.saving.bounded import check_file
from nemesis_desktop.engine.saving.table_settings import REACTIONS, SECRECY, Reactions, Secrecy
from nemesis_desktop.program.words import LANGUAGES
from nemesis_desktop.table.drawing.theme import set_speed

T = TypeVar("T")
W = TypeVar("W", bound=str)

Speed = Literal["slow", "normal", "fast", "still", "off"]

SPEEDS: Final[tuple[Speed, ...]] = ("slow", "normal", "fast", "still", "off")
Pace = Literal["slow", "normal", "fast", "at_once"]
PACES: Final[dict[Pace, int]] = {"slow": 2400, "normal": 1200, "fast": 500, "at_once": 0}
"""How long computer seats wait before they act, in milliseconds."""
TEXT_SIZES: Final = (80, 175)
"""The smallest and the largest text size, in per cent."""
LARGEST: Final = 1 << 20
"""Bytes of the file; it has a few thousand."""
PATIENCE: Final = 1000
"""How long another program may write the same file, in milliseconds; it takes a few."""


def check_settings_file(path: Path) -> None:
    """Raise ``OSError`` where Qt would wait for ever or fill the memory: at a pipe, a device, a file without end.

    Qt also waits for ever at a lock beside the file that cannot go: a folder of that name, say.
    """
    with contextlib.suppress(FileNotFoundError):
        check_file(path, LARGEST)
    lock_path = path.with_name(f"{path.name}.lock")
    if os.path.lexists(lock_path):
        lock = QLockFile(str(lock_path))
        lock.setStaleLockTime(PATIENCE)
        if not lock.tryLock(2 * PATIENCE) and lock.error() == QLockFile.LockError.LockFailedError:
            raise OSError(errno.EEXIST, f"{os.strerror(errno.EEXIST)}: {lock_path}")


class Setting(Generic[T], ABC):
    """One of the settings: an attribute of ``Settings`` that is kept in the file under its own name."""

    def __set_name__(self, owner: type[Settings], name: str) -> None:
        """The name is that of the attribute."""
        self.name = name

    @overload
    def __get__(self, settings: None, owner: type[Settings]) -> Self: ...
    @overload
    def __get__(self, settings: Settings, owner: type[Settings]) -> T: ...
    def __get__(self, settings: Settings | None, owner: type[Settings]) -> T | Self:
        """What is kept, or the default."""
        return self if settings is None else self.value(settings)

    def __set__(self, settings: Settings, value: T) -> None:
        """Keep another value."""
        settings.write(self.name, self.kept(value))

    @abstractmethod
    def value(self, settings: Settings) -> T:
        """What the file says; what nobody can have set is the default."""

    def kept(self, value: T) -> str:
        """How the file says it."""
        return str(value)


class OneOf(Setting[W]):
    """One of several words."""

    def __init__(self, default: W, words: tuple[W, ...]) -> None:
        self.default, self.words = default, words

    def value(self, settings: Settings) -> W:
        """The word."""
        kept = settings.read(self.name, self.default)
        return next((word for word in self.words if word == kept), self.default)


class YesNo(Setting[bool]):
    """Yes or no."""

    def __init__(self, default: bool) -> None:
        self.default = default

    def value(self, settings: Settings) -> bool:
        """Whether it is yes."""
        return settings.read(self.name, self.kept(self.default)) == "yes"

    def kept(self, value: bool) -> str:
        """As words."""
        return "yes" if value else "no"


class Number(Setting[int]):
    """A whole number between two others."""

    def __init__(self, default: int, least: int, most: int) -> None:
        self.default, self.least, self.most = default, least, most

    def value(self, settings: Settings) -> int:
        """The number, as near as it may be."""
        try:
            number = int(settings.read(self.name, str(self.default)))
        except ValueError:
            number = self.default
        return min(max(number, self.least), self.most)


class Settings(QObject):
    """The settings, typed, and kept in a file from one start to the next.

    Args:
        path: the file to keep them in; the person's own settings folder by default.

    Signals:
        changed: the name of the setting that has just changed.

    Raises:
        OSError: nothing can be kept there; what stands there is left alone.
    """

    changed = Signal(str)

    def __init__(self, path: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        if path is None:
            from nemesis_desktop.program.folders import settings

            path = settings() / "window.ini"
        check_settings_file(path)
        self._kept = QSettings(str(path), QSettings.Format.IniFormat)
        self._still = False
        set_speed(self.speed)

    @property
    def language(self) -> str:
        """The language of the window: the chosen one, or at the first start the system's."""
        chosen = self.read("language", "")
        if chosen in LANGUAGES:
            return chosen
        from PySide6.QtCore import QLocale

        from nemesis_desktop.program.words import language_from_locale

        return language_from_locale(QLocale.system().name())

    @language.setter
    def language(self, language: str) -> None:
        self.write("language", language)

    text_percent = Number(100, *TEXT_SIZES)
    """Text size in per cent."""

    @property
    def text_scale(self) -> float:
        """Text size as a factor."""
        return self.text_percent / 100

    @property
    def speed(self) -> Speed:
        """Speed of everything that moves; until the person chooses one, what the system asks for."""
        kept = self.read("speed", "")
        return next((speed for speed in SPEEDS if speed == kept), "still" if self._still else "normal")

    @speed.setter
    def speed(self, speed: Speed) -> None:
        set_speed(speed)
        self.write("speed", speed)

    def heed_system(self) -> None:
        """Ask the system whether it wants reduced motion. Not done at the start, which is not to wait for it."""
        from nemesis_desktop.table.desk import reduced_motion

        self._still = reduced_motion.reduced()
        set_speed(self.speed)

    cards_wait = YesNo(False)
    """Whether every card that the table reads stays until somebody goes on, and not only what hits somebody."""
    pace = OneOf[Pace]("normal", tuple(PACES))
    """How fast computer seats act."""
    follow = YesNo(True)
    """Whether a map that is zoomed in follows what happens."""
    reactions = OneOf[Reactions]("call", REACTIONS)
    """Whether the table is asked each time somebody could react, or reacts by calling out in time."""
    secrecy = OneOf[Secrecy]("shield", SECRECY)
    """How a new table guards its secrets."""
    notes = YesNo(True)
    """Whether the window keeps what a person has looked at."""
    volume = Number(60, 0, 100)
    """How loud the sounds are."""
    muted = YesNo(False)
    """Whether nothing is heard."""
    full_screen = YesNo(False)
    """Whether the window fills the screen."""

    @property
    def pace_time(self) -> int:
        """How long they wait before they act, in milliseconds."""
        return PACES[self.pace]

    @property
    def geometry(self) -> QByteArray | None:
        """Where the window was, as Qt remembers it."""
        kept = self._kept.value("geometry")
        return kept if isinstance(kept, QByteArray) and not kept.isEmpty() else None

    @geometry.setter
    def geometry(self, geometry: QByteArray) -> None:
        self._kept.setValue("geometry", geometry)

    def remembered(self, name: str) -> str:
        """Something a screen wanted remembered (the last names at the table); empty if nothing."""
        return self.read(f"remembered/{name}", "")

    def remember(self, name: str, value: str) -> None:
        """Keep something for the next time."""
        self._kept.setValue(f"remembered/{name}", value)
        self._kept.sync()

    def read(self, name: str, default: str) -> str:
        """What is kept of a setting; whatever else stands in the file is as if nothing did."""
        kept = self._kept.value(name, default)
        return kept if isinstance(kept, str) else default

    def write(self, name: str, value: str) -> None:
        """Keep another value of a setting, and say that it has changed."""
        if self._kept.value(name) != value:
            self._kept.setValue(name, value)
            self._kept.sync()
            self.changed.emit(name)
