"""What the setups of all games have in common: who plays, how that is checked and kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, Protocol, Self, TypeVar

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.journal import Json
from nemesis_desktop.engine.naming import look
from nemesis_desktop.engine.new_game import Person, SetupError
from nemesis_desktop.engine.saving.bounded import whole, word
from nemesis_desktop.engine.saving.table_settings import LONGEST_NAME
from nemesis_desktop.engine.text import Text


class Setup(Protocol):
    """What people choose before a game."""

    @property
    def people(self) -> tuple[Person, ...]:
        """Names and colours, in seating order."""
        ...

    def to_json(self) -> Json:
        """As it stands in a save."""
        ...

    @classmethod
    def from_json(cls, data: Any) -> Self:
        """Read a setup. Raises ``ValueError`` where it is malformed or not allowed."""
        ...


S = TypeVar("S", bound=Setup)


class KindWithSetup(Generic[S]):
    """What a ``GameKind`` gives whose setup is a class with people in it.

    Attributes:
        setup: that class.
    """

    setup: type[S]

    def seats(self, setup: S) -> Sequence[Seat]:
        """Everybody, in seating order."""
        return range(len(setup.people))

    def people(self, setup: S) -> Sequence[Person]:
        """Everybody, in seating order."""
        return setup.people

    def setup_to_json(self, setup: S) -> Json:
        """For a save."""
        return setup.to_json()

    def setup_from_json(self, data: Any) -> S:
        """From a save. Raises ``ValueError``."""
        return self.setup.from_json(data)

    def act_today(self, act: list[Json]) -> list[Json]:
        """An act of a save as this version names it: no earlier one named it otherwise."""
        return act


def check_people(people: Sequence[Person]) -> None:
    """Raise ``SetupError`` where somebody cannot be told from somebody else, by name or by colour."""
    names = [look(person.name) for person in people if person.name]
    if len(set(names)) < len(names) or not all(names):
        raise SetupError(Text("setup-names"))
    if len({person.colour for person in people}) < len(people):
        raise SetupError(Text("setup-colours"))


def people_to_json(people: Sequence[Person]) -> list[Json]:
    """People as they stand in a save."""
    return [[person.name, person.colour] for person in people]


def people_from_json(data: Any, colours: tuple[int, int]) -> tuple[Person, ...]:
    """Read people; ``colours`` are the lowest and the highest number of one. Raises ``ValueError``."""
    if not isinstance(data, list):
        raise ValueError("people are a list")
    return tuple(_person(one, colours) for one in data)


def _person(data: object, colours: tuple[int, int]) -> Person:
    match data:
        case [name, colour]:
            return Person(word(name, LONGEST_NAME), whole(colour, *colours))
    raise ValueError("a person is a name and a colour")
