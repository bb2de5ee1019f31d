"""Why the computer seats of a game that is over did what they did: asked of them once more, off the window's thread."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from PySide6.QtCore import QObject, QTimer, Signal

from nemesis_desktop.engine.kind import GameKind
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.seats.filled import levels_of
from nemesis_desktop.engine.seats.minds import Apart, Minds, MindsLostError
from nemesis_desktop.engine.seats.thinker import Position
from nemesis_desktop.engine.text import Text

LOOK_EVERY: Final = 15
"""Milliseconds between two looks whether the answer has come."""
UNSAID: Final = Text("ui-seats-why-unsaid")
NOT_FOUND: Final = Text("ui-seats-why-not-found")


class Reasons(QObject):
    """Finds out what the computer seats of one match have chosen for.

    Nothing is told before the game is over: a reason speaks of what its seat alone could see.

    Args:
        match: the game.

    Attributes:
        minds: makes the place where they think, for a game.

    Signals:
        found: the number of a line of the log, and the reason as a ``Text``.
    """

    found = Signal(int, object)
    minds: ClassVar[Callable[[GameKind[Any, Any]], Minds]] = Apart

    def __init__(self, match: Match[Any, Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match = match
        self._thinking: Minds | None = None
        self._line: int | None = None
        self._asked = 0
        self._known: dict[int, Text] = {}
        self._looks = QTimer(self)
        self._looks.setInterval(LOOK_EVERY)
        self._looks.timeout.connect(self._look)

    def choice_of(self, line: int) -> int | None:
        """The choice of a computer seat that brought a line of the log; None where a person chose, or nobody."""
        match = self._match
        if not match.over or (match.loaded is not None and not match.loaded.log_complete):
            return None
        choice = match.choice_of(line)
        if choice is None or match.journal[choice].seat not in levels_of(match.table, choice):
            return None
        return choice

    def ask(self, line: int) -> None:
        """Find out about a line of the log; ``found`` tells it."""
        choice = self.choice_of(line)
        if choice is None:
            return
        if choice in self._known:
            self.found.emit(line, self._known[choice])
            return
        if self._thinking is None:
            self._thinking = type(self).minds(self._match.kind)
        self._line = line
        self._ask_about(choice)
        self._looks.start()

    def _ask_about(self, choice: int) -> None:
        assert self._thinking is not None
        self._asked = choice
        self._thinking.ask_why(Position.before(self._match, choice), self._match.journal[choice])

    def _goes_on(self, choice: int) -> bool:
        """Whether a choice goes on with what the same computer seat has begun with the one before."""
        match = self._match
        before = choice - 1
        seat = match.journal[choice].seat
        return before >= 0 and match.journal[before].seat == seat and seat in levels_of(match.table, before)

    def close(self) -> None:
        """Nobody asks any more."""
        self._looks.stop()
        thinking, self._thinking = self._thinking, None
        if thinking is not None:
            thinking.close()

    def _look(self) -> None:
        assert self._thinking is not None and self._line is not None
        try:
            heard = self._thinking.heard()
        except MindsLostError:
            self.close()
            self.found.emit(self._line, NOT_FOUND)
            return
        if heard is None:
            return
        (said,) = heard
        if said is None and self._goes_on(self._asked):
            # Paying for an act, say, has no reason of its own: it is that of the act.
            self._ask_about(self._asked - 1)
            return
        self._looks.stop()
        reason = said if isinstance(said, Text) else UNSAID
        choice = self.choice_of(self._line)
        if choice is not None:
            self._known[choice] = reason
        self.found.emit(self._line, reason)
