"""An event about to be shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar, cast

from attrs import field, frozen

from nemesis_desktop.engine.events import Event, Told

E = TypeVar("E", bound=Event, covariant=True)
V = TypeVar("V")


@frozen(eq=False)
class Moment(Generic[E, V]):
    """An event about to be shown, and the table before and after it, as whoever watches may know it.

    Attributes:
        told: what happened.
        before, after: the table before and after it.
        rest: what is told after it in the same show, in order.
    """

    told: Told
    before: V
    after: V
    rest: Sequence[Told] = field(default=(), kw_only=True)

    @property
    def event(self) -> E:
        """What happened."""
        return cast(E, self.told.event)
