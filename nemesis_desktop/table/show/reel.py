"""What is still to be shown: the events that have happened, each between the table before it and after it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from nemesis_desktop.engine.events import Told
from nemesis_desktop.table.show.moment import Moment


class Reel:
    """Events one after another, with the pictures of the table as whoever watches may know it.

    Args:
        events: what has happened.
        view: the table as it was before, as the one who watches knows it.
        as_read: a public picture as they may know it.

    Attributes:
        left: the events that are still to be shown.
        after: the table after the event that was taken last.
    """

    def __init__(self, events: Sequence[Told], view: Any, as_read: Callable[[Any, Any], Any]) -> None:
        self.left = list(events)
        self.after = view
        self._reader, self._as_read = view, as_read

    def take(self) -> Moment[Any, Any]:
        """The next event, between the table before it and after it; one that changes nothing has the same twice."""
        told, before = self.left.pop(0), self.after
        if told.after is not None and told.after is not told.before:
            self.after = self._as_read(told.after, self._reader)
        return Moment(told, before, self.after, rest=tuple(self.left))

    def rest(self) -> list[Told]:
        """All that is left, taken at once: nobody watches it."""
        rest, self.left = self.left, []
        return rest
