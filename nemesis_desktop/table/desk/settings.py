"""What a person has set once and for all: language, text size, speed, how hands are handed over."""

from __future__ import annotations

import contextlib
import errno
import os
from pathlib import Path
from typing import Final, Literal, cast

from PySide6.QtCore import QByteArray, QLockFile, QObject, QSettings, Signal

from nemesis_desktop.engine.saving.bounded import check_file
from nemesis_desktop.engine.saving.table_settings import REACTIONS, SECRECY, Reactions, Secrecy
from nemesis_desktop.program.words import LANGUAGES
from nemesis_desktop.table.drawing.theme import set_speed

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
        chosen = self._text("language", "")
        if chosen in LANGUAGES:
            return chosen
        from PySide6.QtCore import QLocale

        from nemesis_desktop.program.words import language_from_locale

        return language_from_locale(QLocale.system().name())

    @language.setter
    def language(self, language: str) -> None:
        self._set("language", language)

    @property
    def text_percent(self) -> int:
        """Text size in per cent, from 80 to 175."""
        smallest, largest = TEXT_SIZES
        try:
            kept = int(self._text("text_percent", "100"))
        except ValueError:
            kept = 100
        return min(max(kept, smallest), largest)

    @text_percent.setter
    def text_percent(self, percent: int) -> None:
        self._set("text_percent", str(percent))

    @property
    def text_scale(self) -> float:
        """Text size as a factor."""
        return self.text_percent / 100

    @property
    def speed(self) -> Speed:
        """Speed of everything that moves; until the person chooses one, what the system asks for."""
        return cast(Speed, self._one_of("speed", SPEEDS, "still" if self._still else "normal"))

    @speed.setter
    def speed(self, speed: Speed) -> None:
        set_speed(speed)
        self._set("speed", speed)

    def heed_system(self) -> None:
        """Ask the system whether it wants reduced motion. Not done at the start, which is not to wait for it."""
        from nemesis_desktop.table.desk import reduced_motion

        self._still = reduced_motion.reduced()
        set_speed(self.speed)

    @property
    def cards_wait(self) -> bool:
        """Whether every card that the table reads stays until somebody goes on, and not only what hits somebody."""
        return self._one_of("cards_wait", ("yes", "no"), "no") == "yes"

    @cards_wait.setter
    def cards_wait(self, wait: bool) -> None:
        self._set("cards_wait", "yes" if wait else "no")

    @property
    def pace(self) -> Pace:
        """How fast computer seats act."""
        return cast(Pace, self._one_of("pace", tuple(PACES), "normal"))

    @pace.setter
    def pace(self, pace: Pace) -> None:
        self._set("pace", pace)

    @property
    def pace_time(self) -> int:
        """How long they wait before they act, in milliseconds."""
        return PACES[self.pace]

    @property
    def follow(self) -> bool:
        """Whether a map that is zoomed in follows what happens."""
        return self._text("follow", "yes") == "yes"

    @follow.setter
    def follow(self, follow: bool) -> None:
        self._set("follow", "yes" if follow else "no")

    @property
    def reactions(self) -> Reactions:
        """Whether the table is asked each time somebody could react, or reacts by calling out in time."""
        return cast(Reactions, self._one_of("reactions", REACTIONS, "call"))

    @reactions.setter
    def reactions(self, reactions: Reactions) -> None:
        self._set("reactions", reactions)

    @property
    def secrecy(self) -> Secrecy:
        """How a new table guards its secrets."""
        return cast(Secrecy, self._one_of("secrecy", SECRECY, "shield"))

    @secrecy.setter
    def secrecy(self, secrecy: Secrecy) -> None:
        self._set("secrecy", secrecy)

    @property
    def notes(self) -> bool:
        """Whether the window keeps what a person has looked at."""
        return self._text("notes", "yes") == "yes"

    @notes.setter
    def notes(self, notes: bool) -> None:
        self._set("notes", "yes" if notes else "no")

    @property
    def volume(self) -> int:
        """How loud the sounds are, from 0 to 100."""
        try:
            kept = int(self._text("volume", "60"))
        except ValueError:
            kept = 60
        return min(max(kept, 0), 100)

    @volume.setter
    def volume(self, percent: int) -> None:
        self._set("volume", str(percent))

    @property
    def muted(self) -> bool:
        """Whether nothing is heard."""
        return self._text("muted", "no") == "yes"

    @muted.setter
    def muted(self, muted: bool) -> None:
        self._set("muted", "yes" if muted else "no")

    @property
    def full_screen(self) -> bool:
        """Whether the window fills the screen."""
        return self._text("full_screen", "no") == "yes"

    @full_screen.setter
    def full_screen(self, full: bool) -> None:
        self._set("full_screen", "yes" if full else "no")

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
        return self._text(f"remembered/{name}", "")

    def remember(self, name: str, value: str) -> None:
        """Keep something for the next time."""
        self._kept.setValue(f"remembered/{name}", value)
        self._kept.sync()

    def _text(self, name: str, default: str) -> str:
        kept = self._kept.value(name, default)
        return kept if isinstance(kept, str) else default

    def _one_of(self, name: str, allowed: tuple[str, ...], default: str) -> str:
        kept = self._text(name, default)
        return kept if kept in allowed else default

    def _set(self, name: str, value: str) -> None:
        if self._kept.value(name) != value:
            self._kept.setValue(name, value)
            self._kept.sync()
            self.changed.emit(name)
