"""What happened, in a public form and in those the zones allow, in one numbered log.

An event is a value of its game: a class for each kind, whose fields are numbers, names and ids. While somebody
watches, each line of the log carries the public picture of the table before and after it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from inspect import get_annotations
from typing import Any, ClassVar, Generic, NoReturn, Protocol, TypeAlias, TypeVar, dataclass_transform

from attrs import evolve, field, frozen
from attrs.exceptions import FrozenInstanceError

from nemesis_desktop.engine.decision import TABLE, Seat
from nemesis_desktop.engine.text import Argument, Text

T = TypeVar("T")

Fact = int | str | bool | tuple[int | str, ...] | None
"""What a field of an event says: numbers and ids."""

_WORD = re.compile("[A-Z][a-z0-9]*")

Facts = Mapping[str, Fact]
Words = Mapping[str, Argument]


class Guarded(Protocol):
    """A zone, as far as an event asks it."""

    def may_read(self, state: Any, seat: Seat, abouts: Iterable[Hashable]) -> bool:
        """Whether a seat may know what lies in one of these places."""
        ...


@frozen
class Hidden(Generic[T]):
    """What lies in a zone: who may know those places reads it, and nobody else.

    Made by ``Zone.hides``.
    """

    value: T
    zone: Guarded
    abouts: tuple[Hashable, ...]


Secret: TypeAlias = T | Hidden[T] | None
"""A field that not everybody may read: told as ``Hidden``; in a reader's form the value itself, or None."""


@dataclass_transform(frozen_default=True)
class Event:
    """Something that happened, as its game tells it: a subclass for each kind, ``LightWound(who=2)``.

    A frozen value with typed fields, which may have defaults. No attrs class, because a game has more than a hundred
    kinds: making code for each would keep whoever starts the program waiting for a tenth of a second.

    Attributes:
        id: names the kind in message ids, ``light-wound``: the log says it with ``log-light-wound``.
        usual: the defaults, by the fields that have one.
        said_to_mates: a computer seat tells it to everybody where all win or lose as one.
    """

    id: ClassVar[str]
    usual: ClassVar[Mapping[str, Any]] = {}
    said_to_mates: ClassVar[bool] = False
    __match_args__: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        """The id is made of the words of the class's name; the fields are what it declares."""
        super().__init_subclass__()
        cls.id = "-".join(_WORD.findall(cls.__name__)).lower()
        own = [name for name, hint in get_annotations(cls).items() if not str(hint).startswith("ClassVar")]
        cls.__match_args__ = (*cls.__match_args__, *own)  # type: ignore[misc]  # nobody else makes the class
        cls.usual = {**cls.usual, **{name: vars(cls)[name] for name in own if name in vars(cls)}}

    def __init__(self, *values: Any, **said: Any) -> None:
        """Each field once, in order or by its name. Raises ``TypeError`` otherwise."""
        names = self.__match_args__
        told = {**dict(zip(names, values, strict=False)), **said}
        facts = {**self.usual, **told}
        if len(told) != len(values) + len(said) or facts.keys() != set(names):
            raise TypeError(f"{type(self).__name__} says {', '.join(names) or 'nothing'}, each once")
        vars(self).update(facts)

    def __setattr__(self, name: str, value: Any) -> NoReturn:
        raise FrozenInstanceError

    def __delattr__(self, name: str) -> NoReturn:
        raise FrozenInstanceError

    def __eq__(self, other: object) -> bool:
        return vars(self) == vars(other) if type(self) is type(other) else NotImplemented

    def __hash__(self) -> int:
        return hash((type(self), *said_by(self).values()))

    def __repr__(self) -> str:
        said = ", ".join(f"{name}={fact!r}" for name, fact in said_by(self).items())
        return f"{type(self).__name__}({said})"


def said_by(event: Event) -> dict[str, Any]:
    """All fields of an event by their names, in the order in which they are declared."""
    return {name: getattr(event, name) for name in event.__match_args__}


def facts_of(event: Event) -> dict[str, Any]:
    """What this form of an event says, by the names of its fields; what it keeps to itself is left out."""
    said = said_by(event).items()
    return {name: fact for name, fact in said if fact is not None and not isinstance(fact, Hidden)}


def _saying(event: Event, /, **facts: Any) -> Event:
    """The same event, where some fields say something else."""
    return type(event)(**{**said_by(event), **facts})


class Teller(Protocol):
    """The table from which an event is told, as it lies at this moment."""

    __slots__ = ()
    state: Any

    @property
    def readers(self) -> Sequence[Seat]:
        """Everybody who may read the log, the table among them."""
        ...

    def words(self, facts: Facts) -> Words:
        """The names and numbers of the sentence that tells these facts."""
        ...


