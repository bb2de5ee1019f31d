"""Damage that knows the structure: every leaf and branch of a document, replaced by every wrong kind of value."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

Path = tuple[str | int, ...]

DEEP = "<deep>"
"""Stands for lists in lists a hundred thousand times; ``written`` puts them in, which ``json`` itself cannot."""
GONE = object()
MORE = object()

WRONG: tuple[Any, ...] = (
    *(None, True, False, 10**50, -1, 99, 1.5, float("nan"), float("inf"), "", "no such thing", "x" * 1_000_000),
    *("\ud800", "\0", "\u2028", [], [[]], ["x"], {}, {"x": 1}, DEEP, GONE, MORE),
)


class Damage(NamedTuple):
    """One wound of a document: where, and what lies there now."""

    path: Path
    value: Any

    def done_to(self, document: Any) -> Any:
        """A copy of the document with this damage; what is whole is shared with the document."""
        damaged = copy.copy(document)
        if not self.path:
            return {} if self.value is GONE else self.value if self.value is not MORE else {**damaged, "more": 1}
        holder = damaged
        for step in self.path[:-1]:
            holder[step] = copy.copy(holder[step])
            holder = holder[step]
        last = self.path[-1]
        if self.value is GONE:
            del holder[last]
        elif self.value is MORE:
            thing = holder[last] = copy.copy(holder[last])
            if isinstance(thing, dict):
                thing["more"] = ["of", {"it": 1}]
            elif isinstance(thing, list):
                thing.append(thing[0] if thing else "more")
            else:
                holder[last] = [thing, thing]
        else:
            holder[last] = self.value
        return damaged


def places(document: Any, at: Path = ()) -> Iterator[Path]:
    """Every leaf and branch of a document, the document itself first."""
    yield at
    if isinstance(document, dict):
        for key, value in document.items():
            yield from places(value, (*at, key))
    elif isinstance(document, list):
        for index, value in enumerate(document):
            yield from places(value, (*at, index))


def damages(document: Any) -> list[Damage]:
    """All of them."""
    return [Damage(path, wrong) for path in places(document) for wrong in WRONG]


def sample(all_of_them: Sequence[Damage], count: int, seed: int) -> list[Damage]:
    """So many of them, by a seed."""
    return random.Random(seed).sample(list(all_of_them), min(count, len(all_of_them)))


def written(document: Any) -> str:
    """The document as JSON, with what only a hostile hand writes: NaN, half signs, and depths without end."""
    import json

    return json.dumps(document).replace(f'"{DEEP}"', "[" * 100_000 + "]" * 100_000)
