"""The choices of a match, each with the acts it meant: a changed program never silently means something else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from attrs import asdict, frozen

if TYPE_CHECKING:
    from nemesis_desktop.engine.decision import Act, Decision, Seat

Json = None | bool | int | float | str | Sequence["Json"] | Mapping[str, "Json"]


class DivergedError(Exception):
    """A replayed choice does not mean what it meant when it was made."""


def describe(act: Act) -> list[Json]:
    """An act as it stands in a save: the name of its class and its fields."""
    fields: dict[str, Json] = asdict(act)  # type: ignore[arg-type]  # every act is an attrs class
    return [type(act).__name__, *fields.values()]


@frozen
class Choice:
    """Who answered, which acts were picked, and what they meant."""

    seat: Seat
    picks: tuple[int, ...]
    acts: tuple[list[Json], ...]

    @classmethod
    def of(cls, decision: Decision, picks: tuple[int, ...]) -> Choice:
        """Write down an answer."""
        return cls(decision.seat, picks, tuple(describe(decision.acts[pick]) for pick in picks))

    def check(self, decision: Decision | None) -> None:
        """Raise ``DivergedError`` unless ``decision`` offers the same acts at the same places."""
        if decision is None or decision.seat != self.seat:
            raise DivergedError(f"nobody asks seat {self.seat} here")
        for pick, meant in zip(self.picks, self.acts, strict=True):
            if pick >= len(decision.acts) or describe(decision.acts[pick]) != meant:
                raise DivergedError(f"answer {pick} no longer means {meant}")

    def to_json(self) -> list[Json]:
        """The entry of a save file."""
        return [self.seat, list(self.picks), list(self.acts)]

    @classmethod
    def from_json(cls, entry: object) -> Choice:
        """Read an entry of a save file. Raises ``ValueError`` where it is malformed."""
        match entry:
            case [int(seat), list(picks), list(acts)] if all(isinstance(pick, int) for pick in picks):
                return cls(seat, tuple(picks), tuple(acts))
        raise ValueError("a journal entry is malformed")
