"""What happened, in a public form and in those the zones allow, in one numbered log."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol

from attrs import evolve, field, frozen

from nemesis_desktop.engine.decision import TABLE, Seat
from nemesis_desktop.engine.text import Argument, Text

Fact = int | str | bool | tuple[int | str, ...] | None
"""What an event says to the picture: numbers and ids."""

Facts = Mapping[str, Fact]
Words = Mapping[str, Argument]


class Guarded(Protocol):
    """A zone, as far as an event asks it."""

    def may_read(self, state: Any, seat: Seat, abouts: Iterable[Hashable]) -> bool:
        """Whether a seat may know what lies in one of these places."""
        ...


@frozen
class Hidden:
    """A fact that names what lies in a zone: who may know those places reads it, and nobody else.

    Made by ``Zone.hides``.
    """

    value: Fact
    zone: Guarded
    abouts: tuple[Hashable, ...]


class Teller(Protocol):
    """The table from which an event is told, as it lies at this moment."""

    state: Any

    @property
    def readers(self) -> Sequence[Seat]:
        """Everybody who may read the log, the table among them."""
        ...

    def words(self, facts: Facts) -> Words:
        """The names and numbers of the sentence that tells these facts."""
        ...


@frozen
class Event:
    """Something that happened at the table.

    ``facts`` is what everybody may know. ``secrets`` holds, per reader, what the zones let it know beyond that: a seat
    that is not in ``secrets`` reads the public form only, so the log cannot leak. ``words`` are the arguments of the
    sentence.
    """

    number: int
    kind: str
    facts: Facts
    words: Words
    secrets: Mapping[Seat, tuple[Facts, Words]] = field(factory=dict)

    def told_to(self, seat: Seat) -> Told:
        """This event as ``seat`` (or the table) may read it."""
        secret = self.secrets.get(seat)
        if secret is None:
            return Told(self.number, self.kind, self.facts, self.words, private=False)
        facts, words = secret
        told = {**self.facts, **facts}, {**self.words, **words}
        return Told(self.number, self.kind, *told, private=TABLE not in self.secrets, named=True)


@frozen
class Told:
    """An event as one reader may know it."""

    number: int
    kind: str
    facts: Facts
    words: Words
    private: bool
    """Holds what not everybody may read."""
    named: bool = field(default=False, kw_only=True)
    """Names what lies hidden from others, or would at a table that plays with closed inventories."""

    def text(self) -> Text:
        """The event in words: message ``log-<kind>``, or ``log-<kind>-seen`` for whoever knows the hidden part."""
        seen = self.named or self.private
        return Text(f"log-{self.kind}-seen" if seen else f"log-{self.kind}", **self.words)


class Log:
    """All events of a match, in order. Muted while choices are replayed and in simulations."""

    def __init__(self) -> None:
        self._events: list[Event] = []
        self.muted = False

    def __len__(self) -> int:
        return len(self._events)

    def tell(self, teller: Teller, kind: str, facts: Mapping[str, Fact | Hidden]) -> None:
        """Write down what happened, unless the log is muted.

        What is hidden is named to those whom its zone lets know it, at this moment.
        """
        if self.muted:
            return
        public: dict[str, Fact] = {}
        hidden: dict[str, Hidden] = {}
        for name, fact in facts.items():
            if isinstance(fact, Hidden):
                hidden[name] = fact
            else:
                public[name] = fact
        secrets: dict[Seat, tuple[Facts, Words]] = {}
        for reader in teller.readers if hidden else ():
            known = {
                name: fact.value
                for name, fact in hidden.items()
                if fact.zone.may_read(teller.state, reader, fact.abouts)
            }
            if known:
                secrets[reader] = known, teller.words(known)
        self._events.append(Event(len(self._events), kind, public, teller.words(public), secrets))

    def forget_secrets(self) -> None:
        """Keep only the public form of everything so far: a table that plays from memory writes nothing down."""
        self._events = [evolve(event, secrets={}) if event.secrets else event for event in self._events]

    def since(self, number: int, seat: Seat = TABLE) -> Iterator[Told]:
        """The events from ``number`` on, as ``seat`` may read them."""
        for event in self._events[number:]:
            yield event.told_to(seat)

    def cut(self, length: int) -> None:
        """Forget what happened after an undone choice."""
        del self._events[length:]
