"""An event about to be shown."""

from __future__ import annotations

from typing import Generic, TypeVar, cast

from attrs import frozen

from nemesis_desktop.engine.events import Event, Told

E = TypeVar("E", bound=Event, covariant=True)
V = TypeVar("V")


@frozen(eq=False)
class Moment(Generic[E, V]):
    """An event about to be shown, and the table before and after it, as whoever watches may know it."""

    told: Told
    before: V
    after: V

    @property
    def event(self) -> E:
        """What happened."""
        return cast(E, self.told.event)
