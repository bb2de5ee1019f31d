"""The lines of a log: how each wraps in its panel, and how high they stand together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from attrs import define

from nemesis_desktop.engine.events import Told
from nemesis_desktop.engine.text import Text
from nemesis_desktop.table.furniture.board_part import BoardPart
from nemesis_desktop.table.played_game import PlayedGame

SIZE = 12.5
LEADING = 1.2
GAP = 5.0
HEADING = 8.0
"""Room for the line above the first words of a round."""
NARROWEST = 40.0


@define
class WrappedLine:
    """One line of the log, why it came about where somebody has asked, and how both wrap at the present width."""

    told: Told
    lines: tuple[str, ...] | None = None
    why: Text | None = None
    reason: tuple[str, ...] = ()


class LogLines:
    """All lines, the oldest first.

    Args:
        part: the panel, in whose language and scale they are set.
        ui: the game, which says what begins a round.
        room: how many units wide a line may be.

    Attributes:
        step: from one row of type to the next, in units.
    """

    def __init__(self, part: BoardPart, ui: PlayedGame, room: Callable[[Told], float]) -> None:
        self._part = part
        self._ui = ui
        self._room = room
        self.entries: list[WrappedLine] = []
        self.step = SIZE * LEADING
        self._tall: float | None = None

    def keep(self, told: Sequence[Told]) -> tuple[int, bool]:
        """Drop all lines from the first on that is none of these any more: how many are left, and whether any went."""
        known = 0
        for entry, one in zip(self.entries, told, strict=False):
            if entry.told != one:
                break
            known += 1
        gone = known < len(self.entries)
        if gone:
            del self.entries[known:]
            self._tall = None
        return known, gone

    def add(self, told: Iterable[Told]) -> list[WrappedLine]:
        """Further lines below the others."""
        added = [WrappedLine(one.alone()) for one in told]
        if self._tall is not None:
            self._tall += sum(self.height(entry) for entry in added)
        self.entries += added
        return added

    def explain(self, number: int, why: Text) -> None:
        """Say below a line why it came about."""
        for entry in self.entries:
            if entry.told.number == number:
                entry.why, entry.lines = why, None
        self._tall = None

    def measure_anew(self) -> None:
        """The width, the scale or the language is another."""
        self.step = self._part.ruler.leading(SIZE, LEADING)
        self._tall = None
        for entry in self.entries:
            entry.lines = None

    @property
    def tall(self) -> float:
        """The height of all lines together, in units."""
        if self._tall is None:
            self._tall = sum(self.height(entry) for entry in self.entries)
        return self._tall

    def said(self, entry: WrappedLine) -> str:
        """A line in words."""
        words = self._part.words
        return "" if words is None else words.text(entry.told.text())

    def heads(self, entry: WrappedLine) -> bool:
        """Whether a line begins a round."""
        return self._ui.is_heading(entry.told)

    def weight(self, entry: WrappedLine) -> int:
        """How heavy a line is set."""
        return 600 if self.heads(entry) else 400

    def wrapped(self, entry: WrappedLine) -> Sequence[str]:
        """A line row by row; what it came of is wrapped beside it."""
        if entry.lines is None:
            ruler, words = self._part.ruler, self._part.words
            room = max(self._room(entry.told), NARROWEST)
            entry.lines = tuple(ruler.wrapped(self.said(entry), room, SIZE, self.weight(entry)))
            entry.reason = ()
            if entry.why is not None and words is not None:
                why = words.text(Text("ui-seats-why", reason=entry.why))
                entry.reason = tuple(ruler.wrapped(why, room, SIZE, 400))
        return entry.lines

    def height(self, entry: WrappedLine) -> float:
        """How high a line stands with its reason, in units."""
        rows = len(self.wrapped(entry)) + len(entry.reason)
        return rows * self.step + GAP + (HEADING if self.heads(entry) else 0)
