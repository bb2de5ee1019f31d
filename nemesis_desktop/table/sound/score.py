"""What a game lets people hear: its sounds, which event makes which, and the hum behind everything."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from attrs import frozen

from nemesis_desktop.engine.events import Told
from nemesis_desktop.table.sound.synth import Hum, Layer


def kind_of(told: Told) -> str:
    """An event sounds like its kind."""
    return told.kind


@frozen(eq=False)
class Score:
    """The sounds of one game.

    Args:
        recipes: every sound by its name.
        sound_of: which sound a kind of event makes; other kinds make none.
        weight: when several things happen at once only one is heard: the first of these, or else the last that
            happened.
        hum: what is heard behind everything as long as the game lies on the table; None for silence.
        kind_of: what an event sounds like, where one kind sounds in several ways.
    """

    recipes: Mapping[str, Sequence[Layer]]
    sound_of: Mapping[str, str]
    weight: Sequence[str]
    hum: Hum | None = None
    kind_of: Callable[[Told], str] = kind_of

    def heard(self, kinds: Iterable[str]) -> str | None:
        """The one sound of events of these kinds, which have just happened; None if that was silent."""
        sounds = [self.sound_of[kind] for kind in kinds if kind in self.sound_of]
        return next((one for one in self.weight if one in sounds), sounds[-1] if sounds else None)
