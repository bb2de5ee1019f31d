"""What is heard: a sound for each kind of event, and the quiet ship.

Sounds are played by whatever the system has for it (PipeWire, PulseAudio, ALSA, ``afplay``, PowerShell), each in a
process of its own, so that nothing here waits for them. Without a player or a sound device it is silent, and nobody
is told.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterable
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QProcess, Qt, QTimer

from nemesis_desktop.engine.events import Told
from nemesis_desktop.table.desk.settings import Settings
from nemesis_desktop.table.sound.synth import RECIPES, write

SOUND_OF: Final[dict[str, str]] = {
    **dict.fromkeys(("moves", "escapes", "retreats", "intruder-moves", "rushes"), "step"),
    **dict.fromkeys(("door", "decompressed", "decompression-starts", "boarded", "left-pod"), "door"),
    **dict.fromkeys(("noise-placed", "noise-cleared", "intruder-hides"), "noise"),
    **dict.fromkeys(("noise-rolled", "noise-rerolled", "combat-rolled"), "die"),
    **dict.fromkeys(("token-drawn", "bag-token", "token-to-bag", "egg-added", "takes-egg"), "token"),
    **dict.fromkeys(
        ("encounter", "first-encounter", "intruder-placed", "transformed", "egg-hatched", "plays-intruder-card"),
        "intruder",
    ),
    **dict.fromkeys(("attacks", "larva-attacks", "larva-on-board"), "attack"),
    **dict.fromkeys(("shoots", "shoots-eggs", "melees", "melees-eggs", "injured", "intruder-killed"), "shot"),
    **dict.fromkeys(("light-wound", "serious-wound", "loses-hand", "slimed"), "wound"),
    **dict.fromkeys(("dies", "first-death"), "death"),
    **dict.fromkeys(("fire-placed", "items-burnt"), "fire"),
    **dict.fromkeys(("malfunction-placed", "decompression-stopped"), "spark"),
    **dict.fromkeys(("drew-cards", "plays-card", "discards-card", "event-card", "passes", "searches"), "card"),
    **dict.fromkeys(
        (
            "keeps-item",
            "keeps-heavy-item",
            "crafts",
            "activates-quest",
            "picks-up",
            "hands-over",
            "uses-item",
            "attached",
        ),
        "thing",
    ),
    **dict.fromkeys(("explored", "weakness-discovered", "scans", "engines-shown", "coordinates-shown"), "reveal"),
    **dict.fromkeys(("turn", "round", "first-player"), "turn"),
    **dict.fromkeys(("time", "self-destruct", "time-waits"), "time"),
    **dict.fromkeys(("self-destruct-started", "self-destruct-irreversible", "ship-destroyed"), "alarm"),
    **dict.fromkeys(
        (
            "wound-dressed",
            "wound-healed",
            "light-healed",
            "fire-removed",
            "malfunction-removed",
            "nest-destroyed",
            "signal-sent",
            "hibernates",
            "hibernation-opens",
            "self-destruct-stopped",
            "larva-removed",
            "pods-unlocked",
        ),
        "good",
    ),
    **dict.fromkeys(("launched", "ship-jumps", "pod-removed"), "launch"),
}
"""Which sound an event makes; other kinds make none."""

WEIGHT: Final = ("death", "alarm", "intruder", "attack", "launch", "wound", "shot", "fire", "good", "spark", "die")
"""When several things happen at once only one is heard: the first of these, or else the last that happened."""

BETWEEN: Final = 70
"""Milliseconds between two sounds; what comes sooner is not heard."""
AT_ONCE: Final = 4
FETCH: Final = 12
"""Milliseconds between two looks for what has been rendered."""
SHIP_SHARE: Final = 0.35
"""How loud the ship is beside the events."""
TOO_SHORT: Final = 2000
"""A hum that ends sooner than after so many milliseconds was not heard: there is no device."""


def player() -> tuple[str, ...] | None:
    """The command that plays a file; None if the system has none."""
    if sys.platform == "darwin":
        return ("afplay",)
    if sys.platform == "win32":
        return ("powershell", "-NoProfile", "-Command", "(New-Object Media.SoundPlayer $args[0]).PlaySync()")
    found = next((name for name in ("pw-play", "paplay", "aplay") if shutil.which(name)), None)
    if found is None:
        return None
    return (found, "-q") if found == "aplay" else (found,)


def heard(events: Iterable[Told]) -> str | None:
    """The one sound of what has just happened; None if that was silent."""
    sounds = [SOUND_OF[told.kind] for told in events if told.kind in SOUND_OF]
    return next((one for one in WEIGHT if one in sounds), sounds[-1] if sounds else None)


def _make(name: str, volume: float, folder: Path, made: SimpleQueue[tuple[str, str]]) -> None:
    """Render a sound, and say where it is; without a place for files it is silent."""
    try:
        path = str(write(name, volume, folder))
    except OSError:
        path = ""
    made.put((name, path))


class Sounds(QObject):
    """Plays the sounds of a window.

    Args:
        settings: volume and mute.
        folder: where rendered sounds are kept.
        command: what plays a file; None is silent.
    """

    def __init__(
        self, settings: Settings, folder: Path, command: tuple[str, ...] | None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._folder = folder
        self._command = command
        self._playing: list[QProcess] = []
        self._ship: QProcess | None = None
        self._ship_wanted = False
        self._last = QElapsedTimer()
        self._hum = QElapsedTimer()
        self._making: set[str] = set()
        # The threads know nothing of Qt: what they have made is fetched from here.
        self._made: SimpleQueue[tuple[str, str]] = SimpleQueue()
        self._fetch = QTimer(self)
        self._fetch.setInterval(FETCH)
        self._fetch.timeout.connect(self._fetch_made)
        settings.changed.connect(self._setting_changed)

    @property
    def silent(self) -> bool:
        """Whether nothing is heard now."""
        return self._command is None or self._settings.muted or self._settings.volume == 0

    @property
    def _volume(self) -> float:
        # Ears hear steps, not shares: the square makes the slider even.
        return (self._settings.volume / 100) ** 2

    def hear(self, events: Iterable[Told]) -> None:
        """Something happened."""
        sound = heard(events)
        if sound is not None:
            self.play(sound)

    def play(self, name: str) -> None:
        """Play a sound now; a sound that must be made first is heard the next time."""
        if self.silent or (self._last.isValid() and self._last.elapsed() < BETWEEN):
            return
        self._last.start()
        self._want(name, self._volume)

    def _want(self, name: str, volume: float) -> None:
        if name not in self._making:
            self._making.add(name)
            Thread(target=_make, args=(name, volume, self._folder, self._made), daemon=True).start()
            self._fetch.start()

    def _fetch_made(self) -> None:
        """Play what has been made since the last look."""
        while not self._made.empty():
            name, path = self._made.get()
            self._making.discard(name)
            if self._command is None or self.silent or not path:
                continue
            if name == "ship":
                self._start_ship(path)
            elif len(self._playing) < AT_ONCE:
                self._playing.append(self._run(path))
        if not self._making:
            self._fetch.stop()

    def _run(self, path: str) -> QProcess:
        assert self._command is not None
        process = QProcess(self)
        process.setProcessChannelMode(QProcess.ProcessChannelMode.MergedChannels)
        process.setStandardOutputFile(QProcess.nullDevice())
        process.finished.connect(self._look)
        process.errorOccurred.connect(self._look, Qt.ConnectionType.QueuedConnection)
        process.start(self._command[0], [*self._command[1:], path])
        return process

    def _look(self) -> None:
        """A player has ended, or could not be started."""
        for process in (*self._playing, *([self._ship] if self._ship is not None else [])):
            if process.state() == QProcess.ProcessState.NotRunning:
                if process.error() == QProcess.ProcessError.FailedToStart:
                    # The player itself cannot be run: silence from now on.
                    self._command = None
                self._over(process)

    def _over(self, process: QProcess) -> None:
        if process in self._playing:
            self._playing.remove(process)
        if process is self._ship:
            self._ship = None
            if self._ship_wanted and self._hum.elapsed() >= TOO_SHORT:
                QTimer.singleShot(0, self, self._hum_on)
        process.deleteLater()

    # ---------------------------------------------------------------- the ship

    def enter_ship(self) -> None:
        """A game is on the table: the ship hums."""
        self._ship_wanted = True
        self._hum_on()

    def leave_ship(self) -> None:
        """No game any more: quiet."""
        self._ship_wanted = False
        if self._ship is not None:
            self._ship.kill()

    def _hum_on(self) -> None:
        if self._ship_wanted and self._ship is None and not self.silent:
            self._want("ship", self._volume * SHIP_SHARE)

    def _start_ship(self, path: str) -> None:
        if self._ship_wanted and self._ship is None:
            self._hum.start()
            self._ship = self._run(path)

    def stop(self) -> None:
        """Everything falls silent: the window closes."""
        self._ship_wanted = False
        for process in (*self._playing, *([self._ship] if self._ship is not None else [])):
            process.kill()
            process.waitForFinished(200)

    def _setting_changed(self, name: str) -> None:
        if name not in ("volume", "muted"):
            return
        if self._ship is not None:
            self._ship.kill()
        if not self.silent and self._ship_wanted:
            QTimer.singleShot(150, self, self._hum_on)


ALL: Final = (*RECIPES, "ship")
"""The names of all sounds."""
