"""What is heard while a game lies on the table: a sound for what happens, and the hum behind it."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from queue import SimpleQueue
from threading import Thread
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

from nemesis_desktop.engine.events import Told
from nemesis_desktop.table.desk.settings import Settings
from nemesis_desktop.table.sound.device import Loudspeaker
from nemesis_desktop.table.sound.mixer import Mixer, Voice
from nemesis_desktop.table.sound.score import Score
from nemesis_desktop.table.sound.synth import render, render_hum

BETWEEN: Final = 70
"""Milliseconds between two sounds of events; what comes sooner is not heard."""
FETCH: Final = 12
"""Milliseconds between two looks for what has been rendered."""
HUM_SHARE: Final = 0.35
"""How loud the hum is beside the events."""
HUM: Final = "hum"


class Sounds(QObject):
    """Plays the sounds of a window.

    Args:
        settings: volume and mute.
        loudspeaker: makes them audible; None is silent.

    Attributes:
        mixer: what is heard now, and at which moment.
    """

    def __init__(self, settings: Settings, loudspeaker: Loudspeaker | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.mixer = Mixer()
        self._settings = settings
        self._loudspeaker = loudspeaker
        self._running = False
        self._score: Score | None = None
        self._made_for: Score | None = None
        self._hum: Voice | None = None
        self._last = QElapsedTimer()
        self._known: dict[str, array[int]] = {}
        # The thread knows nothing of Qt: what it has made is fetched from here.
        self._made: SimpleQueue[tuple[Score, str, array[int]]] = SimpleQueue()
        self._waiting: set[str] = set()
        self._fetch = QTimer(self)
        self._fetch.setInterval(FETCH)
        self._fetch.timeout.connect(self._fetch_made)
        settings.changed.connect(self._setting_changed)

    @property
    def silent(self) -> bool:
        """Whether nothing is heard now."""
        return self._loudspeaker is None or self._settings.muted or self._settings.volume == 0

    def hear(self, events: Iterable[Told]) -> None:
        """Something happened."""
        if self._score is not None:
            self.hear_kinds(map(self._score.kind_of, events))

    def hear_kinds(self, kinds: Iterable[str]) -> None:
        """Something happened that sounds like events of these kinds."""
        sound = self._score.heard(kinds) if self._score is not None else None
        if sound is not None and not (self._last.isValid() and self._last.elapsed() < BETWEEN):
            self._last.start()
            self.play(sound)

    def play(self, name: str, *, after: float = 0.0) -> None:
        """Play a sound of the game on the table, in so many seconds; one that is still being made, when it is ready."""
        if self.silent or self._score is None or name not in self._score.recipes:
            return
        samples = self._known.get(name)
        if samples is None:
            self._waiting.add(name)
        else:
            self.mixer.play(samples, after=after)

    # ---------------------------------------------------------------- a game comes and goes

    def enter(self, score: Score) -> None:
        """A game is on the table: its hum is heard, and its sounds are made ready."""
        self.leave()
        if score is not self._made_for:
            self._known.clear()
        self._score = self._made_for = score
        if not self.silent:
            self._begin()

    def leave(self) -> None:
        """No game any more: quiet."""
        self._score = None
        self.stop()

    def stop(self) -> None:
        """Everything falls silent."""
        self._fetch.stop()
        self._waiting.clear()
        self._hum = None
        self.mixer.silence()
        if self._running and self._loudspeaker is not None:
            self._loudspeaker.stop()
        self._running = False

    def _begin(self) -> None:
        """From now on there is something to hear."""
        assert self._score is not None and self._loudspeaker is not None
        # Ears hear steps, not shares: the square makes the slider even.
        self.mixer.set_volume((self._settings.volume / 100) ** 2)
        if self._running:
            return
        self._running = True
        self._loudspeaker.start(self.mixer)
        if self._complete:
            self._start_hum()
        else:
            Thread(target=_make, args=(self._score, self._made), daemon=True).start()
            self._fetch.start()

    @property
    def _complete(self) -> bool:
        """Whether every sound of the game is ready."""
        score = self._score
        return score is not None and len(self._known) == len(score.recipes) + (score.hum is not None)

    def _start_hum(self) -> None:
        if self._hum is None and HUM in self._known:
            self._hum = self.mixer.play(self._known[HUM], volume=HUM_SHARE, endless=True)

    def _fetch_made(self) -> None:
        """Play what was waited for and has been made since the last look."""
        while not self._made.empty():
            score, name, samples = self._made.get()
            if score is not self._score:
                continue
            self._known[name] = samples
            if name in self._waiting:
                self._waiting.discard(name)
                self.mixer.play(samples)
        self._start_hum()
        if self._complete:
            self._fetch.stop()

    def _setting_changed(self, name: str) -> None:
        if name not in ("volume", "muted") or self._score is None:
            return
        if self.silent:
            self.stop()
        else:
            self._begin()


def _make(score: Score, made: SimpleQueue[tuple[Score, str, array[int]]]) -> None:
    """Render everything of a game, what is heard at once first."""
    if score.hum is not None:
        made.put((score, HUM, render_hum(score.hum)))
    for name, recipe in score.recipes.items():
        made.put((score, name, render(recipe)))
