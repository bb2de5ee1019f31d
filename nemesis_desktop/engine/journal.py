"""The choices of a match, each with the acts it meant: a changed program never silently means something else."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from attrs import NOTHING, asdict, define, fields, frozen

if TYPE_CHECKING:
    from nemesis_desktop.engine.decision import Act, Barrier, Decision, Seat
    from nemesis_desktop.engine.text import Text

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
    later = fields(type(act))[max(0, len(written) - 1) :]  # type: ignore[arg-type]  # every act is an attrs class
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


@define
class _Noted:
    """What is remembered of a choice while its match goes on: its name, how long the log was when it was made and when
    what it answered was done, and whether others saw it then.
    """

    name: Text | None = None
    told: int = 0
    end: int = 0
    unseen: bool = False


class Journal:
    """All choices of a match, and how many of them stand for good.

    Attributes:
        choices: every choice so far.
        barrier: why those that stand cannot be taken back.
    """

    def __init__(self) -> None:
        self.choices: list[Choice] = []
        self.barrier: Barrier = "start"
        self._noted: list[_Noted] = []
        self._lines: list[str] = []
        self._floor = 0

    def begin_with(self, choices: Sequence[Choice]) -> None:
        """What was chosen before the table that a match begins with: it stays chosen."""
        self.choices = list(choices)
        self._noted = [_Noted() for _ in choices]
        self._floor = len(choices)

    def add(self, decision: Decision, picks: tuple[int, ...], moment: int | None, told: int) -> None:
        """Somebody has answered, when the log was ``told`` long."""
        self.choices.append(Choice.of(decision, picks, moment))
        # What takes everybody equally many clicks says nothing of itself afterwards either.
        named = len(picks) == 1 and decision.barrier is None and not decision.ritual
        name = decision.acts[picks[0]].text() if named else None
        self._noted.append(_Noted(name, told, told, decision.barrier == "sealed" or bool(decision.ritual)))

    def end(self, told: int) -> None:
        """What the last choice answered is done; the log was ``told`` long then."""
        self._noted[-1].end = told

    def bar(self, reason: Barrier) -> None:
        """Nothing that has been chosen so far can be taken back any more."""
        self._floor = len(self.choices)
        self.barrier = reason

    @property
    def loose(self) -> bool:
        """Whether the last choice can still be taken back by whoever made it."""
        return len(self.choices) > self._floor

    @property
    def last_name(self) -> Text | None:
        """What the last choice is called; None where it has no name, or says nothing of itself."""
        return self._noted[-1].name

    def take_back(self) -> None:
        """The last choice was not made."""
        self.choices.pop()
        self._noted.pop()
        self._lines = self._lines[: len(self.choices)]

    def lines(self, line: Callable[[Json], str]) -> list[str]:
        """All choices as a save has them, each written once by ``line``."""
        self._lines.extend(line(choice.to_json()) for choice in self.choices[len(self._lines) :])
        return self._lines

    def choice_of(self, line: int, who: Seat | None) -> int | None:
        """The number of the choice that a line of the log about somebody tells of, or that brought it, if any did."""
        made = bisect_right(self._noted, line, key=lambda noted: noted.told) - 1
        if made < 0:
            return None
        noted = self._noted[made]
        by_itself = line >= noted.end
        if who is None or (by_itself and not noted.unseen):
            return None if by_itself else made
        # What several chose unseen, one after another, is told when the last has chosen, whatever step that is in.
        unseen = made
        while unseen > 0 and self.choices[unseen].seat != who and self._noted[unseen - 1].told == noted.told:
            unseen -= 1
        return unseen if self.choices[unseen].seat == who else None
