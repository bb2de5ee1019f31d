"""The choices of a match, each with the acts it meant: a changed program never silently means something else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from attrs import NOTHING, asdict, fields, frozen

if TYPE_CHECKING:
    from nemesis_desktop.engine.decision import Act, Decision, Seat

Json = None | bool | int | float | str | Sequence["Json"] | Mapping[str, "Json"]


class DivergedError(Exception):
    """A replayed choice does not mean what it meant when it was made."""


def describe(act: Act) -> list[Json]:
    """An act as it stands in a save: the name of its class and its fields."""
    fields: dict[str, Json] = asdict(act)  # type: ignore[arg-type]  # every act is an attrs class
    return [type(act).__name__, *fields.values()]


def means(act: Act, written: list[Json]) -> bool:
    """Whether this act is the one that stands in a save.

    Last fields that an earlier version did not write are missing there: it is the same act where they tell no two acts
    apart, or have their default.
    """
    today = describe(act)
    known = fields(type(act))  # type: ignore[arg-type]  # every act is an attrs class
    later = known[max(0, len(written) - 1) :]
    return today[: len(written)] == written and all(
        not field.eq or (field.default is not NOTHING and getattr(act, field.name) == field.default) for field in later
    )


@frozen
class Choice:
    """Who answered, which acts were picked, and what they meant.

    ``moment`` is a note that rules never read: how many milliseconds after the question was first put the answer came,
    as the window's clock has it, where a game is played against time.
    """

    seat: Seat
    picks: tuple[int, ...]
    acts: tuple[list[Json], ...]
    moment: int | None = None

    @classmethod
    def of(cls, decision: Decision, picks: tuple[int, ...], moment: int | None = None) -> Choice:
        """Write down an answer."""
        return cls(decision.answered_by(picks), picks, tuple(describe(decision.acts[pick]) for pick in picks), moment)

    def check(self, decision: Decision | None) -> None:
        """Raise ``DivergedError`` unless ``decision`` offers the same acts at the same places."""
        if decision is None:
            raise DivergedError("nobody is asked here")
        for pick, meant in zip(self.picks, self.acts, strict=True):
            if pick >= len(decision.acts) or not means(decision.acts[pick], meant):
                raise DivergedError(f"answer {pick} no longer means {meant}")
        if decision.answered_by(self.picks) != self.seat:
            raise DivergedError(f"nobody asks seat {self.seat} here")

    def to_json(self) -> list[Json]:
        """The entry of a save file."""
        entry: list[Json] = [self.seat, list(self.picks), list(self.acts)]
        return entry if self.moment is None else [*entry, self.moment]

    @classmethod
    def from_json(cls, entry: object) -> Choice:
        """Read an entry of a save file. Raises ``ValueError`` where it is malformed."""
        match entry:
            case [int(seat), list(picks), list(acts)]:
                moment = None
            case [int(seat), list(picks), list(acts), int(moment)] if type(moment) is int:
                pass
            case _:
                raise ValueError("a journal entry is malformed")
        if len(picks) != len(acts) or not all(type(pick) is int for pick in picks):
            raise ValueError("the picks of a journal entry are malformed")
        return cls(seat, tuple(picks), tuple(acts), moment)
