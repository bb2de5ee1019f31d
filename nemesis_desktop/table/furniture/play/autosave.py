"""The file of the match at the screen: it is rewritten after every answer, so at most the last click is ever lost."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from nemesis_desktop.engine.saving.storage import SaveError
from nemesis_desktop.engine.text import Text
from nemesis_desktop.table.furniture.play.sight import MatchShown
from nemesis_desktop.table.furniture.play.table_clock import CLOCK, TableClock


class Autosave(QObject):
    """Keeps one match, and how far its clock has come.

    Args:
        match: the game.
        clock: its clock.
        file: where it is kept; None keeps nothing (a lesson, tests).

    Attributes:
        problem: why the last answers are not on the disk; None when they are.

    Signals:
        failed: it could not be written: the reason, a ``Text``.
    """

    failed = Signal(object)

    def __init__(self, match: MatchShown, clock: TableClock, file: Path | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match, self._clock = match, clock
        self.file = file
        self.problem: Text | None = None

    @property
    def is_whole(self) -> bool:
        """Whether all that was answered is on the disk, and how far the clock has come since."""
        return self.problem is None and self._clock.kept in (None, self._match.table.get(CLOCK))

    def write(self) -> bool:
        """Write the game; what cannot be written is told, and tried again with the next answer.

        Returns whether it is on the disk.
        """
        self.problem = None
        if self._clock.kept is not None:
            self._match.table[CLOCK] = self._clock.kept
        if self.file is not None:
            try:
                self._match.save(self.file)
            except SaveError as problem:
                self.problem = problem.text
                self.failed.emit(problem.text)
        return self.problem is None
