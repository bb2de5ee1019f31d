"""Thousands of acts on offer, none of them made before it is looked at.

A question of the whole table offers whatever anybody might do in the next second. A ``Family`` says it in one line
(*any of these cards, on any of these slots, either way up*); a ``Listing`` puts several together. Both count, find and
make acts by arithmetic, so that asking costs nothing and answering costs one act.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import accumulate, chain, product
from math import prod
from typing import Any, Generic, TypeVar, overload

from attrs import fields

from nemesis_desktop.engine.decision import Act

A = TypeVar("A", bound=Act)


class _Lazy(Sequence[A], Generic[A]):
    """A sequence that makes what it is asked for."""

    def made(self, place: int) -> A:
        """The act at a place from 0 on."""
        raise NotImplementedError

    def place_of(self, act: object) -> int | None:
        """Where an act stands, or None where it is not on offer."""
        raise NotImplementedError

    @overload
    def __getitem__(self, index: int) -> A: ...
    @overload
    def __getitem__(self, index: slice) -> list[A]: ...
    def __getitem__(self, index: int | slice) -> A | list[A]:
        places = range(len(self))[index]  # Python's own rules for negative places, and its own IndexError
        return self.made(places) if isinstance(places, int) else [self.made(place) for place in places]

    def __contains__(self, act: object) -> bool:
        return self.place_of(act) is not None

    def index(self, act: Any, start: int = 0, stop: int | None = None) -> int:
        """Where an act stands. Raises ``ValueError`` where it is not on offer."""
        place = self.place_of(act)
        if place is None or place not in range(len(self))[start:stop]:
            raise ValueError(f"{act!r} is not on offer")
        return place


class Family(_Lazy[A]):
    """All acts of one class whose first field is in the first row, whose second is in the second, and so on.

    The last row turns fastest. No row names a value twice, or an act would stand at two places.
    """

    def __init__(self, make: type[A], *rows: Sequence[Any]) -> None:
        self._make = make
        self._rows = rows
        self._names = tuple(one.name for one in fields(make))  # type: ignore[arg-type]  # every act is an attrs class
        if len(self._names) != len(rows):
            raise TypeError(f"{make.__name__} has {len(self._names)} fields, not {len(rows)}")
        self._count = prod(len(row) for row in rows)

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[A]:
        return (self._make(*values) for values in product(*self._rows))

    def made(self, place: int) -> A:
        """One value of each row, as the digits of the place."""
        values = []
        for row in reversed(self._rows):
            place, digit = divmod(place, len(row))
            values.append(row[digit])
        return self._make(*reversed(values))

    def place_of(self, act: object) -> int | None:
        """The place whose digits are the act's fields."""
        if type(act) is not self._make:
            return None
        place = 0
        for name, row in zip(self._names, self._rows, strict=True):
            value = getattr(act, name)
            if value not in row:
                return None
            place = place * len(row) + row.index(value)
        return place


class Listing(_Lazy[A]):
    """Several families, or other rows of acts, one behind the other."""

    def __init__(self, *parts: Sequence[A]) -> None:
        self._parts = parts
        self._ends = tuple(accumulate(len(part) for part in parts))

    def __len__(self) -> int:
        return self._ends[-1] if self._ends else 0

    def __iter__(self) -> Iterator[A]:
        return chain.from_iterable(self._parts)

    def made(self, place: int) -> A:
        """The act of the part that reaches over the place, counted from that part's end."""
        part = bisect_right(self._ends, place)
        return self._parts[part][place - self._ends[part]]

    def place_of(self, act: object) -> int | None:
        """The act's place in the first part that has it."""
        for part, end in zip(self._parts, self._ends, strict=True):
            if act in part:
                return end - len(part) + part.index(act)
        return None
