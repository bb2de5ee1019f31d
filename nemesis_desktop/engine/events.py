"""What happened, in a public and a private form, in one numbered log."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from attrs import field, frozen

from nemesis_desktop.engine.decision import TABLE, Seat
from nemesis_desktop.engine.text import Argument, Text

Fact = Argument | tuple[int | str, ...] | None
"""What an event says: numbers and ids for the picture, texts and names for the sentence."""


@frozen
class Event:
    """Something that happened at the table.

    ``facts`` is what everybody may know. ``secrets`` holds, per seat, what that seat knows beyond it: a seat that is not in
    ``secrets`` reads the public form only, so the log cannot leak.
    """

    number: int
    kind: str
    facts: Mapping[str, Fact]
    secrets: Mapping[Seat, Mapping[str, Fact]] = field(factory=dict)

    def told_to(self, seat: Seat) -> Told:
        """This event as ``seat`` (or the table) may read it."""
        secret = self.secrets.get(seat)
        if secret is None:
            return Told(self.number, self.kind, self.facts, private=False)
        return Told(self.number, self.kind, {**self.facts, **secret}, private=True)


@frozen
class Told:
    """An event as one reader may know it."""

    number: int
    kind: str
    facts: Mapping[str, Fact]
    private: bool

    def text(self) -> Text:
        """The event in words: message ``log-<kind>``, or ``log-<kind>-seen`` for whoever saw the hidden part."""
        args = {key.rstrip("_"): value for key, value in self.facts.items() if isinstance(value, int | str | Text)}
        return Text(f"log-{self.kind}-seen" if self.private else f"log-{self.kind}", **args)


class Log:
    """All events of a match, in order. Muted while choices are replayed."""

    def __init__(self) -> None:
        self._events: list[Event] = []
        self.muted = False

    def __len__(self) -> int:
        return len(self._events)

    def tell(self, kind: str, facts: Mapping[str, Fact], secrets: Mapping[Seat, Mapping[str, Fact]] | None = None) -> None:
        """Write down what happened, unless the log is muted."""
        if not self.muted:
            self._events.append(Event(len(self._events), kind, facts, secrets or {}))

    def since(self, number: int, seat: Seat = TABLE) -> Iterator[Told]:
        """The events from ``number`` on, as ``seat`` may read them."""
        for event in self._events[number:]:
            yield event.told_to(seat)

    def cut(self, length: int) -> None:
        """Forget what happened after an undone choice."""
        del self._events[length:]