@frozen
class LogLine:
    """One line of the log.

    ``event`` says what everybody may know. ``secrets`` holds, per reader, the form that the zones let it know: a seat
    that is not in ``secrets`` reads the public form only, so the log cannot leak. ``words`` are the arguments of the
    sentence.
    """

    number: int
    event: Event
    words: Words
    secrets: Mapping[Seat, tuple[Event, Words]] = field(factory=dict)

    @property
    def kind(self) -> str:
        """The kind of the event."""
        return self.event.id

    def public(self) -> LogLine:
        """The same line with what everybody may read of it, and nothing else."""
        open_to_all = self.secrets.get(TABLE)
        return evolve(self, secrets={} if open_to_all is None else dict.fromkeys(self.secrets, open_to_all))

    def told_to(self, seat: Seat, mates: Iterable[Seat] = ()) -> Told:
        """This line as ``seat`` (or the table) may read it, or as one of its ``mates`` tells it."""
        eyes = (seat, *mates) if self.event.said_to_mates else (seat,)
        secret = next((self.secrets[one] for one in eyes if one in self.secrets), None)
        if secret is None:
            return Told(self.number, self.event, self.words, private=False)
        event, words = secret
        private = seat in self.secrets and TABLE not in self.secrets
        return Told(self.number, event, words, private=private, named=True)


@frozen
class Told:
    """An event as one reader may know it.

    Attributes:
        private: it holds what not everybody may read.
        named: it names what lies hidden from others, or would at a table that plays with closed inventories.
        before, after: what everybody may see of the table before and after it: the ``TABLE`` view of its game. None
            for what happened before anybody watched.
    """

    number: int
    event: Event
    words: Words
    private: bool
    named: bool = field(default=False, kw_only=True)
    before: Any = field(default=None, kw_only=True, eq=False, repr=False)
    after: Any = field(default=None, kw_only=True, eq=False, repr=False)

    @property
    def kind(self) -> str:
        """The kind of the event."""
        return self.event.id

    @property
    def facts(self) -> dict[str, Any]:
        """What its reader may know of it, by the names of its fields."""
        return facts_of(self.event)

    def alone(self) -> Told:
        """The same without its pictures: whoever keeps it for long keeps no tables."""
        return self if self.after is None else evolve(self, before=None, after=None)

    def text(self) -> Text:
        """The event in words: message ``log-<kind>``, or ``log-<kind>-seen`` for whoever knows the hidden part."""
        seen = self.named or self.private
        return Text(f"log-{self.kind}-seen" if seen else f"log-{self.kind}", **self.words)


class Log:
    """All events of a match, in order. Muted while choices are replayed and in simulations."""

    def __init__(self) -> None:
        self._lines: list[LogLine] = []
        self._camera: Callable[[], object] | None = None
        self._pictures: list[object] = []
        """The table before the first line of the last answer, and after each of them."""
        self._pictured_from = 0
        self.muted = False

    def __len__(self) -> int:
        return len(self._lines)

    # ---------------------------------------------------------------- telling

    def tell(self, teller: Teller, event: Event) -> None:
        """Write down what happened, unless the log is muted.

        What is hidden is named to those whom its zone lets know it, at this moment.
        """
        if self.muted:
            return
        said = said_by(event).items()
        hidden: dict[str, Hidden[Any]] = {name: fact for name, fact in said if isinstance(fact, Hidden)}
        public = _saying(event, **dict.fromkeys(hidden)) if hidden else event
        secrets: dict[Seat, tuple[Event, Words]] = {}
        for reader in teller.readers if hidden else ():
            known = {
                name: fact.value
                for name, fact in hidden.items()
                if fact.zone.may_read(teller.state, reader, fact.abouts)
            }
            if known:
                seen = _saying(public, **known)
                secrets[reader] = seen, teller.words(facts_of(seen))
        self._lines.append(LogLine(len(self._lines), public, teller.words(facts_of(public)), secrets))
        if self._camera is not None:
            self._pictures.append(self._taken(self._camera))

    def forget_secrets(self) -> None:
        """Keep only what everybody may read so far: a table that plays from memory writes nothing down.

        Choices that are only replayed forget nothing again.
        """
        if not self.muted:
            self._lines = [line.public() if line.secrets else line for line in self._lines]

    def since(self, number: int, seat: Seat = TABLE, mates: Collection[Seat] = ()) -> Iterator[Told]:
        """The events from ``number`` on, as ``seat`` may read them; ``mates`` tell what they have looked at."""
        for line in self._lines[number:]:
            told, at = line.told_to(seat, mates), line.number - self._pictured_from
            if 0 <= at < len(self._pictures) - 1:
                told = evolve(told, before=self._pictures[at], after=self._pictures[at + 1])
            yield told

    def mark(self) -> tuple[LogLine, ...]:
        """Everything so far, to come back to when a choice is undone."""
        return tuple(self._lines)

    def back_to(self, mark: tuple[LogLine, ...]) -> None:
        """Stand as before an undone choice: what it brought is gone, what it made the table forget is known again."""
        self._lines = list(mark)
        self._pictures.clear()

    # ---------------------------------------------------------------- pictures

    def watch(self, camera: Callable[[], object]) -> None:
        """An answer is about to be carried out: take a picture at each event, and before the first.

        The table lies as at the question, so the last picture of the answer before is the first of this one. All others
        are let go.
        """
        self._camera = camera
        self._pictured_from = len(self._lines)
        self._pictures = self._pictures[-1:] or [camera()]

    def arrive(self) -> None:
        """The rules have come to the next question: what has changed since the last event belongs to that event."""
        if self._camera is None:
            return
        if len(self._lines) > self._pictured_from:
            self._pictures[-1] = self._taken(self._camera)
        else:
            self._pictures.clear()
        self._camera = None

    def _taken(self, camera: Callable[[], object]) -> object:
        """What the camera sees; the same picture as before where nothing has changed."""
        picture = camera()
        return self._pictures[-1] if picture == self._pictures[-1] else picture
