"""What is kept of a game that computer seats have played: figures of the game, of each seat, and what was counted.

A game says which figures there are; whoever plays it by the hundred keeps them, sums them up and compares them without
knowing what they mean. A truth is summed up as a share, a number as a mean, a word by how often it was said.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from attrs import Factory, evolve, frozen

from nemesis_desktop.engine.saving.bounded import part, parts

Value = bool | int | float | str | None
"""A figure; None where a game has none of this kind."""

Facts = Mapping[str, Value]
Counts = Mapping[str, Mapping[str, int]]

VALUES: Final = (bool, int, float, str, type(None))


@frozen
class Measure:
    """A figure that a game keeps.

    Attributes:
        name: of its column.
        said: what its values are called is in messages that begin so; empty where they are numbers or names.
    """

    name: str
    said: str = ""

    @property
    def message(self) -> str:
        """The message that names it."""
        return f"lab-{self.name.replace('_', '-')}"


@frozen
class Measures:
    """All figures that a game keeps.

    Attributes:
        game: of the game as a whole.
        seat: of each seat.
        counted: what is counted one by one: the cards that were played, say.
        crossed: pairs of figures of a seat whose values are counted together: in which round what was somebody's death.
        best: the figures that a comparison begins with, and a report shows first.
    """

    game: Sequence[Measure] = ()
    seat: Sequence[Measure] = ()
    counted: Sequence[Measure] = ()
    crossed: Sequence[tuple[str, str]] = ()
    best: Sequence[str] = ()

    def named(self, name: str) -> Measure:
        """The figure of this name; one of its own where none is."""
        return next((one for one in (*self.game, *self.seat, *self.counted) if one.name == name), Measure(name))


@frozen
class Record:
    """One game that has been played to its end.

    Attributes:
        game: figures of the whole game.
        seats: figures of each seat, in seating order.
        counts: how often each thing happened, by what it was.
        seed: of the game.
        decisions: how many questions were answered.
        policies: who sat at each seat, by the name of the policy.
    """

    game: Facts
    seats: Sequence[Facts] = ()
    counts: Counts = Factory(dict)
    seed: int = 0
    decisions: int = 0
    policies: Sequence[str] = ()

    def played(self, seed: int, decisions: int, policies: Sequence[str]) -> Record:
        """The same, with what the game itself does not know."""
        return evolve(self, seed=seed, decisions=decisions, policies=tuple(policies))

    def to_json(self) -> dict[str, Any]:
        """As it stands in a file of games that were kept."""
        return {
            "seed": self.seed,
            "decisions": self.decisions,
            "policies": list(self.policies),
            "game": dict(self.game),
            "seats": [dict(seat) for seat in self.seats],
            "counts": {name: dict(counted) for name, counted in self.counts.items()},
        }

    @classmethod
    def from_json(cls, data: Any) -> Record:
        """Read a game from a file. Raises ``ValueError`` where it is malformed."""
        if not isinstance(data, dict):
            raise ValueError("not a game")
        return cls(
            seed=part(data, "seed", int),
            decisions=part(data, "decisions", int),
            policies=tuple(parts(data, "policies", str)),
            game=_facts(data.get("game")),
            seats=tuple(_facts(seat) for seat in parts(data, "seats", dict)),
            counts={name: _counted(counted) for name, counted in part(data, "counts", dict).items()},
        )


def _facts(data: Any) -> Facts:
    if not isinstance(data, dict) or not all(isinstance(value, VALUES) for value in data.values()):
        raise ValueError("no figures of a game")
    return data


def _counted(data: Any) -> Mapping[str, int]:
    if not isinstance(data, dict) or not all(type(count) is int for count in data.values()):
        raise ValueError("nothing that was counted")
    return data
