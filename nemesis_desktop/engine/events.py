"""What happened, in a public and a private form, in one numbered log."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from attrs import field, frozen

from nemesis_desktop.engine.decision import TABLE, Seat, Team
from nemesis_desktop.engine.text import Argument, Text

Fact = int | str | bool | tuple[int | str, ...] | None
"""What an event says to the picture: numbers and ids."""

Facts = Mapping[str, Fact]
Secrets = Mapping[Seat, Facts] | Mapping[Team, Facts] | Mapping[Seat | Team, Facts]
"""What one person, or a team together, knows beyond everybody."""

Wording = Callable[[Facts], Mapping[str, Argument]]
"""Turns the facts of an event into the names and numbers of its sentence, as they are at this moment."""


@frozen
class Event:
    """Something that happened at the table.

    ``facts`` is what everybody may know. ``secrets`` holds, per seat, what that seat knows beyond it: a seat that is
    not in
    ``secrets`` reads the public form only, so the log cannot leak. ``words`` are the arguments of the sentence.
    """

    number: int
    kind: str
    facts: Facts
    words: Mapping[str, Argument]
    secrets: Mapping[Seat, tuple[Facts, Mapping[str, Argument]]] = field(factory=dict)

    def told_to(self, seat: Seat) -> Told:
        """This event as ``seat`` (or the table) may read it."""
        secret = self.secrets.get(seat)
        if secret is None:
            return Told(self.number, self.kind, self.facts, self.words, private=False)
        facts, words = secret
        return Told(self.number, self.kind, {**self.facts, **facts}, {**self.words, **words}, private=True)


@frozen
class Told:
    """An event as one reader may know it."""

    number: int
    kind: str
    facts: Facts
    words: Mapping[str, Argument]
    private: bool

    def text(self) -> Text:
        """The event in words: message ``log-<kind>``, or ``log-<kind>-seen`` for whoever saw the hidden part."""
        return Text(f"log-{self.kind}-seen" if self.private else f"log-{self.kind}", **self.words)


class Log:
    """All events of a match, in order. Muted while choices are replayed and in simulations."""

    def __init__(self, wording: Wording) -> None:
        self._events: list[Event] = []
        self._wording = wording
        self.muted = False

    def __len__(self) -> int:
        return len(self._events)

    def tell(self, kind: str, facts: Facts, secrets: Secrets | None = None) -> None:
        """Write down what happened, unless the log is muted. ``secrets`` says who else knows more: a person or a team;
        who is told something alone and as one of a team knows both.
        """
        if self.muted:
            return
        words = self._wording(facts)
        private: dict[Seat, tuple[Facts, Mapping[str, Argument]]] = {}
        for whose, known in (secrets or {}).items():
            said = self._wording(known)
            for seat in whose if isinstance(whose, frozenset) else (whose,):
                before, so_far = private.get(seat, ({}, {}))
                private[seat] = ({**before, **known}, {**so_far, **said})
        self._events.append(Event(len(self._events), kind, facts, words, private))

    def since(self, number: int, seat: Seat = TABLE) -> Iterator[Told]:
        """The events from ``number`` on, as ``seat`` may read them."""
        for event in self._events[number:]:
            yield event.told_to(seat)

    def cut(self, length: int) -> None:
        """Forget what happened after an undone choice."""
        del self._events[length:]
