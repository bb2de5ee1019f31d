"""Mixes what is to be heard into one stream of samples: several sounds at once, each at its moment.

The mixer knows no device and no clock: whoever plays the stream asks for the next samples, and time goes on by as many.
What is paused goes on later at the very sample. All methods may be called from any thread.
"""

from __future__ import annotations

from array import array
from collections.abc import Generator
from operator import add
from threading import Lock
from typing import Final

from attrs import define, field

from nemesis_desktop.table.sound.synth import RATE

MOST: Final = 12
"""So many sounds are heard at once; what comes in addition takes the place of the one that began first."""
HIGHEST: Final = 32_767
FINE: Final = 256
"""Loudness is kept as a whole number of so many parts."""


@define(eq=False)
class Voice:
    """A sound that is heard, or will be.

    Attributes:
        samples: what is heard.
        begins: at which sample of the stream it begins.
        loud: how loud, in parts of ``FINE``.
        endless: whether it begins again whenever it ends.
        ended: whether nothing of it will be heard any more.
    """

    samples: array[int]
    begins: int
    loud: int
    endless: bool = False
    ended: bool = field(default=False, init=False)


class Mixer:
    """One stream for everything that is heard.

    Attributes:
        paused: whether time stands still: silence, until ``go_on``.
    """

    def __init__(self) -> None:
        self.paused = False
        self._now = 0
        self._voices: list[Voice] = []
        self._loud = FINE
        self._lock = Lock()

    @property
    def now(self) -> float:
        """How far the stream is, in seconds."""
        return self._now / RATE

    @property
    def busy(self) -> bool:
        """Whether anything is heard or waits for its moment."""
        return bool(self._voices)

    def set_volume(self, volume: float) -> None:
        """How loud everything is together, from 0 to 1."""
        self._loud = round(max(0.0, min(1.0, volume)) * FINE)

    def play(self, samples: array[int], *, after: float = 0.0, volume: float = 1.0, endless: bool = False) -> Voice:
        """Let a sound be heard.

        Args:
            samples: 16-bit samples, ``RATE`` in a second.
            after: in how many seconds it begins; two sounds with the same moment begin with the same sample.
            volume: how loud beside the others, from 0 to 1.
            endless: it repeats until it is stopped.
        """
        with self._lock:
            voice = Voice(samples, self._now + round(max(0.0, after) * RATE), round(volume * FINE), endless)
            if len(self._voices) >= MOST:
                passing = [other for other in self._voices if not other.endless] or self._voices
                self._drop(min(passing, key=lambda other: other.begins))
            self._voices.append(voice)
            return voice

    def stop(self, voice: Voice) -> None:
        """Nothing more of this sound is heard."""
        with self._lock:
            self._drop(voice)

    def silence(self) -> None:
        """Nothing more of anything is heard."""
        with self._lock:
            for voice in list(self._voices):
                self._drop(voice)

    def pause(self) -> None:
        """Time stands still."""
        self.paused = True

    def go_on(self) -> None:
        """Everything goes on where it stood."""
        self.paused = False

    def _drop(self, voice: Voice) -> None:
        voice.ended = True
        if voice in self._voices:
            self._voices.remove(voice)

    # ---------------------------------------------------------------- the stream

    def next(self, count: int) -> array[int]:
        """The next ``count`` samples of the stream."""
        with self._lock:
            if self.paused or not self._voices:
                self._now += 0 if self.paused else count
                return array("h", bytes(2 * count))
            mixed = [0] * count
            for voice in list(self._voices):
                self._add(mixed, voice)
            self._now += count
            loud = self._loud
        return array("h", (max(-HIGHEST, min(HIGHEST, value * loud // (FINE * FINE))) for value in mixed))

    def _add(self, mixed: list[int], voice: Voice) -> None:
        """Add what is heard of a voice in the next samples; whoever has ended goes."""
        place = max(0, voice.begins - self._now)
        while place < len(mixed):
            heard = self._now + place - voice.begins
            if voice.endless:
                heard %= len(voice.samples)
            piece = voice.samples[heard : heard + len(mixed) - place]
            if not piece:
                break
            loud = [sample * voice.loud for sample in piece]
            mixed[place : place + len(loud)] = map(add, mixed[place : place + len(loud)], loud)
            place += len(loud)
        if not voice.endless and self._now + len(mixed) >= voice.begins + len(voice.samples):
            self._drop(voice)

    def stream(self) -> Generator[array[int], int, None]:
        """The stream for a device: it sends how many samples it wants, and gets them. Already started."""
        stream = self._stream()
        next(stream)
        return stream

    def _stream(self) -> Generator[array[int], int, None]:
        wanted = yield array("h")
        while True:
            wanted = yield self.next(wanted)
