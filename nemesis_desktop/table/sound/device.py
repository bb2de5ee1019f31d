"""The loudspeaker: plays a mixer's stream on whatever device the system has.

Finding a device may take a moment, or fail: it is opened in a thread of its own, and where there is none it is silent,
and nobody is told.
"""

from __future__ import annotations

import logging
import sys
from pathlib import Path
from threading import Lock, Thread
from typing import TYPE_CHECKING, Final, Protocol

from nemesis_desktop.table.sound.synth import RATE

if TYPE_CHECKING:
    from miniaudio import PlaybackDevice

    from nemesis_desktop.table.sound.mixer import Mixer

AHEAD: Final = 60
"""So many milliseconds of sound lie ready: enough for a busy moment, too few to be heard late."""

_log = logging.getLogger(__name__)


class Loudspeaker(Protocol):
    """What makes a stream audible."""

    def start(self, mixer: Mixer) -> None:
        """Play the mixer's stream from now on."""

    def stop(self) -> None:
        """Play nothing any more."""


class Device:
    """The sound device of this computer, if it has one."""

    def __init__(self) -> None:
        self._device: PlaybackDevice | None = None
        self._lock = Lock()
        self._wanted = 0

    def start(self, mixer: Mixer) -> None:
        """Open the device, in a thread, and play the mixer's stream on it."""
        self._wanted += 1
        Thread(target=self._open, args=(mixer, self._wanted), daemon=True).start()

    def _open(self, mixer: Mixer, wanted: int) -> None:
        try:
            from miniaudio import Backend, MiniaudioError, PlaybackDevice, SampleFormat
        except (ImportError, OSError) as problem:
            # A package of this system may have left the library out: silence, like a machine without a device.
            _log.info("no sound: %s", problem)
            return
        # ALSA writes a page of its own about a computer without a sound card; the null device only pretends to play.
        cards = sys.platform != "linux" or any(Path("/dev/snd").glob("pcm*p"))
        useless = {Backend.NULL, Backend.CUSTOM} | (set() if cards else {Backend.ALSA, Backend.OSS})
        real = [backend for backend in Backend if backend not in useless]
        with self._lock:
            if wanted != self._wanted or self._device is not None:
                return
            try:
                device = PlaybackDevice(
                    SampleFormat.SIGNED16, 1, RATE, AHEAD, backends=real, app_name="nemesis-desktop"
                )
                device.start(mixer.stream())
            except MiniaudioError as problem:
                _log.info("no sound: %s", problem)
                return
            self._device = device

    def stop(self) -> None:
        """Close the device."""
        self._wanted += 1
        with self._lock:
            device, self._device = self._device, None
        if device is not None:
            device.close()
